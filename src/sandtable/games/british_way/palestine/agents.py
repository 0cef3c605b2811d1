"""What an agent sees of Palestine: the board, the tracks, the cards, and what is asked."""

from __future__ import annotations

from typing import Final

from sandtable.agents.encoding import Encoding, Part, places
from sandtable.engine.game import Game
from sandtable.engine.questions import Question
from sandtable.games.british_way.cells.state import CHITS_OF_EACH_VALUE, MOST_CACHES
from sandtable.games.british_way.palestine.cards import CAPABILITY_CARDS, CARDS
from sandtable.games.british_way.palestine.map import NAMES, SPACES
from sandtable.games.british_way.palestine.position import KINDS
from sandtable.games.british_way.palestine.rules import RULES, STEPS
from sandtable.games.british_way.palestine.state import (
    ALL_CACHES,
    ALL_CELLS,
    ALL_MARKERS,
    ALL_POLICE,
    ALL_TROOPS,
    MOST_WILL,
    NO_PASS_OWED,
    PASS_ACTIVE,
    PASS_PENDING,
    State,
)
from sandtable.games.british_way.palestine.vocabulary import BOXES, SIDES, TEXTS

# What a player can be asked, by its message without `ask-`.
QUESTIONS: Final = [
    *["activity", "arrest", "arrest-active", "arrest-underground", "assault", "box", "deploy", "deploy-troops"],
    *["detain-cell", "discard-chit", "exile", "expropriate", "favour", "gather-troops", "granted-operation"],
    *["guard-how-many", "guard-railway", "how-many", "imprison-cell", "lock-cache", "lock-cell", "may-draw-chit"],
    *["move-police", "move-to", "move-troops", "name-ahead", "operation", "patrol", "place-cache", "place-cell"],
    *["place-police", "place-terror", "propagandize-second", "recruit", "recruit-how-many", "redeploy-cache"],
    *["redeploy-cache-to", "redeploy-cell", "redeploy-cell-to", "release-cell", "remove-cache", "remove-cell"],
    *["remove-police", "remove-sabotage", "remove-terror", "rob", "sabotage", "search", "search-city"],
    *["search-city-of-event", "search-next", "shift", "spend-cache", "spend-chit", "text"],
    *["travel", "travel-active", "travel-to", "travel-underground"],
]
MOST_OF_KIND: Final = [ALL_TROOPS, ALL_POLICE, ALL_CELLS, ALL_CELLS, MOST_CACHES, ALL_MARKERS, ALL_MARKERS, 1]
MOST_NUMBER: Final = 15

PARTS: Final = [
    *[Part(kind, len(SPACES), most) for kind, most in zip(KINDS, MOST_OF_KIND, strict=True)],
    Part("political_will", 1, MOST_WILL),
    Part("haganah", 1, 4),
    Part("available_police", 1, ALL_POLICE),
    Part("available_cells", 1, ALL_CELLS),
    Part("available_caches", 1, ALL_CACHES),
    Part("prison", 1, ALL_CELLS),
    Part("removed", 1, 2),
    Part("track_cells", 1, ALL_CELLS),
    Part("track_caches", 1, ALL_CACHES),
    Part("chits", 3, CHITS_OF_EACH_VALUE),
    Part("side", 2, 1),
    Part("first", 2, 1),
    Part("asked", 2, 1),
    Part("forced_pass", 2, 1),
    Part("boxes", 2 * len(BOXES), 1),
    Part("capabilities", 2 * len(CAPABILITY_CARDS), 1),
    Part("executed_by", 2 * len(CAPABILITY_CARDS), 1),
    Part("card", len(CARDS), 1),
    Part("played", len(CARDS), 1),
    Part("agenda", len(STEPS), MOST_NUMBER),
    Part("question", len(QUESTIONS), 1),
    Part("kind", 2, 1),
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
PASS: Final = one_of("forced_pass", [PASS_PENDING, PASS_ACTIVE])
BOX: Final = two("boxes", SIDES)
CAPABILITY: Final = two("capabilities", TEXTS)
EXECUTOR: Final = two("executed_by", SIDES)
CARD: Final = one_of("card", CARDS)
PLAYED: Final = one_of("played", CARDS)
STEP: Final = one_of("agenda", list(STEPS))
QUESTION: Final = one_of("question", [f"ask-{question}" for question in QUESTIONS])
KIND: Final = one_of("kind", KINDS[:2])
SPACE: Final = one_of("space", NAMES)
NUMBER: Final = PLACE["number"]


def count(game: Game) -> list[int]:
    """The planes and the tracks: all parts before `side`."""
    state = game.state
    assert isinstance(state, State)
    sabotage, terror = state.sabotage, state.terror
    if not state.options.markers_limit_operations:  # a space with more than the box holds is seen with all of them
        sabotage = [min(markers, ALL_MARKERS) for markers in sabotage]
        terror = [min(markers, ALL_MARKERS) for markers in terror]
    return [
        *state.troops,
        *state.police,
        *state.underground,
        *state.active,
        *state.caches,
        *sabotage,
        *terror,
        *state.curfew,
        state.political_will,
        state.haganah,
        state.available_police,
        state.available_cells,
        state.available_caches,
        state.prison,
        state.removed_from_game,
        state.track_cells,
        state.track_caches,
        *state.chits,
    ]


def mark(numbers: bytearray, game: Game, side: str, question: Question | None) -> None:
    """The parts from `side` on, in their order."""
    state = game.state
    assert isinstance(state, State)
    numbers[SIDE[side]] = numbers[FIRST[state.first]] = 1
    if state.forced_pass != NO_PASS_OWED:
        numbers[PASS[state.forced_pass]] = 1
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


# A game has at most 21 cards with two actions each and three Propaganda Rounds, and a step asks some 40 questions.
ENCODING: Final = Encoding(RULES, PARTS, (len(KINDS), len(SPACES)), PLACE["side"], count, mark, longest_game=2500)
