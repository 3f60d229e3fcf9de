"""Fixtures for the browser tests: a real Chromium and a real server. Without either, the tests are skipped.

Three environment variables provoke races that otherwise show only on a busy machine. ``TABLEVERSE_LATE=250`` delays
each message of the server by up to 250 milliseconds. ``TABLEVERSE_SLOW_PAGE=4`` slows the page's processor down by a
factor of four. ``TABLEVERSE_SLOW_TEST=100`` waits 100 milliseconds after each action of a test, so that bots have
answered by then.

``TABLEVERSE_LOOK=1`` saves screenshots in ``build/screens``.
"""

import json
import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browser.people import DESKTOP, LOOK, PATIENCE, STATIC, UNPAINTED, Person, Server, find_chromium

#: The features that Playwright turns off (its own switch is overridden by this one), and two pages of the address bar,
#: which a full Chromium loads for every new context at the cost of a second of processor time.
FEATURES_OFF = (
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
)
ARGUMENTS = [
    f"--disable-features={','.join(FEATURES_OFF)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
SLOW_PAGE = float(os.environ.get("TABLEVERSE_SLOW_PAGE", "1"))
SLOW_TEST = float(os.environ.get("TABLEVERSE_SLOW_TEST", "0"))


@pytest.fixture(scope="session")
def chromium() -> str:
    found = find_chromium()
    if found is None:
        pytest.skip("there is no chromium here; on Debian, as root: apt-get install chromium-headless-shell")
    if not (STATIC / "index.html").is_file():
        pytest.skip("the web client is not built; run: make web")
    return found


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Any]:
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        program = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS, slow_mo=SLOW_TEST)
        yield program
        program.close()


@pytest.fixture(scope="session")
def server(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start one server for all tests, because a start takes seconds.

    Every test has its own tables. A test that kills the server starts its own.
    """
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.kill()


@pytest.fixture
def person(browser: Any, server: Server) -> Iterator[Callable[..., Person]]:
    """Return a function that makes people, such as ``person(locale="es-ES", viewport=PHONE)``.

    To save time, nothing moves by default and events are not shown step by step. ``pace="slow"`` shows them and waits
    at every revealed card. The coach is off, because its warning may come before or after a quick choice.
    ``coach=True`` turns it on.
    """
    contexts: list[Any] = []
    people: list[Person] = []

    def make(pace: str = "off", coach: bool = False, **wishes: Any) -> Person:
        settings = {
            "viewport": DESKTOP,
            "locale": "en-US",
            "reduced_motion": "reduce",
            "color_scheme": "light",
            # A service worker would load everything again to keep it for offline use.
            "service_workers": "block",
            **wishes,
        }
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        # A page without an address, such as a new one, has no storage.
        kept = json.dumps({"pace": pace, "coach": coach})
        context.add_init_script(f"if (location.host) localStorage['tableverse-settings'] ??= '{kept}'")
        if not LOOK:
            context.add_init_script(UNPAINTED)
        contexts.append(context)
        page = context.new_page()
        if SLOW_PAGE > 1:
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PAGE})
        people.append(Person(page, server))
        return people[-1]

    yield make
    complaints = [complaint for one in people for complaint in one.complaints]
    for context in contexts:
        context.close()
    assert complaints == []
