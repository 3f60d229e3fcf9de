"""Defending against enemies, boosting them, and engaging players."""

from __future__ import annotations

from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.rules import occurrences, piles
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.occurrence import Occurrence


def defend(state: ChampionsState, attack: Occurrence, thing: str, basic: bool) -> None:
    """Make a character the defender and target of an attack, and its controller the attacked player."""
    facts = attack.facts
    facts["defender"] = thing
    facts["target"] = thing
    facts["seat"] = state.play[thing].area
    facts["defending"] = facts["seat"]
    facts["basic"] = basic and state.card(thing).kind == "hero"
    state.emit("defends", {"card": thing})
    occurrences.occur(state, "defense", {"defender": thing, "seat": facts["seat"], "enemy": facts["enemy"]})


def give_boost(state: ChampionsState, enemy: str) -> None:
    piece = state.play.get(enemy)
    if piece is None:
        return
    thing = piles.next_encounter(state)
    if thing:
        piece.boosts = [*piece.boosts, thing]
        state.emit("boosted", {"card": enemy})


def engaged(state: ChampionsState, thing: str, entered: bool = True) -> None:
    """Resolve a minion engaging a player. With ``entered``, its entering play already resolves its keywords."""
    piece = state.play.get(thing)
    if piece is None or piece.area == NOBODY:
        return
    occurrences.occur(state, "engage", {"card": thing, "seat": piece.area, "entered": entered})


def engage(state: ChampionsState, thing: str, seat: int) -> None:
    """Move a minion in play to another player. No-op if it is already engaged with that player."""
    piece = state.play.get(thing)
    if piece is None or piece.area == seat:
        return
    turn_to(state, piece, seat)
    engaged(state, thing, False)


def successor(state: ChampionsState, seat: int) -> int:
    """Return the player whom an eliminated player's minions engage: the next player in this area."""
    after = [(seat + step) % state.seats for step in range(1, state.seats)]
    here = state.order() or state.everyone()
    return next((other for other in after if other in here), seat)


def turn_to(state: ChampionsState, piece: Piece, seat: int) -> None:
    """Engage a minion with a player. Its encounter attachments move too; player cards on it keep their controllers."""
    piece.area = seat
    for attached in state.attached(piece.id):
        if state.cards.by_id[attached.face].aspect == "encounter":
            attached.area = seat
    state.emit("engaged", {"card": piece.id, "seat": seat})
