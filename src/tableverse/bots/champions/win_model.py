"""The win-probability model of Marvel Champions.

Two small networks evaluate the features of a position (``features.py``): one at the start of a player phase, one at the
end of a turn. ``win_model.json`` stores their weights for certain scenarios and numbers of players, or for groups of
similar ones; ``python -m tableverse.lab.train_champions`` trains them. For other tables, the win probability is
computed from the heuristic value (``heuristic_value.py``).
"""

from __future__ import annotations

import json
import math
from importlib.resources import files

from tableverse.bots.champions.features import features
from tableverse.bots.champions.heuristic_value import value_here
from tableverse.bots.small_net import SmallNet
from tableverse.games.champions.rules import areas
from tableverse.games.champions.state import ChampionsState

#: ``SURE``: the log odds of a won game. ``FAINT``: the win probability of a lost game.
SURE = 30.0
FAINT = 1.0 / (1.0 + math.exp(SURE))
#: Without a model: ``SPREAD``, the points per player that make a win about three times as likely as a loss, and
#: ``EVEN``, the points of an even game.
SPREAD, EVEN = 10.0, -18.0
#: The weight of permanent cards without a model.
HORIZON = 0.7


class ScenarioModel:
    """The networks for a scenario and a number of players.

    If more than ``max_heroes`` heroes play, features are rescaled to that number. ``ko_penalty`` is an additional
    penalty in log odds for each eliminated hero, since teams in training hardly ever played on after losing one.
    """

    __slots__ = ("begins", "ends", "ko_penalty", "max_heroes")

    def __init__(self, begins: SmallNet, ends: SmallNet, max_heroes: int, ko_penalty: float) -> None:
        self.begins = begins
        self.ends = ends
        self.max_heroes = max_heroes
        self.ko_penalty = ko_penalty

    def trained_heroes(self, seats: int) -> int:
        """Return the number of heroes to which features are rescaled."""
        return min(self.max_heroes, seats) if self.max_heroes else seats


#: Models by the villain's set and the number of players.
Tables = dict[tuple[str, int], ScenarioModel]

#: Cache of the shipped model, which every bot needs.
_SHIPPED: Tables = {}


def read(text: str) -> Tables:
    found: Tables = {}
    for table in json.loads(text)["tables"]:
        begins, ends = SmallNet.of(table["begins"]), SmallNet.of(table["ends"])
        learnt = ScenarioModel(begins, ends, int(table.get("most", 0)), float(table.get("fall", 0.0)))
        for seats in table["seats"]:
            found[str(table["scenario"]), int(seats)] = learnt
    return found


class WinModel:
    __slots__ = ("_learnt",)

    def __init__(self, text: str = "") -> None:
        """Load a model, by default the shipped one."""
        if not text and not _SHIPPED:
            _SHIPPED.update(read((files("tableverse.bots.champions") / "win_model.json").read_text("utf-8")))
        self._learnt = read(text) if text else _SHIPPED

    def learnt(self, state: ChampionsState) -> ScenarioModel | None:
        if state.villain not in state.play:
            return None
        return self._learnt.get((state.card(state.villain).set, state.seats))

    def trained_heroes(self, state: ChampionsState) -> int:
        """Return the number of heroes to which the features of this table are rescaled."""
        learnt = self.learnt(state)
        return learnt.trained_heroes(state.seats) if learnt is not None else state.seats

    def score(self, state: ChampionsState, *, before_villain_phase: bool) -> float:
        """Return the log odds of winning at the start of a player phase, or at its end if ``before_villain_phase``."""
        if state.result is not None:
            return SURE if state.result.winners else -SURE
        if not state.areas:
            return self._here(state, before_villain_phase)
        # If the players are in several game areas, evaluate each area.
        world = state.clone()
        scores: list[float] = []
        for name in areas.names(world):
            areas.enter(world, name)
            if world.order():
                scores.append(self._here(world, before_villain_phase))
        return sum(scores) / len(scores)

    def _here(self, state: ChampionsState, before_villain_phase: bool) -> float:
        learnt = self.learnt(state)
        if learnt is None:
            return (value_here(state, HORIZON, before_villain_phase) / state.seats - EVEN) / SPREAD
        net = learnt.ends if before_villain_phase else learnt.begins
        score = net.score(features(state, before_villain_phase=before_villain_phase, max_heroes=learnt.max_heroes))
        if learnt.trained_heroes(state.seats) < state.seats:
            score -= learnt.ko_penalty * sum([player.eliminated for player in state.players])
        return score

    def of(self, state: ChampionsState, *, before_villain_phase: bool) -> float:
        """Return the win probability."""
        return 1.0 / (
            1.0 + math.exp(-max(-SURE, min(SURE, self.score(state, before_villain_phase=before_villain_phase))))
        )


def log_odds(chance: float) -> float:
    """Return the log odds of a probability."""
    chance = max(FAINT, min(1.0 - FAINT, chance))
    return math.log(chance / (1.0 - chance))
