"""The report: one HTML file that needs nothing else, in light and dark, on screen and on paper."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from importlib.resources import files
from itertools import permutations

from sandtable.arena.charts import band_chart, histogram, interval_mark, share_bar
from sandtable.arena.folder import GAMES, TURNS
from sandtable.arena.plan import Plan
from sandtable.arena.ratings import Ratings, rate
from sandtable.arena.summary import Summary, facts_of, scores_by, varied
from sandtable.arena.tally import Tally, confidence_interval
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
from sandtable.arena.uses import Estimate, Used
from sandtable.engine.rules import SEAL
from sandtable.games import owners_option
from sandtable.words import Words

# Nothing is fetched, nothing runs.
SECURITY = "default-src 'none'; style-src 'unsafe-inline'"


def write_page(plan: Plan, tally: Tally, summary: Summary, words: Words) -> str:
    """The report as HTML."""
    style = (files("sandtable.arena") / "report.css").read_text(encoding="utf-8")
    title = escape(title_of(plan, tally, words))
    sections = [
        lead(plan, tally, words),
        *(ratings_sections(plan, tally, words) if is_tournament(plan) else []),
        wins_section(plan, tally, words),
        *effects_sections(plan, tally, words),
        *(value_section(summary, words) if summary.games else []),
        *(length_section(tally, summary, words) if summary.games else []),
        *(course_sections(summary, words) if summary.games else []),
        *uses_sections(plan, summary, words),
        plan_section(plan, words),
    ]
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{SECURITY}">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n"
        + "\n".join(sections)
        + "\n</main>\n</body>\n</html>\n"
    )


# Pieces of a page


def section(heading: str, *content: str, kind: str = "") -> str:
    attribute = f' class="{kind}"' if kind else ""
    return f"<section{attribute}>\n<h2>{escape(heading)}</h2>\n" + "\n".join(content) + "\n</section>"


def note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def row(heading: str, cells: Iterable[str]) -> str:
    """A row of a table; cells are HTML with their <td>."""
    return f'<tr><th scope="row">{escape(heading)}</th>{"".join(cells)}</tr>'


def cell(text: str, kind: str = "number") -> str:
    return f'<td class="{kind}">{escape(text)}</td>'


def table(headings: list[str], rows: Iterable[str], kind: str = "", caption: str = "") -> str:
    """A table; the style puts the rows of some kinds on two lines where the screen is narrow."""
    heads = "".join(f'<th scope="col"{number_if(place)}>{escape(text)}</th>' for place, text in enumerate(headings))
    body = "\n".join(rows)
    title = f"<caption>{escape(caption)}</caption>" if caption else ""
    return f'<table class="{kind}">{title}<thead><tr>{heads}</tr></thead>\n<tbody>\n{body}\n</tbody></table>'


def scrolling(content: str, label: str) -> str:
    """Something that may be too wide for a screen: it scrolls by itself, and its edges show it."""
    return f'<div class="scroll" role="region" tabindex="0" aria-label="{escape(label)}">{content}</div>'


def number_if(place: int) -> str:
    return ' class="number"' if place else ""


def shares_row(heading: str, wins: int, games: int, kind: str, words: Words) -> str:
    """How many of the games are won, as figures and as a bar with its interval."""
    share, interval = wins / games if games else 0.0, confidence_interval(wins, games)
    figure, reach = f"{share:.1%}", f"{interval[0]:.1%} – {interval[1]:.1%}"
    told = words.literal("ui-with-aside", {"text": figure, "aside": reach})
    drawing = share_bar(share, interval, words.labelled(heading, told), kind)
    cells = [cell(f"{wins:,}"), cell(figure), cell(reach)]
    return row(heading, [*cells, f"<td>{drawing}</td>"])


# The sections


def lead(plan: Plan, tally: Tally, words: Words) -> str:
    """What was played."""
    players = [
        words.literal("arena-plays", {"side": words.name(side), "bot": words.listed(dict.fromkeys(bots))})
        for side in plan.matches[0].bots
        for bots in [[match.bots[side] for match in plan.matches]]
    ]
    facts: dict[str, object] = {"players": " · ".join(players), "seed": str(plan.seed), "digest": tally.digest[:16]}
    return f'<p class="lead">{escape(words.literal("arena-lead", facts))}</p>'


def wins_section(plan: Plan, tally: Tally, words: Words) -> str:
    """Who wins, with intervals."""
    finished = tally.games - tally.errors
    rows = [
        shares_row(name, games, finished, "second" if place % 2 else "first", words)
        for place, (name, games) in enumerate(results_told(tally.score, words))
    ]
    heading = words.text("arena-wins-heading")
    notes = [note(words.text("arena-wins-note"))]
    if any(tally.forfeits.values()):
        notes.append(note(words.text("arena-forfeits-note", {"forfeits": sum(tally.forfeits.values())})))
    if tally.errors:
        notes.append(note(words.text("arena-errors-note", {"errors": tally.errors})))
    headings = [words.text(f"arena-{name}") for name in ("winner", "games", "share", "interval")]
    return section(heading, table([*headings, ""], rows, "shares"), *notes)


def effects_sections(plan: Plan, tally: Tally, words: Words) -> list[str]:
    """What each option and bid does to the first side's wins; of players the ratings tell more."""
    differing = [name for name in varied(plan.matches) if name not in tally.score.wins]
    if not differing:
        return []
    side = next(iter(tally.score.wins))
    heading = words.text("arena-effects-heading")
    columns = [words.text(f"arena-{name}") for name in ("setting", "wins", "share", "interval")]
    tables = []
    for name in differing:
        rows = [
            shares_row(setting_told(value, words), score.wins[side], score.games, "first", words)
            for value, score in scores_by(plan.matches, tally.matches, name).items()
        ]
        tables.append(table([*columns, ""], rows, "shares", fact_told(name, words)))
    return [section(heading, note(words.text("arena-effects-note", {"side": side})), *tables)]


