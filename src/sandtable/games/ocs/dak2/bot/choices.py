"""Short answers: losses and retreats, supply in battle, leaders, and what else a side is asked beside its orders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.questions import NO, YES
from sandtable.games.ocs.combat.attack import NOTHING, TAKE_LOSS, TAKE_RETREAT
from sandtable.games.ocs.combat.supply import DECLINE, PAY, STOCKS
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.dak2.bot import supply
from sandtable.games.ocs.dak2.bot.battles import STEPPING_BACK, Stakes, can_retreat, losing_order
from sandtable.games.ocs.dak2.bot.objectives import is_last_turn, total
from sandtable.games.ocs.dak2.bot.scene import Scene

Answer = Callable[[Scene], str]
HARM_OF_ZONE: Final = 4.0
BEHIND: Final = 0.3


def unit_in(scene: Scene, option: str) -> int:
    """The unit that an answer names last."""
    return scene.state.theatre.unit_number[option.split(" ")[-1]]


def take_first(scene: Scene) -> str:
    return scene.question.listed[0]


def least_worth(scene: Scene) -> str:
    """Whose step is missed least; of those who are worth the same whoever has most steps left."""
    state = scene.state

    def loss(option: str) -> tuple[float, int, int]:
        unit = unit_in(scene, option)
        last = state.steps[unit] == 1 and state.counter(unit).is_multi_step
        return scene.worth.of_step(unit) + last, -state.steps[unit], unit

    return min(scene.question.listed, key=loss)


def answer_lead_unit(scene: Scene) -> str:
    """O-9.6-a: the best rating, and of those who share it the one that is missed least."""

    def merit(option: str) -> tuple[int, float]:
        unit = unit_in(scene, option)
        return scene.rating([unit]), -scene.worth.of_step(unit)

    return max(scene.question.listed, key=merit)


def answer_defence_supply(scene: Scene) -> str:
    """O-9.5-e: a defence that is not paid for is halved: pay, with stocks if need be."""
    options = scene.question.listed
    return PAY if PAY in options else STOCKS if STOCKS in options else DECLINE


def answer_option(scene: Scene) -> str:
    """O-9.10-c: ground or steps, whichever is missed less."""
    options, state = scene.question.listed, scene.state
    if NOTHING in options:
        return NOTHING
    named = scene.question.arguments.get("units", [])
    assert isinstance(named, list)
    units = [state.theatre.unit_number[name] for name in named]
    units = [unit for unit in units if state.place[unit] >= 0]
    if not units:
        return TAKE_LOSS if TAKE_LOSS in options else options[0]
    left = scene.question.arguments.get("left")
    number = left if isinstance(left, int) else 1
    steps = sorted(scene.worth.of_step(unit) for unit in units for _ in range(state.steps[unit]))
    price = total(steps[:number])
    if is_attacking(scene):
        return TAKE_LOSS if price <= STEPPING_BACK + worth_of_standing(scene) else TAKE_RETREAT
    hex = state.place[units[0]]
    ground = price_of_ground(scene, hex, total(steps))
    return TAKE_RETREAT if ground < price or number >= len(steps) else TAKE_LOSS


def worth_of_standing(scene: Scene) -> float:
    """What an attacker still wins if he does not step back: the options of the defender."""
    named, options = scene.question.arguments.get("hex"), scene.question.arguments.get("options")
    if not isinstance(named, str) or not isinstance(options, int):
        return 0.0
    hex = scene.state.theatre.hex_named(named)
    defenders = scene.state.units_of(scene.enemy, hex)
    left = sorted(losing_order(scene, defenders)) if defenders else []
    stakes = Stakes([], left, scene.worth.of_taking(hex, scene.side), can_retreat(scene, hex, []), 0)
    return stakes.of_options(left, options)


def price_of_ground(scene: Scene, hex: int, all_steps: float) -> float:
    """What a retreat costs the defender: the hex, its works, and what may befall him on the way."""
    state = scene.state
    price = scene.worth.of_hex(hex) + 0.2 * all_steps + (0.4 if state.hedgehog_in(hex) else 0.0)
    ways = [other for other in scene.around(hex) if state.holder(other) != scene.enemy]
    ways = [other for other in ways if state.theatre.ground.terrain[other] != "sea"]
    if not ways:
        return all_steps + price
    return price + (1.0 if all(scene.in_enemy_zone(other) for other in ways) else 0.0)


def is_attacking(scene: Scene) -> bool:
    """Whether the side that is asked is the one that acts."""
    acts = 1 - scene.state.phasing if scene.state.segment[:1] == "E" else scene.state.phasing
    return acts == scene.side


def answer_retreat(scene: Scene) -> str:
    """O-9.12-b: all together, to where no enemy is near, behind works, and where one is needed."""
    together = [option for option in scene.question.listed if len(option.split(" ")) == 2]

    def merit(option: str) -> tuple[float, str]:
        hex = scene.state.theatre.hex_named(option.split(" ")[-1])
        merit = scene.worth.of_hex(hex) + (1.5 if scene.state.hedgehog_in(hex) else 0.0)
        merit += BEHIND * min(scene.to_nearest_enemy(hex), 6)
        merit -= HARM_OF_ZONE if scene.in_enemy_zone(hex) else 0.0
        return merit, option

    return max(together or scene.question.listed, key=merit)


def answer_displace(scene: Scene) -> str:
    """O-9.14-c: trucks flee as far from the enemy as they may."""
    hexes = scene.question.listed
    return max(hexes, key=lambda option: scene.to_nearest_enemy(scene.state.theatre.hex_named(option.split(" ")[-1])))


def answer_join(scene: Scene) -> str:
    """D-3.10c-d: a leader goes to the largest stack."""

    def size(option: str) -> int:
        hex = scene.state.theatre.hex_named(option.removeprefix("join "))
        return sum(scene.state.re_of(unit) for unit in scene.state.units_of(scene.side, hex))

    return max(scene.question.listed, key=size)


def answer_leader(scene: Scene) -> str:
    """D-3.10c-a: his example is used where something can be won by it."""
    return YES if YES in scene.question.listed else NO


def answer_first_player(scene: Scene) -> str:
    """O-2.1-i: who has the last word holds what he takes; before that the first blow counts more."""
    own, other = SIDE_NAMES[scene.side], SIDE_NAMES[scene.enemy]
    return f"first {other}" if is_last_turn(scene.state) else f"first {own}"


def answer_place(scene: Scene) -> str:
    """O-13.6-b: who arrives has far to go."""
    options = scene.question.listed
    return next((option for option in options if option.endswith(" move")), options[0])


ANSWERS: Final[dict[str, Answer]] = {
    "ask-first-player": answer_first_player,
    "ask-lose": least_worth,
    "ask-remove": least_worth,
    "ask-lead-unit": answer_lead_unit,
    "ask-pay-defence": answer_defence_supply,
    "ask-option": answer_option,
    "ask-retreat": answer_retreat,
    "ask-displace": answer_displace,
    "ask-join": answer_join,
    "ask-use-leader": answer_leader,
    "ask-place": answer_place,
    "ask-fuel": supply.answer_fuel,
    "ask-feed": supply.answer_feed,
    "ask-recover": supply.answer_recover,
}
