"""From the click on an answer to the drawn board, and the frames of a map that moves: every game in Chromium."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

from sandtable.bench.compare import check_seconds
from sandtable.chromium import find_chromium
from sandtable.engine.errors import SandtableError
from sandtable.games import GAMES, find

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

SCREEN: ViewportSize = {"width": 1440, "height": 900}
# The first view after a click is that of its answer. It is drawn when the frame that follows it has been painted: what
# is posted from within a frame is heard after it.
WATCH = """
localStorage.setItem("sandtable-confirm-turns", "no");
window.clicks = [];
addEventListener("click", (event) => clicks.push({ clicked: event.timeStamp }), true);
window.WebSocket = class extends WebSocket {
  constructor(address) {
    super(address);
    this.addEventListener("message", () => {
      const click = clicks.at(-1);
      if (!click || click.told) return;
      click.told = performance.now();
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => (click.drawn = performance.now());
      requestAnimationFrame(() => port1.postMessage(""));
    });
  }
};
"""
ANSWERS = "[data-region] button[data-answer]:visible"  # others are folded away
DRAWN = "() => window.clicks.at(-1).drawn && !document.querySelector('.sending')"
# A map that is moved by the wheel: with Shift it is panned to and fro, without it zoomed in and out, once a frame.
MOVE = """async (frames) => {
  const map = document.querySelector("[role=application]");
  const { left, top, width, height } = map.getBoundingClientRect();
  const turn = (shiftKey, deltaY) =>
    map.dispatchEvent(new WheelEvent("wheel", {
      shiftKey, deltaY, clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true,
    }));
  const frame = () => new Promise(requestAnimationFrame);
  const took = {};
  for (const [name, shift, step] of [["pan", true, 12], ["zoom", false, 30]]) {
    const times = [await frame()];
    for (let number = 0; number < frames; number++) {
      turn(shift, number % 40 < 20 ? step : -step);
      times.push(await frame());
    }
    took[name] = times.slice(1).map((time, number) => time - times[number]);
  }
  return took;
}"""
SHARP = "[role=application] canvas[data-sharp=true]"
FRAMES = 120


def measure_table(seconds: float) -> dict[str, Any]:
    """Play each game for so many seconds, and give the milliseconds from its clicks to the drawn board."""
    check_seconds(seconds)
    chromium = find_chromium()
    if chromium is None or find_spec("playwright") is None:
        raise SandtableError("to measure the table, install Chromium and playwright (the extra 'dev')")
    from playwright.sync_api import sync_playwright

    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        found = {}
        for game in GAMES:
            page = browser.new_page(base_url=address, viewport=SCREEN, locale="en-GB")
            page.add_init_script(WATCH)
            found[game] = play(page, game, seconds)
            if page.locator(SHARP).count():
                found[game] |= move_map(page, game)
            page.context.close()
        browser.close()
    return found


@contextmanager
def serving() -> Iterator[str]:
    """A server without limits on an empty database; its address."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'table.sqlite'}"
        command = ["serve", "--port", "0", "--database", database, "--rate", "0", "--log-level", "warning"]
        with subprocess.Popen(
            [sys.executable, "-P", "-m", "sandtable", *command], stdout=subprocess.PIPE, text=True
        ) as server:
            assert server.stdout is not None
            words = server.stdout.readline().split()
            if not words:
                raise SandtableError("the benchmark of the table failed: the server did not start")
            try:
                yield words[-1]
            finally:
                server.terminate()


def play(page: Page, game: str, seconds: float) -> dict[str, float]:
    """Click at random on what is offered, in one game after the other; the first click warms up."""
    chance = Random(game)
    clicks: list[dict[str, float]] = []
    until = time.perf_counter() + seconds
    while len(clicks) < 2 or time.perf_counter() < until:
        if not page.locator(ANSWERS).count():  # nothing is open yet, or the game is over
            sit_down(page, game)
        answers = page.locator(ANSWERS)
        answers.nth(chance.randrange(answers.count())).click()
        page.wait_for_function(DRAWN)
        clicks.append(page.evaluate("window.clicks.at(-1)"))
    drawn = [click["drawn"] - click["clicked"] for click in clicks[1:]]
    told = [click["told"] - click["clicked"] for click in clicks[1:]]
    return {
        "clicks": len(drawn),
        "median": round(median(drawn), 1),
        "95th percentile": round(percentile_95(drawn), 1),
        "95th percentile of the view": round(percentile_95(told), 1),
    }


def move_map(page: Page, game: str) -> dict[str, float]:
    """Pan and zoom the map of a new game, where all counters are in sight; how long a frame takes."""
    sit_down(page, game)
    page.locator(SHARP).wait_for()
    took = page.evaluate(MOVE, FRAMES)
    return {f"a frame, {name}": round(median(times), 1) for name, times in took.items()}


def percentile_95(times: list[float]) -> float:
    return quantiles(times, n=20, method="inclusive")[-1] if len(times) > 1 else times[0]


def sit_down(page: Page, game: str) -> None:
    """Begin a game at which one plays all sides, and wait for its first question."""
    seats = {side: {"who": "me"} for side in find(game).sides}
    begun = page.request.post("/api/games", data={"game": game, "seats": seats}).json()
    page.goto(f"/games/{begun['id']}")
    page.locator(ANSWERS).first.wait_for()
    page.wait_for_load_state("networkidle")


def print_table(figures: dict[str, Any], console: Console) -> None:
    """The figures for people."""
    table = Table(title="milliseconds from the click on an answer to the drawn board, in Chromium at 1440x900")
    for heading in ("game", "clicks", "median", "95th percentile", "95th percentile of the view"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for game, found in figures.items():
        table.add_row(game, *(f"{number:g}" for name, number in found.items() if not name.startswith("a frame")))
    console.print(table)
    for game, found in figures.items():
        frames = [f"{name.removeprefix('a frame, ')} {number:g}" for name, number in found.items() if "frame" in name]
        if frames:
            console.print(f"{game}: milliseconds of a frame while the map moves, in the median: {', '.join(frames)}")
    console.print("the view: until the answer of the server has come; the rest is drawing")
