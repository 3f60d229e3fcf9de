"""Base classes of verbs."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.champions.cards import COST
from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Number, Selector, Verb
from tableverse.games.champions.vocabulary.quantities import amount_sentence
from tableverse.games.champions.vocabulary.saying import counters, person, subject
from tableverse.games.champions.vocabulary.selectors.base import all_these, number_of
from tableverse.games.champions.vocabulary.selectors.described import is_character, is_you, player
from tableverse.games.champions.vocabulary.selectors.narrowing import able_to_leave
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.kernel import i18n
from tableverse.kernel.effects import ONE, Resolving, Voice, argument, word


def dealer(state: ChampionsState, run: Resolving) -> int:
    """Return the seat that controls the effect, or NOBODY for encounter cards."""
    return NOBODY if state.card(run.origin).aspect == "encounter" else int(run.bound.get("by", run.seat))


def is_cost(run: Resolving) -> bool:
    """Return whether the cost of an ability is being paid."""
    return run.ability.endswith(COST)


class SimpleVerb(Verb):
    """A verb whose text has no arguments."""

    def say(self, voice: Voice) -> str:
        return voice.sentence(f"champions-do-{self.WORD}")


@word()
class TargetedVerb(Verb):
    """A verb with targets."""

    to: Selector

    #: Whether the targets are players, who are the subject of the sentence.
    seated: ClassVar[bool] = False
    #: Whether the sentence puts "to" or "from" before the targets.
    dative: ClassVar[bool] = False

    def found(self, state: ChampionsState, run: Resolving) -> list[str]:
        return self.to.find(state, run)

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.found(state, run))

    def said_amount(self) -> Number | None:
        """Return the amount that the text states, or None."""
        return None

    def say(self, voice: Voice) -> str:
        key = f"champions-do-{self.WORD}"
        if self.seated:
            who = subject(voice) if is_you(self.to) else player(voice, self.to)
            if not who:
                return amount_sentence(voice, f"{key}-you", self.said_amount(), person=person(voice))
            return amount_sentence(voice, key, self.said_amount(), to=who)
        return self.saying(voice, key)

    def saying(self, voice: Voice, key: str, **more: str) -> str:
        """Render the verb with its targets. A card that has just been mentioned is "it"."""
        again = isinstance(self.to, Those) and self.to.word == "this" and "again" in voice.referents
        if again and i18n.has(voice.language, f"{key}-again"):
            key = f"{key}-again"
        to = all_these(voice, self.to, self.dative)
        counter = counters(voice, 1)
        more |= {"number": number_of(self.to), "to-is": "somebody" if is_character(voice, self.to) else "something"}
        return amount_sentence(voice, key, self.said_amount(), to=to, counter=counter, **more)


@word()
class AmountVerb(TargetedVerb):
    """A verb with an amount."""

    amount: Number = argument(default=ONE)

    def current_amount(self, state: ChampionsState, run: Resolving) -> int:
        return self.amount.value(state, run)

    def can_be_positive(self, state: ChampionsState, run: Resolving) -> bool:
        """Return whether the amount can be above 0. An amount of 0 has no effect."""
        return self.amount.maximum(state, run) > 0

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return self.can_be_positive(state, run) and super().possible(state, run)

    def said_amount(self) -> Number | None:
        return self.amount


@word()
class LeavePlayVerb(TargetedVerb):
    """A verb that makes cards leave play, if they can."""

    def found(self, state: ChampionsState, run: Resolving) -> list[str]:
        return able_to_leave(self.to, state, run)
