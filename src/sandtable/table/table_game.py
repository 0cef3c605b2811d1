"""A game at the table. What is done to it goes one way: draft, commit, adopt, tell."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace

from sandtable.engine.errors import IllegalMove
from sandtable.engine.game import RESIGN
from sandtable.games import find
from sandtable.table.audience import Audience
from sandtable.table.chat import Chat
from sandtable.table.database import DatabaseFailed
from sandtable.table.dice import VerifiableDice
from sandtable.table.dossier import Dossier, Entry, Message, Rollback, now
from sandtable.table.play import Held, Play
from sandtable.table.presence import Presence
from sandtable.table.refusals import Refusal, Stale, refusal_of
from sandtable.table.rollbacks import check_answer, check_not_over, undo_target
from sandtable.table.seat_plan import SeatPlan
from sandtable.table.seating import SeatChange
from sandtable.table.seats import SPECTATOR, Seat, second_seat
from sandtable.table.store import Store
from sandtable.table.timeline import Timeline
from sandtable.table.unplayable import CannotReplay
from sandtable.table.watchers import Watcher


class TableGame:
    """One game: its timeline, its seats, its chat, a request to go back, and its audience.

    Only one thing is done to it at a time. `changed` hears of everything that has changed.
    """

    def __init__(self, stored: Dossier, store: Store, presence: Presence, changed: Callable[[TableGame], None]) -> None:
        self.id = stored.origin.id
        self.origin = stored.origin
        self.rules = find(stored.origin.game)
        if self.rules.version != stored.origin.rules_version:
            raise CannotReplay(stored, "refusal-other-version", version=stored.origin.rules_version)
        self.dice = VerifiableDice(stored.origin.secret, stored.origin.dealt_from)
        self.seats = SeatPlan(stored.seats)
        assert self.seats.keys() == {*self.rules.sides, SPECTATOR}, "not all seats are there"
        self.timeline = Timeline(self.rules, stored.origin, stored.entries, stored.snapshots)
        self.chat = Chat(stored.messages)
        self.audience = Audience(self.id, presence)
        self._asked = stored.rollback
        self.moved = stored.moved or stored.origin.created  # when somebody last answered or went back
        self.rematch = stored.rematch  # the game that follows this one
        self._store = store
        self._changed = changed
        self._changing = asyncio.Lock()
        self.client = ""  # for whom its bots think: who began it or, where that is not known any more, who first came
        self.has_bot_at_work = False
        self.is_unsure = False  # whether the record may hold more than is known here, after a commit that failed

    @property
    def at(self) -> int:
        """How many entries its record has."""
        return self.timeline.at

    @property
    def play(self) -> Play:
        """The game as it stands."""
        return self.timeline.play

    @property
    def rollback(self) -> Rollback | None:
        """The request to go back that is still open."""
        return self._asked if self._asked is not None and self._asked.at == self.at else None

    @property
    def busy(self) -> bool:
        """Whether somebody needs this object to stay in memory."""
        return self._changing.locked() or self.audience.any() or self.has_bot_at_work

    # Who watches

    @contextmanager
    def watching(self, secrets: Collection[str]) -> Iterator[Watcher]:
        """Watch for as long as the block runs; the others see it."""
        try:
            with self.audience.with_one_more(secrets, self.seats.values()) as watcher:
                self._changed(self)
                yield watcher
        finally:
            self._changed(self)

    def people_changed(self) -> None:
        """Somebody has come or gone at another process: let all know."""
        self.audience.wake()
        self._changed(self)

    # Who sits where

    @property
    def bot_failed(self) -> bool:
        """Whether the bot that is asked could not answer."""
        return self.seats.has_failed_bot(self.at)

    def note_failed_bot(self) -> None:
        """The bot that is asked cannot answer: let all know."""
        self.seats.note_failed_bot(self.at)
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
        self.timeline.check(at)
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
        self._seat([change.seat])
        if said is not None:
            self.chat.add(said)

    def _seat(self, seats: Sequence[Seat]) -> None:
        """Let these seats count, also for those who are watching."""
        self.seats.put(seats)
        self.audience.seat(self.seats.values())

    # What is played

    async def begin(self) -> None:
        """Let the dice answer if chance is asked first; one that begins with a long record keeps its snapshots."""
        async with self._changing:
            draft = self.timeline.draft()
            draft.deal(self.dice)
            await self._commit(draft, self.timeline.new_entries(draft))
            await self._keep_snapshots()

    async def answer(
        self, at: int, answers: Sequence[str], sides: frozenset[str], *, confirm: bool = False
    ) -> Held | None:
        """Give answers for the sides that the giver holds, all or none of them.

        With `confirm`, answers that would end the turn are held: they come back as a draft, which ends where chance
        speaks and so shows no die that has not been rolled.
        """
        async with self._changing:
            self.timeline.check(at)
            draft = self.timeline.draft()
            await draft.answer_for(sides, answers)
            if confirm and (draft.game.over or draft.turn_began != self.play.turn_began):
                return Held(draft, self.play.log_ends[self.play.turn_began])
            draft.deal(self.dice)
            await self._commit(draft, self.timeline.new_entries(draft))
            return None

    async def undo(self, at: int, sides: frozenset[str], back_to: int | None) -> None:
        """Take back one's own last answers, but nothing that chance or another side has said."""
        async with self._changing:
            self.timeline.check(at)
            await self._go_back(undo_target(self.play, sides, back_to), min(sides))

    async def ask_rollback(self, at: int, sides: frozenset[str], back_to: int) -> None:
        """Ask to go back to any moment; with nobody else at the table it happens at once."""
        async with self._changing:
            self.timeline.check(at)
            check_not_over(self.play)
            if self.seats.are_alone(sides):
                await self._go_back(back_to, min(sides))
                return
            await self.timeline.draft_back(back_to, self.dice)  # refused if a consent would change nothing
            asked = Rollback(min(sides), back_to, self.at, tuple(sorted(sides)))
            await self._store.ask_rollback(self.id, asked)
            self._asked = asked
        self._tell()

    async def answer_rollback(self, at: int, sides: frozenset[str], back_to: int, *, consent: bool) -> None:
        """Consent to a request for a moment, which happens when all persons have, or decline it.

        Who asked can only take it back.
        """
        async with self._changing:
            self.timeline.check(at)
            asked = check_answer(self.rollback, sides, back_to, consent=consent)
            agreed = replace(asked, agreed=tuple(sorted({*asked.agreed, *sides})))
            if consent and self.seats.are_alone(frozenset(agreed.agreed)):
                await self._go_back(asked.back_to, min(sides - {*asked.agreed}))
                return
            if consent:
                async with self._writing():
                    await self._store.agree(self.id, asked, agreed)
            else:
                await self._store.ask_rollback(self.id, None)
            self._asked = agreed if consent else None
        self._tell()

    async def resign(self, side: str) -> None:
        """Let a side give up, whatever has been played meanwhile."""
        async with self._changing:
            if self.play.game.over:
                raise Refusal(409, "refusal-over")
            draft = self.timeline.draft()
            try:
                draft.answer(f"{RESIGN}{side}", side)
            except IllegalMove as error:
                raise refusal_of(error, self.rules.name) from None
            await self._commit(draft, self.timeline.new_entries(draft))

    def followed_by(self, game: str) -> None:
        """Another game follows this one: let those who played it know."""
        self.rematch = game
        self._tell()

    async def say(self, side: str, text: str) -> None:
        """Add a line of chat."""
        message = Message(now(), side, text)
        async with self._changing:
            await self._store.say(self.id, message)
            self.chat.add(message)
        self._tell()

    async def _go_back(self, moment: int, side: str) -> None:
        draft, back = await self.timeline.draft_back(moment, self.dice), Entry(side, "", moment)
        await self._commit(draft, [back, *(Entry(*given) for given in draft.record(moment))])

    async def _commit(self, draft: Play, new: Sequence[Entry]) -> None:
        """Make a draft the game: durably first, then in memory, then for those who watch."""
        if not new:
            return
        async with self._writing():
            self.moved = await self._store.append(self.id, self.at, new, over=draft.game.over)
        self.audience.forget_log_after(self.timeline.adopt(draft, new))
        self._asked = None
        self._tell()
        await asyncio.sleep(0)  # who watches is told first
        self.timeline.get_ready()
        await self._keep_snapshots()

    async def _keep_snapshots(self) -> None:
        if taken := self.timeline.snapshots_to_keep():
            await self._store.keep_snapshots(self.id, taken)

    def _tell(self) -> None:
        self.audience.tell()
        self._changed(self)

    # What is known better elsewhere

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
        known = (self._asked, self.chat.lines, dict(self.seats), self.rematch)
        if not news.entries and (news.rollback, news.messages, seats, news.rematch) == known:
            return
        self.moved, self.rematch = news.moved or self.moved, news.rematch
        self.audience.forget_log_after(await self.timeline.follow(news.entries))
        self._asked = news.rollback
        self.chat = Chat(news.messages)
        if self.seats != seats:
            self._seat(news.seats)
        self._tell()
