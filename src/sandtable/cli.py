"""The command `sandtable`. A user's mistake is one sentence on stderr and exit code 2, never a traceback.

Each command imports what it needs when it runs, so that none waits for the libraries of another.
"""

from __future__ import annotations

import json
import math
import sys
from io import TextIOWrapper
from secrets import randbelow
from typing import Annotated

import typer

from sandtable import load_game, new_game
from sandtable.arena.commands import box_check, record_extract, simulate, tournament
from sandtable.arguments import (
    AsJson,
    Box,
    British,
    Data,
    Database,
    GameName,
    Insurgent,
    Language,
    Option,
    Seat,
    open_box,
    options_of_box,
    read_options,
    read_seats,
    read_seed,
)
from sandtable.engine.errors import BadPosition, SandtableError, UnknownName, shown
from sandtable.engine.game import Game
from sandtable.engine.notation import read_header, read_record, write_settings
from sandtable.engine.rules import Settings
from sandtable.files import read_file
from sandtable.games import find, find_reference
from sandtable.games.bids import usual_bid
from sandtable.table.commands import prune

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
record_app = typer.Typer(help="Look at the record of a game.", rich_markup_mode=None)
app.add_typer(record_app, name="record")
app.command()(simulate)
app.command()(tournament)
record_app.command("extract")(record_extract)
box_app = typer.Typer(help="Look after an owner's box.", rich_markup_mode=None)
app.add_typer(box_app, name="box")
box_app.command("check")(box_check)
games_app = typer.Typer(help="Look after the games of a table.", rich_markup_mode=None)
app.add_typer(games_app, name="games")
games_app.command("prune")(prune)

PERSON = "person"


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark
    try:
        sys.exit(app(prog_name="sandtable", standalone_mode=False))
    except typer.TyperException as error:
        fail(f"{error.format_message().rstrip('.')} (see sandtable --help)")
    except SandtableError as error:
        fail(str(error))
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)


def fail(sentence: str) -> None:
    """One sentence and exit code 2."""
    print(f"sandtable: {' '.join(sentence.split())}", file=sys.stderr)
    sys.exit(2)


@app.callback()
def sandtable() -> None:
    """Historical wargames on a table that knows their rules."""


@app.command()
def text(
    game: GameName,
    seat: Seat = [],  # noqa: B006
    british: British = None,
    insurgent: Insurgent = None,
    seed: Annotated[str, typer.Option(help="the same seed gives the same dice and cards")] = "",
    option: Option = [],  # noqa: B006
    scenario: Annotated[str, typer.Option(help="the scenario, if the game has several")] = "",
    position: Annotated[str | None, typer.Option(metavar="FILE", help="start from the position in a file")] = None,
    load: Annotated[
        str | None, typer.Option(metavar="FILE", help="continue the game whose record is in a file")
    ] = None,
    bid: Annotated[
        int | None, typer.Option(help="more or less of what the game bids, at the start, instead of the usual")
    ] = None,
    box: Box = None,
    language: Language = "en",
    colour: Annotated[bool, typer.Option("--colour/--no-colour", help="colours, if the terminal has them")] = True,
) -> None:
    """Play in the terminal: the first side is yours and the others play at random, if `--seat` says nothing else.

    Example: sandtable text GAME --seat SIDE=person --seat OTHER=heuristic --language ja
    """
    from rich.console import Console
    from rich.text import Text

    from sandtable.agents.limits import Limits
    from sandtable.agents.seats import end_players, find_player
    from sandtable.bots import check_plays
    from sandtable.terminal.board import find_board
    from sandtable.terminal.keys import complete_with
    from sandtable.terminal.table import TextTable
    from sandtable.words import Words

    open_box(box)
    rules = find(game)
    seed = read_seed(seed) or str(randbelow(10**6))
    words = Words(rules, language)
    usual = {side: "random" if place else PERSON for place, side in enumerate(rules.sides)}
    seats = {**usual, **read_seats(rules, seat, british, insurgent)}
    players = {side: name for side, name in seats.items() if name != PERSON}
    for name in players.values():
        check_plays(name, game)
    bots = {side: find_player(name, f"{seed}/{side}", Limits(), game) for side, name in players.items()}
    chosen = read_options(option)
    if position is None and load is None:
        chosen = {**options_of_box(game, box), **chosen}
        bid = usual_bid(game) if bid is None else bid
    table_game = open_game(game, seed, chosen, scenario, position, load, bid)
    console = Console(no_color=not colour, highlight=False)
    width = find_board(game).width
    if not console.is_terminal or console.width > width:
        console.width = width
    changed = {k: v for k, v in table_game.settings.items() if v != rules.option_values[k][0]}
    console.print(Text(words.literal("ui-welcome", {"game": words.text("name-game"), "seed": seed})))
    if changed:
        console.print(Text(words.literal("ui-options-changed", {"options": write_settings(changed)})))
    if bid:
        console.print(Text(words.literal("ui-bid", {"bid": f"{bid:+}", "means": words.text("bid-means")})))
    table = TextTable(table_game, words, bots, console, lambda: input("> "))
    if console.is_terminal:
        complete_with(table)
    try:
        table.play()
    finally:
        end_players(bots, table_game.result)


