"""Conditions: what must be true for an ability to be used, or for a part of it to happen."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.cards import FORMS
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.rules.performing import performer
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.numbers import Noted, Of
from tableverse.games.champions.vocabulary.saying import counters, is_somewhere_else, one
from tableverse.games.champions.vocabulary.selector_words import occurrence_of
from tableverse.games.champions.vocabulary.selectors import (
    Fact,
    Filter,
    These,
    Those,
    noun_of,
    title,
)
from tableverse.kernel import i18n
from tableverse.kernel.effects import (
    AtLeast,
    Both,
    Checker,
    Condition,
    Either,
    Not,
    Resolving,
    Selector,
    Voice,
)
from tableverse.kernel.effects.values import seat_id
from tableverse.kernel.state import State

#: The fact of an occurrence that says who did it, where a character may have.
DOERS: Final = {
    "attack": "attacker",
    "thwart": "attacker",
    "defense": "defender",
    "damage": "source",
    "taking": "source",
    "defeat": "source",
}


class Among(Condition):
    """A fact of what is under way is one of these: the attacker is the villain, the player is you."""

    def __init__(self, fact: str, these: Selector) -> None:
        self.fact = Fact(fact)
        self.these = these

    def holds(self, state: State, run: Resolving) -> bool:
        these = self.these.find(state, run)
        return any(thing in these for thing in self.fact.find(state, run))

    def say(self, voice: Voice) -> str:
        if self.fact.fact in ("targets", "damaged"):
            return voice.word(f"champions-{self.fact.fact}-includes", who=one(voice, self.these))
        return voice.word("champions-among", fact=self.fact.say(voice), these=one(voice, self.these))

    def check(self, checker: Checker) -> None:
        self.these.check(checker)
        self.say(checker.voice)


class Includes(Condition):
    """A resource of a type is among those that a fact of what is under way lists."""

    def __init__(self, fact: str, kind: str) -> None:
        self.fact = Fact(fact)
        self.kind = kind

    def holds(self, state: State, run: Resolving) -> bool:
        return self.kind in self.fact.find(state, run)

    def say(self, voice: Voice) -> str:
        kind = voice.word(f"champions-resource-a-{self.kind}")
        return voice.word("champions-includes", kind=kind, these=self.fact.say(voice))


class FactIs(Condition):
    """A yes-or-no fact of what is under way: a basic attack, revealed from the deck."""

    def __init__(self, fact: str) -> None:
        self.fact = fact

    def holds(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        occurrence = occurrence_of(state)
        if occurrence is None:
            return False
        facts = occurrence.facts
        if self.fact == "to-hero":
            return bool(facts.get("to") == "hero")
        if self.fact == "undefended":
            return "defender" in facts and not facts["defender"]
        if self.fact == "harmless":
            return not facts.get("damaged")
        return bool(facts.get(self.fact))

    def say(self, voice: Voice) -> str:
        return voice.word(f"champions-is-{self.fact}")


class Exists(Condition):
    def __init__(self, these: Selector) -> None:
        self.these = these

    def holds(self, state: State, run: Resolving) -> bool:
        return bool(self.these.find(state, run))

    def say(self, voice: Voice) -> str:
        return self.saying(voice, "")

    def saying(self, voice: Voice, negation: str) -> str:
        """ "a minion is in play", "you control no upgrade", "the discarded card has a printed energy resource"."""
        about = self.about()
        if about is not None:
            fact, filters = about
            return voice.all_of([part.holds_of(voice, fact.say(voice)) for part in filters])
        if isinstance(self.these, Fact):
            return voice.word(f"champions-exists-{self.these.fact}")
        if isinstance(self.these, Filter) and isinstance(self.these.of, These):
            alone = voice.meaning.get(f"these:{self.these.of.name}") == "one"
            if alone or self.these.word != "kind":
                return self.these.holds_of(voice, one(voice, self.these.of))
        key = "champions-exists" if is_somewhere_else(self.these) else "champions-exists-in-play"
        if is_yours(self.these):
            key = "champions-exists-yours"
            noun = noun_of(voice, self.these)
            if noun is not None:  # "you control an upgrade", not "an upgrade you control"
                noun.after = noun.after[1:]
                return voice.word(key + negation, these=noun.say(voice, "no" if negation else "one"))
        return voice.word(key + negation, these=one(voice, self.these), mood=voice.meaning.get("mood", "if"))

    def about(self) -> tuple[Fact, list[Filter]] | None:
        """Does it only ask what something under way is like?"""
        filters: list[Filter] = []
        found = self.these
        while isinstance(found, Filter) and found.word in ("kind", "trait"):
            filters.insert(0, found)
            found = found.of
        return (found, filters) if filters and isinstance(found, Fact) else None

    def check(self, checker: Checker) -> None:
        self.these.check(checker)


def is_yours(of: Selector) -> bool:
    """Are these cards that a player controls?"""
    while isinstance(of, Filter):
        of = of.of
    return isinstance(of, Those) and of.word in (
        "your-allies",
        "your-upgrades",
        "your-supports",
        "your-upgrades-and-supports",
    )


class Enough(AtLeast):
    """At least, in plainer words where there are some."""

    def say(self, voice: Voice) -> str:
        number = self.number
        if isinstance(number, Noted) and self.amount == 1:
            return voice.word(f"champions-some-{number.name}")
        if isinstance(number, Of) and number.name in ("damage", "threat", "counters"):
            said = counters(voice, self.amount)
            return voice.word(
                f"champions-at-least-{number.name}", amount=self.amount, of=number.of.say(voice), counters=said
            )
        return super().say(voice)


class AllOf(Both):
    """All of several; what they say together of an attack is said in one."""

    def say(self, voice: Voice) -> str:
        if len(self.conditions) == 2:
            first, second = self.conditions
            if (
                isinstance(first, FactIs)
                and first.fact == "undefended"
                and isinstance(second, Among)
                and second.fact.fact == "enemy"
            ):
                return voice.word("champions-undefended-by", who=one(voice, second.these))
        return super().say(voice)


class AnyOf(Either):
    """One of several; types of resource on the same cards are said in one."""

    def say(self, voice: Voice) -> str:
        kinds: list[str] = []
        cards: These | None = None
        for part in self.conditions:
            asked = part.these if isinstance(part, Exists) else None
            if not (isinstance(asked, Filter) and asked.word == "resource" and isinstance(asked.of, These)):
                return super().say(voice)
            kinds.append(voice.word(f"champions-resource-of-{asked.argument}"))
            cards = asked.of
        assert cards is not None
        return voice.word("champions-has-resources", of=one(voice, cards), kinds=voice.either(kinds))


class No(Not):
    """Not, in plainer words where there are some."""

    def say(self, voice: Voice) -> str:
        inner = self.condition
        if isinstance(inner, AtLeast) and inner.amount == 1:
            if isinstance(inner.number, Noted):
                return voice.word(f"champions-none-{inner.number.name}")
            return voice.word("champions-none", number=inner.number.say(voice))
        if isinstance(inner, Exists) and inner.about() is None and not is_somewhere_else(inner.these):
            return inner.saying(voice, "-not")
        if isinstance(inner, FactIs) and i18n.has(voice.language, f"champions-is-not-{inner.fact}"):
            return voice.word(f"champions-is-not-{inner.fact}")
        return super().say(voice)


class HasTrait(Condition):
    """Your identity has a trait."""

    def __init__(self, trait: str) -> None:
        self.trait = trait

    def holds(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return numbers.has_trait(state, state.players[run.seat].identity, self.trait)

    def say(self, voice: Voice) -> str:
        return voice.word("champions-you-have-trait", trait=voice.word(f"champions-trait-{self.trait}"))


class InForm(Condition):
    """Hero or alter-ego form, or one more that a card gives: the id of that card."""

    def __init__(self, form: str) -> None:
        self.form = form

    def holds(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        if self.form in FORMS:
            return state.form(run.seat) == self.form
        return any(piece.face == self.form and piece.area == run.seat for piece in state.play.values())

    def say(self, voice: Voice) -> str:
        if self.form in FORMS:
            return voice.word(f"champions-in-form-{self.form}")
        return voice.word("champions-in-form-extra", form=title(voice, self.form))


class InMode(Condition):
    """The game is played in standard or in expert mode."""

    def __init__(self, mode: str) -> None:
        self.mode = mode

    def holds(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return state.mode == self.mode

    def say(self, voice: Voice) -> str:
        return voice.word(f"champions-in-mode-{self.mode}")


class PaidWith(Condition):
    """A resource of that type was spent. A wild one was declared to be whatever helps."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def holds(self, state: State, run: Resolving) -> bool:
        paid = str(run.bound.get("paid", "")).split(",")
        return self.kind in paid or "wild" in paid

    def say(self, voice: Voice) -> str:
        return voice.word("champions-paid-with", kind=voice.word(f"champions-resource-a-{self.kind}"))


