"""Node types of effects, bound to the state of this game. Use the kernel's own classes for ``isinstance``."""

from __future__ import annotations

from tableverse.games.dagger.state import DaggerState
from tableverse.kernel import effects

Condition = effects.Condition[DaggerState]
Effect = effects.Effect[DaggerState]
Number = effects.Number[DaggerState]
Selector = effects.Selector[DaggerState]
Verb = effects.Verb[DaggerState]
