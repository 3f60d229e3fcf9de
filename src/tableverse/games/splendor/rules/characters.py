"""Characters: reserving, revealing, recruiting; and the Avengers Assemble tile."""

from __future__ import annotations

from tableverse.games.splendor.cards import LEVELS
from tableverse.games.splendor.ids import GREEN, GREY, spread
from tableverse.games.splendor.rules.limits import ASSEMBLE_AT, ASSEMBLE_POINTS
from tableverse.games.splendor.rules.outcome import meets_gauntlet
from tableverse.games.splendor.state import EMPTY, NOBODY, SLOTS, SplendorState, without


def reserve(state: SplendorState, seat: int, card: int) -> None:
    mat = state.mats[seat]
    mat.reserved = [*mat.reserved, card]
    state.emit("reserved", {"seat": seat, "card": state.cards.characters[card].id})
    refill(state, state.rows.index(card))
    _gain_shield(state, seat)


def reserve_from_deck(state: SplendorState, seat: int, level: int) -> None:
    mat = state.mats[seat]
    state.left[level] -= 1
    card = state.decks[level][state.left[level]]
    mat.reserved = [*mat.reserved, card]
    mat.hidden = [*mat.hidden, card]
    state.emit("reserved-hidden", {"seat": seat, "level": level + 1})
    state.emit("drew", {"card": state.cards.characters[card].id}, seat, True)
    _gain_shield(state, seat)


def _gain_shield(state: SplendorState, seat: int) -> None:
    """Give a grey token to the player who reserves, if the bank has one."""
    if state.bank[GREY]:
        state.bank[GREY] -= 1
        state.mats[seat].tokens[GREY] += 1
        state.emit("gained", {"seat": seat, "gem": "grey"})


def show(state: SplendorState, seat: int, card: int) -> None:
    """Reveal a reserved hidden card that its owner names for recruiting."""
    mat = state.mats[seat]
    if card in mat.hidden:
        mat.hidden = without(mat.hidden, card)
        state.emit("shown", {"seat": seat, "card": state.cards.characters[card].id}, reveals=True)


def recruit(state: SplendorState, seat: int, card: int, payment: list[int]) -> None:
    mat = state.mats[seat]
    character = state.cards.characters[card]
    for colour, amount in enumerate(payment):
        if amount:
            mat.tokens[colour] -= amount
            state.bank[colour] += amount
    mat.recruited = [*mat.recruited, card]
    mat.bonuses[character.bonus] += 1
    mat.points += character.points
    if state.log is not None:
        tokens = spread(payment)
        state.emit("recruited", {"seat": seat, "card": character.id, "tokens": tokens or "nothing"})
    if card in mat.reserved:
        mat.reserved = without(mat.reserved, card)
    else:
        refill(state, state.rows.index(card))
    if character.level == LEVELS - 1 and not mat.tokens[GREEN]:
        mat.tokens[GREEN] = 1
        state.bank[GREEN] -= 1
        state.emit("gained", {"seat": seat, "gem": "green"})
    if character.avengers:
        mat.avengers += character.avengers
        assemble(state, seat)


def refill(state: SplendorState, slot: int) -> None:
    card = state.deal(slot)
    if card != EMPTY and state.log is not None:
        facts = {"card": state.cards.characters[card].id, "level": slot // SLOTS + 1}
        state.emit("refilled", facts, reveals=True)


def assemble(state: SplendorState, seat: int) -> None:
    """Give Avengers Assemble to a player with three icons if nobody holds it, or with more icons than the holder."""
    mine = state.mats[seat]
    if state.assembled == NOBODY:
        if mine.avengers < ASSEMBLE_AT:
            return
        state.emit("assembled", {"seat": seat, "icons": mine.avengers})
    else:
        holder = state.mats[state.assembled]
        if mine.avengers <= holder.avengers:  # equal if this player is the holder
            return
        holder.points -= ASSEMBLE_POINTS
        state.emit("assembled-from", {"seat": seat, "from": state.assembled, "icons": mine.avengers})
        if holder.gauntlet and not meets_gauntlet(holder):
            holder.gauntlet = False
            state.emit("gauntlet-lost", {"seat": state.assembled})
    state.assembled = seat
    mine.points += ASSEMBLE_POINTS