class PaidOnlyWith(Condition):
    """At least one resource was spent, and all that were are of that type. A wild one was declared to be of it."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def holds(self, state: State, run: Resolving) -> bool:
        paid = [kind for kind in str(run.bound.get("paid", "")).split(",") if kind]
        return bool(paid) and all(kind in (self.kind, "wild") for kind in paid)

    def say(self, voice: Voice) -> str:
        return voice.word("champions-paid-only-with", kind=self.kind)


class HasStatus(Condition):
    def __init__(self, status: str, of: Selector) -> None:
        self.status = status
        self.of = of

    def holds(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        for thing in self.of.find(state, run):
            piece = state.play.get(thing)
            if piece is not None:
                count = {"tough": piece.tough, "stunned": piece.stunned, "confused": piece.confused}[self.status]
                if count:
                    return True
        return False

    def say(self, voice: Voice) -> str:
        return voice.word(f"champions-has-status-{self.status}", of=self.of.say(voice))

    def check(self, checker: Checker) -> None:
        self.of.check(checker)


class LastStep(Condition):
    """This is the final ability of a sequence of Specials."""

    def holds(self, state: State, run: Resolving) -> bool:
        for frame in reversed(state.frames):
            if isinstance(frame, Resolving) and "sequence" in frame.bound:
                return not frame.bound["sequence"]
        return False

    def say(self, voice: Voice) -> str:
        return voice.word("champions-last-step")


class Is(Condition):
    """One selection shares something with another."""

    def __init__(self, of: Selector, among: Selector) -> None:
        self.of = of
        self.among = among

    def holds(self, state: State, run: Resolving) -> bool:
        among = self.among.find(state, run)
        return any(thing in among for thing in self.of.find(state, run))

    def say(self, voice: Voice) -> str:
        if isinstance(self.of, Fact) and self.of.fact in ("damaged", "struck"):
            return voice.word(f"champions-{self.of.fact}-includes", who=one(voice, self.among))
        return voice.word("champions-among", fact=self.of.say(voice), these=one(voice, self.among))

    def check(self, checker: Checker) -> None:
        self.of.check(checker)
        self.among.check(checker)


class YourFact(Condition):
    """The player whom the occurrence speaks of is you. What you do, not what is done to you, is what your identity
    does: itself, or by an event, a resource or an upgrade, but not what your allies and supports do."""

    def holds(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        if seat_id(run.seat) not in Fact("seat").find(state, run):
            return False
        fact = DOERS.get(state.cards.abilities[run.ability].on)
        if fact is None:
            return True
        identity = state.players[run.seat].identity
        return any(performer(state, run.seat, thing) == identity for thing in Fact(fact).find(state, run))

    def say(self, voice: Voice) -> str:
        return voice.word("champions-it-is-you")
