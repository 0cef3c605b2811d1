"""Records and positions: saved from the table, opened in the lobby."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from table.server import HOT_SEAT


def save(player, key: str) -> str:
    with player.page.expect_download() as saving:
        player.menu(key).click()
    return Path(saving.value.path()).read_text()


def paste(player, text: str) -> None:
    player.open("/#new/palestine")
    player.page.get_by_label(player.words("lobby-start-import")).check()
    player.page.get_by_label(player.words("lobby-import"), exact=True).fill(text)


@pytest.mark.parametrize("what", ["record", "position"])
def test_what_is_saved_can_be_opened_again(person, server, what):
    game = server.new_game()
    game.seat("irgun", "british").play_at_random(8, answers=12)
    player = person()
    view = player.sit_down(game, "irgun", "british")

    text = save(player, f"table-export-{what}")
    player.open("/#new/palestine")
    for side in ("British", "Irgun"):
        seat = player.page.get_by_role("group", name=side)
        seat.get_by_label(player.words("lobby-who-me"), exact=True).check()
    player.page.get_by_label(player.words("lobby-start-import")).check()
    file = {"name": f"game.{what}", "mimeType": "text/plain", "buffer": text.encode()}
    player.page.get_by_label(player.words("lobby-import-file")).set_input_files(file)
    opened = player.begins(player.button("lobby-begin").click)["view"]

    assert opened["id"] != game.id
    assert opened["question"] == view["question"]
    player.page.wait_for_url(f"**/games/{opened['id']}")
    player.sees(opened)


def test_a_menu_entry_leads_to_the_import(person, server):
    player = person()
    player.sit_down(server.new_game(), "irgun")

    player.menu("table-import").click()

    expect(player.page.get_by_role("heading", level=1)).to_have_text(player.words("lobby-new-game"))


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_corrupt_record_is_refused_with_the_servers_sentence(person, server, language):
    seat = server.new_game().seat("irgun", "british")
    seat.play_at_random(8, answers=5)
    corrupt = seat.text("record").replace("answers: ", "answers: 9")
    form = {"game": "palestine", "seats": HOT_SEAT, "record": corrupt}
    sentence = server.http.post(f"/api/games?language={language}", json=form).json()["error"]
    player = person(language)
    player.forgive("status of 4")

    paste(player, corrupt)

    expect(player.page.get_by_text(sentence)).to_be_visible()
    expect(player.page.get_by_label(player.words("lobby-import"), exact=True)).to_have_value(corrupt)
    expect(player.button("lobby-begin")).to_be_disabled()
