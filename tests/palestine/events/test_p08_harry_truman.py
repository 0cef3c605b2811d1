"""P8 Harry Truman*: support and a Deploy, or pressure because of the Curfews."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.map import GALILEE, GAZA, HAIFA, LYDDA, NAMES, RAIL_EGYPT, SAMARIA

SIDES = ["british", "irgun"]
UNSHADED = " | card: P8 | do: event british unshaded"
SHADED = " | card: P8 | do: event irgun shaded"
FOUR_SPACES = "galilee: 3 troops | samaria: 3 troops | gaza: 3 troops | lydda: 3 troops"


@pytest.mark.parametrize("side", SIDES)
@proves("P-P8-u")
def test_political_will_rises_and_then_the_british_may_deploy_whoever_executes_the_card(side):
    game = position(f"{FOUR_SPACES} | political will: 10 | card: P8 | do: event {side} unshaded")

    assert (asked(game), state_of(game).political_will) == ("british", 12)
    assert offered(game) == ["deploy galilee", "deploy samaria", "deploy lydda", "deploy gaza", "done"]


@proves("P-P8-u")
def test_declining_the_deploy_means_no_troop_move():
    game = position(FOUR_SPACES + " | political will: 10" + UNSHADED)
    game.play("done")

    state = state_of(game)
    assert game.over
    assert (state.political_will, sum(state.police)) == (12, 0)


@pytest.mark.parametrize("spaces", [1, 2, 3])
@proves("P-P8-u")
def test_the_british_deploy_in_one_to_three_spaces(spaces):
    game = position(FOUR_SPACES + UNSHADED)
    game.play(*["deploy galilee", "deploy gaza", "deploy lydda"][:spaces])
    if spaces < 3:
        game.play("done")
    assert offered(game) == [*[f"to {name}" for name in NAMES], "done"]
    game.play("done")

    state = state_of(game)
    assert game.over
    assert [state.police[space] for space in (GALILEE, GAZA, LYDDA)] == [1] * spaces + [0] * (3 - spaces)


@proves("P-P8-u")
def test_the_deploy_brings_its_troop_move_to_one_more_space_even_a_railway():
    game = position(FOUR_SPACES + UNSHADED)
    game.play("deploy galilee", "done", "to rail_egypt", "from gaza", 2, "from samaria", 3, "done")

    state = state_of(game)
    assert game.over, "there is one Troop destination only"
    assert (state.troops[RAIL_EGYPT], state.troops[GAZA], state.troops[SAMARIA]) == (5, 1, 0)
    assert (state.police[GALILEE], state.police[RAIL_EGYPT]) == (1, 0)


@proves("P-P8-u")
def test_the_deploy_needs_more_troops_than_irgun_pieces():
    game = position("galilee: 2 troops, 1 underground | gaza: 2 troops, 1 active, 1 caches" + UNSHADED)
    assert offered(game) == ["deploy galilee", "done"]

    assert game.question is not None
    assert game.question.why_not("deploy gaza") == "why-not-more-troops-than-irgun"


@proves("P-P8-u", "P-5.1.3-a")
def test_without_a_space_for_deploy_there_is_no_troop_move_either():
    game = position("rail_egypt: 12 troops | political will: 10" + UNSHADED)

    assert game.over
    assert (state_of(game).political_will, state_of(game).troops[RAIL_EGYPT]) == (12, 12)


@proves("P-P8-u")
def test_under_the_other_ruling_troops_move_though_there_is_no_space_for_deploy():
    game = position("rail_egypt: 12 troops | political will: 10" + UNSHADED, deploy_needs_space="false")
    assert (asked(game), "deploy galilee" in offered(game), "to gaza" in offered(game)) == ("british", False, True)
    game.play("to gaza", "from rail_egypt", 5)

    assert game.over
    assert (state_of(game).troops[GAZA], sum(state_of(game).police)) == (5, 0)


@proves("P-P8-u")
def test_under_the_other_ruling_too_a_deploy_that_is_declined_moves_no_troops():
    game = position("galilee: 12 troops" + UNSHADED, deploy_needs_space="false")
    game.play("done")

    assert game.over


@proves("P-P8-u")
def test_with_no_police_available_the_deploy_still_moves_troops():
    game = position("galilee: 12 troops | haifa_c: 6 police" + UNSHADED)
    game.play("deploy galilee", "to haifa_c", "from galilee", 4)

    state = state_of(game)
    assert game.over
    assert (state.police[GALILEE], state.troops[HAIFA]) == (0, 4)


@proves("P-P8-u")
def test_the_british_choose_who_goes_short_of_police():
    game = position(FOUR_SPACES + " | haifa_c: 4 police" + UNSHADED)
    game.play("deploy galilee", "deploy gaza", "deploy lydda")
    assert offered(game) == ["police galilee", "police gaza", "police lydda"]
    game.play("police lydda", "police galilee", "done")

    state = state_of(game)
    assert (state.police[GALILEE], state.police[GAZA], state.police[LYDDA]) == (1, 0, 1)


@proves("P-P8-u", "P-P9-s", "P-5.1.2-a")
def test_bevin_does_not_limit_trumans_deploy_to_two_spaces():
    game = position(FOUR_SPACES + " | capabilities: P9 shaded irgun" + UNSHADED)
    game.play("deploy galilee", "deploy gaza", "deploy lydda", "done")

    assert sum(state_of(game).police) == 3


@pytest.mark.parametrize("extendable", ["false", "true"])
@proves("P-P8-u", "P-5.4-c")
def test_no_chit_adds_a_space_to_the_deploy_under_either_ruling(extendable):
    game = position(FOUR_SPACES + " | chits: 0 2" + UNSHADED, event_ops_extendable=extendable)
    assert not [answer for answer in offered(game) if answer.startswith("lead")]
    game.play("deploy galilee", "deploy gaza", "deploy lydda")

    assert offered(game)[0] == "to galilee"
    assert state_of(game).chits == [1, 0, 1]


@proves("P-P8-u", "P-5.4-b")
def test_no_special_activity_comes_with_the_deploy():
    game = position("galilee: 6 troops, 1 police | gaza: 6 troops" + UNSHADED)
    assert offered(game) == ["deploy galilee", "deploy gaza", "done"]
    game.play("deploy galilee", "done")
    assert offered(game) == [*[f"to {name}" for name in NAMES], "done"]
    game.play("done")

    assert game.over


@pytest.mark.parametrize(("before", "after"), [(17, 19), (18, 20), (19, 20)])
@proves("P-P8-u", "P-5.1.1-a")
def test_political_will_stops_at_twenty(before, after):
    game = position(f"rail_egypt: 12 troops | political will: {before}" + UNSHADED)

    assert state_of(game).political_will == after


@proves("P-P8-u", "P-P9-u-b")
def test_bevin_does_not_change_the_gain():
    game = position("rail_egypt: 12 troops | political will: 10 | capabilities: P9 unshaded british" + UNSHADED)

    assert state_of(game).political_will == 12


CURFEWS = ["", "haifa_c", "haifa_c tel_aviv", "haifa_c tel_aviv jerusalem_c"]


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("curfews", [0, 1, 2, 3])
@proves("P-P8-s")
def test_each_curfew_on_the_map_costs_one(side, curfews):
    cities = " | ".join(f"{city}: 1 troops, 1 curfew" for city in CURFEWS[curfews].split())
    game = position(f"{cities} | card: P8 | do: event {side} shaded")

    assert game.over
    assert state_of(game).political_will == 18 - curfews
    assert sum(state_of(game).curfew) == curfews


@pytest.mark.parametrize(("curfews", "loss"), [(0, 0), (1, 0), (2, 1), (3, 2)])
@proves("P-P8-s", "P-P9-u")
def test_bevin_lessens_the_total_by_one_and_never_below_zero(curfews, loss):
    cities = " | ".join(f"{city}: 1 troops, 1 curfew" for city in CURFEWS[curfews].split())
    game = position(f"{cities} | capabilities: P9 unshaded british" + SHADED)

    assert state_of(game).political_will == 18 - loss
