"""axe-core finds nothing serious on any page, light or dark, in either language."""

import re

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect

from british_way.family import FAMILY
from browser.people import DESK, PHONE
from browser.positions import late_position
from browser.test_hex_orders import before_combat
from browser.test_learn import come_back_to
from browser.test_replay import played
from sandtable.games import find
from table.server import TWO_PEOPLE

AUDIT = """([within, rules]) => axe.run(within, { resultTypes: ["violations"], ...rules }).then(({ violations }) =>
  violations.filter(({ impact }) => impact === "serious" || impact === "critical")
  .map(({ id, impact, nodes }) => `${impact}: ${id}: ` +
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(" | ")))"""
ONLY_CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
HEX_SEATS = {"allied": {"who": "me"}, "axis": {"who": "me"}}
PROMPT, PANEL, DIALOG, MENU = ".turn", "[role=tabpanel]", "dialog", "#table-menu"


class Auditor:
    """Looks at a page, or a part of it, with every rule of axe-core, then in the other theme at its contrast.

    In that theme the next look begins: to change it takes as long as to look.
    """

    def __init__(self, player, theme: str) -> None:
        self.player = player
        self.theme = theme
        self.found: list[str] = []

    def look(self, what: str, within: str = "html") -> None:
        page = self.player.page
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE_SCRIPT)
        self.find(what, within, {})
        self.theme = {"light": "dark", "dark": "light"}[self.theme]
        page.emulate_media(color_scheme=self.theme)
        self.find(what, within, ONLY_CONTRAST)

    def find(self, what: str, within: str, rules: dict[str, object]) -> None:
        page = self.player.page
        expect(page.locator("html")).to_have_attribute("data-theme", self.theme)
        self.found += [f"{what}, {self.theme}: {violation}" for violation in page.evaluate(AUDIT, [within, rules])]


@pytest.fixture(params=[("en", "light", DESK), ("ja", "dark", PHONE)], ids=["desk", "phone"])
def auditor(request, person):
    language, theme, screen = request.param
    opened = Auditor(person(language, screen, color_scheme=theme), theme)
    yield opened
    assert not opened.found, "\n".join(opened.found)


def test_the_pages_around_the_table(auditor, server):
    player = auditor.player
    player.open("/")
    expect(player.button("lobby-quick-both").first).to_be_visible()
    auditor.look("lobby")
    player.open("/#new/palestine")
    player.page.locator("summary").first.click()
    player.page.get_by_label(player.words("lobby-who-friend")).last.check()
    auditor.look("new game")
    player.page.get_by_label(player.words("lobby-start-import")).check()
    auditor.look("import")
    player.page.get_by_label(player.words("lobby-start-scenario")).check()
    player.button("lobby-begin").click()
    expect(player.link("lobby-take-seat")).to_be_visible()
    auditor.look("links")
    player.open("/")
    expect(player.page.get_by_text(player.words("lobby-group-invited"))).to_be_visible()
    auditor.look("lobby with a game")


def test_an_invitation_and_a_new_link_in_its_place(auditor, server):
    player = auditor.player
    game = server.invite(seats=TWO_PEOPLE)
    player.open(game.links["irgun"])
    expect(player.button("seat-not-now")).to_be_visible()
    auditor.look("an invitation")
    player.open(f"{game.links['british']}.{game.secrets['creator']}")
    expect(player.asked).to_be_visible()
    player.tab("players").click()
    expect(player.button("seat-copy-own")).to_be_visible()
    auditor.look("players", PANEL)
    player.page.get_by_role("tabpanel").get_by_text(re.compile("New link|新しいリンク")).click()
    expect(player.button("seat-new-link-do")).to_be_visible()
    auditor.look("a new link", DIALOG)


def test_the_pages_to_read(auditor):
    player = auditor.player
    player.open("/learn/palestine")
    expect(player.button("learn-next")).to_be_visible()
    auditor.look("first step")
    player.button("learn-next").click()
    expect(player.page.locator(".suggested")).to_be_visible()
    auditor.look("a step")
    player.button("learn-chapters").click()
    expect(player.page.get_by_role("dialog")).to_be_visible()
    auditor.look("the chapters", DIALOG)
    _, second, *_ = player.page.request.get("/api/learn/palestine").json()["chapters"]
    come_back_to(player, "palestine", second["begins"] - 1)
    player.page.keyboard.press("PageDown")
    expect(player.page.locator("[data-ended]")).to_be_visible()
    auditor.look("the end of a chapter")
    player.open("/rules/palestine")
    expect(player.page.get_by_role("searchbox")).to_be_visible()
    auditor.look("rules")
    player.open("/rules/palestine/P3")
    expect(player.page.get_by_text("P3").first).to_be_visible()
    auditor.look("a card")


