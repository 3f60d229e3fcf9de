"""People at the table: whole games, two languages, undo, watching, the phone, the keyboard."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.people import PHONE, Person, Server

MOST_CHOICES = 400


def test_a_game_against_a_bot_is_played_from_the_lobby(person: Callable[..., Person]) -> None:
    robin = person()
    robin.open()
    robin.page.get_by_role("button", name="Play now: Splendor").wait_for()
    robin.look("lobby")
    robin.page.get_by_role("button", name="Play now: Splendor").click()
    robin.page.get_by_role("button", name="Just play").click()
    robin.wait_for_turn()
    robin.check_that_nothing_scrolls()
    for choice in range(MOST_CHOICES):
        robin.wait_for_turn()
        if robin.is_over():
            break
        if choice == 12:
            robin.look("table-mid-game")
        robin.choose_something()
    assert robin.is_over()
    robin.page.get_by_role("img", name="Points by round").wait_for()
    robin.look("end")
    robin.check_accessibility()

    over = robin.page.url
    robin.page.get_by_role("button", name="Rematch").click()
    robin.page.wait_for_url(lambda address: address != over)
    robin.wait_for_moves("< 2")
    robin.take_tokens()


def test_two_people_play_in_two_languages(person: Callable[..., Person]) -> None:
    ana = person(locale="es-ES", color_scheme="dark")
    robin = person()
    robin.open()
    robin.page.get_by_role("button", name="New table: Splendor").click()
    robin.page.get_by_label("Your name").fill("Robin")
    robin.page.get_by_role("button", name="Create table").click()
    robin.page.get_by_role("heading", name="Splendor: Marvel", level=1).wait_for()
    robin.look("waiting-room")

    ana.open(robin.page.url.removeprefix(robin.server.address))
    ana.page.get_by_label("Tu nombre").fill("Ana <b>")
    ana.page.get_by_role("button", name="Sentarse aquí").click()
    robin.wait_for_turn()
    expect(robin.page.locator(".decision")).to_contain_text("Your turn: take tokens, recruit or reserve")
    ana.page.get_by_text("Esperando a Robin").wait_for()

    robin.take_tokens()
    ana.wait_for_turn()
    expect(ana.page.locator(".decision")).to_contain_text("Tu turno: coge fichas, recluta o reserva")
    expect(ana.page.locator(".rivals")).to_contain_text("Robin coge")
    ana.look("table-spanish-night")

    ana.page.keyboard.press("c")
    ana.page.get_by_label("Escribe un mensaje").fill("¡Hola! <i>")
    ana.page.keyboard.press("Enter")
    robin.page.get_by_role("button", name="Chat, 1 new message").click()
    robin.page.get_by_text("Ana <b> ¡Hola! <i>").wait_for()

    # The language changes in the middle of a turn.
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("button", name="Ajustes").click()
    ana.page.get_by_text("English").click()
    ana.page.get_by_role("button", name="Done").click()
    expect(ana.page.locator(".decision")).to_contain_text("Your turn: take tokens, recruit or reserve")
    ana.take_tokens()

    # Robin asks to undo past Ana's choice, and Ana agrees.
    robin.wait_for_turn()
    robin.page.get_by_role("button", name="Ask to undo").click()
    ana.page.get_by_text("Robin asks to undo a choice").wait_for()
    ana.page.get_by_role("button", name="Agree").click()
    robin.wait_for_moves("=== 0")
    robin.wait_for_turn()


def test_the_key_u_undoes_a_choice(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    robin.sit(server.create("me", "open"))
    ana = person()
    ana.open(robin.page.url.removeprefix(server.address))
    ana.page.get_by_role("button", name="Sit here").click()
    robin.wait_for_turn()
    bank = robin.page.inner_text(".bank")
    robin.take_tokens()
    expect(robin.page.locator(".bank")).not_to_have_text(bank, use_inner_text=True)
    with robin.moving():
        robin.page.keyboard.press("u")
    assert robin.moves == 0
    expect(robin.page.locator(".bank")).to_have_text(bank, use_inner_text=True)


def test_escape_and_back_cancel_a_step(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    robin.sit(server.create("me", "random"))
    robin.wait_for_turn()
    picks = robin.page.locator(".picks button")
    robin.page.locator(".bank [data-legal]").nth(0).click()
    robin.page.locator(".bank [data-legal]").nth(1).click()
    expect(picks).to_have_count(2)
    robin.page.keyboard.press("Escape")
    expect(picks).to_have_count(1)
    robin.page.locator(".decision").get_by_role("button", name="Back", exact=True).click()
    expect(picks).to_have_count(0)

    robin.page.locator("[data-card][data-legal]").first.click()
    robin.page.locator("dialog").wait_for()
    robin.look("card")
    robin.check_accessibility()
    robin.page.keyboard.press("Escape")
    robin.page.locator("dialog").wait_for(state="detached")

    robin.page.locator("[data-deck='3']").click()
    expect(robin.page.locator(".decision")).to_contain_text("Reserve the top card of the level 3 deck")
    with robin.moving():
        robin.page.locator(".decision [data-option]").click()
    expect(robin.page.locator(".reserved [data-card]")).to_have_count(1)


def test_a_watcher_sees_no_hidden_card_and_no_options(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    made = server.create("me", "random")
    robin.sit(made)
    robin.wait_for_turn()
    watcher = person()
    watcher.open(f"/table/{made['table']}")
    watcher.page.get_by_text("Watching").wait_for()
    watcher.page.wait_for_selector(".board")
    robin.page.locator("[data-deck='1']").click()
    with robin.moving():
        robin.page.locator(".decision [data-option]").click()
    robin.wait_for_turn()
    watcher.wait_for_moves(f"=== {robin.moves}")
    # Only its owner sees the card from the deck.
    expect(robin.page.locator(".reserved [data-card]")).to_have_count(1)
    expect(watcher.page.locator(".reserved [data-card]")).to_have_count(0)
    expect(watcher.page.locator("[data-legal]")).to_have_count(0)
    expect(watcher.page.get_by_role("button", name="Undo")).to_have_count(0)
    watcher.look("watching")


def test_a_bot_takes_over_a_seat_until_it_is_taken_back(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    robin.sit(server.create("me", "open"))
    ana = person()
    ana.open(robin.page.url.removeprefix(server.address))
    ana.page.get_by_role("button", name="Sit here").click()
    robin.wait_for_turn()
    robin.page.get_by_role("button", name="Settings").click()
    robin.page.get_by_role("button", name="Let a bot play for me").click()
    robin.page.get_by_text("A bot is playing for you").wait_for()
    ana.wait_for_turn()
    expect(ana.page.locator(".rivals")).to_contain_text("Robin (bot)")
    robin.page.get_by_role("button", name="Take your seat back").click()
    robin.page.get_by_text("A bot is playing for you").wait_for(state="detached")
    ana.take_tokens()
    robin.wait_for_turn()

    # The others see that a person whose page is closed is away.
    ana.page.close()
    robin.page.get_by_text("Guest is away").wait_for()
    robin.look("somebody-away")


def test_a_bot_takes_over_for_an_absent_player(person: Callable[..., Person], server: Server) -> None:
    made = server.create("me", "open", wait_minutes=0)
    robin, eva = person(), person()
    robin.sit(made)
    eva.open(f"/table/{made['table']}")
    eva.page.get_by_label("Your name").fill("Eva")
    eva.page.get_by_role("button", name="Sit here").click()
    robin.wait_for_turn()
    robin.take_tokens()
    eva.wait_for_turn()
    eva.page.goto("about:blank")
    robin.page.get_by_text("Eva is away").wait_for()
    before = robin.moves
    robin.look("somebody-is-away")
    robin.page.get_by_role("button", name="Let a bot take over").click()
    robin.wait_for_moves(f"> {before}")
    robin.page.get_by_text("Eva (bot)").first.wait_for()

    eva.open(f"/table/{made['table']}")
    eva.page.get_by_text("A bot is playing for you").wait_for()
    eva.page.get_by_role("button", name="Take your seat back").click()
    robin.wait_for_turn()
    robin.take_tokens()
    eva.wait_for_turn()
    eva.take_tokens()


def test_the_table_works_on_a_phone(person: Callable[..., Person], server: Server) -> None:
    robin = person(viewport=PHONE, has_touch=True, is_mobile=True)
    robin.open()
    robin.page.get_by_role("button", name="Play now: Splendor").wait_for()
    robin.look("phone-lobby")
    robin.page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")
    robin.sit(server.create("me", "greedy", "greedy"))
    robin.wait_for_turn()
    robin.check_that_nothing_scrolls()
    with robin.moving():
        while not robin.page.locator(".decision button.main:enabled").count():
            robin.page.locator(".bank [data-legal]").first.tap()
        robin.page.locator(".decision button.main").tap()
    robin.wait_for_turn()
    robin.page.locator("[data-card][data-legal]").nth(6).tap()  # outside the view, so the board pans to it
    robin.page.locator("dialog [data-option]").first.wait_for()
    robin.look("phone-card")
    with robin.moving():
        robin.page.locator("dialog [data-option]").first.tap()
    robin.wait_for_turn()
    robin.look("phone-table")
    robin.check_accessibility()


def test_a_turn_is_played_by_keyboard(person: Callable[..., Person]) -> None:
    robin = person()
    robin.open()
    robin.page.locator(".splendor .play:enabled").wait_for()
    for _ in range(12):
        robin.page.keyboard.press("Tab")
        if robin.page.evaluate("document.activeElement.classList.contains('play')"):
            break
    robin.page.keyboard.press("Enter")
    robin.page.locator("dialog [data-option='learn']:focus").wait_for()  # on a first visit, next to "Just play"
    robin.page.keyboard.press("Tab")
    robin.page.keyboard.press("Enter")
    robin.wait_for_turn()
    board = robin.page

    def press_until(key: str, selector: str) -> None:
        for _ in range(30):
            if board.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            board.keyboard.press(key)
        raise AssertionError(f"{key} never reached {selector}")

    # Take three tokens: walk to a stack, choose, walk on, and confirm with a number.
    with robin.moving():
        press_until("ArrowLeft", "[data-bank]")
        while not board.locator(".decision button.main:enabled").count():
            if not board.evaluate("document.activeElement.matches('[data-bank][data-legal]')"):
                press_until("ArrowDown", "[data-bank][data-legal]")
            board.keyboard.press("Enter")
            board.keyboard.press("ArrowDown")
        board.keyboard.press("1")
    robin.wait_for_turn()

    # Reserve a card: walk to it, open it, and choose by number.
    board.evaluate("document.activeElement.blur()")
    with robin.moving():
        press_until("ArrowRight", "[data-card]")
        board.keyboard.press("Enter")
        board.locator("dialog [data-option]").first.wait_for()
        robin.look("keyboard-card")
        board.keyboard.press("1")
    robin.wait_for_turn()

    board.keyboard.press("?")
    board.get_by_role("heading", name="Keys").wait_for()
    robin.look("help")
    board.keyboard.press("Escape")
    board.locator("dialog").wait_for(state="detached")
    board.keyboard.press("l")
    board.get_by_role("complementary", name="Log", exact=True).wait_for()
    robin.look("log")
    board.keyboard.press("Escape")
    before = robin.moves
    board.keyboard.press("u")
    robin.wait_for_moves(f"< {before}")


def test_moving_pieces_are_animated(person: Callable[..., Person], server: Server) -> None:
    """With motion on, tokens and cards fly as copies that are removed afterwards. A key skips the motion."""
    robin = person(reduced_motion="no-preference")
    robin.sit(server.create("me", "greedy"))
    robin.wait_for_turn()
    robin.page.evaluate(
        "window.flown = 0;"
        "new MutationObserver(changes => { for (const change of changes) for (const node of change.addedNodes)"
        " if (node.classList?.contains('ghost')) window.flown++ }).observe(document.body, { childList: true })"
    )
    robin.take_tokens()
    robin.page.keyboard.press(" ")
    robin.wait_for_turn()
    robin.page.wait_for_function("() => window.flown >= 2 && !document.querySelector('.ghost')")
    flown = robin.page.evaluate("window.flown")
    # The log can replay the last round on the board.
    robin.page.keyboard.press("l")
    robin.page.get_by_role("button", name="Replay the last round").click()
    robin.page.wait_for_function("flown => window.flown > flown", arg=flown)
    robin.page.wait_for_function("() => !document.querySelector('.ghost')")


def test_the_table_is_accessible_in_both_colour_schemes(person: Callable[..., Person], server: Server) -> None:
    for scheme in ("light", "dark"):
        robin = person(viewport={"width": 1024, "height": 768}, color_scheme=scheme)
        robin.open()
        robin.page.get_by_role("button", name="Play now: Splendor").wait_for()
        robin.check_accessibility()
        robin.sit(server.create("me", "greedy", "greedy", "greedy"))
        for _ in range(3):
            robin.choose_something()
        robin.wait_for_turn()
        robin.check_that_nothing_scrolls()
        robin.look(f"table-1024-{scheme}")
        robin.check_accessibility()


def test_an_unknown_table_leads_back_to_the_lobby(person: Callable[..., Person]) -> None:
    robin = person()
    robin.open("/table/nowhere-at-all")
    robin.page.get_by_role("heading", name="There is no such table").wait_for()
    robin.look("no-table")
    robin.page.get_by_role("link", name="Home").last.click()
    robin.page.get_by_role("button", name="Play now: Splendor").wait_for()
