"""The client knows a word for every order and every segment, in both languages."""

import re
from pathlib import Path

import pytest

from ocs.test_words import ORDERS as SHAPES
from sandtable.games.ocs.dak2.course import PHASES, SET_UP
from sandtable.games.ocs.dak2.deployment import Deploy
from sandtable.games.ocs.dak2.sequence_of_play import VERBS
from sandtable.games.ocs.mode_changes import MODES

ORDERS = Path(__file__).parents[2] / "web/src/games/ocs/orders"
SEGMENTS = [SET_UP, "B", *(phase + number for phase, numbers in PHASES for number in numbers or [""]), "H"]
BETWEEN = {word for order in SHAPES for word in order.split(" ")[1:] if word.isalpha()} - {*MODES}
WORDS = sorted({verb.word for verbs in [*VERBS.values(), [Deploy()]] for verb in verbs})


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_order_and_every_segment_has_words_in_the_client(language):
    catalogue = (ORDERS / f"words/{language}.ftl").read_text()
    said = re.findall(r"^(\S+) =", catalogue, re.MULTILINE)

    for word in WORDS:
        assert {f"verb-{word}", f"verb-{word}-means"} <= set(said), word
        assert f'"{word}"' in (ORDERS / "phrases.ts").read_text(), word
    for segment in SEGMENTS:
        assert {f"segment-{segment}", f"segment-{segment}-means"} <= set(said), segment


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_word_between_names_has_words_in_the_client(language):
    catalogue = (ORDERS / f"words/{language}.ftl").read_text()
    known = (ORDERS / "phrases.ts").read_text()

    assert {"port", "by", "hedgehog"} <= BETWEEN
    for word in BETWEEN:
        assert f"\nword-{word} = " in catalogue, word
        assert f'"{word}"' in known, word
