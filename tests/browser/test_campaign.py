"""Campaigns: started and continued from the form of a new table, and continued after each game."""

import json
from collections.abc import Callable

from playwright.sync_api import expect

from browser.people import PHONE, Person, Server, some_are_asked
from tableverse.games import registry
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match

CAMPAIGN = "the-rise-of-red-skull"
IDLE = ("end-turn", "done", "undefended", "pass")


def nearly_lost(*decks: str) -> dict[str, object]:
    """Return a record of Crossbones' scenario that the next choice loses."""
    chosen = {f"deck-{seat}": deck for seat, deck in enumerate(decks, 1)}
    config = Config(len(decks), {"campaign": CAMPAIGN, **chosen})
    match = Match(registry.load_game("champions").for_table(config), config, 5)
    while match.state.result is None:
        assert match.state.decision is not None
        ids = [option.id for option in match.state.decision.options]
        match.choose(next((one for one in IDLE if one in ids), ids[-1]))
    record = json.loads(match.record.to_json())
    return {**record, "options": record["options"][:-1], "digest": ""}


def test_a_campaign_is_started_lost_once_and_continued(person: Callable[..., Person], server: Server) -> None:
    robin = person(viewport=PHONE)
    page = robin.page
    robin.open()
    page.get_by_role("button", name="New table: Marvel Champions").click()
    expect(page.get_by_role("radiogroup", name="Villain")).to_be_visible()
    page.get_by_label("Campaign").select_option(label="New: The Rise of Red Skull")
    expect(page.get_by_role("radiogroup", name="Villain")).to_have_count(0)
    page.locator(".sizes label").first.click()
    robin.look("campaign-form")
    page.get_by_role("button", name="Create table").click()
    robin.wait_for_turn()
    page.get_by_role("button", name="Campaign log").click()
    expect(page.get_by_role("dialog")).to_contain_text("Scenario 1 of 5: Crossbones")
    robin.look("campaign-log")

    robin.sit(server.create("me", game="champions", from_record=nearly_lost("hawkeye-leadership")))
    robin.wait_for_turn()
    page.locator("[data-option^='next:']").first.click()
    end = page.get_by_role("dialog")
    expect(end).to_contain_text("Crossbones: lost")
    robin.look("campaign-end")
    robin.check_accessibility()
    end.get_by_role("button", name="Replay scenario").click()
    robin.wait_for_turn()

    robin.open()
    page.get_by_role("button", name="New table: Marvel Champions").click()
    page.get_by_label("Campaign").select_option(label="The Rise of Red Skull · Scenario 1 of 5: Crossbones · Hawkeye")
    expect(page.get_by_role("dialog")).to_contain_text("Crossbones: lost")
    robin.look("campaign-again")
    robin.check_accessibility()


def test_two_people_continue_a_campaign_together(person: Callable[..., Person], server: Server) -> None:
    robin, ana = person(), person(viewport=PHONE, locale="es-ES")
    record = nearly_lost("hawkeye-leadership", "spider-woman-aggression-justice")
    robin.sit(server.create("me", "open", game="champions", from_record=record))
    ana.open(robin.page.url.removeprefix(server.address))
    ana.page.get_by_role("button", name="Sentarse aquí").click()
    (asked,) = some_are_asked([robin, ana])
    asked.page.locator("[data-option='done']").click()
    expect(robin.page.get_by_role("dialog")).to_contain_text("Crossbones: lost")
    ana.page.reload()
    end = ana.page.get_by_role("dialog")
    expect(end).to_contain_text("Calavera: perdida")
    expect(end).not_to_contain_text("La revancha ya ha empezado")

    robin.page.get_by_role("dialog").get_by_role("button", name="Replay scenario").click()
    expect(end).to_contain_text("La revancha ya ha empezado")
    ana.look("campaign-two")
    end.get_by_role("link", name="Repetir el escenario").click()
    for one in (robin, ana):
        one.page.wait_for_selector(".board .mate")
    assert ana.page.url == robin.page.url
    (asked,) = some_are_asked([robin, ana])
    asked.page.reload()
    asked.wait_for_turn()
    asked.check_that_nothing_scrolls()
