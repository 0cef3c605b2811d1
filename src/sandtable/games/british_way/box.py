"""What the games of The British Way take from an owner's box: a deck, `deck.py`, which has a DECK."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from sandtable.engine.errors import BadBox
from sandtable.engine.rules import SEAL, Rules, Settings
from sandtable.engine.state import State
from sandtable.games.box import Contents, digest_of, run_file, shown
from sandtable.games.british_way.cards import HOUSE_DECK, WHICH_DECK, Deck
from sandtable.games.british_way.owners_code import forgotten_yields
from sandtable.games.british_way.owners_deck import OWNER, OwnersDeck, cards_added, steps_with

FILE: Final = "deck.py"
GAMES_TO_CHECK: Final = 100


run_once = cache(run_file)


@cache
def read_deck(file: Path) -> tuple[OwnersDeck, str]:
    """The deck in a file, as it is written, and the file's digest."""
    deck = getattr(run_once(file), "DECK", None)
    if not isinstance(deck, OwnersDeck):
        raise BadBox("{file} has no DECK that is an OwnersDeck", file=shown(file))
    return deck, digest_of(file)


# How a game is set up, and how its fields are read, with a deck.
SetUp = Callable[[str, Settings, Deck], State]
ReadFields = Callable[[dict[str, str], Settings, Deck], State]


def with_decks(rules: Rules, decks: dict[str, Deck], set_up: SetUp, read_fields: ReadFields) -> Rules:
    """The rules of a game that can be played with any of these decks, the usual one first."""

    def set_up_with_deck(scenario: str, settings: Settings) -> State:
        return set_up(scenario, settings, decks[settings[WHICH_DECK]])

    def read_fields_with_deck(fields: dict[str, str], settings: Settings) -> State:
        return read_fields(fields, settings, decks[settings[WHICH_DECK]])

    return replace(
        rules,
        steps=steps_with(rules.steps, decks),
        option_values={**rules.option_values, WHICH_DECK: list(decks)},
        set_up=set_up_with_deck,
        read_fields=read_fields_with_deck,
        vocabulary=[*rules.vocabulary, *cards_added(decks)],
    )


def deck_box(house: Deck, rules: Rules, set_up: SetUp, read_fields: ReadFields) -> Contents:
    """What a game with a house deck takes from a box."""

    def breaches(folder: Path) -> list[BadBox]:
        file = folder / FILE
        try:
            deck, _ = read_deck(file)
        except BadBox as fault:
            return [fault]
        if deck.house is not house:
            return [BadBox("{file}: its DECK is made from the house deck of another game", file=shown(file))]
        return [BadBox("{file}: {fault}", file=shown(file), fault=fault) for fault in deck.faults(rules.steps)]

    def faults(folder: Path) -> list[BadBox]:
        if found := breaches(folder):
            return found
        file = folder / FILE
        sentence = (
            "{file}, line {line}: '{call}' does nothing without 'yield from' before it, or 'yield' for a question"
        )
        return [
            BadBox(sentence, file=shown(file), line=call.lineno, call=ast.unparse(call))
            for call in forgotten_yields(file, vars(run_once(file)))
        ]

    def rules_of_box(folder: Path) -> Rules:
        for fault in breaches(folder):
            raise fault
        deck, digest = read_deck(folder / FILE)
        if not deck.is_finished:
            deck.finish(frozenset(rules.vocabulary), rules.sides, rules.write_fields)
        decks: dict[str, Deck] = {HOUSE_DECK: house, f"{OWNER}{SEAL}{digest}": deck}
        return with_decks(rules, decks, set_up, read_fields)

    def texts(folder: Path) -> dict[str, list[str]]:
        deck, _ = read_deck(folder / FILE)
        return {f"card-{card}": attributes_of(deck, card) for card in deck.own}

    def told(folder: Path) -> list[str]:
        deck, _ = read_deck(folder / FILE)
        return [
            f"{name}: {f'carried out {number} times' if number else 'never carried out: play more games'}"
            for name, number in deck.uses.items()
        ]

    return Contents([FILE], rules_of_box, faults, texts, told, {WHICH_DECK: OWNER}, GAMES_TO_CHECK)


def attributes_of(deck: OwnersDeck, card: str) -> list[str]:
    """The texts that a card has beside its title."""
    lasts = card in deck.mapped or card in deck.own_capabilities
    halves = [attribute for text in deck.texts_of(card) for attribute in (f"{text}-title", text)]
    return [*(["capability"] if lasts else []), *halves]
