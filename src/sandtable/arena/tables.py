"""The tables of an arena as Parquet: one row for each game, one for each turn."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sandtable.arena.disk import new_file
from sandtable.arena.plan import Match, Plan
from sandtable.arena.play import Played
from sandtable.arena.turns import find_telling
from sandtable.engine.errors import SandtableError
from sandtable.games import find

ROWS_IN_GROUP = 5_000  # rows are kept in memory until there are so many

Row = dict[str, object]


def check_library() -> None:
    """One sentence if Parquet cannot be written here."""
    if find_spec("pyarrow") is None:
        raise SandtableError("--out writes Parquet, which needs pyarrow: pip install 'sandtable[arena]'")


def game_columns(plan: Plan) -> dict[str, type]:
    """The columns of games.parquet."""
    rules, telling = find(plan.game), find_telling(plan.game)
    return {
        "game": int,
        "seed": str,
        **dict.fromkeys(rules.sides, str),
        **dict.fromkeys(rules.option_values, str),
        "bid": int,
        "winner": str,
        "forfeit": str,
        "error": bool,
        "answers": int,
        "turns": int,
        telling.periods: int,
        **dict.fromkeys(telling.values, int),
    }


def turn_columns(plan: Plan) -> dict[str, type]:
    """The columns of turns.parquet."""
    telling = find_telling(plan.game)
    values = [f"{value}_{when}" for value in telling.values for when in ("before", "after")]
    return {"game": int, "turn": int, **telling.facts, **dict.fromkeys(values, int)}


def game_row(plan: Plan, played: Played) -> Row:
    """A game as a row: the values are those at its end; a game whose rules broke has none."""
    match: Match = plan.match_of(played.number)
    telling, last = find_telling(plan.game), played.turns[-1] if played.turns else None
    values = last.after if last else [None] * len(telling.values)
    return {
        "game": played.number,
        "seed": f"{plan.seed}/{played.number}",
        **match.bots,
        **find(plan.game).settings(match.options),
        "bid": match.bid,
        "winner": played.result,
        "forfeit": played.forfeit,
        "error": bool(played.error),
        "answers": played.answers,
        "turns": len(played.turns),
        telling.periods: last.facts[telling.period] if last else 0,
        **dict(zip(telling.values, values, strict=True)),
    }


def turn_rows(plan: Plan, played: Played) -> Iterator[Row]:
    """The turns of a game as rows."""
    values = find_telling(plan.game).values
    for number, turn in enumerate(played.turns, 1):
        row: Row = {"game": played.number, "turn": number, **turn.facts}
        for value, before, after in zip(values, turn.before, turn.after, strict=True):
            row[f"{value}_before"], row[f"{value}_after"] = before, after
        yield row


class Table:
    """A Parquet file that grows row by row."""

    def __init__(self, writer: Any, schema: Any) -> None:
        self._writer = writer
        self._schema = schema
        self._rows: list[Row] = []

    def add(self, row: Row) -> None:
        """One row more."""
        self._rows.append(row)
        if len(self._rows) >= ROWS_IN_GROUP:
            self.flush()

    def flush(self) -> None:
        """Write the rows that wait."""
        import pyarrow

        if self._rows:
            self._writer.write_table(pyarrow.Table.from_pylist(self._rows, schema=self._schema))
            self._rows.clear()


@contextmanager
def new_table(path: Path, columns: dict[str, type]) -> Iterator[Table]:
    """A table that is a file when all its rows are in it, and nothing before."""
    import pyarrow
    from pyarrow import parquet

    types = {int: pyarrow.int32(), bool: pyarrow.bool_(), str: pyarrow.dictionary(pyarrow.int32(), pyarrow.string())}
    schema = pyarrow.schema([(name, types[kind]) for name, kind in columns.items()])
    with new_file(path) as file, parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        table = Table(writer, schema)
        yield table
        table.flush()
