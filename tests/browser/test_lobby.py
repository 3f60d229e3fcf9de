"""The lobby: the games' doors, my tables, the form's memory, the profile, and problem reports."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.people import PHONE, TABLET, Person, Server


def test_the_four_games_have_doors_of_equal_size(person: Callable[..., Person]) -> None:
    for viewport in (TABLET, PHONE):
        robin = person(viewport=viewport, locale="es-ES")
        robin.open()
        expect(robin.page.locator(".door .play:enabled")).to_have_count(4)
        boxes = [door.bounding_box() for door in robin.page.locator(".door").all()]
        assert len({round(box["width"]) for box in boxes if box}) == 1
        if viewport == TABLET:  # two rows of two doors
            tops = [play.bounding_box() for play in robin.page.locator(".door .play").all()]
            rows = [round(box["y"]) for box in tops if box]
            assert rows[0::2] == rows[1::2]
        robin.look(f"lobby-{viewport['width']}")
        robin.check_accessibility()


def test_my_tables_show_the_opponent_and_the_turn(person: Callable[..., Person], server: Server) -> None:
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
    # The link back to the game stands above the doors as well. Every door links to its game's cards.
    back = robin.page.get_by_role("region", name="Resume")
    expect(back).to_contain_text("Your turn Marvel Champions · against Klaw · alone")
    expect(robin.page.get_by_role("link", name="Cards: ")).to_have_count(4)

    # One click cannot drop a game in progress.
    mine.get_by_role("button", name="Remove from my list").click()
    expect(mine).to_contain_text("You will give up your seat")
    mine.get_by_role("button", name="Keep it").click()
    mine.get_by_role("link", name="Continue").click()
    robin.wait_for_turn()
    robin.open()
    mine.get_by_role("button", name="Remove from my list").click()
    mine.get_by_role("button", name="Yes, remove").click()
    expect(back).to_have_count(0)
    expect(mine).to_contain_text("Tables you join appear here")
    robin.page.reload()
    expect(mine).to_contain_text("Tables you join appear here")


def test_the_form_remembers_the_last_table(person: Callable[..., Person]) -> None:
    robin = person(viewport=PHONE)
    page = robin.page
    robin.open()
    page.get_by_role("button", name="New table: Splendor").click()
    page.get_by_label("Seat 2").select_option("hard")
    expect(page.get_by_role("dialog")).to_contain_text("Plays out many possible games")
    page.get_by_text("More settings").click()
    page.get_by_label("Only people with the link").check()
    expect(page.get_by_role("button", name="Create table")).to_be_in_viewport()
    robin.check_accessibility()
    page.get_by_role("button", name="Create table").click()
    robin.wait_for_turn()
    robin.open()
    page.get_by_role("button", name="New table: Splendor").click()
    expect(page.get_by_label("Seat 2")).to_have_value("hard")
    page.get_by_text("More settings").click()
    expect(page.get_by_label("Only people with the link")).to_be_checked()


#: The history as the browser stores it.
PLAYED = """() => localStorage.setItem('tableverse-history', JSON.stringify([{
    table: 'abc', game: 'champions', at: Date.now() - 9e6, seats: [0], people: ['Ana'], over: true, won: true,
    heroes: [{en: 'Thor', es: 'Thor'}], villain: {en: 'Rhino', es: 'Rino'}, lesson: false, length: 4, choices: 50,
    others: 0, bots: [], facts: {life: 1, damage: 9}, unranked: false, rewound: false}]))"""


def test_a_profile_is_transferred_to_another_device(person: Callable[..., Person]) -> None:
    ana = person()
    ana.open()
    ana.page.evaluate(PLAYED)
    ana.page.get_by_role("link", name="Profile").click()
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_title("Squirrel").click()
    expect(ana.page.get_by_role("radio", name="Squirrel")).to_be_checked()
    ana.page.get_by_role("button", name="Marvel Champions").click()
    expect(ana.page.get_by_role("row", name="Rhino")).to_contain_text("1 of 1")
    expect(ana.page.get_by_role("heading", name="Achievements")).to_contain_text("4 of")
    ana.page.get_by_role("button", name="Create code").click()
    expect(ana.page.get_by_role("img", name="Or scan this")).to_be_visible()
    code = ana.page.get_by_label("Profile code").input_value()
    ana.check_accessibility()

    phone = person(viewport=PHONE, locale="es-ES")
    phone.open(f"/profile#{code}")
    expect(phone.page.get_by_text("Ana, con una partida")).to_be_visible()
    phone.page.get_by_role("button", name="Añadir a este dispositivo").click()
    expect(phone.page.get_by_label("Tu nombre")).to_have_value("Ana")
    expect(phone.page.get_by_role("heading", name="Logros")).to_contain_text("4 de")
    phone.page.get_by_label("Pega aquí un código").fill(code[:-5])
    expect(phone.page.get_by_text("Este código no es de un perfil")).to_be_visible()
    phone.look("profile-390")
    phone.check_accessibility()


def test_a_problem_report_is_created_and_downloaded(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    page = robin.page
    made = server.create("me", "easy")
    robin.sit(made)
    robin.wait_for_turn()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Report a problem").click()
    page.get_by_label("What is wrong?").fill("Loki costs too much")
    robin.check_accessibility()
    page.get_by_role("button", name="Create report").click()
    expect(page.get_by_label("Report text")).to_have_value(re.compile("Loki costs too much\n\nTableverse .*move 0"))
    with page.expect_download() as kept:
        page.get_by_role("link", name="Download file").click()
    assert kept.value.suggested_filename == f"splendor-{made['table']}-0.json"
    robin.check_accessibility()
