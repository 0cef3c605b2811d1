"""The tutorial, as a new player goes through it."""

from playwright.sync_api import expect

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
    newcomer.button("lobby-quick-bot", side="irgun", name="Irgun").click()
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
