"""Verbs for counters, and a verb that notes numbers."""

from __future__ import annotations

from tableverse.games.champions.frames.using import Using
from tableverse.games.champions.rules import counters, numbers
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Number, Selector, Verb
from tableverse.games.champions.vocabulary.quantities import quantity
from tableverse.games.champions.vocabulary.selectors.base import all_these
from tableverse.games.champions.vocabulary.selectors.described import counters_on
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.games.champions.vocabulary.verbs.base import AmountVerb, TargetedVerb
from tableverse.kernel.effects import Resolving, Voice, argument, word
from tableverse.kernel.then import Then


@word("add-counters")
class AddCounters(AmountVerb):
    """Put counters on cards. A negative amount removes counters."""

    def say(self, voice: Voice) -> str:
        amount, tail, count = quantity(voice, self.amount)
        key = "champions-do-add-counters" if count >= 1 else "champions-do-take-counters"
        said = counters_on(voice, self.to, abs(count))
        put = voice.word(key, amount=amount.removeprefix("-"), counters=said, to=all_these(voice, self.to))
        return voice.sentence("champions-said", said=put + tail)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.found(state, run):
            if thing in state.play:
                counters.change(state, thing, self.current_amount(state, run))


@word("remove-counters")
class RemoveCounters(AmountVerb):
    """Remove counters, or all of them if there are fewer. A cost requires the full number. Note it as ``removed``."""

    to: Selector = argument(written="from")

    def recorded_names(self) -> tuple[str, ...]:
        return ("removed",)

    def found(self, state: ChampionsState, run: Resolving) -> list[str]:
        return [thing for thing in super().found(state, run) if thing in state.play and state.play[thing].counters]

    def payable(self, state: ChampionsState, run: Resolving) -> bool:
        amount, found = self.current_amount(state, run), super().found(state, run)
        return bool(found) and all(thing in state.play and state.play[thing].counters >= amount for thing in found)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        amount = self.current_amount(state, run)
        run.bound["removed"] = sum(counters.change(state, thing, -amount) for thing in self.found(state, run))

    def say(self, voice: Voice) -> str:
        amount, tail, count = quantity(voice, self.amount)
        said = counters_on(voice, self.to, count)
        again = isinstance(self.to, Those) and self.to.word == "this" and "again" in voice.referents
        key = "champions-do-take-counters-again" if again else "champions-do-take-counters"
        gone = voice.word(key, amount=amount, counters=said, to=all_these(voice, self.to))
        return voice.sentence("champions-said", said=gone + tail)


@word("remove-counter")
class RemoveCounter(TargetedVerb):
    """Remove one counter. A card with uses is discarded after its last counter is removed."""

    def able(self, state: ChampionsState, run: Resolving) -> list[str]:
        return [thing for thing in self.found(state, run) if thing in state.play and state.play[thing].counters]

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.able(state, run))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.able(state, run):
            piece = state.play[thing]
            counters.change(state, thing, -1)
            if piece.counters == 0 and state.cards.by_id[piece.face].uses_up:
                # The ability that removed the last counter is still resolving.
                below = state.frames[-2]
                assert isinstance(below, Using)
                position = len(state.frames) - 2
                to = "victory" if numbers.keyword(state, thing, "victory") else "discard"
                state.frames.insert(position, Then("leave", {"card": thing, "to": to}))


@word("note")
class Note(Verb):
    """Note a number for later parts of the effect, such as a value of a card before it leaves play."""

    name: str = argument(written="as")
    number: Number

    def run_after(self, state: ChampionsState, run: Resolving) -> Resolving:
        return run.binding(self.name, self.number.value(state, run))

    def recorded_names(self) -> tuple[str, ...]:
        return (self.name,)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        run.bound[self.name] = self.number.value(state, run)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-note", number=self.number.say(voice))
