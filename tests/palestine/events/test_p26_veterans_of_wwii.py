"""P26 Veterans of WWII (one text): the executing side's Sabotage or Assault in three spaces, with an Activity."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.map import GALILEE, GAZA, LYDDA, SAMARIA, TEL_AVIV

BY_IRGUN = "card: P26 | do: event irgun unshaded | "
BY_BRITISH = "card: P26 | do: event british unshaded | "
FIVE_CELLS = (
    "galilee: 1 underground | samaria: 1 underground | gaza: 1 underground | jerusalem_d: 1 underground"
    " | tel_aviv: 1 underground | "
)
FIVE_TARGETS = (
    "galilee: 2 troops, 1 active | samaria: 2 troops, 1 active | gaza: 2 troops, 1 active | lydda: 2 troops, 1 active"
    " | haifa_d: 2 troops, 1 active | "
)
DETAINABLE = "tel_aviv: 3 troops, 1 underground, 1 curfew | gaza: 2 troops, 1 active | "


@proves("P-P26-u")
def test_irgun_executing_may_sabotage_where_an_underground_cell_is_or_decline():
    game = position(BY_IRGUN + "gaza: 1 underground | samaria: 1 active | lydda: 3 troops, 1 active")

    assert asked(game) == "irgun"
    assert offered(game) == ["sabotage gaza", "done"]


@proves("P-P26-u")
def test_irgun_may_decline():
    game = position(BY_IRGUN + FIVE_CELLS)
    game.play("done")

    assert game.over
    assert sum(state_of(game).active) == 0


@proves("P-P26-u")
@pytest.mark.parametrize("spaces", [1, 2])
def test_irgun_may_stop_after_fewer_than_three_spaces(spaces):
    game = position(BY_IRGUN + FIVE_CELLS)
    for name in ["galilee", "samaria"][:spaces]:
        game.play(f"sabotage {name}", 4)
    game.play("done")

    assert game.over
    assert sum(state_of(game).sabotage) == spaces


@proves("P-P26-u")
def test_irgun_sabotages_in_three_spaces_at_most_even_at_haganah_four_and_with_an_offensive_to_pay():
    game = position(BY_IRGUN + FIVE_CELLS + "haifa_d: 1 caches")
    game.play("sabotage tel_aviv", 4, "sabotage gaza", 2, "sabotage jerusalem_d", 3)

    state = state_of(game)
    assert game.over
    assert (sum(state.sabotage), sum(state.active), sum(state.caches)) == (2, 3, 1)


@proves("P-P26-u")
def test_irgun_may_spend_a_cache_for_two_as_in_any_sabotage():
    game = position(BY_IRGUN + "gaza: 1 underground, 2 police, 1 caches")
    game.play("sabotage gaza")
    assert offered(game) == ["spend gaza", "done"]
    game.play("spend gaza", 3)

    assert state_of(game).sabotage[GAZA] == 1


@proves("P-P26-u")
def test_irgun_may_add_any_of_its_three_special_activities():
    game = position(BY_IRGUN + "gaza: 1 underground | tel_aviv: 1 police, 2 underground, 1 curfew")

    assert offered(game) == [
        *["sabotage gaza", "sabotage tel_aviv", "terror tel_aviv"],
        *["silence tel_aviv", "propagandize tel_aviv", "done"],
    ]


@proves("P-P26-u")
@pytest.mark.parametrize(
    "answers",
    [
        ["silence tel_aviv", "sabotage gaza", "4", "sabotage lydda", "4", "sabotage tel_aviv", "4"],
        ["sabotage gaza", "4", "silence tel_aviv", "sabotage lydda", "4", "sabotage tel_aviv", "4"],
        ["sabotage gaza", "4", "sabotage lydda", "4", "sabotage tel_aviv", "4", "silence tel_aviv"],
    ],
)
def test_irgun_may_time_the_activity_before_between_or_after_the_spaces(answers):
    game = position(BY_IRGUN + "gaza: 1 underground | lydda: 1 underground | tel_aviv: 1 police, 2 underground")
    game.play(*answers)

    state = state_of(game)
    assert game.over
    assert (sum(state.sabotage), state.police[TEL_AVIV]) == (3, 0)


@proves("P-P26-u")
def test_irgun_may_leave_the_activity_out():
    game = position(BY_IRGUN + "gaza: 1 underground | tel_aviv: 1 police, 1 underground")
    game.play("sabotage gaza", 4, "done")

    assert game.over
    assert state_of(game).police[TEL_AVIV] == 1


@proves("P-P26-u")
def test_irgun_gets_one_special_activity_only():
    game = position(BY_IRGUN + FIVE_CELLS + "haifa_c: 1 police, 1 underground")
    game.play("silence haifa_c")

    assert not [answer for answer in offered(game) if answer.startswith(("silence", "propagandize", "terror"))]


@proves("P-P26-u", "P-4.1-h")
def test_irgun_having_done_an_activity_must_sabotage_too():
    game = position(BY_IRGUN + "gaza: 1 underground | tel_aviv: 1 police, 1 underground")
    game.play("silence tel_aviv")

    assert offered(game) == ["sabotage gaza", "sabotage tel_aviv"]


@proves("P-P26-u", "P-4.1-h")
def test_irgun_has_no_activity_without_a_space_to_sabotage():
    game = position(BY_IRGUN + "tel_aviv: 1 police, 1 active, 1 curfew")

    assert game.over
    assert state_of(game).political_will == 18


@proves("P-P26-u", "P-4.1-h")
def test_irgun_may_not_propagandize_its_only_chance_to_sabotage_away():
    game = position(BY_IRGUN + "tel_aviv: 1 police, 1 underground, 1 curfew | haifa_c: 2 police, 1 active, 1 curfew")

    assert "propagandize haifa_c" in offered(game)
    assert "propagandize tel_aviv" not in offered(game)


@proves("P-P26-u", "P-4.1-h")
def test_irgun_may_make_terror_of_one_sabotaged_city():
    game = position(BY_IRGUN + FIVE_CELLS)
    assert [answer for answer in offered(game) if answer.startswith("terror")] == ["terror tel_aviv"]
    game.play("terror tel_aviv", 6)

    state = state_of(game)
    assert (state.terror[TEL_AVIV], state.sabotage[TEL_AVIV], state.haganah) == (2, 0, 3)
    assert offered(game)[-1] == "done"


@proves("P-P26-u-b")
def test_the_british_executing_may_assault_where_troops_meet_irgun_or_decline():
    game = position(BY_BRITISH + "gaza: 2 troops, 1 active | samaria: 1 underground | lydda: 3 troops, 1 caches")

    assert asked(game) == "british"
    assert offered(game) == ["assault lydda", "assault gaza", "done"]


@proves("P-P26-u-b")
def test_the_british_may_decline():
    game = position(BY_BRITISH + FIVE_TARGETS)
    game.play("done")

    assert game.over
    assert sum(state_of(game).active) == 5


@proves("P-P26-u-b")
@pytest.mark.parametrize("capability", ["", "capabilities: P9 shaded irgun"])
def test_the_british_assault_in_three_spaces_at_most_whatever_bevin_and_chits_say(capability):
    game = position(BY_BRITISH + FIVE_TARGETS + "chits: 0 1 | " + capability)
    game.play("assault galilee", "assault samaria", "assault gaza")

    state = state_of(game)
    assert game.over
    assert sum(state.active) == 2
    assert sum(state.chits) == 2


@proves("P-P26-u-b")
def test_the_british_may_stop_after_one_space():
    game = position(BY_BRITISH + FIVE_TARGETS)
    game.play("assault gaza", "done")

    assert game.over
    assert sum(state_of(game).active) == 4


@proves("P-P26-u-b")
def test_the_british_may_spend_chits_for_underground_cells_as_in_any_assault():
    game = position(BY_BRITISH + "gaza: 2 troops, 1 underground | chits: 1")
    game.play("assault gaza", "spend 1")

    assert state_of(game).underground[GAZA] == 0


@proves("P-P26-u-b")
def test_mass_detention_is_the_only_activity_of_the_british():
    game = position(BY_BRITISH + DETAINABLE + "haifa_c: 1 troops, 1 police, 1 sabotage")

    assert offered(game) == ["assault gaza", "assault tel_aviv", "detain tel_aviv", "done"]


@proves("P-P26-u-b")
@pytest.mark.parametrize(
    "answers",
    [
        ["detain tel_aviv", "1", "assault gaza"],
        ["assault gaza", "detain tel_aviv", "1"],
    ],
)
def test_the_british_may_detain_before_or_after_an_assault(answers):
    game = position(BY_BRITISH + DETAINABLE + "samaria: 2 troops, 1 active")
    game.play(*answers)

    state = state_of(game)
    assert (state.active[GAZA], state.underground[TEL_AVIV], state.prison) == (0, 0, 1)


@proves("P-P26-u-b", "P-4.1-h")
def test_the_british_having_detained_must_assault_too():
    game = position(BY_BRITISH + DETAINABLE + "samaria: 2 troops, 1 active")
    game.play("detain tel_aviv", 1)

    assert offered(game) == ["assault samaria", "assault gaza"]


@proves("P-P26-u-b", "P-4.1-h")
def test_the_british_may_not_detain_the_only_cell_they_could_assault_before_they_assault_it():
    game = position(BY_BRITISH + "tel_aviv: 3 troops, 1 underground, 1 curfew")

    assert offered(game) == ["assault tel_aviv", "done"]


@proves("P-P26-u-b", "P-4.1-h")
def test_the_british_have_no_mass_detention_without_a_space_to_assault():
    game = position(BY_BRITISH + "tel_aviv: 3 troops, 1 curfew | lydda: 2 underground")

    assert game.over
    assert state_of(game).underground[LYDDA] == 2


@proves("P-P26-u")
@pytest.mark.parametrize(("haganah", "spaces"), [(4, 4), (2, 3)])
def test_the_option_adds_irguns_haganah_space(haganah, spaces):
    game = position(BY_IRGUN + FIVE_CELLS + f"haganah: {haganah}", event_ops_extendable="true")
    for name in ["galilee", "samaria", "gaza", "jerusalem_d"][:spaces]:
        game.play(f"sabotage {name}", 1)

    assert not [answer for answer in offered(game) if answer.startswith("sabotage")]


@proves("P-P26-u")
def test_the_option_lets_irgun_buy_an_offensive():
    game = position(BY_IRGUN + FIVE_CELLS + "haganah: 2 | haifa_d: 1 caches", event_ops_extendable="true")
    game.play("offensive haifa_d", "sabotage galilee", 4, "sabotage samaria", 4, "sabotage gaza", 4)
    game.play("sabotage jerusalem_d", 4)

    state = state_of(game)
    assert (state.sabotage[GALILEE], state.sabotage[SAMARIA], sum(state.sabotage)) == (1, 1, 4)


@proves("P-P26-u", "P-4.3.3-a")
def test_the_option_lets_the_space_of_an_offensive_be_the_city_of_terror():
    game = position(BY_IRGUN + FIVE_CELLS + "haganah: 2 | haifa_d: 1 caches", event_ops_extendable="true")
    game.play("sabotage gaza", 4, "sabotage jerusalem_d", 4, "sabotage galilee", "done", 4, "offensive haifa_d")

    assert "terror tel_aviv" in offered(game)


@proves("P-P26-u-b")
def test_the_option_lets_the_british_buy_an_intelligence_lead():
    game = position(BY_BRITISH + FIVE_TARGETS + "chits: 0", event_ops_extendable="true")
    game.play("assault galilee", "assault samaria", "assault gaza", "lead 0", "assault lydda")

    assert game.over
    assert sum(state_of(game).active) == 1


@proves("P-P26-u-b")
@pytest.mark.parametrize(("alternation", "prison"), [("per_space", 0), ("per_operation", 1)])
def test_cells_go_in_turn_to_available_and_prison_as_the_table_reads_it(alternation, prison):
    game = position(BY_BRITISH + FIVE_TARGETS, assault_alternation=alternation)
    game.play("assault galilee", "assault samaria", "assault gaza")

    assert state_of(game).prison == prison


@proves("P-P26-s")
@pytest.mark.parametrize("first", ["british", "irgun"])
def test_there_is_no_second_text(first):
    game = position(f"card: P26 | first: {first} | do: action first")
    game.play("event")

    assert offered(game) == ["unshaded", "pass"]
    assert game.question.why_not("shaded") == "why-single-text"
