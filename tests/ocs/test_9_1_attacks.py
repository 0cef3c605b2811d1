"""9.0-9.5 Who attacks, in what terrain, how strongly, and what it costs."""

from __future__ import annotations

import pytest

from ocs.field import Field, proves, state_of, unit, why_not, words
from sandtable.engine.game import Game
from sandtable.games.ocs.combat.attack import Attack
from sandtable.games.ocs.combat.odds import Combat, Odds
from sandtable.games.ocs.combat.strength import printed_strength, total
from sandtable.games.ocs.counters import ALLIED, AXIS, HEAVY, LIGHT, NONE, OrganicTruck
from sandtable.games.ocs.modes import ATTACKED, EXHAUSTED, FULL, LOW, RELEASED
from sandtable.games.ocs.numbers import STRENGTH
from sandtable.games.ocs.theatre import SANDSTORM

ATTACK = "attack C10.10 with a-tank c-leg"


def scene() -> Field:
    """Three Axis battalions from two hexes against an Allied brigade and its guns, with supply for all."""
    field = Field(
        unit("a-tank", "5-3-8", side=AXIS, moves="tracked", colour="yellow", type="Arm Bn", nation="It"),
        unit("b-mot", "4-3-12", side=AXIS, moves="truck", colour="red", type="Mot Inf Bn", nation="It"),
        unit("c-leg", "3-3-6", side=AXIS, nation="It"),
        unit("d-bde", "6-3-3", size="brigade", type="Inf Bde"),
        unit("e-guns", "--2-3", type="Arty Bn", barrage=5, range=3),
        unit("f-hq", "--0-4", size="hq", type="Corps HQ"),
    )
    field.put("C10.11", "a-tank", "b-mot").put("C11.11", "c-leg").put("C10.10", "d-bde")
    return field.dump("C10.12", 20, AXIS).dump("C10.08", 9)


def play(field: Field, segment: str = "F2") -> Game:
    return field.play(segment, AXIS)


def refused(field: Field, order: str, side: int = AXIS) -> str:
    """Why an attack is refused where there may be nothing else to order."""
    field.state.segment = "F2"
    reason = Attack().why_not(field.state, side, order.split(" ")[1:])
    assert reason is not None
    return reason.message


def odds_of(field: Field, *attackers: str) -> Odds:
    hex = field.hex("C10.10")
    units = [field.number(id) for id in attackers or ("a-tank", "b-mot", "c-leg")]
    return Odds(field.state, Combat(hex, units, field.state.units_of(ALLIED, hex), False))


def strengths(odds: Odds) -> tuple[list[float], list[float]]:
    return [one.strength / STRENGTH for one in odds.attack], [one.strength / STRENGTH for one in odds.defence]


@proves("O-9.0-a", "O-9.0-b", "O-9.1-a", "O-9.1-b", "O-9.1-f", "O-9.1-e")
def test_the_phasing_side_attacks_one_adjacent_hex_with_whom_it_likes():
    field = scene().put("C10.10", "e-guns")
    game = play(field)

    assert words(game) == ["attack", "done"]
    assert words(game, "attack") == ["C10.10"]
    assert words(game, "attack", "C10.10", "with") == ["a-tank", "b-mot", "c-leg"]
    assert why_not(game, "attack C11.11 with a-tank").message == "why-nobody-to-attack"
    assert why_not(game, "attack C10.10 with d-bde").message == "why-no-such-unit"
    game.play("attack C10.10 with b-mot", "pay")
    assert game.question is not None
    assert game.question.options == ["lead-unit d-bde", "lead-unit e-guns"]


@proves("O-9.0-c", "O-9.0-d")
def test_a_hex_without_combat_units_is_not_attacked():
    field = scene().put("C05.05", "d-bde").dump("C10.10", 4)

    assert refused(field, ATTACK) == "why-nobody-to-attack"


@proves("O-9.1-c", "O-9.1-d")
def test_a_unit_and_a_hex_are_in_one_attack_of_a_segment_only():
    field = scene()
    field.state.deeds[0] |= ATTACKED
    assert why_not(play(field), "attack C10.10 with a-tank").message == "why-has-attacked"

    field = scene()
    field.state.attacked.append(field.hex("C10.10"))
    assert refused(field, "attack C10.10 with c-leg") == "why-attacked-already"


