"""1.7 Sabotage, 1.8 British Political Will, 1.9 International Opinion, 1.10 Curfews."""

from __future__ import annotations

import pytest

from cyprus.table import offered, position, proves, state_of, then, why_not
from sandtable.engine.errors import BadPosition
from sandtable.games.british_way.cyprus.forces import may_have_curfew
from sandtable.games.british_way.cyprus.map import KARPAS, LARNACA, NICOSIA, PAPHOS, SPACES
from sandtable.games.british_way.cyprus.vocabulary import VERB_OF, VOCABULARY


@proves("C-1.7-a")
@pytest.mark.parametrize(
    ("scene", "answers"),
    [
        ("karpas: 1 underground | do: operation sabotage limited", ["6"]),
        ("karpas: 1 underground | card: HC-18 | do: event eoka shaded", []),
    ],
)
def test_sabotage_comes_from_the_operation_and_from_events(scene, answers):
    game = position(scene).play(*answers)

    assert state_of(game).sabotage[KARPAS] == 1


@proves("C-1.7-b")
def test_there_is_no_terror():
    assert "terror" not in VERB_OF.values()
    with pytest.raises(BadPosition):
        position("nicosia: 1 terror")
    assert not [answer for answer in VOCABULARY if "terror" in answer]


@proves("C-1.8-a", "C-5.1.1-d")
@pytest.mark.parametrize(
    ("scene", "will"),
    [
        ("political will: 15 | card: HC-25 | do: event british unshaded", 15),
        ("political will: 1 | nicosia: 1 sabotage | opinion: 4 | do: political_will", 0),
        ("political will: 1 | opinion: 4 | card: HC-15 | do: event eoka unshaded", 0),
    ],
)
def test_political_will_stays_within_0_and_15(scene, will):
    assert state_of(position(scene)).political_will == will


def test_political_will_beyond_its_track_is_refused():
    with pytest.raises(BadPosition, match="Political Will is 16, not 0 to 15"):
        position("political will: 16")


@proves("C-1.8-b", "C-6.1.3bis-b")
def test_political_will_changes_between_rounds_and_at_0_only_the_round_decides():
    game = position("nicosia: 1 active, 1 sabotage | political will: 1 | do: operation travel operation")
    game.play("propagandize nicosia", "done")

    assert (state_of(game).political_will, state_of(game).winner) == (0, "")
    later = then(game, "nicosia: 1 active | opinion: 0 | do: political_will")
    assert (state_of(later).political_will, state_of(later).winner) == (5, "")


@proves("C-1.9-a", "C-6.1.1-a", "C-6.5.2-a")
@pytest.mark.parametrize("opinion", range(5))
def test_opinion_costs_its_value_of_political_will(opinion):
    game = position(f"opinion: {opinion} | political will: 6 | do: political_will")

    assert state_of(game).political_will == 6 + 5 - opinion


def test_opinion_beyond_its_track_is_refused():
    with pytest.raises(BadPosition, match="International Opinion is at 5, not 0 to 4"):
        position("opinion: 5")


FOUR_CURFEWS = (
    "paphos: 1 troops, 1 curfew | limassol: 1 troops, 1 curfew | nicosia: 1 troops, 1 curfew"
    " | famagusta: 1 troops, 1 curfew"
)


@proves("C-1.10-a", "C-3.2.3-i")
def test_a_fifth_curfew_cannot_be_placed_and_the_search_goes_on_without():
    game = position(f"{FOUR_CURFEWS} | larnaca: 3 troops, 1 underground | do: operation search limited")
    game.play("search larnaca", "done")

    state = state_of(game)
    assert (state.curfew[LARNACA], state.active[LARNACA]) == (0, 1)


@proves("C-1.10-b")
def test_events_place_curfews_too():
    game = position("nicosia: 1 troops | card: HC-20 | do: event british unshaded")

    assert [space for space in SPACES if state_of(game).curfew[space]] == [NICOSIA]


@proves("C-1.10-a", "C-1.10-b", "C-1.4.2-d")
def test_a_curfew_may_come_to_a_town_with_british_pieces_and_without_one():
    scene = "nicosia: 1 troops | larnaca: 1 troops, 1 curfew | troodos: 1 troops | akrotiri: 1 troops"
    state = state_of(position(scene))

    assert [space for space in SPACES if may_have_curfew(state, space)] == [NICOSIA]