def fact_told(name: str, words: Words) -> str:
    """What differs between matches, or is the same in all: an option, the bid, who plays a side."""
    for message in (f"option-{name}", f"arena-{name}"):
        if words.has(message):
            return words.text(message)
    return words.name(name)


def setting_told(value: str, words: Words) -> str:
    """The value of an option or a bid; behind one that an owner's box has, the digest stays."""
    word, _, digest = value.partition(SEAL)
    if not words.has(f"arena-setting-{word}"):
        return value
    told = words.text(f"arena-setting-{word}")
    return words.literal("ui-with-aside", {"text": told, "aside": digest}) if digest else told


def value_section(summary: Summary, words: Words) -> list[str]:
    """How the deciding value runs from period to period."""
    value = words.text(summary.telling.label_of_value)
    period = {"period": words.text("period")}
    heading = words.literal("arena-value-heading", {"value": value, **period})
    drawing = band_chart(summary.values, heading, period["period"])
    return [section(heading, drawing, key(words), note(words.literal("arena-value-note", dict(period))))]


def key(words: Words) -> str:
    """What the line and the bands stand for."""
    signs = {
        "median": '<polyline class="median" points="0,6 26,6"/>',
        "half": '<rect class="band half" width="26" height="12"/>',
        "most": '<rect class="band most" width="26" height="12"/>',
    }
    entries = [
        f'<span><svg viewBox="0 0 26 12" aria-hidden="true">{sign}</svg>{escape(words.text(f"arena-{name}"))}</span>'
        for name, sign in signs.items()
    ]
    return f'<div class="key">{"".join(entries)}</div>'


def length_section(tally: Tally, summary: Summary, words: Words) -> list[str]:
    """How long games last."""
    heading = words.text("arena-length-heading")
    periods = words.text("periods")
    drawing = histogram(summary.lengths, heading, periods)
    told = [words.literal("arena-length-note", {"periods": periods}), answers_told(tally, words)]
    return [section(heading, drawing, *[note(text) for text in told])]


def course_sections(summary: Summary, words: Words) -> list[str]:
    """What games begin and end with, and what each side's doings add up to, in the mean; of games that have such."""
    sections: list[str] = []
    if summary.telling.course:
        headings = ["", *(words.text(f"arena-{name}") for name in ("at-first", "at-the-end", "change"))]
        rows = []
        for name in summary.telling.course:
            first, last = summary.first[name] / summary.games, summary.last[name] / summary.games
            cells = [cell(f"{first:,.1f}"), cell(f"{last:,.1f}"), cell(f"{last - first:+,.1f}")]
            rows.append(row(words.text(f"arena-course-{name}"), cells))
        sections.append(section(words.text("arena-course-heading"), table(headings, rows)))
    if summary.telling.sums:
        headings = ["", *(words.name(side) for side in summary.sides)]
        rows = [
            row(
                words.text(f"arena-sum-{name}"),
                [cell(f"{summary.sums[side, name] / summary.games:,.1f}") for side in summary.sides],
            )
            for name in summary.telling.sums
        ]
        sections.append(section(words.text("arena-sums-heading"), table(headings, rows)))
    return sections


def uses_sections(plan: Plan, summary: Summary, words: Words) -> list[str]:
    """What each side does, how often, and what goes with it."""
    value = words.text(summary.telling.label_of_value)
    headings = ["", *(words.text(f"arena-{name}") for name in ("used", "per-game", "of-turns"))]
    headings += [words.literal("arena-per-use", {"value": value}), "", words.text("arena-wins-more"), ""]
    sections = []
    for side in summary.sides:
        rows = list(uses_rows(summary, side, words))
        heading = words.text("arena-uses-heading", {"side": side})
        explained = note(words.literal("arena-uses-note", {"value": value}))
        sections.append(section(heading, explained, table(headings, rows, "uses"), kind="long"))
    return sections


