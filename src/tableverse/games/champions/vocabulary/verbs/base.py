"""What most verbs have in common."""

from __future__ import annotations

from tableverse.games.champions.state import NOBODY, ChampionsState
from tableverse.kernel.effects import Checker, Number, Resolving, Selector, Verb, Voice
from tableverse.kernel.state import State


def dealer(state: ChampionsState, run: Resolving) -> int:
    """Whose effect it is: a player's, or NOBODY's for encounter cards."""
    return NOBODY if state.card(run.origin).aspect == "encounter" else run.seat


class On(Verb):
    """A verb with things it is done to and, mostly, an amount."""

    word = ""

    def __init__(self, to: Selector, amount: Number | None = None) -> None:
        self.to = to
        self.amount = amount

    def found(self, state: State, run: Resolving) -> list[str]:
        return self.to.find(state, run)

    def much(self, state: State, run: Resolving) -> int:
        return 0 if self.amount is None else self.amount.value(state, run)

    def possible(self, state: State, run: Resolving) -> bool:
        return bool(self.to.find(state, run))

    def say(self, voice: Voice) -> str:
        amount = "" if self.amount is None else self.amount.say(voice)
        return voice.sentence(f"champions-do-{self.word}", to=self.to.say(voice), amount=amount)

    def check(self, checker: Checker) -> None:
        self.to.check(checker)
        if self.amount is not None:
            self.amount.check(checker)
