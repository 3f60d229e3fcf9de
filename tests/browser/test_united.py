"""Marvel United: every mode, by mouse, touch and keyboard, in both languages."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.people import OVER, PHONE, TABLET, Person, Server, some_are_asked

MOST_CHOICES = 200
#: The number of choices of a whole game that are made by clicking.
BY_CLICKING = 12
ALWAYS_THE_FIRST = """() => setInterval(() => {
    if (document.querySelector('.board.asked') && !document.querySelector('dialog[open]'))
        dispatchEvent(new KeyboardEvent('keydown', { key: '1' }))
}, 15)"""
#: Things on the table that can be chosen now.
LIT = ".board [data-about][data-legal]"


def choose(person: Person) -> None:
    """Click something lit on the table, and choose in the bar if it offers several options or nothing is lit."""
    person.wait_for_turn()
    with person.moving():
        if person.page.locator(LIT).count():
            # Click a corner of the Location, beside the pieces on it.
            person.page.locator(LIT).first.click(position={"x": 8, "y": 8})
            if person.page.get_by_role("button", name="Back", exact=True).count():
                person.page.locator(".decision [data-option]").first.click()
        else:
            person.page.locator(".decision [data-option]").first.click()


def answer(person: Person, number: int = 1) -> None:
    """Choose an option by its number, with the keyboard."""
    person.wait_for_turn()
    with person.moving():
        person.page.keyboard.press(str(number))


def asked(person: Person) -> str:
    return str(person.page.inner_text(".decision .prompt"))


def answer_until(person: Person, question: str) -> None:
    for _ in range(MOST_CHOICES):
        person.wait_for_turn()
        if question in asked(person):
            return
        assert not person.is_over(), f"the game was over before: {question}"
        answer(person)
    raise AssertionError(f"never asked: {question}")


def play_to_the_end(*people: Person, looks: dict[int, str] | None = None) -> None:
    """Make the first choices by clicking, and then let the page press the key 1 until the end."""
    for choices in range(BY_CLICKING):
        able = some_are_asked(people)
        if not able:
            break
        if looks and choices in looks:
            able[0].look(looks[choices])
        choose(able[0])
    for person in people:
        person.page.evaluate(ALWAYS_THE_FIRST)
    for person in people:
        person.page.wait_for_selector(OVER)


def test_play_now_starts_a_game(person: Callable[..., Person]) -> None:
    robin = person()
    robin.open()
    robin.page.get_by_role("button", name="Play now: Marvel United").click()
    robin.page.get_by_role("button", name="Just play").click()
    robin.wait_for_turn()
    expect(robin.page.locator("[data-place]")).to_have_count(6)
    expect(robin.page.get_by_role("region", name="Missions")).to_have_count(1)
    expect(robin.page.locator(".east .mat")).to_have_count(3)
    robin.check_that_nothing_scrolls()
    choose(robin)


def test_a_cooperative_game_is_played_to_its_end(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    robin.sit(server.create("me", "random", game="united", seed=3, villain="cosmic-ghost-rider", equipment=True))
    answer_until(robin, "Choose the Hero card to play")
    held = robin.page.locator(".hand .held").count()
    assert held > 1
    expect(robin.page.locator(".hand .held.lit")).to_have_count(held)
    with robin.moving():
        robin.page.locator(".hand .held.lit").first.click()
    # The symbols of this Hero card and the one before it are available, and the Storyline highlights them.
    answer_until(robin, "Use your actions")
    expect(robin.page.locator(".storyline .chained .symbol.on").first).to_be_visible()
    robin.look("united-actions")
    robin.check_accessibility()
    play_to_the_end(robin, looks={9: "united-mid-game"})
    robin.look("united-end")
    robin.check_accessibility()


def test_a_move_by_click_can_be_undone(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    robin.sit(server.create("me", game="united", seed=5, villain="maestro", hero1="loki"))
    answer_until(robin, "Use your actions")
    stood = robin.page.locator("[data-place]:has([data-about='hero:loki'])").get_attribute("data-place")
    ways = robin.page.locator("[data-place]:has(.ground.lit)")
    expect(ways).to_have_count(2)  # Loki can move both ways around the ring
    to = ways.first.get_attribute("data-place")
    before = robin.moves
    with robin.moving():
        robin.page.locator(f"[data-about='place:{to}'].ground").click(position={"x": 12, "y": 12})
    expect(robin.page.locator(f"[data-place='{to}'] [data-about='hero:loki']")).to_have_count(1)
    expect(robin.page.locator(".telling")).to_contain_text("Loki moves to")
    robin.page.keyboard.press("u")
    robin.wait_for_moves(f"=== {before}")
    expect(robin.page.locator(f"[data-place='{stood}'] [data-about='hero:loki']")).to_have_count(1)


def test_the_story_tells_what_the_villain_does(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    robin.sit(server.create("me", "random", game="united", seed=4, villain="cosmic-ghost-rider"))
    answer_until(robin, "Choose the Hero card to play")
    expect(robin.page.locator(".telling .villain").first).to_contain_text("The Villain moves to")
    expect(robin.page.get_by_role("img", name="3 Hero cards until the Villain")).to_have_count(1)
    expect(robin.page.get_by_role("img", name="of 20")).to_have_count(1)  # the track of Cosmic Ghost Rider

    # The text of the Villain, of Threats and of cards in the Storyline can be opened.
    robin.page.locator(".dashboard [data-about='villain']").click()
    robin.page.get_by_role("dialog", name="Cosmic Ghost Rider").wait_for()
    expect(robin.page.locator("dialog")).to_contain_text("The Heroes lose when the track reaches 20")
    robin.look("united-villain")
    robin.page.keyboard.press("Escape")
    robin.page.locator("dialog").wait_for(state="detached")
    robin.page.locator(".threat").first.click(button="right")
    robin.page.get_by_text("Threat", exact=True).or_(robin.page.get_by_text("Henchman", exact=True)).first.wait_for()
    robin.look("united-threat")
    robin.check_accessibility()


def test_moving_pieces_are_animated(person: Callable[..., Person], server: Server) -> None:
    """With motion on, moving pieces fly as copies that are removed afterwards."""
    robin = person(reduced_motion="no-preference")
    robin.sit(server.create("me", game="united", seed=5, villain="maestro", hero1="loki"))
    answer_until(robin, "Choose the Hero card to play")
    robin.page.evaluate(
        "window.flown = 0;"
        "new MutationObserver(changes => { for (const change of changes) for (const node of change.addedNodes)"
        " if (node.classList?.contains('ghost')) window.flown++ }).observe(document.body, { childList: true })"
    )
    answer(robin)
    robin.wait_for_turn()
    robin.page.wait_for_function("() => window.flown > 0 && !document.querySelector('.ghost')")


def test_a_super_villain_game_hides_the_villains_hand(person: Callable[..., Person], server: Server) -> None:
    robin, ana = person(), person(locale="es-ES", color_scheme="dark")
    made = server.create("me", "open", game="united", seed=9, mode="super-villain", villain="cosmic-ghost-rider")
    robin.sit(made)
    ana.open(f"/table/{made['table']}")
    ana.page.get_by_role("button", name="Sentarse aquí").click()
    for _ in range(MOST_CHOICES):
        able = some_are_asked((robin, ana))[0]
        if "Plan maestro que juegas" in asked(able):
            break
        answer(able)
    # Only the Villain's player sees the Villain's hand. The others see the number of cards.
    expect(ana.page.locator(".hand [data-about^='card:cosmic-ghost-rider-plan']")).to_have_count(3)
    expect(ana.page.locator(".hand [data-about^='super:']")).to_have_count(3)
    expect(robin.page.locator(".dashboard")).to_contain_text("3 Master Plan and 3 Super Villain cards in hand")
    expect(robin.page.locator("[data-about^='card:cosmic-ghost-rider-plan']")).to_have_count(0)
    ana.look("united-super-villain")
    ana.check_accessibility()
    play_to_the_end(robin, ana)
    assert robin.page.inner_text("dialog h1") != ana.page.inner_text("dialog h1")


def test_a_commander_solo_game_offers_battle_plans(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    robin.sit(server.create("me", game="united", seed=2, mode="commander", villain="cosmic-ghost-rider"))
    # Cards that are not on the table are offered with their texts: twelve for the Supporting deck.
    for _ in range(12):
        robin.wait_for_turn()
        assert "Supporting Heroes deck" in asked(robin)
        choose(robin)
    robin.wait_for_turn()
    expect(robin.page.locator(".offer")).to_contain_text("Battle Plan budget left: 2")
    robin.look("united-battle-plans")
    with robin.moving():
        robin.page.locator(".offer [data-about='battle-plan:well-armed']").click()
    robin.page.get_by_text("Battle Plan budget left: 1").wait_for()
    robin.page.locator(".offer [data-about='battle-plan:steady-support']").wait_for(state="detached")
    with robin.moving():
        robin.page.locator(".decision [data-option='nothing']").click()
    answer_until(robin, "Play a regular turn or a Supporting Hero card?")
    expect(robin.page.locator(".beside [data-about^='card:'].lit")).to_have_count(2)
    expect(robin.page.get_by_role("button", name="Well Armed")).to_have_count(1)
    robin.look("united-commander")
    robin.check_accessibility()
    with robin.moving():
        robin.page.locator(".beside [data-about^='card:'].lit").first.click()
    play_to_the_end(robin)


def test_one_person_plays_a_super_villain_against_a_commander(person: Callable[..., Person], server: Server) -> None:
    """Play both sides in one window."""
    robin = person()
    made = server.create(
        "me", "me", game="united", seed=4, mode="super-villain-vs-commander", villain="cosmic-ghost-rider"
    )
    robin.sit(made)
    for _ in range(MOST_CHOICES):
        robin.wait_for_turn()
        if "Master Plan card to play" in asked(robin):
            break
        answer(robin)
    expect(robin.page.locator(".hand [data-about^='card:cosmic-ghost-rider-plan']").first).to_be_visible()
    # A wide screen shows the Hero's hand too, because both hands are Robin's.
    expect(robin.page.locator(".mat [data-about^='card:']").first).to_be_visible()
    robin.page.locator(".hands button").first.click()  # from the Hero's seat, the Villain's hand is shown too
    expect(robin.page.locator(".dashboard .hand [data-about^='card:cosmic']").first).to_be_visible()
    robin.page.locator(".hands button").last.click()
    expect(robin.page.locator(".dashboard .hand")).to_have_count(0)
    robin.look("united-super-villain-commander")
    robin.check_that_nothing_scrolls()
    robin.check_accessibility()
    play_to_the_end(robin)
    expect(robin.page.locator(OVER)).to_have_count(1)


def test_the_table_works_on_a_phone(person: Callable[..., Person], server: Server) -> None:
    robin = person(viewport=PHONE, has_touch=True, is_mobile=True)
    robin.sit(server.create("me", "random", "random", game="united", seed=6, equipment=True))
    answer_until(robin, "Choose the Hero card to play")
    # A tap enlarges a card, and the option is in the dialog.
    robin.page.locator(".hand .held").first.tap()
    robin.page.locator("dialog [data-option^='play:']").wait_for()
    robin.look("united-phone-card")
    with robin.moving():
        robin.page.locator("dialog [data-option^='play:']").tap()
    robin.wait_for_turn()
    robin.check_that_nothing_scrolls()
    robin.page.wait_for_function("document.querySelector('.pan').scrollWidth <= innerWidth")
    robin.look("united-phone")
    robin.check_accessibility()


def test_a_turn_is_played_by_keyboard_in_spanish(person: Callable[..., Person], server: Server) -> None:
    robin = person(locale="es-ES", viewport=TABLET, color_scheme="dark")
    robin.sit(server.create("me", "random", "random", "random", game="united", seed=8, equipment=True))
    page = robin.page
    answer_until(robin, "Elige la carta de Héroe que vas a jugar")
    robin.check_that_nothing_scrolls()
    for _ in range(30):
        page.keyboard.press("ArrowDown")
        if page.evaluate("document.activeElement.matches('.held')"):
            break
        page.keyboard.press("ArrowLeft")
    with robin.moving():
        page.keyboard.press("Enter")
    robin.wait_for_turn()
    robin.look("united-spanish-night-1024")
    robin.check_accessibility()
    page.keyboard.press("?")
    page.get_by_text("robas una carta, juegas una").wait_for()
    page.keyboard.press("Escape")


def test_a_game_is_set_up_in_the_form(person: Callable[..., Person]) -> None:
    robin = person()
    page = robin.page
    robin.open()
    page.get_by_role("button", name="New table: Marvel United").click()
    page.get_by_text("Super Villain Mode").click()
    page.locator("[data-open=villain]").click()
    expect(page.locator("[data-pick='villain:maestro']")).to_contain_text("Master Plan")
    page.locator("[data-pick='villain:cosmic-ghost-rider']").click()
    page.locator("[data-open=hero1]").click()
    page.get_by_role("searchbox", name="Search: Hero").fill("ghost")
    page.locator("[data-pick='hero1:cosmic-ghost-rider']").click()
    robin.look("united-set-up")
    robin.check_accessibility()
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("alert")).to_contain_text("Cosmic Ghost Rider")  # an Anti-Hero cannot be on both sides
    page.locator("[data-open=hero1]").click()
    page.locator("[data-pick='hero1:loki']").click()
    page.get_by_text("Commander Solo Mode").first.click()
    page.get_by_role("combobox", name="Battle Plan 1").select_option("save-a-friend")
    page.get_by_role("combobox", name="Challenge").select_option("hard")
    page.get_by_role("button", name="Create table").click()
    robin.wait_for_turn()
    expect(page.locator(".east")).to_contain_text("Loki")
    expect(page.locator(".decision .prompt")).to_contain_text("Supporting Heroes deck")
    # The browser logs the first request, which the server refused.
    robin.complaints = [said for said in robin.complaints if "status of 4" not in said]


def test_a_game_of_bots_is_watched_and_replayed(person: Callable[..., Person], server: Server) -> None:
    table = server.create("random", "random", game="united", seed=3, villain="emperor-doom")["table"]
    robin = person()
    robin.open(f"/table/{table}")
    robin.page.wait_for_selector(".board")
    expect(robin.page.locator(".hand .held, [data-legal]")).to_have_count(0)
    server.wait_for_the_end(table)
    robin.open(f"/replay/{table}?move=12")
    robin.wait_for_moves("=== 12")
    robin.page.get_by_role("button", name="Next step").click()
    robin.wait_for_moves("=== 13")
    robin.look("united-replay")
    robin.check_accessibility()
