"""Cards that change their controller, their owner or their place with another card."""

from __future__ import annotations

from tableverse.games.champions import numbers
from tableverse.games.champions.deeds import entering, leaving, piles
from tableverse.games.champions.ids import NOBODY, name_of, owner_of
from tableverse.games.champions.limits import keep_limits
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.modifiers import Modifier


def take_control(state: ChampionsState, thing: str, seat: int, source: str = "") -> None:
    """A card moves to another player's area as it is, with the upgrades on it. With a ``source`` it goes back to its
    owner when that leaves play."""
    if owner_of(thing) == NOBODY:
        thing = make_own(state, thing, seat)
    piece = state.play[thing]
    piece.area = seat
    for attached in state.attached(thing):
        if state.cards.by_id[attached.face].kind == "upgrade":
            attached.area = seat
    if source:
        state.modifiers.append(Modifier("control", thing, seat, f"leaves:{source}", source))
    state.emit("control", {"card": thing, "seat": seat})
    keep_limits(state)


def make_own(state: ChampionsState, thing: str, seat: int) -> str:
    """A player card that came with the scenario belongs to whoever takes control of it: its new name says so."""
    number = 1
    while (new := f"{name_of(thing)}@{seat}.{number}") in state.play or piles.pile_of(state, new):
        number += 1
    rename(state, thing, new)
    return new


def rename(state: ChampionsState, old: str, new: str) -> None:
    """A piece under another name, in its place, with everything on it."""
    state.play[old].id = new
    state.play = {piece.id: piece for piece in state.play.values()}
    for attached in state.attached(old):
        attached.host = new
    for modifier in state.modifiers:
        if modifier.target == old:
            modifier.target = new
    if state.villain == old:
        state.villain = new


def end_control(state: ChampionsState, source: str) -> None:
    """Whatever was controlled through a card that is gone goes back to its owner."""
    ended = [modifier for modifier in state.modifiers if modifier.until == f"leaves:{source}"]
    if ended:
        state.modifiers = [modifier for modifier in state.modifiers if modifier not in ended]
        for modifier in ended:
            if modifier.target in state.play and owner_of(modifier.target) != NOBODY:
                take_control(state, modifier.target, owner_of(modifier.target))


def swap_in(state: ChampionsState, old: str, new: str) -> None:
    """A card in play and one out of play change places. Under the same name nothing enters or leaves play: the new
    card takes the place of the old one with everything on it, and a dial keeps its value."""
    piece = state.play[old]
    card = state.cards.of(new)
    pile = piles.pile_of(state, new)
    place = pile.index(new)
    villain = old == state.villain
    if state.card(old).title != card.title:
        leaving.leave_play(state, old, "swapped")
        pile[place] = old
        if villain:
            state.villain = new
        entering.enter_play(state, new, piece.area, piece.host)
        return
    pile[place] = old
    left = numbers.remaining(state, old)
    rename(state, old, new)
    piece.face = card.id
    if card.kind in ("villain", "hero", "alter-ego"):
        piece.damage = max(0, numbers.stat(state, new, "hp") - left)
    state.emit("swapped-in", {"card": new, "target": old}, reveals=True)
