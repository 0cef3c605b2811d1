"""6.3 Redeploy Phase and 6.3.1 British Redeploy."""

from palestine.table import asked, offered, position, proves, state_of

LYDDA, GAZA, HAIFA, TEL_AVIV, RAIL_EGYPT, RAIL_SYRIA = 3, 5, 6, 7, 9, 12
CITIES = ["haifa_c", "tel_aviv", "jerusalem_c"]
RAILWAYS = ["rail_egypt", "rail_jerusalem", "rail_haifa", "rail_syria"]
REDEPLOY = "do: redeploy_police, redeploy_troops, redeploy_cells, redeploy_cache"


def to(*spaces: str) -> list[str]:
    return [f"to {space}" for space in spaces]


@proves("P-6.3-a")
def test_the_british_redeploy_is_complete_before_irguns_begins():
    game = position(f"gaza: 1 underground, 1 caches, 1 police | lydda: 1 underground | {REDEPLOY}")
    asked_of = []
    while not game.over:
        asked_of.append((asked(game), offered(game)[0].split()[0]))
        game.play("done")

    assert asked_of == [("british", "from"), ("british", "from"), ("irgun", "to"), ("irgun", "cache")]


# 6.3.1 British Redeploy: Police


@proves("P-6.3.1-a")
def test_police_may_move_from_anywhere_to_any_railway_and_to_any_space_with_a_british_piece():
    game = position(
        "gaza: 1 police | samaria: 1 troops | haifa_c: 2 police | jerusalem_d: 1 underground | do: redeploy_police"
    )
    origins = offered(game)
    game.play("from gaza")

    assert origins == ["from gaza", "from haifa_c", "done"]
    assert offered(game) == to("samaria", "haifa_c", *RAILWAYS)


@proves("P-6.3.1-a")
def test_police_may_move_to_a_district_with_police_alone_and_to_one_with_troops_alone():
    game = position("gaza: 1 police | galilee: 1 police | lydda: 1 troops | do: redeploy_police")

    game.play("from gaza", "to galilee", "from galilee", "to lydda")

    assert [state_of(game).police[space] for space in (0, LYDDA, GAZA)] == [1, 1, 0]


@proves("P-6.3.1-a")
def test_police_may_leave_railways_and_cities_too():
    game = position("rail_egypt: 1 police | tel_aviv: 1 police | do: redeploy_police")

    assert offered(game) == ["from tel_aviv", "from rail_egypt", "done"]


@proves("P-6.3.1-a")
def test_some_or_all_police_of_a_space_may_move_and_to_several_destinations():
    game = position("gaza: 3 police | do: redeploy_police")
    game.play("from gaza", "to rail_egypt")
    numbers = offered(game)
    game.play("1", "from gaza", "to rail_haifa", "2")

    assert numbers == ["1", "2", "3"]
    assert (state_of(game).police[RAIL_EGYPT], state_of(game).police[11], state_of(game).police[GAZA]) == (1, 2, 0)


@proves("P-6.3.1-a")
def test_the_moving_police_do_not_make_their_own_space_a_destination():
    game = position("gaza: 2 police | do: redeploy_police")

    game.play("from gaza")

    assert "to gaza" not in offered(game)


@proves("P-6.3.1-a")
def test_a_space_that_the_last_british_piece_has_left_is_no_destination_any_more():
    game = position("gaza: 1 police | lydda: 1 police | do: redeploy_police")
    game.play("from gaza")
    before = offered(game)
    game.play("to rail_egypt", "from lydda")

    assert "to lydda" in before
    assert "to gaza" not in offered(game)


@proves("P-6.3.1-a")
def test_a_police_moves_only_once():
    game = position("gaza: 1 police | lydda: 1 police | do: redeploy_police")

    game.play("from gaza", "to lydda")

    assert offered(game) == ["from lydda", "done"]  # one of the two, the one that was there
    game.play("from lydda", "to rail_egypt")
    assert game.over
    assert (state_of(game).police[LYDDA], state_of(game).police[RAIL_EGYPT]) == (1, 1)


# 6.3.1 British Redeploy: Troops


@proves("P-6.3.1-b")
def test_troops_may_move_from_anywhere_to_any_city_or_railway_and_to_no_district():
    game = position("gaza: 2 troops | lydda: 3 troops, 1 police | do: redeploy_troops")

    assert asked(game) == "british"
    assert offered(game) == ["from lydda", "from gaza", "from rail_syria", "done"]
    game.play("from gaza")
    assert offered(game) == to(*CITIES, *RAILWAYS)


@proves("P-6.3.1-b")
def test_troops_need_no_british_piece_at_their_destination():
    game = position("gaza: 2 troops | haifa_c: 3 underground | do: redeploy_troops")

    game.play("from gaza", "to haifa_c", "2")

    assert (state_of(game).troops[GAZA], state_of(game).troops[HAIFA]) == (0, 2)