@app.command()
def position(game: GameName, file: Annotated[str, typer.Argument(metavar="FILE")], box: Box = None) -> None:
    """Start a game in the terminal from the position in a file.

    Example: sandtable position GAME siege.txt
    """
    text(game, position=file, box=box)


@app.command()
def rules(
    game: GameName,
    number: Annotated[str, typer.Argument(metavar="[NUMBER]", help="a paragraph or card: 3.3.3, P28")] = "",
    coverage: Annotated[bool, typer.Option(help="how many statements of the rulebook the tests prove")] = False,
    box: Box = None,
    language: Language = "en",
) -> None:
    """Show a rule in our own words, the contents, or how much of the rulebook is proven.

    Example: sandtable rules GAME 3.3.3 --language ja
    """
    from sandtable.checkout import find_checkout
    from sandtable.coverage import measure
    from sandtable.rules_reference import print_contents, print_coverage, print_rule
    from sandtable.words import Words

    open_box(box)
    game_rules = find(game)
    words = Words(game_rules, language)
    if coverage:
        complete = print_coverage(measure(find_reference(game), find_checkout() / "tests"), game)
        sys.exit(0 if complete else 1)
    if number:
        print_rule(words, number)
    else:
        print_contents(words)


@record_app.command("show")
def record_show(
    file: Annotated[str, typer.Argument(metavar="FILE")], box: Box = None, language: Language = "en"
) -> None:
    """Tell the game of a record as a story.

    Example: sandtable record show game.txt
    """
    from sandtable.words import Words

    open_box(box)
    game = load_game(file)
    words = Words(game.rules, language)
    for line in game.log or []:
        print(f"{words.line(line)} ({line.rule})" if line.rule else words.line(line))


@record_app.command("check")
def record_check(file: Annotated[str, typer.Argument(metavar="FILE")], box: Box = None) -> None:
    """Replay a record and say whether it is sound.

    Example: sandtable record check game.txt
    """
    open_box(box)
    game = load_game(file)
    game.state.check(settled=game.over and not game.resigned)
    print(f"{file}: {len(game.answers)} answers of {game.rules.name} replay; result: {game.result or 'none yet'}")


@record_app.command("verify")
def record_verify(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    commitment: Annotated[str, typer.Option(help="the fingerprint that the table showed when the game began")] = "",
    box: Box = None,
) -> None:
    """Prove that a table's dice, cards and chits were fixed before the game: each follows from the revealed secret.

    Example: sandtable record verify game.txt
    """
    from sandtable.table.dice import verify

    open_box(box)
    text = read_file(file)
    header = read_header(text)
    game_rules = find(header["game"].partition(" ")[0])
    found = verify(game_rules, read_record(game_rules, text), header, commitment)
    print(f"{file}: {found.dealt} of {found.dealt + found.before} outcomes of chance follow from the secret")
    if found.before:
        print(f"those before answer {found.first + 1} came with the record that the game began from")
    print(f"fingerprint {found.commitment}")
    print("this is the one you gave" if commitment else "compare it with the one that the table showed at the start")


