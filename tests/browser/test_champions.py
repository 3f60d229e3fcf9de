"""Marvel Champions: whole games by mouse, decks, phone, keyboard, two languages."""

import json
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.people import OVER, PHONE, ROOT, TABLET, Person, Server, some_are_asked

LIT = ".board [data-thing][data-legal]"
OPTIONS = ".decision [data-option]"
#: A recorded game of four players against Ultron, and a move with many cards in play.
CROWDED, LATE = ROOT / "tests/games/champions/records/four-ultron-random.json", 137
SCROLLING = "all => all.filter((one) => one.scrollHeight > one.clientHeight).map((one) => one.textContent)"
#: The widths of a card on the board and of a card in hand.
WIDTHS = """() => ['.villain .body', '.hand .card']
    .map((one) => document.querySelector(one).getBoundingClientRect().width)"""


def begin(person: Person, made: dict[str, Any]) -> None:
    person.sit(made)
    person.wait_for_turn()


def choose(person: Person, *beginnings: str) -> str:
    """Choose the first option whose id has one of these prefixes, in their order, or else the first option."""
    person.wait_for_turn()
    ids = person.page.locator(OPTIONS).evaluate_all("all => all.map((one) => one.dataset.option)")
    wanted = next((one for start in beginnings for one in ids if one.startswith(start)), ids[0])
    with person.moving():
        person.page.locator(f'.decision [data-option="{wanted}"]').click()
    return str(wanted)


def pick_what_glows(person: Person) -> None:
    """Click the first lit card on the board. If it offers several options, choose the first."""
    person.wait_for_turn()
    lit = person.page.locator(LIT)
    if not lit.count():
        choose(person, "pass", "undefended", "end-turn")
        return
    with person.moving():
        lit.first.click()
        if person.page.locator(".decision .button.plain").count():
            person.page.locator(OPTIONS).first.click()


def asked(person: Person) -> str:
    """Wait for a decision and return its kind."""
    person.wait_for_turn()
    return str(person.page.locator(".board").get_attribute("data-kind"))


def keep_the_hand(person: Person) -> None:
    while asked(person) == "mulligan":
        choose(person, "done")


def called(person: Person, thing: str) -> Any:
    """Return the label of a card for screen readers."""
    return person.page.locator(f"{thing} > .sr-only")


def story(person: Person) -> Any:
    return person.page.locator(".story")


def told(person: Person) -> str:
    """Wait for a decision and return the story so far."""
    person.wait_for_turn()
    return str(story(person).inner_text())


