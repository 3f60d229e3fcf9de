"""The next stages of the villain and of the main scheme."""

from __future__ import annotations

from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.rules import areas, camps, leaving, numbers, outcome, piles
from tableverse.games.champions.state import ChampionsState, Piece, SideBySide
from tableverse.kernel.effects import Resolving
from tableverse.kernel.then import Then
from tableverse.kernel.timing import Window


def next_stage(state: ChampionsState, villain: str = "") -> None:
    """Advance a villain to the next stage, keeping everything on the card.

    If there is no next stage and this was the only villain, the players win.
    """
    villain = villain or state.villain
    piece = state.play[villain]
    if state.cards.by_id[piece.face].goes_on:
        areas.lose_villain(state)
        return
    stages = state.villain_deck if villain == state.villain else state.camps[villain].stages
    if not stages:
        if len(state.camps) > 1:
            lose_villain(state, villain)
        else:
            outcome.win(state, "villain")
        return
    state.removed.append(piece.face)
    title = state.cards.by_id[piece.face].title
    state.show(piece, _side_with(state, stages.pop(0), title))
    piece.damage = 0
    state.emit("stage", {"card": piece.face}, reveals=True)
    if state.cards.by_id[piece.face].title != title:
        strip(state, piece)
    arrive(state, piece)


def lose_villain(state: ChampionsState, villain: str) -> None:
    """Remove one of several villains from the game, with their side scheme and deck.

    If the villain was active, the villain whose side scheme has the most threat becomes active. The first player breaks
    ties.
    """
    camp = state.camps.pop(villain)
    if state.villain == villain:
        camp.encounter, camp.discard = state.encounter, state.encounter_discard
        heirs = camps.most_threatening(state)
        camps.make_active(state, heirs[0])
        if len(heirs) > 1:
            state.frames.append(Then("active-villain", {"cards": heirs}))
    state.removed += camp.encounter + camp.discard
    boosts = state.play[villain].boosts
    state.play[villain].boosts = []
    for thing in (villain, camp.scheme):
        if thing in state.play:
            leaving.leave_play(state, thing, "removed")
    for boost in boosts:
        piles.to_discard(state, boost)


def _side_with(state: ChampionsState, stage: str, title: str) -> str:
    """Return the side of a stage that has the villain's present title, or its first side."""
    card = state.cards.by_id[stage]
    return card.back if card.back and state.cards.by_id[card.back].title == title else stage


def strip(state: ChampionsState, piece: Piece) -> None:
    """Remove the previous villain's cards, tokens and attacks when a villain of another name replaces it."""
    piece.stunned, piece.confused, piece.tough, piece.counters = 0, 0, 0, 0
    for boost in piece.boosts:
        piles.to_discard(state, boost)
    piece.boosts = []
    for attached in state.attached(piece.id):
        if not numbers.keyword(state, attached.id, "permanent"):
            leaving.leave_play(state, attached.id)
    state.modifiers = [modifier for modifier in state.modifiers if modifier.target != piece.id]
    for frame in state.frames:
        if isinstance(frame, SideBySide):
            for attack in frame.others():
                attack["replaced"] = True
        if isinstance(frame, Window):
            facts = frame.occurrence.facts
            if facts.get("enemy") == piece.id:
                facts["replaced"] = True
            if frame.occurrence.kind == "attack":
                facts["targets"] = [target for target in facts["targets"] if target != piece.id]


def arrive(state: ChampionsState, piece: Piece) -> None:
    """Resolve keywords and When Revealed abilities of a new villain stage or main scheme."""
    card = state.cards.by_id[piece.face]
    if numbers.keyword(state, piece.id, "toughness"):
        piece.tough = max(1, piece.tough)
    for use in reversed(card.uses):
        if use.heading == "when-revealed":
            state.frames.append(Resolving(use.label, state.lead(), piece.id))


def add_villain(state: ChampionsState, thing: str) -> None:
    """Put a set-aside villain into play."""
    piles.take_out(state, thing)
    piece = Piece(thing, thing, NOBODY)
    state.put_into_play(piece)
    state.villain = thing
    state.emit("stage", {"card": thing}, reveals=True)
    arrive(state, piece)


def advance(state: ChampionsState) -> None:
    """Put the next main scheme into play, keeping only acceleration tokens."""
    old = state.take_out_of_play(state.scheme)
    state.removed.append(old.id)
    begin_scheme(state)
    leaving.detach(state, old.id)


def complete(state: ChampionsState) -> None:
    """Complete the main scheme: resolve When Completed, then advance it, or the players lose."""
    piece = state.play[state.scheme]
    if state.cards.by_id[piece.face].goes_on:
        area = state.areas[state.area]
        if area.completed:
            return
        area.completed = True
        state.emit("completed", {"card": piece.face})
    else:
        state.emit("completed", {"card": piece.face})
        if not state.scheme_deck:
            outcome.lose(state, "scheme")
            return
        state.frames.append(Then("advance"))
    for use in reversed(state.cards.by_id[piece.face].uses):
        if use.heading == "when-completed":
            state.frames.append(Resolving(use.label, state.lead(), piece.id))


def begin_scheme(state: ChampionsState) -> None:
    """Resolve side A, then side B with its starting threat and its When Revealed ability."""
    face = state.scheme_deck.pop(0)
    state.scheme = face
    begin_side_a(state, face, state.lead())


def begin_side_a(state: ChampionsState, face: str, seat: int) -> None:
    """Put a main scheme into play on side A, with the cards that were under it."""
    piece = Piece(face, face, NOBODY)
    piece.tucked = state.beneath.pop(face, [])
    state.put_into_play(piece)
    state.emit("scheme", {"card": face}, reveals=True)
    state.frames.append(Then("side-b"))
    for use in reversed(state.cards.by_id[face].uses):
        if use.heading in ("setup", "when-revealed-a"):
            state.frames.append(Resolving(use.label, seat, face))


def side_b(state: ChampionsState) -> None:
    piece = state.play[state.scheme]
    card = state.cards.by_id[piece.face]
    piece.threat = numbers.per_player(state, card.start, card.start_each)
    piece.threat += numbers.keyword(state, piece.id, "hinder")
    arrive(state, piece)
