"""4.1 Special Activities in General."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.engine.errors import IllegalMove
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.map import GAZA, HAIFA, JERUSALEM, TEL_AVIV

ACTIVITIES = ("restore ", "negotiate", "detain ", "silence ", "propagandize ", "terror ")
# Every Operation and every Special Activity but Restore and Terror is possible in Tel Aviv, Restore in Jerusalem.
EVERYTHING = (
    "tel_aviv: 3 troops, 1 police, 1 underground, 1 curfew | jerusalem_c: 1 troops, 1 police | haifa_c: 1 underground"
    " | gaza: 1 underground"
)
IRGUN_ACTIVITIES = {"silence tel_aviv", "propagandize tel_aviv"}


def activities(game: Game) -> set[str]:
    return {answer for answer in offered(game) if answer.startswith(ACTIVITIES)}


# One, and when


@proves("P-4.1-a")
def test_an_operation_has_one_special_activity_at_the_most():
    game = position(f"{EVERYTHING} | haifa_d: 1 police, 1 underground | do: operation recruit operation")
    assert len(activities(game)) > 1
    game.play("silence tel_aviv")
    assert not activities(game)
    game.play("recruit jerusalem_c")

    assert offered(game)
    assert not activities(game)


@proves("P-4.1-a")
def test_the_british_too_have_one_special_activity_at_the_most():
    game = position(f"{EVERYTHING} | do: operation deploy operation")
    game.play("restore jerusalem_c", "deploy jerusalem_c", "done")
    assert "to rail_egypt" in offered(game)
    assert not activities(game)
    game.play("done")

    assert game.over
    assert state_of(game).haganah == 4


@proves("P-4.1-a")
@pytest.mark.parametrize("name", ["deploy", "patrol", "search", "assault", "recruit", "travel", "sabotage", "rob"])
def test_a_limited_operation_has_no_special_activity(name):
    game = position(
        f"{EVERYTHING} | rail_haifa: 1 underground | lydda: 2 troops, 1 active | do: operation {name} limited"
    )
    asked_for = 0
    while game.question is not None:
        assert not activities(game)
        asked_for += 1
        game.play(offered(game)[0])

    assert asked_for
    assert state_of(game).haganah == 4
    assert state_of(game).political_will == 18


@proves("P-4.1-a")
def test_the_rob_of_a_pass_has_no_special_activity():
    game = position(f"{EVERYTHING} | do: pass irgun")

    assert offered(game) == ["rob gaza", "rob haifa_c", "done"]


@proves("P-4.1-a")
def test_a_british_pass_has_no_special_activity():
    game = position(f"{EVERYTHING} | do: pass british")
    game.play("chit 0")

    assert game.over


@proves("P-4.1-a")
@pytest.mark.parametrize("name", ["recruit", "travel", "sabotage", "rob"])
def test_an_operation_may_end_without_its_special_activity(name):
    game = position(f"{EVERYTHING} | do: operation {name} operation")
    game.play(f"{name} haifa_c")
    while "done" not in offered(game):
        game.play(offered(game)[0])
    while game.question is not None:
        game.play("done")

    assert state_of(game).police[TEL_AVIV] == 1
    assert state_of(game).political_will == 18


@proves("P-4.1-b")
@pytest.mark.parametrize(
    ("name", "steps"),
    [
        ("recruit", ["recruit haifa_c"]),
        ("travel", ["travel gaza", "to samaria"]),
        ("sabotage", ["sabotage gaza", 1]),
        ("rob", ["rob gaza", 1]),
    ],
)
def test_an_irgun_activity_may_come_before_between_or_after_the_spaces(name, steps):
    game = position(f"haganah: 3 | {EVERYTHING} | do: operation {name} operation")
    before = activities(game)
    game.play(*steps)
    between = activities(game)

    assert before >= IRGUN_ACTIVITIES
    assert between >= IRGUN_ACTIVITIES
    assert any(answer.startswith(name) for answer in offered(game))  # there is more to come


@proves("P-4.1-b")
@pytest.mark.parametrize(
    ("name", "steps"),
    [
        ("recruit", ["recruit jerusalem_c"]),
        ("travel", ["travel gaza", "to samaria", "travel rail_egypt", "to lydda", "travel haifa_c", "to lydda"]),
        ("sabotage", ["sabotage gaza", 1, "sabotage rail_egypt", 1, "sabotage haifa_c", 1]),
        ("rob", ["rob gaza", 1, "rob haifa_c", 1, "rob samaria", 1]),
    ],
)
def test_an_irgun_activity_may_come_after_the_last_space(name, steps):
    game = position(
        "haganah: 3 | tel_aviv: 3 troops, 1 police, 1 underground, 1 curfew | gaza: 1 underground"
        " | rail_egypt: 1 underground | samaria: 1 active | haifa_c: 1 underground, 1 troops, 1 curfew"
        f" | do: operation {name} operation"
    )
    game.play(*steps)

    assert not any(answer.startswith(name) for answer in offered(game))
    assert activities(game) >= IRGUN_ACTIVITIES
    assert "done" in offered(game)


@proves("P-4.1-b")
def test_no_activity_comes_between_an_underground_cell_shown_and_its_roll():
    game = position(f"{EVERYTHING} | lydda: 1 caches | do: operation sabotage operation")
    game.play("sabotage gaza")
    assert offered(game) == ["spend lydda", "done"]
    game.play("done")

    assert asked(game) == "chance"


@proves("P-4.1-b")
def test_a_british_activity_may_come_before_a_deploy_or_between_police_and_troops_or_last():
    game = position(f"{EVERYTHING} | do: operation deploy operation")
    before = activities(game)
    game.play("deploy jerusalem_c", "done")
    placed, between = state_of(game).police[JERUSALEM], activities(game)
    game.play("to rail_egypt", "from tel_aviv", 1, "done")

    assert placed == 2
    assert before == between == activities(game) == {"restore jerusalem_c", "negotiate"}


@proves("P-4.1-b")
def test_negotiate_may_come_before_a_patrol_or_between_movement_and_removal_or_last():
    game = position("gaza: 1 active | samaria: 1 active | haifa_c: 2 police | do: operation patrol operation")
    before = activities(game)
    game.play("patrol gaza", "patrol samaria", "from haifa_c", "to gaza", 1, "done")
    between = activities(game)
    game.play("done", "gaza")

    assert before == between == activities(game) == {"negotiate"}
    assert state_of(game).prison == 1


@proves("P-4.1-b")
def test_negotiate_may_come_between_the_two_removals_that_road_mines_allow():
    game = position(
        "capabilities: P23 unshaded british | haganah: 0 | gaza: 1 active, 1 police | samaria: 1 active, 1 police"
        " | do: operation patrol operation"
    )
    game.play("patrol gaza", "patrol samaria", "done", "done", "gaza")

    assert state_of(game).prison == 1
    assert "negotiate" in offered(game)
    assert "samaria" in offered(game)


@proves("P-4.1-b")
def test_a_british_activity_may_come_before_a_search_or_after_its_movement_or_between_its_spaces_or_last():
    game = position("tel_aviv: 3 troops, 1 curfew, 2 underground | do: operation search operation")
    moments = [activities(game)]
    game.play("search lydda", "search gaza", "done", "from tel_aviv", 1, "done")
    moments.append(activities(game))
    game.play("lydda")
    moments.append(activities(game))
    game.play("gaza")
    moments.append(activities(game))

    assert moments[0] == {"negotiate", "detain tel_aviv"}
    assert moments[1:] == [{"negotiate"}] * 3


@proves("P-4.1-b")
def test_mass_detention_may_come_before_an_assault_or_between_its_spaces_or_last():
    game = position(
        "tel_aviv: 3 troops, 1 curfew, 2 active | gaza: 2 troops, 1 active | samaria: 2 troops, 1 active"
        " | do: operation assault operation"
    )
    moments = [activities(game)]
    for space in ["gaza", "samaria", "tel_aviv"]:
        game.play(f"assault {space}")
        moments.append(activities(game))

    assert moments == [{"detain tel_aviv"}] * 4
    assert offered(game) == ["detain tel_aviv", "done"]


# As one block, by one side


@proves("P-4.1-c")
def test_the_second_city_of_propagandize_cannot_wait_for_a_later_moment():
    game = position(
        "tel_aviv: 1 troops, 1 underground, 1 curfew | haifa_c: 1 troops, 1 underground, 1 curfew"
        " | lydda: 1 caches | do: operation recruit operation"
    )
    game.play("propagandize tel_aviv", "done", "recruit jerusalem_c")

    assert offered(game)
    assert not activities(game)
    assert state_of(game).political_will == 17


@proves("P-4.1-d")
def test_a_city_is_the_place_of_propagandize_once():
    game = position(
        "tel_aviv: 1 troops, 2 underground, 1 curfew | haifa_c: 1 troops, 1 underground, 1 curfew"
        " | do: operation recruit operation"
    )
    game.play("propagandize tel_aviv")

    assert activities(game) == {"propagandize haifa_c"}
    assert game.question.why_not("propagandize tel_aviv") == "why-already-chosen"


@proves("P-4.1-d")
def test_a_space_of_the_operation_may_be_the_place_of_the_activity_too():
    game = position("gaza: 2 underground, 1 police | samaria: 1 underground | do: operation sabotage operation")
    game.play("sabotage gaza", 1, "silence gaza")

    assert state_of(game).police[GAZA] == 0


@proves("P-4.1-e")
def test_only_irgun_is_asked_about_an_irgun_activity():
    game = position(f"{EVERYTHING} | do: operation recruit operation")
    first = asked(game)
    game.play("silence tel_aviv")

    assert (first, asked(game)) == ("irgun", "irgun")  # the British are not asked which Police goes
    with pytest.raises(IllegalMove):
        game.play("recruit jerusalem_c", side="british")


@proves("P-4.1-e")
def test_only_the_british_are_asked_about_a_british_activity():
    game = position(
        "tel_aviv: 3 troops, 1 curfew, 1 underground, 1 active | lydda: 1 active | do: operation search operation"
    )
    sides = [asked(game)]
    game.play("detain tel_aviv", 2)
    sides.append(asked(game))

    assert sides == ["british", "british"]
    assert set(offered(game)) == {"underground tel_aviv", "active tel_aviv", "active lydda"}


@proves("P-4.1-e")
def test_irgun_alone_chooses_which_pieces_a_negotiate_takes_from_the_map():
    game = position("prison: 11 | gaza: 2 active | samaria: 2 underground | do: operation search operation")
    game.play("negotiate", 6)

    assert asked(game) == "irgun"
    assert offered(game) == ["underground samaria", "active gaza"]


# What it makes possible, and when that is judged


@proves("P-4.1-f")
def test_silence_prepares_the_roll_of_a_sabotage_in_the_same_space():
    game = position("gaza: 2 underground, 1 police | samaria: 1 underground | do: operation sabotage operation")
    game.play("sabotage samaria", 1, "silence gaza", "sabotage gaza", 3)

    assert state_of(game).sabotage[GAZA] == 1


@proves("P-4.1-f")
def test_silence_opens_a_space_for_rob_in_mid_operation():
    game = position("gaza: 1 underground, 1 police | samaria: 1 underground | do: operation rob operation")
    game.play("rob samaria", 1)
    assert "rob gaza" not in offered(game)
    game.play("silence gaza")

    assert "rob gaza" in offered(game)


@proves("P-4.1-g")
def test_the_conditions_of_an_activity_can_arise_in_the_operation():
    game = position("haifa_c: 1 police | do: operation recruit operation")
    before = activities(game)
    game.play("recruit haifa_c")

    assert (before, activities(game)) == (set(), {"silence haifa_c"})


@proves("P-4.1-g")
def test_the_conditions_of_an_activity_can_be_lost_in_the_operation():
    game = position("gaza: 1 underground, 1 police | samaria: 1 underground | do: operation sabotage operation")
    before = activities(game)
    game.play("sabotage gaza", 6)

    assert (before, activities(game)) == ({"silence gaza"}, set())


@pytest.mark.parametrize(("elsewhere", "allowed"), [("", False), ("samaria: 1 underground |", True)])
def test_propagandize_may_not_turn_the_last_cell_that_the_sabotage_after_it_needs(elsewhere, allowed):
    game = position(
        f"{elsewhere} haifa_c: 1 underground, 1 troops, 1 curfew | tel_aviv: 1 active, 1 troops, 1 curfew"
        " | do: operation sabotage operation"
    )

    assert ("propagandize haifa_c" in offered(game)) == allowed
    game.play("propagandize tel_aviv")
    assert ("propagandize haifa_c" in offered(game)) == allowed
    assert state_of(game).underground[HAIFA] == (1 if allowed else 0)  # else the one space was sabotaged at once


# Activities that events grant


@proves("P-4.1-h")
def test_an_activity_granted_by_an_event_leaves_the_cylinder_in_the_event_box():
    game = position(
        "tel_aviv: 3 troops, 1 curfew, 1 active | first: british | card: P14"
        " | do: action first, action second, adjust_eligibility"
    )
    game.play("event", "unshaded", "done", "detain tel_aviv", 1)
    assert state_of(game).boxes == ["", "british", ""]
    game.play("operation", "pass")

    assert state_of(game).first == "british"


@proves("P-4.1-h")
def test_the_activities_of_martial_law_and_cunningham_need_no_operation_but_their_own_conditions():
    game = position(
        "tel_aviv: 3 troops, 1 curfew | haifa_c: 2 troops, 1 curfew | card: P14 | do: event british unshaded"
    )
    game.play("done")  # no Search
    martial_law = offered(game)
    game = position("tel_aviv: 1 troops, 1 police | haifa_c: 1 troops | card: P16 | do: event british unshaded")
    game.play("done")  # no Limited Operation

    assert martial_law == ["detain tel_aviv", "done"]
    assert offered(game) == ["restore tel_aviv", "done"]


@proves("P-4.1-h")
def test_agatha_detains_in_the_city_it_has_searched():
    game = position(
        "tel_aviv: 3 troops, 1 active | haifa_c: 3 troops, 1 curfew, 1 active | card: P1 | do: event british unshaded"
    )
    game.play("tel_aviv", 1)

    assert state_of(game).prison == 1
    assert (state_of(game).active[TEL_AVIV], state_of(game).active[HAIFA]) == (0, 1)


@proves("P-4.1-h")
def test_the_veterans_have_no_activity_without_their_sabotage():
    game = position(f"{EVERYTHING} | card: P26 | do: event irgun unshaded")
    assert activities(game) >= IRGUN_ACTIVITIES | {"terror haifa_c", "terror tel_aviv"}
    assert "terror jerusalem_c" not in offered(game)  # no City of the Sabotage
    with_activity = game.clone().play("silence tel_aviv")
    game.play("done")

    assert game.over
    assert "done" not in offered(with_activity)


@proves("P-4.1-h")
def test_the_veterans_cannot_detain_away_the_only_target_of_their_assault():
    game = position("tel_aviv: 3 troops, 1 curfew, 1 active | card: P26 | do: event british unshaded")

    assert "assault tel_aviv" in offered(game)
    assert "detain tel_aviv" not in offered(game)  # it would be a Special Activity without an Operation
    game.play("assault tel_aviv")
    assert "detain tel_aviv" in offered(game)
