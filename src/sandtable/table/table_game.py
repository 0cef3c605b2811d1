"""Games at the table: each is replayed from its record, and what is played is committed before it is told."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace

from sandtable.engine.game import Game
from sandtable.engine.notation import read_settings
from sandtable.games import find
from sandtable.table.database import DatabaseFailed
from sandtable.table.dice import VerifiableDice
from sandtable.table.going_back import check_answer, check_moment, check_not_over, undo_target
from sandtable.table.metrics import GAMES
from sandtable.table.play import Held, Play
from sandtable.table.presence import Presence
from sandtable.table.refusals import Refusal, Stale, no_such_game
from sandtable.table.seating import SeatChange
from sandtable.table.seats import SPECTATOR, Seat, others, persons, second_seat
from sandtable.table.shown import Shown
from sandtable.table.store import MOST_MESSAGES, Store
from sandtable.table.stored import Entry, Message, Rollback, Stored, fold, now
from sandtable.table.unplayable import CannotReplay, replaying
from sandtable.table.watchers import Watcher, Watchers

GAMES_KEPT = 500


class TableGame:
    """One game: its seats, its play, and those who watch it. `at` counts the entries of the record."""

    def __init__(self, stored: Stored, store: Store, presence: Presence, changed: Callable[[TableGame], None]) -> None:
        self.id = stored.origin.id
        self.origin = stored.origin
        self.rules = find(stored.origin.game)
        if self.rules.version != stored.origin.rules_version:
            raise CannotReplay(stored, "refusal-other-version", version=stored.origin.rules_version)
        self.dice = VerifiableDice(stored.origin.secret, stored.origin.dealt_from)
        self.watchers = Watchers()
        self.shown = Shown()
        self._store = store
        self._presence = presence
        self._changed = changed
        self._changing = asyncio.Lock()
        self.client = ""  # for whom its bots think: who began it or, where that is not known any more, who first came
        self.has_bot_at_work = False
        self._bot_failed_at = -1
        self._spare: Play | None = None  # a clone that stands where the game stands, for the next draft
        self.is_unsure = False  # whether the record may hold more than is known here, after a commit that failed
        self._read(stored)

    def _read(self, stored: Stored) -> None:
        self.at = len(stored.entries)
        self.seats = {seat.side: seat for seat in stored.seats}
        assert self.seats.keys() == {*self.rules.sides, SPECTATOR}, "not all seats are there"
        self.play = self._replay(fold(stored.entries))
        self.asked = stored.rollback
        self.messages = stored.messages

    def _replay(self, record: Sequence[tuple[str, str]]) -> Play:
        options = read_settings(self.origin.options)
        start = Game.new(self.rules, scenario=self.origin.scenario, options=options, position=self.origin.start)
        return Play.replay(start, record)

    def lines_seen(self, at: int | None) -> int:
        """How many lines of the log somebody still has who saw the game at `at`, whatever has been taken back since.

        An entry adds one answer or takes some away. So the game has not been before the moment that lies as many
        answers ago as there have been entries since, and what was written until then stands.
        """
        if at is None or at > self.at:
            return 0
        return self.play.log_ends[max(0, self.play.moment - (self.at - at))]

    @property
    def rollback(self) -> Rollback | None:
        """The request to go back that is still open."""
        return self.asked if self.asked is not None and self.asked.at == self.at else None

    @property
    def here(self) -> list[str]:
        """The sides that somebody watches for, spectators included, at whatever process."""
        return sorted(self._presence.sides(self.id))

    @contextmanager
    def watching(self, secrets: Collection[str]) -> Iterator[Watcher]:
        """Watch for as long as the block runs; the others see it."""
        watcher = self.watchers.come(secrets, self.seats.values())
        try:
            self._note_presence()
            yield watcher
        finally:
            self.watchers.go(watcher)
            self._note_presence()
            if not self.watchers.any():
                self.shown.forget()

    def _note_presence(self) -> None:
        self._presence.note(self.id, self.watchers.sides())
        self.people_changed()

    def people_changed(self) -> None:
        """Somebody has come or gone: let all know."""
        self.watchers.wake()
        self._changed(self)

    @property
    def busy(self) -> bool:
        """Whether somebody needs this object to stay in memory."""
        return self._changing.locked() or self.watchers.any() or self.has_bot_at_work

    @property
    def bot_failed(self) -> bool:
        """Whether the bot that is asked could not answer; it tries again when the game has gone another way."""
        return self._bot_failed_at == self.at

    def note_failed_bot(self) -> None:
        """The bot that is asked cannot answer: let all know."""
        self._bot_failed_at = self.at
        self._tell()

    async def substitute(self, at: int, bot: str) -> None:
        """Let another bot sit where the one that failed sat."""
        await self.change_seat(lambda _: SeatChange(replace(self._failed_bot(at), bot=bot)))

    async def take_over(self, at: int, sides: frozenset[str]) -> dict[str, str]:
        """Let the holder of these sides sit where the bot that failed sat, too; the secret of that seat comes back."""
        async with self._changing:
            own = self.seats[min(sides - {SPECTATOR}, default=SPECTATOR)]
            seat, secret = second_seat(own, self._failed_bot(at).side)
            await self._change_seat(SeatChange(seat, hears_as=own.side))
        self._tell()
        return {seat.side: secret}

    def _failed_bot(self, at: int) -> Seat:
        """The seat of the bot that could not answer."""
        self._check(at)
        if not self.bot_failed:
            raise Refusal(409, "refusal-bot-well")
        assert self.play.game.question is not None
        return self.seats[self.play.game.question.side]

    async def change_seat(self, change: Callable[[Mapping[str, Seat]], SeatChange]) -> None:
        """Let a seat change hands, which is found out while nothing else changes; Stale if somebody else was first."""
        async with self._changing:
            await self._change_seat(change(self.seats))
        self._tell()

    async def _change_seat(self, change: SeatChange) -> None:
        said = Message(now(), change.seat.side, "", change.event) if change.event else None
        async with self._writing():
            await self._store.change_seat(self.id, change, said)
        self._seat({**self.seats, change.seat.side: change.seat})
        self.messages = [*self.messages, *([said] if said else [])][-MOST_MESSAGES:]

    def _seat(self, seats: dict[str, Seat]) -> None:
        """Let these seats count, also for those who are watching."""
        self.seats = seats
        self._bot_failed_at = -1  # another may sit there now
        self.watchers.seat(seats.values())
        self._presence.note(self.id, self.watchers.sides())

    def may_analyse(self, sides: frozenset[str]) -> bool:
        """Whether the holder of these sides may have the game analysed.

        Everybody may when it is over. Before, those who play alone may, or with other persons who all allow it.
        """
        if self.play.game.over or not others(self.seats.values(), sides):
            return True
        return sides != {SPECTATOR} and all(seat.allows_analysis for seat in persons(self.seats.values()))

    @property
    def has_only_bots(self) -> bool:
        """Whether no person plays."""
        return not persons(self.seats.values())

    async def begin(self) -> None:
        """Let the dice answer if chance is asked first."""
        async with self._changing:
            draft = self.play.clone()
            draft.deal(self.dice)
            await self._commit(draft)

    async def answer(
        self, at: int, answers: Sequence[str], sides: frozenset[str], *, confirm: bool = False
    ) -> Held | None:
        """Give answers for the sides that the giver holds, all or none of them.

        With `confirm`, answers that would end the turn are held: they come back as a draft, which ends where chance
        speaks and so shows no die that has not been rolled.
        """
        async with self._changing:
            self._check(at)
            draft, self._spare = self._spare or self.play.clone(), None
            draft.answer_for(sides, answers)
            if confirm and (draft.game.over or draft.turn_began != self.play.turn_began):
                return Held(draft, self.play.log_ends[self.play.turn_began])
            draft.deal(self.dice)
            await self._commit(draft)
            return None

    async def undo(self, at: int, sides: frozenset[str], back_to: int | None) -> None:
        """Take back one's own last answers, but nothing that chance or another side has said."""
        async with self._changing:
            self._check(at)
            await self._go_back(undo_target(self.play, sides, back_to), min(sides))

    async def ask_rollback(self, at: int, sides: frozenset[str], back_to: int) -> None:
        """Ask to go back to any moment; with nobody else at the table it happens at once."""
        async with self._changing:
            self._check(at)
            check_not_over(self.play)
            if not others(self.seats.values(), sides):
                await self._go_back(back_to, min(sides))
                return
            self._gone_back(back_to)  # nobody is asked for a consent that would change nothing
            asked = Rollback(min(sides), back_to, self.at)
            await self._store.ask_rollback(self.id, asked)
            self.asked = asked
        self._tell()

    async def answer_rollback(self, at: int, sides: frozenset[str], back_to: int, *, consent: bool) -> None:
        """Consent to the other side's request for a moment, or decline it; who asked can only take it back."""
        async with self._changing:
            self._check(at)
            asked = check_answer(self.rollback, sides, back_to, consent=consent)
            if consent:
                await self._go_back(asked.back_to, min(sides - {asked.side}))
                return
            await self._store.ask_rollback(self.id, None)
            self.asked = None
        self._tell()

    async def say(self, side: str, text: str) -> None:
        """Add a line of chat."""
        message = Message(now(), side, text)
        async with self._changing:
            await self._store.say(self.id, message)
            self.messages = [*self.messages, message][-MOST_MESSAGES:]
        self._tell()

    def play_at(self, moment: int) -> Play:
        """The game as it stood after so many of its answers."""
        return self._replay(self.play.record()[: check_moment(self.play, moment)])

    def _check(self, at: int) -> None:
        if at != self.at:
            raise Stale

    def _gone_back(self, moment: int) -> Play:
        """The game gone back to a moment, where the dice fall as they did; refused if that takes nothing back."""
        draft = self.play_at(moment)
        if moment == self.play.moment:
            raise Refusal(409, "refusal-nothing-to-undo")
        draft.deal(self.dice)
        if draft.moment >= self.play.moment:
            raise Refusal(409, "refusal-same-dice")
        return draft

    async def _go_back(self, moment: int, side: str) -> None:
        draft, back = self._gone_back(moment), Entry(side, "", moment)
        await self._commit(draft, [back, *(Entry(*given) for given in draft.record(moment))])

    async def _commit(self, draft: Play, record: list[Entry] | None = None) -> None:
        """Make a draft the game: durably first, then in memory, then for those who watch."""
        new = [Entry(*given) for given in draft.record(self.play.moment)] if record is None else record
        if not new:
            return
        async with self._writing():
            await self._store.append(self.id, self.at, new, over=draft.game.over)
        earlier, self.play, self._spare = self.play, draft, None
        self.at += len(new)
        self.asked = None
        if record is not None:
            self._forget_log_after(draft.log_ends[record[0].back_to or 0])
        self._tell()
        if record is None and not draft.game.over:
            earlier.follow(draft)  # what lies behind catches up: to play an answer twice costs less than a clone
            self._spare = earlier

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[None]:
        """Find out what is known better elsewhere if what is written here comes too late, or may not be there."""
        try:
            yield
        except Stale:
            await self._catch_up()
            raise
        except DatabaseFailed:
            self.is_unsure = True
            raise

    async def refresh(self) -> None:
        """Take over what another process has committed, or what this one did without learning of it."""
        async with self._changing:
            await self._catch_up()

    async def _catch_up(self) -> None:
        news = await self._store.news(self.id, self.at)
        self.is_unsure = False
        seats = {seat.side: seat for seat in news.seats}
        known = (self.asked, self.messages, self.seats)
        if not news.entries and (news.rollback, news.messages, seats) == known:
            return
        kept = min((entry.back_to for entry in news.entries if entry.back_to is not None), default=self.play.moment)
        record = fold(news.entries, self.play.record())
        if kept == self.play.moment:
            draft = self.play.clone()
            for side, answer in record[kept:]:
                draft.answer(answer, side)
        else:
            draft = self._replay(record)
        self.play, self._spare = draft, None
        self.at += len(news.entries)
        self.asked = news.rollback
        self.messages = news.messages
        if self.seats != seats:
            self._seat(seats)
        self._forget_log_after(draft.log_ends[kept])
        self._tell()

    def _forget_log_after(self, length: int) -> None:
        self.shown.forget_log_after(length)
        self.watchers.forget_log_after(length)

    def _tell(self) -> None:
        self.shown.change()
        self.watchers.wake()
        self._changed(self)


