"""The examples of docs/agents.md run as they stand there, and have at most ten lines."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "agents.md"


def example(heading: str) -> str:
    """The first Python block below a heading."""
    text = PAGE.read_text(encoding="utf-8").partition(f"\n## {heading}\n")[2]
    found = re.search(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("heading", ["PettingZoo", "OpenSpiel", "A program takes a seat"])
def test_an_example_has_at_most_ten_lines(heading):
    lines = [line for line in example(heading).splitlines() if line.strip()]

    assert len(lines) <= 10


def test_the_example_for_pettingzoo_plays_a_game(capsys):
    pytest.importorskip("pettingzoo", reason="needs the 'agents' extra")

    exec(example("PettingZoo"), {})

    assert capsys.readouterr().out in ("british\n", "irgun\n")


def test_the_example_for_openspiel_plays_a_game(capsys):
    pytest.importorskip("pyspiel", reason="needs the 'agents' extra")

    exec(example("OpenSpiel"), {})

    assert capsys.readouterr().out in ("[1.0, -1.0]\n", "[-1.0, 1.0]\n")
