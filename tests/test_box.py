"""The owner's box: what it can hold, what is wrong with it, and who may name it."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

from boxes import EXAMPLE, ONE_CARD, SHADED, TEXTS, box_with, one_card
from commands import sandtable
from cyprus.table import fields_of
from sandtable import load_game, new_game
from sandtable.agents.encoding import find_encoding
from sandtable.bots import find_bot, play_match
from sandtable.engine.errors import BadBox, BadPosition, BadRecord, SandtableError
from sandtable.engine.game import Game
from sandtable.files import save
from sandtable.games import find
from sandtable.games.box import digest_of, use_box
from sandtable.games.british_way.cyprus.cards import DECK as CYPRUS
from sandtable.games.british_way.cyprus.state import ALL_MARKERS
from sandtable.games.user_folder import data_folder
from sandtable.table.catalogue import describe_games, rule_text
from sandtable.words import Words

GAMES = ["cyprus", "malaya"]


@pytest.fixture(autouse=True)
def _no_box_is_left(monkeypatch):
    monkeypatch.setenv("SANDTABLE_BOX", "")


@pytest.fixture
def example():
    use_box(str(EXAMPLE))


def fault_in(folder: Path) -> str:
    """The sentence about a box that cannot be played with."""
    use_box(str(folder))
    with pytest.raises(BadBox) as fault:
        find("cyprus")
    return str(fault.value)


def event(text: str, card: str = "C7") -> Game:
    """A scene of one event with the owner's deck; EOKA executes it."""
    start = new_game("cyprus", options={"deck": "owner"}).position()
    lines = [line for line in start.splitlines() if not line.startswith(("agenda", "first"))]
    lines += [f"played: {card}", f"card: {card}", "first: eoka", f"agenda: event eoka {text}"]
    return new_game("cyprus", position="\n".join(lines))


# What a box adds


@pytest.mark.parametrize("name", GAMES)
def test_games_with_an_owners_deck_end_and_their_records_and_positions_name_the_box(name, example, tmp_path):
    game, random = new_game(name, seed=3, options={"deck": "owner"}), Random(3)
    while game.question is not None:
        game.play(random.choice(list(game.question.options)))
        game.state.check(settled=False)
    save(game, tmp_path / "game.txt")
    named = f"deck=owner-{digest_of(EXAMPLE / name / 'deck.py')}"

    assert game.over
    assert named in game.record()
    assert named in game.position()
    assert load_game(tmp_path / "game.txt").record() == game.record()


def test_without_a_box_there_is_the_house_deck_and_nothing_to_choose():
    assert find("cyprus").option_values["deck"] == ["house"]
    assert [deck["name"] for deck in describe_games("en")[1]["components"]["values"]] == ["House deck (ours)"]


def test_with_a_box_the_house_deck_stays_the_default_and_the_answers_keep_their_numbers(example):
    usual = new_game("cyprus", seed=1)
    without_box = len(find("cyprus").vocabulary) - 3

    assert usual.settings["deck"] == "house"
    assert usual.state.deck is CYPRUS
    assert find("cyprus").vocabulary[without_box:] == ["EX-1", "EX-2", "EX-3"]
    assert [deck["name"] for deck in describe_games("en")[1]["components"]["values"]] == [
        "House deck (ours)",
        "Owner's deck",
    ]
    assert describe_games("en")[0]["components"] is None


def test_a_record_of_the_house_deck_made_beside_a_box_replays_without_one(example, tmp_path):
    save(new_game("cyprus", seed=1), tmp_path / "game.txt")
    use_box("")

    assert load_game(tmp_path / "game.txt").settings["deck"] == "house"


def test_a_record_and_a_position_are_refused_in_one_sentence_where_their_box_is_not(example, tmp_path):
    game = new_game("cyprus", seed=1, options={"deck": "owner"})
    save(game, tmp_path / "game.txt")
    deck = game.settings["deck"]
    use_box("")

    with pytest.raises(BadRecord, match=f"deck={deck} stands for an owner's box that is not here"):
        load_game(tmp_path / "game.txt")
    with pytest.raises(BadBox, match=f"deck={deck} stands for an owner's box that is not here"):
        new_game("cyprus", position=game.position())


def test_another_box_is_not_this_box(example, tmp_path):
    game = new_game("cyprus", seed=1, options={"deck": "owner"})
    use_box(str(box_with(tmp_path, one_card())))

    with pytest.raises(BadBox, match="stands for an owner's box that is not here"):
        new_game("cyprus", position=game.position())