@proves("C-1.10-c", "C-3.3.1-a")
def test_a_curfew_forbids_recruit():
    game = position("troodos: 1 caches | nicosia: 1 troops, 1 curfew | do: operation recruit limited")

    assert "nicosia" not in offered(game, "recruit")
    assert why_not(game, "recruit nicosia") == "why-curfew-blocks-recruit"


@proves("C-1.10-d")
def test_travellers_to_a_curfew_can_be_seen():
    game = position("nicosia: 3 troops, 1 curfew | paphos: 1 underground | do: operation travel limited")
    game.play("to nicosia")

    assert state_of(game).active[NICOSIA] == 1


@proves("C-1.10-e", "C-4.3.3-b")
def test_a_curfew_makes_propagandize_possible():
    game = position("nicosia: 1 troops, 1 curfew, 1 active | paphos: 1 active | do: operation travel operation")

    assert offered(game, "propagandize") == ["nicosia"]


@proves("C-1.10-f", "C-3.3.4-f")
def test_a_curfew_goes_with_the_last_british_piece():
    game = position("nicosia: 1 police, 1 curfew, 1 underground | do: operation ambush limited")

    assert state_of(game).curfew[NICOSIA] == 0


@proves("C-1.10-f")
def test_moves_made_together_are_judged_when_they_are_complete():
    scene = "nicosia: 1 troops, 1 curfew | famagusta: 1 troops | do: operation search operation"
    game = position(scene).play("search nicosia", "search famagusta", "done")
    game.play("from nicosia", "from famagusta")

    assert state_of(game).curfew[NICOSIA] == 1


@proves("C-1.10-g", "C-4.2.1-c")
def test_restore_lifts_a_curfew():
    game = position("nicosia: 1 troops, 1 police, 1 curfew | do: operation deploy operation").play("restore nicosia")

    assert state_of(game).curfew[NICOSIA] == 0


@proves("C-1.10-h", "C-6.4-b")
def test_reset_lifts_every_curfew():
    game = position(f"{FOUR_CURFEWS} | paphos: 1 troops, 2 sabotage, 1 curfew | do: reset")

    assert (sum(state_of(game).curfew), sum(state_of(game).sabotage)) == (0, 0)


@proves("C-1.10-i")
def test_a_lifted_curfew_can_be_placed_again():
    game = position(f"{FOUR_CURFEWS} | larnaca: 3 troops | nicosia: 1 police, 1 curfew | do: redeploy_police")
    game.play("from nicosia", "to larnaca")
    assert state_of(game).curfews_left() == 1

    later = then(game, "do: operation search limited").play("search larnaca", "done")

    assert state_of(later).curfew[LARNACA] == 1
    assert state_of(later).curfew[PAPHOS] == 1


@proves("C-1.10-f")
@pytest.mark.parametrize(
    ("scene", "answers"),
    [
        (
            "nicosia: 1 troops, 1 curfew | famagusta: 6 police | do: operation deploy limited",
            ["deploy nicosia", "to paphos", "from nicosia"],
        ),
        ("nicosia: 1 police, 1 curfew | karpas: 1 active | do: operation patrol limited", ["from nicosia"]),
        ("nicosia: 1 troops, 1 curfew | do: operation search limited", ["search paphos", "from nicosia"]),
        ("nicosia: 1 police, 1 curfew, 1 underground | do: operation travel operation", ["infiltrate nicosia"]),
        ("nicosia: 1 police, 1 curfew | larnaca: 1 troops | do: redeploy_police", ["from nicosia", "to larnaca"]),
        (
            "nicosia: 1 troops, 1 curfew | card: HC-09 | do: event british unshaded",
            ["to paphos", "from nicosia"],
        ),
        ("nicosia: 1 police, 1 curfew | paphos: 1 police | card: HC-23 | do: event eoka shaded", ["police nicosia"]),
    ],
)
def test_whatever_takes_the_last_british_piece_away_lifts_the_curfew(scene, answers):
    game = position(scene).play(*answers)
    while not game.over and "done" in offered(game):
        game.play("done")

    state = state_of(game)
    assert (state.cubes(NICOSIA), state.curfew[NICOSIA]) == (0, 0)
