"""What a reader of DAK-II needs: the map and the counters once, the state after each answer, where the game stands."""

from __future__ import annotations

from typing import Final

from sandtable.engine.state import State as EngineState
from sandtable.engine.state import Step
from sandtable.games.ocs.counters import SIDE_NAMES, Counter
from sandtable.games.ocs.dak2.scenarios import SCENARIOS
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.dak2.victory import conditions
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.modes import DEEDS, FUELS, MARKERS, STOCKS
from sandtable.games.ocs.numbers import MP, RE, shown
from sandtable.games.ocs.position import place_name
from sandtable.games.ocs.terrain import ARMOUR, CLASSES, MECH
from sandtable.games.ocs.theatre import WEATHERS, Theatre
from sandtable.games.reference import Phase

COLOURS: Final = {ARMOUR: "yellow", MECH: "red"}
PARTS: Final = ["B", "C1", "C2", "C3", "D", "E1", "E2", "F1", "F2", "G1", "G2", "G3", "H"]  # of a player turn
WHOLE_PHASES: Final = {"reinforcement": "B", "clean_up": "H"}
# Steps that begin a new turn of somebody; the others belong to the step before
TURNS: Final = ["turn", "player_turn", "turn_end"]


# What never changes


def describe_theatre(theatre: Theatre) -> dict[str, object]:
    """The map in play and its counters, told once."""
    grid, ground = theatre.grid, theatre.ground
    return {
        "hexes": grid.names,
        "rows": grid.rows,
        "columns": grid.columns,
        "terrain": ground.terrain,
        "settlement": {grid.names[hex]: kind for hex, kind in enumerate(ground.settlement) if kind},
        "names": {grid.names[hex]: name for hex, name in enumerate(ground.name) if name},
        "country": {"libya": [grid.names[hex] for hex, name in enumerate(ground.country) if name == "Libya"]},
        "coast": [grid.names[hex] for hex in range(len(grid)) if ground.coastal[hex]],
        "ports": {grid.names[hex]: tokens for hex, tokens in enumerate(ground.port) if tokens},
        "bases": {grid.names[hex]: level for hex, level in enumerate(ground.air_level) if level >= 0},
        "oases": [grid.names[hex] for hex in range(len(grid)) if ground.oasis[hex]],
        "hexsides": sides_told(theatre, ground.feature),
        "paths": sides_told(theatre, ground.path),
        "rails": sides_told(theatre, ground.rail),
        "units": {counter.id: describe_counter(counter) for counter in theatre.counters},
        "leaders": {
            leader.id: {
                "name": leader.name,
                "side": SIDE_NAMES[leader.side],
                "nation": leader.nation,
                "group": leader.is_group,
                "reaction": leader.reaction,
            }
            for leader in theatre.leaders
        },
        "trucks": {
            truck.id: {"formation": truck.formation, "side": SIDE_NAMES[truck.side], "capacity": truck.capacity}
            for truck in theatre.trucks
        },
    }


def sides_told(theatre: Theatre, kinds: list[str]) -> dict[str, list[list[str]]]:
    """Hexsides by what is on them, each once: the hex with the lower number first, for slopes the lower one."""
    grid = theatre.grid
    told: dict[str, list[list[str]]] = {}
    for side, kind in enumerate(kinds):
        hex, other = side // 6, grid.neighbours[side]
        if kind and kind != "slope_down" and other != NOWHERE and (hex < other or kind == "slope_up"):
            told.setdefault(kind, []).append([grid.names[hex], grid.names[other]])
    return told


def describe_counter(counter: Counter) -> dict[str, object]:
    """What is printed on a counter."""
    return {
        "name": counter.name,
        "side": SIDE_NAMES[counter.side],
        "nation": counter.nation,
        "formation": counter.formation,
        "type": counter.type,
        "size": counter.size,
        "colour": COLOURS.get(counter.category, "none"),
        "steps": counter.steps,
        "re": shown(counter.re, RE),
        "rating": counter.rating,
        "parenthesised": counter.parenthesised,
        "range": counter.range,
        "source": counter.source,
        "faces": [
            {
                "strength": face.strength if face.strength >= 0 else None,
                "allowance": face.allowance,
                "class": CLASSES[face.mp_class],
                "barrage": face.barrage,
                "throw": face.throw,
            }
            for face in counter.faces
        ],
    }


# What changes


