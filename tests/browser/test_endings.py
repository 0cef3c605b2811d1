"""The end of a game before its time, and the game that follows."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from table.server import TWO_PEOPLE

NAMES = {"en": {"british": "British", "irgun": "Irgun"}, "ja": {"british": "英国", "irgun": "イルグン"}}
SOUNDS = """() => {
  window.heard = [];
  for (const [node, kind] of [[OscillatorNode, "note"], [AudioBufferSourceNode, "knock"]]) {
    const { start } = node.prototype;
    node.prototype.start = function (...at) {
      window.heard.push(kind);
      return start.apply(this, at);
    };
  }
}"""


def resign(player, side):
    player.menu("table-resign").click()
    player.button("table-resign-side", side=side).click()


def test_one_resigns_and_both_play_once_more_with_sides_swapped(person, server):
    ann, ben = person("en"), person("ja")
    game = server.new_game(seats=TWO_PEOPLE)
    ann.sit_down(game, "british")
    ben.sit_down(game, "irgun")
    ann.menu("table-resign").click()
    ann.page.get_by_role("dialog").get_by_text(ann.words("table-step-back")).click()
    assert not game.seat("british").view()["over"]
    resign(ann, "British")

    for one in (ann, ben):
        expect(one.asked).to_have_text(one.words("table-won", who=NAMES[one.language]["irgun"]))
    expect(ben.prompt).to_contain_text("英国が投了")
    ann.button("table-rematch").click()
    ann.page.wait_for_url(lambda url: game.id not in url)
    expect(
        ann.page.locator("[data-answer]").filter(visible=True).first
    ).to_be_visible()  # Ann has Irgun, who is asked first
    expect(ben.prompt).to_contain_text(ben.words("table-rematch-wanted"))
    ben.button("table-rematch-join").click()
    ben.page.wait_for_url(ann.page.url)

    expect(ben.asked).to_have_text(ben.words("table-waiting", who="Ann"))


def test_who_only_watches_is_offered_no_turns_no_resignation_and_no_rematch(person, server):
    watcher = person()
    game = server.new_game(seats=TWO_PEOPLE)
    watcher.open(game.links["spectator"])
    expect(watcher.asked).to_be_visible()
    expect(watcher.menu("table-resign")).to_have_count(0)
    watcher.page.keyboard.press("Escape")
    watcher.tab("players").click()
    expect(watcher.page.get_by_label(watcher.words("table-sound"))).to_be_visible()
    for setting in ("table-confirm-turns", "table-notices"):
        expect(watcher.page.get_by_label(watcher.words(setting))).to_have_count(0)
    game.seat("british").do("resign", side="british")

    expect(watcher.asked).to_have_text(watcher.words("table-won", who="Irgun"))
    expect(watcher.button("table-rematch")).to_have_count(0)


def test_a_rematch_against_a_bot_begins_at_once(person):
    player = person()
    player.open("/")
    player.button("lobby-quick-bot", name="Irgun", bots=1).first.click()
    expect(player.asked).to_be_visible()
    before = player.page.url
    resign(player, "Irgun")
    player.button("table-rematch").click()
    player.page.wait_for_url(lambda url: url != before)

    expect(player.asked).to_be_visible()
    player.tab("players").click()
    expect(player.page.get_by_role("tabpanel").get_by_role("listitem").filter(has_text="British")).to_contain_text(
        player.words("table-you")
    )


@pytest.mark.parametrize("wanted", [True, False], ids=["on", "off"])
def test_sounds_are_heard_only_by_who_wants_them(person, server, wanted):
    player = person()
    player.page.add_init_script(f"({SOUNDS})()")
    game = server.new_game(seats=TWO_PEOPLE)
    player.sit_down(game, "british")
    player.tab("players").click()
    box = player.page.get_by_label(player.words("table-sound"))
    expect(box).not_to_be_checked()
    if wanted:
        box.check()
        player.page.wait_for_function("() => window.heard.length === 2")
    irgun = game.seat("irgun")
    view = irgun.play(irgun.view()["at"], "operation", "rob")
    view = irgun.play(view["at"], view["question"]["options"][0]["answer"])  # a space, for which a die is rolled
    while view["question"]["side"] == "irgun":
        options = [option["answer"] for option in view["question"]["options"]]
        view = irgun.play(view["at"], "done" if "done" in options else options[0])
    expect(player.page.locator("[data-answer]").filter(visible=True).first).to_be_visible()

    if wanted:
        player.page.wait_for_function(
            "() => window.heard.includes('knock') && window.heard.filter((one) => one === 'note').length >= 4"
        )
    assert bool(player.page.evaluate("window.heard").count("note")) == wanted