@app.command()
def table(
    port: Annotated[int | None, typer.Option(help="the port; without one 8000, or any that is free")] = None,
    browse: Annotated[bool, typer.Option("--open/--no-open", help="open the browser")] = True,
    data: Data = "",
    box: Box = None,
) -> None:
    """Open the table in the browser, for this machine alone.

    Example: sandtable table --port 8080 --no-open
    """
    from sandtable.table.server import open_table
    from sandtable.table.settings import find_place

    open_box(box)
    open_table(port, find_place(data), browse=browse)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="the address to listen on; 0.0.0.0 for the whole network")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="the port; 0 takes any that is free")] = 8000,
    data: Data = "",
    database: Database = "",
    box: Box = None,
    behind: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS", help="a proxy, or a network of them, whose X-Forwarded-For counts; as often as needed"
        ),
    ] = None,
    rate: Annotated[float, typer.Option(help="requests a second for each client; 0 for no limit")] = 50.0,
    connections: Annotated[int, typer.Option(help="connections at once for each client; 0 for no limit")] = 400,
    sockets: Annotated[int, typer.Option(help="of these, live tables at once; 0 for no limit")] = 200,
    patience: Annotated[float, typer.Option(help="seconds that a request may take to arrive")] = 30.0,
    bots: Annotated[
        int, typer.Option(min=0, help="bots at work for one client until it is refused another; 0 for no limit")
    ] = 16,
    analyses: Annotated[int, typer.Option(min=0, help="analyses at once for one client; 0 for no limit")] = 4,
    log_level: Annotated[str, typer.Option(help="info, warning or error")] = "info",
    notices: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BEGINNING", help="players may have notices sent to Apprise URLs that begin so, like discord://"
        ),
    ] = None,
    notice_delay: Annotated[float, typer.Option(help="seconds that a turn must last before a notice is sent")] = 60.0,
) -> None:
    """Serve the web table to others.

    Example: sandtable serve --host 0.0.0.0 --port 8000 --database sqlite:///table.sqlite
    """
    if not 0 <= rate < math.inf:
        raise SandtableError("--rate is a number of requests a second, or 0 for no limit, not {rate:g}", rate=rate)
    if connections < 0 or sockets < 0:
        raise SandtableError("--connections and --sockets are numbers at once, or 0 for no limit")
    if not 0 < patience < math.inf:
        raise SandtableError("--patience is a number of seconds, not {patience:g}", patience=patience)
    if log_level not in ("info", "warning", "error"):
        raise UnknownName("log level", log_level, ["info", "warning", "error"])
    from sandtable.table.server import serve as serve_table
    from sandtable.table.settings import Limits, Settings, find_place

    open_box(box)
    place = find_place(data, database)
    limits = Limits(rate, connections, sockets, patience, bots, analyses)
    settings = Settings(place.database, log_level, limits, behind or [], notices or [], notice_delay)
    serve_table(host, port, settings, place.folder)


@app.command()
def bench(
    compare: Annotated[bool, typer.Option(help="beside python-chess and OpenSpiel")] = False,
    agents: Annotated[bool, typer.Option(help="the agents' environment beside PettingZoo's connect_four")] = False,
    arena: Annotated[bool, typer.Option(help="games in the arena: one process, two, and Ray")] = False,
    hex: Annotated[bool, typer.Option(help="the map of hexes: reach, supply, games; networkx and scipy")] = False,
    start: Annotated[bool, typer.Option(help="the start of the table beside a bare FastAPI server")] = False,
    table: Annotated[bool, typer.Option(help="from the click on an answer to the drawn board, in Chromium")] = False,
    seconds: Annotated[float, typer.Option(help="how long each system plays in all")] = 6.0,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of random play on one core, or of something else, beside other systems in the same run.

    Example: sandtable bench --compare
    """
    from rich.console import Console

    from sandtable import bench as benchmarks

    if compare + agents + arena + hex + start + table > 1:
        raise SandtableError(
            "--compare, --agents, --arena, --hex, --start and --table exclude each other: take one at a time"
        )
    show = benchmarks.print_speed
    if start:
        figures, show = benchmarks.measure_start(), benchmarks.print_start
    elif table:
        figures, show = benchmarks.measure_table(seconds), benchmarks.print_table
    elif hex:
        figures, show = benchmarks.measure_hex(seconds), benchmarks.print_hex
    elif arena:
        figures, show = benchmarks.measure_arena(seconds), benchmarks.print_arena
    elif agents:
        figures, show = benchmarks.measure_environments(seconds), benchmarks.print_environments
    else:
        figures = benchmarks.measure_speed(compare=compare, seconds=seconds)
    if as_json:
        print(json.dumps(figures))
    else:
        show(figures, Console(highlight=False))


def open_game(
    name: str, seed: str, options: Settings, scenario: str, position: str | None, load: str | None, bid: int | None
) -> Game:
    """A new game, one from a position, or one continued from its record."""
    for option, file in (("--position", position), ("--load", load)):
        if file == "":
            raise SandtableError("{option} is empty: it needs the name of a file", option=option)
    if load is None:
        start = "" if position is None else read_start(position)
        if start and scenario:
            raise SandtableError("--position starts where the position stands: it takes no --scenario")
        return new_game(name, seed=seed, scenario=scenario, options=options, position=start, bid=bid)
    if options or scenario or position or bid is not None:
        raise SandtableError(
            "--load continues a game as recorded: it takes no --option, --scenario, --position or --bid"
        )
    game = load_game(load, seed=seed)
    if game.rules.name != name:
        sentence = "{shown} is the record of a game of {found}, not of {game}"
        raise SandtableError(sentence, shown=shown(load), found=game.rules.name, game=name)
    return game


def read_start(file: str) -> str:
    """The position in a file; one sentence if the file is empty, or holds a record instead."""
    start = read_file(file)
    if not start:
        raise BadPosition("'{file}' holds no position: the file is empty", file=file)
    if start.lstrip().startswith("sandtable record:"):
        raise BadPosition("{shown} is a record and no position: --load continues it", shown=shown(file))
    return start
