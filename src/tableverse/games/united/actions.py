"""What one action can do in a Location: the options, and doing one of them. Options say everything in their id."""

from __future__ import annotations

from tableverse.games.united import rules
from tableverse.games.united.state import RING, UnitedState
from tableverse.games.united.symbols import ATTACK, HEROIC, MOVE, SYMBOLS
from tableverse.kernel.choice import Message, Option


class Options:
    """Every option is made once: an id means the same thing whenever it is offered."""

    __slots__ = ("_made",)

    def __init__(self) -> None:
        self._made: dict[str, Option] = {}

    def of(self, id: str, key: str, thing: str = "", kind: str = "") -> Option:
        option = self._made.get(id)
        if option is None:
            arguments = {}
            if thing:
                arguments["thing"] = thing
            if kind:
                arguments["kind"] = kind
            option = Option(id, Message(key, arguments), [thing] if thing else [])
            self._made[id] = option
        return option


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
        if at == state.villain_at and rules.villain_can_be_hurt(state):
            found.append("attack:villain")
        if place.bots and rules.bots_are_hostile(state):
            found.append(f"attack:bot@{place.id}")
    else:
        if place.civilians:
            found.append(f"rescue:civilian@{place.id}")
        if at == state.companion_at:
            found.append(f"send:{state.places[(at - 1) % RING].id}")
            found.append(f"send:{state.places[(at + 1) % RING].id}")
        if place.bots and rules.bots_are_hostile(state):
            found.append(f"disarm:bot@{place.id}")
    threat = state.threat_at(at)
    if threat is not None:
        card = state.box.threats[threat.id]
        if card.henchman:
            if symbol == ATTACK and rules.threat_can_be_hurt(state, threat):
                found.append(f"attack:threat:{threat.id}")
        elif threat.filled[symbol] < card.clear[symbol]:
            found.append(f"fill:threat:{threat.id}:{SYMBOLS[symbol]}")
    return found


def option(state: UnitedState, target: str, suffix: str = "") -> Option:
    """``suffix`` ("+token") tells apart two ways of paying for the same thing."""
    verb, _, thing = target.partition(":")
    kind = ""
    if verb in ("move", "send"):
        thing = f"place:{thing}"
    elif verb == "fill":
        thing, _, kind = thing.rpartition(":")
    return state.box.options.of(target + suffix, f"united-option-{verb}{suffix.replace('+', '-')}", thing, kind)


def do(state: UnitedState, hero: int, target: str, sure: bool = False) -> None:
    """Perform the action that an option names."""
    verb, _, thing = target.partition(":")
    if verb == "move":
        rules.move_hero(state, hero, state.place_of(thing))
    elif thing.startswith("bot@"):
        rules.remove_bot(state, state.place_of(thing))
    elif verb == "attack":
        state.emit("attacked", {"hero": state.heroes[hero].id, "thing": thing})
        rules.hurt(state, thing, 1, hero, sure)
    elif verb == "rescue":
        rules.rescue(state, state.place_of(thing))
    elif verb == "send":
        state.companion_at = state.place_of(thing)
        state.emit("companion-moved", {"place": thing})
    else:
        threat, _, kind = thing.rpartition(":")
        rules.fill(state, state.threat(threat), SYMBOLS.index(kind))


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
    return max(1, rules.constant(state, state.heroes[hero].at, "exit-cost"))
