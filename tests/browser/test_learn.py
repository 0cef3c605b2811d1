"""The tutorial, as a new player goes through it."""

from playwright.sync_api import expect

from browser.people import JAPANESE, PHONE

# The step that is shown, what its lesson wants pressed, and the space of the board that glows.
STEP = """step => {
  const progress = document.querySelector("progress");
  if (progress?.value !== step || document.querySelector("[role=status]") === null) return null;
  const suggested = document.querySelector(".suggested");
  const glowing = document.querySelector("[data-space].legal");
  return {
    last: progress.max === step,
    answer: suggested?.dataset.answer ?? "",
    other: [...document.querySelectorAll("[data-answer]:not(.suggested)")].map((one) => one.dataset.answer)[0] ?? "",
    space: glowing?.dataset.space ?? "",
  };
}"""


def test_the_tutorial_leads_from_its_first_step_to_a_game_against_a_bot(person):
    newcomer = person()
    newcomer.open("/")
    newcomer.link("lobby-learn").click()
    newcomer.page.wait_for_selector("progress")
    went_astray = False
    on_board = 0
    step = 0

    while True:
        lesson = newcomer.page.wait_for_function(STEP, arg=step).json_value()
        if lesson["last"]:
            break
        if lesson["other"] and not went_astray:
            newcomer.option(lesson["other"]).click()
            expect(newcomer.page.locator("footer [role=status]")).not_to_be_empty()
            went_astray = True
        if lesson["space"]:
            newcomer.click_space(lesson["space"])
            on_board += 1
        elif lesson["answer"]:
            newcomer.option(lesson["answer"]).click()
        else:
            newcomer.button("learn-next").click()
        step += 1

    assert went_astray
    assert on_board > 10
    expect(newcomer.page.get_by_text(newcomer.words("learn-finished"))).to_be_visible()
    first_game = newcomer.button("lobby-quick-bot", name="Irgun", bots=1)
    expect(first_game).to_contain_text(newcomer.words("lobby-quick-bot-aside", bot="Easy"))
    first_game.click()
    expect(newcomer.page.get_by_role("heading", level=1)).to_have_text("The British Way: Palestine")
    expect(newcomer.asked).to_be_visible()


def test_a_newcomer_finds_the_place_again(person):
    newcomer = person("ja")
    newcomer.open("/learn/palestine")
    for step in range(3):
        newcomer.page.wait_for_function(STEP, arg=step)
        newcomer.page.keyboard.press("PageDown")
    newcomer.page.wait_for_function(STEP, arg=3)
    here = newcomer.page.locator("p[aria-live]").first.inner_text()

    newcomer.page.reload()

    newcomer.page.wait_for_function(STEP, arg=3)
    expect(newcomer.page.locator("p[aria-live]").first).to_have_text(here)
    newcomer.button("learn-restart").click()
    newcomer.page.wait_for_function(STEP, arg=0)
    expect(newcomer.button("learn-restart")).to_be_hidden()


def test_after_each_step_tab_leads_to_what_the_next_one_asks(person):
    newcomer = person()
    newcomer.open("/learn/palestine")
    newcomer.page.wait_for_function(STEP, arg=0)
    newcomer.tab_to(newcomer.button("learn-next"))
    newcomer.page.keyboard.press("Enter")

    lessons = newcomer.page.get_by_role("region", name=newcomer.words("learn-tab"), exact=True)
    for step in range(1, 8):
        lesson = newcomer.page.wait_for_function(STEP, arg=step).json_value()
        wanted = newcomer.option(lesson["answer"]) if lesson["answer"] else newcomer.button("learn-next")
        expect(lessons).to_be_focused()
        newcomer.tab_to(wanted, within=lessons)
        newcomer.page.keyboard.press("Enter")
    newcomer.page.wait_for_function(STEP, arg=8)


def test_a_step_made_on_the_map_opens_the_next_lesson_on_a_phone(person):
    newcomer = person("ja", PHONE)
    newcomer.open("/learn/palestine")
    for step in range(3):
        newcomer.page.wait_for_function(STEP, arg=step)
        newcomer.page.keyboard.press("PageDown")
    lesson = newcomer.page.wait_for_function(STEP, arg=3).json_value()
    newcomer.tab("log").click()
    expect(newcomer.page.locator(".explanation")).to_be_hidden()

    newcomer.tap_space(lesson["space"])

    newcomer.page.wait_for_function(STEP, arg=4)
    expect(newcomer.page.locator(".explanation")).to_be_visible()


def test_a_remark_on_another_choice_changes_its_language_with_the_page(person):
    newcomer = person()
    newcomer.open("/learn/palestine")
    newcomer.page.wait_for_function(STEP, arg=0)
    newcomer.page.keyboard.press("PageDown")
    newcomer.option("event").click()
    remark = newcomer.page.locator("footer [role=status]")
    expect(remark).not_to_be_empty()
    expect(remark).not_to_have_text(JAPANESE)

    newcomer.page.get_by_label(newcomer.words("table-language")).select_option("ja")

    expect(remark).to_have_text(JAPANESE)


def test_a_broken_connection_costs_a_newcomer_nothing(person):
    newcomer = person()
    newcomer.forgive("ERR_INTERNET_DISCONNECTED")
    newcomer.open("/learn/palestine")
    newcomer.page.wait_for_function(STEP, arg=0)
    newcomer.page.context.set_offline(True)
    for _ in range(2):  # the next lesson had been fetched already
        newcomer.page.keyboard.press("PageDown")
    expect(newcomer.page.get_by_role("alert")).to_contain_text(newcomer.words("lobby-unreachable"))

    newcomer.page.context.set_offline(False)

    newcomer.page.wait_for_function(STEP, arg=2)


def test_a_kept_place_beyond_the_end_is_the_beginning(person):
    newcomer = person()
    newcomer.forgive("status of 404")
    newcomer.open("/")
    newcomer.page.evaluate("localStorage.setItem('sandtable-learn-palestine', '9999')")

    newcomer.open("/learn/palestine")

    newcomer.page.wait_for_function(STEP, arg=0)
