"""The event deck, held events, and the icons of an event."""

from __future__ import annotations

from tableverse.games.dagger.ids import spawn_icon
from tableverse.games.dagger.rules.missions import spawn_side_mission
from tableverse.games.dagger.rules.occurrences import resolve
from tableverse.games.dagger.rules.tracks import lose_team_up
from tableverse.games.dagger.state import DaggerState, Held


def top_event(state: DaggerState) -> str:
    """Return the next event without drawing it, or "" if there is none."""
    for pile in reversed(state.piles):
        if pile:
            return pile[-1]
    return ""


def draw_event(state: DaggerState) -> str:
    for pile in reversed(state.piles):
        if pile:
            state.top_known = False
            card = pile.pop()
            if card not in state.seen:
                state.seen.append(card)
            return card
    return ""


def look_at_event(state: DaggerState) -> str:
    card = top_event(state)
    if card:
        state.top_known = True
        if card not in state.seen:
            state.seen.append(card)
        state.emit("looked", {"event": card}, reveals=True)
    return card


def hold(state: DaggerState, event: str, hero: str, tokens: int) -> None:
    state.held.append(Held(event, hero, tokens, state.rounds))
    state.emit("held", {"event": event})


def discard_held(state: DaggerState, event: str) -> None:
    for held in state.held:
        if held.id == event:
            state.held.remove(held)
            state.emit("discarded", {"event": event})
            return


def discard(state: DaggerState, event: str) -> None:
    lose_team_up(state, state.cards.events[event].discard_for)
    for held in state.held:
        owner = state.hero(held.hero)
        if held.id == event and owner is not None:
            owner.normal += held.tokens
    discard_held(state, event)


def active_spawns(state: DaggerState) -> list[int]:
    """Return the indexes of the event's spawn icons that are not cancelled and apply to this number of heroes."""
    spawns = state.cards.events[state.event].spawns
    return [
        number
        for number, part in enumerate(spawns)
        if part.dots <= state.spawning() and spawn_icon(number) not in state.cancelled
    ]


def resolve_icon(state: DaggerState, icon: str) -> None:
    state.emit("icon", {"icon": icon})
    if icon == "side-mission":
        spawn_side_mission(state)
    elif icon == "ongoing":
        for mission in reversed(state.missions()):
            ongoing = state.cards.missions[mission.id].ongoing
            if ongoing is not None:
                resolve(state, ongoing.label, mission.id)
    else:
        resolve_nemesis_ability(state, icon.removeprefix("ability-"))


def resolve_nemesis_ability(state: DaggerState, icon: str) -> None:
    ability = state.cards.nemeses[state.nemesis.card].abilities[icon]
    state.emit("ability", {"enemy": state.nemesis.id, "text": ability.label})
    resolve(state, ability.label, state.nemesis.id, ability=True)
