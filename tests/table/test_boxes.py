"""Games with an owner's deck at the table: the box is the operator's, and no request brings one."""

from __future__ import annotations

from pathlib import Path

from processes import until
from table.server import Server

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "box"
SEATS = {"british": {"who": "me"}, "eoka": {"who": "me"}}
AGAINST_BOT = {"british": {"who": "me"}, "eoka": {"who": "bot", "bot": "search:5"}}  # EOKA goes first
NOT_HERE = "stands for an owner's box that is not here"


def with_box(file: Path) -> Server:
    return Server(file, "--rate", "0", "--box", str(EXAMPLE))


def test_a_game_is_played_with_the_deck_of_the_box_and_bots_have_it_in_their_processes(tmp_path):
    with with_box(tmp_path / "table.sqlite") as server:
        game = server.new_game(game="cyprus", seats=AGAINST_BOT, options={"deck": "owner"})
        seat = game.seat("british")
        until(lambda: seat.view()["bot_failed"] or seat.view()["question"]["side"] == "british")
        view = seat.view()

        assert not view["bot_failed"]
        assert view["options"]["deck"].startswith("owner-")
        assert view["components"] == "Owner's deck"


def test_a_game_with_a_box_is_listed_but_not_played_where_the_box_is_not(tmp_path):
    file = tmp_path / "table.sqlite"
    with with_box(file) as server, server.client() as browser:
        created = browser.post(
            "/api/games", json={"game": "cyprus", "seats": SEATS, "options": {"deck": "owner"}}
        ).json()
        cookies = dict(browser.cookies)
        house = browser.post("/api/games", json={"game": "cyprus", "seats": SEATS}).json()
        cookies |= dict(browser.cookies)
    with Server(file) as server, server.client() as browser:
        browser.cookies.update(cookies)
        listed = {one["id"]: one for one in browser.get("/api/games").json()}
        opened = browser.get(f"/api/games/{created['id']}")
        record = browser.get(f"/api/games/{created['id']}/record")

        assert NOT_HERE in listed[created["id"]]["problem"]
        assert listed[created["id"]]["components"] == "Owner's deck"
        assert (listed[house["id"]]["problem"], listed[house["id"]]["components"]) == ("", "House deck (ours)")
        assert opened.status_code == 409
        assert NOT_HERE in opened.json()["error"]
        assert "deck=owner-" in record.text


def test_no_request_can_bring_or_name_a_box(tmp_path):
    (tmp_path / "evil" / "cyprus").mkdir(parents=True)
    (tmp_path / "evil" / "cyprus" / "deck.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w')")
    evil = str(tmp_path / "evil")
    with Server(tmp_path / "table.sqlite") as server:
        form = {"game": "cyprus", "seats": SEATS}
        start = server.new_game(**form).seat("eoka").get("/record").text.replace("deck=house", f"deck=owner-{evil}")
        attempts = [
            {**form, "box": evil},
            {**form, "options": {"box": evil}},
            {**form, "options": {"deck": evil}},
            {**form, "options": {"deck": f"owner-{evil}"[:64]}},
            {**form, "game": f"{evil}/cyprus"},
            {**form, "record": "\n".join(line for line in start.splitlines() if not line.startswith("check"))},
            {**form, "position": f"sandtable position: 1\ngame: cyprus 1\nbox: {evil}\nfirst: eoka\n"},
        ]
        codes = [server.http.post("/api/games", json=attempt).status_code for attempt in attempts]
        codes += [server.http.post("/api/games", params={"box": evil}, json={**form, "game": "none"}).status_code]
        catalogue = server.http.get("/api/catalogue", params={"box": evil}).json()

        assert all(400 <= code < 500 for code in codes)
        assert len(catalogue[1]["components"]["values"]) == 1
        assert not (tmp_path / "ran").exists()
