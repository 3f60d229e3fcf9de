"""Dealing, preventing and redirecting damage."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united.frames.damage import BuyingOff, Harm, Tribute
from tableverse.games.united.ids import NOBODY, VILLAIN, is_token, kind_of
from tableverse.games.united.rules import damage, tokens
from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import SYMBOLS
from tableverse.games.united.vocabulary.bases import UnitedVerb, key_of
from tableverse.games.united.vocabulary.nodes import Number, Selector
from tableverse.games.united.vocabulary.selectors.heroes import You
from tableverse.kernel.effects import ONE, Exactly, Resolving, Voice, argument, word
from tableverse.kernel.timing import occurring


@word("damage")
class Damage(UnitedVerb):
    """Deal damage: to Heroes one after another, to enemies at once. ``sure`` damage cannot be prevented."""

    to: Selector
    amount: Number = argument(default=ONE)
    sure: bool = False
    forms: ClassVar[dict[str, str]] = {"to": "each"}

    def do(self, state: UnitedState, run: Resolving) -> None:
        amount = self.amount.value(state, run)
        heroes = []
        armoured: dict[str, int] = {}
        for thing in self.to.find(state, run):
            if kind_of(thing) == "hero":
                heroes.append(thing)
            elif kind_of(thing) == "armoured" and amount == 1:
                armoured[thing] = armoured.get(thing, 0) + 1
            else:
                damage.hurt(state, thing, amount, NOBODY if run.origin == VILLAIN else run.seat, self.sure)
        for thing, number in armoured.items():
            damage.damage_armoured(state, state.place_of(thing), number)
        if heroes and amount > 0:
            state.frames.append(Harm(heroes, amount, self.sure, run.origin))

    def say(self, voice: Voice) -> str:
        key = key_of(self)
        if not isinstance(self.amount, Exactly):
            key += "-counted"
        elif isinstance(self.to, You):
            key += "-you"
        return voice.sentence(key, **self.message_arguments(voice, self.forms))


@word("defeat")
class Defeat(UnitedVerb):
    """Defeat a Thug, regardless of the damage it can take."""

    of: Selector

    def do(self, state: UnitedState, run: Resolving) -> None:
        for thing in filter(is_token, self.of.find(state, run)):
            tokens.defeat(state, state.place_of(thing), kind_of(thing))


@word("token-or-damage")
class TokenOrDamage(UnitedVerb):
    """Let each selected Hero discard an Action token or take 1 damage."""

    of: Selector
    forms: ClassVar[dict[str, str]] = {"of": "each"}

    def do(self, state: UnitedState, run: Resolving) -> None:
        state.frames.append(Tribute(self.of.find(state, run), run.origin))


@word("ignore")
class Ignore(UnitedVerb):
    """Ignore some of the damage, if it can be prevented."""

    needs: ClassVar[tuple[str, ...]] = ("target:hero",)
    amount: Number

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        facts = occurring(state).facts
        return not facts["sure"] and facts["amount"] > 0

    def do(self, state: UnitedState, run: Resolving) -> None:
        facts = occurring(state).facts
        ignored = min(facts["amount"], self.amount.value(state, run))
        facts["amount"] -= ignored
        state.emit("ignored", {"thing": facts["target"], "amount": ignored})


@word("buy-off")
class BuyOff(UnitedVerb):
    """Discard Action tokens of a kind to ignore 1 damage each: yours, or with ``here`` Heroic ones in your Location."""

    needs: ClassVar[tuple[str, ...]] = ("target:hero",)
    kind: str = argument(one_of=SYMBOLS)
    here: bool = False

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        facts = occurring(state).facts
        return bool(self._buying(run).able(state)) and not facts["sure"] and facts["amount"] > 0

    def _buying(self, run: Resolving) -> BuyingOff:
        return BuyingOff(run.seat, self.kind, self.here)

    def do(self, state: UnitedState, run: Resolving) -> None:
        state.frames.append(self._buying(run))


@word("ignore-all")
class IgnoreAll(UnitedVerb):
    """Ignore all of the damage, if it can be prevented."""

    needs: ClassVar[tuple[str, ...]] = ("target:hero",)

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        facts = occurring(state).facts
        return not facts["sure"] and facts["amount"] > 0

    def do(self, state: UnitedState, run: Resolving) -> None:
        facts = occurring(state).facts
        state.emit("ignored", {"thing": facts["target"], "amount": facts["amount"]})
        facts["amount"] = 0


@word("redirect")
class Redirect(UnitedVerb):
    """Redirect all of the damage to another target."""

    needs: ClassVar[tuple[str, ...]] = ("target:hero",)
    to: Selector

    def say(self, voice: Voice) -> str:
        key = f"{key_of(self)}-you" if isinstance(self.to, You) else key_of(self)
        return voice.sentence(key, **self.message_arguments(voice))

    def do(self, state: UnitedState, run: Resolving) -> None:
        for thing in self.to.find(state, run):
            occurring(state).facts["target"] = thing
            state.emit("redirected", {"thing": thing})


@word("cancel")
class Cancel(UnitedVerb):
    """Cancel the occurrence, which must not have happened yet."""

    needs: ClassVar[tuple[str, ...]] = ("open",)

    def do(self, state: UnitedState, run: Resolving) -> None:
        occurring(state).cancelled = True
