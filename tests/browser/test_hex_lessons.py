"""The guided turn of the hex game: the board shows where an answer is given, and takes it there."""

import re

import pytest
from playwright.sync_api import expect

from browser.people import DESK, PHONE
from browser.test_learn import come_back_to, lesson

HEX = re.compile(r"[A-E]\d\d[.]\d\d")


@pytest.mark.parametrize(("language", "screen"), [("en", DESK), ("ja", PHONE)], ids=["desk", "phone"])
def test_a_guided_turn_is_played_on_the_map_wherever_it_is_about_a_hex(person, language, screen):
    newcomer = person(language, screen)
    chapters = newcomer.page.request.get("/api/learn/dak2").json()["chapters"]
    come_back_to(newcomer, "dak2", chapters[-1]["begins"])
    step, on_map = chapters[-1]["begins"], 0

    while not (now := lesson(newcomer, step))["last"]:
        if HEX.search(now["answer"]):
            expect(newcomer.page.get_by_role("application")).to_be_focused()
            newcomer.page.get_by_role("application").press("Enter")
            on_map += 1
        elif now["answer"]:
            newcomer.option(now["answer"]).click()
        else:
            newcomer.button("learn-next").click()
        step += 1

    assert on_map > 3
    expect(newcomer.page.get_by_text(newcomer.words("learn-finished"))).to_be_visible()


def test_a_lesson_calls_the_sides_by_their_names_and_offers_no_overlay_that_the_table_cannot_tell(person):
    newcomer = person()
    newcomer.open("/learn/dak2")
    lesson(newcomer, 0)

    expect(newcomer.page.locator(".bar .when b")).to_have_text("Allies")
    expect(newcomer.page.locator("[data-overlay]")).to_have_count(2)
