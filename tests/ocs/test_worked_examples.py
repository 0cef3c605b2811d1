"""W The worked examples of the series, number for number (W-8 is about aircraft)."""

from __future__ import annotations

import pytest

from ocs.field import Field, carry_out, state_of, unit, why_not, words
from sandtable.engine.game import Game
from sandtable.games.ocs.barrage import COLUMNS, COSTS, TABLE, column_of, points_of, shifts_against
from sandtable.games.ocs.combat.attack import suffer_defence
from sandtable.games.ocs.combat.odds import Combat, Odds
from sandtable.games.ocs.combat.retreat import go_back
from sandtable.games.ocs.combat.strength import total
from sandtable.games.ocs.combat.tables import ODDS, Outcome
from sandtable.games.ocs.counters import ALLIED, AXIS, HEAVY, NONE
from sandtable.games.ocs.dak2.sequence_of_play import phase
from sandtable.games.ocs.modes import DG, DRY, FOR_FORMATION, FOR_PHASE, RELEASED, UNMARKED
from sandtable.games.ocs.movement import left, step_cost
from sandtable.games.ocs.numbers import MP, RE, STRENGTH
from sandtable.games.ocs.ports import port_capacity
from sandtable.games.ocs.replacements import EQ, PAX, WHOLE, cannot_rebuild, cost_of, replacements_in
from sandtable.games.ocs.state import DEAD
from sandtable.games.ocs.supply.reach import network
from sandtable.games.ocs.supply.trace import in_trace
from sandtable.games.ocs.theatre import SANDSTORM
from sandtable.games.ocs.trucks import Trucks


def mixed_way(values: str, moves: str, roads: list[str], **settings: int) -> Field:
    """W-1: open, rocky, low hills across a wadi, then three hexes along a road."""
    field = Field(unit("7armbde", values, size="brigade", moves=moves, colour="yellow", type="Arm Bde"))
    field.put("C10.20", "7armbde").dump("C10.20", 9)
    field.terrain("rocky", "C10.18").terrain("low_hills", "C10.17").side("wadi", "C10.18", "C10.17")
    for kind, (one, other) in zip(roads, [(17, 16), (16, 15), (15, 14)], strict=True):
        field.road(kind, f"C10.{one}", f"C10.{other}")
    return field


WAY = ["C10.19", "C10.18", "C10.17", "C10.16", "C10.15", "C10.14"]


def running(field: Field) -> list[float]:
    """What the way has cost after each hex."""
    game = field.play()
    costs = []
    for number in range(1, len(WAY) + 1):
        twin = game.clone().play("move 7armbde via " + " ".join(WAY[:number]))
        costs.append(state_of(twin).spent[0] / MP)
    return costs


def test_w1_movement_over_mixed_terrain_with_tracks():
    field = mixed_way("7-4-8", "tracked", ["primary_road"] * 3)

    assert running(field) == [1, 2, 6, 6.5, 7, 7.5]

    game = field.play().play("move 7armbde via " + " ".join(WAY))

    assert left(state_of(game), 0) == MP // 2
    refused = why_not(game, "move 7armbde to C10.13")
    assert (refused.rule, refused.arguments["cost"], refused.arguments["left"]) == ("6.2", "1", "1/2")


def test_w1_movement_over_mixed_terrain_on_trucks():
    field = mixed_way("7-4-14", "truck", ["primary_road", "road", "road"])

    assert running(field) == pytest.approx([1, 3, 11, 11 + 1 / 3, 11 + 5 / 6, 12 + 1 / 3])

    game = field.play().play("move 7armbde via " + " ".join(WAY))

    assert left(state_of(game), 0) == 5 * MP // 3


def test_w1_in_a_sandstorm_the_hills_are_too_far_and_there_is_no_second_minimum_move():
    field = mixed_way("7-4-8", "tracked", ["primary_road"] * 3)
    field.state.weather = {"C": SANDSTORM}
    game = field.play().play("move 7armbde to C10.18")

    assert state_of(game).spent[0] == 4 * MP
    refused = why_not(game, "move 7armbde via C10.17")
    assert (refused.rule, refused.arguments["cost"], refused.arguments["left"]) == ("6.2", "8", "4")


