"""Verbs that discard cards from play, hands and decks."""

from __future__ import annotations

from tableverse.games.champions.cards import KINDS
from tableverse.games.champions.frames.discarding import DiscardingResources
from tableverse.games.champions.rules import leaving, piles
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Effect, Number, Selector, Verb
from tableverse.games.champions.vocabulary.nouns import Noun
from tableverse.games.champions.vocabulary.numbers import ANY_NUMBER
from tableverse.games.champions.vocabulary.quantities import amount_sentence
from tableverse.games.champions.vocabulary.saying import person, set_referents, subject, trait
from tableverse.games.champions.vocabulary.selectors.base import one
from tableverse.games.champions.vocabulary.selectors.context import seats_of
from tableverse.games.champions.vocabulary.selectors.described import is_you, name_it
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.games.champions.vocabulary.verbs.base import AmountVerb, LeavePlayVerb
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import ONE, Checker, Exactly, If, One, Resolving, Step, Voice, argument, word


@word("discard")
class Discard(LeavePlayVerb):
    """Discard cards from play or from hands to their owners' piles. The cards are noted as ``discarded``."""

    def recorded_names(self) -> tuple[str, ...]:
        return ("discarded",)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        gone: list[str] = []
        for thing in self.found(state, run):
            if thing in state.play:
                gone.append(thing)
                leaving.leave_play(state, thing)
                continue
            for seat, player in enumerate(state.players):
                if thing in player.hand:
                    gone.append(thing)
                    piles.discard_from_hand(state, seat, thing)
            if thing in state.limbo:
                gone.append(thing)
                state.limbo.remove(thing)
                piles.to_discard(state, thing)
            elif thing in state.encounter:
                gone.append(thing)
                piles.discard_of_encounter(state, thing)
        run.bound["discarded"] = gone

    def say(self, voice: Voice) -> str:
        by = subject(voice)
        if by:
            with set_referents(voice, {"person": "their"}):
                said = self.saying(voice, "champions-do-discard-by", by=by)
        elif isinstance(self.to, Those) and self.to.word == "hand":
            said = voice.sentence("champions-do-discard-hand", person=person(voice))
        else:
            said = super().say(voice)
        voice.referents["these:discarded"] = "one" if isinstance(self.to, One) else "many"
        return said


@word("discard-random")
class DiscardRandom(AmountVerb):
    """Make players discard cards at random from their hands. The cards are noted as ``discarded``."""

    to: Selector = argument(written="who")
    seated = True

    def recorded_names(self) -> tuple[str, ...]:
        return ("discarded",)

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return self.can_be_positive(state, run) and any(
            state.players[seat].hand for seat in seats_of(state, self.found(state, run))
        )

    def do(self, state: ChampionsState, run: Resolving) -> None:
        gone: list[str] = []
        for seat in seats_of(state, self.found(state, run)):
            for _ in range(self.current_amount(state, run)):
                hand = state.players[seat].hand
                if hand:
                    thing = state.rng.choice(hand)
                    gone.append(thing)
                    piles.discard_from_hand(state, seat, thing)
        run.bound["discarded"] = gone

    def say(self, voice: Voice) -> str:
        said = super().say(voice)
        alone = is_you(self.to) and isinstance(self.amount, Exactly) and self.amount.amount == 1
        voice.referents["these:discarded"] = "one" if alone else "many"
        return said


