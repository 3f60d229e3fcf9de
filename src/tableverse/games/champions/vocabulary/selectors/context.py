"""Selectors for the current occurrence, for results of earlier parts of the effect, and for cards by name."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.champions.ids import name_of
from tableverse.games.champions.rules.occurrences import ACTIVATIONS, current
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nouns import Noun
from tableverse.games.champions.vocabulary.saying import person, title
from tableverse.games.champions.vocabulary.selectors.base import Selection
from tableverse.kernel.effects import Bound, Checker, Resolving, Voice, argument, word
from tableverse.kernel.effects.values import seat_id, seat_of
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.timing import Window

#: Value of the referent ``these:<name>`` once the text has described the one noted card.
MENTIONED: Final = "told"
#: Nouns for things that an earlier part of an effect noted, by name.
NOTED: Final = {"discarded": "card", "damaged": "character", "looked": "card", "picked": "card", "attacked": "player"}


@word("player-of")
class PlayerOf(Selection):
    """The player whose identity has this card as one of its sides."""

    card: str = argument(names="card")

    def find(self, state: ChampionsState, run: Resolving) -> list[str]:
        side = state.cards.by_id[self.card]
        return [
            seat_id(seat) for seat in state.order() if name_of(state.players[seat].identity) in (self.card, side.back)
        ]

    def say(self, voice: Voice) -> str:
        return voice.word("champions-player-of", card=title(voice, self.card))


# --- the current occurrence -------------------------------------------------------------------------------------------


def fact_values(state: ChampionsState, fact: str) -> list[str]:
    """Return the values of a fact of the current occurrence, as ids. Seats are returned as players."""
    value = None
    frames = state.frames
    for at in range(len(frames) - 1, -1, -1):
        frame = frames[at]
        # An attack ability has a separate occurrence, so the search continues with the occurrence that the ability
        # responds to. But actions during an enemy's activation do not refer to the occurrence that the activation
        # interrupted.
        if isinstance(frame, Window):
            if fact in frame.occurrence.facts:
                value = frame.occurrence.facts[fact]
                break
            if frame.occurrence.kind in ACTIVATIONS:
                break
    return _listed(value)


def ability_fact_values(state: ChampionsState, run: Resolving, fact: str) -> list[str]:
    """Return the values of a fact for an ability, preferably from the occurrence that it responds to.

    This matters for an attack or thwart ability, which has a separate occurrence.
    """
    ability = state.cards.abilities.get(run.ability)
    answered = current(state, ability.on) if ability is not None and ability.on else None
    return fact_values(state, fact) if answered is None or fact not in answered.facts else _listed(answered.facts[fact])


def _listed(value: Any) -> list[str]:
    if isinstance(value, list):
        return [str(item) for item in value]
    if isinstance(value, int):
        return [seat_id(value)] if value >= 0 else []
    return [value] if value else []


def occurrence_of(state: ChampionsState) -> Occurrence | None:
    """Return the innermost current occurrence, or None."""
    for frame in state.frames[::-1]:
        if isinstance(frame, Window):
            return frame.occurrence
    return None


def render_fact(voice: Voice, fact: str) -> str:
    return voice.referents.get(f"fact:{fact}") or voice.word(f"champions-fact-{fact}")


@word("fact")
class Fact(Selection):
    """A fact of the occurrence that the ability responds to, such as the attacker or the revealed card.

    Facts about seats give players.
    """

    fact: str = argument(written="is", asks="fact")

    def find(self, state: ChampionsState, run: Resolving) -> list[str]:
        return ability_fact_values(state, run, self.fact)

    def say(self, voice: Voice) -> str:
        return render_fact(voice, self.fact)


def kind_last_seen(state: ChampionsState, thing: str) -> str:
    """Return a card's kind by its visible side.

    During responses to its defeat, use the side that was visible when it was defeated.
    """
    piece = state.play.get(thing)
    if piece is not None:
        return state.cards.by_id[piece.face].kind
    for frame in state.frames[::-1]:
        if isinstance(frame, Window) and "face" in frame.occurrence.facts and frame.occurrence.facts["target"] == thing:
            face: str = frame.occurrence.facts["face"]
            return state.cards.by_id[face].kind
    return state.cards.of(thing).kind


# --- results of earlier parts -----------------------------------------------------------------------------------------


@word("bound")
class It(Bound):
    """The thing chosen before, by the name it was bound as."""

    def say(self, voice: Voice) -> str:
        return voice.referents.get(f"bound:{self.name}") or super().say(voice)


def noted(run: Resolving, name: str) -> list[str]:
    """Return the cards that an earlier part of the effect noted, or the resources paid.

    Bound lists are replaced, never changed in place, so clones can share them.
    """
    found = run.bound.get(name)
    return found if isinstance(found, list) else []


@word("these")
class These(Selection):
    """The things that an earlier part of the effect noted, such as the discarded cards or the damaged characters."""

    name: str = argument(written="noted")

    def find(self, state: ChampionsState, run: Resolving) -> list[str]:
        return noted(run, self.name)[:]

    def awaits(self, run: Resolving) -> bool:
        return self.name not in run.bound

    def is_many(self) -> bool:
        return True

    def say(self, voice: Voice) -> str:
        """Render the noted cards, with their owner if each player discards their own."""
        whose = person(voice) if voice.referents.get(f"owner:{self.name}") == "you" else ""
        number = voice.referents.get(f"these:{self.name}", "many")
        return voice.word(f"champions-these-{self.name}", number=number, person=whose)

    def noun(self, voice: Voice, placed: bool) -> Noun | None:
        if self.name not in NOTED:
            return None
        noun = Noun(voice.referents.get(f"noun:{self.name}", NOTED[self.name]))
        noun.tied = True
        looked = self.name == "looked"
        if self.is_one(voice):
            known = looked or self.is_mentioned(voice)
            noun.how = "that" if known else "the"
            noun.before += [] if known else [noun.adjective(voice, self.name)]
        elif looked and noun.word == NOTED[self.name]:
            noun.how = "of-them"
        else:
            noun.add(voice, f"champions-after-{self.name}")
        return noun

    def is_one(self, voice: Voice) -> bool:
        """Return whether exactly one card is known to be noted."""
        return voice.referents.get(f"these:{self.name}") in ("one", MENTIONED)

    def is_mentioned(self, voice: Voice) -> bool:
        """Return whether the text has described the one card, so that it can now say "that minion"."""
        return voice.referents.get(f"these:{self.name}") == MENTIONED

    def mark_mentioned(self, voice: Voice) -> None:
        voice.referents[f"these:{self.name}"] = MENTIONED

    def check(self, checker: Checker) -> None:
        super().check(checker)
        checker.uses_recorded(self.name, self)


# --- cards by name ----------------------------------------------------------------------------------------------------


@word("named")
class Named(Selection):
    """Cards in play with a card's title.

    If several cards have it: this card itself, else cards of its set, else cards of its side.
    """

    card: str = argument(names="card")

    def find(self, state: ChampionsState, run: Resolving) -> list[str]:
        found = [piece.id for piece in state.named(self.card)]
        if run.origin in found:
            return [run.origin]
        if len(found) > 1:
            speaker = state.card(run.origin)
            enemy = speaker.aspect == "encounter"
            for near in (
                [thing for thing in found if state.card(thing).set == speaker.set],
                [thing for thing in found if (state.card(thing).aspect == "encounter") == enemy],
            ):
                if near:
                    return near
        return found

    def is_general(self) -> bool:
        return True

    def say(self, voice: Voice) -> str:
        return voice.word("champions-named", card=title(voice, self.card))


@word("person")
class Person(Selection):
    """Cards in play whose title or subtitle is the subtitle of a card."""

    card: str = argument(names="card")

    def find(self, state: ChampionsState, run: Resolving) -> list[str]:
        name = state.cards.by_id[self.card].subtitle
        shown = {piece.id: state.cards.by_id[piece.face] for piece in state.play.values()}
        return [thing for thing, card in shown.items() if name in (card.title, card.subtitle)]

    def say(self, voice: Voice) -> str:
        return voice.referents.get(f"subtitle:{self.card}", self.card)


def seats_of(state: ChampionsState, found: list[str]) -> list[int]:
    """Return the seats of players found, and of players whose area contains a found card."""
    seats: list[int] = []
    for thing in found:
        if thing.startswith("seat:"):
            seats.append(seat_of(thing))
        elif thing in state.play:
            seats.append(state.play[thing].area)
    return seats
