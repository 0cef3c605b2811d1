"""What several commands take, and how it is read."""

from __future__ import annotations

from typing import Annotated

import typer

from sandtable.engine.errors import SandtableError
from sandtable.engine.rules import Rules, Settings

GameName = Annotated[str, typer.Argument(metavar="GAME", help="the game: palestine")]
Option = Annotated[list[str], typer.Option("--option", metavar="NAME=VALUE", help="a rules option; may be repeated")]
Language = Annotated[str, typer.Option(help="en or ja")]
Data = Annotated[
    str, typer.Option(metavar="DIR", help="the folder in which games are kept; by default your data folder")
]
Database = Annotated[
    str, typer.Option(metavar="URL", help="instead of a folder: sqlite:///FILE or postgresql://HOST/NAME")
]
AsJson = Annotated[bool, typer.Option("--json", help="print one JSON object")]


def seats(rules: Rules, british: str, insurgent: str) -> dict[str, str]:
    """Who sits where: the British, and the one other side."""
    return {side: british if side == "british" else insurgent for side in rules.sides}


def read_options(pairs: list[str]) -> Settings:
    """`--option name=value`, as often as given."""
    options: Settings = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise SandtableError("--option '{pair}' is not of the form NAME=VALUE", pair=pair)
        if name in options:
            raise SandtableError("--option {name} is given twice", name=name)
        options[name] = value
    return options