def test_a_solo_game_is_played_to_its_end(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    begin(robin, server.create("me", game="champions", seed=7, scenario="rhino", **{"deck-1": "spider-man-justice"}))
    expect(robin.page.locator(".decision")).to_contain_text("CHA-GAMESETUP-19")
    keep_the_hand(robin)
    expect(called(robin, ".villain .body")).to_contain_text("Rhino, Stage I of II")
    expect(called(robin, ".top .scheme")).to_contain_text("Threat: 0 of 7")

    # A card is paid for with other cards until every place of its cost is full. The prompt names the card and the rule.
    choose(robin, "play:")
    robin.wait_for_turn()
    expect(robin.page.locator(".decision .from")).not_to_be_empty()
    expect(robin.page.locator(".decision")).to_contain_text("CHA-COST-07")
    empty = robin.page.locator(".paying .empty").count()
    assert empty > 0
    pick_what_glows(robin)
    robin.page.wait_for_function("empty => document.querySelectorAll('.paying .empty').length < empty", arg=empty)
    robin.look("champions-paying")

    # Only a hero is attacked. The story then tells the attack step by step.
    while asked(robin) != "turn":
        pick_what_glows(robin)
    choose(robin, "change-form")
    choose(robin, "attack:")
    while "activates against" not in told(robin):
        choose(robin, "end-turn", "done", "pass")
    while "Boost card" not in told(robin):
        choose(robin, "pass", "defend:", "undefended")
    expect(story(robin)).to_contain_text("defends")
    expect(robin.page.locator(".sum").last).to_contain_text("= ")
    robin.look("champions-solo")
    robin.check_accessibility()
    robin.check_that_nothing_scrolls()

    for _ in range(200):
        robin.wait_for_turn()
        if robin.is_over():
            break
        pick_what_glows(robin)
    expect(robin.page.locator(OVER)).not_to_be_empty()
    robin.look("champions-over")


def test_two_people_play_with_hidden_hands(person: Callable[..., Person], server: Server) -> None:
    robin, alex = person(), person(locale="es-ES", color_scheme="dark", viewport=TABLET)
    decks = {"deck-1": "captain-marvel-leadership", "deck-2": "black-panther-protection"}
    made = server.create("me", "open", game="champions", seed=3, scenario="klaw", **decks)
    robin.sit(made)
    alex.open(f"/table/{made['table']}")
    alex.page.fill(".waiting input:not([readonly])", "Alex")
    alex.page.locator(".waiting .main").first.click()
    both = (robin, alex)
    for one in both:
        one.page.locator(".hand [data-thing]").first.wait_for()

    # Neither player sees the other's cards.
    hands = [
        set(one.page.locator(".hand [data-thing]").evaluate_all("all => all.map((card) => card.dataset.thing)"))
        for one in both
    ]
    assert all(len(hand) >= 5 for hand in hands)
    for one, other in ((robin, hands[1]), (alex, hands[0])):
        seen = set(one.page.locator("[data-thing]").evaluate_all("all => all.map((card) => card.dataset.thing)"))
        assert not seen & other

    looked = False
    while able := some_are_asked(both):
        if able[0].moves < 24:
            pick_what_glows(able[0])
        else:  # enough was seen, so the villain may win
            choose(able[0], "end-turn", "undefended", "pass", "done", "decline")
        if able[0].moves >= 20 and not looked:
            looked = True
            alex.wait_for_moves(f">= {able[0].moves}")
            robin.look("champions-two")
            alex.look("champions-two-tablet-spanish-night")
            alex.check_accessibility()
            alex.check_that_nothing_scrolls()
    for one in both:
        one.page.wait_for_selector(OVER)
    assert robin.page.inner_text(OVER) != alex.page.inner_text(OVER)  # each in their language
    robin.page.locator("dialog a[href^='/replay']").click()
    robin.page.wait_for_selector(".board")
    robin.look("champions-replay")


def test_a_deck_is_imported_and_played(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    robin.open()
    robin.page.locator("a[href='/decks/champions']").click()
    robin.page.wait_for_selector(".verdict.legal")
    starter = next(deck for deck in server.get("/api/games/champions/content")["deck"] if deck["hero"] == "she-hulk")
    body = json.dumps({"deck": {**starter, "name": "Green fury"}, "format": "marvelcdb"}).encode()
    request = urllib.request.Request(
        server.address + "/api/games/champions/deck/export", body, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        marvelcdb = json.load(answer)["text"]
    paste = robin.page.locator("textarea")
    paste.fill("{ not a deck")
    robin.page.locator("form button[type=submit]").click()
    expect(robin.page.locator("[role=alert]")).to_have_text("This looks like JSON but can’t be read")
    robin.complaints.clear()  # the browser logs the refused request

    paste.fill("She-Hulk\n\n2x Haymaker\n1x Card Of Nowhere")
    robin.page.locator("form button[type=submit]").click()
    robin.page.wait_for_selector("text=Card Of Nowhere")
    robin.page.wait_for_selector(".verdict :text('it needs 40 to 50')")
    expect(robin.page.locator(".deck .main")).to_be_disabled()
    robin.look("champions-deck-illegal")

    paste.fill(marvelcdb)
    robin.page.locator("form button[type=submit]").click()
    robin.page.wait_for_selector(".verdict.legal")
    expect(robin.page.locator(".deck input").first).to_have_value("Green fury")
    robin.check_accessibility()

    # A deck with one identity card too few is illegal at once.
    robin.page.locator("[aria-label='Remove one Gamma Slam']").click()
    robin.page.wait_for_selector(".verdict:not(.legal) li")
    robin.page.locator("[aria-label='Add one Gamma Slam']").first.click()
    robin.page.wait_for_selector(".verdict.legal")
    robin.page.locator(".deck .main").click()
    robin.look("champions-decks")

    robin.page.locator(".home").click()
    robin.page.get_by_role("button", name="New table: Marvel Champions").click()
    robin.page.locator("[data-pick='scenario:ultron']").click()
    robin.page.locator(".sizes label").first.click()
    robin.page.locator("[data-open=deck-1]").click()
    robin.page.get_by_label("Box: Seat 1").select_option("thor")  # own decks are in no box
    robin.page.locator("[data-pick='deck-1:own:Green fury']").click()
    robin.look("champions-set-up")
    robin.check_accessibility()
    robin.page.locator("dialog button[type=submit]").click()
    robin.page.wait_for_selector(".board")
    expect(called(robin, ".mine .identity")).to_contain_text("Jennifer Walters")
    expect(called(robin, ".villain .body")).to_contain_text("Ultron")


def test_the_table_works_on_a_phone_in_spanish(person: Callable[..., Person], server: Server) -> None:
    robin = person(viewport=PHONE, locale="es-ES", color_scheme="dark", has_touch=True)
    begin(robin, server.create("me", "greedy", game="champions", seed=7))
    keep_the_hand(robin)
    robin.wait_for_turn()
    robin.look("champions-phone")
    robin.check_accessibility()
    robin.check_that_nothing_scrolls()

    # A tap shows the card before it is played.
    before = robin.moves
    robin.page.locator(".hand .card.lit").first.tap()
    robin.page.wait_for_selector("dialog [data-option^='play:']")
    assert robin.moves == before
    robin.look("champions-phone-card")
    with robin.moving():
        robin.page.locator("dialog [data-option^='play:']").tap()
    for _ in range(12):
        robin.wait_for_turn()
        if robin.is_over():
            break
        choose(robin, "spend:", "attack:", "play:", "change-form", "defend:", "pass", "end-turn", "done")
    robin.look("champions-phone-later")
    robin.check_that_nothing_scrolls()


def test_a_payment_is_proposed_and_can_be_cancelled(person: Callable[..., Person], server: Server) -> None:
    """Escape and Back leave the payment step by step. A proposed payment is shown first and paid on agreement."""
    robin = person()
    page = robin.page
    begin(robin, server.create("me", game="champions", seed=7, scenario="rhino", **{"deck-1": "spider-man-justice"}))
    keep_the_hand(robin)
    before = robin.moves
    choose(robin, "play:")
    assert asked(robin) == "pay"
    page.keyboard.press("Escape")
    robin.wait_for_moves(f"=== {before}")
    assert asked(robin) == "turn"
    expect(page.get_by_role("button", name="Back", exact=True)).to_have_count(0)
    choose(robin, "play:")
    with robin.moving():
        page.get_by_role("button", name="Back", exact=True).click()
    assert asked(robin) == "turn"

    choose(robin, "play:")
    paying = robin.moves
    page.get_by_role("button", name="Pay for me").click()
    expect(page.locator(".proposed")).to_contain_text("Pay with")
    expect(page.locator(".hand .card.hint, .tile.hint, .identity.hint").first).to_be_visible()
    assert robin.moves == paying  # nothing is paid yet
    robin.look("champions-proposed")
    robin.check_accessibility()
    page.get_by_role("button", name="Pay this way").click()
    page.wait_for_selector(".board:not([data-kind=pay])")
    assert robin.moves > paying


def test_keyboard_undo_and_watching_work(person: Callable[..., Person], server: Server) -> None:
    made = server.create("me", game="champions", seed=7, scenario="klaw")
    robin, watcher = person(), person()
    begin(robin, made)
    keys = robin.page.keyboard
    with robin.moving():
        keys.press(str(robin.page.locator(OPTIONS).count()))  # choose the last option by its number: keep the hand
    robin.wait_for_turn()

    # Arrow keys walk through lit cards, Enter uses the only option of a card, U undoes it.
    before = robin.moves
    keys.press("ArrowDown")
    for _ in range(30):
        if robin.page.evaluate("document.activeElement.matches('.hand .card')"):
            break
        keys.press("ArrowDown")
        keys.press("ArrowLeft")
    with robin.moving():
        keys.press("Enter")
    expect(story(robin)).to_contain_text("play")
    keys.press("u")
    robin.wait_for_moves(f"=== {before}")

    # First choose who acts, then the target. Escape cancels.
    choose(robin, "change-form")
    robin.wait_for_turn()
    robin.page.locator(".mine .identity").click()
    robin.page.wait_for_selector(".decision .button.plain")
    keys.press("Escape")
    robin.page.wait_for_selector(".decision .button.plain", state="detached")
    robin.page.locator(".mine .identity").click()
    robin.page.wait_for_selector(".decision .button.plain")
    with robin.moving():
        robin.page.locator(".mine .minions .tile").first.click()
    expect(story(robin)).to_contain_text("attacks Armored Guard")

    # A watcher sees the table, but neither the hand nor any options.
    watcher.open(f"/table/{made['table']}")
    expect(story(watcher)).to_contain_text("attacks Armored Guard")
    expect(watcher.page.locator(".board [data-legal]")).to_have_count(0)
    expect(watcher.page.locator(".hand [data-thing]")).to_have_count(0)


def test_a_standing_answer_survives_a_reload(person: Callable[..., Person], server: Server) -> None:
    """Always use Spider-Sense: it is not asked again, not even after a reload, until the choice is undone."""
    robin = person()
    begin(robin, server.create("me", game="champions", seed=7, scenario="rhino"))
    keep_the_hand(robin)
    choose(robin, "change-form")
    while asked(robin) != "window":
        choose(robin, "end-turn", "done")
    before = robin.moves
    robin.page.get_by_role("button", name="Always use it").first.click()
    robin.page.wait_for_selector(".board[data-kind=defend]")
    expect(story(robin)).to_contain_text("The ability of Spider-Man triggers")
    robin.page.keyboard.press("u")
    robin.page.wait_for_selector(".board[data-kind=window]")
    robin.wait_for_moves(f"=== {before}")
    robin.look("champions-standing")

    # A standing answer survives a reload and is dropped on demand.
    robin.page.reload()
    robin.page.wait_for_selector(".board[data-kind=defend]")
    with robin.moving():
        robin.page.keyboard.press("u")
    robin.page.wait_for_selector(".board[data-kind=window]")
    robin.page.get_by_role("button", name="Ask me every time").click()
    robin.page.locator("[data-standing=pass]").click()
    robin.page.wait_for_selector(".board[data-kind=defend]")
    expect(story(robin)).not_to_contain_text("The ability of Spider-Man triggers")


def test_a_hand_may_be_shown_to_teammates_only(person: Callable[..., Person], server: Server) -> None:
    """Each player decides about their own hand. Teammates can open a shown hand, and a watcher cannot."""
    made = server.create("me", "open", game="champions", seed=3, hands="ask")
    robin, alex, watcher = person(), person(), person()
    robin.sit(made)
    alex.open(f"/table/{made['table']}")
    expect(alex.page.locator(".waiting")).to_contain_text("whether your teammates may see your hand")
    alex.page.locator(".waiting .main").first.click()
    alex.page.wait_for_selector(".board")
    robin.page.get_by_role("button", name="Show my hand to my teammates").click()
    alex.page.get_by_role("button", name="Keep my hand to myself").click()
    hand = robin.page.locator(".hand [data-thing]")
    hand.first.wait_for()
    alex.page.locator(".others .pile").first.click()
    expect(alex.page.locator("dialog li")).to_have_count(hand.count())
    alex.look("champions-open-hand")
    expect(robin.page.locator(".others .pile:enabled")).to_have_count(0)
    watcher.open(f"/table/{made['table']}")
    watcher.page.wait_for_selector(".board")
    expect(watcher.page.locator(".hand [data-thing]")).to_have_count(0)
    expect(watcher.page.locator(".pile:enabled")).to_have_count(0)


def test_four_players_fit_without_scrolling(person: Callable[..., Person]) -> None:
    """Continue a recorded game: every player's area fits without scrolling and can be opened."""
    robin = person()
    page = robin.page
    robin.open()
    page.get_by_label("Open a record file").set_input_files(CROWDED)
    page.wait_for_url("**/replay/**")
    page.get_by_role("slider", name="Move").fill(str(LATE))
    robin.wait_for_moves(f"=== {LATE}")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/**")
    robin.wait_for_turn()
    mates = page.locator(".others .mate")
    expect(mates).to_have_count(3)
    for part in (".identity .kind", ".identity .life", ".line .hand"):
        expect(mates.locator(part)).to_have_count(3)
    assert page.locator(".others .cards, .mine .cards, .around").evaluate_all(SCROLLING) == []
    robin.look("champions-four")
    robin.check_accessibility()
    robin.check_that_nothing_scrolls()

    pieces = mates.first.locator("[data-thing]")
    mates.first.locator("button.name").click()
    expect(page.locator("dialog [data-thing]")).to_have_count(pieces.count())
    robin.look("champions-four-opened")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)

    # The list of stages shows the one in play and the backs of later ones. A card can be flipped.
    page.locator("[data-stages]").click()
    expect(page.locator("dialog .now")).to_have_count(2)
    expect(page.locator("dialog .back").first).to_have_text("Still to come")
    page.locator("dialog .now button").first.click()
    page.get_by_role("button", name="Flip").click()
    expect(page.locator("dialog .detail")).to_contain_text("On the back: Villain")
    robin.check_accessibility()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)

    # A wide screen shows all areas side by side unless this is switched off. Board and hand have separate zooms.
    page.set_viewport_size({"width": 1680, "height": 1050})
    expect(page.locator(".lanes > .lane.column")).to_have_count(4)
    villain, card = page.evaluate(WIDTHS)
    page.keyboard.press("z")
    page.keyboard.press("+")
    page.keyboard.press("<")
    expect(page.get_by_role("complementary", name="Zoom and layout")).to_contain_text("110 %")
    assert page.evaluate(WIDTHS) == pytest.approx([villain * 1.1, card * 0.9], rel=0.03)
    robin.look("champions-areas")
    robin.check_accessibility()
    robin.check_that_nothing_scrolls()
    page.get_by_label("All players’ areas side by side").uncheck()
    expect(mates).to_have_count(3)
    page.reload()
    robin.wait_for_turn()
    expect(page.locator("html")).to_have_attribute("data-board-zoom", "in")
    expect(mates).to_have_count(3)
