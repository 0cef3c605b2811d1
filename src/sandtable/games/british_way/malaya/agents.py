"""What an agent sees of Malaya: the board, the tracks, the cards, and what is asked."""

from __future__ import annotations

from typing import Final

from sandtable.agents.encoding import Encoding, Part, places
from sandtable.engine.game import Game
from sandtable.engine.questions import Question
from sandtable.games.british_way.malaya.cards import CAPABILITY_CARDS, CARDS, DECKS
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
from sandtable.games.british_way.vocabulary import BOXES, TEXTS

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
# The kinds of pieces that questions speak of.
KINDS_ASKED: Final = KINDS[:2]
MOST_NUMBER: Final = 15
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
    Part("side", 2, 1),
    Part("first", 2, 1),
    Part("asked", 2, 1),
    Part("boxes", 2 * len(BOXES), 1),
    Part("capabilities", 2 * len(CAPABILITY_CARDS), 1),
    Part("executed_by", 2 * len(CAPABILITY_CARDS), 1),
    Part("card", len(CARDS), 1),
    Part("played", len(CARDS), 1),
    Part("agenda", len(STEPS), MOST_NUMBER),
    Part("question", len(QUESTIONS), 1),
    Part("kind", len(KINDS_ASKED), 1),
    Part("space", len(SPACES), 1),
    Part("number", 1, MOST_NUMBER),
]

PLACE: Final = places(PARTS)


def two(part: str, keys: list[str]) -> dict[str, int]:
    """Where the halves of a part begin, one half for each of two keys."""
    size = next(each.size for each in PARTS if each.name == part)
    return {key: PLACE[part] + half * size // 2 for half, key in enumerate(keys)}


def one_of(part: str, keys: list[str]) -> dict[str, int]:
    """Where each key stands in a part that marks one of them, or some."""
    return {key: PLACE[part] + place for place, key in enumerate(keys)}


SIDE: Final = one_of("side", SIDES)
FIRST: Final = one_of("first", SIDES)
ASKED: Final = one_of("asked", SIDES)
BOX: Final = two("boxes", SIDES)
CAPABILITY: Final = two("capabilities", TEXTS)
EXECUTOR: Final = two("executed_by", SIDES)
CARD: Final = one_of("card", CARDS)
PLAYED: Final = one_of("played", CARDS)
STEP: Final = one_of("agenda", list(STEPS))
QUESTION: Final = one_of("question", [f"ask-{question}" for question in QUESTIONS])
KIND: Final = one_of("kind", KINDS_ASKED)
SPACE: Final = one_of("space", NAMES)
NUMBER: Final = PLACE["number"]


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
    numbers[SIDE[side]] = numbers[FIRST[state.first]] = 1
    for place, cylinder in enumerate(state.boxes):
        if cylinder:
            numbers[BOX[cylinder] + place] = 1
    if state.card:
        numbers[CARD[state.card]] = 1
    for card in state.played:
        numbers[PLAYED[card]] = 1
    for place, text in enumerate(state.capabilities):
        if text:
            numbers[CAPABILITY[text] + place] = 1
            numbers[EXECUTOR[state.executed_by[place]] + place] = 1
    for step, _ in state.agenda:
        numbers[STEP[step]] += 1
    if question is not None:
        mark_question(numbers, question)


def mark_question(numbers: bytearray, question: Question) -> None:
    """Who is asked what, and the kind of piece, the space and the number that the question names."""
    numbers[ASKED[question.side]] = numbers[QUESTION[question.message]] = 1
    for name, value in question.arguments.items():
        if name == "space":
            numbers[SPACE[str(value)]] = 1
        elif name == "kind":
            numbers[KIND[str(value)]] = 1
        elif isinstance(value, int):
            numbers[NUMBER] = min(value, MOST_NUMBER)


# A game has at most 27 cards with two actions each and three Propaganda Rounds, and a step asks some 80 questions.
ENCODING: Final = Encoding(RULES, PARTS, (len(KINDS), len(SPACES)), PLACE["side"], count, mark, longest_game=5000)