def test_w1_in_reserve_a_quarter_is_left():
    field = mixed_way("7-4-8", "tracked", ["primary_road"] * 3).put("C10.20", "7armbde", marker="reserve")
    game = field.play().play("move 7armbde to C10.18")

    assert left(state_of(game), 0) == 0
    assert why_not(game, "move 7armbde to C10.17").message == "why-no-points-left"


def told(game: Game, message: str) -> dict[str, object]:
    """The arguments of the last line of the log with a message."""
    assert game.log is not None
    return [line.arguments for line in game.log if line.message == message][-1]


def paid(game: Game) -> dict[object, int]:
    """The tokens paid so far, by what for."""
    tokens: dict[object, int] = {}
    for line in game.log or []:
        if line.message == "log-pay":
            what = line.arguments["what"]
            tokens[what] = tokens.get(what, 0) + int(str(line.arguments["tokens"]))
    return tokens


def overrun_field() -> Field:
    field = Field(
        unit("i-8", "5-5-8", side=AXIS, moves="tracked", colour="yellow", type="Pz Bn", nation="Ge"),
        unit("ii-8", "5-5-8", side=AXIS, moves="tracked", colour="yellow", type="Pz Bn", nation="Ge"),
        unit("inf", "2-3-3"),
    )
    field.state.date = "1941-05-15"
    field.put("C10.11", "i-8", "ii-8").put("C10.10", "inf")
    return field.dump("C10.12", 9, AXIS).dump("C10.08", 9)


def test_w2_an_overrun_in_all_its_numbers():
    field = overrun_field()
    crossed = field.grid.side_between(field.hex("C10.11"), field.hex("C10.10"))
    assert step_cost(field.state, 0, crossed, True) == MP
    game = field.play(phasing=AXIS).play("overrun C10.10 with i-8 ii-8", "pay", "lead-unit i-8")
    state = state_of(game)

    assert paid(game) == {"fuel": 2, "attack": 2, "defence": 1}
    assert (
        state.dumps[AXIS][state.theatre.hex_named("C10.12")],
        state.dumps[ALLIED][state.theatre.hex_named("C10.08")],
    ) == (5, 8)
    assert [left(state, unit) for unit in (0, 1)] == [5 * MP, 5 * MP]
    assert game.question is not None
    assert game.question.arguments["odds"] == "9:1"

    game.play(7, 6)
    combat = told(game, "log-combat")
    assert (combat["attack"], combat["defence"], combat["anti_tank"]) == ("20", "2", NONE)
    assert (combat["ratings"], combat["modifier"], combat["surprise"], combat["shift"]) == ("4 - 3", 1, 7, 0)
    assert (combat["roll"], combat["result"]) == (7, "Ao1e4 DL1o2")

    game.play("take loss")
    state = state_of(game)

    assert [state.place[one] for one in (0, 1, 2)] == [DEAD, state.theatre.hex_named("C10.10"), DEAD]
    assert left(state, 1) == 5 * MP
    assert state.marker[1] == 0


def test_w2_with_the_option_as_retreat_both_go_back_and_their_move_is_over():
    game = overrun_field().play(phasing=AXIS)
    game.play("overrun C10.10 with i-8 ii-8", "pay", "lead-unit i-8", 7, 6, "take retreat", "retreat C10.12")
    state = state_of(game)

    back = state.theatre.hex_named("C10.12")
    assert [state.place[one] for one in (0, 1, 2)] == [back, back, DEAD]
    assert why_not(game, "move ii-8 to C10.13").message == "why-finished"


def test_w2_where_entering_costs_more_than_three_there_is_no_overrun():
    field = overrun_field().terrain("rocky", "C10.10")
    for one in field.theatre.counters[:2]:
        for face in one.faces:
            face.mp_class = 1
    field.state.weather = {"C": 2}
    game = field.play(phasing=AXIS)

    refused = why_not(game, "overrun C10.10 with i-8 ii-8")
    assert (refused.message, refused.arguments["cost"]) == ("why-too-hard-to-enter", "4")


