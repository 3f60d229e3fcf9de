"""Conditions that effects ask for."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united.ids import ALL_SEATS, NOBODY
from tableverse.games.united.rules import missions
from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import MOVE, SYMBOLS
from tableverse.games.united.vocabulary.phrases import NUMBER, SELECTOR, Finder, Test, one_of
from tableverse.games.united.vocabulary.selectors.locations import Locations
from tableverse.kernel.effects import Checker, Resolving, Voice
from tableverse.kernel.timing import occurring


class UnderPressure(Test):
    key = "united-under-pressure"

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return len(state.completed) >= missions.UNDER_PRESSURE


class Found(Test):
    """There is at least one of them."""

    key = "united-found"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return bool(self.arguments.selectors["of"].find(state, run))

    def say(self, voice: Voice) -> str:
        """Said by what is looked for: that a Location has something, that somebody is there."""
        found = self.arguments.selectors["of"]
        assert isinstance(found, Finder)
        key = f"{self.key}-{found.key.removeprefix('united-')}"
        among = found.arguments.selectors.get("of")
        if isinstance(among, Locations):  # in some Location, not in each
            key += "-some"
        return voice.word(key, **found.arguments.said(voice, {"of": "one"}))


class Alone(Test):
    """No other standing Hero in your Location."""

    key = "united-alone"

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return state.heroes_at(state.heroes[run.seat].at) == [run.seat]


class HeroesThere(Test):
    """So many Heroes in the Locations: from ``least`` to ``most``."""

    key = "united-heroes-there"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR, "least": NUMBER, "most": NUMBER}

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        there = sum(len(state.heroes_at(at)) for at in places_of(self, state, run))
        numbers = self.arguments.numbers
        return numbers["least"].value(state, run) <= there <= numbers["most"].value(state, run)

    def say(self, voice: Voice) -> str:
        said = self.arguments.said(voice, {"of": "one"})
        return voice.word(f"{self.key}-exactly" if said["least"] == said["most"] else self.key, **said)


class FreeSlots(Test):
    """At least so many empty slots in a Location."""

    key = "united-free-slots"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR, "least": NUMBER}

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        least = self.arguments.numbers["least"].value(state, run)
        return any(state.places[at].free >= least for at in places_of(self, state, run))


class TookDamage(Test):
    """At least one Hero took damage from what went before."""

    key = "united-took-damage"

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return state.harmed > int(run.bound.get("harmed", 0))


class HandIs(Test):
    """Cards in your hand: from ``least`` to ``most``."""

    key = "united-hand-is"
    takes: ClassVar[dict[str, str]] = {"least": NUMBER, "most": NUMBER}

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        numbers = self.arguments.numbers
        held = len(state.heroes[run.seat].hand)
        return numbers["least"].value(state, run) <= held <= numbers["most"].value(state, run)

    def say(self, voice: Voice) -> str:
        said = self.arguments.said(voice)
        if said["least"] == said["most"]:
            return voice.word(f"{self.key}-exactly", **said)
        return voice.word(f"{self.key}-or" if said["least"] + 1 == said["most"] else self.key, **said)


class AimsAt(Test):
    """The damage is about to hit one of them."""

    key = "united-aims-at"
    asks: ClassVar[tuple[str, ...]] = ("target:hero",)
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}
    forms: ClassVar[dict[str, str]] = {"of": "one"}

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return occurring(state).facts["target"] in self.arguments.selectors["of"].find(state, run)


class HappensTo(Test):
    """The Hero of what happens (a move, a KO, a draw step) is one of them, KO'd or not."""

    key = "united-happens-to-you"
    asks: ClassVar[tuple[str, ...]] = ("hero:hero",)

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return bool(occurring(state).facts["hero"] == state.hero_id(run.seat))


class HappensAt(Test):
    """The Location of what happens (an arrival, an Overflow) is one of them."""

    key = "united-happens-at"
    asks: ClassVar[tuple[str, ...]] = ("place:place",)
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}
    forms: ClassVar[dict[str, str]] = {"of": "one"}

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return occurring(state).facts["place"] in self.arguments.selectors["of"].find(state, run)


class MovedInto(Test):
    """A Hero has just moved into one of the Locations."""

    key = "united-moved-into"
    asks: ClassVar[tuple[str, ...]] = ("to:place",)
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}
    forms: ClassVar[dict[str, str]] = {"of": "one"}

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return occurring(state).facts["to"] in self.arguments.selectors["of"].find(state, run)


