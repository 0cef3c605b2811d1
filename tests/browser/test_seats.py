"""Taking a seat by an invitation, keeping its own link, and a new link in place of a lost one."""

import re

from playwright.sync_api import expect

from browser.people import PHONE
from table.server import TWO_PEOPLE

READ = "navigator.clipboard.readText()"
CLIPBOARD = {"permissions": ["clipboard-read", "clipboard-write"]}


def begin(person, server, language="en", **settings):
    """Ann begins a game with Ben and sits at its table, the list of players before her."""
    ann = person(language, **settings)
    ann.open("/")
    create = """async (form) => {
      const headers = { "content-type": "application/json" };
      return (await fetch("/api/games", { method: "POST", headers, body: JSON.stringify(form) })).json();
    }"""
    created = ann.page.evaluate(create, {"game": "palestine", "seats": TWO_PEOPLE})
    ann.open(f"/games/{created['id']}")
    ann.tab("players").click()
    return ann, created


def secret_of(link):
    return link.partition("#")[2]


def test_an_invitation_is_looked_at_left_and_taken_with_the_keyboard(person, server):
    ann, created = begin(person, server)
    ben = person("ja", PHONE)
    ben.open(created["links"]["irgun"])
    expect(ben.page.get_by_role("heading", level=1)).to_contain_text("パレスチナ")
    expect(ben.page.get_by_role("listitem").filter(has_text="Ann")).to_be_visible()
    ben.button("seat-not-now").click()
    expect(ben.page).to_have_url(f"{server.address}/")
    expect(ben.page.get_by_text(ben.words("lobby-no-games"))).to_be_visible()

    ben.open(created["links"]["irgun"])
    take = ben.button("seat-take", side="イルグン")
    expect(take).to_be_visible()
    take.focus()
    ben.page.keyboard.press("Enter")

    expect(ben.page.locator("[data-answer]").filter(visible=True).first).to_be_visible()
    expect(ben.page).to_have_url(f"{server.address}/games/{created['id']}")
    expect(ben.page.get_by_text(ben.words("seat-taken"))).to_be_visible()
    expect(ann.page.get_by_role("log")).to_contain_text("Irgun: somebody has taken this seat")


def test_the_invitation_speaks_another_language_when_asked(person, server):
    _, created = begin(person, server)
    ben = person("en")
    ben.open(created["links"]["irgun"])
    expect(ben.button("seat-take", side="Irgun")).to_be_visible()

    ben.page.get_by_label(ben.words("table-language")).select_option("ja")

    ben.language = "ja"
    expect(ben.button("seat-take", side="イルグン")).to_be_visible()


def test_who_comes_later_by_the_same_invitation_reads_one_sentence(person, server):
    _, created = begin(person, server)
    ben, cid = person(), person("ja")
    ben.take_seat(created["links"]["irgun"], "Irgun")
    cid.forgive("status of 410")

    cid.open(created["links"]["irgun"])

    expect(cid.page.get_by_role("alert")).to_contain_text("既に人が着いています")
    ben.open(created["links"]["irgun"])  # as one does who finds it among his messages
    expect(ben.page.locator("[data-answer]").filter(visible=True).first).to_be_visible()


def test_who_gets_no_answer_and_loads_the_page_again_is_at_the_seat_that_he_took(person, server):
    _, created = begin(person, server)
    ben = person()
    ben.forgive("ERR_FAILED")
    ben.page.route("**/take-seat?*", lambda route: (route.fetch(), route.abort()))  # done, but nobody hears of it
    ben.open(created["links"]["irgun"])
    ben.button("seat-take", side="Irgun").click()
    expect(ben.page.get_by_role("status").filter(has_text=ben.words("table-unreachable"))).to_be_visible()
    ben.page.unroute_all(behavior="ignoreErrors")
    ben.page.context.clear_cookies()  # what does not arrive leaves none
    ben.page.reload()

    expect(ben.page.locator("[data-answer]").filter(visible=True).first).to_be_visible()
    expect(ben.page).to_have_url(f"{server.address}/games/{created['id']}")


