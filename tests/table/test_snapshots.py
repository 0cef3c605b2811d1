"""Snapshots: long games open, go back and are looked at without being replayed from their start."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from threading import Thread, current_thread, main_thread
from typing import Any

import pytest
from sqlalchemy import text

from engine.test_long_games import long_game
from sandtable.engine.chance import Dealer
from sandtable.engine.game import CHECKPOINT_AFTER, Game
from sandtable.engine.notation import write_settings
from sandtable.engine.questions import Question
from sandtable.games import GAMES, find
from sandtable.table import dice, snapshots
from sandtable.table.creation import create
from sandtable.table.dossier import Entry, Origin, Snapshot, now
from sandtable.table.forms import NewGameForm, SeatForm
from sandtable.table.games import Games
from sandtable.table.play import Play
from sandtable.table.store import Store
from sandtable.table.table_game import TableGame
from sandtable.table.thinker import Position, Thinker
from sandtable.table.timeline import Timeline

ANSWERS = 430
LONG_GAME = 1  # dice with which the games below last
SIDES = frozenset({"british", "irgun"})
HOT_SEAT = NewGameForm(game="palestine", seats={side: SeatForm(who="me") for side in sorted(SIDES)})


@pytest.fixture(autouse=True)
def _listed(monkeypatch):
    monkeypatch.setitem(GAMES, "carts", "carts")


@pytest.fixture
def _same_dice(monkeypatch):
    """The table's dice are no secret, so that a game is as long as it always was."""
    monkeypatch.setattr(dice, "token_bytes", lambda count: bytes([LONG_GAME]) * count)


@pytest.fixture
def replayed(monkeypatch) -> list[str]:
    """The answers that the table has played."""
    given: list[str] = []
    play = Play.answer

    def counted(self: Play, answer: str, side: str) -> None:
        given.append(answer)
        play(self, answer, side)

    monkeypatch.setattr(Play, "answer", counted)
    return given


@pytest.fixture
def given(monkeypatch) -> list[str]:
    """The answers that games have been given, those among them that are played again."""
    all_of_them: list[str] = []
    give = Game.answer

    def counted(self: Game, answer: str, side: str = "") -> None:
        all_of_them.append(answer)
        give(self, answer, side)

    monkeypatch.setattr(Game, "answer", counted)
    return all_of_them


@cache
def played(name: str, answers: int = ANSWERS) -> Game:
    """A long game: without the answers that end turns early, where there are others."""
    if name == "carts":
        return long_game(answers)
    for seed in range(100):
        random, game = Random(seed), Game.new(find(name), dealer=Dealer(seed))
        while game.question is not None and len(game.answers) < answers:
            game.play(busy_answer(game.question, random))
        if not game.over:
            return game
    raise AssertionError(f"no game of {name} is so long")


def busy_answer(question: Question, random: Random) -> str:
    """Any answer that does not end a turn early, if there is one; of orders, any of ten."""
    options = question.options or [question.sample(random.randrange) for _ in range(10)]
    return random.choice([option for option in options if option not in ("done", "pass", "no", "limited")] or options)


def origin_of(game: Game) -> Origin:
    rules = game.rules
    options = write_settings(game.settings)
    return Origin("some-game", now(), rules.name, rules.version, game.scenario, options, "", "00" * 32, 0)


def entries_of(game: Game) -> list[Entry]:
    return [Entry(side, answer) for side, answer in zip(game.sides, game.answers, strict=True)]


def pictured(play: Play) -> dict[str, Any]:
    """All that the table knows of a moment."""
    game = play.game
    log = [(line.rule, line.message, line.arguments) for line in game.log or []]
    known = (play.turn, play.log_ends, play.turn_starts, play.asked, play.progress)
    return {"position": game.position(), "record": game.record(), "log": log, "known": known, "step": game.step}


@pytest.mark.parametrize("name", ["palestine", "cyprus", "malaya", "carts", "dak2"])
def test_a_game_opens_from_its_snapshots_as_if_it_had_been_replayed(name, replayed):
    game = played(name, 305)
    origin, entries = origin_of(game), entries_of(game)
    whole = Timeline(game.rules, origin, entries)
    kept = whole.snapshots_to_keep()
    del replayed[:]
    opened = Timeline(game.rules, origin, entries, kept)

    assert [snapshot.moment for snapshot in kept] == [100, 200, 300]
    assert len(replayed) == len(game.answers) - 300
    assert pictured(opened.play) == pictured(whole.play)
    assert opened.snapshots_to_keep() == []


