"""The hex game at the table: a stack and its reach, a battle before it is fought, orders by keys, a game to its end."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from playwright.sync_api import expect

from browser.people import PHONE
from browser.test_sizes import comes_in_sight
from processes import until
from sandtable import new_game

GAME = "dak2"
SIDES = ["allied", "axis"]
NEW = {"scenario": "7.3", "options": {"weather": "clear"}}  # in a storm units go less far


@cache
def before_combat() -> str:
    """A position of 7.3 in which some Allied units stand beside enemies, and may attack."""
    game, chance = new_game(GAME, seed="4", scenario="7.3"), Random(3)
    orders = 14
    while (question := game.question) is not None:
        if question.message != "ask-orders":
            game.play(question.listed[0] if question.side in SIDES else chance.choice(question.listed))
        elif game.state.segment == "F2" and "attack" in question.next([]):
            return game.position()
        elif game.state.segment == "C2" and question.side == "allied" and orders:
            orders -= 1
            move_into_contact(game, chance)
        else:
            game.play("done")
    raise AssertionError


def move_into_contact(game, chance) -> None:
    """Some unit that can moves next to an enemy."""
    units = list(game.question.next(["move"]))
    for unit in chance.sample(units, min(8, len(units))):
        notes = game.question.next(["move", unit, "to"])
        near = [hex for hex, note in notes.items() if note and note.get("zone")]
        if near and not game.state.spent[game.state.theatre.unit_number[unit]]:
            game.play(f"move {unit} to {chance.choice(near)}")
            return


def sit(player, server, **form):
    """Play both sides of 7.3; the game, when orders may be given."""
    seats = {side: {"who": "me"} for side in SIDES}
    game = server.new_game(**{"game": GAME, "seats": seats, **(form or NEW)})
    player.sit_down(game, *SIDES)
    expect(player.page.locator("[data-go-on]")).to_be_enabled()
    return game


@cache
def before_barrage() -> str:
    """A position of 7.3 in the Barrage Segment of the first player turn: nobody has moved, so nobody can attack."""
    game, chance = new_game(GAME, seed="4", scenario="7.3"), Random(3)
    while (question := game.question) is not None and game.state.segment != "F1":
        game.play(chance.choice(question.listed) if question.side not in SIDES else "done")
    return game.position()


def go_somewhere(player):
    """Send the stack that is chosen as far as it goes."""
    field = player.page.locator("[data-word-field]")
    field.fill(player.page.locator("datalist option").last.get_attribute("value"))
    field.press("Enter")


def answer_what_follows(player, view):
    """Give the first answer to whatever an order leads to, as from which dump it is paid."""
    while view["question"]["options"]:
        player.sees(view)
        view = player.answers(player.option(view["question"]["options"][0]["answer"]).click)
    return view


def test_a_stack_shows_its_reach_and_goes_where_it_is_told(person, server):
    player = person()
    game = sit(player, server)
    player.page.keyboard.press("n")
    place = player.page.locator("[data-place]")
    expect(place).to_be_visible()
    origin = place.get_attribute("data-place")
    field = player.page.locator("[data-word-field]")
    nearest = player.page.locator("datalist option").first
    destination = nearest.get_attribute("value")
    unit = place.locator("[aria-pressed=true]").first.get_attribute("data-unit")
    field.fill(destination)
    view = answer_what_follows(player, player.answers(lambda: field.press("Enter")))

    assert view["state"]["units"][unit]["at"] != origin
    assert view["state"]["units"][unit]["at"] in destination
    player.button("table-undo").first.click()
    until(lambda: game.seat(*SIDES).view()["state"]["units"][unit]["at"] == origin)


def test_after_an_order_the_next_who_has_none_is_gone_to_by_a_key(person, server):
    player = person()
    sit(player, server)
    place = player.page.locator("[data-place]")
    player.page.keyboard.press("n")
    expect(place).to_be_visible()
    first = place.get_attribute("data-place")
    answer_what_follows(player, player.answers(lambda: go_somewhere(player)))
    expect(player.page.locator("[data-go-on]")).to_be_enabled()
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("n")

    expect(place).to_be_visible()
    assert place.get_attribute("data-place") != first


def test_esc_leads_out_of_the_field_for_hexes_and_leaves_the_order(person, server):
    player = person()
    sit(player, server)
    player.page.keyboard.press("n")
    field = player.page.locator("[data-word-field]")
    field.fill("n")
    field.press("Escape")

    expect(player.page.locator("[data-place]")).to_have_count(0)
    player.page.keyboard.press("n")
    expect(player.page.locator("[data-place]")).to_be_visible()


def test_two_people_play_operation_compass_by_link(person):
    ann, ben = person("en"), person("ja")
    ann.open("/#new/dak2")
    ann.page.get_by_role("combobox", name=ann.words("lobby-scenario")).select_option("7.1")
    ann.page.get_by_role("group", name="Axis").get_by_label(ann.words("lobby-who-friend")).check()
    ann.button("lobby-begin").click()
    link = ann.page.get_by_label(ann.words("lobby-invite-side", side="Axis", name=ann.words("lobby-friend")))
    ben.take_seat(link.input_value(), "枢軸軍", "Ben")
    ann.link("lobby-take-seat").click()
    expect(ann.page.locator("[data-go-on]")).to_be_enabled()
    people, address = {"allied": ann, "axis": ben}, ann.page.url.replace("/games/", "/api/games/")
    asked = []

    while (view := ann.page.request.get(address).json())["state"]["phasing"] == "allied":
        player = people[view["question"]["side"]]
        asked.append(view["question"]["side"])
        if view["question"]["options"]:
            player.choose(view, view["question"]["options"][0])
        else:
            expect(player.page.locator("[data-region=finish] button").first).to_be_enabled()
            if "held" in player.answers(lambda player=player: player.page.keyboard.press(".")):
                expect(player.asked).to_have_text(player.words("table-hand-over"))
                player.answers(lambda player=player: player.page.keyboard.press("."))

    assert {"allied", "axis"} <= set(asked)
    for player, name in ((ann, "Axis"), (ben, "枢軸軍")):
        expect(player.page.locator(".bar .when")).to_contain_text(name)


def test_a_hex_that_cannot_be_reached_says_why(person, server):
    player = person("ja")
    sit(player, server)
    player.page.keyboard.press("n")
    field = player.page.locator("[data-word-field]")
    field.fill("c20.20")
    field.press("Enter")

    expect(player.page.locator("[data-refused]")).to_contain_text("6.2")


def test_a_battle_is_seen_before_it_is_fought_and_its_table_after(person, server):
    player = person()
    sit(player, server, position=before_combat())
    player.page.keyboard.press("n")
    battle = player.page.locator("[data-preview=attack]")
    expect(battle.get_by_role("row")).not_to_have_count(0)
    expect(battle).to_contain_text(player.words("battle-terrain"))
    battle.get_by_text(player.words("battle-results")).click()
    expect(battle.get_by_role("list", name=player.words("battle-results")).get_by_role("listitem")).not_to_have_count(0)
    view = player.answers(lambda: player.page.keyboard.press("."))

    answer_what_follows(player, view)
    rolled = player.page.locator("[data-rolled=log-combat]")
    rolled.locator("summary").click()
    expect(rolled.locator("td.both")).to_have_count(1)


def test_a_barrage_that_is_seen_on_a_phone_is_read_from_its_beginning(person, server):
    player = person(screen=PHONE)
    sit(player, server, position=before_barrage())
    player.page.locator("[data-go-on]").click()
    hex = player.page.locator("[data-word]").last
    hex.scroll_into_view_if_needed()
    hex.click()

    title = player.page.locator("[data-preview] h3")
    expect(title).to_be_visible()
    assert title.evaluate("title => title.closest('[data-region=answers]').scrollTop") == 0
    expect(player.page.locator("[data-preview]").get_by_role("button", name="10.1")).to_be_visible()


def test_a_mode_is_changed_and_the_stack_stays_chosen(person, server):
    player = person()
    game = sit(player, server)
    player.page.keyboard.press("n")
    place = player.page.locator("[data-place]")
    deed = place.locator("[data-deed$=' strat']")
    expect(deed).to_be_visible()
    unit = place.locator("[aria-pressed=true]").first.get_attribute("data-unit")
    player.answers(deed.click)

    assert game.seat(*SIDES).view()["state"]["units"][unit]["marker"] == "strat"
    expect(place.locator(f"[data-unit='{unit}'][aria-pressed=true]")).to_be_visible()


@pytest.mark.parametrize(("language", "screen"), [("en", {}), ("ja", PHONE)], ids=["desk", "phone"])
def test_free_units_are_placed_by_each_side_in_its_order(person, server, language, screen):
    player = person(language, **({"screen": screen} if screen else {}))
    game = sit(player, server, scenario="7.1", options={"set_up": "free", "weather": "clear"})
    seat, placed = game.seat(*SIDES), []
    while (view := seat.view(language=language))["state"]["segment"] == "set-up":
        side = view["question"]["side"]
        player.is_ready_for(view)
        expect(player.page.locator("[data-go-on]")).to_be_enabled()
        player.page.locator("[data-go-on]").click()
        unit = player.page.locator("[data-place] [aria-pressed=true]").first.get_attribute("data-unit")
        field = player.page.locator("[data-word-field]")
        hex = player.page.locator("datalist option").nth(1).get_attribute("value")
        field.fill(hex)
        field.press("Enter")
        view = player.answers(player.page.locator("[data-word=combat]").click)
        assert view["state"]["units"][unit]["at"] in hex
        placed.append(side)
        expect(player.page.locator("[data-go-on]")).to_be_enabled()
        if "held" in player.answers(lambda: player.page.keyboard.press(".")):
            player.answers(lambda: player.page.keyboard.press("."))

    assert placed == ["axis", "allied"]


def test_segments_in_which_nobody_can_act_pass_by_themselves(person, server):
    player = person()
    game = sit(player, server, position=before_barrage())
    player.page.locator("details summary", has_text=player.words("table-standing")).click()
    player.page.locator("[data-standing=idle]").check()
    player.answers(lambda: player.page.keyboard.press("."))

    until(lambda: game.seat(*SIDES).view()["state"]["segment"] == "G1")  # there a leader could roll


def test_a_replay_says_where_it_is_and_shows_what_each_step_did(person, server):
    player = person()
    game = sit(player, server)
    player.page.keyboard.press("n")
    expect(player.page.locator("[data-place]")).to_be_visible()
    answer_what_follows(player, player.answers(lambda: go_somewhere(player)))
    moment = game.seat(*SIDES).view()["moment"]
    player.open(f"/games/{game.id}/{moment}")

    where = player.words("replay-where", turn=1, side="Allies", segment=player.words("segment-C2"))
    expect(player.page.locator(".where")).to_contain_text(where)
    expect(player.page.locator("canvas[data-arrows='1']")).to_be_visible()
    player.page.keyboard.press("x")
    expect(player.page.locator("[data-legend=changes]")).to_contain_text(player.words("legend-changed-here", count=2))


def test_trucks_that_broke_out_are_listed_until_they_return(person, server):
    player = person()
    away = before_barrage().replace("trucks away: -", "trucks away: allied 4 loaded 3 back in turn 2")
    sit(player, server, position=away)

    player.page.get_by_role("tab", name=player.words("stacks-tab"), exact=True).click()
    expect(player.page.get_by_text(player.words("list-trucks-away", size=4, load=3, turn=2))).to_be_visible()


def test_an_open_stack_is_closed_when_others_stand_there(person, server):
    player = person()
    game = sit(player, server)
    player.page.get_by_role("application").focus()
    player.page.keyboard.press("g")
    player.page.keyboard.type("C38.17")
    player.page.keyboard.press("Enter")
    player.page.keyboard.press("Enter")
    stack = player.page.get_by_role("group", name=player.words("hexes-stack", count=4))
    expect(stack).to_be_visible()
    field = player.page.locator("[data-word-field]")
    expect(field).to_be_visible()
    answer_what_follows(player, player.answers(lambda: go_somewhere(player)))
    expect(stack).to_have_count(0)
    undo = player.button("table-undo-turn").first
    undo.click()

    until(lambda: not game.seat(*SIDES).view()["may_undo"])
    expect(undo).to_be_disabled()
    expect(stack).to_have_count(0)


def test_overlays_lie_over_the_map_one_at_a_time(person, server):
    player = person()
    sit(player, server)
    pressed = player.page.locator("[data-overlay][aria-pressed=true]")
    for key, name in [("z", "zones"), ("s", "supply"), ("c", "control")]:
        player.page.keyboard.press(key)
        expect(pressed).to_have_attribute("data-overlay", name)
    player.page.keyboard.press("c")

    expect(pressed).to_have_count(0)


@pytest.mark.parametrize(("language", "screen"), [("en", {}), ("ja", PHONE)], ids=["desk", "phone"])
def test_a_game_is_played_to_its_end(person, server, language, screen):
    """By finishing every segment; what is asked between them gets its first answer."""
    player = person(language, **({"screen": screen} if screen else {}))
    game = sit(player, server)
    player.page.locator("details summary", has_text=player.words("table-standing")).click()
    player.page.locator("[data-standing=no-reaction]").check()
    seat = game.seat(*SIDES)

    def asked():
        """The view when this person is asked; where the Allies could react their standing answer is given."""
        view = seat.view(language=language)
        if view["over"] or view["question"]["options"] or view["question"]["side"] != "allied":
            return view
        return None if view["state"]["segment"].startswith("E") else view

    view = until(asked)
    while not view["over"]:
        if view["question"]["options"]:
            player.sees(view)
            player.choose(view, view["question"]["options"][0])
        else:
            player.is_ready_for(view)
            if "held" in player.answers(lambda: player.page.keyboard.press(".")):
                expect(player.asked).to_have_text(player.words("table-hand-over"))
                player.answers(lambda: player.page.keyboard.press("."))
        view = until(asked)

    expect(player.asked).to_have_text(player.words("table-won", who=view["names"][view["result"]]))
    expect(player.prompt).to_contain_text(player.words("victory-7-3"))


def test_a_whole_game_by_keyboard_alone(person, server):
    player = person()
    game = sit(player, server)
    press, seat = player.page.keyboard.press, game.seat(*SIDES)
    digit = player.page.locator("[data-region=answers] [aria-keyshortcuts][data-answer]")

    while not (view := seat.view())["over"]:
        if view["question"]["options"]:
            player.sees(view)
        else:
            player.is_ready_for(view)
        key = digit.first.get_attribute("aria-keyshortcuts") if view["question"]["options"] else "."
        if "held" in player.answers(lambda key=key: press(key)):
            expect(player.asked).to_have_text(player.words("table-hand-over"))
            player.answers(lambda: press("."))

    expect(player.asked).to_have_text(player.words("table-won", who=view["names"][view["result"]]))


def test_the_map_comes_back_to_who_moves_when_it_has_shown_from_where_fuel_can_be_paid(person, server):
    player = person()
    sit(player, server)
    player.page.get_by_role("application").focus()
    player.page.keyboard.press("g")
    player.page.keyboard.type("C38.17")
    player.page.keyboard.press("Enter")
    box = player.page.get_by_role("application").bounding_box()
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    player.page.mouse.click(*middle)
    expect(player.page.locator("[data-word-field]")).to_be_visible()
    taken = player.page.locator("[data-place] [aria-pressed=true]")
    for left in range(taken.count() - 1, 0, -1):
        taken.first.click()
        expect(taken).to_have_count(left)
    answer_what_follows(player, player.answers(lambda: go_somewhere(player)))
    expect(player.page.locator("[data-go-on]")).to_be_enabled()
    player.page.keyboard.press("Escape")
    player.page.mouse.click(*middle)

    expect(player.page.locator("[data-place]")).to_have_attribute("data-place", "C38.17")


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (375, 667), (390, 844)])
def test_what_ends_a_segment_is_whole_on_a_phone_when_it_is_opened(person, server, language, width, height):
    player = person(language, {**PHONE, "viewport": {"width": width, "height": height}})
    sit(player, server)

    comes_in_sight(player, player.page.locator("[data-go-on]"))