def test_who_gets_no_answer_and_waits_is_at_the_seat_when_the_table_is_back(person, server):
    _, created = begin(person, server)
    ben = person()
    ben.forgive("ERR_FAILED")
    lost = []

    def lose_the_first(route):
        route.fetch()
        if lost:
            route.continue_()
        else:
            lost.append(True)
            route.abort()

    ben.page.route("**/take-seat?*", lose_the_first)
    ben.take_seat(created["links"]["irgun"], "Irgun")

    assert lost
    expect(ben.page.locator("[data-answer]").filter(visible=True).first).to_be_visible()


def test_ones_own_link_sits_down_on_another_device(person, server):
    _, created = begin(person, server)
    ben, phone = person(**CLIPBOARD), person("en", PHONE)
    ben.take_seat(created["links"]["irgun"], "Irgun")
    ben.tab("players").click()
    ben.button("seat-copy-own").click()
    expect(ben.button("table-copied")).to_be_visible()
    own = ben.page.evaluate(READ)

    phone.open(own)

    expect(phone.page.locator("[data-answer]").filter(visible=True).first).to_be_visible()
    assert secret_of(own) not in created["secrets"].values()
    stored = ben.page.evaluate("() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])")
    assert secret_of(own) not in stored
    expect(ben.button("seat-new-link", side="British")).to_have_count(0)


def test_a_new_link_is_asked_for_once_more_and_who_sat_there_is_told_at_his_table(person, server):
    ann, created = begin(person, server, **CLIPBOARD)
    ben = person("ja")
    ben.take_seat(created["links"]["irgun"], "イルグン")
    expect(ann.page.get_by_role("listitem").filter(has_text="Ben")).to_contain_text(ann.words("table-here"))
    replace = ann.button("seat-new-link", side="Irgun")
    replace.click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text(ann.words("seat-new-link-sure", side="Irgun"))
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(ben.page.locator("[data-answer]").filter(visible=True).first).to_be_visible()
    replace.click()
    dialog.get_by_role("button", name=ann.words("seat-new-link-do"), exact=True).click()

    expect(ben.page.get_by_role("alert")).to_contain_text("新しく")
    expect(ben.page.locator("[data-answer]")).to_have_count(0)
    expect(ann.page.get_by_role("log")).to_contain_text("Irgun: who began the game has made a new link")
    made = ann.words("seat-new-link-made", side="Irgun")
    expect(ann.page.get_by_role("status").filter(has_text=made)).to_have_count(1)
    ann.page.get_by_role("listitem").filter(has_text="Ben").get_by_role(
        "button", name=ann.words("table-copy-link"), exact=True
    ).click()
    expect(ann.button("table-copied")).to_be_visible()
    ben.take_seat(ann.page.evaluate(READ), "イルグン")
    expect(ben.page.locator("[data-answer]").filter(visible=True).first).to_be_visible()


def test_the_page_of_links_makes_a_new_one_too(person, server):
    ann, created = begin(person, server)
    ann.open(f"/#invite/{created['id']}")
    link = ann.page.get_by_label("Ben")
    expect(link).to_have_value(re.compile(re.escape(created["links"]["irgun"])))
    ann.button("seat-new-link", side="Irgun").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text(ann.words("seat-new-link-unused", side="Irgun"))
    dialog.get_by_role("button", name=ann.words("seat-new-link-do"), exact=True).click()

    expect(link).not_to_have_value(re.compile(re.escape(created["links"]["irgun"])))
    ben = person("ja")
    ben.take_seat(link.input_value(), "イルグン")
    expect(ann.page.get_by_text(ann.words("lobby-invite-arrived"))).to_be_visible()


def test_who_took_the_seat_that_he_offers_gives_it_away_and_stays_at_the_table(person, server):
    ann, created = begin(person, server)
    ann.take_seat(created["links"]["irgun"], "Irgun")
    expect(ann.page.locator("[data-answer]").filter(visible=True).first).to_be_visible()
    ann.tab("players").click()
    expect(ann.page.get_by_role("listitem").filter(has_text="Irgun")).to_contain_text("Ben")
    expect(ann.button("seat-new-link", side="Irgun")).to_be_visible()
    ann.button("seat-new-link", side="Irgun").click()
    ann.page.get_by_role("dialog").get_by_role("button", name=ann.words("seat-new-link-do"), exact=True).click()

    expect(ann.page.locator("[data-answer]")).to_have_count(0)
    expect(ann.asked).to_have_text(ann.words("table-waiting", who="Ben"))
