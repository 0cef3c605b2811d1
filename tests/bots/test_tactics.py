"""Positions with one clearly right turn, from the rulebook's strategy guide and from play, that bots must find."""

from __future__ import annotations

import pytest

from palestine.table import position
from sandtable.bots import find_bot

# What is clearly right must not hang on how ties are broken.
SEEDS = {"heuristic": range(5), "search:200": range(2)}
# Where the search, which looks at the whole board, sees another answer that is as good.
MATTERS_OF_TASTE = {
    "a city before a second railway, if it is still in order",
    "a cache against police in a city",
    "two terror markers where fewer british can restore",
    "the king david hotel",
}
SABOTAGE, LIMITED_SABOTAGE = "do: operation sabotage operation", "do: operation sabotage limited"
TURN = "do: action first"


every_bot = pytest.mark.parametrize("bot", SEEDS)


def each_finds(cases: dict[str, tuple[str, object]]) -> pytest.MarkDecorator:
    """Every bot in every position, but the search only where it is no matter of taste."""
    wanted = [(bot, name) for name in cases for bot in SEEDS if bot == "heuristic" or name not in MATTERS_OF_TASTE]
    return pytest.mark.parametrize(
        ("bot", "text", "wanted"), [pytest.param(bot, *cases[name], id=f"{bot}: {name}") for bot, name in wanted]
    )


def turn(bot: str, text: str, seed: int) -> list[str]:
    """What a bot answers from here on, until chance or the other side is asked."""
    game, player = position(text), find_bot(bot, seed)
    assert game.question is not None
    side = game.question.side
    given: list[str] = []
    while game.question is not None and game.question.side == side:
        given.append(player.answer(game))
        game.play(given[-1])
    return given


def first_answers(bot: str, text: str, number: int = 1) -> set[tuple[str, ...]]:
    """The first answers, over several seeds."""
    return {tuple(turn(bot, text, seed)[:number]) for seed in SEEDS[bot]}


# Irgun: what to strike

IRGUN_TURNS = {
    "an untouched railway before a district": (
        f"haganah: 2 | rail_egypt: 1 underground | gaza: 1 underground | {LIMITED_SABOTAGE}",
        "sabotage rail_egypt",
    ),
    "no second marker on a railway": (
        f"haganah: 2 | rail_egypt: 1 underground, 1 sabotage | gaza: 1 underground | {LIMITED_SABOTAGE}",
        "sabotage gaza",
    ),
    "the first railway before a city, for the order it ends": (
        f"haganah: 2 | rail_egypt: 1 underground | haifa_c: 1 underground, 1 sabotage | {LIMITED_SABOTAGE}",
        "sabotage rail_egypt",
    ),
    "a city before a second railway, if it is still in order": (
        f"haganah: 2 | rail_egypt: 1 underground | rail_haifa: 1 sabotage | haifa_c: 1 underground"
        f" | {LIMITED_SABOTAGE}",
        "sabotage haifa_c",
    ),
    "an open city before a guarded one": (
        f"haganah: 2 | haifa_c: 1 underground | tel_aviv: 1 underground, 3 police | {LIMITED_SABOTAGE}",
        "sabotage haifa_c",
    ),
    "terror when haganah has nothing more to give": (
        f"haganah: 0 | haifa_c: 1 underground | gaza: 1 underground | {SABOTAGE}",
        "terror haifa_c",
    ),
    "silence before the strike it helps": (
        f"haganah: 2 | haifa_c: 1 underground, 1 police | gaza: 1 underground | {SABOTAGE}",
        "silence haifa_c",
    ),
    "a cache against police in a city": (
        f"haganah: 2 | haifa_c: 1 underground, 2 police, 1 caches | {LIMITED_SABOTAGE}",
        "spend haifa_c",
    ),
    "no cache for a district": (
        f"haganah: 2 | gaza: 1 underground, 1 caches | {LIMITED_SABOTAGE}",
        "done",
    ),
    "the active cell is given up, not one that can strike": (
        "galilee: 4 underground | gaza: 4 underground | lydda: 5 underground | samaria: 2 active | card: P15"
        " | do: event british unshaded",
        "active samaria",
    ),
    "a rob where nobody looks on": (
        "gaza: 1 underground | samaria: 4 troops, 1 underground | do: expropriations",
        "rob gaza",
    ),
    "two terror markers where fewer british can restore": (
        "tel_aviv: 4 troops, 2 police, 1 underground | haifa_c: 1 underground | card: P3 | do: event irgun shaded",
        "haifa_c",
    ),
    "police go where the strike waits": (
        "tel_aviv: 1 police, 1 underground | galilee: 1 police | gaza: 1 police | card: P30 | do: event irgun shaded",
        "police tel_aviv",
    ),
    "haganah towards irgun": ("haganah: 3 | card: P22 | do: event irgun unshaded", "right"),
    "a cell into a city before the next campaign": (
        "gaza: 3 underground | tel_aviv: 1 underground | haifa_c: 1 underground | do: redeploy_cells",
        "to jerusalem_c",
    ),
}


