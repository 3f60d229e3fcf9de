"""Damage, and what answers it."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united.frames.damage import BuyingOff, Harm, Tribute
from tableverse.games.united.ids import NOBODY
from tableverse.games.united.rules import damage, tokens
from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import SYMBOLS
from tableverse.games.united.vocabulary.phrases import FLAG, NUMBER, SELECTOR, Phrase, one_of
from tableverse.games.united.vocabulary.selectors.heroes import You
from tableverse.kernel.effects import Exactly, Resolving, Voice
from tableverse.kernel.timing import occurring


class Damage(Phrase):
    """To Heroes by the rules of damage, to enemies at once."""

    key = "united-damage"
    takes: ClassVar[dict[str, str]] = {"to": SELECTOR, "amount": f"{NUMBER}?", "sure": f"{FLAG}?"}
    forms: ClassVar[dict[str, str]] = {"to": "each"}

    def do(self, state: UnitedState, run: Resolving) -> None:
        amount = self.number("amount", state, run)
        sure = self.word("sure") == "yes"
        heroes = []
        armoured: dict[str, int] = {}
        for thing in self.things("to", state, run):
            if thing.startswith("hero:"):
                heroes.append(thing)
            elif thing.startswith("armoured@") and amount == 1:
                armoured[thing] = armoured.get(thing, 0) + 1
            else:
                damage.hurt(state, thing, amount, NOBODY if run.origin == "villain" else run.seat, sure)
        for thing, number in armoured.items():
            self._dent(state, state.place_of(thing), number)
        if heroes and amount > 0:
            state.frames.append(Harm(heroes, amount, sure, run.origin))

    def say(self, voice: Voice) -> str:
        to = self.arguments.selectors["to"]
        key = self.key
        if not isinstance(self.arguments.numbers["amount"], Exactly):
            key += "-counted"
        elif isinstance(to, You):
            key += "-you"
        return voice.sentence(key, **self.arguments.said(voice, self.forms))

    @staticmethod
    def _dent(state: UnitedState, at: int, number: int) -> None:
        """Each of them takes 1 damage: those that already had are defeated, the others need another."""
        place = state.places[at]
        broken = min(place.dented, number)
        for _ in range(broken):
            tokens.defeat(state, at, "armoured")
        place.dented = min(number - broken, place.armoured)


class Defeat(Phrase):
    """A Thug of the kind and Location named, whatever damage it needs."""

    key = "united-defeat"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def do(self, state: UnitedState, run: Resolving) -> None:
        for thing in self.things("of", state, run):
            kind, _, where = thing.partition("@")
            tokens.defeat(state, state.place_of(where), kind)


class TokenOrDamage(Phrase):
    """Each Hero named discards an Action token of their choice or takes damage."""

    key = "united-token-or-damage"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}
    forms: ClassVar[dict[str, str]] = {"of": "each"}

    def do(self, state: UnitedState, run: Resolving) -> None:
        state.frames.append(Tribute(self.things("of", state, run), run.origin))


class Ignore(Phrase):
    """So much of the damage, if it can be prevented."""

    key = "united-ignore"
    asks: ClassVar[tuple[str, ...]] = ("target:hero",)
    takes: ClassVar[dict[str, str]] = {"amount": NUMBER}

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        facts = occurring(state).facts
        return not facts["sure"] and facts["amount"] > 0

    def do(self, state: UnitedState, run: Resolving) -> None:
        facts = occurring(state).facts
        ignored = min(facts["amount"], self.number("amount", state, run))
        facts["amount"] -= ignored
        state.emit("ignored", {"thing": facts["target"], "amount": ignored})


class BuyOff(Phrase):
    """Discard Action tokens of a kind, as many as you like, to ignore as much of the damage: your own, or (``here``)
    the Heroic ones that lie in your Location."""

    key = "united-buy-off"
    asks: ClassVar[tuple[str, ...]] = ("target:hero",)
    takes: ClassVar[dict[str, str]] = {"kind": one_of(*SYMBOLS), "here": f"{FLAG}?"}

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        facts = occurring(state).facts
        return bool(self._buying(run).able(state)) and not facts["sure"] and facts["amount"] > 0

    def _buying(self, run: Resolving) -> BuyingOff:
        return BuyingOff(run.seat, self.word("kind"), self.word("here") == "yes")

    def do(self, state: UnitedState, run: Resolving) -> None:
        state.frames.append(self._buying(run))


class IgnoreAll(Phrase):
    key = "united-ignore-all"
    asks: ClassVar[tuple[str, ...]] = ("target:hero",)

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        facts = occurring(state).facts
        return not facts["sure"] and facts["amount"] > 0

    def do(self, state: UnitedState, run: Resolving) -> None:
        facts = occurring(state).facts
        state.emit("ignored", {"thing": facts["target"], "amount": facts["amount"]})
        facts["amount"] = 0


class Redirect(Phrase):
    """All of the damage to somebody else."""

    key = "united-redirect"
    asks: ClassVar[tuple[str, ...]] = ("target:hero",)
    takes: ClassVar[dict[str, str]] = {"to": SELECTOR}

    def say(self, voice: Voice) -> str:
        to = self.arguments.selectors["to"]
        you = isinstance(to, You)
        return voice.sentence(f"{self.key}-you" if you else self.key, **self.arguments.said(voice))

    def do(self, state: UnitedState, run: Resolving) -> None:
        for thing in self.things("to", state, run)[:1]:
            occurring(state).facts["target"] = thing
            state.emit("redirected", {"thing": thing})


class Cancel(Phrase):
    key = "united-cancel"
    asks: ClassVar[tuple[str, ...]] = ("open",)

    def do(self, state: UnitedState, run: Resolving) -> None:
        occurring(state).cancelled = True
