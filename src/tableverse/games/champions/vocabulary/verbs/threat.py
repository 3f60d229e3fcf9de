"""Verbs that place and remove threat."""

from __future__ import annotations

from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.rules import numbers, occurrences, threats
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.abilities import ignored_by, labels_of, thwartable
from tableverse.games.champions.vocabulary.nodes import Number, Selector
from tableverse.games.champions.vocabulary.numbers import PerPlayer
from tableverse.games.champions.vocabulary.selectors.base import all_these
from tableverse.games.champions.vocabulary.verbs.base import AmountVerb, SimpleVerb, dealer
from tableverse.kernel.effects import Resolving, Voice, argument, word
from tableverse.kernel.occurrence import Occurrence


@word("remove-threat")
class RemoveThreat(AmountVerb):
    """Remove threat from schemes, noted as ``removed``. ``additional`` removal does not grow with the thwart."""

    to: Selector = argument(written="from")

    amount: Number
    additional: bool = False

    def recorded_names(self) -> tuple[str, ...]:
        return ("removed",)

    def found(self, state: ChampionsState, run: Resolving) -> list[str]:
        return thwartable(state, run, self.to.find(state, run))

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        if not self.can_be_positive(state, run):
            return False
        for thing in self.found(state, run):
            piece = state.play.get(thing)
            if piece is not None and piece.threat:
                encounter, ignores = dealer(state, run) == NOBODY, ignored_by(state, run)
                if numbers.can_remove_threat(state, thing, encounter, ignores):
                    return True
        return False

    def payable(self, state: ChampionsState, run: Resolving) -> bool:
        """Return whether the full amount can be removed from each scheme."""
        amount = self.current_amount(state, run)
        return self.possible(state, run) and all(
            thing in state.play and state.play[thing].threat >= amount for thing in self.found(state, run)
        )

    def thwart(self, state: ChampionsState, run: Resolving) -> Occurrence | None:
        """Return the thwart that the removal belongs to, or None."""
        return occurrences.current(state, "thwart") if "thwart" in labels_of(state, run) else None

    def total_amount(self, state: ChampionsState, run: Resolving) -> int:
        """Return the total amount."""
        amount = self.current_amount(state, run)
        if not self.additional:
            amount += numbers.added(state, "more-removal", run.origin)
        record = self.thwart(state, run)
        if record is not None and not self.additional:
            amount += record.facts.get("extra", 0)
        return amount

    def do(self, state: ChampionsState, run: Resolving) -> None:
        self.take(state, run, dict.fromkeys(self.found(state, run), self.total_amount(state, run)))

    def take(self, state: ChampionsState, run: Resolving, shares: dict[str, int]) -> None:
        record = self.thwart(state, run)
        removed = 0
        for scheme, amount in shares.items():
            if record is not None:
                occurrences.note(record, "targets", scheme)
            seat, ignores = dealer(state, run), ignored_by(state, run)
            removed += threats.remove_threat(state, scheme, amount, run.origin, seat, ignores)
        run.bound["removed"] = removed

    def say(self, voice: Voice) -> str:
        if isinstance(self.amount, PerPlayer):
            to, amount = all_these(voice, self.to), voice.number(self.amount.amount)
            return voice.sentence("champions-do-remove-threat-per-player", amount=amount, to=to)
        return self.saying(voice, "champions-do-remove-additional") if self.additional else super().say(voice)


@word("place-threat")
class PlaceThreat(AmountVerb):
    """Place threat on schemes. With ``noted``, the threat actually placed is noted as ``placed``."""

    noted: bool = False

    def recorded_names(self) -> tuple[str, ...]:
        return ("placed",) if self.noted else ()

    def do(self, state: ChampionsState, run: Resolving) -> None:
        if self.noted:
            run.bound["placed"] = 0
        threats.place_together(state, self.found(state, run), self.current_amount(state, run), run.origin)


@word("accelerate")
class Accelerate(SimpleVerb):
    """Put one acceleration token on the main scheme."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        state.tokens += 1
        state.emit("accelerated", {"tokens": state.tokens})
