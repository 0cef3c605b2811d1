"""A game comes back from the database with little work; bench/loading.py measures how fast."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from sqlalchemy import event

from sandtable.engine.game import Game
from sandtable.engine.notation import write_settings
from sandtable.games import find
from sandtable.table.dossier import Entry, Origin, now
from sandtable.table.games import Games
from sandtable.table.play import Play
from sandtable.table.seats import Seat
from sandtable.table.store import Store

RULES = find("palestine")
GAME = "one-long-one"


def played(answers: int) -> Game:
    player, game = Random(1), Game.new(RULES)
    while len(game.answers) < answers:
        assert game.question is not None
        game.play(player.choice(list(game.question.options)))
    return game


async def statements_to_load(file: Path, game: Game) -> list[str]:
    """What the database is asked when a game is looked for that nobody has open, and when it is looked for again."""
    store = await Store.open(f"sqlite:///{file}")
    origin = Origin(GAME, now(), RULES.name, RULES.version, "standard", write_settings(game.settings), "", "00" * 32, 0)
    seats = [Seat(side, "person", "", "", "") for side in ("british", "irgun", "spectator")]
    record = [Entry(side, answer) for side, answer in zip(game.sides, game.answers, strict=True)]
    await store.create(origin, seats, record, over=game.over)
    asked: list[str] = []
    event.listen(store.engine.sync_engine, "before_cursor_execute", lambda *sent: asked.append(sent[2]))
    games = Games(store, lambda _: None)
    loaded = await games.get(GAME)
    assert loaded.play.game.answers == game.answers
    assert await games.get(GAME) is loaded
    await store.close()
    return asked


def test_a_game_is_read_with_the_same_few_statements_however_long_it_is_and_replayed_once(tmp_path, monkeypatch):
    replayed: list[str] = []
    play = Play.answer

    def counted(self, answer, side):
        replayed.append(answer)
        play(self, answer, side)

    monkeypatch.setattr(Play, "answer", counted)
    short, long = (
        asyncio.run(statements_to_load(tmp_path / f"{answers}.sqlite", played(answers))) for answers in (10, 120)
    )

    assert short == long
    assert len(long) < 10
    assert len(replayed) == 10 + 120
