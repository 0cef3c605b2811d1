"""The guided first games, as a new player goes through them."""

import pytest
from playwright.sync_api import expect

from browser.people import DESK, JAPANESE, PHONE, SILENCE, Person
from browser.test_sizes import comes_in_sight
from sandtable.games import GAMES, has_part

TAUGHT = [game for game in GAMES if has_part(game, "example_of_play")]
TABLET = {"viewport": {"width": 820, "height": 1180}}
# The lesson of a step, once it is shown: whether it is the last, what it wants pressed, and the space that glows.
LESSON = """step => {
  const panel = document.querySelector(`[data-step="${step}"]`);
  if (!panel) return null;
  const suggested = panel.querySelector(".suggested");
  return {
    last: panel.querySelector(".steps button:last-child:not(:first-child)") === null,
    answer: suggested?.dataset.answer ?? "",
    space: document.querySelector("[data-space].legal")?.dataset.space ?? "",
  };
}"""
OFFERED = """() => [...document.querySelectorAll("[data-step] [data-answer]")]
  .filter((button) => button.checkVisibility())
  .map((button) => button.dataset.answer)"""


def lesson(newcomer: Person, step: int) -> dict:
    """What a step shows, when it is there."""
    return newcomer.page.wait_for_function(LESSON, arg=step).json_value()


def leaf_to(newcomer: Person, step: int) -> None:
    """Leaf through the lessons from the first one up to a step of its chapter."""
    for before in range(step):
        lesson(newcomer, before)
        newcomer.page.keyboard.press("PageDown")
    lesson(newcomer, step)


def come_back_to(newcomer: Person, game: str, step: int) -> None:
    """Open the lessons of a game as somebody who has left them there."""
    newcomer.open("/learn")
    newcomer.page.evaluate("([game, step]) => localStorage.setItem(`sandtable-learn-${game}`, step)", [game, step])
    newcomer.open(f"/learn/{game}")
    lesson(newcomer, step)


# Every step of one guided game; of the others the first chapter and the last: `tests/test_lessons.py` reads them whole.
@pytest.mark.parametrize(
    ("game", "language", "screen", "whole"),
    [("palestine", "en", DESK, False), ("cyprus", "ja", TABLET, True), ("malaya", "en", DESK, False)],
)
def test_a_guided_game_leads_through_its_chapters_to_a_game_against_a_bot(person, game, language, screen, whole):
    newcomer = person(language, screen)
    newcomer.open(f"/learn/{game}")
    chapters = newcomer.page.request.get(f"/api/learn/{game}").json()["chapters"]
    ended, on_board, step = [], 0, 0

    while not (now := lesson(newcomer, step))["last"]:
        assert newcomer.page.evaluate(OFFERED) == [now["answer"]] * bool(now["answer"])
        if now["space"]:
            newcomer.click_space(now["space"])
            on_board += 1
        elif now["answer"]:
            newcomer.option(now["answer"]).click()
        else:
            newcomer.button("learn-next").click()
        step += 1
        newcomer.page.wait_for_selector(f'[data-step="{step}"], [data-ended]')
        if newcomer.page.locator("[data-ended]").count():
            ended.append(newcomer.page.locator("[data-ended]").get_attribute("data-ended"))
            newcomer.button("learn-go-on").click()
            if not whole:
                step = chapters[-1]["begins"]
                come_back_to(newcomer, game, step)

    assert ended == [chapter["key"] for chapter in (chapters[:-1] if whole else chapters[:1])]
    assert on_board > 5
    expect(newcomer.page.get_by_text(newcomer.words("learn-finished"))).to_be_visible()
    newcomer.page.get_by_role("button", name=newcomer.words("lobby-quick-both")).click()
    expect(newcomer.asked).to_be_visible()
    assert "/games/" in newcomer.page.url


def test_the_first_page_leads_to_the_lessons_of_each_game(person):
    newcomer = person()
    newcomer.open("/")
    newcomer.link("lobby-learn").first.click()

    for game in TAUGHT:
        expect(newcomer.page.locator(f'a[href="/learn/{game}"]').first).to_be_visible()
    newcomer.page.locator('a[href="/learn/cyprus"]').first.click()
    lesson(newcomer, 0)


def test_the_other_answers_are_folded_away_and_explain_themselves(person):
    newcomer = person()
    newcomer.open("/learn/palestine")
    leaf_to(newcomer, 1)
    expect(newcomer.option("event")).to_be_hidden()

    newcomer.page.get_by_text(newcomer.words("learn-others", count=2)).click()
    newcomer.option("event").click()

    expect(newcomer.page.locator("footer [role=status]")).to_contain_text("Event")
    lesson(newcomer, 1)


def test_a_chapter_that_is_done_is_remembered_and_the_next_one_waits(person):
    newcomer = person("ja")
    first, second, *_ = newcomer.page.request.get("/api/learn/malaya?language=ja").json()["chapters"]
    come_back_to(newcomer, "malaya", second["begins"] - 1)
    newcomer.page.keyboard.press("PageDown")
    end = newcomer.page.locator("[data-ended]")
    for told in (first["title"], first["learnt"], second["title"]):
        expect(end).to_contain_text(told)
    newcomer.link("learn-later").click()
    newcomer.page.wait_for_url(f"{newcomer.address}/")

    newcomer.open("/learn/malaya")

    lesson(newcomer, second["begins"])
    newcomer.button("learn-chapters").click()
    entries = newcomer.page.get_by_role("dialog").get_by_role("listitem")
    expect(entries.nth(0)).to_contain_text(newcomer.words("learn-done"))
    expect(entries.nth(1)).to_contain_text(newcomer.words("learn-here"))
    expect(entries.nth(1).get_by_role("button")).to_have_attribute("aria-current", "step")