@pytest.mark.parametrize("name", ["malaya", "carts", "dak2"])
@pytest.mark.parametrize("moment", [0, 3, 99, 100, 101, 250, 329])
def test_a_moment_is_served_from_the_snapshot_before_it(name, moment, replayed):
    game = played(name, 330)
    timeline = Timeline(game.rules, origin_of(game), entries_of(game))
    del replayed[:]
    then = asyncio.run(timeline.go_to(moment))

    assert len(replayed) <= moment % snapshots.EVERY
    earlier = Timeline(game.rules, origin_of(game), entries_of(game)[:moment])
    assert pictured(then) == pictured(earlier.play)


@pytest.mark.parametrize("name", ["malaya", "carts", "dak2"])
def test_who_takes_back_one_answer_waits_for_no_more_than_its_step_and_the_checkpoint_before(name, given):
    game = played(name, 399)
    origin, entries = origin_of(game), entries_of(game)[:399]  # dice that fell at once would complete a hundred
    opened = Timeline(game.rules, origin, entries, Timeline(game.rules, origin, entries).snapshots_to_keep())
    del given[:]
    then = asyncio.run(opened.go_to(len(entries) - 1))

    assert len(given) <= 2 * CHECKPOINT_AFTER
    assert pictured(then) == pictured(Timeline(game.rules, origin, entries[:-1]).play)


@pytest.mark.parametrize("name", ["malaya", "carts", "dak2"])
def test_who_takes_back_the_answer_with_which_a_snapshot_was_taken_goes_by_the_checkpoints_of_the_game(name, given):
    game = played(name, 400)
    origin, entries = origin_of(game), entries_of(game)[:400]
    timeline = Timeline(game.rules, origin, entries)
    del given[:]
    then = asyncio.run(timeline.go_to(399))

    assert timeline.snapshots_to_keep()[-1].moment == 400
    assert len(given) <= 2 * CHECKPOINT_AFTER
    assert pictured(then) == pictured(Timeline(game.rules, origin, entries[:-1]).play)


def test_what_is_played_on_from_a_snapshot_gets_the_numbers_that_it_would_have_had():
    game = played("carts")
    timeline = Timeline(game.rules, origin_of(game), entries_of(game))
    opened = Timeline(game.rules, origin_of(game), entries_of(game), timeline.snapshots_to_keep())
    ends = []
    for play in (timeline.draft(), opened.draft()):
        random = Random(4)
        play.game.seat_dealer(Dealer(9))
        for _ in range(20):
            assert play.game.question is not None
            play.game.play(play.game.question.sample(random.randrange))
        ends.append((play.game.record(), play.game.position()))

    assert ends[0] == ends[1]


def test_who_walks_through_a_game_sees_what_was_there_when_he_began_though_it_goes_back_meanwhile():
    game = played("carts")
    timeline = Timeline(game.rules, origin_of(game), entries_of(game))

    async def run() -> list[int]:
        walk = timeline.walk(250, 10)
        await anext(walk)
        await timeline.follow([Entry("north", "", 120)])
        return [play.moment async for play in walk]

    assert asyncio.run(run()) == list(range(251, 260))


def test_a_big_game_is_opened_beside_what_else_is_to_be_done(tmp_path, monkeypatch):
    threads: list[Thread] = []
    opens = Timeline.__init__
    monkeypatch.setattr(Timeline, "__init__", lambda *given: (threads.append(current_thread()), opens(*given))[1])

    async def run() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'table.sqlite'}")
        seats = {side: SeatForm(who="me") for side in find("dak2").sides}
        await create(Games(store, lambda _: None), NewGameForm(game="dak2", seats=seats), "", "somebody")
        await create(Games(store, lambda _: None), HOT_SEAT, "", "somebody")
        await store.close()

    asyncio.run(run())

    assert [thread is main_thread() for thread in threads] == [False, True]


