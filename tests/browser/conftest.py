"""A real Chromium and a real server for the browser tests. Without a Chromium or a built client they are skipped.

Three wishes in the environment bring races to light that else show on a busy machine only:
``TABLEVERSE_LATE=250`` holds back whatever the server sends, for up to so many milliseconds;
``TABLEVERSE_SLOW_PAGE=4`` gives the page a processor that is four times slower;
``TABLEVERSE_SLOW_TEST=100`` waits so many milliseconds after whatever a test does, so that bots have long answered.

``TABLEVERSE_LOOK=1`` keeps screenshots of what the tests saw, in ``build/screens``.
"""

import json
import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browser.people import DESKTOP, LOOK, PATIENCE, STATIC, UNPAINTED, Person, Server, find_chromium

#: What Playwright turns off (its own switch gives way to this one), and two pages of the address bar: nobody sees them,
#: but a full Chromium loads them for every new context, at a cost of more than a second of processor time.
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
    """One for all, since a start takes seconds. Every test has tables of its own; one that kills starts its own."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.kill()


@pytest.fixture
def person(browser: Any, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes people: ``person(locale="es-ES", viewport=PHONE)``. By default things do not move, to save time, and what
    happens is not shown step by step: ``pace="slow"`` shows it, and waits at every card that is revealed. The coach is
    silent, since a warning may come before or after a quick choice: ``coach=True`` hears it."""
    contexts: list[Any] = []
    people: list[Person] = []

    def make(pace: str = "off", coach: bool = False, **wishes: Any) -> Person:
        settings = {
            "viewport": DESKTOP,
            "locale": "en-US",
            "reduced_motion": "reduce",
            "color_scheme": "light",
            # It would load everything once more, to keep it for days without a network.
            "service_workers": "block",
            **wishes,
        }
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        # A page that belongs to no address, such as a new one, has no storage.
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
