"""13.8 Engineers, 16 hedgehogs, 19.0 damage and repair of ports."""

from __future__ import annotations

import pytest

from ocs.field import Field, carry_out, proves, state_of, unit, why_not, words
from sandtable.games.ocs.barrage import barrage
from sandtable.games.ocs.counters import ALLIED, AXIS
from sandtable.games.ocs.dak2.options import DEFAULTS
from sandtable.games.ocs.dak2.position import read_fields, write_fields
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.supply.trace import is_detrainable

SITE = "C10.10"


def works(*, allied_left: int = 2, **marks: str) -> Field:
    """Engineers of both sides, an HQ, a brigade and a battalion; supply beside them."""
    field = Field(
        unit("a-eng", "1-3-4", type="Eng Bn"),
        unit("b-hq", "--0-4", size="hq", type="Corps HQ", moves="truck"),
        unit("c-bde", "6-4-3", size="brigade", type="Inf Bde"),
        unit("d-bn", "2-3-3"),
        unit("e-bn", "2-3-3"),
        unit("x-eng", "1-3-4", type="Assault Eng Bn", side=AXIS, nation="It"),
        unit("y-port", "1-3-4", type="Port Eng"),
        unit("z-rr", "1-3-4", type="RR Eng"),
    )
    field.dump("C10.11", 20).dump("C12.20", 20, AXIS).state.hedgehogs_left = [allied_left, 1]
    for hex in range(len(field.grid)):
        field.state.owner[hex] = ALLIED
    return field


def port(field: Field, hits: int = 0) -> Field:
    hex = field.hex(SITE)
    field.ground.port[hex] = 4
    if hits:
        field.state.port_hits[hex] = hits
    return field


@proves("O-13.8-a", "D-3.9f-a", "O-13.1-b", "O-5.5-b", "O-5.10-j")
@pytest.mark.parametrize(
    ("id", "marker", "face", "capable"),
    [
        ("a-eng", "", 0, True),
        ("a-eng", "dg", 0, True),
        ("a-eng", "", 1, False),
        ("a-eng", "reserve", 0, False),
        ("b-hq", "", 0, True),
        ("x-eng", "", 0, True),
        ("c-bde", "", 0, False),
        ("z-rr", "", 0, False),
    ],
)
def test_who_is_engineer_capable(id, marker, face, capable):
    field = works().put(SITE, id, marker=marker, face=face)

    assert field.state.is_engineer_capable(field.number(id)) == capable


@proves("O-13.8-e", "O-13.8-g", "O-13.8-h", "O-16.0-f", "O-16.0-a")
def test_an_engineer_builds_a_hedgehog_within_two_hexes_for_eight_tokens_at_once():
    game = works().put("C10.12", "a-eng").play().play(f"build hedgehog {SITE} by a-eng")
    state = state_of(game)

    assert state.hedgehog_in(state.theatre.hex_named(SITE)) == 1
    assert sum(state.dumps[ALLIED].values()) == 12
    assert state.hedgehogs_left[ALLIED] == 1
    assert "move" not in words(game)
    assert why_not(game, "move a-eng to C10.13").message == "why-finished"


@proves("O-13.8-e")
def test_three_hexes_are_too_far_and_who_has_moved_does_not_build():
    game = works().put("C10.13", "a-eng").play()
    assert why_not(game, f"build hedgehog {SITE} by a-eng").message == "why-site-too-far"

    game.play("move a-eng to C10.12")
    assert why_not(game, f"build hedgehog {SITE} by a-eng").message == "why-moved-or-worked"


@proves("O-13.8-e", "O-2.3-a")
def test_an_engineer_does_one_task_in_a_phase():
    field = works().put("C10.12", "a-eng")
    for site in ("C10.11", SITE):
        field.state.hedgehogs[field.hex(site)] = 1
    game = field.play().play(f"lower hedgehog {SITE} by a-eng")

    assert why_not(game, "lower hedgehog C10.11 by a-eng").message == "why-moved-or-worked"


@proves("O-13.8-e")
def test_the_way_to_the_site_is_one_on_foot_and_zones_do_not_matter():
    field = works().put("C10.11", "a-eng").put("C11.10", "x-eng")
    assert SITE in words(field.play(), "build", "hedgehog")

    field = works().put("C10.12", "a-eng")
    for other in field.grid.around(field.hex(SITE)):
        field.side("escarpment", SITE, field.grid.names[other])
    assert SITE not in words(field.play(), "build", "hedgehog")


@proves("O-13.8-e", "O-4.8-h")
def test_the_way_to_the_site_does_not_lead_through_enemy_units():
    field = works().put("C10.12", "a-eng")
    field.state.hedgehogs[field.hex(SITE)] = 1
    assert SITE in words(field.play(), "lower", "hedgehog")

    field.put("C10.11", "x-eng")
    assert why_not(field.play(), f"lower hedgehog {SITE} by a-eng").message == "why-site-too-far"


