"""The kernel's nodes, for the state of this game. (``isinstance`` asks the kernel's own classes.)"""

from __future__ import annotations

from tableverse.games.dagger.state import DaggerState
from tableverse.kernel import effects

Condition = effects.Condition[DaggerState]
Effect = effects.Effect[DaggerState]
Number = effects.Number[DaggerState]
Selector = effects.Selector[DaggerState]
Verb = effects.Verb[DaggerState]
