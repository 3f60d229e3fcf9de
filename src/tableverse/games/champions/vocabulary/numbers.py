"""Numbers that depend on the table: amounts per player, values of cards, amounts noted, paid or played."""

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
from tableverse.kernel.effects import UNKNOWN, Checker, Exactly, HowMany, Resolving, Voice, argument, word

#: Values of a card other than its powers.
VALUES: Final = ("damage", "threat", "counters", "remaining", "stage", "printed-cost")
#: Argument that counts the different resource types.
TYPES: Final = "kinds"
#: Argument that counts resources of all types.
ALL: Final = "all"
#: Occurrences with an amount of damage or threat.
MEASURED: Final = ("damage", "taking", "threat")
#: The amount for "any number", larger than any possible count.
ANY_NUMBER: Final = Exactly(99)


@word("each-player")
class PerPlayer(Number):
    """A fixed amount for each player in the game."""

    amount: int = argument(minimum=1, maximum=20)

    def value(self, state: ChampionsState, run: Resolving) -> int:
        return self.amount * state.seats

    def say(self, voice: Voice) -> str:
        return voice.word("champions-per-player", amount=self.amount)


@word("times-players")
class TimesPlayers(Number):
    """A number multiplied by the number of players in the game."""

    number: Number

    def value(self, state: ChampionsState, run: Resolving) -> int:
        return self.number.value(state, run) * state.seats

    def say(self, voice: Voice) -> str:
        return voice.word("champions-times-players", number=self.number.say(voice))


@word("count")
class Count(HowMany[ChampionsState]):
    """The number of things that a selector finds."""

    def say(self, voice: Voice) -> str:
        """Render the counted things, such as "the number of cards in your hand"."""
        among = spread(self.among)
        place = innermost(among)
        noun = noun_of(voice, among, False)
        if isinstance(place, Those) and place.is_place():
            what = "" if noun is None else noun.bare(voice, "many")
            if isinstance(among, WithTitle):
                what = voice.word("champions-copies", of=among.described(voice))
            if what:
                return voice.word("champions-count-there", what=what, place=place.render_place(voice), where=place.word)
        parts = among.parts if isinstance(among, Together) else (among,)
        nouns = [noun_of(voice, part) for part in parts]
        key = "effect-how-many" if any(noun is None or noun.tied for noun in nouns) else "champions-count-in-play"
        return voice.word(key, among=among.say(voice))


@word("value")
class ValueOf(Number):
    """A value of the first card found: a power, damage, threat, counters, hit points, stage or cost.

    ``remaining`` is the card's remaining hit points, ``stage`` its printed stage, ``printed-cost`` its printed cost.
    """

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

    def maximum(self, state: ChampionsState, run: Resolving) -> int:
        return UNKNOWN if self.of.awaits(run) else self.value(state, run)

    def say(self, voice: Voice) -> str:
        said = counters_on(voice, self.of, 2)
        return voice.word(f"champions-number-{self.name}", of=self.of.say(voice), counters=said)


@word("total-cost")
class TotalCost(Number):
    """The total printed cost of these cards."""

    of: Selector

    def value(self, state: ChampionsState, run: Resolving) -> int:
        return sum(max(0, state.cards.of(thing).cost) for thing in self.of.find(state, run))

    def maximum(self, state: ChampionsState, run: Resolving) -> int:
        return UNKNOWN if self.of.awaits(run) else self.value(state, run)

    def say(self, voice: Voice) -> str:
        of = self.of
        under = isinstance(of, Those) and of.word == "under-this"
        return voice.word(
            "champions-number-total-cost-under" if under else "champions-number-total-cost", of=of.say(voice)
        )