@proves("O-13.8-a", "O-5.10-j")
def test_disorganised_engineers_work_on_their_combat_face_alone():
    field = works().put("C10.12", "a-eng", marker="dg").put(SITE, "c-bde")
    game = field.play().play(f"build hedgehog {SITE} by a-eng")
    assert state_of(game).hedgehogs == {field.hex(SITE): 1}

    field = works().put("C10.12", "a-eng", marker="dg", face=1)
    game = field.play()
    assert why_not(game, f"build hedgehog {SITE} by a-eng").message == "why-not-in-combat-mode"
    assert "build" not in words(game)


@proves("O-13.8-i", "O-16.0-f")
def test_without_engineers_one_regiment_in_combat_mode_builds_where_it_stands():
    game = works().put(SITE, "d-bn", "e-bn").play()
    refused = why_not(game, f"build hedgehog {SITE} by d-bn")
    assert (refused.message, refused.arguments["re"]) == ("why-too-few-workers", "1/2")
    assert words(game, "build", "hedgehog", SITE, "by") == ["d-bn"]
    assert words(game, "build", "hedgehog", SITE, "by", "d-bn") == ["e-bn"]
    assert why_not(game, "build hedgehog C10.09 by d-bn e-bn").message == "why-site-too-far"

    game.play(f"build hedgehog {SITE} by d-bn e-bn")
    assert state_of(game).hedgehog_in(state_of(game).theatre.hex_named(SITE)) == 1


@proves("O-13.8-i", "O-5.10-j")
@pytest.mark.parametrize("marker", ["dg", "reserve"])
def test_others_build_in_combat_mode_alone(marker):
    game = works().put(SITE, "c-bde", marker=marker).play()

    assert why_not(game, f"build hedgehog {SITE} by c-bde").message == "why-not-in-combat-mode"


@proves("O-13.8-i", "O-5.1-c")
@pytest.mark.parametrize(("marker", "enough"), [("", True), ("dg", False)])
def test_of_those_who_work_together_only_combat_mode_makes_up_the_regiment(marker, enough):
    field = works().put(SITE, "a-eng", marker=marker).put(SITE, "d-bn")
    field.state.hedgehogs[field.hex(SITE)] = 1
    game, order = field.play(), f"lower hedgehog {SITE} by a-eng d-bn"

    if enough:
        assert state_of(game.play(order)).hedgehogs == {}
    else:
        refused = why_not(game, order)
        assert (refused.message, refused.arguments["re"]) == ("why-too-few-workers", "1/2")


@proves("O-16.0-f", "O-13.8-e")
def test_no_hedgehog_is_built_in_the_sea_or_beside_what_the_enemy_left():
    field = works().put("C10.12", "a-eng").terrain("sea", SITE)
    assert why_not(field.play(), f"build hedgehog {SITE} by a-eng").message == "why-no-ground-for-hedgehog"

    field = works().put("C10.12", "a-eng").dump(SITE, 1, AXIS)
    assert why_not(field.play(), f"build hedgehog {SITE} by a-eng").message == "why-not-own-hex"


@proves("O-13.8-g")
def test_no_supply_no_hedgehog():
    refused = why_not(works().put(SITE, "a-eng").dump("C10.11", 7).play(), f"build hedgehog {SITE} by a-eng")

    assert (refused.message, refused.arguments["need"]) == ("why-no-supply-for-work", 8)


@proves("O-16.0-h", "D-2.1a-a", "D-1.4-b", "O-4.8-f")
def test_nobody_builds_above_level_one_or_changes_a_printed_hedgehog():
    field = works().put(SITE, "a-eng", "c-bde")
    field.state.hedgehogs[field.hex(SITE)] = 1
    assert why_not(field.play(), f"build hedgehog {SITE} by a-eng").message == "why-no-higher-hedgehog"

    field = works().put(SITE, "a-eng")
    field.ground.hedgehog[field.hex(SITE)] = 1
    assert why_not(field.play(), f"build hedgehog {SITE} by a-eng").message == "why-printed-hedgehog"
    assert why_not(field.play(), f"lower hedgehog {SITE} by a-eng").message == "why-no-built-hedgehog"


@proves("D-2.1a-e")
def test_printed_hedgehogs_are_not_counted():
    field = works(allied_left=1).put(SITE, "a-eng")
    field.ground.hedgehog[field.hex("C15.15")] = 3

    assert "build" in words(field.play())


