"""The table in a terminal: whole games typed in, the board on 100 columns, every command."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from commands import half_a_game, write_bad_files
from palestine.table import position, state_of
from sandtable import Game, load_game, new_game
from sandtable.bots import find_bot
from sandtable.games import find
from sandtable.games.british_way.palestine.cards import CAPABILITY_CARDS, CARDS, PROPAGANDA_CARDS
from sandtable.games.british_way.palestine.map import NAMES
from sandtable.games.british_way.palestine.terminal import draw
from sandtable.games.british_way.palestine.view import RULE_OF_VERB
from sandtable.terminal.table import TextTable, is_numeric
from sandtable.words import LANGUAGES, Words

RULES = find("palestine")
WIDTH = 100
words_of = cache(partial(Words, RULES))
every_language = pytest.mark.parametrize("language", LANGUAGES)
Typist = Callable[[TextTable], str]


class Session:
    """A table whose lines come from a script or a typist; when the script ends, so does the input."""

    def __init__(self, game: Game, language: str = "en", bots: tuple[str, ...] = (), colour: bool = False) -> None:
        self.screen = StringIO()
        console = Console(
            file=self.screen,
            width=WIDTH,
            highlight=False,
            force_terminal=colour,
            color_system="256" if colour else None,
        )
        self.script: Iterator[str] = iter(())
        self.typist: Typist | None = None
        players = {side: find_bot("random", f"bot/{side}") for side in bots}
        self.table = TextTable(game, words_of(language), players, console, self.read_line)

    def read_line(self) -> str:
        if self.typist is not None:
            return self.typist(self.table)
        for line in self.script:
            return line
        raise EOFError

    def type(self, *lines: str) -> str:
        """What the table shows while these lines are typed."""
        start = self.screen.tell()
        self.script = iter(lines)
        self.table.play()
        return self.screen.getvalue()[start:]

    def played_by(self, typist: Typist) -> str:
        """What the table shows while a typist plays to the end."""
        self.typist = typist
        self.table.play()
        return self.screen.getvalue()


def always_one(table: TextTable) -> str:
    assert table.game.question is not None
    return table.game.question.options[0] if is_numeric(table.game.question.options) else "1"


def at_random(seed: int) -> Typist:
    """Types the number of any option; now and then the answer itself, an empty line, a command or nonsense."""
    random = Random(seed)

    def type_line(table: TextTable) -> str:
        question = table.game.question
        assert question is not None
        if random.random() < 0.1:
            return random.choice(
                ["", "why", "why gaza", "rule", "undo", "log", "xyzzy", "[/b]", "²", "999", "-1", "WHY Haifa"]
            )
        number = random.randrange(len(question.options))
        return question.options[number] if is_numeric(question.options) or random.random() < 0.3 else str(number + 1)

    return type_line


# Whole games


@every_language
@pytest.mark.parametrize("bots", [(), ("irgun",), ("british",)], ids=["two persons", "British", "Irgun"])
def test_a_whole_game_is_played_to_its_end(language, bots):
    session = Session(new_game("palestine", seed=3), language, bots)

    shown = session.played_by(at_random(5))

    assert session.table.game.over
    winner = session.table.words.name(session.table.game.result)
    assert winner in shown.splitlines()[-1]
    assert widest(shown) <= WIDTH
    assert "\x1b" not in shown


def test_always_the_first_answer_ends_too():
    session = Session(new_game("palestine", seed=4), bots=("irgun",))

    session.played_by(always_one)

    assert session.table.game.over


@every_language
def test_with_colour_the_words_are_the_same(language):
    plain, coloured = (
        Session(half_a_game(3, answers=250), language, colour=colour).played_by(always_one) for colour in (False, True)
    )

    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == plain


def test_every_die_and_every_line_of_the_log_is_shown():
    session = Session(new_game("palestine", seed=3), bots=("irgun",))

    shown = " ".join(session.played_by(at_random(1)).split())

    lines = [session.table.words.line(line) for line in session.table.game.log or []]
    assert [line for line in lines if line not in shown] == []
    assert any(re.search(r"die [1-6]", line) for line in lines)


@every_language
def test_every_refusal_is_in_words_and_changes_nothing(language):
    random = Random(7)
    session = Session(new_game("palestine", seed=7), language)
    game = session.table.game
    while game.question is not None and len(game.answers) < 150:
        before, question = game.record(), game.question
        wrong = [answer for answer in RULES.vocabulary if answer not in question.options and not answer.isdigit()]
        for answer in random.sample(wrong, 3):
            own = RULE_OF_VERB.get(answer.split()[0], "") if answer in question.withheld() else ""
            named = f"「{answer.lower()}」：" if language == "ja" else f" '{answer.lower()}': "
            assert f"{own or question.rule}{named}" in session.type(answer)
        session.type("why")
        assert game.record() == before
        game.play(random.choice(list(question.options)))


# The board


def test_an_answer_is_offered_and_explained_in_the_words_of_its_question():
    game = position("gaza: 2 underground, 1 caches | lydda: 1 underground | do: operation sabotage operation")

    shown = Session(game).type("sabotage gaza", "why done")

    assert shown.count("2  Do not spend") == 2  # asked once more after the explanation
    assert shown.count("Do not spend") == 3


def test_the_board_is_drawn_again_after_the_other_side_has_acted():
    session = Session(new_game("palestine", seed=3), bots=("irgun",))
    session.type("1")
    number = session.table.game.sides.count("irgun")
    while session.table.game.sides.count("irgun") == number:
        shown = session.type(always_one(session.table))
    assert "╭─ P" in shown


def board(game: Game, language: str) -> str:
    screen = StringIO()
    Console(file=screen, width=WIDTH, highlight=False).print(draw(game.state, words_of(language)))
    return screen.getvalue()


def widest(shown: str) -> int:
    return max(cell_len(line) for line in shown.splitlines())


CROWDED = (
    "haifa_c: 10 troops, 6 police, 9 underground, 2 sabotage, 10 terror, 1 curfew | tel_aviv: 1 troops, 1 curfew"
    " | jerusalem_c: 1 troops, 3 terror, 1 curfew | gaza: 1 active, 2 caches | lydda: 2 caches | prison: 3 | removed: 2"
    " | chits: 0 0 0 1 1 1 2 2 2 | played: {played} | card: {card} | capabilities: {capabilities}"
)


def crowded(card: str) -> Game:
    """As many pieces, markers and capabilities as the game has, and cylinders and a Pass owed on any card."""
    capabilities = ", ".join(f"{one} shaded irgun" for one in CAPABILITY_CARDS)
    before = [one for one in ("P1", "P2", "P3") if one != card][:2] + [one for one in ("P33", "P34") if one != card][:1]
    game = position(CROWDED.format(card=card, played=" ".join(before), capabilities=capabilities))
    state_of(game).boxes, state_of(game).forced_pass = ["british", "", "irgun"], "pending"
    return game


@every_language
def test_the_board_fits_100_columns_whatever_is_on_it(language):
    boards = [board(half_a_game(seed, answers=100 * seed), language) for seed in range(1, 5)]
    boards += [board(position(f"card: {card}"), language) for card in CAPABILITY_CARDS]
    boards += [board(crowded(card), language) for card in CARDS if card not in CAPABILITY_CARDS]

    assert max(map(widest, boards)) <= WIDTH


@every_language
def test_the_board_shows_every_space_track_and_count(language):
    words = words_of(language)
    lines = board(crowded("P28"), language).splitlines()
    shown = " ".join(" ".join(lines).split())

    for name in NAMES:
        assert [line for line in lines if line.strip().startswith(words.name(name))], name
    assert rows(lines, words.name("haifa_c")) == [["10", "6", "9", "·", "·", "2", "10", "1"]]
    assert rows(lines, words.name("gaza")) == [["·", "·", "·", "1", "2", "·", "·", "·"]]
    for label in ("political-will", "haganah", "available", "prison", "chits", "capabilities", "markers", "removed"):
        assert words.text(f"label-{label}") in shown
    assert "0 0 0 1 1 1 2 2 2" in shown
    assert "■" * 18 + "□□ 18" in shown
    assert "0 1 2 3 [4]" in shown
    in_force = {"en": "({}, ", "ja": "（{}、"}[language]
    assert [card for card in CAPABILITY_CARDS if in_force.format(card) not in shown] == []
    assert words.text("label-pass-owed") in shown
    assert "…" not in shown


def rows(lines: list[str], name: str) -> list[list[str]]:
    return [line.replace(name, "", 1).split() for line in lines if line.strip().startswith(name)]


@every_language
def test_both_halves_of_every_card_are_shown_whole(language):
    words = words_of(language)
    for card in CARDS:
        shown = re.sub(r"[\s│╭╮╰╯─]", "", board(position(turned_up(card)), language))

        assert f"{card}{words.text(f'card-{card}')}".replace(" ", "") in shown
        for half in ("unshaded", "shaded"):
            if half in words.attributes(f"card-{card}"):
                # Two halves stand side by side and are broken into lines, so every letter is counted.
                text = re.sub(r"\s", "", words.text(f"card-{card}", attribute=half))
                assert Counter(text) <= Counter(shown), (card, half)


def test_japanese_is_put_together_with_japanese_punctuation():
    session = Session(position(SABOTAGE), "ja")
    shown = board(crowded("P28"), "ja") + session.type("why", "nonsense", "rule P28", "log")

    assert "監獄：" in shown
    assert "警察0、構成員" in shown
    assert "3.3.3「nonsense」：" in shown
    assert re.findall(r"[ぁ-ヺー一-鿿0-9][,:;?].{,9}|[,:;?] ?[ぁ-ヺ一-鿿].{,9}|[ぁ-ヺー一-鿿]\(", shown) == []


def test_no_line_of_a_card_begins_with_a_comma_in_japanese():
    boards = [board(position(turned_up(card)), "ja") for card in CARDS]
    lines = [part.strip() for shown in boards for line in shown.splitlines() for part in line.split("│")]

    assert len([line for line in lines if line.endswith("。")]) > 60
    assert [line for line in lines if line and (line[0] in "、。）」・：ー" or line[-1] in "（「")] == []


def turned_up(card: str) -> str:
    """A position in which a card lies open, a Propaganda card after the Event cards that come before it."""
    return f"card: {card} | played: {'P1 P2 P3 P4' if card in PROPAGANDA_CARDS else ''}"


# Commands

SABOTAGE = "gaza: 1 active | lydda: 1 underground | samaria: 1 underground | do: operation sabotage operation"


def test_why_names_the_rule_and_the_reason():
    session = Session(position(SABOTAGE))

    assert "3.3.3 Sabotage in Gaza: Gaza has no Underground Cell (1 Active)" in session.type("why gaza")
    assert "Sabotage in Lydda: this is offered" in session.type("why lydda")
    assert "nothing that could be chosen here is called “moon”" in session.type("why moon")
    assert "Sabotage in Gaza" in session.type("why")


def test_why_in_japanese():
    session = Session(position(SABOTAGE), "ja")

    assert "  3.3.3「サボタージュ：Gaza」：Gaza：" in session.type("why　gaza")
    assert "選択できます" in session.type("why　lydda")


def test_rules_and_cards_are_shown():
    session = Session(new_game("palestine", seed=3), bots=("british",))

    assert "2.3.2 " in session.type("rule")
    assert "P28 CID" in session.type("rule P28") == session.type("RULE p28")
    assert "there is no rule 9.9; there are, for example: 3.3.4, P18" in session.type("rule 9.9")


def test_undo_takes_back_answers_up_to_the_last_die():
    session = Session(new_game("palestine", seed=3))
    start = session.table.game.record()
    session.type("3", "recruit", "recruit gaza")

    assert session.table.game.record() != start
    session.type("undo", "undo", "undo")
    assert session.table.game.record() == start
    assert "undo stops at a die or a draw" in session.type("undo")
    assert session.table.game.record() == start


def test_undo_does_not_take_back_what_a_bot_has_answered():
    session = Session(new_game("palestine", seed=3), bots=("irgun",))
    session.type()
    before = session.table.game.record()
    while session.table.game.sides[-1] != "irgun":
        session.type(always_one(session.table))
        before = session.table.game.record()

    assert "undo stops at the other side's answer" in session.type("undo")
    assert session.table.game.record() == before


def test_who_is_asked_can_resign_and_nobody_else_by_him():
    session = Session(new_game("palestine", seed=3))
    refused = session.type("resign british", "resign british please")
    assert not session.table.game.over
    shown = session.type("resign")

    assert "Irgun resigned" not in refused
    assert "Irgun resigned" in shown
    assert shown.rstrip().endswith("The game is over: British won.")
    assert session.table.game.record().endswith("irgun: resign irgun\n")


def test_a_game_is_saved_and_loaded_and_goes_on(tmp_path):
    session = Session(new_game("palestine", seed=3))
    session.type("3", "recruit", f"save {tmp_path / 'my game.txt'}")
    saved = session.table.game.record()
    session.type("recruit gaza", f"load {tmp_path / 'my game.txt'}")

    assert session.table.game.record() == saved == load_game(tmp_path / "my game.txt").record()
    session.played_by(always_one)
    assert session.table.game.over


def test_a_file_that_cannot_be_loaded_or_saved_leaves_the_game_alone(tmp_path):
    write_bad_files(tmp_path)
    session = Session(new_game("palestine", seed=3))
    session.type("3")
    before = session.table.game.record()

    for name in ("nowhere", "truncated", "edited", "foreign", "garbage", "empty", "binary", "."):
        shown = session.type(f"load {tmp_path / name}")
        assert "record" in shown or "cannot read" in " ".join(shown.split()) or "not of palestine" in shown, name
    assert "cannot write" in session.type(f"save {tmp_path / 'no' / 'folder'}")
    assert "name a file, for example: save game.txt" in session.type("save")
    assert "name a file, for example: load game.txt" in session.type("load")
    assert session.table.game.record() == before


def test_the_record_the_position_the_log_and_the_options_are_shown():
    session = Session(new_game("palestine", seed=3, options={"p29_anywhere": "true"}))

    assert "sandtable record: 1" in session.type("record")
    assert "sandtable position: 1" in session.type("position")
    assert session.type("log").count("Card 1: CID") >= 1
    assert "p29_anywhere=true" in session.type("options")
    assert "take back your last answer" in session.type("help")
    assert "Haifa City" in session.type("board")


def test_the_record_as_shown_can_be_played_again(tmp_path):
    session = Session(half_a_game())
    session.table.console.width = 10000
    shown = session.type("record")
    text = shown[shown.index("sandtable record: 1") :].partition("\n\n\n")[0]
    (tmp_path / "copied.txt").write_text(text, encoding="utf-8")

    assert load_game(tmp_path / "copied.txt").answers == session.table.game.answers


@pytest.mark.parametrize(
    "line", ["", "   ", "1000", "-1", "0", "[bold]", "[/]", ":smile:", "\t", "\x00", "why [/b]", "rule [/b]", "x" * 500]
)
def test_nonsense_changes_nothing(line):
    session = Session(new_game("palestine", seed=3))
    before = session.table.game.record()

    shown = session.type(line)

    assert session.table.game.record() == before
    assert shown.splitlines()[-1] == "Goodbye."


@pytest.mark.parametrize("line", ["3", "３", "operation", "OPERATION", "  operation  ", "ＯＰＥＲＡＴＩＯＮ"])
def test_an_answer_is_its_number_or_its_words(line):
    session = Session(new_game("palestine", seed=3))

    session.type(line)

    assert session.table.game.answers[-1] == "operation"


def test_numbers_are_typed_as_numbers():
    session = Session(position("lydda: 1 underground | prison: 3 | card: P5 | do: event british unshaded"))

    shown = session.type("0")

    assert "type a number from 0 to 2" in shown
    assert session.table.game.answers == ["0"]


def test_quit_leaves_the_table_at_once():
    session = Session(new_game("palestine", seed=3))

    shown = session.type("quit", "1")

    assert shown.endswith("Goodbye.\n")
    assert session.table.game.answers == new_game("palestine", seed=3).answers


def test_many_options_stand_in_columns():
    session = Session(new_game("palestine", seed=3), "ja")

    lines = session.type("3", "recruit").splitlines()

    assert [line for line in lines if re.match(r" {3}1  .+ \d+  ", line)]
