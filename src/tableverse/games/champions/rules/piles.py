"""Hands, decks and discard piles: drawing, discarding, dealing, and empty decks."""

from __future__ import annotations

from tableverse.games.champions.ids import NOBODY, copy_of, owner_of
from tableverse.games.champions.rules import camps, occurrences, outcome, own_decks, side_decks
from tableverse.games.champions.state import ChampionsState, Reveal
from tableverse.kernel.rng import Rng


def from_under(state: ChampionsState, thing: str) -> None:
    """Discard a card tucked under a card that left play.

    Remove a player card without an owner instead, because it has no discard pile.
    """
    if owner_of(thing) == NOBODY and state.cards.of(thing).aspect != "encounter":
        state.removed.append(thing)
    else:
        to_discard(state, thing)


def to_discard(state: ChampionsState, thing: str) -> None:
    """Put a card into its owner's discard pile. Remove a double-sided card, which cannot go into a pile."""
    owner = owner_of(thing)
    card = state.cards.of(thing)
    if card.set in state.cards.own_decks:
        own_decks.discard(state, thing)
        return
    if card.back:
        state.removed.append(thing)
        return
    if state.renewed and side_decks.discard(state, thing):
        return
    if owner == NOBODY:
        camps.discard_of(state, thing).append(thing)
        return
    player = state.players[owner]
    if player.eliminated:
        state.removed.append(thing)
        return
    player.discard.append(thing)
    refill(state, owner)


def deck_of(state: ChampionsState, thing: str) -> list[str]:
    """Return the deck that a card belongs to: its owner's, or its villain's."""
    owner = owner_of(thing)
    return camps.deck_of(state, thing) if owner == NOBODY else state.players[owner].deck


def refill(state: ChampionsState, seat: int) -> None:
    """Turn a player's discard pile into the deck when the deck is empty, and deal the player an encounter card."""
    player = state.players[seat]
    if player.deck or not player.discard:
        return
    player.deck = player.discard
    player.discard = []
    state.rng.shuffle(player.deck)
    state.emit("reshuffled", {"seat": seat}, reveals=True)
    deal_encounter(state, seat)


def take_top(state: ChampionsState, seat: int) -> str:
    """Take the top card of a player's deck, or return "" if the deck is empty."""
    player = state.players[seat]
    if not player.deck:
        return ""
    return player.deck.pop()


def discard_top(state: ChampionsState, seat: int, amount: int) -> list[str]:
    """Discard cards from the top of a player's deck, stopping when the deck runs out."""
    player = state.players[seat]
    gone: list[str] = []
    while len(gone) < amount and player.deck:
        thing = player.deck.pop()
        gone.append(thing)
        state.emit("discarded", {"card": thing}, reveals=True)
        player.discard.append(thing)
    refill(state, seat)
    if gone:
        occurrences.afterwards(state, "discarded", {"seat": seat, "cards": gone})
    return gone


def next_encounter(state: ChampionsState) -> str:
    """Take the top card of the encounter deck. If the deck runs out, reshuffle it and place an acceleration token."""
    if not state.encounter:
        renew_encounter(state)
        if not state.encounter:
            return ""
    thing = state.encounter.pop()
    if not state.encounter:
        renew_encounter(state)
    return thing


def next_of(state: ChampionsState, villain: str) -> str:
    """Take the top card of the encounter deck of one of several villains."""
    active = state.villain
    if villain not in state.camps:
        return ""
    camps.switch(state, villain)
    thing = next_encounter(state)
    camps.switch(state, active)
    return thing


def renew_encounter(state: ChampionsState) -> None:
    if not state.encounter_discard:
        # Acceleration tokens would be placed without end. Lose the game only if no card at all is left to draw from.
        if not state.limbo:
            _lose(state)
        return
    state.encounter = state.encounter_discard
    state.encounter_discard = []
    state.rng.shuffle(state.encounter)
    state.tokens += 1
    state.emit("encounter-reshuffled", {"tokens": state.tokens}, reveals=True)
    if surges_without_end(state):
        _lose(state)