@proves("P-6.3.1-b")
def test_troops_may_go_from_city_to_railway_and_back_but_each_only_once():
    game = position("haifa_c: 1 troops | rail_syria: 1 troops | gaza: 10 troops | do: redeploy_troops")

    game.play("from haifa_c", "to rail_syria", "from rail_syria", "to haifa_c")

    assert offered(game) == ["from gaza", "done"]
    assert (state_of(game).troops[HAIFA], state_of(game).troops[RAIL_SYRIA]) == (1, 1)


@proves("P-6.3.1-b")
def test_troops_come_after_the_police_who_then_no_longer_move():
    game = position("gaza: 2 troops, 1 police | do: redeploy_police, redeploy_troops")
    first = game.question
    game.play("done")
    second = game.question

    assert first is not None
    assert second is not None
    assert (first.message, second.message) == ("ask-move-police", "ask-move-troops")
    game.play("from gaza", "to tel_aviv", "2")
    assert (state_of(game).police[GAZA], state_of(game).police[TEL_AVIV]) == (1, 0)


@proves("P-6.3.1-b")
def test_troops_may_leave_police_alone():
    game = position("gaza: 2 troops, 1 police | do: redeploy_troops")

    game.play("from gaza", "to tel_aviv", "2")

    assert state_of(game).cubes(GAZA) == 1


@proves("P-6.3.1-b", "P-6.3.1-c")
def test_troops_may_stay_in_a_district():
    game = position("gaza: 2 troops | galilee: 10 troops | do: redeploy_troops")

    game.play("from gaza", "to tel_aviv", "1", "done")

    assert (state_of(game).troops[GAZA], state_of(game).troops[0]) == (1, 10)


@proves("P-6.3.1-c")
def test_the_british_need_not_move_anything():
    game = position("gaza: 2 troops, 1 police | do: redeploy_police, redeploy_troops")

    assert "done" in offered(game)
    game.play("done")
    assert "done" in offered(game)
    game.play("done")
    assert game.over
    assert (state_of(game).troops[GAZA], state_of(game).police[GAZA]) == (2, 1)


@proves("P-6.3.1-c")
def test_available_police_are_not_placed():
    game = position("available: 6 police, 15 cells, 5 caches | do: redeploy_police, redeploy_troops")

    assert game.question is not None
    assert game.question.message == "ask-move-troops"  # no Police on the map: they are not asked about
    assert state_of(game).available_police == 6


# 6.3.1 British Redeploy: Curfews


@proves("P-6.3.1-d")
def test_a_curfew_goes_with_the_last_police_so_that_irgun_may_move_in():
    game = position(f"tel_aviv: 1 police, 1 curfew | gaza: 1 underground | {REDEPLOY}")

    game.play("from tel_aviv", "to rail_egypt", "done")

    assert state_of(game).curfew[TEL_AVIV] == 0
    assert offered(game) == [*to(*CITIES), "done"]


@proves("P-6.3.1-d")
def test_a_curfew_goes_with_the_last_troops():
    game = position("tel_aviv: 2 troops, 1 curfew | do: redeploy_troops")

    game.play("from tel_aviv", "to rail_egypt", "2", "done")

    assert state_of(game).curfew[TEL_AVIV] == 0


@proves("P-6.3.1-d")
def test_a_curfew_stays_with_one_police():
    game = position("tel_aviv: 2 troops, 2 police, 1 curfew | do: redeploy_police, redeploy_troops")

    game.play("from tel_aviv", "to rail_egypt", "1", "done", "from tel_aviv", "to rail_egypt", "2", "done")

    assert (state_of(game).police[TEL_AVIV], state_of(game).curfew[TEL_AVIV]) == (1, 1)


@proves("P-6.3.1-d")
def test_a_curfew_stays_with_one_of_the_troops():
    game = position("tel_aviv: 2 troops, 2 police, 1 curfew | do: redeploy_police, redeploy_troops")

    game.play("from tel_aviv", "to rail_egypt", "2", "from tel_aviv", "to rail_egypt", "1", "done")

    assert (state_of(game).troops[TEL_AVIV], state_of(game).curfew[TEL_AVIV]) == (1, 1)


@proves("P-6.3.1-d")
def test_a_curfew_lost_to_the_police_move_does_not_come_back_with_troops():
    game = position("tel_aviv: 1 police, 1 curfew | gaza: 2 troops | do: redeploy_police, redeploy_troops")

    game.play("from tel_aviv", "to rail_egypt", "from gaza", "to tel_aviv", "2", "done")

    assert (state_of(game).troops[TEL_AVIV], state_of(game).curfew[TEL_AVIV]) == (2, 0)


@proves("P-6.3.1-d")
def test_a_curfew_lost_in_the_redeploy_does_not_count_for_p29():
    game = position(
        "tel_aviv: 1 police, 1 curfew, 1 underground | capabilities: P29 unshaded british"
        "| do: redeploy_police, redeploy_troops, redeploy_cells, redeploy_cache, reset"
    )

    game.play("from tel_aviv", "to rail_egypt", "done", "done")

    assert state_of(game).underground[TEL_AVIV] == 1
