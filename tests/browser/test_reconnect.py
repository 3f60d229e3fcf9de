"""A connection that falls silent without closing: the page notices, names the unsent choice and reconnects."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from browser.people import Person, Server
from browser.silent_proxy import SilentProxy


@pytest.fixture
def silent_proxy(server: Server) -> Iterator[SilentProxy]:
    made = SilentProxy(server.port)
    yield made
    made.close()


def test_a_silent_connection_neither_loses_nor_repeats_a_choice(
    person: Callable[..., Person], server: Server, silent_proxy: SilentProxy
) -> None:
    made = server.create("me", "open")
    ana = person(locale="es-ES")
    ana.server = silent_proxy  # type: ignore[assignment]
    ana.sit(made)
    robin = person()
    robin.open(f"/table/{made['table']}")
    robin.page.get_by_role("button", name="Sit here").click()
    ana.wait_for_turn()

    # Nothing gets through: the choice is not made, and the page names it.
    silent_proxy.swallows = "all"
    pick_tokens(ana)
    ana.page.get_by_text("El servidor no responde").wait_for()
    expect(ana.page.get_by_text("Tu elección aún no ha llegado al servidor: Coger")).to_be_visible()
    ana.look("line-silent")
    ana.check_accessibility()
    assert server.get(f"/api/tables/{made['table']}")["moves"] == 0
    silent_proxy.swallows = ""
    ana.wait_for_moves("=== 1")
    ana.page.get_by_text("El servidor no responde").wait_for(state="detached")
    robin.wait_for_turn()
    assert robin.moves == 1
    robin.take_tokens()
    ana.wait_for_turn()

    # Only the answer is lost: the choice is sent again but made only once.
    silent_proxy.swallows = "answers"
    pick_tokens(ana)
    robin.wait_for_turn()
    ana.page.get_by_text("Tu elección aún no ha llegado al servidor: Coger").wait_for()
    silent_proxy.swallows = ""
    ana.wait_for_moves("=== 3")
    ana.page.get_by_text("El servidor no responde").wait_for(state="detached")
    expect(ana.page.locator("main")).not_to_have_attribute("aria-busy", "true")
    expect(ana.page.get_by_text("La partida ha avanzado")).to_have_count(0)
    assert server.get(f"/api/tables/{made['table']}")["moves"] == 3

    # The page notices the silence even if nobody acts.
    silent_proxy.swallows = "all"
    ana.page.get_by_text("El servidor no responde").wait_for()
    expect(ana.page.get_by_text("Tu elección")).to_have_count(0)
    robin.take_tokens()
    silent_proxy.swallows = ""
    ana.wait_for_turn()
    assert ana.moves == 4
    ana.complaints = [said for said in ana.complaints if "WebSocket connection" not in said]


def pick_tokens(somebody: Person) -> None:
    """Take tokens without waiting for the result."""
    take = somebody.page.locator(".decision button.main:enabled")
    while not take.count():
        somebody.page.locator(".bank [data-legal]").first.click()
    take.click()
