"""The workshop: editing cards with a live preview, without ever losing a draft."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from browser.people import PHONE, Person, Server, some_are_asked

TOO_SMALL = """() => [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility()
    && [...one.childNodes].some((part) => part.nodeType === 3 && part.data.trim())
    && parseFloat(getComputedStyle(one).fontSize) < 12).map((one) => one.outerHTML.slice(0, 80))"""


def fill_in_new_dialog(page: Any, kind: str, english: str, spanish: str, like: str) -> Any:
    """Fill in the dialog "New ..." up to its button "Create"."""
    page.get_by_role("button", name=f"New {kind}").click()
    made = page.get_by_role("dialog", name=f"New {kind}")
    made.get_by_role("textbox", name="English").fill(english)
    made.get_by_role("textbox", name="Español").fill(spanish)
    copied = made.get_by_role("combobox", name="Start with a copy of")
    copied.fill(like)
    copied.press("Enter")
    return made


def test_a_changed_ability_updates_the_card_in_both_languages(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    page = robin.page
    robin.open("/workshop/dagger/support/hawkeye")
    beside = page.get_by_role("region", name="Card preview")
    expect(beside).to_contain_text("Deal 2 damage to one enemy in your region.")
    expect(page.get_by_text("0 of 226 checked")).to_be_visible()

    # A search finds a word by part of it, and only fitting words are accepted.
    verb = page.get_by_role("combobox", name="Effect", exact=True)
    verb.click()
    verb.fill("xpos")
    verb.press("Enter")
    expect(verb).to_have_value("expose")
    expect(beside).to_contain_text("Choose something here")
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("combobox", name="deal: damage").fill("4")
    page.get_by_role("combobox", name="deal: damage").press("Enter")
    expect(beside).to_contain_text("Deal 4 damage to one enemy in your region.")
    expect(beside).to_contain_text("inflige 4 de daño a un enemigo de tu región.")
    page.get_by_role("spinbutton", name="Charge").fill("12")
    expect(beside).to_contain_text("from 1 to 9")
    robin.check_accessibility()
    page.get_by_role("spinbutton", name="Charge").fill("5")
    expect(beside).to_contain_text("Ready with 5 progress")

    # The text view keeps invalid YAML and marks it. Valid YAML updates the fields.
    page.get_by_role("button", name="Text (YAML)").click()
    text = page.get_by_role("textbox", name="This row as YAML")
    whole = text.input_value()
    text.fill(whole.replace("charge: 5", "charge: ["))
    expect(page.get_by_role("button", name=re.compile("Line [0-9]+:"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("textbox", name="This row as YAML")).to_have_value(whole.replace("charge: 5", "charge: ["))
    page.get_by_role("textbox", name="This row as YAML").fill(whole.replace("charge: 5", "charge: 6"))
    expect(beside).to_contain_text("Ready with 6 progress")
    page.get_by_role("button", name="Fields").click()
    expect(page.get_by_role("spinbutton", name="Charge")).to_have_value("6")
    page.get_by_label("My printed card says this.").check()
    expect(page.get_by_text("1 of 226 checked")).to_be_visible()
    page.wait_for_function(f"!({TOO_SMALL})().length")
    robin.look("workshop")

    # A lost connection loses nothing.
    page.context.set_offline(True)
    page.get_by_role("spinbutton", name="Charge").fill("7")
    expect(beside).to_contain_text("draft saved")
    robin.complaints.clear()  # the browser logs that it is offline
    page.context.set_offline(False)
    expect(beside).to_contain_text("Ready with 7 progress")
    page.get_by_role("button", name="Restore the shipped card").click()
    expect(page.get_by_text("Nothing changed yet")).to_be_visible()
    expect(beside).to_contain_text("None: it is as shipped.")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("1 component changed")).to_be_visible()


def test_the_card_preview_stays_within_reach_on_a_phone(person: Callable[..., Person]) -> None:
    """Anywhere on the page, the editor shows whether the card can be played, and one tap shows the card."""
    robin = person(viewport=PHONE)
    page = robin.page
    robin.open("/workshop/united/threat/namor")
    beside = page.get_by_role("region", name="Card preview")
    expect(beside.get_by_text("Ready to play")).to_be_in_viewport()
    health = page.get_by_role("spinbutton", name="Health")
    health.fill("-4")
    expect(beside.get_by_role("status")).to_be_in_viewport()
    expect(beside.get_by_role("status")).to_contain_text("One mistake")
    beside.get_by_role("button", name="Show the card").click()
    # The link to a mistake is not covered by the card.
    beside.get_by_role("button", name="Health: ").click()
    expect(health).to_be_focused()
    expect(health).to_be_in_viewport(ratio=1)
    health.fill("7")
    expect(beside.get_by_text("Ready to play")).to_be_visible()
    page.evaluate("scrollTo(0, 1e6)")
    beside.get_by_role("button", name="Show the card").click()
    expect(beside.locator(".face")).to_be_in_viewport()
    expect(beside.locator(".face")).to_contain_text("Health 7")
    robin.check_accessibility()
    robin.look("workshop-phone")
    beside.get_by_role("button", name="Hide the card").click()
    expect(beside.locator(".face")).not_to_be_visible()


def test_two_people_play_with_a_pack_from_the_workshop(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    page = robin.page
    robin.open("/")
    page.get_by_role("link", name="Workshop: Splendor").click()
    page.get_by_role("searchbox", name="Find by name").fill("yondu")
    page.get_by_role("button", name="Yondu").click()
    page.get_by_role("spinbutton", name="Points").fill("9")
    page.get_by_role("textbox", name="English").fill("Udonta")
    expect(page.get_by_text("Ready to play")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    saved = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert [row["points"] for row in saved["rows"]["characters"]] == [9]

    page.get_by_role("button", name="Play with it").click()
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_text("More settings").click()
    page.get_by_role("textbox", name="Seed").fill("7")
    expect(page.get_by_role("checkbox", name="My cards 1 component")).to_be_checked()
    # A broken pack is refused with the place of the mistake.
    saved["title"], saved["rows"]["characters"][0]["points"] = "Broken", "many"
    broken = {"name": "broken.json", "mimeType": "application/json", "buffer": json.dumps(saved).encode()}
    page.locator("form input[type=file]").set_input_files([broken])  # type: ignore[list-item]
    expect(page.get_by_role("alert")).to_contain_text(
        re.compile("characters.yaml, line [0-9]+: expected a whole number")
    )
    robin.check_accessibility()
    robin.look("workshop-play")
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("region", name="Custom cards")).to_contain_text("My cards 1 component")

    # Ana, on a phone and in Spanish, sees which card comes from the pack, and its changed number.
    ana = person(viewport=PHONE, locale="es-ES", color_scheme="dark")
    ana.page.goto(page.url)
    expect(ana.page.get_by_role("link", name="Descargar el paquete «My cards»")).to_be_visible()
    ana.page.get_by_role("button", name="Sentarse").first.click()
    for one, said in ((robin, "From the pack “My cards”"), (ana, "Del paquete «My cards»")):
        card = one.page.locator(".board [data-card=yondu]")
        expect(card.get_by_title(said)).to_be_visible()
        expect(card.locator(".points")).to_have_text("9")
        expect(one.page.locator(".board [data-pack]")).to_have_count(1)
    expect(page.locator(".board [data-card=yondu]")).to_contain_text("Udonta")
    ana.check_accessibility()
    robin.look("workshop-table")
    ana.look("workshop-table-phone")
    page.locator(".board [data-card=yondu]").click()
    expect(page.get_by_role("dialog")).to_contain_text("From the pack “My cards”")


def test_a_custom_villain_is_made_and_played(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    page = robin.page
    robin.open("/workshop/united")
    made = fill_in_new_dialog(page, "Villain", "The Clockmaker", "El Relojero", like="Maestro")
    expect(made.get_by_role("combobox", name="Start with a copy of")).to_have_value("Maestro")
    robin.check_accessibility()
    robin.look("workshop-new")
    made.get_by_role("button", name="Create").click()
    editor = page.get_by_role("region", name="Editing The Clockmaker")
    expect(editor).to_be_visible()
    expect(page.get_by_text("19 components changed")).to_be_visible()
    expect(page.get_by_text("Ready to play")).to_be_visible()
    expect(page.get_by_role("region", name="Card preview")).to_contain_text("The Clockmaker")

    # A Villain with a missing card is refused, and the message says what is missing.
    page.get_by_role("searchbox", name="Find by name").fill("clockmaker-plan-12")
    page.get_by_role("group", name="Components").get_by_role("button", name="Gamma Leap").click()
    page.get_by_role("button", name="Delete").last.click()
    page.get_by_role("button", name="Delete it for good").click()
    page.get_by_role("button", name="Play with it").click()
    expect(page.get_by_role("region", name="Your pack")).to_contain_text(
        "needs 12 cards in plans.yaml, counting copies; it has 11"
    )
    # A copy of another of the Villain's cards fills the gap.
    page.get_by_role("searchbox", name="Find by name").fill("clockmaker-plan-11")
    page.get_by_role("group", name="Components").get_by_role("button", name="the-clockmaker-plan-11").click()
    page.get_by_role("button", name="Make a copy…").click()
    page.get_by_role("dialog").get_by_role("textbox", name="English").fill("The Twelfth Bell")
    page.get_by_role("dialog").get_by_role("button", name="Create").click()
    expect(page.get_by_text("Ready to play")).to_be_visible()
    robin.check_accessibility()
    robin.look("workshop-own")

    page.get_by_role("button", name="Play with it").click()
    page.locator("[data-open=villain]").click()
    page.locator("[data-pick='villain:the-clockmaker']").click()
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("button", name="Start game").click()
    board = page.locator(".board")
    expect(board).to_contain_text("The Clockmaker")
    expect(board.get_by_title("From the pack “My cards”").first).to_be_visible()
    robin.look("workshop-own-table")


def make_a_courier(robin: Person) -> None:
    """Copy Spider-Man as a hero with another name, id and number. The change of the id is undone and redone."""
    page = robin.page
    made = fill_in_new_dialog(page, "hero", "Night Courier", "La Mensajera", like="spider-man")
    made.get_by_role("button", name="Create").click()
    expect(page.get_by_role("textbox", name="Id")).to_have_value("night-courier")
    page.get_by_role("textbox", name="Id").fill("courier")
    page.get_by_role("button", name="Change id").click()
    expect(page.get_by_role("textbox", name="Id")).to_have_value("courier")
    page.keyboard.press("Control+z")
    expect(page.get_by_role("textbox", name="Id")).to_have_value("night-courier")
    page.keyboard.press("Control+Shift+z")
    expect(page.get_by_role("textbox", name="Id")).to_have_value("courier")

    # Find the hero's own card by its name in the other language.
    page.get_by_role("searchbox", name="Find by name").fill("mensajera")
    page.get_by_label("Kind of component").select_option("card/hero")
    page.get_by_role("searchbox", name="Find by name").press("Enter")
    expect(page.get_by_role("region", name="Editing Night Courier")).to_be_visible()
    page.get_by_role("spinbutton", name="ATK").fill("7")
    expect(page.get_by_role("combobox", name="Set", exact=True)).to_have_value("Night Courier")
    expect(page.get_by_role("region", name="Card preview")).to_contain_text("7")
    expect(page.get_by_text("Ready to play")).to_be_visible()
    robin.check_accessibility()
    robin.look("workshop-hero")


def test_two_people_play_with_a_custom_hero(person: Callable[..., Person], server: Server) -> None:
    """Copy a Champions hero, change it, undo and redo, and play it at a table of two people."""
    robin = person()
    page = robin.page
    robin.open("/workshop/champions")
    components = page.get_by_role("group", name="Components")
    cards = components.get_by_role("button", name=re.compile("^Cards"))
    expect(cards).to_have_attribute("aria-expanded", "false")
    assert components.get_by_role("button").count() < 20  # of 1126: only an open group is drawn

    # By keyboard: open a heading and type to search.
    cards.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(components.get_by_role("button", name=re.compile("^Core Set"))).to_be_focused()
    page.keyboard.type("arana humana")
    search = page.get_by_role("searchbox", name="Find by name")
    expect(search).to_have_value("arana humana")
    expect(components).to_contain_text("Nothing found")
    page.get_by_role("button", name="Clear").click()

    make_a_courier(robin)
    page.get_by_role("button", name="Play with it").click()
    page.get_by_label("Seat 2").select_option("open")
    page.locator("[data-open=deck-1]").click()
    page.locator("[data-pick^='deck-1:courier']").click()
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("region", name="Custom cards")).to_contain_text("My cards")
    ana = person(locale="es-ES")
    ana.page.goto(page.url)
    ana.page.get_by_role("button", name="Sentarse").first.click()
    # Both keep their hands. Then she changes to hero form and attacks with the changed value.
    options = ".decision [data-option]"
    while not page.locator(f"{options}[data-option=change-form]").count():
        able = some_are_asked((robin, ana))[0]
        with able.moving():
            able.page.locator(options).last.click()
    with robin.moving():
        page.locator(f"{options}[data-option=change-form]").click()
    ana.wait_for_moves(f">= {robin.moves}")
    for one, name in ((robin, "Night Courier"), (ana, "La Mensajera")):
        hero = one.page.locator(".board .identity[data-thing='courier@0']")
        expect(hero).to_contain_text(name)
        expect(hero).to_contain_text("ATK 7" if one is robin else "ATQ 7")
    robin.look("workshop-hero-table")
    ana.look("workshop-hero-table-ana")
    rhino = page.locator(".villain [data-thing], [data-thing].villain").first
    with robin.moving():
        page.locator(f"{options}[data-option^='attack:']").first.click()
    expect(rhino).to_contain_text("21")
