"""Thugs, Henchmen, the Villain, and Threats."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united.ids import NOWHERE
from tableverse.games.united.rules import damage, tokens
from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.phrases import SELECTOR, Arguments, Finder
from tableverse.kernel.effects import Resolving


class Thugs(Finder):
    """One of each kind of Thug in each of the Locations."""

    key = "united-thugs"
    noun = "thug"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        found = []
        for at in self.places(state, run):
            place = state.places[at]
            found += [f"{kind}@{place.id}" for kind in tokens.enemy_kinds(place)]
        return found


class EveryThug(Finder):
    key = "united-every-thug"
    noun = "thug"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        found = []
        for at in self.places(state, run):
            place = state.places[at]
            found += [f"thug@{place.id}"] * place.thugs
            found += [f"doombot@{place.id}"] * place.doombots
            found += [f"armoured@{place.id}"] * place.armoured
        return found


class Henchmen(Finder):
    key = "united-henchmen"
    noun = "henchman"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        places = self.places(state, run)
        return [
            f"threat:{threat.id}"
            for threat in state.threats
            if threat.at in places and state.cards.threats[threat.id].henchman
        ]


class VillainIn(Finder):
    """The Villain, if he is in one of the Locations."""

    key = "united-villain-in"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return ["villain"] if state.villain_at in self.places(state, run) else []


class Enemies(Finder):
    """Every Thug, Henchman and Villain there."""

    key = "united-enemies"
    noun = "enemy"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def __init__(self, arguments: Arguments) -> None:
        super().__init__(arguments)
        self.parts = (EveryThug(arguments), Henchmen(arguments), VillainIn(arguments))

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [thing for part in self.parts for thing in part.find(state, run)]


class Leaders(Finder):
    """The Villain and the Henchmen there: who can be stunned."""

    key = "united-leaders"
    noun = "enemy"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def __init__(self, arguments: Arguments) -> None:
        super().__init__(arguments)
        self.parts = (VillainIn(arguments), Henchmen(arguments))

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [thing for part in self.parts for thing in part.find(state, run)]


class This(Finder):
    """The Threat whose effect it is."""

    key = "united-this"
    noun = "threat"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [run.origin]


class Threats(Finder):
    key = "united-threats"
    noun = "threat"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [f"threat:{threat.id}" for threat in state.threats if threat.at != NOWHERE]


class ThreatsBut(Finder):
    """Threats in play but those named."""

    key = "united-threats-but"
    noun = "threat"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        left_out = self.arguments.selectors["of"].find(state, run)
        in_play = [f"threat:{threat.id}" for threat in state.threats if threat.at != NOWHERE]
        return [thing for thing in in_play if thing not in left_out] if left_out else []


class ClearedThreats(Finder):
    key = "united-cleared-threats"
    noun = "threat"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [f"threat:{threat.id}" for threat in state.threats if threat.at == NOWHERE]


class TargetsOfRedirection(Finder):
    """Another Hero or a Henchman that can be damaged, anywhere."""

    key = "united-other-victims"
    noun = "one"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        heroes = [state.hero_id(hero) for hero in state.standing() if hero != run.seat]
        henchmen = [f"threat:{threat.id}" for threat in state.threats if damage.threat_can_be_hurt(state, threat)]
        return heroes + henchmen
