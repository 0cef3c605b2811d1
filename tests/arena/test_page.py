"""The report as a file, and the arena's words in both languages."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import sandtable
from arena.arenas import HEURISTIC, RANDOM, keep, plan
from sandtable.agents.limits import Limits
from sandtable.arena.charts import ticks
from sandtable.arena.plan import Match, Plan, spread
from sandtable.arena.texts import signed, words_of_arena
from sandtable.arena.tournament import plan_tournament
from sandtable.games import GAMES, find
from sandtable.words import LANGUAGES
from test_words import variables_in

ARENA = Path(sandtable.__file__).parent / "arena"


class Elements(HTMLParser):
    """Every element of a page with its attributes; complains of those that are not closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.found.append((tag, dict(attrs)))
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def report(folder: Path, wanted: Plan, language: str = "en") -> str:
    keep(folder, wanted, language)
    return (folder / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_needs_nothing_from_elsewhere_and_runs_no_script(tmp_path, language):
    page = report(tmp_path / "kept", plan(6, bots=HEURISTIC), language)
    elements = Elements(page).found

    assert not {tag for tag, _ in elements} & {"script", "link", "img", "iframe", "object"}
    assert not [name for _, attributes in elements for name in attributes if name in ("src", "href", "style")]
    assert "://" not in page
    assert "url(" not in page
    assert elements[0] == ("html", {"lang": language})


def test_the_report_has_a_plot_of_everything(tmp_path):
    page = report(tmp_path / "kept", plan(6, bots=HEURISTIC))
    labels = [
        attributes["aria-label"] for tag, attributes in Elements(page).found if tag == "svg" and "role" in attributes
    ]

    assert [label for label in labels if label.startswith(("British: ", "Irgun: "))] == labels[:2]
    for label in ("Political Will by card", "Length"):
        assert label in labels
    for label in ("Patrol: ", "Recruit: ", "Negotiate: ", "P"):
        assert [found for found in labels if found.startswith(label)]


def test_options_and_bids_have_their_effects_and_others_have_none(tmp_path):
    matches = spread(find("palestine"), RANDOM, {"p29_anywhere": ["false", "true"]}, [0, 2])
    with_effects = report(tmp_path / "effects", Plan("palestine", matches, 8, 0))

    assert "What the differences do" in with_effects
    for told in ("<caption>P29 Curfews: in the City or anywhere<", "<caption>bid<", ">+2<", ">off<", ">on<"):
        assert told in with_effects
    assert "What the differences do" not in report(tmp_path / "plain", plan(2))


def test_options_are_in_the_words_of_the_game_and_of_the_language(tmp_path):
    options = {name: values[-1] for name, values in find("palestine").option_values.items()}
    varied = report(
        tmp_path / "varied",
        Plan("palestine", spread(find("palestine"), RANDOM, {"p29_anywhere": ["false", "true"]}), 2, 0),
        "ja",
    )
    alike = report(tmp_path / "alike", Plan("palestine", [Match(RANDOM, options, 1)], 1, 0), "ja")

    for told in ("<caption>P29 夜間外出禁止：その都市か、どこでもか<", ">オフ<", ">オン<"):
        assert told in varied
    for told in (
        "<dt>シード<",
        "<dt>ビッド<",
        "<dt>強襲：除去した構成員の行き先</dt><dd>オペレーション通し<",
        "<dd>警察ごと<",
    ):
        assert told in alike
    for raw in (*options, ">true<", ">false<", ">per_", ">seed<", ">bid<"):
        assert raw not in varied + alike


def test_names_of_programs_are_not_read_as_html(tmp_path):
    program = tmp_path / "a<b>&.py"
    program.write_text("")
    bots = {"british": f"cmd:python3 '{program}'", "irgun": "random"}
    page = report(tmp_path / "kept", plan(2, bots=bots))

    assert "a&lt;b&gt;&amp;.py" in page
    assert "<b>" not in page
    assert "2 games were forfeited" in page


def test_a_tournament_has_ratings_and_pairs(tmp_path):
    page = report(tmp_path / "kept", plan_tournament("palestine", ["random", "heuristic"], 2, 0, Limits()))

    for heading in ("Ratings", "Pair by pair", "Who wins"):
        assert f"<h2>{heading}</h2>" in page
    assert re.search(r"ahead of the next</th>.*<td class=\"number\">\+\d+ ± \d+</td>", page, re.DOTALL)


# Words


def test_the_words_are_the_same_in_every_language_and_all_are_used():
    english, japanese = (
        variables_in((ARENA / "locales" / f"{language}.ftl").read_text(encoding="utf-8")) for language in LANGUAGES
    )
    sources = "".join(file.read_text(encoding="utf-8") for file in ARENA.glob("*.py"))
    # Some are put together from a part: "arena-setting-" and the value of an option; the others are the game's.
    pieces = {*re.findall(r"\"(?:arena-)?([a-z-]+)\"", sources)}
    unused = [name for name in english if name.removeprefix("arena-") not in pieces]

    assert english == japanese
    assert {*unused} == {"arena-setting-false", "arena-setting-true"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_an_option_has_its_word(game, language):
    words = words_of_arena(game, language)
    values = {value for values in find(game).option_values.values() for value in values if not value.isdigit()}

    assert [value for value in values if not words.has(f"arena-setting-{value}")] == []


# Figures


@pytest.mark.parametrize(
    ("most", "numbers"),
    [
        (0.4, [0, 1]),
        (6, [0, 1, 2, 3, 4, 5, 6]),
        (20, [0, 5, 10, 15, 20]),
        (21, [0, 5, 10, 15, 20, 25]),
        (61, [0, 20, 40, 60, 80]),
    ],
)
def test_the_numbers_of_an_axis_are_round_and_few(most, numbers):
    assert ticks(most) == numbers


@pytest.mark.parametrize(("value", "told"), [(1.234, "+1.23"), (-0.5, "−0.50"), (0.001, "0.00"), (-0.004, "0.00")])
def test_signs(value, told):
    assert signed(value, 2) == told
