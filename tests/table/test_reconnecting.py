"""Who comes back with an old view gets what is new of the log, and never keeps a line that was taken back meanwhile."""

from __future__ import annotations

from random import Random

from table.server import TWO_PEOPLE, next_view


def merged(kept: dict, view: dict) -> list[dict]:
    """The log of a client who had a view and now gets another."""
    return kept["log"][: view["log_from"]] + view["log"]


def test_who_reconnects_gets_only_what_is_new_of_the_log(server):
    seat = server.new_game().seat("british", "irgun")
    with seat.live() as socket:
        before = next_view(socket, 0)
    after = seat.play_at_random(1, answers=12)

    with seat.live(seen=before["at"]) as socket:
        view = next_view(socket, 0)

    assert before["log"]
    assert view["at"] == after["at"]
    assert view["log"] == seat.view(seen=before["at"])["log"] == after["log"][len(before["log"]) :]


def test_lines_taken_back_while_the_line_was_cut_are_gone_for_who_reconnects(server):
    game = server.new_game(seats=TWO_PEOPLE)
    british, irgun = game.seat("british"), game.seat("irgun")
    irgun.answer(1, "operation", "recruit", "recruit samaria", "2", "recruit gaza", "1")
    with british.live() as socket:
        kept = next_view(socket, 0)
    back = irgun.do("undo", at=kept["at"], back_to=kept["moment"] - 4)
    changed = irgun.play(back["at"], "recruit lydda", "1", "recruit jerusalem_d", "1")

    with british.live(seen=kept["at"]) as socket:
        view = next_view(socket, 0)

    assert len(kept["log"]) == len(changed["log"])
    assert kept["log"] != changed["log"]
    assert merged(kept, view) == merged(kept, british.view(seen=kept["at"])) == changed["log"]


def test_who_comes_back_at_any_time_has_the_log_as_it_is(server):
    seat, chance = server.new_game().seat("british", "irgun"), Random(3)
    old = [view := seat.view()]
    for step in range(60):
        if step % 7 == 6:
            back_to = chance.randrange(1, view["moment"])
            seat.post("rollback", at=view["at"], back_to=back_to)  # refused where only dice would be taken back
        view = seat.play_at_random(step, answers=1)
        if step == 40:
            server.kill()
            server.start()
        old = [*old, view][-10:]
        kept = chance.choice(old)

        assert merged(kept, seat.view(seen=kept["at"])) == view["log"]