def uses_rows(summary: Summary, side: str, words: Words) -> Iterator[str]:
    """The rows of one side, kind by kind; the marks of a kind share their scale."""
    turns = summary.sides[side]
    for kind in summary.telling.kinds:
        figures = [
            (use, used, used.change_per_use(), used.wins_more(turns).times(100))
            for use, used in summary.most_used(side, kind)
        ]
        if figures:
            yield f'<tr class="kind"><th scope="rowgroup" colspan="8">{words.text(f"kind-{kind}")}</th></tr>'
        change_reach = max((change.reach for _, _, change, _ in figures), default=0.0)
        wins_reach = max((wins.reach for *_, wins in figures), default=0.0)
        for use, used, change, wins in figures:
            label = summary.telling.label_of_use(words, use)
            often = frequency_cells(used, summary.games, sum(turns.turns))
            worth = estimate_cells(change, change_reach, label, 2, words)
            worth += estimate_cells(wins, wins_reach, label, 1, words)
            yield row(label, often + worth)


def frequency_cells(used: Used, games: int, turns: int) -> list[str]:
    return [cell(f"{used.times:,}"), cell(f"{used.times / games:.2f}"), cell(f"{used.times / turns:.1%}")]


def estimate_cells(estimate: Estimate, reach: float, label: str, digits: int, words: Words) -> list[str]:
    """A figure with its error, and the same as a mark."""
    told = estimated(estimate, digits)
    title = words.labelled(label, told)
    mark = interval_mark(estimate.value, estimate.error, reach, title, clear=estimate.is_clear)
    return [cell(told, "number" if estimate.is_clear else "number unclear"), f"<td>{mark}</td>"]


def ratings_sections(plan: Plan, tally: Tally, words: Words) -> list[str]:
    """Elo, and who beat whom."""
    ratings = rate(plan.matches, tally.matches)
    headings = [words.text(f"arena-{name}") for name in RATING_COLUMNS]
    headings += [words.text("arena-as", {"side": side}) for side in tally.score.wins]
    rows = [
        row(
            rated.bot,
            [
                cell(elo_told(rated, ratings)),
                cell(estimated(rated.lead, 0) if rated.lead else "–"),
                cell(f"{rated.games:,}"),
                cell(f"{rated.share:.1%}" if rated.games else ""),
                *[cell(f"{wins:,}") for wins in rated.wins_as.values()],
            ],
        )
        for rated in ratings.players
    ]
    heading = words.text("arena-elo-heading")
    told = [words.literal("arena-rating-note", {"bot": ratings.anchor}), *advantages_told(ratings, words)]
    first = section(heading, scrolling(table(headings, rows), heading), *[note(text) for text in told])
    return [first, pairs_section(plan, tally, ratings, words)]


def pairs_section(plan: Plan, tally: Tally, ratings: Ratings, words: Words) -> str:
    """A table of everybody against everybody."""
    bots = [rated.bot for rated in ratings.players]
    won: dict[tuple[str, str], list[int]] = {}
    for match, score in zip(plan.matches, tally.matches, strict=True):
        for bot, other in permutations(dict.fromkeys(match.bots.values()), 2):
            sums = won.setdefault((bot, other), [0, 0])
            sums[0] += sum(score.wins[side] for side, name in match.bots.items() if name == bot)
            sums[1] += score.games
    rows = [
        row(bot, [cell("–" if bot == other else "{:,} / {:,}".format(*won[bot, other])) for other in bots])
        for bot in bots
    ]
    heading = words.text("arena-pairs-heading")
    return section(heading, scrolling(table(["", *bots], rows), heading), note(words.text("arena-pairs-note")))


def plan_section(plan: Plan, words: Words) -> str:
    """What it takes to play this again."""
    facts = {"games": f"{plan.games:,}", "seed": str(plan.seed)}
    played_with = [words.components(words.rules.settings(match.options)) for match in plan.matches]
    if any(played_with):
        facts[owners_option(plan.game)] = words.listed(dict.fromkeys(played_with))
    if len(plan.matches) == 1:
        facts |= {name: setting_told(value, words) for name, value in facts_of(plan.matches[0]).items()}
    told = {fact_told(name, words): value for name, value in facts.items()}
    entries = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in told.items())
    tables = words.literal("arena-plan-note", {"tables": words.listed([GAMES, TURNS])})
    return section(words.text("arena-plan-heading"), f"<dl>{entries}</dl>", note(tables))
