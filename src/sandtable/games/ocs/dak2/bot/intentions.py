"""What a staff is about to do, for people: a sentence for each formation, told from where its orders lead."""

from __future__ import annotations

from typing import Final

from sandtable.engine.game import Game
from sandtable.engine.state import Line
from sandtable.games.ocs.combat.supply import attack_need
from sandtable.games.ocs.combat.tables import ODDS, column_of
from sandtable.games.ocs.dak2.bot.battles import Battle, judge, worthy_attacks
from sandtable.games.ocs.dak2.bot.formations import Formation, formations_of, main_body, size
from sandtable.games.ocs.dak2.bot.objectives import attacks
from sandtable.games.ocs.dak2.bot.plans import plan_battles, stock_near
from sandtable.games.ocs.dak2.bot.scene import AS_IT_IS, Scene
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.modes import RESERVE

RULE: Final = "2.2"
MARCHES: Final = ["C1", "C2", "G1"]  # segments after which those who attack can still be brought up
FIGHTS: Final = ["C", "F", "G"]  # phases that an attack follows


def plan(game: Game, ahead: Game, last: str) -> list[Line]:
    """The sentences of the side that is asked, its largest formation first; those who only guard are not told.

    Ahead everybody stands where the orders of this segment lead, but for the last one, which is carried out here.
    """
    before, after = look(game), look(ahead)
    battles = battles_after(after, last)
    found = [intention(before, after, formation, battles) for formation in formations_of(before)]
    return [line for line in found if line is not None]


def look(game: Game) -> Scene:
    question, state = game.question, game.state
    assert question is not None
    assert isinstance(state, State)
    return Scene(state, question, lambda: 0.0)


def battles_after(scene: Scene, order: str) -> list[Battle]:
    """The battles to come: what is ordered last, then what others will march to, then what can be fought at once."""
    state, words = scene.state, order.split(" ")
    found: list[Battle] = []
    if words[0] in ("attack", "overrun"):
        units = [state.theatre.unit_number[id] for id in words[3:]]
        origins = {unit: state.place[unit] for unit in units}
        found.append(judge(scene, Battle(state.theatre.hex_named(words[1]), origins, words[0] == "overrun")))
    if words[0] == "move":
        for id in words[1:-2]:
            state.put(state.theatre.unit_number[id], state.theatre.hex_named(words[-1]))
        state.changed()
    planned = scene.battles(plan_battles) if state.segment in MARCHES else []
    marched_to = [
        battle for battle in planned if any(state.place[unit] != battle.origins[unit] for unit in battle.origins)
    ]
    at_once = sorted(worthy_attacks(scene), key=lambda battle: -battle.gain) if state.segment[:1] in FIGHTS else []
    for battle in [*marched_to, *at_once]:
        if not any(set(battle.origins) & set(other.origins) for other in found):
            found.append(battle)
    return found


def intention(before: Scene, after: Scene, formation: Formation, battles: list[Battle]) -> Line | None:
    """What one formation does: attack, with its odds and its price; go; stay without supply; or hold."""
    fighters = [unit for unit in formation.units if before.fights(unit)]
    waiting = [unit for unit in formation.units if after.state.marker[unit] == RESERVE]
    if not fighters and not waiting:
        return None
    is_loose = all(before.state.counter(unit).formation != formation.name for unit in formation.units)
    told: dict[str, object] = {
        "formation": formation.name,
        "loose": int(is_loose),
        "hex": before.name(formation.centre),
        "reserves": len(waiting),
    }
    own = [battle for battle in battles if any(unit in battle.origins for unit in fighters)]
    if own:
        battle = max(own, key=lambda battle: sum(unit in battle.origins for unit in fighters))
        named = formation.centre if is_loose else NOWHERE
        return Line(RULE, "plan-attack", {**told, **terms(after, battle, fighters, named)})
    gone = [unit for unit in fighters if 0 <= after.state.place[unit] != before.state.place[unit]]
    if gone and 2 * size(before, gone) >= size(before, fighters):
        return Line(RULE, "plan-go", {**told, **way(after, formation, gone)})
    if any(after.hunger(unit, formation.centre) >= 1.0 for unit in fighters):
        return Line(RULE, "plan-starving", told)
    return Line(RULE, "plan-hold", told)


def way(scene: Scene, formation: Formation, gone: list[int]) -> dict[str, object]:
    """Where those of a formation who have gone are now, and its goal if that has brought them nearer to it."""
    hex, goal = main_body(scene, gone), formation.goal
    is_nearer = attacks(scene.side) and goal not in (NOWHERE, hex)
    is_nearer = is_nearer and scene.distance(hex, goal) < scene.distance(formation.centre, goal)
    return {"to": scene.name(hex), "nearer": int(is_nearer), "goal": scene.name(goal if is_nearer else hex)}


def terms(scene: Scene, battle: Battle, fighters: list[int], named: int) -> dict[str, object]:
    """On what terms a battle is fought: from where and with how many of those told of, at which odds, at which price.

    The odds and the price are those of all who fight in it; `named` is the hex by which those told of are called.
    """
    mine = [battle.origins[unit] for unit in fighters if unit in battle.origins]
    origin = max(sorted(set(mine)), key=mine.count)
    return {
        "overrun": int(battle.is_overrun),
        "target": scene.name(battle.hex),
        "from": scene.name(origin),
        "named": int(origin == named),
        "count": len(mine),
        "all": len(battle.origins),
        "others": len(battle.origins) - len(mine),
        "odds": odds_of(scene, battle),
        "tokens": sum(attack_need(scene.state, unit) for unit in battle.origins),
        "stock": stock_near(scene, battle.hex),
    }


def odds_of(scene: Scene, battle: Battle) -> str:
    """The odds of the column in which a battle would be looked up, as the table prints them."""
    attack = sum(
        scene.punch(unit, origin, battle.hex, battle.faces.get(unit, AS_IT_IS))
        for unit, origin in battle.origins.items()
    )
    lines = [
        line for defence, line in scene.defence(battle.hex, False) if column_of(attack, defence, line) == battle.column
    ]
    above, below = ODDS[lines[0] if lines else 0][battle.column]
    return f"{above}:{below}"
