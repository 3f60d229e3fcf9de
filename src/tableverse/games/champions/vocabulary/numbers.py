"""Numbers that depend on the table: amounts per player, values of a card, what was noted, paid or played."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.cards import ANY, KINDS, RESOURCES, STATS
from tableverse.games.champions.rules import costs, counting, numbers, occurrences
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Condition, Number, Selector
from tableverse.games.champions.vocabulary.saying import counters
from tableverse.games.champions.vocabulary.selectors.base import Together, is_general, noun_of, spread
from tableverse.games.champions.vocabulary.selectors.context import noted, occurrence_of, seats_of
from tableverse.games.champions.vocabulary.selectors.described import counters_on, innermost, is_you, player
from tableverse.games.champions.vocabulary.selectors.filters import WithTitle
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.kernel.effects import UNTOLD, Checker, Exactly, HowMany, Resolving, Voice, argument, word

#: What may be asked of a card beside its powers.
VALUES: Final = ("damage", "threat", "counters", "remaining", "stage", "printed-cost")
#: Of resources: how many different types there are.
TYPES: Final = "kinds"
#: Of resources: of whatever type.
ALL: Final = "all"
#: What happens to so much damage or threat.
MEASURED: Final = ("damage", "taking", "threat")
#: As many as one likes.
ANY_NUMBER: Final = Exactly(99)


@word("each-player")
class PerPlayer(Number):
    """So many for each player in the game."""

    amount: int = argument(least=1, most=20)

    def value(self, state: ChampionsState, run: Resolving) -> int:
        return self.amount * state.seats

    def say(self, voice: Voice) -> str:
        return voice.word("champions-per-player", amount=self.amount)


@word("times-players")
class TimesPlayers(Number):
    """A number for each player in the game."""

    number: Number

    def value(self, state: ChampionsState, run: Resolving) -> int:
        return self.number.value(state, run) * state.seats

    def say(self, voice: Voice) -> str:
        return voice.word("champions-times-players", number=self.number.say(voice))


@word("count")
class Count(HowMany[ChampionsState]):
    """As many as a selector finds."""

    def say(self, voice: Voice) -> str:
        """ "the number of cards in your hand", "the number of Goblin enemies in play"."""
        among = spread(self.among)
        place = innermost(among)
        noun = noun_of(voice, among, False)
        if isinstance(place, Those) and place.is_place():
            what = "" if noun is None else noun.bare(voice, "many")
            if isinstance(among, WithTitle):
                what = voice.word("champions-copies", of=among.described(voice))
            if what:
                return voice.word("champions-count-there", what=what, place=place.say_place(voice), where=place.word)
        parts = among.parts if isinstance(among, Together) else (among,)
        nouns = [noun_of(voice, part) for part in parts]
        key = "effect-how-many" if any(noun is None or noun.tied for noun in nouns) else "champions-count-in-play"
        return voice.word(key, among=among.say(voice))


@word("value")
class Of(Number):
    """A number of the first card found: a power, its damage, threat or counters, the hit points it has
    ``remaining``, the number of its stage, its printed cost."""

    name: str = argument(written="is", one_of=(*VALUES, *STATS))
    of: Selector

    def value(self, state: ChampionsState, run: Resolving) -> int:
        found = self.of.find(state, run)
        if not found:
            return 0
        thing = found[0]
        if self.name == "stage":
            return state.card(thing).stage
        if self.name == "printed-cost":
            return max(0, state.card(thing).cost)
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

    def at_best(self, state: ChampionsState, run: Resolving) -> int:
        return UNTOLD if self.of.awaits(run) else self.value(state, run)

    def say(self, voice: Voice) -> str:
        said = counters_on(voice, self.of, 2)
        return voice.word(f"champions-number-{self.name}", of=self.of.say(voice), counters=said)


@word("total-cost")
class TotalCost(Number):
    """The printed costs of these cards together."""

    of: Selector

    def value(self, state: ChampionsState, run: Resolving) -> int:
        return sum(max(0, state.cards.of(thing).cost) for thing in self.of.find(state, run))

    def at_best(self, state: ChampionsState, run: Resolving) -> int:
        return UNTOLD if self.of.awaits(run) else self.value(state, run)

    def say(self, voice: Voice) -> str:
        of = self.of
        under = isinstance(of, Those) and of.word == "under-this"
        return voice.word(
            "champions-number-total-cost-under" if under else "champions-number-total-cost", of=of.say(voice)
        )


@word("counted-cards")
class CountedCards(Number):
    """How many of the cards whose boost icons were counted had so many, or so many ``or-more``."""

    icons: int = argument(least=0, most=9)
    or_more: bool = False

    def value(self, state: ChampionsState, run: Resolving) -> int:
        counts = run.bound.get("counts") or []
        if self.or_more:
            return sum(1 for count in counts if count >= self.icons)
        return sum(1 for count in counts if count == self.icons)

    def at_best(self, state: ChampionsState, run: Resolving) -> int:
        return self.value(state, run) if "counts" in run.bound else UNTOLD

    def say(self, voice: Voice) -> str:
        return voice.word("champions-counted-cards", each=self.each(voice))

    def each(self, voice: Voice) -> str:
        key = "champions-each-counted-or-more" if self.or_more else "champions-each-counted"
        return voice.word(key, each=voice.meaning.get("each-counted", ""), icons=self.icons)

    def check(self, checker: Checker) -> None:
        super().check(checker)
        checker.asks_for_note("counts", self)


@word("boost-stars")
class BoostStars(Number):
    """How many of these cards have a star among their boost icons: a boost ability."""

    of: Selector

    def value(self, state: ChampionsState, run: Resolving) -> int:
        found = [state.cards.of(thing) for thing in self.of.find(state, run)]
        return sum(1 for card in found if card.first("boost") is not None)

    def at_best(self, state: ChampionsState, run: Resolving) -> int:
        return UNTOLD if self.of.awaits(run) else self.value(state, run)

    def say(self, voice: Voice) -> str:
        return voice.word("champions-boost-stars-on", of=self.of.say(voice))


@word("that-much")
class ThatMuch(Number):
    """So much as is being dealt, taken or placed, or just was: the damage or threat that the ability answers."""

    def value(self, state: ChampionsState, run: Resolving) -> int:
        occurrence = occurrences.any_under_way(state, MEASURED)
        return 0 if occurrence is None else occurrence.facts["amount"] - occurrence.facts.get("prevented", 0)

    def say(self, voice: Voice) -> str:
        return voice.word("champions-that-much")


@word("taken")
class Taken(Number):
    """The damage that characters took from the attacks that an earlier part made."""

    def value(self, state: ChampionsState, run: Resolving) -> int:
        return int(run.bound.get("taken") or 0)

    def at_best(self, state: ChampionsState, run: Resolving) -> int:
        return self.value(state, run) if "taken" in run.bound else UNTOLD

    def say(self, voice: Voice) -> str:
        return voice.word("champions-noted-taken")

    def check(self, checker: Checker) -> None:
        super().check(checker)
        checker.asks_for_note("taken", self)


@word("noted")
class Noted(Number):
    """What an earlier part of the effect counted: damage healed, threat placed; or how many cards it noted."""

    name: str = argument(written="as")

    def value(self, state: ChampionsState, run: Resolving) -> int:
        count = run.bound.get(self.name, 0)
        return count if isinstance(count, int) else len(noted(run, self.name))

    def at_best(self, state: ChampionsState, run: Resolving) -> int:
        return self.value(state, run) if self.name in run.bound else UNTOLD

    def say(self, voice: Voice) -> str:
        of = voice.meaning.get("icons-of", "")
        return voice.word(f"champions-noted-{self.name}", counters=counters(voice, 2), of=of)

    def check(self, checker: Checker) -> None:
        super().check(checker)
        checker.asks_for_note(self.name, self)


@word("resources")
class Resources(Number):
    """How many printed resources of a type these cards have; ``all`` counts those of every type, ``kinds`` the
    different types."""

    kind: str = argument(one_of=(*RESOURCES, ALL, TYPES))
    of: Selector

    def value(self, state: ChampionsState, run: Resolving) -> int:
        icons = [icon for thing in self.of.find(state, run) for icon in state.cards.of(thing).resources]
        if self.kind == TYPES:
            return len(set(icons))
        return len(icons) if self.kind == ALL else icons.count(self.kind)

    def at_best(self, state: ChampionsState, run: Resolving) -> int:
        return UNTOLD if self.of.awaits(run) else self.value(state, run)

    def say(self, voice: Voice) -> str:
        if self.kind == TYPES:
            return voice.word("champions-resource-types-on", of=self.of.say(voice))
        kind = voice.word(f"champions-resource-all-{self.kind}")
        return voice.word("champions-resources-on", kind=kind, of=self.of.say(voice))


@word("card-types")
class CardTypes(Number):
    """How many different types of card these are."""

    of: Selector

    def value(self, state: ChampionsState, run: Resolving) -> int:
        return len({state.cards.of(thing).kind for thing in self.of.find(state, run)})

    def at_best(self, state: ChampionsState, run: Resolving) -> int:
        return UNTOLD if self.of.awaits(run) else self.value(state, run)

    def say(self, voice: Voice) -> str:
        return voice.word("champions-card-types", of=self.of.say(voice))


@word("x")
class X(Number):
    """The X that was chosen when the card's cost was paid."""

    def value(self, state: ChampionsState, run: Resolving) -> int:
        return max(0, int(run.bound.get("x", 0)))

    def at_best(self, state: ChampionsState, run: Resolving) -> int:
        return self.value(state, run) if "x" in run.bound else UNTOLD

    def say(self, voice: Voice) -> str:
        return "X"


