"""A simulation's outcome in a table, and as JSON."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from sandtable.arena.simulate import Tally, confidence_interval
from sandtable.words import Words


def tally_as_json(tally: Tally) -> dict[str, object]:
    """The outcome as one object."""
    return {
        "games": tally.games,
        "wins": tally.wins,
        "forfeits": tally.forfeits,
        "errors": len(tally.errors),
        "decisions": tally.decisions,
        "decisions_per_second": round(tally.decisions / tally.seconds, 1),
        "seconds": round(tally.seconds, 3),
        "length": {"least": min(tally.lengths), "median": median(tally.lengths), "most": max(tally.lengths)},
        "digest": tally.digest,
    }


def print_tally(tally: Tally, words: Words, console: Console) -> None:
    """The outcome for people."""
    table = Table(title=f"{tally.games} games")
    for heading in ("winner", "games", "share", "95 % interval"):
        table.add_column(heading, justify="left" if heading == "winner" else "right")
    finished = tally.games - len(tally.errors)
    for side, wins in tally.wins.items():
        low, high = confidence_interval(wins, finished)
        share = wins / finished if finished else 0.0
        table.add_row(words.name(side), str(wins), f"{share:.1%}", f"{low:.1%} – {high:.1%}")
    console.print(table)
    lengths = tally.lengths
    console.print(f"answers in a game: {min(lengths)} to {max(lengths)}, median {median(lengths)}")
    forfeits = [f"{words.name(side)} {number}" for side, number in tally.forfeits.items() if number]
    console.print(f"forfeits: {', '.join(forfeits) or 0}")
    console.print(f"errors: {len(tally.errors)}")
    console.print(
        f"{tally.decisions} decisions (dice and draws included), {tally.decisions / tally.seconds:,.0f} a second"
    )
    console.print(f"digest {tally.digest}")


def median(counts: dict[int, int]) -> int:
    """The median of values given with how often each occurs."""
    left = (sum(counts.values()) + 1) // 2
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return 0
