"""A battle before it is fought, as a player reads it: who adds what and why, what it costs, and how it may end."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sandtable.engine.errors import IllegalMove, SandtableError
from sandtable.engine.orders import END, Orders
from sandtable.games.ocs.barrage import Fire
from sandtable.games.ocs.combat.attack import Attack
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.numbers import shown
from sandtable.games.ocs.orders import AT, WITH, SegmentOrders
from sandtable.games.ocs.terminal.finding import orders_of, side_of, state_of, words_meant
from sandtable.games.ocs.terminal.symbols import STYLES
from sandtable.terminal.board import Desk
from sandtable.terminal.prose import Prose
from sandtable.words import Words

OTHER_WORDS = {"barrage": "fire"}  # what a player may call a verb
FIGHT = ["attack", "overrun", "fire", "bombard"]
BAR = 24  # columns of a certainty

Told = dict[str, Any]  # what `preview.py` tells


def show_preview(desk: Desk, typed: str) -> RenderableType:
    """`preview attack C40.19 with in-11`: what the order would come to; without units all who can take part."""
    orders = orders_of(desk)
    words = [OTHER_WORDS.get(word.lower(), word) for word in typed.split()]
    if not words or desk.game.question is None:
        raise SandtableError("name an order, for example: preview attack C40.19")
    if words[0].lower() not in FIGHT:
        raise SandtableError("only an attack, an overrun, a fire or a bombard order can be previewed")
    if orders is None or orders.find(words[0].lower()) is None:  # one may plan for a segment that comes later
        orders = SegmentOrders(state_of(desk), side_of(desk), [Attack(), Fire()])
    words = with_all_units(desk, orders, words_meant(desk, orders, words))
    order = " ".join(words)
    reason = orders.why_not(order)
    if reason is not None:
        sentence = "{rule}: {shown} is not offered: {why}"
        raise IllegalMove(
            sentence, desk.game.question, order, reason, rule=reason.rule, shown=order, why=reason.message
        )
    preview = desk.words.reference.preview
    assert preview is not None
    told: Any = preview(state_of(desk), SIDE_NAMES[side_of(desk)], order)
    parts = show_combat(desk.words, told, side_of(desk)) if "odds" in told else show_barrage(desk.words, told)
    return Group(Text(f"\n  {order}", style="bold"), *parts)


def with_all_units(desk: Desk, orders: Orders, words: list[str]) -> list[str]:
    """A sentence that names a target and nobody who goes against it, with all who can."""
    match words:
        case [("attack" | "overrun"), _] | [("attack" | "overrun"), _, "with"]:
            words = [*words[:2], WITH]
            while units := [word for word in orders.next(words) if word != END]:
                words.append(units[0])
        case ["fire", target] if state_of(desk).theatre.hex_named(target) != NOWHERE:
            words = ["fire"]
            for unit in orders.next(["fire"]):
                if target in orders.next([*words, unit, AT]):
                    words.append(unit)
            words += [AT, target]
    return words


# Attack and overrun


def show_combat(words: Words, told: Told, attacking: int) -> list[RenderableType]:
    """Strengths with every factor, ratings, supply, and the chance of each result."""
    rows = Table.grid(padding=(0, 2), pad_edge=True)
    rows.add_column(style="dim", no_wrap=True)
    rows.add_column(overflow="fold")
    signed = f"{told['modifier']:+}"
    ratings = {
        "attacker": told["ratings"][0],
        "attacking": words.name(told["leading"][0]),
        "defender": told["ratings"][1],
        "defending": words.name(told["leading"][1]),
        "modifier": signed,
    }
    rating = words.literal("battle-ratings-are", ratings)
    if told["hedgehog"]:
        rating = words.listed([rating, words.literal("battle-hedgehog", {"level": told["hedgehog"]})])
    rows.add_row(words.literal("battle-odds"), Text(told["odds"], style="bold"))
    rows.add_row(words.literal("battle-terrain"), Prose(words.name(told["terrain"])))
    rows.add_row(words.literal("battle-ratings"), Prose(rating))
    rows.add_row(words.literal("battle-supply"), Prose("\n".join(supply_of(words, told))))
    return [
        show_shares(words, told, attacking),
        rows,
        Prose(f"  {words.literal('battle-sums', sums_of(told['chances']))}"),
        show_chances(words, told["chances"]),
        Prose(f"  {words.literal('battle-key')}", style="dim"),
    ]


def show_shares(words: Words, told: Told, attacking: int) -> Table:
    table = Table.grid(padding=(0, 2), pad_edge=True)
    table.add_column(overflow="fold")
    table.add_column(overflow="fold")
    table.add_column(justify="right", no_wrap=True)
    for place, heading in enumerate(("attack", "defence")):
        style = STYLES[attacking if place == 0 else 1 - attacking]
        table.add_row(Text(words.literal(f"battle-{heading}"), style=style), "", Text(told["strengths"][place], style))
        for share in told[heading]:
            factors = [
                f"x{tidy(one['factor'])} {factor_name(words, one['name'])} ({one['rule']})" for one in share["factors"]
            ]
            told_factors = Prose("  ".join([str(share["printed"]), *factors]))
            table.add_row(Prose(f"  {words.name(share['unit'])}"), told_factors, share["strength"])
    return table


def tidy(factor: str) -> str:
    """A factor as people write it: `1/2`, `1 1/2`, `2`."""
    above, _, below = factor.partition("/")
    return shown(int(above), int(below))


def factor_name(words: Words, name: str) -> str:
    """Why a strength is multiplied."""
    plain = name.removesuffix("-anti-tank")
    if words.has(f"battle-{plain}"):
        return words.literal(f"battle-{plain}")
    return words.listed([words.name(plain), words.literal("battle-anti-tank")]) if plain != name else words.name(name)


def supply_of(words: Words, told: Told) -> list[str]:
    """What each side pays, and from where."""
    lines = []
    if told["costs"][0]:
        from_where = {"tokens": told["costs"][0], "dumps": dumps_text(words, [told["sources"][0]])}
        lines.append(words.literal("battle-you-pay", from_where))
    if told["stocks"]:
        lines.append(words.literal("battle-stocks", {"units": words.listed(map(words.name, told["stocks"]))}))
    if told["defence_paid"] == "pay":
        from_where = {"tokens": told["costs"][1], "dumps": dumps_text(words, [told["sources"][1]])}
        lines.append(words.literal("battle-they-pay", from_where))
    else:
        lines.append(words.literal("battle-they-use-stocks" if told["defence_paid"] == "stocks" else "battle-unpaid"))
    return lines


def dumps_text(words: Words, sources: list[dict[str, int]]) -> str:
    dumps = {hex: tokens for source in sources for hex, tokens in source.items()}
    return words.listed(f"{hex} {tokens}T" for hex, tokens in dumps.items()) or words.literal("ui-nothing")


def sums_of(chances: dict[str, float]) -> dict[str, object]:
    """How likely each side is to lose a step, and what else decides whether an attack is worth it, in percent."""

    def chance_of(side: str, what: str) -> str:
        does = [chance for result, chance in chances.items() if any(is_of(part, side, what) for part in result.split())]
        return f"{100 * sum(does):.0f}%"

    return {
        "own": chance_of("A", "L"),
        "theirs": chance_of("D", "L"),
        "options": chance_of("D", "o"),
        "exploit": chance_of("A", "e"),
    }


def is_of(part: str, side: str, what: str) -> bool:
    """Whether a part of a result, `DL1o2`, does something to a side."""
    return part.startswith(side) and what in part


def show_chances(words: Words, chances: dict[str, float]) -> Table:
    """Each result with its chance, the likeliest first, and a bar as long as it is likely."""
    table = Table.grid(padding=(0, 2), pad_edge=True)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    for result, chance in sorted(chances.items(), key=lambda one: -one[1]):
        table.add_row(Text(str(result)), f"{100 * chance:.1f}%", Text("#" * round(BAR * chance), style="dim"))
    return table


# Barrage


def show_barrage(words: Words, told: Told) -> list[RenderableType]:
    """Points by unit, the column with its shifts, the cost, and the chance of each result."""
    rows = Table.grid(padding=(0, 2), pad_edge=True)
    rows.add_column(style="dim", no_wrap=True)
    rows.add_column(overflow="fold")
    points = [f"{words.name(unit)} {strength}" for unit, strength in told.get("units", {}).items()]
    whole = str(told["points"])
    rows.add_row(
        words.literal("battle-points"), Prose(words.labelled(whole, words.listed(points)) if points else whole)
    )
    shifts = [f"{words.name(why)} {shift:+}" for why, shift in told.get("shifts", {}).items()]
    shifted = f"{told['column']} -> {told['shifted']}" if shifts else str(told["column"])
    column = words.labelled(shifted, words.listed(shifts)) if shifts else shifted
    rows.add_row(words.literal("battle-column"), Prose(column))
    cost = told.get("cost", 0)
    from_where = {"tokens": cost, "dumps": dumps_text(words, told.get("sources", []))}
    free = words.literal("battle-free")
    rows.add_row(words.literal("battle-supply"), Prose(words.literal("battle-you-pay", from_where) if cost else free))
    results: dict[str, float] = {}
    for result, chance in told["chances"].items():
        results[barrage_result(words, str(result), told["kind"])] = chance
    return [rows, show_chances(words, results)]


def barrage_result(words: Words, result: str, kind: str) -> str:
    """What a result of the table does."""
    if kind == "port":
        return words.literal("battle-hits", {"count": int(result)})
    known = {"-": "battle-nothing", "D": "battle-dg", "h": "battle-half"}
    return words.literal(known[result]) if result in known else words.literal("battle-steps", {"count": int(result)})
