"""The prompt stands still: its regions, what finishes, what was chosen, and what opens over it."""

import re

import pytest
from playwright.sync_api import expect

from british_way.family import FAMILY
from browser.people import DESK, PHONE
from browser.test_hex_orders import NEW, answer_what_follows, go_somewhere
from browser.test_screens import SIDEWAYS, crowded, seated
from browser.test_turn import british, sabotaging
from sandtable.games import find

TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
SCREENS = pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
# The boxes of the panel's regions and of its buttons, as they are called whatever they say at the moment.
BOXES = """() => {
  const called = (one) => one.dataset.region ?? one.dataset.answer ?? one.dataset.gone ?? one.dataset.fold ??
    `${one.closest("[data-region]").dataset.region}: ${one.innerText}`;
  const shown = [...document.querySelectorAll(".turn [data-region], .turn button")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const finish = document.querySelector("[data-region=finish] button");
  return Object.fromEntries(shown.map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one === finish ? "what finishes" : called(one), JSON.stringify([x, y, width, height])];
  }));
}"""
REGIONS = {"who", "phase", "prompt", "answers", "die", "finish", "extras"}


class Surveyor:
    """Measures the panel again and again, and notes what has moved."""

    def __init__(self, player) -> None:
        self.player = player
        self.measured = {}
        self.moved = []

    def measure(self, when: str) -> None:
        boxes = self.player.page.evaluate(BOXES)
        assert boxes.keys() >= REGIONS
        self.moved += [
            f"{what} {when}: {self.measured[what]} -> {box}"
            for what, box in boxes.items()
            if self.measured.setdefault(what, box) != box
        ]

    def answer(self, *answers: str) -> str:
        """Give answers, and measure after each; the message of what is asked then."""
        for answer in answers:
            view = self.player.answers(self.player.option(answer).click)
            self.player.sees(view)
            self.measure(f"after {answer}")
        return view["question"]["message"]


class Regions(Surveyor):
    """Measures the regions alone: which buttons an order has differs from order to order."""

    def measure(self, when: str) -> None:
        super().measure(when)
        self.moved = [moved for moved in self.moved if moved.split(" ")[0] in REGIONS]


@SCREENS
@pytest.mark.parametrize("language", ["en", "ja"])
def test_nothing_in_the_panel_moves_between_the_questions_of_an_operation(person, server, screen, language):
    player = person(language, screen)
    player.sit_down(server.new_game(), "irgun")
    surveyor = Surveyor(player)
    surveyor.measure("at first")

    surveyor.answer("operation", "sabotage")
    for space in ("gaza", "samaria", "galilee"):
        if surveyor.answer(f"sabotage {space}") == "ask-spend-cache":
            assert surveyor.answer("done") == "ask-sabotage"

    assert surveyor.moved == []


def operate(view):
    """An answer that goes on with an Operation; what finishes where there is nothing else."""
    question = view["question"]
    answers = [option["answer"] for option in question["options"] if not option["beside"]]
    wanted = [answer for answer in answers if answer not in (question["finish"], "pass", "event", "limited")]
    return "operation" if "operation" in answers else (wanted or answers)[0]


@pytest.mark.parametrize("screen", [DESK, PHONE, SIDEWAYS, TABLET], ids=["desk", "phone", "sideways", "tablet"])
@pytest.mark.parametrize("name", FAMILY)
def test_nothing_in_the_panel_moves_in_an_operation_of_any_game_on_any_screen(person, server, name, screen):
    player, sides = person(screen=screen), find(name).sides
    game = server.new_game(game=name, seats={side: {"who": "me"} for side in sides})
    view = player.sit_down(game, *sides)
    turn, surveyor = view["turn_began"], Surveyor(player)
    player.sees(view)
    surveyor.measure("at first")

    for _ in range(8):
        answer = operate(view)
        view = player.answers(player.option(answer).click)
        if "held" in view or view["turn_began"] != turn:
            break
        player.sees(view)
        surveyor.measure(f"after {answer}")

    assert surveyor.moved == []


@pytest.mark.parametrize("screen", [DESK, PHONE, SIDEWAYS, TABLET], ids=["desk", "phone", "sideways", "tablet"])
def test_nothing_in_the_panel_moves_while_orders_are_composed_and_given(person, server, screen):
    player, sides = person(screen=screen), ["allied", "axis"]
    player.sit_down(server.new_game(game="dak2", seats={side: {"who": "me"} for side in sides}, **NEW), *sides)
    go_on, place = player.page.locator("[data-go-on]"), player.page.locator("[data-place]")
    expect(go_on).to_be_enabled()
    surveyor = Regions(player)
    surveyor.measure("at first")

    go_on.click()
    expect(place).to_be_visible()
    surveyor.measure("with a stack chosen")
    view = player.answers(lambda: go_somewhere(player))
    if view["question"]["options"]:
        player.sees(view)
        surveyor.measure("when it is to be paid for")
        answer_what_follows(player, view)
    expect(go_on).to_be_enabled()
    surveyor.measure("after the order")

    assert surveyor.moved == []


