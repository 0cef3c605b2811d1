"""The record of a game at the table, as text."""

from __future__ import annotations

from dataclasses import replace

from sandtable.engine.notation import Record, read_settings, write_record
from sandtable.games import find
from sandtable.table.dice import COMMITMENT, DEALT_FROM, SECRET, VerifiableDice
from sandtable.table.dossier import Dossier, Origin
from sandtable.table.table_game import TableGame
from sandtable.table.unplayable import answers_of


def record_of(game: TableGame) -> str:
    """The record, with the commitment of the dice and, when the game is over, their secret."""
    return with_dice(game.play.game.record(), game.origin, is_over=game.play.game.over)


async def record_until(game: TableGame, moment: int) -> str:
    """The record of the first answers alone."""
    then = (await game.timeline.go_to(moment)).game
    start = "" if then.scenario else game.origin.start
    record = Record(then.settings, then.scenario, start, then.answers, then.sides, then.result)
    return write_record(game.rules, record)


def record_of_stored(stored: Dossier) -> str:
    """The record of a game that this version cannot replay; whether it is over, and who won, is for those who can."""
    origin, given = stored.origin, answers_of(stored)
    answers, sides = [answer for _, answer in given], [side for side, _ in given]
    record = Record(read_settings(origin.options), origin.scenario, origin.start, answers, sides, result="")
    rules = replace(find(origin.game), version=origin.rules_version)
    text = write_record(rules, record)
    try:
        return with_dice(text, origin, is_over=False)
    except ValueError:  # the dice's secret is damaged, and what they promised with it
        return text


def with_dice(record: str, origin: Origin, *, is_over: bool) -> str:
    """A record with what the dice promised and, if they are to be revealed, their secret."""
    dice = VerifiableDice(origin.secret, origin.dealt_from)
    header, empty, answers = record.partition("\n\n")
    fields = [header, f"{COMMITMENT}: {dice.commitment}", f"{DEALT_FROM}: {origin.dealt_from}"]
    if is_over:
        fields.append(f"{SECRET}: {dice.secret}")
    return "\n".join(fields) + empty + answers
