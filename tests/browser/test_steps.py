"""Events shown step by step on the board, and a log whose lines show the game as it was."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.people import ASKED, DESKTOP, PHONE, TABLET, Person, Server

COVERS = """() => {
    const [asked, log] = ['.board .decision', 'aside.drawer'].map(
        (name) => document.querySelector(name).getBoundingClientRect())
    return asked.left < log.right && log.left < asked.right && asked.top < log.bottom && log.top < asked.bottom
}"""
#: Game, seats, settings, and the options to choose until a card is revealed.
TABLES: list[tuple[str, tuple[str, ...], dict[str, Any], tuple[str, ...]]] = [
    ("champions", ("me",), {"seed": 5, "scenario": "rhino"}, ("done", "end-turn", "done")),
    ("united", ("me", "greedy"), {"seed": 3}, ("start",)),
    ("dagger", ("me", "greedy"), {"seed": 7}, ()),
]


def play_until_revealed(robin: Person, wishes: tuple[str, ...]) -> None:
    """Choose options with these prefixes, or else the first one, until a revealed card waits to be read."""
    stopped = robin.page.get_by_role("button", name="Continue")
    for _ in range(40):
        robin.page.locator(f"{ASKED}, .steps .button.main").first.wait_for()
        if stopped.count():
            return
        wished = [robin.page.locator(f".decision [data-option^='{wish}']") for wish in wishes]
        found = next((choice for choice in wished if choice.count()), None)
        if found is None:
            robin.page.keyboard.press("1")
        else:
            found.first.click()
        robin.page.wait_for_selector("main:not([aria-busy='true'])")
    raise AssertionError("nothing was revealed")


def look_back(page: Page, line: int) -> None:
    # At its left edge, because names of cards in it are links.
    page.locator(".line .then").nth(line).click(position={"x": 3, "y": 3})
    expect(page.locator("main.past")).to_have_count(1)


@pytest.mark.parametrize(("game", "seats", "settings", "wishes"), TABLES, ids=[table[0] for table in TABLES])
def test_events_are_shown_and_can_be_looked_up_in_the_log(
    person: Callable[..., Person],
    server: Server,
    game: str,
    seats: tuple[str, ...],
    settings: dict[str, Any],
    wishes: tuple[str, ...],
) -> None:
    robin = person(pace="slow")
    page = robin.page
    robin.sit(server.create(*seats, game=game, **settings))
    play_until_revealed(robin, wishes)

    # The card is shown large with a line of text. Meanwhile there are no options, and the board keeps its size.
    expect(page.locator(".large").first).to_be_visible()
    expect(page.locator("[data-option]")).to_have_count(0)
    for name, size in (("phone", PHONE), ("tablet", TABLET), ("desktop", DESKTOP)):
        page.set_viewport_size(size)
        robin.check_that_nothing_scrolls()
        expect(page.get_by_role("button", name="Skip")).to_be_in_viewport()
        robin.look(f"steps-{game}-{name}")
    robin.check_accessibility()
    count = page.locator(".steps .count")
    before = count.inner_text() if count.count() else ""
    page.keyboard.press(",")
    page.keyboard.press(".")
    if before:
        expect(count).to_have_text(before)
    # A key skips the rest, also if several bots choose.
    while not page.locator(ASKED).count():
        page.keyboard.press(" ")

    # The log stands beside the decision. A line shows the board at that time, with cards that can be opened.
    page.keyboard.press("l")
    page.get_by_role("complementary", name="Log", exact=True).wait_for()
    for name, size in (("tablet", TABLET), ("desktop", DESKTOP)):
        page.set_viewport_size(size)
        page.wait_for_function(f"() => !({COVERS})()")
        robin.look(f"log-{game}-{name}")
    moves = robin.moves
    look_back(page, 1)
    expect(page.locator(".decision")).to_contain_text("You are looking back")
    expect(page.locator("[data-option]")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    robin.look(f"past-{game}")
    robin.check_accessibility()
    page.get_by_role("complementary", name="Log", exact=True).locator("li.line [data-peek]").first.click()
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.get_by_role("button", name="Back to live").click()
    robin.wait_for_turn()
    assert robin.moves == moves

    page.get_by_role("button", name="Replay the last round").click()
    expect(page.locator("main.past .steps")).to_be_visible()
    page.keyboard.press("Escape")
    robin.wait_for_turn()
    assert robin.moves == moves


def test_a_bots_move_is_shown_line_by_line(person: Callable[..., Person], server: Server) -> None:
    """Check that each line is shown as it happens, with motion on. On a phone, looking back closes the log."""
    robin = person(pace="normal", viewport=PHONE, reduced_motion="no-preference", locale="es-ES", has_touch=True)
    page = robin.page
    robin.sit(server.create("me", "greedy"))
    robin.wait_for_turn()
    page.evaluate(
        "window.said = []; new MutationObserver(() => { const line = document.querySelector('.prompt.told')?.innerText;"
        " if (line && window.said.at(-1) !== line) window.said.push(line) })"
        ".observe(document.body, { childList: true, subtree: true, characterData: true })"
    )
    robin.take_tokens()
    robin.wait_for_turn()
    assert any(line.startswith("Voraz ") for line in page.evaluate("window.said")), page.evaluate("window.said")

    page.get_by_role("button", name="Registro").tap()
    page.get_by_role("complementary", name="Registro").wait_for()
    page.locator(".line .then").last.tap(position={"x": 3, "y": 3})
    expect(page.locator("main.past")).to_have_count(1)
    expect(page.get_by_role("complementary", name="Registro")).to_have_count(0)
    expect(page.get_by_role("button", name="Volver a la partida")).to_be_in_viewport()
    robin.look("past-phone")
    robin.check_that_nothing_scrolls()
    page.get_by_role("button", name="Volver a la partida").tap()
    robin.wait_for_turn()
