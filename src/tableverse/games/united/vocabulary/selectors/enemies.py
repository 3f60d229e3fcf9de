"""Thugs, Henchmen, the Villain, and Threats."""

from __future__ import annotations

from tableverse.games.united.ids import NOWHERE, VILLAIN
from tableverse.games.united.rules import damage, tokens
from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.bases import UnitedSelector, places_of
from tableverse.games.united.vocabulary.nodes import Selector
from tableverse.kernel.effects import Resolving, word


@word("thugs")
class Thugs(UnitedSelector):
    """The kinds of Thugs in these Locations, once per kind and Location."""

    noun = "thug"
    of: Selector

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        found = []
        for at in places_of(self.of, state, run):
            place = state.places[at]
            found += [f"{kind}@{place.id}" for kind in tokens.enemy_kinds(place)]
        return found


@word("every-thug")
class EveryThug(UnitedSelector):
    """Every Thug in these Locations, one by one."""

    noun = "thug"
    of: Selector

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        found = []
        for at in places_of(self.of, state, run):
            place = state.places[at]
            found += [f"thug@{place.id}"] * place.thugs
            found += [f"doombot@{place.id}"] * place.doombots
            found += [f"armoured@{place.id}"] * place.armoured
        return found


@word("henchmen")
class Henchmen(UnitedSelector):
    """The Henchmen in these Locations."""

    noun = "henchman"
    of: Selector

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        places = places_of(self.of, state, run)
        return [
            f"threat:{threat.id}"
            for threat in state.threats
            if threat.at in places and state.cards.threats[threat.id].henchman
        ]


@word("villain-in")
class VillainIn(UnitedSelector):
    """The Villain, if in one of these Locations."""

    of: Selector

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [VILLAIN] if state.villain_at in places_of(self.of, state, run) else []


@word("enemies")
class Enemies(UnitedSelector):
    """Every Thug, every Henchman and the Villain in these Locations."""

    noun = "enemy"
    of: Selector

    def __init__(self, of: Selector) -> None:
        self.of = of
        self.parts = (EveryThug(of), Henchmen(of), VillainIn(of))

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [thing for part in self.parts for thing in part.find(state, run)]


@word("leaders")
class Leaders(UnitedSelector):
    """The Villain and the Henchmen in these Locations."""

    noun = "enemy"
    of: Selector

    def __init__(self, of: Selector) -> None:
        self.of = of
        self.parts = (VillainIn(of), Henchmen(of))

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [thing for part in self.parts for thing in part.find(state, run)]


@word("this")
class This(UnitedSelector):
    """The Threat with this effect."""

    noun = "threat"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [run.origin]


@word("threats")
class Threats(UnitedSelector):
    """All Threats in play."""

    noun = "threat"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [f"threat:{threat.id}" for threat in state.threats if threat.at != NOWHERE]


@word("threats-but")
class ThreatsBut(UnitedSelector):
    """All Threats in play except the selected ones."""

    noun = "threat"
    of: Selector

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        left_out = self.of.find(state, run)
        in_play = [f"threat:{threat.id}" for threat in state.threats if threat.at != NOWHERE]
        return [thing for thing in in_play if thing not in left_out] if left_out else []


@word("cleared-threats")
class ClearedThreats(UnitedSelector):
    """The Threats that have been cleared."""

    noun = "threat"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [f"threat:{threat.id}" for threat in state.threats if threat.at == NOWHERE]


@word("other-victims")
class TargetsOfRedirection(UnitedSelector):
    """Every other Hero, and every Henchman that can be damaged."""

    noun = "one"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        heroes = [state.hero_id(hero) for hero in state.standing() if hero != run.seat]
        henchmen = [f"threat:{threat.id}" for threat in state.threats if damage.threat_can_be_hurt(state, threat)]
        return heroes + henchmen
