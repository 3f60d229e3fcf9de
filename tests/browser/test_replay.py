"""Replays of finished games: step, jump, play, share, download, open again, play on."""

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from browser.people import PHONE, Person, Server


def test_a_replay_is_shared_downloaded_and_continued(
    person: Callable[..., Person], server: Server, tmp_path: Path
) -> None:
    table = server.finished_table()
    last = server.get(f"/api/tables/{table}")["moves"]
    robin = person()
    page = robin.page
    robin.open(f"/replay/{table}")
    robin.wait_for_moves("=== 0")

    page.get_by_role("button", name="Next step").click()
    robin.wait_for_moves("=== 1")
    page.keyboard.press("ArrowRight")
    robin.wait_for_moves("=== 2")
    page.get_by_role("button", name="Previous step").click()
    robin.wait_for_moves("=== 1")
    page.get_by_role("slider", name="Move").fill(str(last - 3))
    robin.wait_for_moves(f"=== {last - 3}")
    robin.look("replay")
    robin.check_accessibility()
    page.get_by_role("button", name="Play", exact=True).click()
    robin.wait_for_moves(f"=== {last}")

    # The address is the link to share: it opens at the same move.
    friend = person(locale="es-ES")
    friend.open(f"/replay/{table}?move=5")
    friend.wait_for_moves("=== 5")
    friend.page.get_by_role("heading", name="Repetición").wait_for()

    # Download the record and open it again.
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download the record").click()
    file = tmp_path / "record.json"
    waiting.value.save_as(file)
    assert len(json.loads(file.read_text())["options"]) == last
    robin.open()
    page.get_by_label("Open a record file").set_input_files(file)
    page.wait_for_url("**/replay/**")
    page.wait_for_selector(".board")

    # Play on from the middle.
    page.get_by_role("slider", name="Move").fill("10")
    robin.wait_for_moves("=== 10")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/**")
    robin.wait_for_moves(">= 10")
    robin.choose_something()


def test_the_deal_is_verified(person: Callable[..., Person], server: Server) -> None:
    made = server.create("me", "greedy", seed=None)
    ana, juan = person(locale="es-ES"), person(viewport=PHONE)
    ana.sit(made)
    ana.wait_for_turn()
    server.let_a_bot_finish(made)

    def verdict(one: Person, table: str, button: str, expected: str) -> None:
        one.open(f"/replay/{table}")
        one.page.get_by_role("button", name=button).click()
        expect(one.page.locator("[data-verdict]")).to_have_attribute("data-verdict", expected)
        one.look(f"deal-{expected}")
        one.check_accessibility()

    spanish, english = "El reparto", "Check the deal"
    verdict(ana, made["table"], spanish, "kept")
    expect(ana.page.get_by_role("dialog")).to_contain_text(server.get(f"/api/tables/{made['table']}")["seed"])
    verdict(juan, made["table"], english, "fits")
    # Give Ana's device a different commitment from before the deal.
    ana.page.evaluate(
        "table => localStorage.setItem('tableverse-promises', JSON.stringify([[table, 'a1b2']]))", made["table"]
    )
    verdict(ana, made["table"], spanish, "broken")
    verdict(juan, server.finished_table(), english, "seeded")


def test_a_file_that_is_not_a_record_is_refused(person: Callable[..., Person], tmp_path: Path) -> None:
    robin = person()
    robin.open()
    robin.page.get_by_role("button", name="Play now: Splendor").wait_for()
    for content in ("{nonsense", "{}", '{"config": {"seats": 2}, "game": "splendor"}'):
        file = tmp_path / "holiday.json"
        file.write_text(content)
        robin.page.get_by_label("Open a record file").set_input_files(file)
        robin.page.get_by_role("alert").wait_for()
        robin.look("not-a-record")
        robin.page.reload()
    # The browser logs the third request, which the server refused.
    robin.complaints = [said for said in robin.complaints if "status of 4" not in said]


def test_a_replay_of_a_game_in_play_is_refused(person: Callable[..., Person], server: Server) -> None:
    table = server.create("me", "random")["table"]
    robin = person()
    robin.open(f"/replay/{table}")
    robin.page.get_by_role("alert").wait_for()
    robin.look("replay-refused")
    robin.complaints = [said for said in robin.complaints if "status of 4" not in said]