def regular_combat() -> tuple[Field, Combat]:
    field = Field(
        unit("a-pz", "5-5-8", side=AXIS, moves="tracked", colour="yellow", type="Pz Bn", nation="Ge"),
        unit("b-pz", "5-5-8", side=AXIS, moves="tracked", colour="yellow", type="Pz Bn", nation="Ge"),
        unit(
            "c-mot", "6-4-3", side=AXIS, size="regiment", moves="truck", colour="red", type="Mot Inf Rgt", nation="Ge"
        ),
        unit("d-bde", "6-4-3", size="brigade", type="Inf Bde"),
        unit("e-at", "(3)-3-8", type="AT Bn"),
    )
    field.state.date = "1941-11-19"
    field.put("C10.11", "a-pz", "b-pz", "c-mot").put("C10.10", "d-bde", "e-at")
    field.state.hedgehogs[field.hex("C10.10")] = 1
    return field.dump("C10.12", 9, AXIS).dump("C10.08", 9), Combat(field.hex("C10.10"), [0, 1, 2], [3, 4], False)


def test_w3_strengths_odds_and_ratings():
    field, combat = regular_combat()
    odds = Odds(field.state, combat)

    assert [share.strength / STRENGTH for share in odds.attack] == [7.5, 7.5, 9]
    assert (total(odds.attack) / STRENGTH, total(odds.defence) / STRENGTH) == (24, 9)
    assert (odds.name, odds.modifier, odds.hedgehog) == ("3:1", 1, 1)
    assert odds.surprised(10) == 1
    assert ODDS[0][odds.shifted(2)] == (5, 1)
    assert odds.roll(8) == 8


def test_w3_the_attack_is_paid_and_fought():
    field, _ = regular_combat()
    game = field.play("F2", AXIS).play("attack C10.10 with a-pz b-pz c-mot", "pay", "lead-unit a-pz", "lead-unit d-bde")
    state = state_of(game)

    assert paid(game) == {"attack": 3, "defence": 2}
    assert state.dumps[AXIS][state.theatre.hex_named("C10.12")] == 6
    assert state.dumps[ALLIED][state.theatre.hex_named("C10.08")] == 7
    assert sum(state.re_of(unit) for unit in (3, 4)) == RE + RE // 2

    game.play(10, 2, 8)
    combat = told(game, "log-combat")
    assert (combat["attack"], combat["defence"], combat["anti_tank"], combat["odds"]) == ("24", "9", HEAVY, "3:1")
    assert (combat["ratings"], combat["shift"], combat["hedgehog"], combat["roll"]) == ("5 - 4", 2, 1, 8)
    assert (ODDS[0][int(str(combat["column"]))], combat["result"]) == ((5, 1), "Ao1 DL1o1")

    game.play("take loss", "take retreat")
    state = state_of(game)

    assert state.place[0] == DEAD
    assert state.steps[3] == 1
    assert game.question is not None
    assert game.question.message == "ask-retreat"

    game.play("retreat C10.09")
    state = state_of(game)

    assert [state.marker[unit] for unit in (3, 4)] == [UNMARKED, UNMARKED]
    assert game.question.message == "ask-advance"
    assert game.question.options == ["advance all", "advance b-pz", "advance c-mot", "done"]

    state = state_of(game.play("advance all"))
    assert [state.place[unit] for unit in (1, 2)] == [field.hex("C10.10")] * 2
    assert list(state.marker[:3]) == [UNMARKED] * 3  # no exploit in the result


def test_w3_with_the_option_as_loss_it_falls_on_the_anti_tank_battalion():
    field, _ = regular_combat()
    game = field.play("F2", AXIS).play("attack C10.10 with a-pz b-pz c-mot", "pay", "lead-unit a-pz", "lead-unit d-bde")
    game.play(10, 2, 8, "take loss", "take loss")
    state = state_of(game)

    assert (state.steps[3], state.place[4], state.place[3]) == (1, DEAD, field.hex("C10.10"))
    assert list(state.marker[:3]) == [0, 0, 0]