@word("spent")
class Spent(Number):
    """How many resources were spent on an X."""

    def value(self, state: ChampionsState, run: Resolving) -> int:
        return len(noted(run, "paid"))

    def at_best(self, state: ChampionsState, run: Resolving) -> int:
        return self.value(state, run) if "paid" in run.bound else UNTOLD

    def say(self, voice: Voice) -> str:
        return voice.word("champions-spent")


@word("overpaid")
class Overpaid(Number):
    """How many resources of a type, or of any, were paid for this card beyond its cost."""

    kind: str = argument(one_of=(*RESOURCES, ANY))

    def value(self, state: ChampionsState, run: Resolving) -> int:
        occurrence = occurrence_of(state)
        facts = {} if occurrence is None else occurrence.facts
        need, got = facts.get("need", []), facts.get("paid", [])
        if self.kind == ANY:
            return max(0, len(got) - len(need))
        return len(costs.left_for_x(need, got, self.kind))

    def say(self, voice: Voice) -> str:
        return voice.word("champions-overpaid", kind=self.kind)


@word("times")
class Times(Number):
    """A number multiplied, with something added, up to a maximum."""

    number: Number
    times: int = argument(least=-9, most=9, default=1)
    plus: int = argument(least=-9, most=9, default=0)
    most: int = argument(most=99, default=0)

    def value(self, state: ChampionsState, run: Resolving) -> int:
        amount = self.number.value(state, run) * self.times + self.plus
        return min(amount, self.most) if self.most else amount

    def at_best(self, state: ChampionsState, run: Resolving) -> int:
        best = self.number.at_best(state, run)
        if self.times <= -1 and best == UNTOLD:  # the fewer, the more
            return UNTOLD
        amount = best * self.times + self.plus
        return min(amount, self.most) if self.most else amount

    def say(self, voice: Voice) -> str:
        said = self.number.say(voice)
        taken = self.times <= -1 and self.plus >= 1  # "5 minus the number of minions"
        times = -self.times if taken else self.times
        if times != 1:
            said = voice.word("champions-times", number=said, times=times)
        if taken:
            said = voice.word("champions-minus", number=said, plus=self.plus)
        elif self.plus:
            key = "champions-plus" if self.plus >= 1 else "champions-less"
            said = voice.word(key, number=said, plus=abs(self.plus))
        if self.most:
            said = voice.word("champions-most", number=said, most=self.most)
        return said


