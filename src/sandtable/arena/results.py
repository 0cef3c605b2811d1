"""Play a plan into a folder: go on where it was left, then write the tables, the sums and the report."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict
from typing import Any

from sandtable.arena.chunks import Pace, cut
from sandtable.arena.disk import read_json, write_whole
from sandtable.arena.folder import GAMES, REPORT, TALLY, TURNS, Folder
from sandtable.arena.page import write_page
from sandtable.arena.parcel import play_and_pack
from sandtable.arena.plan import Plan
from sandtable.arena.play import Played
from sandtable.arena.score import Score
from sandtable.arena.simulate import Progress
from sandtable.arena.summary import Summary
from sandtable.arena.tables import game_columns, game_row, new_table, turn_columns, turn_rows
from sandtable.arena.tally import Tally, sum_up
from sandtable.arena.workers import Workers
from sandtable.words import Words


def play_into(folder: Folder, plan: Plan, workers: Workers, progress: Progress) -> tuple[int, float]:
    """Play what is missing; gives how many decisions that took, and how many seconds."""
    started, decisions, pace = time.perf_counter(), 0, Pace()
    folder.begin()
    tasks = cut(plan, folder.missing(plan.games), pace, workers.at_once, keep=True)
    with closing(workers.map(play_and_pack, tasks)) as chunks:
        for parcel in chunks:
            pace.hear(parcel.last - parcel.first, parcel.seconds)
            folder.add(parcel)
            decisions += parcel.decisions
            progress(parcel.last - parcel.first)
    return decisions, time.perf_counter() - started


def finish(folder: Folder, plan: Plan, words: Words, progress: Progress) -> Tally:
    """Write the tables, the sums and the report in one walk through the games."""
    folder.begin()
    summary = Summary(plan)
    with (
        new_table(folder.path / GAMES, game_columns(plan)) as games,
        new_table(folder.path / TURNS, turn_columns(plan)) as turns,
    ):

        def walk() -> Iterator[Played]:
            for played in folder.games():
                games.add(game_row(plan, played))
                for row in turn_rows(plan, played):
                    turns.add(row)
                summary.count(played)
                yield played
                progress(1)

        tally = sum_up(plan, walk())
    write_whole(folder.path / TALLY, json.dumps(asdict(tally)).encode())
    write_whole(folder.path / REPORT, write_page(plan, tally, summary, words).encode())
    folder.finish()
    return tally


def read_tally(folder: Folder) -> Tally:
    """The sums of a finished folder."""
    found: dict[str, Any] = read_json(folder.path / TALLY)
    return Tally(
        **{
            **found,
            "score": Score(**found["score"]),
            "matches": [Score(**score) for score in found["matches"]],
            "lengths": {int(length): games for length, games in found["lengths"].items()},
        }
    )
