"""Missions and Threats."""

from __future__ import annotations

from tableverse.games.united.ids import VILLAIN, kind_of
from tableverse.games.united.rules import missions, powers, threats
from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.bases import UnitedNumber, UnitedVerb, key_of, of_kind, places_of
from tableverse.games.united.vocabulary.nodes import Number, Selector
from tableverse.kernel.effects import ONE, Resolving, Voice, argument, word


@word("regress")
class Regress(UnitedVerb):
    """Remove tokens from a Mission."""

    mission: str = argument(one_of=missions.MISSIONS[:2])
    amount: Number

    def say(self, voice: Voice) -> str:
        each = self.amount.each(voice) if isinstance(self.amount, UnitedNumber) else ""
        key = f"{key_of(self)}-each" if each else key_of(self)
        return voice.sentence(key, each=each, **self.message_arguments(voice))

    def do(self, state: UnitedState, run: Resolving) -> None:
        missions.regress(state, missions.MISSIONS.index(self.mission), self.amount.value(state, run))


@word("return-threat")
class ReturnThreat(UnitedVerb):
    """Return a cleared Threat to play: the selected one, or a random one of those selected."""

    of: Selector
    to: Selector
    random: bool = False

    def do(self, state: UnitedState, run: Resolving) -> None:
        places = places_of(self.to, state, run)
        found = of_kind("threat", self.of, state, run)
        if places and found:
            thing = state.rng.choice(found) if self.random else found[0]
            threats.return_threat(state, state.threat(thing), places[0])

    def say(self, voice: Voice) -> str:
        key = f"{key_of(self)}-random" if self.random else key_of(self)
        return voice.sentence(key, **self.message_arguments(voice))


@word("threat-gains")
class ThreatGains(UnitedVerb):
    """Give Health to Henchmen, even above their starting Health."""

    of: Selector
    amount: Number = argument(default=ONE)

    def do(self, state: UnitedState, run: Resolving) -> None:
        for thing in of_kind("threat", self.of, state, run):
            threats.threat_gains(state, state.threat(thing), self.amount.value(state, run))


@word("stun")
class Stun(UnitedVerb):
    """Stun the Villain or a Henchman."""

    of: Selector

    def do(self, state: UnitedState, run: Resolving) -> None:
        for thing in self.of.find(state, run)[:1]:
            if thing == VILLAIN:
                if not powers.villain_takes_tokens(state):
                    continue
                state.stunned = True
            elif kind_of(thing) == "threat":
                state.threat(thing).stunned = True
            else:
                continue
            state.emit("stunned", {"thing": thing})
