"""What changed: on the map, in words, in the log, played back; and how few requests a walk through a game makes."""

import re

import pytest
from playwright.sync_api import expect

from browser.people import DESK, PHONE
from browser.test_axe import PROMPT, Auditor
from browser.test_replay import at_moment, played
from sandtable.games import find
from table.server import TWO_PEOPLE

DRAGGED = 20
MOST_REQUESTS = 3


# How many pieces lie under a sign.
COVERED = """(plate) => {
  const { left, right, top, bottom } = plate.getBoundingClientRect();
  return [...document.querySelectorAll(".tokens > .piece")].filter((piece) => {
    const box = piece.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top + 1;
  }).length;
}"""


def irgun_recruits(server, space="samaria"):
    """A game between two persons in which Irgun has recruited in Samaria, and the British are asked."""
    game = server.new_game(seats=TWO_PEOPLE)
    irgun = game.seat("irgun")
    view = irgun.play(1, "operation", "recruit", f"recruit {space}", "2")
    while view["question"]["side"] == "irgun":
        view = irgun.play(view["at"], "done")
    return game


def recap(player, key="table-meanwhile-first"):
    return player.page.get_by_role("region", name=player.words(key), exact=True)


def play_button(player):
    return player.page.get_by_role("button", name=player.words("table-replay-play"), exact=True)


def outline(player, form, space):
    return player.page.locator(f'[data-outline="{form} {space}"]')


def test_what_changed_is_on_the_map_and_in_words_until_the_first_answer(person, server):
    game = irgun_recruits(server)
    ann = person()
    ann.sit_down(game, "british")
    tag = ann.page.locator('[data-tag="samaria underground +2"]')

    def shows_it(one):
        expect(recap(one)).to_contain_text("Samaria")
        expect(recap(one)).to_contain_text("+2 Underground Cells")
        expect(outline(one, "ring", "samaria")).to_have_count(1)

    shows_it(ann)
    expect(tag).to_have_count(1)
    ann.page.reload()
    shows_it(ann)
    device = person()
    device.sit_down(game, "british")
    shows_it(device)

    ann.sees(ann.answers(ann.page.locator("[data-answer]").filter(visible=True).first.click))
    for one in (ann, device):
        expect(recap(one)).to_be_hidden()
        expect(outline(one, "ring", "samaria")).to_have_count(0)
    ann.page.keyboard.press("u")
    shows_it(ann)
    shows_it(device)


@pytest.mark.parametrize("space", ["tel_aviv", "samaria"])
def test_on_a_phone_the_sign_of_what_came_lies_under_the_pieces_and_covers_none(person, server, space):
    player = person(screen=PHONE)
    player.sit_down(irgun_recruits(server, space), "british")
    plate = player.page.locator(f'[data-tag^="{space} "] .plate')
    expect(plate).to_have_count(1)

    assert plate.evaluate(COVERED) == 0


