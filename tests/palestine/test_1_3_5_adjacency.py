"""1.3.5 Adjacency: which spaces touch, and the few rules that ask for it."""

from __future__ import annotations

import pytest

from palestine.table import offered, position, proves, state_of
from sandtable.games.british_way.palestine.map import ADJACENT, BORDERS, DOUBTFUL_BORDERS, NAMES
from sandtable.games.british_way.palestine.options import OPTION_VALUES
from sandtable.games.british_way.palestine.view import describe_state

CITY_NAMES = ["haifa_c", "tel_aviv", "jerusalem_c"]
RAILWAY_NAMES = ["rail_egypt", "rail_jerusalem", "rail_haifa", "rail_syria"]
DISTRICT_NAMES = ["galilee", "haifa_d", "samaria", "lydda", "jerusalem_d", "gaza"]
DISTRICTS_AND_CITIES = DISTRICT_NAMES + CITY_NAMES

NEIGHBOURS = {
    "galilee": {"haifa_d", "samaria", "rail_syria"},
    "haifa_d": {"galilee", "samaria", "haifa_c", "rail_haifa", "rail_syria"},
    "samaria": {"galilee", "haifa_d", "lydda", "jerusalem_d", "rail_haifa"},
    "lydda": {"samaria", "jerusalem_d", "gaza", "tel_aviv", "rail_egypt", "rail_jerusalem", "rail_haifa"},
    "jerusalem_d": {"samaria", "lydda", "gaza", "jerusalem_c", "rail_jerusalem"},
    "gaza": {"lydda", "jerusalem_d", "rail_egypt"},
    "haifa_c": {"haifa_d", "rail_haifa", "rail_syria"},
    "tel_aviv": {"lydda", "rail_egypt", "rail_jerusalem", "rail_haifa"},
    "jerusalem_c": {"jerusalem_d", "rail_jerusalem"},
    "rail_egypt": {"tel_aviv", "lydda", "gaza"},
    "rail_jerusalem": {"tel_aviv", "jerusalem_c", "lydda", "jerusalem_d"},
    "rail_haifa": {"tel_aviv", "haifa_c", "haifa_d", "samaria", "lydda"},
    "rail_syria": {"haifa_c", "haifa_d", "galilee"},
}


def reached_by_search(origin: str, **options: str) -> set[str]:
    """The spaces into which a Search can bring a Troop from this origin, tried one by one."""
    others = {"rail_syria": "12 troops"} if origin == "rail_syria" else {origin: "12 troops"}
    fields = " | ".join(f"{name}: {pieces}" for name, pieces in others.items())
    reached = set()
    for name in NAMES:
        game = position(f"{fields} | do: operation search limited", **options)
        game.play(f"search {name}")
        if f"from {origin}" in offered(game):
            game.play(f"from {origin}", "1")
            reached.add(name)
            assert state_of(game).troops[NAMES.index(name)] == 1
    return reached


@proves("P-1.3.5-a", "P-1.3.5-b")
def test_the_borders_are_these_twenty_six():
    by_the_book = [(NAMES[one], NAMES[other]) for one, other, _ in BORDERS]
    by_geography = [(NAMES[one], NAMES[other]) for one, other, touches, _ in DOUBTFUL_BORDERS if touches == "true"]
    pairs = {frozenset(pair) for pair in by_the_book + by_geography}

    assert (len(by_the_book), len(by_geography), len(pairs)) == (17, 9, 26)
    assert pairs == {frozenset((one, other)) for one in NEIGHBOURS for other in NEIGHBOURS[one]}


def test_every_border_has_its_source():
    assert {source for _, _, source in BORDERS} == {"text", "implied"}
    assert len({source for _, _, _, source in DOUBTFUL_BORDERS}) == len(DOUBTFUL_BORDERS)
    assert all(source for _, _, _, source in DOUBTFUL_BORDERS)


@proves("P-1.3.5-a")
def test_adjacency_is_mutual_and_no_space_touches_itself():
    table = {NAMES[space]: {NAMES[other] for other in others} for space, others in enumerate(ADJACENT)}

    assert table == NEIGHBOURS
    assert all(one in table[other] for one in table for other in table[one])
    assert all(one not in table[one] for one in table)


@proves("P-1.3.5-b", "P-1.3.5-c", "P-1.3.5-d")
@pytest.mark.parametrize("name", NAMES)
def test_troops_search_into_the_spaces_next_to_them(name):
    assert reached_by_search(name) == NEIGHBOURS[name]


