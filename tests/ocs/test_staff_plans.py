"""What the heuristic staff of DAK-II makes of a position: whom it leaves behind, whom it spares, where it goes."""

from __future__ import annotations

import pytest

from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.engine.questions import Question
from sandtable.games.ocs.combat.tables import column_of
from sandtable.games.ocs.counters import ALLIED, AXIS, COMBAT, MOVE
from sandtable.games.ocs.dak2.bot.barrages import order_ships
from sandtable.games.ocs.dak2.bot.battles import LEAST_COLUMN, Battle, judge, with_the_best
from sandtable.games.ocs.dak2.bot.corridors import order_corridor
from sandtable.games.ocs.dak2.bot.formations import formations_of
from sandtable.games.ocs.dak2.bot.intentions import battles_after, intention
from sandtable.games.ocs.dak2.bot.moves import order_hqs, step_towards
from sandtable.games.ocs.dak2.bot.objectives import GARRISON_STEP
from sandtable.games.ocs.dak2.bot.plans import SPARED, faces, is_corridor, is_tied, plan_battles, stock_near
from sandtable.games.ocs.dak2.bot.scene import AS_IT_IS, Scene
from sandtable.games.ocs.dak2.bot.supply import order_breakout
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.games.ocs.dak2.scenarios import SCENARIOS
from sandtable.games.ocs.state import DEAD
from sandtable.games.ocs.supply.breakout import Breakout
from sandtable.games.ocs.theatre import SANDSTORM
from sandtable.games.ocs.trucks import Trucks
from sandtable.words import LANGUAGES, words_for

SIDI_BARRANI, BUQ_BUQ, SOLLUM, SIWA = "C42.19", "C41.24", "C41.28", "C03.23"
GARRISON = "su-sdf"  # of Siwa: on foot, or on trucks
TANKS = ["br-1rtr", "br-2rtr", "br-6rtr", "br-7hus"]
BRIGADES = ["in-5", "in-7", "in-11", "br-16"]


class Staff:
    """A staff before the first order of Sidi Barrani, units moved as a test wants them; the Allied staff at first."""

    def __init__(self) -> None:
        game = Game.new(RULES, scenario="7.3", options={"weather": "clear"}, dealer=Dealer(1), log=False)
        assert game.question is not None
        self.state = game.state
        self.question = game.question

    def hex(self, name: str) -> int:
        return self.state.theatre.hex_named(name)

    def number(self, id: str) -> int:
        return self.state.theatre.unit_number[id]

    def put(self, hex: str, *ids: str) -> Staff:
        for id in ids:
            self.state.put(self.number(id), self.hex(hex))
            self.state.set_owner(self.hex(hex), self.state.side_of(self.number(id)))
        return self

    def empty(self, *hexes: str) -> Staff:
        for hex in hexes:
            for unit in list(self.state.stacks.get(self.hex(hex), [])):
                self.state.put(unit, DEAD)
        return self

    def at_last(self, first: int = ALLIED) -> Staff:
        self.state.date, self.state.turn, self.state.first = SCENARIOS["7.3"].end, 2, first
        return self

    def of_axis(self) -> Staff:
        """The Axis staff in its own Movement Phase."""
        self.state.phasing, self.question = AXIS, Question("axis", "2.2", "", [], {})
        return self

    def look(self) -> Scene:
        self.state.changed()
        return Scene(self.state, self.question, lambda: 0.5)


def count_tied(staff: Staff) -> int:
    scene = staff.look()
    return sum(is_tied(scene, staff.number(id)) for id in TANKS)


def test_at_last_a_guard_stays_in_a_town_while_another_is_to_be_taken():
    staff = Staff().empty(SOLLUM).put(SOLLUM, *TANKS)

    assert count_tied(staff) == len(TANKS)
    assert count_tied(staff.at_last()) == 1


def test_nobody_stays_in_a_town_when_the_enemy_has_no_turn_left():
    staff = Staff().empty(SOLLUM).put(SOLLUM, *TANKS).at_last(first=AXIS)

    assert count_tied(staff) == 0


def test_who_takes_one_town_spares_those_who_can_take_the_next():
    staff = Staff().empty("C41.20", "C40.19", "C39.21", "C42.17").at_last(first=AXIS)
    staff.put("C41.20", *TANKS, *BRIGADES, "br-13c")
    scene, tanks = staff.look(), frozenset(staff.number(id) for id in TANKS)
    battle = Battle(staff.hex(SIDI_BARRANI), {staff.number(id): staff.hex("C41.20") for id in TANKS + BRIGADES})
    alone, spared = with_the_best(scene, battle, SPARED), with_the_best(scene, battle, SPARED, tanks)

    assert not tanks & set(spared.origins)
    assert tanks & set(alone.origins)


