"""1.6 Intel Chits and Arms Caches: what they are, where they come from, what they pay for."""

from __future__ import annotations

from fractions import Fraction

import pytest

from palestine.random_games import all_moments
from palestine.table import asked, offered, position, proves, state_of, then
from sandtable.engine.errors import BadPosition
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.map import NAMES
from sandtable.games.british_way.palestine.vocabulary import VOCABULARY

LYDDA, JERUSALEM_D, GAZA = 3, 4, 5

# The answers that make Gaza the one space of a Limited Operation in which Cells are removed.
CHOOSE_GAZA = {"patrol": ["patrol gaza", "done", "gaza"], "assault": ["assault gaza"]}
GIVEN_UP = ["log-lead", "log-spend-chit", "log-discard-chit"]
CACHE_LOST = ["log-remove-cache", "log-spend-cache", "log-offensive", "log-lock-cache-from"]


def chances(game: Game) -> dict[str, Fraction]:
    """How likely each chit is to be drawn; without weights all are alike."""
    assert game.question is not None
    weights = game.question.weights or [1] * len(game.question.options)
    shares = (Fraction(weight, sum(weights)) for weight in weights)
    return dict(zip(game.question.options, shares, strict=True))


@proves("P-1.6-a")
def test_chits_and_caches_are_all_that_can_be_spent():
    payments = [answer for answer in VOCABULARY if answer.startswith(("spend", "lead", "discard", "offensive"))]
    chits = [f"{verb} {value}" for verb in ("spend", "lead", "discard") for value in range(3)]
    caches = [f"{verb} {name}" for verb in ("spend", "offensive") for name in NAMES]

    assert sorted(payments) == sorted(chits + caches)


@proves("P-1.6-a")
@pytest.mark.parametrize("name", ["resources", "money"])
def test_no_track_counts_resources(name):
    with pytest.raises(BadPosition, match=f"there is no field '{name}'"):
        position(f"{name}: 5")


# 1.6.1 Intel Chits


@proves("P-1.6.1-a", "P-INV-05")
@pytest.mark.parametrize("value", ["0", "1", "2"])
def test_there_are_three_chits_of_each_value(value):
    assert state_of(position(f"chits: {value} {value} {value}")).chits[int(value)] == 3
    with pytest.raises(BadPosition, match="there are only three Intel Chits of each value"):
        position(f"chits: {value} {value} {value} {value}")


@proves("P-1.6.1-a")
def test_no_chit_is_worth_three():
    with pytest.raises(BadPosition, match="'3' is not one of 0, 1, 2"):
        position("chits: 3")


@proves("P-1.6.1-a", "P-1.6.1-b")
@pytest.mark.parametrize(
    ("held", "bag"),
    [
        ("", {"chit 0": 3, "chit 1": 3, "chit 2": 3}),
        ("0", {"chit 0": 2, "chit 1": 3, "chit 2": 3}),
        ("0 0 2", {"chit 0": 1, "chit 1": 3, "chit 2": 2}),
        ("1 1 1", {"chit 0": 3, "chit 2": 3}),
        ("0 0 0 1 1 2", {"chit 1": 1, "chit 2": 2}),
    ],
)
def test_a_chit_is_drawn_at_random_from_those_in_the_bag(held, bag):
    game = position(f"chits: {held} | do: pass british")

    assert asked(game) == "chance"
    assert chances(game) == {chit: Fraction(number, sum(bag.values())) for chit, number in bag.items()}


@proves("P-1.6.1-b")
def test_a_drawn_chit_is_held_and_shown_and_no_longer_in_the_bag():
    game = position("chits: 0 | do: pass british").play("chit 2")

    assert state_of(game).chits == [1, 0, 1]
    assert game.log is not None
    assert [line.arguments for line in game.log if line.message == "log-draw-chit"] == [{"value": 2}]
    assert chances(then(game, "do: pass british")) == {
        "chit 0": Fraction(2, 7),
        "chit 1": Fraction(3, 7),
        "chit 2": Fraction(2, 7),
    }


@proves("P-1.6.1-b")
def test_the_last_chit_of_the_bag_is_drawn_without_being_asked():
    game = position("chits: 0 0 0 1 1 1 2 2 | do: pass british")

    assert state_of(game).chits == [3, 3, 3]


