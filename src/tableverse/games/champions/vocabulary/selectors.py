"""Selectors: which cards, players or schemes an effect speaks of. Each is one word with one text."""

from __future__ import annotations

from tableverse.games.champions.cards import Card
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nouns import Noun
from tableverse.games.champions.vocabulary.selector_words import FINDERS, NOTED, NOUNS, PLACES
from tableverse.kernel.effects import Bound, Checker, Effect, Exactly, HowMany, Number, Resolving, Selector, Voice
from tableverse.kernel.effects.values import seat_id, seat_of
from tableverse.kernel.state import State
from tableverse.kernel.timing import Window


class Those(Selector):
    """A word of the list above."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.finder = FINDERS[word]

    def find(self, state: State, run: Resolving) -> list[str]:
        assert isinstance(state, ChampionsState)
        return self.finder(state, run)

    def say(self, voice: Voice) -> str:
        if self.word in NOUNS:
            return many(voice, self)
        return voice.meaning.get(self.word) or voice.word(f"champions-those-{self.word}", person=person(voice))


class Fact(Selector):
    """What the occurrence under way says: who attacks, which card was revealed. Facts about seats give players."""

    def __init__(self, fact: str) -> None:
        self.fact = fact

    def find(self, state: State, run: Resolving) -> list[str]:
        assert isinstance(state, ChampionsState)
        value = None
        for frame in reversed(state.frames):
            # An attack ability has an occurrence of its own: what it answers is further out.
            if isinstance(frame, Window) and self.fact in frame.occurrence.facts:
                value = frame.occurrence.facts[self.fact]
                break
        if isinstance(value, list):
            return [str(item) for item in value]
        if isinstance(value, int):
            return [seat_id(value)] if value >= 0 else []
        return [value] if value else []

    def say(self, voice: Voice) -> str:
        return voice.meaning.get(f"fact:{self.fact}") or voice.word(f"champions-fact-{self.fact}")


def as_last_seen(state: ChampionsState, thing: str) -> Card:
    """What a card's visible side says; if it is being answered that it was defeated, what it was when it was."""
    if thing not in state.play:
        for frame in reversed(state.frames):
            if isinstance(frame, Window) and "face" in frame.occurrence.facts:
                facts = frame.occurrence.facts
                if facts["target"] == thing:
                    return state.cards.by_id[facts["face"]]
    return state.card(thing)


class These(Selector):
    """What an earlier part of the effect noted: the cards discarded, the characters damaged."""

    def __init__(self, name: str) -> None:
        self.name = name

    def find(self, state: State, run: Resolving) -> list[str]:
        value = run.bound.get(self.name, "")
        return [part for part in str(value).split(",") if part]

    def awaits(self, run: Resolving) -> bool:
        return self.name not in run.bound

    def say(self, voice: Voice) -> str:
        return voice.word(f"champions-these-{self.name}", number=voice.meaning.get(f"these:{self.name}", "many"))

    def check(self, checker: Checker) -> None:
        self.say(checker.voice)
        checker.asks_for_note(self.name, self)


