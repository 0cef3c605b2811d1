"""What a position is worth and which turns are best in it: the search's own opinion, for people."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Final

from sandtable.bots.guide import find_guide, is_searched
from sandtable.bots.search.budget import Budget, read_budget
from sandtable.bots.search.search import Search
from sandtable.bots.search.tree import Node, most_tried
from sandtable.engine.game import Game

# A turn begins with the box and what is done in it: so many beginnings are compared, or else first answers alone.
MOST_BEGINNINGS: Final = 24
MOST_ANSWERS: Final = 100  # of a turn that is not searched: as many as the table takes at once
# What all beginnings get of the budget; the best of them share the rest.
FIRST_ROUND: Final = 0.5


@dataclass(frozen=True)
class Turn:
    """A turn that the side to answer could take: its answers until chance or the other side speaks, and its worth."""

    answers: list[str]
    chance: float  # that the side wins after it, from 0 to 1
    plan: list[tuple[str, dict[str, object]]] = field(default_factory=list)  # what it is meant to do, as messages


def chances_to_win(game: Game, budget: str, seed: int | str) -> list[float]:
    """How likely each of the sides is to win from here, all together 1; of a draw each has its share.

    The budget is a search bot's: "200" iterations or "2s".
    """
    if game.over or not is_searched(game.rules.name):
        return find_guide(game.rules.name).chances(game.state)
    search = Search(game, Random(str(seed)))
    spend(search, read_budget(budget))
    root = search.root
    best = root.children[most_tried(root.tried())] if root.children else None
    return [for_side(game, side, best or root) for side in game.rules.sides]


def best_turns(game: Game, count: int, budget: str, seed: int | str) -> list[Turn]:
    """The best turns of the side that is asked, the best first, at most `count`: no two begin alike."""
    assert game.question is not None
    side = game.question.side
    random, allowed = Random(str(seed)), read_budget(budget)
    if not is_searched(game.rules.name):
        return [heuristic_turn(game, random)]
    begun = [Begun(after, answers, random) for after, answers in beginnings(game, side)]
    share_out(begun, allowed, FIRST_ROUND)
    begun.sort(key=lambda turn: -turn.chance(side))
    best = begun[:count]
    share_out(best, allowed, 1 - FIRST_ROUND)
    best.sort(key=lambda turn: -turn.chance(side))
    return [Turn(turn.answers + turn.search.finish_turn(side), turn.chance(side)) for turn in best]


def heuristic_turn(game: Game, random: Random) -> Turn:
    """What the heuristic bot would answer from here, where a search cannot look."""
    guide, ahead, answers = find_guide(game.rules.name), game.clone(), list[str]()
    assert game.question is not None
    side, ahead.dealer = game.question.side, None
    asked, before, last = game.question.arguments, game.clone(), ""
    while (question := ahead.question) is not None and question.side == side and len(answers) < MOST_ANSWERS:
        answer = guide.answer(ahead, random.random)
        if question.orders is not None and question.arguments == asked:
            before, last = ahead.clone(), answer
        answers.append(answer)
        ahead.answer(answer)
    plan = [(line.message, line.arguments) for line in guide.plan(game, before, last)]
    return Turn(answers, guide.chances(ahead.state)[game.rules.sides.index(side)], plan)


class Begun:
    """The beginning of a turn, and a search from there."""

    def __init__(self, game: Game, answers: list[str], random: Random) -> None:
        self.answers = answers
        self.search = Search(game, random)

    def chance(self, side: str) -> float:
        """How likely a side is to win after it."""
        return for_side(self.search.game, side, self.search.root)


def beginnings(game: Game, side: str) -> list[tuple[Game, list[str]]]:
    """The first answers of a turn, and if there are not too many of them the second ones too."""
    first = answered(game, [])
    both: list[tuple[Game, list[str]]] = []
    for after, answers in first:
        if after.question is not None and after.question.side == side:
            both += answered(after, answers)
        else:
            both.append((after, answers))
    return both if len(both) <= MOST_BEGINNINGS else first


def answered(game: Game, answers: list[str]) -> list[tuple[Game, list[str]]]:
    """The game after each of the answers on offer, and those that led there."""
    assert game.question is not None
    found: list[tuple[Game, list[str]]] = []
    for option in game.question.listed:
        after = game.clone()
        after.dealer = None
        after.answer(option)
        found.append((after, [*answers, option]))
    return found


def share_out(begun: list[Begun], budget: Budget, share: float) -> None:
    """Let all of these searches have an equal part of a share of the budget."""
    for turn in begun:
        spend(turn.search, budget, share / len(begun))


def spend(search: Search, budget: Budget, share: float = 1.0) -> None:
    """Search on with a share of a budget."""
    if budget.iterations:
        search.iterate_to(search.root.visits + int(budget.iterations * share) + 1)
    else:
        search.iterate_until(monotonic() + budget.seconds * share)


def for_side(game: Game, side: str, node: Node) -> float:
    """How likely a side is to win from a node."""
    return node.mean(game.rules.sides.index(side))
