"""What a staff is about to do, for people: a sentence for each formation."""

from __future__ import annotations

from typing import Final

from sandtable.engine.game import Game
from sandtable.engine.state import Line
from sandtable.games.ocs.combat.supply import attack_need
from sandtable.games.ocs.combat.tables import ODDS, column_of
from sandtable.games.ocs.dak2.bot.battles import Battle
from sandtable.games.ocs.dak2.bot.formations import Formation, formations_of
from sandtable.games.ocs.dak2.bot.moves import GUNS_BEHIND, step_towards
from sandtable.games.ocs.dak2.bot.objectives import attacks
from sandtable.games.ocs.dak2.bot.plans import SUPPLY_WITHIN, plan_battles
from sandtable.games.ocs.dak2.bot.scene import AS_IT_IS, Scene
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.modes import RESERVE
from sandtable.games.ocs.supply.points import tokens_of

RULE: Final = "2.2"


def plan(game: Game) -> list[Line]:
    """The sentences of the side that is asked, its largest formation first; those who only guard are not told."""
    question, state = game.question, game.state
    assert question is not None
    assert isinstance(state, State)
    scene = Scene(state, question, lambda: 0.0)
    battles = scene.battles(plan_battles) if state.segment[:1] in ("C", "F", "G") else []
    found = [intention(scene, formation, battles) for formation in formations_of(scene)]
    return [line for line in found if line is not None]


def intention(scene: Scene, formation: Formation, battles: list[Battle]) -> Line | None:
    """What one formation does: attack, with its odds and its price; come out of want; go on; or hold."""
    fighters = [unit for unit in formation.units if scene.fights(unit)]
    waiting = [unit for unit in formation.units if scene.state.marker[unit] == RESERVE]
    if not fighters and not waiting:
        return None
    is_loose = all(scene.state.counter(unit).formation != formation.name for unit in formation.units)
    told: dict[str, object] = {
        "formation": formation.name,
        "loose": int(is_loose),
        "hex": scene.name(formation.centre),
    }
    own = [battle for battle in battles if any(unit in battle.origins for unit in fighters)]
    if own:
        battle = max(own, key=lambda battle: (sum(unit in battle.origins for unit in fighters), -battle.hex))
        return Line(RULE, "plan-attack", {**told, **terms(scene, battle), "reserves": len(waiting)})
    if any(scene.hunger(unit, formation.centre) >= 1.0 for unit in fighters):
        return Line(RULE, "plan-starving", told)
    members = [unit for unit in fighters if is_loose or scene.state.counter(unit).formation == formation.name]
    if attacks(scene.side) and formation.goal != NOWHERE and is_going(scene, members, formation.goal):
        return Line(RULE, "plan-go", {**told, "goal": scene.name(formation.goal), "reserves": len(waiting)})
    return Line(RULE, "plan-hold", told)


def is_going(scene: Scene, units: list[int], goal: int) -> bool:
    """Whether some units have set out for a goal, or find a hex on the way to it where they can be fed."""
    able = [unit for unit in units if scene.state.cannot_enter(unit, goal) is None]
    return any(scene.state.spent[unit] or any(step_towards(scene, unit, goal, GUNS_BEHIND)) for unit in able)


def terms(scene: Scene, battle: Battle) -> dict[str, object]:
    """On what terms a battle is fought: from where, with how many, at which odds, for which price."""
    tokens = tokens_of(scene.state, scene.side)
    return {
        "target": scene.name(battle.hex),
        "from": scene.name(max(set(battle.origins.values()), key=list(battle.origins.values()).count)),
        "count": len(battle.origins),
        "odds": odds_of(scene, battle),
        "tokens": sum(attack_need(scene.state, unit) for unit in battle.origins),
        "stock": sum(number for hex, number in tokens.items() if scene.distance(hex, battle.hex) <= SUPPLY_WITHIN),
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
