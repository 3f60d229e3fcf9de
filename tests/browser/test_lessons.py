"""Lessons: a whole one from the first visit, mistakes included, and the others, in both languages."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.people import DESKTOP, PHONE, TABLET, Person

#: Checks that the coach covers no highlighted element.
NOTHING_LIT_IS_COVERED = """() => {
    const lights = [...document.querySelectorAll('.lights i')].map((one) => one.getBoundingClientRect())
    const coach = document.querySelector('.coach').getBoundingClientRect()
    return lights.length && lights.every(({ top, bottom }) => bottom <= coach.top + 8 || top >= coach.bottom - 8)
}"""


class Learner:
    """A person who takes a lesson. The advised options are read from the server's messages."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.lesson: dict[str, Any] = {}
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, data: Any) -> None:
        message = json.loads(data)
        if message["t"] == "view" and "lesson" in message:
            self.lesson = message["lesson"]

    @property
    def bubble(self) -> Any:
        return self.page.locator(".coach")

    def read_all(self) -> None:
        """Turn the pages with the keyboard until the task is shown."""
        self.person.wait_for_turn()
        task = self.lesson["pages"][-1]["say"][self.page.evaluate("document.documentElement.lang")]
        while not self.bubble.get_by_text(task.split("\n")[-1], exact=True).count():
            self.page.keyboard.press("n")

    def rest(self) -> None:
        """Wait until the learner must choose or the lesson is over."""
        while not (self.lesson["done"] or self.person.is_asked()):
            self.page.wait_for_timeout(50)

    def choose(self, option: str) -> None:
        """Choose in Splendor: tokens one by one, cards in their dialog, other options in the bar."""
        verb, _, what = option.partition(":")
        if verb == "take":
            for colour in what.split("+"):
                self.page.locator(f"[data-bank={colour}]").click()
            self.page.locator(f".decision [data-option='{option}']").click()
        elif verb in ("recruit", "reserve"):
            self.page.locator(f"[data-card={what}]").first.click()
            self.page.locator(f"dialog [data-option='{option}']").click()
        else:
            self.page.locator(f".decision [data-option='{option}']").click()


def test_a_first_visit_leads_through_a_whole_lesson(person: Callable[..., Person]) -> None:
    robin = person()
    learner = Learner(robin)
    robin.open()
    robin.page.get_by_role("button", name="Play now: Splendor").click()
    robin.check_accessibility()
    robin.page.get_by_role("button", name="Teach me").click()
    learner.bubble.wait_for()
    robin.check_accessibility()
    robin.check_that_nothing_scrolls()
    learner.read_all()
    expect(robin.page.locator(".lights i")).not_to_have_count(0)

    learner.choose("take:blue+blue")
    expect(learner.bubble).to_contain_text("I have put everything back")
    robin.look("lesson-mistake")
    robin.check_accessibility()
    robin.page.get_by_role("button", name="Got it").click()
    assert robin.moves == 0

    while not learner.lesson["free"]:
        learner.read_all()
        with robin.moving():
            learner.choose(learner.lesson["advised"][0])
        robin.wait_for_turn()
    learner.read_all()
    robin.look("lesson-free")

    # From here on every option is allowed, so a bot plays, which is quicker.
    robin.page.get_by_role("button", name="Settings").click()
    robin.page.get_by_role("button", name="Let a bot play for me").click()
    expect(learner.bubble).to_contain_text("Lesson complete")
    robin.look("lesson-over")
    learner.bubble.get_by_role("link", name="More lessons").or_(
        learner.bubble.get_by_role("button", name="Next")
    ).first.wait_for()
    robin.open("/learn/splendor")
    expect(robin.page.get_by_role("heading", name="Your first game")).to_contain_text("complete")
    robin.open()
    robin.page.get_by_role("button", name="Play now: Splendor").click()
    robin.wait_for_turn()
    assert not robin.page.locator(".coach").count(), "it is offered once"