@SCREENS
def test_nothing_moves_when_several_are_ticked_or_the_turn_is_to_be_confirmed(person, server, screen):
    player = person(screen=screen)
    player.sit_down(server.new_game(), "irgun")
    surveyor = Surveyor(player)
    surveyor.answer("operation", "recruit")
    player.button("table-choose-several").click()
    expect(player.button("table-send-ticked", count=0)).to_be_visible()
    surveyor.measure("with several to tick")
    player.option("recruit gaza").click()
    expect(player.button("table-send-ticked", count=1)).to_be_enabled()
    surveyor.measure("with one ticked")
    player.button("table-step-back").click()
    surveyor.answer("recruit gaza", "1")
    player.answers(player.option("done").click)
    expect(player.button("table-confirm-turn")).to_be_visible()
    surveyor.measure("before the turn ends")
    player.answers(player.button("table-confirm-turn").click)
    expect(player.asked).to_have_text(player.words("table-waiting", who="British"))
    surveyor.measure("while others decide")

    assert surveyor.moved == []


def test_the_key_that_chose_a_space_does_not_finish_and_the_one_that_finishes_is_always_the_same(person, server):
    player = british(person, server, "operation", "deploy")
    press = player.page.keyboard.press
    first = player.page.locator('[aria-keyshortcuts="1"]')
    chosen = first.get_attribute("data-answer")
    player.sees(player.answers(lambda: press("1")))
    expect(player.page.locator(f'[data-gone="{chosen}"]')).to_have_attribute("aria-disabled", "true")
    expect(player.option("done")).to_have_attribute("aria-keyshortcuts", ".")

    press("1")  # nothing: it was that space
    expect(player.option("done")).to_be_visible()
    view = player.answers(lambda: press("."))

    assert view["question"]["message"] == "ask-deploy-troops"
    while "held" not in view:
        player.sees(view)
        view = player.answers(lambda: press("."))
    expect(player.button("table-confirm-turn")).to_have_attribute("aria-keyshortcuts", ".")
    assert player.answers(lambda: press("."))["question"]["side"] == "irgun"


def test_one_can_finish_with_the_same_key_from_a_space_of_the_board(person, server):
    player = british(person, server, "operation", "deploy", "deploy gaza")
    player.space("samaria").focus()

    assert player.answers(lambda: player.page.keyboard.press("."))["question"]["message"] == "ask-deploy-troops"


def test_what_was_chosen_stays_with_its_number_here_after_a_reload_and_on_another_device(person, server):
    game = server.new_game()
    player, other = person(), person()
    player.sit_down(game, "irgun")
    for answer in ("operation", "recruit", "recruit samaria", "2", "recruit gaza", "1"):
        player.sees(player.answers(player.option(answer).click))
    listed = player.page.locator("[data-region=answers] .small").all_inner_texts()

    player.page.reload()
    other.sit_down(game, "irgun")

    for one in (player, other):
        expect(one.page.locator("[data-region=answers] .small")).to_have_text(listed)
        for number, space in enumerate(("samaria", "gaza"), 1):
            gone = one.page.locator(f'[data-gone="recruit {space}"]')
            expect(gone).to_have_accessible_name(re.compile(one.words("table-chosen", number=number)))
            told = re.compile(re.escape(one.words("board-chosen", number=number)))
            expect(one.space(space)).to_have_attribute("aria-label", told)


def test_what_can_be_done_beside_is_folded_under_its_name(person, server):
    player, _ = sabotaging(person, server)
    silence, fold = player.option("silence jerusalem_c"), player.page.locator('[data-fold="Silence"]')
    expect(silence).to_be_hidden()
    gaza = player.option("sabotage gaza").bounding_box()

    fold.click()

    expect(silence).to_be_visible()
    assert player.option("sabotage gaza").bounding_box() == gaza
    key = silence.get_attribute("aria-keyshortcuts")
    player.page.keyboard.press("Escape")
    expect(silence).to_be_hidden()
    fold.click()
    view = player.answers(lambda: player.page.keyboard.press(key))
    assert "Silence" not in {option["beside"] for option in view["question"]["options"]}


