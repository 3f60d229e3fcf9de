"""What one action can do in a Location, and doing it."""

from __future__ import annotations

from tableverse.games.united.ids import RING
from tableverse.games.united.rules import damage, movement, powers, threats, tokens
from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import ATTACK, HEROIC, MOVE, SYMBOLS


def targets(state: UnitedState, at: int, symbol: int) -> list[str]:
    """What one action of a kind can be used for in a Location: the ids of options, without how it is paid for."""
    found: list[str] = []
    place = state.places[at]
    if symbol == MOVE:
        found.append(f"move:{state.places[(at - 1) % RING].id}")
        found.append(f"move:{state.places[(at + 1) % RING].id}")
    elif symbol == ATTACK:
        if place.thugs:
            found.append(f"attack:thug@{place.id}")
        if place.doombots:
            found.append(f"attack:doombot@{place.id}")
        if place.armoured:
            found.append(f"attack:armoured@{place.id}")
        if at == state.villain_at and damage.villain_can_be_hurt(state):
            found.append("attack:villain")
        if place.bots and tokens.bots_are_hostile(state):
            found.append(f"attack:bot@{place.id}")
    else:
        if place.civilians:
            found.append(f"rescue:civilian@{place.id}")
        if at == state.companion_at:
            found.append(f"send:{state.places[(at - 1) % RING].id}")
            found.append(f"send:{state.places[(at + 1) % RING].id}")
        if place.bots and tokens.bots_are_hostile(state):
            found.append(f"disarm:bot@{place.id}")
    threat = state.threat_at(at)
    if threat is not None:
        card = state.cards.threats[threat.id]
        if card.henchman:
            if symbol == ATTACK and damage.threat_can_be_hurt(state, threat):
                found.append(f"attack:threat:{threat.id}")
        elif threat.filled[symbol] < card.clear[symbol]:
            found.append(f"fill:threat:{threat.id}:{SYMBOLS[symbol]}")
    return found


def do(state: UnitedState, hero: int, target: str, sure: bool = False) -> None:
    """Perform the action that an option names."""
    verb, _, thing = target.partition(":")
    if verb == "move":
        movement.move_hero(state, hero, state.place_of(thing))
    elif thing.startswith("bot@"):
        tokens.remove_bot(state, state.place_of(thing))
    elif verb == "attack":
        state.emit("attacked", {"hero": state.heroes[hero].id, "thing": thing})
        damage.hurt(state, thing, 1, hero, sure)
    elif verb == "rescue":
        tokens.rescue(state, state.place_of(thing))
    elif verb == "send":
        state.companion_at = state.place_of(thing)
        state.emit("companion-moved", {"place": thing})
    else:
        threat, _, kind = thing.rpartition(":")
        threats.fill(state, state.threat(threat), SYMBOLS.index(kind))


def symbol_of(target: str) -> int:
    """Which kind of action an option takes."""
    verb, _, thing = target.partition(":")
    if verb == "move":
        return MOVE
    if verb == "attack":
        return ATTACK
    if verb == "fill":
        return SYMBOLS.index(thing.rpartition(":")[2])
    return HEROIC


def exit_cost(state: UnitedState, hero: int) -> int:
    """Move actions needed to leave a Hero's Location."""
    return max(1, powers.constant(state, state.heroes[hero].at, "exit-cost"))
