"""Conditions of effects."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united.ids import ALL_SEATS, NOBODY, VILLAIN, kind_of
from tableverse.games.united.rules import missions
from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import MOVE, SYMBOLS
from tableverse.games.united.vocabulary.bases import UnitedCondition, heroes_of, key_of, places_of, your_hero
from tableverse.games.united.vocabulary.nodes import Number, Selector
from tableverse.games.united.vocabulary.selectors.locations import Locations
from tableverse.kernel.effects import Checker, Resolving, Voice, argument, word
from tableverse.kernel.timing import occurring


@word("under-pressure")
class UnderPressure(UnitedCondition):
    """True if at least one Mission is complete."""

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return len(state.completed) >= missions.UNDER_PRESSURE


@word("found")
class Found(UnitedCondition):
    """True if the selector finds at least one thing."""

    of: Selector

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return bool(self.of.find(state, run))

    def say(self, voice: Voice) -> str:
        """Render the condition by the kind of selector: a Location has something, or somebody is there."""
        found = self.of
        key = f"{key_of(self)}-{found.WORD}"
        among = getattr(found, "of", None)
        if isinstance(among, Locations):  # the text says "in some Location", not "in each Location"
            key += "-some"
        return voice.word(key, **found.message_arguments(voice, {"of": "one"}))


@word("alone")
class Alone(UnitedCondition):
    """True if no other standing Hero is in your Location."""

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return state.heroes_at(your_hero(state, run).at) == [run.seat]


@word("heroes-there")
class HeroesThere(UnitedCondition):
    """True if the number of Heroes in these Locations is from ``least`` to ``most``."""

    of: Selector
    least: Number
    most: Number

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        there = sum(len(state.heroes_at(at)) for at in places_of(self.of, state, run))
        return self.least.value(state, run) <= there <= self.most.value(state, run)

    def say(self, voice: Voice) -> str:
        arguments = self.message_arguments(voice, {"of": "one"})
        return voice.word(
            f"{key_of(self)}-exactly" if arguments["least"] == arguments["most"] else key_of(self), **arguments
        )


@word("free-slots")
class FreeSlots(UnitedCondition):
    """True if one of these Locations has at least ``least`` empty slots."""

    of: Selector
    least: Number

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        least = self.least.value(state, run)
        return any(state.places[at].free >= least for at in places_of(self.of, state, run))


@word("took-damage")
class TookDamage(UnitedCondition):
    """True if a Hero has taken damage since the effect began."""

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return state.harmed > int(run.bound.get("harmed", 0))


@word("hand-is")
class HandIs(UnitedCondition):
    """True if the number of cards in your hand is from ``least`` to ``most``."""

    least: Number
    most: Number

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        held = len(your_hero(state, run).hand)
        return self.least.value(state, run) <= held <= self.most.value(state, run)

    def say(self, voice: Voice) -> str:
        arguments = self.message_arguments(voice)
        if arguments["least"] == arguments["most"]:
            return voice.word(f"{key_of(self)}-exactly", **arguments)
        return voice.word(
            f"{key_of(self)}-or" if arguments["least"] + 1 == arguments["most"] else key_of(self), **arguments
        )


@word("aims-at")
class AimsAt(UnitedCondition):
    """True if one of the selected Heroes is about to take the damage."""

    needs: ClassVar[tuple[str, ...]] = ("target:hero",)
    of: Selector
    forms: ClassVar[dict[str, str]] = {"of": "one"}

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return occurring(state).facts["target"] in self.of.find(state, run)


@word("happens-to-you")
class HappensTo(UnitedCondition):
    """True if the occurrence (move, KO, draw step …) concerns you."""

    needs: ClassVar[tuple[str, ...]] = ("hero:hero",)

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return bool(occurring(state).facts["hero"] == f"hero:{your_hero(state, run).id}")


@word("happens-at")
class HappensAt(UnitedCondition):
    """True if the occurrence (arrival, Overflow) is in one of these Locations."""

    needs: ClassVar[tuple[str, ...]] = ("place:place",)
    of: Selector
    forms: ClassVar[dict[str, str]] = {"of": "one"}

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return occurring(state).facts["place"] in self.of.find(state, run)


@word("moved-into")
class MovedInto(UnitedCondition):
    """True if the Hero has just moved into one of these Locations."""

    needs: ClassVar[tuple[str, ...]] = ("to:place",)
    of: Selector
    forms: ClassVar[dict[str, str]] = {"of": "one"}

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return occurring(state).facts["to"] in self.of.find(state, run)


@word("left-companion")
class LeftCompanion(UnitedCondition):
    """True if the Hero who moved left the Location of the Heroes' companion."""

    needs: ClassVar[tuple[str, ...]] = ("from:place",)

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return state.place_of(occurring(state).facts["from"]) == state.companion_at


