"""Verbs that generate and spend resources inside an effect."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.champions.cards import ANY, RESOURCES
from tableverse.games.champions.effects import Generates, PaysMore
from tableverse.games.champions.frames.payment import Payment, payment_under_way
from tableverse.games.champions.frames.using import Using
from tableverse.games.champions.occurrence_types import PAYING
from tableverse.games.champions.rules import uniqueness
from tableverse.games.champions.rules.costs import accepted, affordable
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Selector, Verb
from tableverse.games.champions.vocabulary.nouns import Noun
from tableverse.games.champions.vocabulary.saying import resources
from tableverse.games.champions.vocabulary.selectors.base import noun_of, one
from tableverse.games.champions.vocabulary.selectors.described import name_it
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Checker, Resolving, Step, Voice, argument, word


class Gives(Generates):
    """Base class of verbs that add resources to the current payment."""

    during: ClassVar[tuple[str, ...]] = (PAYING,)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        payment = payment_under_way(state)
        assert payment is not None
        gained = self.gives(state, run)
        payment.add(gained)
        state.emit("generated", {"card": run.origin, "resources": gained})


@word("generate")
class Generate(Gives):
    """Generate resources for the current payment."""

    kinds: tuple[str, ...] = argument(one_of=RESOURCES)

    def __init__(self, *kinds: str) -> None:
        self.kinds = kinds

    def gives(self, state: ChampionsState, run: Resolving) -> list[str]:
        return list(self.kinds)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-generate", kinds=resources(voice, self.kinds))


@word("generate-top")
class GenerateTop(Gives):
    """Generate the resources of the top card of your discard pile, ignoring cards spent for the current payment."""

    def gives(self, state: ChampionsState, run: Resolving) -> list[str]:
        spent = [thing for frame in state.frames if isinstance(frame, Payment) for thing in frame.spent]
        discard = [thing for thing in state.players[run.seat].discard if thing not in spent]
        return state.cards.of(discard[-1]).resources if discard else []

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.gives(state, run))

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-generate-top")


@word("pay-for")
class PayFor(PaysMore):
    """Pay the printed cost of one of these cards, which you choose, as a cost. The card is bound as ``it``."""

    these: Selector = argument(written="of")

    def need(self, state: ChampionsState, thing: str) -> list[str]:
        card = state.cards.of(thing)
        return [accepted(card)] * max(0, card.cost)

    def is_able(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        if uniqueness.unique_in_play(state, thing):
            return False
        return affordable(state, run.seat, self.need(state, thing), run.origin, state.cards.of(thing))

    def able(self, state: ChampionsState, run: Resolving) -> list[str]:
        return [thing for thing in self.these.find(state, run) if self.is_able(state, run, thing)]

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return self.paid(state, run) is not None

    def least(self, state: ChampionsState, run: Resolving) -> list[str]:
        found: list[str] | None = None
        for thing in self.these.find(state, run):
            need = self.need(state, thing)
            if (found is None or len(need) < len(found)) and self.is_able(state, run, thing):
                found = need
        return [] if found is None else found

    def run_after(self, state: ChampionsState, run: Resolving) -> Resolving:
        return self.paid(state, run) or run

    def paid(self, state: ChampionsState, run: Resolving) -> Resolving | None:
        for thing in self.these.find(state, run):
            if self.is_able(state, run, thing):
                return run.binding("it", thing)
        return None

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        able = self.able(state, run)
        if at.cursor or not able:
            run.leave()
            return None
        options = [Option(f"pick:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in able]
        return Decision(run.seat, "pick", Message("effect-ask-pick"), options, run.origin)

    def answer(self, state: ChampionsState, run: Resolving, at: Step, option: Option) -> None:
        at.cursor = 1
        thing = option.thing
        run.bound["it"] = thing
        state.frames.append(Payment(run.seat, thing, self.need(state, thing), []))

    def say(self, voice: Voice) -> str:
        if noun_of(voice, self.these) is not None:
            said = voice.sentence("champions-do-pay-for", these=one(voice, self.these))
            name_it(voice, "it", self.these)
            return said
        voice.referents["bound:it"] = Noun("card").say(voice, "that")
        return voice.sentence("champions-do-pay-for-it", it=self.these.say(voice))

    def check(self, checker: Checker) -> None:
        super().check(checker)
        checker.bind("it")


@word("spend")
class Spend(Verb):
    """Spend resources inside an effect, as one of its choices. ``any`` is a resource of any type."""

    kinds: tuple[str, ...] = argument(one_of=(*RESOURCES, ANY))

    def __init__(self, *kinds: str) -> None:
        self.kinds = kinds

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return affordable(state, run.seat, list(self.kinds), run.origin, state.card(run.origin))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        state.frames.append(Payment(run.seat, run.origin, list(self.kinds), []))

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-spend", kinds=resources(voice, self.kinds))


class Handover(Verb):
    """The end of a cost, which passes its bindings to the effect. It has no text."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        using = state.frames[-2]
        assert isinstance(using, Using)
        using.bound = dict(run.bound)

    def say(self, voice: Voice) -> str:
        return ""
