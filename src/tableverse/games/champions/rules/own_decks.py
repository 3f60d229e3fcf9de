"""Decks of their own that identities begin the game with. Such a deck lies under the identity card, its top card faceup
and last of all; its discard pile lies there too: the faceup cards but the last."""

from __future__ import annotations

from tableverse.games.champions.state import ChampionsState, Piece


def holder(state: ChampionsState, name: str) -> Piece | None:
    """The identity with the deck of that set."""
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
    """Into the discard pile of its deck, wherever it lay."""
    piece = holder(state, state.cards.of(thing).set)
    if piece is None:
        if thing not in state.removed:  # where all that lay there went with its player
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
    """A card has been taken from the deck: the next one is turned up."""
    if state.card(piece.id).kind in ("hero", "alter-ego"):
        turn_up(state, piece)


def turn_up(state: ChampionsState, piece: Piece) -> None:
    """The top card is faceup. A deck without cards is made anew of its discard pile."""
    hidden = [thing for thing in piece.tucked if thing not in piece.shown]
    if hidden:
        if piece.tucked[-1] not in piece.shown:
            piece.shown = [*piece.shown, piece.tucked[-1]]
    else:
        deck = piece.tucked[:]
        state.rng.shuffle(deck)
        piece.tucked, piece.shown = deck, deck[-1:]
    state.emit("own-top", {"seat": piece.area}, reveals=True)
