"""1.3 Adjacency: which spaces touch, and which borders are an option because no text gives them."""

from __future__ import annotations

from sandtable.engine.rules import Settings


class Borders:
    """Pairs of spaces that touch, each with its source, and pairs that may, with "true" if they do by default."""

    def __init__(
        self, names: list[str], certain: list[tuple[int, int, str]], doubtful: list[tuple[int, int, str, str]]
    ) -> None:
        self.spaces = len(names)
        self.certain = certain
        self.doubtful = doubtful
        self.options = {f"{names[one]}_touches_{names[other]}": default for one, other, default, _ in doubtful}
        self.usual = self.table(list(self.options.values()))

    def option_values(self) -> dict[str, list[str]]:
        """The options by name, the default first."""
        return {
            name: ["true", "false"] if touch == "true" else ["false", "true"] for name, touch in self.options.items()
        }

    def adjacent(self, settings: Settings) -> list[list[int]]:
        """For every space the spaces it touches: the usual table, unless an option has another value."""
        chosen = [settings[name] for name in self.options]
        return self.usual if chosen == list(self.options.values()) else self.table(chosen)

    def table(self, chosen: list[str]) -> list[list[int]]:
        pairs = [(one, other) for one, other, _ in self.certain]
        pairs += [
            (one, other) for (one, other, _, _), touch in zip(self.doubtful, chosen, strict=True) if touch == "true"
        ]
        table: list[list[int]] = [[] for _ in range(self.spaces)]
        for one, other in pairs:
            table[one].append(other)
            table[other].append(one)
        return [sorted(spaces) for spaces in table]