class Filter(Selector):
    """Those of a selection that pass a test, named by ``word`` and its argument."""

    def __init__(self, word: str, argument: str, of: Selector) -> None:
        self.word = word
        self.argument = argument
        self.of = of

    def find(self, state: State, run: Resolving) -> list[str]:
        assert isinstance(state, ChampionsState)
        return [thing for thing in self.of.find(state, run) if self.passes(state, run, thing)]

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        word = self.word
        if word == "trait":
            return numbers.has_trait(state, thing, self.argument)
        if word == "printed-trait":
            return self.argument in state.card(thing).traits
        if word == "keyword":
            return numbers.keyword(state, thing, self.argument) > 0
        if word == "printed-keyword":
            return self.argument in state.card(thing).keywords
        if word == "kind":
            kind = as_last_seen(state, thing).kind
            return kind == self.argument or (kind == "player-side-scheme" and self.argument == "side-scheme")
        if word == "resource":
            return self.argument in state.card(thing).resources
        if word == "title":
            return state.card(thing).title == state.cards.by_id[self.argument].title
        if word == "in-title":
            return self.argument in state.card(thing).title
        if word == "engaged":
            return thing in state.play and state.play[thing].area == run.seat
        piece = state.play.get(thing)
        if piece is None:
            return False
        if word == "damaged":
            return piece.damage > 0
        if word == "ready":
            return not piece.exhausted
        if word == "exhausted":
            return piece.exhausted
        if word == "threatened":
            return piece.threat > 0
        assert word == "without-attached"
        title = state.cards.by_id[self.argument].title
        return not any(state.card(other.id).title == title for other in state.attached(thing))

    def awaits(self, run: Resolving) -> bool:
        return self.of.awaits(run)

    def say(self, voice: Voice) -> str:
        if self.word == "title" and not is_facedown(voice, self.argument):
            card = title(voice, self.argument)
            if isinstance(self.of, Those) and self.of.word in PLACES:
                return voice.word("champions-from", what=card, place=place(voice, self.of))
            return card
        if noun_of(voice, self) is None:
            return self.of.say(voice)
        return many(voice, self)

    def described(self, voice: Voice) -> str:
        """The argument in words: a trait, a keyword, a type of resource, a title."""
        if self.word in ("in-title", ""):
            return self.argument
        if self.word in ("title", "without-attached"):
            return title(voice, self.argument)
        if self.word == "resource":
            return voice.word(f"champions-resource-a-printed-{self.argument}")
        return voice.word(f"champions-{self.word.removeprefix('printed-')}-{self.argument}")

    def holds_of(self, voice: Voice, fact: str) -> str:
        """ "that card has the Tech trait"."""
        if self.word == "kind":
            return voice.word("champions-among", fact=fact, these=Noun(self.argument).say(voice, "one"))
        return voice.word(f"champions-has-{self.word}", of=fact, argument=self.described(voice))

    def check(self, checker: Checker) -> None:
        self.of.check(checker)
        self.say(checker.voice)


class Valid(Selector):
    """Those of a selection that an effect could do something to: what may be chosen as its target."""

    def __init__(self, of: Selector, effect: Effect, name: str = "it") -> None:
        self.of = of
        self.effect = effect
        self.name = name

    def find(self, state: State, run: Resolving) -> list[str]:
        found = self.of.find(state, run)
        return [thing for thing in found if self.effect.possible(state, run.binding(self.name, thing))]

    def awaits(self, run: Resolving) -> bool:
        return self.of.awaits(run)

    def say(self, voice: Voice) -> str:
        return self.of.say(voice)

    def check(self, checker: Checker) -> None:
        self.of.check(checker)


class Named(Selector):
    """Cards in play with a title. Of several: the card that speaks of it itself, else those of its own set, else those
    of its own side."""

    def __init__(self, card: str) -> None:
        self.card = card

    def find(self, state: State, run: Resolving) -> list[str]:
        assert isinstance(state, ChampionsState)
        found = [piece.id for piece in state.named(self.card)]
        if run.origin in found:
            return [run.origin]
        if len(found) > 1:
            speaker = state.card(run.origin)
            for near in (
                [thing for thing in found if state.card(thing).set == speaker.set],
                [
                    thing
                    for thing in found
                    if (state.card(thing).aspect == "encounter") == (speaker.aspect == "encounter")
                ],
            ):
                if near:
                    return near
        return found

    def say(self, voice: Voice) -> str:
        return voice.word("champions-named", card=title(voice, self.card))


def place(voice: Voice, of: Selector) -> str:
    """Where cards are taken from."""
    if isinstance(of, Those) and of.word in PLACES:
        return voice.word(f"champions-place-{of.word}", person=person(voice))
    return of.say(voice)


def person(voice: Voice) -> str:
    """Whom "you" stands for: "you", "that" player, or a player whom the sentence is about ("their")."""
    return voice.meaning.get("person", "you")


def many(voice: Voice, of: Selector) -> str:
    """All of a selection without an article: "enemies"."""
    noun = noun_of(voice, of)
    assert noun is not None
    return noun.say(voice, noun.how) if noun.how not in ("", "other") else noun.bare(voice, "many")


