"""The nemesis phase: threat rises, the nemesis mission is checked, an event is resolved."""

from __future__ import annotations

from tableverse.games.dagger.frames.activation import Activations
from tableverse.games.dagger.ids import ability_icon
from tableverse.games.dagger.rules.enemies import spawn
from tableverse.games.dagger.rules.events import active_spawns, draw_event, resolve_icon
from tableverse.games.dagger.rules.missions import needed, spawn_side_mission, start_showdown
from tableverse.games.dagger.rules.occurrences import occur, resolve
from tableverse.games.dagger.rules.outcome import lose
from tableverse.games.dagger.rules.tracks import lower_threat, raise_threat, threat_rise
from tableverse.games.dagger.state import DaggerState, Mission
from tableverse.kernel.choice import Decision
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame


@plain
class NemesisPhase(Frame[DaggerState]):
    step: int = 0

    def run(self, state: DaggerState) -> Decision | None:
        step = self.step
        self.step += 1
        if step == 0:
            state.phase = "nemesis"
            state.acting = ""
            state.emit("nemesis-phase", {"round": state.rounds})
            occur(state, "nemesis-phase", {})
        elif step == 1:
            raise_threat(state, threat_rise(state))
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
        event = draw_event(state)
        if not event:
            lose(state, "events")
            return
        state.event = event
        state.cancelled = []
        state.emit("event", {"event": event}, reveals=True)
        state.frames.append(EventFrame())


def check_mission(state: DaggerState) -> None:
    """Check whether the top mission is passed or, if not, failed. If so, resolve it."""
    top = state.top
    if top is None:
        return
    passed = top.progress >= needed(state, top)
    if passed or state.threat >= state.cards.missions[top.id].threshold:
        state.emit("passed" if passed else "failed", {"mission": top.id})
        state.frames.append(Completing(top.id, passed))


@plain
class Completing(Frame[DaggerState]):
    """The completion of the top mission: resolve its text, then reset the threat and reveal the next mission."""

    mission: str
    passed: bool
    step: int = 0

    def run(self, state: DaggerState) -> Decision | None:
        card = state.cards.missions[self.mission]
        back = card.passed if self.passed else card.failed
        self.step += 1
        if self.step == 1:
            if card.completed is not None:
                resolve(state, card.completed.label, card.id, failed=not self.passed)
            if back is not None:
                # The card has been flipped and tucked, so its front no longer counts.
                state.top = None
                state.tucked.append(back.id)
                if back.effect is not None:
                    resolve(state, back.effect.label, back.id)
        elif self.step == 2:
            lower_threat(state, state.threat)
            state.top = Mission(state.mission_deck.pop(0)) if state.mission_deck else None
            if back is not None:
                spawn_side_mission(state)
        else:
            state.frames.pop()
            occur(state, "mission-completed", {"mission": card.id, "kind": card.kind})
        return None


@plain
class EventFrame(Frame[DaggerState]):
    """An event in progress: its text, its icons, activation and spawns."""

    step: int = 0
    icon: int = 0

    def run(self, state: DaggerState) -> Decision | None:
        card = state.cards.events[state.event]
        if self.step == 0:
            self.step = 1
            if card.effect is not None:
                resolve(state, card.effect.label, card.id)
        elif self.step == 1:
            self.step = 2
            if card.icons:
                occur(state, "icons", {"event": card.id})
        elif self.step == 2:
            if self.icon == len(card.icons):
                self.step = 3
                return None
            self.icon += 1
            if ability_icon(self.icon - 1) not in state.cancelled:
                resolve_icon(state, card.icons[self.icon - 1])
        elif self.step == 3:
            self.step = 4
            if card.activation:
                occur(state, "activation", {})
        elif self.step == 4:
            self.step = 5
            if card.activation:
                state.frames.append(Activations())
        elif self.step == 5:
            self.step = 6
            if active_spawns(state):
                occur(state, "spawns", {"event": card.id})
        else:
            state.frames.pop()
            for number in active_spawns(state):
                part = card.spawns[number]
                spawn(state, part.rank, part.space)
        return None
