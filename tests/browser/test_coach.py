"""The coach: what options do before they are chosen, a hint, how a game went; and silence for those who want it."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.people import PHONE, Person, Server


def test_consequences_and_a_hint_until_the_coach_is_switched_off(person: Callable[..., Person], server: Server) -> None:
    robin = person(coach=True)
    robin.sit(server.create("me", game="champions", scenario="rhino"))
    robin.wait_for_turn()
    page = robin.page
    while robin.page.locator(".board").get_attribute("data-kind") != "turn":
        with robin.moving():
            page.locator(".decision [data-option='done']").click()
        robin.wait_for_turn()
    with robin.moving():
        page.locator(".decision [data-option='change-form']").click()
    robin.wait_for_turn()
    attack = page.locator(".decision [data-option^='attack:']").first
    expect(attack.locator(".consequences")).to_have_text("Rhino 14 → 12")
    page.keyboard.press("h")
    expect(page.locator(".decision .hint")).to_contain_text("A strong player would choose:")
    expect(page.locator(".decision .choice.advised")).to_have_count(1)
    robin.look("coach")
    robin.check_accessibility()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Coach").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator(".consequences")).to_have_count(0)
    expect(page.locator(".decision .hint")).to_have_count(0)


def test_how_a_game_went_on_a_phone_in_spanish(person: Callable[..., Person], server: Server) -> None:
    robin = person(viewport=PHONE, locale="es-ES")
    page = robin.page
    robin.open(f"/review/{server.finished_table()}")
    expect(page.get_by_role("heading", name="Las elecciones que más costaron")).to_be_visible()
    expect(page.locator("progress")).to_have_count(0)
    expect(page.locator("article").first).to_contain_text("Mejor:")
    expect(page.get_by_role("img", name="Posibilidades")).to_be_visible()
    expect(page.get_by_role("rowheader", name="Reclutados")).to_be_visible()
    robin.look("review-phone")
    robin.check_accessibility()
    page.locator("article").first.get_by_role("button").click()
    page.wait_for_url("**/table/*")
    robin.wait_for_turn()