def noun_of(voice: Voice, of: Selector, placed: bool = True) -> Noun | None:
    """A selection as a noun and what is said of it. None: it has no noun, it is said as it stands. Without
    ``placed`` it is left out where the cards lie."""
    if isinstance(of, Valid | CanLeave):
        return noun_of(voice, of.of, placed)
    if isinstance(of, Those):
        return _noun_of_word(voice, of, placed)
    if isinstance(of, These):
        return _noun_of_noted(voice, of)
    if isinstance(of, Filter):
        return _noun_of_filter(voice, of, placed)
    if isinstance(of, Highest | Last | Without):
        noun = noun_of(voice, of.of, placed)
        if noun is None:
            return None
        if isinstance(of, Last):
            noun.how = "topmost"
        elif isinstance(of, Highest):
            noun.how = "the"
            others = [] if noun.tied else noun.after
            noun.after = noun.after if noun.tied else []
            noun.add(voice, "champions-after-highest", stat=voice.word(f"champions-stat-{of.stat}"), name=of.stat)
            for after in others:
                noun.add(voice, "champions-after-among-those", after=after.partition("|")[0])
        elif isinstance(of.these, Bound):
            noun.how = "another"
        else:
            noun.add(voice, "champions-after-without", these=of.these.say(voice))
        return noun
    return None


def _noun_of_word(voice: Voice, of: Those, placed: bool) -> Noun | None:
    if of.word not in NOUNS:
        return None
    word, before, after = NOUNS[of.word]
    noun = Noun(word)
    if before:
        noun.before.append(_adjective(voice, noun, before))
    if after == "from":
        if placed:
            noun.add(voice, "champions-after-from", place=place(voice, of))
    elif after:
        noun.add(voice, f"champions-after-{after}", person=person(voice))
    noun.tied = bool(after) or of.word == "players"
    if of.word == "other-encounter-cards":
        noun.how = "other"
    return noun


def _noun_of_noted(voice: Voice, of: These) -> Noun | None:
    if of.name not in NOTED:
        return None
    noun = Noun(voice.meaning.get(f"noun:{of.name}", NOTED[of.name]))
    noun.tied = True
    if voice.meaning.get(f"these:{of.name}") == "one":
        noun.how = "the"
        noun.before.append(_adjective(voice, noun, of.name))
    else:
        noun.add(voice, f"champions-after-{of.name}")
    return noun


def _noun_of_filter(voice: Voice, of: Filter, placed: bool) -> Noun | None:
    if of.word == "title":
        if not is_facedown(voice, of.argument):
            return None
        noun = Noun("minion", [title(voice, of.argument)])
        noun.before.insert(0, _adjective(voice, noun, "facedown"))
        return noun
    found = noun_of(voice, of.of, placed)
    if of.word == "kind":
        if found is None and isinstance(of.of, Those):
            return None
        kind = Noun(of.argument)
        if found is not None:
            kind.before, kind.tied, kind.how = found.before, found.tied, found.how
            kind.after = [] if isinstance(of.of, Those) else found.after
            if isinstance(of.of, Those) and of.of.word in PLACES and placed:
                kind.add(voice, "champions-after-from", place=place(voice, of.of))
        return kind
    if found is None:
        return None
    noun = found
    if of.word == "trait":
        noun.before.append(of.described(voice))
    elif of.word in ("damaged", "ready", "exhausted"):
        noun.before.insert(0, _adjective(voice, noun, of.word))
    elif of.word == "engaged":
        noun.tied = True
        noun.add(voice, "champions-after-engaged", person=person(voice))
    else:
        noun.add(voice, f"champions-after-{of.word}", argument=of.described(voice) if of.argument else "")
    return noun


def _adjective(voice: Voice, noun: Noun, word: str) -> str:
    gender = noun.gender(voice)
    forms = [voice.word(f"champions-adjective-{word}", gender=gender, number=number) for number in ("one", "many")]
    return "|".join(forms)


def title(voice: Voice, card: str) -> str:
    """The name of a card or mark, as far as whoever speaks has said what it stands for (see ``text.titles``)."""
    return voice.meaning.get(f"title:{card}", card)


def is_facedown(voice: Voice, card: str) -> bool:
    """Is it what a card in play facedown is?"""
    return f"facedown:{card}" in voice.meaning


