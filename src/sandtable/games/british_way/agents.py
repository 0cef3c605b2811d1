"""What agents see of a game of The British Way besides its counts: cards, Initiative Track, and what is asked."""

from __future__ import annotations

from typing import Final

from sandtable.agents.encoding import Part, places
from sandtable.engine.questions import Question
from sandtable.games.british_way.cards import Deck
from sandtable.games.british_way.state import State
from sandtable.games.british_way.vocabulary import BOXES, TEXTS

MOST_NUMBER: Final = 15
CUBES: Final = ["troops", "police"]


def parts_of_course(deck: Deck, steps: int, questions: int, spaces: int, own: list[Part]) -> list[Part]:
    """The parts from `side` on; those of the game's own stand after the third."""
    return [
        Part("side", 2, 1),
        Part("first", 2, 1),
        Part("asked", 2, 1),
        *own,
        Part("boxes", 2 * len(BOXES), 1),
        Part("capabilities", 2 * len(deck.capabilities), 1),
        Part("executed_by", 2 * len(deck.capabilities), 1),
        Part("card", len(deck.cards), 1),
        Part("played", len(deck.cards), 1),
        Part("agenda", steps, MOST_NUMBER),
        Part("question", questions, 1),
        Part("kind", len(CUBES), 1),
        Part("space", spaces, 1),
        Part("number", 1, MOST_NUMBER),
    ]


class Marks:
    """Where each thing is marked among the numbers of one game."""

    def __init__(
        self, parts: list[Part], sides: list[str], deck: Deck, steps: list[str], questions: list[str], names: list[str]
    ) -> None:
        self.place = places(parts)
        self.side = self.one_of("side", sides)
        self.first = self.one_of("first", sides)
        self.asked = self.one_of("asked", sides)
        self.box = self.halves("boxes", len(BOXES), sides)
        self.capability = self.halves("capabilities", len(deck.capabilities), TEXTS)
        self.executor = self.halves("executed_by", len(deck.capabilities), sides)
        self.card, self.played = self.place["card"], self.place["played"]
        self.step = self.one_of("agenda", steps)
        self.question = self.one_of("question", [f"ask-{question}" for question in questions])
        self.kind = self.one_of("kind", CUBES)
        self.space = self.one_of("space", names)
        self.number = self.place["number"]

    def one_of(self, part: str, keys: list[str]) -> dict[str, int]:
        """Where each key stands in a part that marks one of them, or some."""
        return {key: self.place[part] + place for place, key in enumerate(keys)}

    def halves(self, part: str, size: int, keys: list[str]) -> dict[str, int]:
        """Where the halves of a part begin, one half of this size for each of two keys."""
        return {key: self.place[part] + half * size for half, key in enumerate(keys)}

    def mark(self, numbers: bytearray, state: State, side: str, question: Question | None) -> None:
        """All parts from `side` on but the game's own."""
        numbers[self.side[side]] = numbers[self.first[state.first]] = 1
        for place, cylinder in enumerate(state.boxes):
            if cylinder:
                numbers[self.box[cylinder] + place] = 1
        deck = state.deck
        if state.card:
            numbers[self.card + deck.place_of[state.card]] = 1
        for card in state.played:
            numbers[self.played + deck.place_of[card]] = 1
        for place, text in enumerate(state.capabilities):
            if text:
                numbers[self.capability[text] + deck.marker_of[place]] = 1
                numbers[self.executor[state.executed_by[place]] + deck.marker_of[place]] = 1
        for step, _ in state.agenda:
            numbers[self.step[step]] += 1
        if question is not None:
            self.mark_question(numbers, question)

    def mark_question(self, numbers: bytearray, question: Question) -> None:
        """Who is asked what, and the kind of piece, the space and the number that the question names."""
        numbers[self.asked[question.side]] = 1
        if question.message in self.question:  # else it is one of an owner's card
            numbers[self.question[question.message]] = 1
        for name, value in question.arguments.items():
            if name == "space":
                numbers[self.space[str(value)]] = 1
            elif name == "kind":
                numbers[self.kind[str(value)]] = 1
            elif isinstance(value, int):
                numbers[self.number] = min(value, MOST_NUMBER)
