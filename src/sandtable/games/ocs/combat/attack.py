"""9.0-9.2, 9.6-9.13 An attack from the order to the Exploit markers."""

from __future__ import annotations

from typing import Final

from sandtable.engine.orders import Reason
from sandtable.engine.questions import CHANCE, Procedure, Question, choose
from sandtable.games.ocs.combat.against import AgainstHex
from sandtable.games.ocs.combat.losses import disorganise, lose_in_combat, lose_step
from sandtable.games.ocs.combat.odds import Combat, Odds, best_terrain, best_terrain_from, rating_in
from sandtable.games.ocs.combat.retreat import Retreat, advance, choose_units, may_go_along, move_in, retreat
from sandtable.games.ocs.combat.strength import anti_tank_in, terrains_from, terrains_in, total
from sandtable.games.ocs.combat.supply import cannot_pay, pay_attack, pay_defence
from sandtable.games.ocs.combat.tables import Outcome, result_of
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.dice import roll_two
from sandtable.games.ocs.mode_changes import end_reserve
from sandtable.games.ocs.modes import ATTACKED, DG, EXPLOIT, RELEASED
from sandtable.games.ocs.movement import step_cost
from sandtable.games.ocs.numbers import STRENGTH, shown
from sandtable.games.ocs.state import State
from sandtable.games.ocs.terrain import PROHIBITED
from sandtable.games.ocs.theatre import SANDSTORM

TAKE_LOSS: Final = "take loss"
TAKE_RETREAT: Final = "take retreat"
NOTHING: Final = "ignore"
MOST_HEXES_TO_EXPLOIT: Final = 2
TOO_FEW: Final = -1  # steps: nobody was left for an option


# 9.0-9.1 Who may attack what


def cannot_attack(state: State, unit: int, hex: int) -> Reason | None:
    """9.1: why a unit does not attack a hex from where it stands."""
    named: dict[str, object] = {"unit": state.counter(unit).id, "hex": state.theatre.grid.names[hex]}
    if not state.is_attack_capable(unit):
        return Reason("4.4", "why-not-attack-capable", named)
    if state.deeds[unit] & ATTACKED:
        return Reason("9.1", "why-has-attacked", named)
    if state.segment == "G3" and state.marker[unit] != EXPLOIT and not state.deeds[unit] & RELEASED:
        return Reason("9.1", "why-not-exploiting", named)
    origin = state.place[unit]
    if hex not in state.theatre.grid.around(origin):
        return Reason("9.0", "why-not-adjacent", named)
    if SANDSTORM in (state.weather_in(origin), state.weather_in(hex)):
        return Reason("9.1", "why-sandstorm", named)
    why = state.cannot_enter(unit, hex)
    if why:
        return Reason("9.1", why, named)
    if step_cost(state, unit, state.theatre.grid.side_between(origin, hex), True) >= PROHIBITED:
        return Reason("9.1", "why-could-not-enter", named)
    return None


def cannot_be_attacked(state: State, side: int, hex: int) -> Reason | None:
    """O-9.0-c, O-9.1-d: why a hex cannot be attacked by a side."""
    named: dict[str, object] = {"hex": state.theatre.grid.names[hex]}
    if state.holder(hex) != 1 - side:
        return Reason("9.0", "why-nobody-to-attack", named)
    return Reason("9.1", "why-attacked-already", named) if hex in state.attacked else None


class Attack(AgainstHex):
    """`attack C40.19 with in-11 br-7rtr`."""

    word = "attack"
    rule = "9.1"

    def cannot_be_target(self, state: State, side: int, hex: int) -> Reason | None:
        return cannot_be_attacked(state, side, hex)

    def cannot_take_part(self, state: State, unit: int, hex: int) -> Reason | None:
        return cannot_attack(state, unit, hex)

    def cannot_go_together(self, state: State, units: list[int]) -> Reason | None:
        return cannot_pay(state, units)

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        hex = state.theatre.hex_named(words[0])
        attackers = [state.theatre.unit_number[word] for word in words[2:]]
        for unit in attackers:
            state.deeds[unit] |= ATTACKED
        state.attacked.append(hex)
        yield from fight(state, Combat(hex, attackers, state.units_of(1 - side, hex), False))


# 9.2 The order of a combat


