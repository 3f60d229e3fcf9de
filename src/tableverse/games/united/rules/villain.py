"""The Villain: Health, track, BAM! and movement."""

from __future__ import annotations

from tableverse.games.united.ids import NO_HEALTH, NOBODY, RING, VILLAIN
from tableverse.games.united.rules import occurrences, outcome
from tableverse.games.united.state import UnitedState


def next_spots(state: UnitedState) -> list[int]:
    """Return the Locations of the Spot tokens by letter, starting after the Villain's Location."""
    if state.villain_at not in state.spots:
        return state.spots[:]
    here = state.spots.index(state.villain_at)
    return state.spots[here + 1 :] + state.spots[:here]


def gain_health(state: UnitedState, amount: int) -> None:
    if state.health != NO_HEALTH:
        state.health += amount
        state.emit("villain-healed", {"amount": amount, "health": state.health})


def advance(state: UnitedState, amount: int) -> None:
    end = track_end(state)
    if not end or amount <= 0:
        return
    state.track = min(end, state.track + amount)
    state.emit("advanced", {"amount": amount, "track": state.track})
    if state.track == end:
        outcome.heroes_lose(state, "track")


def track_end(state: UnitedState) -> int:
    """Return the length of the Villain's track for this number of Heroes, or 0 without a track."""
    track = state.cards.villains[state.villain].track
    return track[state.counted_heroes - 2] if track else 0


def resolve_ko(state: UnitedState, hero: str) -> None:
    """Resolve the BAM! caused by a KO, or the effect of a faceup Master Plan card that replaces this BAM!."""
    for entry in state.storyline:
        if entry.hero == NOBODY and not entry.facedown and state.cards.plans[entry.card].has_ko:
            occurrences.resolve(state, f"plan/{entry.card}/ko", state.group_seat, hero)
            return
    activate(state)


def activate(state: UnitedState) -> None:
    """Resolve the BAM! of the Dashboard."""
    if state.stunned and state.villains_turn:
        state.emit("bam-cancelled", {"thing": VILLAIN})
        return
    state.emit("bam", {})
    occurrences.resolve(state, f"villain/{state.villain}/bam", state.group_seat, VILLAIN)


def destination(state: UnitedState, steps: int, chase: str) -> int:
    """Return the Villain's destination: some steps clockwise, or the next Location with a Hero.

    If no Location has a Hero, the Villain stays.
    """
    if not chase:
        return (state.villain_at + steps) % RING
    way = -1 if chase == "counterclockwise" else 1
    for step in range(1, RING + 1):
        at = (state.villain_at + way * step) % RING
        if state.heroes_at(at):
            return at
    return state.villain_at
