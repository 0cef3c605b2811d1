"""3.3.3 Attack, with 4.3.3 Ambush, which takes its place in one space."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure, Refusals, roll
from sandtable.games.british_way.malaya.cards import ROAD_AMBUSHES
from sandtable.games.british_way.malaya.control import settle
from sandtable.games.british_way.malaya.forces import activate_guerrillas
from sandtable.games.british_way.malaya.map import NAMES
from sandtable.games.british_way.malaya.operations.in_general import Operation
from sandtable.games.british_way.malaya.state import State
from sandtable.games.british_way.malaya.vocabulary import ABOUT, AMBUSH, ATTACK, VERB_OF
from sandtable.games.british_way.operations import Legal, next_space
from sandtable.games.british_way.tracks import change_political_will
from sandtable.games.british_way.vocabulary import NOWHERE, SHADED, UNSHADED


def cannot_attack(state: State, space: int) -> str | None:
    """3.3.3: a Guerrilla and a cube."""
    if not state.guerrillas(space):
        return "why-no-guerrilla"
    return None if state.cubes(space) else "why-no-cubes"


def cannot_ambush(state: State, space: int) -> str | None:
    """4.3.3: a space of the Attack with an Underground Guerrilla."""
    return cannot_attack(state, space) or (None if state.underground[space] else "why-no-underground-guerrilla")


REFUSALS: Final[Refusals] = ((ATTACK, cannot_attack), (AMBUSH, cannot_ambush))


class Attack(Operation):
    """An Attack: its Special Activity is declared with the space that it strikes."""

    def __init__(self, operation: Operation) -> None:
        super().__init__(
            operation.name,
            operation.spaces,
            activity=operation.activity,
            optional=operation.optional,
            limited=operation.limited,
            free=operation.free,
            allowed=operation.open,
        )
        self.ambush_now = False
        self.fits(cannot_attack)

    def namings(self, state: State, family: list[str], legal: Legal[State], new: list[int], left: int) -> list[str]:
        """3.3.3, 4.3.3: Attack in a space, or Ambush there."""
        answers = super().namings(state, family, legal, new, left)
        if left and self.activity:
            answers += [AMBUSH[space] for space in new if cannot_ambush(state, space) is None]
        return answers

    def take(self, state: State, answer: str) -> int:
        self.ambush_now = VERB_OF[answer] == "ambush"
        if self.ambush_now:
            self.activity = False
            self.activity_done = True
        return super().take(state, answer)

    def is_exhausted(self) -> bool:
        return True  # an Ambush needs a space of its own


def attack(state: State, operation: Operation) -> Procedure[None]:
    """3.3.3 Attack: space by space Guerrillas show themselves and roll."""
    attacks = Attack(operation)
    while (space := (yield from next_space(state, attacks, attacks.legal, REFUSALS))) != NOWHERE:
        if attacks.ambush_now:
            ambush_in(state, space)
        else:
            yield from attack_in(state, space)


def attack_in(state: State, space: int) -> Procedure[None]:
    """3.3.3: all Guerrillas turn Active; a die of at most their number removes two cubes (M-15)."""
    activate_guerrillas(state, space, state.underground[space], "3.3.3")
    die = yield from roll("3.3.3", "ask-roll-attack", ABOUT[space])
    guerrillas = state.guerrillas(space)
    succeeds = die <= guerrillas
    if state.log is not None:
        what: dict[str, object] = {"space": NAMES[space], "die": die, "number": guerrillas, "success": str(succeeds)}
        state.tell("3.3.3", "log-attack", what)
    if succeeds:
        lose_cubes(state, space, 2, "3.3.3")


def ambush_in(state: State, space: int) -> None:
    """4.3.3 Ambush: one Underground Guerrilla turns Active and one cube goes, without a die; HM-12 changes which."""
    state.tell_at("4.3.3", "log-ambush", space)
    activate_guerrillas(state, space, 1, "4.3.3")
    if state.has(ROAD_AMBUSHES, UNSHADED):
        lose_cubes(state, space, min(1, state.police[space]), "4.3.3")
    else:
        lose_cubes(state, space, 2 if state.has(ROAD_AMBUSHES, SHADED) else 1, "4.3.3")


def lose_cubes(state: State, space: int, number: int, rule: str) -> None:
    """3.3.3: Police first; if a Troop goes, one point of Political Will with it, once in a space (M-16)."""
    police = min(number, state.police[space])
    troops = min(number - police, state.troops[space])
    state.police[space] -= police
    state.troops[space] -= troops
    if police:
        state.tell_at(rule, "log-remove-police", space, police)
    if troops:
        state.tell_at(rule, "log-remove-troops", space, troops)
        change_political_will(state, -1, rule)
    settle(state, [space])