@proves("O-9.1-g", "O-5.7-f", "O-5.8-f", "O-4.4-a", "O-4.4-c")
@pytest.mark.parametrize("marker", ["reserve", "strat"])
def test_strat_and_reserve_do_not_attack(marker):
    field = scene().put("C11.11", "c-leg", marker=marker)

    assert why_not(play(field), ATTACK).message == "why-not-attack-capable"


@proves("O-9.1-h", "O-5.9-b", "O-5.7-o", "O-11.0-a")
def test_in_the_exploitation_phase_only_exploiters_and_released_units_attack():
    field = scene().put("C10.11", "a-tank", marker="exploit")
    field.state.deeds[1] |= RELEASED

    assert words(play(field, "G3"), "attack", "C10.10", "with") == ["a-tank", "b-mot"]
    assert why_not(play(field, "G3"), "attack C10.10 with c-leg").message == "why-not-exploiting"


@proves("O-9.1-i", "O-6.2-k", "D-TEC-mountain")
def test_who_would_need_all_its_allowance_to_enter_a_hex_may_attack_it():
    field = scene().terrain("mountain", "C10.10")

    assert play(field).question.offers("attack C10.10 with c-leg")


@proves("O-9.1-i", "D-TEC-escarpment", "D-TEC-salt_marsh", "D-TEC-mountain")
def test_nobody_attacks_a_hex_that_it_could_not_enter():
    field = scene().side("escarpment", "C10.11", "C10.10").terrain("salt_marsh", "C10.10")
    game = play(field)

    assert words(game, "attack", "C10.10", "with") == ["c-leg"]
    assert why_not(game, ATTACK).message == "why-could-not-enter"


@proves("O-9.1-j", "D-TEC-legend-c")
def test_along_a_road_an_escarpment_may_be_attacked_across_at_its_starred_factors():
    field = scene().side("escarpment", "C10.11", "C10.10").road("track", "C10.11", "C10.10")

    assert words(play(field), "attack", "C10.10", "with") == ["a-tank", "b-mot", "c-leg"]
    assert strengths(odds_of(field))[0] == [5 / 4, pytest.approx(4 / 3), 3]


@proves("O-9.1-i", "D-TEC-wadi_rain", "D-3.5c-a", "O-9.4-b")
@pytest.mark.parametrize(
    ("weather", "road", "attack"), [(0, "", [2.5, 2]), (2, "", None), (2, "primary_road", [1.25, 4 / 3])]
)
def test_a_wadi_in_rain_is_attacked_across_only_along_a_primary_road_and_at_worse_factors(weather, road, attack):
    field = scene().side("wadi", "C10.11", "C10.10")
    if road:
        field.road(road, "C10.11", "C10.10")
    field.state.weather = {"C": weather}

    offered = words(play(field), "attack", "C10.10", "with")

    assert offered == (["a-tank", "b-mot", "c-leg"] if attack else ["c-leg"])
    if attack:
        assert strengths(odds_of(field, "a-tank", "b-mot"))[0] == pytest.approx(attack)


@proves("O-9.1-i", "O-6.1-m")
def test_a_division_held_at_matruh_attacks_nobody_beyond():
    field = Field(unit("a-nz", "6-3-3", formation="2 NZ"), unit("b-it", "2-3-3", side=AXIS, nation="It"))
    field.theatre.grid.number["C39.03"] = field.hex("C10.03")
    field.state.held_at_matruh = ["2 NZ"]
    field.put("C10.04", "a-nz").put("C10.05", "b-it").dump("C10.03", 9)

    assert refused(field, "attack C10.05 with a-nz", ALLIED) == "why-held-at-matruh"


@proves("O-9.1-k", "O-12.5-c")
def test_an_attack_needs_no_fuel():
    game = play(scene()).play("attack C10.10 with a-tank", "pay", 7)

    assert state_of(game).fuel[0] == 0


@proves("O-9.1-l", "D-3.5b-b")
def test_no_combat_in_a_sandstorm():
    field = scene()
    field.state.weather = {"C": SANDSTORM}

    assert refused(field, ATTACK) == "why-sandstorm"


