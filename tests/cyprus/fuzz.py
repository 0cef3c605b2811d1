"""Cyprus as its positions are fuzzed."""

from __future__ import annotations

from random import Random

from british_way.fuzz import Fuzz, cards_at_random, counted, spread, spread_two_at_most
from cyprus.table import position
from sandtable.engine.game import Game
from sandtable.games.british_way.cyprus.course_of_play import COURSE
from sandtable.games.british_way.cyprus.map import NAMES, TOWNS, TOWNS_AND_MOUNTAINS
from sandtable.games.british_way.cyprus.options import OPTION_VALUES
from sandtable.games.british_way.cyprus.rules import RULES
from sandtable.games.british_way.cyprus.vocabulary import SIDES


def any_position(random: Random, agenda: str, card: str) -> Game:
    """A position with pieces, markers and tracks at random, crowded or empty, within the invariants."""
    fields = cards_at_random(random, RULES, card)
    prison = random.randint(0, 6)
    pieces: dict[str, list[str]] = {name: [] for name in NAMES}
    busy = random.sample(NAMES, random.randint(1, 10))
    spread(random, pieces, busy, "troops", 12)
    spread(random, pieces, busy, "police", random.randint(0, 6))
    on_map = random.randint(0, 12 - prison)
    active = random.randint(0, on_map)
    spread(random, pieces, busy, "active", active)
    spread(random, pieces, busy, "underground", on_map - active)
    places = [NAMES[space] for space in TOWNS_AND_MOUNTAINS]
    spread_two_at_most(random, pieces, places, "caches", random.randint(0, 4))
    spread(random, pieces, busy, "sabotage", random.choice([0, 1, 3, 8, 15]))
    guarded = [NAMES[town] for town in TOWNS if {"troops", "police"} & set(pieces[NAMES[town]])]
    for town in random.sample(guarded, random.randint(0, min(4, len(guarded)))):
        pieces[town].append("curfew")
    fields |= {name: counted(kinds) for name, kinds in pieces.items() if kinds}
    is_after_check = agenda in FUZZ.phases[1:]
    fields["political will"] = str(random.randint(1 if is_after_check else 0, 15))
    fields |= {"prison": str(prison), "opinion": str(random.randrange(5))}
    fields["chits"] = " ".join(random.sample("000111222", random.choice([0, 1, 2, 4, 9])))
    fields |= {"card": card, "first": random.choice(SIDES), "do": agenda}
    options = {name: random.choice(values) for name, values in OPTION_VALUES.items()} if random.random() < 0.5 else {}
    return position(" | ".join(f"{name}: {text}" for name, text in fields.items() if text), **options)


FUZZ = Fuzz(
    RULES,
    COURSE,
    pieces=["troops", "police", "underground", "active", "caches"],
    tracks=[
        ("political will", [str(will) for will in range(16)]),
        ("opinion", [str(opinion) for opinion in range(5)]),
        ("chits", ["", "0", "0 1 2", "0 0 0 1 1 1 2 2 2"]),
    ],
    moving=("ask-move-", "ask-how-many", "ask-gather-troops"),
    any_position=any_position,
)
