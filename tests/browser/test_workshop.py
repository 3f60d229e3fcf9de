"""Cards of one's own: changed in the workshop, live beside the card they make, and never lost."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.people import Person, Server

TOO_SMALL = """() => [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility()
    && [...one.childNodes].some((part) => part.nodeType === 3 && part.data.trim())
    && parseFloat(getComputedStyle(one).fontSize) < 12).map((one) => one.outerHTML.slice(0, 80))"""


def test_an_ability_is_changed_and_its_card_says_so_in_both_languages(
    person: Callable[..., Person], server: Server
) -> None:
    robin = person()
    page = robin.page
    robin.open("/workshop/dagger/support/hawkeye")
    beside = page.get_by_role("region", name="The card as it will be")
    expect(beside).to_contain_text("Deal 2 damage to one enemy in your region.")
    expect(page.get_by_text("0 of 226 put right")).to_be_visible()

    # A word is found by part of it, and only words that fit are taken.
    verb = page.get_by_role("combobox", name="Effect", exact=True)
    verb.click()
    verb.fill("xpos")
    verb.press("Enter")
    expect(verb).to_have_value("expose")
    expect(beside).to_contain_text("Something must be chosen here")
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("combobox", name="deal: damage").fill("4")
    page.get_by_role("combobox", name="deal: damage").press("Enter")
    expect(beside).to_contain_text("Deal 4 damage to one enemy in your region.")
    expect(beside).to_contain_text("inflige 4 de daño a un enemigo de tu región.")
    page.get_by_role("spinbutton", name="Charge").fill("12")
    expect(beside).to_contain_text("from 1 to 9")
    robin.check_accessibility()
    page.get_by_role("spinbutton", name="Charge").fill("5")
    expect(beside).to_contain_text("Ready with 5 charge")

    # The same as text: what cannot be read is marked and kept, what can stands in the fields.
    page.get_by_role("button", name="Text (YAML)").click()
    text = page.get_by_role("textbox", name="The row as YAML")
    whole = text.input_value()
    text.fill(whole.replace("charge: 5", "charge: ["))
    expect(page.get_by_role("button", name=re.compile("Line [0-9]+:"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("textbox", name="The row as YAML")).to_have_value(whole.replace("charge: 5", "charge: ["))
    page.get_by_role("textbox", name="The row as YAML").fill(whole.replace("charge: 5", "charge: 6"))
    expect(beside).to_contain_text("Ready with 6 charge")
    page.get_by_role("button", name="Fields").click()
    expect(page.get_by_role("spinbutton", name="Charge")).to_have_value("6")
    page.get_by_label("This is what my card says.").check()
    expect(page.get_by_text("1 of 226 put right")).to_be_visible()
    page.wait_for_function(f"!({TOO_SMALL})().length")
    robin.look("workshop")

    # A lost connection loses nothing.
    page.context.set_offline(True)
    page.get_by_role("spinbutton", name="Charge").fill("7")
    expect(beside).to_contain_text("your draft is kept")
    robin.complaints.clear()  # the browser says that it is offline
    page.context.set_offline(False)
    expect(beside).to_contain_text("Ready with 7 charge")
    page.get_by_role("button", name="Back to the shipped card").click()
    expect(page.get_by_text("Nothing changed yet")).to_be_visible()
    expect(beside).to_contain_text("Nothing: it is as shipped.")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("1 component changed")).to_be_visible()
