"""A battle before it is fought: strengths with every factor, costs, odds, and the chance of each result."""

from __future__ import annotations

from sandtable.games.ocs import barrage, facility
from sandtable.games.ocs.combat.odds import Combat, Odds, chances, rating_in
from sandtable.games.ocs.combat.strength import Share, total
from sandtable.games.ocs.combat.supply import (
    DECLINE,
    PAY,
    STOCKS,
    attack_need,
    defence_need,
    dumps_for_defence,
    split_by_payment,
    with_stocks,
)
from sandtable.games.ocs.numbers import STRENGTH, shown
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.needs import dump_of, pockets_of
from sandtable.games.ocs.supply.points import shared_formation

Told = dict[str, object]


# 9 Attack and overrun


def preview_attack(state: State, hex: int, attackers: list[int], *, is_overrun: bool) -> Told:
    """9.2: what an attack would be if it were ordered now: the best units lead, and the defender pays if he can."""
    defenders = state.units_of(1 - state.side_of(attackers[0]), hex)
    combat = Combat(hex, attackers, defenders, is_overrun)
    combat.leading = [best_of(state, attackers), best_of(state, defenders)]
    paid, theirs = payment_of_defence(state, defenders)
    if paid == DECLINE:
        combat.unpaid = defenders
    odds = Odds(state, combat)
    by_dumps, by_stocks, _ = split_by_payment(state, attackers)
    return {
        "kind": "overrun" if is_overrun else "attack",
        "hex": state.theatre.grid.names[hex],
        "attack": [tell_share(state, share) for share in odds.attack],
        "defence": [tell_share(state, share) for share in odds.defence],
        "strengths": [shown(total(odds.attack), STRENGTH), shown(total(odds.defence), STRENGTH)],
        "terrain": odds.terrain.id,
        "odds": odds.name,
        "column": odds.column,
        "ratings": odds.ratings,
        "leading": [state.counter(unit).id for unit in combat.leading],
        "modifier": odds.modifier,
        "hedgehog": odds.hedgehog,
        "costs": [sum(attack_need(state, unit) for unit in by_dumps), defence_need(state, defenders)],
        "sources": [by_name(state, dumps_for_attack(state, list(by_dumps))), by_name(state, theirs)],
        "stocks": [state.counter(unit).id for unit in by_stocks],
        "defence_paid": paid,
        "chances": {result or "-": round(chance, 4) for result, chance in chances(odds).items()},
    }


def payment_of_defence(state: State, defenders: list[int]) -> tuple[str, dict[int, int]]:
    """9.5: how the defender can pay at best, and from which dumps."""
    dumps = dumps_for_defence(state, defenders, shared_formation(state, defenders))
    if sum(dumps.values()) >= defence_need(state, defenders):
        return PAY, dumps
    return STOCKS if with_stocks(state, defenders) else DECLINE, {}


def dumps_for_attack(state: State, units: list[int]) -> dict[int, int]:
    """What each dump that some units can be paid from has for them."""
    pockets = {pocket: tokens for unit in units for pocket, tokens in pockets_of(state, unit).items()}
    dumps: dict[int, int] = {}
    for pocket, tokens in pockets.items():
        dumps[dump_of(state, pocket)] = dumps.get(dump_of(state, pocket), 0) + tokens
    return dumps


def by_name(state: State, dumps: dict[int, int]) -> dict[str, int]:
    """The tokens of dumps, by the names of their hexes."""
    return {state.theatre.grid.names[dump]: tokens for dump, tokens in dumps.items()}


def best_of(state: State, units: list[int]) -> int:
    """The unit with the best rating."""
    return max(state.may_lead(units), key=lambda unit: (rating_in(state, unit, 0), -unit))


def tell_share(state: State, share: Share) -> Told:
    """What a unit adds, and why."""
    return {
        "unit": state.counter(share.unit).id,
        "printed": share.printed,
        "strength": shown(share.strength, STRENGTH),
        "factors": [
            {"rule": rule, "name": name, "factor": f"{above}/{below}"} for rule, name, above, below in share.factors
        ],
    }


# 10 Barrage


def preview_fire(state: State, side: int, units: list[int], hex: int, *, at_port: bool) -> Told:
    """10.0: what artillery would do: its points by unit, what they cost and from where, and the chances."""
    points = barrage.points_of(state, units)
    told = preview_port(state, hex, points) if at_port else preview_barrage(state, side, hex, points, ships=False)
    strengths = {state.counter(unit).id: shown(barrage.strength_of(state, unit), STRENGTH) for unit in units}
    cost = barrage.cost_of(points, at_port=at_port)
    rich = [source for source in barrage.sources_for(state, units) if sum(source.values()) >= cost]
    return {**told, "units": strengths, "cost": cost, "sources": [by_name(state, source) for source in rich]}


def preview_barrage(state: State, side: int, hex: int, points: int, *, ships: bool) -> Told:
    """10.1: what a barrage of units would be: the column, its shifts, the cost, and the chance of each result."""
    spotted = ships or barrage.has_spotter(state, side, hex)
    shifts = barrage.shifts_against(state, side, hex, spotted=spotted)
    column = barrage.shifted(points, shifts)
    found = barrage.chances(state, hex, column, spotted=spotted, ships=ships)
    return {
        "kind": "barrage",
        "hex": state.theatre.grid.names[hex],
        "points": points,
        "column": barrage.COLUMNS[barrage.column_of(points)],
        "shifts": shifts,
        "shifted": barrage.COLUMNS[column],
        "cost": 0 if ships else barrage.cost_of(points, at_port=False),
        "chances": {result: round(chance, 4) for result, chance in found.items()},
    }


def preview_port(state: State, hex: int, points: int) -> Told:
    """10.2: what a barrage of a port would be: the column, and the chance of each number of hits."""
    column = facility.column_of(points)
    hits = [row[column] for row in facility.HITS]
    return {
        "kind": "port",
        "hex": state.theatre.grid.names[hex],
        "points": points,
        "column": facility.COLUMNS[column],
        "chances": {result: round(hits.count(result) / len(hits), 4) for result in dict.fromkeys(hits)},
    }
