"""`sandtable box check`: what it says of a sound box, and of every kind that is not."""

from __future__ import annotations

import pytest

from boxes import EXAMPLE, ONE_CARD, TEXTS, box_with, one_card
from commands import sandtable


def test_the_example_is_sound_and_every_text_of_it_is_carried_out():
    done = sandtable("box", "check", str(EXAMPLE), "--games", "60")

    assert (done.returncode, done.stderr) == (0, "")
    assert "cyprus: nothing is wrong, also in 60 games with deck=owner-" in done.stdout
    assert "EX-3 shaded after redeploy_cells: carried out" in done.stdout
    assert "never" not in done.stdout


@pytest.mark.parametrize(
    ("deck", "texts", "sentence"),
    [
        (one_card(), "", "cyprus/locales/en/cards.ftl has no card-C7"),
        (one_card(), TEXTS.replace("    .shaded = That.\n", ""), "C7 has no text .shaded in cyprus/locales/en"),
        (one_card(), TEXTS.replace("This.", "{ $cells } go."), "card-C7 has an unknown name in it: Unknown external"),
        (one_card(), TEXTS + "card C8\n", "cyprus/locales/en/cards.ftl, line 7: not understood: card C8"),
        (one_card(), TEXTS + "ask-box = Which?\n", "cyprus/locales/en/cards.ftl, line 7: ask-box is a text of ours"),
        (one_card("state.troops[0] += 1"), TEXTS, "C7 unshaded breaks a rule: 1.2: 13 Troops on the map"),
        (
            one_card("yield choose(side, 'C7', 'ask-c7', ['yes', 'no'])"),
            TEXTS,
            "C7 says 'ask-c7', which has no text, or one with an unknown name, in en",
        ),
        (ONE_CARD, TEXTS, "cyprus/deck.py: C7 unshaded has no function (5.2)"),
        (
            one_card("choose(side, 'C7', 'ask-box', ['event'])"),
            TEXTS,
            "cyprus/deck.py, line 9: 'choose(side, 'C7', 'ask-box', ['event'])' does nothing without 'yield from'",
        ),
        (
            one_card("other(state, side)"),
            TEXTS,
            "cyprus/deck.py, line 9: 'other(state, side)' does nothing without 'yield from' before",
        ),
        (
            "from sandtable.games.british_way.cells import forces\n"
            + one_card("if not forces.draw_chits(state, 1, '1'): 1"),
            TEXTS,
            "cyprus/deck.py, line 10: 'forces.draw_chits(state, 1, '1')' does nothing without 'yield from'",
        ),
    ],
)
def test_box_check_says_each_fault_in_a_sentence(deck, texts, sentence, tmp_path):
    done = sandtable("box", "check", str(box_with(tmp_path, deck, texts)), "--games", "20")

    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert all(line.startswith("sandtable: ") for line in done.stderr.splitlines())


def test_box_check_says_where_code_runs_on_for_ever(tmp_path):
    folder = box_with(tmp_path, one_card("while state.troops: pass"))
    done = sandtable("box", "check", str(folder), constants={"sandtable.box_check.LONGEST_STEP": 1.0})

    assert done.returncode == 2
    assert done.stderr == "sandtable: cyprus/deck.py, line 9: it runs on and does not end\n"


def test_a_box_without_a_folder_is_told_which_games_take_something_from_a_box(tmp_path):
    done = sandtable("box", "check", str(tmp_path))

    assert done.returncode == 2
    assert done.stderr.endswith("has no folder of a game: it could have cyprus, malaya, dak2\n")


def test_box_check_tells_all_faults_at_once(tmp_path):
    folder = box_with(tmp_path, ONE_CARD)
    (folder / "cyprus" / "dek.py").touch()
    (folder / "cypros").mkdir()
    (folder / "palestine").mkdir()
    done = sandtable("box", "check", str(folder))

    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        "sandtable: unknown game 'cypros': choose from cyprus, malaya, dak2",
        "sandtable: cyprus/dek.py is no part of a box: it could be deck.py, locales",
        "sandtable: cyprus/deck.py: C7 unshaded has no function (5.2)",
        "sandtable: cyprus/deck.py: C7 shaded has no function (5.2)",
        "sandtable: palestine takes nothing from an owner's box",
    ]
