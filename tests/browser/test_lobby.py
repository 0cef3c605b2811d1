"""The lobby: a new game as one wants it, invitations, my games."""

import re

import pytest
from playwright.sync_api import expect

from browser.people import DESK, PHONE
from sandtable.games import GAMES
from sandtable.games.british_way.cyprus.setup import USUAL_BID

TINY = {"viewport": {"width": 320, "height": 568}, "is_mobile": True, "has_touch": True}
NO_NAMES = {"british": {"who": "me"}, "irgun": {"who": "friend"}}
STAGE = "async () => (await (await fetch('/api/games')).json())[0].stage"
WIDTH = "() => document.documentElement.scrollWidth"


def test_a_game_with_a_bid_and_another_rule(person, server):
    player = person()
    player.open("/#new/palestine")
    british = player.page.get_by_role("group", name="British")
    british.get_by_label(player.words("lobby-name")).fill("Ann")
    for _ in range(3):
        player.button("lobby-bid-less").click()
    player.page.get_by_text(player.words("lobby-options"), exact=False).first.click()
    option = player.page.locator("details fieldset").first
    option.get_by_text(player.words("lobby-option-explain")).click()
    expect(option.locator("details p").first).not_to_be_empty()
    option.get_by_label(player.words("lobby-option-other")).check()
    expect(player.page.get_by_text(player.words("lobby-options-changed", changed=1))).to_be_visible()
    created = player.begins(player.button("lobby-begin").click)

    view = created["view"]
    assert view["state"]["political_will"] == 15
    assert view["options"]["assault_alternation"] != "per_space"
    expect(player.page).to_have_url(re.compile(f"/games/{view['id']}$"))


def test_an_invitation_shows_when_the_friend_has_come(person):
    ann = person(permissions=["clipboard-read", "clipboard-write"])
    ann.open("/#new/palestine")
    ann.page.get_by_role("group", name="Irgun").get_by_label(ann.words("lobby-who-friend")).check()
    ann.button("lobby-begin").click()
    expect(ann.page.get_by_text(ann.words("lobby-invite-open"))).to_be_visible()
    ann.button("lobby-copy").first.click()
    expect(ann.button("table-copied")).to_be_visible()
    link = ann.page.evaluate("navigator.clipboard.readText()")

    ben = person("ja")
    ben.take_seat(link, "イルグン")
    expect(ben.page.locator("[data-answer]").filter(visible=True).first).to_be_visible()
    assert "#" not in ben.page.url

    expect(ann.page.get_by_text(ann.words("lobby-invite-arrived"))).to_be_visible()
    ben.open("/")
    expect(ben.page.get_by_text(ben.words("lobby-group-turn"), exact=True).first).to_be_visible()
    ann.open("/")
    expect(ann.page.get_by_text(ann.words("lobby-group-waiting"), exact=True).first).to_be_visible()
    ann.page.locator("li a").first.click()
    expect(ann.asked).to_have_text(ann.words("table-waiting", who="Irgun"))


def test_a_bid_out_of_range_shows_what_it_was_made(person):
    player = person()
    player.open("/#new/palestine")
    bid = player.page.get_by_role("spinbutton", name=player.words("lobby-bid"))

    for _ in range(2):  # the second time the bid itself does not change
        bid.fill("99")
        bid.press("Tab")
        expect(bid).to_have_value("2")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_usual_bid_stands_in_the_field_and_comes_back_when_it_is_emptied(person, language):
    player = person(language)
    player.open("/#new/cyprus")
    bid = player.page.get_by_role("spinbutton", name=player.words("lobby-bid"))
    expect(bid).to_have_value(str(USUAL_BID))
    expect(player.page.get_by_text(player.words("lobby-bid-usual", usual=str(USUAL_BID)))).to_be_visible()

    for typed, stands in [("0", "0"), ("", str(USUAL_BID))]:
        bid.fill(typed)
        bid.press("Tab")
        expect(bid).to_have_value(stands)


def test_the_longest_name_fits_on_a_phone(person, server):
    ann, ben = person("ja", PHONE), person("ja", PHONE)
    game = server.invite(seats={"british": {"who": "me"}, "irgun": {"who": "friend"}})
    ann.open(f"{game.links['british']}.{game.secrets['creator']}")
    expect(ann.asked).to_be_visible()
    ben.take_seat(game.links["irgun"], "イルグン", "W" * 40)
    widths = []
    for path in ("/", f"/#invite/{game.id}"):
        ann.open(path)
        expect(ann.page.get_by_text("W" * 40)).to_be_visible()
        widths.append(ann.page.evaluate(WIDTH))

    assert widths == [PHONE["viewport"]["width"]] * 2


def test_a_name_is_asked_for_when_joining_and_known_the_next_time(person, server):
    ann = person()
    ann.open("/#new/palestine")
    irgun = ann.page.get_by_role("group", name="Irgun")
    irgun.get_by_label(ann.words("lobby-who-friend")).check()
    expect(irgun.get_by_label(ann.words("lobby-name"))).to_have_count(0)

    ben = person()
    for name in ("Ben", ""):  # the second time he need not say it
        ben.take_seat(server.invite(seats=NO_NAMES).links["irgun"], "Irgun", name)
        ben.tab("players").click()
        expect(ben.page.get_by_text(ben.words("table-you-named", name="Ben"))).to_be_visible()