def barrage_field(spotter: bool) -> Field:
    field = Field(
        unit("a-divarty", "--2-3", size="regiment", type="Arty Rgt", barrage=18, range=3),
        unit("b-bde", "6-4-3", size="brigade", type="Support Bde", barrage=5, range=1),
        unit("c-hq", "--0-4", size="hq", type="Corps HQ", throw=12),
        unit("d-div", "9-2-3", side=AXIS, size="division", type="Inf Div", nation="It"),
        unit("e-rgt", "3-2-3", side=AXIS, size="regiment", nation="It"),
        unit("f-rgt", "3-2-3", side=AXIS, size="regiment", nation="It"),
        unit("g-art", "--2-3", type="Arty Bn", barrage=5, range=9),
        unit("h-bn", "3-2-3", side=AXIS, nation="It"),
    )
    field.put("C10.13", "a-divarty").put("C10.11" if spotter else "C10.15", "b-bde").put("C10.16", "c-hq")
    field.put("C10.10", "d-div", "e-rgt", "f-rgt").put("C10.14", "g-art").put("C10.06", "h-bn").dump("C10.18", 9)
    field.ground.settlement[field.hex("C10.10")] = "village"
    field.state.hedgehogs[field.hex("C10.10")] = 1
    return field


def test_w4_a_barrage_with_its_shifts():
    field = barrage_field(spotter=True)
    target = field.hex("C10.10")

    assert points_of(field.state, [0, 1]) == 23
    column = column_of(23)
    assert (COLUMNS[column], COSTS[column]) == (17, 3)
    shifts = shifts_against(field.state, ALLIED, target, spotted=True)
    assert shifts == {"hedgehog": -1, "terrain": -1, "density": 2}

    game = field.play("F1").play("fire a-divarty b-bde at C10.10", 9, 5)
    state = state_of(game)

    assert state.dumps[ALLIED][field.hex("C10.18")] == 6
    assert all(state.marker[one] == DG for one in (3, 4, 5))
    assert game.question is not None
    assert game.question.message == "ask-lose"

    barrage = told(game, "log-barrage")
    assert (barrage["points"], barrage["column"], barrage["dice"], barrage["result"]) == (23, column, 9, "h")
    assert TABLE[9 - 2][column] == "b"

    game.play("lose e-rgt")

    assert state_of(game).place[4] == DEAD
    assert why_not(game, "fire g-art at C10.10").message == "why-barraged-already"


def test_w4_without_a_spotter_three_columns_less():
    field = barrage_field(spotter=False)
    shifts = shifts_against(field.state, ALLIED, field.hex("C10.10"), spotted=False)

    assert (points_of(field.state, [0]), COSTS[column_of(18)]) == (18, 3)
    assert COLUMNS[column_of(18) + sum(shifts.values())] == 5

    game = field.play("F1").play("fire a-divarty at C10.10", 9)

    assert told(game, "log-barrage")["result"] == "D"
    assert state_of(game).dumps[ALLIED][field.hex("C10.18")] == 6
    assert all(state_of(game).marker[one] == DG for one in (3, 4, 5))
    assert all(state_of(game).steps[one] == field.theatre.counters[one].steps for one in (3, 4, 5))


def panzer_division() -> Field:
    field = Field(
        unit("a-i8", "5-5-8", side=AXIS, moves="tracked", formation="15 Pz", nation="Ge"),
        unit("b-ii8", "5-5-8", side=AXIS, moves="tracked", formation="15 Pz", nation="Ge"),
        unit("c-115", "4-4-8", side=AXIS, moves="truck", formation="15 Pz", nation="Ge"),
        unit("d-33a", "--3-8", side=AXIS, moves="truck", formation="15 Pz", nation="Ge", type="Arty Bn"),
        unit("e-dak", "--0-8", side=AXIS, size="hq", moves="truck", type="Corps HQ", throw=12, nation="Ge"),
    )
    return field.put("C10.15", "a-i8", "b-ii8", "c-115", "d-33a").put("C10.20", "e-dak").dump("C10.21", 12, AXIS)


