"""What an agent sees of Cyprus: the board, the tracks, the cards, and what is asked."""

from __future__ import annotations

from typing import Final

from sandtable.agents.encoding import Encoding, Part
from sandtable.engine.game import Game
from sandtable.engine.questions import Question
from sandtable.games.british_way.agents import Marks, parts_of_course
from sandtable.games.british_way.cells.state import CHITS_OF_EACH_VALUE, MOST_CACHES
from sandtable.games.british_way.cyprus.cards import DECK
from sandtable.games.british_way.cyprus.map import NAMES, SPACES
from sandtable.games.british_way.cyprus.position import KINDS
from sandtable.games.british_way.cyprus.rules import RULES, STEPS
from sandtable.games.british_way.cyprus.state import (
    ALL_CACHES,
    ALL_CELLS,
    ALL_MARKERS,
    ALL_POLICE,
    ALL_TROOPS,
    CONDEMN,
    MOST_WILL,
    State,
)
from sandtable.games.british_way.cyprus.vocabulary import SIDES

# What a player can be asked, by its message without `ask-`.
QUESTIONS: Final = [
    *["activity", "ambush", "ambush-cache", "arrest", "arrest-active", "arrest-underground", "assault", "box"],
    *["burning-mountain", "burning-to", "deploy", "deploy-troops", "discard-chit", "embark", "embark-to"],
    *["gather-troops", "guard-base", "how-many", "imprison-cell", "move-police", "move-to", "move-troops", "operation"],
    *["patrol", "place-cache", "place-cell", "place-curfew", "place-police", "place-sabotage", "propagandize-effect"],
    *["recruit", "recruit-how-many", "redeploy-cache", "redeploy-cache-to", "redeploy-cell", "redeploy-troops"],
    *["remove-cache", "remove-cell", "remove-police", "remove-sabotage", "sabotage", "search", "search-next"],
    *["search-town", "shift", "smuggle-from", "smuggle-second", "spend-cache", "spend-chit", "text"],
    *["travel", "travel-active", "travel-to", "travel-underground"],
]
MOST_OF_KIND: Final = [ALL_TROOPS, ALL_POLICE, ALL_CELLS, ALL_CELLS, MOST_CACHES, ALL_MARKERS, 1]

PARTS: Final = [
    *[Part(kind, len(SPACES), most) for kind, most in zip(KINDS, MOST_OF_KIND, strict=True)],
    Part("political_will", 1, MOST_WILL),
    Part("opinion", 1, CONDEMN),
    Part("available_police", 1, ALL_POLICE),
    Part("available_cells", 1, ALL_CELLS),
    Part("available_caches", 1, ALL_CACHES),
    Part("prison", 1, ALL_CELLS),
    Part("chits", 3, CHITS_OF_EACH_VALUE),
    *parts_of_course(DECK, len(STEPS), len(QUESTIONS), len(SPACES), []),
]

MARKS: Final = Marks(PARTS, SIDES, DECK, list(STEPS), QUESTIONS, NAMES)


def count(game: Game) -> list[int]:
    """The planes and the tracks: all parts before `side`."""
    state = game.state
    assert isinstance(state, State)
    return [
        *state.troops,
        *state.police,
        *state.underground,
        *state.active,
        *state.caches,
        *state.sabotage,
        *state.curfew,
        state.political_will,
        state.opinion,
        state.available_police,
        state.available_cells,
        state.available_caches,
        state.prison,
        *state.chits,
    ]


def mark(numbers: bytearray, game: Game, side: str, question: Question | None) -> None:
    """The parts from `side` on, in their order."""
    state = game.state
    assert isinstance(state, State)
    MARKS.mark(numbers, state, side, question)


# A game has at most 21 cards with two actions each and three Propaganda Rounds, and a step asks some 40 questions.
ENCODING: Final = Encoding(RULES, PARTS, (len(KINDS), len(SPACES)), MARKS.place["side"], count, mark, longest_game=2500)
