"""Positions as play writes them with a few things changed, so that most are wrong and many can be played."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from palestine.table import fields_of
from sandtable import new_game
from sandtable.games.british_way.palestine.cards import CAPABILITY_CARDS, CARDS
from sandtable.games.british_way.palestine.map import NAMES
from sandtable.games.british_way.palestine.options import OPTION_VALUES
from sandtable.games.british_way.palestine.vocabulary import (
    BOXES,
    BRITISH_OPERATIONS,
    IRGUN_OPERATIONS,
    SIDES,
    TEXTS,
    VOCABULARY,
)

Fields = dict[str, str]
Mutation = Callable[[Random, Fields, list[Fields]], None]

STEPS = [
    *["reveal", "action first", "action second", "adjust_eligibility"],
    *[f"operation {name} {box}" for name in BRITISH_OPERATIONS + IRGUN_OPERATIONS for box in ("limited", "operation")],
    *[f"event {side} {text}" for side in SIDES for text in TEXTS],
    *[f"pass {side}" for side in SIDES],
    *["political_will", "expropriations", "british_intel", "haganah_cooperation", "redeploy_police"],
    *["redeploy_troops", "redeploy_cells", "redeploy_cache", "reset"],
]


# Positions of play


def written_positions(random: Random, games: int) -> list[Fields]:
    """Positions as games write them, at some of their moments, in the middle of steps too."""
    written: list[Fields] = []
    for _ in range(games):
        game = new_game("palestine", options=some_options(random), log=False)
        while game.question is not None:
            game.play(random.choice(list(game.question.options)))
            if random.random() < 0.1 or game.over:
                written.append(fields_of(game.position()))
    return written


def some_options(random: Random) -> dict[str, str]:
    return {name: random.choice(values) for name, values in OPTION_VALUES.items()}


# Mutations, each of one thing


def items_of(fields: Fields, name: str, between: str = ", ") -> list[str]:
    return fields[name].split(between) if fields.get(name) else []


def mix(random: Random, items: list[str], others: list[str]) -> list[str]:
    """The items with one of them gone, doubled, moved or replaced by another, or with one more."""
    mixed, place = items.copy(), random.randint(0, len(items))
    how = random.choice(["insert", "insert", "remove", "double", "swap", "replace"])
    if how == "insert" or place == len(items):
        mixed.insert(place, random.choice(others))
    elif how == "remove":
        del mixed[place]
    elif how == "double":
        mixed.insert(random.randint(0, len(items)), mixed[place])
    elif how == "replace":
        mixed[place] = random.choice(others)
    else:
        mixed[place], mixed[0] = mixed[0], mixed[place]
    return mixed


def mix_agenda(random: Random, fields: Fields, pool: list[Fields]) -> None:
    fields["agenda"] = ", ".join(mix(random, items_of(fields, "agenda"), STEPS))


def mix_answers(random: Random, fields: Fields, pool: list[Fields]) -> None:
    fields["answers"] = ", ".join(mix(random, items_of(fields, "answers"), VOCABULARY))


def mix_played(random: Random, fields: Fields, pool: list[Fields]) -> None:
    fields["played"] = " ".join(mix(random, items_of(fields, "played", " "), CARDS))


def put_in_force(random: Random, fields: Fields, pool: list[Fields]) -> None:
    """A Capability from anywhere, also from the played pile."""
    card = random.choice(CAPABILITY_CARDS)
    fields["capabilities"] = ", ".join(
        [*items_of(fields, "capabilities"), f"{card} {random.choice(TEXTS)} {random.choice(SIDES)}"]
    )
    fields["played"] = " ".join(one for one in items_of(fields, "played", " ") if one != card)


def change_card(random: Random, fields: Fields, pool: list[Fields]) -> None:
    """Another card in play, also on the played pile or instead of the last one there."""
    card = random.choice(["", *CARDS])
    played = items_of(fields, "played", " ")
    fields["card"] = card
    fields["played"] = " ".join(random.choice([played, [*played, card], [*played[:-1], card]])).strip()


def move_piece(random: Random, fields: Fields, pool: list[Fields]) -> None:
    """One piece from a space to another."""
    kind = random.choice(["troops", "police", "underground", "active", "caches"])
    origins = [name for name in NAMES if kind in fields.get(name, "")]
    if origins:
        origin, place = random.choice(origins), random.choice(NAMES)
        for name, change in ((origin, -1), (place, 1)):
            counts = {word: int(number) for number, word in (item.split() for item in items_of(fields, name))}
            counts[kind] = counts.get(kind, 0) + change
            fields[name] = ", ".join(f"{number} {word}" for word, number in counts.items() if number)


def change_number(random: Random, fields: Fields, pool: list[Fields]) -> None:
    name = random.choice(list(fields))
    number = str(random.choice([0, 1, 2, 3, 4, 5, 15, 20, 21]))
    fields[name] = re.sub(r"(?<![A-Z])\d+", number, fields[name], count=1)


def change_track(random: Random, fields: Fields, pool: list[Fields]) -> None:
    """Things that stand by themselves, so that the rest often fits."""
    name, values = random.choice(
        [
            ("political will", [str(will) for will in range(21)]),
            ("first", SIDES),
            ("winner", ["", *SIDES]),
            ("forced pass", ["", "pending", "active"]),
            ("boxes", boxes_of(random)),
            ("chits", ["", "0", "0 1 2", "0 0 0 1 1 1 2 2 2"]),
        ]
    )
    fields[name] = random.choice(values)


def boxes_of(random: Random) -> list[str]:
    one, two = random.sample(BOXES, 2)
    return ["", f"{one} {SIDES[0]}", f"{one} {SIDES[1]}", f"{one} {SIDES[0]}, {two} {SIDES[1]}"]


def take_field(random: Random, fields: Fields, pool: list[Fields]) -> None:
    """A field as another position has it."""
    other = random.choice(pool)
    name = random.choice(list(other))
    fields[name] = other[name]


def take_course(random: Random, fields: Fields, pool: list[Fields]) -> None:
    """All about cards and steps, or some of it, as another position has it."""
    other, share = random.choice(pool), random.choice([0.8, 1.0])
    for name in ("card", "played", "capabilities", "boxes", "first", "agenda", "forced pass", "winner"):
        if random.random() < share:
            fields[name] = other.get(name, "")
    fields.pop("answers", None)


def drop_field(random: Random, fields: Fields, pool: list[Fields]) -> None:
    del fields[random.choice(list(fields))]


def change_options(random: Random, fields: Fields, pool: list[Fields]) -> None:
    fields["options"] = ", ".join(f"{name}={value}" for name, value in some_options(random).items())


MUTATIONS: list[Mutation] = [
    *[mix_agenda, mix_agenda, mix_answers, mix_played, put_in_force, change_card, change_number, move_piece],
    *[change_track, change_track, take_field, take_course, take_course, drop_field, change_options, move_piece],
]


def fuzzed(random: Random, pool: list[Fields]) -> str:
    """A position that play wrote, with a few things changed."""
    fields = dict(random.choice(pool))
    if random.random() < 0.7:
        fields.pop("answers", None)
    for mutate in random.choices(MUTATIONS, k=random.choice([1, 1, 1, 2, 3])):
        mutate(random, fields, pool)
    return "\n".join(f"{name}: {value}" for name, value in fields.items() if value)