@proves("P-1.6.1-c")
def test_a_cache_removed_by_assault_brings_a_chit_and_two_with_menachem_begin():
    scene = "gaza: 4 troops, 2 caches | {} | do: operation assault limited"
    plain = position(scene.format("chits:")).play("chit 1", "chit 0")
    begin = position(scene.format("capabilities: P25 unshaded british")).play("chit 1", "chit 0", "chit 2", "chit 2")

    assert (state_of(plain).chits, offered(plain)) == ([1, 1, 0], [])
    assert (state_of(begin).chits, offered(begin)) == ([1, 1, 2], [])


@proves("P-1.6.1-c")
@pytest.mark.parametrize("haganah", [0, 1])
def test_negotiate_brings_a_chit_only_when_haganah_is_at_zero_already(haganah):
    game = position(f"haganah: {haganah} | do: operation search operation").play("negotiate")
    if haganah:
        game.play("6")

    assert ("chit 0" in offered(game)) is (haganah == 0)
    assert state_of(game).haganah == 0


@proves("P-1.6.1-c")
@pytest.mark.parametrize(("held", "draws"), [("", True), ("0", False), ("1 2", False)])
def test_british_intel_brings_a_chit_to_those_who_have_none(held, draws):
    game = position(f"chits: {held} | do: british_intel")

    assert ("chit 0" in offered(game)) is draws


@proves("P-1.6.1-c")
@pytest.mark.parametrize("haganah", [0, 1, 2, 3, 4])
def test_haganah_cooperation_brings_a_chit_at_zero(haganah):
    game = position(f"haganah: {haganah} | chits: 1 | do: haganah_cooperation")

    assert ("chit 0" in offered(game)) is (haganah == 0)


@proves("P-1.6.1-c")
def test_two_events_bring_chits():
    agency = position("card: P22 | do: event british unshaded").play("british", "yes", "chit 1")
    detectives = position(
        "gaza: 1 police, 1 active | lydda: 1 police, 1 underground | card: P28 | do: event irgun unshaded"
    )
    detectives.play("chit 1", "chit 1")

    assert (state_of(agency).chits, offered(agency)) == ([0, 1, 0], [])
    assert (state_of(detectives).chits, offered(detectives)) == ([0, 2, 0], [])


@proves("P-1.6.1-c")
def test_caches_that_leave_the_map_in_other_ways_bring_no_chit():
    shark = position("jerusalem_d: 1 caches | card: P11 | do: event british unshaded")
    bergson = position("gaza: 2 caches | card: P12 | do: event british unshaded")
    rome = position("gaza: 1 caches | card: P19 | do: event british unshaded").play("cache gaza")

    for game in (shark, bergson, rome):
        assert (sum(state_of(game).caches), sum(state_of(game).chits), offered(game)) == (0, 0, [])


@proves("P-1.6.1-c")
def test_chits_come_from_nothing_else():
    sources = set()
    for moment in all_moments():
        drawn = [line.rule for line in moment.lines if line.message == "log-draw-chit"]
        lost = [line.rule for line in moment.lines if line.message in GIVEN_UP]
        sources.update(drawn)

        assert sum(state_of(moment.game).chits) - sum(moment.before.chits) == len(drawn) - len(lost)
    assert {"2.3.3", "3.2.4", "6.2.2"} <= sources <= {"2.3.3", "3.2.4", "4.2.2", "6.2.2", "6.2.3", "P22", "P28"}


@proves("P-1.6.1-d")
@pytest.mark.parametrize("operation", ["patrol", "assault"])
def test_chits_are_spent_for_their_value_against_underground_cells(operation):
    game = position(
        f"gaza: 4 troops, 2 police, 2 underground | lydda: 1 troops, 1 active | chits: 0 1 2 | "
        f"do: operation {operation} limited"
    )
    game.play(*CHOOSE_GAZA[operation])

    assert offered(game) == ["spend 1", "spend 2", "done"]  # a chit of 0 buys nothing
    game.play("spend 2")
    assert state_of(game).chits == [1, 1, 0]  # back in the bag at once