def test_w5_fuel_unit_by_unit_or_for_the_formation():
    each = panzer_division().play(phasing=AXIS)
    each.play("move a-i8 b-ii8 c-115 d-33a to C10.14", "fuel each")
    whole = panzer_division().play(phasing=AXIS)
    whole.play("move a-i8 b-ii8 c-115 d-33a to C10.14", "fuel formation C10.21 e-dak")
    two = panzer_division().play(phasing=AXIS).play("move a-i8 b-ii8 to C10.14", "fuel each")

    def spent(game):
        return 12 - sum(state_of(game).dumps[AXIS].values())

    assert (spent(each), spent(whole), spent(two)) == (4, 4, 2)
    assert [state_of(whole).fuel[one] for one in range(4)] == [FOR_FORMATION] * 4
    assert [state_of(each).fuel[one] for one in range(4)] == [1] * 4


def fuel_over(segments: list[tuple[str, int]], way: str, units: str, field: Field) -> int:
    """The tokens that units burn which move a hex in several phases, one after the other."""
    state = field.state
    for number, (segment, phasing) in enumerate(segments):
        carry_out(phase(state, segment[0]))
        for member in range(4) if segment != "C2" else ():
            state.deeds[member] |= RELEASED
        state.agenda = []
        game = field.play(segment, phasing)
        game.play(f"move {units} to C10.{14 - number}")
        while game.question is not None and game.question.message == "ask-fuel":
            game.play(way)
        state = field.state = state_of(game).copy()
    return 20 - sum(state.dumps[AXIS].values())


TWO, FOUR = "a-i8 b-ii8", "a-i8 b-ii8 c-115 d-33a"
OWN = [("C2", AXIS), ("G1", AXIS)]
ENEMY = [("E1", ALLIED)]


@pytest.mark.parametrize(
    ("segments", "way", "units", "tokens"),
    [
        (OWN[:1], "fuel each", FOUR, 4),
        (OWN[:1], "fuel formation C10.21 e-dak", FOUR, 4),
        (OWN, "fuel formation C10.21 e-dak", FOUR, 4),
        (OWN[:1], "fuel each", TWO, 2),
        (OWN, "fuel each", TWO, 4),
        ([*ENEMY, *OWN], "fuel formation C10.21 e-dak", FOUR, 4),
        ([*ENEMY, *OWN], "fuel each", FOUR, 12),
    ],
)
def test_w5_what_is_burnt_over_several_phases(segments, way, units, tokens):
    assert fuel_over(segments, way, units, panzer_division().dump("C10.21", 20, AXIS)) == tokens


def test_w5_who_is_out_of_reach_of_the_hq_pays_for_himself_in_each_phase():
    field = panzer_division().put("C10.02", "d-33a").dump("C10.01", 9, AXIS)
    game = field.play(phasing=AXIS).play("move a-i8 b-ii8 c-115 to C10.14", "fuel formation C10.21 e-dak")
    state = state_of(game.play("move d-33a to C10.03", "fuel each"))

    assert [state.fuel[unit] for unit in range(4)] == [*[FOR_FORMATION] * 3, FOR_PHASE]
    assert state.dumps[AXIS] == {field.hex("C10.21"): 12 - 4, field.hex("C10.01"): 9 - 1}
    carry_out(phase(state, "G"))
    assert [state.fuel[unit] for unit in range(4)] == [*[FOR_FORMATION] * 3, DRY]


def trace_field(face: int = 0, friend: bool = True) -> Field:
    field = Field(
        unit("a-bn", "2-3-3"),
        unit("b-hq", "--0-4", size="hq", type="Army HQ", throw=15, moves="truck"),
        unit("c-bn", "2-3-3"),
        unit("d-arm", "5-4-8", side=AXIS, move="3 12", moves="tracked", colour="yellow", nation="It"),
    )
    road = [f"C05.{column:02}" for column in range(3, 9)]
    field.road("road", *road).put("C05.24", "a-bn").put("C05.12", "b-hq", face=face)
    field.terrain("rocky", "C05.20", "C05.21")
    for row in (4, 6):  # no way round the rocks that is as cheap
        for column in range(13, 27):
            field.terrain("sand", f"C{row:02}.{column:02}")
    field.put("C04.05", "d-arm", face=1)
    if friend:
        field.put("C05.05", "c-bn")
    field.ground.port[field.hex("C05.03")] = 4
    field.state.port_hits[field.hex("C05.03")] = 1
    return field.own(ALLIED, *road)


