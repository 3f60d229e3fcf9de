"""Options as whole numbers: what a learner answers with.

A game that has a list of its own (``SplendorActions``) gives every option the same number in every game ever played, so
what was learnt keeps its meaning. Numbers are only ever added at the end of such a list.
"""

from __future__ import annotations

from zlib import crc32

from tableverse.kernel.choice import Decision
from tableverse.kernel.errors import GameOver, IllegalOption
from tableverse.kernel.game import View


class Actions:
    """The numbers 0 to ``size`` - 1, and what they mean where a View waits for a choice."""

    size = 0

    def number(self, view: View, option_id: str) -> int:
        """The number of one of the options of the View's decision."""
        raise NotImplementedError

    def numbers(self, view: View) -> list[int]:
        """The numbers of the options, in the order of the decision; none when it does not wait for this seat."""
        if view.decision is None:
            return []
        return [self.number(view, option.id) for option in view.decision.options]

    def option(self, view: View, number: int) -> str:
        """The id of the option that a number stands for now."""
        decision = _decision(view)
        for option in decision.options:
            if self.number(view, option.id) == number:
                return option.id
        raise IllegalOption(option=str(number)[:80], kind=decision.kind)

    def mask(self, view: View) -> list[int]:
        """1 for each number that may be answered now, 0 for the others."""
        mask = [0] * self.size
        for number in self.numbers(view):
            mask[number] = 1
        return mask


class NamedActions(Actions):
    """For a game without a list of its own: an option's number is a checksum of its id, so it is the same in every
    game ever played. Where two options of one decision share a number, the later one takes the next that is free."""

    size = 16_384

    def numbers(self, view: View) -> list[int]:
        taken: dict[int, None] = {}  # keeps the order
        for option in [] if view.decision is None else view.decision.options[: self.size]:
            number = crc32(option.id.encode()) % self.size
            while number in taken:
                number = (number + 1) % self.size
            taken[number] = None
        return list(taken)

    def number(self, view: View, option_id: str) -> int:
        for number, option in zip(self.numbers(view), _decision(view).options, strict=False):
            if option.id == option_id:
                return number
        raise IllegalOption(option=option_id[:80], kind=_decision(view).kind)

    def option(self, view: View, number: int) -> str:
        for taken, option in zip(self.numbers(view), _decision(view).options, strict=False):
            if taken == number:
                return option.id
        raise IllegalOption(option=str(number)[:80], kind=_decision(view).kind)


def _decision(view: View) -> Decision:
    if view.decision is None:
        raise GameOver()
    return view.decision
