"""1.10 Curfews: how they come, what they do, how they go."""

from __future__ import annotations

import pytest

from palestine.random_games import SEEDS, all_moments, moments
from palestine.table import offered, position, proves, state_of, then
from sandtable.games.british_way.palestine.cards import EVENT_CARDS
from sandtable.games.british_way.palestine.map import NAMES

HAIFA, TEL_AVIV, JERUSALEM = 6, 7, 8
CITY_NAMES = ["haifa_c", "tel_aviv", "jerusalem_c"]
# The events that let the British Search, with the answers that search Haifa.
SEARCH_EVENTS = {
    "P1": ["haifa_c"],
    "P6": ["search haifa_c", "done"],
    "P11": ["haifa_c"],
    "P14": ["search haifa_c", "done"],
    "P16": ["search", "search haifa_c"],
    "P27": ["search", "search haifa_c", "done"],
}


# Coming


@proves("P-1.10-a", "P-INV-22")
def test_all_three_cities_can_be_under_curfew_at_once():
    game = position(
        "haifa_c: 4 troops | tel_aviv: 4 troops | jerusalem_c: 4 troops | card: P6 | do: event british unshaded"
    )
    game.play("search haifa_c", "search tel_aviv", "search jerusalem_c")

    assert [state_of(game).curfew[city] for city in (HAIFA, TEL_AVIV, JERUSALEM)] == [1, 1, 1]


@proves("P-1.10-a")
def test_a_second_search_adds_no_second_curfew():
    game = position("haifa_c: 12 troops | do: operation search limited").play("search haifa_c")
    game = then(game, "do: operation search limited").play("search haifa_c")

    assert state_of(game).curfew[HAIFA] == sum(state_of(game).curfew) == 1


@proves("P-1.10-b")
@pytest.mark.parametrize("city", CITY_NAMES)
@pytest.mark.parametrize("box", ["operation", "limited"])
def test_a_search_in_a_city_places_a_curfew(city, box):
    game = position(f"{city}: 2 troops, 1 police | gaza: 10 troops | do: operation search {box}")
    game.play(f"search {city}", *(["done", city] if box == "operation" else []))

    assert state_of(game).curfew[NAMES.index(city)] == 1


@proves("P-1.10-b")
@pytest.mark.parametrize("card", SEARCH_EVENTS)
def test_a_search_granted_by_an_event_places_a_curfew(card):
    game = position(f"haifa_c: 12 troops | card: {card} | do: event british unshaded", event_full_effect_forced="false")
    game.play(*SEARCH_EVENTS[card])

    assert state_of(game).curfew[HAIFA] == 1


@proves("P-1.10-b")
@pytest.mark.parametrize("card", EVENT_CARDS)
def test_no_event_places_a_curfew_without_a_search(card):
    cubes = " | ".join(f"{city}: 4 troops, 1 police, 1 underground" for city in CITY_NAMES)
    for text in ("unshaded", "shaded"):
        searches = card in SEARCH_EVENTS and text == "unshaded"
        if searches or (card in ("P4", "P22", "P26") and text == "shaded") or (card, text) == ("P3", "unshaded"):
            continue
        game = position(f"{cubes} | card: {card} | do: event british {text}")
        while offered(game):
            game.play(offered(game)[0])

        assert sum(state_of(game).curfew) == 0


@proves("P-1.10-b")
def test_every_curfew_of_a_whole_game_comes_from_a_search():
    rules = set()
    for moment in all_moments():
        placed = [line.rule for line in moment.lines if line.message == "log-place-curfew"]
        rules.update(placed)

        after = state_of(moment.game).curfew
        assert placed or all(new <= old for new, old in zip(after, moment.before.curfew, strict=True))
    assert rules == {"3.2.3"}


# Doing


@proves("P-1.10-c")
@pytest.mark.parametrize("city", CITY_NAMES)
def test_a_curfew_forbids_recruit_in_its_city(city):
    scene = f"{city}: 1 police, 1 caches, {{}} curfew | haganah: 2 | do: operation recruit operation"
    free, barred = position(scene.format(0)), position(scene.format(1))

    assert f"recruit {city}" in offered(free)
    assert f"recruit {city}" not in offered(barred)
    assert barred.question is not None
    assert barred.question.why_not(f"recruit {city}") == "why-curfew-blocks-recruit"
    assert {f"recruit {other}" for other in CITY_NAMES if other != city} <= set(offered(barred))


@proves("P-1.10-d")
@pytest.mark.parametrize(("curfew", "cubes", "active"), [(1, 3, 1), (1, 2, 0), (0, 3, 0), (0, 6, 0)])
def test_cells_that_travel_to_a_curfew_are_seen_if_they_and_the_cubes_are_four(curfew, cubes, active):
    game = position(f"haifa_c: {cubes} police, {curfew} curfew | gaza: 1 underground | do: operation travel limited")
    game.play("to haifa_c")

    assert (state_of(game).active[HAIFA], state_of(game).underground[HAIFA]) == (active, 1 - active)


