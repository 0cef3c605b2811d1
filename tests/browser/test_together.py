"""Two people and an onlooker at one table: undo, rollback by consent, chat, presence, watching; and a bot across."""

import re

from playwright.sync_api import expect

from table.server import TWO_PEOPLE

# A quick bot is gone before one could look twice.
NOTE_HEADINGS = """prompt => {
  window.headings = [];
  const note = () => window.headings.push(prompt.querySelector("h2")?.textContent);
  new MutationObserver(note).observe(prompt, { childList: true, subtree: true, characterData: true });
}"""


# Chrome for Android: notices are allowed, and only a service worker could show one.
NO_NOTICES = """
  localStorage.setItem("sandtable-notices", "yes");
  Object.defineProperty(document, "hidden", { get: () => true });
  window.Notification = class {
    static permission = "granted";
    constructor() {
      window.tried = true;
      throw new TypeError("Illegal constructor");
    }
  };
"""


def two_at_the_table(person, server):
    """Ann holds the British, Ben, who begins, holds Irgun."""
    game = server.new_game(seats=TWO_PEOPLE)
    ann, ben = person("en"), person("ja")
    ann.sit_down(game, "british")
    ben.sit_down(game, "irgun")
    return game, ann, ben


def header(player, key):
    return player.page.get_by_role("banner").get_by_role("button", name=player.words(key), exact=True)


def recruit(ben):
    for answer in ("operation", "recruit", "recruit gaza", "1"):
        ben.sees(ben.answers(ben.option(answer).click))


def end_turn(ben):
    ben.answers(ben.option("done").click)
    view = ben.answers(ben.button("table-confirm-turn").click)
    assert view["question"]["side"] == "british"
    return view


def test_undo_takes_back_an_answer_and_the_turn(person, server):
    _, ann, ben = two_at_the_table(person, server)
    first = ben.page.locator("[data-answer]").evaluate_all("all => all.map((one) => one.dataset.answer)")
    expect(header(ben, "table-undo")).to_be_disabled()
    recruit(ben)
    expect(ann.log).to_contain_text("1 Cell placed in Gaza")

    ben.goes_back(header(ben, "table-undo").click)
    expect(ben.option("2")).to_be_visible()
    expect(ann.log).not_to_contain_text("Cell placed")
    expect(header(ann, "table-undo")).to_be_disabled()
    ben.goes_back(header(ben, "table-undo-turn").click)

    expect(ben.page.locator("[data-answer]")).to_have_count(len(first))
    expect(header(ben, "table-undo")).to_be_disabled()
    expect(ann.log).not_to_contain_text("Recruit")


def test_a_rollback_is_asked_for_declined_asked_again_and_accepted(person, server):
    game, ann, ben = two_at_the_table(person, server)
    recruit(ben)
    end_turn(ben)
    expect(ann.page.locator("[data-answer]").filter(visible=True).first).to_be_visible()

    def ask():
        ben.menu("table-go-back-menu").click()
        ben.page.get_by_role("slider").fill("2")
        expect(ben.page).to_have_url(re.compile("/2$"))
        ben.button("table-go-back-ask").click()
        undone = ben.page.get_by_role("region", name=ben.words("table-go-back-ask"))
        expect(undone).to_contain_text("Gaza：構成員1個を配置")
        expect(undone).not_to_contain_text("Op＆特殊活動")
        undone.get_by_role("button", name=ben.words("table-rollback-ask"), exact=True).click()

    ask()
    question = ann.words("table-rollback-wanted", who="Irgun", moment=2)
    expect(ann.prompt.get_by_role("alert")).to_contain_text(question)
    expect(ben.prompt.get_by_role("alert")).to_contain_text(ben.words("table-rollback-asked", moment=2))
    ann.button("table-rollback-decline").click()
    expect(ben.prompt.get_by_role("alert")).to_be_hidden()
    assert game.seat("irgun").view()["question"]["side"] == "british"
    ask()
    expect(ann.prompt.get_by_role("alert")).to_contain_text("1 Cell placed in Gaza")
    consent = ann.page.get_by_role("button", name=ann.words("table-rollback-accept"), exact=True)
    expect(consent).to_have_count(0)  # nobody consents before the board has been shown
    ann.button("table-rollback-look").click()
    expect(ann.page).to_have_url(re.compile("/2$"))
    expect(ann.space("gaza")).to_have_attribute("aria-label", re.compile("1 Underground"))
    consent.click()

    expect(ben.option("recruit")).to_be_visible()
    assert game.seat("irgun").view()["moment"] == 2
    expect(ann.asked).to_have_text(ann.words("table-waiting", who="Ben"))