@proves("P-1.6.1-d")
def test_a_chit_of_any_value_is_discarded_for_a_search_or_a_lead():
    search = position("haifa_c: 2 troops | chits: 0 1 2 | do: operation search limited").play(
        "search haifa_c", "done", "done"
    )
    lead = position("gaza: 1 underground | lydda: 1 underground | chits: 0 1 2 | do: operation patrol limited")

    assert offered(search) == ["curfew", "discard 0", "discard 1", "discard 2"]
    assert {"lead 0", "lead 1", "lead 2"} <= set(offered(lead))
    assert state_of(search.play("discard 0")).chits == [0, 1, 1]
    assert state_of(lead.play("lead 0")).chits == [0, 1, 1]


@proves("P-1.6.1-d")
def test_british_intel_discards_chits_of_any_value():
    game = position("chits: 0 2 | do: british_intel")

    assert (asked(game), offered(game)) == ("british", ["discard 0", "discard 2"])
    game.play("discard 0")
    assert state_of(game).chits == [0, 0, 1]


@proves("P-1.6.1-d")
def test_a_chit_given_up_can_be_drawn_again_at_once():
    scene = "gaza: 2 troops, 1 underground | lydda: 2 troops, 1 caches | chits: 2 2 2 | do: operation assault operation"
    game = position(scene).play("assault gaza", "spend 2", "assault lydda")

    assert chances(game) == {"chit 0": Fraction(3, 7), "chit 1": Fraction(3, 7), "chit 2": Fraction(1, 7)}


@proves("P-1.6.1-e")
def test_what_a_chit_is_worth_beyond_its_space_is_lost():
    game = position(
        "gaza: 2 troops, 1 underground | lydda: 2 troops, 1 underground | chits: 2 | do: operation assault operation"
    )
    game.play("assault gaza", "spend 2", "assault lydda")

    assert offered(game) == []
    assert (state_of(game).underground[GAZA], state_of(game).underground[LYDDA]) == (0, 1)
    assert state_of(game).chits == [0, 0, 0]


@proves("P-1.6.1-f")
@pytest.mark.parametrize("operation", ["patrol", "assault"])
def test_several_chits_in_one_space_add_up(operation):
    game = position(
        f"gaza: 6 troops, 3 police, 3 underground | lydda: 1 troops, 1 active | chits: 1 2 | "
        f"do: operation {operation} limited"
    )
    game.play(*CHOOSE_GAZA[operation], "spend 1", "spend 2", *(["3"] if operation == "patrol" else []))

    assert state_of(game).underground[GAZA] == 0
    assert state_of(game).chits == [0, 0, 0]


@proves("P-1.6.1-f")
def test_one_chit_alone_buys_only_what_it_is_worth():
    game = position(
        "gaza: 6 troops, 3 underground | lydda: 1 troops, 1 active | chits: 1 2 | do: operation assault limited"
    )
    game.play("assault gaza", "spend 1", "done")

    assert state_of(game).underground[GAZA] == 2
    assert state_of(game).chits == [0, 0, 1]


@proves("P-1.6.1-g")
@pytest.mark.parametrize(
    "scene",
    [
        "do: pass british",
        "gaza: 2 troops, 1 caches | do: operation assault limited",
        "haganah: 0 | do: haganah_cooperation",
        "gaza: 1 police, 1 active | card: P28 | do: event british unshaded",
    ],
)
def test_an_empty_bag_gives_nothing(scene):
    game = position(f"chits: 0 0 0 1 1 1 2 2 2 | {scene}")
    while offered(game):
        game.play(next(answer for answer in offered(game) if not answer.startswith("lead")))

    assert state_of(game).chits == [3, 3, 3]


@proves("P-1.6.1-g")
def test_two_draws_from_a_bag_of_one_give_one():
    game = position(
        "gaza: 2 troops, 1 caches | lydda: 1 troops, 1 active | chits: 0 0 0 1 1 1 2 2 | "
        "capabilities: P25 unshaded british | "
        "do: operation assault limited"
    )
    game.play("assault gaza")

    assert state_of(game).chits == [3, 3, 3]


# 1.6.2 Arms Caches


