"""Targets: the choice that precedes a verb, and the things that can be chosen."""

from __future__ import annotations

from tableverse.games.champions.rules import piles
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.combining import PickOne, Steps
from tableverse.games.champions.vocabulary.conditions import ASSUME_PAID
from tableverse.games.champions.vocabulary.linking import AtOnce
from tableverse.games.champions.vocabulary.nodes import Effect, Selector
from tableverse.games.champions.vocabulary.saying import person, set_referents
from tableverse.games.champions.vocabulary.selectors.base import Together, is_many, noun_of
from tableverse.games.champions.vocabulary.selectors.context import These
from tableverse.games.champions.vocabulary.selectors.described import innermost, kind_of, name_it, place_of
from tableverse.games.champions.vocabulary.selectors.filters import WithTitle
from tableverse.games.champions.vocabulary.selectors.narrowing import able_to_leave
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.games.champions.vocabulary.verbs.base import LeavePlayVerb, TargetedVerb
from tableverse.games.champions.vocabulary.verbs.moving import PlayCard
from tableverse.games.champions.vocabulary.verbs.returning import Look
from tableverse.games.champions.vocabulary.verbs.statuses import Give
from tableverse.kernel import effects
from tableverse.kernel.choice import Decision
from tableverse.kernel.effects import Bound, Checker, If, Pick, Resolving, Sequence, Step, Voice, argument, word


class PickTarget(PickOne):
    """A choice among the things that an effect could affect."""

    def __init__(self, among: Selector, name: str, effect: Effect) -> None:
        super().__init__(among, name)
        self.effect = effect
        self.leaves = isinstance(effect, LeavePlayVerb)

    def found(self, state: ChampionsState, run: Resolving) -> list[str]:
        among = able_to_leave(self.among, state, run) if self.leaves else self.among.find(state, run)
        return [thing for thing in among if self.effect.possible(state, run.binding(self.name, thing))]

    def first(self, state: ChampionsState, run: Resolving) -> str | None:
        """Return the first valid target, or None, without searching for all targets."""
        for thing in able_to_leave(self.among, state, run) if self.leaves else self.among.find(state, run):
            if self.effect.possible(state, run.binding(self.name, thing)):
                return thing
        return None

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return self.first(state, run) is not None

    def run_after(self, state: ChampionsState, run: Resolving) -> Resolving:
        """Bind the first target. This is called only if the effect is payable, so a target exists."""
        first = self.first(state, run)
        assert first is not None
        return run.binding(self.name, first)

    def paid(self, state: ChampionsState, run: Resolving) -> Resolving | None:
        first = self.first(state, run)
        return None if first is None else run.binding(self.name, first)


class Aimed(effects.Aimed[ChampionsState]):
    """A verb whose targets are chosen first, rendered as one sentence."""

    def __init__(self, picks: list[Pick[ChampionsState]], verb: Effect) -> None:
        super().__init__(picks, verb)
        self.picks = picks

    def say(self, voice: Voice) -> str:
        said = self.verb.say(voice)
        for pick in self.picks:
            name_it(voice, pick.name, pick.among)
        return said


class PickFound(Pick[ChampionsState]):
    """A choice among the cards found by a search.

    The choice offers the cards that the effect can use, or all found cards if it can use none. Copies in the same place
    are identical, so only one of them is offered.
    """

    def __init__(self, among: Selector, name: str, effect: Effect) -> None:
        super().__init__(among, name)
        self.effect = effect

    def found(self, state: ChampionsState, run: Resolving) -> list[str]:
        copies: dict[tuple[str, int], str] = {}
        for thing in self.among.find(state, run):
            pile = piles.pile_of(state, thing)
            copies.setdefault((state.cards.of(thing).id, id(pile)) if pile else (thing, 0), thing)
        found = list(copies.values())
        return [thing for thing in found if self.effect.possible(state, run.binding(self.name, thing))] or found


class SearchFor(Sequence[ChampionsState]):
    """A search for a card in a deck or pile, followed by a verb on the found card."""

    def __init__(self, among: Selector, name: str, verb: Effect) -> None:
        super().__init__(Look(), PickFound(among, name, verb), verb)
        self.among = among
        self.name = name
        self.verb = verb

    def say(self, voice: Voice) -> str:
        noun = noun_of(voice, self.among, placed=False)
        what = self.among.say(voice) if noun is None else noun.say(voice, "one")
        if isinstance(self.among, WithTitle):
            what = self.among.described(voice)
        place = place_of(self.among)
        found = {"found": kind_of(voice, self.among), "found-in": place}
        with set_referents(voice, {f"bound:{self.name}": voice.word("champions-found"), **found}):
            then = voice.clause(self.verb.say(voice))
        name_it(voice, self.name, self.among)
        searched = voice.word(f"champions-searched-{place}", person=person(voice))
        return voice.sentence("champions-do-search-for", what=what, place=searched, then=then)


