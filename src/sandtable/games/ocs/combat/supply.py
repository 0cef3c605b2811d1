"""9.5 Combat supply: what attack and defence cost, paid from dumps or, where none can pay, from internal stocks."""

from __future__ import annotations

from typing import Final

from sandtable.engine.orders import Reason
from sandtable.engine.questions import DONE, Procedure, choose
from sandtable.games.ocs.combat.odds import Combat
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.modes import EXHAUSTED
from sandtable.games.ocs.numbers import RE
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.needs import Needs, can_be_drawn, first_without, pay_needs
from sandtable.games.ocs.supply.points import pay, shared_formation, tokens_for, tokens_of, waste_tokens
from sandtable.games.ocs.supply.reach import payers

DEFENCE: Final = 2  # tokens
SMALL_DEFENCE: Final = 1
PAY: Final = "pay"
STOCKS: Final = "stocks"
DECLINE: Final = "decline"


def attack_need(state: State, unit: int) -> int:
    """O-9.5-a, -b: a token for each step; a brigade of two steps one in all."""
    return state.steps[unit] if state.counter(unit).is_multi_step else 1


def split_by_payment(state: State, units: list[int]) -> tuple[Needs, list[int], int]:
    """O-9.5-g, -h: who is paid for from dumps, who uses its stocks, and the first that has neither; NOWHERE if none.

    Those without stocks are paid for first, so that nobody takes what only they cannot do without.
    """
    by_dumps: Needs = {}
    by_stocks: list[int] = []
    for unit in sorted(units, key=lambda unit: state.stocks[unit] < EXHAUSTED):
        needs = {**by_dumps, unit: attack_need(state, unit)}
        if first_without(state, needs) == NOWHERE:
            by_dumps = needs
        elif state.stocks[unit] < EXHAUSTED:
            by_stocks.append(unit)
        else:
            return by_dumps, by_stocks, unit
    return by_dumps, by_stocks, NOWHERE


def cannot_pay(state: State, units: list[int]) -> Reason | None:
    """O-9.5-c: why some units cannot all attack for want of supply."""
    by_dumps, _, lacking = split_by_payment(state, units)
    if lacking == NOWHERE:
        return None
    needs = {**by_dumps, lacking: attack_need(state, lacking)}
    told: dict[str, object] = {"need": sum(needs.values()), "there": can_be_drawn(state, needs)}
    return Reason("9.5", "why-no-combat-supply", {"unit": state.counter(lacking).id, **told})


def pay_attack(state: State, units: list[int]) -> Procedure[None]:
    """O-9.5-a: pay for an attack."""
    by_dumps, by_stocks, _ = split_by_payment(state, units)
    if by_stocks:
        by_dumps = yield from choose_supplied(state, units)
        by_stocks = [unit for unit in units if unit not in by_dumps]
    for unit in [unit for unit in by_dumps if may_withhold(state, unit)]:
        arguments: dict[str, object] = {"unit": state.counter(unit).id}
        side = SIDE_NAMES[state.side_of(unit)]
        if (yield choose(side, "9.5", "ask-truck-or-stocks", [PAY, STOCKS], arguments=arguments)) == STOCKS:
            del by_dumps[unit]
            by_stocks.append(unit)
    yield from pay_needs(state, by_dumps, "9.5", "attack")
    for unit in by_stocks:
        use_stocks(state, unit)


def choose_supplied(state: State, units: list[int]) -> Procedure[Needs]:
    """O-9.5-h: where tokens are too few for all, their side says who gets them; who has no stocks does in any case."""
    needs = {unit: attack_need(state, unit) for unit in units if state.stocks[unit] >= EXHAUSTED}
    while True:
        others = [unit for unit in units if unit not in needs]
        able = [unit for unit in others if first_without(state, {**needs, unit: attack_need(state, unit)}) == NOWHERE]
        if not able:
            return needs
        options = [f"supply {state.counter(unit).id}" for unit in able]
        side = SIDE_NAMES[state.side_of(able[0])]
        answer = yield choose(side, "9.5", "ask-supply", options)
        unit = able[options.index(answer)]
        needs[unit] = attack_need(state, unit)


def may_withhold(state: State, unit: int) -> bool:
    """O-9.5-g, O-12.10-b: a unit that has stocks could not be paid for without organic trucks."""
    tokens, dumps = tokens_of(state, state.side_of(unit)), dict.fromkeys(payer.dump for payer in payers(state, unit))
    there = sum(tokens.get(dump, 0) for dump in dumps)
    return state.stocks[unit] < EXHAUSTED and there < attack_need(state, unit)