def test_the_title_tells_of_the_turn_where_the_browser_shows_no_notices(person, server):
    game = server.new_game(seats=TWO_PEOPLE)
    ann, ben = person("en"), person("ja")
    ann.page.add_init_script(NO_NOTICES)
    ann.sit_down(game, "british")
    ben.sit_down(game, "irgun")
    expect(ann.page).not_to_have_title(re.compile("●"))
    recruit(ben)
    end_turn(ben)

    expect(ann.page).to_have_title(re.compile("●"))
    assert ann.page.evaluate("window.tried")
    ann.tab("players").click()
    expect(ann.page.get_by_label(ann.words("table-confirm-turns"))).to_be_visible()
    expect(ann.page.get_by_label(ann.words("table-notices"))).to_have_count(0)


def test_what_is_typed_while_something_is_on_its_way_is_not_lost(person, server):
    _, ann, ben = two_at_the_table(person, server)
    ann.tab("players").click()
    ben.tab("players").click()
    chat, held = re.compile("/chat([?]|$)"), []
    ann.page.route(chat, lambda route: held.append(route))
    field = ann.page.get_by_label(ann.words("table-chat-say"))
    field.fill("first")
    with ann.page.expect_request(chat):
        field.press("Enter")
    field.fill("second")
    field.press("Enter")
    expect(field).to_have_value("second")

    held[0].continue_()
    ann.page.unroute(chat)
    expect(ben.page.get_by_role("log")).to_contain_text("first")
    ann.page.wait_for_selector("[data-ready-at]")
    field.press("Enter")
    expect(ben.page.get_by_role("log")).to_contain_text("second")


def test_chat_and_presence(person, server):
    _, ann, ben = two_at_the_table(person, server)
    for one in (ann, ben):
        one.tab("players").click()
    here = [one.page.get_by_role("tabpanel").get_by_text(one.words("table-here"), exact=True) for one in (ann, ben)]
    for both in here:
        expect(both).to_have_count(2)

    ann.page.get_by_label(ann.words("table-chat-say")).fill("Good luck, <b>Ben</b>!")
    ann.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("log")).to_contain_text("Ann Good luck, <b>Ben</b>!")
    ben.page.get_by_label(ben.words("table-chat-say")).fill("よろしく")
    ben.button("table-chat-send").click()
    expect(ann.page.get_by_role("log")).to_contain_text("Ben よろしく")
    ben.page.close()

    expect(here[0]).to_have_count(1)
    expect(ann.page.get_by_role("tabpanel").get_by_text(ann.words("table-away"), exact=True)).to_be_visible()


def test_a_spectator_sees_everything_and_touches_nothing(person, server):
    game, _, ben = two_at_the_table(person, server)
    onlooker = person("ja")
    onlooker.sit_down(game, "spectator")
    expect(onlooker.page.locator("[data-answer]")).to_have_count(0)
    expect(onlooker.page.locator("[data-space].legal")).to_have_count(0)

    recruit(ben)

    expect(onlooker.log).to_contain_text("構成員1個を配置")
    expect(onlooker.asked).to_have_text(onlooker.words("table-waiting", who="Ben"))
    expect(header(onlooker, "table-undo")).to_be_disabled()
    onlooker.tab("players").click()
    expect(onlooker.page.get_by_role("log")).to_be_visible()
    expect(onlooker.page.get_by_label(onlooker.words("table-chat-say"))).to_have_count(0)


def test_a_stranger_is_not_let_in(person, server):
    game = server.new_game()
    stranger = person()
    stranger.forgive("status of 404|WebSocket handshake: Unexpected response code: 403")

    stranger.open(f"/games/{game.id}")

    expect(stranger.page.get_by_role("alert")).to_be_visible()
    expect(stranger.page.locator("[data-answer]")).to_have_count(0)


def test_a_bot_thinks_in_sight_and_answers_by_itself(person):
    player = person()
    player.open("/")
    player.button("lobby-quick-bot", name="Irgun", bots=1).click()
    recruit(player)
    player.prompt.evaluate(NOTE_HEADINGS)
    end_turn(player)

    british = player.log.get_by_text("British:")
    expect(british.first).to_be_visible()
    expect(player.page.locator("[data-answer]").filter(visible=True).first).to_be_visible()
    assert player.words("table-bot-thinks", who="British") in player.page.evaluate("window.headings")
