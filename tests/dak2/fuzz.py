"""Positions of DAK-II as play writes them with a few things changed, so that most are wrong and many can be played."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from dak2.games import STYLES, any_answer, any_game
from sandtable.engine.errors import BadPosition, UnknownName
from sandtable.engine.game import Game
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.games.ocs.dak2.sequence_of_play import VERBS
from sandtable.games.ocs.modes import DEEDS, FUELS, MARKERS, STOCKS

Fields = dict[str, str]
Mutation = Callable[[Random, Fields, list[Fields]], None]

LONGEST = 5_000  # answers; what is longer has lost its way
SHARE_KEPT = 0.05  # of the moments of a game
NUMBERS = ["0", "1", "2", "3", "7", "12", "99", "100", "256", "400", "9999", "10000", "-1", "1/0", "1/2", "٣", "x", ""]
MARKS = ["move", *MARKERS, *STOCKS, *FUELS, *DEEDS, "out of supply", "cut off", "new", "2 steps", "0 steps", "9 MP"]
MARKS += ["from C38.12", "back in turn 3", "combat", "4 1/2 MP", "from dead"]
DATES = ["1940-12-01", "1940-12-08", "1940-12-12", "1940-12-26", "1941-01-01", "yesterday", "-"]
SEGMENTS = ["-", "set-up", "B", "C", *VERBS, "D", "H", "I"]
STEPS = ["turn", "turn_end", "reinforcement", "clean_up", "player_turn allied", "player_turn axis", "deploy axis"]
STEPS += ["deploy allied", "phase", "phase C", "phase D", "phase G", "segment Z"]
STEPS += [f"segment {name}" for name in VERBS]


def fields_of(text: str) -> Fields:
    """The fields of a position, one in each line."""
    pairs = (line.partition(":") for line in text.splitlines() if line.strip())
    return {name.strip(): value.strip() for name, _, value in pairs}


def written_positions(random: Random, games: int) -> list[Fields]:
    """Positions as games write them, at some of their moments, in the middle of steps too."""
    written: list[Fields] = []
    for number in range(games):
        game = any_game(random, RULES.scenarios[number % len(RULES.scenarios)])
        style = STYLES[number // 2 % len(STYLES)]
        while game.question is not None:
            game.answer(any_answer(game.question, random, style))
            if random.random() < SHARE_KEPT or game.over:
                written.append(fields_of(game.position()))
    return written


def fuzzed(random: Random, pool: list[Fields]) -> str:
    """A position that play wrote, with a few things changed."""
    fields = dict(random.choice(pool))
    if random.random() < 0.7:
        fields.pop("answers", None)
    for mutate in random.choices(MUTATIONS, k=random.choice([1, 1, 1, 2, 3])):
        mutate(random, fields, pool)
    return "\n".join(f"{name}: {value}" for name, value in fields.items())


def read(position: str) -> Game | None:
    """The game that a position begins; None if it is refused with one sentence."""
    try:
        return Game.new(RULES, position=position, log=False)
    except (BadPosition, UnknownName) as refusal:
        sentence = str(refusal)
    assert sentence.isprintable()
    assert len(sentence) < 1_000
    return None


def play_to_the_end(game: Game, random: Random) -> None:
    """Play at random; the invariants hold, and now and then the position is read again."""
    while game.question is not None:
        game.state.check(settled=False)
        if random.random() < 0.01:
            reads_back(game)
        game.answer(any_answer(game.question, random, "uniform"))
        assert len(game.answers) < LONGEST
    game.state.check()
    reads_back(game)


def reads_back(game: Game) -> None:
    """What we write we can read, and it is the same position."""
    written = game.position()
    again = Game.new(RULES, position=written)

    assert again.position() == written
    assert repr(again.question) == repr(game.question)


# Mutations, each of one thing


def change_number(random: Random, fields: Fields, pool: list[Fields]) -> None:
    name = random.choice([name for name in fields if re.search(r"\d", fields[name])])
    found = random.choice(list(re.finditer(r"(?<![\w.-])\d+", fields[name])) or [re.search(r"\d+", fields[name])])
    fields[name] = fields[name][: found.start()] + random.choice(NUMBERS) + fields[name][found.end() :]


def mix_words(random: Random, fields: Fields, pool: list[Fields]) -> None:
    """A word gone, doubled, moved, or taken from elsewhere."""
    name = random.choice(list(fields))
    words = fields[name].split(" ")
    place = random.randrange(len(words))
    how = random.choice(["remove", "double", "swap", "replace", "insert"])
    if how == "remove":
        del words[place]
    elif how == "double":
        words.insert(place, words[place])
    elif how == "swap":
        words[place], words[0] = words[0], words[place]
    else:
        other = random.choice(list(fields.values())).split(" ")
        words[place : place + (how == "replace")] = [random.choice(other)]
    fields[name] = " ".join(words)


def mix_parts(random: Random, fields: Fields, pool: list[Fields]) -> None:
    """A part of a list gone, doubled, or as another position has it."""
    name = random.choice([name for name in fields if "; " in fields[name]])
    parts = fields[name].split("; ")
    place = random.randrange(len(parts))
    how = random.choice(["remove", "double", "take"])
    if how == "remove":
        del parts[place]
    else:
        others = parts if how == "double" else random.choice(pool).get(name, "-").split("; ")
        parts.insert(place, random.choice(others))
    fields[name] = "; ".join(parts)


def move_units(random: Random, fields: Fields, pool: list[Fields]) -> None:
    """A stack to another hex, to its own side or to the enemy, to the sea or off the map."""
    name = random.choice(["allied units", "axis units"])
    hexes = re.findall(r"[BCD]\d\d\.\d\d", fields.get(name, ""))
    if hexes:
        others = re.findall(r"[BCD]\d\d\.\d\d", random.choice(list(fields.values())))
        near = f"C{random.randint(1, 60):02}.{random.randint(1, 35):02}"
        place = random.choice([near, near, random.choice(others or hexes), "dead", "away", "later", "removed", "-"])
        fields[name] = fields[name].replace(f"{random.choice(hexes)} = ", f"{place} = ", 1)


def mark_unit(random: Random, fields: Fields, pool: list[Fields]) -> None:
    """Something that a unit is or has done."""
    name = random.choice(["allied units", "axis units"])
    ids = re.findall(r"\b[a-z]{2}-[\w-]+", fields.get(name, ""))
    if ids:
        unit, mark = random.choice(ids), random.choice(MARKS)
        marked = rf"{re.escape(unit)}(?![\w-])( \()?"
        fields[name] = re.sub(
            marked, lambda found: f"{unit} ({mark}, " if found[1] else f"{unit} ({mark})", fields[name], count=1
        )


def change_time(random: Random, fields: Fields, pool: list[Fields]) -> None:
    sides = [*RULES.sides, "-", "chance"]
    turns, winners = ["0", "1", "2", "3", "6", "7"], ["-", *RULES.sides, "nobody"]
    known = [("date", DATES), ("segment", SEGMENTS), ("turn", turns), ("first", sides), ("phasing", sides)]
    name, values = random.choice([*known, ("winner", winners), ("scenario", [*RULES.scenarios, "7.9"])])
    fields[name] = random.choice(values)


def mix_agenda(random: Random, fields: Fields, pool: list[Fields]) -> None:
    steps = [step for step in fields.get("agenda", "").split(", ") if step]
    place = random.randint(0, len(steps))
    how = random.choice(["insert", "cut", "swap", "replace"])
    if how == "insert" or place == len(steps):
        steps.insert(place, random.choice(STEPS))
    elif how == "cut":
        del steps[random.choice([0, place]) : place + 1]
    elif how == "swap":
        steps[place], steps[0] = steps[0], steps[place]
    else:
        steps[place] = random.choice(STEPS)
    fields["agenda"] = ", ".join(steps)


def mix_answers(random: Random, fields: Fields, pool: list[Fields]) -> None:
    answers = [answer for answer in fields.get("answers", "").split(", ") if answer]
    more = random.choice(["done", "1", "6", "yes", "resign axis", random.choice(RULES.vocabulary)])
    fields["answers"] = ", ".join(random.choice([answers[:-1], [*answers, more], [more]]))


def take_field(random: Random, fields: Fields, pool: list[Fields]) -> None:
    """A field as another position has it."""
    other = random.choice(pool)
    name = random.choice(list(other))
    fields[name] = other[name]


def take_course(random: Random, fields: Fields, pool: list[Fields]) -> None:
    """All about the time, or some of it, as another position has it."""
    other, share = random.choice(pool), random.choice([0.8, 1.0])
    for name in ("date", "turn", "first", "phasing", "segment", "agenda", "winner", "scenario"):
        if random.random() < share:
            fields[name] = other.get(name, "")
    fields.pop("answers", None)


def drop_field(random: Random, fields: Fields, pool: list[Fields]) -> None:
    del fields[random.choice(list(fields))]


def change_options(random: Random, fields: Fields, pool: list[Fields]) -> None:
    options = {name: random.choice(values) for name, values in RULES.option_values.items()}
    fields["options"] = ", ".join(f"{name}={value}" for name, value in options.items())


MUTATIONS: list[Mutation] = [
    *[change_number, change_number, mix_words, mix_words, mix_parts, mix_parts, move_units, move_units, mark_unit],
    *[mark_unit, change_time, mix_agenda, mix_answers, take_field, take_course, take_course, drop_field],
    change_options,
]
