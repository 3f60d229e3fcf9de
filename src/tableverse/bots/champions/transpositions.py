"""Transpositions: positions that are the same but for the order in which they came about.

Most of what can be done in a turn can be done in another order. Whoever thinks ahead comes to the same position again
and again, and what follows from it need be worked out only once.
"""

from __future__ import annotations

from mypy_extensions import i64

from tableverse.games.champions.frames.rounds import Round
from tableverse.games.champions.frames.turn import Turn
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.game import Game


def position_key(game: Game, state: ChampionsState) -> int:
    """The same for positions from which the game goes on alike: the order of a hand, of a discard pile and of what is
    in play is not told. What never changes in a game is not told either, nor how many choices it took.

    It is a hash of 64 bits: that two of the few thousand positions of a search share one is not to be expected."""
    rng, result = state.rng, state.result
    told: list[object] = [state.phase, state.rounds, state.first, state.tokens, rng.first, rng.second]
    told += [state.villain, state.scheme, -1 if result is None else len(result.winners), _rare(game, state)]
    told += _under_way(game, state)
    for player in state.players:
        told += [_unordered(player.hand), _unordered(player.discard), tuple(player.deck)]
        told += [tuple(player.dealt), tuple(player.nemesis), player.eliminated]
    told += [_in_play(state), _unordered(state.encounter_discard)]
    for pile in (state.encounter, state.villain_deck, state.scheme_deck, state.limbo, state.aside):
        told.append(tuple(pile))
    told += [_unordered(state.removed), _unordered(state.victory), frozenset(state.used.items())]
    return hash(tuple(told))


def _unordered(things: list[str]) -> int:
    """The same for these things in any order. Sums are quicker than sorting, or than sets that are kept."""
    total: i64 = 0
    for thing in things:
        total += hash(thing)
    return total


def _in_play(state: ChampionsState) -> int:
    """Squares, since a small change of a tuple often changes its hash by the same amount: a status card on one enemy
    instead of another would then leave the sum as it is."""
    total: i64 = 0
    for piece in state.play.values():
        key: i64 = _piece_key(piece)
        total += key * key
    return total


def _piece_key(piece: Piece) -> int:
    told = (
        piece.id,
        piece.face,
        piece.area,
        piece.host,
        piece.exhausted,
        piece.damage,
        piece.threat,
        piece.counters,
        piece.stunned,
        piece.confused,
        piece.tough,
        piece.tokens,
    )
    if piece.boosts or piece.tucked or piece.shown:
        return hash((told, tuple(piece.boosts), tuple(piece.tucked), tuple(piece.shown)))
    return hash(told)


def _under_way(game: Game, state: ChampionsState) -> list[object]:
    """Mostly a round and a turn; whatever else is written as it is saved."""
    frames = state.frames
    if len(frames) == 2:
        begun, turn = frames[0], frames[1]
        if isinstance(begun, Round) and isinstance(turn, Turn):
            asked = [turn.seat, turn.changed, turn.asking, tuple(turn.asked)]
            return [begun.step, tuple(begun.queue), tuple(begun.done), *asked]
    return [game.codec.encode(frames)]


def _rare(game: Game, state: ChampionsState) -> bytes:
    """What few tables have: it is written as it is saved."""
    told: list[object] = []
    if state.modifiers:
        told.append(state.modifiers)
    for some in (state.camps, state.decks, state.renewed, state.areas, state.beneath, state.campaign):
        if some:
            told.append(some)
    if state.areas:
        told.append(state.area)
    return game.codec.encode(told) if told else b""
