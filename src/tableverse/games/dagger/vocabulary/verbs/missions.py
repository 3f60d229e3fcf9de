"""Verbs about the tracks, missions, the nemesis sheet, spawns and bases."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.dagger.cards import RANKS
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
from tableverse.games.dagger.vocabulary.nodes import Effect, Number, Selector
from tableverse.games.dagger.vocabulary.selectors.base import acting_hero
from tableverse.games.dagger.vocabulary.verbs.base import DaggerVerb
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Resolving, Step, Voice, argument, word


@word("place")
class Place(DaggerVerb):
    """Put progress on missions."""

    commutes = True
    on: Selector
    amount: Number

    def do(self, state: DaggerState, run: Resolving) -> None:
        hero = acting_hero(state, run)
        for id in self.on.find(state, run):
            mission = state.mission(id)
            if mission is not None:
                place(state, mission, self.amount.value(state, run), "" if hero is None else hero.id)


@word("unplace")
class Unplace(DaggerVerb):
    """Remove progress from missions: all of it without an amount."""

    from_: Selector
    amount: Number | None = None

    def do(self, state: DaggerState, run: Resolving) -> None:
        for id in self.from_.find(state, run):
            mission = state.mission(id)
            if mission is not None:
                amount = self.amount.value(state, run) if self.amount is not None else mission.progress
                amount = min(amount, mission.progress)
                if amount:
                    mission.progress -= amount
                    state.emit("progress-down", {"mission": id, "amount": amount, "total": mission.progress})


@word("place-on-sheet")
class PlaceOnSheet(DaggerVerb):
    """Put progress on the nemesis sheet."""

    commutes = True
    amount: Number

    def do(self, state: DaggerState, run: Resolving) -> None:
        place_on_sheet(state, self.amount.value(state, run), bool(run.bound.get("ability")))


@word("remove-from-sheet")
class RemoveFromSheet(DaggerVerb):
    """Remove progress from the nemesis sheet. With ``sabotage``, missions may respond."""

    amount: Number | None = None
    sabotage: bool = False

    def do(self, state: DaggerState, run: Resolving) -> None:
        amount = self.amount.value(state, run) if self.amount is not None else state.sheet
        removed = remove_from_sheet(state, amount)
        hero = acting_hero(state, run)
        if removed and hero is not None and self.sabotage:
            occur(state, "sabotaged", {"hero": hero.id, "amount": removed})


@word("gain")
class Gain(DaggerVerb):
    """Raise the team-up track."""

    commutes = True
    amount: Number

    def do(self, state: DaggerState, run: Resolving) -> None:
        gain_team_up(state, self.amount.value(state, run))


@word("lose-team-up")
class LoseTeamUp(DaggerVerb):
    """Lower the team-up track: to 0 without an amount."""

    amount: Number | None = None

    def do(self, state: DaggerState, run: Resolving) -> None:
        lose_team_up(state, self.amount.value(state, run) if self.amount is not None else state.team_up)


@word("spend-team-up")
class SpendTeamUp(DaggerVerb):
    """Spend team-up as a cost, if the track has enough and spending is allowed."""

    amount: Number

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return can_spend_team_up(state, self.amount.value(state, run))

    def do(self, state: DaggerState, run: Resolving) -> None:
        lose_team_up(state, self.amount.value(state, run))


@word("pay-any-team-up")
class PayAny(Effect):
    """Spend any amount of team-up, point by point, and keep the amount for later parts."""

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
        if option.verb == "done":
            run.leave()
            return
        lose_team_up(state, 1)
        run.bound["paid"] = int(run.bound.get("paid", 0)) + 1

    def say(self, voice: Voice) -> str:
        return voice.sentence("dagger-do-pay-any-team-up")


@word("raise")
class RaiseThreat(DaggerVerb):
    """Raise the threat track."""

    amount: Number

    def do(self, state: DaggerState, run: Resolving) -> None:
        raise_threat(state, self.amount.value(state, run))


@word("lower")
class LowerThreat(DaggerVerb):
    """Lower the threat track."""

    amount: Number

    def do(self, state: DaggerState, run: Resolving) -> None:
        lower_threat(state, self.amount.value(state, run))


@word("contain")
class Contain(DaggerVerb):
    """Put a containment token on the nemesis sheet."""

    def do(self, state: DaggerState, run: Resolving) -> None:
        state.containment += 1
        state.emit("contained", {"total": state.containment})


@word("mark")
class MarkEnemy(DaggerVerb):
    """Put the token of this mission by an enemy, or complete the mission if there is none."""

    what: Selector

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return True

    def do(self, state: DaggerState, run: Resolving) -> None:
        mission = state.mission(run.origin)
        if mission is None:
            return
        for id in self.what.find(state, run)[:1]:
            mission.mark = id
            state.emit("marked", {"mission": mission.id, "enemy": id})
            return
        complete(state, mission)


@word("mark-base")
class MarkBase(DaggerVerb):
    """Put 1 progress of this mission on each base without it, and complete it on ``enough`` bases."""

    what: Selector
    enough: Number

    def do(self, state: DaggerState, run: Resolving) -> None:
        mission = state.mission(run.origin)
        for base in self.what.find(state, run):
            if mission is not None and base not in mission.bases:
                mission.bases = [*mission.bases, base]
                state.emit("base-marked", {"mission": mission.id, "base": base})
                if len(mission.bases) == self.enough.value(state, run):
                    complete(state, mission)


@word("spawn")
class SpawnEnemy(DaggerVerb):
    """Spawn enemies of a rank on a space."""

    rank: str = argument(one_of=RANKS)
    at: Selector
    amount: Number | None = None

    def do(self, state: DaggerState, run: Resolving) -> None:
        for space in self.at.find(state, run):
            for _ in range(self.amount.value(state, run) if self.amount is not None else 1):
                before = len(state.enemies)
                spawn(state, self.rank, state.place_of(space))
                if len(state.enemies) > before:
                    run.bound["spawned"] = state.enemies[-1].id


@word("spawn-side")
class SpawnSide(DaggerVerb):
    """Place the next side mission."""

    def do(self, state: DaggerState, run: Resolving) -> None:
        spawn_side_mission(state)


@word("free")
class Free(DaggerVerb):
    """Free an invaded base, which is operational again."""

    what: Selector

    def do(self, state: DaggerState, run: Resolving) -> None:
        for base in self.what.find(state, run)[:1]:
            if base in state.invaded:
                state.invaded.remove(base)
                state.emit("freed", {"base": base})


@word("invade")
class Invade(DaggerVerb):
    """Let the nemesis invade a base."""

    forms: ClassVar[dict[str, str]] = {"what": "nearest"}
    what: Selector

    def do(self, state: DaggerState, run: Resolving) -> None:
        for base in self.what.find(state, run)[:1]:
            invade(state, base, state.nemesis.id)
