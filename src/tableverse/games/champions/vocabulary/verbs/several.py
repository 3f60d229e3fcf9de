"""The same done by several players, by several cards in turn, or once more."""

from __future__ import annotations

from tableverse.games.champions.frames.using import Using, repeat
from tableverse.games.champions.rules.costs import usable
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.saying import all_these, meaning, player
from tableverse.games.champions.vocabulary.selectors import seats_of
from tableverse.games.champions.vocabulary.verbs.base import On
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import (
    Bound,
    Checker,
    Choose,
    Effect,
    May,
    Resolving,
    Selector,
    Sequence,
    Step,
    Verb,
    Voice,
)
from tableverse.kernel.effects.values import seat_id, seat_of
from tableverse.kernel.state import State


class Specials(Verb):
    """Resolve the Special ability of each of these, in the order you choose: a sequence."""

    def __init__(self, of: Selector) -> None:
        self.of = of

    def possible(self, state: State, run: Resolving) -> bool:
        """One of them must be able to change something."""
        assert isinstance(state, ChampionsState)
        for thing in self.of.find(state, run):
            use = state.card(thing).first("special")
            if use is not None and usable(state, use, run.seat, thing):
                return True
        return False

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        assert isinstance(state, ChampionsState)
        if at.cursor == 0:
            at.cursor = 1
            at.left = self.of.find(state, run)
        at.left = [thing for thing in at.left if thing in state.play]
        if not at.left:
            run.bound.pop("sequence", None)
            run.leave()
            return None
        options = [Option(f"next:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in at.left]
        return Decision(run.seat, "order", Message("effect-ask-order"), options, run.origin)

    def answer(self, state: State, run: Resolving, at: Step, option: Option) -> None:
        assert isinstance(state, ChampionsState)
        thing = option.targets[0]
        at.left.remove(thing)
        run.bound["sequence"] = ",".join(at.left)
        use = state.card(thing).first("special")
        if use is not None:
            state.frames.append(Using(use.label, run.seat, thing))

    def do(self, state: State, run: Resolving) -> None:
        raise AssertionError("resolved step by step")

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-specials", of=all_these(voice, self.of))

    def check(self, checker: Checker) -> None:
        self.of.check(checker)


class RepeatAbility(Verb):
    """The ability of which this is a part, once more: with its cost, and with whatever lets it be repeated."""

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        use = state.cards.uses.get(run.ability)
        if use is None or "repeating" in run.bound:  # what it would repeat is more than a repetition
            return False
        run = Resolving(use.label, run.seat, run.origin, {"repeating": 1})
        if use.cost is not None:
            if not use.cost.effect.payable(state, run):
                return False
            run = use.cost.effect.ahead(state, run)
        return use.effect.effect.possible(state, run)

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        state.emit("repeats", {"seat": run.seat, "card": run.origin})
        repeat(state, run.ability, run.seat, run.origin)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-repeat-ability")


def is_led_by_player(effect: Effect) -> bool:
    """Does it begin with something that players do, so that a player can be the subject of what is said?"""
    if isinstance(effect, Sequence):
        return bool(effect.effects) and is_led_by_player(effect.effects[0])
    return isinstance(effect, Choose | May) or (isinstance(effect, On) and effect.seated)


class ForPlayer(Effect):
    """Each of these players does it, each being "you" in it, one at a time as the first player decides."""

    def __init__(self, who: Selector, effect: Effect) -> None:
        self.who = who
        self.effect = effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        seats = seats_of(state, self.who.find(state, run))
        return any(self.effect.possible(state, Resolving(run.ability, seat, run.origin)) for seat in seats)

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        assert isinstance(state, ChampionsState)
        if at.cursor == 0:
            at.cursor = 1
            at.left = [seat_id(seat) for seat in seats_of(state, self.who.find(state, run))]
        at.left = [thing for thing in at.left if not state.players[seat_of(thing)].eliminated]
        if len(at.left) > 1:
            options = [Option(f"next:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in at.left]
            return Decision(state.first, "order", Message("champions-ask-player-order"), options, run.origin)
        if at.left:
            self.go(state, run, at, at.left[0])
        else:
            run.leave()
        return None

    def answer(self, state: State, run: Resolving, at: Step, option: Option) -> None:
        assert isinstance(state, ChampionsState)
        self.go(state, run, at, option.targets[0])

    def go(self, state: ChampionsState, run: Resolving, at: Step, thing: str) -> None:
        at.left.remove(thing)
        node = state.cards.abilities[run.ability].children[at.node][0]
        # Whoever "you" is in it: it stays the deed of the player whose effect it is.
        bound = {"by": run.bound.get("by", run.seat)}
        state.frames.append(Resolving(run.ability, seat_of(thing), run.origin, bound, [Step(node)]))

    def say(self, voice: Voice) -> str:
        who = player(voice, self.who)
        if is_led_by_player(self.effect):
            with meaning(voice, {"person": "that", "subject": who}):
                return self.effect.say(voice)
        if isinstance(self.who, Bound):
            with meaning(voice, {"person": "that", "subject": ""}):
                return self.effect.say(voice)
        with meaning(voice, {"person": "their", "subject": ""}):
            effect = voice.clause(self.effect.say(voice))
        return voice.sentence("champions-do-for-player", who=who, effect=effect)

    def check(self, checker: Checker) -> None:
        self.who.check(checker)
        checker.apart(self.effect)
