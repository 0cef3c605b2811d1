"""The desert in a terminal: the map around a hex, orders typed as sentences, and what a player asks about them."""

from __future__ import annotations

import re
from functools import cache
from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from sandtable import Game, load_game, new_game
from sandtable.engine.questions import choose
from sandtable.games import find
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.dak2.terminal import BOARD
from sandtable.games.ocs.terminal.hexmap import HexMap
from sandtable.games.ocs.terminal.symbols import stack_text
from sandtable.terminal.table import TextTable
from sandtable.words import LANGUAGES, Words

SEED = 3  # clear weather
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def words_of(language: str) -> Words:
    return Words(find("dak2"), language)


def typed(
    *lines: str, game: Game | None = None, language: str = "en", width: int = 120, colour: bool = False
) -> tuple[TextTable, str]:
    """What the table shows while these lines are typed, and the table."""
    screen, script = StringIO(), iter([*lines, "quit"])
    system = "256" if colour else None
    console = Console(file=screen, width=width, highlight=False, force_terminal=colour, color_system=system, height=60)
    table = TextTable(game or new_game("dak2", seed=SEED), words_of(language), {}, console, lambda: next(script))
    table.play()
    return table, screen.getvalue()


def answered(*lines: str, **options: str) -> str:
    """What the table answers to the last of some lines, without the prompt that follows."""
    before = typed(*lines[:-1], **options)[1]
    after = typed(*lines, **options)[1]
    return after[len(before.removesuffix("Goodbye.\n")) :].partition("\nAllies · ")[0]


def begun() -> State:
    state = new_game("dak2", seed=SEED).state
    assert isinstance(state, State)
    return state


def drawn(state: State, hex: str, width: int = 80, *, zones: bool = False) -> str:
    screen = StringIO()
    Console(file=screen, width=width).print(HexMap(state, state.theatre.hex_named(hex), zones=zones))
    return screen.getvalue()


def cell(shown: str, hex: str) -> list[str]:
    """The three lines inside a hex."""
    lines = shown.splitlines()
    row = next(number for number, line in enumerate(lines) if hex in line)
    column = lines[row].index(hex)
    return [line[column : column + 7] for line in lines[row : row + 3]]


# The map


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("hex", ["C40.19", "C01.34", "C63.01", "C03.23", "B45.01", "C37.01"])
def test_the_map_around_any_hex_fits_and_shows_it_in_plain_letters(width, hex):
    shown = drawn(begun(), hex, width)

    assert max(map(len, shown.splitlines())) <= width
    assert shown.isascii()
    assert hex in shown or begun().theatre.ground.terrain[begun().theatre.hex_named(hex)] == "sea"


def test_a_hex_shows_its_number_its_terrain_its_stack_and_what_lies_there():
    state = begun()
    state.dumps[1] = {state.theatre.hex_named("C41.20"): 2, state.theatre.hex_named("C42.19"): 12}
    shown = drawn(state, "C41.20")

    assert cell(shown, "C41.20") == ["C41.20 ", "<Inf2c>", "2Th1   "]
    assert cell(shown, "C41.23") == ['C41.23"', '"' * 7, '"' * 7]
    assert cell(shown, "C42.19")[:2] == ["C42.19o", "<Inf3c>"]
    assert cell(shown, "C42.19")[2].startswith("12T")
    assert "~" * 20 in shown


def test_dumps_without_a_stack_say_whose_they_are():
    state = begun()
    state.dumps[0], state.trucks = {state.theatre.hex_named("C38.12"): 20}, []

    assert cell(drawn(state, "C38.13"), "C38.12") == ["C38.12 ", " " * 7, "[20T   "]


def test_roads_tracks_escarpments_and_slopes_stand_on_the_sides_of_hexes():
    lines = drawn(begun(), "C39.21").splitlines()

    assert [line for line in lines if "=<Inf3c>=" in line]  # the coast road through Sidi Barrani
    assert [line for line in lines if ":<Inf2c>:" in line]  # a track through Sofafi
    assert [line for line in lines if "'###'###'" in line]
    assert [line for line in lines if "'vvv'vvv'" in line]  # uphill is south


def test_zones_of_control_are_shown_when_they_are_asked_for():
    plain, marked = drawn(begun(), "C39.19"), drawn(begun(), "C39.19", zones=True)

    assert cell(plain, "C40.18")[2] == " " * 7
    assert cell(marked, "C40.18")[2] == "      >"
    assert cell(marked, "C39.18")[2] == "     [ "
    assert ">|" in typed("map C39.19 zones")[1]