@proves("P-1.6.2-a")
def test_a_cache_used_for_recruit_stays():
    game = position("lydda: 1 caches | haganah: 2 | do: operation recruit operation")
    game.play("recruit lydda", "2", "recruit gaza", "2", "recruit samaria", "2", "done")

    assert state_of(game).caches[LYDDA] == 1
    assert sum(state_of(game).underground) == 6


@proves("P-1.6.2-b")
def test_a_cache_spent_on_a_sabotage_or_an_offensive_returns_to_available():
    scene = "gaza: 1 underground | lydda: 1 caches, 1 underground | haganah: 2 | do: operation {} limited"
    sabotage = position(scene.format("sabotage")).play("sabotage gaza", "spend lydda", "1")
    offensive = position(scene.format("rob")).play("offensive lydda")

    assert state_of(sabotage).sabotage[GAZA] == 1  # 1 + 2
    for game in (sabotage, offensive):
        assert (state_of(game).caches[LYDDA], state_of(game).available_caches) == (0, 4)


@proves("P-1.6.2-c")
@pytest.mark.parametrize(
    ("scene", "answers"),
    [
        ("do: operation rob limited", ["3"]),
        ("do: pass irgun", ["rob gaza", "3"]),
        ("do: expropriations", ["rob gaza", "3"]),
        ("do: haganah_cooperation", ["gaza"]),
        ("card: P12 | do: event irgun shaded", ["gaza", "done"]),
    ],
)
def test_these_bring_caches_to_the_map(scene, answers):
    game = position(f"gaza: 1 underground | {scene}")
    game.play(*answers)

    assert (state_of(game).caches[GAZA], state_of(game).available_caches) == (1, 4)


@proves("P-1.6.2-c")
@pytest.mark.parametrize(("haganah", "freed"), [(3, 1), (2, 0)])
def test_the_track_frees_its_cache_when_haganah_enters_four(haganah, freed):
    game = position(f"haganah: {haganah} | card: P15 | do: event irgun shaded")

    assert (state_of(game).available_caches, state_of(game).track_caches) == (4 + freed, 1 - freed)


@proves("P-1.6.2-c", "P-1.6.2-d")
def test_caches_come_and_go_in_no_other_way():
    came, went = set(), set()
    for moment in all_moments():
        placed = [line for line in moment.lines if line.message == "log-place-cache"]
        lost = [line for line in moment.lines if line.message in CACHE_LOST]
        came.update(line.rule for line in placed)
        went.update((line.message, line.rule) for line in lost)

        assert sum(state_of(moment.game).caches) - sum(moment.before.caches) == len(placed) - len(lost)
    assert {"3.3.4"} < came <= {"3.3.4", "6.2.3", "P12"}
    assert {rule for message, rule in went if message != "log-remove-cache"} == {"2.3.7", "3.3.3", "6.5.2"}
    assert {rule for message, rule in went if message == "log-remove-cache"} <= {"3.2.4", "P11", "P12", "P19"}


@proves("P-1.6.2-d")
@pytest.mark.parametrize(
    ("scene", "answers"),
    [
        ("jerusalem_d: 2 troops, 1 caches | do: operation assault limited", ["chit 0"]),
        ("jerusalem_d: 1 caches | card: P11 | do: event british unshaded", []),
        ("jerusalem_d: 1 caches | card: P12 | do: event british unshaded", []),
        ("jerusalem_d: 1 caches | card: P19 | do: event british unshaded", ["cache jerusalem_d"]),
    ],
)
def test_the_british_can_remove_a_cache_with_these(scene, answers):
    game = position(scene)
    for answer in answers:
        game.play(answer)

    assert (state_of(game).caches[JERUSALEM_D], state_of(game).available_caches) == (0, 5)


@proves("P-1.6.2-d")
def test_a_shift_of_haganah_can_take_a_cache_from_the_map_to_the_track():
    game = position(
        "gaza: 2 caches | lydda: 2 caches | samaria: 1 caches | card: P15 | do: event british unshaded"
    ).play("cache samaria")

    assert (sum(state_of(game).caches), state_of(game).track_caches, state_of(game).available_caches) == (4, 1, 0)
