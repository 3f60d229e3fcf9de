"""Functions that start occurrences, find the occurrences in progress and collect responses."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.champions.occurrence_types import OCCURRENCE_TYPES
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.effects import Resolving
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.state import Frame
from tableverse.kernel.then import Then
from tableverse.kernel.timing import MOMENTS, Window

ATTACKS: Final[tuple[str, ...]] = ("attack", "enemy-attack")
ACTIVATIONS: Final[tuple[str, ...]] = ("enemy-attack", "enemy-scheme")
#: Damage that one effect deals to several characters at once.
TOGETHER: Final = "damage-together"
#: Threat that one effect places on several schemes at once.
THREAT_TOGETHER: Final = "threat-together"


def occur(state: ChampionsState, kind: str, facts: dict[str, Any]) -> None:
    state.frames.append(Window(Occurrence(kind, facts), OCCURRENCE_TYPES[kind].begins))


def enters(state: ChampionsState, *frames: Frame[Any]) -> None:
    """Push the frames that follow a card entering play, in reverse: its keywords and the responses to it.

    If a When Defeated ability put the card into play, the defeated card leaves play first, with all cards defeated at
    the same time.
    """
    place = len(state.frames)
    while isinstance(state.frames[place - 1], Resolving):  # the bottom frame is the round
        place -= 1
    below = state.frames[place - 1]
    if not (isinstance(below, Then) and below.deed == "leave"):
        state.frames.extend(frames)
        return
    place -= 1
    for number, frame in enumerate(state.frames):
        if isinstance(frame, Window) and frame.occurrence.kind == TOGETHER and _falls_in(frame, below):
            place = number + 1
    state.frames[place:place] = frames


def _falls_in(together: Window, leaving: Then) -> bool:
    """Return whether the damage of this window defeated the card that is about to leave."""
    return any(facts["target"] == leaving.facts["card"] for facts in together.occurrence.facts["falling"])


def afterwards(state: ChampionsState, kind: str, facts: dict[str, Any]) -> None:
    """Open a window for an occurrence that only responses can follow, if any card has such a response."""
    if may_have_responses(state, kind):
        state.frames.append(Window(Occurrence(kind, facts), MOMENTS.index("after")))


def afterwards_together(state: ChampionsState, frames: list[Frame[Any]]) -> None:
    """Push frames that run next, but after all simultaneous damage has been checked for defeats."""
    place = len(state.frames)
    for number, frame in enumerate(state.frames):
        if isinstance(frame, Window) and frame.occurrence.kind == TOGETHER:
            place = number
            break
    state.frames[place:place] = frames


def may_have_responses(state: ChampionsState, kind: str) -> bool:
    """Return whether any card responds after an occurrence of this kind."""
    return kind in state.cards.answering["after"]


def attacked(state: ChampionsState, facts: dict[str, Any], targets: list[str]) -> None:
    """Open windows for attacking these targets, before the attack's damage, if any card responds to that."""
    if "attacked" in state.cards.answering["before"]:
        for target in targets[::-1]:
            occur(state, "attacked", {"target": target, "attacker": facts["attacker"], "seat": facts["seat"]})


def current(state: ChampionsState, kind: str) -> Occurrence | None:
    """Return the innermost occurrence of a kind."""
    frames = state.frames
    for at in range(len(frames) - 1, -1, -1):
        frame = frames[at]
        if isinstance(frame, Window) and frame.occurrence.kind == kind:
            return frame.occurrence
    return None


def current_any(state: ChampionsState, kinds: tuple[str, ...]) -> Occurrence | None:
    """Return the innermost occurrence of one of these kinds."""
    frames = state.frames
    for at in range(len(frames) - 1, -1, -1):
        frame = frames[at]
        if isinstance(frame, Window) and frame.occurrence.kind in kinds:
            return frame.occurrence
    return None


def being_done(state: ChampionsState) -> Occurrence:
    """Return the occurrence that the top frame resolves: the occurrence of the window directly below it."""
    window = state.frames[-2]
    assert isinstance(window, Window)
    return window.occurrence


def note(occurrence: Occurrence, fact: str, thing: str) -> None:
    """Append a thing to a list in the facts. The list is replaced, since clones share it."""
    occurrence.facts[fact] = [*occurrence.facts.get(fact, []), thing]


def answered(occurrence: Occurrence, moment: str) -> list[str]:
    """Return the occurrence kinds that abilities may respond to now.

    Responses to a defense come after the attack, together with responses to the attack. They come even if the attack
    ended before dealing damage.
    """
    kind = occurrence.kind
    if moment != "after":
        return [kind]
    kinds = [] if kind == "defense" or occurrence.facts.get("ended") else [kind]
    if kind == "enemy-attack" and occurrence.facts["defender"]:
        kinds.append("defense")
    return kinds


def still_defended(state: ChampionsState, attack: Occurrence) -> None:
    """Keep responses to a defense when the attack is cancelled."""
    for place, frame in enumerate(state.frames):
        if isinstance(frame, Window) and frame.occurrence is attack:
            ended = Occurrence(attack.kind, {**attack.facts, "ended": True})
            state.frames.insert(place, Window(ended, MOMENTS.index("after")))
            return


def part_by_enemy(attack: Occurrence) -> None:
    """Split an attack on several enemies into parts.

    The occurrence of the whole attack remains. Each enemy gets a part, for abilities that respond to attacking one
    enemy.
    """
    targets = list(dict.fromkeys(attack.facts["targets"]))
    if len(targets) < 2:
        return
    parts = attack.facts.pop("parts", [])
    for target in targets:
        facts = {**attack.facts, "targets": [target], "one_of_several": True}
        for fact in ("struck", "damaged", "defeated"):
            facts[fact] = [thing for thing in attack.facts.get(fact, []) if thing == target]
        facts["excess"] = attack.facts.get("excess_by", {}).get(target, 0)
        parts = [*parts, Occurrence(attack.kind, facts)]
    attack.facts["parts"] = parts
    attack.facts["several"] = True


def gathering(state: ChampionsState, occurrence: Occurrence) -> Occurrence | None:
    """Return the occurrence that contains this damage, defeat or threat, if their responses share a window.

    A defeat belongs to the damage that caused it. Simultaneous damage or threat belongs to one occurrence for its
    total. The damage and defeats of a basic attack belong to the attack.
    """
    if occurrence.kind == "threat":
        return current(state, THREAT_TOGETHER) if "together" in occurrence.facts else None
    if occurrence.kind not in ("taking", "defeat"):
        return None
    found: Occurrence | None = None
    for frame in state.frames:
        if not isinstance(frame, Window) or frame.occurrence is occurrence:
            continue
        outer = frame.occurrence
        if outer.kind == "attack" and outer.facts["basic"] and occurrence.facts["attack"]:
            return outer
        if outer.kind == TOGETHER and occurrence.facts.get("together") == outer.facts["number"]:
            return outer
        if occurrence.kind == "defeat" and outer.kind == "taking":
            found = outer if outer.facts["target"] == occurrence.facts["target"] else None
    return found


def gather(state: ChampionsState, occurrence: Occurrence) -> None:
    """Record an occurrence in the occurrence that contains it, so that responses can refer to it."""
    outer = gathering(state, occurrence)
    if outer is not None:
        outer.facts["parts"] = [*outer.facts.get("parts", []), occurrence.clone()]
