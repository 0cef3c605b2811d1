"""A space as it is, or as it could be: change its counts and ask what it is worth then."""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.malaya.bot.outlook import Outlook, added_up
from sandtable.games.british_way.malaya.map import (
    ECONOMIC_VALUE,
    KUALA_LUMPUR,
    THAILAND,
    is_economic_center,
)
from sandtable.games.british_way.malaya.operations.assault import assault_capacity
from sandtable.games.british_way.malaya.operations.sweep import sweep_capacity
from sandtable.games.british_way.malaya.options import AUTO
from sandtable.games.british_way.malaya.state import OPPOSITION, SUPPORT, State

# What so many pieces of a kind are worth in one space: the first ones most. A plan may add some to all there are.
TROOPS: Final = added_up([0.35, 0.32, 0.28, 0.22, 0.18, 0.15, 0.12, 0.1] + [0.08] * 12)
POLICE: Final = added_up([0.32, 0.24, 0.14, 0.09, 0.06, 0.05] + [0.03] * 14)
GUERRILLAS: Final = added_up([0.45, 0.35, 0.28, 0.22, 0.18, 0.15] + [0.12] * 14)
# What an Active Guerrilla cannot do, and what threatens it where Troops are.
SHOWN: Final = 0.12
EXPOSED: Final = 0.12
BASE: Final = 1.5
EXPOSED_BASE: Final = 0.6
# 1.7: by how many British pieces more there are, from three fewer on: the people to be lost or won back.
MARGINS: Final = [-1.0, -0.95, -0.85, -0.4, -0.22, -0.1, -0.04, 0.0]
# 3.3.1: the same where no Rally can bring Guerrillas.
SHELTERED: Final = 0.6
# 3.3.4, 3.2.1: the part of an opinion that a hidden Guerrilla threatens, or Troops and Police together promise.
THREAT: Final = 0.35
PROMISE: Final = 0.3
# 1.9: a Terror marker stands in the way of Pacification and Agitation alike, and the British pay more.
TERROR: Final = 0.3
# 1.12: the part of an Opposition that is felt behind a New Village, and what the New Village keeps away.
FELT_IN_VILLAGE: Final = 0.3
VILLAGE: Final = 0.3
# 6.1.2, 6.2.1: the part of a Sabotage that is to be feared in an Economic Center.
OUTNUMBERED: Final = 0.85
INFILTRATED: Final = 0.6
OPEN: Final = 0.2


