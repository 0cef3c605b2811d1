"""The pages for people: complete, true to the code, and without a dead link. Their examples run as doctests."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer

from sandtable import load_game, new_game
from sandtable.cli import app
from sandtable.engine.notation import LONGEST_POSITION
from sandtable.games import GAMES, find

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
# The rulings of each game, by the letter that begins them.
RULINGS = {"A": 78, "M": 46}

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(page: Path, kind: str) -> list[str]:
    """The fenced blocks of one kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", read(page), re.MULTILINE | re.DOTALL)


def headings(page: Path) -> list[str]:
    return re.findall(r"^#+ (.+)$", read(page), re.MULTILINE)


# What the pages must tell


def test_every_option_is_told_with_its_values_and_its_default():
    text = " ".join(read(DOCS / "rulings.md").split())

    for game in GAMES:
        for option, (default, *others) in find(game).option_values.items():
            *some, last = [f"`{default}` (default)", *[f"`{other}`" for other in others]]
            assert not others or f"Option `{option}`: {', '.join(some)} or {last}." in text
            assert f"| `{option}` | {', '.join(f'`{value}`' for value in [default, *others])} |" in text


@pytest.mark.parametrize(("letter", "number"), RULINGS.items())
def test_every_ruling_has_one_heading(letter, number):
    named = [heading.split()[0] for heading in headings(DOCS / "rulings.md") if heading.startswith(f"{letter}-")]

    assert named == [f"{letter}-{place:02d}" for place in range(1, number + 1)]


def test_rulings_that_the_code_cites_exist():
    sources = [file for folder in ("src", "tests") for file in (ROOT / folder).rglob("*.py")]
    cited = {ruling for file in sources for ruling in re.findall(r"(?<![\w-])([AM])-(\d\d)\b", read(file))}

    assert {(letter, place) for letter, place in cited if not 0 < int(place) <= RULINGS[letter]} == set()


@pytest.mark.parametrize(("name", "file"), [("Rules", "engine/rules.py"), ("Reference", "games/reference.py")])
def test_all_that_a_game_must_give_is_told(name, file):
    table = read(DOCS / "adding-a-game.md").partition(f"| `{name}(...)` |")[2].partition("\n\n")[0]
    told = [word for row in table.splitlines()[2:] for word in re.findall(r"`(\w+)`", row.split("|")[1])]
    made = next(
        node
        for node in ast.parse(read(ROOT / "src" / "sandtable" / file)).body
        if isinstance(node, ast.ClassDef) and node.name == name
    )

    assert told == [field.target.id for field in made.body if isinstance(field, ast.AnnAssign)]


def commands(group: typer.core.TyperGroup, before: str = "") -> Iterator[str]:
    """The commands of `sandtable`: text, record show, ..."""
    for name, command in group.commands.items():
        if isinstance(command, typer.core.TyperGroup):
            yield from commands(command, f"{before}{name} ")
        else:
            yield before + name


def known_commands() -> list[str]:
    group = typer.main.get_command(app)
    assert isinstance(group, typer.core.TyperGroup)
    return list(commands(group))


def test_every_command_is_told():
    told = "".join(read(page) for page in PAGES)

    assert [command for command in known_commands() if f"./play {command}" not in told] == []


def test_the_readme_has_a_row_for_every_command():
    table = read(ROOT / "README.md").partition("## All commands")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `\./play (.*?)` \|", table, re.MULTILINE)

    assert [name for name in known_commands() if not any(f"{row} ".startswith(f"{name} ") for row in rows)] == []


def test_how_long_a_position_may_be_is_told_as_it_is():
    notation = " ".join(read(DOCS / "notation.md").split())

    assert f"a text of more than {LONGEST_POSITION:,} characters" in notation
    assert f"a position {LONGEST_POSITION:,};" in notation


def test_every_command_told_exists():
    command = re.compile(r"\./play ([a-z]+(?: (?:show|check|verify|extract|prune)\b)?)")
    told = {match for page in PAGES for match in command.findall(read(page))}

    assert told - set(known_commands()) == set()


def test_the_readme_plays_a_move_in_at_most_ten_lines():
    lines = [line for block in blocks(ROOT / "README.md", "python") for line in block.splitlines()]
    typed = [line for line in lines if line.startswith(">>> ")]

    assert 0 < len(typed) <= 10
    assert any(".play(" in line for line in typed)


# What the pages show


@every_page
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)\s]+)\)", read(page)):
        if "://" in target:
            continue
        name, _, anchor = target.partition("#")
        file = (page.parent / name).resolve() if name else page

        assert file.exists(), target
        if anchor:
            assert anchor in [slug(heading) for heading in headings(file)], target


def slug(heading: str) -> str:
    """A heading as the end of an address, in the way of the usual code hosts."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@every_page
def test_code_that_a_page_quotes_is_in_its_file(page):
    palestine = ROOT / "src" / "sandtable" / "games" / "british_way" / "palestine"
    for block in blocks(page, "python"):
        if block.startswith("# "):
            name, _, code = block.removeprefix("# ").partition("\n")
            file = ROOT / name if (ROOT / name).exists() else palestine / name
            pieces = re.split(r"^ *\.\.\.\n", code, flags=re.MULTILINE)

            assert re.search(".*?".join(map(re.escape, pieces)), read(file), re.DOTALL), f"{name}:\n{code}"


@every_page
def test_positions_and_records_that_a_page_shows_can_be_read(page, tmp_path):
    for block in blocks(page, "text"):
        if block.startswith("sandtable position"):
            assert new_game("palestine", position=block).question
        elif block.startswith("sandtable record"):
            (tmp_path / "record.txt").write_text(block, encoding="utf-8")
            assert load_game(tmp_path / "record.txt").question


@pytest.mark.parametrize("picture", sorted(DOCS.glob("*.svg")), ids=lambda picture: picture.name)
def test_pictures_fetch_nothing_and_describe_themselves(picture):
    drawing = read(picture)
    outside = [
        address for address in re.findall(r"\w+://[^\s\"')]+", drawing) if address != "http://www.w3.org/2000/svg"
    ]

    assert outside == []
    assert "aria-label" in drawing
