"""Options as whole numbers: what a learner answers with.

A game that has a list of its own (``actions_for``) gives every option the same number in every game ever played, so
what was learnt keeps its meaning. Numbers are only ever added at the end of such a list.
"""

from __future__ import annotations

from tableverse.kernel.choice import Decision
from tableverse.kernel.errors import GameOver, IllegalOption
from tableverse.kernel.game import Game, View


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


class PlacedActions(Actions):
    """For a game without a list of its own: an option's place among the options. Any game can be played this way,
    but a number means something else in every decision."""

    size = 512

    def numbers(self, view: View) -> list[int]:
        """Of a decision with more options, the first ``size`` can be chosen."""
        return [] if view.decision is None else list(range(min(self.size, len(view.decision.options))))

    def number(self, view: View, option_id: str) -> int:
        for place, option in enumerate(_decision(view).options):
            if option.id == option_id:
                if place >= self.size:
                    break
                return place
        raise IllegalOption(option=option_id[:80], kind=_decision(view).kind)


def _decision(view: View) -> Decision:
    if view.decision is None:
        raise GameOver()
    return view.decision


def actions_for(game: Game) -> Actions:
    if game.id == "splendor":
        from tableverse.envs.splendor import SplendorActions

        return SplendorActions(game)
    return PlacedActions()
