"""Spaces, arrays and masks for Gymnasium, shared by the adapters for one seat and for all seats."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import spaces

from tableverse.envs.encoding import encoding_for
from tableverse.kernel.game import Game, View

#: Form of observations. ``flat``: one vector. ``structured``: a dictionary of arrays.
Form = Literal["flat", "structured"]


class ArrayEncoder:
    """A converter from the Views of one table to arrays, and from numbers to options."""

    def __init__(self, game: Game, seats: int, form: Form) -> None:
        encoding = encoding_for(game)
        self.actions = encoding.actions()
        self.observer = encoding.observer(seats)
        self.form = form
        low, high = self.observer.lowest, self.observer.highest
        if form == "flat":
            self.space: spaces.Space[Any] = spaces.Box(low, high, (self.observer.size,), np.int8)
        else:
            self.space = spaces.Dict(
                {name: spaces.Box(low, high, shape, np.int8) for name, _, shape in self.observer.slices()}
            )

    def observe(self, view: View) -> Any:
        flat = np.array(self.observer.flat(view), np.int8)
        if self.form == "flat":
            return flat
        return {name: flat[where].reshape(shape) for name, where, shape in self.observer.slices()}

    def mask(self, view: View) -> Any:
        return np.array(self.actions.mask(view), np.int8)