@word("hurt-this")
class HurtThis(UnitedCondition):
    """True if this Henchman was the one damaged."""

    needs: ClassVar[tuple[str, ...]] = ("target:threat",)

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return bool(occurring(state).facts["target"] == run.origin)


@word("latest-lack-move")
class LatestLack(UnitedCondition):
    """True if neither of the two latest Hero cards shows a Move symbol."""

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        played = [entry for entry in state.storyline if entry.hero != NOBODY][-2:]
        return not any(entry.symbols[MOVE] and not entry.facedown for entry in played)


@word("villains-turn")
class VillainsTurn(UnitedCondition):
    """True during a Villain turn."""

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return state.villains_turn


@word("plan-adds")
class PlanAdds(UnitedCondition):
    """True if the Master Plan card adds tokens."""

    needs: ClassVar[tuple[str, ...]] = ("card:plan",)

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        plan = state.cards.plans[occurring(state).facts["card"]]
        return any(amount for tokens in plan.add for _, amount in tokens)


@word("plan-bams")
class PlanBams(UnitedCondition):
    """True if the Master Plan card has a BAM!."""

    needs: ClassVar[tuple[str, ...]] = ("card:plan",)

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return state.cards.plans[occurring(state).facts["card"]].bam


@word("plan-hidden")
class PlanHidden(UnitedCondition):
    """True if the top card of the Master Plan deck is not revealed."""

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return state.seen_plan != ALL_SEATS


@word("guessed")
class Guessed(UnitedCondition):
    """True if the guess about the top Master Plan card was right, or wrong. Doombots count as Thugs."""

    how: str = argument(one_of=("right", "wrong"))

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        guess = run.bound.get("guess")
        if guess is None:
            return False
        added = [token for tokens in state.cards.plans[state.plans[-1]].add for token in tokens]
        civilians = sum(amount for kind, amount in added if kind == "civilian")
        thugs = sum(amount for _, amount in added) - civilians
        right = thugs > civilians if guess == "thug" else civilians > thugs
        return right == (self.how == "right")

    def check(self, checker: Checker) -> None:
        super().check(checker)
        checker.uses_recorded("guess", self)


@word("some-hand")
class SomeHand(UnitedCondition):
    """True if a standing Hero has at least ``least`` cards in hand."""

    least: Number

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        least = self.least.value(state, run)
        return any(len(hero.hand) >= least for hero in state.heroes if not hero.down)


@word("all-without-threat")
class AllWithoutThreat(UnitedCondition):
    """True if there are standing Heroes, all of them in Locations without a Threat."""

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        standing = state.standing()
        return bool(standing) and all(state.threat_at(state.heroes[hero].at) is None for hero in standing)


@word("bottom-has")
class BottomHas(UnitedCondition):
    """True if the card just played shows this symbol at the bottom."""

    kind: str = argument(one_of=SYMBOLS)

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return state.storyline[-1].symbols[SYMBOLS.index(self.kind)] > 0


@word("from-threat")
class FromThreat(UnitedCondition):
    """True if a Threat deals the damage."""

    needs: ClassVar[tuple[str, ...]] = ("source:thing",)

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return kind_of(occurring(state).facts["source"]) == "threat"


@word("targeted")
class Targeted(UnitedCondition):
    """True if the Villain has a Target token."""

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return state.in_force("target", VILLAIN)


@word("holds-special")
class HoldsSpecial(UnitedCondition):
    """True if one of these Heroes has a card with a Special Effect in hand."""

    of: Selector

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        heroes = heroes_of(self.of, state, run)
        return any(state.cards.special_among(state.heroes[hero].hand) for hero in heroes)


@word("special-lost")
class SpecialLost(UnitedCondition):
    """True if the card that was discarded or turned facedown has a Special Effect."""

    needs: ClassVar[tuple[str, ...]] = ("card:hero-card",)

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return state.cards.has_special(occurring(state).facts["card"])


@word("bots-everywhere")
class BotsEverywhere(UnitedCondition):
    """True if every Location has a Spider-Bot."""

    def holds(self, state: UnitedState, run: Resolving) -> bool:
        return all(place.bots for place in state.places)
