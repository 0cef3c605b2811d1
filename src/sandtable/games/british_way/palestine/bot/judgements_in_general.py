"""What the judgements of the cards have in common. All count in Political Will, from the British side."""

from __future__ import annotations

from sandtable.games.british_way.bot.odds import sum_of_best
from sandtable.games.british_way.palestine.bot import british_plans, irgun_plans
from sandtable.games.british_way.palestine.bot.prices import ACTIVE_CELL, AVAILABLE_CELL, hidden_cell, stakes, urgency
from sandtable.games.british_way.palestine.cards import P9
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import UNSHADED


def starred(state: State, loss: int) -> float:
    """5.4: a starred loss of Political Will."""
    return will(state, -max(loss - 1, 0) if state.has(P9, UNSHADED) else -loss)


def will(state: State, change: float) -> float:
    """1.8: Political Will that changes at once, within 0 to 20."""
    return min(change, 20.0 - state.political_will) * stakes(state)


def best_strike(state: State, allowed: list[int]) -> float:
    """One Sabotage that an event grants."""
    return irgun_plans.worth_of_sabotage(state, 1, allowed)


def best_search(state: State, spaces: int, allowed: list[int]) -> float:
    """A Search that an event grants."""
    return sum_of_best([british_plans.worth_of_search_in(state, space) for space in allowed], spaces)


def new_cells(state: State, spaces: list[int], most: int) -> float:
    """Cells that an event places: the best places first."""
    worths = [hidden_cell(state, space, state.cells(space)) - AVAILABLE_CELL for space in spaces]
    return sum_of_best(worths, min(most, state.available_cells))


def lost_cells(state: State, number: int) -> float:
    """So many Cells of the enemy's choice go to Available."""
    hidden = min(number, sum(state.underground))
    shown = min(number - hidden, sum(state.active))
    return (hidden * 0.6 + shown * (ACTIVE_CELL - AVAILABLE_CELL + 0.1)) * urgency(state)
