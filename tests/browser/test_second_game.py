"""A second game, which has three sides, draws, no cards and no spaces: its folders and a line, and it is played."""

import re

import pytest
from playwright.sync_api import expect

from browser.people import DESK, PHONE, catalogue
from browser.second_game import FACE, Copy, SecondServer
from browser.test_axe import Auditor
from processes import until

TITLE = "Three Farms"
# Red gives nothing away and sows nothing: then green and blue have the most.
DRAWN = "sandtable position: 1\ngame: three_farms 7\ngrain: 1 5 5\nrounds: 0\nagenda: turn red, count\n"


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    made = Copy(tmp_path_factory.mktemp("second"))
    made.make()
    return made


@pytest.fixture(scope="module")
def server(copy):
    with SecondServer(copy) as running:
        yield running


def on_board(key: str, language: str = "en", **arguments: object) -> str:
    """A message of the game's own."""
    bundle = catalogue(language, FACE)
    text, errors = bundle.format_pattern(bundle.get_message(key).value, arguments)
    assert not errors
    return str(text)


def begin(player, game: str, *, generous: bool = False, position: str = "") -> None:
    """From the first page by the form of a new game to the table."""
    player.open("/")
    player.link("lobby-new-game").click()
    player.page.get_by_role("link", name=game).click()
    if generous:
        player.page.locator("details.all > summary").click()
        player.page.get_by_label(player.words("lobby-option-other")).check()
    if position:
        player.page.get_by_label(player.words("lobby-start-import")).check()
        player.page.get_by_label(player.words("lobby-import"), exact=True).fill(position)
    player.button("lobby-begin").click()
    expect(player.asked).to_be_visible()


def look(player) -> dict:
    """The game as the server shows it to this person."""
    address = player.page.url.replace("/games/", "/api/games/")
    answer = player.page.request.get(address, params={"language": player.language})
    assert answer.ok, answer.text()
    return answer.json()


def play(player, answer: str = "", farm: str = "") -> None:
    """Give an answer by its button, or on the board by a farm, and end the turn if that is asked."""
    before = look(player)["at"]
    confirm = player.button("table-confirm-turn")
    (player.page.locator(f'button[data-farm="{farm}"]') if farm else player.option(answer)).click()
    until(lambda: confirm.is_visible() or look(player)["at"] > before)
    if confirm.is_visible():
        confirm.click()
        until(lambda: look(player)["at"] > before)


def my_next_question(player) -> dict:
    """Wait until I am asked, or all is over."""

    def is_mine() -> dict | None:
        view = look(player)
        return view if view["over"] or view["question"]["side"] in view["you"] else None

    view = until(is_mine)
    if not view["over"]:
        player.sees(view)
    return view


def test_its_face_is_checked_as_all_of_the_client_is(copy):
    copy.run("node_modules/.bin/svelte-check", "--fail-on-warnings")
    copy.run("node_modules/.bin/prettier", "--check", "src/games/three_farms")
    copy.run("node_modules/.bin/vitest", "run", "src/words/catalogues.test.ts")


def test_the_lobby_offers_what_each_game_has(person):
    visitor = person()
    visitor.open("/")
    expect(visitor.page.get_by_role("heading", name=TITLE)).to_be_visible()
    expect(visitor.button("lobby-quick-bot", name="Blue Farm", bots=2)).to_be_visible()
    expect(visitor.button("lobby-quick-bot", name="Irgun", bots=1)).to_be_visible()

    visitor.page_link("lobby-nav-rules").click()
    visitor.page.get_by_role("link", name=TITLE).click()
    expect(visitor.page.get_by_role("article").get_by_role("heading")).to_have_text("1 Rounds")
    expect(visitor.page_link("lobby-nav-learn")).to_be_hidden()

    visitor.open("/learn")  # it has no lessons, the others do
    expect(visitor.page.locator("main").get_by_role("link")).not_to_have_count(0)
    expect(visitor.page.get_by_role("link", name=TITLE)).to_have_count(0)
    visitor.forgive("status of 400")
    visitor.open("/learn/three_farms")
    expect(visitor.page.get_by_role("alert")).to_contain_text(visitor.words("learn-none"))