@proves("P-1.3.5-c")
def test_the_line_from_tel_aviv_to_haifa_touches_two_cities_and_three_districts():
    assert reached_by_search("rail_haifa") == {"tel_aviv", "haifa_c", "haifa_d", "samaria", "lydda"}


@proves("P-1.3.5-a")
def test_railways_do_not_touch_railways_nor_cities_cities_and_each_city_touches_one_district():
    for name, others in NEIGHBOURS.items():
        if name in RAILWAY_NAMES:
            assert not others & set(RAILWAY_NAMES)
        if name in CITY_NAMES:
            assert not others & set(CITY_NAMES)
            assert len(others & set(DISTRICT_NAMES)) == 1
        assert {NAMES[s] for s in ADJACENT[NAMES.index(name)]} == others


@proves("P-1.3.5-a")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("rail_syria", "samaria"),
        ("haifa_d", "lydda"),
        ("galilee", "haifa_c"),
        ("galilee", "jerusalem_d"),
        ("samaria", "gaza"),
        ("galilee", "lydda"),
        ("haifa_d", "jerusalem_d"),
    ],
)
def test_these_spaces_have_no_common_border(one, other):
    assert other not in reached_by_search(one)
    assert one not in reached_by_search(other)


@proves("P-1.3.5-a")
@pytest.mark.parametrize(("one", "other"), [(NAMES[one], NAMES[other]) for one, other, _, _ in DOUBTFUL_BORDERS])
def test_an_option_opens_or_closes_a_border_that_rests_on_geography_and_no_other(one, other):
    option = f"{one}_touches_{other}"
    default, changed = OPTION_VALUES[option]

    assert (other in NEIGHBOURS[one]) is (default == "true")
    assert reached_by_search(one, **{option: changed}) == NEIGHBOURS[one] ^ {other}
    assert reached_by_search(other, **{option: changed}) == NEIGHBOURS[other] ^ {one}
    assert reached_by_search("tel_aviv", **{option: changed}) == NEIGHBOURS["tel_aviv"]


@proves("P-1.3.5-a")
def test_options_of_borders_add_up():
    options = {"samaria_touches_lydda": "false", "rail_syria_touches_samaria": "true"}

    assert reached_by_search("samaria", **options) == NEIGHBOURS["samaria"] - {"lydda"} | {"rail_syria"}


@proves("P-1.3.5-d")
@pytest.mark.parametrize("touches", ["false", "true"])
def test_the_option_decides_whether_a_cache_in_samaria_serves_the_line_to_syria(touches):
    scene = "samaria: 1 caches | rail_syria: 1 underground | gaza: 1 underground | galilee: 12 troops | haganah: 2"
    recruit = position(f"{scene} | do: operation recruit limited", rail_syria_touches_samaria=touches)
    sabotage = position(f"{scene} | do: operation sabotage limited", rail_syria_touches_samaria=touches)
    sabotage.play("sabotage rail_syria")

    assert ("recruit rail_syria" in offered(recruit)) is (touches == "true")
    assert ("spend samaria" in offered(sabotage)) is (touches == "true")


# What asks for adjacency


@proves("P-1.3.5-b", "P-1.3.5-d", "P-1.6.2-a")
@pytest.mark.parametrize("cache", DISTRICTS_AND_CITIES)
def test_a_cache_supplies_recruit_in_its_own_space_and_next_to_it(cache):
    game = position(f"{cache}: 1 caches | haganah: 2 | do: operation recruit operation")
    offers = {answer.removeprefix("recruit ") for answer in offered(game) if answer.startswith("recruit ")}

    assert offers == {cache} | NEIGHBOURS[cache] | set(CITY_NAMES)
    for city in CITY_NAMES:
        two_possible = "2" in offered(game.clone().play(f"recruit {city}"))
        assert two_possible is (city == cache or city in NEIGHBOURS[cache])


@proves("P-1.3.5-b", "P-1.3.5-d")
@pytest.mark.parametrize("space", NAMES)
def test_a_sabotage_can_spend_the_caches_of_its_own_space_and_next_to_it(space):
    for cache in DISTRICTS_AND_CITIES:
        cells = [space, "gaza" if space != "gaza" else "galilee"]
        pieces = {name: f"{int(name in cells)} underground, {int(name == cache)} caches" for name in NAMES}
        fields = " | ".join(f"{name}: {text}" for name, text in pieces.items())
        game = position(f"{fields} | haganah: 2 | do: operation sabotage limited")
        game.play(f"sabotage {space}")

        near = cache == space or cache in NEIGHBOURS[space]
        assert (f"spend {cache}" in offered(game)) is near, cache