@proves("D-7.1-al-works", "D-7.3-al-works", "D-7.1-ax-works", "D-7.3-ax-works")
@pytest.mark.parametrize("scenario", ["7.1", "7.3"])
def test_no_hedgehog_is_left_to_build_in_the_scenarios(scenario):
    assert set_up(scenario).hedgehogs_left == [0, 0]
    assert why_not(works(allied_left=0).put(SITE, "a-eng").play(), f"build hedgehog {SITE} by a-eng").message == (
        "why-no-hedgehog-left"
    )


@proves("O-16.0-g", "O-13.8-f")
def test_a_hedgehog_is_lowered_for_nothing_once_in_a_turn():
    field = works().put(SITE, "a-eng", "c-bde")
    field.state.hedgehogs[field.hex(SITE)] = 2
    game = field.play().play(f"lower hedgehog {SITE} by a-eng")
    assert state_of(game).hedgehogs == {field.hex(SITE): 1}
    assert why_not(game, f"lower hedgehog {SITE} by c-bde").message == "why-worked-on-already"

    field.state = state_of(game)
    field.state.works = []
    game = field.play().play(f"lower hedgehog {SITE} by c-bde")
    assert state_of(game).hedgehogs == {}
    assert sum(state_of(game).dumps[ALLIED].values()) == 20


@proves("O-13.8-f", "O-19.0-g")
def test_an_own_port_is_damaged_by_one_hit_in_a_turn():
    game = port(works()).put(SITE, "c-bde").put("C10.12", "a-eng").play().play(f"damage port {SITE} by c-bde")

    assert state_of(game).port_hits == {state_of(game).theatre.hex_named(SITE): 1}
    assert why_not(game, f"damage port {SITE} by a-eng").message == "why-worked-on-already"


@proves("O-19.0-f", "O-10.2-d")
def test_a_port_takes_four_hits_and_no_more():
    game = port(works(), 3).put(SITE, "c-bde").play().play(f"damage port {SITE} by c-bde")
    assert list(state_of(game).port_hits.values()) == [4]

    game = port(works(), 4).put(SITE, "c-bde").play()
    assert why_not(game, f"damage port {SITE} by c-bde").message == "why-port-ruined"


@proves("O-19.0-g", "O-13.8-e")
def test_nobody_works_on_what_is_the_enemys():
    field = port(works()).put("C10.12", "a-eng").own(AXIS, SITE)

    assert why_not(field.play(), f"damage port {SITE} by a-eng").message == "why-not-own-hex"


@proves("O-19.0-h", "D-3.9f-d")
def test_port_engineers_repair_a_hit_for_four_tokens():
    field = port(works(), 2).put(SITE, "y-port", "a-eng")
    assert why_not(field.play(), f"repair port {SITE} by a-eng").message == "why-no-engineer"

    state = state_of(field.play().play(f"repair port {SITE} by y-port"))
    assert state.port_hits == {field.hex(SITE): 1}
    assert sum(state.dumps[ALLIED].values()) == 16


@proves("O-19.0-h")
def test_axis_engineers_repair_ports():
    field = port(works(), 1).put(SITE, "x-eng").own(AXIS, SITE).dump(SITE, 4, AXIS)

    assert state_of(field.play(phasing=AXIS).play(f"repair port {SITE} by x-eng")).port_hits == {}


@proves("O-13.8-e", "O-7.0-e", "O-11.0-g")
@pytest.mark.parametrize("segment", ["E1", "G1"])
def test_nothing_is_built_outside_the_movement_phase(segment):
    field = port(works()).put(SITE, "a-eng")
    field.state.hedgehogs[field.hex("C10.09")] = 1
    game = field.play(segment, AXIS if segment == "E1" else ALLIED)

    assert game.question is None or not {"build", "lower", "repair", "damage"} & set(words(game))


@proves("O-13.8-k")
@pytest.mark.parametrize(("id", "detrains"), [("b-hq", True), ("a-eng", False)])
def test_an_hq_and_no_other_engineer_makes_its_hex_detrainable(id, detrains):
    field = works().put(SITE, id, "c-bde")

    assert is_detrainable(field.state, ALLIED, field.hex(SITE)) == detrains


def test_works_and_their_limits_stay_in_positions():
    state = set_up("7.3")
    state.works, state.hedgehogs_left = ["port C39.03"], [2, 1]
    again = read_fields(write_fields(state), DEFAULTS)

    assert (again.works, again.hedgehogs_left) == (["port C39.03"], [2, 1])


@proves("O-16.0-e")
def test_barrage_does_a_hedgehog_no_harm():
    field = works().put(SITE, "c-bde")
    field.state.hedgehogs[field.hex(SITE)] = 1
    carry_out(barrage(field.state, AXIS, field.hex(SITE), 80, ships=True), "2")

    assert field.state.hedgehogs == {field.hex(SITE): 1}
