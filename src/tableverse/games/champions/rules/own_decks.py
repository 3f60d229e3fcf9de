"""Additional decks that identities begin the game with.

The deck is stored under the identity card, with its faceup top card last. Its discard pile is stored there too, as the
other faceup cards.
"""

from __future__ import annotations

from tableverse.games.champions.state import ChampionsState, Piece


def holder(state: ChampionsState, name: str) -> Piece | None:
    """Return the identity that has the deck of this set, or None."""
    for player in state.players:
        piece = state.play.get(player.identity)
        if piece is not None:
            side = state.card(piece.id)
            other = state.cards.by_id[side.back]
            if name in (side.own_deck, other.own_deck):
                return piece
    return None


def top(state: ChampionsState, name: str) -> str:
    piece = holder(state, name)
    return "" if piece is None or not piece.tucked else piece.tucked[-1]


def discard(state: ChampionsState, thing: str) -> None:
    """Discard a card from anywhere to the discard pile of its deck."""
    piece = holder(state, state.cards.of(thing).set)
    if piece is None:
        if thing not in state.removed:  # if its player is eliminated, the card may already be removed
            state.removed.append(thing)
        return
    rest = [other for other in piece.tucked if other != thing]
    piece.tucked = [thing, *rest]
    piece.shown = [thing, *(other for other in piece.shown if other != thing)]
    state.emit("own-discarded", {"card": thing})
    turn_up(state, piece)


def put_on_top(state: ChampionsState, thing: str) -> None:
    piece = holder(state, state.cards.of(thing).set)
    if piece is None:
        return
    covered = (thing, *piece.tucked[-1:])
    piece.tucked = [*(other for other in piece.tucked if other != thing), thing]
    piece.shown = [*(other for other in piece.shown if other not in covered), thing]
    state.emit("own-on-top", {"card": thing})


def shuffle_in(state: ChampionsState, things: list[str]) -> None:
    for thing in things:
        piece = holder(state, state.cards.of(thing).set)
        if piece is None:
            state.removed.append(thing)
        else:
            discarded = piece.shown[:-1]
            deck = [other for other in piece.tucked if other not in discarded]
            deck.append(thing)
            state.rng.shuffle(deck)
            piece.tucked, piece.shown = [*discarded, *deck], [*discarded, deck[-1]]
            state.emit("into-deck", {"card": thing}, reveals=True)


def taken(state: ChampionsState, piece: Piece) -> None:
    """Turn up the next card of the deck after a card was taken from it."""
    if state.card(piece.id).kind in ("hero", "alter-ego"):
        turn_up(state, piece)


def turn_up(state: ChampionsState, piece: Piece) -> None:
    """Turn up the top card. An empty deck is rebuilt from its discard pile."""
    hidden = [thing for thing in piece.tucked if thing not in piece.shown]
    if hidden:
        if piece.tucked[-1] not in piece.shown:
            piece.shown = [*piece.shown, piece.tucked[-1]]
    else:
        deck = piece.tucked[:]
        state.rng.shuffle(deck)
        piece.tucked, piece.shown = deck, deck[-1:]
    state.emit("own-top", {"seat": piece.area}, reveals=True)
