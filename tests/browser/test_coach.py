"""The coach: consequences of options, hints, the review of a game, and switching it off."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.people import OVER, PHONE, TABLET, Person, Server
from tableverse.games.registry import load_game
from tableverse.kernel.consequences import Foresight, loses
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.kernel.record import Record
from tableverse.kernel.rng import Rng

LOSES = {"en-US": "You lose the game", "es-ES": "Pierdes la partida"}
WARNING = {"en-US": "This loses the game", "es-ES": "Así pierdes la partida"}


def test_the_coach_shows_consequences_and_hints_until_switched_off(
    person: Callable[..., Person], server: Server
) -> None:
    robin = person(coach=True)
    robin.sit(server.create("me", game="champions", scenario="rhino"))
    robin.wait_for_turn()
    page = robin.page
    while robin.page.locator(".board").get_attribute("data-kind") != "turn":
        with robin.moving():
            page.locator(".decision [data-option='done']").click()
        robin.wait_for_turn()
    with robin.moving():
        page.locator(".decision [data-option='change-form']").click()
    robin.wait_for_turn()
    attack = page.locator(".decision [data-option^='attack:']").first
    expect(attack.locator(".consequences")).to_have_text("Rhino 14 → 12")
    page.keyboard.press("h")
    expect(page.locator(".decision .hint")).to_contain_text("A strong player would choose:")
    expect(page.locator(".decision .choice.advised")).to_have_count(1)
    robin.look("coach")
    robin.check_accessibility()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Coach").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator(".consequences")).to_have_count(0)
    expect(page.locator(".decision .hint")).to_have_count(0)


def doomed_table() -> tuple[Record, str]:
    """Return a game of Champions, played at random until ending the turn loses it, and that option."""
    config = Config(1, {"scenario": "rhino"})
    game = load_game("champions").for_table(config)
    for seed in range(1, 100):
        match, chance = Match(game, config, seed), Rng(seed)
        while (decision := match.state.decision) is not None:
            if decision.kind == "turn" and decision.find("change-form") is not None:
                found = Foresight(match.perspective(0))
                end, form = (decision.find(id) for id in ("end-turn", "change-form"))
                assert end is not None
                assert form is not None
                if loses(found.of(end)) and not loses(found.of(form)):
                    return match.record, end.id
            match.choose(chance.choice(decision.options).id)
    raise AssertionError("no such game")


@pytest.mark.parametrize(("locale", "viewport"), [("en-US", TABLET), ("es-ES", PHONE)])
def test_a_choice_that_loses_the_game_needs_confirmation(
    person: Callable[..., Person], server: Server, locale: str, viewport: dict[str, int]
) -> None:
    record, option = doomed_table()
    robin = person(coach=True, locale=locale, viewport=viewport)
    robin.sit(server.create("me", game="champions", from_record=json.loads(record.to_json())))
    robin.wait_for_turn()
    page, before = robin.page, robin.moves
    end = page.locator(f".decision [data-option='{option}']")
    expect(end.locator(".consequences .end")).to_have_text(LOSES[locale])
    end.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(WARNING[locale])
    robin.look(f"warning-{locale}")
    robin.check_accessibility()
    dialog.get_by_role("button").first.click()
    expect(dialog).to_have_count(0)
    assert robin.moves == before  # nothing has been chosen
    end.click()
    with robin.moving():
        dialog.get_by_role("button").last.click()
    robin.wait_for_turn()
    if not robin.is_over():  # with cards left one may discard first, and the warning is not repeated
        page.locator(".decision [data-option='done']").click()
    page.wait_for_selector(OVER)


def test_a_review_lists_the_costliest_choices_on_a_phone_in_spanish(
    person: Callable[..., Person], server: Server
) -> None:
    robin = person(viewport=PHONE, locale="es-ES")
    page = robin.page
    robin.open(f"/review/{server.finished_table()}")
    expect(page.get_by_role("heading", name="Las elecciones más costosas")).to_be_visible()
    expect(page.locator("progress")).to_have_count(0)
    expect(page.locator("article").first).to_contain_text("Mejor:")
    expect(page.get_by_role("img", name="Probabilidad de ganar")).to_be_visible()
    expect(page.get_by_role("rowheader", name="Cartas reclutadas")).to_be_visible()
    robin.look("review-phone")
    robin.check_accessibility()
    page.locator("article").first.get_by_role("button").click()
    page.wait_for_url("**/table/*")
    robin.wait_for_turn()