@word("discard-up-to")
class DiscardUpTo(AmountVerb):
    """Discard at least one of these hand cards, up to the amount, as a cost. The cards are noted as ``discarded``."""

    to: Selector = argument(written="from")
    amount: Number = argument(default=ANY_NUMBER)

    def say(self, voice: Voice) -> str:
        if self.amount is ANY_NUMBER:
            return voice.sentence("champions-do-discard-any", to=self.to.say(voice))
        return amount_sentence(voice, "champions-do-discard-up-to", self.amount, to=self.to.say(voice))

    def recorded_names(self) -> tuple[str, ...]:
        return ("discarded",)

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        found = self.found(state, run)
        if not found or len(at.left) >= self.current_amount(state, run):
            run.bound["discarded"] = at.left[:]
            run.leave()
            return None
        options = [Option(f"discard:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in found]
        if at.left:
            options.append(Option("done", Message("champions-option-done")))
        return Decision(run.seat, "discard", Message("champions-ask-discard-up-to"), options, run.origin)

    def answer(self, state: ChampionsState, run: Resolving, at: Step, option: Option) -> None:
        if option.id == "done":
            run.bound["discarded"] = at.left[:]
            run.leave()
            return
        thing = option.thing
        at.left.append(thing)
        piles.discard_from_hand(state, run.seat, thing)


@word("discard-top")
class DiscardTop(AmountVerb):
    """Make players discard the top cards of their decks, noted as ``discarded``. A cost requires the full number."""

    to: Selector = argument(written="who")
    seated = True

    def recorded_names(self) -> tuple[str, ...]:
        return ("discarded",)

    def payable(self, state: ChampionsState, run: Resolving) -> bool:
        seats = seats_of(state, self.found(state, run))
        return bool(seats) and all(len(state.players[seat].deck) >= self.current_amount(state, run) for seat in seats)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        gone: list[str] = []
        for seat in seats_of(state, self.found(state, run)):
            gone += piles.discard_top(state, seat, self.current_amount(state, run))
        run.bound["discarded"] = gone

    def say(self, voice: Voice) -> str:
        said = super().say(voice)
        alone = is_you(self.to) and isinstance(self.amount, Exactly) and self.amount.amount == 1
        voice.referents["these:discarded"] = "one" if alone else "many"
        voice.referents["owner:discarded"] = "you" if is_you(self.to) else ""
        return said


@word("discard-resources")
class DiscardResources(AmountVerb):
    """Make players discard hand cards of their choice until the cards have enough printed resources of any type."""

    to: Selector = argument(written="who")
    seated = True

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for seat in reversed(seats_of(state, self.found(state, run))):
            state.frames.append(DiscardingResources(seat, self.current_amount(state, run), run.origin))


@word("discard-encounter")
class DiscardEncounter(Verb):
    """Discard the top cards of the encounter deck, noted as ``discarded``. ``each`` is done after every card.

    With ``each``, only the card just discarded is noted, and an empty deck is reshuffled after all cards.
    """

    amount: Number = argument(default=ONE)
    each: Effect | None = None

    def recorded_names(self) -> tuple[str, ...]:
        return ("discarded",)

    def parts(self) -> tuple[Effect, ...]:
        return () if self.each is None else (self.each,)

    def payable(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(state.encounter)

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        if self.each is None:
            return super().step(state, run, at)
        if at.cursor < self.amount.value(state, run) and state.encounter:
            at.cursor += 1
            run.bound["discarded"] = [piles.discard_next(state)]
            run.enter(state, at, 0)
            return None
        run.leave()
        if not state.encounter:
            piles.renew_encounter(state)
        return None

    def do(self, state: ChampionsState, run: Resolving) -> None:
        run.bound["discarded"] = piles.discard_encounter(state, self.amount.value(state, run))

    def say(self, voice: Voice) -> str:
        alone = isinstance(self.amount, Exactly) and self.amount.amount == 1
        voice.referents["these:discarded"] = "one" if alone else "many"
        if alone:
            said = voice.sentence("champions-do-discard-encounter")
        else:
            said = amount_sentence(voice, "champions-do-discard-encounter-several", self.amount)
        if self.each is None:
            return said
        if not isinstance(self.each, If):
            return voice.sentences([said, self.each.say(voice)], "champions-then")
        with set_referents(voice, {"these:discarded": "one"}):
            each = voice.continued(self.each.say(voice))
        return voice.sentences([said, voice.sentence("champions-do-each-time", effect=each)])

    def check(self, checker: Checker) -> None:
        super().check(checker)
        if self.each is not None:
            checker.check_branch(self.each)


@word("discard-top-until")
class DiscardTopUntil(Verb):
    """Discard your deck card by card until ``until`` finds the discarded ``source``, bound as ``it``.

    Stop when the deck runs out.
    """

    until: Selector

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(state.players[run.seat].deck)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        run.bound.pop("it", None)
        for _ in range(len(state.players[run.seat].deck)):
            for thing in piles.discard_top(state, run.seat, 1):
                if self.until.find(state, run.binding("source", thing)):
                    run.bound["it"] = thing
                    return

    def say(self, voice: Voice) -> str:
        what = one(voice, self.until)
        name_it(voice, "it", self.until)
        voice.referents["owner:it"] = "you"
        return voice.sentence("champions-do-discard-top-until", what=what)

    def check(self, checker: Checker) -> None:
        super().check(checker)
        checker.bind("it")


@word("discard-encounter-until")
class DiscardEncounterUntil(Verb):
    """Discard the encounter deck card by card until ``until`` finds the discarded ``source``, bound as ``it``.

    Stop when the deck runs out.
    """

    until: Selector

    def do(self, state: ChampionsState, run: Resolving) -> None:
        run.bound.pop("it", None)
        for _ in range(len(state.encounter)):
            for thing in piles.discard_encounter(state, 1):
                if self.until.find(state, run.binding("source", thing)):
                    run.bound["it"] = thing
                    return

    def say(self, voice: Voice) -> str:
        what = one(voice, self.until)
        name_it(voice, "it", self.until)
        return voice.sentence("champions-do-discard-until", what=what)

    def check(self, checker: Checker) -> None:
        super().check(checker)
        checker.bind("it")


@word("discard-until")
class DiscardUntil(Verb):
    """Discard the encounter deck card by card until a card of the kind, with the trait if given, is bound as ``it``."""

    kind: str = argument(one_of=KINDS)
    trait: str = argument(names="trait", default="")

    def do(self, state: ChampionsState, run: Resolving) -> None:
        run.bound.pop("it", None)
        while state.encounter:
            thing = piles.discard_encounter(state, 1)[0]
            card = state.cards.of(thing)
            if card.kind == self.kind and (not self.trait or self.trait in card.traits):
                run.bound["it"] = thing
                return
            if thing not in state.encounter_discard:
                return  # this was the last card, and the deck has been reshuffled

    def say(self, voice: Voice) -> str:
        noun = Noun(self.kind, [trait(voice, self.trait)] if self.trait else [])
        voice.referents["bound:it"] = noun.pointed_at(voice)
        voice.referents["kind:it"] = self.kind
        return voice.sentence("champions-do-discard-until", what=noun.say(voice, "one"))

    def check(self, checker: Checker) -> None:
        super().check(checker)
        checker.bind("it")
