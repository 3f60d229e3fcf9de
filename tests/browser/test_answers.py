"""A decision with many options: all stay visible on a desktop, a tablet and a phone, in both languages."""

from collections.abc import Callable

import pytest

from browser.people import DESKTOP, PHONE, TABLET, Person, Server
from browser.test_phases import before

#: Returns the options outside the window or outside the box that holds them.
HIDDEN = """() => {
    const box = document.querySelector('.decision .choices').getBoundingClientRect()
    return [...document.querySelectorAll('.decision [data-option]')].filter((answer) => {
        const { top, bottom, left, right } = answer.getBoundingClientRect()
        const inside = top >= box.top - 1 && bottom <= box.bottom + 1 && left >= box.left - 1 && right <= box.right + 1
        return !inside || top < 0 || bottom > innerHeight || left < 0 || right > innerWidth
    }).map((answer) => answer.innerText)
}"""


@pytest.mark.parametrize("locale", ["en-US", "es-ES"])
def test_twenty_six_options_are_all_visible(person: Callable[..., Person], server: Server, locale: str) -> None:
    """Offer twenty-six options, the most that Marvel D.A.G.G.E.R. ever has."""
    record, _, _ = before("dagger", 2, {"nemesis": "loki"}, 0, 81)
    robin = person(locale=locale)
    robin.sit(server.create("me", "me", game="dagger", from_record=record))
    robin.wait_for_turn()
    assert robin.page.locator(".decision [data-option]").count() == 26
    for size in (DESKTOP, TABLET, PHONE):
        robin.page.set_viewport_size(size)
        robin.check_that_nothing_scrolls()
        assert robin.page.evaluate(HIDDEN) == []
    robin.look(f"answers-{locale}")
    robin.check_accessibility()
