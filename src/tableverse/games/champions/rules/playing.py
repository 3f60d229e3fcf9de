"""Which cards may be played and where they may go, and whose abilities a player may use."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.cards import Card
from tableverse.games.champions.ids import NOBODY, owner_of
from tableverse.games.champions.rules import costs, counting, uniqueness
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.effects import Resolving

#: Kinds of cards that are played from hand and stay in play.
PLAYED: Final[frozenset[str]] = frozenset(("ally", "upgrade", "support", "player-side-scheme"))


def stored(state: ChampionsState, seat: int) -> list[str]:
    """Return the cards stored on other cards that their player may play as if from hand."""
    storing = state.cards.storing
    if not storing:
        return []
    return [
        thing for piece in state.play.values() if piece.area == seat and piece.face in storing for thing in piece.tucked
    ]


def playable(state: ChampionsState, thing: str, seat: int, free: bool = False) -> bool:
    return not why_unplayable(state, thing, seat, free)


def why_unplayable(state: ChampionsState, thing: str, seat: int, free: bool = False) -> str:
    """Return the reason why a card that stays in play cannot be played, or "".

    With ``free``, ignore the resource cost.
    """
    card = state.cards.of(thing)
    if card.kind not in PLAYED:
        return "kind"
    if costs.has_no_cost(card):
        return "no-cost"
    if card.play_form and state.form(seat) != card.play_form:
        return "play-form"
    if not costs.is_allowed(state, card, seat):
        return "not-allowed"
    if card.unique and uniqueness.unique_in_play(state, thing):
        return "unique"
    if not places(state, thing, seat):
        return f"max-{card.limit_per}" if card.limit_per else "no-place"
    if counting.too_often(state, card):
        return "max"
    if not costs.tolls_payable(state, card.kind, seat):
        return "toll"
    if free and card.terms.requirement:
        return "requirement"
    if not uniqueness.team_is_there(state, card):
        return "team-up"
    if free:
        return ""
    for host in places(state, thing, seat) if costs.host_first(state, card) else [""]:
        if costs.can_pay(state, seat, costs.price(state, card, seat, host=host), thing, card):
            return ""
    return "resources"


def places(state: ChampionsState, thing: str, seat: int) -> list[str]:
    """Return the possible hosts of a card, or the identity of the player who will control it."""
    card = state.cards.of(thing)
    if card.attach is not None:
        found = card.attach.find(state, Resolving("", seat, thing, None, []))
        if card.limit_per == "host":
            taken = [piece.host for piece in state.named(card.id)]
            found = [host for host in found if host not in taken]
        return found
    if not card.under_anyone:
        return [] if has_its_one(state, card, seat) else [state.players[seat].identity]
    return [state.players[other].identity for other in state.order() if not has_its_one(state, card, other)]


def has_its_one(state: ChampionsState, card: Card, seat: int) -> bool:
    """Return whether a player already controls a copy of a card limited to one per player."""
    return card.limit_per == "player" and any(piece.area == seat for piece in state.named(card.id))


def may_use(state: ChampionsState, piece: Piece, seat: int) -> bool:
    """Return whether a player may use a card's abilities.

    Players may use cards they control and encounter cards, with two exceptions. An obligation must be in their own
    area. An attachment on a player's card must be in their area.
    """
    if piece.area == seat or (piece.area == NOBODY and owner_of(piece.id) == seat):
        return True
    card = state.cards.by_id[piece.face]
    if card.aspect != "encounter" or card.kind == "obligation":
        return False
    host = state.play.get(piece.host)
    return host is None or state.cards.by_id[host.face].aspect == "encounter"