def test_a_snapshot_that_the_game_has_gone_back_behind_is_overtaken():
    game = played("carts")
    entries, origin = entries_of(game), origin_of(game)
    kept = Timeline(game.rules, origin, entries).snapshots_to_keep()
    back = [*entries, Entry("north", "", 250)]
    gone_back = Timeline(game.rules, origin, back, kept)

    assert [snapshot.moment for snapshot in snapshots.usable(kept, back)] == [100, 200]
    assert gone_back.play.moment == 250
    assert pictured(gone_back.play) == pictured(Timeline(game.rules, origin, entries[:250]).play)
    forth = [*back, *entries[250:]]
    again = Timeline(game.rules, origin, forth, kept)
    assert [(one.moment, one.since) for one in again.snapshots_to_keep()] == [(300, 200), (400, 300)]


def test_a_game_that_goes_back_in_memory_forgets_what_it_has_gone_back_behind():
    game = played("carts")
    timeline = Timeline(game.rules, origin_of(game), entries_of(game))
    timeline.snapshots_to_keep()
    back = Entry("north", "", 150)
    asyncio.run(timeline.follow([back]))
    asyncio.run(timeline.follow(entries_of(game)[150:260]))

    assert [(one.moment, one.since) for one in timeline.snapshots_to_keep()] == [(260, 100)]
    assert pictured(timeline.play) == pictured(Timeline(game.rules, origin_of(game), entries_of(game)[:260]).play)


def other_side(acting: re.Match[str]) -> str:
    return "act south" if acting[1] == "north" else "act north"


def damaged(snapshot: Snapshot, how: str) -> Snapshot:
    notes = json.loads(snapshot.notes)
    return {
        "another version": replace(snapshot, position=snapshot.position.replace("carts 1", "carts 99")),
        "no position": replace(snapshot, position="nonsense"),
        "no notes": replace(snapshot, notes="{}"),
        "cut notes": replace(snapshot, notes=snapshot.notes[:200]),
        "too few notes": replace(snapshot, notes=json.dumps({**notes, "log_ends": notes["log_ends"][:-1]})),
        "an impossible cart": replace(snapshot, position=snapshot.position.replace("left: ", "left: 99 ")),
        "another's turn": replace(
            snapshot, position=re.sub("act (north|south)", other_side, snapshot.position, count=1)
        ),
        "a message that is no more": replace(snapshot, notes=snapshot.notes.replace('"log-', '"log-old-')),
    }[how]


@pytest.mark.parametrize(
    "how",
    [
        *["another version", "no position", "no notes", "cut notes", "too few notes", "an impossible cart"],
        *["another's turn", "a message that is no more"],
    ],
)
def test_a_snapshot_that_does_not_fit_is_left_out_and_made_anew(how, replayed):
    game = played("carts")
    origin, entries = origin_of(game), entries_of(game)
    whole = Timeline(game.rules, origin, entries)
    kept = whole.snapshots_to_keep()
    del replayed[:]
    opened = Timeline(game.rules, origin, entries, [*kept[:-1], damaged(kept[-1], how)])

    assert replayed[-len(game.answers) :] == game.answers
    assert pictured(opened.play) == pictured(whole.play)
    assert opened.snapshots_to_keep() == kept


@pytest.mark.parametrize("how", ["another version", "no position", "another's turn"])
def test_a_moment_is_served_from_an_earlier_snapshot_where_the_last_before_it_does_not_fit(how):
    game = played("carts")
    origin, entries = origin_of(game), entries_of(game)
    first, second, *others = Timeline(game.rules, origin, entries).snapshots_to_keep()
    opened = Timeline(game.rules, origin, entries, [first, damaged(second, how), *others])

    then = asyncio.run(opened.go_to(250))

    assert pictured(then) == pictured(Timeline(game.rules, origin, entries[:250]).play)
    before = opened.snapshot_before(250)
    assert before is not None
    assert before.moment == first.moment


def test_who_thinks_for_a_bot_begins_at_the_start_where_a_snapshot_does_not_fit():
    game = played("carts", 330)
    origin = origin_of(game)
    position = Position("some-game", "carts", origin.scenario, origin.options, "", game.answers, game.sides)
    asked = {"bot": "random", "seed": "1"}

    damaged_one = Thinker().do("answer", replace(position, snapshot="nonsense", reached=300), asked)

    assert damaged_one == Thinker().do("answer", position, asked)


