"""The host mutes and removes people, by keyboard, and everybody is told."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.people import PHONE, Person, Server


def arrives(somebody: Person, name: str, table: str) -> Person:
    """Open the table and take the first free seat."""
    somebody.open(f"/table/{table}")
    somebody.page.get_by_label("Your name").fill(name)
    somebody.page.get_by_role("button", name="Sit here").first.click()
    return somebody


def test_the_host_moderates_people(person: Callable[..., Person], server: Server) -> None:
    made = server.create("me", "open", "open", name="Ana")
    ana = person(locale="es-ES")
    ana.sit(made)
    robin = arrives(person(viewport=PHONE), "Robin", made["table"])
    eva = arrives(person(), "Eva", made["table"])
    ana.wait_for_turn()

    # Robin writes and is muted, by keyboard.
    robin.page.get_by_role("button", name="Chat").click()
    robin.page.get_by_label("Say something").fill("buy gems at example.org")
    robin.page.keyboard.press("Enter")
    eva.page.keyboard.press("c")
    eva.page.get_by_text("buy gems at example.org").wait_for()
    ana.page.keyboard.press("p")
    sheet = ana.page.get_by_role("dialog", name="Participantes")
    mute = sheet.get_by_role("button", name="Silenciar a Robin")
    mute.focus()
    ana.page.keyboard.press("Enter")
    expect(sheet.get_by_text("silenciado")).to_be_visible()
    ana.look("people-host")
    ana.check_accessibility()
    expect(eva.page.get_by_text("buy gems at example.org")).to_have_count(0)
    expect(eva.page.get_by_text("Ana muted Robin")).to_be_visible()
    expect(robin.page.get_by_text("The host has muted you")).to_be_visible()

    # Then Robin is removed, and the seat stays open.
    sheet.get_by_role("button", name="Expulsar a Robin").click()
    expect(sheet.get_by_text("¿Expulsar a Robin?")).to_be_visible()
    sheet.get_by_role("button", name="Expulsar y dejar el asiento libre").click()
    expect(sheet.get_by_role("button", name="Dejar entrar a Robin")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(robin.page.get_by_text("The host has removed you from this table.")).to_be_visible()
    robin.look("removed-phone")
    expect(eva.page.get_by_text("Ana removed Robin from the table")).to_be_visible()
    robin.page.reload()
    expect(robin.page.get_by_text("The host has removed you from this table.")).to_be_visible()

    # Ana makes Eva the host. A watcher on a phone takes the open seat.
    ana.page.keyboard.press("p")
    ana.page.get_by_role("button", name="Nombrar anfitrión a Eva").click()
    expect(ana.page.get_by_text("El anfitrión puede silenciar")).to_be_visible()
    ana.page.keyboard.press("Escape")
    ana.take_tokens()
    expect(eva.page.get_by_text("Seat 2 is open")).to_be_visible()
    eva.look("seat-open")
    watcher = person(viewport=PHONE)
    watcher.open(f"/table/{made['table']}")
    watcher.page.get_by_role("button", name="Sit here").click()
    watcher.wait_for_turn()
    watcher.page.get_by_role("button", name="Settings").click()
    watcher.page.get_by_role("button", name="People").click()
    expect(watcher.page.get_by_role("dialog", name="People")).to_contain_text("Robin")
    watcher.look("people-phone")
    watcher.check_accessibility()
    watcher.page.get_by_role("button", name="Close", exact=True).last.click()
    with eva.moving():
        watcher.take_tokens()
    eva.wait_for_turn()
    robin.complaints = [said for said in robin.complaints if "WebSocket connection" not in said]
