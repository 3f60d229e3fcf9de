"""Missions and Threats."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united.rules import missions, powers, threats
from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.phrases import FLAG, NUMBER, SELECTOR, CountedNumber, Phrase, one_of
from tableverse.kernel.effects import Resolving, Voice


class Regress(Phrase):
    key = "united-regress"
    takes: ClassVar[dict[str, str]] = {"mission": one_of(*missions.MISSIONS[:2]), "amount": NUMBER}

    def say(self, voice: Voice) -> str:
        amount = self.arguments.numbers["amount"]
        each = amount.each(voice) if isinstance(amount, CountedNumber) else ""
        key = f"{self.key}-each" if each else self.key
        return voice.sentence(key, each=each, **self.arguments.said(voice))

    def do(self, state: UnitedState, run: Resolving) -> None:
        missions.regress(state, missions.MISSIONS.index(self.word("mission")), self.number("amount", state, run))


class ReturnThreat(Phrase):
    """A cleared Threat comes back to play: the one named, or one of those at random."""

    key = "united-return-threat"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR, "to": SELECTOR, "random": f"{FLAG}?"}

    def do(self, state: UnitedState, run: Resolving) -> None:
        places = self.places("to", state, run)
        found = self.things("of", state, run)
        if places and found:
            thing = state.rng.choice(found) if self.word("random") == "yes" else found[0]
            threats.return_threat(state, state.threat(thing), places[0])

    def say(self, voice: Voice) -> str:
        key = f"{self.key}-random" if self.word("random") == "yes" else self.key
        return voice.sentence(key, **self.arguments.said(voice))


class ThreatGains(Phrase):
    """Health of Henchmen, also above what they started with."""

    key = "united-threat-gains"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR, "amount": f"{NUMBER}?"}

    def do(self, state: UnitedState, run: Resolving) -> None:
        for thing in self.things("of", state, run):
            threats.threat_gains(state, state.threat(thing), self.number("amount", state, run))


class Stun(Phrase):
    key = "united-stun"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def do(self, state: UnitedState, run: Resolving) -> None:
        for thing in self.things("of", state, run)[:1]:
            if thing == "villain":
                if not powers.villain_takes_tokens(state):
                    continue
                state.stunned = True
            else:
                state.threat(thing).stunned = True
            state.emit("stunned", {"thing": thing})
