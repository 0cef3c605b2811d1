"""The arena's commands: `sandtable simulate` and `sandtable tournament`."""

from __future__ import annotations

from typing import Annotated, TypeVar

import typer

from sandtable.agents.limits import Limits
from sandtable.arguments import (
    AsJson,
    Box,
    British,
    GameName,
    Insurgent,
    Language,
    Seat,
    open_box,
    options_of_box,
    read_options,
    read_seats,
)
from sandtable.engine.errors import SandtableError
from sandtable.games import find
from sandtable.games.bids import usual_bid

Games = Annotated[int, typer.Option(help="how many games")]
Seed = Annotated[int, typer.Option(help="the same seed gives the same games")]
WorkersOption = Annotated[
    int | None, typer.Option("--workers", help="how many processes: 1 if not given, or all that Ray has")
]
Ray = Annotated[str | None, typer.Option(metavar="ADDRESS", help="play on Ray: local, or the address of a cluster")]
Out = Annotated[
    str | None,
    typer.Option(metavar="DIR", help="keep records, tables and a report there; an interrupted arena goes on"),
]
Scenario = Annotated[str, typer.Option(help="the scenario, if the game has several; the first if not given")]
AnswerSeconds = Annotated[float, typer.Option(help="how long a program may take for an answer")]
GameSeconds = Annotated[float, typer.Option(help="how long a program may take for a game")]
Options = Annotated[
    list[str],
    typer.Option(
        "--option", metavar="NAME=VALUE,...", help="a rules option; several values share the games; may be repeated"
    ),
]

Value = TypeVar("Value", int, str)


def simulate(
    game: GameName,
    seat: Seat = [],  # noqa: B006
    british: British = None,
    insurgent: Insurgent = None,
    scenario: Scenario = "",
    games: Games = 100,
    seed: Seed = 0,
    workers: WorkersOption = None,
    ray: Ray = None,
    out: Out = None,
    option: Options = [],  # noqa: B006
    bid: Annotated[
        str | None,
        typer.Option(
            help="more or less of what the game bids, at the start, instead of the usual; several share the games"
        ),
    ] = None,
    box: Box = None,
    answer_seconds: AnswerSeconds = Limits.answer,
    game_seconds: GameSeconds = Limits.game,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and sum them up; a seat that is not given is played at random.

    Example: sandtable simulate GAME --seat SIDE=heuristic --games 1000 --workers 2 --out games
    """
    from sandtable.arena.plan import Plan, spread
    from sandtable.arena.run import run
    from sandtable.arena.workers import find_workers

    open_box(box)
    chosen = {**options_of_box(game, box), **read_options(option)}
    rules = find(game)
    values = {name: each_once(f"--option {name}", value.split(",")) for name, value in chosen.items()}
    seats = {**dict.fromkeys(rules.sides, "random"), **read_seats(rules, seat, british, insurgent)}
    matches = spread(rules, seats, values, [usual_bid(game)] if bid is None else read_bids(bid))
    plan = Plan(game, matches, games, seed, Limits(answer_seconds, game_seconds), scenario)
    run(plan, find_workers(workers, ray), out, language, as_json=as_json)


def tournament(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help="bots, or programs: cmd:./mybot")],
    games: Annotated[int, typer.Option(help="how many games each pair plays, half from each side")] = 100,
    scenario: Scenario = "",
    seed: Seed = 0,
    workers: WorkersOption = None,
    ray: Ray = None,
    out: Out = None,
    box: Box = None,
    answer_seconds: AnswerSeconds = Limits.answer,
    game_seconds: GameSeconds = Limits.game,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Let all pairs of bots meet from both sides and rate them.

    Example: sandtable tournament GAME random heuristic --games 200 --workers 2
    """
    from sandtable.arena.run import run
    from sandtable.arena.tournament import plan_tournament
    from sandtable.arena.workers import find_workers

    open_box(box)
    limits = Limits(answer_seconds, game_seconds)
    plan = plan_tournament(game, bots, games, seed, limits, options_of_box(game, box), scenario)
    run(plan, find_workers(workers, ray), out, language, as_json=as_json)


def record_extract(
    folder: Annotated[str, typer.Argument(metavar="DIR", help="the folder of a simulation")],
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="the number of the game, from 0")],
) -> None:
    """Print the record of one game of a simulation.

    Example: sandtable record extract games 17 > game.txt
    """
    from sandtable.arena.folder import Folder

    print(Folder(folder).game(number).record, end="")


def box_check(
    folder: Annotated[str, typer.Argument(metavar="DIR", help="the box")],
    games: Annotated[
        int | None,
        typer.Option(min=0, help="how many games are played at random with each game's part; 100 with a deck, else 4"),
    ] = None,
    seed: Seed = 0,
) -> None:
    """Say what is wrong with an owner's box: its parts, its texts, and what happens in games with it.

    Example: sandtable box check examples/box
    """
    from sandtable.box_check import check_box

    check_box(folder, games, seed)


def read_bids(text: str) -> list[int]:
    """`--bid -1,0,1`."""
    try:
        bids = [int(number) for number in text.split(",")]
    except ValueError:
        raise SandtableError(f"--bid '{text}' is not a whole number, or several with commas") from None
    return each_once("--bid", bids)


def each_once(option: str, values: list[Value]) -> list[Value]:
    """Several values that share the games; one sentence if there is one twice, whose games would be counted apart."""
    for value in values:
        if values.count(value) > 1:
            raise SandtableError(f"{option} has {value} twice: each value gets as many games as any other")
    return values
