"""4.0 Special Activities: three of each side."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DONE, Procedure, Refusals, choose, roll
from sandtable.games.british_way.cells.forces import (
    activate_cells,
    draw_chits,
    held_chits,
    lift_curfew,
    place_cache,
    place_cells,
    remove_police,
    return_chit,
)
from sandtable.games.british_way.cyprus.cards import HC08, HC27
from sandtable.games.british_way.cyprus.international_opinion import QUIET, marked_towns, shift_opinion
from sandtable.games.british_way.cyprus.map import NAMES, SPACES, TOWNS_AND_MOUNTAINS, is_base
from sandtable.games.british_way.cyprus.state import CONDEMN, IGNORE, State
from sandtable.games.british_way.cyprus.vocabulary import (
    ABOUT,
    AVAILABLE,
    CACHE,
    DIPLOMACY,
    EOKA,
    EOKA_OPERATIONS,
    INFILTRATE,
    INTERROGATE,
    OPINION,
    PROPAGANDIZE,
    RESTORE,
    SMUGGLE,
    SPACE_OF,
    VERB_OF,
    WILL,
)
from sandtable.games.british_way.tracks import change_political_will
from sandtable.games.british_way.vocabulary import SHADED, UNSHADED

# 4.1.1 Accompanying Operations; Infiltrate and Propagandize accompany any Operation of EOKA.
RESTORE_WITH: Final = ["deploy"]
DIPLOMACY_WITH: Final = ["deploy", "patrol", "search"]
INTERROGATE_WITH: Final = ["search", "assault"]
SMUGGLE_WITH: Final = ["recruit", "travel"]


def accompanying(state: State, operation: str) -> list[str]:
    """4.1.1: the Special Activities that may accompany an Operation and can be done now, as answers."""
    answers: list[str] = []
    if operation in EOKA_OPERATIONS:
        if operation in SMUGGLE_WITH:
            answers += [SMUGGLE[s] for s in TOWNS_AND_MOUNTAINS if cannot_smuggle(state, s) is None]
        answers += [INFILTRATE[s] for s in SPACES if state.police[s] and cannot_infiltrate(state, s) is None]
        answers += [PROPAGANDIZE[s] for s in SPACES if cannot_propagandize(state, s) is None]
        return answers
    if operation in RESTORE_WITH:
        answers += [RESTORE[space] for space in SPACES if cannot_restore(state, space) is None]
    if operation in DIPLOMACY_WITH:
        answers.append(DIPLOMACY)
    if operation in INTERROGATE_WITH:
        answers.append(INTERROGATE)
    return answers


def perform(state: State, answer: str) -> Procedure[None]:
    """4.1: do the Special Activity that an answer of `accompanying` names."""
    if answer == DIPLOMACY:
        yield from diplomacy(state)
    elif answer == INTERROGATE:
        yield from interrogate(state)
    elif VERB_OF[answer] == "restore":
        restore(state, SPACE_OF[answer])
    elif VERB_OF[answer] == "smuggle":
        yield from smuggle(state, SPACE_OF[answer], 2 if state.opinion == CONDEMN else 1)
    elif VERB_OF[answer] == "infiltrate":
        infiltrate(state, SPACE_OF[answer])
    else:
        yield from propagandize(state, SPACE_OF[answer])


# 4.2 British Special Activities


def cannot_restore(state: State, space: int) -> str | None:
    """4.2.1: Troops and Police, and no EOKA piece; Bases and Mountains too."""
    if not state.troops[space]:
        return "why-no-troops"
    if not state.police[space]:
        return "why-no-police"
    return "why-eoka-here" if state.insurgents(space) else None


def restore(state: State, space: int) -> None:
    """4.2.1 Restore: the Curfew and all Sabotage markers go."""
    state.tell("4.2.1", "log-restore", {"space": NAMES[space], "number": state.sabotage[space]})
    lift_curfew(state, space, "4.2.1")
    state.sabotage[space] = 0


def diplomacy(state: State) -> Procedure[None]:
    """4.2.2 Diplomacy: with three marked Towns or fewer Opinion moves left, else if a die is above its value."""
    towns = marked_towns(state)
    if towns <= QUIET:
        state.tell("4.2.2", "log-diplomacy-quiet", {"number": towns})
        shift_opinion(state, -1, "4.2.2")
        return
    die = yield from roll("4.2.2", "ask-roll-diplomacy")
    succeeds = die > state.opinion
    state.tell("4.2.2", "log-diplomacy", {"die": die, "opinion": state.opinion, "success": str(succeeds)})
    if succeeds:
        shift_opinion(state, -1, "4.2.2")


def interrogate(state: State) -> Procedure[None]:
    """4.2.3 Interrogate: a chit per two Cells in Prison, one more with HC-08's unshaded text."""
    number = state.prison // 2 + (1 if state.has(HC08, UNSHADED) else 0)
    state.tell("4.2.3", "log-interrogate", {"number": number})
    yield from draw_chits(state, number, "4.2.3")


