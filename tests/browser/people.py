"""People at the table: each sits before a browser of their own, reads the page and clicks."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import ConsoleMessage, Locator, Page, Request, WebSocket, expect

from table.server import Opened

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}

JAPANESE = re.compile("[ぁ-んァ-ン一-龯]")
CLIENT = Path(__file__).parents[2] / "web/src"
ANSWERS_SHOWN = """answers => {
  const shown = [...document.querySelectorAll("[data-answer]")].map((button) => button.dataset.answer);
  return JSON.stringify(shown.sort()) === JSON.stringify(answers);
}"""
# Whether the page shows a view, or a newer one, and nothing is on its way: until then it takes no other answer.
IS_READY = "at => Number(document.querySelector('[data-ready-at]')?.dataset.readyAt ?? -1) >= at"
HAVE_FOCUS = "elements => elements.some((element) => element.contains(document.activeElement))"
# Whether the focus is where it has not been before; the body has it at first, and between the last and the first.
IS_NEW = """been => {
  const here = document.activeElement;
  been.push(here);
  return been.filter((one) => one === here).length <= (here === document.body ? 2 : 1);
}"""
# Two frames after the page knows its size, whatever watches sizes has been heard, and what it changed is drawn.
LAID_OUT = """([width, height]) => innerWidth === width && innerHeight === height &&
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"""
# What the console says when a server dies or the network goes, whatever the page was about at that moment.
SILENCE = r"ERR_(CONNECTION|EMPTY|INCOMPLETE|CONTENT_LENGTH|SOCKET|INTERNET|NETWORK)_|WebSocket connection .* failed"
SPACE_AT = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-space]')?.dataset.space"


@cache
def catalogue(language: str, client: Path = CLIENT) -> FluentBundle:
    """The words of a client, the house's and those of its games; where games differ, Palestine's."""
    bundle = FluentBundle([language], use_isolating=False)
    files = client.rglob(f"words/{language}.ftl")
    for file in sorted(files, key=lambda file: ("palestine" not in file.parts, file)):  # the first to say it is heard
        bundle.add_resource(FluentResource(file.read_text()))
    return bundle


class Person:
    """Somebody before a page. `faults` gathers what must never happen: errors, and requests to other places."""

    def __init__(self, page: Page, address: str, language: str) -> None:
        self.page = page
        self.address = address
        self.language = language
        self.faults: list[str] = []
        self.forgiven = ["WebSocket is closed before the connection is established"]  # somebody left soon
        page.on("pageerror", lambda error: self.faults.append(f"an error in the page: {error}"))
        page.on("console", self._hear)
        page.on("request", self._request)
        page.on("websocket", self._socket)

    def forgive(self, pattern: str) -> None:
        """Expect errors like this in the console from now on."""
        self.forgiven.append(pattern)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not any(re.search(one, message.text) for one in self.forgiven):
            self.faults.append(f"in the console: {message.text} ({message.location['url']})")

    def _request(self, request: Request) -> None:
        if not request.url.startswith(f"{self.address}/"):
            self.faults.append(f"a request to another place: {request.url}")

    def _socket(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.address.replace("http", "ws") + "/"):
            self.faults.append(f"a socket to another place: {socket.url}")

    # Words

    def words(self, key: str, **arguments: Any) -> str:
        """A message of the interface in this person's language."""
        bundle = catalogue(self.language)
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = bundle.format_pattern(pattern, arguments)
        assert not errors, errors
        return str(text)

    def button(self, key: str, **arguments: Any) -> Locator:
        return self.page.get_by_role("button", name=self.words(key, **arguments))

    def link(self, key: str, **arguments: Any) -> Locator:
        return self.page.get_by_role("link", name=self.words(key, **arguments))

    def page_link(self, key: str) -> Locator:
        """A link in the head of the page, to another one."""
        return self.page.get_by_role("navigation", name=self.words("lobby-pages")).get_by_role(
            "link", name=self.words(key)
        )

    def tab(self, name: str) -> Locator:
        """A tab beside the board; on a desk the log shares one with the card."""
        if name == "log" and self.page.viewport_size == DESK["viewport"]:
            name = "card-log"
        return self.page.get_by_role("tab", name=self.words(f"table-tab-{name}"), exact=True)

    def menu(self, key: str) -> Locator:
        """An entry of the table's menu, which is opened."""
        self.page.get_by_role("button", name=self.words("table-menu"), exact=True).click()
        return self.page.locator("#table-menu").get_by_text(self.words(key), exact=True)

    # The table

    @property
    def prompt(self) -> Locator:
        """The region that says what is to be done now."""
        return self.page.get_by_role("region", name=self.words("table-tab-turn"), exact=True)

    @property
    def asked(self) -> Locator:
        return self.prompt.get_by_role("heading", level=2)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name=self.words("table-log"), exact=True)

    def option(self, answer: str) -> Locator:
        return self.page.locator(f'[data-answer="{answer}"]')

    def unfold(self, name: str) -> None:
        """Open what is folded under this name in the list, if anything is."""
        fold = self.page.locator(f'[data-fold="{name}"]')
        if fold.count() and fold.get_attribute("aria-expanded") == "false":
            fold.click()

    @property
    def menu_of_space(self) -> Locator:
        """The menu at a space that was clicked and has more than one meaning."""
        return self.page.get_by_role("menu")

    def in_menu(self, answer: str) -> Locator:
        return self.page.locator(f'[data-choice="{answer}"]')

    def space(self, space: str) -> Locator:
        return self.page.locator(f'[data-space="{space}"]')

    def open(self, link: str) -> None:
        self.page.goto(link)

    def sit_down(self, game: Opened, *sides: str) -> dict[str, Any]:
        """Open the links of these sides one after the other; the view that this person then has of the game."""
        for side in sides:
            self.open(game.links[side])
            self.page.wait_for_url(f"{self.address}/games/{game.id}")  # the secret has left the address
        expect(self.asked).to_be_visible()
        return game.seat(*sides).view(language=self.language)

    def take_seat(self, link: str, side: str, name: str = "") -> None:
        """Open an invitation and take its seat; `side` is its name in this person's language."""
        self.open(link)
        if name:
            self.page.get_by_label(self.words("seat-your-name")).fill(name)
        self.button("seat-take", side=side).click()
        expect(self.asked).to_be_visible()

    def sees(self, view: dict[str, Any]) -> None:
        """Wait until the page asks what this view, in which this person is asked, asks."""
        if view["language"] == self.language:
            expect(self.asked).to_have_text(view["question"]["prompt"])
        self.is_ready_for(view)
        answers = sorted(option["answer"] for option in view["question"]["options"])
        self.page.wait_for_function(ANSWERS_SHOWN, arg=answers)

    def is_ready_for(self, view: dict[str, Any]) -> None:
        """Wait until the page takes an answer to what this view asks: two questions may have the same words."""
        self.page.wait_for_function(IS_READY, arg=view["at"])

    def point_at(self, space: str) -> tuple[float, float]:
        """Where a space's pieces stand on the screen; no other space may lie over it."""
        box = self.page.locator(f'[data-anchor="{space}"]').bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        there = self.page.evaluate(SPACE_AT, [x, y])
        assert there == space, f"{there} lies over {space}"
        return x, y

    def click_space(self, space: str) -> None:
        self.page.mouse.click(*self.point_at(space))

    def tap_space(self, space: str) -> None:
        self.page.touchscreen.tap(*self.point_at(space))

    def hover_space(self, space: str) -> None:
        self.page.mouse.move(*self.point_at(space))

    def tab_to(self, wanted: Locator, key: str = "Tab", within: Locator | None = None) -> None:
        """Press Tab, however often, until something wanted has the focus; on the way it stays within something else."""
        been = self.page.evaluate_handle("[]")
        while not wanted.evaluate_all(HAVE_FOCUS):
            assert self.page.evaluate(IS_NEW, been), f"{key} comes round and never to {wanted}"
            self.page.keyboard.press(key)
            assert within is None or within.evaluate_all(HAVE_FOCUS), f"{key} leads out of {within}"

    def begins(self, act: Callable[[], None]) -> dict[str, Any]:
        """Do what begins a game; what the table replies: its view and its links. Lists are read from the same place."""
        begun = re.compile("/api/games[?]")
        with self.page.expect_response(
            lambda reply: reply.request.method == "POST" and begun.search(reply.url)
        ) as said:
            act()
        assert said.value.ok, said.value.text()
        created: dict[str, Any] = said.value.json()
        return created

    def resize(self, width: int, height: int) -> None:
        """Hold the screen otherwise, and wait until the page has been laid out for it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function(LAID_OUT, arg=[width, height])

    def answers(self, act: Callable[[], None]) -> dict[str, Any]:
        """Do what sends an answer; what comes of it: a view, or the turn to confirm."""
        with self.page.expect_response(lambda response: response.url.partition("?")[0].endswith("/answers")) as said:
            act()
        assert said.value.ok, said.value.text()
        reply: dict[str, Any] = said.value.json()
        if "held" in reply:
            return reply
        looked = self.page.request.get(said.value.url.replace("/answers", ""))
        assert looked.ok, looked.text()
        view: dict[str, Any] = looked.json()
        return view

    def goes_back(self, act: Callable[[], None]) -> None:
        """Do what takes an answer back, and wait until the page takes another one."""
        with self.page.expect_response(lambda response: response.url.partition("?")[0].endswith("/undo")) as said:
            act()
        assert said.value.ok, said.value.text()
        self.is_ready_for(said.value.json())

    def choose(self, view: dict[str, Any], option: dict[str, Any], on_board: bool = False) -> dict[str, Any]:
        """Give an answer that is offered, by its button or on the board, and end the turn when asked to."""
        if on_board and option["space"]:
            in_space = [other for other in view["question"]["options"] if other["space"] == option["space"]]
            if len(in_space) > 1:
                self.click_space(option["space"])
                expect(self.menu_of_space.get_by_role("menuitem")).to_have_count(len(in_space))
                reply = self.answers(self.in_menu(option["answer"]).click)
            else:
                reply = self.answers(lambda: self.click_space(option["space"]))
        else:
            self.unfold(option.get("beside", ""))
            reply = self.answers(self.option(option["answer"]).click)
        if "held" in reply:
            expect(self.asked).to_have_text(self.asks_to_confirm)
            reply = self.answers(self.page.locator("[data-region=finish] button").first.click)
        return reply

    @property
    def asks_to_confirm(self) -> re.Pattern[str]:
        """How the page asks whether a turn is at its end, or where orders are given, whether the others go on."""
        return re.compile("|".join(re.escape(self.words(key)) for key in ("table-end-turn", "table-hand-over")))


def play_on(people: dict[str, Person], view: dict[str, Any], seed: int, answers: int = 10**6) -> dict[str, Any]:
    """Let those who are asked answer at random, on the board as often as from the list, until the game is over."""
    chance = Random(seed)
    while not view["over"] and answers:
        asked = people[view["question"]["side"]]
        asked.sees(view)
        view = asked.choose(view, chance.choice(view["question"]["options"]), on_board=chance.random() < 0.5)
        answers -= 1
    return view
