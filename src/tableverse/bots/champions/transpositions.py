"""Transpositions: positions that are the same but for the order in which they came about.

Most of what can be done in a turn can be done in another order. Whoever thinks ahead comes to the same position again
and again, and what follows from it need be worked out only once.
"""

from __future__ import annotations

from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.game import Game


def position_key(game: Game, state: ChampionsState) -> str:
    """The same for positions from which the game goes on alike: the order of a hand, of a discard pile and of what is
    in play is not told. What never changes in a game is not told either, nor how many choices it took."""
    rng, result = state.rng, state.result
    told = [
        f"{state.phase} {state.rounds} {state.first} {state.tokens} {rng.first} {rng.second}",
        f"{state.villain} {state.scheme} {-1 if result is None else len(result.winners)}",
        _rare(game, state),
    ]
    for player in state.players:
        told.append(" ".join(sorted(player.hand)))
        told.append(" ".join(sorted(player.discard)))
        told.append(" ".join(player.deck))
        told.append(" ".join(player.dealt))
        told.append(" ".join(player.nemesis))
        told.append("-" if player.eliminated else "+")
    pieces = [_piece_key(piece) for piece in state.play.values()]
    pieces.sort()
    told += pieces
    told.append(" ".join(sorted(state.encounter_discard)))
    for pile in (state.encounter, state.villain_deck, state.scheme_deck, state.limbo, state.aside):
        told.append(" ".join(pile))
    told.append(" ".join(sorted(state.removed)))
    told.append(" ".join(sorted(state.victory)))
    told.append(" ".join(sorted([f"{name}={times}" for name, times in state.used.items()])))
    return "\n".join(told)


def _piece_key(piece: Piece) -> str:
    told = (
        f"{piece.id} {piece.face} {piece.area} {piece.host} {piece.exhausted} {piece.damage} {piece.threat} "
        f"{piece.counters} {piece.stunned} {piece.confused} {piece.tough} {piece.tokens}"
    )
    if piece.boosts or piece.tucked or piece.shown:
        told += f" {' '.join(piece.boosts)}/{' '.join(piece.tucked)}/{' '.join(piece.shown)}"
    return told


def _rare(game: Game, state: ChampionsState) -> str:
    """What is under way, and what few tables have: it is written as it is saved."""
    told: list[object] = [state.frames]
    if state.modifiers:
        told.append(state.modifiers)
    for some in (state.camps, state.decks, state.renewed, state.areas, state.beneath, state.campaign):
        if some:
            told.append(some)
    if state.areas:
        told.append(state.area)
    return game.codec.encode(told).decode()
