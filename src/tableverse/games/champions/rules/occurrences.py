"""What happens and may be answered: an occurrence begins, another is found under way, responses are gathered."""

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
#: Damage that one effect deals to several characters at the same time.
TOGETHER: Final = "damage-together"
#: Threat that one effect places on several schemes at the same time.
THREAT_TOGETHER: Final = "threat-together"


def occur(state: ChampionsState, kind: str, facts: dict[str, Any]) -> None:
    state.frames.append(Window(Occurrence(kind, facts), OCCURRENCE_TYPES[kind].begins))


def enters(state: ChampionsState, *frames: Frame[Any]) -> None:
    """A card has entered play; the frames, the last one first, are what comes of it: its keywords and whatever answers
    it. If a When Defeated ability brought it, the defeated card leaves play first, and so do all that fall with it."""
    place = len(state.frames)
    while isinstance(state.frames[place - 1], Resolving):  # at the bottom lies the round
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
    """Is it the damage of this window that has defeated the card which is about to leave?"""
    return any(facts["target"] == leaving.facts["card"] for facts in together.occurrence.facts["falling"])


def afterwards(state: ChampionsState, kind: str, facts: dict[str, Any]) -> None:
    """Something has happened to which only responses can be used. Most games have none for it."""
    if asked_for(state, kind):
        state.frames.append(Window(Occurrence(kind, facts), MOMENTS.index("after")))


def afterwards_together(state: ChampionsState, frames: list[Frame[Any]]) -> None:
    """Do it next, but not before everybody who took damage at the same time has been checked."""
    place = len(state.frames)
    for number, frame in enumerate(state.frames):
        if isinstance(frame, Window) and frame.occurrence.kind == TOGETHER:
            place = number
            break
    state.frames[place:place] = frames


def asked_for(state: ChampionsState, kind: str) -> bool:
    """Does any card respond after it has happened?"""
    return kind in state.cards.answering["after"]


def attacked(state: ChampionsState, facts: dict[str, Any], targets: list[str]) -> None:
    """A player's attack is made against these; whatever answers that comes before its damage. Most tables have nothing
    that would."""
    if "attacked" in state.cards.answering["before"]:
        for target in targets[::-1]:
            occur(state, "attacked", {"target": target, "attacker": facts["attacker"], "seat": facts["seat"]})


def under_way(state: ChampionsState, kind: str) -> Occurrence | None:
    """The innermost occurrence of a kind."""
    frames = state.frames
    for at in range(len(frames) - 1, -1, -1):
        frame = frames[at]
        if isinstance(frame, Window) and frame.occurrence.kind == kind:
            return frame.occurrence
    return None


def any_under_way(state: ChampionsState, kinds: tuple[str, ...]) -> Occurrence | None:
    """The innermost occurrence of one of these kinds."""
    frames = state.frames
    for at in range(len(frames) - 1, -1, -1):
        frame = frames[at]
        if isinstance(frame, Window) and frame.occurrence.kind in kinds:
            return frame.occurrence
    return None


def being_done(state: ChampionsState) -> Occurrence:
    """What the frame on top does the steps of: the occurrence of the window right below it."""
    window = state.frames[-2]
    assert isinstance(window, Window)
    return window.occurrence


def note(occurrence: Occurrence, fact: str, thing: str) -> None:
    """Add to a list of the facts. Replaced, never changed in place, so clones share it."""
    occurrence.facts[fact] = [*occurrence.facts.get(fact, []), thing]


def answered(occurrence: Occurrence, moment: str) -> list[str]:
    """What abilities may answer now. Whatever answers a defense comes when the attack is over, even one that ended
    before it did any damage, and together with what answers the attack."""
    kind = occurrence.kind
    if moment != "after":
        return [kind]
    kinds = [] if kind == "defense" or occurrence.facts.get("ended") else [kind]
    if kind == "enemy-attack" and occurrence.facts["defender"]:
        kinds.append("defense")
    return kinds


def still_defended(state: ChampionsState, attack: Occurrence) -> None:
    """An attack is cancelled: responses to a defense follow all the same."""
    for place, frame in enumerate(state.frames):
        if isinstance(frame, Window) and frame.occurrence is attack:
            ended = Occurrence(attack.kind, {**attack.facts, "ended": True})
            state.frames.insert(place, Window(ended, MOMENTS.index("after")))
            return


def part_by_enemy(attack: Occurrence) -> None:
    """Whoever attacks several enemies at once has attacked each of them: besides the attack as a whole there is a part
    for each, for the abilities that answer attacking one."""
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
    """What taken damage, a defeat or threat is a part of, if the responses to both share one window: a defeat belongs
    to the damage that caused it, what several take together to the whole of it, and all that a basic attack does to
    the attack."""
    if occurrence.kind == "threat":
        return under_way(state, THREAT_TOGETHER) if "together" in occurrence.facts else None
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
    """It has happened: whatever it is part of remembers it, so that responses can refer to it."""
    outer = gathering(state, occurrence)
    if outer is not None:
        outer.facts["parts"] = [*outer.facts.get("parts", []), occurrence.clone()]
