"""2 Sequence of play: the turn, the player turns, their phases and segments."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure, choose
from sandtable.engine.rules import Steps
from sandtable.games.ocs.barrage import Fire
from sandtable.games.ocs.combat.attack import Attack
from sandtable.games.ocs.consolidation import Consolidate
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.dak2.calendar import next_turn
from sandtable.games.ocs.dak2.course import PLAYER_TURN, turn_steps
from sandtable.games.ocs.dak2.deployment import deploy
from sandtable.games.ocs.dak2.leaders import Lead, React, heal, look_after_leaders
from sandtable.games.ocs.dak2.naval import Bombard
from sandtable.games.ocs.dak2.reinforcements import reinforce
from sandtable.games.ocs.dak2.scenarios import SCENARIOS
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.dak2.victory import check_demand, decide
from sandtable.games.ocs.dak2.weather import roll_weather
from sandtable.games.ocs.dak2.withdrawals import withdraw
from sandtable.games.ocs.dice import roll_two
from sandtable.games.ocs.engineers import Build, Damage, Lower, Repair
from sandtable.games.ocs.mode_changes import Mode, Release, count_markers, leave_hedgehogs
from sandtable.games.ocs.modes import DG, DRY, EXPLOIT, FINISHED, FOR_PHASE, RESERVE, UNMARKED
from sandtable.games.ocs.move_order import Move
from sandtable.games.ocs.orders import Verb, give_orders
from sandtable.games.ocs.organic import Convoy
from sandtable.games.ocs.overrun import Overrun
from sandtable.games.ocs.pause import Refuel
from sandtable.games.ocs.replacements import Rebuild
from sandtable.games.ocs.stacking import remove_excess
from sandtable.games.ocs.supply.breakout import Breakout
from sandtable.games.ocs.supply.destruction import Blow
from sandtable.games.ocs.supply.fuel import leave_groups
from sandtable.games.ocs.supply.out_of_supply import supply_phase
from sandtable.games.ocs.transport import Drive, Load, Unload

WORKS: Final[list[Verb]] = [Build(), Lower(), Repair(), Damage()]  # O-13.8-e, -f
# O-2.2-f to -q: what may be ordered in each segment
VERBS: Final[dict[str, list[Verb]]] = {
    "B": [Rebuild(), Consolidate()],
    "C1": [Breakout()],
    "C2": [Move(), Overrun(), Mode(), Drive(), Load(), Unload(), Convoy(), Refuel(), *WORKS, Blow(), Lead()],
    "C3": [Bombard(), Lead()],
    "E1": [Move(), Overrun(), Release(), React(), Convoy(), Refuel(), Blow(), Lead()],
    "E2": [Fire(), Bombard(), React(), Lead()],
    "F1": [Fire(), Lead()],
    "F2": [Attack(), Lead()],
    "G1": [Move(), Overrun(), Release(), React(), Convoy(), Refuel(), Blow(), Lead()],
    "G2": [Fire(), Bombard(), React(), Lead()],
    "G3": [Attack(), React(), Lead()],
}
RULE_OF: Final = {"B": "13.5", "C1": "12.8", "C2": "6.0", "E1": "7.0", "F2": "9.0", "G1": "11.0", "G3": "9.0"}
RULE_OF_BARRAGE: Final = "10.0"
MOVEMENT: Final = ["C2", "E1", "G1"]


# 2.1 The turn


def turn(state: State) -> Procedure[None]:
    """O-2.1-a to -k: the weather, who is first, two player turns, and the turn's end."""
    state.turn += 1
    state.works = []
    state.tell("2.1", "log-turn", {"date": state.date, "turn": state.turn})
    yield from heal(state)
    yield from roll_weather(state)
    if state.turn > 1:
        yield from choose_first_player(state)
    state.schedule_all(turn_steps(state.first))


def choose_first_player(state: State) -> Procedure[None]:
    """O-2.1-h, -i: each side rolls two dice, equal totals again; the higher chooses."""
    rolled = [0, 0]
    while rolled[0] == rolled[1]:
        for side in (0, 1):
            rolled[side] = yield from roll_two("2.1", "ask-roll-first-player", {"side": SIDE_NAMES[side]})
    winner = SIDE_NAMES[0 if rolled[0] > rolled[1] else 1]
    answer = yield choose(winner, "2.1", "ask-first-player", [f"first {name}" for name in SIDE_NAMES])
    state.first = SIDE_NAMES.index(answer.removeprefix("first "))
    state.tell("2.1", "log-first-player", {"side": SIDE_NAMES[state.first]})


