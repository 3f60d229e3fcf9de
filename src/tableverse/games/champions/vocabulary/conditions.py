"""Conditions for using an ability or for resolving a part of it."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.cards import MODES, RESOURCES, STATUSES
from tableverse.games.champions.rules import costs, numbers
from tableverse.games.champions.rules.performing import performer
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.existing import SEVERAL, Exists
from tableverse.games.champions.vocabulary.nodes import Condition, Selector
from tableverse.games.champions.vocabulary.nouns import Noun
from tableverse.games.champions.vocabulary.numbers import Noted, PlayedThisRound, Taken, ValueOf
from tableverse.games.champions.vocabulary.saying import trait
from tableverse.games.champions.vocabulary.selectors.base import noun_of, one
from tableverse.games.champions.vocabulary.selectors.context import (
    Fact,
    These,
    fact_values,
    noted,
    occurrence_of,
    render_fact,
)
from tableverse.games.champions.vocabulary.selectors.described import (
    counters_on,
    is_enemies,
    is_everybody,
)
from tableverse.games.champions.vocabulary.selectors.filters import WithResource
from tableverse.kernel import i18n
from tableverse.kernel.effects import AtLeast, Both, Either, HowMany, Not, Resolving, Voice, argument, word
from tableverse.kernel.effects.values import seat_id

#: For each occurrence that a character may cause, the fact that names the character.
ACTOR_FACTS: Final = {
    "attack": "attacker",
    "thwart": "attacker",
    "defense": "defender",
    "damage": "source",
    "taking": "source",
    "defeat": "source",
}


@word("among")
class Among(Condition):
    """True if a fact of the occurrence is one of these, such as "the attacker is the villain"."""

    fact: str = argument(asks="fact")
    these: Selector

    def holds(self, state: ChampionsState, run: Resolving) -> bool:
        these = self.these.find(state, run)
        return any(thing in these for thing in fact_values(state, self.fact))

    def say(self, voice: Voice) -> str:
        if self.fact in ("targets", "damaged"):
            return voice.word(f"champions-{self.fact}-includes", who=one(voice, self.these))
        if self.fact == "source" and is_enemies(self.these):
            said = voice.word("champions-among", fact=render_fact(voice, self.fact), these=one(voice, self.these))
            voice.referents["fact:source"] = Noun("enemy").pointed_at(voice)
            return said
        return voice.word("champions-among", fact=render_fact(voice, self.fact), these=one(voice, self.these))


@word("includes")
class Includes(Condition):
    """True if a fact of the occurrence includes a resource of a type."""

    fact: str = argument(asks="resources")
    kind: str = argument(written="resource", one_of=RESOURCES)

    def holds(self, state: ChampionsState, run: Resolving) -> bool:
        return self.kind in fact_values(state, self.fact)

    def say(self, voice: Voice) -> str:
        kind = voice.word(f"champions-resource-a-{self.kind}")
        return voice.word("champions-includes", kind=kind, these=render_fact(voice, self.fact))


@word("is")
class FactIs(Condition):
    """True if the occurrence has a property, such as being a basic attack or a card revealed from the deck."""

    fact: str = argument(asks="is")

    def holds(self, state: ChampionsState, run: Resolving) -> bool:
        occurrence = occurrence_of(state)
        if occurrence is None:
            return False
        facts = occurrence.facts
        if self.fact == "to-hero":
            return bool(facts.get("to") == "hero")
        if self.fact == "to-this":
            return bool(facts.get("side") == state.card(run.origin).id)
        if self.fact == "undefended":
            return "defender" in facts and not facts["defender"]
        if self.fact == "harmless":
            return not facts.get("damaged")
        return bool(facts.get(self.fact))

    def say(self, voice: Voice) -> str:
        return voice.word(f"champions-is-{self.fact}")


def noted_name(voice: Voice, name: str) -> str:
    """Return the name under which a noted number has a text.

    Activations are attacks, unless the text last mentioned a scheme.
    """
    return f"{name}-scheme" if name == "activations" and voice.referents.get("acted") == "enemy-scheme" else name


@word("at-least")
class Enough(AtLeast[ChampionsState]):
    """True if a number is at least this high."""

    def say(self, voice: Voice) -> str:
        number = self.number
        if isinstance(number, Noted) and self.amount == 1:
            return voice.word(f"champions-some-{noted_name(voice, number.name)}")
        if isinstance(number, ValueOf) and number.name in ("damage", "threat", "counters", "remaining"):
            said = counters_on(voice, number.of, self.amount)
            return voice.word(
                f"champions-at-least-{number.name}",
                amount=self.amount,
                of=number.of.say(voice),
                counters=said,
                mood=voice.referents.get("mood", "if"),
            )
        noted = "taken" if isinstance(number, Taken) else number.name if isinstance(number, Noted) else ""
        if noted and i18n.has(voice.language, f"champions-enough-{noted}"):
            of = voice.referents.get("icons-of", "")
            return voice.word(f"champions-enough-{noted}", amount=self.amount, of=of)
        noun = noun_of(voice, number.among) if isinstance(number, HowMany) else None
        if noun is not None and not noun.tied:
            some = noun.bare(voice, "one" if self.amount == 1 else "many")
            return voice.word("champions-enough-in-play", amount=self.amount, some=some)
        return super().say(voice)


@word("was-defeated")
class WasDefeated(Condition):
    """True if one of these, which an earlier part chose and affected, has left play."""

    of: Selector

    def holds(self, state: ChampionsState, run: Resolving) -> bool:
        return any(thing not in state.play for thing in self.of.find(state, run))

    def say(self, voice: Voice) -> str:
        return voice.word("champions-was-defeated", of=self.of.say(voice))


@word("was-undefended")
class WasUndefended(Condition):
    """True if the attack made by an earlier part was undefended."""

    def holds(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(run.bound.get("undefended"))

    def say(self, voice: Voice) -> str:
        return voice.word("champions-is-undefended")


@word("answered-by")
class AnsweredBy(Condition):
    """True if an ability of one of these cards responded to an earlier part."""

    these: Selector = argument(written="of")

    def holds(self, state: ChampionsState, run: Resolving) -> bool:
        answered = noted(run, "answered")
        return any(thing in answered for thing in self.these.find(state, run))

    def say(self, voice: Voice) -> str:
        return voice.word("champions-answered-by", of=self.these.say(voice))


@word("both")
class AllOf(Both[ChampionsState]):
    """True if all of several conditions hold."""

    def say(self, voice: Voice) -> str:
        if len(self.conditions) == 2:
            first, second = self.conditions
            if (
                isinstance(first, FactIs)
                and first.fact == "undefended"
                and isinstance(second, Among)
                and second.fact == "enemy"
            ):
                mood = voice.referents.get("mood", "if")
                return voice.word("champions-undefended-by", who=one(voice, second.these), mood=mood)
        return super().say(voice)


@word("either")
class AnyOf(Either[ChampionsState]):
    """True if at least one of several conditions holds."""

    def say(self, voice: Voice) -> str:
        statuses = [part.status for part in self.conditions if isinstance(part, HasStatus) and not part.already]
        whose = {part.of.say(voice) for part in self.conditions if isinstance(part, HasStatus)}
        if len(statuses) == len(self.conditions) and len(whose) == 1:
            said = [voice.word(f"champions-status-card-{status}") for status in statuses]
            return voice.word("champions-has-either-status", of=whose.pop(), statuses=voice.either(said))
        kinds: list[str] = []
        cards: These | None = None
        for part in self.conditions:
            asked = part.these if isinstance(part, Exists) else None
            if not (isinstance(asked, WithResource) and isinstance(asked.of, These)):
                return super().say(voice)
            kinds.append(voice.word(f"champions-resource-of-{asked.kind}"))
            cards = asked.of
        assert cards is not None
        return voice.word("champions-has-resources", of=one(voice, cards), kinds=voice.either(kinds))


@word("not")
class No(Not[ChampionsState]):
    """True if a condition does not hold."""

    def say(self, voice: Voice) -> str:
        inner = self.condition
        if isinstance(inner, AtLeast) and inner.amount == 1:
            if isinstance(inner.number, Noted):
                return voice.word(f"champions-none-{noted_name(voice, inner.number.name)}")
            if isinstance(inner.number, PlayedThisRound) and is_everybody(inner.number.who):
                kind = Noun(inner.number.kind).say(voice, "no")
                return voice.word("champions-none-played", kind=kind, mood=voice.referents.get("mood", "if"))
            return voice.word("champions-none", number=inner.number.say(voice))
        if isinstance(inner, AtLeast) and isinstance(inner.number, HowMany):
            noun = noun_of(voice, inner.number.among)
            if noun is not None and not noun.tied:
                if inner.amount == 2 and noun.word == "villain":  # there is always a villain
                    return voice.word("champions-only-one-in-play", some=noun.bare(voice))
                return voice.word("champions-fewer-in-play", amount=inner.amount, some=noun.bare(voice, "many"))
        if isinstance(inner, AtLeast):
            return voice.word("champions-less-than", number=inner.number.say(voice), amount=inner.amount)
        if isinstance(inner, AnsweredBy):
            return voice.word("champions-not-answered-by", of=inner.these.say(voice))
        if isinstance(inner, Exists) and inner.is_deniable():
            return inner.saying(voice, "-not")
        if isinstance(inner, Among) and inner.fact == "damaged":
            return voice.word("champions-damaged-excludes", who=one(voice, inner.these))
        if isinstance(inner, FactIs):
            return voice.word(f"champions-is-not-{inner.fact}")
        return super().say(voice)


@word("you-have-trait")
class HasTrait(Condition):
    """True if your identity has a trait."""

    trait: str = argument(names="trait")

    def holds(self, state: ChampionsState, run: Resolving) -> bool:
        return numbers.has_trait(state, state.players[run.seat].identity, self.trait)

    def say(self, voice: Voice) -> str:
        return voice.word("champions-you-have-trait", trait=trait(voice, self.trait))


@word("mode")
class InMode(Condition):
    """True if the game is played in this mode, standard or expert."""

    mode: str = argument(one_of=MODES)

    def holds(self, state: ChampionsState, run: Resolving) -> bool:
        return state.mode == self.mode

    def say(self, voice: Voice) -> str:
        return voice.word(f"champions-in-mode-{self.mode}", mood=voice.referents.get("mood", "if"))


#: Name bound while checking whether a target could be valid once the ability is paid for.
ASSUME_PAID: Final = "hoped"


def may_be_paid(run: Resolving) -> bool:
    """Return whether the ability is not paid for yet and the check assumes a possible payment."""
    return "paid" not in run.bound and ASSUME_PAID in run.bound


def could_pay(state: ChampionsState, run: Resolving, kind: str, only: bool = False) -> bool:
    """Return whether a card could be paid for with a resource of a type, or with ``only`` such resources."""
    card = state.cards.of(run.origin)
    need = len(costs.price(state, card, run.seat))
    fit = [icon for icon in costs.available_resources(state, run.seat, run.origin, card) if icon in (kind, "wild")]
    return need > 0 and len(fit) >= (need if only else 1)


def paid_with(state: ChampionsState, run: Resolving) -> list[str]:
    """Return the resources paid for the ability, or for the card that has just entered play."""
    return noted(run, "paid") or fact_values(state, "paid")


@word("paid-with")
class PaidWith(Condition):
    """True if a resource of a type was spent. A wild resource counts as any type."""

    kind: str = argument(one_of=RESOURCES)

    def holds(self, state: ChampionsState, run: Resolving) -> bool:
        if may_be_paid(run):
            return could_pay(state, run, self.kind)
        paid = paid_with(state, run)
        return self.kind in paid or "wild" in paid

    def say(self, voice: Voice) -> str:
        return voice.word("champions-paid-with", kind=voice.word(f"champions-resource-a-{self.kind}"))


@word("paid-using-only")
class PaidOnlyWith(Condition):
    """True if resources were spent and all were of a type. A wild resource counts as any type."""

    kind: str = argument(one_of=RESOURCES)

    def holds(self, state: ChampionsState, run: Resolving) -> bool:
        if may_be_paid(run):
            return could_pay(state, run, self.kind, True)
        paid = paid_with(state, run)
        return bool(paid) and all(kind in (self.kind, "wild") for kind in paid)

    def say(self, voice: Voice) -> str:
        return voice.word("champions-paid-only-with", kind=self.kind)


@word("status")
class HasStatus(Condition):
    """True if one of these has a status card of a kind. ``already`` adds that word to the text."""

    status: str = argument(written="is", one_of=STATUSES)
    of: Selector
    already: bool = False

    def holds(self, state: ChampionsState, run: Resolving) -> bool:
        for thing in self.of.find(state, run):
            piece = state.play.get(thing)
            if piece is not None:
                count = {"tough": piece.tough, "stunned": piece.stunned, "confused": piece.confused}[self.status]
                if count:
                    return True
        return False

    def say(self, voice: Voice) -> str:
        already = "yes" if self.already else "no"
        return voice.word(f"champions-has-status-{self.status}", of=self.of.say(voice), already=already)


@word("last-step")
class LastStep(Condition):
    """True if this is the last ability of a sequence of Specials."""

    def holds(self, state: ChampionsState, run: Resolving) -> bool:
        for frame in state.frames[::-1]:
            if isinstance(frame, Resolving) and "sequence" in frame.bound:
                return not frame.bound["sequence"]
        return False

    def say(self, voice: Voice) -> str:
        return voice.word("champions-last-step")


@word("overlaps")
class Overlaps(Condition):
    """True if two selections have a thing in common."""

    of: Selector
    among: Selector = argument(written="these")

    def holds(self, state: ChampionsState, run: Resolving) -> bool:
        among = self.among.find(state, run)
        return any(thing in among for thing in self.of.find(state, run))

    def say(self, voice: Voice) -> str:
        if isinstance(self.of, Fact) and self.of.fact in SEVERAL:
            return voice.word(f"champions-{self.of.fact}-includes", who=one(voice, self.among))
        if isinstance(self.among, Fact) and self.among.fact in SEVERAL:
            return voice.word(f"champions-{self.among.fact}-includes", who=one(voice, self.of))
        if isinstance(self.among, Fact) and self.among.fact == "defeated":
            return voice.word("champions-is-defeated", of=self.of.say(voice))
        return voice.word("champions-among", fact=self.of.say(voice), these=one(voice, self.among))


@word("it-is-you")
class YourFact(Condition):
    """True if the occurrence is about you. If a character causes it, that character must act for your identity.

    Events, resources and upgrades act for your identity. Your allies and supports do not.
    """

    def holds(self, state: ChampionsState, run: Resolving) -> bool:
        if seat_id(run.seat) not in fact_values(state, "seat"):
            return False
        ability = state.cards.abilities.get(run.ability)
        fact = None if ability is None else ACTOR_FACTS.get(ability.on)
        if fact is None:
            return True
        identity = state.players[run.seat].identity
        return any(performer(state, run.seat, thing) == identity for thing in fact_values(state, fact))

    def say(self, voice: Voice) -> str:
        return voice.word("champions-it-is-you")
