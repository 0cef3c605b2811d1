"""How much comes over the wire before the first click."""

from playwright.sync_api import expect

MOST_BYTES = 100_000  # there is no room for a game's board, which nobody has asked for yet
MOST_BYTES_OF_A_TABLE = 120_000
MOST_REQUESTS = 8
SIZES = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .map(({ name, transferSize }) => [new URL(name).pathname, transferSize])"""


def test_the_first_page_is_light_and_asks_for_little(person):
    visitor = person()
    visitor.open("/")
    expect(visitor.button("lobby-quick-both").first).to_be_enabled()
    visitor.page.wait_for_load_state("networkidle")

    sizes = visitor.page.evaluate(SIZES)
    assert all(size > 0 for _, size in sizes), sizes
    assert sum(size for _, size in sizes) < MOST_BYTES, sizes
    assert len(sizes) <= MOST_REQUESTS, sizes


def test_a_table_is_light_too(person, server):
    player = person()
    player.sit_down(server.new_game(), "irgun")
    player.page.wait_for_load_state("networkidle")

    assert sum(size for _, size in player.page.evaluate(SIZES)) < MOST_BYTES_OF_A_TABLE
