"""English: British spelling, one kind of apostrophe and of quotation mark; in every catalogue there is."""

from __future__ import annotations

import pytest

from test_japanese import check_row, found_by, said_in

# What is written, what is not, and an example of it.
ROWS = [
    ("the bot's advice", "’", "the bot’s advice"),
    ("“All” takes everything", r'(?<!\\)"[A-Za-z]', '"All" takes everything'),
    ("towards Support", r"\btoward\b", "toward Support"),
    ("colour", r"\b(?:color|armor|honor|labor|neighbor|gray|defense|offense)", "neighbors"),
    ("without, it cannot attack", r"\b(is|it|the|a|an|of|to|and|in|on) \1\b", "without it it cannot attack"),
    ("goes on ...", r"(?<!\.)\.\.(?!\.)|,,|;;|::", "The end.."),
    ("seen and now Active", r"^[,;:.!?] ?\w", ", seen and now Active"),
]
every_row = pytest.mark.parametrize(("used", "pattern", "example"), ROWS)


def test_texts_of_every_game_are_looked_at():
    assert len({said.file for said in said_in("en")}) > 25


@every_row
def test_no_text_is_written_otherwise(used, pattern, example):
    assert found_by(pattern, "en") == []


@every_row
def test_every_row_tells_right_from_wrong(used, pattern, example):
    check_row(used, pattern, example)
