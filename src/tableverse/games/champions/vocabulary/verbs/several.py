"""Verbs for several players or for several cards in turn, and the repetition of an ability."""

from __future__ import annotations

from tableverse.games.champions.frames.using import Using, repeat
from tableverse.games.champions.rules.campaign import AFTERMATH
from tableverse.games.champions.rules.costs import usable
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Effect, Selector
from tableverse.games.champions.vocabulary.saying import set_referents
from tableverse.games.champions.vocabulary.selectors.base import all_these
from tableverse.games.champions.vocabulary.selectors.context import seats_of
from tableverse.games.champions.vocabulary.selectors.described import is_everybody, is_yours, place_of, player
from tableverse.games.champions.vocabulary.verbs.base import SimpleVerb, TargetedVerb
from tableverse.games.champions.vocabulary.verbs.discarding import Discard
from tableverse.games.champions.vocabulary.verbs.scheming import IndirectDamage
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import (
    Aimed,
    Bound,
    Checker,
    Choose,
    ForEach,
    If,
    May,
    Repeat,
    Resolving,
    Sequence,
    Step,
    Voice,
    argument,
    word,
)
from tableverse.kernel.effects.values import seat_id, seat_of


@word("specials")
class Specials(Effect):
    """Resolve the Special ability of each of these cards, in the order you choose."""

    of: Selector

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        """Return whether any of these Special abilities would change something."""
        for thing in self.of.find(state, run):
            use = state.card(thing).first("special")
            if use is not None and usable(state, use, run.seat, thing):
                return True
        return False

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        if at.cursor == 0:
            at.cursor = 1
            at.left = self.of.find(state, run)
        at.left = [thing for thing in at.left if thing in state.play]
        if not at.left:
            run.leave()
            return None
        options = [Option(f"next:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in at.left]
        return Decision(run.seat, "order", Message("effect-ask-order"), options, run.origin)

    def answer(self, state: ChampionsState, run: Resolving, at: Step, option: Option) -> None:
        thing = option.thing
        at.left.remove(thing)
        run.bound["sequence"] = at.left[:]
        use = state.card(thing).first("special")
        if use is not None:
            state.frames.append(Using(use.label, run.seat, thing))

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-specials", of=all_these(voice, self.of))


@word("repeat-ability")
class RepeatAbility(SimpleVerb):
    """Resolve the ability that contains this verb again, including its cost and the option to repeat it."""

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        use = state.cards.uses.get(run.ability)
        if use is None or "repeating" in run.bound:  # repeating does not count as a reason to repeat the ability
            return False
        run = Resolving(use.label, run.seat, run.origin, {"repeating": 1})
        if use.cost is not None:
            if not use.cost.effect.payable(state, run):
                return False
            run = use.cost.effect.run_after(state, run)
        return use.effect.effect.possible(state, run)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        state.emit("repeats", {"seat": run.seat, "card": run.origin})
        repeat(state, run.ability, run.seat, run.origin)


def is_led_by_player(effect: Effect, by_each: bool = False) -> bool:
    """Return whether an effect begins with an action of players, so that a player can be the subject of the sentence.

    With ``by_each``, all parts must be actions of players. Otherwise it would be unclear who does the other parts.
    """
    if isinstance(effect, Aimed):
        return is_led_by_player(effect.verb, by_each)
    if isinstance(effect, Sequence):
        said = effect.effects if by_each else effect.effects[:1]
        return all(is_led_by_player(part, by_each) for part in said)
    if isinstance(effect, Discard):
        return place_of(effect.to) == "hand" or is_yours(effect.to)
    return isinstance(effect, Choose | May | IndirectDamage) or (isinstance(effect, TargetedVerb) and effect.seated)


def begins_with_verb(effect: Effect) -> bool:
    """Return whether the sentence of this effect begins with a verb, so that a player can be its subject."""
    if isinstance(effect, Sequence):
        return begins_with_verb(effect.effects[0])
    return not isinstance(effect, If | Repeat | ForEach)


@word("for-player")
class ForPlayer(Effect):
    """Have each of these players do an effect as "you".

    The first player chooses the order, unless ``in-order`` requires player order.
    """

    who: Selector
    effect: Effect = argument(written="do")
    in_order: bool = False

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        seats = seats_of(state, self.who.find(state, run))
        return any(self.effect.possible(state, Resolving(run.ability, seat, run.origin)) for seat in seats)

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        if at.cursor == 0:
            at.cursor = 1
            at.left = [seat_id(seat) for seat in seats_of(state, self.who.find(state, run))]
        if state.phase != AFTERMATH:
            at.left = [thing for thing in at.left if not state.players[seat_of(thing)].eliminated]
        if len(at.left) > 1 and not self.in_order:
            options = [Option(f"next:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in at.left]
            return Decision(state.first, "order", Message("champions-ask-player-order"), options, run.origin)
        if at.left:
            self.go(state, run, at, at.left[0])
        else:
            run.leave()
        return None

    def answer(self, state: ChampionsState, run: Resolving, at: Step, option: Option) -> None:
        self.go(state, run, at, option.thing)

    def go(self, state: ChampionsState, run: Resolving, at: Step, thing: str) -> None:
        at.left.remove(thing)
        node = state.cards.abilities[run.ability].children[at.node][0]
        # Record the player to whom the effect belongs.
        bound = {"by": run.bound.get("by", run.seat)}
        state.frames.append(Resolving(run.ability, seat_of(thing), run.origin, bound, [Step(node)]))

    def say(self, voice: Voice) -> str:
        who = player(voice, self.who)
        if self.in_order:
            who = voice.word("champions-in-player-order", who=who)
        if is_led_by_player(self.effect, by_each=is_everybody(self.who)):
            with set_referents(voice, {"person": "that", "subject": who}):
                return self.effect.say(voice)
        if isinstance(self.who, Bound):
            with set_referents(voice, {"person": "that", "subject": ""}):
                return self.effect.say(voice)
        with set_referents(voice, {"person": "their", "subject": ""}):
            effect = voice.clause(self.effect.say(voice))
        begins = "verb" if begins_with_verb(self.effect) else "other"
        return voice.sentence("champions-do-for-player", who=who, effect=effect, **{"effect-is": begins})

    def check(self, checker: Checker) -> None:
        self.who.check(checker)
        checker.check_branch(self.effect)