def test_texts_are_no_part_of_the_digest(tmp_path):
    first, second = box_with(tmp_path / "a", one_card()), box_with(tmp_path / "b", one_card(), TEXTS + "# more\n")
    (second / "cyprus" / "deck.py").write_bytes((first / "cyprus" / "deck.py").read_bytes().replace(b"\n", b"\r\n"))

    assert digest_of(first / "cyprus" / "deck.py") == digest_of(second / "cyprus" / "deck.py")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["easy", "heuristic"])
def test_bots_play_with_an_owners_deck(name, bot, example):
    game = new_game(name, seed=5, options={"deck": "owner"})
    play_match(game, {side: find_bot(bot, side) for side in game.rules.sides})

    assert game.over


@pytest.mark.parametrize("name", GAMES)
def test_agents_see_an_owners_cards_where_they_see_ours(name, example):
    encoding, random = find_encoding(name), Random(1)
    game = new_game(name, seed=1, options={"deck": "owner"})
    while game.question is not None:
        for side in game.rules.sides:
            numbers = encoding.observe(game, side)
            assert all(number <= most for number, most in zip(numbers, encoding.most, strict=False))
        game.play(random.choice(list(game.question.options)))
    use_box("")

    assert [part for part in encoding.parts if part.name != "given"] == find_encoding(name).parts[:-1]


# Capabilities


def test_a_capability_does_what_the_one_of_ours_does_that_it_names(example):
    game = event("unshaded", "EX-2")

    assert game.over
    assert game.state.capabilities[CYPRUS.capabilities.index("HC-12")] == "unshaded"


def test_a_capability_of_its_own_acts_at_its_step_while_it_is_in_force(example):
    game = event("unshaded", "EX-3")
    chits = {}
    for force in ("EX-3 unshaded eoka", "EX-3 shaded eoka", ""):
        lines = [
            line for line in game.position().splitlines() if not line.startswith(("agenda", "capab", "played", "card"))
        ]
        lines += [f"capabilities: {force}", "agenda: british_intel"] if force else ["agenda: british_intel"]
        later = new_game("cyprus", position="\n".join(lines), seed=1)
        chits[force] = sum(later.state.chits)

    assert chits["EX-3 unshaded eoka"] == chits[""] + 1
    assert chits["EX-3 shaded eoka"] == chits[""]


ACTS_AFTER_RESET = """
from sandtable.games.british_way.{game}.cards import DECK as HOUSE
DECK = OwnersDeck(HOUSE, ["C3", *HOUSE.without("{house}")], own_capabilities=["C3"])
@DECK.after("reset", "C3", SHADED)
def act(state):
    yield from ()
"""
PROPAGANDA = "capabilities: C3 shaded british\nplayed: {0}-01 {0}-02 {0}-04 {0}-10 {0}-33\ncard: {0}-33\n"


@pytest.mark.parametrize(
    ("game", "house", "moment", "rule"),
    [
        ("cyprus", "HC-03", "political will: 0\nagenda: redeploy_cache, reset", "6.1.3: EOKA has won"),
        ("cyprus", "HC-03", "karpas: 1 sabotage\nagenda: reveal", "6.4: after Reset there are no markers"),
        ("malaya", "HM-05", "political will: 1\nagenda: agitation, redeploy, reset", "6.1.3: with Political Will at 1"),
        ("malaya", "HM-05", "johore: 1 terror\nagenda: reveal", "6.5: after Reset there are no markers"),
    ],
)
def test_what_a_capability_of_its_own_may_do_in_a_propaganda_round_can_be_read(game, house, moment, rule, tmp_path):
    use_box(str(box_with(tmp_path, ACTS_AFTER_RESET.format(game=game, house=house), game=game)))
    fields = fields_of(new_game(game).position()) | fields_of(PROPAGANDA.format(house[:2]) + moment)
    position = "\n".join(f"{name}: {value}" for name, value in fields.items())
    with pytest.raises(BadPosition, match=rule):
        new_game(game, position=position.replace("C3", house))

    assert not new_game(game, position=position, options={"deck": "owner"}).over


# What can be wrong


