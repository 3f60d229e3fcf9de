"""Transpositions: positions that differ only in the order in which they were reached.

Most actions of a turn can be reordered, so a search reaches the same positions repeatedly and evaluates each only once.
"""

from __future__ import annotations

from mypy_extensions import i64

from tableverse.games.champions.frames.rounds import Round
from tableverse.games.champions.frames.turn import Turn
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.game import Game


def position_key(game: Game, state: ChampionsState) -> int:
    """Return a key that is equal for equivalent positions.

    The key ignores the order of hands, discard piles and cards in play, everything constant, and the number of choices.
    It is a 64-bit hash, so the few thousand positions of a search are not expected to collide.
    """
    rng, result = state.rng, state.result
    key: list[object] = [state.phase, state.rounds, state.first, state.tokens, rng.first, rng.second]
    key += [state.villain, state.scheme, -1 if result is None else len(result.winners), _rare(game, state)]
    key += _frames_key(game, state)
    for player in state.players:
        key += [_unordered(player.hand), _unordered(player.discard), tuple(player.deck)]
        key += [tuple(player.dealt), tuple(player.nemesis), player.eliminated]
    key += [_in_play(state), _unordered(state.encounter_discard)]
    for pile in (state.encounter, state.villain_deck, state.scheme_deck, state.limbo, state.aside):
        key.append(tuple(pile))
    key += [_unordered(state.removed), _unordered(state.victory), frozenset(state.used.items())]
    return hash(tuple(key))


def _unordered(things: list[str]) -> int:
    """Return a number that is equal for the same things in any order. Sums are faster than sorting or building sets."""
    total: i64 = 0
    for thing in things:
        total += hash(thing)
    return total


def _in_play(state: ChampionsState) -> int:
    """Return the sum of the squared hashes of all cards in play.

    A small change of a tuple often changes its hash by a constant, so a plain sum could be equal before and after a
    status card moves from one enemy to another.
    """
    total: i64 = 0
    for piece in state.play.values():
        key: i64 = _piece_key(piece)
        total += key * key
    return total


def _piece_key(piece: Piece) -> int:
    key = (
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
        return hash((key, tuple(piece.boosts), tuple(piece.tucked), tuple(piece.shown)))
    return hash(key)


def _frames_key(game: Game, state: ChampionsState) -> list[object]:
    """Return a key of the frames: usually a round and a turn as numbers, otherwise encoded as in a save."""
    frames = state.frames
    if len(frames) == 2:
        round_frame, turn = frames[0], frames[1]
        if isinstance(round_frame, Round) and isinstance(turn, Turn):
            turn_key = [turn.seat, turn.changed, turn.asking, tuple(turn.asked)]
            return [round_frame.step, tuple(round_frame.queue), tuple(round_frame.done), *turn_key]
    return [game.codec.encode(frames)]


def _rare(game: Game, state: ChampionsState) -> bytes:
    """Return state that few tables have, encoded as in a save."""
    key: list[object] = []
    if state.modifiers:
        key.append(state.modifiers)
    for some in (state.camps, state.decks, state.renewed, state.areas, state.beneath, state.campaign):
        if some:
            key.append(some)
    if state.areas:
        key.append(state.area)
    return game.codec.encode(key) if key else b""
