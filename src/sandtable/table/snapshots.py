"""Snapshots: what the replay of a game had led to at a moment, so that it need not be replayed up to there.

They are a cache. The record is the truth: a snapshot that has been overtaken, that cannot be read or does not fit the
rules is left out, and made anew when the game goes on.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from sandtable.engine.game import Game
from sandtable.engine.notation import Record
from sandtable.engine.rules import Rules
from sandtable.engine.state import Line
from sandtable.table.dossier import Entry, Snapshot
from sandtable.table.play import Asked, Play
from sandtable.words import words_for

EVERY = 100  # answers; at most so many are replayed
BEFORE_ALL = -1  # the moment after which the notes of the first snapshot begin


def take(play: Play, since: int, at: int) -> Snapshot:
    """A snapshot of a game whose record has `at` entries, with what there is to know of its moments after `since`."""
    assert play.game.log is not None
    first = since + 1
    lines = play.game.log[play.log_ends[since] if since >= 0 else 0 :]
    notes = {
        "log": [[line.rule, line.message, line.arguments] for line in lines],
        "log_ends": play.log_ends[first:],
        "turn_starts": play.turn_starts[first:],
        "asked": [[asked.message, asked.beside] for asked in play.asked[max(since, 0) :]],
        "progress": [point for point in play.progress if int(str(point["moment"])) > since],
    }
    return Snapshot(play.moment, since, at, play.game.position(), json.dumps(notes, separators=(",", ":")))


def usable(snapshots: Sequence[Snapshot], entries: Sequence[Entry]) -> list[Snapshot]:
    """Those of a game's snapshots, in order, whose moments the record still leads to, each from the one before."""
    chain: list[Snapshot] = []
    until = [len(entries)] * (len(entries) + 1)  # the least moment to which the game has gone back after each entry
    for at in range(len(entries) - 1, -1, -1):
        back_to = entries[at].back_to
        until[at] = until[at + 1] if back_to is None else min(back_to, until[at + 1])
    for snapshot in sorted(snapshots, key=lambda one: one.moment):
        follows = snapshot.since == (chain[-1].moment if chain else BEFORE_ALL)
        if follows and snapshot.at <= len(entries) and snapshot.moment <= until[snapshot.at]:
            chain.append(snapshot)
    return chain


def open_at(rules: Rules, record: Record, chain: Sequence[Snapshot]) -> Play:
    """The game where the last of some snapshots stands, by the notes of all; the record ends there."""
    notes = [json.loads(snapshot.notes) for snapshot in chain]
    log = [Line(*line) for each in notes for line in each["log"]]
    words = words_for(rules.name, "en")
    assert all(words.has(line.message) for line in log), "the notes are of an older version, with other messages"
    play = Play(Game.resume(rules, record, chain[-1].position, log))
    play.log_ends = [end for each in notes for end in each["log_ends"]]
    play.turn_starts = [start for each in notes for start in each["turn_starts"]]
    play.asked = [Asked(*asked) for each in notes for asked in each["asked"]]
    play.progress = [point for each in notes for point in each["progress"]]
    assert len(play.log_ends) == len(play.turn_starts) == play.moment + 1, "the notes do not fit the record"
    return play


def stand_at(snapshot: Snapshot, later: Play, start: str) -> Play:
    """The game where a snapshot stands, by what is known of it later."""
    game, moment = later.game, snapshot.moment
    assert game.log is not None
    record = Record(game.settings, game.scenario, start, game.answers[:moment], game.sides[:moment], "")
    play = Play(Game.resume(game.rules, record, snapshot.position, game.log[: later.log_ends[moment]]))
    play.log_ends = later.log_ends[: moment + 1]
    play.turn_starts = later.turn_starts[: moment + 1]
    play.asked = later.asked[:moment]
    play.progress = [point for point in later.progress if int(str(point["moment"])) <= moment]
    return play
