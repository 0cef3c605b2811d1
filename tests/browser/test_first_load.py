"""How much comes over the wire before the first click, and how soon that click counts."""

import json
from time import perf_counter

from playwright.sync_api import expect

MOST_BYTES = 200_000
MOST_SECONDS = 5  # a second on a quiet machine; tests may share theirs
SIZES = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .map(({ name, transferSize }) => [new URL(name).pathname, transferSize])"""


def test_the_first_page_is_light_and_soon_there(person, record_property):
    visitor = person()
    began = perf_counter()
    visitor.open("/")
    expect(visitor.button("lobby-quick-both")).to_be_enabled()
    seconds = perf_counter() - began
    visitor.page.wait_for_load_state("networkidle")

    sizes = visitor.page.evaluate(SIZES)
    total = sum(size for _, size in sizes)
    print(json.dumps({"first load, bytes": total, "interactive after, seconds": round(seconds, 2)}))
    record_property("first load, bytes", total)
    record_property("interactive after, seconds", seconds)
    assert all(size > 0 for _, size in sizes), sizes
    assert total < MOST_BYTES, sizes
    assert seconds < MOST_SECONDS


def test_a_table_is_light_too(person, server):
    player = person()
    player.sit_down(server.new_game(), "irgun")
    player.page.wait_for_load_state("networkidle")

    assert sum(size for _, size in player.page.evaluate(SIZES)) < MOST_BYTES
