"""Tokens on Locations, and the Heroes' Action tokens."""

from __future__ import annotations

from tableverse.games.united.rules import missions, outcome
from tableverse.games.united.rules.missions import DEFEAT, RESCUE
from tableverse.games.united.state import Excess, Place, UnitedState
from tableverse.games.united.symbols import SYMBOLS


def add(state: UnitedState, at: int, kind: str, amount: int) -> None:
    """Add tokens from the pool to a Location. Tokens that do not fit trigger an Overflow."""
    place = state.places[at]
    for number in range(amount):
        if kind == "doombot" and no_room_for_doombot(state):
            return
        if place.free <= 0:
            if at not in state.overflow:
                state.overflow.append(at)
                state.emit("overflow-triggered", {"place": place.id})
            if state.cards.villains[state.villain].wants_excess:
                state.excess += [Excess(kind, at) for _ in range(amount - number)]
            return
        if kind == "thug":
            place.thugs += 1
        elif kind == "civilian":
            place.civilians += 1
        else:
            place.doombots += 1
        state.emit("added", {"kind": kind, "place": place.id})


def excess_of(state: UnitedState, at: int) -> list[str]:
    """Remove and return the kinds of the tokens that did not fit in a Location."""
    kinds = [token.kind for token in state.excess if token.at == at]
    state.excess = [token for token in state.excess if token.at != at]
    return kinds


def no_room_for_doombot(state: UnitedState) -> bool:
    """If a Doombot must be added without a free slot and the Villain's plot is "doombots", let the Heroes lose.

    Return whether they have lost.
    """
    if any(place.free > 0 for place in state.places) or "doombots" not in state.cards.villains[state.villain].plot:
        return False
    outcome.heroes_lose(state, "doombots")
    return True


def take_enemy(place: Place, kind: str) -> None:
    if kind == "thug":
        place.thugs -= 1
    elif kind == "doombot":
        place.doombots -= 1
    else:
        place.armoured -= 1
        place.dented = min(place.dented, place.armoured)


def enemy_kinds(place: Place) -> list[str]:
    kinds = []
    if place.thugs:
        kinds.append("thug")
    if place.doombots:
        kinds.append("doombot")
    if place.armoured:
        kinds.append("armoured")
    return kinds


def add_bot(state: UnitedState, at: int) -> None:
    """Add a Spider-Bot, unless the Location has one."""
    place = state.places[at]
    if not place.bots:
        place.bots = 1
        state.emit("bot-added", {"place": place.id})


def bots_are_hostile(state: UnitedState) -> bool:
    """Return whether the Spider-Bots belong to the Villain rather than to a Hero."""
    return state.cards.villains[state.villain].bots


def remove_bot(state: UnitedState, at: int) -> None:
    place = state.places[at]
    if place.bots:
        place.bots = 0
        state.emit("bot-removed", {"place": place.id})


def discard_tokens(state: UnitedState, at: int, kind: str, amount: int) -> int:
    """Discard Civilians, or Thugs of any kind with the weakest first. Return the number of discarded tokens."""
    place = state.places[at]
    gone = 0
    while gone < amount:
        if kind == "civilian":
            if not place.civilians:
                break
            place.civilians -= 1
        else:
            kinds = enemy_kinds(place)
            if not kinds:
                break
            take_enemy(place, kinds[0])
        gone += 1
    if gone:
        state.emit("tokens-discarded", {"kind": kind, "amount": gone, "place": place.id})
    return gone


def defeat(state: UnitedState, at: int, kind: str) -> None:
    place = state.places[at]
    take_enemy(place, kind)
    state.defeated += 1
    state.emit("defeated", {"kind": kind, "place": place.id})
    missions.progress(state, DEFEAT)


def rescue(state: UnitedState, at: int) -> None:
    place = state.places[at]
    place.civilians -= 1
    state.rescued += 1
    state.emit("rescued", {"place": place.id})
    missions.progress(state, RESCUE)


def gain(state: UnitedState, hero: int, symbol: int, amount: int) -> None:
    state.heroes[hero].tokens[symbol] += amount
    state.emit("gained", {"hero": state.heroes[hero].id, "kind": SYMBOLS[symbol], "amount": amount})
