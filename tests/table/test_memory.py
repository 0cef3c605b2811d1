"""Games that have left memory are gone at once: Python's collector looks only every ten minutes."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from random import Random

import pytest

from sandtable.engine.errors import SandtableError
from sandtable.table import games as kept
from sandtable.table import views
from sandtable.table.analysis_views import history
from sandtable.table.creation import create
from sandtable.table.forms import NewGameForm, SeatForm
from sandtable.table.games import Games
from sandtable.table.store import Store
from sandtable.table.table_game import TableGame

BOTH = frozenset({"british", "irgun"})
ALONE = NewGameForm(game="palestine", seats={side: SeatForm(who="me") for side in sorted(BOTH)})


@pytest.fixture
def no_collector():
    """Only what nobody refers to any more is freed."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def play_to_the_end(game: TableGame) -> None:
    """Play at random with somebody watching, take something back, be refused, and look at all there is to see."""
    player = Random(1)
    with game.watching(BOTH) as watcher:
        while (question := game.play.game.question) is not None:
            await game.answer(game.at, [player.choice(list(question.options))], BOTH)
            _, watcher.log_sent = views.view_text(game, BOTH, "en", watcher.log_sent)
            if game.at == 50:
                await game.ask_rollback(game.at, BOTH, game.play.moment // 2)
                with pytest.raises(SandtableError):
                    await game.answer(game.at, ["no such answer"], BOTH)
    history(game)
    await views.view_at(game, 5, BOTH, "ja")


def test_what_was_put_into_words_goes_with_the_last_who_watches(tmp_path: Path):
    async def run() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/table.sqlite")
        game, _ = await create(Games(store, lambda _: None), ALONE, "", "somebody")
        with game.watching(BOTH):
            with game.watching(BOTH):
                before = views.view_text(game, BOTH, "ja", 0)
            assert game.audience.wordings.logs

        assert (game.audience.wordings.logs, game.audience.wordings.texts, game.audience.wordings.views) == ({}, {}, {})
        with game.watching(BOTH):
            assert views.view_text(game, BOTH, "ja", 0)[1] == before[1]
        await store.close()

    asyncio.run(run())


def test_a_game_that_leaves_memory_is_gone_without_the_collector(tmp_path: Path, monkeypatch, no_collector):
    monkeypatch.setattr(kept, "GAMES_KEPT", 1)

    async def run() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/table.sqlite")
        games = Games(store, lambda _: None)
        game, _ = await create(games, ALONE, "", "somebody")
        await play_to_the_end(game)
        left = [weakref.ref(game), weakref.ref(game.play)]
        del game
        assert all(one() for one in left)

        other, _ = await create(games, ALONE, "", "somebody")

        assert games.names() == [other.id]
        assert [one() for one in left] == [None, None]
        await store.close()

    asyncio.run(run())


def test_a_big_game_takes_the_room_of_several_others(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(kept, "GAMES_KEPT", kept.ROOM_FOR_A_BIG_ONE + 2)
    desert = NewGameForm(game="dak2", seats={side: SeatForm(who="me") for side in ("allied", "axis")})

    async def run() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/table.sqlite")
        games = Games(store, lambda _: None)
        begun = [(await create(games, form, "", "somebody"))[0].id for form in (desert, ALONE, ALONE, ALONE, desert)]

        assert games.names() == begun[2:]
        with (await games.get(begun[4])).watching([]):
            await games.get(begun[0])
            assert games.names() == [begun[4], begun[0]]
        await store.close()

    asyncio.run(run())