def use_stocks(state: State, unit: int) -> None:
    """12.10: a unit fights on its internal stocks and is one level lower; what it could reach is wasted."""
    waste_what_is_in_reach(state, unit)
    state.stocks[unit] += 1
    state.tell("12.10", "log-stocks-used", {"unit": state.counter(unit).id, "level": state.stocks[unit]})


def waste_what_is_in_reach(state: State, unit: int) -> None:
    """O-12.10-f: a counter of several steps that uses stocks since tokens are too few wastes those that it reaches."""
    if not state.counter(unit).is_multi_step:
        return
    side = state.side_of(unit)
    tokens = tokens_of(state, side)  # O-12.10-b: those on organic trucks do not count
    for dump in dict.fromkeys(payer.dump for payer in payers(state, unit)):
        if tokens.get(dump):
            waste_tokens(state, side, dump, tokens[dump])


def defence_need(state: State, defenders: list[int]) -> int:
    """O-9.5-e: two tokens, or one for up to one RE."""
    return SMALL_DEFENCE if sum(state.re_of(unit) for unit in defenders) <= RE else DEFENCE


def pay_defence(state: State, combat: Combat) -> Procedure[None]:
    """O-9.5-e to -i: the defender pays, or withholds; unit by unit from stocks where no dump can pay."""
    side, need = state.side_of(combat.defenders[0]), defence_need(state, combat.defenders)
    formation = shared_formation(state, combat.defenders)
    dumps = dumps_for_defence(state, combat.defenders, formation)
    stocked = with_stocks(state, combat.defenders)
    options = [PAY] if sum(dumps.values()) >= need else []
    if stocked and sum(dumps_for_defence(state, combat.defenders, "").values()) < need:
        options.append(STOCKS)
        options += stocks_one_by_one(state, stocked) if len(stocked) > 1 and state.options.stocks_by_unit else []
    combat.unpaid = combat.defenders
    arguments: dict[str, object] = {"hex": state.theatre.grid.names[combat.hex], "need": need}
    answer = yield choose(
        SIDE_NAMES[side], "9.5", "ask-pay-defence", [*options, DECLINE], arguments=arguments, finish=DECLINE
    )
    if answer == PAY:
        yield from pay(state, side, "9.5", need, dumps, formation, what="defence")
        combat.unpaid = []
    elif answer != DECLINE:
        users = stocked if answer == STOCKS else (yield from choose_users(state, stocked, answer, combat.hex))
        for unit in users:
            use_stocks(state, unit)
        combat.unpaid = [unit for unit in combat.defenders if unit not in users]


def stocks_one_by_one(state: State, units: list[int]) -> list[str]:
    """O-9.5-f, -i: stocks may be withheld like any other supply, each unit its own."""
    return [f"{STOCKS} {state.counter(unit).id}" for unit in units]


def choose_users(state: State, stocked: list[int], answer: str, hex: int) -> Procedure[list[int]]:
    """O-9.5-f, -i: after the first who uses its stocks their side says who else does."""
    side, rest, users = SIDE_NAMES[state.side_of(stocked[0])], stocked.copy(), []
    arguments: dict[str, object] = {"hex": state.theatre.grid.names[hex]}
    while answer != DONE:
        users.append(rest.pop(stocks_one_by_one(state, rest).index(answer)))
        options = [*stocks_one_by_one(state, rest), DONE]
        answer = yield choose(side, "9.5", "ask-stocks", options, arguments=arguments, again=len(rest) > 1)
    return sorted(users)


def with_stocks(state: State, defenders: list[int]) -> list[int]:
    """O-9.5-i, OQ-7: the defenders that can use their stocks."""
    stocked = [unit for unit in defenders if state.stocks[unit] < EXHAUSTED]
    return stocked if state.options.stocks_by_unit or stocked == defenders else []


def dumps_for_defence(state: State, defenders: list[int], formation: str) -> dict[int, int]:
    """What the dumps that any of the defenders reaches could give to all, with the trucks of their own formation."""
    tokens = tokens_for(state, defenders[0]) if formation else tokens_of(state, state.side_of(defenders[0]))
    reached = dict.fromkeys(payer.dump for unit in defenders for payer in payers(state, unit))
    return {dump: tokens[dump] for dump in reached if tokens.get(dump)}
