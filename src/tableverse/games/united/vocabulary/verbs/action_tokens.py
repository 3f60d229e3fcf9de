"""Action tokens of Heroes."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united.frames.tokens import PayingToken, Sabotaging
from tableverse.games.united.rules import powers, tokens
from tableverse.games.united.rules.powers import DUE
from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import SYMBOLS
from tableverse.games.united.vocabulary.nodes import Selector
from tableverse.games.united.vocabulary.phrases import NUMBER, SELECTOR, CountedNumber, Phrase, one_of, say_as
from tableverse.kernel.effects import Resolving, Voice


class Gain(Phrase):
    """Action tokens."""

    key = "united-gain"
    takes: ClassVar[dict[str, str]] = {"who": SELECTOR, "kind": one_of(*SYMBOLS), "amount": f"{NUMBER}?"}
    forms: ClassVar[dict[str, str]] = {"who": "each"}
    says_any = True

    def say(self, voice: Voice) -> str:
        return self.say_any(voice, [self], None)

    def say_any(self, voice: Voice, parts: list[Phrase], who: Selector | None) -> str:
        kinds = voice.either([voice.word(f"united-token-of-{part.word('kind')}") for part in parts])
        said = {**self.arguments.said(voice, self.forms), "kinds": kinds}
        if who is not None:
            said["who"] = say_as(who, "one", voice)
        return voice.sentence(self.spoken_key, **said)

    def predicate(self, voice: Voice, after: Phrase) -> str:
        said = {**self.arguments.said(voice), "kinds": voice.word(f"united-token-of-{self.word('kind')}")}
        if isinstance(after, Gain):
            return voice.word("united-gain-more", **said)
        return voice.word(self.spoken_key, **{**said, "who": ""}).strip()

    def do(self, state: UnitedState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            tokens.gain(state, hero, SYMBOLS.index(self.word("kind")), self.number("amount", state, run))


class DiscardToken(Phrase):
    """An Action token of one of the kinds named ("any": whichever), as a cost."""

    key = "united-discard-token"
    takes: ClassVar[dict[str, str]] = {
        "kinds": one_of("any", *SYMBOLS, "attack-or-wild", "heroic-or-wild", "move-or-wild")
    }

    def _kinds(self) -> list[int]:
        word = self.word("kinds")
        return list(range(len(SYMBOLS))) if word == "any" else [SYMBOLS.index(kind) for kind in word.split("-or-")]

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return any(state.heroes[run.seat].tokens[kind] for kind in self._kinds())

    def say(self, voice: Voice) -> str:
        if self.word("kinds") == "any":
            return voice.sentence("united-discard-any-token")
        kinds = voice.either([voice.word(f"united-token-of-{SYMBOLS[kind]}") for kind in self._kinds()])
        return voice.sentence(self.key, kinds=kinds)

    def do(self, state: UnitedState, run: Resolving) -> None:
        state.frames.append(PayingToken(run.seat, self._kinds()))


class Sabotage(Phrase):
    """An Action token of any Hero is discarded; the others are dealt out anew, both as the Villain player likes."""

    key = "united-sabotage"

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return any(sum(hero.tokens) for hero in state.heroes if not hero.down)

    def do(self, state: UnitedState, run: Resolving) -> None:
        state.frames.append(Sabotaging(run.seat, None))


class GainLater(Phrase):
    """Action tokens for yourself at the end of your turn."""

    key = "united-gain-later"
    takes: ClassVar[dict[str, str]] = {"kind": one_of(*SYMBOLS), "amount": NUMBER}

    def say(self, voice: Voice) -> str:
        counted = self.arguments.numbers["amount"]
        each = counted.each(voice) if isinstance(counted, CountedNumber) else ""
        return voice.sentence(f"{self.key}-each" if each else self.key, each=each, **self.arguments.said(voice))

    def do(self, state: UnitedState, run: Resolving) -> None:
        amount = self.number("amount", state, run)
        if amount > 0:
            powers.last(state, f"{DUE}{self.word('kind')}", state.hero_id(run.seat), "turn", amount)
