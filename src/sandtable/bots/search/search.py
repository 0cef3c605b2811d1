"""The search: again and again play a clone of the game, down the tree, on with the heuristic bot, and judge the end.

Chance is explicit: where a die is rolled the tree has a node with one branch for each outcome, taken as often as the
die would. Nothing in a game is secret before chance shows it, so a clone knows no more than the seat does.
"""

from __future__ import annotations

from random import Random
from time import monotonic

from sandtable.bots.guide import find_guide
from sandtable.bots.search.tree import Node, most_tried
from sandtable.engine.game import Game
from sandtable.engine.questions import CHANCE, Question


class Search:
    """What is known so far about one position."""

    def __init__(self, game: Game, random: Random) -> None:
        self.game = game.clone()
        self.game.dealer = None
        self.root = Node(len(game.rules.sides))
        self._random = random.random
        self._guide = find_guide(game.rules.name)
        self._places = {side: place for place, side in enumerate(game.rules.sides)}

    def iterate(self) -> None:
        """One trial: walk down to a question never met, play on from there, and let all nodes on the way know."""
        game = self.game.clone()
        node = self.root
        path = [node]
        while (question := game.question) is not None and question.message != self._guide.judged_at:
            options = question.listed
            if question.side == CHANCE:
                if not node.children:
                    node.open_die(len(options), self._random())
                place = outcome(question, node.next_roll())
            elif not node.visits:
                favourite = options.index(self._guide.answer(game, self._random))
                node.open(len(options), favourite)
                game.give(options[favourite])
                self._play_on(game)
                break
            else:
                place = node.most_promising(self._places[question.side])
            game.give(options[place])
            node = node.child(place)
            path.append(node)
        chances = self._guide.chances(game.state)
        for node in path:
            node.count(chances)

    def iterate_to(self, visits: int) -> None:
        """Try until the question has been met so often, the times it was met on the way here included."""
        while self.root.visits < max(visits, 2):
            self.iterate()

    def iterate_until(self, moment: float) -> None:
        """Try until this moment, but at least so often that there is an answer."""
        while monotonic() < moment or self.root.visits < 2:
            self.iterate()

    def follow(self, answers: list[str]) -> bool:
        """Go on to where the game stands after these answers; False if the tree was never there."""
        for answer in answers:
            question = self.game.question
            if question is None or not self.root.children or not question.offers(answer):
                return False
            child = self.root.children[question.listed.index(answer)]
            if child is None:
                return False
            self.game.answer(answer)
            self.root = child
        return True

    def finish_turn(self, side: str) -> list[str]:
        """The best answers of a side from here, until chance or another side speaks."""
        game = self.game.clone()
        answers: list[str] = []
        node: Node | None = self.root
        while (question := game.question) is not None and question.side == side:
            if node is not None and node.children:
                place = most_tried(node.tried())
                node = node.children[place]
                answers.append(question.listed[place])
            else:
                answers.append(self._guide.answer(game, self._random))
            game.answer(answers[-1])
        return answers

    def _play_on(self, game: Game) -> None:
        """Let the heuristic bot play on for all sides, to where a position is judged."""
        guide = self._guide
        while (question := game.question) is not None and question.message != guide.judged_at:
            if question.side == CHANCE:
                game.give(question.listed[outcome(question, self._random())])
            else:
                game.answer(guide.answer(game, self._random))


def outcome(question: Question, roll: float) -> int:
    """What chance says, by its place, for a number between 0 and 1."""
    parts = len(question.listed) if question.weights is None else sum(question.weights)
    return question.outcome(int(roll * parts))