def test_w6_trace_by_an_hq_along_a_road_from_a_port():
    field = trace_field()

    assert port_capacity(field.state, field.hex("C05.03")) == 3
    costs = network(field.state, ALLIED).ways_from(field.hex("C05.12"), 15 * MP)
    assert costs[field.hex("C05.23")] == 13 * MP  # beside the battalion
    assert costs[field.hex("C05.09")] == 3 * MP  # beside the road
    assert in_trace(field.state, 0)


@pytest.mark.parametrize(("date", "traced"), [("1941-02-01", False), ("1941-03-01", True)])
def test_w6_an_italian_unit_in_february_1941_could_not_use_plain_road(date, traced):
    field = Field(unit("a-it", "2-3-3", side=AXIS, nation="It")).put("C05.20", "a-it")
    field.road("road", *[f"C05.{column:02}" for column in range(3, 21)]).own(AXIS, "C05.03")
    field.ground.port[field.hex("C05.03")] = 4
    field.state.date = date

    assert in_trace(field.state, 0) == traced


def test_w6_an_armoured_unit_beside_the_road_cuts_it_in_any_mode():
    assert not in_trace(trace_field(friend=False).state, 0)


def test_w6_an_hq_on_its_move_face_throws_eight_and_thirteen_is_too_far():
    assert not in_trace(trace_field(face=1).state, 0)


@pytest.mark.parametrize(("with_third", "modifier", "lost"), [(True, 3, 2), (False, 0, 1)])
def test_w7_attrition(with_third, modifier, lost):
    field = Field(
        unit("a-div", "9-2-3", side=AXIS, size="division", nation="It"),
        unit("b-bn", "2-3-3", side=AXIS, nation="It"),
        unit("c-bn", "2-1-3", side=AXIS, nation="It"),
    )
    field.put("C10.10", "a-div", *(["c-bn"] if with_third else [])).put("C10.10", "b-bn", marker="dg")
    game = field.play("D", AXIS)
    assert game.question is not None
    asked = game.question.arguments

    assert (game.question.message, asked["rating"], asked["modifier"]) == ("ask-roll-attrition", 3, modifier)

    game.play(6, *["lose a-div"] * lost)

    assert state_of(game).steps[0] == 3 - lost
    assert told(game, "log-attrition")["steps"] == lost


def long_road() -> tuple[Field, list[str]]:
    """A primary road of 92 hexes that winds through a field of sea, trucks and supply at its start."""
    rows = [[f"C{row:02}.{column:02}" for column in range(1, 31)] for row in (1, 3, 5)]
    road = [*rows[0], "C02.30", *reversed(rows[1]), "C04.01", *rows[2]]
    field = Field(unit("a", "2-3-3"), unit("b", "2-3-3"))
    field.terrain("sea", *[name for name in field.grid.names if name not in road])
    field.road("primary_road", *road).dump(road[0], 4).put(road[90], "a").put(road[60], "b")
    field.state.trucks.append(Trucks(ALLIED, field.hex(road[0]), 4, 0, 0))
    return field, road


def test_w9_ninety_hexes_of_road_with_load_and_thirty_back():
    field, road = long_road()
    game = field.play()
    spent = []
    for order in (f"load {road[0]} 4", f"drive {road[0]} 4 full to {road[90]}", f"unload {road[90]} 4"):
        spent.append(state_of(game.play(order)).trucks[0].spent)

    assert spent == [5 * MP, 35 * MP, 40 * MP]
    back = words(game, "drive", road[90], "4", "empty", "to")
    assert road[60] in back
    assert road[59] not in back


def test_w9_in_a_storm_sixty_hexes_with_load_and_unloading():
    field, road = long_road()
    field.state.weather = {"C": SANDSTORM}
    game = field.play().play(f"load {road[0]} 4", f"drive {road[0]} 4 full to {road[60]}")
    assert state_of(game).trucks[0].spent == 45 * MP

    state = state_of(game.play(f"unload {road[60]} 4"))
    assert state.trucks[0].spent == 50 * MP
    assert state.dumps[ALLIED] == {field.hex(road[60]): 4}


