"""Prose in a terminal: text broken into lines as its language demands, English between words, Japanese by kinsoku."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len, chop_cells
from rich.console import Console, JustifyMethod, OverflowMethod
from rich.containers import Lines
from rich.text import Text

OPENING: Final = "（「『【［｛〈《〔"
# What may not begin a line: closing marks, and what belongs to the letter before it.
CLOSING: Final = (
    "、。，．・：；？！）」』】］｝〉》〕”’…‥～％－ー々ゝゞヽヾ"
    + "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
    + ")]},.:;!?%"
)
WIDE: Final = "\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6"

# The least that stays together: a word, or one wide letter, with the marks that lean on it and the space behind it.
UNIT: Final = re.compile(rf"\s*[{OPENING}]*(?:[^\s{WIDE}]+|\S)[{re.escape(CLOSING)}]*\s*|\s+")


class Prose(Text):
    """A text whose lines begin with no comma and end with no opening bracket."""

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        """The lines of the text in so many columns."""
        broken = Lines()
        for paragraph in self.split(allow_blank=True):
            for line in paragraph.divide(breaks(paragraph.plain, width)):
                if line.cell_len > width:  # by the space behind the last word
                    line.rstrip()
                broken.append(line)
        return broken


def breaks(text: str, width: int) -> list[int]:
    """Where to break a text so that no line is wider than so many columns."""
    places, at, column = [], 0, 0
    for unit in units(text, width):
        if column and column + cell_len(unit.rstrip()) > width:
            places.append(at)
            column = 0
        at += len(unit)
        column += cell_len(unit)
    return places


def units(text: str, width: int) -> Iterator[str]:
    """The parts of a text that are not broken, unless one alone is wider than a line."""
    for unit in UNIT.findall(text):
        if cell_len(unit.rstrip()) <= width:
            yield unit
        else:
            last = len(unit.rstrip().rstrip(CLOSING)) - 1  # its marks stay with the last letter
            yield from chop_cells(unit[:last], width)
            yield unit[last:]