def test_who_has_played_before_reads_what_happened_since(person, server):
    game = irgun_recruits(server)
    british, irgun = game.seat("british"), game.seat("irgun")
    view = british.view()
    while view["question"]["side"] == "british":
        view = british.play(view["at"], view["question"]["options"][-1]["answer"])
    ben = person("ja")
    ben.sit_down(game, "irgun")

    expect(recap(ben, "table-meanwhile")).to_be_visible()
    unseen = [line["text"] for line in irgun.view(language="ja")["log"] if line["moment"] > irgun.view()["seen"]]
    assert unseen
    marked = ben.log.locator(".unseen + .line")
    expect(marked).to_contain_text(unseen[0])
    expect(ben.log.get_by_text(unseen[0])).to_have_count(1)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_line_of_the_log_goes_to_its_spaces_which_stay_marked_until_the_board_is_another(person, server, screen):
    ann = person(screen=screen)
    ann.sit_down(irgun_recruits(server), "british")
    board = ann.page.locator(".board").first
    samaria = ann.page.locator('[data-anchor="samaria"]')
    for _ in range(4):  # so near that it is out of sight
        ann.button("board-zoom-in").click()
    ann.space("rail_egypt").focus()
    assert not overlap(board.bounding_box(), samaria.bounding_box())
    ann.tab("log").click()
    if screen == PHONE:
        ann.page.get_by_role("slider", name=ann.words("table-sheet")).press("End")
    line = ann.log.locator(".line", has_text="placed in Samaria").locator(".told")

    line.press("Enter")
    expect(ann.space("samaria")).to_be_focused()
    expect(outline(ann, "lit", "samaria")).to_have_count(1)
    shown, there = board.bounding_box(), samaria.bounding_box()
    assert overlap(shown, there) == there
    assert shown["height"] > 300

    ann.page.mouse.move(1, 1)
    expect(outline(ann, "lit", "samaria")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(outline(ann, "lit", "samaria")).to_have_count(0)
    line.click()
    expect(outline(ann, "lit", "samaria")).to_have_count(1)
    ann.answers(lambda: ann.page.keyboard.press("1"))
    expect(outline(ann, "lit", "samaria")).to_have_count(0)


def overlap(one, other):
    """What two boxes share; None if nothing."""
    x, y = max(one["x"], other["x"]), max(one["y"], other["y"])
    width = min(one["x"] + one["width"], other["x"] + other["width"]) - x
    height = min(one["y"] + one["height"], other["y"] + other["height"]) - y
    return {"x": x, "y": y, "width": width, "height": height} if width > 0 and height > 0 else None


def test_a_line_of_the_log_leads_into_the_replay_by_keyboard_too(person, server):
    ann = person()
    game = irgun_recruits(server)
    ann.sit_down(game, "british")
    moment = next(
        line["moment"] for line in game.seat("british").view()["log"] if "samaria" in line["arguments"].values()
    )
    line = ann.log.locator(".line", has_text="placed in Samaria")
    line.locator(".told").focus()

    ann.page.keyboard.press("Tab")
    expect(line.get_by_role("button", name=ann.words("table-jump", moment=moment), exact=True)).to_be_focused()
    ann.page.keyboard.press("Enter")

    expect(ann.page).to_have_url(re.compile(rf"/games/{game.id}/{moment}$"))


def test_a_line_of_the_log_and_of_the_recap_lights_its_spaces_and_leads_there(person, server):
    ann = person()
    ann.sit_down(irgun_recruits(server), "british")
    line = ann.log.locator(".line", has_text="placed in Samaria")
    lit = outline(ann, "lit", "samaria")

    line.hover()
    expect(lit).to_have_count(1)
    ann.space("galilee").hover(force=True)
    expect(lit).to_have_count(0)
    line.get_by_role("button").first.focus()
    expect(lit).to_have_count(1)
    row = recap(ann).locator('[data-changed="samaria"]')
    row.focus()
    expect(lit).to_have_count(1)
    row.press("Enter")
    expect(ann.space("samaria")).to_be_focused()


@pytest.mark.parametrize(("language", "theme", "screen"), [("en", "light", DESK), ("ja", "dark", PHONE)])
def test_the_opponents_turn_is_played_back_line_by_line_by_key(person, server, language, theme, screen):
    game = irgun_recruits(server)
    ann = person(language, screen, color_scheme=theme)
    ann.sit_down(game, "british")
    auditor = Auditor(ann, theme)
    lines = game.seat("british").view(language=language)["log"]
    expect(recap(ann)).to_be_visible()
    auditor.look("the recap", PROMPT)

    ann.page.keyboard.press("p")
    expect(ann.button("table-replay-pause")).to_be_visible()
    ann.page.keyboard.press("p")  # by key from here on
    expect(play_button(ann)).to_be_visible()
    told = ann.prompt.locator(".told")
    ann.page.keyboard.press("Home")
    ann.page.keyboard.press("p")
    ann.page.keyboard.press("p")
    for line in lines:
        expect(told).to_contain_text(line["text"])
        expect(ann.page).to_have_url(re.compile(rf"/{line['moment']}$"))
        ann.page.keyboard.press("ArrowRight")
    auditor.look("the end of the turn", PROMPT)
    assert not auditor.found, "\n".join(auditor.found)


def test_what_was_played_back_ends_where_one_is_asked(person, server):
    game = irgun_recruits(server)
    ann = person()
    ann.sit_down(game, "british")
    recap(ann).get_by_role("button", name=ann.words("table-play-back")).click()
    ann.page.get_by_label(ann.words("table-replay-speed")).select_option("4")

    expect(ann.page).to_have_url(re.compile(rf"/games/{game.id}$"))
    expect(recap(ann)).to_be_visible()


def test_a_replay_plays_itself_to_the_end_with_a_heading_for_each_card(person, server):
    game, last = played(server)
    player = person()
    player.sit_down(game, "irgun", "british")
    end = game.seat("irgun").view()["log"][-1]["moment"]  # after it there is nothing to be told
    player.open(f"/games/{game.id}/{end - 4}")
    at_moment(player, end - 4, last)
    player.page.get_by_label(player.words("table-replay-speed")).select_option("4")
    play_button(player).click()

    at_moment(player, end, last)
    expect(play_button(player)).to_be_visible()
    card = game.seat("irgun").get("/history").json()[-1]["card"]
    title = server.http.get(f"/api/rules/palestine/{card}").json()["title"]
    expect(player.asked).to_have_text(title.removeprefix(f"{card} "))


def test_a_drag_of_twenty_steps_makes_few_requests_and_every_step_shows_its_board(person, server):
    game = server.new_game()
    last = game.seat("irgun", "british").play_at_random(4, answers=60)["moment"]
    player = person()
    player.sit_down(game, "irgun", "british")
    player.open(f"/games/{game.id}/{last - DRAGGED - 10}")
    slider = player.page.get_by_role("slider", name=player.words("table-replay-slider"))
    at_moment(player, last - DRAGGED - 10, last)
    player.page.wait_for_load_state("networkidle")
    asked = []
    player.page.on("request", lambda request: asked.append(request.url))

    for moment in range(last - DRAGGED - 9, last - 8):
        slider.fill(str(moment))
        at_moment(player, moment, last)
        scene = game.seat("irgun").get(f"/moments/{moment}").json()
        expect(player.prompt).to_contain_text(scene["question"]["prompt"])
    assert len(asked) <= MOST_REQUESTS, asked


def test_going_back_alone_says_what_is_undone(person, server):
    game, last = played(server)
    player = person()
    player.sit_down(game, "irgun", "british")
    moment = last - 12  # of a short way back each line is listed
    player.open(f"/games/{game.id}/{moment}")
    at_moment(player, moment, last)
    undone = [line["text"] for line in game.seat("irgun").view()["log"] if line["moment"] > moment]

    player.button("table-go-back-now").click()
    preview = player.page.get_by_role("region", name=player.words("table-go-back-now"))
    expect(preview.get_by_role("listitem")).to_have_count(len(undone))
    expect(preview).to_contain_text(undone[0])
    preview.get_by_role("button", name=player.words("table-rollback-accept"), exact=True).click()

    expect(player.page).to_have_url(re.compile(rf"/games/{game.id}$"))
    expect(player.log).not_to_contain_text(undone[-1])


# Of each game its tracks, by where its state has them, and what the one line of a small board calls them.
WILL = ("political_will", "will")
TRACKS = {
    "palestine": [WILL, ("haganah", "haganah")],
    "cyprus": [WILL, ("opinion", "opinion")],
    "malaya": [WILL, ("resources.british", "resources"), ("resources.mcp", "resources")],
}


def value_of(state, track):
    for part in track.split("."):
        state = state[part]
    return state


def moved_tracks(name, seat, side):
    """The tracks that have moved since this side last answered, if it is asked: each with from what and to what."""
    view = seat.view()
    if view["over"] or view["question"]["side"] != side or view["seen"] is None:
        return []
    before, now = seat.get("/moments", first=view["seen"], count=1).json()["moments"][0]["state"], view["state"]
    both = [(track, called, value_of(before, track), value_of(now, track)) for track, called in TRACKS[name]]
    return [one for one in both if one[2] != one[3]]


def tracks_moved(server, name):
    """A game in which tracks moved while its first side was not asked; the game, the side, and these tracks."""
    side, *others = find(name).sides
    while True:  # dice are rolled, and some games end before
        game = server.new_game(game=name, seats={one: {"who": "me"} for one in (side, *others)})
        everybody, seat = game.seat(side, *others), game.seat(side)
        while not everybody.view()["over"]:
            if tracks := moved_tracks(name, seat, side):
                return game, side, tracks
            everybody.play_at_random(everybody.view()["moment"], answers=1)


@pytest.mark.parametrize("name", TRACKS)
def test_a_track_shows_where_its_marker_stood_and_where_it_stands(person, server, name):
    game, side, tracks = tracks_moved(server, name)
    desk, phone = person(), person(screen=PHONE)
    for one in (desk, phone):
        one.sit_down(game, side)

    for track, called, before, now in tracks:
        expect(phone.page.locator(f"[data-glance={called}] s")).to_contain_text(str(before))
        box = desk.page.locator(f"[data-box={track.partition('.')[0]}]")
        told = desk.words("changes-instead", **{"from": before, "to": now})
        expect(box.locator("[data-track-change]", has_text=told).first).to_be_visible()
    phone.page.locator(".room .line").tap()
    for one in (desk, phone):
        for track, _, before, now in tracks:
            expect(one.page.locator(f'[data-was="{track} {before}"]')).to_be_visible()
            expect(one.page.locator(f'[data-now="{track} {now}"]')).to_be_visible()
