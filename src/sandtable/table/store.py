"""The store: an append-only record of entries per game. An entry is an answer, or a step back to an earlier moment."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from sys import intern
from typing import Any

from sqlalchemy import Executable, Select, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sandtable.table.chat import MOST_MESSAGES
from sandtable.table.database import FAILURES, DatabaseFailed, DatabaseFile, is_postgres, open_database
from sandtable.table.dossier import Dossier, Entry, Message, News, Notice, Origin, Rollback, Snapshot, now
from sandtable.table.ids import is_id
from sandtable.table.refusals import Stale
from sandtable.table.seating import LinkSpent, SeatChange, seat_of, statements
from sandtable.table.seats import BOT, Seat, hash_of
from sandtable.table.tables import (
    analyses,
    endings,
    entries,
    games,
    messages,
    notices,
    pulse,
    rematches,
    rollbacks,
    seats,
    snapshots,
    spent_links,
)
from sandtable.table.writer import Writer, failed


class Store:
    """One database. Whatever a method has written when it returns survives a crash."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_shared = is_postgres(engine.url)
        self.sender = token_hex(8)
        self._file = None if self.is_shared else DatabaseFile(Path(engine.url.database or ""))
        self._writer = Writer(engine, self._file, self.sender)

    @classmethod
    async def open(cls, database: str) -> Store:
        """Connect to a database and bring its tables up to date."""
        return cls(await open_database(database))

    async def close(self) -> None:
        """Let go of the database, after what is being written."""
        await self._writer.close()
        await self.engine.dispose()

    async def create(
        self, origin: Origin, seated: Sequence[Seat], record: Sequence[Entry], *, over: bool, rematch_of: str = ""
    ) -> None:
        """Store a new game with the answers it begins with, which may be all.

        Where it follows another game, those who watch that one are told; Stale if another follows it already.
        """
        seating = seats.insert().values([{"game_id": origin.id, **vars(seat)} for seat in seated])
        statements = [games.insert().values(vars(origin)), seating, *([ending_of(origin.id)] if over else [])]
        if rematch_of:
            statements.append(rematches.insert().values(game_id=rematch_of, next_id=origin.id))
        rows = rows_of(origin.id, 0, record, origin.created)
        await self._writer.write(rematch_of or origin.id, *statements, record=rows)

    async def append(self, game: str, at: int, record: Sequence[Entry], *, over: bool) -> str:
        """Add entries to a record that has `at` of them, all or none; Stale if somebody else was first. The time."""
        given = now()
        await self._writer.write(game, *([ending_of(game)] if over else []), record=rows_of(game, at, record, given))
        return given

    async def ask_rollback(self, game: str, rollback: Rollback | None) -> None:
        """Put a request to go back in place of an earlier one, or take it away."""
        away = rollbacks.delete().where(rollbacks.c.game_id == game)
        await self._writer.write(game, away, *([asking(game, rollback)] if rollback is not None else []))

    async def agree(self, game: str, known: Rollback, agreed: Rollback) -> None:
        """Note that more sides agree to go back; Stale if somebody else has agreed, or asked anew, meanwhile."""
        this = (rollbacks.c.back_to == known.back_to, rollbacks.c.agreed == " ".join(known.agreed))
        await self._writer.write(
            game, rollbacks.delete().where(rollbacks.c.game_id == game, *this), asking(game, agreed)
        )

    async def change_seat(self, game: str, change: SeatChange, said: Message | None) -> None:
        """Put a seat in place of the one that the side had; Stale if the link that this uses up has been used up."""
        telling = [messages.insert().values(game_id=game, **vars(said))] if said is not None else []
        await self._writer.write(game, *statements(game, change), *telling)

    async def seats(self, names: Collection[str]) -> dict[str, list[Seat]]:
        """The seats of those of these games that exist."""
        found: dict[str, list[Seat]] = {}
        async with self._reading() as connection:
            these = select(seats).where(seats.c.game_id.in_(filter(is_id, names)))
            for row in (await connection.execute(these)).mappings():
                found.setdefault(row["game_id"], []).append(seat_of(row))
        return found

    async def spent_link(self, game: str, secrets: Collection[str]) -> LinkSpent | None:
        """What has become of a link with one of these secrets, if it once opened a seat."""
        these = spent_links.c.secret_hash.in_([hash_of(secret) for secret in secrets])
        async with self._reading() as connection:
            row = (await connection.execute(select(spent_links).where(spent_links.c.game_id == game, these))).first()
        return LinkSpent(row.side, row.event) if row else None

    async def keep_snapshots(self, game: str, taken: Sequence[Snapshot]) -> None:
        """Put snapshots in place of those that were taken of the same moments; they can always be taken again."""
        moments = [snapshot.moment for snapshot in taken]
        away = snapshots.delete().where(snapshots.c.game_id == game, snapshots.c.moment.in_(moments))
        rows = [{"game_id": game, **vars(snapshot)} for snapshot in taken]
        with suppress(Stale, DatabaseFailed):
            await self._writer.write("", away, *(snapshots.insert().values(row) for row in rows))

    async def keep_analysis(self, game: str, moment: int, kind: str, found: Any) -> None:
        """Keep what an analysis has found out about a moment; it goes into JSON."""
        row = {"game_id": game, "moment": moment, "kind": kind, "found": json.dumps(found)}
        with suppress(Stale):  # another process has found the same out
            await self._writer.write("", analyses.insert().values(row))

    async def analyses(self, game: str, kind: str) -> dict[int, Any]:
        """What analyses have found out about a game, by moment."""
        kept = select(analyses).where(analyses.c.game_id == game, analyses.c.kind == kind).order_by(analyses.c.moment)
        async with self._reading() as connection:
            return {row.moment: json.loads(row.found) for row in await connection.execute(kept)}

    async def say(self, game: str, message: Message) -> None:
        """Store a line of chat."""
        await self._writer.write(game, messages.insert().values(game_id=game, **vars(message)))

    async def load(self, game: str) -> Dossier | None:
        """A game with its whole record, or None if there is none."""
        if not is_id(game):
            return None
        async with self._reading() as connection:
            found = (await connection.execute(select(games).where(games.c.id == game))).mappings().first()
            if found is None:
                return None
            news = await read_news(connection, game, 0)
            kept = (await connection.execute(select(snapshots).where(snapshots.c.game_id == game))).all()
        taken = [Snapshot(row.moment, row.since, row.at, row.position, row.notes) for row in kept]
        return Dossier(Origin(**found), **vars(news), snapshots=taken)

    async def newest(self, names: Collection[str], most: int) -> list[str]:
        """Those of these games that exist, the newest first."""
        these = select(games.c.id).where(games.c.id.in_(filter(is_id, names)))
        async with self._reading() as connection:
            return list((await connection.execute(newest_first(these, most))).scalars())

    async def games_with_bots(self, most: int) -> list[str]:
        """The newest games in which a bot has a seat."""
        with_bots = select(games.c.id).where(games.c.id.in_(select(seats.c.game_id).where(seats.c.who == BOT)))
        async with self._reading() as connection:
            return list((await connection.execute(newest_first(with_bots, most))).scalars())

    async def news(self, game: str, at: int) -> News:
        """What has been added to a game whose record had `at` entries."""
        async with self._reading() as connection:
            return await read_news(connection, game, at)

    async def leave_notice(self, game: str, sides: Collection[str], notice: Notice | None) -> None:
        """Put the notice of these seats in place of an earlier one, or take it away."""
        away = notices.delete().where(notices.c.game_id == game, notices.c.side.in_(sides))
        rows = [{"game_id": game, "side": side, "told": "", **vars(notice)} for side in sides] if notice else []
        await self._writer.write(game, away, *(notices.insert().values(row) for row in rows))

    async def take_notice(self, game: str, side: str, turn: str) -> Notice | None:
        """The notice to send for a turn: only one caller in one process gets it, and only once."""
        seat = (notices.c.game_id == game, notices.c.side == side)
        taking = notices.update().where(*seat, notices.c.told != turn).values(told=turn)
        async with self._reading() as connection:
            if (await connection.execute(taking)).rowcount == 0:
                return None
            found = (await connection.execute(select(notices).where(*seat))).one()
            await connection.commit()
        return Notice(found.url, found.language, found.link)

    async def notices(self, game: str) -> dict[str, Notice]:
        """The notices of the seats that hear of their turns, by side."""
        left = select(notices).where(notices.c.game_id == game)
        async with self._reading() as connection:
            return {row.side: Notice(row.url, row.language, row.link) for row in await connection.execute(left)}

    async def games_with_notices(self) -> list[str]:
        """The games in which somebody hears of his turns."""
        async with self._reading() as connection:
            return [row.game_id for row in await connection.execute(select(notices.c.game_id).distinct())]

    async def check(self) -> None:
        """Raise unless the database can be read and has just taken something that was written."""
        async with self._reading() as connection:
            if self._file is not None:
                self._file.check_content()
            await connection.execute(select(games.c.id).limit(1))
        if not self._writer.has_just_committed:
            await self._writer.write("", pulse.update().values(beat=datetime.now(UTC).isoformat()))

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            if self._file is not None:
                self._file.check()
            async with self.engine.connect() as connection:
                yield connection
        except FAILURES as error:
            raise failed(error) from error