def test_a_stack_says_its_side_what_leads_it_how_many_counters_and_their_mode():
    state = begun()
    stack = state.stacks[state.theatre.hex_named("C38.17")]

    assert stack_text(state, stack) == "[Arm4c]"
    state.face[stack[0]] = 1
    assert stack_text(state, stack[:1]) == "[Arm1m]"
    assert stack_text(state, stack) == "[Inf4*]"


@every_language
@pytest.mark.parametrize("width", [80, 120])
def test_whatever_is_typed_the_screen_is_not_wider_than_it_is(language, width):
    lines = [
        "help",
        "units",
        "supply",
        "stack C42.19",
        "move 7rtr to",
        "why C39.19",
        "preview attack C40.19",
        "fire",
        "legend",
    ]
    shown = typed(*lines, "preview barrage C40.19", "map siwa", "rule 9.4", language=language, width=width)[1]

    assert max(map(cell_len, shown.splitlines())) <= width


def test_with_colour_the_words_are_the_same():
    lines = ["map zones", "units", "preview barrage C40.19"]
    plain, coloured = (typed(*lines, colour=colour)[1] for colour in (False, True))

    assert "\x1b[" in coloured
    words = [line.split() for line in re.sub(r"\x1b\[[\d;]*m", "", coloured).splitlines() if not set("|'~") & set(line)]
    assert words == [line.split() for line in plain.splitlines() if not set("|'~") & set(line)]


def test_the_map_goes_to_a_hex_a_place_or_a_unit_and_stays_there():
    for line in ("map C03.23", "map siwa", "map br-lrdg", "map lrdg"):
        assert "|[Inf2c]|" in typed(line, "board")[1].rpartition("7.3 Sidi Barrani")[2]
    assert "there is no hex, place or unit 'narnia' on the map in play" in typed("map narnia")[1]
    assert "「narnia」" in typed("map narnia", language="ja")[1]


@every_language
def test_the_board_tells_the_turn_and_how_the_victory_conditions_stand(language):
    shown = "".join(typed(language=language)[1].split())

    assert "1940-12-08" in shown
    for condition in ("divisions-destroyed", "taken-sidi-barrani", "taken-buq-buq", "taken-sollum"):
        assert words_of(language).text(f"condition-{condition}").replace(" ", "") in shown


def test_agents_are_shown_the_board_too():
    screen = StringIO()
    Console(file=screen, width=BOARD.width).print(BOARD.draw(begun(), words_of("en")))

    assert "<Arm5c>" in screen.getvalue()


# Orders


@pytest.mark.parametrize(
    "line",
    [
        "move br-1rtr br-8hus br-3hus to C36.19",
        "MOVE BR-3HUS  br-1rtr br-8hus TO c36.19",
        "move c36.18 to c36.19",
        "move 1rtr 8hus 3hus to C36.19",
        "ｍｏｖｅ　C36.18　to　C36.19",
    ],
)
def test_an_order_names_units_in_any_order_by_their_endings_or_by_their_hex(line):
    table, _ = typed(line)

    assert table.game.answers[-1] == "move br-1rtr br-8hus br-3hus to C36.19"


def test_an_order_that_is_begun_shows_on_the_map_how_far_it_can_go_and_what_it_costs():
    shown = answered("move br-7rtr to")

    assert cell(shown, "C39.19")[2].split() == ["2!"]  # in a zone of control
    assert cell(shown, "C37.19")[2].split() == ["2", "1/2"]
    assert "move br-7rtr to: 26 hexes in MP" in shown


def test_a_word_that_must_follow_is_taken_for_granted():
    game = new_game("dak2", seed=SEED)
    game.play("move br-2rtr to C39.19")
    while game.question is not None and game.question.orders is None:
        game.play(game.question.options[0])

    assert "overrun C40.19 with ... goes on with one of these words:\n  br-2rtr\n" in typed("overrun", game=game)[1]


def test_few_words_that_may_follow_are_listed_with_their_costs():
    assert answered("move br-7rtr").split("words:")[1].split()[-2:] == ["to", "via"]
    assert "C39.18 (1 MP)" in answered("move br-7rtr via")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("move br-16 to C42.18", "6.2 'move br-16 to C42.18': C42.18 costs 16 Bde 4 MP, 3 left"),
        (
            "move br-16 to C40.19",
            "4.8 'move br-16 to C40.19': Nibeiwa (C40.19) holds enemy units, 16 Bde cannot move in",
        ),
        ("move foo to C36.19", "“foo” is none of your units"),
        ("move br-16 too C36.19", "“too” is none of your units"),
        ("move br-16 to C99.99", "“C99.99” is no hex in play"),
        ("mode br-16 fast", "“fast” is no mode"),
        ("move it-63 to C38.20", "“it-63” is none of your units"),
        ("advance br-16 to C38.17", "“advance” is no order of this segment"),
        ("attack C40.19 with in-11", "“attack” is no order of this segment"),
    ],
)
def test_a_refusal_is_one_sentence_with_the_rule_and_the_number_or_the_word_that_fails(line, sentence):
    table, shown = typed(line)

    assert sentence in " ".join(shown.split())
    assert table.game.answers == new_game("dak2", seed=SEED).answers


