"""Cards leaving play; their attachments leave too, or are attached again."""

from __future__ import annotations

from tableverse.games.champions.ids import NOBODY, owner_of
from tableverse.games.champions.rules import control, counting, damage, numbers, occurrences, piles, threats
from tableverse.games.champions.rules.limits import changes_a_limit, keep_limits
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.effects import Resolving
from tableverse.kernel.then import Then


def leave_play(state: ChampionsState, thing: str, to: str = "discard") -> None:
    """Remove a card and everything on it from play.

    ``to`` is the destination, such as the discard pile, a hand, a deck, the victory display or out of the game.
    """
    piece = state.take_out_of_play(thing)
    state.modifiers = [modifier for modifier in state.modifiers if modifier.target != thing]
    counting.forget(state, thing)
    for boost in piece.boosts:
        piles.to_discard(state, boost)
    for tucked in piece.tucked:
        piles.from_under(state, tucked)
    owner = owner_of(thing)
    state.emit("left", {"card": thing, "to": to}, reveals=bool(piece.tucked or piece.boosts))
    if to == "hand" and owner != NOBODY:
        state.players[owner].hand.append(thing)
    elif state.cards.by_id[piece.face].set == "facedown":
        pass  # only the card that was under this facedown card is real
    elif to in ("tucked", "swapped"):
        pass  # the caller puts the tucked or swapped card into its new place
    elif to == "deck":
        deck = piles.deck_of(state, thing)
        deck.append(thing)
        state.rng.shuffle(deck)
    elif to == "removed":
        state.removed.append(thing)
    elif to == "victory":
        state.victory.append(thing)
    else:
        piles.to_discard(state, thing)
    detach(state, thing, to)
    control.end_control(state, thing)
    occurrences.afterwards(state, "leave", {"card": thing, "seat": piece.area, "to": to})
    damage.check_hit_points(state)
    if piece.face in state.cards.changing.get("target", ()):
        threats.check_completed(state)
    if changes_a_limit(state, piece.face):
        keep_limits(state)  # immediately, before anything else resolves


def remove_from_game(state: ChampionsState, thing: str) -> None:
    """Remove a card from the game, wherever it is."""
    if thing in state.play:
        leave_play(state, thing, "removed")
    else:
        piles.take_out(state, thing)
        state.removed.append(thing)
        state.emit("removed", {"card": thing})


def detach(state: ChampionsState, host: str, to: str = "discard") -> None:
    """Remove the attachments of a card that leaves.

    If the card was defeated, attachments with victory go to the victory display. Permanent attachments are attached
    again.
    """
    for attached in state.attached(host):
        if numbers.keyword(state, attached.id, "permanent"):
            reattach(state, attached)
        elif to in ("victory", "defeated") and numbers.keyword(state, attached.id, "victory"):
            leave_play(state, attached.id, "victory")
        else:
            leave_play(state, attached.id)


def attach_in_play(state: ChampionsState, piece: Piece, host: str) -> None:
    """Attach a card in play with everything on it. If the card is being defeated, it stays in play.

    An attached minion is not engaged with any player.
    """
    piece.host = host
    if state.cards.by_id[piece.face].kind == "minion":
        piece.area = NOBODY
    for place, frame in enumerate(state.frames):
        if isinstance(frame, Then) and frame.deed == "leave" and frame.facts["card"] == piece.id:
            del state.frames[place]
            break
    state.emit("attached", {"card": piece.id, "target": host})


def reattach(state: ChampionsState, piece: Piece) -> None:
    """Attach a card again according to its text, or remove it from the game if no host is left."""
    attach = state.cards.by_id[piece.face].attach
    seat = piece.area if piece.area >= 0 and not state.players[piece.area].eliminated else state.lead()
    hosts = [] if attach is None else attach.find(state, Resolving("", seat, piece.id))
    hosts = [host for host in hosts if host != piece.host]
    if hosts:
        piece.host = hosts[0]
        piece.area = state.play[hosts[0]].area
        state.emit("attached", {"card": piece.id, "target": hosts[0]})
    else:
        leave_play(state, piece.id, "removed")
