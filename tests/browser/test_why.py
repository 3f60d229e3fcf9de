"""Reasons: clicking or tapping anything that is not lit says why, with the rule."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.people import PHONE, Person, Server


def test_tokens_tiles_and_cards_show_reasons(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    robin.sit(server.create("me", "random"))
    robin.wait_for_turn()
    page = robin.page
    reasons = page.locator(".decision .reasons")
    expect(reasons).to_have_attribute("role", "status")
    page.locator("[data-bank='green']").click()
    expect(reasons).to_contain_text("You can’t take Time tokens")
    robin.look("why-token")
    robin.check_accessibility()
    reasons.get_by_role("link", name="SPL-TIME-04").click()
    expect(page.locator("[id='SPL-TIME-04']")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.locator(".tiles button").first.click()
    expect(reasons).to_contain_text("automatically once you have its bonuses")
    page.locator(".market [data-card]").first.click()
    expect(page.locator("dialog .reasons")).to_contain_text("you lack")
    robin.check_accessibility()
    page.keyboard.press("Escape")
    with robin.moving():
        page.locator("[data-deck='3']").click()
        page.locator(".decision [data-option]").click()
    expect(reasons).to_be_empty()


def test_an_alter_ego_cannot_attack_on_a_phone_in_spanish(person: Callable[..., Person], server: Server) -> None:
    robin = person(viewport=PHONE, locale="es-ES", has_touch=True)
    robin.sit(server.create("me", game="champions", scenario="rhino"))
    robin.wait_for_turn()
    while robin.page.locator(".board").get_attribute("data-kind") != "turn":
        with robin.moving():
            robin.page.locator(".decision [data-option='done']").click()
        robin.wait_for_turn()
    robin.page.locator(".board [data-thing='rhino-1']").first.tap()
    reasons = robin.page.locator("dialog .reasons")
    expect(reasons).to_contain_text("solo los héroes atacan")
    expect(reasons.get_by_role("link", name="CHA-TURN-05")).to_be_visible()
    robin.look("why-phone")
    robin.check_accessibility()


def test_the_waiting_room_shows_what_is_missing(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    robin.sit(server.create("me", "open", "open"))
    expect(robin.page.get_by_role("button", name="Start game")).to_be_disabled()
    expect(robin.page.get_by_role("status")).to_contain_text("This game needs 2 players")