@proves("O-9.2-a", "O-9.6-a")
def test_the_order_of_a_combat():
    field = scene().put("C10.10", "e-guns")
    field.ground.settlement[field.hex("C10.10")] = "village"
    game = play(field).play(ATTACK)
    asked = []
    for answer in ["pay", "lead-unit a-tank", "lead-unit d-bde", "terrain village", "terrain village",
                   "terrain village", "10", "1", "9"]:  # fmt: skip
        assert game.question is not None
        asked.append((game.question.side, game.question.message))
        game.play(answer)

    assert asked == [
        ("allied", "ask-pay-defence"),
        ("axis", "ask-lead-unit"),
        ("allied", "ask-lead-unit"),
        ("allied", "ask-terrain-from"),
        ("allied", "ask-terrain-from"),
        ("allied", "ask-terrain"),
        ("chance", "ask-roll-surprise"),
        ("chance", "ask-roll-shift"),
        ("chance", "ask-roll-combat"),
    ]


@proves("O-9.3-a", "O-9.3-b", "O-9.4-c", "O-9.4-e", "D-TEC-village", "D-TEC-low_hills")
def test_the_defender_picks_the_terrain_of_his_hex_the_best_one_first():
    field = scene()
    field.ground.settlement[field.hex("C10.10")] = "village"

    assert odds_of(field).terrain.id == "village"
    game = play(field).play("attack C10.10 with a-tank", "pay")
    assert game.question is not None
    assert game.question.options == ["terrain village", "terrain open"]


@proves("O-9.4-a", "O-9.4-b", "D-TEC-open", "D-TEC-wadi", "D-TEC-slope_up")
def test_against_each_attacking_hex_one_terrain_counts():
    field = scene().side("wadi", "C10.11", "C10.10").side("slope_up", "C11.11", "C10.10")

    assert strengths(odds_of(field)) == ([2.5, 2, 1.5], [6])


@proves("O-9.4-d", "D-TEC-legend-b", "D-TEC-city", "D-TEC-sand", "D-TEC-rough", "D-TEC-rocky")
@pytest.mark.parametrize(
    ("terrain", "attack", "defence"),
    [
        ("open", [10, 8, 3], [5, 4]),
        ("rocky", [10, 8, 3], [5, 4]),
        ("low_hills", [5, 4, 3], [5, 4]),
        ("rough", [2.5, 2, 3], [5, 4]),
        ("city", [2.5, 2, 3], [2.5, 4]),
        ("sand", [2.5, 2, 3], [2.5, 2]),
    ],
)
def test_factors_in_brackets_change_the_attack_alone(terrain, attack, defence):
    field = scene()
    tank, mot = unit("g-tank", "5-3-8", colour="yellow", type="Arm Bn"), unit("h-mot", "4-3-8", colour="red")
    field = Field(*field.theatre.counters[:3], tank, mot, unit("d-leg", "3-3-3"))
    field.put("C10.11", "a-tank", "b-mot", "c-leg").put("C10.10", "d-leg").terrain(terrain, "C10.10")

    assert strengths(odds_of(field))[0] == attack

    field.put("C10.10", "g-tank", "h-mot").put("C01.01", "d-leg")
    assert strengths(odds_of(field, "c-leg"))[1] == defence


@proves("O-9.4-f", "O-9.4-g", "O-9.4-h", "O-9.4-i", "D-3.9c-a", "D-3.9h-a", "O-16.0-c")
@pytest.mark.parametrize(
    ("colour", "type", "attack"),
    [
        ("", "Inf Bn", [10, 8]),
        ("red", "Mot Inf Bn", [10, 6]),
        ("red", "Lt Arm Bn", [7.5, 6]),
        ("yellow", "Arm Bn", [7.5, 6]),
        ("", "AT Bn", [7.5, 6]),
        ("", "AA Bn", [7.5, 6]),
        ("hedgehog", "Inf Bn", [7.5, 6]),
    ],
)
def test_anti_tank_blunts_the_doubling_in_open_ground(colour, type, attack):
    field = Field(*scene().theatre.counters[:3], unit("d-def", "3-3-3", colour=colour, type=type))
    field.put("C10.11", "a-tank", "b-mot").put("C10.10", "d-def")
    if colour == "hedgehog":
        field.state.hedgehogs[field.hex("C10.10")] = 1

    assert strengths(odds_of(field, "a-tank", "b-mot"))[0] == attack