def test_one_can_jump_to_a_chapter_and_back_to_the_first(person):
    newcomer = person()
    newcomer.open("/learn/cyprus")
    lesson(newcomer, 0)
    outline = newcomer.page.request.get("/api/learn/cyprus").json()
    for place in (3, 0):
        newcomer.button("learn-chapters").click()
        dialog = newcomer.page.get_by_role("dialog")
        expect(dialog).to_contain_text(newcomer.words("learn-whole", minutes=outline["minutes"]))
        dialog.get_by_role("button", name=outline["chapters"][place]["title"]).click()

        expect(dialog).to_be_hidden()
        lesson(newcomer, outline["chapters"][place]["begins"])
        expect(newcomer.page.get_by_role("progressbar")).to_have_attribute("value", "0")


def test_a_newcomer_finds_the_place_again(person):
    newcomer = person("ja")
    newcomer.open("/learn/palestine")
    leaf_to(newcomer, 3)
    here = newcomer.page.locator(".explanation").inner_text()

    newcomer.page.reload()

    lesson(newcomer, 3)
    expect(newcomer.page.locator(".explanation")).to_have_text(here)


def test_after_each_step_tab_leads_to_what_the_next_one_asks(person):
    newcomer = person()
    newcomer.open("/learn/palestine")
    lesson(newcomer, 0)
    newcomer.tab_to(newcomer.button("learn-next"))
    newcomer.page.keyboard.press("Enter")

    lessons = newcomer.page.get_by_role("region", name=newcomer.words("learn-tab"), exact=True)
    for step in range(1, 20):
        now = lesson(newcomer, step)
        wanted = newcomer.option(now["answer"]) if now["answer"] else newcomer.button("learn-next")
        expect(lessons).to_be_focused()
        newcomer.tab_to(wanted, within=lessons)
        newcomer.page.keyboard.press("Enter")
    newcomer.page.wait_for_selector("[data-ended]")
    expect(lessons).to_be_focused()
    newcomer.tab_to(newcomer.button("learn-go-on"), within=lessons)
    newcomer.page.keyboard.press("Enter")
    lesson(newcomer, 20)
    expect(lessons).to_be_focused()


def test_a_number_key_gives_the_answer_and_enter_goes_on(person):
    newcomer = person()
    newcomer.open("/learn/cyprus")
    lesson(newcomer, 0)
    newcomer.page.keyboard.press("Enter")
    for step, key in [(1, "1"), (2, "1"), (3, "1"), (4, "2")]:
        lesson(newcomer, step)
        newcomer.page.keyboard.press(key)

    lesson(newcomer, 5)


def test_what_is_said_and_what_is_asked_is_read_out(person):
    newcomer = person()
    newcomer.open("/learn/cyprus")
    lesson(newcomer, 0)
    read_out = newcomer.page.locator("div.visually-hidden[aria-live=polite]")
    newcomer.page.keyboard.press("PageDown")
    lesson(newcomer, 1)

    expect(read_out).to_contain_text(newcomer.page.locator(".explanation").inner_text())
    expect(read_out).to_contain_text(newcomer.page.locator("[data-step] h2").inner_text())


def test_a_step_made_on_the_map_opens_the_next_lesson_on_a_phone(person):
    newcomer = person("ja", PHONE)
    newcomer.open("/learn/palestine")
    leaf_to(newcomer, 3)
    space = lesson(newcomer, 3)["space"]
    newcomer.tab("log").click()
    expect(newcomer.page.locator(".explanation")).to_be_hidden()

    newcomer.tap_space(space)

    lesson(newcomer, 4)
    expect(newcomer.page.locator(".explanation")).to_be_visible()


@pytest.mark.parametrize(("language", "width", "height"), [("en", 820, 1180), ("ja", 600, 960)])
def test_the_way_on_is_in_sight_on_a_tablet_held_upright(person, language, width, height):
    newcomer = person(language, {"viewport": {"width": width, "height": height}})
    newcomer.open("/learn/malaya")
    for step in range(4):
        lesson(newcomer, step)
        comes_in_sight(newcomer, newcomer.page.locator("[data-step] .steps button").last)
        newcomer.page.keyboard.press("PageDown")


def test_a_remark_on_another_choice_changes_its_language_with_the_page(person):
    newcomer = person()
    newcomer.open("/learn/palestine")
    leaf_to(newcomer, 1)
    newcomer.page.get_by_text(newcomer.words("learn-others", count=2)).click()
    newcomer.option("event").click()
    remark = newcomer.page.locator("footer [role=status]")
    expect(remark).not_to_be_empty()
    expect(remark).not_to_have_text(JAPANESE)

    newcomer.page.get_by_label(newcomer.words("table-language")).select_option("ja")

    expect(remark).to_have_text(JAPANESE)


def test_a_broken_connection_costs_a_newcomer_nothing(person):
    newcomer = person()
    newcomer.forgive(SILENCE)
    newcomer.open("/learn/palestine")
    lesson(newcomer, 0)
    newcomer.page.context.set_offline(True)
    for _ in range(2):  # the next lesson had been fetched already
        newcomer.page.keyboard.press("PageDown")
    expect(newcomer.page.get_by_role("alert")).to_contain_text(newcomer.words("lobby-unreachable"))

    newcomer.page.context.set_offline(False)

    lesson(newcomer, 2)


def test_a_kept_place_beyond_the_end_is_the_beginning(person):
    newcomer = person()
    newcomer.forgive("status of 404")
    newcomer.open("/")
    newcomer.page.evaluate("localStorage.setItem('sandtable-learn-palestine', '9999')")

    newcomer.open("/learn/palestine")

    lesson(newcomer, 0)
