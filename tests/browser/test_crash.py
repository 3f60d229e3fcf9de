"""A server that is killed in mid-game: the page says so, reconnects, and the game goes on."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.people import Person, Server


@pytest.fixture
def server(chromium: str, tmp_path: Path) -> Iterator[Server]:
    """Start a server that the test may kill."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.kill()


def test_the_page_reconnects_after_the_server_was_killed(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    robin.sit(server.create("me", "random"))
    for _ in range(3):
        robin.wait_for_turn()
        robin.choose_something()
    robin.wait_for_turn()
    moves = robin.moves
    mine = robin.page.locator("section.mine")
    wealth = mine.inner_text()

    server.kill()
    robin.page.get_by_text("Connection lost").wait_for()
    robin.look("connection-lost")
    server.start()
    robin.page.get_by_text("Connection lost").wait_for(state="detached")
    robin.wait_for_turn()
    assert robin.moves == moves
    expect(mine).to_have_text(wealth, use_inner_text=True)
    robin.choose_something()
    robin.wait_for_moves(f"> {moves}")

    # The page may also be reloaded.
    robin.wait_for_turn()
    moves = robin.moves
    robin.page.reload()
    robin.wait_for_turn()
    assert robin.moves == moves
    # The browser logs the broken socket. This is no error of the page.
    robin.complaints = [said for said in robin.complaints if "WebSocket connection" not in said]