@word("counted-cards")
class CountedCards(Number):
    """The number of counted cards with exactly ``icons`` boost icons, or with at least as many if ``or-more``."""

    icons: int = argument(minimum=0, maximum=9)
    or_more: bool = False

    def value(self, state: ChampionsState, run: Resolving) -> int:
        counts = run.bound.get("counts") or []
        if self.or_more:
            return sum(1 for count in counts if count >= self.icons)
        return sum(1 for count in counts if count == self.icons)

    def maximum(self, state: ChampionsState, run: Resolving) -> int:
        return self.value(state, run) if "counts" in run.bound else UNKNOWN

    def say(self, voice: Voice) -> str:
        return voice.word("champions-counted-cards", each=self.each(voice))

    def each(self, voice: Voice) -> str:
        key = "champions-each-counted-or-more" if self.or_more else "champions-each-counted"
        return voice.word(key, each=voice.referents.get("each-counted", ""), icons=self.icons)

    def check(self, checker: Checker) -> None:
        super().check(checker)
        checker.uses_recorded("counts", self)


@word("boost-stars")
class BoostStars(Number):
    """The number of these cards with a boost ability, shown as a star among the boost icons."""

    of: Selector

    def value(self, state: ChampionsState, run: Resolving) -> int:
        found = [state.cards.of(thing) for thing in self.of.find(state, run)]
        return sum(1 for card in found if card.first("boost") is not None)

    def maximum(self, state: ChampionsState, run: Resolving) -> int:
        return UNKNOWN if self.of.awaits(run) else self.value(state, run)

    def say(self, voice: Voice) -> str:
        return voice.word("champions-boost-stars-on", of=self.of.say(voice))


@word("that-much")
class ThatMuch(Number):
    """The damage or threat that the ability responds to."""

    def value(self, state: ChampionsState, run: Resolving) -> int:
        occurrence = occurrences.current_any(state, MEASURED)
        return 0 if occurrence is None else occurrence.facts["amount"] - occurrence.facts.get("prevented", 0)

    def say(self, voice: Voice) -> str:
        return voice.word("champions-that-much")


@word("taken")
class Taken(Number):
    """The damage that characters took from the attacks made by an earlier part."""

    def value(self, state: ChampionsState, run: Resolving) -> int:
        return int(run.bound.get("taken") or 0)

    def maximum(self, state: ChampionsState, run: Resolving) -> int:
        return self.value(state, run) if "taken" in run.bound else UNKNOWN

    def say(self, voice: Voice) -> str:
        return voice.word("champions-noted-taken")

    def check(self, checker: Checker) -> None:
        super().check(checker)
        checker.uses_recorded("taken", self)


@word("noted")
class Noted(Number):
    """A count noted by an earlier part of the effect, such as damage healed, threat placed or cards discarded."""

    name: str = argument(written="as")

    def value(self, state: ChampionsState, run: Resolving) -> int:
        count = run.bound.get(self.name, 0)
        return count if isinstance(count, int) else len(noted(run, self.name))

    def maximum(self, state: ChampionsState, run: Resolving) -> int:
        return self.value(state, run) if self.name in run.bound else UNKNOWN

    def say(self, voice: Voice) -> str:
        of = voice.referents.get("icons-of", "")
        return voice.word(f"champions-noted-{self.name}", counters=counters(voice, 2), of=of)

    def check(self, checker: Checker) -> None:
        super().check(checker)
        checker.uses_recorded(self.name, self)


@word("resources")
class Resources(Number):
    """The printed resources of a type on these cards; ``all`` counts every type, ``kinds`` the different types."""

    kind: str = argument(one_of=(*RESOURCES, ALL, TYPES))
    of: Selector

    def value(self, state: ChampionsState, run: Resolving) -> int:
        icons = [icon for thing in self.of.find(state, run) for icon in state.cards.of(thing).resources]
        if self.kind == TYPES:
            return len(set(icons))
        return len(icons) if self.kind == ALL else icons.count(self.kind)

    def maximum(self, state: ChampionsState, run: Resolving) -> int:
        return UNKNOWN if self.of.awaits(run) else self.value(state, run)

    def say(self, voice: Voice) -> str:
        if self.kind == TYPES:
            return voice.word("champions-resource-types-on", of=self.of.say(voice))
        kind = voice.word(f"champions-resource-all-{self.kind}")
        return voice.word("champions-resources-on", kind=kind, of=self.of.say(voice))


