"""3.1 Operations in General: spaces, Resources, order; 3.1.2 free Operations."""

from __future__ import annotations

import pytest

from malaya.table import asked, named, offered, position, proves, state_of, told, verbs, why_not
from sandtable.games.british_way.malaya.vocabulary import BRITISH_OPERATIONS, MCP_OPERATIONS

LOYAL = ("kedah", "kelantan", "trengganu", "pahang", "selangor", "negri_sembilan", "johore", "kuala_lumpur")
# All but Perak is closed to a Rally, or too dear for it.
NOWHERE_ELSE = (
    " | ".join(f"{name}: support" for name in LOYAL)
    + " | thailand: 1 active | capabilities: HM-11 unshaded british | resources: 0 british, 1 mcp"
)
RALLY = "do: operation rally operation"


@proves("M-3.1-a", "M-3.2-a", "M-3.3-a")
def test_each_side_has_four_operations():
    board = "perak: 3 troops, 1 police, 1 underground | card: HM-22 | do: action first"
    british, mcp = position(board).play("limited"), position(f"{board} | first: mcp").play("limited")

    assert offered(british) == [*BRITISH_OPERATIONS, "pass"] == ["train", "garrison", "sweep", "assault", "pass"]
    assert offered(mcp) == [*MCP_OPERATIONS, "pass"] == ["rally", "march", "attack", "terror", "pass"]


@proves("M-3.1-a")
def test_a_space_is_selected_once():
    game = position("do: operation rally operation").play("rally perak")

    assert "perak" not in named(game, "rally")
    assert why_not(game, "rally perak") == "why-already-chosen"


@proves("M-3.1-b", "M-3.1-c", "M-1.8-a")
def test_only_resources_limit_the_spaces_of_a_full_operation():
    game = position("resources: 0 british, 3 mcp | do: operation rally operation")
    game.play("rally perak", "rally kedah", "rally thailand")

    assert state_of(game).resources[1] == 0
    assert named(game, "rally") == []
    assert why_not(game, "rally johore") == "why-too-few-resources"


@proves("M-3.1-d")
def test_the_acting_side_chooses_the_order_of_spaces_without_the_others_consent():
    game = position("perak: 2 troops, 1 active | johore: 2 troops, 1 active | do: operation assault operation")
    game.play("assault johore", "assault perak")

    assert set(game.sides) == {"british"}
    assert [line.arguments["space"] for line in game.log if line.message == "log-assault"] == ["johore", "perak"]


@proves("M-3.1-e")
def test_targets_are_affected_as_far_as_possible():
    game = position("johore: 5 troops, 2 active, 1 bases | do: operation assault limited")

    assert state_of(game).mcp_pieces(7) == 0


@proves("M-3.1-f", "M-4.1-b")
def test_what_extort_brings_in_the_middle_pays_for_the_next_space():
    board = "kedah: 1 underground | resources: 0 british, 1 mcp"
    game = position(f"{board} | do: operation rally operation").play("rally perak")

    assert named(game, "rally") == []

    game.play("extort kedah", "done", "rally johore")

    assert game.over
    assert state_of(game).resources[1] == 0


@proves("M-3.1-f", "M-4.3.1-a")
def test_extort_may_pay_for_the_first_space():
    board = "kedah: 1 underground | resources: 0 british, 0 mcp | card: HM-22 | first: mcp"
    limited = position(f"{board} | do: action first").play("limited")
    full = position(f"{board} | do: action first").play("operation")

    assert "rally" not in offered(limited)
    assert "rally" in offered(full)

    full.play("rally")

    assert state_of(full).resources[1] == 1
    assert "rally perak" in offered(full)


@proves("M-3.1-g")
def test_a_special_activity_first_must_leave_the_operation_a_space():
    one = position("kedah: 1 underground | do: operation terror operation")
    assault = position("perak: 2 troops, 1 active | do: operation assault operation")

    assert (verbs(one), one.over) == ([], True)
    assert state_of(one).resources[1] == 14
    assert named(assault, "strike") == []


@proves("M-3.1-g")
def test_what_a_special_activity_makes_counts():
    loyal = "kedah: 1 underground, support"
    rest = " | ".join(f"{name}: support" for name in ("perak", "kelantan", "trengganu", "pahang", "selangor"))
    more = "negri_sembilan: support | johore: support | kuala_lumpur: support | thailand: 1 active"
    scene = f"{loyal} | {rest} | {more} | resources: 0 british, 1 mcp | card: HM-22 | first: mcp | do: action first"

    assert "rally" in offered(position(scene).play("operation"))


@proves("M-3.1-g")
def test_a_reprisal_before_an_assault_drives_its_last_target_only_where_it_stays_one():
    lost = position("perak: 1 troops, 1 active | do: operation assault operation")
    kept = position("perak: 1 troops, 1 active | kedah: 1 police | do: operation assault operation")

    assert told(lost, "log-assault")  # the only thing on offer, so it is done before anybody is asked
    assert not told(kept, "log-assault")
    assert named(kept, "reprisal") == ["perak"]

    kept.play("reprisal perak")

    assert state_of(kept).active[0] == 1
    assert [line.arguments["space"] for line in told(kept, "log-assault")] == ["kedah"]


@proves("M-3.1-g", "M-4.2.2-e")
def test_once_the_assault_has_a_space_a_reprisal_drives_anywhere():
    board = "perak: 2 troops, 2 active | johore: 1 troops, 1 active"
    game = position(f"{board} | do: operation assault operation").play("assault perak", "reprisal johore")

    assert offered(game) == ["to pahang", "to negri_sembilan", "to ec_rubber"]


