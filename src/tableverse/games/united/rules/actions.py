"""What one action can do in a Location, and doing it."""

from __future__ import annotations

from typing import NamedTuple

from tableverse.games.united.ids import RING, VILLAIN, kind_of
from tableverse.games.united.rules import damage, movement, powers, threats, tokens
from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import ATTACK, HEROIC, MOVE


class Action(NamedTuple):
    """An action and what it is used for. ``symbol``: the kind of action that it takes."""

    verb: str
    thing: str
    symbol: int


ATTACK_VILLAIN = Action("attack", VILLAIN, ATTACK)


def possible(state: UnitedState, at: int, symbol: int) -> list[Action]:
    """What one action of a kind can be used for in a Location."""
    found: list[Action] = []
    place = state.places[at]
    if symbol == MOVE:
        found.append(Action("move", f"place:{state.places[(at - 1) % RING].id}", MOVE))
        found.append(Action("move", f"place:{state.places[(at + 1) % RING].id}", MOVE))
    elif symbol == ATTACK:
        if place.thugs:
            found.append(Action("attack", f"thug@{place.id}", ATTACK))
        if place.doombots:
            found.append(Action("attack", f"doombot@{place.id}", ATTACK))
        if place.armoured:
            found.append(Action("attack", f"armoured@{place.id}", ATTACK))
        if at == state.villain_at and damage.villain_can_be_hurt(state):
            found.append(ATTACK_VILLAIN)
        if place.bots and tokens.bots_are_hostile(state):
            found.append(Action("attack", f"bot@{place.id}", ATTACK))
    else:
        if place.civilians:
            found.append(Action("rescue", f"civilian@{place.id}", HEROIC))
        if at == state.companion_at:
            found.append(Action("send", f"place:{state.places[(at - 1) % RING].id}", HEROIC))
            found.append(Action("send", f"place:{state.places[(at + 1) % RING].id}", HEROIC))
        if place.bots and tokens.bots_are_hostile(state):
            found.append(Action("disarm", f"bot@{place.id}", HEROIC))
    threat = state.threat_at(at)
    if threat is not None:
        card = state.cards.threats[threat.id]
        if card.henchman:
            if symbol == ATTACK and damage.threat_can_be_hurt(state, threat):
                found.append(Action("attack", f"threat:{threat.id}", ATTACK))
        elif threat.filled[symbol] < card.clear[symbol]:
            found.append(Action("fill", f"threat:{threat.id}", symbol))
    return found


def perform(state: UnitedState, hero: int, action: Action, sure: bool = False) -> None:
    verb, thing, symbol = action
    if verb == "move":
        movement.move_hero(state, hero, state.place_of(thing))
    elif kind_of(thing) == "bot":
        tokens.remove_bot(state, state.place_of(thing))
    elif verb == "attack":
        state.emit("attacked", {"hero": state.heroes[hero].id, "thing": thing})
        damage.hurt(state, thing, 1, hero, sure)
    elif verb == "rescue":
        tokens.rescue(state, state.place_of(thing))
    elif verb == "send":
        state.companion_at = state.place_of(thing)
        state.emit("companion-moved", {"place": state.places[state.companion_at].id})
    else:
        threats.fill(state, state.threat(thing), symbol)


def exit_cost(state: UnitedState, hero: int) -> int:
    """Move actions needed to leave a Hero's Location."""
    return 1 + sum([amount for _, amount in exit_changes(state, state.heroes[hero].at)])


def exit_changes(state: UnitedState, at: int) -> list[tuple[str, int]]:
    """What makes leaving a Location dearer than one Move action."""
    cost = powers.constant(state, at, "exit-cost")
    threat = state.threat_at(at)
    return [(f"threat:{threat.id}", cost - 1)] if threat is not None and cost >= 2 else []
