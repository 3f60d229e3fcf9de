"""The rulebook: from the lobby and by link, searched in both languages, beside the board, on a phone, offline."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.people import PHONE, Person, Server

#: Waits until the service worker has cached these. (``wait_for_function`` takes any promise for true.)
KEPT = """async (urls) => {
  await navigator.serviceWorker.ready
  for (const url of urls) while (!(await caches.match(url))) await new Promise((later) => setTimeout(later, 50))
}"""


def search(person: Person, words: str) -> None:
    person.page.get_by_role("searchbox").fill(words)


def test_the_rulebook_is_searched_in_both_languages(person: Callable[..., Person]) -> None:
    robin = person()
    robin.open()
    robin.page.get_by_role("link", name="Rulebook: Marvel Champions").click()
    page = robin.page
    expect(page.get_by_role("navigation", name="Contents")).to_contain_text("Hero and alter-ego")
    robin.look("rules-contents")
    robin.check_accessibility()
    page.get_by_role("link", name="Keywords Bold words on cards").click()
    expect(page.get_by_role("heading", name="Guard", exact=True)).to_be_visible()
    robin.look("rules-chapter")
    robin.check_accessibility()

    search(robin, "guard")
    first = page.locator(".reading li").first
    expect(first).to_contain_text("keyword")
    expect(first).to_contain_text("that player’s cards cannot attack a villain")
    robin.look("rules-search")
    search(robin, "oleada")
    expect(page.locator(".reading li").first).to_contain_text("Surge")
    search(robin, "hydra mercenary")
    expect(page.locator(".reading .card").first).to_contain_text("Guard")

    page.get_by_role("button", name="Español").click()
    search(robin, "represalia")
    expect(page.locator(".reading li").first).to_contain_text("palabra clave")
    search(robin, "GUARD")
    expect(page.locator(".reading li").first).to_contain_text("Guardia")
    robin.check_accessibility()


def test_a_link_opens_its_rule(person: Callable[..., Person]) -> None:
    robin = person()
    robin.open("/rules/champions#CHA-TURN-01")
    rule = robin.page.locator("[id='CHA-TURN-01']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("On their turn")
    robin.look("rules-link")
    robin.open("/rules/united#missions")
    expect(robin.page.get_by_role("heading", level=2)).to_contain_text("Missions and Threats")
    robin.page.get_by_role("link", name="Glossary").click()
    expect(robin.page.locator("#term-thug")).to_contain_text("Thug")
    assert robin.page.url.endswith("/rules/united#glossary")
    robin.look("rules-glossary")
    robin.check_accessibility()
    robin.page.go_back()
    expect(robin.page.get_by_role("heading", level=2)).to_contain_text("Missions and Threats")
    robin.open("/rules/chess")
    robin.page.get_by_text("This game has no rulebook here").wait_for()


def test_the_rulebook_opens_beside_the_board(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    robin.sit(server.create("me", game="champions", scenario="rhino"))
    robin.wait_for_turn()
    page = robin.page
    # The rule that a prompt names opens beside the board.
    page.locator(".source [data-rule]").click()
    drawer = page.get_by_role("complementary", name="Rulebook")
    expect(drawer.locator(".lit")).to_be_visible()
    robin.look("rules-at-the-table")
    robin.check_accessibility()
    before = robin.moves
    with robin.moving():
        page.locator(".decision [data-option]").last.click()
    assert robin.moves > before
    expect(drawer).to_be_visible()
    search(robin, "mulligan")
    expect(drawer.locator(".reading")).to_contain_text("CHA-GAMESETUP-19")
    drawer.get_by_role("button", name="Close").click()
    expect(drawer).to_have_count(0)
    page.keyboard.press("r")
    expect(drawer).to_be_visible()


def test_a_term_shows_its_rule(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    robin.sit(server.create("me", game="champions", scenario="rhino"))
    robin.wait_for_turn()
    power = robin.page.locator(".board [data-term='atk']:visible").first
    power.hover()
    peek = robin.page.get_by_role("status", name="What it means")
    expect(peek).to_contain_text("basic attack")
    robin.look("rules-term")
    robin.check_accessibility()
    robin.page.mouse.move(2, 2)
    expect(peek).to_have_count(0)


def test_the_rulebook_works_on_a_phone(person: Callable[..., Person], server: Server) -> None:
    ana = person(locale="es-ES", viewport=PHONE, has_touch=True)
    ana.open("/rules/splendor")
    ana.page.get_by_role("link", name="Tu turno").click()
    expect(ana.page.get_by_role("heading", level=2)).to_contain_text("Tu turno")
    ana.look("rules-phone")
    ana.check_accessibility()
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    ana.sit(server.create("me", "greedy"))
    ana.wait_for_turn()
    ana.page.get_by_role("button", name="Reglamento").click()
    drawer = ana.page.get_by_role("complementary", name="Reglamento")
    search(ana, "guantelete")
    expect(drawer.locator(".reading li").first).to_contain_text("Guantelete")
    ana.look("rules-phone-table")
    ana.check_accessibility()
    drawer.get_by_role("button", name="Ayuda").click()
    ana.page.get_by_role("dialog", name="Ayuda").wait_for()
    ana.page.keyboard.press("Escape")
    drawer.get_by_role("button", name="Cerrar").click()
    ana.take_tokens()


def test_the_rulebook_works_offline(person: Callable[..., Person]) -> None:
    """Read a rulebook once, and open and search it offline in both languages."""
    robin = person(service_workers="allow")
    robin.open("/rules/dagger")
    robin.page.get_by_role("link", name="The showdown").first.wait_for()
    robin.page.evaluate(KEPT, ["/", "/api/rules/dagger"])
    robin.page.context.set_offline(True)
    robin.page.reload()
    search(robin, "enfrentamiento")
    expect(robin.page.locator(".reading li").first).to_contain_text("Showdown")
    robin.page.get_by_role("button", name="Español").click()
    expect(robin.page.locator(".reading li").first).to_contain_text("Enfrentamiento final")
    robin.page.context.set_offline(False)
    # The browser logs the requests that failed offline.
    robin.complaints.clear()
