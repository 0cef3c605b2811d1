"""A new game at the table: from a scenario, a position, a record or a moment of another game."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext

from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Game
from sandtable.engine.notation import read_record, write_settings
from sandtable.games import find
from sandtable.games.bids import begin_game
from sandtable.table.dice import VerifiableDice
from sandtable.table.dossier import Entry, Origin, now
from sandtable.table.fair_queue import Claim
from sandtable.table.forms import NewGameForm, SeatForm
from sandtable.table.games import Games
from sandtable.table.ids import new_id
from sandtable.table.opponents import check_bot
from sandtable.table.refusals import Refusal, refusal_of
from sandtable.table.seats import BOT, CREATOR, PERSON, SPECTATOR, Seat, hash_of, new_secret
from sandtable.table.table_game import TableGame

LONG_RECORD = 50_000  # characters; a shorter one is replayed faster than anybody notices


async def create(
    games: Games, form: NewGameForm, record: str, client: str, *, rematch_of: str = ""
) -> tuple[TableGame, dict[str, str]]:
    """Store a new game for a client and give it with the secret of each person's seat and of the spectators' view.

    Where others are invited there is a secret of who began it, too, so that he can invite them again. If it follows
    another game, it is the only one that does; Stale if somebody else was first.
    """
    start = await find_start(games, form, record, client)
    rules = start.rules
    if set(form.seats) != set(rules.sides):
        raise Refusal(400, "refusal-seats", sides=", ".join(rules.sides))
    secrets = {side: new_secret() for side, seat in form.seats.items() if seat.who != BOT}
    secrets[SPECTATOR] = new_secret()
    seats = [seat_of(side, form.seats[side], secrets, rules.name) for side in rules.sides]
    seats.append(Seat(SPECTATOR, PERSON, "", "", hash_of(secrets[SPECTATOR]), taken=True))
    if not all(seat.taken for seat in seats):
        secrets[CREATOR] = new_secret()
    origin = Origin(
        id=new_id(),
        created=now(),
        game=rules.name,
        rules_version=rules.version,
        scenario=start.scenario,
        options=write_settings(start.settings),
        start="" if start.scenario else start_position(start),
        secret=VerifiableDice().secret,
        dealt_from=len(start.answers),
        watch_secret=secrets[SPECTATOR],
        creator_hash=hash_of(secrets[CREATOR]) if CREATOR in secrets else None,
    )
    given = [Entry(side, answer) for side, answer in zip(start.sides, start.answers, strict=True)]
    await games.store.create(origin, seats, given, over=start.over, rematch_of=rematch_of)
    game = await games.get(origin.id)
    game.client = client
    await game.begin()
    return game, secrets


async def find_start(games: Games, form: NewGameForm, record: str, client: str) -> Game:
    """The same for who waits; others are served while a long record, or any of a big game, is replayed."""
    try:
        if len(record) < LONG_RECORD and not find(form.game).by_words:
            return starting_game(form, record)
        async with games.importing.take(Claim(client, lambda: True)) if record else nullcontext():
            return await asyncio.to_thread(starting_game, form, record)
    except SandtableError as error:
        raise refusal_of(error, form.game) from None


def starting_game(form: NewGameForm, record: str) -> Game:
    """The game as it begins, before the table's dice have spoken."""
    rules = find(form.game)
    ways = [bool(record), bool(form.position), bool(form.scenario)]
    if sum(ways) > 1:
        raise Refusal(400, "refusal-one-start")
    if record:
        if form.options or form.bid:
            raise Refusal(400, "refusal-record-has-options")
        return Game.replay(rules, read_record(rules, record))
    return begin_game(rules, scenario=form.scenario, options=form.options, position=form.position, bid=form.bid)


def start_position(game: Game) -> str:
    """The position from which a game that knows no scenario began."""
    text: str = game.record()
    start = next(line for line in text.splitlines() if line.startswith("start:"))
    return start.removeprefix("start:").strip().replace(" | ", "\n")


def seat_of(side: str, form: SeatForm, secrets: dict[str, str], game: str) -> Seat:
    """A seat as it is stored."""
    if form.who != BOT:
        is_mine = form.who == "me"
        allows_analysis = is_mine and form.allows_analysis
        return Seat(side, PERSON, form.name, "", hash_of(secrets[side]), allows_analysis, taken=is_mine)
    check_bot(form.bot, game)
    return Seat(side, BOT, form.name, form.bot, "", taken=True)