async def read_news(connection: AsyncConnection, game: str, at: int) -> News:
    """The entries after the first `at`, the seats, the request to go back, the chat, and the game that follows."""
    record = select(entries).where(entries.c.game_id == game, entries.c.number > at).order_by(entries.c.number)
    rows = (await connection.execute(record)).all()
    # The same words in all games: each is kept once.
    given = [Entry(intern(row.side), intern(row.answer), row.back_to) for row in rows]
    asked = (await connection.execute(select(rollbacks).where(rollbacks.c.game_id == game))).first()
    chat = select(messages).where(messages.c.game_id == game).order_by(messages.c.id.desc()).limit(MOST_MESSAGES)
    said = [Message(row.sent, row.side, row.text, row.event) for row in await connection.execute(chat)]
    seated = (await connection.execute(select(seats).where(seats.c.game_id == game))).mappings().all()
    sitting = [seat_of(row) for row in seated]
    following = (await connection.execute(select(rematches).where(rematches.c.game_id == game))).first()
    return News(
        given,
        sitting,
        Rollback(asked.side, asked.back_to, asked.at, tuple(asked.agreed.split())) if asked else None,
        said[::-1],
        moved=(rows[-1].given or "") if rows else "",
        rematch=following.next_id if following else "",
    )


def asking(game: str, rollback: Rollback) -> Executable:
    """What writes a request to go back."""
    return rollbacks.insert().values({"game_id": game, **vars(rollback), "agreed": " ".join(rollback.agreed)})


def ending_of(game: str) -> Executable:
    """Nothing can be taken back once a game is over, so it ends only once."""
    return endings.insert().values(game_id=game, ended=now())


def newest_first(some: Select[str], most: int) -> Select[str]:
    return some.order_by(games.c.created.desc(), games.c.id).limit(most)


def rows_of(game: str, at: int, record: Sequence[Entry], given: str) -> list[dict[str, Any]]:
    return [
        {"game_id": game, "number": number, **vars(entry), "given": given}
        for number, entry in enumerate(record, at + 1)
    ]