@each_finds(IRGUN_TURNS)
def test_irgun_finds(bot: str, text: str, wanted: str):
    assert first_answers(bot, text) == {(wanted,)}


IRGUN_CHOICES = {
    "the exodus when it brings political will to nothing": (
        f"political will: 3 | card: P2 | rail_egypt: 1 sabotage | haifa_c: 1 sabotage | gaza: 1 active | {TURN}",
        ("event", "shaded"),
    ),
    "the king david hotel": (f"haganah: 2 | card: P3 | haifa_c: 2 underground | {TURN}", ("event", "shaded")),
    "the prison break when the prison is full": (
        f"haganah: 2 | prison: 8 | card: P5 | gaza: 1 underground | {TURN}",
        ("event", "shaded"),
    ),
    "the sergeants when terror lies on the map": (
        f"haganah: 2 | prison: 9 | card: P24 | tel_aviv: 3 terror | gaza: 1 active | {TURN}",
        ("event", "shaded"),
    ),
    "the night of the trains with cells on the railways": (
        "haganah: 3 | card: P21 | rail_egypt: 1 underground | rail_haifa: 1 underground | rail_jerusalem: 1 underground"
        f" | {TURN}",
        ("event", "shaded"),
    ),
    "recruit while cells wait and caches supply the railways": (
        f"haganah: 4 | card: P17 | lydda: 1 underground, 1 caches | {TURN}",
        ("operation", "recruit"),
    ),
    "sabotage when cells stand ready everywhere": (
        "haganah: 4 | card: P17 | rail_egypt: 2 underground | rail_haifa: 2 underground | rail_jerusalem: 2 underground"
        " | haifa_c: 3 underground | tel_aviv: 3 underground | jerusalem_c: 3 underground"
        f" | {TURN}",
        ("operation", "sabotage"),
    ),
    "travel when every cell has shown itself": (
        "haganah: 0 | card: P17 | prison: 3 | haifa_c: 2 active | tel_aviv: 2 active | rail_egypt: 2 active, 1 sabotage"
        f" | gaza: 1 active | {TURN}",
        ("operation", "travel"),
    ),
}


@each_finds(IRGUN_CHOICES)
def test_irgun_chooses(bot: str, text: str, wanted: tuple[str, ...]):
    assert first_answers(bot, text, 2) == {wanted}


@every_bot
def test_irgun_propagandizes_in_two_cities_under_curfew_beside_whatever_it_does(bot: str):
    board = "haganah: 2 | tel_aviv: 3 troops, 1 active, 1 curfew | haifa_c: 3 troops, 1 active, 1 curfew"
    for seed in SEEDS[bot]:
        answers = turn(bot, f"{board} | do: operation recruit operation", seed)
        assert sum(answer.startswith("propagandize") for answer in answers) == 2


# The British: what to guard, whom to find, whom to take

BRITISH_TURNS = {
    "the cache before a cell": (
        "lydda: 2 troops, 1 caches | samaria: 2 troops, 1 active | do: operation assault limited",
        "assault lydda",
    ),
    "the patrol that fills the prison": (
        "tel_aviv: 2 police, 2 active | gaza: 1 underground | do: operation patrol limited",
        "patrol tel_aviv",
    ),
    "the search where somebody hides": (
        "samaria: 2 troops | tel_aviv: 6 troops, 1 curfew | gaza: 4 troops, 2 underground"
        " | do: operation search limited",
        "search gaza",
    ),
    "police into a city, not a district": (
        "tel_aviv: 3 troops, 1 underground | samaria: 9 troops, 1 underground | do: operation deploy limited",
        "deploy tel_aviv",
    ),
    "the chit of least value goes": ("chits: 0 2 | do: british_intel", "discard 0"),
    "haganah towards the british": ("haganah: 3 | card: P22 | do: event british unshaded", "left"),
    "the hidden cell of a city, not the active one of a district": (
        "tel_aviv: 2 troops, 1 underground | gaza: 2 troops, 1 active | card: P31 | do: event british unshaded",
        "underground tel_aviv",
    ),
    "prisoners are released where most police stand": (
        "tel_aviv: 3 police | haifa_c: 1 police | prison: 2 | card: P16 | do: event british shaded",
        "tel_aviv",
    ),
    "the marker that alone ends the order of the railways": (
        "haganah: 0 | rail_egypt: 1 sabotage | gaza: 1 sabotage | samaria: 1 sabotage | card: P15"
        " | do: event british unshaded",
        "rail_egypt",
    ),
    "all prisoners that may be exiled": ("prison: 4 | card: P5 | do: event british unshaded", "2"),
}


