"""The timeline of a game: how it has come to stand as it does, and from where a draft of what comes next starts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace

from sandtable.engine.game import Game
from sandtable.engine.notation import Record, read_settings
from sandtable.engine.rules import Rules
from sandtable.table import snapshots
from sandtable.table.dice import VerifiableDice
from sandtable.table.dossier import Entry, Origin, Snapshot, fold
from sandtable.table.play import Play
from sandtable.table.refusals import Refusal, Stale
from sandtable.table.rollbacks import check_moment

LOG = logging.getLogger("sandtable.table")


class Timeline:
    """The record of one game in memory. `at` counts its entries; `play` is what they lead to."""

    def __init__(self, rules: Rules, origin: Origin, record: Sequence[Entry], kept: Sequence[Snapshot] = ()) -> None:
        self._rules = rules
        self._origin = origin
        self.at = len(record)
        self._snapshots: list[Snapshot] = []  # in order; those that are kept have left their notes there
        self._to_keep: list[Snapshot] = []
        self.play = self._open(fold(record), snapshots.usable(kept, record))
        self._behind: Play | None = None  # how the game stood before what was adopted last
        self._spare: Play | None = None  # a clone that stands where the game stands, for the next draft

    def _open(self, record: Sequence[tuple[str, str]], kept: Sequence[Snapshot]) -> Play:
        """Go on from the last snapshot that was kept, or from the start, and take snapshots on the way."""
        if kept:
            try:
                play = snapshots.open_at(self._rules, self._record(record[: kept[-1].moment]), kept)
                self._snapshots = [replace(snapshot, notes="") for snapshot in kept]
                return self._play_on(play, record)
            except Exception:  # whatever is wrong with it, the record is right
                self._tell_left_out()
                self._snapshots, self._to_keep = [], []
        return self._play_on(Play(self._start()), record)

    def _play_on(self, play: Play, record: Sequence[tuple[str, str]]) -> Play:
        for place in range(play.moment, len(record), snapshots.EVERY):
            play.play_on(record[place : place + snapshots.EVERY])
            self._take_snapshot(play)
        return play

    def _tell_left_out(self) -> None:
        LOG.warning("a snapshot was left out", exc_info=True, extra={"game": self._origin.id})

    def _record(self, given: Sequence[tuple[str, str]]) -> Record:
        origin, sides, answers = self._origin, [side for side, _ in given], [answer for _, answer in given]
        return Record(read_settings(origin.options), origin.scenario, origin.start, answers, sides, "")

    def _start(self) -> Game:
        origin = self._origin
        options = read_settings(origin.options)
        return Game.new(self._rules, scenario=origin.scenario, options=options, position=origin.start)

    def _take_snapshot(self, play: Play) -> None:
        """Take a snapshot if the last was taken long ago; what is over needs none."""
        last = self._snapshots[-1].moment if self._snapshots else snapshots.BEFORE_ALL
        if play.moment - max(last, 0) >= snapshots.EVERY and not play.game.over:
            taken = snapshots.take(play, last, self.at)
            self._snapshots.append(replace(taken, notes=""))
            self._to_keep.append(taken)

    def snapshots_to_keep(self) -> list[Snapshot]:
        """What has been taken since this was asked."""
        taken, self._to_keep = self._to_keep, []
        return taken

    def check(self, at: int) -> None:
        """Refuse who has not seen the game as it stands."""
        if at != self.at:
            raise Stale

    def draft(self) -> Play:
        """The game to be played on by itself."""
        draft, self._spare = self._spare or self.play.clone(), None
        return draft

    async def go_to(self, moment: int) -> Play:
        """The game as it stood after so many of its answers; others are served on the way there."""
        check_moment(self.play, moment)
        later, given = self.play, self.play.record()  # whatever becomes of the game meanwhile
        near = later.game.checkpoints(moment)[-1].answers
        for before in reversed(self._snapshots):
            if near < before.moment <= moment:
                try:
                    play = snapshots.stand_at(before, later, self._origin.start)
                    await play_on_among_others(play, given[before.moment : moment])
                    return play
                except Exception:  # as when a game is opened
                    self._tell_left_out()
                    self._snapshots = [snapshot for snapshot in self._snapshots if snapshot is not before]
        play = later.clone()
        near = play.game.checkpoints(moment)[-1].answers  # a clone has taken one more
        play.go_back(near)
        await play_on_among_others(play, given[near:moment])
        return play

    def snapshot_before(self, moment: int) -> Snapshot | None:
        """The last snapshot from which a moment can be reached; none near the start."""
        return next((snapshot for snapshot in reversed(self._snapshots) if snapshot.moment <= moment), None)

    async def walk(self, first: int, count: int) -> AsyncIterator[Play]:
        """The game as it stood at so many moments in a row, as far as it has come: one object, which is played on.

        Others are served between them.
        """
        given = self.play.record()[first : first + count - 1]  # whatever becomes of the game meanwhile
        play = await self.go_to(first)
        yield play
        for side, answer in given:
            await asyncio.sleep(0)
            play.answer(answer, side)
            yield play

    async def draft_back(self, moment: int, dice: VerifiableDice) -> Play:
        """The game gone back to a moment, where the dice fall as they did; refused if that takes nothing back."""
        draft = await self.go_to(moment)
        if moment == self.play.moment:
            raise Refusal(409, "refusal-nothing-to-undo")
        draft.deal(dice)
        if draft.moment >= self.play.moment:
            raise Refusal(409, "refusal-same-dice")
        return draft

    def new_entries(self, draft: Play) -> list[Entry]:
        """What a draft that goes on from here adds to the record."""
        return [Entry(*given) for given in draft.record(self.play.moment)]

    def adopt(self, draft: Play, entries: Sequence[Entry]) -> int:
        """Make a draft the game, to which these entries have led; how much of the log still stands."""
        kept = self._kept(entries)
        goes_on = kept == self.play.moment and not draft.game.over
        self._behind, self._spare = self.play if goes_on else None, None
        self.play = draft
        self.at += len(entries)
        self._snapshots = [snapshot for snapshot in self._snapshots if snapshot.moment <= kept]
        self._to_keep = [snapshot for snapshot in self._to_keep if snapshot.moment <= kept]
        self._take_snapshot(draft)
        return draft.log_ends[kept]

    def get_ready(self) -> None:
        """Have a draft ready: what lies behind catches up, since to play an answer twice costs less than a clone."""
        if self._behind is not None:
            self._behind.follow(self.play)
            self._spare, self._behind = self._behind, None

    async def follow(self, entries: Sequence[Entry]) -> int:
        """Go on by entries that were written elsewhere; how much of the log still stands."""
        record, kept = fold(entries, self.play.record()), self._kept(entries)
        draft = self.play.clone() if kept == self.play.moment else await self.go_to(kept)
        draft.play_on(record[kept:])
        length = self.adopt(draft, entries)
        self._behind = None  # nobody here may ever play on
        return length

    def _kept(self, entries: Sequence[Entry]) -> int:
        """The moment until which these entries take nothing back."""
        return min([self.play.moment, *(entry.back_to for entry in entries if entry.back_to is not None)])

    def lines_seen(self, at: int | None) -> int:
        """How many lines of the log somebody still has who saw the game at `at`, whatever has been taken back since.

        An entry adds one answer or takes some away. So the game has not been before the moment that lies as many
        answers ago as there have been entries since, and what was written until then stands.
        """
        if at is None or at > self.at:
            return 0
        return self.play.log_ends[max(0, self.play.moment - (self.at - at))]


async def play_on_among_others(play: Play, record: Sequence[tuple[str, str]]) -> None:
    """Go on with answers; others are served between them."""
    for answer in record:
        play.play_on([answer])
        await asyncio.sleep(0)
