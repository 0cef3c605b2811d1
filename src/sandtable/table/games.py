"""Games at the table: each is replayed from its record, and what is played is committed before it is told."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence

from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Game
from sandtable.engine.notation import Record as TextRecord
from sandtable.engine.notation import read_settings, write_record
from sandtable.engine.questions import CHANCE
from sandtable.engine.rules import Rules
from sandtable.games import find
from sandtable.table.dice import COMMITMENT, DEALT_FROM, SECRET, VerifiableDice
from sandtable.table.refusals import Refusal, Stale, no_such_game
from sandtable.table.seats import PERSON, SPECTATOR
from sandtable.table.store import MOST_MESSAGES, Entry, Message, Origin, Rollback, Store, Stored, now
from sandtable.table.watchers import Watchers

GAMES_KEPT = 500


class Play:
    """A game being played and where each answer stands in its log. A clone is the draft of what may be committed."""

    def __init__(self, game: Game) -> None:
        assert game.log is not None
        self.game = game
        self.log_ends = [len(game.log)]  # the length of the log at each moment

    @classmethod
    def from_start(cls, origin: Origin, rules: Rules, record: Sequence[tuple[str, str]]) -> Play:
        """Replay answers, each with its side, from the start of a game."""
        options = read_settings(origin.options)
        play = cls(Game.new(rules, scenario=origin.scenario, options=options, position=origin.start))
        for side, answer in record:
            play.answer(answer, side)
        return play

    def clone(self) -> Play:
        twin = Play(self.game.clone())
        twin.log_ends = self.log_ends.copy()
        return twin

    @property
    def moment(self) -> int:
        """How many answers have been given."""
        return len(self.game.answers)

    def answer(self, answer: str, side: str) -> None:
        self.game.play(answer, side=side)
        assert self.game.log is not None
        self.log_ends.append(len(self.game.log))

    def deal(self, dice: VerifiableDice) -> None:
        """Let the dice answer what chance is asked."""
        while (question := self.game.question) is not None and question.side == CHANCE:
            self.answer(dice.answer(question, self.moment), CHANCE)

    def record(self) -> list[tuple[str, str]]:
        """All answers, each with its side."""
        return list(zip(self.game.sides, self.game.answers, strict=True))


class TableGame:
    """One game: its seats, its play, and those who watch it. `at` counts the entries of the record."""

    def __init__(self, stored: Stored, store: Store, changed: Callable[[TableGame], None]) -> None:
        self.id = stored.origin.id
        self.origin = stored.origin
        self.rules = find(stored.origin.game)
        if self.rules.version != stored.origin.rules_version:
            raise Refusal(409, f"this game was begun with version {stored.origin.rules_version} of its rules")
        self.dice = VerifiableDice(stored.origin.secret)
        self.seats = {seat.side: seat for seat in stored.seats}
        self.watchers = Watchers()
        # Caches for views.py: what all see, emptied by every change, and the log in words, by language.
        self.views: dict[str, dict[str, object]] = {}
        self.told: dict[str, list[dict[str, object]]] = {}
        self._store = store
        self._changed = changed
        self._changing = asyncio.Lock()
        self._read(stored)

    def _read(self, stored: Stored) -> None:
        self.at = len(stored.entries)
        self.play = Play.from_start(self.origin, self.rules, fold(stored.entries))
        self.asked = stored.rollback
        self.messages = stored.messages
        self.views.clear()
        self._forget_log_after(0)

    @property
    def rollback(self) -> Rollback | None:
        """The request to go back that is still open."""
        return self.asked if self.asked is not None and self.asked.at == self.at else None

    @property
    def busy(self) -> bool:
        """Whether somebody needs this object to stay in memory."""
        return self._changing.locked() or self.watchers.any()

    async def begin(self) -> None:
        """Let the dice answer if chance is asked first."""
        async with self._changing:
            draft = self.play.clone()
            draft.deal(self.dice)
            await self._commit(draft)

    async def answer(self, at: int, answers: Sequence[str], sides: frozenset[str]) -> None:
        """Give answers for the sides that the giver holds, all or none of them.

        A list ends where chance speaks: otherwise a refused list would show a die that was never rolled.
        """
        async with self._changing:
            self._check(at)
            draft = self.play.clone()
            for number, answer in enumerate(answers):
                question = draft.game.question
                if question is None:
                    raise Refusal(409, "the game is over: nothing more can be answered")
                if question.side == CHANCE:
                    raise Refusal(400, f"a list of answers ends where chance speaks: number {number + 1} is too many")
                if question.side not in sides:
                    raise Refusal(403, f"{question.rule}: it is {question.side} that decides now")
                draft.answer(answer, question.side)
            draft.deal(self.dice)
            await self._commit(draft)

    async def undo(self, at: int, sides: frozenset[str], back_to: int | None) -> None:
        """Take back one's own last answers, but nothing that chance or another side has said."""
        async with self._changing:
            self._check(at)
            self._check_not_over()
            target = self._moment(self.play.moment - 1 if back_to is None else back_to)
            for side in reversed(self.play.game.sides[target:]):
                if side == CHANCE:
                    raise Refusal(409, "undo stops at a die or a draw: what chance has shown stays")
                if side not in sides:
                    raise Refusal(409, f"undo stops at the other side's answer: {side} gave it")
            await self._go_back(target, min(sides))

    async def ask_rollback(self, at: int, sides: frozenset[str], back_to: int) -> None:
        """Ask to go back to any moment; with nobody else at the table it happens at once."""
        async with self._changing:
            self._check(at)
            self._check_not_over()
            target = self._moment(back_to)
            if not self._others(sides):
                await self._go_back(target, min(sides))
                return
            asked = Rollback(min(sides), target, self.at)
            await self._store.ask_rollback(self.id, asked)
            self.asked = asked
        self._tell()

    async def answer_rollback(self, at: int, sides: frozenset[str], *, consent: bool) -> None:
        """Consent to the other side's request, or decline it; who asked can only take it back."""
        async with self._changing:
            self._check(at)
            if self.rollback is None:
                raise Refusal(409, "nobody asks to go back")
            if consent and not sides - {self.rollback.side}:
                raise Refusal(403, "it is for the other side to consent")
            if consent:
                await self._go_back(self.rollback.back_to, min(sides - {self.rollback.side}))
                return
            await self._store.ask_rollback(self.id, None)
            self.asked = None
        self._tell()

    async def say(self, side: str, text: str) -> None:
        """Add a line of chat."""
        message = Message(now(), side, text)
        await self._store.say(self.id, message)
        self.messages = [*self.messages, message][-MOST_MESSAGES:]
        self._tell()

    def play_at(self, moment: int) -> Play:
        """The game as it stood after so many of its answers."""
        return Play.from_start(self.origin, self.rules, self.play.record()[: self._moment(moment)])

    def record_text(self) -> str:
        """The record, with the commitment of the dice and, when the game is over, their secret."""
        header, empty, answers = self.play.game.record().partition("\n\n")
        fields = [header, f"{COMMITMENT}: {self.dice.commitment}", f"{DEALT_FROM}: {self.origin.dealt_from}"]
        if self.play.game.over:
            fields.append(f"{SECRET}: {self.dice.secret}")
        return "\n".join(fields) + empty + answers

    def record_until(self, moment: int) -> str:
        """The record of the first answers alone."""
        game = self.play_at(moment).game
        start = "" if game.scenario else self.origin.start
        record = TextRecord(game.settings, game.scenario, start, game.answers, game.sides, game.result)
        return write_record(self.rules, record)

    def _others(self, sides: frozenset[str]) -> list[str]:
        """Persons' seats that these sides' holder does not hold; a bot consents to everything."""
        return [
            seat.side for seat in self.seats.values() if seat.who == PERSON and seat.side not in {*sides, SPECTATOR}
        ]

    def _check(self, at: int) -> None:
        if at != self.at:
            raise Stale

    def _check_not_over(self) -> None:
        if self.play.game.over:
            raise Refusal(409, "the game is over and its dice are revealed: nothing can be taken back")

    def _moment(self, moment: int) -> int:
        if not 0 <= moment <= self.play.moment:
            raise Refusal(400, f"this game has moments 0 to {self.play.moment}")
        return moment

    async def _go_back(self, moment: int, side: str) -> None:
        if moment == self.play.moment:
            raise Refusal(409, "there is nothing to undo")
        draft = self.play_at(moment)
        draft.deal(self.dice)
        if draft.moment >= self.play.moment:
            raise Refusal(409, "what chance has shown stays: the dice would fall the same way again")
        back = Entry(side, "", moment)
        await self._commit(draft, [back, *(Entry(*given) for given in draft.record()[moment:])])

    async def _commit(self, draft: Play, record: list[Entry] | None = None) -> None:
        """Make a draft the game: durably first, then in memory, then for those who watch."""
        new = [Entry(*given) for given in draft.record()[self.play.moment :]] if record is None else record
        if not new:
            return
        try:
            await self._store.append(self.id, self.at, new)
        except Stale:
            stored = await self._store.load(self.id)
            if stored is not None:
                self._read(stored)
            raise
        self.play = draft
        self.at += len(new)
        self.asked = None
        if record is not None:
            self._forget_log_after(draft.log_ends[record[0].back_to or 0])
        self._tell()

    def _forget_log_after(self, length: int) -> None:
        for lines in self.told.values():
            del lines[length:]
        self.watchers.forget_log_after(length)

    def _tell(self) -> None:
        self.views.clear()
        self.watchers.wake()
        self._changed(self)


