"""4.0 Special Activities: three of each side. Terror is part of Sabotage (operations/sabotage.py)."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DONE, Procedure, choose, roll
from sandtable.games.british_way.cells.forces import (
    activate_cells,
    cells_among,
    draw_chits,
    imprison_cells,
    is_active_cell,
    lift_curfew,
    remove_cells,
    remove_police,
)
from sandtable.games.british_way.palestine.cards import P18, P25
from sandtable.games.british_way.palestine.haganah_track import shift_haganah_left
from sandtable.games.british_way.palestine.map import CITIES, DISTRICT_OF, NAMES, SPACES, is_city
from sandtable.games.british_way.palestine.refusals import WHICH_CELL
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import (
    ABOUT,
    BRITISH,
    DETAIN,
    IRGUN,
    IRGUN_OPERATIONS,
    NEGOTIATE,
    PROPAGANDIZE,
    RESTORE,
    SHADED,
    SILENCE,
    SPACE_OF,
    VERB_OF,
)
from sandtable.games.british_way.tracks import change_political_will

# 4.1.1 Accompanying Operations
RESTORE_WITH: Final = ["deploy"]
NEGOTIATE_WITH: Final = ["deploy", "patrol", "search"]
DETAIN_WITH: Final = ["search", "assault"]


def accompanying(state: State, operation: str) -> list[str]:
    """4.1.1: the Special Activities that may accompany an Operation and can be done now, as answers."""
    if operation in IRGUN_OPERATIONS:
        answers = [SILENCE[s] for s in SPACES if state.police[s] and cannot_silence(state, s) is None]
        answers += [PROPAGANDIZE[s] for s in CITIES if state.curfew[s] and cannot_propagandize(state, s) is None]
        return answers
    answers = []
    if operation in RESTORE_WITH:
        answers += [RESTORE[space] for space in SPACES if cannot_restore(state, space) is None]
    if operation in NEGOTIATE_WITH:
        answers.append(NEGOTIATE)
    if operation in DETAIN_WITH:
        answers += [DETAIN[city] for city in CITIES if cannot_detain(state, city) is None]
    return answers


def perform(state: State, answer: str, *, spare_last_underground: bool = False) -> Procedure[None]:
    """4.1: do the Special Activity that an answer of `accompanying` names."""
    if answer == NEGOTIATE:
        yield from negotiate(state)
        return
    verb, space = VERB_OF[answer], SPACE_OF[answer]
    if verb == "restore":
        restore(state, space)
    elif verb == "detain":
        yield from mass_detention(state, space)
    elif verb == "silence":
        silence(state, space)
    else:
        yield from propagandize(state, space, spare_last_underground=spare_last_underground)


# 4.2 British Special Activities


def cannot_restore(state: State, space: int) -> str | None:
    """4.2.1: Troops and Police, and no Irgun piece."""
    if not state.troops[space]:
        return "why-no-troops"
    if not state.police[space]:
        return "why-no-police"
    return "why-irgun-here" if state.irgun_pieces(space) else None


def restore(state: State, space: int) -> None:
    """4.2.1 Restore: Sabotage markers and Curfew go; Terror markers turn to Sabotage."""
    state.tell("4.2.1", "log-restore", {"space": NAMES[space], "number": state.sabotage[space]})
    lift_curfew(state, space, "4.2.1")
    state.sabotage[space] = state.terror[space]
    state.terror[space] = 0
    if state.sabotage[space]:
        state.tell("4.2.1", "log-restore-flips", {"space": NAMES[space], "number": state.sabotage[space]})


def negotiate(state: State) -> Procedure[None]:
    """4.2.2 Negotiate: a die plus the Terror on the map above the track's value shifts it left; at 0, a chit."""
    if state.haganah == 0:
        state.tell("4.2.2", "log-negotiate-at-zero", {})
        yield from draw_chits(state, 1, "4.2.2")
        return
    die = yield from roll("4.2.2", "ask-roll-negotiate")
    result = die + sum(state.terror)
    succeeds = result > state.haganah
    state.tell(
        "4.2.2",
        "log-negotiate",
        {"die": die, "terror": sum(state.terror), "result": result, "haganah": state.haganah, "success": str(succeeds)},
    )
    if succeeds:
        yield from shift_haganah_left(state)


