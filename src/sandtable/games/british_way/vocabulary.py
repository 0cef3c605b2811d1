"""The words that the games of The British Way have in common, and the spaces of a map as answers."""

from __future__ import annotations

from typing import Final

BRITISH: Final = "british"

# 2.3 Initiative Track: the action boxes from left to right.
LIMITED: Final = "limited"
EVENT: Final = "event"
OPERATION: Final = "operation"
BOXES: Final = [LIMITED, EVENT, OPERATION]

PASS: Final = "pass"
SHADED: Final = "shaded"
UNSHADED: Final = "unshaded"
TEXTS: Final = [UNSHADED, SHADED]

NOWHERE: Final = -1


class Places:
    """The spaces of one map and the answers that name them.

    A family of answers is a list in the order of the spaces, so `families["to"][space]` is the answer `to gaza` and
    `space_of["to gaza"]` the space. A game names its families in the order of its vocabulary.
    """

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.spaces = list(range(len(names)))
        self.families: dict[str, list[str]] = {}
        self.space_of: dict[str, int] = {}
        self.verb_of: dict[str, str] = {}
        # What questions say about a space: made once, since they are asked by the million.
        self.about: list[dict[str, object]] = [{"space": name} for name in names]

    def family(self, verb: str) -> list[str]:
        """The answers `verb space`; with no verb the bare names of the spaces."""
        answers = [f"{verb} {name}".strip() for name in self.names]
        self.families[verb] = answers
        for space, answer in enumerate(answers):
            self.space_of[answer] = space
            self.verb_of[answer] = verb
        return answers