class Highest(Selector):
    """Those with the most of a printed number."""

    def __init__(self, stat: str, of: Selector) -> None:
        self.stat = stat
        self.of = of

    def find(self, state: State, run: Resolving) -> list[str]:
        assert isinstance(state, ChampionsState)
        found = self.of.find(state, run)
        most = max((self.printed(state, thing) for thing in found), default=0)
        return [thing for thing in found if self.printed(state, thing) == most]

    def printed(self, state: ChampionsState, thing: str) -> int:
        card = state.card(thing)
        return card.cost if self.stat == "printed-cost" else card.stats.get(self.stat, 0)

    def awaits(self, run: Resolving) -> bool:
        return self.of.awaits(run)

    def say(self, voice: Voice) -> str:
        return self.of.say(voice) if noun_of(voice, self) is None else many(voice, self)

    def check(self, checker: Checker) -> None:
        self.of.check(checker)


class Last(Selector):
    """The last of a selection: the topmost card of a pile."""

    def __init__(self, of: Selector) -> None:
        self.of = of

    def find(self, state: State, run: Resolving) -> list[str]:
        return self.of.find(state, run)[-1:]

    def awaits(self, run: Resolving) -> bool:
        return self.of.awaits(run)

    def say(self, voice: Voice) -> str:
        """ "the topmost Tech upgrade from your discard pile"."""
        return self.of.say(voice) if noun_of(voice, self) is None else many(voice, self)

    def check(self, checker: Checker) -> None:
        self.of.check(checker)


class CanLeave(Selector):
    """Those of a selection that the effect can make leave play, or that are not in play at all."""

    def __init__(self, of: Selector) -> None:
        self.of = of

    def find(self, state: State, run: Resolving) -> list[str]:
        assert isinstance(state, ChampionsState)
        return [
            thing
            for thing in self.of.find(state, run)
            if thing not in state.play or numbers.can_leave(state, thing, run.origin)
        ]

    def awaits(self, run: Resolving) -> bool:
        return self.of.awaits(run)

    def say(self, voice: Voice) -> str:
        return self.of.say(voice)

    def check(self, checker: Checker) -> None:
        self.of.check(checker)


def leaving(of: Selector) -> Selector:
    """The selection of an effect that makes cards leave play: what cannot leave is never singled out."""
    if isinstance(of, Highest):
        return Highest(of.stat, leaving(of.of))
    if isinstance(of, Last):
        return Last(leaving(of.of))
    return CanLeave(of)


class Without(Selector):
    """A selection less another."""

    def __init__(self, of: Selector, these: Selector) -> None:
        self.of = of
        self.these = these

    def find(self, state: State, run: Resolving) -> list[str]:
        gone = self.these.find(state, run)
        return [thing for thing in self.of.find(state, run) if thing not in gone]

    def awaits(self, run: Resolving) -> bool:
        return self.of.awaits(run)

    def say(self, voice: Voice) -> str:
        return self.of.say(voice) if noun_of(voice, self) is None else many(voice, self)

    def check(self, checker: Checker) -> None:
        self.of.check(checker)
        self.these.check(checker)


class Together(Selector):
    """Several selections, one after the other."""

    def __init__(self, *parts: Selector) -> None:
        self.parts = parts

    def find(self, state: State, run: Resolving) -> list[str]:
        return [thing for part in self.parts for thing in part.find(state, run)]

    def awaits(self, run: Resolving) -> bool:
        return any(part.awaits(run) for part in self.parts)

    def say(self, voice: Voice) -> str:
        return voice.all_of([part.say(voice) for part in self.parts])

    def check(self, checker: Checker) -> None:
        for part in self.parts:
            part.check(checker)


def is_general(selector: Selector) -> bool:
    """Does it speak of whatever fits, not of something chosen, noted or named by what is under way?"""
    if isinstance(selector, Those):
        return selector.word not in ("this", "host")
    if isinstance(selector, Filter | Last | Highest):
        return is_general(selector.of)
    return isinstance(selector, Named)


def is_general_number(number: Number) -> bool:
    """A fixed number, or one that counts whatever fits ("for each")."""
    if isinstance(number, Multiple):
        return is_general_number(number.number)
    return isinstance(number, Exactly) or (isinstance(number, HowMany) and is_general(number.among))


class Multiple(Number):
    """Base of numbers that are made of another one."""

    number: Number


def seats_of(state: ChampionsState, found: list[str]) -> list[int]:
    """Players that a selection stands for: players themselves, or whoever's area a card lies in."""
    seats: list[int] = []
    for thing in found:
        if thing.startswith("seat:"):
            seats.append(seat_of(thing))
        elif thing in state.play:
            seats.append(state.play[thing].area)
    return seats
