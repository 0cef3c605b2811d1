"""4.3.1 Silence."""

from __future__ import annotations

import pytest

from palestine.table import offered, position, proves, state_of
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.map import GAZA, HAIFA, NAMES

RECRUIT = "do: operation recruit operation"


def silence_spaces(game: Game) -> set[str]:
    return {answer.removeprefix("silence ") for answer in offered(game) if answer.startswith("silence ")}


@proves("P-4.3.1-a")
def test_silence_needs_police_and_at_least_as_many_underground_cells():
    game = position(
        "gaza: 2 police, 2 underground | haifa_c: 1 police, 2 underground, 5 troops"
        " | rail_egypt: 1 police, 1 underground | lydda: 2 police, 1 underground | do: operation recruit operation"
    )

    assert silence_spaces(game) == {"gaza", "haifa_c", "rail_egypt"}
    assert game.question.why_not("silence lydda") == "why-fewer-underground-than-police"


@proves("P-4.3.1-a")
def test_silence_without_police_is_no_silence():
    game = position(f"gaza: 2 underground | lydda: 1 troops, 1 underground | {RECRUIT}")

    assert silence_spaces(game) == set()
    assert game.question.why_not("silence gaza") == "why-no-police"
    assert game.question.why_not("silence samaria") == "why-no-police"


@proves("P-4.3.1-c")
def test_active_cells_do_not_count_for_silence():
    game = position(f"gaza: 2 police, 1 underground, 3 active | lydda: 1 police, 1 active | {RECRUIT}")

    assert silence_spaces(game) == set()


@proves("P-4.3.1-b", "P-4.3.1-c")
@pytest.mark.parametrize("space", ["gaza", "haifa_c", "rail_egypt"])
def test_silence_removes_exactly_one_police_to_available_and_turns_no_cell(space):
    game = position(f"{space}: 2 police, 3 underground, 1 active | {RECRUIT}")
    game.play(f"silence {space}")

    state = state_of(game)
    here = NAMES.index(space)
    assert (state.police[here], state.available_police) == (1, 5)
    assert (state.underground[here], state.active[here]) == (3, 1)


@proves("P-4.3.1-b")
def test_silence_strikes_in_one_space_only():
    game = position(f"gaza: 2 police, 3 underground | lydda: 1 police, 1 underground | {RECRUIT}")
    game.play("silence gaza")

    assert silence_spaces(game) == set()
    assert sum(state_of(game).police) == 2
    assert state_of(game).police[GAZA] == 1


@proves("P-4.3.1-d")
@pytest.mark.parametrize(("british", "curfew_left"), [("1 police", 0), ("2 police", 1), ("1 police, 1 troops", 1)])
def test_a_curfew_goes_with_the_last_cube_of_its_city(british, curfew_left):
    game = position(f"haifa_c: {british}, 2 underground, 1 curfew | {RECRUIT}")
    game.play("silence haifa_c")

    assert state_of(game).curfew[HAIFA] == curfew_left
    assert ("recruit haifa_c" in offered(game)) == (not curfew_left)
