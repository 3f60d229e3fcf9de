"""The lobby: four doors of a size, my tables, and a form that remembers."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.people import PHONE, TABLET, Person, Server


def test_the_four_doors_are_of_a_size(person: Callable[..., Person]) -> None:
    for viewport in (TABLET, PHONE):
        robin = person(viewport=viewport, locale="es-ES")
        robin.open()
        expect(robin.page.locator(".door .play:enabled")).to_have_count(4)
        boxes = [door.bounding_box() for door in robin.page.locator(".door").all()]
        assert len({round(box["width"]) for box in boxes if box}) == 1
        robin.look(f"lobby-{viewport['width']}")
        robin.check_accessibility()


def test_my_tables_say_whom_one_plays_and_how_it_stands(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    robin.sit(server.create("me", game="champions", scenario="klaw"))
    robin.wait_for_turn()
    robin.open()
    mine = robin.page.locator("section", has=robin.page.get_by_role("heading", name="My tables")).get_by_role(
        "listitem"
    )
    expect(mine).to_contain_text("Marvel Champions")
    expect(mine).to_contain_text("against Klaw · alone")
    expect(mine).to_contain_text("Your turn")

    # A game that goes on is not lost by one click.
    mine.get_by_role("button", name="Remove from my list").click()
    expect(mine).to_contain_text("You give up your seat")
    mine.get_by_role("button", name="Keep it").click()
    mine.get_by_role("link", name="Continue").click()
    robin.wait_for_turn()
    robin.open()
    mine.get_by_role("button", name="Remove from my list").click()
    mine.get_by_role("button", name="Yes, remove").click()
    expect(mine).to_contain_text("will be listed here")
    robin.page.reload()
    expect(mine).to_contain_text("will be listed here")


def test_the_form_remembers_the_last_table(person: Callable[..., Person]) -> None:
    robin = person(viewport=PHONE)
    page = robin.page
    robin.open()
    page.get_by_role("button", name="New table: Splendor").click()
    page.get_by_label("Seat 2").select_option("hard")
    expect(page.get_by_role("dialog")).to_contain_text("Tries out many ways the game may go")
    page.get_by_text("More settings").click()
    page.get_by_label("Only people with the link").check()
    expect(page.get_by_role("button", name="Create the table")).to_be_in_viewport()
    robin.check_accessibility()
    page.get_by_role("button", name="Create the table").click()
    robin.wait_for_turn()
    robin.open()
    page.get_by_role("button", name="New table: Splendor").click()
    expect(page.get_by_label("Seat 2")).to_have_value("hard")
    page.get_by_text("More settings").click()
    expect(page.get_by_label("Only people with the link")).to_be_checked()
