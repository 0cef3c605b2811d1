"""Rulings that a table may decide differently: each option in both ways, and its words."""

from __future__ import annotations

import pytest

from ocs.field import Field, proves, state_of, unit, why_not, words
from sandtable.engine.errors import BadPosition
from sandtable.engine.game import Game
from sandtable.games.ocs.combat.attack import exploit_rating
from sandtable.games.ocs.combat.odds import Combat, rating_in
from sandtable.games.ocs.combat.retreat import Retreat, ways_of
from sandtable.games.ocs.combat.strength import anti_tank_in
from sandtable.games.ocs.counters import ALLIED, AXIS, HEAVY, LIGHT
from sandtable.games.ocs.dak2.components import WHOSE
from sandtable.games.ocs.dak2.options import OPTION_VALUES
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.games.ocs.invariants import check_series
from sandtable.games.ocs.modes import EXHAUSTED
from sandtable.words import LANGUAGES, Words


@pytest.mark.parametrize(("covers", "refused"), [("hex", ""), ("unit_or_formation", "why-no-reserve-marker")])
def test_a_reserve_marker_stands_for_its_hex_or_for_a_unit_or_formation(covers, refused):
    units = [
        unit("a-arm", "3-3-8", formation="7 Arm"),
        unit("b-arm", "3-3-8", formation="7 Arm"),
        unit("c-own", "3-3-8"),
    ]
    field = Field(*units, reserve_covers=covers).put("C10.10", "a-arm", "b-arm", "c-own")
    field.state.reserves = [1, 1]
    game = field.play().play("mode a-arm reserve")

    assert "reserve" in words(game, "mode", "b-arm")
    if refused:
        assert why_not(game, "mode c-own reserve").message == refused
    else:
        assert "reserve" in words(game, "mode", "c-own")


@pytest.mark.parametrize(("bars", "offered"), [("listed", []), ("prohibited", ["a-leg"])])
def test_what_bars_an_overrun(bars, offered):
    field = Field(unit("a-leg", "9-3-8"), unit("b-it", "2-2-3", side=AXIS), overrun_bars=bars)
    field.put("C10.10", "a-leg").put("C10.11", "b-it").terrain("city", "C10.11").dump("C10.10", 9)

    assert words(field.play(), "overrun", "C10.11", "with") == offered


@pytest.mark.parametrize(("red_tanks", "level"), [("heavy", HEAVY), ("light", LIGHT)])
def test_the_level_of_red_tanks(red_tanks, level):
    field = Field(unit("a-tanks", "4-3-8", colour="red", type="Lt Arm Bn"), red_tanks=red_tanks).put(
        "C10.10", "a-tanks"
    )

    assert anti_tank_in(field.state, field.hex("C10.10"), [0]) == level


@pytest.mark.parametrize(("floor", "rating"), [("none", -1), ("zero", 0)])
def test_how_low_a_rating_goes(floor, rating):
    field = Field(unit("a-hq", "--0-4", size="hq"), rating_floor=floor).put("C10.10", "a-hq", marker="dg")

    assert rating_in(field.state, 0, 0) == rating


@pytest.mark.parametrize(("stocks", "offered"), [("by_unit", ["stocks", "decline"]), ("all_or_none", None)])
def test_stocks_of_defenders_of_whom_one_has_none(stocks, offered):
    units = [unit("a-it", "5-3-8", side=AXIS), unit("b-br", "3-3-3"), unit("c-br", "3-3-3")]
    field = Field(*units, stocks_in_defence=stocks).put("C10.11", "a-it").put("C10.10", "b-br", "c-br")
    field.state.stocks[2] = EXHAUSTED
    game = field.dump("C10.12", 9, AXIS).play("F2", AXIS).play("attack C10.10 with a-it")
    assert game.question is not None

    if offered:
        assert game.question.options == offered
    else:
        assert game.question.message == "ask-lead-unit"
        assert state_of(game).stocks[1] == 0


@pytest.mark.parametrize(("direction", "sideways"), [("away", False), ("free", True)])
def test_where_a_retreat_may_go(direction, sideways):
    field = Field(unit("a-br", "3-3-3"), retreat_direction=direction).put("C10.10", "a-br")
    foe = field.hex("C10.11")
    ways = ways_of(field.state, 0, Retreat(field.hex("C10.10"), 1, [foe], [foe]))

    assert field.hex("C10.09") in ways
    assert (field.hex("C11.11") in ways) == sideways


@pytest.mark.parametrize(("counts", "rating"), [("true", 4), ("false", 3)])
def test_the_leaders_bonus_for_exploit(counts, rating):
    field = Field(unit("a-it", "3-3-3", side=AXIS), unit("b-br", "3-3-3"), exploit_with_leader=counts)
    field.put("C10.11", "a-it").put("C10.10", "b-br")
    combat = Combat(field.hex("C10.10"), [0], [1], False)
    combat.came_from, combat.leader_bonus = {0: field.hex("C10.11")}, [1, 0]

    assert exploit_rating(field.state, combat, 0) == rating


@proves("O-4.8-a")
@pytest.mark.parametrize(("when", "asked"), [("after_movement", "ask-orders"), ("after_breakout", "ask-remove")])
def test_when_stacking_is_checked_where_units_arrive(when, asked):
    divisions = [unit(f"div{number}", "9-3-6", size="division") for number in range(4)]
    field = Field(*divisions, stacking_of_arrivals=when).put("C10.10", *(one.id for one in divisions))
    game = field.play("C1")
    state_of(game).agenda.append(("segment", ("C2",)))
    game.play("done")

    assert game.question is not None
    assert game.question.message == asked


@proves("O-4.8-a")
def test_a_position_before_arrivals_have_moved_may_be_overstacked():
    divisions = [unit(f"div{number}", "9-3-6", size="division") for number in range(4)]
    field = Field(*divisions).put("C10.10", *(one.id for one in divisions)).own(ALLIED, "C10.10")
    field.state.segment, field.state.agenda = "C1", [("segment", ("C3",)), ("segment", ("C2",))]
    check_series(field.state, settled=True)

    field.state.segment, field.state.agenda = "C2", [("segment", ("C3",))]
    with pytest.raises(BadPosition, match="12 RE"):
        check_series(field.state, settled=True)


def test_the_options_reach_the_state_and_stay_in_positions_and_copies():
    game = Game.new(RULES, scenario="7.3", options={"rating_floor": "zero"})
    again = Game.new(RULES, position=game.position())

    assert "rating_floor=zero" in game.position()
    for one in (game, again, game.clone()):
        assert state_of(one).options.rating_floor == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_its_words(language):
    texts = Words(RULES, language)

    for option, values in OPTION_VALUES.items():
        attributes = texts.attributes(f"option-{option}")
        # Whose components they are is told by the text alone, as with decks: an owner's have a number
        assert set(attributes) == {"text", *(values if option != WHOSE else [])}
        assert all(f"{value}" in texts.text(f"option-{option}", attribute="text") for value in values)
