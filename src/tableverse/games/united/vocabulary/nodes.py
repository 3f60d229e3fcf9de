"""Node types of effects, bound to the state of this game."""

from __future__ import annotations

from tableverse.games.united.state import UnitedState
from tableverse.kernel import effects

Effect = effects.Effect[UnitedState]
Verb = effects.Verb[UnitedState]
Selector = effects.Selector[UnitedState]
Number = effects.Number[UnitedState]
Condition = effects.Condition[UnitedState]
