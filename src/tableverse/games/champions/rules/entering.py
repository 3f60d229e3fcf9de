"""Cards entering play."""

from __future__ import annotations

from typing import Any

from tableverse.games.champions.ids import copy_of, name_of, owner_of
from tableverse.games.champions.occurrence_types import OCCURRENCE_TYPES
from tableverse.games.champions.rules import counters, damage, enemies, forms, numbers, occurrences, piles, statuses
from tableverse.games.champions.rules.limits import changes_a_limit, keep_ally_limit, keep_limit, keep_limits
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.state import Frame
from tableverse.kernel.then import Then
from tableverse.kernel.timing import Window


def enter_play(
    state: ChampionsState,
    thing: str,
    area: int,
    host: str = "",
    engages: bool = False,
    paid: dict[str, list[str]] | None = None,
) -> Piece:
    """Put a card, already removed from its place, into play.

    ``engages``: the card is a minion that engages the player. ``paid``: cost and spent resources, if the card refers to
    them.
    """
    card = state.side(thing)
    if engages and state.players[area].eliminated:
        area = enemies.successor(state, area)
    piece = Piece(thing, card.id, area, host)
    piece.counters = counters.at_first(state, card)
    piece.threat = numbers.per_player(state, card.start, card.start_each)
    state.put_into_play(piece)
    state.emit("entered", {"card": thing, "area": area}, reveals=True)
    if numbers.keyword(state, thing, "toughness"):
        piece.tough = 1
    if card.kind in ("side-scheme", "player-side-scheme"):
        piece.threat += numbers.keyword(state, thing, "hinder")
    statuses.shake_off(state)
    if card.kind == "upgrade" and host in state.play and state.card(host).kind in ("hero", "alter-ego", "ally"):
        state.frames.append(Then("follow", {"card": thing}))
    forms.take_form(state, piece)
    facts: dict[str, Any] = {"card": thing, "seat": area}
    if paid:
        facts.update(paid)
    comes_of_it: list[Frame[Any]] = [Window(Occurrence("enter", facts), OCCURRENCE_TYPES["enter"].begins)]
    if engages:
        comes_of_it.insert(0, Then("engaged", {"card": thing}))
    occurrences.enters(state, *comes_of_it)
    # These decisions go on top of the stack, to come before responses to entering play.
    if card.kind == "ally":
        keep_ally_limit(state, area)
    elif card.kind == "player-side-scheme":
        keep_limit(state, "side-schemes", area)
    if area >= 0 and numbers.keyword(state, thing, "restricted"):
        keep_limit(state, "restricted", area)
    if changes_a_limit(state, card.id):
        keep_limits(state)
    if card.id in state.cards.changing.get("blank", ()):
        damage.check_hit_points(state)
    return piece


def follow(state: ChampionsState, thing: str) -> None:
    """Give the controller of a character control of an upgrade on it."""
    piece = state.play.get(thing)
    if piece is not None:
        piece.area = state.play[piece.host].area


def owned_by(state: ChampionsState, thing: str, seat: int) -> str:
    """Return the id of a card under the ownership of this player: a new one if the card is linked or unowned."""
    return thing if owner_of(thing) == seat else piles.unused_copy(state, name_of(thing), seat)


def enter_facedown(state: ChampionsState, thing: str, area: int, face: str) -> None:
    """Put a card into play facedown as something else. The new piece does not reveal its card to any player."""
    number = 1
    while (new := copy_of(face, number)) in state.play:
        number += 1
    piece = enter_play(state, new, area)
    piece.tucked = [thing]