@proves("P-1.3.5-d")
@pytest.mark.parametrize(
    ("city", "district"), [("haifa_c", "haifa_d"), ("tel_aviv", "lydda"), ("jerusalem_c", "jerusalem_d")]
)
def test_mass_detention_reaches_the_city_and_its_adjacent_district(city, district):
    everywhere = " | ".join(f"{name}: 1 active" for name in NAMES if name != city)
    game = position(f"{city}: 3 troops, 1 curfew, 1 active | {everywhere} | do: operation search operation")
    game.play(f"detain {city}", "6")

    state = state_of(game)
    assert [name for space, name in enumerate(NAMES) if not state.cells(space)] == sorted(
        [city, district], key=NAMES.index
    )


@proves("P-1.3.5-d")
@pytest.mark.parametrize(
    ("city", "district"), [("haifa_c", "haifa_d"), ("tel_aviv", "lydda"), ("jerusalem_c", "jerusalem_d")]
)
def test_operation_shark_finds_a_cache_in_its_city_or_next_to_it(city, district):
    for cache in DISTRICTS_AND_CITIES:
        game = position(
            f"{cache}: 1 caches | rail_syria: 12 troops | political will: 10 | card: P11 | do: event british unshaded",
            event_full_effect_forced="false",
        )
        game.play(city)
        while offered(game):
            game.play("done")

        assert state_of(game).caches[NAMES.index(cache)] == (0 if cache in (city, district) else 1), cache


# What does not


@proves("P-1.3.5-d")
def test_deploy_brings_troops_from_anywhere_to_anywhere():
    game = position("gaza: 6 troops | galilee: 6 troops | do: operation deploy limited")
    game.play("deploy gaza")

    assert offered(game) == [*[f"to {name}" for name in NAMES], "done"]
    game.play("to rail_jerusalem")
    assert offered(game) == ["from galilee", "from gaza", "done"]


@proves("P-1.3.5-d")
@pytest.mark.parametrize("name", NAMES)
def test_patrol_brings_police_from_anywhere(name):
    origins = [other for other in NAMES if other not in (name, "rail_syria")][:6]
    police = " | ".join(f"{origin}: 1 police" for origin in origins)
    game = position(f"{police} | {name}: 1 underground | do: operation patrol limited")

    assert offered(game) == [*[f"from {origin}" for origin in origins], "done"]


@proves("P-1.3.5-d")
@pytest.mark.parametrize("origin", NAMES)
def test_redeploy_asks_for_no_adjacency(origin):
    one_elsewhere = "gaza" if origin != "gaza" else "galilee"
    pieces = f"{origin}: 1 troops, 1 police, 1 active, 0 caches | {one_elsewhere}: 11 troops, 1 caches, 1 active"
    police = position(f"{pieces} | do: redeploy_police").play(f"from {origin}")
    troops = position(f"{pieces} | do: redeploy_troops").play(f"from {origin}")
    cells = position(f"{pieces} | do: redeploy_cells")

    railways_and_british = [n for n in NAMES if n != origin and (n in RAILWAY_NAMES or n == one_elsewhere)]
    assert offered(police) == [f"to {name}" for name in railways_and_british]
    assert offered(troops) == [f"to {name}" for name in CITY_NAMES + RAILWAY_NAMES if name != origin]
    for city in CITY_NAMES:
        if city != origin:
            assert f"active {origin}" in offered(cells.clone().play(f"to {city}"))


@proves("P-1.3.5-d")
def test_the_cache_of_the_irgun_redeploy_asks_for_no_adjacency():
    cells = " | ".join(f"{name}: 1 active" for name in DISTRICTS_AND_CITIES if name != "gaza")
    game = position(f"gaza: 1 caches | {cells} | do: redeploy_cache").play("cache gaza")

    assert offered(game) == [f"to {name}" for name in DISTRICTS_AND_CITIES if name != "gaza"]


def test_a_board_is_told_the_borders_that_the_options_draw():
    plain, drawn = position(""), position("", rail_syria_touches_samaria="true")
    seen = {name: set(others) for name, others in describe_state(plain.state)["adjacent"].items()}

    assert seen == NEIGHBOURS
    assert "samaria" in describe_state(drawn.state)["adjacent"]["rail_syria"]