@pytest.mark.parametrize(
    ("deck", "sentence"),
    [
        ("DECK = OwnersDeck(HOUSE, HOUSE.without('HC-07'))", "a deck has 32 Event cards, not 31 (1.2)"),
        ("DECK = OwnersDeck(HOUSE, ['HC-01', *HOUSE.without('HC-07')])", "HC-01 is in the deck twice (1.2)"),
        (ONE_CARD + SHADED, "C7 unshaded has no function (5.2)"),
        (one_card() + SHADED, "C7 shaded has two functions (5.2)"),
        (
            one_card() + SHADED.replace("C7", "HC-01"),
            "there is a function for HC-01 shaded, but the deck has no such text of yours (5.2)",
        ),
        (
            "DECK = OwnersDeck(HOUSE, ['HC-99', *HOUSE.without('HC-07')])",
            "HC-99 is no id for a card of yours: take capital letters and a number, like C7 or M12",
        ),
        (
            "DECK = OwnersDeck(HOUSE, ['C7', *HOUSE.without('HC-07')], capabilities={'C7': 'HC-03'})",
            "C7 does what HC-03 does, which another card of the deck does too (5.3)",
        ),
        (
            "DECK = OwnersDeck(HOUSE, ['C7', *HOUSE.without('HC-07')], own_capabilities=['C7'])",
            "the deck has 9 Capabilities, and the game 8 markers for them (1.2)",
        ),
        (
            "DECK = OwnersDeck(HOUSE, ['C3', *HOUSE.without('HC-03')], own_capabilities=['C3'])\n"
            "@DECK.after('rest', 'C3', SHADED)\ndef rest(state):\n    yield from ()\n",
            "C3 acts at the step 'rest', but the steps of play are reveal, action, ",
        ),
        ("DECK = OwnersDeck(HOUSE, [7, *HOUSE.without('HC-07')])", "cyprus/deck.py: 7 is no id for a card of yours"),
        ("DECK = HOUSE", "cyprus/deck.py has no DECK that is an OwnersDeck"),
        ("DECK = OwnersDeck(HOUSE", "cyprus/deck.py, line 6: this is not Python: '(' was never closed"),
        ("DECK = OwnersDeck(HOME, [])", "cyprus/deck.py, line 6: NameError: name 'HOME' is not defined"),
        (
            "from sandtable.games.british_way.malaya.cards import DECK as M\nDECK = OwnersDeck(M, M.events)",
            "cyprus/deck.py: its DECK is made from the house deck of another game",
        ),
    ],
)
def test_a_deck_that_cannot_be_played_with_is_one_sentence(deck, sentence, tmp_path):
    found = fault_in(box_with(tmp_path, deck))

    assert sentence in found
    assert found.startswith("cyprus/deck.py")


@pytest.mark.parametrize(
    ("does", "sentence"),
    [
        (
            f"state.sabotage[0] = {ALL_MARKERS + 1}",
            "C7 unshaded breaks a rule: 1.2: more than 15 Sabotage markers on the map",
        ),
        ("state.troops[0] += 1", "C7 unshaded breaks a rule: 1.2: 13 Troops on the map, the game has 12"),
        ("state.political_will = 16", "C7 unshaded breaks a rule: 1.8: Political Will is 16, not 0 to 15"),
        ("state.curfew[0] = 1", "C7 unshaded breaks a rule: 1.10: a Curfew in paphos without any British piece"),
        (
            "yield choose(side, 'C7', 'ask-box', ['up', 'down'])",
            "C7 unshaded: it offers 'up', which is no answer of the game",
        ),
        ("yield choose(side, 'C7', 'ask-box', [])", "C7 unshaded: it asks 'ask-box' with no answer"),
        ("yield choose('france', 'C7', 'ask-box', ['done'])", "C7 unshaded: it asks 'france', who is no side"),
        ("yield 1", "C7 unshaded: it yields what is no question: is a 'yield from' missing?"),
        ("state.lost[0] += 1", "C7 unshaded, line 9: AttributeError: "),
        ("state.sabotage[0] = 1 / 2", "C7 unshaded: it leaves a count that is no whole number: divide with //"),
        (
            "while True: yield choose(side, 'C7', 'ask-c7', ['done'])",
            "C7 unshaded: it asks on and on and does not end",
        ),
    ],
)
def test_an_event_that_breaks_a_limit_is_one_sentence_and_changes_nothing(does, sentence, tmp_path):
    use_box(str(box_with(tmp_path, one_card(does))))
    game = event("shaded")
    assert game.over
    begun = new_game("cyprus", options={"deck": "owner"})
    begun.play("C7", "event")
    before = begun.record()
    with pytest.raises(BadBox) as fault:
        begun.play("unshaded")

    assert str(fault.value).startswith(sentence)
    assert begun.record() == before
    assert begun.play("shaded").answers[-1] == "shaded"


