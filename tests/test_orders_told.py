"""Orders, where people and programs meet them: in the terminal, at the table, by bots that meet them."""

from io import StringIO

import pytest
from rich.console import Console

from sandtable import new_game
from sandtable.bots import find_bot, play_match
from sandtable.games import GAMES, find
from sandtable.table.play import Play
from sandtable.table.views import describe_question
from sandtable.terminal.table import TextTable
from sandtable.words import Words, words_for


@pytest.fixture(autouse=True)
def _listed(monkeypatch):
    monkeypatch.setitem(GAMES, "carts", "carts")


def shown(*lines: str, language: str = "en") -> tuple[TextTable, str]:
    screen, script = StringIO(), iter([*lines, "quit"])
    console = Console(file=screen, width=80)
    table = TextTable(new_game("carts"), Words(find("carts"), language), {}, console, lambda: next(script))
    table.play()
    return table, screen.getvalue()


def test_the_terminal_shows_the_words_with_which_an_order_may_begin():
    _, told = shown()

    assert "\n  move  rest  done\n" in told


def test_an_order_is_typed_as_a_sentence_whatever_its_case():
    table, _ = shown("MOVE  N1 to 22.26")

    assert table.game.answers == ["move n1 to 22.26"]


def test_an_order_that_is_only_begun_is_answered_with_what_may_follow():
    table, told = shown("move", "why move n1")

    assert "\n  n1 (20)\n  n2 (20)\n  n3 (20)\n" in told
    assert "  move n1 to ... goes on with one of these words:\n" in told
    assert table.game.answers == []


def test_why_alone_shows_the_words_with_which_an_order_may_begin_and_nothing_to_go_on_from():
    _, told = shown("why")

    assert "\n  move\n  rest\n  done\n" in told
    assert "..." not in told


def test_of_thousands_of_words_the_first_are_shown():
    _, told = shown("move n1 to")

    assert "... (+778)" in told


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "2.2 'move n1 to 59.59': 59.59 costs 73, 20 left"),
        ("ja", "2.2「move n1 to 59.59」：59.59は73かかりますが残りは20です"),
    ],
)
def test_the_terminal_tells_the_rule_and_the_numbers_against_an_order(language, sentence):
    for line in ("move n1 to 59.59", "why move n1 to 59.59"):
        assert sentence in shown(line, language=language)[1]


def test_the_terminal_says_that_an_order_could_be_given_and_what_it_costs():
    assert "n1 to 22.26 (3): this is offered" in shown("why move n1 to 22.26")[1]


def test_the_table_describes_a_question_without_listing_its_orders():
    told = describe_question(new_game("carts").question, words_for("carts", "en"))

    assert (told["options"], told["withheld"], told["finish"]) == ([], [], "done")


def test_the_table_plays_on_by_orders():
    play = Play(new_game("carts"))
    play.answer("move n1 to 22.26", "north")

    assert play.asked[0].beside is False


@pytest.mark.parametrize("bot", ["random", "easy", "heuristic"])
def test_bots_that_need_no_list_play_to_the_end(bot):
    game = new_game("carts", seed=1)
    play_match(game, {side: find_bot(bot, side) for side in game.rules.sides})

    assert game.over
