"""Records of megabytes: read, checked and replayed like any other."""

import pytest

from carts.rules import DAY, RULES
from sandtable.engine.errors import BadRecord
from sandtable.engine.game import Game
from sandtable.engine.notation import Record, read_record, write_record

DAYS = 6000


def big_record(days: int = DAYS) -> str:
    """Five megabytes: on the first day three carts of each side meet, from then on they go to and fro."""
    answers: list[str] = []
    sides: list[str] = []
    for number in range(days):
        for side, meet, home, away in (
            ("north", ["move n1 to 30.26", "move n2 to 30.26", "move n3 to 30.26"], "30.26", "30.27"),
            ("south", ["move s1 to 30.36", "move s2 to 30.36", "move s3 to 30.36"], "30.36", "30.37"),
        ):
            group = " ".join(order.split(" ")[1] for order in meet)
            trips = [f"move {group} to {away if trip % 2 == 0 else home}" for trip in range(DAY)]
            given = [*meet, "done"] if number == 0 else trips
            answers += given
            sides += [side] * len(given)
    return write_record(RULES, Record({}, "days-6000", "", answers, sides, ""))


@pytest.fixture(scope="module")
def text() -> str:
    return big_record()


def test_a_record_of_five_megabytes_is_replayed_to_its_last_answer(text):
    assert len(text) > 5_000_000
    record = read_record(RULES, text)
    game = Game.replay(RULES, record, log=False)

    assert len(game.answers) == len(record.answers) > 200_000
    assert (game.over, game.result) == (True, "north")
    again = Record(record.settings, record.scenario, "", game.answers, game.sides, "")
    assert write_record(RULES, again) == text


def test_an_edit_in_the_middle_of_it_is_found(text):
    middle = text.index("move n1", len(text) // 2)

    with pytest.raises(BadRecord, match="the record was edited"):
        read_record(RULES, text[:middle] + text[middle:].replace("n1", "n2", 1))
    with pytest.raises(BadRecord, match="the record is cut"):
        read_record(RULES, text[:middle].rstrip(", "))
