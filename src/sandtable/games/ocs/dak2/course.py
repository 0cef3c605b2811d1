"""2.1-2.2 The course of a turn: which step follows which, and what can still be to come where a position stands."""

from __future__ import annotations

from typing import Final

from sandtable.engine.errors import BadPosition
from sandtable.engine.state import Step
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.dak2.calendar import turns_from
from sandtable.games.ocs.dak2.scenarios import SCENARIOS, SETUP_ORDER
from sandtable.games.ocs.state import State

PHASES: Final = [("C", "123"), ("D", ""), ("E", "12"), ("F", "12"), ("G", "123")]  # with their segments
SET_UP: Final = "set-up"
FIRST_PHASE: Final = "B"
LAST_PHASE: Final = "H"
TURN: Final[Step] = ("turn", ())
TURN_END: Final[Step] = ("turn_end", ())

# Steps that are to come, and the segments in which that can be
Course = tuple[list[Step], list[str]]


def player_turn_steps() -> list[Step]:
    """O-2.2-a: phases B to H; A belongs to aircraft."""
    steps: list[Step] = [("reinforcement", ()), ("segment", (FIRST_PHASE,))]
    for phase, segments in PHASES:
        steps.append(("phase", (phase,)))
        steps += [("segment", (phase + number,)) for number in segments]
    return [*steps, ("clean_up", ())]


PLAYER_TURN: Final = player_turn_steps()


def turn_steps(first: int) -> list[Step]:
    """O-2.1-a: the player turns of a turn, and its end."""
    return [("player_turn", (SIDE_NAMES[first],)), ("player_turn", (SIDE_NAMES[1 - first],)), TURN_END]


def courses(state: State, is_free: bool) -> list[Course]:
    """All that can be to come, whatever the date: before the first turn, between player turns, and in one."""
    at_start, at_end = [SET_UP if is_free else ""], [LAST_PHASE]
    before = at_start if state.turn <= 1 else at_end
    found: list[Course] = []
    if is_free and not state.turn:
        deploy: list[Step] = [("deploy", (SIDE_NAMES[side],)) for side in SETUP_ORDER]
        found += [([*deploy, TURN], ["", SET_UP]), ([*deploy[1:], TURN], [SET_UP])]
    whole = turn_steps(state.first)
    found += [([TURN], at_end if state.turn else at_start), (whole, before), (whole[1:], at_end), (whole[2:], at_end)]
    is_first = state.phasing == state.first
    after = whole[1:] if is_first else whole[2:]
    last = before if is_first else at_end
    for place, (name, arguments) in enumerate(PLAYER_TURN):
        here = arguments[0] if arguments else FIRST_PHASE if place == 0 else LAST_PHASE
        found.append(([*PLAYER_TURN[place:], *after], [*last, here] if name == "segment" else last))
        last = [here]
    return found


def check_course(state: State, is_free: bool, ends_early: bool) -> None:
    """2.1, 2.2: a game is over or goes on; what is to come, the segment, the turn and the date fit together."""
    scenario = SCENARIOS[state.scenario]
    dates = turns_from(scenario.start, scenario.end)
    if state.date not in dates:
        sentence = "date: '{date}' is no turn of {scenario}, which goes from {start} to {end} (2.1)"
        raise BadPosition(sentence, date=state.date, scenario=state.scenario, start=scenario.start, end=scenario.end)
    coming = state.agenda[::-1]
    turn = dates.index(state.date) + (coming != [TURN] and coming[:1] not in [[("deploy", (n,))] for n in SIDE_NAMES])
    if state.turn != turn:
        raise BadPosition("turn: {turn} instead of {due} on {date} (2.1)", turn=state.turn, due=turn, date=state.date)
    if not coming:
        if state.winner not in SIDE_NAMES:
            raise BadPosition("winner: nothing is to come, but nobody has won (D7.0)")
        if state.date != scenario.end and not ends_early:
            raise BadPosition("agenda: nothing is to come, but {scenario} ends later (D7.0)", scenario=state.scenario)
        return
    if state.winner:
        raise BadPosition("winner: '{side}' has won, but more is to come (D7.0)", side=state.winner)
    segments = [segments for steps, segments in courses(state, is_free) if steps == coming]
    told = ", ".join(" ".join((name, *arguments)) for name, arguments in coming)
    if not segments:
        raise BadPosition("agenda: '{steps}' cannot be to come here (2.2)", steps=told)
    if all(state.segment not in some for some in segments):
        first, due = told.partition(",")[0], " / ".join(name or "-" for name in segments[0])
        sentence = "segment: '{segment}' instead of {due} before '{step}' (2.2)"
        raise BadPosition(sentence, segment=state.segment or "-", due=due, step=first)
