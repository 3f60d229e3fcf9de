"""Every card of every game can be read, in both languages: no letter under 12 pixels, no word cut off."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.people import DESKTOP, PHONE, TABLET, Person, Server
from browser.reading import complaints
from browser.screens import CREW, DUET, FOUR, PAIR, position, post

GAMES = ("splendor", "united", "dagger", "champions")
#: Pixels between the lowest edge of what is looked at and the window's: it must fit into a tablet's.
WINDOW = TABLET["height"] - 16
#: Pixels for answers, of which one with its text has 66.
ANSWERS = 120
#: A tablet that stands.
UPRIGHT = {"width": 768, "height": 1024}
#: Pixels that D.A.G.G.E.R.'s map is high at least.
MAP = 400
SHOWN = "[data-shown]"
#: Cards out of sight are not laid out: here all of them are.
LAID_OUT = """async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-shown] { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}"""
#: Names of places on D.A.G.G.E.R.'s map that share more than a pixel with another one. Each line has its own box.
OVERLAPS = """() => {
    const seen = (label) => label.checkVisibility({ visibilityProperty: true })
    const lines = [...document.querySelectorAll('[data-place] .label')].filter(seen).flatMap((label) =>
        [...label.firstElementChild.getClientRects()].map((box) => ({ box, name: label.textContent })))
    const common = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
    return lines.flatMap(({ box, name }, index) => lines.slice(index + 1)
        .filter((other) => other.name !== name && common(box, other.box)).map((other) => `${name} / ${other.name}`))
}"""
#: How many there are.
NAMES = 26
#: Tables with much on them: game, seats, settings, choices before.
TABLES: list[tuple[str, int, dict[str, Any], int]] = [
    ("champions", 1, DUET, 24),
    ("champions", 4, FOUR, 120),
    ("dagger", 1, PAIR, 90),
    ("united", 2, CREW, 30),
    ("splendor", 3, {}, 60),
]


@pytest.mark.parametrize("language", ["en-US", "es-ES"])
@pytest.mark.parametrize("game", GAMES)
def test_every_card(person: Callable[..., Person], server: Server, game: str, language: str) -> None:
    """Where it is looked at a card is whole, and small enough for a tablet; in the hand it is whole or ends in dots."""
    robin = person(locale=language)
    page = robin.page
    content = server.get(f"/api/games/{game}/content")
    robin.open(f"/cards/{game}")
    page.locator(SHOWN).first.wait_for()
    page.evaluate(LAID_OUT)
    shown = set(page.locator(SHOWN).evaluate_all("all => all.map((one) => one.dataset.shown.split(':').at(-1))"))
    cards = {"champions": "card", "splendor": "character", "united": "hero_card", "dagger": "event"}[game]
    assert {card["id"] for card in content[cards]} <= shown
    assert complaints(page, "main") == []
    tallest = "all => Math.max(...all.map((one) => one.firstElementChild.getBoundingClientRect().height))"
    assert page.locator(SHOWN).evaluate_all(tallest) <= WINDOW
    robin.look(f"cards-{game}-{language}")
    if game == "united":  # off the table the numbers are those that are printed
        word = "Health" if language == "en-US" else "Vida"
        expect(page.locator("[data-shown='threat:namor']")).to_contain_text(f"{word} 6")
        expect(page.locator("[data-shown='villain:anti-venom']")).to_contain_text("4, 6, 8")
        expect(page.locator("[data-shown='villain:anti-venom']")).to_contain_text("6 / 7 / 8")

    robin.open(f"/cards/{game}?small")
    page.locator(SHOWN).first.wait_for()
    page.evaluate(LAID_OUT)
    assert complaints(page, "main") == []
    robin.look(f"cards-{game}-{language}-small")


def test_a_card_is_found_by_its_name(person: Callable[..., Person]) -> None:
    robin = person(locale="es-ES")
    robin.open("/cards/champions")
    robin.page.get_by_label("Buscar una carta").fill("aracnido")
    expect(robin.page.locator("[data-shown=spider-tracer]")).to_be_visible()
    expect(robin.page.locator("[data-shown=haymaker]")).to_have_count(0)
    robin.check_accessibility()
    robin.open("/cards/chess")
    expect(robin.page.get_by_role("alert")).to_contain_text("No hay cartas")


@pytest.mark.parametrize(("game", "seats", "settings", "choices"), TABLES, ids=[f"{t[0]}-{t[1]}" for t in TABLES])
def test_every_word_of_a_full_table(
    person: Callable[..., Person], server: Server, game: str, seats: int, settings: dict[str, Any], choices: int
) -> None:
    """In Spanish, whose words are longer, on a desktop, a tablet lying or standing, and a phone."""
    robin = person(locale="es-ES")
    record = position(game, seats, 0, settings, choices)
    sitting = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (seats - 1)]
    robin.sit(post(server, "/api/tables", {"game": game, "name": "Robin", "seats": sitting, "from_record": record}))
    robin.wait_for_turn()
    for name, size in (("desktop", DESKTOP), ("tablet", TABLET), ("upright", UPRIGHT), ("phone", PHONE)):
        robin.page.set_viewport_size(size)
        robin.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert complaints(robin.page, ".screen") == [], name
        robin.check_that_nothing_scrolls()
        robin.look(f"reading-{game}-{seats}-{name}")
        if game != "dagger":
            continue
        if size is TABLET:  # also beside two sheets and a long answer
            assert robin.page.locator(".map .frame").evaluate("map => map.clientHeight") >= MAP
        check_names(robin.page)
    if game == "champions":  # a phone on its side has room for more than one answer
        robin.page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
        robin.page.wait_for_function(f"document.querySelector('.decision .choices').clientHeight >= {ANSWERS}")
    if game == "dagger":
        robin.page.get_by_role("button", name="Ajustes").click()
        robin.page.get_by_text("English").click()
        robin.page.get_by_role("button", name="Done").click()
        for size in (PHONE, TABLET, DESKTOP):
            robin.page.set_viewport_size(size)
            check_names(robin.page)


def check_names(page: Any) -> None:
    """No name of a place covers another one, and there is room for all of them but one."""
    page.wait_for_function(f"!({OVERLAPS})().length")
    expect(page.locator("[data-place] .label")).to_have_count(NAMES)
    assert page.locator("[data-place] .label.crowded").count() <= 1
