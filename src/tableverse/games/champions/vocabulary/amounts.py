"""Numbers and conditions."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions import numbers
from tableverse.games.champions.cards import FORMS
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.using import performer, played_key
from tableverse.games.champions.vocabulary.saying import is_somewhere_else, is_you, like, one, player
from tableverse.games.champions.vocabulary.things import Fact, Filter, Multiple, occurrence_of, seats_of, title
from tableverse.kernel.effects import AtLeast, Checker, Condition, Not, Number, Resolving, Selector, Voice
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


class PerPlayer(Number):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def value(self, state: State, run: Resolving) -> int:
        return self.amount * state.seats

    def say(self, voice: Voice) -> str:
        return voice.word("champions-per-player", amount=self.amount)


class Of(Number):
    """A number on the first thing found: a power, its damage, threat or counters, its boost icons."""

    def __init__(self, name: str, of: Selector) -> None:
        self.name = name
        self.of = of

    def value(self, state: State, run: Resolving) -> int:
        assert isinstance(state, ChampionsState)
        found = self.of.find(state, run)
        if not found:
            return 0
        thing = found[0]
        if self.name == "boost":
            return state.card(thing).boost
        piece = state.play.get(thing)
        if piece is None:
            return 0
        if self.name == "damage":
            return piece.damage
        if self.name == "threat":
            return piece.threat
        if self.name == "counters":
            return piece.counters
        if self.name == "remaining":
            return numbers.remaining(state, thing)
        return numbers.stat(state, thing, self.name)

    def say(self, voice: Voice) -> str:
        return voice.word(f"champions-number-{self.name}", of=self.of.say(voice))

    def check(self, checker: Checker) -> None:
        self.of.check(checker)
        self.say(checker.voice)


class Noted(Number):
    """What an earlier part of the effect counted: damage healed, threat placed; or how many cards it noted."""

    def __init__(self, name: str) -> None:
        self.name = name

    def value(self, state: State, run: Resolving) -> int:
        noted = run.bound.get(self.name, 0)
        if isinstance(noted, int):
            return noted
        return len([part for part in str(noted).split(",") if part])

    def say(self, voice: Voice) -> str:
        return voice.word(f"champions-noted-{self.name}")


class Resources(Number):
    """How many printed resources of a type are on the cards noted; ``kinds`` counts the different types."""

    def __init__(self, kind: str, of: Selector) -> None:
        self.kind = kind
        self.of = of

    def value(self, state: State, run: Resolving) -> int:
        assert isinstance(state, ChampionsState)
        icons = [icon for thing in self.of.find(state, run) for icon in state.cards.of(thing).resources]
        if self.kind == "kinds":
            return len(set(icons))
        return icons.count(self.kind)

    def say(self, voice: Voice) -> str:
        kind = voice.word(f"champions-resource-{self.kind}")
        return voice.word("champions-resources-on", kind=kind, of=self.of.say(voice))

    def check(self, checker: Checker) -> None:
        self.of.check(checker)


class X(Number):
    """What was chosen for the X of the card's cost."""

    def value(self, state: State, run: Resolving) -> int:
        return max(0, int(run.bound.get("x", 0)))

    def say(self, voice: Voice) -> str:
        return "X"


class Spent(Number):
    """How many resources were spent on an X."""

    def value(self, state: State, run: Resolving) -> int:
        return len([part for part in str(run.bound.get("paid", "")).split(",") if part])

    def say(self, voice: Voice) -> str:
        return voice.word("champions-spent")


class Times(Multiple):
    """So many times a number, plus something, up to a maximum."""

    def __init__(self, number: Number, times: int, plus: int, most: int) -> None:
        self.number = number
        self.times = times
        self.plus = plus
        self.most = most

    def value(self, state: State, run: Resolving) -> int:
        amount = self.number.value(state, run) * self.times + self.plus
        return min(amount, self.most) if self.most else amount

    def say(self, voice: Voice) -> str:
        said = self.number.say(voice)
        if self.times != 1:
            said = voice.word("champions-times", number=said, times=self.times)
        if self.plus:
            said = voice.word("champions-plus", number=said, plus=self.plus)
        if self.most:
            said = voice.word("champions-most", number=said, most=self.most)
        return said

    def check(self, checker: Checker) -> None:
        self.number.check(checker)
        self.say(checker.voice)


class Depending(Number):
    """One number, or another instead if a condition holds."""

    def __init__(self, usual: Number, when: Condition, instead: Number) -> None:
        self.usual = usual
        self.when = when
        self.instead = instead

    def value(self, state: State, run: Resolving) -> int:
        chosen = self.instead if self.when.holds(state, run) else self.usual
        return chosen.value(state, run)

    def say(self, voice: Voice) -> str:
        return voice.word(
            "champions-depending",
            usual=self.usual.say(voice),
            instead=self.instead.say(voice),
            when=self.when.say(voice),
        )

    def check(self, checker: Checker) -> None:
        self.usual.check(checker)
        self.when.check(checker)
        self.instead.check(checker)


class PlayedThisRound(Number):
    """How many cards of a kind these players have played since the round began."""

    def __init__(self, kind: str, who: Selector) -> None:
        self.kind = kind
        self.who = who

    def value(self, state: State, run: Resolving) -> int:
        assert isinstance(state, ChampionsState)
        seats = seats_of(state, self.who.find(state, run))
        return sum(state.used.get(played_key(self.kind, seat), 0) for seat in seats)

    def say(self, voice: Voice) -> str:
        kind = voice.word(f"champions-kind-{self.kind}")
        person = "you" if is_you(self.who) else "other"
        return voice.word("champions-played-this-round", kind=kind, person=person, who=player(voice, self.who))

    def check(self, checker: Checker) -> None:
        self.who.check(checker)
        self.say(checker.voice)


# --- conditions ---------------------------------------------------------------------------------------------------


class Among(Condition):
    """A fact of what is under way is one of these: the attacker is the villain, the player is you."""

    def __init__(self, fact: str, these: Selector) -> None:
        self.fact = Fact(fact)
        self.these = these

    def holds(self, state: State, run: Resolving) -> bool:
        these = self.these.find(state, run)
        return any(thing in these for thing in self.fact.find(state, run))

    def say(self, voice: Voice) -> str:
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
        return voice.word(
            "champions-among", fact=voice.word(f"champions-resource-{self.kind}"), these=self.fact.say(voice)
        )


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
        about = self.about()
        if about is None:
            key = "champions-exists" if is_somewhere_else(self.these) else "champions-exists-in-play"
            return voice.word(key, these=one(voice, self.these))
        fact, filters = about
        said = fact.say(voice)
        if all(part.word != "kind" for part in filters):
            return voice.all_of([part.saying(voice, said, "is") for part in filters])
        return voice.word("champions-among", fact=said, these=like(voice, filters, said))

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


class No(Not):
    """Not, in plainer words where there are some."""

    def say(self, voice: Voice) -> str:
        inner = self.condition
        if isinstance(inner, AtLeast) and inner.amount == 1:
            return voice.word("champions-none", number=inner.number.say(voice))
        if isinstance(inner, Exists) and inner.about() is None and not is_somewhere_else(inner.these):
            return voice.word("champions-not-in-play", these=one(voice, inner.these))
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
        return voice.word("champions-paid-with", kind=voice.word(f"champions-resource-{self.kind}"))


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
        status = voice.word(f"champions-status-{self.status}")
        return voice.word("champions-has-status", status=status, of=self.of.say(voice))

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
