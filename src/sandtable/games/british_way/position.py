"""Reading and writing what the positions of all games of The British Way have in common."""

from __future__ import annotations

from sandtable.engine.errors import BadPosition
from sandtable.games.british_way.state import State
from sandtable.games.british_way.vocabulary import BOXES, TEXTS


def write_counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {kind}" for kind, count in counts.items() if count)


def counts_of(state: State, kind: str) -> list[int]:
    """The counts of one kind of piece or marker, space by space."""
    counts: list[int] = getattr(state, kind)
    return counts


def write_space(state: State, space: int, kinds: list[str]) -> str:
    return write_counts({kind: counts_of(state, kind)[space] for kind in kinds})


def write_capabilities(state: State) -> str:
    in_force = zip(state.deck.capabilities, state.capabilities, state.executed_by, strict=True)
    return ", ".join(f"{card} {text} {side}" for card, text, side in in_force if text)


def write_boxes(state: State) -> str:
    return ", ".join(f"{box} {side}" for box, side in zip(BOXES, state.boxes, strict=True) if side)


def write_cards(state: State) -> dict[str, str]:
    """The cards and the Initiative Track, field by field."""
    return {
        "capabilities": write_capabilities(state),
        "played": " ".join(state.played),
        "card": state.card,
        "first": state.first,
        "boxes": write_boxes(state),
    }


def read_number(name: str, text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 4:
        raise BadPosition("{name}: '{text}' is not a number", name=name, text=text)
    return int(text)


def read_counts(name: str, text: str, kinds: list[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        count, _, kind = part.partition(" ")
        if kind not in kinds or kind in counts:
            sentence = "{name}: '{part}' is not a count of one of {kinds}"
            raise BadPosition(sentence, name=name, part=part, kinds=", ".join(kinds))
        counts[kind] = read_number(name, count)
    return counts


def read_word(name: str, text: str, words: list[str]) -> str:
    if text not in words:
        raise BadPosition("{name}: '{text}' is not one of {words}", name=name, text=text, words=", ".join(words))
    return text


def read_space(state: State, name: str, text: str, kinds: list[str]) -> None:
    """What stands in the space of this name."""
    space = state.places.names.index(name)
    for kind, count in read_counts(name, text, kinds).items():
        counts_of(state, kind)[space] = count


def read_capabilities(state: State, text: str, sides: list[str]) -> None:
    cards = state.deck.capabilities
    for entry in filter(None, (entry.strip() for entry in text.split(","))):
        card, chosen, side, *more = (*entry.split(), "", "", "")
        if any(more):
            form = f"{cards[0]} shaded {sides[1]}"
            raise BadPosition("capabilities: '{entry}' is not of the form {form}", entry=entry, form=form)
        place = cards.index(read_word("capabilities", card, cards))
        if state.capabilities[place]:
            raise BadPosition("capabilities: {card} is in force twice", card=card)
        state.capabilities[place] = read_word("capabilities", chosen, TEXTS)
        state.executed_by[place] = read_word("capabilities", side, sides)


def read_boxes(state: State, text: str, sides: list[str]) -> None:
    for entry in filter(None, (entry.strip() for entry in text.split(","))):
        box, _, side = entry.partition(" ")
        place = BOXES.index(read_word("boxes", box, BOXES))
        if state.boxes[place]:
            raise BadPosition("boxes: {box} holds two cylinders", box=box)
        state.boxes[place] = read_word("boxes", side, sides)


def read_common(state: State, name: str, text: str, sides: list[str]) -> bool:
    """Read a field that every game has; false if this is none of them."""
    if name == "political will":
        state.political_will = read_number(name, text)
    elif name == "capabilities":
        read_capabilities(state, text, sides)
    elif name == "played":
        state.played = [read_word(name, card, state.deck.cards) for card in text.split()]
    elif name == "card":
        state.card = read_word(name, text, state.deck.cards)
    elif name == "first":
        state.first = read_word(name, text, sides)
    elif name == "boxes":
        read_boxes(state, text, sides)
    elif name == "winner":
        state.winner = read_word(name, text, sides)
    else:
        return False
    return True


def keep_unseen(state: State) -> None:
    """The cards that have not been turned up, once those that have are read."""
    seen = state.seen_cards()
    state.unseen = [card for card in state.deck.cards if card not in seen]
