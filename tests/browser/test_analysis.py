"""Analysis in the browser: the course of a finished game, the best turns, advice, consent, and a bot that fails."""

import re

import pytest
from playwright.sync_api import expect

from browser.people import DESK, JAPANESE, PHONE
from browser.positions import late_position
from browser.test_axe import PANEL, PROMPT, Auditor
from browser.test_replay import at_moment
from processes import until
from sandtable.engine.notation import read_record
from sandtable.games import find
from table.server import TWO_PEOPLE, Server
from table.test_take_over import fail

SCREENS = pytest.mark.parametrize(
    ("language", "theme", "screen"), [("en", "light", DESK), ("ja", "dark", PHONE)], ids=["desk", "phone"]
)
SEARCH = 480_000  # milliseconds that an analysis may take
ENDLESS = {"sandtable.table.analysis.TURNS_BUDGET": "600s"}
# Notes whether an analysis is ever seen at work, which may be over before anybody could look.
WATCH = """() => {
  window.wasAtWork = false;
  const sign = "progress, [role=progressbar]";
  const look = () => { window.wasAtWork ||= !!document.querySelector(sign)?.checkVisibility(); };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def finished(server):
    """A short game that is over, and its last moment."""
    game = server.new_game(position=late_position())
    return game, game.seat("irgun", "british").play_at_random(6)["moment"]


def section(player, key):
    return player.page.get_by_role("region", name=player.words(key), exact=True)


@SCREENS
def test_the_course_of_a_finished_game(person, server, language, theme, screen):
    game, _ = finished(server)
    player = person(language, screen, color_scheme=theme)
    auditor = Auditor(player, theme)
    player.open(game.links["spectator"])
    expect(player.prompt).to_contain_text(player.words("table-over"))
    player.page.evaluate(WATCH)

    player.prompt.get_by_role("button", name=player.words("analysis-begin")).click()

    course = section(player, "analysis-title")
    points = game.seat("spectator").get("/history").json()
    expect(course.locator("svg .point")).to_have_count(len(points), timeout=SEARCH)
    assert player.page.evaluate("wasAtWork")
    turning = course.get_by_role("list").get_by_role("button")
    expect(turning.first).to_be_visible()
    assert 1 <= turning.count() <= 4
    assert course.locator("svg .number").count() == turning.count()
    assert re.search(r"\d+ → \d+", turning.first.inner_text())
    if language == "ja":
        assert JAPANESE.search(turning.first.inner_text())
    auditor.look("the course", PANEL)
    course.get_by_text(player.words("table-chart-table")).click()
    rows = course.get_by_role("row")
    expect(rows).to_have_count(len(points) + 1)
    turning.first.click()
    expect(player.page).to_have_url(re.compile(rf"/games/{game.id}/\d+$"))
    assert int(player.page.url.rpartition("/")[2]) in [point["moment"] for point in points[:-1]]
    expect(turning.first).to_have_attribute("aria-current", "true")
    moment = int(player.page.url.rpartition("/")[2])
    beside = course.get_by_role("group")
    played, better = (
        beside.get_by_role("button", name=player.words(f"analysis-{one}")) for one in ("played", "better")
    )
    expect(better).to_have_attribute("aria-pressed", "true", timeout=SEARCH)
    auditor.look("the turns beside each other", PANEL)
    played.click()
    expect(played).to_have_attribute("aria-pressed", "true")
    found = game.seat("spectator").get(f"/turns/{moment}").json()
    named = {answer["space"] for answer in found["played"] if answer["space"]}
    for space in named:
        chosen = player.words("board-chosen", number="").strip()
        expect(player.space(space)).to_have_attribute("aria-label", re.compile(chosen))
    course.locator("svg .target").first.click()
    expect(player.page).to_have_url(re.compile(rf"/{points[0]['moment']}$"))
    assert not auditor.found, "\n".join(auditor.found)


def test_nothing_is_analysed_before_somebody_asks(person, server):
    game, _ = finished(server)
    player = person()
    player.page.clock.install()
    player.open(game.links["spectator"])
    asked = []
    player.page.on("request", lambda request: "/course" in request.url and asked.append(request.method))
    for tab in ("history", "log", "history"):
        player.tab(tab).click()
    course = section(player, "analysis-title")

    expect(course.get_by_role("button", name=player.words("analysis-begin"))).to_be_visible()
    player.page.clock.fast_forward(60_000)  # far longer than the page waits before it looks again
    expect(course.get_by_role("progressbar")).to_have_count(0)
    assert asked == ["GET", "GET"]


@SCREENS
def test_the_best_turns_of_a_moment(person, server, language, theme, screen):
    game, last = finished(server)
    player = person(language, screen, color_scheme=theme)
    auditor = Auditor(player, theme)
    player.sit_down(game, "irgun")
    moment = game.seat("irgun").get("/history").json()[0]["moment"]
    player.open(f"/games/{game.id}/{moment}")
    at_moment(player, moment, last)
    player.page.evaluate(WATCH)

    player.button("analysis-turns-here").click()

    turns = section(player, "analysis-turns")
    expect(turns.get_by_role("listitem").first).to_be_visible(timeout=SEARCH)
    assert player.page.evaluate("wasAtWork")
    found = game.seat("irgun").get(f"/turns/{moment}", language=language).json()["turns"]
    expect(turns.get_by_role("listitem")).to_have_count(len(found))
    for item, turn in zip(turns.get_by_role("listitem").all(), found, strict=True):
        expect(item).to_contain_text(player.words("analysis-percent", percent=round(turn["chance"] * 100)))
        expect(item).to_contain_text(turn["answers"][0]["label"])
    auditor.look("the best turns", PROMPT)
    player.page.keyboard.press("ArrowRight")
    expect(turns).to_have_count(0)
    assert not auditor.found, "\n".join(auditor.found)


def test_a_rolled_die_has_no_best_turns(person, server):
    game, _ = finished(server)
    seat = game.seat("irgun")
    rolled = next(
        moment for moment in range(100) if seat.get(f"/moments/{moment}").json()["question"]["side"] == "chance"
    )
    player = person()
    player.sit_down(game, "irgun")

    player.open(f"/games/{game.id}/{rolled}")

    expect(player.button("analysis-turns-here")).to_be_disabled()


@SCREENS
def test_advice_is_asked_for_and_taken(person, server, language, theme, screen):
    game = server.new_game(seats={"british": {"who": "bot"}, "irgun": {"who": "me"}})
    player = person(language, screen, color_scheme=theme)
    auditor = Auditor(player, theme)
    view = player.sit_down(game, "irgun")

    player.button("analysis-advise").click()

    turns = section(player, "analysis-turns")
    expect(turns.get_by_role("listitem").first).to_be_visible(timeout=SEARCH)
    # Before anything else: the table keeps it for as long as the page asks for it.
    best = game.seat("irgun").get(f"/turns/{view['moment']}").json()["turns"][0]["answers"]
    auditor.look("advice", PROMPT)
    reply = player.answers(turns.get_by_role("button", name=player.words("analysis-take")).first.click)
    if "held" in reply:
        player.answers(player.button("table-confirm-turn").click)
    given = read_record(find("palestine"), game.seat("irgun").text("record")).answers[view["moment"] :]
    assert given[: len(best)] == [one["answer"] for one in best]
    assert not auditor.found, "\n".join(auditor.found)


def test_the_board_numbers_the_spaces_of_the_advised_turn(person, server):
    player = person()
    player.sit_down(server.new_game(), "irgun", "british")
    for answer in ("operation", "sabotage"):
        view = player.answers(player.option(answer).click)
        player.sees(view)
    offered = [option["space"] for option in view["question"]["options"]]
    first = re.compile(re.escape(player.words("board-advised", number=1)))
    advised = player.page.get_by_role("button", name=first)

    player.button("analysis-advise").click()

    expect(advised).to_have_count(1, timeout=SEARCH)
    assert advised.get_attribute("data-space") in offered
    turns = section(player, "analysis-turns")
    second = turns.get_by_role("listitem").nth(1)
    second.hover()
    expect(second).to_contain_text(str(advised.get_attribute("aria-label")).split(" · ")[0])
    turns.get_by_role("button", name=player.words("table-close")).click()
    expect(advised).to_have_count(0)


def test_advice_can_be_stopped(person, tmp_path):
    with Server(tmp_path / "table.sqlite", constants=ENDLESS) as server:
        player = person(base_url=server.address)
        view = player.sit_down(server.new_game(), "irgun", "british")
        player.button("analysis-advise").click()
        until(server.thinkers)

        section(player, "analysis-turns").get_by_role("button", name=player.words("analysis-stop")).click()

        player.sees(view)
        until(lambda: not server.thinkers())
        player.open("about:blank")


def test_advice_between_people_opens_when_both_allow_it(person, server):
    game = server.new_game(seats=TWO_PEOPLE)
    ann, ben = person(), person("ja", PHONE)
    ann.sit_down(game, "british")
    view = ben.sit_down(game, "irgun")
    ben.sees(view)
    expect(ben.button("analysis-advise")).to_have_count(0)
    ann.tab("players").click()
    ann.page.get_by_label(ann.words("analysis-allow")).check()
    ben.tab("players").click()
    expect(ben.page.get_by_text(ben.words("analysis-consent-proposed", who="Ann"))).to_be_visible()

    ben.page.get_by_label(ben.words("analysis-allow")).check()

    expect(ann.page.get_by_text(ann.words("analysis-consent-open"))).to_be_visible()
    ben.tab("turn").click()
    expect(ben.button("analysis-advise")).to_be_visible()


def test_analysis_is_proposed_and_a_bot_chosen_in_the_lobby(person, server):
    player = person()
    player.open("/#new/palestine")
    search = player.page.get_by_role("radio", name=re.compile(f"^{player.words('analysis-search')} "))
    more = player.page.get_by_text(player.words("analysis-more-bots"))
    if more.count():
        more.click()
    search.check()
    slider = player.page.get_by_role("slider")
    slider.fill("7")
    expect(player.page.get_by_text(player.words("analysis-seconds", seconds=7))).to_be_visible()
    created = player.begins(player.button("lobby-begin").click)
    assert created["view"]["seats"]["irgun"]["bot"] == "search:7s"

    player.open("/#new/palestine")
    player.page.get_by_label(player.words("lobby-who-friend")).last.check()
    player.page.get_by_role("checkbox", name=re.compile(f"^{player.words('analysis-allow')}")).check()
    created = player.begins(player.button("lobby-begin").click)
    assert created["view"]["seats"]["british"]["allows_analysis"]


def new_game_against_a_slow_bot(server):
    """The bot, Irgun, goes first."""
    return server.new_game(seats={"british": {"who": "me"}, "irgun": {"who": "bot", "bot": "search:30s"}})


@SCREENS
def test_a_bot_that_failed_is_replaced(person, server, language, theme, screen):
    game = new_game_against_a_slow_bot(server)
    player = person(language, screen, color_scheme=theme)
    auditor = Auditor(player, theme)
    player.open(game.links["british"])
    irgun = game.seat("british").view(language=language)["names"]["irgun"]
    expect(player.asked).to_have_text(player.words("table-bot-thinks", who=irgun))
    fail(game)

    name = game.seat("british").view(language=language)["seats"]["irgun"]["bot_name"]
    expect(player.prompt.get_by_role("alert")).to_have_text(player.words("analysis-bot-failed", bot=name))
    auditor.look("a bot that failed", PROMPT)
    player.page.get_by_label(player.words("analysis-substitute")).select_option("random")
    player.button("analysis-substitute-do").click()

    player.page.locator("[data-answer]").first.wait_for()
    assert not auditor.found, "\n".join(auditor.found)


def test_a_bot_that_failed_is_taken_over_by_the_player(person, server):
    game = new_game_against_a_slow_bot(server)
    player = person()
    player.open(game.links["british"])
    fail(game)

    player.button("analysis-take-over").click()

    expect(player.button("analysis-advise")).to_be_visible()
    until(lambda: game.seat("british").view()["here"] == ["british", "irgun"])
    player.answers(player.page.locator("[data-answer]").first.click)
    player.page.reload()
    expect(player.button("analysis-advise")).to_be_visible()
    assert game.seat("british").view()["question"]["side"] == "irgun"
