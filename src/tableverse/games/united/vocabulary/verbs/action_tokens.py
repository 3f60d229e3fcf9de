"""Heroes' Action tokens."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united.frames.tokens import PayingToken, Sabotaging
from tableverse.games.united.rules import powers, tokens
from tableverse.games.united.rules.powers import DUE
from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import KINDS, SYMBOLS
from tableverse.games.united.vocabulary.bases import UnitedNumber, UnitedVerb, heroes_of, key_of, your_hero
from tableverse.games.united.vocabulary.nodes import Number, Selector
from tableverse.kernel.effects import ONE, Resolving, Voice, argument, word


@word("gain")
class Gain(UnitedVerb):
    """Give Action tokens to Heroes."""

    who: Selector
    kind: str = argument(one_of=SYMBOLS)
    amount: Number = argument(default=ONE)
    forms: ClassVar[dict[str, str]] = {"who": "each"}
    mergeable = True

    def say(self, voice: Voice) -> str:
        return self.render_merged(voice, [self], None)

    def render_merged(self, voice: Voice, parts: list[UnitedVerb], who: Selector | None) -> str:
        named = [part.message_arguments(voice)["kind"] for part in parts]
        kinds = voice.either([voice.word(f"united-token-of-{kind}") for kind in named])
        arguments = {**self.message_arguments(voice, self.forms), "kinds": kinds}
        if who is not None:
            arguments["who"] = who.say_as("one", voice)
        return voice.sentence(self.message_key, **arguments)

    def predicate(self, voice: Voice, after: UnitedVerb) -> str:
        arguments = {**self.message_arguments(voice), "kinds": voice.word(f"united-token-of-{self.kind}")}
        if isinstance(after, Gain):
            return voice.word("united-gain-more", **arguments)
        return voice.word(self.message_key, **{**arguments, "who": ""}).strip()

    def do(self, state: UnitedState, run: Resolving) -> None:
        for hero in heroes_of(self.who, state, run):
            tokens.gain(state, hero, SYMBOLS.index(self.kind), self.amount.value(state, run))


@word("discard-token")
class DiscardToken(UnitedVerb):
    """Discard one of your Action tokens of these kinds, usually as a cost."""

    kinds: str = argument(one_of=("any", *SYMBOLS, "attack-or-wild", "heroic-or-wild", "move-or-wild"))

    def _kinds(self) -> list[int]:
        return list(range(len(SYMBOLS)) if self.kinds == "any" else KINDS[self.kinds])

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return any(your_hero(state, run).tokens[kind] for kind in self._kinds())

    def say(self, voice: Voice) -> str:
        if self.kinds == "any":
            return voice.sentence("united-discard-any-token")
        kinds = voice.either([voice.word(f"united-token-of-{SYMBOLS[kind]}") for kind in self._kinds()])
        return voice.sentence(key_of(self), kinds=kinds)

    def do(self, state: UnitedState, run: Resolving) -> None:
        if self.possible(state, run):
            state.frames.append(PayingToken(run.seat, self._kinds()))


@word("sabotage")
class Sabotage(UnitedVerb):
    """Discard an Action token of any Hero and redistribute the remaining ones, as the Villain player chooses."""

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return any(sum(hero.tokens) for hero in state.heroes if not hero.down)

    def do(self, state: UnitedState, run: Resolving) -> None:
        if self.possible(state, run):
            state.frames.append(Sabotaging(run.seat, None))


@word("gain-later")
class GainLater(UnitedVerb):
    """Gain Action tokens at the end of your turn."""

    kind: str = argument(one_of=SYMBOLS)
    amount: Number

    def say(self, voice: Voice) -> str:
        counted = self.amount
        each = counted.each(voice) if isinstance(counted, UnitedNumber) else ""
        return voice.sentence(
            f"{key_of(self)}-each" if each else key_of(self), each=each, **self.message_arguments(voice)
        )

    def do(self, state: UnitedState, run: Resolving) -> None:
        amount = self.amount.value(state, run)
        if amount > 0:
            powers.last(state, DUE[SYMBOLS.index(self.kind)], state.hero_id(run.seat), "turn", amount)
