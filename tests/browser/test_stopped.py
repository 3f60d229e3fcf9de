"""A game that an upgrade has stopped: what is shown, the replay, and ending the game."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.people import PHONE, Person, Server


def test_a_stopped_game_can_be_replayed_and_ended(person: Callable[..., Person], server: Server) -> None:
    made = server.create("me", "greedy")
    ana, watcher = person(locale="es-ES"), person(viewport=PHONE)
    ana.sit(made)
    for _ in range(2):
        ana.take_tokens()
    card = str(ana.page.locator("[data-card]").first.get_attribute("data-card"))
    moves = 4
    server.wait_until(
        lambda: server.get(f"/api/tables/{made['table']}")["moves"] == moves, "the bot did not answer both turns"
    )
    server.stop()
    server.start(without=card)

    expect(ana.page.get_by_role("heading", name="Esta partida no puede continuar")).to_be_visible()
    ana.look("stopped")
    ana.check_accessibility()
    watcher.open(f"/table/{made['table']}")
    expect(watcher.page.get_by_role("heading", name="This game can’t continue")).to_be_visible()
    expect(watcher.page.get_by_text("a card that this version of Tableverse does not have")).to_be_visible()
    expect(watcher.page.get_by_role("button", name="End the game")).to_have_count(0)
    watcher.look("stopped-phone")
    watcher.check_accessibility()

    # The replay lists the events, though it can show no position.
    ana.page.get_by_role("link", name="Ver lo que se jugó").click()
    slider = ana.page.get_by_role("slider", name="Jugada")
    slider.fill(str(moves))
    expect(ana.page.get_by_text("una carta que no existe en esta versión de Tableverse")).to_be_visible()
    expect(ana.page.locator(".told")).to_contain_text("Voraz coge")
    ana.look("stopped-replay")
    ana.check_accessibility()
    ana.page.get_by_role("button", name="El reparto").click()
    expect(ana.page.locator("[data-verdict]")).to_be_visible()
    ana.page.keyboard.press("Escape")

    ana.open(f"/table/{made['table']}")
    ana.page.get_by_role("button", name="Terminar la partida").click()
    ana.page.wait_for_url("**/replay/**")
    assert server.get(f"/api/tables/{made['table']}/record")["options"]
    watcher.open(f"/replay/{made['table']}")
    expect(watcher.page.get_by_role("slider", name="Move")).to_be_visible()
    watcher.look("ended-replay-phone")
    for one in (ana, watcher):
        one.complaints = [said for said in one.complaints if "WebSocket connection" not in said]