class Games:
    """The games in memory: a cache of the store. `changed` hears of every game loaded and of every change."""

    def __init__(self, store: Store, changed: Callable[[TableGame], None]) -> None:
        self.store = store
        self.presence = Presence()
        self._changed = changed
        self._games: OrderedDict[str, TableGame] = OrderedDict()
        GAMES.set_function(lambda: len(self._games))
        self._loading = asyncio.Lock()

    async def get(self, name: str) -> TableGame:
        """A game by its id."""
        if name not in self._games:
            async with self._loading:
                if name not in self._games:
                    self._games[name] = await self._load(name)
        game = self._games[name]
        self._games.move_to_end(name)
        self._make_room()
        if game.is_unsure:
            await game.refresh()
        return game

    async def seats(self, name: str) -> Collection[Seat]:
        """Who sits at a game, which is not replayed for it; nobody if there is no such game."""
        game = self._games.get(name)
        return game.seats.values() if game else (await self.store.seats([name])).get(name, [])

    def names(self) -> list[str]:
        """The games in memory."""
        return list(self._games)

    async def refresh(self, name: str) -> None:
        """Read what has been added to a game, if it is in memory or on its way there."""
        async with self._loading:
            game = self._games.get(name)
        if game is not None:
            await game.refresh()

    def people_changed(self, names: Iterable[str]) -> None:
        """Somebody has come to these games, or gone, at another process."""
        for name in names:
            if name in self._games:
                self._games[name].people_changed()

    async def peek(self, name: str) -> TableGame:
        """A game to look at, which need not stay in memory."""
        return self._games.get(name) or await self._replay(name)

    async def _load(self, name: str) -> TableGame:
        game = await self._replay(name)
        self._changed(game)
        return game

    async def _replay(self, name: str) -> TableGame:
        stored = await self.store.load(name)
        if stored is None:
            raise no_such_game()
        with replaying(stored):
            return TableGame(stored, self.store, self.presence, self._changed)

    def _make_room(self) -> None:
        for name in list(self._games)[: max(0, len(self._games) - GAMES_KEPT)]:
            if not self._games[name].busy:
                del self._games[name]