def test_a_function_without_a_yield_is_one_sentence(tmp_path):
    use_box(str(box_with(tmp_path, ONE_CARD + SHADED + "@DECK.event('C7', UNSHADED)\ndef one(state, side): pass\n")))

    with pytest.raises(BadBox, match="C7 unshaded: its function yields nothing"):
        event("unshaded")


def test_a_function_that_takes_too_little_is_told_by_its_line(tmp_path):
    use_box(str(box_with(tmp_path, ONE_CARD + SHADED + "@DECK.event('C7', UNSHADED)\ndef one(state): yield\n")))

    with pytest.raises(BadBox, match="C7 unshaded, line 10: TypeError: "):
        event("unshaded")


def test_a_card_without_its_text_is_one_sentence_before_anybody_plays(tmp_path):
    folder = box_with(tmp_path, one_card(), TEXTS.replace("    .shaded = That.\n", ""))
    for command in (["text", "cyprus"], ["serve", "--port", "0", "--data", str(tmp_path / "data")]):
        done = sandtable(*command, "--box", str(folder))

        assert done.returncode == 2
        assert done.stderr == "sandtable: cyprus/locales/en has no text card-C7.shaded\n"


def test_a_box_that_is_not_there_is_one_sentence():
    with pytest.raises(BadBox, match="there is no box 'nowhere': it must be a folder"):
        use_box("nowhere")


# The command


def test_cards_without_japanese_are_shown_in_english_and_box_check_says_so(tmp_path):
    folder = box_with(tmp_path, one_card())
    done = sandtable("box", "check", str(folder), "--games", "1")
    use_box(str(folder))

    assert "C7 has no Japanese text: it is shown in English" in done.stdout
    assert Words(find("cyprus"), "ja").name("C7") == "A Card"


def test_a_box_that_is_named_is_played_with_here_and_in_worker_processes(tmp_path):
    arguments = ["simulate", "cyprus", "--games", "4", "--workers", "2", "--json", "--box", str(EXAMPLE)]
    done = sandtable(*arguments, "--out", str(tmp_path / "kept"))
    record = sandtable("record", "extract", str(tmp_path / "kept"), "0")
    (tmp_path / "game.txt").write_text(record.stdout, encoding="utf-8")

    assert (done.returncode, done.stderr.count("Traceback")) == (0, 0)
    assert f"deck=owner-{digest_of(EXAMPLE / 'cyprus' / 'deck.py')}" in record.stdout
    assert "owner's box that is not here" in sandtable("record", "check", str(tmp_path / "game.txt")).stderr
    assert sandtable("record", "check", str(tmp_path / "game.txt"), "--box", str(EXAMPLE)).returncode == 0


def test_the_processes_of_a_team_of_searchers_have_the_box(example):
    game = new_game("cyprus", seed=2, options={"deck": "owner"})
    bot = find_bot("search:10*2", 1)
    try:
        assert bot.answer(game) in game.question.options
    finally:
        bot.end()


def test_a_box_in_the_users_data_is_offered_and_not_the_default(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("SANDTABLE_BOX")
    shutil.copytree(EXAMPLE, data_folder() / "box")

    assert len(find("cyprus").option_values["deck"]) == 2
    assert new_game("cyprus").settings["deck"] == "house"
    assert new_game("cyprus", options={"deck": "owner"}).settings["deck"].startswith("owner-")


# Whose cards they are


def test_every_card_says_whose_it_is(example):
    assert rule_text("cyprus", "HC-01", "en")["parts"]["deck"] == "House deck (ours)"
    assert rule_text("cyprus", "EX-1", "ja")["parts"]["deck"] == "所有者のデッキ"
    assert "deck" not in rule_text("palestine", "P1", "en")["parts"]
    assert "House deck (ours)" in rule_text("malaya", "HM-01", "en")["text"]


def test_a_deck_of_unknown_name_is_refused():
    with pytest.raises(SandtableError, match="unknown value of the option deck 'owner': choose from house"):
        new_game("cyprus", options={"deck": "owner"})
