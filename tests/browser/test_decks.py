"""The deck builder and the collection: search, refused cards with their reasons, and imports."""

import json
from collections.abc import Callable

from playwright.sync_api import expect

from browser.people import PHONE, Person

#: A MarvelCDB export: Energy with its code from a later box, and a card of a box that is not available.
BROUGHT = {"name": "Webs", "hero_code": "01001a", "slots": {"45022": 1, "16012": 2}, "meta": '{"aspect":"justice"}'}


def test_the_card_search_filters_and_explains_refused_cards(person: Callable[..., Person]) -> None:
    robin = person()
    page = robin.page
    robin.open("/decks/champions")
    page.wait_for_selector(".verdict.legal")
    pool = page.get_by_role("region", name="Cards")
    rows = pool.locator(".row")
    count = pool.get_by_role("status")

    # All cards are listed page by page, and only one page is drawn.
    pool.get_by_role("button", name="Clear filters").click()
    expect(count).to_contain_text("180 cards of 180")
    expect(rows).to_have_count(20)
    first = rows.first.inner_text()
    pool.get_by_role("button", name="Next").click()
    expect(pool).to_contain_text("Page 2 of 9")
    assert rows.first.inner_text() != first

    # Filters combine, and each choice shows how many cards it would leave.
    pool.get_by_role("combobox", name="Aspect").select_option("leadership")
    pool.get_by_role("combobox", name="Type").select_option("ally")
    pool.get_by_role("combobox", name="Trait").select_option("avenger")
    cost = pool.get_by_role("combobox", name="Cost")
    expect(cost.locator("option[value='5']")).to_have_text("Cost 5 (1)")
    cost.select_option("5")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Giant-Man")
    expect(rows.locator(".why")).to_have_text("Leadership is not an aspect of this deck")
    expect(page.get_by_role("button", name="Add one Giant-Man")).to_be_disabled()
    robin.look("decks-filtered")
    robin.check_accessibility()

    # The keyboard can open a card's full text too.
    rows.locator("button.card").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Giant-Man").locator(".facts p").nth(1)).not_to_be_empty()
    page.keyboard.press("Escape")

    # Without its Justice cards the deck is too small, but it may take Leadership cards.
    page.get_by_role("button", name="Remove all Justice cards").click()
    page.wait_for_selector(".verdict :text('it needs 40 to 50')")
    expect(rows.locator(".why")).to_have_count(0)
    page.get_by_role("button", name="Add one Giant-Man").click()
    expect(rows.locator(".why")).to_have_text("At most 1 copy in a deck")


def test_a_marvelcdb_deck_and_a_collection_are_imported(person: Callable[..., Person]) -> None:
    robin = person(viewport=PHONE)
    page = robin.page
    robin.open("/decks/champions")
    page.get_by_role("button", name="Decks", exact=True).click()
    paste = page.locator("textarea")
    paste.fill("https://marvelcdb.com/deck/view/1")
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("This is a link to a deck")
    robin.complaints.clear()  # the browser logs the refused request
    paste.fill(json.dumps(BROUGHT))
    page.get_by_role("button", name="Import", exact=True).click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("“16012” (2×) is from The Galaxy's Most Wanted, which is not available yet")
    expect(page.get_by_label("Remove one Energy")).to_be_visible()
    robin.look("decks-unknown")
    robin.check_accessibility()
    page.get_by_role("button", name="Continue without them").click()
    expect(verdict).not_to_contain_text("16012")

    # Cards outside the collection are hidden everywhere, and one click shows them again.
    page.get_by_role("button", name="Decks", exact=True).click()
    page.locator(".collection summary").click()
    page.get_by_role("checkbox", name="Core Set").check()
    page.get_by_role("checkbox", name="Thor").check()
    expect(page.locator(".starters li")).to_have_count(6)
    page.get_by_role("button", name="Cards", exact=True).click()
    expect(page.locator(".pool")).to_contain_text("outside your collection")
    robin.open()
    page.get_by_role("button", name="New table: Marvel Champions").click()
    villains = page.get_by_role("radiogroup", name="Villain")
    expect(villains.get_by_role("radio")).to_have_count(3)
    page.locator("[data-open=deck-1]").click()
    expect(page.locator("[data-pick^='deck-1:']")).to_have_count(7)  # six heroes, and the next one
    robin.look("collection-form")
    robin.check_accessibility()
    page.get_by_role("checkbox", name="Only my collection").uncheck()
    expect(villains.get_by_role("radio")).to_have_count(12)

    # A scenario without modular sets offers none.
    expect(page.get_by_role("combobox", name="Modular set")).to_have_value("recommended")
    page.locator("[data-pick='scenario:wrecking-crew']").click()
    expect(page.get_by_role("combobox", name="Modular set")).to_have_count(0)
    page.locator(".sizes label").first.click()
    page.get_by_role("button", name="Create table").click()
    robin.wait_for_turn()
