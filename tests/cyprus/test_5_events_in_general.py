"""5.0 Events: executing them, dual use, Capabilities."""

from __future__ import annotations

import pytest

from cyprus.table import asked, offered, position, proves, state_of, then, why_not
from sandtable.engine.errors import BadPosition
from sandtable.games.british_way.cyprus.cards import CAPABILITY_CARDS, DECK, EVENT_CARDS, SINGLE_TEXT
from sandtable.games.british_way.cyprus.events.in_general import EVENTS
from sandtable.games.british_way.cyprus.map import KYRENIA, NICOSIA, PAPHOS, TROODOS
from sandtable.games.british_way.cyprus.position import write_fields


def test_every_text_of_every_card_can_be_executed():
    texts = {(card, text) for card in EVENT_CARDS for text in DECK.texts_of(card)}

    assert set(EVENTS) == texts
    assert len(texts) == 61


@proves("C-5.1-a")
def test_a_text_is_executed_in_its_order():
    game = position("troodos: 1 underground, 1 caches | card: HC-29 | do: event british unshaded")
    assert offered(game) == ["underground troodos", "done"]
    game.play("underground troodos")
    assert offered(game) == ["cache troodos", "done"]
    game.play("cache troodos")

    assert (state_of(game).political_will, state_of(game).insurgents(TROODOS)) == (11, 0)


@proves("C-5.1-b")
def test_the_executing_side_chooses_unless_the_text_names_another():
    executed = position("nicosia: 2 active | troodos: 1 active | card: HC-23 | do: event eoka unshaded")
    granted = position("nicosia: 1 underground | karpas: 1 underground | card: HC-11 | do: event british shaded")

    assert (asked(executed), asked(granted)) == ("eoka", "eoka")


@proves("C-5.1.1-a")
def test_an_event_overrides_the_rules():
    scene = "paphos: 1 underground | opinion: 0 | card: HC-19 | do: event eoka shaded"
    game = position(scene).play("smuggle paphos")

    assert state_of(game).caches[PAPHOS] == 1


@proves("C-5.1.1-b", "C-5.1.1-c")
def test_no_event_breaks_stacking_or_places_what_is_not_available():
    full = position("troodos: 2 caches | card: HC-29 | prison: 12 | do: event eoka shaded")
    assert offered(full) == ["kyrenia", "done"]
    empty = position("troodos: 2 caches | paphos: 2 caches | prison: 12 | card: HC-29 | do: event eoka shaded")

    assert empty.over
    assert state_of(full).caches[KYRENIA] == 0


@proves("C-5.1.2-a")
def test_the_event_that_is_played_now_counts():
    scene = "nicosia: 1 active, 1 sabotage | capabilities: HC-27 unshaded british | card: HC-04 | do: event eoka shaded"
    game = position(scene)

    assert state_of(game).opinion == 4


@proves("C-5.1.3-a")
def test_what_can_be_carried_out_is_and_an_empty_event_may_be_taken():
    game = position("opinion: 4 | card: HC-16 | do: action first, action second, adjust_eligibility").play("event")
    assert offered(game) == ["unshaded", "shaded", "pass"]

    part = position("nicosia: 1 active, 1 sabotage | opinion: 4 | card: HC-16 | do: event eoka shaded")
    assert offered(part) == ["propagandize nicosia", "done"]


@proves("C-5.1.3-a")
@pytest.mark.parametrize(
    ("card", "scene", "texts"),
    [
        ("HC-16", "opinion: 4", ["unshaded"]),
        ("HC-16", "opinion: 0", ["shaded"]),
        ("HC-10", "prison: 1", ["shaded"]),
        ("HC-10", "karpas: 1 active", ["unshaded"]),
        ("HC-18", "paphos: 1 police, 15 sabotage | karpas: 1 active", ["unshaded"]),
        ("HC-03", "", ["unshaded", "shaded"]),
    ],
)
def test_by_an_option_an_event_of_which_nothing_can_be_done_is_barred(card, scene, texts):
    steps = f"card: {card} | do: action first, action second, adjust_eligibility"
    game = position(f"{scene} | {steps}" if scene else steps, empty_event="barred")
    before = write_fields(game.state)
    game.play("event")

    assert offered(game) == [*texts, "pass"]
    assert [why_not(game, text) for text in ("unshaded", "shaded") if text not in texts] == ["why-no-effect"] * (
        2 - len(texts)
    )
    assert {**before, "boxes": "event eoka"} == write_fields(game.state)


@proves("C-5.2-a")
def test_either_side_plays_either_text_of_a_card_but_never_both():
    steps = "card: HC-25 | do: action first, action second, adjust_eligibility"
    game = position(f"first: british | {steps}").play("event", "shaded")

    assert (asked(game), offered(game)) == ("eoka", ["limited", "operation"])


@proves("C-5.2-b")
@pytest.mark.parametrize("card", SINGLE_TEXT)
def test_three_cards_have_one_text(card):
    game = position(f"card: {card} | do: action first, action second, adjust_eligibility").play("event")

    assert offered(game) == ["unshaded", "pass"]
    assert why_not(game, "shaded") == "why-single-text"
    with pytest.raises(BadPosition, match="has no shaded text"):
        position(f"card: {card} | do: event eoka shaded")


@proves("C-5.3-a", "C-5.3-b", "C-5.3-c")
@pytest.mark.parametrize("card", CAPABILITY_CARDS)
@pytest.mark.parametrize("side", ["british", "eoka"])
@pytest.mark.parametrize("text", ["unshaded", "shaded"])
def test_a_capability_lasts_whoever_executes_whichever_text(card, side, text):
    game = position(f"card: {card} | do: event {side} {text}")
    assert write_fields(game.state)["capabilities"] == f"{card} {text} {side}"

    later = then(game, "political will: 10 | do: reset")

    assert state_of(later).has(CAPABILITY_CARDS.index(card), text)
    assert state_of(later).cubes(NICOSIA) == 0