def test_w9_trucks_load_drive_and_unload():
    field = Field(unit("a", "2-3-3")).put("C05.22", "a").dump("C05.10", 4)
    field.state.trucks.append(Trucks(ALLIED, field.hex("C05.10"), 4, 0, 0))
    game = field.play().play("load C05.10 4", "drive C05.10 4 full to C05.22", "unload C05.22 4")
    state = state_of(game)

    assert state.dumps[ALLIED] == {field.hex("C05.22"): 4}
    assert state.trucks[0].spent == 22 * MP


def retreat_field() -> Field:
    field = Field(
        unit("a-bde", "6-4-3", size="brigade", type="Inf Bde"),
        unit("b-bn", "2-3-3"),
        unit("c-att", "9-4-3", side=AXIS, size="regiment", nation="It"),
        unit("d-zoc", "3-4-3", side=AXIS, nation="It"),
        unit("e-zoc", "3-4-3", side=AXIS, nation="It"),
    )
    field.put("C10.10", "a-bde").put("C10.11", "c-att").put("C12.09", "d-zoc")
    return field


def defend(field: Field, *answers: str) -> None:
    """`DL1o2` on the brigade, whose rating counted."""
    state = field.state
    combat = Combat(field.hex("C10.10"), [2], [0], False)
    enemies = [hex for hex in state.stacks if state.holder(hex) == AXIS]
    origins = [field.hex("C10.11")]
    carry_out(suffer_defence(state, combat, Outcome(1, 2, 0, False), True, enemies, origins), *answers)


BACK = ["take retreat", "take retreat", "retreat C10.08"]


def test_w10_a_retreat_through_zones_of_control():
    field = retreat_field().put("C10.08", "b-bn").put("C09.08", "e-zoc").put("C11.10", "d-zoc")
    first, second = field.hex("C10.09"), field.hex("C10.08")
    assert field.state.in_enemy_zone(ALLIED, first)
    assert field.state.in_enemy_zone(ALLIED, second)

    one = retreat_field().put("C10.08", "b-bn").put("C09.08", "e-zoc").put("C11.10", "d-zoc")
    one.state.steps[0] = 1  # its loss
    carry_out(go_back(one.state, [0], [first]))
    assert (one.state.place[0], one.state.marker[0], one.state.steps[0]) == (first, DG, 1)

    field.terrain("sea", *[name for name in field.grid.names if name not in ("C10.08", "C10.09", "C10.10")])
    defend(field, *BACK)
    assert (field.state.place[0], field.state.steps[0]) == (DEAD, 0)
    assert field.state.marker[1] == DG


def test_w10_free_of_zones_the_second_hex_disorganises_all():
    field = retreat_field().put("C10.08", "b-bn")
    defend(field, *BACK)

    assert (field.state.place[0], field.state.steps[0]) == (field.hex("C10.08"), 1)
    assert [field.state.marker[one] for one in (0, 1)] == [DG, DG]


def test_w10_with_both_options_as_losses_it_is_dead_at_once():
    field = retreat_field()
    defend(field, "take loss")

    assert field.state.place[0] == DEAD


def test_w12_a_port_under_a_zone_of_control():
    field = Field(unit("a-div", "9-4-3", size="division"), unit("b-bn", "3-4-3", side=AXIS, nation="It"))
    port = field.hex("C05.05")
    field.ground.port[port] = 4
    field.put("C05.05", "a-div").own(ALLIED, "C05.05")
    found = []
    for hits in range(5):
        field.state.port_hits[port] = hits
        found.append((port_capacity(field.state, port), field.state.is_source(ALLIED, port)))

    assert found == [(4, True), (3, True), (2, True), (2, True), (1, False)]

    field.state.port_hits[port] = 1
    field.put("C05.06", "b-bn")
    assert (port_capacity(field.state, port), field.state.is_source(ALLIED, port)) == (0, False)

    field.put("C05.06", "b-bn", marker="dg")
    assert (port_capacity(field.state, port), field.state.is_source(ALLIED, port)) == (3, True)


