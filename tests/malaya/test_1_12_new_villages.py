"""1.12 New Villages."""

from __future__ import annotations

import pytest

from malaya.table import named, offered, position, proves, state_of, why_not
from sandtable.engine.errors import BadPosition

BESET = "2 troops, 2 police, 1 underground, 1 villages"


@proves("M-1.12-a", "M-4.2.1-c", "M-4.2.1-d")
def test_villages_come_from_a_pool_of_four():
    game = position("perak: 2 troops, 1 active | do: operation train operation").play("resettle perak")
    three = "kedah: 1 villages | pahang: 1 villages | kelantan: 1 villages"
    empty = position(f"{three} | perak: {BESET} | johore: 2 troops | do: operation train operation")

    assert state_of(game).villages_left() == 3
    assert named(empty, "resettle") == []
    assert why_not(empty, "resettle johore") == "why-no-village-left"


@proves("M-1.12-c", "M-3.3.1-a", "M-4.3.1-b")
def test_a_village_forbids_rally_and_extort():
    game = position(f"perak: {BESET} | kedah: 1 underground | do: operation rally operation")

    assert why_not(game, "rally perak") == "why-village-here"
    assert why_not(game, "extort perak") == "why-village-here"
    assert "extort kedah" in offered(game)


@proves("M-1.12-d", "M-6.1.1-a")
def test_a_village_silences_opposition_but_not_support():
    opposed = position("perak: 1 villages, opposition | johore: opposition | do: political_will")
    loyal = position("perak: 1 villages, support | do: political_will")

    assert (state_of(opposed).political_will, state_of(loyal).political_will) == (8, 13)


@proves("M-1.12-e", "M-3.3.4-e", "M-6.3.2-c")
def test_a_village_restricts_nothing_else():
    attack = position(f"perak: {BESET} | do: operation attack operation")
    march = position(f"perak: {BESET} | kedah: 1 underground | do: operation march operation")
    terror = position(f"perak: {BESET} | do: operation terror operation")
    sweep = position(f"perak: {BESET} | do: operation sweep operation")
    agitation = position("perak: 1 police, 1 underground, 1 villages | do: agitation")
    pacification = position(f"perak: {BESET} | do: pacification")

    assert "attack perak" in offered(attack)
    assert "march perak" in offered(march)
    assert "terror perak" in offered(terror)
    assert {"sweep perak", "reprisal perak"} <= set(offered(sweep))
    assert "agitate perak" in offered(agitation)
    assert "pacify perak" in offered(pacification)


@proves("M-1.12-f", "M-1.12-k", "M-4.2.1-g")
def test_a_village_goes_at_once_when_its_province_is_secure():
    assaulted = position("pahang: 2 troops, 1 active, 1 villages, opposition | do: operation assault limited")
    resettled = position("perak: 2 troops | do: operation train operation").play("resettle perak")

    assert (state_of(assaulted).villages_left(), state_of(assaulted).level[4]) == (4, -1)
    assert (state_of(resettled).villages_left(), state_of(resettled).level[1]) == (4, -1)


@proves("M-1.12-f")
def test_by_an_option_only_support_takes_the_village_from_a_province_without_mcp():
    scene = "pahang: 2 troops, 2 police, 1 active, 1 villages"
    neutral = position(f"{scene} | do: operation assault limited", nv_secure_removal="auto_if_support")
    loyal = position(f"{scene}, support | do: operation assault limited", nv_secure_removal="auto_if_support")
    pacified = position(
        "pahang: 2 troops, 2 police, 1 villages | do: pacification", nv_secure_removal="auto_if_support"
    )
    pacified.play("pacify pahang")

    assert [state_of(game).villages[4] for game in (neutral, loyal, pacified)] == [1, 0, 0]


@proves("M-1.12-f", "M-6.4.2-a")
def test_by_an_option_the_british_may_take_the_village_back():
    scene = "pahang: 2 troops, 1 villages | johore: 2 troops"
    resettle = position(f"{scene} | do: operation train operation", nv_secure_removal="british_may")
    resettle.play("resettle johore")
    redeploy = position(f"{scene} | do: redeploy", nv_secure_removal="british_may")

    assert offered(resettle) == ["village pahang", "done"]
    assert offered(redeploy) == ["village pahang", "done"]
    assert state_of(resettle.play("village pahang")).villages[4] == 0
    assert state_of(redeploy.play("done")).villages[4] == 1


@proves("M-1.12-f")
@pytest.mark.parametrize(
    ("option", "activity"), [("auto_if_support", "resettle johore"), ("british_may", "strike johore")]
)
def test_the_village_is_offered_back_by_that_option_and_in_a_resettle_alone(option: str, activity: str):
    board = "pahang: 2 troops, 1 villages | johore: 2 troops, 1 active"
    game = position(f"{board} | do: operation train operation", nv_secure_removal=option).play(activity)

    assert game.question.message == "ask-train"
    assert state_of(game).villages[4] == 1


@proves("M-1.12-g", "M-4.3.2-g")
def test_a_village_goes_when_mcp_is_alone_with_it():
    attack = position("perak: 2 police, 6 active, 1 villages | do: operation attack limited").play(6)
    march = position("perak: 1 villages | kedah: 1 underground | do: operation march limited")
    march.play("march perak", "from kedah")
    intimidate = position("perak: 1 police, 1 underground, 1 villages | do: operation terror operation")
    intimidate.play("intimidate perak")

    assert [state_of(game).villages_left() for game in (attack, march, intimidate)] == [4, 4, 4]


@proves("M-1.12-f", "M-1.12-g", "M-6.4.2-a")
def test_redeploy_checks_villages_at_its_end():
    game = position("perak: 1 troops, 2 underground, 1 villages | do: redeploy")

    assert game.over
    assert state_of(game).villages_left() == 4


@proves("M-1.12-h", "M-4.3.2-c", "M-4.3.2-e")
def test_intimidate_removes_a_village_where_guerrillas_outnumber_the_british():
    game = position("perak: 1 police, 2 underground, 1 villages | do: operation terror operation")
    game.play("intimidate perak", "village perak")

    assert (state_of(game).villages[1], state_of(game).police[1]) == (0, 1)


@proves("M-1.12-i")
def test_events_remove_villages():
    game = position(f"perak: {BESET} | card: HM-29 | do: event mcp shaded").play("perak")

    assert state_of(game).villages_left() == 4


@proves("M-1.12-j")
def test_a_village_in_an_empty_province_stays():
    game = position("perak: 1 villages | do: operation sweep limited").play("sweep johore")

    assert game.over  # and all spaces were settled
    assert state_of(game).villages[1] == 1


@proves("M-1.12-k", "M-6.5-d")
def test_reset_removes_no_village():
    assert state_of(position(f"perak: {BESET} | do: reset")).villages[1] == 1


@proves("M-1.12-l")
@pytest.mark.parametrize("level", ["support", "opposition"])
def test_a_village_that_goes_leaves_the_opinion(level: str):
    game = position(f"pahang: 2 troops, 1 active, 1 villages, {level} | do: operation assault limited")

    assert state_of(game).level[4] == {"support": 1, "opposition": -1}[level]


def test_a_position_with_a_village_that_would_be_gone_is_refused():
    for text in ("perak: 1 underground, 1 villages", "perak: 1 troops, 1 villages"):
        with pytest.raises(BadPosition, match=r"1\.12"):
            position(text)