@proves("P-1.10-e")
@pytest.mark.parametrize("curfew", [0, 1])
def test_a_curfew_makes_propagandize_possible(curfew):
    game = position(f"haifa_c: 1 police, 1 active, {curfew} curfew | haganah: 2 | do: operation travel operation")

    assert ("propagandize haifa_c" in offered(game)) is bool(curfew)


@proves("P-1.10-e")
@pytest.mark.parametrize("curfew", [0, 1])
def test_a_curfew_makes_mass_detention_possible(curfew):
    game = position(f"haifa_c: 3 troops, {curfew} curfew | do: operation search operation")

    assert ("detain haifa_c" in offered(game)) is bool(curfew)


# Going


@proves("P-1.10-f")
@pytest.mark.parametrize("left_behind", [0, 1])
@pytest.mark.parametrize(
    ("step", "answers"),
    [
        ("operation travel operation", ["silence haifa_c"]),
        ("event irgun shaded | card: P7", ["police haifa_c"]),
        ("event irgun shaded | card: P28", ["sabotage haifa_c", "6"]),
        ("event irgun shaded | card: P30", []),
        ("operation patrol limited", ["patrol gaza", "from haifa_c"]),
        ("redeploy_police", ["from haifa_c", "to rail_egypt"]),
    ],
)
def test_a_curfew_goes_when_the_last_police_leave_but_stays_with_a_troop(step, answers, left_behind):
    game = position(f"haifa_c: 1 police, {left_behind} troops, 1 underground, 1 curfew | gaza: 1 active | do: {step}")
    game.play(*answers)

    assert state_of(game).police[HAIFA] == 0
    assert state_of(game).curfew[HAIFA] == left_behind


@proves("P-1.10-f")
@pytest.mark.parametrize("left_behind", [0, 1])
def test_a_curfew_goes_when_half_the_police_are_dismissed(left_behind):
    game = position(
        f"haifa_c: 1 police, {left_behind} troops, 1 curfew | gaza: 1 police | card: P10 | do: event irgun shaded"
    )
    game.play("police haifa_c")

    assert state_of(game).curfew[HAIFA] == left_behind


@proves("P-1.10-f")
@pytest.mark.parametrize(("die", "troops", "curfew"), [("3", 0, 0), ("3", 1, 1), ("4", 0, 1)])
def test_a_curfew_goes_when_road_mines_take_the_last_police(die, troops, curfew):
    game = position(
        f"haifa_c: 1 police, {troops} troops, 1 active, 1 curfew, 1 sabotage | gaza: 1 police | lydda: 1 active | "
        "capabilities: P23 shaded irgun | do: operation patrol operation"
    )
    game.play("patrol haifa_c", "patrol lydda", "from haifa_c", "from gaza", "to haifa_c", die)

    assert state_of(game).curfew[HAIFA] == curfew


@proves("P-1.10-f")
@pytest.mark.parametrize("left_behind", [0, 1])
@pytest.mark.parametrize(
    ("step", "answers"),
    [
        ("operation deploy limited", ["to gaza", "from haifa_c", "2", "done"]),
        ("operation search limited", ["search haifa_d", "from haifa_c", "2", "done"]),
        ("redeploy_troops", ["from haifa_c", "to rail_egypt", "2", "done"]),
    ],
)
def test_a_curfew_goes_when_the_last_troops_leave_but_stays_with_a_police(step, answers, left_behind):
    game = position(f"haifa_c: 2 troops, {left_behind} police, 1 curfew, 2 active | gaza: 4 troops | do: {step}")
    game.play(*answers)

    assert state_of(game).troops[HAIFA] == 0
    assert state_of(game).curfew[HAIFA] == left_behind


@proves("P-1.10-f")
def test_a_city_searched_without_any_cube_gets_no_curfew():
    game = position("gaza: 12 troops | do: operation search limited").play("search haifa_c")

    assert state_of(game).curfew[HAIFA] == 0


@proves("P-1.10-f")
def test_a_city_that_empties_and_fills_in_one_search_keeps_its_curfew():
    game = position("haifa_c: 1 troops, 1 curfew | haifa_d: 11 troops | do: operation search operation")
    game.play("search haifa_c", "search rail_haifa", "done", "from haifa_c", "from haifa_d", "to haifa_c", "3", "done")

    assert "haifa_c" in offered(game)  # the moves are done, the City is still to be searched
    assert state_of(game).troops[HAIFA] == 3
    assert state_of(game).curfew[HAIFA] == 1