def test_a_word_that_cannot_be_read_is_named_wherever_it_stands():
    game, random = new_game("dak2", seed=1), Random(3)
    verbs = set()
    while (question := game.question) is not None:
        answer = question.sample(random.randrange)
        words = answer.split(" ")
        if question.orders is not None and words != ["done"]:
            verbs.add(words[0])
            for place in range(len(words) + 1):
                reason = question.reason(" ".join([*words[:place], "zzz", *words[place + 1 :]]))

                assert reason is not None
                assert "zzz" in reason.arguments.values(), (answer, place)
        game.play(answer)

    assert {"move", "fire", "drive", "lead", "load"} <= verbs


def test_an_answer_that_is_always_given_is_not_asked_for_again_until_it_is_taken_back():
    lines = ["move C36.18 to C36.19", "1", "always 1"]
    once = typed(*lines)[1]

    assert once.count("paid 1T from") == 3
    assert once.count("(fuel): from which dump?") == 1
    assert typed(*lines, "undo")[1].count("(fuel): from which dump?") == 2
    assert typed(*lines, "always", "move br-11hus to C35.20", "1")[1].count("(fuel): from which dump?") == 2
    assert "an order is given once" in typed("always done")[1]


def test_tab_completes_the_words_of_an_order():
    table, _ = typed()

    assert table.completions([], "mo") == ["move", "mode"]
    assert table.completions(["move"], "br-10") == ["br-106rha"]
    assert sorted(table.completions(["why", "move", "7rtr", "to"], "c39.2")) == ["C39.20"]
    assert table.completions(["move", "nobody"], "") == []


def test_the_board_is_not_drawn_again_if_nothing_has_happened_on_it():
    assert typed("done")[1].count("turn 1, 1940-12-08") == 1
    assert typed("move C36.18 to C36.19", "1", "always 1", "done")[1].count("turn 1, 1940-12-08") == 2


# Why


def test_why_and_a_hex_speaks_of_the_stacks_that_are_nearest():
    shown = answered("why C39.19")

    assert "Move 2 RTR (early), 6 RTR (early), 7 Hus, 106 RHA to C39.19 (1 1/2 MP, enemy ZOC): this is offered" in shown
    assert "Move 7 RTR (early), 7 Med Rgt, 11 Ind, 4 Ind Divarty (1940) to C39.19" in " ".join(shown.split())


def test_why_and_a_unit_says_why_it_cannot_act():
    shown = answered("why in-11")

    assert "8.1 'overrun C40.19 with in-11': 11 Ind is not next to Nibeiwa (C40.19)" in shown


def test_why_and_an_order_says_the_rule_and_the_number():
    assert "6.2 'move br-16 to C42.18': C42.18 costs 16 Bde 4 MP, 3 left" in answered("why move br-16 to C42.18")
    assert "(1 MP): this is offered" in answered("why move br-16 to C38.17")


