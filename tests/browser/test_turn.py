"""Within a turn: the rule behind the prompt, why not, several spaces at once, the card, the log."""

import re

import pytest
from playwright.sync_api import expect

from processes import until
from table.changes import next_view_by_changes


def sabotaging(person, server):
    """A player of Irgun who is asked where to sabotage."""
    player = person()
    player.sit_down(server.new_game(), "irgun")
    for answer in ("operation", "sabotage"):
        view = player.answers(player.option(answer).click)
        player.sees(view)
    return player, view


def british(person, server, *answers):
    """A player of the British who has begun a turn, after Irgun has passed."""
    game = server.new_game()
    irgun = game.seat("irgun")
    view = irgun.play(1, "event", "pass")
    while view["question"]["side"] == "irgun":
        view = irgun.play(view["at"], "done")
    player = person()
    player.sit_down(game, "british")
    for answer in answers:
        player.sees(player.answers(player.option(answer).click))
    return player


def deploying(person, server):
    """A player of the British who is asked where to deploy."""
    return british(person, server, "operation", "deploy")


def test_the_view_of_what_one_does_comes_once_and_by_the_socket(person, server):
    player = person()
    told, replies = [{}], []

    def hear(text):
        told.append(next_view_by_changes(told[-1], text))

    player.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    player.page.on("response", lambda reply: replies.append(reply) if "/api/games/" in reply.url else None)
    player.sit_down(server.new_game(), "irgun")
    player.sees(player.answers(player.option("operation").click))
    with player.page.expect_response("**/undo?*"):
        player.button("table-undo").first.click()
    expect(player.option("operation")).to_be_visible()
    player.tab("players").click()
    player.page.get_by_role("textbox", name=player.words("table-chat-say")).fill("good luck")
    player.button("table-chat-send").click()
    expect(player.page.get_by_role("log").get_by_text("good luck")).to_be_visible()
    player.sees(player.answers(player.option("operation").click))

    assert [(view["at"], len(view["chat"])) for view in told[1:] if view["at"] > 1] == [(2, 0), (3, 0), (3, 1), (4, 1)]
    assert all(reply.json() == {"at": at} for reply, at in zip(posted(replies), [2, 3, 3, 4], strict=True))


@pytest.mark.parametrize("by_link", [True, False])
def test_who_opens_a_page_gets_its_view_once(person, server, by_link):
    game, player = server.new_game(), person()
    if not by_link:  # the browser knows the seat from before
        player.sit_down(game, "irgun")
        player.open("about:blank")
        until(lambda: "irgun" not in game.seat("british").view()["here"])
    told, bodies = [], []
    player.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: told.append(text)))
    player.page.on("response", lambda reply: bodies.append(reply) if f"/api/games/{game.id}" in reply.url else None)

    player.open(game.links["irgun"] if by_link else f"/games/{game.id}")
    expect(player.option("operation")).to_be_visible()
    player.page.wait_for_load_state("networkidle")

    assert len(told) == 1
    assert [reply.url for reply in bodies if "state" in reply.json()] == []


def posted(replies):
    """Those to what was done."""
    return [reply for reply in replies if reply.request.method == "POST" and "/enter" not in reply.url]


def test_several_spaces_are_ticked_on_the_board_and_in_the_list_and_sent_together(person, server):
    player = deploying(person, server)
    player.button("table-choose-several").click()
    expect(player.button("table-send-ticked", count=0)).to_be_disabled()
    player.click_space("gaza")
    player.option("deploy samaria").click()
    player.click_space("galilee")
    player.click_space("galilee")  # and not, after all
    expect(player.option("deploy gaza")).to_have_attribute("aria-pressed", "true")

    with player.page.expect_request("**/answers?*") as sent:
        player.sees(player.answers(player.button("table-send-ticked", count=2).click))

    assert sent.value.post_data_json["answers"] == ["deploy gaza", "deploy samaria"]


def test_several_are_not_offered_where_only_one_can_be_chosen(person, server):
    player = deploying(person, server)
    expect(player.button("table-choose-several")).to_be_visible()

    for space in ("gaza", "samaria", "galilee"):
        player.sees(player.answers(player.option(f"deploy {space}").click))

    expect(player.option("to gaza")).to_be_visible()  # the one space where Troops gather
    expect(player.button("table-choose-several")).to_be_hidden()


def test_several_are_not_offered_where_one_is_left(person, server):
    player = british(person, server, "limited", "deploy")

    expect(player.option("deploy gaza")).to_be_visible()
    expect(player.option("deploy samaria")).to_be_visible()
    expect(player.option("deploy galilee")).to_be_visible()
    expect(player.button("table-choose-several")).to_be_hidden()


def test_where_police_may_go_stays_numbered_while_they_move(person, server):
    player = british(person, server, "operation", "patrol", "patrol gaza", "patrol lydda", "done")
    expect(player.option("from tel_aviv")).to_be_visible()

    player.sees(player.answers(player.option("from tel_aviv").click))

    for number, space in enumerate(("gaza", "lydda"), 1):
        told = re.compile(re.escape(player.words("board-chosen", number=number)))
        expect(player.space(space)).to_have_attribute("aria-label", told)
    expect(player.space("tel_aviv")).not_to_have_attribute(
        "aria-label", re.compile(player.words("board-chosen", number=1))
    )


