"""Defeating characters without hit points and schemes without threat; eliminating players."""

from __future__ import annotations

from typing import Any

from tableverse.games.champions.ids import owner_of, printed
from tableverse.games.champions.rules import areas, camps, enemies, leaving, numbers, occurrences, outcome
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.effects import Resolving
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.state import Frame
from tableverse.kernel.then import Then


def defeated(state: ChampionsState, occurrence: Occurrence) -> None:
    facts = occurrence.facts
    target = facts["target"]
    piece = state.play.get(target)
    if piece is None:
        return
    card = state.cards.by_id[piece.face]
    if numbers.keyword(state, target, "permanent") and not same_set(state, facts["source"], target):
        return
    state.emit("defeated", {"card": target})
    if printed(piece.face) != piece.face:
        facts["face"] = piece.face  # responses refer to its side in play
    if card.kind == "ally":
        facts["controller"] = piece.area
    occurrences.gather(state, occurrence)
    attack = occurrences.current_any(state, occurrences.ATTACKS) if facts["attack"] else None
    if attack is not None:
        occurrences.note(attack, "defeated", target)
    if card.kind in ("hero", "alter-ego"):
        eliminate(state, piece.area)
        return
    if card.kind == "villain":
        state.frames.append(Then("next-stage", {"card": target} if state.camps else {}))
        push_when_defeated(state, piece, state.lead())
        return
    won = numbers.keyword(state, target, "victory")
    to = "victory" if won else facts.get("goes", "defeated")
    state.frames.append(Then("leave", {"card": target, "to": to}))
    push_when_defeated(state, piece, numbers.controller(state, piece))


def push_when_defeated(state: ChampionsState, piece: Piece, seat: int) -> None:
    for use in reversed(state.cards.by_id[piece.face].uses):
        if use.heading == "when-defeated":
            state.frames.append(Resolving(use.label, seat, piece.id))


def same_set(state: ChampionsState, source: str, thing: str) -> bool:
    return bool(source) and state.card(source).set == state.card(thing).set


def eliminate(state: ChampionsState, seat: int) -> None:
    player = state.players[seat]
    order = state.everyone()
    after = order[order.index(seat) + 1 :] + order[: order.index(seat)]
    here = [other for other in after if other in state.order()]
    state.emit("eliminated", {"seat": seat}, reveals=True)
    player.eliminated = True
    if not after:
        outcome.lose(state, "eliminated")
        return
    if state.first == seat:
        state.first = after[0]
    turned: list[Frame[Any]] = []
    engaged = state.engaged(seat)
    for piece in reversed(engaged):
        enemies.turn_to(state, piece, (here or after)[0])
        turned.append(Then("engaged", {"card": piece.id, "entered": False}))
    if not here:  # if the area has no players left, its minions go to the next player at the table
        areas.follow(state, [piece.id for piece in engaged], after[0])
        there = Then("area", {"name": areas.area_of(state, after[0])})
        turned = [Then("area", {"name": state.area}), *turned, there]
        if state.scheme:
            turned.append(Then("complete"))
    occurrences.afterwards_together(state, turned)
    for piece in list(state.play.values()):
        if piece.id not in state.play:
            continue
        if piece.id == player.identity:
            state.removed.extend(piece.tucked)
            state.take_out_of_play(piece.id)
        elif piece.area == seat and owner_of(piece.id) != seat and numbers.keyword(state, piece.id, "permanent"):
            leaving.reattach(state, piece)
        elif seat in (owner_of(piece.id), piece.area):
            leaving.leave_play(state, piece.id)
        elif state.cards.by_id[piece.face].kind != "minion":  # a minion keeps the cards tucked under it
            state.removed.extend(thing for thing in piece.tucked if owner_of(thing) == seat)
            piece.tucked = [thing for thing in piece.tucked if owner_of(thing) != seat]
            piece.shown = [thing for thing in piece.shown if owner_of(thing) != seat]
    state.removed.append(player.identity)
    state.removed.extend(player.hand + player.deck + player.discard)
    player.hand, player.deck, player.discard = [], [], []
    for thing in player.dealt:
        camps.discard_of(state, thing).append(thing)
    player.dealt = []
