"""The opponent's turn, step by step: in order, one step at a time, and within two seconds at the highest speed."""

import datetime as dt
import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.people import ASKED, Person, Server
from tableverse.bots.registry import make_bot
from tableverse.games.registry import load_game
from tableverse.kernel.event import Event
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match

#: Milliseconds until the player can choose again at the "fast" pace.
AT_MOST = 2000
TICK = 20
#: More events than this count as a long turn.
MUCH = 10
#: Choices that start a long turn: game, seats, settings, seed, and the least number of choices before it.
PHASES: list[tuple[str, int, dict[str, Any], int, int]] = [
    ("dagger", 1, {"nemesis": "loki"}, 1, 71),
    ("united", 2, {"villain": "cosmic-ghost-rider"}, 2, 0),
    ("champions", 1, {"scenario": "rhino"}, 1, 20),
]


def before(
    game: str, seats: int, settings: dict[str, Any], seed: int, moves: int, much: int = -1
) -> tuple[dict[str, Any], str, list[Event]]:
    """Play with bots until a choice with more than ``much`` events.

    Return the record before that choice, its option and its events.
    """
    match = Match(load_game(game), Config(seats, settings), seed)
    bots = [make_bot("greedy", match.game, seat) for seat in range(seats)]
    while True:
        decision = match.state.decision
        assert decision is not None
        option = bots[decision.seat].choose(match.perspective(decision.seat))
        told = match.finished_record().to_json() if match.moves >= moves else ""
        events = match.choose(option, decision.seat)
        if told and len(events) > much:
            record: dict[str, Any] = json.loads(told)
            return record, option, events


def sit_before(
    robin: Person, server: Server, phase: tuple[str, int, dict[str, Any], int, int]
) -> tuple[str, list[Event]]:
    record, option, events = before(*phase, MUCH)
    seats = ["me", *["greedy"] * (phase[1] - 1)]
    robin.sit(server.create(*seats, game=phase[0], from_record=record))
    robin.wait_for_turn()
    return option, events


@pytest.mark.parametrize("phase", PHASES, ids=[phase[0] for phase in PHASES])
def test_the_fast_pace_shows_a_phase_in_two_seconds(
    person: Callable[..., Person], server: Server, phase: tuple[str, int, dict[str, Any], int, int]
) -> None:
    """Use a clock that stands still while the page works, so that only planned waiting is measured."""
    robin = person(pace="fast", reduced_motion="no-preference")
    page = robin.page
    page.clock.install()
    option, events = sit_before(robin, server, phase)
    assert len(events) > MUCH
    page.clock.pause_at(dt.datetime.now(dt.UTC) + dt.timedelta(hours=1))
    moves = robin.moves
    page.locator(f".decision [data-option='{option}']").dispatch_event("click")
    page.locator(".steps").wait_for()
    waited = 0
    while not page.locator(ASKED).count():
        page.clock.run_for(TICK)
        waited += TICK
        assert waited <= AT_MOST, page.locator(".steps .count").inner_text()
    assert waited > TICK
    assert robin.moves > moves


def test_the_nemesis_phase_can_be_walked_step_by_step(person: Callable[..., Person], server: Server) -> None:
    """Walk through every step without motion: pause, back, forward, another speed, continue."""
    robin = person(pace="slow")
    page = robin.page
    option, events = sit_before(robin, server, PHASES[0])
    page.locator(f".decision [data-option='{option}']").click()
    page.get_by_role("group", name="Step by step").wait_for()
    count, told = page.locator(".steps .count"), page.locator(".prompt.told")
    # Paused, and back to the position before.
    back = page.get_by_role("button", name="Previous step")
    while not back.is_disabled():
        page.keyboard.press(",")
    total = int(count.inner_text().split("/")[1])
    assert total >= len(events) - 1  # an event that nobody sees has no step
    threat, enemies = page.locator(".threat .number"), page.locator(".piece.enemy")
    seen = [(told.inner_text(), threat.inner_text(), enemies.count())]
    for step in range(1, total + 1):
        page.keyboard.press(".")
        expect(count).to_have_text(f"{step} / {total}")
        expect(page.locator("[data-option], .ghost")).to_have_count(0)
        seen.append((told.inner_text(), threat.inner_text(), enemies.count()))
    # Each step changes only the value that its line names.
    assert [line for line, _, _ in seen[1:4]] == ["Round 2, nemesis phase", "Threat +5: 12", "Crime Wave is passed"]
    assert [height for _, height, _ in seen] == ["7", "7", *["12"] * 3, *["0"] * 6]
    appearing = [number for number, (line, _, _) in enumerate(seen) if "appears" in line]
    assert [seen[number][2] - seen[number - 1][2] for number in appearing] == [1, 1]
    assert len({number for _, _, number in seen}) == 1 + len(appearing)

    # Back at the event, its card is shown large. At another speed, playback goes on until the pause.
    while "Event" not in told.inner_text():
        back.click()
    expect(page.locator(".large").first).to_be_visible()
    speed = page.get_by_role("button", name="Speed: Slow")
    speed.click()
    expect(page.get_by_role("button", name="Speed: Normal")).to_be_visible()
    here = count.inner_text()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(count).not_to_have_text(here)
    page.get_by_role("button", name="Pause", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("button", name="Skip").click()
    robin.wait_for_turn()
    expect(threat).to_have_text("0")