def describe_state(state: EngineState, side: str = "") -> dict[str, object]:
    """Everything on the map and beside it, by names, so that little changes from answer to answer."""
    assert isinstance(state, State)
    names = state.theatre.grid.names
    return {
        "scenario": state.scenario,
        "maps": SCENARIOS[state.scenario].maps,
        "date": state.date,
        "turn": state.turn,
        "first": SIDE_NAMES[state.first],
        "phasing": SIDE_NAMES[state.phasing],
        "segment": state.segment,
        "weather": {name: WEATHERS[kind] for name, kind in sorted(state.weather.items())},
        "units": {counter.id: describe_unit(state, unit) for unit, counter in enumerate(state.theatre.counters)},
        "leaders": {
            leader.id: place_name(state, state.leader_place[number])
            for number, leader in enumerate(state.theatre.leaders)
        },
        "organic": {
            truck.id: [place_name(state, state.organic_place[number]), state.organic_load[number]]
            for number, truck in enumerate(state.theatre.trucks)
        },
        "dumps": {
            name: {names[hex]: tokens for hex, tokens in sorted(state.dumps[number].items())}
            for number, name in enumerate(SIDE_NAMES)
        },
        "trucks": [
            {"side": SIDE_NAMES[lot.side], "hex": names[lot.hex], "size": lot.size, "load": lot.load}
            for lot in state.trucks
        ],
        "trucks_away": [
            {"side": SIDE_NAMES[lot.side], "size": lot.size, "load": lot.load, "turn": lot.turn}
            for lot in state.trucks_away
        ],
        "hedgehogs": {names[hex]: state.hedgehog_in(hex) for hex in range(len(names)) if state.hedgehog_in(hex)},
        "port_hits": {names[hex]: hits for hex, hits in sorted(state.port_hits.items())},
        "owners": owners_told(state),
        "railhead": state.railhead,
        "ships": len(state.ships),
        "conditions": [
            {"key": condition.key, "now": condition.now, "needed": condition.needed, "met": condition.is_met}
            for condition in conditions(state)
        ],
        "winner": state.winner,
    }


def describe_unit(state: State, unit: int) -> dict[str, object]:
    """Where a unit is and what is on it; what is as printed is left out."""
    told: dict[str, object] = {"at": place_name(state, state.place[unit])}
    if state.face[unit]:
        told["face"] = "move"
    if state.marker[unit]:
        told["marker"] = MARKERS[state.marker[unit]]
    if state.steps[unit] != state.counter(unit).steps:
        told["steps"] = state.steps[unit]
    if state.out_of_supply[unit]:
        told["out_of_supply"] = True
    if state.stocks[unit]:
        told["stocks"] = STOCKS[state.stocks[unit]]
    if state.fuel[unit]:
        told["fuel"] = FUELS[state.fuel[unit]]
    if state.spent[unit]:
        told["spent"] = shown(state.spent[unit], MP)
    deeds = [deed for bit, deed in enumerate(DEEDS) if state.deeds[unit] & 1 << bit]
    return {**told, "deeds": deeds} if deeds else told


def owners_told(state: State) -> list[str]:
    """The hexes that have passed to the other side than the frontier says, since these are few."""
    names, country = state.theatre.grid.names, state.theatre.ground.country
    usual = {"Libya": 1, "Egypt": 0}
    return [names[hex] for hex, side in enumerate(list(state.owner)) if country[hex] and side != usual[country[hex]]]


# Where the game stands


def turn_of(state: EngineState, step: Step) -> str:
    """A text that changes when another side acts: its player turn, or the other's Reaction Phase in it."""
    assert isinstance(state, State)
    reacts = step[0] == "segment" and step[1][0].startswith("E")
    return f"{state.date} {SIDE_NAMES[state.phasing]} {'reaction' if reacts else step[0] if step[0] in TURNS else ''}"


def facts_about(state: EngineState, answer: str) -> dict[str, object]:
    """None: every reason of this game brings its own."""
    return {}


def phase_of(state: EngineState, step: Step) -> Phase | None:
    """2.2: the phases and segments of a player turn, in their order."""
    name, arguments = step
    part = WHOLE_PHASES.get(name) or (arguments[0] if arguments else "")
    if part not in PARTS:
        return None
    return Phase("rule-2-2", f"name-{part}", PARTS.index(part) + 1, len(PARTS))


def describe_progress(state: EngineState) -> dict[str, object]:
    """The turn as `card`, and what a chart shows: how many of each side's steps are left, and its supply."""
    assert isinstance(state, State)
    steps = [sum(state.steps[unit] for unit in state.units_on_map(side)) for side in (0, 1)]
    tokens = [sum(state.dumps[side].values()) for side in (0, 1)]
    values = {f"{name}_steps": steps[side] for side, name in enumerate(SIDE_NAMES)}
    supply = {f"{name}_supply": tokens[side] for side, name in enumerate(SIDE_NAMES)}
    return {"card": state.date, "values": {**values, **supply}}