@proves("O-9.4-g", "O-9.4-j")
@pytest.mark.parametrize(
    ("colour", "type", "level"),
    [
        ("red", "Arm Bde", HEAVY),
        ("red", "Lt Arm Bn", HEAVY),
        ("red", "Arm Car Bn", LIGHT),
        ("red", "Arm Recon Bn", LIGHT),
        ("red", "Mot Inf Bde", LIGHT),
        ("", "Inf Bde", NONE),
    ],
)
def test_red_units_with_a_tank_symbol_are_heavy(colour, type, level):
    assert unit("a", "3-3-3", colour=colour, type=type).anti_tank(red_tanks_heavy=True) == level


@proves("O-9.4-k", "O-4.3-a", "O-3.2-k", "O-5.10-e", "O-12.8-c", "O-5.7-g", "D-3.9d-b", "O-9.5-f")
def test_halvings_multiply():
    field = scene().put("C10.10", "d-bde", marker="dg")
    field.state.steps[3] = 1
    field.state.out_of_supply[3] = 1
    assert strengths(odds_of(field))[1] == [6 / 8]

    field = scene().put("C10.10", "d-bde", marker="reserve")
    combat = Combat(field.hex("C10.10"), [0], [3], False)
    combat.unpaid = [3]
    assert strengths(Odds(field.state, combat))[1] == [6 / 4]


@proves("O-3.2-h", "O-3.2-i")
@pytest.mark.parametrize(("steps", "attack", "defence"), [(3, 9, 9), (2, 4.5, 9), (1, 4.5, 4.5)])
def test_a_division_that_has_lost_steps(steps, attack, defence):
    field = Field(unit("a-div", "9-2-3", size="division"), unit("b-div", "9-2-3", side=AXIS, size="division"))
    field.put("C10.11", "b-div").put("C10.10", "a-div")
    field.state.steps[0] = field.state.steps[1] = steps

    assert strengths(odds_of(field, "b-div")) == ([attack], [defence])


@proves("O-9.4-l", "O-5.8-g", "O-9.4-m", "O-9.4-n", "O-9.7-d")
def test_strengths_that_are_not_printed():
    field = scene().put("C10.10", "d-bde", marker="strat").put("C10.10", "e-guns").put("C10.10", "f-hq")
    assert strengths(odds_of(field))[1] == [0, 1, 5]

    field.put("C10.10", "f-hq", face=1)
    assert printed_strength(field.state, field.number("f-hq")) == 1

    field.put("C01.01", "e-guns", "f-hq")
    assert (odds_of(field).column, total(odds_of(field).defence)) == (12, 0)


@proves("O-9.5-a", "O-9.5-b", "D-3.9d-d", "O-9.5-e")
@pytest.mark.parametrize(("size", "attack", "defence"), [("battalion", 1, 1), ("brigade", 1, 1), ("division", 3, 2)])
def test_what_combat_supply_costs(size, attack, defence):
    field = Field(unit("a-one", "9-3-6", side=AXIS, size=size, nation="It"), unit("b-two", "9-3-6", size=size))
    field.put("C10.11", "a-one").put("C10.10", "b-two").dump("C10.12", 9, AXIS).dump("C10.08", 9)
    state = state_of(play(field).play("attack C10.10 with a-one", "pay"))

    assert (sum(state.dumps[AXIS].values()), sum(state.dumps[ALLIED].values())) == (9 - attack, 9 - defence)


@proves("O-9.5-a", "O-3.2-j", "O-9.5-e")
@pytest.mark.parametrize(("steps", "attack", "defence"), [(3, 3, 2), (2, 2, 2), (1, 1, 1)])
def test_steps_that_are_lost_are_not_paid_for(steps, attack, defence):
    field = Field(unit("a-one", "9-3-6", side=AXIS, size="division"), unit("b-two", "9-3-6", size="division"))
    field.put("C10.11", "a-one").put("C10.10", "b-two").dump("C10.12", 9, AXIS).dump("C10.08", 9)
    field.state.steps[0] = field.state.steps[1] = steps
    state = state_of(play(field).play("attack C10.10 with a-one", "pay"))

    assert (sum(state.dumps[AXIS].values()), sum(state.dumps[ALLIED].values())) == (9 - attack, 9 - defence)