class Scene:
    """What is in one space. It is a copy: nothing done here is done in the game."""

    def __init__(self, look: Outlook, space: int) -> None:
        state = look.state
        self.look = look
        self.space = space
        self.population = state.population[space]
        self.troops = state.troops[space]
        self.police = state.police[space]
        self.underground = state.underground[space]
        self.active = state.active[space]
        self.bases = state.bases[space]
        self.level = state.level[space]
        self.terror = state.terror[space]
        self.sabotage = state.sabotage[space]
        self.village = state.villages[space]

    def margin(self) -> int:
        """1.7: how many pieces more the British have."""
        return self.troops + self.police - self.underground - self.active - self.bases

    # What can happen here

    def shift(self, direction: int) -> None:
        """1.6: one level toward Support or Opposition."""
        self.level = min(max(self.level + direction, OPPOSITION), SUPPORT)

    def show(self, number: int) -> None:
        """1.4.3: so many Guerrillas turn Active, as far as there are."""
        shown = min(number, self.underground)
        self.underground -= shown
        self.active += shown

    def terrorize(self) -> None:
        """3.3.4: a Guerrilla shows itself; Terror and a shift, or Sabotage."""
        self.show(1)
        if is_economic_center(self.space):
            self.sabotage = max(self.sabotage, 1)
        else:
            self.terror = max(self.terror, 1)
            self.shift(OPPOSITION)

    def lose_cubes(self, number: int) -> float:
        """3.3.3: Police go first; says what Political Will is lost with a Troop."""
        police = min(number, self.police)
        troops = min(number - police, self.troops)
        self.police -= police
        self.troops -= troops
        return 1.0 if troops else 0.0

    # What it is worth

    def worth(self) -> float:
        """What this space is worth to the British, in Political Will."""
        if is_economic_center(self.space):
            return self.worth_of_center()
        pieces = self.worth_of_pieces()
        if self.space == THAILAND:
            return pieces
        return pieces + self.worth_of_control() + self.worth_of_opinion()

    def worth_of_pieces(self) -> float:
        """What the pieces can do from here, as long as there is time."""
        time = self.look.time
        weight = 0.6 + 0.2 * self.population
        worth = (TROOPS[self.troops] + POLICE[self.police]) * weight
        worth -= GUERRILLAS[self.underground + self.active] * (0.7 + 0.15 * self.population)
        worth += self.active * (SHOWN + (EXPOSED if self.troops else 0.0))
        worth -= self.bases * BASE
        if self.bases and self.troops and not self.underground:
            worth += EXPOSED_BASE
        return worth * time

    def worth_of_control(self) -> float:
        """1.7, 6.2.1: the people that MCP Controls are lost already; others may be, or pay the British."""
        margin = self.margin()
        share = MARGINS[min(max(margin + 3, 0), 7)]
        time = self.look.time
        if margin < 0:
            return self.population * (-1.0 + time * (1.0 + share))
        if self.level == SUPPORT or self.keeps_village():
            share *= SHELTERED
        income = self.look.british_resources(1) * self.look.soon if margin > 0 else 0.0
        return self.population * (share * time + income)

    def worth_of_opinion(self) -> float:
        """6.1: what the level will bring, and what threatens or promises to change it."""
        look, people = self.look, self.population * self.look.opinion
        worth = people * self.level
        if self.keeps_village():
            worth += VILLAGE * look.time
            if self.level == OPPOSITION:
                worth += people * (1.0 - FELT_IN_VILLAGE)
        if self.underground and self.level > OPPOSITION:
            worth -= people * THREAT * (1.0 if look.cards_to_end > 0 else 0.5)
        if self.level < SUPPORT and self.troops and self.police and self.margin() > 0 and look.state.resources[0] > 1:
            worth += people * PROMISE * (0.5 if self.terror else 1.0)
        if self.terror:
            worth -= TERROR * self.terror * look.time
            if self.space == KUALA_LUMPUR:
                worth -= look.soon
        return worth

    def keeps_village(self) -> bool:
        """1.12: whether a New Village is here and stays."""
        if not self.village or not self.troops + self.police:
            return False
        has_enemy = self.underground + self.active + self.bases > 0
        return has_enemy or self.look.state.options.nv_secure_removal != AUTO

    def worth_of_center(self) -> float:
        """6.1.2, 6.2.1: a sabotaged Economic Center costs Political Will and pays nothing."""
        look, guerrillas, cubes = self.look, self.underground + self.active, self.troops + self.police
        loss = look.soon * (1.0 + look.british_resources(ECONOMIC_VALUE) * 0.7)
        if self.sabotage:
            feared = 1.0
        elif guerrillas > cubes:
            feared = OUTNUMBERED
        elif self.underground:
            feared = INFILTRATED
        else:
            feared = OPEN / (1 + cubes)
        pieces = 0.5 * POLICE[self.police] + 0.3 * TROOPS[self.troops] - 0.3 * GUERRILLAS[guerrillas]
        return pieces * look.time - loss * feared


def capacity_to_sweep(state: State, scene: Scene) -> int:
    """3.2.3: the Guerrillas that the cubes of a scene find."""
    return with_cubes(state, scene, sweeping=True)


def capacity_to_assault(state: State, scene: Scene) -> int:
    """3.2.4: the pieces that the cubes of a scene remove."""
    return with_cubes(state, scene, sweeping=False)


def with_cubes(state: State, scene: Scene, *, sweeping: bool) -> int:
    """What the rules say for the cubes of a scene: they stand in the state while it is asked."""
    space = scene.space
    troops, police = state.troops[space], state.police[space]
    state.troops[space], state.police[space] = scene.troops, scene.police
    capacity = sweep_capacity(state, space) if sweeping else assault_capacity(state, space)
    state.troops[space], state.police[space] = troops, police
    return capacity
