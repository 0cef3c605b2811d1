"""Palestine as its positions are fuzzed."""

from __future__ import annotations

from random import Random

from british_way.fuzz import Fuzz, cards_at_random, counted, spread, spread_two_at_most
from palestine.table import position
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.course_of_play import COURSE
from sandtable.games.british_way.palestine.map import CITIES, NAMES, RAILWAYS, SPACES
from sandtable.games.british_way.palestine.options import OPTION_VALUES
from sandtable.games.british_way.palestine.rules import RULES
from sandtable.games.british_way.palestine.state import LOCKED_CACHES, LOCKED_CELLS
from sandtable.games.british_way.palestine.vocabulary import SIDES


def any_position(random: Random, agenda: str, card: str) -> Game:
    """A position with pieces, markers and tracks at random, crowded or empty, within the invariants."""
    haganah = random.randrange(5)
    cells, caches = 15 - LOCKED_CELLS[haganah], 5 - LOCKED_CACHES[haganah]
    fields = cards_at_random(random, RULES, card)
    removed = random.randint(0, 2) if "P5" in fields["played"].split() else 0
    prison = random.randint(0, min(6, cells - removed))
    pieces: dict[str, list[str]] = {name: [] for name in NAMES}
    busy = random.sample(NAMES, random.randint(1, 13))
    cities = [NAMES[city] for city in CITIES]
    spread(random, pieces, busy, "troops", 12)
    spread(random, pieces, busy, "police", random.randint(0, 6))
    on_map = random.randint(0, cells - removed - prison)
    active = random.randint(0, on_map)
    spread(random, pieces, busy, "active", active)
    spread(random, pieces, busy, "underground", on_map - active)
    places = [NAMES[space] for space in SPACES if space not in RAILWAYS]
    spread_two_at_most(random, pieces, places, "caches", random.randint(0, caches))
    spread(random, pieces, busy, "sabotage", random.choice([0, 1, 3, 8]))
    spread(random, pieces, cities, "terror", random.choice([1, 1, 4, 7] if card == "P3" else [0, 0, 1, 4, 7]))
    for city in cities:
        if {"troops", "police"} & set(pieces[city]) and random.random() < 0.5:
            pieces[city].append("curfew")
    fields |= {name: counted(kinds) for name, kinds in pieces.items() if kinds}
    fields |= {"haganah": str(haganah), "prison": str(prison), "removed": str(removed)}
    is_after_check = agenda in FUZZ.phases[1:]
    fields["political will"] = str(random.randint(1 if is_after_check else 0, 20))
    fields["chits"] = " ".join(random.sample("000111222", random.choice([0, 1, 2, 4, 9])))
    fields["card"] = card
    last = f"{fields['played']} {card}".split()[-1:]
    fields["first"] = random.choice(SIDES)
    fields["forced pass"] = random.choice(["no", "pending"]) if last == ["P27"] else "no"
    fields["do"] = agenda
    options = {name: random.choice(values) for name, values in OPTION_VALUES.items()} if random.random() < 0.5 else {}
    return position(" | ".join(f"{name}: {text}" for name, text in fields.items() if text), **options)


FUZZ = Fuzz(
    RULES,
    COURSE,
    pieces=["troops", "police", "underground", "active", "caches"],
    tracks=[
        ("political will", [str(will) for will in range(21)]),
        ("forced pass", ["", "pending", "active"]),
        ("chits", ["", "0", "0 1 2", "0 0 0 1 1 1 2 2 2"]),
    ],
    moving=("ask-lock-cell", "ask-lock-cache", "ask-move-", "ask-how-many", "ask-gather-troops"),
    any_position=any_position,
)
