"""What an agent sees of Palestine: the board, the tracks, the cards, and what is asked."""

from __future__ import annotations

from typing import Final

from sandtable.agents.encoding import Encoding, Part
from sandtable.engine.game import Game
from sandtable.engine.questions import Question
from sandtable.games.british_way.agents import Marks, parts_of_course
from sandtable.games.british_way.cells.state import CHITS_OF_EACH_VALUE, MOST_CACHES
from sandtable.games.british_way.palestine.cards import DECK
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
from sandtable.games.british_way.palestine.vocabulary import SIDES

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
    *parts_of_course(DECK, len(STEPS), len(QUESTIONS), len(SPACES), [Part("forced_pass", 2, 1)]),
]

MARKS: Final = Marks(PARTS, SIDES, DECK, list(STEPS), QUESTIONS, NAMES)
PASS: Final = MARKS.one_of("forced_pass", [PASS_PENDING, PASS_ACTIVE])


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
    MARKS.mark(numbers, state, side, question)
    if state.forced_pass != NO_PASS_OWED:
        numbers[PASS[state.forced_pass]] = 1


# A game has at most 21 cards with two actions each and three Propaganda Rounds, and a step asks some 40 questions.
ENCODING: Final = Encoding(RULES, PARTS, (len(KINDS), len(SPACES)), MARKS.place["side"], count, mark, longest_game=2500)
