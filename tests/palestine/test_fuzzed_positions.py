"""Fuzz: a position is refused with one sentence, or it is played to its end; and what we write can be read."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from random import Random

import pytest

from palestine.table import check, fields_of
from sandtable import new_game
from sandtable.engine.errors import BadPosition, UnknownName
from sandtable.engine.game import Game
from sandtable.engine.notation import write_position
from sandtable.games.british_way.palestine.cards import CAPABILITY_CARDS, CARDS, EVENT_CARDS
from sandtable.games.british_way.palestine.options import OPTION_VALUES
from sandtable.games.british_way.palestine.vocabulary import (
    BOXES,
    BRITISH_OPERATIONS,
    IRGUN_OPERATIONS,
    SIDES,
    TEXTS,
    VOCABULARY,
)

LONG = bool(os.environ.get("SANDTABLE_LONG"))
POSITIONS = 10_000 if LONG else 200
IN_A_TEST = 50
LONGEST = 2_000  # answers; what is longer has lost its way
SHARE_READ = 1.0 if LONG else 0.04  # of the moments whose position is read again

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
    other = random.choice(pool)
    for name in ("card", "played", "capabilities", "boxes", "first", "agenda", "forced pass", "winner"):
        if random.random() < 0.8:
            fields[name] = other.get(name, "")
    fields.pop("answers", None)


def drop_field(random: Random, fields: Fields, pool: list[Fields]) -> None:
    del fields[random.choice(list(fields))]


def change_options(random: Random, fields: Fields, pool: list[Fields]) -> None:
    fields["options"] = ", ".join(f"{name}={value}" for name, value in some_options(random).items())


MUTATIONS: list[Mutation] = [
    *[mix_agenda, mix_agenda, mix_answers, mix_played, put_in_force, change_card, change_number],
    *[change_track, change_track, take_field, take_course, drop_field, change_options],
]


def fuzzed(random: Random, pool: list[Fields]) -> str:
    """A position that play wrote, with a few things changed."""
    fields = dict(random.choice(pool))
    if random.random() < 0.7:
        fields.pop("answers", None)
    for mutate in random.choices(MUTATIONS, k=random.choice([1, 1, 2, 3])):
        mutate(random, fields, pool)
    return "\n".join(f"{name}: {value}" for name, value in fields.items() if value)


# The laws


def read(position: str) -> Game | None:
    """The game that a position begins; None if it is refused with one sentence."""
    try:
        return new_game("palestine", position=position, log=False)
    except (BadPosition, UnknownName) as refusal:
        sentence = str(refusal)
    assert sentence.isprintable()
    return None


def play_to_the_end(game: Game, random: Random) -> None:
    """Play at random; the invariants hold, and now and then the position is read again."""
    while game.question is not None:
        check(game)
        if random.random() < 0.02:
            reads_back(game)
        game.play(random.choice(list(game.question.options)))
        assert len(game.answers) < LONGEST
    check(game)
    reads_back(game)


def view(game: Game) -> tuple[object, ...]:
    """All that can be seen now, in the middle of a step too."""
    return (write_position(game.rules, game.settings, game.state, []), repr(game.question), game.over, game.result)


def reads_back(game: Game) -> None:
    """What we write we can read, and it is the same position."""
    written = game.position()
    again = new_game("palestine", position=written)

    assert view(again) == view(game)
    assert again.position() == written


@pytest.fixture(scope="module")
def pool() -> list[Fields]:
    return written_positions(Random("written positions"), 60 if LONG else 5)


@pytest.mark.parametrize("first", range(0, POSITIONS, IN_A_TEST))
def test_a_position_is_refused_with_one_sentence_or_played_to_its_end(first, pool):
    for number in range(first, first + IN_A_TEST):
        random = Random(f"fuzzed position {number}")
        position = fuzzed(random, pool)
        try:
            game = read(position)
            if game is not None:
                play_to_the_end(game, random)
        except Exception as error:
            error.add_note(f"position {number}:\n\n{position}")
            raise


def test_many_of_the_fuzzed_positions_are_played_and_many_are_refused(pool):
    readings = [read(fuzzed(Random(f"fuzzed position {number}"), pool)) is None for number in range(200)]

    assert 50 < sum(readings) < 150


EVERY_VALUE = [(name, value) for name, values in OPTION_VALUES.items() for value in values]


@pytest.mark.parametrize(("option", "value"), EVERY_VALUE)
def test_every_position_of_a_game_can_be_read_whatever_the_card_and_the_options(option, value):
    seen: set[str] = set()
    for seed in range(20):
        random = Random(f"{option} {value} {seed}")
        game = new_game("palestine", options={**some_options(random), option: value}, log=False)
        while game.question is not None:
            options = list(game.question.options)
            new = [card for card in EVENT_CARDS if card in options and card not in seen]
            answer = random.choice(new or options)
            game.play(answer)
            seen |= {answer} & set(CARDS)
            if game.over or random.random() < SHARE_READ:
                try:
                    reads_back(game)
                except Exception as error:
                    error.add_note(f"This record leads there:\n\n{game.record()}")
                    raise
        if seen == set(CARDS):
            break

    assert seen == set(CARDS)
