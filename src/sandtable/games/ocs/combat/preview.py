"""A battle before it is fought: strengths with every factor, costs, odds, and the chance of each result."""

from __future__ import annotations

from sandtable.games.ocs import barrage
from sandtable.games.ocs.combat.odds import Combat, Odds, chances, rating_in
from sandtable.games.ocs.combat.strength import Share, total
from sandtable.games.ocs.combat.supply import attack_need, defence_need, split_by_payment
from sandtable.games.ocs.dice import WAYS
from sandtable.games.ocs.numbers import STRENGTH, shown
from sandtable.games.ocs.state import State


def preview_attack(state: State, hex: int, attackers: list[int], *, is_overrun: bool) -> dict[str, object]:
    """9.2: what an attack would be if it were ordered now, everybody's best unit leading and all defenders paid."""
    defenders = state.units_of(1 - state.side_of(attackers[0]), hex)
    combat = Combat(hex, attackers, defenders, is_overrun)
    combat.leading = [best_of(state, attackers), best_of(state, defenders)]
    odds = Odds(state, combat)
    by_dumps, by_stocks, _ = split_by_payment(state, attackers)
    return {
        "hex": state.theatre.grid.names[hex],
        "attack": [tell_share(state, share) for share in odds.attack],
        "defence": [tell_share(state, share) for share in odds.defence],
        "strengths": [shown(total(odds.attack), STRENGTH), shown(total(odds.defence), STRENGTH)],
        "terrain": odds.terrain.id,
        "odds": odds.name,
        "column": odds.column,
        "ratings": odds.ratings,
        "modifier": odds.modifier,
        "hedgehog": odds.hedgehog,
        "costs": [sum(attack_need(state, unit) for unit in by_dumps), defence_need(state, defenders)],
        "stocks": [state.counter(unit).id for unit in by_stocks],
        "chances": {result: round(chance, 4) for result, chance in chances(odds).items()},
    }


def best_of(state: State, units: list[int]) -> int:
    """The unit with the best rating."""
    return max(state.may_lead(units), key=lambda unit: (rating_in(state, unit, 0), -unit))


def tell_share(state: State, share: Share) -> dict[str, object]:
    """What a unit adds, and why."""
    return {
        "unit": state.counter(share.unit).id,
        "printed": share.printed,
        "strength": shown(share.strength, STRENGTH),
        "factors": [
            {"rule": rule, "name": name, "factor": f"{above}/{below}"} for rule, name, above, below in share.factors
        ],
    }


def preview_barrage(state: State, side: int, hex: int, points: int, *, ships: bool) -> dict[str, object]:
    """10.1: what a barrage would be: the column, its shifts, the cost, and the chance of each result."""
    spotted = ships or barrage.has_spotter(state, side, hex)
    shifts = barrage.shifts_against(state, side, hex, spotted=spotted)
    first = barrage.column_of(points)
    column = min(max(first + sum(shifts.values()), 0), len(barrage.COLUMNS) - 1)
    found: dict[str, float] = {}
    for place, ways in enumerate(WAYS):
        result = barrage.result_for(state, hex, column, place + 2, spotted=spotted, ships=ships)
        found[result] = found.get(result, 0.0) + ways / 36
    return {
        "hex": state.theatre.grid.names[hex],
        "points": points,
        "column": barrage.COLUMNS[first],
        "shifts": shifts,
        "shifted": barrage.COLUMNS[column],
        "cost": 0 if ships else barrage.COSTS[first],
        "chances": {result: round(chance, 4) for result, chance in found.items()},
    }