def _lose(state: ChampionsState) -> None:
    """Lose the game, unless it is decided already."""
    if state.result is None:
        outcome.lose(state, "encounter-deck")


def surges_without_end(state: ChampionsState) -> bool:
    """Return whether a chain of surges has become circular.

    The chain is circular if it rebuilds the deck for the third time and the table has not changed. By then every card
    of the deck has been revealed.
    """
    chain = [frame for frame in state.frames if isinstance(frame, Reveal)]
    if not chain:
        return False
    table = state.clone()
    table.rng, table.frames, table.tokens, table.limbo = Rng(), [], 0, []
    table.encounter, table.encounter_discard = [], []
    chain[-1].renewed = state.game.digest(table)
    return [frame.renewed for frame in chain].count(chain[-1].renewed) > 2


def discard_encounter(state: ChampionsState, amount: int) -> list[str]:
    """Discard cards from the top of the encounter deck, stopping when the deck runs out."""
    gone: list[str] = []
    while len(gone) < amount and state.encounter:
        gone.append(discard_next(state))
    if not state.encounter:
        renew_encounter(state)
    return gone


def discard_next(state: ChampionsState) -> str:
    """Discard the top card of the encounter deck, without rebuilding an empty deck."""
    thing = state.encounter.pop()
    state.emit("discarded", {"card": thing}, reveals=True)
    state.encounter_discard.append(thing)
    return thing


def discard_of_encounter(state: ChampionsState, thing: str) -> None:
    """Discard a given card of the encounter deck."""
    state.encounter.remove(thing)
    state.emit("discarded", {"card": thing}, reveals=True)
    state.encounter_discard.append(thing)
    if not state.encounter:
        renew_encounter(state)


def deal_encounter(state: ChampionsState, seat: int) -> None:
    thing = next_encounter(state)
    if thing:
        state.players[seat].dealt.append(thing)
        state.emit("dealt", {"seat": seat})


def discard_from_hand(state: ChampionsState, seat: int, thing: str) -> None:
    state.players[seat].hand.remove(thing)
    state.emit("discarded", {"card": thing}, reveals=True)
    to_discard(state, thing)


def take_out(state: ChampionsState, thing: str) -> None:
    """Remove a card that is out of play from its place."""
    for player in state.players:
        if thing in player.nemesis:
            player.nemesis = [other for other in player.nemesis if other != thing]
            return
    pile = pile_of(state, thing)
    if thing in pile:
        pile.remove(thing)
        return
    for piece in state.play.values():
        if thing in piece.tucked:
            piece.tucked = [other for other in piece.tucked if other != thing]
            piece.shown = [other for other in piece.shown if other != thing]
            own_decks.taken(state, piece)
            return


def host_of(state: ChampionsState, thing: str) -> str:
    """Return the card in play that this card is tucked under, or ""."""
    return next((piece.id for piece in state.play.values() if thing in piece.tucked), "")


def unused_copy(state: ChampionsState, card: str, seat: int) -> str:
    """Return an unused id for a copy of a card that a player takes over."""
    number = 1
    while (new := copy_of(card, number, seat)) in state.play or pile_of(state, new) or host_of(state, new):
        number += 1
    return new


def lift(state: ChampionsState, thing: str) -> int:
    """Take a card to play it. Return its position in its owner's discard pile, or -1 if it was elsewhere."""
    place = next((player.discard.index(thing) for player in state.players if thing in player.discard), -1)
    take_out(state, thing)
    state.limbo.append(thing)
    return place


def pile_of(state: ChampionsState, thing: str) -> list[str]:
    """Return the pile that a card out of play is in, or an empty list if it is in none."""
    for player in state.players:
        for pile in (player.hand, player.deck, player.discard, player.dealt):
            if thing in pile:
                return pile
    for pile in (
        state.encounter,
        state.encounter_discard,
        state.limbo,
        state.removed,
        state.victory,
        state.aside,
        *camps.piles(state),
        *side_decks.piles(state),
    ):
        if thing in pile:
            return pile
    return []