def test_what_decides_is_fought_for_below_even_odds():
    staff, tank = Staff(), Staff().number("br-7hus")
    poor = {tank: staff.hex("C40.27")}
    before = judge(staff.look(), Battle(staff.hex(SOLLUM), poor))
    at_last = judge(staff.at_last().look(), Battle(staff.hex(SOLLUM), poor))

    assert before.column == at_last.column < LEAST_COLUMN
    assert not before.is_worth_it
    assert at_last.is_worth_it


def test_who_would_starve_before_the_attack_counts_for_half():
    staff = Staff()
    scene, tank = staff.look(), staff.number("br-7hus")
    origin, target = staff.hex("C40.27"), staff.hex(SOLLUM)
    battle = judge(scene, Battle(target, {tank: origin}))
    punch = scene.punch(tank, origin, target)
    columns = [min(column_of(strength, *of) for of in scene.defence(target, False)) for strength in (punch, punch // 2)]

    assert scene.hunger(tank, origin) == 1.0
    assert columns[0] > battle.column == columns[1]


def test_whoever_is_missed_least_opens_the_way_of_those_who_attack_beyond_the_camps():
    staff = Staff().put("C38.16", "br-13c").put("C40.17", *BRIGADES, "br-7rtr", "br-3", "br-selby").at_last()
    brigade, beside = staff.number("in-5"), staff.hex("C41.19")
    before = staff.look().hunger(brigade, beside)

    order = next(order_corridor(staff.look())).split()
    staff.put(order[-1], order[1])

    assert before == 1.0
    assert order[1] not in BRIGADES
    assert staff.look().hunger(brigade, beside) == 0.0
    assert is_corridor(staff.look(), staff.number(order[1])) == bool(staff.state.spent[staff.number(order[1])])


def test_at_last_each_town_that_is_lacking_gets_its_share_of_those_who_could_take_any():
    staff = Staff().empty("C39.21", "C38.22", "C38.23", "C40.19", "C40.28", "C42.29").at_last(first=AXIS)
    staff.put("C39.24", *TANKS, "br-3hus", "br-8hus").put("C38.22", "br-13c", "br-2rif")

    battles = plan_battles(staff.look())

    assert {SOLLUM, BUQ_BUQ} <= {staff.state.theatre.grid.names[battle.hex] for battle in battles}


def test_at_last_who_needs_but_one_town_sends_all_to_where_the_chance_is_best():
    staff = Staff()
    for unit in staff.state.units_on_map(AXIS):
        staff.state.put(unit, DEAD)
    staff.put(SOLLUM, "br-1rtr", "br-2rtr").put(BUQ_BUQ, "br-6rtr", "br-7hus").at_last().of_axis()
    staff.put("C40.26", "it-62", "it-63")

    battles = plan_battles(staff.look())

    assert [len(battle.origins) for battle in battles] == [2]


def test_an_hq_has_a_guard_until_nothing_counts_but_the_towns():
    staff = Staff().of_axis().put("C42.29", "br-11hus")
    guard = staff.number("it-1cn")

    assert is_tied(staff.look(), guard)
    assert not is_tied(staff.at_last().look(), guard)


def test_ships_wait_while_the_own_player_turn_is_still_to_come():
    staff = Staff()
    staff.state.phasing, staff.state.segment = AXIS, "E2"

    staff.state.first = AXIS
    assert list(order_ships(staff.look())) == []
    staff.state.first = ALLIED
    assert next(order_ships(staff.look())).startswith("bombard ")


def test_the_garrison_of_what_decides_is_worth_wearing_down():
    staff = Staff()
    unit = staff.number("it-mg2")

    assert staff.look().worth.of_step(unit) < GARRISON_STEP
    assert staff.at_last().look().worth.of_step(unit) == GARRISON_STEP


def test_those_who_march_go_round_the_escarpment():
    staff = Staff()
    unit, goal, above = staff.number("br-11hus"), staff.hex(BUQ_BUQ), staff.hex("C38.25")
    staff.state.face[unit] = MOVE
    scene, mp_class = staff.look(), staff.state.counter(unit).faces[COMBAT].mp_class
    found = [staff.hex(order.split(" ")[-1]) for order in step_towards(scene, unit, goal, 2)]

    assert above in scene.reach(unit).cost
    assert scene.way(found[0], goal, mp_class) < scene.way(above, goal, mp_class)
    assert scene.distance(found[0], goal) > scene.distance(above, goal)


def test_in_a_storm_the_hq_drives_with_its_move_face_up():
    staff = Staff()
    staff.state.weather = {"C": SANDSTORM}
    staff.state.weather_changed()

    assert next(order_hqs(staff.look()), "") == "mode br-13c move"


@pytest.mark.parametrize(("tokens", "found"), [(0, [AS_IT_IS]), (1, [AS_IT_IS, MOVE])])
def test_nobody_turns_to_trucks_for_which_there_is_no_fuel(tokens, found):
    staff = Staff()
    staff.state.dumps[ALLIED][staff.hex(SIWA)] = tokens

    assert faces(staff.look(), staff.number(GARRISON)) == found


def told_of(name: str, before: Scene, after: Scene, battles: list[Battle]) -> list[str]:
    """The sentence about a formation, in each language."""
    told = intention(before, after, next(one for one in formations_of(before) if one.name == name), battles)
    assert told is not None
    return [words_for("dak2", language).text(told.message, told.arguments) for language in LANGUAGES]


@pytest.mark.parametrize(
    ("hex", "sentences"),
    [
        (SIWA, ["Who is in Siwa (C03.23) stays there.", "Siwa（C03.23）の部隊：そこにとどまる。"]),
        (
            "C38.19",
            [
                "Who is in Siwa (C03.23) goes to C38.19, towards Buq Buq (C41.24).",
                "Siwa（C03.23）の部隊：C38.19へ移動（Buq Buq（C41.24）方面）。",
            ],
        ),
        ("C02.23", ["Who is in Siwa (C03.23) goes to C02.23.", "Siwa（C03.23）の部隊：C02.23へ移動。"]),
    ],
)
def test_it_tells_where_its_orders_lead(hex, sentences):
    before = Staff().put("C38.16", "br-lrdg").look()
    after = Staff().put("C38.16", "br-lrdg").put(hex, GARRISON).look()

    assert told_of(SIWA, before, after, []) == sentences


def test_it_tells_who_stays_without_supply():
    scene = Staff().put("C20.30", GARRISON).look()

    assert told_of("C20.30", scene, scene, []) == [
        "Who is in C20.30 stays there without supply.",
        "C20.30の部隊：補給の届かないその場にとどまる。",
    ]


def test_it_does_not_say_twice_where_somebody_is():
    staff = Staff().empty(SOLLUM, "C40.27").put(SOLLUM, "br-1rtr").put("C40.27", "it-62", "it-63").of_axis()
    scene, origin, units = staff.look(), staff.hex("C40.27"), [staff.number("it-62"), staff.number("it-63")]
    battle = judge(scene, Battle(staff.hex(SOLLUM), dict.fromkeys(units, origin)))

    for sentence in told_of("C40.27", scene, scene, [battle]):
        assert "Sollum" in sentence
        assert sentence.count("C40.27") == 1


def test_an_order_that_dice_follow_is_told_as_it_is_given():
    staff = Staff().put("C40.27", *TANKS)
    overrun = battles_after(staff.look(), f"overrun {SOLLUM} with br-1rtr br-2rtr")[0]
    battles_after(staff.look(), f"move {GARRISON} to C38.19")

    assert overrun.is_overrun
    assert overrun.attackers == sorted(staff.number(id) for id in ("br-1rtr", "br-2rtr"))
    assert staff.state.place[staff.number(GARRISON)] == staff.hex("C38.19")


def test_the_supply_that_formations_carry_is_near_a_battle_too():
    staff = Staff()
    staff.state.organic_place[0], staff.state.organic_load[0] = staff.hex(SIWA), 3
    before = stock_near(staff.look(), staff.hex(SOLLUM))
    staff.state.organic_place[0] = staff.hex("C40.27")

    assert staff.state.theatre.trucks[0].side == ALLIED
    assert stock_near(staff.look(), staff.hex(SOLLUM)) == before + 3


@pytest.mark.parametrize(
    ("ring", "guarded", "found"), [(True, False, True), (True, True, False), (False, False, False)]
)
def test_transport_breaks_out_where_it_would_be_taken(ring, guarded, found):
    staff = Staff()
    place = staff.hex("C30.10")
    staff.state.trucks = [Trucks(ALLIED, place, 4, 2, 0)]
    staff.state.organic_place[0] = place
    foes = [unit for unit in staff.state.units_on_map(AXIS) if staff.state.has_zone(unit)]
    for hex, unit in zip(staff.look().around(place), foes if ring else [], strict=False):
        staff.state.put(unit, hex)
    if guarded:
        staff.put("C30.10", "in-5")
    staff.state.segment = "C1"
    orders = list(order_breakout(staff.look()))

    own = staff.state.theatre.trucks[0].id
    assert orders == (["breakout C30.10 full", "breakout C30.10 empty", f"breakout {own}"] if found else [])
    assert all(Breakout().why_not(staff.state, ALLIED, order.split(" ")[1:]) is None for order in orders)