def turn_end(state: State) -> Procedure[None]:
    """The last turn decides; another follows the others."""
    if state.date == SCENARIOS[state.scenario].end:
        decide(state)
    else:
        state.date = next_turn(state.date)
        state.weather_changed()
        state.schedule(("turn", ()))
    yield from ()


# 2.2 The player turn


def player_turn(state: State, side: str) -> Procedure[None]:
    """O-2.2-a: a side's phases, one after the other."""
    state.phasing = SIDE_NAMES.index(side)
    state.tell("2.2", "log-player-turn", {"side": side})
    state.schedule_all(PLAYER_TURN)
    yield from ()


def reinforcement(state: State) -> Procedure[None]:
    """O-2.2-d: phase B, reinforcements and the scenario's supply, withdrawals, rebuilding and consolidation."""
    state.segment = "B"
    end_phase(state)
    yield from reinforce(state, state.phasing)
    yield from withdraw(state, state.phasing)
    yield from look_after_leaders(state)


def end_phase(state: State) -> None:
    """O-2.3-a: what lasts for a phase ends with it."""
    for unit in range(len(state.place)):
        state.deeds[unit] = 0
        state.spent[unit] = 0
        state.began[unit] = state.place[unit]
        if state.fuel[unit] == FOR_PHASE:
            state.fuel[unit] = DRY
    for truck in range(len(state.organic_place)):
        state.organic_spent[truck] = 0
        state.organic_reserve[truck] &= RESERVE
    for lot in state.trucks:
        lot.spent = 0
    for leader in range(len(state.leader_place)):
        state.leader_deeds[leader] = 0
        state.leader_began[leader] = state.leader_place[leader]
    state.moving, state.barraged, state.attacked, state.unloaded, state.blown = [], [], [], {}, []
    state.reacted = []


def phase(state: State, letter: str) -> Procedure[None]:
    """O-2.2: a phase with its segments; D is the Supply Phase."""
    state.segment = letter
    end_phase(state)
    if letter == "D":
        yield from supply_phase(state, state.phasing)
        yield from remove_excess(state)
        yield from look_after_leaders(state)


def segment(state: State, name: str) -> Procedure[None]:
    """O-2.2-v: one order after the other; when the side is done the segment ends."""
    side = 1 - state.phasing if name[0] == "E" else state.phasing
    if state.segment != name:
        state.segment, state.attacked = name, []
    if (yield from give_orders(state, side, RULE_OF.get(name, RULE_OF_BARRAGE), VERBS[name])):
        yield from look_after_leaders(state)
        leave_groups(state)
        state.schedule(("segment", (name,)))
    else:
        yield from end_segment(state, name)


def end_segment(state: State, name: str) -> Procedure[None]:
    """O-4.8-a, O-5.7-b, -j: stacking and Reserve markers are checked, and after a Movement Segment hedgehogs.

    In phase B stacking is not checked, and by OQ-30 not before those who arrived in it can move.
    """
    for unit in state.moving:
        state.deeds[unit] |= FINISHED
    state.moving = []
    if name != "B" and not (name == "C1" and state.options.arrivals_may_move_first):
        yield from remove_excess(state)
    if name in MOVEMENT:
        leave_hedgehogs(state)
    for side in (state.phasing, 1 - state.phasing):
        yield from count_markers(state, side)
    yield from look_after_leaders(state)


def clean_up(state: State) -> Procedure[None]:
    """O-2.2-r: phase H, the phasing side takes off DG, Exploit and fuel."""
    state.segment = "H"
    for unit, counter in enumerate(state.theatre.counters):
        if counter.side == state.phasing:
            if state.marker[unit] in (DG, EXPLOIT):
                state.marker[unit] = UNMARKED
            state.fuel[unit] = DRY
            state.formation_fuel.pop(counter.formation, None)
    state.changed()
    state.tell("2.2", "log-clean-up", {"side": SIDE_NAMES[state.phasing]})
    check_demand(state)
    yield from ()


STEPS: Final[Steps] = {
    "deploy": deploy,
    "turn": turn,
    "turn_end": turn_end,
    "player_turn": player_turn,
    "reinforcement": reinforcement,
    "phase": phase,
    "segment": segment,
    "clean_up": clean_up,
}