def test_who_plays_beside_me_does_not_begin_with_my_name(person):
    ann = person()
    ann.open("/#new/palestine")
    british, irgun = (ann.page.get_by_role("group", name=side) for side in ("British", "Irgun"))
    british.get_by_label(ann.words("lobby-name")).fill("Ann")
    irgun.get_by_label(ann.words("lobby-who-me"), exact=True).check()

    expect(british.get_by_label(ann.words("lobby-name"))).to_have_value("Ann")
    expect(irgun.get_by_label(ann.words("lobby-name"))).to_have_value("")


# The first page


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("screen", [DESK, PHONE, TINY], ids=["desk", "phone", "tiny"])
def test_the_first_page_says_of_every_game_what_it_is(person, server, language, screen):
    visitor = person(language, screen)
    visitor.open("/")
    games = server.http.get("/api/catalogue", params={"language": language}).json()
    for game in games:
        card = visitor.page.get_by_role("article", name=game["title"])
        about = game["about"]
        for said in (about["years"], about["length"], about["ours"], *about["aims"].values()):
            expect(card.get_by_text(said, exact=True)).to_be_visible()
        card.locator(".picture").scroll_into_view_if_needed()
        pieces = card.locator("svg g[transform]")
        expect(pieces.nth(5)).to_be_attached()

    assert [game["game"] for game in games] == list(GAMES)
    assert visitor.page.evaluate(WIDTH) == screen["viewport"]["width"]


def test_who_is_new_learns_and_then_plays_easy_and_who_returns_sees_his_turn_first(person, server):
    player = person()
    player.open("/")
    card = player.page.get_by_role("article", name="The British Way: Cyprus")
    expect(player.link("lobby-learn").first).to_have_class(re.compile("primary"))
    expect(card.get_by_role("button").first).to_contain_text("Easy")
    card.get_by_role("button", name="Side by side").click()
    expect(player.asked).to_be_visible()
    player.open("/")
    row = player.page.get_by_role("listitem").first
    expect(player.page.get_by_role("heading").first).to_have_text(player.words("lobby-my-games"))

    expect(player.page.get_by_role("heading", level=3).first).to_have_text(player.words("lobby-group-turn"))
    expect(row).to_contain_text(player.words("lobby-moved", when="now"))
    expect(row).to_contain_text(player.page.evaluate(STAGE))


def test_a_game_is_removed_from_the_list_after_one_question(person):
    player = person()
    for _ in range(2):
        player.open("/")
        player.button("lobby-quick-both").first.click()
        expect(player.asked).to_be_visible()
    player.open("/")
    expect(player.page.get_by_role("listitem")).to_have_count(2)
    player.button("lobby-remove", game="The British Way: Palestine").first.click()
    expect(player.page.get_by_text(player.words("lobby-remove-playing"))).to_be_visible()
    expect(player.button("seat-copy-own")).to_be_visible()
    player.page.get_by_role("dialog").get_by_text(player.words("table-step-back")).click()
    expect(player.page.get_by_role("listitem")).to_have_count(2)

    player.button("lobby-remove", game="The British Way: Palestine").first.click()
    player.page.get_by_role("dialog").get_by_text(player.words("lobby-remove-do")).click()

    expect(player.page.get_by_role("listitem")).to_have_count(1)


# A record or a position


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_is_no_record_is_refused_as_soon_as_it_is_pasted(person, server, language):
    player = person(language)
    player.forgive("status of 400")
    player.open("/#new/palestine")
    player.page.get_by_label(player.words("lobby-start-import")).check()
    pasted = player.page.get_by_label(player.words("lobby-import"), exact=True)
    expect(player.button("lobby-begin")).to_be_disabled()

    pasted.fill("a shopping list")
    expect(pasted).to_have_attribute("aria-invalid", "true")
    expect(player.page.get_by_role("status").filter(has_text="sandtable record: 1")).to_be_visible()
    expect(player.button("lobby-begin")).to_be_disabled()

    pasted.fill(server.new_game().seat("british").text("record"))
    expect(player.page.get_by_text(player.words("lobby-import-sound", moment=1))).to_be_visible()
    player.button("lobby-begin").click()
    expect(player.asked).to_be_visible()


def test_links_that_work_on_this_machine_only_say_so_and_what_to_do(person, server):
    ann = person()
    game = server.invite(seats=NO_NAMES)
    ann.open(f"{game.links['british']}.{game.secrets['creator']}")
    expect(ann.asked).to_be_visible()
    warning = ann.page.get_by_text("./play serve --host")
    for path in ("/", f"/#invite/{game.id}"):
        ann.open(path)
        expect(warning).to_be_visible()
    ann.open(f"/games/{game.id}")
    ann.tab("players").click()
    expect(warning).to_be_visible()


def test_an_option_with_more_than_two_values_has_words_for_each(person):
    player = person()
    player.open("/#new/malaya")
    player.page.get_by_text(player.words("lobby-options"), exact=False).first.click()
    option = player.page.get_by_role("group", name="New Villages: what takes them")

    expect(option.get_by_role("radio")).to_have_count(3)
    expect(option.get_by_label("British Control (default)")).to_be_checked()
    expect(option.get_by_label("British, when they like")).to_be_visible()
