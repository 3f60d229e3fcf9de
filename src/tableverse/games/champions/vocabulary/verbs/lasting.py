"""Numbers, traits and keywords that last until a moment."""

from __future__ import annotations

from tableverse.games.champions.cards import RESHAPING
from tableverse.games.champions.deeds import statuses
from tableverse.games.champions.numbers import Lasts
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.things import is_general, is_general_number
from tableverse.kernel.choice import Decision
from tableverse.kernel.effects import Checker, Number, Resolving, Selector, Step, Voice
from tableverse.kernel.modifiers import Modifier
from tableverse.kernel.state import State


class Lasting(Lasts):
    """A number added until a moment: "phase", "round", "activation". What it speaks of in general, not by choice,
    is looked for anew all the time: a minion that comes later is meant too."""

    def __init__(self, name: str, of: Selector, amount: Number, until: str) -> None:
        self.name = name
        self.of = of
        self.amount = amount
        self.until = until
        self.general = name not in ("discard", "cost") and is_general(of) and is_general_number(amount)

    def possible(self, state: State, run: Resolving) -> bool:
        """What ends with a certain phase can only begin in it."""
        assert isinstance(state, ChampionsState)
        if self.until.endswith("-phase") and state.phase != self.until.removesuffix("-phase"):
            return False
        return self.general or bool(self.of.find(state, run))

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        assert isinstance(state, ChampionsState)
        run.leave()
        amount = self.amount.value(state, run)
        found = self.of.find(state, run)
        if self.general:
            origin = f"{run.ability}|{at.node}|{run.seat}|{run.origin}"
            state.modifiers.append(Modifier(self.name, "", amount, self.until, origin))
        for thing in found:
            if not self.general:
                state.modifiers.append(Modifier(self.name, thing, amount, self.until, run.origin))
            state.emit("lasting", {"card": thing, "name": self.name, "amount": amount, "until": self.until})
        statuses.shake_off(state)
        return None

    def do(self, state: State, run: Resolving) -> None:
        raise AssertionError("resolved by its step")

    def say(self, voice: Voice) -> str:
        until = voice.word(f"champions-until-{self.until}")
        return voice.sentence(
            "champions-do-lasting",
            what=say_change(voice, self.name, self.amount),
            of=self.of.say(voice),
            until=until,
        )

    def check(self, checker: Checker) -> None:
        self.of.check(checker)
        self.amount.check(checker)
        self.say(checker.voice)


def say_change(voice: Voice, name: str, amount: Number) -> str:
    """ "+1 ATK", "the trait Aerial", "to be discarded"."""
    head, _, rest = name.partition(":")
    if head == "trait":
        return voice.word("champions-gains-trait", trait=voice.word(f"champions-trait-{rest}"))
    if head == "keyword":
        keyword = voice.word(f"champions-keyword-{rest}")
        return voice.word("champions-gains-keyword", keyword=keyword, amount=amount.say(voice))
    if head in ("cannot", "must", "may", "attacks"):
        return voice.word(f"champions-{head}-{rest}")
    if head == "lose":
        what, _, lost = rest.partition(":")
        return voice.word("champions-loses", what=voice.word(f"champions-{what}-{lost}"))
    if head in RESHAPING:
        stat = voice.word(f"champions-stat-{rest}")
        return voice.word(f"champions-gets-{head}", stat=stat, amount=amount.say(voice))
    if name == "blank":
        return voice.word("champions-blank")
    if name == "discard":
        return voice.word("champions-to-be-discarded")
    return voice.word("champions-gets", stat=voice.word(f"champions-stat-{name}"), amount=amount.say(voice))
