"""The actions in progress, for display: the chain of causes of the pending decision, the activation, and the payment.

All of it is public, so every seat sees the same.
"""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.frames.payment import Payment
from tableverse.games.champions.frames.playing import Playing
from tableverse.games.champions.frames.revealing import Revealing
from tableverse.games.champions.frames.turn import Turn
from tableverse.games.champions.frames.using import Using
from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.rules import numbers, occurrences
from tableverse.games.champions.rules.costs import deficit
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.effects import Resolving
from tableverse.kernel.fields import plain
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.plain import Plain
from tableverse.kernel.timing import MOMENTS, Window

#: Names of facts that hold the subject of an occurrence, in order of preference.
WHO: Final = ("enemy", "attacker", "target", "scheme", "card")
#: Occurrences that are not displayed themselves. Only their parts are.
WHOLES: Final = (occurrences.TOGETHER, occurrences.THREAT_TOGETHER)


@plain
class Cause(Plain):
    """One link of a chain of causes.

    ``kind`` is "turn", "play", "ability", "revealing" or the kind of an occurrence. ``moment`` is "would", "before" or
    "after" for a response to an occurrence.
    """

    kind: str
    card: str
    ability: str
    seat: int
    target: str = ""
    amount: int = 0
    moment: str = ""


@plain
class Paying(Plain):
    """A payment in progress: the required resources, the resources given so far, and the number missing."""

    seat: int
    card: str
    need: list[str]
    got: list[str]
    missing: int
    limitless: bool


@plain
class Activating(Plain):
    """An enemy attacking or scheming: its current power, the boost so far, the defender, the faceup boost card."""

    how: str
    enemy: str
    seat: int
    target: str
    defender: str
    power: int
    boost: int
    turned: str


def causes(state: ChampionsState) -> list[Cause]:
    """Return the causes, outermost first."""
    found: list[Cause] = []
    for frame in state.frames:
        if isinstance(frame, Turn):
            found.append(Cause("turn", "", "", frame.seat))
        elif isinstance(frame, Playing):
            found.append(Cause("play", frame.card, "", frame.seat))
        elif isinstance(frame, Using) and frame.step:  # while X is chosen, the event is still in hand
            found.append(Cause("ability", frame.card, frame.label, frame.seat))
        elif isinstance(frame, Resolving):
            if not (found and found[-1].card == frame.origin and found[-1].ability == frame.ability):
                found.append(Cause("ability", frame.origin, frame.ability, frame.seat))
        elif isinstance(frame, Revealing):
            found.append(Cause("revealing", frame.card, "", frame.seat))
        elif isinstance(frame, Window) and frame.occurrence.kind not in WHOLES:
            found.append(_occurrence(frame.occurrence, MOMENTS[frame.moment] if frame.moment < len(MOMENTS) else ""))
    return found


def _occurrence(occurrence: Occurrence, moment: str) -> Cause:
    facts = occurrence.facts
    who = next((str(facts[name]) for name in WHO if facts.get(name)), "")
    targets = facts.get("targets")
    target = str(targets[0]) if targets else str(facts.get("target", ""))
    seat = int(facts.get("seat", NOBODY))
    return Cause(occurrence.kind, who, "", seat, target, int(facts.get("amount", 0)), moment)


def paying(state: ChampionsState) -> Paying | None:
    for frame in state.frames[::-1]:
        if isinstance(frame, Payment):
            need = [*frame.need, frame.limitless] if frame.limitless else frame.need
            missing = deficit(need, frame.got)
            return Paying(frame.seat, frame.card, need, frame.got, missing, bool(frame.limitless))
    return None


def activating(state: ChampionsState) -> Activating | None:
    for frame in state.frames[::-1]:
        if not isinstance(frame, Window) or frame.occurrence.kind not in ("enemy-attack", "enemy-scheme"):
            continue
        facts = frame.occurrence.facts
        enemy = str(facts["enemy"])
        attack = frame.occurrence.kind == "enemy-attack"
        return Activating(
            "attack" if attack else "scheme",
            enemy,
            int(facts["seat"]),
            str(facts.get("target", "")),
            str(facts.get("defender", "")),
            numbers.stat(state, enemy, "atk" if attack else "sch") if enemy in state.play else 0,
            int(facts["boost"]) + int(facts["plus"]),
            str(facts.get("open", "")),
        )
    return None