def fold(entries: Sequence[Entry]) -> list[tuple[str, str]]:
    """The answers that count, each with its side: a step back takes away those after its moment."""
    record: list[tuple[str, str]] = []
    for entry in entries:
        if entry.back_to is None:
            record.append((entry.side, entry.answer))
        else:
            del record[entry.back_to :]
    return record


class Games:
    """The games in memory: a cache of the store. `changed` hears of every game loaded and of every change."""

    def __init__(self, store: Store, changed: Callable[[TableGame], None]) -> None:
        self.store = store
        self._changed = changed
        self._games: OrderedDict[str, TableGame] = OrderedDict()
        self._loading = asyncio.Lock()

    async def get(self, name: str) -> TableGame:
        """A game by its id."""
        if name not in self._games:
            async with self._loading:
                if name not in self._games:
                    self._games[name] = await self._load(name)
        self._games.move_to_end(name)
        self._make_room()
        return self._games[name]

    async def _load(self, name: str) -> TableGame:
        stored = await self.store.load(name)
        if stored is None:
            raise no_such_game()
        try:
            game = TableGame(stored, self.store, self._changed)
        except Refusal:
            raise
        except SandtableError as error:
            raise Refusal(409, f"this game can no longer be replayed: {error}") from None
        self._changed(game)
        return game

    def _make_room(self) -> None:
        for name in list(self._games)[: max(0, len(self._games) - GAMES_KEPT)]:
            if not self._games[name].busy:
                del self._games[name]
