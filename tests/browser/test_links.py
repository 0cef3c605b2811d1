"""Links and what a browser keeps: secrets only in links and cookies, and my games whatever has become of them."""

import re
import sqlite3
from datetime import datetime

from playwright.sync_api import expect

from browser.people import PHONE, SILENCE
from table.server import TWO_PEOPLE, Server

STORED = "() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"
BEGIN_HUNDRED = """async () => {
  const seats = { british: { who: "me" }, irgun: { who: "me" } };
  const body = JSON.stringify({ game: "palestine", seats });
  const form = { method: "POST", headers: { "content-type": "application/json" }, body };
  const ids = [];
  for (let number = 0; number < 100; number++) ids.push((await (await fetch("/api/games", form)).json()).id);
  return ids;
}"""
READ = "navigator.clipboard.readText()"


def with_clipboard(person, language="en", **settings):
    return person(language, permissions=["clipboard-read", "clipboard-write"], **settings)


def invite(player):
    """Begin a game with a friend; its secrets."""
    player.open("/#new/palestine")
    player.page.get_by_role("group", name="Irgun").get_by_label(player.words("lobby-who-friend")).check()
    created = player.begins(player.button("lobby-begin").click)
    expect(player.page.get_by_text(player.words("lobby-invite-open"))).to_be_visible()
    return created


def test_no_script_can_read_a_secret_and_those_stored_by_earlier_versions_are_erased(person):
    ann = person()
    ann.open("/")
    ann.page.evaluate("localStorage['sandtable-links-x'] = sessionStorage['sandtable-links-y'] = 'a#secret'")
    created = invite(ann)
    ann.page.reload()
    expect(ann.page.get_by_role("textbox").first).to_have_value(re.compile(created["secrets"]["irgun"]))
    ann.link("lobby-take-seat").click()
    expect(ann.asked).to_be_visible()

    stored = ann.page.evaluate(STORED)
    assert "links" not in stored
    assert [secret for secret in created["secrets"].values() if secret in stored] == []


def test_an_invitation_can_be_copied_again_until_the_friend_has_come(person):
    ann = with_clipboard(person)
    created = invite(ann)
    ann.open("/")
    ann.button("lobby-copy-for", side="Irgun").click()
    expect(ann.button("table-copied")).to_be_visible()
    link = ann.page.evaluate(READ)
    ann.open(f"/games/{created['id']}")
    ann.tab("players").click()
    expect(ann.button("table-copy-link")).to_have_count(2)  # for Irgun and to watch

    ben = person()
    ben.take_seat(link, "Irgun")
    expect(ben.page.locator("[data-answer]").filter(visible=True).first).to_be_visible()

    expect(ann.button("table-copy-link")).to_have_count(1)
    ann.open(f"/#invite/{created['id']}")
    expect(ann.page.get_by_text(ann.words("lobby-invite-arrived"))).to_be_visible()
    expect(ann.page.get_by_role("textbox")).to_have_count(1)
    ann.open("/")
    expect(ann.page.locator("li a").first).to_be_visible()
    expect(ann.button("lobby-copy-for", side="Irgun")).to_have_count(0)


def test_who_watches_can_show_a_moment_to_anybody(person, server):
    game = server.new_game(seats=TWO_PEOPLE)
    last = game.seat("british", "irgun").play_at_random(4, answers=20)["moment"]
    for side in ("irgun", "spectator"):
        player = with_clipboard(person)
        player.open(game.links[side])
        player.page.wait_for_url(f"**/games/{game.id}")
        player.open(f"/games/{game.id}/5")
        player.button("table-copy-moment").click()
        expect(player.button("table-copied")).to_be_visible()

        stranger = person("ja")
        stranger.open(player.page.evaluate(READ))
        expect(stranger.prompt).to_contain_text(stranger.words("table-replay-at", moment=5, last=last))
        expect(stranger.page).to_have_url(re.compile(rf"/games/{game.id}/5$"))


def test_an_older_game_says_that_its_links_are_for_those_at_the_table(person, server):
    game = server.new_game()
    with sqlite3.connect(server.file) as database:
        database.execute("UPDATE games SET watch_secret = NULL WHERE id = ?", [game.id])
    database.close()
    server.kill()
    server.start()
    player = with_clipboard(person)
    player.sit_down(game, "irgun")
    player.open(f"/games/{game.id}/1")
    player.button("table-copy-moment-own").click()

    expect(player.button("table-copied")).to_be_visible()
    assert player.page.evaluate(READ) == f"{server.address}/games/{game.id}/1"


