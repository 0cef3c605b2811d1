"""6.2 Resource Phase."""

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.engine.errors import IllegalMove


@proves("P-6.2-a")
def test_expropriations_come_first_then_british_intel_then_haganah_cooperation():
    game = position(
        "gaza: 1 underground | chits: 0 1 | played: P1 P2 P3 P4 | haganah: 4 | political will: 10 | do: reveal"
    )
    game.play("P33")
    rules = []
    for answer in ["done", "discard 0", "done"]:
        assert game.question is not None
        rules.append(game.question.rule)
        game.play(answer)

    assert rules == ["6.2.1", "6.2.2", "6.2.3"]


# 6.2.1 Expropriations


@proves("P-6.2.1-a")
def test_irgun_may_rob_in_districts_and_cities_with_more_cells_than_police():
    game = position(
        "gaza: 1 underground | samaria: 1 active, 3 troops | haifa_c: 1 underground, 1 active, 1 police"
        "| tel_aviv: 1 underground, 1 police | jerusalem_c: 2 underground, 3 police | rail_haifa: 2 underground"
        "| do: expropriations"
    )

    assert asked(game) == "irgun"
    assert offered(game) == ["rob samaria", "rob gaza", "rob haifa_c", "done"]
    assert game.question is not None
    assert game.question.why_not("rob rail_haifa") == "why-railway"
    assert game.question.why_not("rob tel_aviv") == "why-not-more-cells-than-police"
    assert game.question.why_not("rob galilee") == "why-not-more-cells-than-police"


@proves("P-6.2.1-a")
def test_irgun_may_decline_to_rob():
    game = position("gaza: 1 underground | do: expropriations")

    game.play("done")

    assert game.over
    assert sum(state_of(game).caches) == 0


@proves("P-6.2.1-a")
@pytest.mark.parametrize(("die", "caches"), [(1, 0), (2, 0), (3, 1), (6, 1)])
def test_the_robbery_places_a_cache_on_3_or_more(die, caches):
    game = position("gaza: 1 underground | do: expropriations")

    game.play("rob gaza", die)

    state = state_of(game)
    assert (state.caches[5], state.available_caches) == (caches, 5 - caches)


@proves("P-6.2.1-a")
@pytest.mark.parametrize(("police", "die", "active"), [(1, 6, 1), (1, 1, 1), (0, 6, 0), (0, 1, 0)])
def test_the_robbery_shows_a_cell_where_police_are_whether_it_succeeds_or_not(police, die, active):
    game = position(f"haifa_c: 3 underground, {police} police | do: expropriations")

    game.play("rob haifa_c", die)

    assert state_of(game).active[6] == active


@proves("P-6.2.1-a")
def test_with_p32_shaded_the_robbery_needs_no_roll():
    game = position(
        "haifa_c: 2 underground, 1 police | capabilities: P32 shaded irgun | do: expropriations, british_intel"
    )

    game.play("rob haifa_c")

    state = state_of(game)
    assert game.question is not None
    assert game.question.rule == "6.2.2"
    assert (state.caches[6], state.active[6]) == (1, 1)


@proves("P-6.2.1-a")
@pytest.mark.parametrize("limop", ["true", "false"])
def test_the_robbery_is_of_one_space_even_with_the_haganah_bonus_and_a_cache_for_an_offensive(limop):
    game = position(
        "gaza: 1 underground, 1 caches | samaria: 1 underground | haganah: 4 | do: expropriations",
        pass_op_is_limop=limop,
        event_ops_extendable="true",
    )
    choices = offered(game)

    game.play("rob samaria", 5)

    assert choices == ["rob samaria", "rob gaza", "done"]
    assert game.over


# 6.2.2 British Intel


@proves("P-6.2.2-a")
def test_british_without_chits_draw_one():
    game = position("do: british_intel")

    assert asked(game) == "chance"
    assert offered(game) == ["chit 0", "chit 1", "chit 2"]
    assert game.question is not None
    assert game.question.weights == [3, 3, 3]
    game.play("chit 2")
    assert game.over
    assert state_of(game).chits == [0, 0, 1]


@proves("P-6.2.2-b")
@pytest.mark.parametrize(
    ("chits", "left"),
    [("0", 1), ("0 0", 1), ("0 0 0", 2), ("0 0 0 1", 2), ("0 0 0 1 1", 3), ("0 0 0 1 1 1 2 2 2", 5)],
)
def test_british_with_chits_discard_half_of_them_rounded_down(chits, left):
    game = position(f"chits: {chits} | do: british_intel")
    while not game.over:
        assert "done" not in offered(game)
        game.play(offered(game)[0])

    assert sum(state_of(game).chits) == left


