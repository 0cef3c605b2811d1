"""Several processes on one PostgreSQL: each tells what the others have changed, and a restart of it does no harm."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import pytest
from websockets.sync.client import ClientConnection

from commands import sandtable
from processes import until
from sandtable.table.creation import create
from sandtable.table.dossier import Entry
from sandtable.table.forms import NewGameForm, SeatForm
from sandtable.table.games import Games
from sandtable.table.store import Store
from table.postgres import Postgres
from table.server import HOT_SEAT, TWO_PEOPLE, Opened, Server, next_view
from table.test_take_over import fail, take_over

TRUST = "sandtable.table.presence.SECONDS_OF_TRUST"
RENEWALS = "sandtable.table.updates.SECONDS_BETWEEN_RENEWALS"


@pytest.fixture(scope="module")
def two_servers(postgres, tmp_path_factory):
    """Two processes on one new database, started at the same time."""
    database = postgres.new_database(f"two_{uuid4().hex}")
    folder = tmp_path_factory.mktemp("two")
    servers = [Server(folder / f"{name}.sqlite", database=database) for name in ("one", "two")]
    with ThreadPoolExecutor(2) as pool:
        running = list(pool.map(Server.__enter__, servers))
    yield running
    for server in running:
        server.__exit__(None, None, None)


def at_the_other(game: Opened, server: Server) -> Opened:
    """The same game, visited on another server."""
    created = {"id": game.id, "secrets": game.secrets, "links": game.links, "view": game.view}
    return Opened(server, created)


def test_an_answer_on_one_process_is_heard_on_a_socket_of_the_other(two_servers):
    one, two = two_servers
    game = one.new_game(seats=TWO_PEOPLE)
    with at_the_other(game, two).seat("british").live() as socket:
        at = next_view(socket, 0)["at"]
        answered = game.seat("irgun").play(at, "operation", "sabotage")
        heard = next_view(socket, at + 1)

    assert heard["at"] == answered["at"]
    assert heard["state"] == answered["state"]
    assert heard["question"] == answered["question"]


def test_a_bot_taken_over_on_one_process_thinks_no_more_on_the_other(two_servers):
    one, two = two_servers
    game = one.new_game(seats={"british": {"who": "me"}, "irgun": {"who": "bot", "bot": "search:30s"}})
    at = fail(game)
    elsewhere = at_the_other(game, two).seat("british")
    elsewhere.view()
    until(two.thinkers)

    take_over(game.seat("british"), at)

    until(lambda: not two.thinkers())
    assert elsewhere.view()["seats"]["irgun"]["who"] == "person"


def test_undo_chat_and_requests_to_go_back_reach_the_other_process(two_servers):
    one, two = two_servers
    game = one.new_game(seats=TWO_PEOPLE)
    irgun = game.seat("irgun")
    with at_the_other(game, two).seat("british").live() as socket:
        at = next_view(socket, 0)["at"]
        irgun.answer(at, "operation")
        moved = next_view(socket, at + 1)
        irgun.post("undo", at=moved["at"])
        undone = next_view(socket, moved["at"] + 1)
        irgun.post("chat", text="sorry")
        said = next_view(socket, undone["at"])
        irgun.answer(undone["at"], "operation")
        again = next_view(socket, undone["at"] + 1)
        irgun.post("rollback", at=again["at"], back_to=1)
        asked = next_view(socket, again["at"])

    assert undone["moment"] == moved["moment"] - 1
    assert undone["question"] == game.view["question"]
    assert [message["text"] for message in said["chat"] if not message["event"]] == ["sorry"]
    assert asked["rollback"] == {"side": "irgun", "back_to": 1, "agreed": ["irgun"]}


def test_who_allows_analysis_is_known_to_the_other_process(two_servers):
    one, two = two_servers
    game = one.new_game(seats=TWO_PEOPLE)
    with at_the_other(game, two).seat("british").live() as socket:
        assert not next_view(socket, 0)["seats"]["irgun"]["allows_analysis"]
        game.seat("irgun").post("allow-analysis", allow=True)
        while not next_view(socket, 0)["seats"]["irgun"]["allows_analysis"]:
            pass  # who is here may have been told before

    assert at_the_other(game, two).seat("british").do("allow-analysis", allow=True)["may_analyse"]


def test_a_game_played_through_two_processes_is_one_game(two_servers):
    one, two = two_servers
    game = one.new_game()
    seats = [game.seat("british", "irgun"), at_the_other(game, two).seat("british", "irgun")]
    with seats[0].live() as here, seats[1].live(language="ja") as there:
        sockets = [here, there]
        views = [next_view(socket, 0) for socket in sockets]
        logs = [list(view["log"]) for view in views]
        for turn in range(120):
            if views[0]["over"]:
                break
            at, speaker = views[0]["at"], turn % 2
            options = views[0]["question"]["options"]
            assert seats[speaker].answer(at, options[turn % len(options)]["answer"]).status_code == 200
            views = [next_view(socket, at + 1) for socket in sockets]
            logs = [log[: view["log_from"]] + view["log"] for log, view in zip(logs, views, strict=True)]

    assert views[0]["state"] == views[1]["state"]
    assert logs == [seats[1].view()["log"], seats[0].view(language="ja")["log"]]


def test_who_reconnects_at_another_process_has_the_log_as_it_is(two_servers):
    one, two = two_servers
    game = one.new_game(seats=TWO_PEOPLE)
    irgun, elsewhere = game.seat("irgun"), at_the_other(game, two).seat("british")
    kept = irgun.play(1, "operation", "recruit", "recruit samaria", "2")
    with elsewhere.live(seen=kept["at"]) as socket:
        while next_view(socket, 0)["at"] < kept["at"]:
            pass  # this process hears of it a little later
    back = irgun.do("undo", at=kept["at"], back_to=kept["moment"] - 2)
    changed = irgun.play(back["at"], "recruit lydda", "1")

    with elsewhere.live(seen=kept["at"]) as socket:
        view = next_view(socket, changed["at"])

    assert kept["log"][: view["log_from"]] + view["log"] == changed["log"] != kept["log"]


def test_an_order_of_a_record_may_be_longer_than_one_that_is_typed(postgres):
    order = Entry("british", "move br-7rtr via " + " ".join(["C42.19"] * 80))

    async def run() -> Entry:
        store = await Store.open(postgres.new_database(f"long_{uuid4().hex}"))
        seats = {side: SeatForm(who="me") for side in HOT_SEAT}
        game, _ = await create(Games(store, lambda _: None), NewGameForm(game="palestine", seats=seats), "", "somebody")
        await store.append(game.id, game.at, [order], over=False)
        stored = await store.load(game.id)
        await store.close()
        assert stored is not None
        return stored.entries[-1]

    assert asyncio.run(run()) == order


def sees(socket: ClientConnection, *here: str) -> bool:
    """Whether a socket is told that these are there and nobody else."""
    while next_view(socket, 0)["here"] != [*here]:
        pass
    return True


def test_who_is_there_is_known_at_every_process(two_servers):
    one, two = two_servers
    game = one.new_game(seats=TWO_PEOPLE)
    other = at_the_other(game, two)
    with game.seat("british").live() as ann:
        with other.seat("irgun").live() as ben:
            assert sees(ann, "british", "irgun")
            assert sees(ben, "british", "irgun")
            assert game.seat("irgun").view()["here"] == other.seat("irgun").view()["here"] == ["british", "irgun"]
        assert sees(ann, "british")


def test_a_process_that_starts_later_asks_who_is_there_and_is_told(postgres, tmp_path):
    database = postgres.new_database(f"later_{uuid4().hex}")
    never = {RENEWALS: 10**6}  # so whoever is not asked tells nothing more
    with Server(tmp_path / "one.sqlite", database=database, constants=never) as one:
        game = one.new_game(seats=TWO_PEOPLE)
        with game.seat("british").live() as ann:
            next_view(ann, 0)
            with Server(tmp_path / "two.sqlite", database=database, constants=never) as two:
                seat = at_the_other(game, two).seat("irgun")

                until(lambda: seat.view()["here"] == ["british"])


def test_those_of_a_killed_process_are_gone_after_a_while(postgres, tmp_path):
    database = postgres.new_database(f"killed_{uuid4().hex}")
    constants = {TRUST: 2.0, RENEWALS: 0.5}
    with Server(tmp_path / "one.sqlite", database=database, constants=constants) as one:
        game = one.new_game(seats=TWO_PEOPLE)
        with (
            game.seat("british").live() as ann,
            Server(tmp_path / "two.sqlite", database=database, constants=constants) as two,
            at_the_other(game, two).seat("irgun").live(),
        ):
            assert sees(ann, "british", "irgun")
            time.sleep(constants[TRUST] + 0.5)
            until(lambda: game.seat("british").view()["here"] == ["british", "irgun"])  # it is told again and again
            two.kill()
            assert sees(ann, "british")


def test_of_many_who_answer_at_once_at_two_processes_exactly_one_wins(two_servers):
    one, two = two_servers
    game = one.new_game()
    seats = [game.seat("british", "irgun"), at_the_other(game, two).seat("british", "irgun")]
    for _ in range(5):
        view = seats[0].view()
        options = [option["answer"] for option in view["question"]["options"]]
        with ThreadPoolExecutor(8) as pool:
            given = [
                pool.submit(seats[number % 2].answer, view["at"], options[number % len(options)]) for number in range(8)
            ]
        answers = [answer.result() for answer in given]

        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
        assert len({answer.json()["at"] for answer in answers}) == 1
        assert seats[0].view()["state"] == seats[1].view()["state"]


def test_the_server_outlives_a_restart_of_postgresql(tmp_path):
    with Postgres() as postgres:
        database = postgres.new_database("table")
        with (
            Server(tmp_path / "one.sqlite", database=database) as one,
            Server(tmp_path / "two.sqlite", database=database) as two,
        ):
            game = one.new_game(seats=TWO_PEOPLE)
            irgun = game.seat("irgun")
            with at_the_other(game, two).seat("british").live() as socket:
                before = next_view(socket, 0)
                postgres.stop()
                refused = irgun.answer(before["at"], "operation")
                health = one.http.get("/healthz")
                postgres.start()

                assert (refused.status_code, health.status_code) == (503, 503)
                assert refused.json() == {"error": "the table's database does not work: try again in a while"}
                assert health.json() == refused.json()  # why and where, only the log says
                assert '"message": "the database failed", "reason": "' in one.log()
                assert [irgun.view()[part] for part in ("at", "state")] == [before["at"], before["state"]]
                assert irgun.answer(before["at"], "operation").status_code == 200
                assert next_view(socket, before["at"] + 1)["at"] == before["at"] + 1
                assert one.http.get("/healthz").status_code == 200


def test_a_connection_cut_by_postgresql_is_replaced_and_what_was_missed_is_read(two_servers, postgres):
    one, two = two_servers
    game = one.new_game(seats=TWO_PEOPLE)
    with at_the_other(game, two).seat("british").live() as socket:
        at = next_view(socket, 0)["at"]
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'sandtable'"
        assert postgres.psql(cut).returncode == 0
        assert game.seat("irgun").answer(at, "operation").status_code == 200
        assert next_view(socket, at + 1)["at"] == at + 1


def test_a_postgresql_that_is_not_there_is_one_sentence(tmp_path):
    url = f"postgresql://ann:hush@/table?host={tmp_path}"
    run = sandtable("serve", "--port", "0", "--database", url)

    assert run.returncode == 2
    assert "cannot be used" in run.stderr
    assert "hush" not in run.stderr
    assert len(run.stderr.splitlines()) == 1
