"""The waiting room, and one person at two seats: bots, the order of seats, one hand at a time."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.people import PHONE, Person, Server


def test_the_host_arranges_the_seats_and_plays_two_of_them(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    page = robin.page
    robin.sit(server.create("me", "open", "open"))
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("This game needs 2 players, but only one is seated")
    expect(page.get_by_role("button", name="Start game")).to_be_disabled()
    page.get_by_label("Bot level").select_option("easy")
    page.get_by_role("button", name="Add bot to seat 2").click()
    seats = page.locator(".waiting li")
    expect(seats.nth(1)).to_contain_text("Rookie")
    page.get_by_role("button", name="Remove bot from seat 2").click()
    page.get_by_role("button", name="Add bot to seat 2").click()
    page.get_by_role("button", name="Move seat 2 up").click()
    expect(seats.nth(0)).to_contain_text("Rookie")
    expect(seats.nth(1)).to_contain_text("Robin")
    robin.look("waiting-host")
    robin.check_accessibility()

    # Robin takes the last seat too: the game begins, and the view turns to the seat to move.
    page.get_by_role("button", name="Play this seat too").click()
    turn = page.locator("header .turn")
    expect(turn).to_have_text("Your turn: Robin 1")
    robin.take_tokens()
    expect(turn).to_have_text("Your turn: Robin 2")
    robin.look("two-handed")
    robin.check_accessibility()
    page.get_by_role("button", name="Show Robin 1’s hand").click()
    expect(turn).to_have_text("Robin 2’s turn")
    page.get_by_role("button", name="Show Robin 2’s hand").click()
    robin.take_tokens()
    expect(turn).to_have_text("Your turn: Robin 1")
    before = robin.moves
    page.get_by_role("button", name="Undo").click()
    robin.wait_for_moves(f"< {before}")
    expect(turn).to_have_text("Your turn: Robin 2")


def test_a_guest_sees_whose_table_it_is_until_it_is_closed(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    made = server.create("me", "open", "open", game="champions", scenario="klaw")
    robin.sit(made)
    ana = person(viewport=PHONE, locale="es-ES")
    ana.open(f"/table/{made['table']}")
    expect(ana.page.get_by_text("Es la mesa de Robin. Escribe tu nombre")).to_be_visible()
    expect(ana.page.get_by_text("Contra Klaw")).to_be_visible()
    expect(ana.page.locator("header")).not_to_contain_text("Espectador")  # nobody watches before the game
    ana.look("waiting-phone")
    ana.check_accessibility()
    ana.page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")
    ana.page.get_by_label("Tu nombre").fill("Ana")
    ana.page.get_by_role("button", name="Sentarse aquí").first.click()
    seats = robin.page.locator(".waiting li")
    expect(seats.nth(1)).to_contain_text("Ana")

    # A host who leaves the seat stops being the host and keeps their name for the next seat.
    robin.page.get_by_role("button", name="Leave seat").click()
    expect(robin.page.get_by_text("This is Ana’s table")).to_be_visible()
    expect(robin.page.get_by_label("Your name")).to_have_value("Robin")
    ana.page.get_by_role("button", name="Cerrar la mesa").click()
    ana.page.get_by_role("button", name="Sí, cerrarla").click()
    expect(ana.page.get_by_role("heading", name="Esta mesa está cerrada")).to_be_visible()
    expect(robin.page.get_by_text("The host closed it")).to_be_visible()