def fight(state: State, combat: Combat) -> Procedure[bool]:
    """9.2: supply, ratings, terrain, surprise, the roll, results, advance, exploit; whether the attacker stood."""
    hex, grid = combat.hex, state.theatre.grid
    began = [place for place in state.stacks if state.holder(place) == state.holder(hex)]  # enemies of the attacker
    theirs = [place for place in state.stacks if state.holder(place) != state.holder(hex)]
    origins = combat.origins(state)
    combat.came_from = {unit: state.place[unit] for unit in combat.attackers}
    names = [state.counter(unit).id for unit in combat.attackers]
    side = SIDE_NAMES[state.side_of(combat.attackers[0])]
    told: dict[str, object] = {"side": side, "hex": grid.names[hex], "units": names, "overrun": combat.is_overrun}
    state.tell("8.1" if combat.is_overrun else "9.1", "log-attack", told)
    yield from pay_attack(state, combat.attackers)
    yield from pay_defence(state, combat)
    yield from name_leading(state, combat)
    yield from pick_terrain(state, combat)
    odds = Odds(state, combat)
    dice = yield from roll_two("9.8", "ask-roll-surprise", {"hex": grid.names[hex], "odds": odds.name})
    surprise, shift = odds.surprised(dice), 0
    if surprise:
        shift = int((yield Question(CHANCE, "9.8", "ask-roll-shift", ["1", "2", "3", "4", "5", "6"], {})))
    column = odds.shifted(surprise * shift)
    rolled = yield from roll_two("9.9", "ask-roll-combat", {"hex": grid.names[hex]})
    attacker, defender = result_of(odds.roll(rolled), column)
    tell_result(state, combat, odds, dice, surprise * shift, column, rolled, attacker, defender)
    stood = yield from suffer_attack(state, combat, attacker, defender, began)
    yield from suffer_defence(state, combat, defender, stood, theirs, origins)
    if stood and state.holder(hex) == 2:
        survivors = [unit for unit in combat.attackers if state.place[unit] >= 0]
        if not combat.is_overrun:
            yield from advance(state, survivors, hex)
        elif going := state.may_go_together(survivors, hex):
            yield from move_in(state, going, hex)
    if stood and attacker.exploit and not combat.is_overrun:
        yield from exploit(state, combat, attacker.exploit, origins)
    return stood


def tell_result(
    state: State,
    combat: Combat,
    odds: Odds,
    dice: int,
    shift: int,
    column: int,
    rolled: int,
    attacker: Outcome,
    defender: Outcome,
) -> None:
    """O-4.9-d: the whole arithmetic, for the log and for the table that shows row and column."""
    arguments: dict[str, object] = {
        "hex": state.theatre.grid.names[combat.hex],
        "attack": shown(total(odds.attack), STRENGTH),
        "defence": shown(total(odds.defence), STRENGTH),
        "anti_tank": anti_tank_in(state, combat.hex, combat.defenders),
        "ratings": f"{odds.ratings[0]} - {odds.ratings[1]}",
        "odds": odds.name,
        "line": odds.terrain.line,
        "surprise": dice,
        "shift": shift,
        "column": column,
        "heading": odds.heading(column),
        "dice": rolled,
        "modifier": odds.modifier,
        "hedgehog": odds.hedgehog,
        "roll": odds.roll(rolled),
        "result": f"{attacker.text('A')} {defender.text('D')}".strip() or "-",
    }
    state.tell("9.10", "log-combat", arguments)


# 9.6 Ratings


def name_leading(state: State, combat: Combat) -> Procedure[None]:
    """O-9.6-a: each side names the unit whose rating counts and which loses first, the attacker first."""
    for place, units in enumerate([combat.attackers, combat.defenders]):
        units = state.may_lead(units)
        best = max(units, key=lambda unit: (rating_in(state, unit, 0), -unit))
        others = [unit for unit in units if unit != best]
        options = [f"lead-unit {state.counter(unit).id}" for unit in [best, *others]]
        side = state.side_of(units[0])
        arguments: dict[str, object] = {"hex": state.theatre.grid.names[combat.hex]}
        answer = yield choose(SIDE_NAMES[side], "9.6", "ask-lead-unit", options, arguments=arguments)
        combat.leading[place] = [best, *others][options.index(answer)]
        combat.leader_bonus[place] = yield from state.leader_bonus(combat.leading[place], combat.is_overrun)


# 9.4 The defender's terrain


def pick_terrain(state: State, combat: Combat) -> Procedure[None]:
    """O-9.4-b, -c: the defender picks a terrain against each attacking hex and one for himself, the best first."""
    side, names = SIDE_NAMES[state.side_of(combat.defenders[0])], state.theatre.grid.names
    anti_tank = anti_tank_in(state, combat.hex, combat.defenders)
    for origin in combat.origins(state):
        best = best_terrain_from(state, combat, origin, anti_tank)
        terrains = [best, *[other for other in terrains_from(state, origin, combat.hex) if other.id != best.id]]
        options = [f"terrain {terrain.id}" for terrain in terrains]
        answer = yield choose(side, "9.4", "ask-terrain-from", options, arguments={"hex": names[origin]})
        combat.terrain_from[origin] = terrains[options.index(answer)]
    best = best_terrain(state, combat)
    terrains = [best, *[other for other in terrains_in(state, combat.hex) if other.id != best.id]]
    options = [f"terrain {terrain.id}" for terrain in terrains]
    answer = yield choose(side, "9.4", "ask-terrain", options, arguments={"hex": names[combat.hex]})
    combat.terrain = terrains[options.index(answer)]


# 9.10 Results


