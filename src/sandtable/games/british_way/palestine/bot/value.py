"""How likely the British are to win between two cards, learned from games: a small network over the whole position.

`scripts/train_value palestine` plays the games and fits the network; docs/bots.md says how, and what it is worth.
"""

from __future__ import annotations

from typing import Final

from sandtable.bots.network import read_network
from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.bot.value import by_campaign, certain_chance, facts_of_capabilities, is_true
from sandtable.games.british_way.palestine.bot import british_plans, irgun_plans
from sandtable.games.british_way.palestine.bot.facts import CALENDAR, cards_to_propaganda, disorder_now
from sandtable.games.british_way.palestine.cards import PILES
from sandtable.games.british_way.palestine.state import PASS_PENDING, State
from sandtable.games.british_way.palestine.vocabulary import BRITISH, BRITISH_OPERATIONS, IRGUN_OPERATIONS


def facts_of(state: State) -> list[float]:
    """What the network is shown, each fact of about the size of 1."""
    kinds = [
        state.troops,
        state.police,
        state.underground,
        state.active,
        state.caches,
        state.sabotage,
        state.terror,
        state.curfew,
    ]
    facts = [0.5 * count for kind in kinds for count in kind]
    facts += [0.2 * sum(kind) for kind in kinds]
    will = 0.2 * state.political_will
    disorder = 0.2 * disorder_now(state)
    cards = cards_to_propaganda(state) / 3
    propaganda = CALENDAR.chance_of_propaganda(state.unseen)
    campaign = CALENDAR.propaganda_seen(state.unseen)
    facts += [will, disorder, cards, propaganda]
    facts += [max(will - disorder, 0.0), max(disorder - will, 0.0), propaganda * max(disorder - will, 0.0)]
    facts += by_campaign([1.0, will, disorder, cards, propaganda], campaign, PILES)
    facts += [0.5 * state.haganah, state.available_police / 3, state.available_cells / 3, state.available_caches / 3]
    facts += [state.prison / 3, state.removed_from_game / 3, state.track_cells / 3, float(state.track_caches)]
    facts += [state.chits[0] / 3, state.chits[1] / 3, state.chits[2] / 3]
    facts += [is_true(state.first == BRITISH), is_true(state.forced_pass == PASS_PENDING)]
    british = [british_plans.worth_of_operation(state, name, full=True) for name in BRITISH_OPERATIONS]
    irgun = [irgun_plans.worth_of_operation(state, name, full=True) for name in IRGUN_OPERATIONS]
    facts += [0.2 * worth for worth in [max(british), max(irgun), *british, *irgun]]
    return facts + facts_of_capabilities(state)


NETWORK: Final = read_network("sandtable.games.british_way.palestine.bot", "value.json")


def chance_of_british(state: EngineState) -> float:
    """How likely the British are to win from here, before the next card is turned up or when the game is over."""
    assert isinstance(state, State)
    return certain_chance(state) if state.winner else NETWORK.chance(facts_of(state))


def chances(state: EngineState) -> list[float]:
    """How likely each side is to win."""
    british = chance_of_british(state)
    return [british, 1 - british]