def test_a_new_game_has_the_seats_and_fields_of_its_game(person):
    visitor = person()
    visitor.open("/#new/three_farms")
    expect(visitor.page.get_by_role("group", name="Farm")).to_have_count(3)
    expect(visitor.page.get_by_role("spinbutton")).to_be_hidden()
    expect(visitor.page.get_by_label(visitor.words("lobby-scenario"))).to_be_visible()

    choice = visitor.page.get_by_role("combobox", name=visitor.words("lobby-game"), exact=True)
    choice.focus()
    choice.select_option("palestine")

    expect(visitor.page).to_have_url(f"{visitor.address}/#new/palestine")
    expect(choice).to_be_focused()
    expect(visitor.page.get_by_role("group", name="British")).to_be_visible()
    expect(visitor.page.get_by_role("spinbutton", name=visitor.words("lobby-bid"))).to_be_visible()


@pytest.mark.parametrize(("language", "screen"), [("en", DESK), ("ja", PHONE)], ids=["desk", "phone"])
def test_it_is_played_from_the_lobby_to_its_end_by_clicking(person, language, screen):
    player = person(language, screen)
    title = {"en": TITLE, "ja": "三つの農場"}[language]
    begin(player, title, generous=True)
    board = player.page.get_by_role("region", name=on_board("board-label", language))
    expect(board).to_be_visible()
    expect(player.tab("spaces")).to_have_count(0)
    view, given = my_next_question(player), 0

    while not view["over"]:
        answers = [option["answer"] for option in view["question"]["options"]]
        if "blue" in answers and not given:
            play(player, farm="blue")
            given += 1
        else:
            play(player, next(answer for answer in ("done", "sun", "yes", answers[-1]) if answer in answers))
        view = my_next_question(player)

    assert given == 1
    expect(player.prompt).to_contain_text(player.words("table-over"))
    for farm, grain in view["state"]["grain"].items():
        expect(board.locator(f'[data-farm="{farm}"]')).to_contain_text(on_board("board-grain", language, count=grain))
    winner = view["names"].get(view["state"]["winner"])
    told = on_board("board-most", language, farm=winner) if winner else on_board("board-drawn", language)
    expect(board.get_by_role("status")).to_have_text(told)
    expect(player.asked).to_have_text(player.words("table-won", who=winner) if winner else player.words("table-drawn"))


def test_its_course_is_analysed_and_replayed(person):
    player = person()
    begin(player, TITLE, position=DRAWN)
    play(player, "0")
    my_next_question(player)
    play(player, "no")
    expect(player.prompt).to_contain_text(player.words("table-over"))
    last = look(player)["moment"]

    player.button("analysis-begin").click()
    course = player.page.get_by_role("region", name=player.words("analysis-title"))
    expect(course.get_by_text(player.words("table-chart-table"))).to_be_visible()
    expect(player.page.get_by_role("tabpanel")).to_contain_text(on_board("table-value-green"))
    player.button("table-replay-from-start").click()

    expect(player.prompt).to_contain_text(player.words("table-replay-at", moment=0, last=last))
    expect(player.page).to_have_url(re.compile(r"/games/[^/]+/0$"))


def test_a_drawn_game_ends_without_a_winner(person):
    player = person("ja")
    begin(player, "三つの農場", position=DRAWN)
    play(player, "0")
    my_next_question(player)
    play(player, "no")

    expect(player.asked).to_have_text(player.words("table-drawn"))
    expect(player.page.get_by_text(on_board("board-drawn", "ja"))).to_be_visible()
    player.link("table-home").click()
    expect(player.page.get_by_role("listitem").first).to_contain_text(player.words("table-drawn"))


def test_two_games_in_one_browser_keep_their_words_and_colours_apart(person):
    player = person()
    begin(player, TITLE)
    farms = player.page.url
    player.link("table-home").click()
    player.button("lobby-quick-bot", name="Irgun", bots=1).click()
    expect(player.page.get_by_role("group", name=player.words("board-label"))).to_be_visible()
    expect(player.tab("spaces")).to_be_visible()

    player.page.go_back()
    player.page.go_back()

    expect(player.page).to_have_url(farms)
    expect(player.page.get_by_role("region", name=on_board("board-label"))).to_be_visible()
    expect(player.page.locator(".roof").first).to_have_css("fill", "rgb(176, 58, 48)")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_its_board_can_be_read_by_all(person, theme):
    player = person(color_scheme=theme)
    begin(player, TITLE, generous=True)
    my_next_question(player)
    auditor = Auditor(player, theme)
    auditor.look("the farms")

    assert auditor.found == []