def test_the_reason_opens_beside_what_is_no_longer_offered_and_moves_nothing(person, server):
    player, _ = sabotaging(person, server)
    player.sees(player.answers(player.option("sabotage gaza").click))
    player.sees(player.answers(player.option("done").click))
    surveyor, gone = Surveyor(player), player.page.locator('[data-gone="sabotage gaza"]')
    surveyor.measure("before")

    gone.press("Enter")
    reason = player.page.locator(".why")
    expect(reason).to_be_visible()
    expect(reason).to_contain_text("3.3.3")
    surveyor.measure("with the reason")
    player.page.keyboard.press("Escape")

    expect(reason).to_be_hidden()
    expect(gone).to_be_focused()
    assert surveyor.moved == []


def test_all_reasons_open_over_the_page_and_esc_leads_back(person, server):
    player, _ = sabotaging(person, server)
    surveyor, why = Surveyor(player), player.button("table-why-not")
    surveyor.measure("before")

    why.press("Enter")
    reasons = player.page.get_by_role("dialog", name=player.words("table-why-not"))
    expect(reasons).to_be_visible()
    surveyor.measure("with the reasons")
    player.page.keyboard.press("Escape")

    expect(reasons).to_be_hidden()
    expect(why).to_be_focused()
    assert surveyor.moved == []


def test_a_space_with_more_than_one_meaning_opens_a_menu_and_stays_marked(person, server):
    player, view = sabotaging(person, server)
    offered = [option["answer"] for option in view["question"]["options"] if option["space"] == "jerusalem_c"]
    assert len(offered) > 1

    player.click_space("jerusalem_c")
    expect(player.menu_of_space.get_by_role("menuitem")).to_have_count(len(offered))
    expect(player.space("jerusalem_c")).to_contain_class("marked")
    expect(player.in_menu(offered[0])).to_be_focused()
    player.page.keyboard.press("Escape")
    expect(player.menu_of_space).to_be_hidden()
    expect(player.space("jerusalem_c")).to_be_focused()
    expect(player.space("jerusalem_c")).not_to_contain_class("marked")
    player.page.keyboard.press("Enter")
    expect(player.in_menu(offered[0])).to_be_focused()
    player.page.keyboard.press("ArrowDown")
    expect(player.in_menu(offered[1])).to_be_focused()
    player.page.keyboard.press("ArrowUp")
    with player.page.expect_request("**/answers?*") as sent:
        player.answers(lambda: player.page.keyboard.press("Enter"))

    assert sent.value.post_data_json["answers"] == [offered[0]]
    expect(player.space("jerusalem_c")).to_be_focused()


def test_both_halves_of_a_card_can_be_played_on_the_card(person, server):
    player = person()
    player.sit_down(server.new_game(), "irgun")
    halves = player.page.locator("[data-half]")
    expect(halves).to_have_count(0)

    view = player.answers(player.option("event").click)
    player.sees(view)
    texts = [option["answer"] for option in view["question"]["options"] if option["answer"] != "pass"]

    expect(halves).to_have_count(len(texts))
    for text in texts:
        half = player.page.locator(f'[data-half="{text}"]')
        said = player.words("table-play-half", half=player.words(f"board-{text}"), side="Irgun")
        expect(half).to_have_accessible_name(said)
    with player.page.expect_request("**/answers?*") as sent:
        player.answers(player.page.locator(f".offered.{texts[-1]}").click)
    assert sent.value.post_data_json["answers"] == [texts[-1]]


@SCREENS
def test_the_last_die_is_in_the_panel_with_what_it_means(person, server, screen):
    player = person(screen=screen)
    player.sit_down(server.new_game(), "irgun")
    die = player.page.locator("[data-region=die]")
    for answer in ("operation", "sabotage", "sabotage gaza"):
        player.sees(player.answers(player.option(answer).click))
    expect(die.locator("svg")).to_be_hidden()

    view = player.answers(player.option("done").click)

    told = next(line for line in reversed(view["log"]) if "die" in line["arguments"])
    expect(die.locator("svg")).to_be_visible()
    expect(die).to_contain_text(told["text"])


def test_a_prompt_that_must_scroll_is_reached_by_keys_and_no_other(person, server):
    player = seated(person, server, "malaya", "ja", PHONE, record=crowded("malaya"))
    expect(player.asked).not_to_have_attribute("tabindex", "0")

    player.resize(280, 844)

    expect(player.asked).to_have_attribute("tabindex", "0")


def test_a_phase_is_announced_with_its_name_and_its_place(person, server):
    game = server.new_game()
    seat = game.seat("irgun", "british")
    view = seat.play_at_random(4, answers=1)
    while view["phase"]["part"] != "Redeploy Phase":
        view = seat.play_at_random(view["at"], answers=1)
    player = person()
    player.sit_down(game, "irgun", "british")
    phase = "Propaganda Round: 3 of 4, Redeploy Phase"

    expect(player.page.locator("[data-region=phase]")).to_contain_text(phase)
    expect(player.page.locator("[data-spoken=phase][aria-live=polite]")).to_have_text(phase)
