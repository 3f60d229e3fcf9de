"""Creating a table with the keyboard alone: from the lobby through every picker to the first choice."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from browser.people import ASKED, Person

#: The alter-ego of each hero, shown when the game begins.
ALTER_EGOS = {"Captain Marvel": "Carol Danvers", "Spider-Man": "Peter Parker"}
#: A form has fewer focusable elements.
MOST_STOPS = 80


def tab_to(page: Any, selector: str) -> None:
    """Press Tab until an element that matches is focused, and check that it is visible."""
    page.locator(selector).first.wait_for(state="attached")
    for _ in range(MOST_STOPS):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            expect(page.locator(":focus")).to_be_in_viewport()
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is never reached")


def begin(robin: Person, game: str) -> None:
    robin.open()
    expect(robin.page.locator(".door .play:enabled")).to_have_count(4)
    tab_to(robin.page, f".door [aria-label='New table: {game}']")
    robin.page.keyboard.press("Enter")
    robin.page.locator("dialog .now, dialog .pick").first.wait_for()


def pick(page: Any, name: str, *keys: str) -> None:
    """Open a picker and choose an entry with these keys. The list closes, and the focus returns to the form."""
    tab_to(page, f"[data-open={name}]")
    page.keyboard.press("Enter")
    expect(page.locator(f"input[name={name}]:checked")).to_be_focused()
    for key in keys:
        page.keyboard.press(key)
        expect(page.locator(f"input[name={name}]:checked")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f"input[name={name}]")).to_have_count(0)
    expect(page.locator(f"[data-open={name}]")).to_be_focused()


def create(page: Any) -> None:
    tab_to(page, "dialog [type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".board, .waiting")
    if page.locator(".waiting").count():
        tab_to(page, "button.main:not([disabled])")
        page.keyboard.press("Enter")


def test_a_united_table_is_created_by_keyboard(person: Callable[..., Person]) -> None:
    robin = person()
    page = robin.page
    begin(robin, "Marvel United")
    # Escape closes the list, not the form.
    tab_to(page, "[data-open=villain]")
    before = page.locator("[data-open=villain] strong").inner_text()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator("[data-open=villain]")).to_be_focused()
    expect(page.locator("[data-open=villain] strong")).to_have_text(before)

    pick(page, "villain", "ArrowDown", "ArrowDown")
    villain = page.locator("[data-open=villain] strong").inner_text()
    assert villain != before
    pick(page, "hero1", "ArrowDown", "ArrowDown", "ArrowDown")
    hero = page.locator("[data-open=hero1] strong").inner_text()
    assert hero
    create(page)
    board = page.locator(".board")
    expect(board).to_contain_text(villain)
    expect(board).to_contain_text(hero)
    robin.wait_for_turn()
    with robin.moving():
        page.keyboard.press("1")


def test_a_champions_table_is_created_by_keyboard(person: Callable[..., Person]) -> None:
    robin = person()
    page = robin.page
    begin(robin, "Marvel Champions")
    # Enter in the search finds an entry and does not submit the form.
    tab_to(page, "dialog [type=search]")
    page.keyboard.type("klaw")
    page.keyboard.press("Enter")
    expect(page.locator("input[name=scenario][value=klaw]")).to_be_focused()
    page.keyboard.press("Space")
    expect(page.locator("input[name=scenario][value=klaw]")).to_be_checked()
    pick(page, "deck-1", "ArrowDown", "ArrowDown")
    hero = page.locator("[data-open=deck-1] strong").inner_text()
    create(page)
    page.wait_for_selector(ASKED)
    expect(page.locator(".board")).to_contain_text("Klaw")
    expect(page.locator(".board .identity").first).to_contain_text(ALTER_EGOS[hero])
    with robin.moving():
        page.keyboard.press("1")
