"""A whole game in two browsers, one of them Japanese, from the lobby to the end."""

from playwright.sync_api import expect

from browser.people import JAPANESE, play_on
from browser.positions import last_turns

NAMES = {"en": {"british": "British", "irgun": "Irgun"}, "ja": {"british": "英国", "irgun": "イルグン"}}


def test_two_people_play_to_the_end_by_clicking(person):
    ann, ben = person("en"), person("ja")
    ann.open("/")
    ann.link("lobby-new-game").click()
    ann.page.get_by_role("link", name="The British Way: Palestine").click()
    british, irgun = (ann.page.get_by_role("group", name=side) for side in ("British", "Irgun"))
    british.get_by_label(ann.words("lobby-name")).fill("Ann")
    irgun.get_by_label(ann.words("lobby-who-friend")).check()
    ann.page.get_by_label(ann.words("lobby-start-import")).check()
    ann.page.get_by_label(ann.words("lobby-import"), exact=True).fill(last_turns("palestine")[0])
    ann.button("lobby-begin").click()
    link = ann.page.get_by_label(ann.words("lobby-invite-side", side="Irgun", name=ann.words("lobby-friend")))
    ben.take_seat(link.input_value(), NAMES["ja"]["irgun"], "Ben")
    expect(ann.page.get_by_text(ann.words("lobby-invite-side", side="Irgun", name="Ben"))).to_be_visible()
    ann.link("lobby-take-seat").click()
    expect(ann.asked).to_be_visible()
    view = ann.page.request.get(ann.page.url.replace("/games/", "/api/games/"), params={"language": "en"}).json()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(view["title"])

    view = play_on({"british": ann, "irgun": ben}, view, seed=1)

    for one in (ann, ben):
        expect(one.prompt).to_contain_text(one.words("table-over"))
        expect(one.asked).to_have_text(one.words("table-won", who=NAMES[one.language][view["result"]]))
    assert not JAPANESE.search(ann.log.inner_text())
    for line in ben.log.locator(".told").all_inner_texts():
        assert JAPANESE.search(line), line
