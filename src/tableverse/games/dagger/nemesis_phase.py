"""The nemesis phase: threat, the nemesis mission, an event; and the start of the showdown."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.dagger import rules
from tableverse.games.dagger.activation import Activations
from tableverse.games.dagger.state import DaggerState, Mission
from tableverse.kernel.choice import Decision
from tableverse.kernel.state import Frame, State


class NemesisPhase(Frame):
    FIELDS: ClassVar[tuple[str, ...]] = ("step",)
    __slots__ = FIELDS

    def __init__(self, step: int = 0) -> None:
        self.step = step

    def clone(self) -> NemesisPhase:
        return NemesisPhase(self.step)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, DaggerState)
        step = self.step
        self.step += 1
        if step == 0:
            state.phase = "nemesis"
            state.acting = ""
            state.emit("nemesis-phase", {"round": state.rounds})
            rules.occur(state, "nemesis-phase", {})
        elif step == 1:
            rules.raise_threat(state, rise(state))
        elif step == 2:
            check_mission(state)
        elif step == 3:
            if state.top is None and not state.showdown:
                start_showdown(state)
        elif step == 4:
            self._draw(state)
        else:
            state.frames.pop()
            state.extra_damage = 0
            state.calm = []
            state.event = ""
        return None

    def _draw(self, state: DaggerState) -> None:
        event = rules.draw_event(state)
        if not event:
            rules.lose(state, "events")
            return
        state.event = event
        state.cancelled = []
        state.emit("event", {"event": event}, reveals=True)
        state.frames.append(EventFrame())


def rise(state: DaggerState) -> int:
    """By how much threat goes up in step 1."""
    missions = sum(state.box.missions[mission.id].threat for mission in state.missions() if mission is not state.top)
    return rules.threat_value(state) + len(state.enemies) + len(state.invaded) + missions


def check_mission(state: DaggerState) -> None:
    """Is the top mission passed, or if not, failed?"""
    top = state.top
    if top is None:
        return
    passed = top.progress >= rules.needed(state, top)
    if passed or state.threat >= state.box.missions[top.id].threshold:
        state.emit("passed" if passed else "failed", {"mission": top.id})
        state.frames.append(Completing(top.id, passed))


class Completing(Frame):
    """The top mission is completed: first its text, then threat starts anew and the next mission is uncovered."""

    FIELDS: ClassVar[tuple[str, ...]] = ("mission", "passed", "step")
    __slots__ = FIELDS

    def __init__(self, mission: str, passed: bool, step: int = 0) -> None:
        self.mission = mission
        self.passed = passed
        self.step = step

    def clone(self) -> Completing:
        return Completing(self.mission, self.passed, self.step)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, DaggerState)
        card = state.box.missions[self.mission]
        back = card.passed if self.passed else card.failed
        self.step += 1
        if self.step == 1:
            if card.completed is not None:
                rules.resolve(state, card.completed.label, card.id, failed=not self.passed)
            if back is not None:
                # The card is flipped and tucked: its front no longer counts.
                state.top = None
                state.tucked.append(back.id)
                label = f"{back.id}/effect"
                if label in state.box.abilities:
                    rules.resolve(state, label, back.id)
        elif self.step == 2:
            rules.lower_threat(state, state.threat)
            state.top = Mission(state.mission_deck.pop(0)) if state.mission_deck else None
            if back is not None:
                rules.spawn_side_mission(state)
        else:
            state.frames.pop()
            rules.occur(state, "mission-completed", {"mission": card.id, "kind": card.kind})
        return None


def start_showdown(state: DaggerState) -> None:
    """Flip the sheet: stun and damage go, then the sheet's start, then what completed missions say."""
    sheet = state.box.nemeses[state.nemesis.card]
    state.showdown = True
    state.stunned = False
    state.nemesis.damage = 0
    state.emit("showdown", {"enemy": state.nemesis.id})
    rules.occur(state, "showdown", {})
    if sheet.start is not None:
        rules.resolve(state, sheet.start.label, state.nemesis.id)


class EventFrame(Frame):
    """An event being resolved: its text, its icons, activation, spawns."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "icon")
    __slots__ = FIELDS

    def __init__(self, step: int = 0, icon: int = 0) -> None:
        self.step = step
        self.icon = icon

    def clone(self) -> EventFrame:
        return EventFrame(self.step, self.icon)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, DaggerState)
        card = state.box.events[state.event]
        if self.step == 0:
            self.step = 1
            if card.effect is not None:
                rules.resolve(state, card.effect.label, card.id)
        elif self.step == 1:
            self.step = 2
            if card.icons:
                rules.occur(state, "icons", {"event": card.id})
        elif self.step == 2:
            if self.icon == len(card.icons):
                self.step = 3
                return None
            self.icon += 1
            if f"icon:{self.icon - 1}" not in state.cancelled:
                resolve_icon(state, card.icons[self.icon - 1])
        elif self.step == 3:
            self.step = 4
            if card.activation:
                rules.occur(state, "activation", {})
        elif self.step == 4:
            self.step = 5
            if card.activation:
                state.frames.append(Activations())
        elif self.step == 5:
            self.step = 6
            if live_spawns(state):
                rules.occur(state, "spawns", {"event": card.id})
        else:
            state.frames.pop()
            for number in live_spawns(state):
                part = card.spawns[number]
                rules.spawn(state, part.rank, part.space)
        return None


def live_spawns(state: DaggerState) -> list[int]:
    """Which spawn icons of the event count for this many heroes and are not cancelled."""
    spawns = state.box.events[state.event].spawns
    return [
        number
        for number, part in enumerate(spawns)
        if part.dots <= state.spawning() and f"spawn:{number}" not in state.cancelled
    ]


def resolve_icon(state: DaggerState, icon: str) -> None:
    state.emit("icon", {"icon": icon})
    if icon == "side-mission":
        rules.spawn_side_mission(state)
    elif icon == "ongoing":
        for mission in reversed(state.missions()):
            ongoing = state.box.missions[mission.id].ongoing
            if ongoing is not None:
                rules.resolve(state, ongoing.label, mission.id)
    else:
        resolve_nemesis_ability(state, icon.removeprefix("ability-"))


def resolve_nemesis_ability(state: DaggerState, icon: str) -> None:
    ability = state.box.nemeses[state.nemesis.card].abilities[icon]
    state.emit("ability", {"enemy": state.nemesis.id, "text": ability.label})
    rules.resolve(state, ability.label, state.nemesis.id, ability=True)
