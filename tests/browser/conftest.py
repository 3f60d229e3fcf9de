"""A real Chromium and a real server for the browser tests. Without a Chromium or a built client they are skipped."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browser.people import DESKTOP, STATIC, Person, Server

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        pytest.skip("there is no chromium here; on Debian, as root: apt-get install chromium")
    if not (STATIC / "index.html").is_file():
        pytest.skip("the web client is not built; run: make web")
    return found


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        program = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield program
        program.close()


@pytest.fixture(scope="module")
def server(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.kill()


@pytest.fixture
def person(browser: Any, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes people: ``person(locale="es-ES", viewport=PHONE)``. By default things do not move, to save time."""
    contexts: list[Any] = []
    people: list[Person] = []

    def make(**wishes: Any) -> Person:
        settings = {
            "viewport": DESKTOP,
            "locale": "en-US",
            "reduced_motion": "reduce",
            "color_scheme": "light",
            **wishes,
        }
        context = browser.new_context(**settings)
        context.set_default_timeout(60_000)
        contexts.append(context)
        people.append(Person(context.new_page(), server))
        return people[-1]

    yield make
    complaints = [complaint for one in people for complaint in one.complaints]
    for context in contexts:
        context.close()
    assert complaints == []