# 4.3 EOKA Special Activities


def cannot_smuggle(state: State, space: int) -> str | None:
    """4.3.1: to a Town or Mountain with a Cell, unless nobody abroad listens: see `sources_of_cache`."""
    if state.opinion == IGNORE:
        return "why-opinion-ignores"
    return cannot_receive_smuggled(state, space)


def cannot_receive_smuggled(state: State, space: int) -> str | None:
    """4.3.1: the space that gets the Cache, whatever the world thinks."""
    if is_base(space):
        return "why-base"
    if not state.cells(space):
        return "why-no-cell"
    if not state.may_hold_cache(space):
        return "why-two-caches"
    return None if sources_of_cache(state, space, []) else "why-no-cache-to-smuggle"


def sources_of_cache(state: State, space: int, smuggled: list[int]) -> list[str]:
    """4.3.1: Available, if there are no cubes, or next spaces with Cell and Cache; what came there stays (C-A-23)."""
    sources = []
    if state.available_caches and not state.cubes(space):
        sources.append(AVAILABLE)
    for near in state.adjacent[space]:
        if state.cells(near) and state.caches[near] > smuggled.count(near):
            sources.append(CACHE[near])
    return sources


def smuggle(state: State, space: int, spaces: int) -> Procedure[None]:
    """4.3.1 Smuggle: a Cache into one space, or into two different ones while Opinion is at Condemn."""
    smuggled: list[int] = []
    yield from smuggle_into(state, space, smuggled)
    if spaces < 2:
        return
    others = [
        other
        for other in TOWNS_AND_MOUNTAINS
        if other != space and cannot_receive_smuggled(state, other) is None and sources_of_cache(state, other, smuggled)
    ]
    options = [SMUGGLE[other] for other in others]
    options.append(DONE)
    refusals: Refusals = ((SMUGGLE, cannot_receive_smuggled),)
    answer = yield choose(EOKA, "4.3.1", "ask-smuggle-second", options, state=state, refusals=refusals, taken=[space])
    if answer != DONE:
        yield from smuggle_into(state, SPACE_OF[answer], smuggled)


def smuggle_into(state: State, space: int, smuggled: list[int]) -> Procedure[None]:
    """4.3.1: the Cache is placed from Available or moved from a next space."""
    options = sources_of_cache(state, space, smuggled)
    answer = yield choose(EOKA, "4.3.1", "ask-smuggle-from", options, arguments=ABOUT[space])
    smuggled.append(space)
    if answer == AVAILABLE:
        place_cache(state, space, "4.3.1")
        return
    origin = SPACE_OF[answer]
    state.caches[origin] -= 1
    state.caches[space] += 1
    state.tell_move("4.3.1", "caches", 1, origin, space)


def cannot_infiltrate(state: State, space: int) -> str | None:
    """4.3.2: Police, and at least as many Underground Cells; one is enough with HC-08's shaded text."""
    if not state.police[space]:
        return "why-no-police"
    needed = 1 if state.has(HC08, SHADED) else state.police[space]
    return "why-fewer-underground-than-police" if state.underground[space] < needed else None


def infiltrate(state: State, space: int) -> None:
    """4.3.2 Infiltrate: a Cell takes the place of a Police, if one is Available, and the best chit is lost."""
    state.tell_at("4.3.2", "log-infiltrate", space)
    remove_police(state, space, 1, "4.3.2")
    place_cells(state, space, 1, "4.3.2")
    lose_best_chit(state, "4.3.2")


def lose_best_chit(state: State, rule: str) -> None:
    """The British return the highest chit that they hold, if they hold one."""
    held = held_chits(state)
    if held:
        return_chit(state, held[-1], rule, "log-discard-chit")


def cannot_propagandize(state: State, space: int) -> str | None:
    """4.3.3: a Cell, and a Sabotage marker or a Curfew, in a space of any kind."""
    if not state.cells(space):
        return "why-no-cell"
    return None if state.sabotage[space] or state.curfew[space] else "why-no-marker"


def shows_a_cell(state: State, space: int) -> bool:
    """4.3.3: whether Propagandize turns a Cell here: if all are Underground."""
    return not state.active[space]


def propagandize(state: State, space: int) -> Procedure[None]:
    """4.3.3 Propagandize: show a Cell unless one is Active; Sabotage costs Political Will, a Curfew moves Opinion."""
    state.tell_at("4.3.3", "log-propagandize", space)
    if shows_a_cell(state, space):
        activate_cells(state, space, 1, "4.3.3")
    effects = [WILL] if state.sabotage[space] else []
    if state.curfew[space]:
        effects.append(OPINION)
    effect = yield choose(EOKA, "4.3.3", "ask-propagandize-effect", effects, arguments=ABOUT[space])
    if effect == WILL:
        change_political_will(state, -1, "4.3.3")
    else:
        shift_opinion(state, 1 if state.has(HC27, UNSHADED) else 2, "4.3.3")
