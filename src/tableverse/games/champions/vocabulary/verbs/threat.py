"""Threat placed and removed."""

from __future__ import annotations

from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.rules import numbers, occurrences, threats
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.selector_words import ignored_by, labels_of, thwartable
from tableverse.games.champions.vocabulary.verbs.base import On, dealer
from tableverse.kernel.effects import Number, Resolving, Selector, Verb, Voice
from tableverse.kernel.state import State


class RemoveThreat(On):
    """``additional`` removals do not grow when the thwart they belong to removes more."""

    word = "remove-threat"

    def __init__(self, to: Selector, amount: Number | None = None, additional: bool = False) -> None:
        super().__init__(to, amount)
        self.additional = additional

    def notes(self) -> tuple[str, ...]:
        return ("removed",)

    def found(self, state: State, run: Resolving) -> list[str]:
        assert isinstance(state, ChampionsState)
        return thwartable(state, run, self.to.find(state, run))

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return self.amounts(state, run) and any(
            thing in state.play
            and state.play[thing].threat
            and numbers.can_remove_threat(state, thing, dealer(state, run) == NOBODY, ignored_by(state, run))
            for thing in self.found(state, run)
        )

    def payable(self, state: State, run: Resolving) -> bool:
        """All of it, from each of them."""
        assert isinstance(state, ChampionsState)
        amount = self.much(state, run)
        return self.possible(state, run) and all(
            thing in state.play and state.play[thing].threat >= amount for thing in self.found(state, run)
        )

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        amount = self.much(state, run)
        if "more-removal" in state.cards.changes:
            amount += numbers.added(state, "more-removal", run.origin)
        record = occurrences.under_way(state, "thwart") if "thwart" in labels_of(state, run) else None
        if record is not None and not self.additional:
            amount += record.facts.get("extra", 0)
        removed = 0
        for scheme in self.found(state, run):
            if record is not None:
                occurrences.note(record, "targets", scheme)
            seat, ignores = dealer(state, run), ignored_by(state, run)
            removed += threats.remove_threat(state, scheme, amount, run.origin, seat, ignores)
        run.bound["removed"] = removed

    def say(self, voice: Voice) -> str:
        return self.saying(voice, "champions-do-remove-additional") if self.additional else super().say(voice)


class PlaceThreat(On):
    word = "place-threat"

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for scheme in reversed(self.found(state, run)):
            threats.place_threat(state, scheme, self.much(state, run), run.origin)


class Accelerate(Verb):
    """One more acceleration token on the main scheme."""

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        state.tokens += 1
        state.emit("accelerated", {"tokens": state.tokens})

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-accelerate")
