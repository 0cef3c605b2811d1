"""The arena's report in Chromium: its plots are there, nothing is fetched, axe-core finds nothing, phones suffice."""

import pytest
from axe_playwright_python.base import AXE_SCRIPT

from arena.arenas import RANDOM, keep
from browser.people import DESK, PHONE
from browser.test_axe import AUDIT
from sandtable.agents.limits import Limits
from sandtable.arena.plan import Plan, spread
from sandtable.arena.tournament import plan_tournament
from sandtable.games import find

EFFECTS = Plan("palestine", spread(find("palestine"), RANDOM, {"p29_anywhere": ["false", "true"]}, [0, 2]), 24, 0)
TOURNAMENT = plan_tournament("palestine", ["random", "heuristic"], 8, 0, Limits())
DRAWN = """() => [...document.querySelectorAll("svg")].filter((drawn) => drawn.checkVisibility()).map((drawing) => ({
  kind: drawing.getAttribute("class"), shapes: [...drawing.querySelectorAll("path, rect, circle, polygon, polyline")]
    .filter((shape) => { const box = shape.getBBox(); return box.width + box.height > 0 }).length }))"""

# What a phone does not show, in what does not scroll by itself.
CUT = """() => [...document.querySelectorAll("main *")]
  .filter((each) => each.checkVisibility() && !each.closest(".scroll") && !each.closest("svg *"))
  .filter((each) => each.getBoundingClientRect().right > innerWidth || each.scrollWidth > each.clientWidth + 1)
  .filter((each) => getComputedStyle(each).display !== "inline").map((each) => each.outerHTML.slice(0, 80))"""


@pytest.fixture(scope="module")
def reports(tmp_path_factory):
    """The reports of a simulation, in English, and of a tournament, in Japanese."""
    folder = tmp_path_factory.mktemp("reports")
    keep(folder / "effects", EFFECTS, "en")
    keep(folder / "tournament", TOURNAMENT, "ja")
    return folder


@pytest.fixture
def opened(browser, reports):
    """Open a report: gives the page, which has complained of nothing."""
    contexts = []

    def open_report(name, screen, theme):
        contexts.append(browser.new_context(**screen, color_scheme=theme))
        page = contexts[-1].new_page()
        page.on("console", lambda message: complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: requests.append(request.url))
        page.goto((reports / name / "report.html").as_uri())
        return page

    complaints: list[str] = []
    requests: list[str] = []
    yield open_report
    for context in contexts:
        context.close()
    assert complaints == []
    assert {address.partition(":")[0] for address in requests} == {"file"}


@pytest.mark.parametrize(("name", "screen", "theme"), [("effects", DESK, "light"), ("tournament", PHONE, "dark")])
def test_the_plots_are_drawn_and_the_page_is_sound(opened, name, screen, theme):
    page = opened(name, screen, theme)
    drawn = page.evaluate(DRAWN)
    charts = [drawing for drawing in drawn if (drawing["kind"] or "").startswith("chart")]
    bars = [drawing for drawing in drawn if drawing["kind"] == "bar"]
    marks = [drawing for drawing in drawn if (drawing["kind"] or "").startswith("mark")]
    page.evaluate(AXE_SCRIPT)

    assert [chart["shapes"] > 5 for chart in charts] == [True, True]
    assert len(bars) == (6 if name == "effects" else 2)
    assert len(marks) > 50
    assert all(drawing["shapes"] >= 2 for drawing in bars + marks)
    assert page.evaluate(AUDIT, ["html", {}]) == []
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


@pytest.mark.parametrize("name", ["effects", "tournament"])
def test_a_phone_shows_all_of_it_and_what_scrolls_says_so(opened, name):
    page = opened(name, PHONE, "light")
    cut = page.evaluate(CUT)
    ticks = page.evaluate("""() => [...document.querySelectorAll("svg text")].filter((text) => text.checkVisibility())
      .map((text) => text.getBoundingClientRect().height)""")
    lines = page.evaluate("""() => [...document.querySelectorAll(".shares tbody th")]
      .map((name) => name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight))""")

    assert cut == []
    assert min(ticks) > 12
    assert max(lines) < 1.5
    for region in page.locator(".scroll").all():
        assert "linear-gradient" in region.evaluate("(region) => getComputedStyle(region).backgroundImage")


def test_the_curve_of_political_will_runs_from_the_first_card_to_the_last(opened):
    page = opened("effects", DESK, "light")
    points = page.locator("svg.wide polyline.median").get_attribute("points").split()
    ends = [float(point.partition(",")[0]) for point in (points[0], points[-1])]

    assert 19 <= len(points) <= 21
    assert page.locator("svg.wide circle.median").count() == len(points)
    assert ends[0] < 60
    assert ends[1] > 700
