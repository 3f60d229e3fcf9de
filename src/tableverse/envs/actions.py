"""Options as integers: the action space.

A game with its own list (``SplendorActions``) gives every option the same number in every game, so trained policies
stay valid. New options may only be added at the end of such a list.
"""

from __future__ import annotations

from zlib import crc32

from tableverse.kernel.choice import Decision
from tableverse.kernel.errors import GameOver, IllegalOption
from tableverse.kernel.game import View


class Actions:
    """The numbers 0 to ``size`` - 1, which identify the options of a View that waits for a choice."""

    size = 0

    def number(self, view: View, option_id: str) -> int:
        """Return the number of an option of the View's decision."""
        raise NotImplementedError

    def numbers(self, view: View) -> list[int]:
        """Return the numbers of the options in the order of the decision; empty if this seat need not choose."""
        if view.decision is None:
            return []
        return [self.number(view, option.id) for option in view.decision.options]

    def option(self, view: View, number: int) -> str:
        """Return the id of the option with a number."""
        decision = _decision(view)
        for option in decision.options:
            if self.number(view, option.id) == number:
                return option.id
        raise IllegalOption(option=str(number)[:80], kind=decision.kind)

    def mask(self, view: View) -> list[int]:
        """Return 1 for each legal number and 0 for every other number."""
        mask = [0] * self.size
        for number in self.numbers(view):
            mask[number] = 1
        return mask


class NamedActions(Actions):
    """The actions of a game without its own list, where an option's number is a checksum of its id.

    An option therefore has the same number in every game. If two options of a decision collide, the later one takes the
    next free number.
    """

    size = 16_384

    def numbers(self, view: View) -> list[int]:
        taken: dict[int, None] = {}  # a dict keeps the order
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
