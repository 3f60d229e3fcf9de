"""Enemies, including the nemesis."""

from __future__ import annotations

from typing import Final

from tableverse.games.dagger.state import DaggerState, Enemy
from tableverse.games.dagger.vocabulary.nodes import Selector
from tableverse.games.dagger.vocabulary.selectors.base import Thing, standpoint
from tableverse.games.dagger.vocabulary.selectors.bound import KEPT
from tableverse.games.dagger.vocabulary.selectors.places import WHERES, near_enough, place_kind, place_text
from tableverse.kernel.effects import Resolving, Voice, argument, word
from tableverse.kernel.timing import current_facts

WHICH_ENEMIES: Final = ("any", "lesser", "own", "elite-or-3", "1", "2", "3", "elite")


@word("enemies")
class Enemies(Thing):
    """Enemies by rank and by place, relative to you or to ``at``. ``lesser``: all but the nemesis."""

    where: str = argument(one_of=WHERES, default="anywhere")
    kind: str = argument(one_of=WHICH_ENEMIES, default="any")
    vulnerable: bool = False
    at: Selector | None = None
    #: The name of an earlier binding to exclude; "attacked" is the enemy of the combat action just made.
    other_than: str = argument(one_of=("attacked", "it", "there", "second", *KEPT), default="")

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        origin = standpoint(state, run) if self.at is None and self.where != "anywhere" else ""
        spaces = [] if self.at is None else [state.place_of(thing) for thing in self.at.find(state, run)]
        skipped = ""
        if self.other_than == "attacked":
            skipped = str(current_facts(state).get("enemy", ""))
        elif self.other_than:
            skipped = run.bound.get(self.other_than, "")
        found: list[str] = []
        for enemy in state.all_enemies():
            if self.vulnerable and not enemy.vulnerable:
                continue
            if enemy.id == skipped or not self._fits(state, enemy):
                continue
            if self.at is not None:
                if enemy.space in spaces:
                    found.append(enemy.id)
            elif near_enough(state, self.where, origin, enemy.space):
                found.append(enemy.id)
        return found

    def _fits(self, state: DaggerState, enemy: Enemy) -> bool:
        if self.kind == "any":
            return True
        if enemy is state.nemesis:
            return False
        if self.kind == "lesser":
            return True
        rank = state.cards.enemies[enemy.card].rank
        if self.kind == "elite-or-3":
            return rank in ("3", "elite")
        return rank == self.kind

    def say_as(self, form: str, voice: Voice) -> str:
        place, kind = place_text(voice, self.where, self.at), self.kind
        if kind == "lesser":
            but = voice.word("dagger-but-the-nemesis", number="many" if form == "many" else "one")
            place, kind = but + place if self.at else place + but, "any"
        other = "yes" if self.other_than else "no"
        token = "yes" if self.vulnerable else "no"
        where = place_kind("anywhere" if self.kind == "lesser" else self.where, self.at)
        return voice.word(f"dagger-enemies-{kind}", form=form, place=place, vulnerable=token, other=other, **where)


@word("nemesis")
class NemesisPawn(Selector):
    """The nemesis."""

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        return [state.nemesis.id]

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-nemesis")


@word("marked")
class Marked(Selector):
    """The enemy with this hero mission's token."""

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        mission = state.mission(run.origin)
        return [mission.mark] if mission is not None and mission.mark else []

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-marked")


@word("unsummoned")
class Unsummoned(Thing):
    """Enemies other than the nemesis that this text has not summoned yet."""

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        moved = run.bound.get("summoned", [])
        return [enemy.id for enemy in state.enemies if enemy.id not in moved]

    def say_as(self, form: str, voice: Voice) -> str:
        return voice.word("dagger-unsummoned", form=form)
