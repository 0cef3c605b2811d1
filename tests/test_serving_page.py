"""docs/serving.md: its commands exist, and its examples agree with the table and with each other."""

from __future__ import annotations

import re
import shlex
from configparser import ConfigParser
from pathlib import Path

import pytest
import typer

from sandtable.cli import app
from sandtable.table.bodies import LARGEST_BODY

PAGE = (Path(__file__).resolve().parents[1] / "docs" / "serving.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def unit() -> ConfigParser:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read_string(*blocks("ini"))
    return parser


def command_lines() -> list[str]:
    """What follows `play` in every command of the page, up to the end of the command."""
    started = unit()["Service"]["ExecStart"]
    lines = [started, *(line for block in blocks("sh") for line in block.splitlines())]
    return [match[1] for line in lines for match in re.finditer(r"(?<![\w.])(?:\S*/)play ([^&|]+)", line)]


@pytest.mark.parametrize("line", command_lines())
def test_every_command_of_the_page_exists_with_its_options(line):
    command = typer.main.get_command(app)
    words = shlex.split(line)
    while isinstance(command, typer.core.TyperGroup):
        assert words[0] in command.commands
        command = command.commands[words.pop(0)]
    known = {name for parameter in command.params for name in parameter.opts} | {"--help"}

    assert [word for word in words if word.startswith("--") and word not in known] == []


def test_the_page_shows_how_to_serve_to_prune_and_to_see_what_would_be_pruned():
    assert {line.split(" --")[0] for line in command_lines()} == {"serve", "games prune"}
    assert any("--dry-run" in line for line in command_lines())


def test_the_unit_keeps_games_where_the_backups_look_and_does_not_restart_after_a_mistake():
    service = unit()["Service"]
    folder = re.search(r"--data (\S+)", service["ExecStart"])

    assert folder
    assert folder[1] == f"/var/lib/{service['StateDirectory']}"
    assert PAGE.count(f"sqlite3 {folder[1]}/table.sqlite ") == 2
    assert service["RestartPreventExitStatus"] == "2"


@pytest.mark.parametrize("kind", ["caddy", "nginx"])
def test_a_proxy_leads_to_the_unit_hides_the_metrics_and_lets_the_table_refuse_what_is_too_large(kind):
    (example,) = blocks(kind)
    port = re.search(r"--port (\d+)", unit()["Service"]["ExecStart"])
    limit = re.search(r"max_(?:body_)?size (\d+)(?:MB|m)", example)

    assert port
    assert f"127.0.0.1:{port[1]}" in example
    assert re.search(r"/metrics( 404| \{\s+return 404;)", example)
    assert limit
    assert int(limit[1]) * 1024 * 1024 > LARGEST_BODY
    assert example.count("{") == example.count("}")


def test_nginx_passes_on_what_the_table_needs_to_know():
    (example,) = blocks("nginx")
    passed_on = dict(re.findall(r"proxy_set_header (\S+) (\S+);", example))

    assert passed_on == {
        "Host": "$http_host",
        "X-Forwarded-For": "$remote_addr",
        "X-Forwarded-Proto": "$scheme",
        "Upgrade": "$http_upgrade",
        "Connection": "$connection_upgrade",
    }
    assert "proxy_http_version 1.1;" in example
    assert all(line.rstrip().endswith((";", "{", "}")) for line in example.splitlines()[1:] if line.strip())
