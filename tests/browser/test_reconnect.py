"""The server dies, the network goes: the pages come back by themselves and play goes on."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.line import Line
from browser.people import SILENCE, Person
from table.server import TWO_PEOPLE, Opened


def fresh_log(person: Callable[[], Person], game: Opened) -> str:
    """The log as a page shows it that is opened now."""
    fresh = person()
    fresh.sit_down(game, "british")
    return fresh.log.inner_text()


def test_two_pages_survive_the_death_of_the_server(person, server):
    game = server.new_game(seats=TWO_PEOPLE)
    ann, ben = person("en"), person("ja")
    ann.sit_down(game, "british")
    view = ben.sit_down(game, "irgun")
    view = ben.answers(ben.option("operation").click)
    for one in (ann, ben):
        one.forgive(SILENCE)

    server.kill()
    lost = {one: one.page.get_by_role("status").get_by_text(one.words("table-lost")) for one in (ann, ben)}
    for one in (ann, ben):
        expect(lost[one]).to_be_visible()
    ben.option("recruit").click()
    server.start()

    for one in (ann, ben):
        expect(lost[one]).to_be_hidden()
    ben.sees(view)
    view = ben.answers(ben.option("recruit").click)
    ben.sees(view)
    expect(ann.log).to_contain_text("Recruit")


def test_an_answer_that_could_not_be_sent_is_said(person, server):
    player = person()
    view = player.sit_down(server.new_game(), "irgun")
    player.forgive(SILENCE)

    player.page.context.set_offline(True)
    player.option("operation").click()
    expect(player.page.get_by_role("status").get_by_text(player.words("table-not-sent"))).to_be_visible()
    player.sees(view)
    player.page.context.set_offline(False)

    player.sees(player.answers(player.option("operation").click))


def test_whose_line_was_cut_sees_all_that_happened_meanwhile_and_plays_on(person, server):
    game = server.new_game(seats=TWO_PEOPLE)
    with Line(server.port) as line:
        ann, ben = person("en", base_url=line.address), person("ja")
        ann.forgive(SILENCE)
        ann.sit_down(game, "british")
        view = ben.sit_down(game, "irgun")
        lost = ann.page.get_by_role("status").get_by_text(ann.words("table-lost"))
        ann.page.evaluate("window.isTheSame = true")

        line.cut()
        expect(lost).to_be_visible()
        before = ann.log.inner_text()
        while view["question"]["side"] == "irgun":
            ben.sees(view)
            view = ben.choose(view, view["question"]["options"][0])
        assert ann.log.inner_text() == before
        line.mend()

        expect(lost).to_be_hidden()
        view = game.seat("british").view()
        ann.sees(view)
        assert ann.log.inner_text() == fresh_log(person, game) != before
        view = ann.choose(view, view["question"]["options"][0])
        expect(ben.log).to_contain_text(game.seat("irgun").view(language="ja")["log"][-1]["text"])
        assert ann.page.evaluate("window.isTheSame"), "the page was loaded again"


def test_lines_taken_back_while_the_line_was_cut_are_not_in_the_log_any_more(person, server):
    game = server.new_game(seats=TWO_PEOPLE)
    irgun = game.seat("irgun")
    view = irgun.play(1, "operation", "recruit", "recruit samaria", "2", "recruit gaza", "1")
    with Line(server.port) as line:
        ann = person(base_url=line.address)
        ann.forgive(SILENCE)
        ann.sit_down(game, "british")
        expect(ann.log).to_contain_text("Samaria")

        line.cut()
        back = irgun.do("undo", at=view["at"], back_to=view["moment"] - 4)
        irgun.answer(back["at"], "recruit lydda", "1", "recruit jerusalem_d", "1")
        line.mend()

        expect(ann.log).to_contain_text("Lydda")
        assert ann.log.inner_text() == fresh_log(person, game)
        assert "Samaria" not in ann.log.inner_text()