class LeftCompanion(Test):
    """The Hero who moved had the token that goes about with the Heroes in the Location left."""

    key = "united-left-companion"
    asks: ClassVar[tuple[str, ...]] = ("from:place",)

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return state.place_of(occurring(state).facts["from"]) == state.companion_at


class HurtThis(Test):
    """It is this Henchman that was damaged."""

    key = "united-hurt-this"
    asks: ClassVar[tuple[str, ...]] = ("target:threat",)

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return bool(occurring(state).facts["target"] == run.origin)


class LatestLack(Test):
    """Neither of the two latest Hero cards shows a Move symbol."""

    key = "united-latest-lack-move"

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        played = [entry for entry in state.storyline if entry.hero != NOBODY][-2:]
        return not any(entry.symbols[MOVE] and not entry.facedown for entry in played)


class VillainsTurn(Test):
    key = "united-villains-turn"

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return state.villains_turn


class PlanAdds(Test):
    """The Master Plan card adds tokens."""

    key = "united-plan-adds"
    asks: ClassVar[tuple[str, ...]] = ("card:plan",)

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        plan = state.cards.plans[occurring(state).facts["card"]]
        return any(amount for tokens in plan.add for _, amount in tokens)


class PlanBams(Test):
    key = "united-plan-bams"
    asks: ClassVar[tuple[str, ...]] = ("card:plan",)

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return state.cards.plans[occurring(state).facts["card"]].bam


class PlanHidden(Test):
    """The top card of the Master Plan deck does not lie revealed."""

    key = "united-plan-hidden"

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return state.seen_plan != ALL_SEATS


class Guessed(Test):
    """The top card of the Master Plan deck adds more of what was guessed, or not. Doombots are Thugs."""

    key = "united-guessed"
    takes: ClassVar[dict[str, str]] = {"how": one_of("right", "wrong")}

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        guess = run.bound.get("guess")
        if guess is None:
            return False
        added = [token for tokens in state.cards.plans[state.plans[-1]].add for token in tokens]
        civilians = sum(amount for kind, amount in added if kind == "civilian")
        thugs = sum(amount for _, amount in added) - civilians
        right = thugs > civilians if guess == "thug" else civilians > thugs
        return right == (self.arguments.words["how"] == "right")

    def check(self, checker: Checker) -> None:
        super().check(checker)
        checker.asks_for_note("guess", self)


class SomeHand(Test):
    """A Hero has at least so many cards in hand."""

    key = "united-some-hand"
    takes: ClassVar[dict[str, str]] = {"least": NUMBER}

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        least = self.arguments.numbers["least"].value(state, run)
        return any(len(hero.hand) >= least for hero in state.heroes if not hero.down)


class AllWithoutThreat(Test):
    """All standing Heroes, at least one, are in Locations without a Threat."""

    key = "united-all-without-threat"

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        standing = state.standing()
        return bool(standing) and all(state.threat_at(state.heroes[hero].at) is None for hero in standing)


class BottomHas(Test):
    """The card just played shows the symbol at the bottom."""

    key = "united-bottom-has"
    takes: ClassVar[dict[str, str]] = {"kind": one_of(*SYMBOLS)}

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return state.storyline[-1].symbols[SYMBOLS.index(self.arguments.words["kind"])] > 0


class FromThreat(Test):
    """The damage is dealt by a Threat."""

    key = "united-from-threat"
    asks: ClassVar[tuple[str, ...]] = ("source:thing",)

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return str(occurring(state).facts["source"]).startswith("threat:")


class Targeted(Test):
    """The Villain bears a Target token."""

    key = "united-targeted"

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return state.in_force("target", "villain")


class HoldsSpecial(Test):
    """They have a card with a Special Effect in hand."""

    key = "united-holds-special"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        heroes = [state.hero_of(thing) for thing in self.arguments.selectors["of"].find(state, run)]
        return any(state.cards.special_among(state.heroes[hero].hand) for hero in heroes)


class SpecialLost(Test):
    """The card that was discarded or turned facedown has a Special Effect."""

    key = "united-special-lost"
    asks: ClassVar[tuple[str, ...]] = ("card:hero-card",)

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return state.cards.has_special(occurring(state).facts["card"])


class BotsEverywhere(Test):
    """No Location is without a Spider-Bot."""

    key = "united-bots-everywhere"

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return all(place.bots for place in state.places)


def places_of(test: Test, state: UnitedState, run: Resolving) -> list[int]:
    return [state.place_of(thing) for thing in test.arguments.selectors["of"].find(state, run)]