@proves("P-6.2.2-b")
def test_the_british_choose_which_chits_they_discard():
    game = position("chits: 0 1 2 2 | do: british_intel")
    first = (asked(game), offered(game))
    game.play("discard 1")
    second = (asked(game), offered(game))
    game.play("discard 2")

    assert first == ("british", ["discard 0", "discard 1", "discard 2"])
    assert second == ("british", ["discard 0", "discard 2"])
    assert state_of(game).chits == [1, 0, 1]


@proves("P-6.2.2-a", "P-6.2.2-b")
def test_one_chit_is_neither_discarded_nor_joined_by_another():
    game = position("chits: 2 | do: british_intel")

    assert game.over
    assert state_of(game).chits == [0, 0, 1]


# 6.2.3 Haganah Cooperation


@proves("P-6.2.3-a", "P-6.2-a")
def test_with_haganah_at_0_the_british_draw_a_chit_that_is_not_halved():
    game = position("haganah: 0 | chits: 1 | do: expropriations, british_intel, haganah_cooperation")

    assert asked(game) == "chance"
    game.play("chit 2")
    assert game.over
    assert state_of(game).chits == [0, 1, 1]


@proves("P-6.2.3-a")
def test_with_haganah_at_0_british_without_chits_draw_twice():
    game = position("haganah: 0 | played: P1 P2 P3 P4 | do: reveal")

    game.play("P33", "chit 0", "chit 1")

    assert state_of(game).chits == [1, 1, 0]


@proves("P-6.2.3-a")
def test_with_haganah_at_0_an_empty_bag_gives_nothing():
    game = position("haganah: 0 | chits: 0 0 0 1 1 1 2 2 2 | do: haganah_cooperation")

    assert game.over
    assert sum(state_of(game).chits) == 9


@proves("P-6.2.3-b")
def test_with_haganah_at_4_irgun_may_place_a_cache_where_it_has_a_cell():
    game = position(
        "gaza: 1 underground | haifa_c: 1 active, 1 caches, 4 police, 1 curfew | lydda: 1 underground, 2 caches"
        "| rail_haifa: 1 underground | samaria: 1 caches | haganah: 4 | do: haganah_cooperation"
    )

    assert asked(game) == "irgun"
    assert offered(game) == ["gaza", "haifa_c", "done"]
    assert game.question is not None
    assert game.question.why_not("rail_haifa") == "why-railway"
    assert game.question.why_not("lydda") == "why-two-caches"
    assert game.question.why_not("samaria") == "why-no-cell"


@proves("P-6.2.3-b")
def test_the_cache_of_haganah_comes_from_available_without_a_roll():
    game = position("haifa_c: 1 active, 1 police | haganah: 4 | do: haganah_cooperation")

    game.play("haifa_c")

    state = state_of(game)
    assert game.over
    assert (state.caches[6], state.available_caches, state.active[6]) == (1, 4, 1)


@proves("P-6.2.3-b")
def test_irgun_may_decline_haganahs_cache():
    game = position("gaza: 1 underground | haganah: 4 | do: haganah_cooperation")

    game.play("done")

    assert sum(state_of(game).caches) == 0


@proves("P-6.2.3-b")
def test_without_an_available_cache_haganah_gives_none():
    game = position(
        "gaza: 1 underground, 1 caches | lydda: 2 caches | samaria: 2 caches | haganah: 4 | do: haganah_cooperation"
    )

    assert game.over
    assert state_of(game).caches[5] == 1


@proves("P-6.2.3-c")
@pytest.mark.parametrize("haganah", [1, 2, 3])
@pytest.mark.parametrize("capability", ["", "P13 shaded irgun", "P13 unshaded british"])
def test_with_haganah_at_1_2_or_3_nothing_happens(haganah, capability):
    game = position(f"gaza: 1 underground | haganah: {haganah} | capabilities: {capability} | do: haganah_cooperation")

    assert game.over
    assert (sum(state_of(game).caches), sum(state_of(game).chits)) == (0, 0)


@proves("P-6.2.3-c")
@pytest.mark.parametrize("text", ["shaded irgun", "unshaded british"])
def test_p13_does_not_touch_haganahs_cooperation(text):
    at_4 = position(f"gaza: 1 underground | haganah: 4 | capabilities: P13 {text} | do: haganah_cooperation")
    at_0 = position(f"gaza: 1 underground | haganah: 0 | capabilities: P13 {text} | do: haganah_cooperation")

    assert offered(at_4) == ["gaza", "done"]
    assert asked(at_0) == "chance"


@proves("P-6.2.1-a", "P-6.2.2-b", "P-6.2.3-b")
@pytest.mark.parametrize(
    ("step", "answer"),
    [("expropriations", "rob galilee"), ("british_intel", "done"), ("haganah_cooperation", "galilee")],
)
def test_what_is_not_offered_is_refused_with_its_rule(step, answer):
    game = position(f"gaza: 1 underground | chits: 0 1 | haganah: 4 | do: {step}")

    with pytest.raises(IllegalMove, match=r"^6\.2\.[123]: "):
        game.play(answer)
