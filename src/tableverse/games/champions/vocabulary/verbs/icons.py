"""Verbs that count boost icons, and verbs that change the count."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.champions.rules import boost_icons, occurrences
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Effect, Selector, Verb
from tableverse.games.champions.vocabulary.selectors.base import noun_of
from tableverse.kernel.choice import Decision
from tableverse.kernel.effects import Resolving, Step, Voice, argument, word


@word("count-icons")
class CountIcons(Effect):
    """Count the boost icons of these cards one by one, noted as ``icons``. A star does not count as an icon.

    The text omits the counting and states only the effect for each icon.
    """

    of: Selector

    def recorded_names(self) -> tuple[str, ...]:
        return ("icons", "counts")

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return self.of.awaits(run) or bool(self.of.find(state, run))

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        if at.cursor == 0:
            at.cursor = 1
            at.left = self.of.find(state, run)
            run.bound["icons"], run.bound["counts"] = 0, []
        if not at.left:
            run.leave()
            return None
        thing = at.left.pop(0)
        boost_icons.count(state, thing, run.seat, boost_icons.icons_of(state, thing))
        return None

    def say(self, voice: Voice) -> str:
        voice.referents["icons-of"] = self.of.say(voice)
        noun = noun_of(voice, self.of)
        if noun is not None:
            voice.referents["each-counted"] = noun.say(voice, "each")
        return ""


@word("count-instead")
class CountInstead(Verb):
    """Count the boost icons of these cards instead of the card about to be counted."""

    during: ClassVar[tuple[str, ...]] = ("count",)
    of: Selector

    def do(self, state: ChampionsState, run: Resolving) -> None:
        count = occurrences.current(state, "count")
        assert count is not None
        for thing in self.of.find(state, run):
            count.facts["icons"] = boost_icons.icons_of(state, thing)
            state.emit("counted-instead", {"card": thing, "icons": count.facts["icons"]})

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-count-instead", of=self.of.say(voice))


@word("change-count")
class ChangeCount(Verb):
    """Change the number of boost icons that are being counted."""

    during: ClassVar[tuple[str, ...]] = ("count",)
    amount: int = argument(minimum=-9, maximum=9)

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        count = occurrences.current(state, "count")
        assert count is not None
        return self.amount >= 1 or count.facts["icons"] > 0

    def do(self, state: ChampionsState, run: Resolving) -> None:
        count = occurrences.current(state, "count")
        assert count is not None
        count.facts["icons"] = max(0, count.facts["icons"] + self.amount)
        state.emit("count-changed", {"card": count.facts["card"], "icons": count.facts["icons"]})

    def say(self, voice: Voice) -> str:
        key = "champions-do-count-more" if self.amount >= 1 else "champions-do-count-fewer"
        return voice.sentence(key, amount=abs(self.amount))