@proves("O-9.5-g", "O-12.10-b")
@pytest.mark.parametrize(
    ("tokens", "offered"), [(9, ["pay", "decline"]), (1, ["stocks", "stocks d-bde", "stocks e-guns", "decline"])]
)
def test_stocks_are_no_choice_where_dumps_can_pay(tokens, offered):
    field = scene().put("C10.10", "e-guns").dump("C10.08", tokens)
    game = play(field).play("attack C10.10 with a-tank")

    assert game.question is not None
    assert game.question.options == offered


@proves("O-9.5-c", "O-9.5-h", "O-12.10-c")
def test_who_has_neither_supply_nor_stocks_does_not_attack():
    field = scene()
    field.state.dumps[AXIS] = {}
    field.state.stocks[2] = EXHAUSTED
    field.state.changed()
    assert why_not(play(field), ATTACK).rule == "9.5"

    field.dump("C10.12", 1, AXIS).state.stocks[2] = LOW
    state = state_of(play(field).play(ATTACK, "supply a-tank", "pay"))
    assert (state.dumps[AXIS], list(state.stocks[:3])) == ({}, [0, 0, EXHAUSTED])


@proves("O-9.5-f")
def test_a_defender_who_withholds_supply_is_halved():
    game = play(scene()).play("attack C10.10 with a-tank", "decline")
    assert game.question is not None

    assert game.question.arguments["odds"] == "3:1"
    assert sum(state_of(game).dumps[ALLIED].values()) == 9


@proves("O-9.5-g", "O-9.5-i", "O-12.10-b", "O-12.10-d")
def test_without_supply_defenders_use_their_stocks_unit_by_unit():
    field = scene().put("C10.10", "e-guns")
    field.state.dumps[ALLIED].clear()
    field.state.stocks[4] = EXHAUSTED
    field.state.changed()
    game = play(field).play("attack C10.10 with a-tank")
    assert game.question is not None
    assert game.question.options == ["stocks", "decline"]

    game.play("stocks", "lead-unit d-bde")

    assert list(state_of(game).stocks[3:5]) == [LOW, EXHAUSTED]
    assert game.question.arguments["odds"] == "2:1"


@proves("O-9.5-f", "O-9.5-i")
@pytest.mark.parametrize(
    ("answers", "levels", "odds"),
    [
        (["stocks"], [LOW, LOW], "1:1"),
        (["stocks d-bde", "done"], [LOW, FULL], "2:1"),
        (["stocks e-guns", "done"], [FULL, LOW], "3:1"),
        (["stocks e-guns", "stocks d-bde"], [LOW, LOW], "1:1"),
    ],
)
def test_the_defender_says_which_units_use_their_stocks(answers, levels, odds):
    field = scene().put("C10.10", "e-guns")
    field.state.dumps[ALLIED].clear()
    field.state.changed()
    game = play(field).play("attack C10.10 with a-tank")
    assert game.question is not None
    assert game.question.options == ["stocks", "stocks d-bde", "stocks e-guns", "decline"]

    game.play(*answers, "lead-unit d-bde")

    assert list(state_of(game).stocks[3:5]) == levels
    assert game.question.arguments["odds"] == odds


def with_truck(load: int) -> Field:
    field = Field(
        unit("a-inf", "6-3-3", formation="4 Ind"),
        unit("b-it", "3-3-3", side=AXIS, nation="It"),
        trucks=[OrganicTruck("ot-4ind", "4 Ind", ALLIED, "Ind", 4)],
    )
    field.state.organic_place[0], field.state.organic_load[0] = field.hex("C10.10"), load
    return field.put("C10.10", "a-inf").put("C10.11", "b-it").dump("C10.12", 9, AXIS)


@proves("O-9.5-g", "O-12.10-b", "O-13.2-l")
def test_the_load_of_an_organic_truck_may_pay_or_be_withheld():
    game = play(with_truck(4)).play("attack C10.10 with b-it")
    assert game.question is not None
    assert game.question.options == ["pay", "stocks", "decline"]
    assert state_of(game.clone().play("pay")).organic_load == [3]

    attack = with_truck(4).play("F2").play("attack C10.11 with a-inf", "stocks", "pay")
    assert (state_of(attack).organic_load, state_of(attack).stocks[0]) == ([4], LOW)