@word("card-types")
class CardTypes(Number):
    """The number of different card types among these cards."""

    of: Selector

    def value(self, state: ChampionsState, run: Resolving) -> int:
        return len({state.cards.of(thing).kind for thing in self.of.find(state, run)})

    def maximum(self, state: ChampionsState, run: Resolving) -> int:
        return UNKNOWN if self.of.awaits(run) else self.value(state, run)

    def say(self, voice: Voice) -> str:
        return voice.word("champions-card-types", of=self.of.say(voice))


@word("x")
class X(Number):
    """The X chosen when the card's cost was paid."""

    def value(self, state: ChampionsState, run: Resolving) -> int:
        return max(0, int(run.bound.get("x", 0)))

    def maximum(self, state: ChampionsState, run: Resolving) -> int:
        return self.value(state, run) if "x" in run.bound else UNKNOWN

    def say(self, voice: Voice) -> str:
        return "X"


@word("spent")
class Spent(Number):
    """The number of resources spent as X."""

    def value(self, state: ChampionsState, run: Resolving) -> int:
        return len(noted(run, "paid"))

    def maximum(self, state: ChampionsState, run: Resolving) -> int:
        return self.value(state, run) if "paid" in run.bound else UNKNOWN

    def say(self, voice: Voice) -> str:
        return voice.word("champions-spent")


@word("overpaid")
class Overpaid(Number):
    """The number of resources of a type, or of any type, paid for this card beyond its cost."""

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
    """A number multiplied by ``times``, plus ``plus``, up to ``most``."""

    number: Number
    times: int = argument(minimum=-9, maximum=9, default=1)
    plus: int = argument(minimum=-9, maximum=9, default=0)
    most: int = argument(maximum=99, default=0)

    def value(self, state: ChampionsState, run: Resolving) -> int:
        amount = self.number.value(state, run) * self.times + self.plus
        return min(amount, self.most) if self.most else amount

    def maximum(self, state: ChampionsState, run: Resolving) -> int:
        best = self.number.maximum(state, run)
        if self.times <= -1 and best == UNKNOWN:  # a negative factor makes small numbers large
            return UNKNOWN
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
    """Half of a number, rounded up unless ``rounded-down`` is set."""

    number: Number = argument(written="of")
    down: bool = argument(written="rounded-down", default=False)

    def value(self, state: ChampionsState, run: Resolving) -> int:
        amount = self.number.value(state, run)
        return amount // 2 if self.down else -(-amount // 2)

    def maximum(self, state: ChampionsState, run: Resolving) -> int:
        return UNKNOWN if self.number.maximum(state, run) == UNKNOWN else self.value(state, run)

    def say(self, voice: Voice) -> str:
        return voice.word("champions-half-down" if self.down else "champions-half", number=self.number.say(voice))


@word("depending")
class Depending(Number):
    """One number, or another number if a condition holds."""

    usual: Number
    when: Condition
    instead: Number

    def value(self, state: ChampionsState, run: Resolving) -> int:
        chosen = self.instead if self.when.holds(state, run) else self.usual
        return chosen.value(state, run)

    def maximum(self, state: ChampionsState, run: Resolving) -> int:
        """Return the larger of the two numbers, since the condition may change before the effect begins."""
        return max(self.usual.maximum(state, run), self.instead.maximum(state, run))

    def say(self, voice: Voice) -> str:
        return voice.word(
            "champions-depending",
            usual=self.usual.say(voice),
            instead=self.instead.say(voice),
            when=self.when.say(voice),
        )


@word("played-this-round")
class PlayedThisRound(Number):
    """The number of cards of a card type that these players have played this round."""

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
    """Return whether a number is fixed or counts all things that fit ("for each")."""
    if isinstance(number, Times):
        return is_general_number(number.number)
    return isinstance(number, Exactly) or (isinstance(number, HowMany) and is_general(number.among))
