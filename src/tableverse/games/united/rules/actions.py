"""Actions in a Location: the possible ones, and their effects."""

from __future__ import annotations

from typing import Final

from tableverse.games.united.ids import RING, VILLAIN, kind_of
from tableverse.games.united.rules import damage, movement, powers, threats, tokens
from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import ATTACK, MOVE, Action

ATTACK_VILLAIN: Final = Action("attack", VILLAIN, ATTACK)


def possible(state: UnitedState, at: int, symbol: int) -> list[Action]:
    """Return the possible actions of a kind in a Location."""
    found: list[Action] = []
    place = state.places[at]
    cards = state.cards
    if symbol == MOVE:
        found.append(cards.place_actions(state.places[(at - 1) % RING].id).move)
        found.append(cards.place_actions(state.places[(at + 1) % RING].id).move)
    elif symbol == ATTACK:
        if place.thugs:
            found.append(cards.place_actions(place.id).thug)
        if place.doombots:
            found.append(cards.place_actions(place.id).doombot)
        if place.armoured:
            found.append(cards.place_actions(place.id).armoured)
        if at == state.villain_at and damage.villain_can_be_hurt(state):
            found.append(ATTACK_VILLAIN)
        if place.bots and tokens.bots_are_hostile(state):
            found.append(cards.place_actions(place.id).bot)
    else:
        if place.civilians:
            found.append(cards.place_actions(place.id).civilian)
        if at == state.companion_at:
            found.append(cards.place_actions(state.places[(at - 1) % RING].id).send)
            found.append(cards.place_actions(state.places[(at + 1) % RING].id).send)
        if place.bots and tokens.bots_are_hostile(state):
            found.append(cards.place_actions(place.id).disarm)
    threat = state.threat_at(at)
    if threat is not None:
        card = cards.threats[threat.id]
        if card.henchman:
            if symbol == ATTACK and damage.threat_can_be_hurt(state, threat):
                found.append(cards.threat_actions(threat.id).attack)
        elif threat.filled[symbol] < card.clear[symbol]:
            found.append(cards.threat_actions(threat.id).fill[symbol])
    return found


def perform(state: UnitedState, hero: int, action: Action, sure: bool = False) -> None:
    verb, thing = action.verb, action.thing
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
        threats.fill(state, state.threat(thing), action.symbol)


def exit_cost(state: UnitedState, hero: int) -> int:
    """Return the number of Move actions needed to leave a Hero's Location."""
    return max(1, powers.constant(state, state.heroes[hero].at, "exit-cost"))


def exit_changes(state: UnitedState, at: int) -> list[tuple[str, int]]:
    """Return the Threat that makes leaving a Location more expensive, with the additional Move actions."""
    cost = powers.constant(state, at, "exit-cost")
    threat = state.threat_at(at)
    return [(f"threat:{threat.id}", cost - 1)] if threat is not None and cost >= 2 else []
