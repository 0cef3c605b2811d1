"""What takes long in a big game: it is found once for all, for clients in turn, and others are served meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from threading import Thread, current_thread, main_thread

import httpx
import pytest

from sandtable.engine.game import Game
from sandtable.games import find, find_reference
from sandtable.table import creation
from sandtable.table.app import open_app
from sandtable.table.client import Client
from sandtable.table.creation import create
from sandtable.table.fair_queue import Claim, FairPlaces
from sandtable.table.forms import NewGameForm, SeatForm
from sandtable.table.games import Games
from sandtable.table.orders_api import overlay_text
from sandtable.table.refusals import Refusal
from sandtable.table.settings import Settings
from sandtable.table.store import Store
from sandtable.table.table_game import TableGame

BOTH = frozenset({"allied", "axis"})
DESERT = NewGameForm(game="dak2", seats={side: SeatForm(who="me") for side in sorted(BOTH)})


@asynccontextmanager
async def desert(file: Path) -> AsyncIterator[TableGame]:
    """A game on hexes that has just begun."""
    store = await Store.open(f"sqlite:///{file}")
    game, _ = await create(Games(store, lambda _: None), DESERT, "", "somebody")
    yield game
    await store.close()


async def play_some(game: TableGame, answers: int) -> None:
    random = Random(1)
    for _ in range(answers):
        question = game.play.game.question
        assert question is not None
        await game.answer(game.at, [question.sample(random.randrange)], BOTH)


def test_what_lies_over_the_board_is_found_once_for_all_who_look_until_the_game_goes_on(tmp_path, monkeypatch):
    reference, drawn = find_reference("dak2"), list[str]()
    draw = reference.overlay
    monkeypatch.setattr(reference, "overlay", lambda state, name: (drawn.append(name), draw(state, name))[1])

    async def run() -> None:
        async with desert(tmp_path / "table.sqlite") as game:
            first = overlay_text(game, "reach")
            assert overlay_text(game, "reach") == first
            assert overlay_text(game, "supply") != first
            assert drawn == ["reach", "supply"]
            with pytest.raises(Refusal):
                overlay_text(game, "rain")
            await play_some(game, 1)
            overlay_text(game, "reach")

    asyncio.run(run())

    assert drawn == ["reach", "supply", "rain", "reach"]


def test_a_record_of_a_big_game_is_replayed_beside_what_else_is_to_be_done_however_short_it_is(tmp_path, monkeypatch):
    threads: list[Thread] = []
    begins = creation.starting_game
    monkeypatch.setattr(creation, "starting_game", lambda *form: (threads.append(current_thread()), begins(*form))[1])

    async def run() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'table.sqlite'}")
        for name in ("dak2", "palestine"):
            form, record = NewGameForm(game=name, seats={}), Game.new(find(name)).record()
            await creation.find_start(Games(store, lambda _: None), form, record, "somebody")
        await store.close()

    asyncio.run(run())

    assert [thread is main_thread() for thread in threads] == [False, True]


def test_others_are_served_between_the_answers_on_the_way_to_a_moment(tmp_path):
    async def run() -> tuple[int, int]:
        async with desert(tmp_path / "table.sqlite") as game:
            while len(checkpoints := game.play.game.checkpoints(game.play.moment)) < 3:
                await play_some(game, 1)
            moment, served = checkpoints[1].answers - 1, 0
            going = asyncio.create_task(game.timeline.go_to(moment))
            while not going.done():
                await asyncio.sleep(0)
                served += 1
            assert (await going).moment == moment
            return moment, served

    moment, served = asyncio.run(run())

    assert served >= moment > 0


def test_others_are_served_between_the_answers_of_a_list(tmp_path):
    answers = ["load C39.03 1", "load C38.12 1", "load C36.14 1", "nonsense"]
    served: list[str] = []

    async def others() -> None:
        for _ in answers[1:]:
            served.append("another")
            await asyncio.sleep(0)

    async def run() -> None:
        async with desert(tmp_path / "table.sqlite") as game:

            async def answer() -> None:
                with pytest.raises(Refusal, match="nonsense"):
                    await game.answer(game.at, answers, BOTH)
                served.append("who has answered")

            await asyncio.gather(answer(), others())
            assert game.play.game.answers == []

    asyncio.run(run())

    assert served == ["another", "another", "another", "who has answered"]


def test_who_brings_a_record_of_a_big_game_waits_while_another_is_replayed_and_who_begins_one_does_not(tmp_path):
    async def run() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'table.sqlite'}")
        games, record = Games(store, lambda _: None), Game.new(find("dak2")).record()
        async with games.importing.take(Claim("somebody", lambda: True)):
            bringing = asyncio.create_task(creation.find_start(games, DESERT, record, "another"))
            for _ in range(3):
                begun = await creation.find_start(games, DESERT, "", "another")
            assert not bringing.done()
        assert (await bringing).record() == begun.record()
        await store.close()

    asyncio.run(run())


def test_clients_take_turns_where_each_waits_for_one_place():
    order: list[str] = []

    async def work(places: FairPlaces, client: str) -> None:
        async with places.take(Claim(client, lambda: True)):
            await asyncio.sleep(0)
            order.append(client)

    async def run() -> None:
        places = FairPlaces(1)
        await asyncio.gather(*(work(places, client) for client in ("ann", "ann", "ann", "ben")))

    asyncio.run(run())

    assert order == ["ann", "ben", "ann", "ann"]


@pytest.mark.parametrize("what", ["moments?first=0&count=2", "moments/0", "record?moment=0", "position?moment=0"])
def test_who_wants_a_game_played_again_waits_for_a_turn_and_who_looks_at_it_does_not(tmp_path, what):
    async def run() -> None:
        settings = Settings(f"sqlite:///{tmp_path / 'table.sqlite'}", "warning")
        async with (
            open_app(settings, Client(tmp_path)) as app,
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table") as browser,
        ):
            made = (await browser.post("/api/games", json=DESERT.model_dump(exclude_defaults=True))).json()
            path = f"/api/games/{made['id']}"
            async with app.state.replaying.take(Claim("somebody", lambda: True)):
                asked = asyncio.create_task(browser.get(f"{path}/{what}"))
                for _ in range(3):
                    assert (await browser.get(path)).status_code == 200
                assert not asked.done()
            assert (await asked).status_code == 200

    asyncio.run(run())
