"""What has been put into words of a game, so that it is done once for all who look in the same way."""

from __future__ import annotations


class Wordings:
    """What all see, which every change makes anew, as an object and as JSON; and the lines of the log, which stay.

    Lines are kept by language; what all see by language and by the side with whose eyes they look.
    """

    def __init__(self) -> None:
        self.views: dict[tuple[str, str], dict[str, object]] = {}
        self.texts: dict[tuple[str, str], str] = {}
        self.changes: dict[tuple[str, str, int], tuple[object, str]] = {}  # by the id of what one has, with that itself
        self.overlays: dict[str, str] = {}  # what lies over the board, by name; it has no words
        self.logs: dict[str, list[dict[str, object]]] = {}

    def change(self) -> None:
        """Something has changed that all see."""
        self.views.clear()
        self.texts.clear()
        self.changes.clear()
        self.overlays.clear()

    def forget_log_after(self, length: int) -> None:
        """The log has been cut."""
        for lines in self.logs.values():
            del lines[length:]

    def forget(self) -> None:
        """Nobody looks any more, and words are a third of what a game takes."""
        self.change()
        self.logs.clear()
