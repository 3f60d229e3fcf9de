"""Lasting effects end, and delayed effects take place."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.rules import damage, leaving, numbers
from tableverse.games.champions.state import ChampionsState, Standing
from tableverse.kernel.effects.values import seat_id
from tableverse.kernel.modifiers import Modifier
from tableverse.kernel.timing import Window

#: The name under which a delayed effect waits among the lasting ones.
DELAYED: Final = "delayed"
#: What "until the end of this attack" is about: a thwart, too, ends what was for it alone.
POWERS: Final = ("attack", "thwart", "enemy-attack")


def begun(state: ChampionsState, until: str) -> str:
    """The moment at which something that begins now ends. An attack may be made in the midst of another: what is for
    the inner one, the second, ends at "attack/2"."""
    if until != "attack":
        return until
    depth = _depth(state)
    return until if depth < 2 else f"{until}/{depth}"


def expire_attack(state: ChampionsState) -> None:
    """An attack, or a scheme, is over: what was for it ends, and what was for attacks during it; one in whose midst it
    was made goes on."""
    if not state.modifiers:
        return
    over = _depth(state) + 1
    for until in sorted({modifier.until for modifier in state.modifiers}, reverse=True):
        name, _, depth = until.partition("/")
        if name == "attack" and int(depth or 1) >= over:
            expire(state, until)


def _depth(state: ChampionsState) -> int:
    """How many attacks are under way, each in the midst of the one before."""
    return sum(isinstance(frame, Window) and frame.occurrence.kind in POWERS for frame in state.frames)


def expire(state: ChampionsState, moment: str, target: str = "") -> None:
    """Lasting effects end, all or those on one target, and cards that are due to be discarded at that moment are
    discarded."""
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
    """What lasts until the end of the player's next turn now lasts until the end of this one."""
    for number, modifier in enumerate(state.modifiers):
        if modifier.until == "next-turn" and _is_about(state, modifier, seat):
            state.modifiers[number] = modifier.clone()
            state.modifiers[number].until = "turn"


def _is_about(state: ChampionsState, modifier: Modifier, seat: int) -> bool:
    """It is about the player for whom it began; one on a single card about whoever controls that card."""
    if isinstance(modifier, Standing):
        return modifier.effect.seat == seat
    piece = state.play.get(modifier.target)
    return modifier.target == seat_id(seat) if piece is None else numbers.controller(state, piece) == seat
