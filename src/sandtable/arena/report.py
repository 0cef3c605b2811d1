"""An arena's outcome in the terminal, and as JSON."""

from __future__ import annotations

from dataclasses import asdict

from rich.console import Console
from rich.table import Table

from sandtable.arena.plan import Plan
from sandtable.arena.ratings import Ratings, rate
from sandtable.arena.simulate import Outcome
from sandtable.arena.summary import facts_of, varied
from sandtable.arena.tally import Tally, confidence_interval, median
from sandtable.arena.texts import (
    RATING_COLUMNS,
    advantages_told,
    answers_told,
    elo_told,
    estimated,
    results_told,
    title_of,
)
from sandtable.arena.tournament import is_tournament
from sandtable.arena.uses import Estimate
from sandtable.terminal.prose import Prose
from sandtable.words import Words


def outcome_as_json(plan: Plan, outcome: Outcome) -> dict[str, object]:
    """The outcome as one object. `seconds` and the speed are of what was played now."""
    tally = outcome.tally
    told: dict[str, object] = {
        "games": tally.games,
        "wins": tally.score.wins,
        "draws": tally.score.draws,
        "forfeits": tally.forfeits,
        "errors": tally.errors,
        "decisions": tally.decisions,
        "decisions_per_second": round(outcome.decisions_per_second, 1),
        "seconds": round(outcome.seconds, 3),
        "length": {"least": min(tally.lengths), "median": median(tally.lengths), "most": max(tally.lengths)},
        "matches": [
            {"bots": match.bots, "options": match.options, "bid": match.bid, **asdict(score)}
            for match, score in zip(plan.matches, tally.matches, strict=True)
        ],
        "digest": tally.digest,
    }
    if is_tournament(plan):
        told.update(ratings_as_json(rate(plan.matches, tally.matches)))
    return told


def ratings_as_json(ratings: Ratings) -> dict[str, object]:
    """Players from the best to the worst, each with its lead over the next; errors are half of a 95 % interval."""
    players = [
        {
            "bot": rated.bot,
            **estimate(rated.elo),
            "lead": estimate(rated.lead) if rated.lead else None,
            "games": rated.games,
            "wins": rated.wins,
            "draws": rated.draws,
            "wins_as": rated.wins_as,
        }
        for rated in ratings.players
    ]
    advantages = [{"side": side, **estimate(worth)} for side, worth in ratings.advantages.items()]
    return {"players": players, "advantages": advantages}


def estimate(figure: Estimate) -> dict[str, float]:
    return {"elo": round(figure.value, 1), "error": round(figure.error, 1)}


def print_outcome(plan: Plan, outcome: Outcome, words: Words, console: Console) -> None:
    """The outcome for people."""
    tally = outcome.tally
    print_ratings(plan, tally, words, console) if is_tournament(plan) else print_wins(plan, tally, words, console)
    console.print(answers_told(tally, words))
    lost = {words.name(side): number for side, number in tally.forfeits.items() if number}
    forfeits = [words.literal("ui-counted", {"name": side, "count": number}) for side, number in lost.items()]
    console.print(words.literal("arena-forfeits", {"forfeits": words.listed(forfeits) or "0"}))
    console.print(words.text("arena-errors", {"errors": tally.errors}))
    speed = {"decisions": str(tally.decisions), "speed": f"{outcome.decisions_per_second:,.0f}"}
    console.print(words.literal("arena-speed" if outcome.decisions_now else "arena-speed-kept", dict(speed)))
    console.print(words.literal("arena-digest", {"digest": tally.digest}))


def print_wins(plan: Plan, tally: Tally, words: Words, console: Console) -> None:
    """Who wins; match by match if there are several."""
    table = Table(title=title_of(plan, tally, words))
    for number, name in enumerate(("winner", "games", "share", "interval")):
        table.add_column(words.text(f"arena-{name}"), justify="right" if number else "left")
    finished = tally.games - tally.errors
    for name, games in results_told(tally.score, words):
        low, high = confidence_interval(games, finished)
        share = games / finished if finished else 0.0
        table.add_row(name, str(games), f"{share:.1%}", f"{low:.1%} – {high:.1%}")
    console.print(table)
    if len(plan.matches) > 1:
        print_matches(plan, tally, words, console)


def print_matches(plan: Plan, tally: Tally, words: Words, console: Console) -> None:
    """How often the first side wins in each match, by what differs between them."""
    side, differing = next(iter(tally.score.wins)), list(varied(plan.matches))
    table = Table()
    for name in differing:
        table.add_column(words.text("arena-bid") if name == "bid" else name)
    for name in (words.name(side), *(words.text(f"arena-{column}") for column in ("games", "share", "interval"))):
        table.add_column(name, justify="right")
    for match, score in zip(plan.matches, tally.matches, strict=True):
        wins, games = score.wins[side], score.games
        low, high = confidence_interval(wins, games)
        share = f"{wins / games:.1%}" if games else ""
        facts = [facts_of(match)[name] for name in differing]
        table.add_row(*facts, str(wins), str(games), share, f"{low:.1%} – {high:.1%}")
    console.print(table)


def print_ratings(plan: Plan, tally: Tally, words: Words, console: Console) -> None:
    """Players from the best to the worst, and what a side is worth."""
    ratings = rate(plan.matches, tally.matches)
    table = Table(title=title_of(plan, tally, words))
    names = [words.text(f"arena-{name}") for name in RATING_COLUMNS]
    for number, name in enumerate([*names, *[words.text("arena-as", {"side": side}) for side in tally.score.wins]]):
        table.add_column(name, justify="right" if number else "left", overflow="fold")
    for rated in ratings.players:
        share = f"{rated.share:.1%}" if rated.games else ""
        wins = [str(won) for won in rated.wins_as.values()]
        lead = estimated(rated.lead, 0) if rated.lead else "–"
        table.add_row(rated.bot, elo_told(rated, ratings), lead, str(rated.games), share, *wins)
    console.print(table)
    console.print(Prose(words.literal("arena-rating-note", {"bot": ratings.anchor})))
    for sentence in advantages_told(ratings, words):
        console.print(Prose(sentence))