def test_a_lesson_continues_after_a_reload_on_a_phone_in_spanish(person: Callable[..., Person]) -> None:
    ana = person(locale="es-ES", viewport=PHONE)
    learner = Learner(ana)
    ana.open("/rules/splendor")
    ana.page.get_by_role("link", name="Aprender a jugar").click()
    ana.page.get_by_role("button", name="Empezar: Tu primera partida").click()
    learner.read_all()
    ana.look("lesson-phone")
    with ana.moving():
        learner.choose("take:yellow+yellow")
    ana.wait_for_turn()
    ana.page.reload()
    learner.bubble.wait_for()
    expect(learner.bubble).to_contain_text("Paso 2 de 10")
    ana.check_accessibility()
    ana.page.get_by_role("button", name="Ocultar").click()
    expect(ana.page.locator(".lights i")).to_have_count(0)
    ana.open("/learn/splendor")
    ana.page.get_by_role("link", name="Continuar").click()
    expect(learner.bubble).to_contain_text("Paso 2 de 10")

    # The coach never covers what it explains, however long its text is.
    ana.wait_for_turn()
    while not learner.lesson["free"]:
        learner.read_all()
        ana.page.wait_for_function(NOTHING_LIT_IS_COVERED)
        with ana.moving():
            learner.choose(learner.lesson["advised"][0])
        ana.wait_for_turn()
    # A learner who hid the coach still sees its last words.
    ana.page.get_by_role("button", name="Ocultar").click()
    ana.page.get_by_role("button", name="Ajustes").click()
    ana.page.get_by_role("button", name="Dejar que un bot juegue por mí").click()
    expect(learner.bubble).to_contain_text("La lección ha terminado")
    expect(learner.bubble.get_by_role("link", name="Más lecciones")).to_be_in_viewport()
    ana.check_accessibility()
    ana.check_that_nothing_scrolls()
    ana.look("lesson-phone-over")


@pytest.mark.parametrize("game", ["united", "dagger", "champions"])
def test_the_first_step_of_every_game_highlights_its_subject(person: Callable[..., Person], game: str) -> None:
    robin = person()
    learner = Learner(robin)
    robin.open(f"/learn/{game}")
    robin.page.locator("li .button.main").first.click()
    learner.bubble.wait_for()
    robin.wait_for_turn()
    for number, page in enumerate(learner.lesson["pages"]):
        expect(learner.bubble).to_contain_text(page["say"]["en"].split("\n")[0])
        if page["look"]:
            expect(robin.page.locator(".lights i")).not_to_have_count(0)
        if number < len(learner.lesson["pages"]) - 1:
            robin.page.get_by_role("button", name="Next").click()
    robin.look(f"lesson-{game}")
    robin.check_accessibility()
    with robin.moving():
        robin.page.locator(f".board [data-option='{learner.lesson['advised'][0]}']").first.click()


#: The quickest lesson of each game, on every size of screen and in both languages.
QUICKEST = [
    ("splendor", "gauntlet", DESKTOP, "es-ES", "terminada"),
    ("united", "overflow", TABLET, "en-GB", "complete"),
    ("dagger", "defy", DESKTOP, "en-GB", "complete"),
    ("champions", "overkill", PHONE, "en-GB", "complete"),
]


@pytest.mark.parametrize(("game", "lesson", "viewport", "locale", "finished"), QUICKEST)
def test_a_lesson_of_every_game_is_played_from_its_rule_to_its_end(
    person: Callable[..., Person], game: str, lesson: str, viewport: dict[str, int], locale: str, finished: str
) -> None:
    robin = person(viewport=viewport, locale=locale)
    learner = Learner(robin)
    offered = next(one for one in robin.server.get(f"/api/games/{game}/lessons") if one["id"] == lesson)
    robin.open(f"/rules/{game}#{offered['rules'][-1]}")
    robin.page.locator(f".rule.lit a[href='/learn/{game}#{lesson}']").click()
    robin.page.locator(".first .button.main").wait_for()
    robin.check_accessibility()
    robin.page.locator(".first .button.main").click()
    learner.bubble.wait_for()
    robin.wait_for_turn()
    while not learner.lesson["done"]:
        learner.read_all()
        if learner.lesson["pages"][-1]["look"]:
            expect(robin.page.locator(".lights i")).not_to_have_count(0)
        with robin.moving():
            if learner.lesson["advised"]:
                learner.choose(learner.lesson["advised"][0])
            else:
                robin.page.locator(".decision [data-option]").first.click()
        learner.rest()
    robin.look(f"lesson-{game}-{lesson}")
    robin.check_accessibility()
    rule = learner.bubble.locator(".rules a").first
    rule.click()
    expect(robin.page.locator(".rule.lit")).to_be_visible()
    robin.open(f"/learn/{game}#{lesson}")
    expect(robin.page.locator(".first h2")).to_contain_text(finished)