def suffer_attack(
    state: State, combat: Combat, outcome: Outcome, other: Outcome, enemies: list[int]
) -> Procedure[bool]:
    """O-9.10-b, -d: the attacker's losses, then all his options; whether he took all of them, and none as retreat."""
    hit = yield from first_losses(state, combat.attackers, combat.leading[0], outcome.losses)
    told: dict[str, object] = {"hex": state.theatre.grid.names[combat.hex], "options": other.options}
    distance = yield from take_options(state, combat.attackers, outcome.options, hit, told, may_ignore=False)
    if distance <= 0:
        return distance != TOO_FEW
    for origin in sorted(set(combat.came_from.values())):
        units = [unit for unit in combat.attackers if combat.came_from[unit] == origin == state.place[unit]]
        if units:
            back = Retreat(origin, distance, enemies, [combat.hex])
            if combat.is_overrun:  # O-8.1-u: whoever else is there is not touched
                yield from retreat(state, units, back, with_trucks=False)
            else:
                along = yield from may_go_along(state, combat.attackers, back)
                yield from retreat(state, units + along, back)
    return False


def suffer_defence(
    state: State, combat: Combat, outcome: Outcome, attacker_stood: bool, enemies: list[int], origins: list[int]
) -> Procedure[None]:
    """O-9.10-e, -f: the defender's losses, DG and options, which he may ignore if the attacker went back."""
    if outcome.is_any:
        end_reserve(state, combat.hex)  # O-5.7-k
    hit = yield from first_losses(state, combat.defenders, combat.leading[1], outcome.losses)
    if outcome.dg:
        disorganise(state, combat.hex, "9.10")
    told: dict[str, object] = {"hex": state.theatre.grid.names[combat.hex], "options": 0}
    distance = yield from take_options(
        state, combat.defenders, outcome.options, hit, told, may_ignore=not attacker_stood
    )
    units = [unit for unit in combat.defenders if state.place[unit] == combat.hex]
    if distance > 0 and units:
        yield from retreat(state, units, Retreat(combat.hex, distance, enemies, origins))


def first_losses(state: State, units: list[int], leading: int, number: int) -> Procedure[dict[int, int]]:
    """O-9.11-a: steps lost, the first by the unit whose rating counted; what each has lost."""
    hit: dict[int, int] = {}
    if number:
        lose_step(state, leading, "9.11")
        hit[leading] = 1
        yield from lose_in_combat(state, units, number - 1, hit)
    else:
        hit[leading] = 0
    return hit


def take_options(
    state: State, units: list[int], number: int, hit: dict[int, int], told: dict[str, object], *, may_ignore: bool
) -> Procedure[int]:
    """O-9.10-c: each option is a step lost or a hex of retreat of all; how many hexes, or TOO_FEW steps.

    `told` has the hex that is attacked, and the options that the other side will have if this one stands.
    """
    distance = 0
    leading = next(iter(hit))
    side = SIDE_NAMES[state.side_of(units[0])]
    for option in range(number):
        if not any(state.steps[unit] for unit in units):
            return TOO_FEW
        options = [TAKE_LOSS, TAKE_RETREAT, *([NOTHING] if may_ignore and not option else [])]
        alive = [state.counter(unit).id for unit in units if state.steps[unit]]
        arguments: dict[str, object] = {**told, "left": number - option, "units": alive}
        answer = yield choose(side, "9.10", "ask-option", options, arguments=arguments, again=option + 1 < number)
        if answer == NOTHING:
            return 0
        if answer == TAKE_RETREAT:
            distance += 1
        elif not any(hit.values()):
            lose_step(state, leading, "9.11")  # O-9.11-a: the first step of all is the leading unit's
            hit[leading] = 1
        else:
            yield from lose_in_combat(state, units, 1, hit)
    return distance


# 9.13 Exploit


def exploit(state: State, combat: Combat, threshold: int, origins: list[int]) -> Procedure[None]:
    """9.13, O-5.9-c: attackers not DG and good enough may exploit, if at most two hexes attacked, side by side."""
    if state.segment != "F2" or len(origins) > MOST_HEXES_TO_EXPLOIT:
        return
    if len(origins) == MOST_HEXES_TO_EXPLOIT and origins[1] not in state.theatre.grid.around(origins[0]):
        return
    able = [unit for unit in combat.attackers if state.place[unit] >= 0 and state.marker[unit] not in (DG, EXPLOIT)]
    able = [unit for unit in able if exploit_rating(state, combat, unit) >= threshold]
    units = yield from choose_units(state, able, "9.13", "exploit", combat.hex)
    for unit in units:
        state.marker[unit] = EXPLOIT
    if units:
        state.changed()
        state.tell("9.13", "log-exploit", {"units": [state.counter(unit).id for unit in units]})


def exploit_rating(state: State, combat: Combat, unit: int) -> int:
    """O-9.13-d, OQ-9: the modified rating, with what the leader adds to those who attacked from his hex."""
    led = combat.came_from[unit] == combat.came_from[combat.leading[0]]
    return rating_in(state, unit, combat.leader_bonus[0] if led and state.options.exploit_with_leader else 0)