def test_the_table(auditor, server):
    player = auditor.player
    player.sit_down(server.new_game(), "irgun")
    auditor.look("a question")
    player.sees(player.answers(player.option("operation").click))
    player.sees(player.answers(player.option("recruit").click))
    player.button("table-why-not").click()
    auditor.look("spaces to choose")
    player.page.keyboard.press("Escape")
    player.button("table-choose-several").click()
    player.option("recruit gaza").click()
    auditor.look("several ticked", PROMPT)
    player.button("table-step-back").click()
    player.sees(player.answers(player.option("recruit gaza").click))
    player.sees(player.answers(player.option("1").click))
    player.answers(player.option("done").click)
    expect(player.button("table-confirm-turn")).to_be_visible()
    auditor.look("the end of the turn", PROMPT)
    player.answers(player.button("table-confirm-turn").click)
    expect(player.asked).to_have_text(re.compile("British|英国"))
    auditor.look("waiting", PROMPT)


@pytest.mark.parametrize("name", FAMILY)
def test_the_board_of_every_game_and_what_stands_around_it(auditor, server, name):
    player, sides = auditor.player, find(name).sides
    game = server.new_game(game=name, seats={side: {"who": "me"} for side in sides})
    game.seat(*sides).play_at_random(5, answers=40)
    player.sit_down(game, *sides)
    auditor.look("a board")
    line = player.page.locator(".room .line")
    if line.is_visible():
        line.click()
        auditor.look("tracks and boxes", ".room")


def test_the_hex_table(auditor, server):
    player = auditor.player
    player.sit_down(server.new_game(game="dak2", position=before_combat(), seats=HEX_SEATS), *HEX_SEATS)
    expect(player.page.locator("[data-go-on]")).to_be_enabled()
    auditor.look("orders")
    player.page.locator("[data-go-on]").click()
    expect(player.page.locator("[data-preview=attack]")).to_be_visible()
    auditor.look("a battle before it is fought")
    player.page.keyboard.press("s")
    player.page.locator("[data-legend] details").evaluate("details => { details.open = true }")
    player.page.locator(".victory summary").click()
    auditor.look("supply and victory", ".board")
    player.page.get_by_role("tab", name=player.words("stacks-tab"), exact=True).click()
    auditor.look("units", PANEL)


def test_beside_the_board(auditor, server):
    player = auditor.player
    game = server.new_game(seats=TWO_PEOPLE)
    game.seat("irgun", "british").play_at_random(5, answers=30)
    player.sit_down(game, "irgun")
    for name in ("log", "spaces", "rules", "history", "players"):
        player.tab(name).click()
        expect(player.tab(name)).to_have_attribute("aria-selected", "true")
        auditor.look(name, PANEL)
    player.tab("rules").click()
    player.page.get_by_role("tabpanel").get_by_role("button").filter(has_text="3.3.3").first.click()
    expect(player.button("table-rules-contents")).to_be_visible()
    auditor.look("a rule", PANEL)


def test_dialogs_replay_and_the_end(auditor, server):
    player = auditor.player
    game, last = played(server)
    player.sit_down(game, "irgun", "british")
    player.menu("table-keys").click()
    auditor.look("keys", DIALOG)
    player.page.keyboard.press("Escape")
    player.page.get_by_role("button", name=player.words("table-menu"), exact=True).click()
    auditor.look("menu", MENU)
    player.page.keyboard.press("Escape")
    player.open(f"/games/{game.id}/5")
    expect(player.prompt).to_contain_text(player.words("table-replay-at", moment=5, last=last))
    auditor.look("replay")
    player.button("table-continue-here").click()
    expect(player.page.get_by_role("dialog")).to_be_visible()
    auditor.look("a new game from here", DIALOG)
    player.page.keyboard.press("Escape")
    game = server.new_game(position=late_position())
    game.seat("irgun", "british").play_at_random(6)
    player.open(game.links["irgun"])
    expect(player.prompt).to_contain_text(player.words("table-over"))
    auditor.look("the end", PROMPT)
