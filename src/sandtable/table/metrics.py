"""What the table counts for Prometheus, at /metrics. Labels are templates and numbers, never a game or a secret."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

UNKNOWN = "unknown"
METHODS = {"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"}
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
REQUESTS = Counter("sandtable_requests", "requests answered", ["method", "route", "status"], registry=REGISTRY)
REQUEST_SECONDS = Histogram(
    "sandtable_request_seconds", "time to answer a request", ["route"], registry=REGISTRY, buckets=QUICK
)
SOCKETS = Gauge("sandtable_sockets_open", "sockets that watch a game", registry=REGISTRY)
GAMES = Gauge("sandtable_games_in_memory", "games that need not be read again", registry=REGISTRY)
ENTRIES = Counter("sandtable_entries_committed", "answers, chance's included, and steps back", registry=REGISTRY)
COMMIT_SECONDS = Histogram(
    "sandtable_commit_seconds", "time of a commit, of one change or several", registry=REGISTRY, buckets=QUICK
)
COMMIT_FAILURES = Counter("sandtable_commits_failed", "commits that the database refused", registry=REGISTRY)
BOTS_THINKING = Gauge("sandtable_bots_thinking", "bots that are looking for an answer", registry=REGISTRY)


def count_request(scope: Scope, status: int, seconds: float) -> None:
    """Count an answered request by the template of its route."""
    route = getattr(scope.get("route"), "path", UNKNOWN)
    method = scope["method"] if scope["method"] in METHODS else UNKNOWN
    REQUESTS.labels(method, route, str(status)).inc()
    REQUEST_SECONDS.labels(route).observe(seconds)


async def metrics(_: Request) -> Response:
    """All of it, in Prometheus's text format."""
    return Response(generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})