class PickRandom(Pick[ChampionsState]):
    """A random choice."""

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        found = self.found(state, run)
        if found:
            run.bound[self.name] = state.rng.choice(found)
        else:
            run.bound.pop(self.name, None)
        run.leave()
        return None


class AtRandom(Sequence[ChampionsState]):
    """A verb with a random target, rendered as one sentence."""

    def __init__(self, among: Selector, name: str, verb: Effect) -> None:
        super().__init__(PickRandom(among, name), verb)
        self.among = among
        self.name = name
        self.verb = verb

    def say(self, voice: Voice) -> str:
        noun = noun_of(voice, self.among)
        what = self.among.say(voice)
        if noun is not None:
            noun.before.insert(0, noun.adjective(voice, "random"))
            what = noun.say(voice, "one")
        with set_referents(voice, {f"bound:{self.name}": what}):
            said = self.verb.say(voice)
        name_it(voice, self.name, self.among)
        return said


@word("aim")
class Aim(Effect):
    """Choose a target, bound as ``it``, for several effects. Do nothing unless some target is affected."""

    at: Selector
    effect: Effect = argument(written="do")

    def __init__(self, at: Selector, effect: Effect) -> None:
        self.at = at
        self.effect = effect
        on_bound = effects_on_bound(effect)
        self.pick = PickTarget(at, "it", Sequence(*on_bound) if on_bound else effect)
        self.steps = Steps(self.pick, effect)

    def parts(self) -> tuple[Effect, ...]:
        return self.steps.parts()

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return self.pick.possible(state, run.binding(ASSUME_PAID, 1))

    def payable(self, state: ChampionsState, run: Resolving) -> bool:
        return self.steps.payable(state, run)

    def run_after(self, state: ChampionsState, run: Resolving) -> Resolving:
        return self.steps.run_after(state, run)

    def paid(self, state: ChampionsState, run: Resolving) -> Resolving | None:
        return self.steps.paid(state, run)

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        return self.steps.step(state, run, at)

    def say(self, voice: Voice) -> str:
        return self.steps.say(voice)

    def check(self, checker: Checker) -> None:
        self.steps.check(checker)


def parts_of(effect: Effect) -> list[Effect]:
    """Return the effects of a sequence, flattened."""
    if isinstance(effect, Aim):
        effect = effect.steps
    if isinstance(effect, Sequence) and not isinstance(effect, Aimed | AtRandom | SearchFor):
        return [inner for part in effect.effects for inner in parts_of(part)]
    return list(effect.verbs) if isinstance(effect, AtOnce) else [effect]


def target_of(effect: Effect) -> Selector | None:
    """Return the target of a verb, or None."""
    if isinstance(effect, Give) or (isinstance(effect, TargetedVerb) and not effect.seated):
        return effect.to
    return effect.these if isinstance(effect, PlayCard) else None


def effects_on_bound(effect: Effect) -> list[Effect]:
    """Return the parts that affect a thing chosen before, including conditional parts."""
    found: list[Effect] = []
    for part in parts_of(effect):
        if isinstance(part, If):
            then = effects_on_bound(part.then)
            otherwise = [] if part.otherwise is None else effects_on_bound(part.otherwise)
            if then or otherwise:
                found.append(If(part.condition, Sequence(*then), Sequence(*otherwise)))
        elif isinstance(target_of(part), Bound):
            found.append(part)
    return found


def is_named(of: Selector) -> bool:
    """Return whether the selector names cards by title, in one place or in several."""
    if isinstance(of, Together):
        return all(is_named(part) for part in of.parts)
    return isinstance(of, WithTitle)


def needs_target(effect: Effect) -> bool:
    """Return whether the effect needs a target that is chosen or found in play.

    The effect's own card and player always exist, and an effect on each card of a hand needs no target.
    """
    to = target_of(effect)
    inner = None if to is None else innermost(to)
    somewhere = isinstance(inner, These) or (isinstance(inner, Those) and inner.is_place())
    chosen = to is not None and is_many(to) and not is_named(to) and not somewhere
    return isinstance(effect, Aimed | SearchFor | Pick) or chosen