def test_anti_tank_levels():
    field, _ = regular_combat()

    assert [field.theatre.counters[number].anti_tank(True) for number in (0, 4)] == [HEAVY, HEAVY]
    assert step_cost(field.state, 0, field.grid.side_between(field.hex("C10.11"), field.hex("C10.12")), True) == MP


# W-11


def dead_brigade(*, zone: bool = False, hq: str = "C10.12", **options: str) -> Field:
    """W-11: a dead armoured brigade, 2 Eq and 1 Pax in a hex that is two hexes from an HQ."""
    field = Field(
        unit("7armbde", "7-4-8", size="brigade", moves="tracked", colour="yellow", type="Arm Bde"),
        unit("at-1", "(3)-3-8", type="AT Bn"),
        unit("at-2", "(3)-3-8", type="AT Bn"),
        unit("b-13c", "--0-4", size="hq", type="Corps HQ"),
        unit("eq-1", "0-0-8", size="replacement", moves="truck", type="Replacement Eq", nation="generic"),
        unit("eq-2", "0-0-8", size="replacement", moves="truck", type="Replacement Eq", nation="generic"),
        unit("pax-1", "0-0-6", size="replacement", type="Replacement Pax", nation="generic"),
        unit("x-enemy", "5-3-3", side=AXIS),
        **options,
    )
    field.put("C10.10", "eq-1", "eq-2", "pax-1", face=1).put(hq, "b-13c")
    if zone:
        field.put("C10.09", "x-enemy")
    field.state.rebuilding = True
    for id in ("7armbde", "at-1", "at-2"):
        field.state.put(field.number(id), DEAD)
        field.state.steps[field.number(id)] = 0
    return field


def test_w11_a_pax_and_two_eq_rebuild_a_dead_armoured_brigade_step_by_step():
    field = dead_brigade()
    brigade = field.number("7armbde")
    assert cost_of(field.state, brigade) == [WHOLE, WHOLE]
    game = field.play("B")

    game.play("rebuild 7armbde at C10.10", "place 7armbde move")
    state = state_of(game)
    assert (state.steps[brigade], state.re_of(brigade), state.place[brigade]) == (1, RE // 2, field.hex("C10.10"))
    assert cost_of(state, brigade) == [0, WHOLE]
    assert [len(replacements_in(state, field.hex("C10.10"), "Br", kind)) for kind in (PAX, EQ)] == [0, 1]

    state = state_of(game.play("rebuild 7armbde at C10.10"))
    assert (state.steps[brigade], state.re_of(brigade)) == (2, RE)
    assert [len(replacements_in(state, field.hex("C10.10"), "Br", kind)) for kind in (PAX, EQ)] == [0, 0]


def test_w11_in_an_enemy_zone_it_is_refused():
    field = dead_brigade(zone=True)
    refused = cannot_rebuild(field.state, field.number("7armbde"), field.hex("C10.10"))

    assert refused is not None
    assert (refused.rule, refused.message) == ("13.5", "why-no-rebuilding-in-zone")


@pytest.mark.parametrize(("die", "left"), [(5, 2), (2, 1)])
def test_w11_an_anti_tank_battalion_costs_half_an_eq_by_the_die(die, left):
    field = dead_brigade()
    state = state_of(field.play("B").play("rebuild at-1 at C10.10", die, "place at-1 move"))

    assert state.place[field.number("at-1")] == field.hex("C10.10")
    assert len(replacements_in(state, field.hex("C10.10"), "Br", EQ)) == left


def test_w11_two_of_them_share_one_eq_without_a_die():
    field = dead_brigade()
    answers = ["rebuild at-1 at-2 at C10.10", "place at-1 move", "place at-2 move"]
    state = state_of(field.play("B").play(*answers))

    assert {state.place[field.number(id)] for id in ("at-1", "at-2")} == {field.hex("C10.10")}
    assert len(replacements_in(state, field.hex("C10.10"), "Br", EQ)) == 1