def test_a_new_game_from_a_moment_with_a_friend_shows_the_link_to_send(person, server):
    game = server.new_game()
    player = person()
    player.sit_down(game, "irgun", "british")
    player.menu("table-continue-here").click()
    dialog = player.page.get_by_role("dialog", name=player.words("table-continue-here"))
    dialog.get_by_role("combobox").last.select_option("friend")
    dialog.get_by_role("button", name=player.words("table-begin")).click()

    expect(player.page.get_by_text(player.words("lobby-invite-open"))).to_be_visible()


def test_a_hundred_games_on_one_screen_are_all_kept_the_newest_first(person, server):
    player = person()
    player.open("/")
    ids = player.page.evaluate(BEGIN_HUNDRED)
    player.page.reload()

    rows = player.page.locator("li a.game")
    expect(rows).to_have_count(100)
    expect(rows.first).to_have_attribute("href", f"/games/{ids[-1]}")
    expect(rows.last).to_have_attribute("href", f"/games/{ids[0]}")
    rows.last.click()
    expect(player.page.locator("[data-answer]").filter(visible=True).first).to_be_visible()


def test_a_database_that_is_gone_is_told_in_the_lobby(person, tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        game = server.new_game()
        player = person("ja", base_url=server.address)
        player.sit_down(game, "irgun")
        player.page.goto("about:blank")  # or the table would try to come back to a server without a database
        server.kill()
        server.start()
        server.file.rename(tmp_path / "elsewhere")
        player.forgive(f"503|{SILENCE}")
        player.open("/")
        expect(player.page.get_by_role("alert")).to_contain_text("データベース")
        expect(player.page.get_by_text(player.words("lobby-no-games"))).to_have_count(0)
        (tmp_path / "elsewhere").rename(server.file)

        expect(player.page.locator("li a.game")).to_have_count(1)
        expect(player.page.get_by_role("alert")).to_have_count(0)


def test_a_database_that_is_gone_is_told_at_the_table_and_nothing_is_lost(person, tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        game = server.new_game()
        player = person(base_url=server.address)
        player.forgive(f"503|WebSocket|{SILENCE}")
        view = player.sit_down(game, "irgun")
        player.page.goto("about:blank")
        server.kill()
        server.start()
        server.file.rename(tmp_path / "elsewhere")

        player.open(f"/games/{game.id}")
        expect(player.page.get_by_role("alert")).to_contain_text("database")
        expect(player.page.get_by_role("heading", level=1)).to_have_text(player.words("table-silent"))
        (tmp_path / "elsewhere").rename(server.file)

        player.sees(view)
        player.sees(player.answers(player.option("operation").click))


def test_a_game_of_another_version_is_listed_and_its_record_can_be_saved(person, tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        game = server.new_game()
        record = game.seat("irgun").text("record")
        people = [person(base_url=server.address), person("ja", PHONE, base_url=server.address)]
        for player in people:
            player.forgive(f"{SILENCE}|status of 409|WebSocket handshake: Unexpected response code: 403")
            player.sit_down(game, "irgun")
            player.open("/")
            expect(player.page.locator("li a.game")).to_have_count(1)
        with sqlite3.connect(server.file) as database:
            database.execute("UPDATE games SET rules_version = 7")
        database.close()
        server.kill()
        server.start()

        for player in people:
            player.page.reload()
            expect(player.page.get_by_text(player.words("lobby-group-unplayable"), exact=True)).to_be_visible()
            expect(player.page.locator("li")).to_contain_text("7")
            with player.page.expect_download() as saved:
                player.link("table-export-record").click()
            assert saved.value.path().read_text() == record.replace("palestine 1", "palestine 7")
            player.open(f"/games/{game.id}")
            expect(player.page.get_by_text(player.words("table-unplayable-todo"))).to_be_visible()
            expect(player.link("table-export-record")).to_be_visible()


def test_a_date_is_written_as_in_the_readers_own_country(person, server):
    game = server.new_game()
    for locale, form in {"en-GB": "%-d %b %Y", "en-US": "%b %-d, %Y"}.items():
        player = person(locale=locale, timezone_id="UTC")
        player.sit_down(game, "irgun")
        player.open("/")
        shown = player.page.locator("time").first
        moved = datetime.fromisoformat(shown.get_attribute("datetime"))
        written = moved.strftime(form).replace("Sep", "Sept" if locale == "en-GB" else "Sep")

        expect(shown).to_have_attribute("title", re.compile(f"^{re.escape(written)}"))