@each_finds(BRITISH_TURNS)
def test_the_british_find(bot: str, text: str, wanted: str):
    assert first_answers(bot, text) == {(wanted,)}


BRITISH_CHOICES = {
    "the bombing condemned, for haganah and the marker": (
        f"first: british | haganah: 3 | card: P3 | haifa_c: 1 terror, 1 underground | {TURN}",
        ("event", "unshaded"),
    ),
    "the backlash when terror lies on the map": (
        f"first: british | haganah: 0 | political will: 9 | card: P24 | tel_aviv: 3 terror | {TURN}",
        ("event", "unshaded"),
    ),
    "the assault on two caches": (
        f"first: british | haganah: 0 | card: P32 | lydda: 4 troops, 2 caches | gaza: 2 troops, 1 caches | {TURN}",
        ("operation", "assault"),
    ),
}


@each_finds(BRITISH_CHOICES)
def test_the_british_choose(bot: str, text: str, wanted: tuple[str, ...]):
    assert first_answers(bot, text, 2) == {wanted}


@every_bot
def test_the_british_keep_the_exodus_from_irgun_when_it_would_lose_the_game(bot: str):
    disorder = "rail_egypt: 1 sabotage, 1 active | haifa_c: 1 sabotage, 1 active"
    board = f"first: british | haganah: 0 | political will: 3 | card: P2 | {disorder}"
    for seed in SEEDS[bot]:
        answers = turn(bot, f"{board} | {TURN}", seed)
        assert (answers[0], "shaded" in answers) == ("event", False)


@every_bot
def test_the_british_restore_the_railway_that_alone_is_sabotaged(bot: str):
    board = "haganah: 0 | rail_egypt: 1 troops, 1 police, 1 sabotage | tel_aviv: 3 troops | gaza: 1 underground"
    for seed in SEEDS[bot]:
        assert "restore rail_egypt" in turn(bot, f"{board} | do: operation deploy operation", seed)


@every_bot
def test_the_british_bring_the_troops_that_a_restore_lacks(bot: str):
    board = "haganah: 0 | rail_egypt: 1 police, 1 sabotage | tel_aviv: 3 troops | gaza: 1 underground"
    for seed in SEEDS[bot]:
        answers = turn(bot, f"{board} | do: operation deploy operation", seed)
        assert ("to rail_egypt" in answers, "restore rail_egypt" in answers) == (True, True)


@every_bot
def test_the_british_detain_a_crowd_and_leave_an_empty_city_alone(bot: str):
    crowd = "haganah: 0 | tel_aviv: 3 troops, 4 underground, 1 curfew | lydda: 2 underground"
    nobody = "haganah: 0 | tel_aviv: 3 troops, 1 curfew | galilee: 1 underground"
    for seed in SEEDS[bot]:
        assert "detain tel_aviv" in turn(bot, f"{crowd} | do: operation search operation", seed)
        assert "detain tel_aviv" not in turn(bot, f"{nobody} | do: operation search operation", seed)


@every_bot
def test_the_british_negotiate_when_there_is_nothing_to_restore(bot: str):
    board = "haganah: 3 | tel_aviv: 3 troops | gaza: 1 underground"
    for seed in SEEDS[bot]:
        assert "negotiate" in turn(bot, f"{board} | do: operation deploy operation", seed)


@every_bot
def test_the_british_police_go_from_a_district_to_cities_and_railways(bot: str):
    board = "galilee: 2 troops, 3 police | tel_aviv: 1 troops | rail_egypt: 1 troops | do: redeploy_police"
    for seed in SEEDS[bot]:
        answers = turn(bot, board, seed)
        assert answers[0] == "from galilee"
        assert all(answer.split()[1][:4] in ("rail", "tel_") for answer in answers if answer.startswith("to "))


# Many trials


@pytest.mark.parametrize(
    "name",
    [
        "police go where the strike waits",
        "the hidden cell of a city, not the active one of a district",
        "all prisoners that may be exiled",
        "the exodus when it brings political will to nothing",
    ],
)
def test_thousands_of_trials_follow_no_small_errors_of_the_value(name: str):
    """Found with hundreds of trials, these were missed with thousands while the bar for other answers sank."""
    text, wanted = {**IRGUN_TURNS, **BRITISH_TURNS, **IRGUN_CHOICES}[name]
    game, player = position(text), find_bot("search:5000", 0)
    for answer in [wanted] if isinstance(wanted, str) else wanted:
        assert player.answer(game) == answer
        game.play(answer)