@proves("M-4.1-b", "M-4.2.2-a")
def test_a_reprisal_may_come_before_a_garrison():
    game = position("perak: 1 troops, 1 active | do: operation garrison operation").play("reprisal perak", "to ec_tin")

    assert state_of(game).active[10] == 1
    assert "garrison perak" in offered(game)


@proves("M-3.1-g")
def test_a_reprisal_may_make_the_target_of_an_assault():
    scene = "perak: 1 troops | kedah: 1 police | pahang: 1 troops | card: HM-22 | do: action first"
    none, some = position(scene), position(scene.replace("perak: 1 troops", "perak: 1 troops, 1 active"))

    assert "assault" not in offered(none.play("operation"))
    assert "assault" in offered(some.play("operation"))


@proves("M-3.1-g", "M-4.3.2-e")
@pytest.mark.parametrize(
    ("pieces", "possible"), [("1 troops, 2 underground", True), ("2 troops, 2 underground", False)]
)
def test_a_village_that_intimidate_can_burn_opens_a_rally(pieces: str, possible: bool):
    scene = f"{NOWHERE_ELSE} | perak: {pieces}, 1 villages | card: HM-22 | first: mcp | do: action first"

    assert ("rally" in offered(position(scene).play("operation"))) is possible


@proves("M-3.1-g")
def test_an_intimidate_before_a_rally_must_burn_the_village_where_only_that_gives_the_rally_a_space():
    guarded = position(f"{NOWHERE_ELSE} | perak: 1 troops, 1 police, 3 underground, 1 villages | {RALLY}")
    alone = position(f"{NOWHERE_ELSE} | perak: 1 police, 3 underground, 1 villages | {RALLY}")

    assert (state_of(guarded).villages[1], state_of(guarded).police[1]) == (0, 1)
    assert guarded.question.message == "ask-rally-how"
    assert offered(alone) == ["police perak", "village perak"]  # with the last cube the village falls, too


@proves("M-3.1-g", "M-3.2.1-b")
def test_a_train_may_place_nothing_pay_nothing_and_carry_a_special_activity():
    board = "perak: 2 troops, 2 active, 2 police | resources: 0 british, 0 mcp | card: HM-22"
    game = position(f"{board} | do: action first").play("operation", "train", "train perak", "strike perak", "done")

    state = state_of(game)
    assert (state.resources[0], state.guerrillas(1)) == (0, 1)


@proves("M-3.1-g")
def test_an_operation_without_a_space_cannot_be_chosen():
    game = position("card: HM-22 | first: mcp | do: action first").play("limited")

    assert offered(game) == ["rally", "pass"]
    assert why_not(game, "attack") == "why-no-space-for-operation"


@proves("M-3.1.2-a", "M-5.4-a")
@pytest.mark.parametrize(
    ("card", "text", "side", "answers"),
    [
        ("HM-19", "unshaded", "british", ["sweep perak", "done"]),
        ("HM-20", "unshaded", "british", ["assault johore"]),
        ("HM-26", "unshaded", "british", ["train kedah", "2", "done"]),
        ("HM-19", "shaded", "mcp", ["rally kedah", "done"]),
        ("HM-30", "shaded", "mcp", ["march kedah", "done"]),
        ("HM-26", "shaded", "mcp", ["attack perak", "6", "done"]),
        ("HM-04", "shaded", "mcp", ["terror perak"]),
    ],
)
def test_an_operation_that_an_event_grants_costs_nothing(card: str, text: str, side: str, answers: list[str]):
    board = "perak: 2 troops, 1 underground | johore: 3 troops, 1 active | resources: 0 british, 0 mcp"
    game = position(f"{board} | card: {card} | do: event {side} {text}")

    assert asked(game) == side
    game.play(*answers)
    assert state_of(game).resources == [0, 0]


@proves("M-5.4-a")
def test_an_operation_that_an_event_grants_may_be_declined_and_then_none_is_told_of():
    scene = "perak: 2 troops, 1 underground | resources: 5 british, 5 mcp"
    declined = position(f"{scene} | card: HM-19 | do: event british unshaded").play("done")
    done = position(f"{scene} | card: HM-19 | do: event british unshaded").play("sweep perak", "done")
    own = position(f"{scene} | do: operation sweep limited").play("sweep perak")

    assert [len(told(game, "log-operation")) for game in (declined, done, own)] == [0, 1, 1]
    assert [state_of(game).resources[0] for game in (declined, done, own)] == [5, 5, 3]


@proves("M-3.1.2-b", "M-5.4-b")
def test_pacify_and_agitate_inside_a_free_operation_are_paid():
    train = position("kedah: 2 troops, 1 police | card: HM-26 | do: event british unshaded")
    train.play("train kedah", 1, "done", "pacify kedah")
    rally = position("kedah: 1 bases | card: HM-19 | do: event mcp shaded")
    rally.play("rally kedah", "one", "done", "agitate kedah")

    assert (state_of(train).resources, state_of(train).level[0]) == ([13, 15], 1)
    assert (state_of(rally).resources, state_of(rally).level[0]) == ([15, 14], -1)


@proves("M-3.1.2-c")
def test_a_free_operation_keeps_its_conditions_and_the_cards_limits():
    rally = position("kedah: support | card: HM-19 | do: event mcp shaded")
    assault = position(
        "perak: 2 troops, 1 active | johore: 1 troops, 1 active | card: HM-20 | do: event british unshaded"
    )

    assert why_not(rally, "rally kedah") == "why-support"
    assert offered(assault) == ["assault johore", "done"]
    assert why_not(assault, "assault perak") == "why-not-by-this-event"
