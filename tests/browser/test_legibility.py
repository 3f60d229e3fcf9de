"""Legibility of every card and of full tables: no text under 12 pixels, no word cut off."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.legibility import complaints
from browser.people import DESKTOP, PHONE, TABLET, Person, Server
from browser.screens import CREW, DUET, FOUR, PAIR, position, post

GAMES = ("splendor", "united", "dagger", "champions")
#: The greatest height of an enlarged card: it must fit into a tablet's window.
WINDOW = TABLET["height"] - 16
#: The least height for options, in pixels. One option with its consequences takes 66.
ANSWERS = 120
#: A tablet in portrait orientation.
UPRIGHT = {"width": 768, "height": 1024}
#: The least height of D.A.G.G.E.R.'s map, in pixels.
MAP = 400
SHOWN = "[data-shown]"
#: Lays out every card, because the page skips those out of sight.
LAID_OUT = """async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-shown] { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}"""
#: Finds place names on D.A.G.G.E.R.'s map that overlap by more than a pixel. Each line of text has its own box.
OVERLAPS = """() => {
    const seen = (label) => label.checkVisibility({ visibilityProperty: true })
    const lines = [...document.querySelectorAll('[data-place] .label')].filter(seen).flatMap((label) =>
        [...label.firstElementChild.getClientRects()].map((box) => ({ box, name: label.textContent })))
    const common = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
    return lines.flatMap(({ box, name }, index) => lines.slice(index + 1)
        .filter((other) => other.name !== name && common(box, other.box)).map((other) => `${name} / ${other.name}`))
}"""
#: The number of place names.
NAMES = 26
#: Tables with many cards: game, seats, settings, choices before.
TABLES: list[tuple[str, int, dict[str, Any], int]] = [
    ("champions", 1, DUET, 24),
    ("champions", 4, FOUR, 120),
    ("dagger", 1, PAIR, 90),
    ("united", 2, CREW, 30),
    ("splendor", 3, {}, 60),
]


@pytest.mark.parametrize("language", ["en-US", "es-ES"])
@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_legible(person: Callable[..., Person], server: Server, game: str, language: str) -> None:
    """An enlarged card shows its whole text and fits on a tablet. A card in hand is whole or ends in dots."""
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
    if game == "united":  # the catalogue shows the printed numbers
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
    expect(robin.page.get_by_role("alert")).to_contain_text("Este juego no tiene cartas")


@pytest.mark.parametrize(("game", "seats", "settings", "choices"), TABLES, ids=[f"{t[0]}-{t[1]}" for t in TABLES])
def test_every_word_of_a_full_table_is_legible(
    person: Callable[..., Person], server: Server, game: str, seats: int, settings: dict[str, Any], choices: int
) -> None:
    """Check in Spanish, which has the longer words, on a desktop, a tablet in both orientations, and a phone."""
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
        if size is TABLET:  # also beside two sheets and a long option
            assert robin.page.locator(".map .frame").evaluate("map => map.clientHeight") >= MAP
        check_names(robin.page)
    if game == "champions":  # a phone in landscape has room for more than one option
        robin.page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
        room = "() => document.querySelector('.decision .choices').clientHeight"
        robin.page.wait_for_function(f"{room} >= {ANSWERS}")
    if game == "dagger":
        robin.page.get_by_role("button", name="Ajustes").click()
        robin.page.get_by_text("English").click()
        robin.page.get_by_role("button", name="Done").click()
        for size in (PHONE, TABLET, DESKTOP):
            robin.page.set_viewport_size(size)
            check_names(robin.page)


def check_names(page: Any) -> None:
    """Check that no place name covers another and that at most one is hidden for lack of room."""
    page.wait_for_function(f"!({OVERLAPS})().length")
    expect(page.locator("[data-place] .label")).to_have_count(NAMES)
    assert page.locator("[data-place] .label.crowded").count() <= 1
