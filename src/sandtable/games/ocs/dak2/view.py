"""What a reader of DAK-II needs: the state after each answer, and where the game stands."""

from __future__ import annotations

from typing import Final

from sandtable.engine.state import State as EngineState
from sandtable.engine.state import Step
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.dak2.scenarios import SCENARIOS
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.dak2.victory import conditions
from sandtable.games.ocs.modes import DEEDS, FUELS, MARKERS, STOCKS
from sandtable.games.ocs.numbers import MP, shown
from sandtable.games.ocs.position import place_name
from sandtable.games.ocs.theatre import WEATHERS
from sandtable.games.reference import Phase

PARTS: Final = ["B", "C1", "C2", "C3", "D", "E1", "E2", "F1", "F2", "G1", "G2", "G3", "H"]  # of a player turn
WHOLE_PHASES: Final = {"reinforcement": "B", "clean_up": "H"}
# Steps that begin a new turn of somebody; the others belong to the step before
TURNS: Final = ["turn", "player_turn", "turn_end"]


def describe_state(state: EngineState, side: str = "") -> dict[str, object]:
    """Everything on the map and beside it, by names, so that little changes from answer to answer."""
    assert isinstance(state, State)
    names = state.theatre.grid.names
    return {
        "scenario": state.scenario,
        "corrections": state.theatre.corrections,
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
