"""8.0 Example of Play: the rulebook's own game, answer by answer, with the whole state after every turn."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from palestine.table import check, proves, state_of
from sandtable import new_game
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.cards import CAPABILITY_CARDS
from sandtable.games.british_way.palestine.map import NAMES

SNAPSHOTS = {
    shot["id"]: shot
    for shot in json.loads((Path(__file__).parents[1] / "records/palestine_example.json").read_text())["snapshots"]
}
KINDS = {
    "T": "troops",
    "P": "police",
    "U": "underground",
    "A": "active",
    "C": "caches",
    "S": "sabotage",
    "X": "terror",
    "K": "curfew",
}

# Every turn's answers, dice, chits and cards among them, up to the snapshot of that name.
TURNS: dict[str, list[str]] = {
    "0": ["P31"],
    "1a": [
        *["operation", "sabotage", "sabotage galilee", "4", "sabotage gaza", "done", "2", "sabotage haifa_c", "4"],
        *["terror jerusalem_c", "spend jerusalem_d", "5", "done"],
    ],
    "1b": ["limited", "patrol", "patrol jerusalem_c", "from haifa_c", "done", "jerusalem_c"],
    "2a": [
        *["P10", "operation", "deploy", "deploy samaria", "deploy tel_aviv", "deploy haifa_c"],
        *["to rail_jerusalem", "from samaria", "2", "done", "restore jerusalem_c"],
    ],
    "2b": ["limited", "rob", "rob haifa_d", "4", "done"],
    "3a": [
        *["P27", "operation", "recruit", "recruit jerusalem_c", "recruit rail_haifa", "1", "recruit rail_egypt", "1"],
        *["offensive haifa_d", "recruit tel_aviv", "1", "silence tel_aviv"],
    ],
    "3b": ["event", "pass", "chit 1"],
    "4a": [
        *["P25", "operation", "search", "search tel_aviv", "search jerusalem_c", "search lydda", "done"],
        *["from rail_jerusalem", "to tel_aviv", "1", "from rail_jerusalem", "to jerusalem_c", "from gaza", "2", "done"],
        *["lydda", "tel_aviv", "curfew", "jerusalem_c", "curfew", "detain tel_aviv", "4"],
    ],
    "4b": ["event", "shaded"],
    "5a": [
        *["P7", "operation", "travel", "travel gaza", "to tel_aviv"],
        *["propagandize tel_aviv", "propagandize jerusalem_c"],
        *["travel samaria", "to rail_jerusalem", "travel galilee", "to rail_syria"],
    ],
    "5b": ["limited", "assault", "assault lydda", "chit 0", "lead 0", "assault jerusalem_c"],
    "6a": [
        *["P8", "operation", "patrol", "negotiate", "5", "underground haifa_d", "underground jerusalem_d"],
        *["patrol rail_egypt", "patrol rail_jerusalem", "patrol rail_haifa", "done"],
        *["from samaria", "to rail_haifa", "from jerusalem_c", "to rail_egypt", "1"],
        *["from jerusalem_c", "to rail_jerusalem", "done", "rail_jerusalem", "spend 1"],
    ],
    "6b": ["event", "shaded"],
    "7-PW": ["P35"],
    "7-RES": ["chit 0"],
    "7-RED": [
        *["from rail_jerusalem", "to rail_syria", "done"],
        *["from lydda", "to rail_egypt", "2", "from galilee", "to rail_syria", "2", "done"],
    ],
    "7-RESET": ["done"],
}


def snapshot(game: Game) -> dict[str, object]:
    """The state in the form of palestine_example.json."""
    state = state_of(game)
    held = [value for value in range(3) for _ in range(state.chits[value])]
    first = state.first
    return {
        "spaces": {name: {key: getattr(state, kind)[s] for key, kind in KINDS.items()} for s, name in enumerate(NAMES)},
        "tracks": {
            "avC": state.available_caches,
            "avP": state.available_police,
            "avU": state.available_cells,
            "bag": [value for value in range(3) for _ in range(3 - state.chits[value])],
            "caps": {card: text for card, text in zip(CAPABILITY_CARDS, state.capabilities, strict=True) if text},
            "chits": held,
            "elig": ["I", "B"] if first == "irgun" else ["B", "I"],
            "hag": state.haganah,
            "prison": state.prison,
            "pw": state.political_will,
            "trC": state.track_caches,
            "trU": state.track_cells,
        },
    }


def expected(turn: str) -> dict[str, object]:
    shot = SNAPSHOTS[turn]
    tracks = dict(shot["tracks"], bag=sorted(shot["tracks"]["bag"]), chits=sorted(shot["tracks"]["chits"]))
    return {"spaces": shot["spaces"], "tracks": tracks}


def test_the_script_covers_every_snapshot():
    assert list(TURNS) == list(SNAPSHOTS)


@pytest.mark.parametrize("box", ["limited", "event"])
def test_the_example_of_play_gives_the_same_state_after_every_turn(box: str):
    game = new_game("palestine")
    for turn, answers in TURNS.items():
        for answer in [box, *answers[1:]] if turn == "3b" else answers:
            game.play(answer)
            check(game)

        assert snapshot(game) == expected(turn), turn


def test_the_example_ends_with_the_books_numbers():
    game = new_game("palestine")
    for answers in TURNS.values():
        game.play(*answers)

    state = state_of(game)
    assert (state.political_will, state.haganah, state.prison) == (8, 2, 3)


@proves("P-8.0-a")
def test_after_the_example_the_rest_of_the_deck_is_drawn_from_the_cards_not_yet_seen():
    game = new_game("palestine")
    for answers in TURNS.values():
        game.play(*answers)

    assert game.question is not None
    assert set(game.question.options) == {f"P{n}" for n in range(1, 33)} - {"P31", "P10", "P27", "P25", "P7", "P8"}
    assert state_of(game).propaganda_seen() == 1
