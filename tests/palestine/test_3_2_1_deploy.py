"""3.2.1 Deploy."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.map import (
    DISTRICTS_AND_CITIES,
    GALILEE,
    GAZA,
    HAIFA,
    LYDDA,
    NAMES,
    RAIL_EGYPT,
    RAIL_HAIFA,
    RAIL_SYRIA,
    TEL_AVIV,
)

ONE_TROOP_IN_EVERY_SPACE_BUT_RAIL_SYRIA = " | ".join(f"{name}: 1 troops" for name in NAMES[:-1])
FIVE_POLICE_ELSEWHERE = "gaza: 5 police"
ALL_POLICE_ELSEWHERE = "gaza: 6 police"
DETAINABLE_AND_RESTORABLE = "tel_aviv: 3 troops, 1 police, 1 curfew"


def deploy(board: str, box: str = "operation", **options: str) -> Game:
    return position(f"{board} | do: operation deploy {box}", **options)


def named(game: Game, verb: str) -> list[str]:
    """The spaces offered with this verb."""
    return [answer.split()[1] for answer in offered(game) if answer.startswith(verb + " ")]


def activities(game: Game) -> list[str]:
    return [answer for answer in offered(game) if answer.split()[0] in ("restore", "negotiate", "detain")]


@proves("P-3.2.1-a")
def test_every_district_and_city_can_be_selected_but_no_railway():
    game = deploy(ONE_TROOP_IN_EVERY_SPACE_BUT_RAIL_SYRIA)

    assert named(game, "deploy") == [NAMES[space] for space in DISTRICTS_AND_CITIES]
    assert game.question.why_not("deploy rail_egypt") == "why-railway"


@proves("P-3.2.1-b")
@pytest.mark.parametrize(
    ("lydda", "eligible"),
    [
        ("", False),
        ("1 troops", True),
        ("1 troops, 1 underground", False),
        ("2 troops, 1 underground", True),
        ("1 troops, 1 active", False),
        ("1 troops, 1 caches", False),
        ("2 troops, 1 caches", True),
        ("3 troops, 1 underground, 1 active, 1 caches", False),
        ("4 troops, 1 underground, 1 active, 1 caches", True),
    ],
)
def test_a_selected_space_needs_more_troops_than_cells_and_caches_together(lydda: str, eligible: bool):
    game = deploy(f"tel_aviv: 1 troops | lydda: {lydda}")

    assert ("deploy lydda" in offered(game)) is eligible


@proves("P-3.2.1-c")
@pytest.mark.parametrize(
    ("lydda", "eligible"),
    [
        ("1 troops, 3 police, 1 underground", False),
        ("2 police", False),
        ("2 troops, 3 police, 1 underground", True),
    ],
)
def test_police_neither_help_nor_hinder_the_comparison(lydda: str, eligible: bool):
    game = deploy(f"tel_aviv: 1 troops | lydda: {lydda}")

    assert ("deploy lydda" in offered(game)) is eligible


@proves("P-3.2.1-d")
def test_each_selected_space_gets_exactly_one_police_from_available():
    game = deploy("lydda: 3 troops, 1 police | tel_aviv: 2 troops | gaza: 1 troops | haifa_c: 1 troops")
    game.play("deploy lydda", "deploy tel_aviv", "deploy gaza")

    state = state_of(game)
    assert [state.police[space] for space in (LYDDA, TEL_AVIV, GAZA, HAIFA)] == [2, 1, 1, 0]
    assert state.available_police == 2


@proves("P-3.2.1-d")
def test_when_police_run_short_the_british_choose_which_space_gets_one():
    game = deploy(f"lydda: 1 troops | tel_aviv: 1 troops | {FIVE_POLICE_ELSEWHERE}")
    game.play("deploy lydda", "deploy tel_aviv")

    assert asked(game) == "british"
    assert offered(game) == ["police lydda", "police tel_aviv"]

    game.play("police tel_aviv")

    state = state_of(game)
    assert (state.police[LYDDA], state.police[TEL_AVIV], state.available_police) == (0, 1, 0)


@proves("P-3.2.1-d")
def test_two_police_for_three_spaces_go_to_two_different_ones():
    game = deploy("lydda: 1 troops | tel_aviv: 1 troops | haifa_c: 1 troops | gaza: 4 police")
    game.play("deploy lydda", "deploy tel_aviv", "deploy haifa_c", "police haifa_c")

    assert offered(game) == ["police lydda", "police tel_aviv"]

    game.play("police lydda")

    state = state_of(game)
    assert [state.police[space] for space in (LYDDA, TEL_AVIV, HAIFA)] == [1, 0, 1]


@proves("P-3.2.1-d")
@pytest.mark.parametrize("box", ["operation", "limited"])
def test_with_no_police_available_a_deploy_places_none_and_still_moves_troops(box: str):
    game = deploy(f"lydda: 2 troops, 1 underground | {ALL_POLICE_ELSEWHERE}", box)
    if box == "operation":
        game.play("deploy lydda")
    game.play("to gaza", "from lydda", 2)

    state = state_of(game)
    assert (state.police[LYDDA], state.police[GAZA]) == (0, 6)
    assert state.troops[GAZA] == 2


@proves("P-3.2.1-e")
def test_after_the_police_any_troops_from_any_spaces_may_move_to_one_space_of_any_kind():
    game = deploy("lydda: 2 troops | galilee: 3 troops")
    game.play("deploy lydda", "done")

    assert state_of(game).police[LYDDA] == 1
    assert named(game, "to") == NAMES

    game.play("to rail_egypt")

    assert named(game, "from") == ["galilee", "lydda", "rail_syria"]

    game.play("from galilee")

    assert offered(game) == ["1", "2", "3"]

    game.play(1, "from rail_syria", 7, "from lydda", 2)

    state = state_of(game)
    assert [state.troops[space] for space in (RAIL_EGYPT, GALILEE, RAIL_SYRIA, LYDDA)] == [10, 2, 0, 0]


@proves("P-3.2.1-e")
def test_troops_move_to_one_space_only():
    game = deploy("lydda: 2 troops | galilee: 3 troops")
    game.play("deploy lydda", "done", "to gaza", "from galilee", 1, "done")

    assert named(game, "to") == named(game, "from") == []


@proves("P-3.2.1-f")
def test_the_troops_may_go_to_a_space_that_was_not_and_could_not_be_selected():
    game = deploy("lydda: 2 troops | gaza: 3 underground, 1 caches")
    game.play("deploy lydda", "to gaza", "from lydda", 1, "done")

    state = state_of(game)
    assert (state.troops[GAZA], state.troops[LYDDA], state.police[GAZA]) == (1, 1, 0)


@proves("P-3.2.1-f")
@pytest.mark.parametrize("answers", [["done"], ["to gaza", "done"]])
def test_moving_no_troops_at_all_is_allowed(answers: list[str]):
    game = deploy("lydda: 2 troops", "limited")
    game.play(*answers)

    state = state_of(game)
    assert game.over
    assert (state.troops[LYDDA], state.troops[RAIL_SYRIA]) == (2, 10)


@proves("P-3.2.1-g")
def test_a_limited_deploy_moves_troops_too_and_not_only_to_its_police_space():
    game = deploy("lydda: 2 troops | galilee: 1 troops", "limited")
    game.play("deploy lydda")

    assert named(game, "to") == NAMES

    game.play("to rail_haifa", "from lydda", 2, "from galilee", "from rail_syria", 3)

    state = state_of(game)
    assert game.over
    assert (state.police[LYDDA], state.police[GALILEE]) == (1, 0)
    assert (state.troops[RAIL_HAIFA], state.troops[RAIL_SYRIA]) == (6, 6)


@proves("P-3.2.1-g", "P-2.3.4-b")
def test_under_the_other_ruling_a_limited_deploy_moves_troops_to_its_police_space_alone():
    game = deploy("lydda: 2 troops | galilee: 1 troops", "limited", limited_deploy_one_space="true")
    game.play("deploy lydda")
    assert (named(game, "to"), game.question.why_not("to gaza")) == (["lydda"], "why-no-way-there")
    game.play("to lydda", "from galilee", "done")

    assert (state_of(game).police[LYDDA], state_of(game).troops[LYDDA]) == (1, 3)


@proves("P-3.2.1-f")
def test_under_the_other_ruling_too_a_full_deploy_moves_troops_anywhere():
    game = deploy("lydda: 2 troops | galilee: 1 troops", limited_deploy_one_space="true")
    game.play("deploy lydda", "done")

    assert named(game, "to") == NAMES


ALL_TROOPS_ON_A_RAILWAY = "rail_syria: 12 troops"


@proves("P-3.2.1-b", "P-3.1-b")
@pytest.mark.parametrize(("needs_space", "possible"), [("true", False), ("false", True)])
@pytest.mark.parametrize("box", ["operation", "limited"])
def test_an_option_says_whether_a_deploy_without_a_space_for_police_can_be_chosen(needs_space, possible, box):
    scene = (
        f"{ALL_TROOPS_ON_A_RAILWAY} | card: P2 | first: british | do: action first, action second, adjust_eligibility"
    )
    game = position(scene, deploy_needs_space=needs_space)
    game.play(box)

    assert ("deploy" in offered(game)) is possible


@proves("P-3.2.1-e", "P-3.2.1-j")
@pytest.mark.parametrize("one_space", ["false", "true"])
def test_without_a_space_for_police_the_deploy_moves_troops_to_any_space(one_space: str):
    options = {"deploy_needs_space": "false", "limited_deploy_one_space": one_space}
    game = deploy(ALL_TROOPS_ON_A_RAILWAY, "limited", **options)
    assert named(game, "to") == NAMES[:-1]
    game.play("to tel_aviv", "from rail_syria", 7)

    assert game.over
    assert (state_of(game).troops[TEL_AVIV], sum(state_of(game).police)) == (7, 0)


@proves("P-3.2.1-j", "P-4.1-b")
def test_without_a_space_for_police_the_special_activity_comes_before_the_troops_or_after():
    game = deploy("rail_syria: 12 troops, 1 police", deploy_needs_space="false")
    assert activities(game) == ["restore rail_syria", "negotiate"]
    game.play("to tel_aviv", "from rail_syria", 12)

    assert activities(game) == ["negotiate"]


@proves("P-3.2.1-b")
def test_where_a_space_for_police_exists_one_must_be_named_under_either_ruling():
    game = deploy("lydda: 2 troops", deploy_needs_space="false")

    assert offered(game) == ["deploy lydda", "negotiate"]


@proves("P-3.2.1-h")
def test_a_space_keeps_its_police_though_its_troops_leave():
    game = deploy("lydda: 2 troops, 1 underground", "limited")
    game.play("to gaza", "from lydda", 2, "done")

    state = state_of(game)
    assert (state.troops[LYDDA], state.police[LYDDA]) == (0, 1)


@proves("P-3.2.1-h")
def test_troops_that_could_move_in_do_not_make_a_space_eligible():
    game = deploy("lydda: 1 troops | gaza: 1 troops, 1 underground")

    assert game.question.why_not("deploy gaza") == "why-not-more-troops-than-irgun"

    game.play("deploy lydda", "to gaza", "from rail_syria", 5, "done")

    assert named(game, "deploy") == []
    assert state_of(game).police[GAZA] == 0


@proves("P-3.2.1-i")
def test_police_do_not_move():
    game = deploy("lydda: 1 troops, 1 police | gaza: 2 police", "limited")
    game.play("to tel_aviv")

    assert named(game, "from") == ["lydda", "rail_syria"]

    game.play("from lydda", "from rail_syria", 1)

    state = state_of(game)
    assert (state.police[LYDDA], state.police[GAZA], state.police[TEL_AVIV]) == (2, 2, 0)
    assert (state.troops[LYDDA], state.troops[TEL_AVIV]) == (0, 2)


@proves("P-3.2.1-j")
def test_restore_and_negotiate_may_accompany_deploy_but_mass_detention_may_not():
    game = deploy(DETAINABLE_AND_RESTORABLE)
    moments = [activities(game)]
    game.play("deploy tel_aviv")
    moments.append(activities(game))
    game.play("done")
    moments.append(activities(game))

    assert moments == [["restore tel_aviv", "negotiate"]] * 3


@proves("P-3.2.1-j")
def test_a_limited_deploy_has_no_special_activity():
    game = deploy(DETAINABLE_AND_RESTORABLE, "limited")

    assert activities(game) == []

    game.play("done")

    assert game.over


@proves("P-4.1-b")
@pytest.mark.parametrize(
    "answers",
    [
        ["negotiate", "6", "to gaza", "from lydda", "done"],
        ["deploy lydda", "negotiate", "6", "to gaza", "from lydda", "done"],
        ["deploy lydda", "to gaza", "from lydda", "done", "negotiate", "6"],
    ],
)
def test_the_special_activity_comes_before_the_deploy_between_police_and_troops_or_after_it(answers: list[str]):
    game = deploy("lydda: 1 troops")  # a choice only while the Activity is another
    game.play(*answers)

    state = state_of(game)
    assert game.over
    assert (state.police[LYDDA], state.troops[GAZA], state.haganah) == (1, 1, 3)


@proves("P-1.10-f")
@pytest.mark.parametrize(("selected", "curfew"), [("tel_aviv", 1), ("lydda", 0)])
def test_troops_that_leave_a_city_without_police_end_its_curfew(selected: str, curfew: int):
    game = deploy("tel_aviv: 1 troops, 1 curfew | lydda: 1 troops", "limited")
    game.play(f"deploy {selected}", "to gaza", "from tel_aviv", "done")

    assert state_of(game).curfew[TEL_AVIV] == curfew


@proves("P-2.3.7-b")
@pytest.mark.parametrize("box", ["operation", "limited"])
def test_no_intelligence_lead_adds_a_space_to_a_deploy(box: str):
    game = deploy("lydda: 1 troops | gaza: 1 troops | tel_aviv: 1 troops | haifa_c: 1 troops | chits: 2", box)

    assert [answer for answer in offered(game) if answer.startswith("lead")] == []

    game.play("deploy lydda")

    assert [answer for answer in offered(game) if answer.startswith("lead")] == []
