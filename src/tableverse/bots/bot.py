"""What a bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tableverse.kernel.perspective import Perspective


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among the options of its decision. One bot sits in one seat; its own seed makes it repeatable."""

    #: The name by which it is asked for, with its strength if it has one: ``mcts:200``.
    name = ""

    def choose(self, seen: Perspective) -> str:
        """The id of the chosen option."""
        raise NotImplementedError
