"""The position of a game of Malaya in words: what docs/notation.md calls the game's own fields."""

from __future__ import annotations

from typing import Final

from sandtable.engine.errors import BadPosition
from sandtable.engine.rules import DRAW, Settings
from sandtable.engine.state import State as EngineState
from sandtable.games.british_way import position
from sandtable.games.british_way.cards import Deck
from sandtable.games.british_way.malaya.cards import DECK, DECKS, STANDARD
from sandtable.games.british_way.malaya.map import NAMES, SPACES
from sandtable.games.british_way.malaya.options import Options
from sandtable.games.british_way.malaya.state import COMMANDERS, NEUTRAL, OPPOSITION, SUPPORT, State
from sandtable.games.british_way.malaya.vocabulary import SIDES

KINDS: Final = ["troops", "police", "underground", "active", "bases", "sabotage", "terror", "villages"]
# 1.6: a level is a word among the counts of a space; Neutral is not written.
LEVELS: Final = {"support": SUPPORT, "opposition": OPPOSITION}
DOWN: Final = "down"


def write_fields(state: EngineState) -> dict[str, str]:
    """The position, field by field; spaces with nothing in them are left out. What is not on the map is Available."""
    assert isinstance(state, State)
    fields = {NAMES[space]: _write_space(state, space) for space in SPACES}
    fields["resources"] = ", ".join(f"{state.resources_of(side)} {side}" for side in SIDES)
    fields["political will"] = str(state.political_will)
    fields["commander"] = COMMANDERS[state.commander] + (f" {DOWN}" if state.commander_down else "")
    fields["scenario"] = "" if state.scenario == STANDARD else state.scenario
    fields |= position.write_cards(state)
    fields["winner"] = state.winner
    return {name: text for name, text in fields.items() if text}


def _write_space(state: State, space: int) -> str:
    words = [word for word, level in LEVELS.items() if level == state.level[space]]
    return ", ".join(filter(None, [position.write_space(state, space, KINDS), *words]))


def read_fields(fields: dict[str, str], settings: Settings, deck: Deck = DECK) -> State:
    """The state that these fields describe; what is not named is empty. BadPosition says which field is wrong."""
    state = State.empty(Options(settings))
    state.use_deck_of(position.read_word("scenario", fields.get("scenario", STANDARD), list(DECKS)), deck)
    for name, text in fields.items():
        if name in NAMES:
            _read_space(state, name, text)
        elif name == "resources":
            counts = position.read_counts(name, text, SIDES)
            state.resources = [counts.get(side, 0) for side in SIDES]
        elif name == "commander":
            _read_commander(state, text)
        elif name == "winner":
            state.winner = position.read_word(name, text, [*SIDES, DRAW])
        elif name != "scenario" and not position.read_common(state, name, text, SIDES):
            raise BadPosition("position: there is no field '{name}' in Malaya", name=name)
    position.keep_unseen(state)
    state.control = [state.control_by_pieces(space) for space in SPACES]
    return state


def _read_space(state: State, name: str, text: str) -> None:
    parts = [part.strip() for part in text.split(",")]
    levels = [part for part in parts if part in LEVELS]
    if len(levels) > 1:
        raise BadPosition("{name}: a space is at one level, not at two", name=name)
    state.level[NAMES.index(name)] = LEVELS[levels[0]] if levels else NEUTRAL
    position.read_space(state, name, ", ".join(part for part in parts if part not in LEVELS), KINDS)


def _read_commander(state: State, text: str) -> None:
    words = [*COMMANDERS, *[f"{name} {DOWN}" for name in COMMANDERS]]
    name, _, down = position.read_word("commander", text, words).partition(" ")
    state.commander = COMMANDERS.index(name)
    state.commander_down = down == DOWN
