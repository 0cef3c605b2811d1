"""Malaya as its positions are fuzzed."""

from __future__ import annotations

from random import Random

from british_way.fuzz import Fuzz, cards_at_random, counted, spread, spread_two_at_most
from malaya.table import position
from sandtable.engine.game import Game
from sandtable.games.british_way.malaya.course_of_play import COURSE, WILL_AT_REST
from sandtable.games.british_way.malaya.map import (
    BRITISH_SPACES,
    ECONOMIC_CENTERS,
    NAMES,
    PROVINCES,
    PROVINCES_AND_KUALA_LUMPUR,
    SPACES,
)
from sandtable.games.british_way.malaya.options import OPTION_VALUES
from sandtable.games.british_way.malaya.rules import RULES
from sandtable.games.british_way.malaya.state import COMMANDERS
from sandtable.games.british_way.malaya.vocabulary import SIDES


def any_position(random: Random, agenda: str, card: str) -> Game:
    """A position with pieces, markers and tracks at random, crowded or empty, within the invariants."""
    fields = cards_at_random(random, RULES, card)
    pieces: dict[str, list[str]] = {name: [] for name in NAMES}
    busy = random.sample(SPACES, random.randint(2, 12))
    british = [NAMES[space] for space in busy if space in BRITISH_SPACES]
    spread(random, pieces, british, "troops", random.randint(0, 15))
    spread(random, pieces, british, "police", random.randint(0, 15))
    on_map = random.randint(0, 15)
    active = random.randint(0, on_map)
    spread(random, pieces, [NAMES[space] for space in busy], "active", active)
    spread(random, pieces, [NAMES[space] for space in busy], "underground", on_map - active)
    places = [NAMES[space] for space in SPACES if space not in ECONOMIC_CENTERS]
    spread_two_at_most(random, pieces, places, "bases", random.randint(0, 4))
    centers, peopled = [NAMES[center] for center in ECONOMIC_CENTERS], PROVINCES_AND_KUALA_LUMPUR
    spread(random, pieces, centers, "sabotage", random.choice([0, 1, 3, 8]))
    spread(random, pieces, [NAMES[space] for space in peopled], "terror", random.choice([0, 0, 1, 4, 7]))
    contested = [NAMES[space] for space in PROVINCES if can_have_village(pieces[NAMES[space]])]
    for province in random.sample(contested, random.randint(0, min(4, len(contested)))):
        pieces[province].append("villages")
    fields |= {name: counted(kinds) for name, kinds in pieces.items() if kinds}
    for space in peopled:
        level = random.choice(["", "support", "opposition"])
        fields[NAMES[space]] = ", ".join(filter(None, [fields.get(NAMES[space], ""), level]))
    least = 2 if "garrison" in agenda else 0
    fields["resources"] = f"{random.choice([least, 5, 12, 20])} british, {random.choice([0, 1, 4, 9, 20])} mcp"
    at_rest = agenda in [name for name, _ in WILL_AT_REST]
    fields["political will"] = str(random.randint(4, 17) if at_rest else random.randint(0, 20))
    down = " down" if "HM-10" in fields["played"].split() and random.random() < 0.5 else ""
    fields["commander"] = random.choice(COMMANDERS) + down
    fields |= {"card": card, "first": random.choice(SIDES), "do": agenda}
    options = {name: random.choice(values) for name, values in OPTION_VALUES.items()} if random.random() < 0.5 else {}
    return position(" | ".join(f"{name}: {text}" for name, text in fields.items() if text), **options)


def can_have_village(kinds: list[str]) -> bool:
    """1.12: both sides are there, so that whatever the option of M-03 says nothing takes a New Village away."""
    return bool({"troops", "police"} & set(kinds)) and bool({"active", "underground", "bases"} & set(kinds))


FUZZ = Fuzz(
    RULES,
    COURSE,
    pieces=["troops", "police", "underground", "active", "bases", "villages"],
    tracks=[
        ("political will", [str(will) for will in range(21)]),
        ("resources", [f"{one} british, {other} mcp" for one in (0, 1, 9, 20) for other in (0, 1, 9, 20)]),
        ("commander", [*COMMANDERS, *[f"{name} down" for name in COMMANDERS]]),
        ("scenario", ["", "extended"]),
        ("winner", ["draw"]),
        *[(NAMES[space], ["support", "opposition", "2 troops, support", "1 bases"]) for space in PROVINCES],
    ],
    moving=("ask-move-", "ask-how-many", "ask-march-", "ask-take-base"),
    any_position=any_position,
)
