"""What several commands take, and how it is read."""

from __future__ import annotations

from typing import Annotated

import typer

from sandtable.engine.errors import SandtableError, UnknownName, shown
from sandtable.engine.rules import Rules, Settings
from sandtable.games import GAMES, find_contents
from sandtable.games.box import boxed, use_box

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"the game: {', '.join(GAMES)}")]
Seat = Annotated[
    list[str],
    typer.Option(
        "--seat", metavar="SIDE=WHO", help="who plays a side: a bot, cmd:./mybot, in a terminal person; may be repeated"
    ),
]
British = Annotated[str | None, typer.Option(metavar="WHO", help="the same as --seat british=WHO")]
Insurgent = Annotated[
    str | None, typer.Option(metavar="WHO", help="the same as --seat for the side that faces the British")
]
Option = Annotated[list[str], typer.Option("--option", metavar="NAME=VALUE", help="a rules option; may be repeated")]
Language = Annotated[str, typer.Option(help="en or ja")]
Data = Annotated[
    str, typer.Option(metavar="DIR", help="the folder in which games are kept; by default your data folder")
]
Database = Annotated[
    str, typer.Option(metavar="URL", help="instead of a folder: sqlite:///FILE or postgresql://HOST/NAME")
]
Box = Annotated[
    str | None,
    typer.Option(metavar="DIR", help="an owner's box; by default the folder box in your data folder, if there is one"),
]
AsJson = Annotated[bool, typer.Option("--json", help="print one JSON object")]


def read_seed(seed: str) -> str:
    """A seed is hashed, printed and passed to programs as UTF-8, which not all that a shell can pass on is."""
    if any("\ud800" <= letter <= "\udfff" for letter in seed):
        raise SandtableError("--seed {seed} is not text", seed=shown(seed))
    return seed


def read_seats(rules: Rules, pairs: list[str], british: str | None, insurgent: str | None) -> dict[str, str]:
    """Who was given which seat: `--seat side=who`, or the names that games with a British side have for theirs."""
    given = [read_pair("--seat", pair, "SIDE=WHO") for pair in pairs]
    for option, who, sides in (
        ("--british", british, [side for side in rules.sides if side == "british"]),
        ("--insurgent", insurgent, [side for side in rules.sides if side != "british"]),
    ):
        if who is None:
            continue
        if "british" not in rules.sides or len(sides) != 1:
            raise SandtableError(f"{rules.name} has no one side for {option}: use --seat SIDE=WHO")
        given.append((sides[0], who))
    seats = once_each("--seat", given)
    for side in seats:
        if side not in rules.sides:
            raise UnknownName(f"side of {rules.name}", side, rules.sides)
    return seats


def open_box(folder: str | None) -> None:
    """`--box DIR`: from now on this is the box."""
    if folder is not None:
        use_box(folder)


def options_of_box(game: str, folder: str | None) -> Settings:
    """The options with which a game is played with the box that was named; one that just lies there is only offered."""
    return find_contents(game).chosen_by if folder and boxed(game) else {}


def read_options(pairs: list[str]) -> Settings:
    """`--option name=value`, as often as given."""
    return once_each("--option", [read_pair("--option", pair, "NAME=VALUE") for pair in pairs])


def read_pair(option: str, pair: str, form: str) -> tuple[str, str]:
    """What stands before and after the sign of equality."""
    name, equals, value = pair.partition("=")
    if not equals:
        raise SandtableError("{option} '{pair}' is not of the form {form}", option=option, pair=pair, form=form)
    return name, value


def once_each(option: str, pairs: list[tuple[str, str]]) -> dict[str, str]:
    """Pairs by their names; one sentence if a name is there twice."""
    found: dict[str, str] = {}
    for name, value in pairs:
        if name in found:
            raise SandtableError("{option} {name} is given twice", option=option, name=name)
        found[name] = value
    return found
