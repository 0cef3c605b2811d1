"""What every board of the family shows beside its own pieces and boxes."""

from __future__ import annotations

from sandtable.games.british_way.state import State
from sandtable.games.british_way.vocabulary import BOXES


def is_card(answer: str) -> bool:
    """Whether an answer is the id of a card, of whatever deck: no other answer begins with a capital letter."""
    return answer[:1].isupper()


def describe_family(state: State) -> dict[str, object]:
    """Borders, Political Will, cards and the Initiative Track, with the names that positions use."""
    deck, names = state.deck, state.places.names
    in_force = zip(deck.capabilities, state.capabilities, state.executed_by, strict=True)
    return {
        "adjacent": {names[space]: [names[other] for other in state.adjacent[space]] for space in state.places.spaces},
        "political_will": state.political_will,
        "capabilities": [{"card": card, "text": text, "side": side} for card, text, side in in_force if text],
        "played": state.played.copy(),
        "unseen": deck.piles * deck.cards_in_pile - (len(deck.cards) - len(state.unseen)),
        "card": state.card,
        "first": state.first,
        "boxes": dict(zip(BOXES, state.boxes, strict=True)),
        "winner": state.winner,
    }
