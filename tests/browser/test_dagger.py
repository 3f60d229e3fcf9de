"""Marvel D.A.G.G.E.R.: a whole solo game, three people at one table, phone, keyboard, setup."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.people import ASKED, OVER, PHONE, TABLET, Person, Server, some_are_asked

#: The parts of the board that are clicked: places, pieces and spaces of a sheet. Other options are in the bar.
ON_THE_BOARD = "[data-place][data-legal], .enemy[data-legal], [data-space][data-legal]"
ANSWERS = ".board [data-option]:visible"

#: Clicks what is lit, up to a number of times: first on the board, and in the bar if the click offers several options
#: or nothing is lit. Returns early when a part is seen for the first time or the game is over.
PLAY = """async ({ asked, ended, glowing, times, unseen }) => {
    const moves = () => document.querySelector('.board').dataset.moves
    const over = () => document.querySelector(ended)
    const until = (done) => new Promise((go) => {
        const look = () => (done() ? go() : setTimeout(look, 15))
        look()
    })
    for (let time = 0; time < times; time++) {
        await until(() => over() || document.querySelector(asked))
        const found = unseen.filter((part) => document.querySelector(part))
        if (over() || found.length) return found
        const before = moves()
        const first = document.querySelector(glowing)
        first?.click()
        if (first) await until(() => moves() !== before || document.querySelector('.decision .plain'))
        if (moves() === before) {
            const answers = [...document.querySelectorAll('.board [data-option]')]
            answers.find((answer) => answer.checkVisibility()).click()
        }
        await until(() => moves() !== before)
    }
    return []
}"""


def play(person: Person, times: int, unseen: set[str] | None = None) -> set[str]:
    """Play up to a number of choices and return the parts of the board seen for the first time."""
    wish = {"asked": ASKED, "ended": OVER, "glowing": ON_THE_BOARD, "times": times, "unseen": sorted(unseen or ())}
    return set(person.page.evaluate(PLAY, wish))


def test_a_solo_game_shows_every_part_of_the_board(person: Callable[..., Person], server: Server) -> None:
    robin = person()
    robin.sit(server.create("me", game="dagger", seed=23, difficulty="harder", nemesis="loki"))
    expected = {".tray", ".story .card", ".piece.hero", ".piece.enemy", ".mission", ".sheet", ".nemesis", ".bases"}
    seen: set[str] = set()
    while seen != expected:
        new = play(robin, 100, expected - seen)
        assert new, f"never seen: {expected - seen}"
        for part in new & {".tray", ".story .card"}:
            robin.look("dagger" + part.split()[0].replace(".", "-"))
        seen |= new
    robin.check_that_nothing_scrolls()
    expect(robin.page.locator(".sheet")).to_have_count(2)  # a solo player controls two heroes
    robin.check_accessibility()
    play(robin, 300)
    assert robin.is_over()
    robin.look("dagger-end")


def test_play_now_starts_a_game_that_can_be_finished(person: Callable[..., Person]) -> None:
    """Play as on a first visit, always choosing the first lit option."""
    robin = person()
    robin.open()
    robin.page.get_by_role("button", name="Play now: Marvel D.A.G.G.E.R.").click()
    robin.page.get_by_role("button", name="Just play").click()
    robin.wait_for_turn()
    play(robin, 500)
    assert robin.is_over()
    expect(robin.page.locator("dialog .reason")).not_to_be_empty()
    robin.look("dagger-play-now-end")
    robin.page.get_by_role("button", name="Rematch").wait_for()


def test_three_people_play_in_two_languages(person: Callable[..., Person], server: Server) -> None:
    """Play on three screens of different sizes, then let bots finish the game."""
    robin = person()
    robin.sit(server.create("me", "open", "open", game="dagger", seed=3, nemesis="thanos", difficulty="harder"))
    ana = person(locale="es-ES", color_scheme="dark", viewport=TABLET)
    kim = person(viewport=PHONE)
    for one, label, name, sit in (
        (ana, "Tu nombre", "Ana", "Sentarse aquí"),
        (kim, "Your name", "Kim", "Sit here"),
    ):
        one.open(robin.page.url.removeprefix(server.address))
        one.page.get_by_label(label).fill(name)
        one.page.get_by_role("button", name=sit).first.click()
        one.page.wait_for_selector(".board, .waiting")
    robin.page.wait_for_selector(".board")
    people = [robin, ana, kim]
    spoken: set[Person] = set()
    heroes = robin.page.locator(".piece.hero")
    while len(spoken) < 3 or heroes.count() < 3 or robin.moves <= 12:
        able = some_are_asked(people)[0]
        spoken.add(able)
        play(able, 1)
        for one in people:
            one.wait_for_moves(f">= {able.moves}")
    for one in people:
        expect(one.page.locator(".piece.hero")).to_have_count(3)
    expect(robin.page.locator(".ally")).to_have_count(2)
    expect(ana.page.get_by_role("group", name="Misiones")).to_contain_text("Primera ofensiva")
    ana.check_that_nothing_scrolls()
    kim.check_that_nothing_scrolls()
    ana.look("dagger-three-spanish-night")
    ana.check_accessibility()
    kim.look("dagger-three-phone")

    for one, menu, hand in (
        (ana, "Ajustes", "Dejar que un bot juegue por mí"),
        (kim, "Settings", "Let a bot play for me"),
        (robin, "Settings", "Let a bot play for me"),
    ):
        one.page.get_by_role("button", name=menu, exact=True).click()
        one.page.get_by_role("button", name=hand).click()
        one.page.locator(".notice", has_text="bot").first.wait_for()
        if one is not robin:
            one.page.close()
    robin.page.wait_for_selector(OVER)
    robin.look("dagger-three-end")


def test_the_table_works_by_keyboard_on_a_phone(person: Callable[..., Person], server: Server) -> None:
    robin = person(viewport=PHONE, color_scheme="dark")
    robin.sit(server.create("me", "greedy", game="dagger", seed=5, nemesis="ultron"))
    page = robin.page
    robin.wait_for_turn()
    while not page.locator("[data-token]").count():
        with robin.moving():
            page.locator(ANSWERS).first.click()
        robin.wait_for_turn()
    # The paying token is chosen first. T switches it, and only options that it can pay for are offered.
    expect(page.locator("[data-token='normal']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("t")
    expect(page.locator("[data-token='empowered']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".decision [data-option='rest:empowered']")).to_have_count(1)
    expect(page.locator(".decision [data-option='rest:normal']")).to_have_count(0)

    # A long press or the key I opens the text of anything, and Escape closes it.
    rest = page.locator("[data-space$='/rest'][data-legal]")
    rest.focus()
    page.keyboard.press("i")
    page.locator("dialog h2", has_text="Rest").wait_for()
    expect(page.locator("dialog")).to_contain_text("RECOVER")
    robin.look("dagger-phone-detail")
    robin.check_accessibility()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")

    # The lower part of the screen shows heroes, the nemesis or the story.
    for tab, part in (("Nemesis", ".nemesis"), ("What happened", "ol.account, .story"), ("Heroes", ".sheet")):
        page.locator(".tab", has_text=tab).click()
        page.locator(part).first.wait_for()
    robin.look("dagger-phone-night")
    robin.check_that_nothing_scrolls()

    # Arrow keys walk through what is lit, and Enter chooses it.
    before = robin.moves
    rest.focus()
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("document.activeElement.hasAttribute('data-legal')")
    rest.focus()
    with robin.moving():
        page.keyboard.press("Enter")
    expect(page.locator("[data-space$='/rest'] .spots > .token.empowered").first).to_be_visible()
    page.keyboard.press("u")
    robin.wait_for_moves(f"=== {before}")
    robin.wait_for_turn()
    with robin.moving():
        page.keyboard.press("1")


def test_heroes_and_bases_are_chosen_at_the_table(person: Callable[..., Person]) -> None:
    robin = person(locale="es-ES")
    page = robin.page
    robin.open()
    page.get_by_role("button", name="Mesa nueva: Marvel D.A.G.G.E.R.").click()
    page.locator(".set-up").wait_for()
    page.get_by_text("1", exact=True).first.click()
    page.locator("[data-pick='nemesis:red-skull']").click()
    page.get_by_label("Dificultad").select_option("easier")
    page.locator("[data-open=hero-1]").click()
    page.locator("[data-pick='hero-1:hulk']").click()
    # The other side of the same sheet cannot be chosen as well, nor the same aspect.
    page.locator("[data-open=hero-2]").click()
    expect(page.locator("[data-pick='hero-2:she-hulk'] input")).to_be_disabled()
    page.locator("[data-pick='hero-2:choose']").click()
    page.locator("select[name=aspect-1]").select_option("justice")
    expect(page.locator("select[name=aspect-2] option[value='justice']")).to_be_disabled()
    robin.look("dagger-set-up")
    robin.check_accessibility()
    page.get_by_role("button", name="Crear la mesa").click()

    page.locator(".gallery .card").first.wait_for()
    expect(page.locator(".gallery [data-about='she-hulk']")).to_have_count(0)
    robin.look("dagger-gallery")
    robin.check_accessibility()
    page.locator(".gallery [data-about='thor']").click()
    page.locator(".sheet[data-hero='thor']").wait_for()
    expect(page.locator(".sheet[data-hero='hulk']")).to_have_count(1)
    # One screen asks the remaining questions, with proposed answers, and the map shows them.
    expect(page.locator(".opening")).to_contain_text("Contra Cráneo Rojo")
    robin.look("dagger-opening")
    robin.check_accessibility()
    for hero, base in (("hulk", "wakanda"), ("thor", "new-york")):
        page.locator(f"[data-question='start {hero}'] [data-about={base}]").click()
        expect(page.locator(f".piece.hero[data-piece={hero}]")).to_have_count(1)
    # Two heroes never start at the same base. Choosing another hero's base swaps the two.
    page.locator("[data-question='start thor'] [data-about=wakanda]").click()
    expect(page.locator("[data-question='start hulk'] [aria-pressed=true]")).to_have_text("Nueva York")
    page.locator("[data-question='iliad '] select").select_option("southern-cone")
    page.set_viewport_size(PHONE)
    robin.check_that_nothing_scrolls()
    expect(page.get_by_role("button", name="Empezar la partida")).to_be_in_viewport()
    page.get_by_role("button", name="Empezar la partida").click()
    page.wait_for_selector(f"{ASKED} [data-token]")
    expect(page.locator(".iliad")).to_have_attribute("aria-label", "La Ilíada, Cono Sur")
    page.locator("[data-about=wakanda]").first.click()
    expect(page.locator("dialog")).to_contain_text("Thor")


def test_a_game_of_bots_is_watched_and_replayed(person: Callable[..., Person], server: Server) -> None:
    table = server.create("greedy", "greedy", game="dagger", seed=2, difficulty="harder")["table"]
    robin = person()
    robin.open(f"/table/{table}")
    page = robin.page
    page.wait_for_selector(".board")
    expect(page.locator(".board.asked")).to_have_count(0)
    page.wait_for_selector(OVER)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".board[data-moves='0']")
    for move in (1, 2):
        page.keyboard.press("ArrowRight")
        page.wait_for_selector(f".board[data-moves='{move}']")
    expect(page.locator(".decision .prompt")).not_to_be_empty()
    page.locator("input[type=range]").fill("40")
    page.wait_for_selector(".board[data-moves='40']")
    expect(page.locator(".piece.hero")).to_have_count(2)
    robin.look("dagger-replay")
    robin.check_accessibility()
