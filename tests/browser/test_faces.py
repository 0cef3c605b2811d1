"""The face of a game is loaded when a page of the game is opened; what does not come, or is not there, is said."""

import json

from playwright.sync_api import expect

FACE = "**/assets/face-*.js"


def answered_with(change):
    """Let the server answer, and change what it says on the way."""

    def answer(route):
        response = route.fetch()
        route.fulfill(response=response, json=change(response.json()))

    return answer


def told_with(change):
    """Let the server tell, and change what it says on the way."""

    def attend(socket):
        line = socket.connect_to_server()
        line.on_message(lambda view: socket.send(json.dumps({**json.loads(view), **change})))

    return attend


def test_who_reads_the_first_page_loads_no_face(person):
    visitor = person()
    loaded = []
    visitor.page.on("request", lambda request: loaded.append(request.url))
    visitor.open("/")
    expect(visitor.button("lobby-quick-both").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert not [url for url in loaded if "/face-" in url]

    with visitor.page.expect_request(FACE):
        visitor.page_link("lobby-nav-rules").click()
        visitor.page.get_by_role("link", name="The British Way: Palestine").click()
    expect(visitor.page.get_by_role("article")).to_be_visible()


def test_a_face_that_does_not_come_can_be_asked_for_again(person):
    visitor = person()
    visitor.forgive("Failed to load resource")
    visitor.page.route(FACE, lambda route: route.abort())
    visitor.open("/rules/palestine/3.3.3")
    expect(visitor.page.get_by_role("alert")).to_have_text(visitor.words("app-not-loaded"))

    visitor.page.unroute(FACE)
    visitor.button("app-load-again").click()

    expect(visitor.page.get_by_role("article").get_by_role("heading")).to_have_text("3.3.3 Sabotage")


def test_a_table_of_a_game_without_a_face_says_so(person, server):
    visitor = person("ja")
    visitor.page.route_web_socket("**/live?*", told_with({"game": "faceless"}))
    visitor.open(server.new_game().links["irgun"])

    expect(visitor.page.get_by_role("alert")).to_contain_text(visitor.words("app-no-face"))


def test_a_game_without_a_face_is_not_offered(person):
    visitor = person()
    visitor.page.route(
        "**/api/catalogue?*", answered_with(lambda games: [{**games[0], "game": "faceless", "title": "?"}, *games])
    )
    visitor.open("/#new")

    expect(visitor.page.get_by_role("link", name="The British Way: Palestine")).to_be_visible()
    expect(visitor.page.get_by_role("link", name="?", exact=True)).to_be_hidden()
