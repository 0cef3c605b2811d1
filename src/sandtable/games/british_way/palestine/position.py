"""The position of a game of Palestine in words: what docs/notation.md calls the game's own fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.errors import BadPosition
from sandtable.engine.rules import Settings
from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.palestine.cards import CAPABILITY_CARDS, CARDS
from sandtable.games.british_way.palestine.map import NAMES, SPACES
from sandtable.games.british_way.palestine.options import Options
from sandtable.games.british_way.palestine.state import NO_PASS_OWED, PASS_ACTIVE, PASS_PENDING, State
from sandtable.games.british_way.palestine.vocabulary import BOXES, SIDES, TEXTS

KINDS: Final = ["troops", "police", "underground", "active", "caches", "sabotage", "terror", "curfew"]


def counts_of(state: State, kind: str) -> list[int]:
    """The counts of one kind of piece or marker, space by space."""
    counts: list[int] = getattr(state, kind)
    return counts


def write_fields(state: EngineState) -> dict[str, str]:
    """The position, field by field; spaces with nothing in them and tracks at rest are left out."""
    assert isinstance(state, State)
    fields = {NAMES[space]: _write_space(state, space) for space in SPACES}
    available = {"police": state.available_police, "cells": state.available_cells, "caches": state.available_caches}
    fields["available"] = _write_counts(available)
    fields["track"] = _write_counts({"cells": state.track_cells, "caches": state.track_caches})
    fields["prison"] = str(state.prison)
    fields["removed"] = str(state.removed_from_game or "")
    fields["political will"] = str(state.political_will)
    fields["haganah"] = str(state.haganah)
    fields["chits"] = " ".join(str(value) for value in range(3) for _ in range(state.chits[value]))
    in_force = zip(CAPABILITY_CARDS, state.capabilities, state.executed_by, strict=True)
    fields["capabilities"] = ", ".join(f"{card} {text} {side}" for card, text, side in in_force if text)
    fields["played"] = " ".join(state.played)
    fields["card"] = state.card
    fields["first"] = state.first
    fields["boxes"] = ", ".join(f"{box} {side}" for box, side in zip(BOXES, state.boxes, strict=True) if side)
    fields["forced pass"] = "" if state.forced_pass == NO_PASS_OWED else state.forced_pass
    fields["winner"] = state.winner
    return {name: text for name, text in fields.items() if text}


def _write_space(state: State, space: int) -> str:
    return _write_counts({kind: counts_of(state, kind)[space] for kind in KINDS})


def _write_counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {kind}" for kind, count in counts.items() if count)


def read_fields(fields: dict[str, str], settings: Settings) -> State:
    """The state that these fields describe; what is not named is empty. BadPosition says which field is wrong."""
    state = State.empty(Options(settings))
    for name, text in fields.items():
        if name in NAMES:
            for kind, count in _read_counts(name, text, KINDS).items():
                counts_of(state, kind)[NAMES.index(name)] = count
        elif name in READERS:
            READERS[name](state, text)
        else:
            raise BadPosition("position: there is no field '{name}' in Palestine", name=name)
    seen = state.seen_cards()
    state.unseen = [card for card in CARDS if card not in seen]
    return state


def _read_number(name: str, text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 4:
        raise BadPosition("{name}: '{text}' is not a number", name=name, text=text)
    return int(text)


def _read_counts(name: str, text: str, kinds: list[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        count, _, kind = part.partition(" ")
        if kind not in kinds or kind in counts:
            sentence = "{name}: '{part}' is not a count of one of {kinds}"
            raise BadPosition(sentence, name=name, part=part, kinds=", ".join(kinds))
        counts[kind] = _read_number(name, count)
    return counts


def _read_word(name: str, text: str, words: list[str]) -> str:
    if text not in words:
        raise BadPosition("{name}: '{text}' is not one of {words}", name=name, text=text, words=", ".join(words))
    return text


def _read_available(state: State, text: str) -> None:
    counts = _read_counts("available", text, ["police", "cells", "caches"])
    state.available_police = counts.get("police", 0)
    state.available_cells = counts.get("cells", 0)
    state.available_caches = counts.get("caches", 0)


def _read_track(state: State, text: str) -> None:
    counts = _read_counts("track", text, ["cells", "caches"])
    state.track_cells, state.track_caches = counts.get("cells", 0), counts.get("caches", 0)


def _read_chits(state: State, text: str) -> None:
    for value in text.split():
        state.chits[int(_read_word("chits", value, ["0", "1", "2"]))] += 1


def _read_capabilities(state: State, text: str) -> None:
    for entry in filter(None, (entry.strip() for entry in text.split(","))):
        card, chosen, side, *more = (*entry.split(), "", "", "")
        if any(more):
            raise BadPosition("capabilities: '{entry}' is not of the form P9 shaded irgun", entry=entry)
        place = CAPABILITY_CARDS.index(_read_word("capabilities", card, CAPABILITY_CARDS))
        if state.capabilities[place]:
            raise BadPosition("capabilities: {card} is in force twice", card=card)
        state.capabilities[place] = _read_word("capabilities", chosen, TEXTS)
        state.executed_by[place] = _read_word("capabilities", side, SIDES)


def _read_played(state: State, text: str) -> None:
    state.played = [_read_word("played", card, CARDS) for card in text.split()]


def _read_boxes(state: State, text: str) -> None:
    for entry in filter(None, (entry.strip() for entry in text.split(","))):
        box, _, side = entry.partition(" ")
        place = BOXES.index(_read_word("boxes", box, BOXES))
        if state.boxes[place]:
            raise BadPosition("boxes: {box} holds two cylinders", box=box)
        state.boxes[place] = _read_word("boxes", side, SIDES)


def _read_prison(state: State, text: str) -> None:
    state.prison = _read_number("prison", text)


def _read_removed(state: State, text: str) -> None:
    state.removed_from_game = _read_number("removed", text)


def _read_political_will(state: State, text: str) -> None:
    state.political_will = _read_number("political will", text)


def _read_haganah(state: State, text: str) -> None:
    state.haganah = _read_number("haganah", text)


def _read_card(state: State, text: str) -> None:
    state.card = _read_word("card", text, CARDS)


def _read_first(state: State, text: str) -> None:
    state.first = _read_word("first", text, SIDES)


def _read_forced_pass(state: State, text: str) -> None:
    state.forced_pass = _read_word("forced pass", text, [NO_PASS_OWED, PASS_PENDING, PASS_ACTIVE])


def _read_winner(state: State, text: str) -> None:
    state.winner = _read_word("winner", text, SIDES)


READERS: Final[dict[str, Callable[[State, str], None]]] = {
    "available": _read_available,
    "track": _read_track,
    "prison": _read_prison,
    "removed": _read_removed,
    "political will": _read_political_will,
    "haganah": _read_haganah,
    "chits": _read_chits,
    "capabilities": _read_capabilities,
    "played": _read_played,
    "card": _read_card,
    "first": _read_first,
    "boxes": _read_boxes,
    "forced pass": _read_forced_pass,
    "winner": _read_winner,
}
