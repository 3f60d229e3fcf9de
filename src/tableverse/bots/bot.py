"""The base class of bots."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tableverse.kernel.perspective import Perspective


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that chooses options by program. A bot plays one seat; with the same seed it repeats its choices."""

    #: Name of the bot, with its strength if it has one: ``mcts:200``.
    name = ""

    def choose(self, seen: Perspective) -> str:
        """Return the id of the chosen option."""
        raise NotImplementedError
