"""What most verbs have in common."""

from __future__ import annotations

from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.quantities import amount_sentence
from tableverse.games.champions.vocabulary.saying import all_these, counters, is_you, number_of, player, subject
from tableverse.games.champions.vocabulary.selectors import Those, person
from tableverse.kernel import i18n
from tableverse.kernel.effects import Checker, Number, Resolving, Selector, Verb, Voice
from tableverse.kernel.state import State


def dealer(state: ChampionsState, run: Resolving) -> int:
    """Whose effect it is: a player's, or NOBODY's for encounter cards."""
    return NOBODY if state.card(run.origin).aspect == "encounter" else int(run.bound.get("by", run.seat))


class On(Verb):
    """A verb with things it is done to and, mostly, an amount."""

    word = ""
    #: It is done by players.
    seated = False
    #: It is done "to" things, or "from" them.
    dative = False

    def __init__(self, to: Selector, amount: Number | None = None) -> None:
        self.to = to
        self.amount = amount

    def found(self, state: State, run: Resolving) -> list[str]:
        return self.to.find(state, run)

    def much(self, state: State, run: Resolving) -> int:
        return 0 if self.amount is None else self.amount.value(state, run)

    def amounts(self, state: State, run: Resolving) -> bool:
        """Is there anything of it to do? An amount of 0 affects nobody."""
        return self.amount is None or self.amount.at_best(state, run) > 0

    def possible(self, state: State, run: Resolving) -> bool:
        return self.amounts(state, run) and bool(self.to.find(state, run))

    def say(self, voice: Voice) -> str:
        key = f"champions-do-{self.word}"
        if self.seated:
            who = subject(voice) if is_you(self.to) else player(voice, self.to)
            if not who:
                return amount_sentence(voice, f"{key}-you", self.amount, person=person(voice))
            return amount_sentence(voice, key, self.amount, to=who)
        return self.saying(voice, key)

    def saying(self, voice: Voice, key: str, **more: str) -> str:
        """With the things it is done to; a card that has just been spoken of is "it"."""
        again = isinstance(self.to, Those) and self.to.word == "this" and "again" in voice.meaning
        if again and i18n.has(voice.language, f"{key}-again"):
            key = f"{key}-again"
        to = all_these(voice, self.to, self.dative)
        counter = counters(voice, 1)
        number = number_of(self.to)
        return amount_sentence(voice, key, self.amount, to=to, number=number, counter=counter, **more)

    def check(self, checker: Checker) -> None:
        self.to.check(checker)
        if self.amount is not None:
            self.amount.check(checker)
