"""Fuzz: from any position that the rules allow, every step can be played to its end and breaks no invariant."""

from __future__ import annotations

import os
from random import Random

import pytest

from palestine.table import check, position, state_of
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.cards import CAPABILITY_CARDS, EVENT_CARDS, SINGLE_TEXT
from sandtable.games.british_way.palestine.map import NAMES
from sandtable.games.british_way.palestine.options import OPTION_VALUES
from sandtable.games.british_way.palestine.vocabulary import BRITISH_OPERATIONS, IRGUN_OPERATIONS, SIDES, TEXTS

POSITIONS = 250 if os.environ.get("SANDTABLE_LONG") else 10
LONGEST = 400
OPERATIONS = [
    f"operation {name} {box}" for name in BRITISH_OPERATIONS + IRGUN_OPERATIONS for box in ("limited", "operation")
]
EVENTS = [
    f"{card} {side} {text}"
    for card in EVENT_CARDS
    for side in SIDES
    for text in (TEXTS[:1] if card in SINGLE_TEXT else TEXTS)
]
PHASES = [
    *["political_will", "expropriations", "british_intel", "haganah_cooperation", "redeploy_police"],
    *["redeploy_troops", "redeploy_cells", "redeploy_cache", "reset"],
]
CITIES = NAMES[6:9]
RAILWAYS = NAMES[9:]


def any_position(random: Random, agenda: str, card: str = "") -> Game:
    """A position with pieces, markers and tracks at random, crowded or empty, within the invariants."""
    haganah = random.randrange(5)
    cells, caches = 15 - [5, 5, 5, 2, 0][haganah], 5 - [1, 1, 1, 1, 0][haganah]
    seen = random.sample([one for one in EVENT_CARDS if one != card], random.randint(0, 11))
    if len(seen) >= 6:
        seen.insert(6, "P33")
    in_force = [one for one in seen if one in CAPABILITY_CARDS]
    removed = random.randint(0, 2) if "P5" in seen else 0
    prison = random.randint(0, min(6, cells - removed))
    pieces: dict[str, list[str]] = {name: [] for name in NAMES}
    busy = random.sample(NAMES, random.randint(1, 13))
    spread(random, pieces, busy, "troops", 12)
    spread(random, pieces, busy, "police", random.randint(0, 6))
    on_map = random.randint(0, cells - removed - prison)
    active = random.randint(0, on_map)
    spread(random, pieces, busy, "active", active)
    spread(random, pieces, busy, "underground", on_map - active)
    places = [name for name in NAMES if name not in RAILWAYS] * 2
    spread(random, pieces, random.sample(places, 18), "caches", random.randint(0, caches), once=True)
    spread(random, pieces, busy, "sabotage", random.choice([0, 1, 3, 8]))
    spread(random, pieces, CITIES, "terror", random.choice([1, 1, 4, 7] if card == "P3" else [0, 0, 1, 4, 7]))
    for city in CITIES:
        if {"troops", "police"} & set(pieces[city]) and random.random() < 0.5:
            pieces[city].append("curfew")
    fields = {name: counted(kinds) for name, kinds in pieces.items() if kinds}
    fields |= {"haganah": str(haganah), "prison": str(prison), "removed": str(removed)}
    fields["political will"] = str(random.randint(1 if agenda in PHASES[1:] else 0, 20))
    fields["chits"] = " ".join(random.sample("000111222", random.choice([0, 1, 2, 4, 9])))
    fields["capabilities"] = ", ".join(
        f"{one} {random.choice(['unshaded', 'shaded'])} {random.choice(SIDES)}" for one in in_force
    )
    played = [one for one in seen if one not in in_force]
    fields["played"] = " ".join(played)
    fields["card"] = card
    fields["first"] = random.choice(SIDES)
    fields["forced pass"] = random.choice(["no", "pending"]) if [*played, *card.split()][-1:] == ["P27"] else "no"
    fields["do"] = agenda
    options = {name: random.choice(values) for name, values in OPTION_VALUES.items()} if random.random() < 0.5 else {}
    return position(" | ".join(f"{name}: {text}" for name, text in fields.items() if text), **options)


def spread(
    random: Random, pieces: dict[str, list[str]], places: list[str], kind: str, number: int, *, once: bool = False
) -> None:
    """Put pieces of a kind into places, once in each or as often as it comes."""
    for place in places[:number] if once else random.choices(places, k=number):
        pieces[place].append(kind)


def counted(kinds: list[str]) -> str:
    return ", ".join(f"{kinds.count(kind)} {kind}" for kind in dict.fromkeys(kinds))


def play_to_the_end(game: Game, random: Random) -> None:
    """Play at random until the agenda is done; whatever goes wrong shows the record that leads to it."""
    try:
        while game.question is not None and game.question.rule != "2.3.6":
            check(game)
            assert len(game.question.options) > 1
            game.play(random.choice(list(game.question.options)))
            assert len(game.answers) < LONGEST
        check(game)
        assert not state_of(game).agenda or game.question is not None
    except Exception as error:
        error.add_note(f"This record leads there:\n\n{game.record()}")
        raise


@pytest.mark.parametrize("agenda", [*OPERATIONS, "pass british", "pass irgun", *PHASES, ", ".join(PHASES)])
def test_operations_passes_and_phases_end_well_from_any_position(agenda):
    for seed in range(POSITIONS * 3):
        random = Random(f"{agenda} {seed}")

        play_to_the_end(any_position(random, agenda), random)


@pytest.mark.parametrize("event", EVENTS)
def test_events_end_well_from_any_position(event):
    card, side, text = event.split()
    for seed in range(POSITIONS):
        random = Random(f"{event} {seed}")

        play_to_the_end(any_position(random, f"event {side} {text}", card), random)


@pytest.mark.parametrize("card", EVENT_CARDS)
def test_a_card_is_played_by_both_sides_from_any_position(card):
    for seed in range(POSITIONS):
        random = Random(f"{card} {seed}")

        play_to_the_end(any_position(random, "action first, action second, adjust_eligibility", card), random)
