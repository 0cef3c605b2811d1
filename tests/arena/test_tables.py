"""The tables tell what the records tell."""

from pathlib import Path

import pytest
from pyarrow import parquet

from arena.arenas import HEURISTIC, RANDOM, keep, plan
from sandtable.arena.folder import Folder
from sandtable.arena.plan import Plan, spread
from sandtable.arena.tables import game_columns, turn_columns
from sandtable.arena.turns import find_telling, tell_turns
from sandtable.engine.game import Game
from sandtable.engine.notation import read_record
from sandtable.games import find
from sandtable.games.british_way.palestine.cards import PROPAGANDA_CARDS

RULES = find("palestine")
ROOT = Path(__file__).resolve().parents[2]


def replay(record: str) -> Game:
    return Game.replay(RULES, read_record(RULES, record))


@pytest.fixture(scope="module", params=[RANDOM, HEURISTIC], ids=["random", "heuristic"])
def kept(request, tmp_path_factory):
    """A folder, its games replayed from their records, and its two tables."""
    folder = tmp_path_factory.mktemp("tables") / "kept"
    keep(folder, plan(8, seed=3, bots=request.param))
    games = [replay(played.record) for played in Folder(folder).games()]
    tables = [parquet.read_table(folder / f"{name}.parquet").to_pylist() for name in ("games", "turns")]
    return games, *tables


def lines(game: Game, *messages: str) -> list[dict[str, object]]:
    """The arguments of the log's lines of some kinds."""
    assert game.log is not None
    return [line.arguments for line in game.log if line.message in messages]


def test_a_row_for_each_game_says_how_it_ended(kept):
    games, rows, turns = kept

    assert [row["game"] for row in rows] == list(range(8))
    for number, (game, row) in enumerate(zip(games, rows, strict=True)):
        state = game.state
        assert row["seed"] == f"3/{number}"
        assert (row["winner"], row["forfeit"], row["error"]) == (game.result, "", False)
        assert (row["answers"], row["cards"]) == (len(game.answers), len(lines(game, "log-reveal")))
        assert row["turns"] == len([turn for turn in turns if turn["game"] == number])
        assert (row["political_will"], row["haganah"]) == (state.political_will, state.haganah)
        assert row["cells"] == sum(state.underground) + sum(state.active)
        assert (row["police"], row["troops"]) == (sum(state.police), sum(state.troops))
        assert (row["bid"], row["p29_anywhere"]) == (0, "false")


def test_a_row_for_each_turn_says_who_did_what(kept):
    games, _, turns = kept

    for number, game in enumerate(games):
        mine = [turn for turn in turns if turn["game"] == number]
        actions = [turn for turn in mine if turn["box"]]
        assert [turn["turn"] for turn in mine] == list(range(1, len(mine) + 1))
        assert [(turn["side"], turn["box"]) for turn in actions] == [
            (line["side"], line["box"]) for line in lines(game, "log-box")
        ]
        events = [turn for turn in actions if turn["did"] == "event"]
        assert [(turn["side"], turn["card"], turn["text"]) for turn in events] == [
            (line["side"], line["card"], line["text"]) for line in lines(game, "log-event", "log-event-single")
        ]
        passes = len(lines(game, "log-pass", "log-forced-pass"))
        assert len([turn for turn in actions if turn["did"] == "pass"]) == passes
        rounds = [turn["card"] for turn in mine if turn["did"] == "round"]
        assert rounds == [line["card"] for line in lines(game, "log-reveal") if line["card"] in PROPAGANDA_CARDS]
        assert len(mine) == len(actions) + len(rounds)


def test_the_turns_of_a_game_follow_on_one_another(kept):
    games, _, turns = kept

    for number, game in enumerate(games):
        mine = [turn for turn in turns if turn["game"] == number]
        for value in ("political_will", "haganah", "cells", "prison", "sabotage"):
            ends = [turn[f"{value}_after"] for turn in mine]
            assert [turn[f"{value}_before"] for turn in mine[1:]] == ends[:-1]
        changes = sum(turn["political_will_after"] - turn["political_will_before"] for turn in mine)
        assert changes == sum(line["after"] - line["before"] for line in lines(game, "log-political-will"))


def test_what_accompanies_an_operation_is_told(kept):
    games, _, turns = kept
    terror = [turn for turn in turns if turn["activity"] == "terror"]

    assert {turn["operation"] for turn in terror} <= {"sabotage"}
    assert all(turn["operation"] for turn in turns if turn["activity"])
    assert {turn["operation"] for turn in turns if turn["activity"] == "restore"} <= {"deploy"}
    negotiated = [turn for turn in turns if turn["activity"] == "negotiate"]
    told = sum(len(lines(game, "log-negotiate", "log-negotiate-at-zero")) for game in games)
    assert 0 < len(negotiated) <= told


def test_options_and_bids_are_spread_evenly_and_told(tmp_path):
    matches = spread(find("palestine"), RANDOM, {"p29_anywhere": ["false", "true"]}, [-1, 0, 2])
    keep(tmp_path / "kept", Plan("palestine", matches, 12, 0))
    rows = parquet.read_table(tmp_path / "kept" / "games.parquet").to_pylist()
    ways = [(row["p29_anywhere"], row["bid"]) for row in rows]
    starts = [
        turn["political_will_before"]
        for turn in parquet.read_table(tmp_path / "kept" / "turns.parquet").to_pylist()
        if turn["turn"] == 1
    ]

    assert len(set(ways)) == 6
    assert all(ways.count(way) == 2 for way in ways)
    assert starts == [18 + bid for _, bid in ways]
    for played, (value, _) in zip(Folder(tmp_path / "kept").games(), ways, strict=True):
        assert replay(played.record).settings["p29_anywhere"] == value


def test_a_game_that_was_forfeited_is_told_as_far_as_it_went(tmp_path):
    program = tmp_path / "bot.py"
    program.write_text("import sys\nsys.stdin.readline()\n")
    bots = {"british": "random", "irgun": f"cmd:python3 {program}"}
    tally = keep(tmp_path / "kept", plan(3, bots=bots))
    rows = parquet.read_table(tmp_path / "kept" / "games.parquet").to_pylist()

    assert tally.forfeits == {"british": 0, "irgun": 3}
    assert all(f"cmd:python3 {program}" in failure for failure in tally.failures)
    assert [(row["winner"], row["forfeit"]) for row in rows] == [("british", "irgun")] * 3
    assert [row["irgun"] for row in rows] == [bots["irgun"]] * 3


def test_every_column_is_explained():
    page = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
    wanted = plan(1)

    assert [column for column in game_columns(wanted) if f"`{column}`" not in page] == []
    values = [f"{value}_{when}" for value in find_telling("palestine").values for when in ("before", "after")]
    explained = [column for column in turn_columns(wanted) if f"`{column}`" in page]
    assert explained + [value for value in values if value not in explained] == list(turn_columns(wanted))


def test_turns_are_told_from_the_record_alone():
    game = Game.new(RULES, log=False)
    for answer in ("P1", "operation", "recruit"):
        game.play(answer)
    (turn,) = tell_turns("palestine", game.record())

    assert (turn.facts["side"], turn.facts["operation"], turn.facts["card_number"]) == ("irgun", "recruit", 1)