@pytest.mark.parametrize("name", ["malaya", "dak2"])
def test_who_thinks_for_a_bot_goes_on_from_the_newest_snapshot(name, given):
    game = played(name, 330)
    origin, kept = origin_of(game), Timeline(game.rules, origin_of(game), entries_of(game)).snapshots_to_keep()
    from_start = Position(
        "some-game", name, origin.scenario, origin.options, origin.start, game.answers.copy(), game.sides
    )
    position = replace(from_start, snapshot=kept[-1].position, reached=kept[-1].moment)
    first = Thinker().do("answer", from_start, {"bot": "random", "seed": "1"})
    del given[:]
    again = Thinker().do("answer", position, {"bot": "random", "seed": "1"})

    assert again == first
    assert len(given) < snapshots.EVERY


def test_a_game_that_begins_with_a_long_record_keeps_snapshots_of_it(tmp_path, replayed):
    async def run() -> None:
        store, _ = await begin(tmp_path / "table.sqlite")
        record = played("palestine", 305).record()
        game, _ = await create(Games(store, lambda _: None), HOT_SEAT, record, "somebody")
        del replayed[:]
        again = await Games(store, lambda _: None).get(game.id)
        assert len(replayed) < snapshots.EVERY
        assert pictured(again.play) == pictured(game.play)
        await store.close()

    asyncio.run(run())


async def begin(file: Path) -> tuple[Store, TableGame]:
    store = await Store.open(f"sqlite:///{file}")
    game, _ = await create(Games(store, lambda _: None), HOT_SEAT, "", "somebody")
    return store, game


async def play_some(game: TableGame, until: int, random: Random) -> None:
    while game.play.moment < until:
        assert game.play.game.question is not None
        await game.answer(game.at, [busy_answer(game.play.game.question, random)], SIDES)


@pytest.mark.usefixtures("_same_dice")
def test_the_database_keeps_snapshots_and_a_game_opens_and_goes_back_by_them(tmp_path, replayed):
    async def run() -> None:
        store, game = await begin(tmp_path / "table.sqlite")
        await play_some(game, 260, Random(2))
        del replayed[:]
        again = await Games(store, lambda _: None).get(game.id)
        assert len(replayed) < snapshots.EVERY
        assert pictured(again.play) == pictured(game.play)
        assert again.at == game.at

        await again.ask_rollback(again.at, SIDES, 120)
        del replayed[:]
        back = await Games(store, lambda _: None).get(game.id)
        assert len(replayed) < snapshots.EVERY
        assert pictured(back.play) == pictured(again.play)
        await game.refresh()
        assert pictured(game.play) == pictured(back.play)

        await play_some(back, 240, Random(3))
        later = await Games(store, lambda _: None).get(game.id)
        assert pictured(later.play) == pictured(back.play)
        await store.close()

    asyncio.run(run())


def test_who_watches_is_told_before_the_table_gets_ready_for_the_next_answer(tmp_path, monkeypatch):
    order: list[str] = []
    monkeypatch.setattr(Timeline, "get_ready", lambda _: order.append("ready"))

    async def run() -> None:
        store, game = await begin(tmp_path / "table.sqlite")
        with game.watching([]) as watcher:

            async def listen() -> None:
                await watcher.changed.wait()
                order.append("told")

            watcher.changed.clear()
            del order[:]
            listening = asyncio.create_task(listen())
            await play_some(game, game.play.moment + 1, Random(1))
            await listening
        await store.close()

    asyncio.run(run())

    assert order == ["told", "ready"]


@pytest.mark.usefixtures("_same_dice")
def test_a_game_without_its_snapshots_is_the_same_and_gets_them_again(tmp_path):
    async def run() -> None:
        store, game = await begin(tmp_path / "table.sqlite")
        await play_some(game, 230, Random(2))
        async with store.engine.begin() as connection:
            await connection.execute(text("DELETE FROM snapshots"))
        again = await Games(store, lambda _: None).get(game.id)
        assert pictured(again.play) == pictured(game.play)
        await play_some(again, again.play.moment + 1, Random(3))
        stored = await store.load(game.id)
        assert stored is not None
        assert len(stored.snapshots) == 2
        await store.close()

    asyncio.run(run())
