"""Words about basic powers: testing who uses a basic power, raising it and replacing it."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.champions.rules import lasting, occurrences
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Condition, Number, Selector, Verb
from tableverse.games.champions.vocabulary.quantities import quantity
from tableverse.games.champions.vocabulary.selectors.context import occurrence_of
from tableverse.kernel.effects import Resolving, Voice, argument, word
from tableverse.kernel.modifiers import Modifier


@word("uses-basic-power")
class UsesBasicPower(Condition):
    """True if one of these characters makes the current attack, thwart or defense by a basic power."""

    during: ClassVar[tuple[str, ...]] = ("attack", "thwart", "defense")
    who: Selector

    def holds(self, state: ChampionsState, run: Resolving) -> bool:
        occurrence = occurrence_of(state)
        assert occurrence is not None
        if occurrence.kind == "defense":
            occurrence = occurrences.current(state, "enemy-attack")
        if occurrence is None or not occurrence.facts.get("basic"):
            return False
        facts = occurrence.facts
        return facts.get("attacker", facts.get("defender")) in self.who.find(state, run)

    def say(self, voice: Voice) -> str:
        return voice.word("champions-uses-basic-power", who=self.who.say(voice))


@word("raise-power")
class RaisePower(Verb):
    """Raise the basic power being used, for this use only."""

    during: ClassVar[tuple[str, ...]] = ("attack", "thwart", "defense")
    amount: Number

    def do(self, state: ChampionsState, run: Resolving) -> None:
        occurrence = occurrences.current_any(state, ("attack", "thwart", "enemy-attack"))
        assert occurrence is not None
        if occurrence.kind == "enemy-attack":
            amount = self.amount.value(state, run)
            until = lasting.end_moment(state, "attack")
            state.modifiers.append(Modifier("def", occurrence.facts["defender"], amount, until, run.origin))
            return
        occurrence.facts["extra"] = occurrence.facts.get("extra", 0) + self.amount.value(state, run)

    def say(self, voice: Voice) -> str:
        much, tail, _ = quantity(voice, self.amount, "+")
        said = voice.word("champions-do-raise-power", amount=much, of=voice.referents.get("power-of", ""))
        return voice.sentence("champions-said", said=said + tail)


@word("use-power")
class UsePower(Verb):
    """Use another power of the character for the current basic attack or thwart."""

    during: ClassVar[tuple[str, ...]] = ("attack", "thwart")
    power: str = argument(one_of=("atk", "thw"))

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        occurrence = occurrences.current_any(state, self.during)
        assert occurrence is not None
        return self.power in state.card(occurrence.facts["attacker"]).stats

    def do(self, state: ChampionsState, run: Resolving) -> None:
        occurrence = occurrences.current_any(state, self.during)
        assert occurrence is not None
        occurrence.facts["power"] = self.power

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-use-power", power=self.power)
