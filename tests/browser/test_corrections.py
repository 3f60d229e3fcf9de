"""Corrections by hand: proposed by one person with the keyboard, accepted by another on a phone in Spanish."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.people import PHONE, Person, Server

RHINO = "Fixed by hand: Rhino, hit points 28 → 20, by Robin"


def test_a_correction_needs_the_other_persons_agreement(person: Callable[..., Person], server: Server) -> None:
    made = server.create("me", "open", game="champions", scenario="rhino")
    robin, ana = person(), person(locale="es-ES", viewport=PHONE)
    robin.sit(made)
    ana.open(f"/table/{made['table']}")
    ana.page.get_by_label("Tu nombre").fill("Ana")
    ana.page.get_by_role("button", name="Sentarse aquí").click()
    robin.wait_for_turn()

    robin.page.get_by_role("button", name="Settings").click()
    robin.page.get_by_role("button", name="Fix the table…").click()
    robin.page.get_by_label("Find").fill("rhino")
    things = robin.page.get_by_label("What is wrong?")
    things.focus()
    robin.page.keyboard.press("ArrowDown")
    robin.page.get_by_label("Change it to").fill("20")
    expect(robin.page.locator(".told")).to_contain_text("28 → 20")
    robin.check_accessibility()
    robin.look("correcting")
    robin.page.get_by_role("button", name="Ask the others").click()
    expect(robin.page.locator(".notice")).to_contain_text("Asking the others: Rhino, hit points 28 → 20")

    asked = ana.page.locator(".notice")
    expect(asked).to_contain_text("Robin propone una corrección: Rino, vida 28 → 20")
    ana.look("correcting-asked-phone")
    asked.get_by_role("button", name="Aceptar").click()
    robin.wait_for_moves("> 0")
    robin.page.keyboard.press("l")
    robin.page.get_by_text(RHINO).first.wait_for()
    assert server.get(f"/api/tables/{made['table']}")["correcting"]["made"] == 1
    robin.wait_for_turn()
