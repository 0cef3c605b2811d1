"""How likely each side is to win between two cards, learned from games: a small network over the whole position.

`scripts/train_value malaya` plays the games and fits the network; docs/bots.md says how, and what it is worth.
"""

from __future__ import annotations

from typing import Final

from sandtable.bots.network import read_network
from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.bot.calendar import Calendar
from sandtable.games.british_way.bot.value import by_campaign, certain_chance, facts_of_capabilities, is_true
from sandtable.games.british_way.malaya.bot import british_plans, mcp_plans
from sandtable.games.british_way.malaya.bot.outlook import Outlook
from sandtable.games.british_way.malaya.bot.scene import Scene
from sandtable.games.british_way.malaya.cards import DECKS
from sandtable.games.british_way.malaya.map import PROVINCES_AND_KUALA_LUMPUR, SPACES
from sandtable.games.british_way.malaya.propaganda_round import hearts_and_minds, settlers_intimidated
from sandtable.games.british_way.malaya.state import BRIGGS, FINAL_DRAW, TEMPLER, State
from sandtable.games.british_way.malaya.vocabulary import BRITISH_OPERATIONS, MCP_OPERATIONS
from sandtable.games.british_way.vocabulary import BRITISH

CALENDARS: Final = {scenario: Calendar(deck) for scenario, deck in DECKS.items()}


def facts_of(state: State) -> list[float]:
    """What the network is shown, each fact of about the size of 1."""
    look = Outlook(state)
    calendar = CALENDARS[state.scenario]
    kinds = [
        state.troops,
        state.police,
        state.underground,
        state.active,
        state.bases,
        state.sabotage,
        state.terror,
        state.villages,
    ]
    facts = [0.5 * count for kind in kinds for count in kind]
    facts += [0.2 * sum(kind) for kind in kinds]
    facts += [0.5 * state.population[space] * state.level[space] for space in PROVINCES_AND_KUALA_LUMPUR]
    facts += [0.5 * state.population[space] * state.control[space] for space in PROVINCES_AND_KUALA_LUMPUR]
    scenes = [Scene(look, space) for space in SPACES]
    worths = [scene.worth() for scene in scenes]
    facts += [0.5 * worth for worth in worths]
    will = 0.2 * (state.political_will - FINAL_DRAW)
    lead = will + 0.2 * (sum(worths) + lost_already(state))
    opinion = 0.2 * (hearts_and_minds(state) - settlers_intimidated(state))
    cards = look.cards / 3
    propaganda = calendar.chance_of_propaganda(state.unseen)
    facts += [will, lead, opinion, cards, propaganda, look.time, look.cards_to_end / 10]
    facts += [0.2 * sum(scene.worth_of_pieces() for scene in scenes), 0.2 * look.beside_the_map(state)]
    facts += [max(will + opinion, 0.0), max(-will - opinion, 0.0), propaganda * (will + opinion)]
    seen = calendar.propaganda_seen(state.unseen)
    facts += by_campaign([1.0, will, lead, opinion, cards, propaganda], seen, state.deck.piles)
    facts += [state.resources[0] / 5, state.resources[1] / 5]
    facts += [is_true(state.resources[0] < 3), is_true(state.resources[1] < 2)]
    facts += [is_true(state.is_commanded_by(BRIGGS)), is_true(state.is_commanded_by(TEMPLER))]
    facts.append(is_true(state.first == BRITISH))
    british = [british_plans.worth_of_operation(look, name, full=True) for name in BRITISH_OPERATIONS]
    mcp = [mcp_plans.worth_of_operation(look, name, full=True) for name in MCP_OPERATIONS]
    facts += [0.2 * worth for worth in [max(british), max(mcp), *british, *mcp]]
    return facts + facts_of_capabilities(state)


def lost_already(state: State) -> int:
    """1.7: the people under MCP Control, for whom Political Will has fallen and will not fall again."""
    lost = 0
    for space in SPACES:
        if state.control[space] < 0:
            lost += state.population[space]
    return lost


NETWORK: Final = read_network("sandtable.games.british_way.malaya.bot", "value.json")


def chance_of_british(state: EngineState) -> float:
    """How likely the British are to win from here, before the next card is turned up or when the game is over."""
    assert isinstance(state, State)
    return certain_chance(state) if state.winner else NETWORK.chance(facts_of(state))


def chances(state: EngineState) -> list[float]:
    """How likely each side is to win; of a draw each has half."""
    british = chance_of_british(state)
    return [british, 1 - british]
