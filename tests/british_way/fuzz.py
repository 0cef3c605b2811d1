"""Positions as play writes them with a few things changed, so that most are wrong and many can be played."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from sandtable.engine.errors import BadPosition, UnknownName
from sandtable.engine.game import Game
from sandtable.engine.notation import write_position
from sandtable.engine.rules import Rules
from sandtable.games.british_way.course_of_play import EVENT_CARD, REVEAL, Course, told
from sandtable.games.british_way.state import State
from sandtable.games.british_way.vocabulary import BOXES, EVENT, OPERATION, PASS, TEXTS

Fields = dict[str, str]
Mutation = Callable[[Random, Fields, list[Fields]], None]
# What stands by itself, and what can stand there.
Track = tuple[str, list[str]]

LONGEST = 2_000  # answers; what is longer has lost its way


def fields_of(text: str) -> Fields:
    """The fields of a position, one in each line."""
    pairs = (line.partition(":") for line in text.splitlines() if line.strip())
    return {name.strip(): value.strip() for name, _, value in pairs}


class Fuzz:
    """One game of the family as its positions are fuzzed and played."""

    def __init__(
        self,
        rules: Rules,
        course: Course,
        *,
        pieces: list[str],
        tracks: list[Track],
        moving: tuple[str, ...],
        any_position: Callable[[Random, str, str], Game],
    ) -> None:
        self.rules = rules
        start = set_up(rules)
        self.deck = start.deck
        self.names = start.places.names
        self.pieces = pieces  # the kinds that move from space to space
        self.tracks = tracks
        self.moving = moving  # how questions begin that are asked while pieces are on the move
        self.any_position = any_position  # any that the invariants allow, with these steps to come on this card
        names, boxes = course.deeds[OPERATION]
        self.operations = [f"{OPERATION} {name} {box}" for name in names for box in boxes]
        self.passes = [f"{PASS} {side}" for side in rules.sides]
        self.phases = [told(step) for step in course.propaganda_round]
        self.steps = [
            *[told(step) for step in (REVEAL, *EVENT_CARD)],
            *[*self.operations, *self.passes, *self.phases],
            *[f"{EVENT} {side} {text}" for side in rules.sides for text in TEXTS],
        ]
        self.mutations: list[Mutation] = [
            *[self.mix_agenda, self.mix_agenda, self.mix_answers, self.mix_played, self.put_in_force],
            *[self.change_card, self.change_number, self.change_track, self.change_track, self.change_options],
            *[self.move_piece, self.move_piece, self.take_field, self.take_course, self.take_course, self.drop_field],
        ]

    # Positions of play

    def written_positions(self, random: Random, games: int) -> list[Fields]:
        """Positions as games write them, at some of their moments, in the middle of steps too."""
        written: list[Fields] = []
        for _ in range(games):
            scenario = random.choice(self.rules.scenarios)
            game = Game.new(self.rules, scenario=scenario, options=self.some_options(random), log=False)
            while game.question is not None:
                game.play(random.choice(list(game.question.options)))
                if random.random() < 0.1 or game.over:
                    written.append(fields_of(game.position()))
        return written

    def some_options(self, random: Random) -> dict[str, str]:
        return {name: random.choice(values) for name, values in self.rules.option_values.items()}

    def fuzzed(self, random: Random, pool: list[Fields]) -> str:
        """A position that play wrote, with a few things changed."""
        fields = dict(random.choice(pool))
        if random.random() < 0.7:
            fields.pop("answers", None)
        for mutate in random.choices(self.mutations, k=random.choice([1, 1, 1, 2, 3])):
            mutate(random, fields, pool)
        return "\n".join(f"{name}: {value}" for name, value in fields.items() if value)

    # What holds of all of them

    def read(self, position: str) -> Game | None:
        """The game that a position begins; None if it is refused with one sentence."""
        try:
            return Game.new(self.rules, position=position, log=False)
        except (BadPosition, UnknownName) as refusal:
            sentence = str(refusal)
        assert sentence.isprintable()
        return None

    def check(self, game: Game) -> None:
        """The invariants, less those that need not hold while pieces are on the move."""
        state = game.state
        state.check(settled=False)
        if game.question is None or not game.question.message.startswith(self.moving):
            assert list(state.unsettled()) == []

    def play_to_the_end(self, game: Game, random: Random) -> None:
        """Play at random; the invariants hold, and now and then the position is read again."""
        while game.question is not None:
            self.check(game)
            if random.random() < 0.02:
                self.reads_back(game)
            game.play(random.choice(list(game.question.options)))
            assert len(game.answers) < LONGEST
        self.check(game)
        self.reads_back(game)

    def reads_back(self, game: Game) -> None:
        """What we write we can read, and it is the same position."""
        written = game.position()
        again = Game.new(self.rules, position=written)

        assert view(again) == view(game)
        assert again.position() == written

    # Mutations, each of one thing

    def mix_agenda(self, random: Random, fields: Fields, pool: list[Fields]) -> None:
        fields["agenda"] = ", ".join(mix(random, items_of(fields, "agenda"), self.steps))

    def mix_answers(self, random: Random, fields: Fields, pool: list[Fields]) -> None:
        fields["answers"] = ", ".join(mix(random, items_of(fields, "answers"), self.rules.vocabulary))

    def mix_played(self, random: Random, fields: Fields, pool: list[Fields]) -> None:
        fields["played"] = " ".join(mix(random, items_of(fields, "played", " "), self.deck.cards))

    def put_in_force(self, random: Random, fields: Fields, pool: list[Fields]) -> None:
        """A Capability from anywhere, also from the played pile."""
        card = random.choice(self.deck.capabilities)
        more = f"{card} {random.choice(TEXTS)} {random.choice(self.rules.sides)}"
        fields["capabilities"] = ", ".join([*items_of(fields, "capabilities"), more])
        fields["played"] = " ".join(one for one in items_of(fields, "played", " ") if one != card)

    def change_card(self, random: Random, fields: Fields, pool: list[Fields]) -> None:
        """Another card in play, also on the played pile or instead of the last one there."""
        card = random.choice(["", *self.deck.cards])
        played = items_of(fields, "played", " ")
        fields["card"] = card
        fields["played"] = " ".join(random.choice([played, [*played, card], [*played[:-1], card]])).strip()

    def move_piece(self, random: Random, fields: Fields, pool: list[Fields]) -> None:
        """One piece from a space to another."""
        kind = random.choice(self.pieces)
        origins = [name for name in self.names if kind in fields.get(name, "")]
        if origins:
            origin, place = random.choice(origins), random.choice(self.names)
            for name, change in ((origin, -1), (place, 1)):
                items = items_of(fields, name)
                counts = {item.split()[-1]: int(item.split()[0]) for item in items if " " in item}
                counts[kind] = counts.get(kind, 0) + change
                words = [item for item in items if " " not in item]
                fields[name] = ", ".join([*(f"{n} {word}" for word, n in counts.items() if n), *words])

    def change_number(self, random: Random, fields: Fields, pool: list[Fields]) -> None:
        name = random.choice(list(fields))
        number = str(random.choice([0, 1, 2, 3, 4, 5, 15, 20, 21]))
        fields[name] = re.sub(r"(?<![A-Z-])\d+", number, fields[name], count=1)

    def change_track(self, random: Random, fields: Fields, pool: list[Fields]) -> None:
        """Things that stand by themselves, so that the rest often fits."""
        sides = self.rules.sides
        common = [("first", sides), ("winner", ["", *sides]), ("boxes", boxes_of(random, sides))]
        name, values = random.choice([*common, *self.tracks])
        fields[name] = random.choice(values)

    def take_field(self, random: Random, fields: Fields, pool: list[Fields]) -> None:
        """A field as another position has it."""
        other = random.choice(pool)
        name = random.choice(list(other))
        fields[name] = other[name]

    def take_course(self, random: Random, fields: Fields, pool: list[Fields]) -> None:
        """All about cards and steps, or some of it, as another position has it."""
        other, share = random.choice(pool), random.choice([0.8, 1.0])
        for name in ("card", "played", "capabilities", "boxes", "first", "agenda", "forced pass", "scenario", "winner"):
            if random.random() < share:
                fields[name] = other.get(name, "")
        fields.pop("answers", None)

    def drop_field(self, random: Random, fields: Fields, pool: list[Fields]) -> None:
        del fields[random.choice(list(fields))]

    def change_options(self, random: Random, fields: Fields, pool: list[Fields]) -> None:
        fields["options"] = ", ".join(f"{name}={value}" for name, value in self.some_options(random).items())


def view(game: Game) -> tuple[object, ...]:
    """All that can be seen now, in the middle of a step too."""
    return (write_position(game.rules, game.settings, game.state, []), repr(game.question), game.over, game.result)


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


def boxes_of(random: Random, sides: list[str]) -> list[str]:
    one, two = random.sample(BOXES, 2)
    return ["", f"{one} {sides[0]}", f"{one} {sides[1]}", f"{one} {sides[0]}, {two} {sides[1]}"]


# Pieces spread over a map


def spread(random: Random, pieces: dict[str, list[str]], places: list[str], kind: str, number: int) -> None:
    """Put pieces of a kind into places, as often as it comes."""
    for place in random.choices(places, k=number):
        pieces[place].append(kind)


def spread_two_at_most(random: Random, pieces: dict[str, list[str]], places: list[str], kind: str, number: int) -> None:
    """1.4.2: put pieces of a kind into places, no more than two into each."""
    for place in random.sample(places * 2, len(places) * 2)[:number]:
        pieces[place].append(kind)


def counted(kinds: list[str]) -> str:
    return ", ".join(f"{kinds.count(kind)} {kind}" for kind in dict.fromkeys(kinds))


def set_up(rules: Rules) -> State:
    """The usual start of a game; compiled, only a state and not its class tells what is the same for all of them."""
    start = rules.set_up(rules.scenarios[0], rules.settings({}))
    assert isinstance(start, State)
    return start


def cards_at_random(random: Random, rules: Rules, card: str) -> Fields:
    """The played pile of a game in its first two piles, and the Capabilities that have come into force."""
    deck, sides = set_up(rules).deck, rules.sides
    seen = random.sample([one for one in deck.events if one != card], random.randint(0, 11))
    if len(seen) >= deck.events_in_pile:
        seen.insert(deck.events_in_pile, deck.propaganda[0])
    in_force = [f"{one} {random.choice(TEXTS)} {random.choice(sides)}" for one in seen if one in deck.capabilities]
    played = [one for one in seen if one not in deck.capabilities]
    return {"played": " ".join(played), "capabilities": ", ".join(in_force)}
