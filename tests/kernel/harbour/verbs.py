"""Verbs of Harbour's effects."""

from __future__ import annotations

from kernel.harbour.state import HarbourState
from tableverse.kernel.effects import Checker, Number, Resolving, Selector, Verb, Voice
from tableverse.kernel.effects.values import seat_id, seat_of
from tableverse.kernel.modifiers import Modifier, total
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.state import State
from tableverse.kernel.timing import Window, occurring

WALLS = "walls"


def hit(state: State, target: str, amount: int, by: str) -> None:
    state.frames.append(Window(Occurrence("hit", {"target": target, "amount": amount, "by": by})))


class Aimed(Verb):
    """A verb with a text and a target selector."""

    key = ""

    def __init__(self, target: Selector) -> None:
        self.target = target

    def possible(self, state: State, run: Resolving) -> bool:
        return bool(self.target.find(state, run))

    def say(self, voice: Voice) -> str:
        return voice.sentence(self.key, target=self.target.say(voice))

    def check(self, checker: Checker) -> None:
        self.target.check(checker)
        self.say(checker.voice)


class Counted(Aimed):
    """A targeted verb with an amount."""

    def __init__(self, target: Selector, amount: Number) -> None:
        super().__init__(target)
        self.amount = amount

    def say(self, voice: Voice) -> str:
        return voice.sentence(self.key, target=self.target.say(voice), amount=self.amount.say(voice))


class Hit(Counted):
    key = "harbour-hit"

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, HarbourState)
        amount = self.amount.value(state, run) + total(state.modifiers, "force", seat_id(run.seat))
        for target in reversed(self.target.find(state, run)):  # pushed last, resolved first
            if target == WALLS or state.ship(target) is not None:
                hit(state, target, amount, run.origin)


class Draw(Counted):
    key = "harbour-draw"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, HarbourState)
        return any(state.keepers[seat_of(thing)].deck for thing in self.target.find(state, run))

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, HarbourState)
        for thing in self.target.find(state, run):
            state.draw(seat_of(thing), self.amount.value(state, run))


class Discard(Aimed):
    key = "harbour-discard"

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, HarbourState)
        for thing in self.target.find(state, run):
            for seat, keeper in enumerate(state.keepers):
                for zone in (keeper.hand, keeper.play):
                    if thing in zone:
                        zone.remove(thing)
                        keeper.discard.append(thing)
                        state.emit("discarded", {"seat": seat, "card": thing}, reveals=zone is keeper.hand)


class Mend(Verb):
    def __init__(self, amount: Number) -> None:
        self.amount = amount

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, HarbourState)
        state.walls += self.amount.value(state, run)
        state.emit("mended", {"walls": state.walls})

    def say(self, voice: Voice) -> str:
        return voice.sentence("harbour-mend", amount=self.amount.say(voice))


class Roll(Verb):
    """A die roll whose result is bound."""

    def __init__(self, sides: int) -> None:
        self.sides = sides

    def do(self, state: State, run: Resolving) -> None:
        run.bound["rolled"] = state.rng.roll(self.sides)
        state.emit("rolled", {"die": self.sides, "shows": run.bound["rolled"]}, reveals=True)

    def say(self, voice: Voice) -> str:
        return voice.sentence("harbour-roll", sides=self.sides)

    def check(self, checker: Checker) -> None:
        self.say(checker.voice)
        checker.bind("rolled")


class Modify(Counted):
    """A temporary change of a number: the guns of ships, the force of a keeper's hits."""

    def __init__(self, stat: str, target: Selector, amount: Number, until: str) -> None:
        super().__init__(target, amount)
        self.key = f"harbour-modify-{stat}"
        self.stat = stat
        self.until = until

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, HarbourState)
        for target in self.target.find(state, run):
            modifier = Modifier(self.stat, target, self.amount.value(state, run), self.until, run.origin)
            state.modifiers.append(modifier)

    def say(self, voice: Voice) -> str:
        until = voice.word(f"harbour-until-{self.until.partition(':')[0]}")
        return voice.sentence(self.key, target=self.target.say(voice), amount=self.amount.say(voice), until=until)


class Reduce(Verb):
    """A replacement effect that reduces a hit."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def possible(self, state: State, run: Resolving) -> bool:
        return bool(occurring(state).facts["amount"] > 0)

    def do(self, state: State, run: Resolving) -> None:
        facts = occurring(state).facts
        facts["amount"] = max(0, facts["amount"] - self.amount)

    def say(self, voice: Voice) -> str:
        return voice.sentence("harbour-reduce", amount=self.amount)


class Cancel(Verb):
    def do(self, state: State, run: Resolving) -> None:
        occurring(state).cancelled = True

    def say(self, voice: Voice) -> str:
        return voice.sentence("harbour-cancel")


class Redirect(Aimed):
    key = "harbour-redirect"

    def do(self, state: State, run: Resolving) -> None:
        for target in self.target.find(state, run):
            occurring(state).facts["target"] = target