@proves("P-1.10-f", "P-INV-08")
@pytest.mark.parametrize("seed", SEEDS)
def test_no_curfew_outlives_its_cubes_once_all_moves_are_done(seed):
    for moment in moments(seed):
        state, question = state_of(moment.game), moment.game.question
        moving = question is not None and question.message.startswith(("ask-move", "ask-how-many", "ask-gather"))
        for city in (HAIFA, TEL_AVIV, JERUSALEM):
            assert moving or not state.curfew[city] or state.cubes(city)


@proves("P-1.10-f")
def test_a_curfew_that_was_lifted_can_be_placed_again():
    scene = "haifa_c: 1 police, 1 underground, 1 curfew | rail_syria: 12 troops | card: P7 | do: event irgun shaded"
    game = position(scene).play("police haifa_c")
    assert state_of(game).curfew[HAIFA] == 0
    game = then(game, "do: operation search limited").play("search haifa_c", "from rail_syria", "3", "done")

    assert state_of(game).curfew[HAIFA] == 1


@proves("P-1.10-g")
def test_restore_removes_the_curfew_of_its_space_and_no_other():
    cities = "haifa_c: 1 troops, 1 police, 1 curfew | tel_aviv: 1 troops, 1 police, 1 curfew"
    game = position(f"{cities} | do: operation deploy operation")
    game.play("restore haifa_c")

    assert (state_of(game).curfew[HAIFA], state_of(game).curfew[TEL_AVIV]) == (0, 1)


@proves("P-1.10-h")
def test_reset_removes_all_curfews():
    game = position(" | ".join(f"{city}: 1 police, 1 curfew" for city in CITY_NAMES) + " | do: reset")

    assert sum(state_of(game).curfew) == 0


# Not doing


@proves("P-1.10-i")
@pytest.mark.parametrize("city", CITY_NAMES)
def test_a_curfew_bars_neither_rob_nor_sabotage_nor_terror_nor_silence_nor_travel(city):
    scene = f"{city}: 1 police, 2 underground, 1 curfew | gaza: 1 active | haganah: 2 | do: operation {{}} operation"
    rob, sabotage, travel = (position(scene.format(name)) for name in ("rob", "sabotage", "travel"))

    assert {f"rob {city}", f"silence {city}"} <= set(offered(rob))
    assert {f"sabotage {city}", f"terror {city}", f"silence {city}"} <= set(offered(sabotage))
    assert {f"travel {city}", "travel gaza"} <= set(offered(travel))
    assert f"to {city}" in offered(travel.play("travel gaza"))


@proves("P-1.10-i")
@pytest.mark.parametrize("city", CITY_NAMES)
def test_a_curfew_bars_no_cell_that_an_event_places(city):
    scene = f"{city}: 1 police, 1 curfew | prison: 2 | card: {{}} | do: event irgun shaded"
    neglected, angered, released, mourned = (position(scene.format(card)) for card in ("P6", "P14", "P16", "P31"))
    angered.play(city)
    released.play(city, city)
    mourned.play(city, "done")

    placed = [state_of(game).underground[NAMES.index(city)] for game in (neglected, angered, released, mourned)]
    assert placed == [1, 1, 2, 1]


@proves("P-1.10-i")
@pytest.mark.parametrize("city", CITY_NAMES)
def test_a_curfew_bars_no_cache(city):
    scene = f"{city}: 1 police, 2 active, 1 curfew | do: {{}}"
    rob = position(scene.format("operation rob limited")).play("6")
    donated = position(scene.format("event irgun shaded | card: P12")).play(city, "done")
    cooperation = position(scene.format("haganah_cooperation")).play(city)

    assert [state_of(game).caches[NAMES.index(city)] for game in (rob, donated, cooperation)] == [1, 1, 1]


@proves("P-1.10-j")
@pytest.mark.parametrize("city", CITY_NAMES)
def test_a_curfew_bars_its_city_from_the_cell_of_the_irgun_redeploy(city):
    game = position(f"{city}: 1 police, 1 curfew | gaza: 2 active | do: redeploy_cells")

    assert offered(game) == [*[f"to {other}" for other in CITY_NAMES if other != city], "done"]


@proves("P-1.10-j")
def test_cells_may_leave_a_city_under_curfew_in_the_irgun_redeploy():
    game = position("haifa_c: 1 police, 1 curfew, 1 active | gaza: 1 active | do: redeploy_cells").play("to tel_aviv")

    assert offered(game) == ["active gaza", "active haifa_c"]


@proves("P-1.10-j")
def test_a_curfew_does_not_bar_the_cache_of_the_irgun_redeploy():
    game = position("haifa_c: 1 police, 1 curfew, 1 active | gaza: 1 caches | do: redeploy_cache").play("cache gaza")

    assert state_of(game).caches[HAIFA] == 1