@word("half")
class Half(Number):
    """Half of a number, rounded up unless it is said otherwise."""

    number: Number = argument(written="of")
    down: bool = argument(written="rounded-down", default=False)

    def value(self, state: ChampionsState, run: Resolving) -> int:
        amount = self.number.value(state, run)
        return amount // 2 if self.down else -(-amount // 2)

    def at_best(self, state: ChampionsState, run: Resolving) -> int:
        return UNTOLD if self.number.at_best(state, run) == UNTOLD else self.value(state, run)

    def say(self, voice: Voice) -> str:
        return voice.word("champions-half-down" if self.down else "champions-half", number=self.number.say(voice))


@word("depending")
class Depending(Number):
    """One number, or another instead if a condition holds."""

    usual: Number
    when: Condition
    instead: Number

    def value(self, state: ChampionsState, run: Resolving) -> int:
        chosen = self.instead if self.when.holds(state, run) else self.usual
        return chosen.value(state, run)

    def at_best(self, state: ChampionsState, run: Resolving) -> int:
        """The condition may hold by then, or no longer."""
        return max(self.usual.at_best(state, run), self.instead.at_best(state, run))

    def say(self, voice: Voice) -> str:
        return voice.word(
            "champions-depending",
            usual=self.usual.say(voice),
            instead=self.instead.say(voice),
            when=self.when.say(voice),
        )


@word("played-this-round")
class PlayedThisRound(Number):
    """How many cards of a kind these players have played since the round began."""

    kind: str = argument(one_of=KINDS)
    who: Selector

    def value(self, state: ChampionsState, run: Resolving) -> int:
        seats = seats_of(state, self.who.find(state, run))
        return sum(counting.played(state, self.kind, seat) for seat in seats)

    def say(self, voice: Voice) -> str:
        kind = voice.word(f"champions-kind-{self.kind}")
        person = "you" if is_you(self.who) else "other"
        return voice.word("champions-played-this-round", kind=kind, person=person, who=player(voice, self.who))


def is_general_number(number: Number) -> bool:
    """A fixed number, or one that counts whatever fits ("for each")."""
    if isinstance(number, Times):
        return is_general_number(number.number)
    return isinstance(number, Exactly) or (isinstance(number, HowMany) and is_general(number.among))
