"""References to earlier choices, and to the occurrence in progress."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.dagger.frames.attribute_test import current_test
from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.vocabulary.nodes import Selector
from tableverse.kernel.effects import Bound, Checker, Resolving, Voice, argument, word
from tableverse.kernel.timing import occurring

#: Things that effects record. A test checks that some effect records each of them.
KEPT: Final = ("them", "path", "second", "target", "spawned")


class Earlier(Selector):
    """Something picked earlier, named by its kind: that hero, that enemy, that space."""

    #: The name to which the thing is bound.
    name: ClassVar[str] = "it"

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        return [run.bound[self.name]] if self.name in run.bound else []

    def awaits(self, run: Resolving) -> bool:
        return self.name not in run.bound

    def check(self, checker: Checker) -> None:
        self.say(checker.voice)
        checker.uses(self.name, self)


@word("that")
class That(Earlier):
    """The thing picked earlier, named by its kind."""

    kind: str = argument(one_of=("hero", "enemy", "space"))

    def say(self, voice: Voice) -> str:
        return voice.word(f"dagger-that-{self.kind}")


@word("second")
class Second(Earlier):
    """The thing picked earlier as ``second``."""

    name: ClassVar[str] = "second"

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-that-second")


@word("there")
class There(Earlier):
    """The space picked earlier as the destination."""

    name: ClassVar[str] = "there"

    def say(self, voice: Voice) -> str:
        return voice.referents.get("there") or voice.word("dagger-that-space")


@word("bound")
class It(Bound):
    """The current thing of a for-each."""

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-it")


@word("the")
class The(Selector):
    """The hero, enemy, space or base of the occurrence in progress."""

    fact: str = argument(asks="the")

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        value = occurring(state).facts.get(self.fact, "")
        return [value] if value else []

    def say(self, voice: Voice) -> str:
        return voice.word(f"dagger-the-{self.fact}")


@word("kept")
class Remembered(Selector):
    """A thing kept by this effect: the attacked enemy, its space, the spaces of a move …"""

    name: str = argument(one_of=KEPT)

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        value = run.bound.get(self.name)
        if isinstance(value, list):
            return value
        return [value] if value else []

    def say(self, voice: Voice) -> str:
        """Return the full description of the thing at its first use, and a short reference afterwards."""
        again = voice.word(f"dagger-kept-{self.name}")
        said = voice.referents.get(self.name, again)
        if self.name in voice.referents:
            voice.referents[self.name] = again
        return said


@word("roller")
class Roller(Selector):
    """The hero who makes the test in progress."""

    during: ClassVar[tuple[str, ...]] = ("rolled",)

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        return [current_test(state).hero]

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-roller")
