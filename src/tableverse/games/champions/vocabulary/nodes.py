"""The kernel's node types for the state of this game. Use the kernel's own classes in ``isinstance``."""

from __future__ import annotations

from tableverse.games.champions.state import ChampionsState
from tableverse.kernel import effects

Effect = effects.Effect[ChampionsState]
Verb = effects.Verb[ChampionsState]
Selector = effects.Selector[ChampionsState]
Number = effects.Number[ChampionsState]
Condition = effects.Condition[ChampionsState]
