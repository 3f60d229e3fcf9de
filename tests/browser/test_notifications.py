"""Calls to an absent player: a sound and a notification, only if they were asked for."""

from collections.abc import Callable
from functools import partial

from playwright.sync_api import expect

from browser.people import Person, Server

#: Records notifications and sounds, and lets them happen. A headless Chromium cannot be hidden and allows no
#: notifications, so the page is told that it can.
SPY = """{
    window.called = { shown: [], heard: 0 }
    window.Notification = new Proxy(window.Notification, {
        get: (real, name) => (name === 'permission' ? 'granted' : real[name]),
        construct(real, [title, more]) {
            called.shown.push([title, more.body])
            return Reflect.construct(real, [title, more])
        },
    })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...when) {
        called.heard += 1
        return start.apply(this, when)
    }
    Object.defineProperty(document, 'hidden', { get: () => window.away === true })
}"""
#: The number of notes in the sound for "your turn".
NOTES = 2


def set_alerts(robin: Person, wanted: bool) -> None:
    page = robin.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Alert me when it’s my turn").set_checked(wanted)
    page.get_by_role("button", name="Done").click()


def a_turn_comes_up(robin: Person, ana: Person, away: bool) -> None:
    robin.wait_for_turn()
    robin.take_tokens()
    robin.page.evaluate("away => (window.away = away)", away)
    ana.wait_for_turn()
    ana.take_tokens()
    expect(robin.page).to_have_title("● Your turn · Tableverse")
    robin.page.evaluate("window.away = false")


def test_a_turn_is_announced_only_to_absent_players_who_asked_for_it(
    person: Callable[..., Person], server: Server
) -> None:
    robin, ana = person(), person()
    robin.page.add_init_script(SPY)
    made = server.create("me", "open")
    robin.sit(made)
    ana.open(f"/table/{made['table']}")
    ana.page.get_by_role("button", name="Sit here").first.click()
    called = partial(robin.page.evaluate, "called")
    nothing = {"shown": [], "heard": 0}
    once = {"shown": [["Your turn", "Splendor: Marvel"]], "heard": NOTES}

    a_turn_comes_up(robin, ana, away=True)
    assert called() == nothing, "alerts are off by default"
    set_alerts(robin, True)
    a_turn_comes_up(robin, ana, away=False)
    assert called() == nothing, "a player at the table needs no alert"
    a_turn_comes_up(robin, ana, away=True)
    assert called() == once
    set_alerts(robin, False)
    a_turn_comes_up(robin, ana, away=True)
    assert called() == once, "alerts can be switched off"
