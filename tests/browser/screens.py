"""Make the pictures in docs/screens from the built client: ``cd tests && python -m browser.screens [NAME...]``."""

import base64
import json
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import ARGUMENTS
from browser.people import DESKTOP, PATIENCE, PHONE, ROOT, TABLET, Person, Server, find_chromium
from tableverse.bots.registry import make_bot
from tableverse.games.registry import load_game
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match

FOLDER = ROOT / "docs/screens"
QUALITY = 72
#: A turn with no more options than this is nearly over, so it makes a poor picture.
ANSWERS = 2
#: Milliseconds until every animation has ended.
STILL = 1500
CREW = {"hero1": "captain-carter", "hero2": "spider-man-2099", "villain": "cosmic-ghost-rider"}
PAIR = {"nemesis": "loki", "hero-1": "spider-man-peter", "hero-2": "captain-america-steve"}
DUET = {"scenario": "rhino", "deck-1": "spider-man-justice", "deck-2": "she-hulk-aggression"}
FOUR = {**DUET, "scenario": "klaw", "deck-3": "iron-man-aggression", "deck-4": "black-panther-protection"}
VILLAIN = {"mode": "super-villain", "villain": "cosmic-ghost-rider", "hero1": "captain-carter"}
#: Name, game, seats, settings, choices before, size, language and colours.
TABLES: list[tuple[str, str, int, dict[str, Any], int, dict[str, int], str, str]] = [
    ("table", "splendor", 3, {}, 60, DESKTOP, "en", "light"),
    ("table-night-spanish", "splendor", 2, {}, 40, DESKTOP, "es", "dark"),
    ("phone", "splendor", 2, {}, 40, PHONE, "en", "light"),
    ("united", "united", 2, CREW, 30, DESKTOP, "en", "light"),
    ("united-super-villain", "united", 2, VILLAIN, 18, DESKTOP, "en", "light"),
    ("united-phone", "united", 2, CREW, 30, PHONE, "en", "light"),
    ("united-night-spanish-1024", "united", 2, CREW, 30, TABLET, "es", "dark"),
    ("dagger", "dagger", 1, PAIR, 90, DESKTOP, "en", "light"),
    ("dagger-phone", "dagger", 1, PAIR, 90, PHONE, "en", "light"),
    ("dagger-night-spanish-1024", "dagger", 1, PAIR, 90, TABLET, "es", "dark"),
    ("champions", "champions", 1, DUET, 60, DESKTOP, "en", "light"),
    ("champions-four", "champions", 4, FOUR, 120, DESKTOP, "en", "light"),
    ("champions-phone", "champions", 1, DUET, 60, PHONE, "en", "light"),
    ("champions-night-spanish", "champions", 1, DUET, 60, DESKTOP, "es", "dark"),
]
#: Name, address, size.
PAGES = [
    ("lobby", "/", DESKTOP),
    ("learn", "/learn/champions", DESKTOP),
    ("rulebook", "/rules/champions#CHA-GUARD-01", DESKTOP),
    ("champions-decks", "/decks/champions", DESKTOP),
]


def position(game: str, seats: int, me: int, settings: dict[str, Any], choices: int) -> dict[str, Any]:
    """Return the record of a game played by bots up to a decision of this seat."""
    if game == "champions":
        settings = {name: value for name, value in settings.items() if name[-1] <= str(seats) or name == "scenario"}
    played = load_game(game)
    match = Match(played, Config(seats, settings), 7)
    bots = [make_bot("greedy", match.game, seat) for seat in range(seats)]
    while (decision := match.state.decision) is not None:
        free = decision.kind in ("turn", "action", "play", "plan") and len(decision.options) > ANSWERS
        if match.moves >= choices and decision.seat == me and free:
            break
        match.choose(bots[decision.seat].choose(match.perspective(decision.seat)), decision.seat)
    record: dict[str, Any] = json.loads(match.finished_record().to_json())
    return record


def post(server: Server, path: str, body: dict[str, Any]) -> dict[str, Any]:
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(server.address + path, json.dumps(body).encode(), headers, method="POST")
    with urllib.request.urlopen(request, timeout=PATIENCE / 1000) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


def somebody(browser: Browser, server: Server, size: dict[str, int], language: str, colours: str) -> Person:
    locale = "es-ES" if language == "es" else "en-US"
    context = browser.new_context(viewport=size, locale=locale, reduced_motion="reduce", color_scheme=colours)
    context.set_default_timeout(PATIENCE)
    return Person(context.new_page(), server)


def keep(page: Page, name: str) -> None:
    """Save the page as WebP, which takes a fifth of the size."""
    page.wait_for_timeout(STILL)
    wish = {"format": "webp", "quality": QUALITY}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", wish)
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
    page.context.close()


def take_all(browser: Browser, server: Server, wanted: list[str]) -> None:
    for name, game, seats, settings, choices, size, language, colours in TABLES:
        if not wanted or name in wanted:
            me = seats - 1 if settings is VILLAIN else 0
            bot = {"kind": "bot", "bot": "greedy"}
            sitting = [{"kind": "me"} if seat == me else bot for seat in range(seats)]
            record = position(game, seats, me, settings, choices)
            made = post(server, "/api/tables", {"game": game, "name": "Robin", "seats": sitting, "from_record": record})
            person = somebody(browser, server, size, language, colours)
            person.sit(made)
            person.wait_for_turn()
            keep(person.page, name)
    for name, address, size in PAGES:
        if not wanted or name in wanted:
            person = somebody(browser, server, size, "en", "light")
            person.open(address)
            person.page.wait_for_load_state("networkidle")
            keep(person.page, name)
    if not wanted or "lesson" in wanted:
        person = somebody(browser, server, DESKTOP, "en", "light")
        person.sit(post(server, "/api/games/united/lessons/overflow", {"name": "Robin"}))
        person.page.wait_for_selector(".coach")
        keep(person.page, "lesson")
    if not wanted or "end" in wanted:
        made = server.create("me", "greedy", name="Robin")
        server.let_a_bot_finish(made)
        person = somebody(browser, server, DESKTOP, "en", "light")
        person.sit(made)
        person.page.wait_for_selector("dialog .reason")
        keep(person.page, "end")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
            take_all(browser, server, sys.argv[1:])
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
