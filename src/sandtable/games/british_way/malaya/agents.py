"""What an agent sees of Malaya: the board, the tracks, the cards, and what is asked."""

from __future__ import annotations

from typing import Final

from sandtable.agents.encoding import Encoding, Part
from sandtable.engine.game import Game
from sandtable.engine.questions import Question
from sandtable.games.british_way.agents import Marks, parts_of_course
from sandtable.games.british_way.malaya.cards import DECKS, STANDARD
from sandtable.games.british_way.malaya.map import NAMES, SPACES
from sandtable.games.british_way.malaya.position import KINDS
from sandtable.games.british_way.malaya.rules import RULES, STEPS
from sandtable.games.british_way.malaya.state import (
    ALL_GUERRILLAS,
    ALL_MARKERS,
    ALL_POLICE,
    ALL_TROOPS,
    BRITISH_CONTROL,
    COMMANDERS,
    MCP_CONTROL,
    MOST_BASES,
    MOST_RESOURCES,
    MOST_WILL,
    OPPOSITION,
    SUPPORT,
    State,
)
from sandtable.games.british_way.malaya.vocabulary import SIDES

# What a player can be asked, by its message without `ask-`.
QUESTIONS: Final = [
    *["activate-guerrilla", "activity", "agitate", "another-space", "assault", "attack", "box", "build-of-active"],
    *["buy-guerrilla", "drive-out", "drive-out-to", "garrison", "garrison-assault", "garrison-province"],
    *["granted-activity", "granted-operation", "hide-guerrillas", "how-many", "intimidate-what", "march"],
    *["march-active", "march-from", "march-to", "march-underground", "may-garrison", "move-commander", "move-police"],
    *["move-to", "move-troops", "operation", "pacify", "place-base", "place-how-many", "place-sabotage"],
    *["place-terror", "place-troops", "rally", "rally-how", "rally-how-many", "remove-base", "remove-guerrilla"],
    *["remove-how-much-terror", "remove-terror", "remove-troops", "remove-village", "replace-police"],
    *["return-village", "shift", "shift-to-opposition", "shift-to-support", "sweep", "take-base", "take-cube"],
    *["take-guerrilla", "terror", "text", "train"],
]
MOST_OF_KIND: Final = [
    *[ALL_TROOPS, ALL_POLICE, ALL_GUERRILLAS, ALL_GUERRILLAS, MOST_BASES, ALL_MARKERS, ALL_MARKERS, 1],
]
MOST_PEOPLE: Final = 3

PARTS: Final = [
    *[Part(kind, len(SPACES), most) for kind, most in zip(KINDS, MOST_OF_KIND, strict=True)],
    Part("support", len(SPACES), 1),
    Part("opposition", len(SPACES), 1),
    Part("british_control", len(SPACES), 1),
    Part("mcp_control", len(SPACES), 1),
    Part("population", len(SPACES), MOST_PEOPLE),
    Part("political_will", 1, MOST_WILL),
    Part("resources", len(SIDES), MOST_RESOURCES),
    Part("commander", len(COMMANDERS), 1),
    Part("commander_down", 1, 1),
    Part("scenario", len(DECKS), 1),
    *parts_of_course(DECKS[STANDARD], len(STEPS), len(QUESTIONS), len(SPACES), []),
]

MARKS: Final = Marks(PARTS, SIDES, DECKS[STANDARD], list(STEPS), QUESTIONS, NAMES)


def count(game: Game) -> list[int]:
    """The planes and the tracks: all parts before `side`."""
    state = game.state
    assert isinstance(state, State)
    return [
        *state.troops,
        *state.police,
        *state.underground,
        *state.active,
        *state.bases,
        *state.sabotage,
        *state.terror,
        *state.villages,
        *[int(level == SUPPORT) for level in state.level],
        *[int(level == OPPOSITION) for level in state.level],
        *[int(control == BRITISH_CONTROL) for control in state.control],
        *[int(control == MCP_CONTROL) for control in state.control],
        *state.population,
        state.political_will,
        *state.resources,
        *[int(place == state.commander) for place in range(len(COMMANDERS))],
        int(state.commander_down),
        *[int(scenario == state.scenario) for scenario in DECKS],
    ]


def mark(numbers: bytearray, game: Game, side: str, question: Question | None) -> None:
    """The parts from `side` on, in their order."""
    state = game.state
    assert isinstance(state, State)
    MARKS.mark(numbers, state, side, question)


# A game has at most 27 cards with two actions each and three Propaganda Rounds, and a step asks some 80 questions.
ENCODING: Final = Encoding(RULES, PARTS, (len(KINDS), len(SPACES)), MARKS.place["side"], count, mark, longest_game=5000)
