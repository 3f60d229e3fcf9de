"""Ends of lasting effects, and delayed effects."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.rules import damage, leaving, numbers
from tableverse.games.champions.state import ChampionsState, Standing
from tableverse.kernel.effects.values import seat_id
from tableverse.kernel.modifiers import Modifier
from tableverse.kernel.timing import Window

#: The ``stat`` of lasting effects that are delayed effects.
DELAYED: Final = "delayed"
#: Occurrences that "until the end of this attack" may refer to. A thwart ends its own effects too.
POWERS: Final = ("attack", "thwart", "enemy-attack")


def end_moment(state: ChampionsState, until: str) -> str:
    """Return the moment at which an effect that starts now ends.

    Attacks may be nested: effects of the second, inner attack end at "attack/2".
    """
    if until != "attack":
        return until
    depth = _depth(state)
    return until if depth < 2 else f"{until}/{depth}"


def expire_attack(state: ChampionsState) -> None:
    """End the effects of an attack or scheme that is over. Effects of an enclosing attack continue."""
    if not state.modifiers:
        return
    over = _depth(state) + 1
    for until in sorted({modifier.until for modifier in state.modifiers}, reverse=True):
        name, _, depth = until.partition("/")
        if name == "attack" and int(depth or 1) >= over:
            expire(state, until)


def _depth(state: ChampionsState) -> int:
    """Return the number of nested attacks in progress."""
    return sum(isinstance(frame, Window) and frame.occurrence.kind in POWERS for frame in state.frames)


def expire(state: ChampionsState, moment: str, target: str = "") -> None:
    """End lasting effects due at a moment, all or those on one target, and discard cards due then."""
    kept: list[Modifier] = []
    ended: list[Modifier] = []
    for modifier in state.modifiers:
        (ended if modifier.until == moment and target in ("", modifier.target) else kept).append(modifier)
    if not ended:
        return
    state.modifiers = kept
    for modifier in reversed(ended):
        if isinstance(modifier, Standing) and modifier.stat == DELAYED:
            state.frames.append(modifier.effect.clone())
    for modifier in ended:
        if modifier.stat == "discard" and modifier.target in state.play:
            leaving.leave_play(state, modifier.target)
    damage.check_hit_points(state)


def begin_turn(state: ChampionsState, seat: int) -> None:
    """Set effects that last until the end of the player's next turn to end with the turn now beginning."""
    for number, modifier in enumerate(state.modifiers):
        if modifier.until == "next-turn" and _is_about(state, modifier, seat):
            state.modifiers[number] = modifier.clone()
            state.modifiers[number].until = "turn"


def _is_about(state: ChampionsState, modifier: Modifier, seat: int) -> bool:
    """Return whether an effect belongs to a player: the creator, or else the controller of the card it changes."""
    if isinstance(modifier, Standing):
        return modifier.effect.seat == seat
    piece = state.play.get(modifier.target)
    return modifier.target == seat_id(seat) if piece is None else numbers.controller(state, piece) == seat
