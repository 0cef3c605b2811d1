from contextlib import ExitStack

import pytest
from playwright.sync_api import expect, sync_playwright

from browser.people import DESK, Person
from sandtable.chromium import LEFT_OUT, find_chromium
from table.server import Server

CHROMIUM = find_chromium()
PATIENCE = 240_000  # milliseconds, on a machine that has other things to do
expect.set_options(timeout=PATIENCE)
# A test machine has no graphics card and no user namespaces to spare; and nothing but the tests may use the network.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
# A page need not wait for long: what an analysis finds in so many iterations is of the same kind.
BUDGETS = {"sandtable.table.analysis.COURSE_BUDGET": "20", "sandtable.table.analysis.TURNS_BUDGET": "50"}


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("browser") / "table.sqlite", constants=BUDGETS) as running:
        yield running


@pytest.fixture(scope="package")
def browser():
    """One browser for this folder: while it is open, the tests of others could not run an event loop of their own."""
    if CHROMIUM is None:
        pytest.skip(LEFT_OUT)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def person(browser, server):
    """Seat a person before a screen: `person("ja", PHONE)`. Whatever goes wrong in their page fails the test."""
    with ExitStack() as leaving:
        seated = []

        def seat(language="en", screen=DESK, **settings):
            locale = {"en": "en-GB", "ja": "ja-JP"}[language]
            calm = {"base_url": server.address, "locale": locale, "reduced_motion": "reduce"}
            chosen = {**calm, **screen, **settings}
            context = browser.new_context(**chosen)
            leaving.callback(context.close)
            context.set_default_timeout(PATIENCE)
            seated.append(Person(context.new_page(), chosen["base_url"], language))
            return seated[-1]

        yield seat
        faults = [fault for one in seated for fault in one.faults]
        if not server.is_running:  # the test has failed while it was down
            server.start()
    assert not faults, "\n".join(faults)
