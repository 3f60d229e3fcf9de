"""What effects are made of, on the state of this game. (``isinstance`` asks the kernel's own classes.)"""

from __future__ import annotations

from tableverse.games.champions.state import ChampionsState
from tableverse.kernel import effects

Effect = effects.Effect[ChampionsState]
Verb = effects.Verb[ChampionsState]
Selector = effects.Selector[ChampionsState]
Number = effects.Number[ChampionsState]
Condition = effects.Condition[ChampionsState]