def test_the_log_stays_at_its_end_when_the_card_above_it_grows(person, server):
    game = server.new_game()
    game.seat("irgun", "british").play_at_random(6, answers=40)
    player = person()
    player.open(game.links["spectator"])
    last = player.log.locator(".line").last
    expect(last).to_be_in_viewport()

    player.log.evaluate("""log => {
        log.scrollTop -= 5;  // the page tells of it after the card has grown
        document.querySelector("aside section section").style.paddingTop = "80px";
    }""")

    expect(last).to_be_in_viewport()


def test_the_log_stays_where_it_was_scrolled_to(person, server):
    game = server.new_game()
    seat = game.seat("irgun", "british")
    view = seat.play_at_random(6, answers=40)
    player = person()
    player.open(game.links["spectator"])
    first = player.log.locator(".line").first
    expect(player.log.locator(".line").last).to_be_in_viewport()  # it has found its end
    player.log.evaluate("log => log.scrollTo(0, 0)")
    expect(first).to_be_in_viewport()

    view = seat.play_at_random(7, answers=3)

    expect(player.log.locator(".line").last).to_contain_text(view["log"][-1]["text"])
    expect(first).to_be_in_viewport()


def test_what_cannot_be_sent_together_stays_ticked(person, server):
    player, _ = sabotaging(person, server)
    player.forgive("status of 400")  # the page tries both, then the first alone: the table asks in between
    player.button("table-choose-several").click()
    player.option("sabotage gaza").click()
    player.option("sabotage samaria").click()
    player.button("table-send-ticked", count=2).click()

    expect(player.asked).to_contain_text("Arms Cache")
    player.answers(player.option("done").click)

    expect(player.option("sabotage samaria")).to_have_attribute("aria-pressed", "true")
    expect(player.button("table-send-ticked", count=1)).to_be_enabled()


def test_the_reason_stands_beside_a_space_and_in_the_list(person, server):
    player, view = sabotaging(person, server)
    reason = next(one["reason"] for one in view["question"]["withheld"] if one["space"] == "rail_egypt")

    player.hover_space("rail_egypt")
    expect(player.page.locator(".tip")).to_contain_text(reason)
    player.button("table-why-not").click()

    expect(player.page.get_by_role("dialog", name=player.words("table-why-not"))).to_contain_text(reason)


def test_the_rule_behind_the_prompt_and_the_card_open(person, server):
    player, view = sabotaging(person, server)
    panel = player.page.get_by_role("tabpanel")
    card = player.page.get_by_role("region", name=player.words("table-tab-card"), exact=True)
    parts = server.http.get(f"/api/rules/palestine/{view['state']['card']}").json()["parts"]
    expect(card.locator("section")).to_have_count(len({"unshaded", "shaded"} & parts.keys()))

    player.prompt.get_by_role("button", name=player.words("table-open-rule", number=view["question"]["rule"])).click()
    expect(panel.get_by_role("heading").first).to_contain_text("Sabotage")
    player.button("table-rules-contents").click()
    panel.get_by_role("searchbox").fill("P3 ")
    panel.get_by_role("button", name=re.compile("^P3 ")).click()

    expect(panel.get_by_role("heading", name="King David")).to_be_visible()


def test_a_box_is_taken_on_the_board_by_mouse_and_by_keyboard(person, server):
    player = person()
    view = player.sit_down(server.new_game(), "irgun")
    labels = {option["answer"]: option["label"] for option in view["question"]["options"]}
    track = player.page.get_by_role("group", name=player.words("board-initiative"))
    box = track.get_by_role("button", name=labels["operation"])

    view = player.answers(box.click)
    assert view["question"]["message"] == "ask-operation"
    player.sees(view)
    expect(box).to_be_hidden()
    player.goes_back(lambda: player.page.keyboard.press("u"))
    view = player.answers(lambda: box.press("Enter"))

    assert view["question"]["message"] == "ask-operation"
    player.sees(view)


def test_the_next_at_the_screen_reads_what_has_happened_meanwhile(person, server):
    player = person()
    player.sit_down(server.new_game(), "irgun", "british")
    for answer in ("operation", "recruit", "recruit samaria", "2"):
        player.sees(player.answers(player.option(answer).click))
    player.answers(player.option("done").click)
    meanwhile = player.page.get_by_role("region", name=player.words("table-meanwhile-first"))
    expect(meanwhile).to_be_hidden()

    view = player.answers(player.button("table-confirm-turn").click)

    assert view["question"]["side"] == "british"
    expect(meanwhile).to_contain_text("+2 Underground Cells")
    player.sees(player.answers(player.option("event").click))
    expect(meanwhile).to_be_hidden()


def test_what_stands_beside_the_board_keeps_its_place(person, server):
    player, _ = sabotaging(person, server)
    tabs = player.page.get_by_role("tablist")
    places = [tabs.bounding_box()]

    for name in ("spaces", "rules", "history", "players", "log"):
        player.tab(name).click()
        expect(player.tab(name)).to_have_attribute("aria-selected", "true")
        places.append(tabs.bounding_box())
    player.goes_back(lambda: player.page.keyboard.press("u"))
    expect(player.option("sabotage")).to_be_visible()
    places.append(tabs.bounding_box())

    assert all(place == places[0] for place in places), places