def cannot_detain(state: State, city: int) -> str | None:
    """4.2.3: a City with a Curfew and three Troops."""
    if not is_city(city):
        return "why-not-a-city"
    if not state.curfew[city]:
        return "why-no-curfew"
    return "why-fewer-than-three-troops" if state.troops[city] < 3 else None


def mass_detention(state: State, city: int) -> Procedure[None]:
    """4.2.3 Mass Detention: a die of Cells from City and District go to Prison; what lacks costs Political Will."""
    spaces = [city, DISTRICT_OF[city]]
    die = yield from roll("4.2.3", "ask-roll-detain", ABOUT[city])
    state.tell("4.2.3", "log-detain", {"space": NAMES[city], "district": NAMES[DISTRICT_OF[city]], "die": die})
    removed = min(die, sum(state.cells(space) for space in spaces))
    for left in range(removed, 0, -1):
        options = cells_among(state, spaces)
        if sum(state.cells(space) for space in spaces) == left:  # all of them go
            del options[1:]
        answer = yield choose(
            BRITISH,
            "4.2.3",
            "ask-detain-cell",
            options,
            arguments={"left": left},
            state=state,
            refusals=WHICH_CELL,
            otherwise="why-not-here",
        )
        detain_cell(state, SPACE_OF[answer], active=is_active_cell(answer))
    change_political_will(state, removed - die, "4.2.3")


def detain_cell(state: State, space: int, *, active: bool) -> None:
    """4.2.3: to Prison; with P18's shaded text to Available."""
    if state.has(P18, SHADED):
        remove_cells(state, space, 1, "4.2.3", active=active)
    else:
        imprison_cells(state, space, 1, "4.2.3", active=active)


# 4.3 Irgun Special Activities


def cannot_silence(state: State, space: int) -> str | None:
    """4.3.1: Police, and at least as many Underground Cells (A-37)."""
    if not state.police[space]:
        return "why-no-police"
    return "why-fewer-underground-than-police" if state.underground[space] < state.police[space] else None


def silence(state: State, space: int) -> None:
    """4.3.1 Silence: one Police goes to Available."""
    state.tell_at("4.3.1", "log-silence", space)
    remove_police(state, space, 1, "4.3.1")


def cannot_propagandize(state: State, city: int) -> str | None:
    """4.3.2: a City with a Curfew and a Cell."""
    if not is_city(city):
        return "why-not-a-city"
    if not state.curfew[city]:
        return "why-no-curfew"
    return "why-no-cell" if not state.cells(city) else None


def turns_last_underground(state: State, city: int) -> bool:
    """Whether Propagandize here would turn the last Underground Cell on the map."""
    return sum(state.underground) == 1 and state.underground[city] == 1 and not state.active[city]


def propagandize(state: State, city: int, *, spare_last_underground: bool) -> Procedure[None]:
    """4.3.2 Propagandize: in one or two Cities with Curfew and Cell, show a Cell and lower Political Will."""
    propagandize_in(state, city)
    others = [other for other in CITIES if other != city and cannot_propagandize(state, other) is None]
    if spare_last_underground:
        others = [other for other in others if not turns_last_underground(state, other)]
    options = [PROPAGANDIZE[other] for other in others]
    options.append(DONE)
    refusals = ((PROPAGANDIZE, cannot_propagandize),)
    answer = yield choose(
        IRGUN, "4.3.2", "ask-propagandize-second", options, state=state, refusals=refusals, taken=[city]
    )
    if answer != DONE:
        propagandize_in(state, SPACE_OF[answer])


def propagandize_in(state: State, city: int) -> None:
    """4.3.2: if every Cell is Underground one turns Active; then -1 Political Will, -2 with P25's shaded text."""
    state.tell_at("4.3.2", "log-propagandize", city)
    if not state.active[city]:
        activate_cells(state, city, 1, "4.3.2")
    change_political_will(state, -2 if state.has(P25, SHADED) else -1, "4.3.2")
