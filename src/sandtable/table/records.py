"""The record of a game at the table, as text."""

from __future__ import annotations

from sandtable.engine.notation import Record, write_record
from sandtable.table.dice import COMMITMENT, DEALT_FROM, SECRET
from sandtable.table.games import TableGame


def record_of(game: TableGame) -> str:
    """The record, with the commitment of the dice and, when the game is over, their secret."""
    header, empty, answers = game.play.game.record().partition("\n\n")
    fields = [header, f"{COMMITMENT}: {game.dice.commitment}", f"{DEALT_FROM}: {game.origin.dealt_from}"]
    if game.play.game.over:
        fields.append(f"{SECRET}: {game.dice.secret}")
    return "\n".join(fields) + empty + answers


def record_until(game: TableGame, moment: int) -> str:
    """The record of the first answers alone."""
    then = game.play_at(moment).game
    start = "" if then.scenario else game.origin.start
    record = Record(then.settings, then.scenario, start, then.answers, then.sides, then.result)
    return write_record(game.rules, record)