def test_the_order_to_load_is_given_and_a_file_is_loaded_by_the_same_word(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    table, shown = typed("save game.txt", "load C38.12 4", "load game.txt")

    assert "C38.12" in answered("load")
    assert table.game.answers == []
    assert typed("load C38.12 4")[0].game.answers == ["load C38.12 4"]
    assert typed("load c38.12 4")[0].game.answers == ["load C38.12 4"]
    assert "13.2 'load C38.12 99': C38.12: at most 8T now" in answered("load C38.12 99")
    assert "“C99.12” is no hex in play" in answered("load C99.12 4")
    assert "cannot read 'nowhere.txt'" in answered("load nowhere.txt")
    assert "cannot read" in answered(f"load {'x' * 300}")
    assert "cannot read" not in shown


def test_an_answer_that_begins_like_a_command_is_given():
    table, _ = typed()
    question = choose("allied", "9.5", "ask-supply", ["supply br-16", "supply br-3"])

    assert not table.do_command(question, "supply BR-16")
    assert table.do_command(question, "supply")


# What a player asks


def test_units_lists_those_that_may_act_with_their_values_and_what_they_can_do():
    shown = answered("units")

    assert "C38.17: move, mode\n" in shown
    assert "br-7rtr  7 RTR (early)         6-4-3       Combat Mode" in shown
    assert "it-" not in shown
    assert "br-7rtr" not in answered("move in-11 to C39.18", "1", "done", "units").partition("Barrage")[0]


@every_language
@pytest.mark.parametrize("width", [60, 80])
def test_the_words_by_which_units_are_ordered_are_whole_however_narrow_the_screen(width, language):
    _, shown = typed("units", "stack C40.19", language=language, width=width)
    state = begun()
    listed = [*state.units_on_map(0), *state.stacks[state.theatre.hex_named("C40.19")]]

    assert "…" not in shown
    assert {state.counter(unit).id for unit in listed} <= set(shown.split())
    assert max(map(cell_len, shown.splitlines())) <= width


def test_stack_lists_all_that_is_in_a_hex():
    shown = answered("stack nibeiwa")

    assert "Nibeiwa (C40.19): open, hedgehog 1, ZOC of Axis" in shown
    assert "south-east C39.19: track" in shown
    assert re.search(r"Axis: (dump \d+T, )?Maletti \(ld-maletti\)", shown)
    assert shown.count("Combat Mode") == 5
    assert "nothing is here" in answered("stack C33.20")


def test_supply_tells_dumps_trucks_and_who_is_without():
    state = begun()
    shown = " ".join(answered("supply").split())

    dumps = {state.theatre.grid.names[hex]: tokens for hex, tokens in state.dumps[0].items()}
    assert f"Mersa Matruh (C39.03): {dumps['C39.03']}T" in shown.partition("Trucks")[0]
    assert len(re.findall(r"\d+T", shown.partition("Trucks")[0])) == len(dumps)
    assert "HQs that throw br-13c (C38.13)" in shown
    assert "Without trace none" in shown


def test_a_preview_shows_every_multiplier_with_its_rule_the_supply_the_odds_and_the_chances():
    """Before its segment comes, too."""
    game = new_game("dak2", seed=SEED)
    game.play("move br-2rtr to C39.19")
    while game.question is not None and game.question.orders is None:
        game.play(game.question.options[0])
    shown = answered("preview attack C40.19", game=game)

    assert re.search(r"2 RTR \(early\) +3 +x1 1/2 open, against anti-tank \(9.4\) +4 1/2", shown)
    assert re.search(r"Odds +1:1", shown)
    assert "hedgehog -1" in shown
    assert "You pay 1T; in reach: " in shown
    assert "The defender can pay 2T" in shown
    assert re.search(r"You lose a step: \d+%", shown)
    chances = [float(chance) for chance in re.findall(r"([\d.]+\.\d)%", shown)]
    assert sum(chances) == pytest.approx(100, abs=1)


def test_a_barrage_is_weighed_with_all_who_can_fire():
    shown = answered("preview barrage C40.19")

    assert "fire br-7med in-4da at C40.19" in shown
    assert re.search(r"Points +25: 7 Med Rgt 7, 4 Ind Divarty \(1940\) 18", shown)
    assert re.search(r"Column +25 -> 5: hedgehog -1, no spotter -3", shown)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("preview", "name an order, for example: preview attack C40.19"),
        ("preview move in-11 to C39.18", "can be previewed"),
        ("preview attack C33.20", "nobody to attack in C33.20"),
        ("preview attack C40.19 with in-11", "11 Ind is not next to Nibeiwa (C40.19)"),
        ("preview attack C40.19", "no unit is named"),
        ("preview attack", "no hex is named"),
        ("preview fire", "no hex is named"),
    ],
)
def test_what_cannot_be_weighed_is_refused_in_one_sentence(line, sentence):
    assert sentence in " ".join(answered(line).split())


@every_language
def test_the_help_names_every_command_of_the_game(language):
    shown = typed("help", language=language)[1]

    assert [command for command in BOARD.commands if f"\n  {command} " not in shown] == []


# Whole games


@every_language
def test_orders_typed_at_random_are_told_on_80_columns_and_saved_and_loaded(language, tmp_path):
    game, random = new_game("dak2", seed=7), Random(7)
    screen = StringIO()
    commands = ["units", "supply", "map", "undo", "log", "why C41.24", "stack C41.24", "preview attack C41.24", "x", ""]

    def type_line() -> str:
        question = table.game.question
        assert question is not None
        if len(table.game.answers) > 40:
            return "quit"
        return random.choice(commands) if random.random() < 0.2 else question.sample(random.randrange)

    table = TextTable(game, words_of(language), {}, Console(file=screen, width=80, highlight=False), type_line)
    table.play()
    script = iter([f"save {tmp_path / 'game.txt'}", "undo", f"load {tmp_path / 'game.txt'}", "quit"])
    table.read_line = lambda: next(script)
    table.play()

    assert max(map(cell_len, screen.getvalue().splitlines())) <= 80
    assert load_game(tmp_path / "game.txt").answers == table.game.answers
