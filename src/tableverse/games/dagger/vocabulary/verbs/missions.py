"""Verbs about the tracks, missions, the nemesis sheet, spawns and bases."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.dagger.rules.enemies import invade, spawn
from tableverse.games.dagger.rules.in_play import can_spend_team_up
from tableverse.games.dagger.rules.missions import (
    complete,
    place,
    place_on_sheet,
    remove_from_sheet,
    spawn_side_mission,
)
from tableverse.games.dagger.rules.occurrences import occur
from tableverse.games.dagger.rules.tracks import gain_team_up, lose_team_up, lower_threat, raise_threat
from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.vocabulary.selectors import me
from tableverse.games.dagger.vocabulary.verbs.act import Act
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Effect, Resolving, Step, Voice


class Place(Act):
    key = "place"
    commutes = True

    def act(self, state: DaggerState, run: Resolving) -> None:
        hero = me(state, run)
        for id in self.all("on", state, run):
            mission = state.mission(id)
            if mission is not None:
                place(state, mission, self.number("amount", state, run), "" if hero is None else hero.id)


class Unplace(Act):
    """Take progress off; without an amount all of it."""

    key = "unplace"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for id in self.all("from", state, run):
            mission = state.mission(id)
            if mission is not None:
                amount = self.number("amount", state, run) if "amount" in self.words else mission.progress
                amount = min(amount, mission.progress)
                if amount:
                    mission.progress -= amount
                    state.emit("progress-down", {"mission": id, "amount": amount, "total": mission.progress})


class PlaceOnSheet(Act):
    key = "place-on-sheet"
    commutes = True

    def act(self, state: DaggerState, run: Resolving) -> None:
        place_on_sheet(state, self.number("amount", state, run), bool(run.bound.get("ability")))


class RemoveFromSheet(Act):
    """What a hero removes by the action of the nemesis sheet may advance a mission."""

    key = "remove-from-sheet"

    def act(self, state: DaggerState, run: Resolving) -> None:
        amount = self.number("amount", state, run) if "amount" in self.words else state.sheet
        removed = remove_from_sheet(state, amount)
        hero = me(state, run)
        if removed and hero is not None and self.flag("sabotage"):
            occur(state, "sabotaged", {"hero": hero.id, "amount": removed})


class Gain(Act):
    key = "gain"
    commutes = True

    def act(self, state: DaggerState, run: Resolving) -> None:
        gain_team_up(state, self.number("amount", state, run))


class LoseTeamUp(Act):
    """Without an amount all of it."""

    key = "lose-team-up"

    def act(self, state: DaggerState, run: Resolving) -> None:
        lose_team_up(state, self.number("amount", state, run) if "amount" in self.words else state.team_up)


class SpendTeamUp(Act):
    """A cost: possible only with enough on the track, and when spending is allowed."""

    key = "spend-team-up"

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return can_spend_team_up(state, self.number("amount", state, run))

    def act(self, state: DaggerState, run: Resolving) -> None:
        lose_team_up(state, self.number("amount", state, run))
        run.bound["paid"] = int(run.bound.get("paid", 0)) + self.number("amount", state, run)


class PayAny(Effect):
    """Any amount of team-up, point by point; what was paid is kept."""

    def step(self, state: DaggerState, run: Resolving, at: Step) -> Decision | None:
        if not can_spend_team_up(state, 1):
            run.leave()
            return None
        options = [
            Option("spend:1", Message("dagger-option-spend-team-up", {"left": state.team_up})),
            Option("done", Message("dagger-option-done")),
        ]
        return Decision(run.seat, "pay", Message("dagger-ask-pay"), options, run.origin)

    def answer(self, state: DaggerState, run: Resolving, at: Step, option: Option) -> None:
        if option.id == "done":
            run.leave()
            return
        lose_team_up(state, 1)
        run.bound["paid"] = int(run.bound.get("paid", 0)) + 1

    def say(self, voice: Voice) -> str:
        return voice.sentence("dagger-do-pay-any-team-up")


class RaiseThreat(Act):
    key = "raise"

    def act(self, state: DaggerState, run: Resolving) -> None:
        raise_threat(state, self.number("amount", state, run))


class LowerThreat(Act):
    key = "lower"

    def act(self, state: DaggerState, run: Resolving) -> None:
        lower_threat(state, self.number("amount", state, run))


class Contain(Act):
    key = "contain"

    def act(self, state: DaggerState, run: Resolving) -> None:
        state.containment += 1
        state.emit("contained", {"total": state.containment})


class MarkEnemy(Act):
    """Put the token of this mission by an enemy; with none at all the mission is completed."""

    key = "mark"

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return True

    def act(self, state: DaggerState, run: Resolving) -> None:
        mission = state.mission(run.origin)
        if mission is None:
            return
        for id in self.all("what", state, run)[:1]:
            mission.mark = id
            state.emit("marked", {"mission": mission.id, "enemy": id})
            return
        complete(state, mission)


class MarkBase(Act):
    """1 progress on a base that has none of this mission; enough bases complete it."""

    key = "mark-base"

    def act(self, state: DaggerState, run: Resolving) -> None:
        mission = state.mission(run.origin)
        for base in self.all("what", state, run):
            if mission is not None and base not in mission.bases:
                mission.bases = [*mission.bases, base]
                state.emit("base-marked", {"mission": mission.id, "base": base})
                if len(mission.bases) == self.number("enough", state, run):
                    complete(state, mission)


class SpawnEnemy(Act):
    key = "spawn"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for space in self.all("at", state, run):
            for _ in range(self.number("amount", state, run) if "amount" in self.words else 1):
                before = len(state.enemies)
                spawn(state, self.text("rank"), state.place_of(space))
                if len(state.enemies) > before:
                    run.bound["spawned"] = state.enemies[-1].id


class SpawnSide(Act):
    key = "spawn-side"

    def act(self, state: DaggerState, run: Resolving) -> None:
        spawn_side_mission(state)


class Free(Act):
    key = "free"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for base in self.all("what", state, run)[:1]:
            if base in state.invaded:
                state.invaded.remove(base)
                state.emit("freed", {"base": base})


class Invade(Act):
    key = "invade"
    forms: ClassVar[dict[str, str]] = {"what": "nearest"}

    def act(self, state: DaggerState, run: Resolving) -> None:
        for base in self.all("what", state, run)[:1]:
            invade(state, base, state.nemesis.id)
            run.bound["did"] = True
