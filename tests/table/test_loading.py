"""A game comes back from the database fast enough for nobody to wait."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from time import perf_counter

from sandtable.engine.game import Game
from sandtable.engine.notation import write_settings
from sandtable.games import find
from sandtable.table.games import Games
from sandtable.table.seats import Seat
from sandtable.table.store import Store
from sandtable.table.stored import Entry, Origin, now

RULES = find("palestine")
LONG = "one-long-one"
ENDINGS = {"done", "pass", "no", "limited"}  # a game without them is long


def long_game(answers: int) -> Game:
    for seed in range(100):
        player, game = Random(seed), Game.new(RULES)
        while game.question is not None and len(game.answers) < answers:
            options = list(game.question.options)
            game.play(player.choice([option for option in options if option not in ENDINGS] or options))
        if len(game.answers) == answers:
            return game
    raise AssertionError("no game was long enough")


async def seconds_to_load(file: Path, game: Game) -> list[float]:
    """How long it takes to read and replay a game, several times, none of which remembers the one before."""
    store = await Store.open(f"sqlite:///{file}")
    origin = Origin(LONG, now(), RULES.name, RULES.version, "standard", write_settings(game.settings), "", "00" * 32, 0)
    seats = [Seat(side, "person", "", "", "") for side in ("british", "irgun", "spectator")]
    record = [Entry(side, answer) for side, answer in zip(game.sides, game.answers, strict=True)]
    await store.create(origin, seats, record)
    took = []
    for _ in range(10):
        began = perf_counter()
        loaded = await Games(store, lambda _: None).get(LONG)
        took.append(perf_counter() - began)
        assert loaded.play.game.answers == game.answers
    await store.close()
    return took


def test_a_game_of_400_answers_is_loaded_in_less_than_50_milliseconds(tmp_path):
    took = asyncio.run(seconds_to_load(tmp_path / "table.sqlite", long_game(400)))

    assert min(took) < 0.050, took
