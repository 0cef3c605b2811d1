"""4.3.2 Propagandize."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.engine.errors import IllegalMove
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.map import HAIFA, JERUSALEM, TEL_AVIV

RECRUIT = "lydda: 1 caches | do: operation recruit operation"
THREE_CITIES = (
    "haifa_c: 1 troops, 1 curfew, 1 underground | tel_aviv: 1 troops, 1 curfew, 1 underground, 1 active"
    " | jerusalem_c: 1 troops, 1 curfew, 2 underground"
)


def cities(game: Game) -> set[str]:
    return {answer.removeprefix("propagandize ") for answer in offered(game) if answer.startswith("propagandize ")}


@proves("P-4.3.2-a")
def test_propagandize_needs_a_city_with_a_curfew_and_a_cell():
    game = position(
        "haifa_c: 1 troops, 1 curfew, 1 active | tel_aviv: 1 troops, 1 underground | jerusalem_c: 1 police, 1 curfew"
        f" | gaza: 2 underground | {RECRUIT}"
    )

    assert cities(game) == {"haifa_c"}
    assert game.question.why_not("propagandize tel_aviv") == "why-no-curfew"
    assert game.question.why_not("propagandize jerusalem_c") == "why-no-cell"
    assert game.question.why_not("propagandize gaza") == "why-not-a-city"


@proves("P-4.3.2-a")
def test_irgun_may_stop_after_one_city_or_take_a_second_other_one():
    game = position(f"{THREE_CITIES} | {RECRUIT}")
    game.play("propagandize haifa_c")

    assert (asked(game), offered(game)) == ("irgun", ["propagandize tel_aviv", "propagandize jerusalem_c", "done"])
    with pytest.raises(IllegalMove):
        game.play("propagandize haifa_c")


@proves("P-4.3.2-a", "P-4.3.2-c")
def test_a_second_city_can_be_declined():
    game = position(f"{THREE_CITIES} | {RECRUIT}")
    game.play("propagandize haifa_c", "done")

    assert state_of(game).political_will == 17
    assert cities(game) == set()


@proves("P-4.3.2-a", "P-4.3.2-c")
def test_two_cities_are_the_most_and_cost_two_political_will():
    game = position(f"{THREE_CITIES} | {RECRUIT}")
    game.play("propagandize haifa_c", "propagandize jerusalem_c")

    assert state_of(game).political_will == 16
    assert cities(game) == set()


@proves("P-4.3.2-b")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("1 underground", (0, 1)),
        ("3 underground", (2, 1)),
        ("2 underground, 1 active", (2, 1)),
        ("2 active", (0, 2)),
    ],
)
def test_one_cell_turns_active_only_if_all_are_underground(before, after):
    game = position(f"haifa_c: 1 troops, 1 curfew, {before} | {RECRUIT}")
    game.play("propagandize haifa_c")

    assert (state_of(game).underground[HAIFA], state_of(game).active[HAIFA]) == after
    assert state_of(game).political_will == 17


@proves("P-4.3.2-b")
def test_each_city_is_looked_at_on_its_own():
    game = position(f"{THREE_CITIES} | {RECRUIT}")
    game.play("propagandize tel_aviv", "propagandize jerusalem_c")

    state = state_of(game)
    assert (state.underground[TEL_AVIV], state.active[TEL_AVIV]) == (1, 1)
    assert (state.underground[JERUSALEM], state.active[JERUSALEM]) == (1, 1)
    assert (state.underground[HAIFA], state.active[HAIFA]) == (1, 0)


@proves("P-4.3.2-c")
@pytest.mark.parametrize(("capability", "per_city"), [("", 1), ("P25 shaded irgun", 2), ("P25 unshaded british", 1)])
def test_menachem_begin_doubles_the_loss_in_each_city(capability, per_city):
    game = position(f"capabilities: {capability} | {THREE_CITIES} | {RECRUIT}")
    game.play("propagandize haifa_c")
    after_one = state_of(game).political_will
    game.play("propagandize tel_aviv")

    assert (after_one, state_of(game).political_will) == (18 - per_city, 18 - 2 * per_city)


@proves("P-4.3.2-c")
def test_political_will_stops_at_zero_and_the_cell_turns_all_the_same():
    game = position(f"political will: 1 | {THREE_CITIES} | {RECRUIT}")
    game.play("propagandize haifa_c", "propagandize jerusalem_c")

    state = state_of(game)
    assert state.political_will == 0
    assert (state.active[HAIFA], state.active[JERUSALEM]) == (1, 1)
    assert not game.over
