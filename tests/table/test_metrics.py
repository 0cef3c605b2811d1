"""What Prometheus reads at /metrics is what has happened, and names no game and no secret."""

from __future__ import annotations

import re

from table.server import TWO_PEOPLE, Server, next_view


def read(server: Server) -> dict[str, float]:
    answer = server.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line.rpartition(" ") for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_requests_sockets_games_and_commits_are_counted(server):
    answers = 'sandtable_requests_total{method="POST",route="/api/games/{game_id}/answers",status="200"}'
    before = read(server)
    game = server.new_game(seats=TWO_PEOPLE)
    with game.seat("british").live() as socket:
        next_view(socket, 0)
        game.seat("irgun").answer(1, "operation", "sabotage")
        now = read(server)

    def grown(name: str) -> float:
        return now[name] - before.get(name, 0)

    assert grown(answers) == 1
    assert grown('sandtable_request_seconds_count{route="/api/games/{game_id}/answers"}') == 1
    assert grown("sandtable_sockets_open") == 1
    assert grown("sandtable_games_in_memory") == 1
    assert grown("sandtable_entries_committed_total") == 3
    assert grown("sandtable_commit_seconds_count") == 4  # the new game, its first card, the seat taken, the answers
    assert now["process_resident_memory_bytes"] > 0


def test_whatever_is_asked_the_labels_stay_few_and_tell_nothing(server):
    game = server.new_game(seats=TWO_PEOPLE)
    game.seat("irgun").view()
    for number in range(20):
        server.http.get(f"/nothing/{number}")
        server.http.request(f"BREW{number}", "/api/games")
    text = server.http.get("/metrics").text

    assert [secret for secret in [game.id, *game.secrets.values(), "nothing", "BREW"] if secret in text] == []
    assert set(re.findall(r'method="(\w+)"', text)) <= {"GET", "POST", "PUT", "unknown"}
