"""The chance to win that a position gives.

Where it was learnt from games, it is told by two small networks over the numbers of a position (``features.py``): one
for the beginning of a player phase, one for the end of a turn, when others or the villain are to act. What they have
learnt lies in ``win_model.json``, for some scenarios and numbers of players each, or for several that play alike:
``python -m tableverse.lab.train_champions`` makes it again. Elsewhere it follows from how the heroes stand
(``position.py``).
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

#: The log odds of a game that is won, and the chance in one that is lost.
SURE = 30.0
FAINT = 1.0 / (1.0 + math.exp(SURE))
#: Where it is not learnt: points for each player that make a win about three times as likely as a loss, and those of an
#: even game.
SPREAD, EVEN = 10.0, -18.0
#: How much cards that stay in play are worth then.
HORIZON = 0.7


class ScenarioModel:
    """What was learnt of a scenario, played by so many. ``most``: as how many heroes more are read, if not as many as
    they are. ``fall``: what each fallen hero costs these besides, in log odds: those few hardly ever played on after
    a fall, and their networks make too little of it."""

    __slots__ = ("begins", "ends", "fall", "most")

    def __init__(self, begins: SmallNet, ends: SmallNet, most: int, fall: float) -> None:
        self.begins = begins
        self.ends = ends
        self.most = most
        self.fall = fall

    def read_as(self, seats: int) -> int:
        """As how many heroes so many are read."""
        return min(self.most, seats) if self.most else seats


#: By the set of the villain and the number of players.
Tables = dict[tuple[str, int], ScenarioModel]

#: What lies beside this file, once it has been read: every bot asks for it.
_SHIPPED: Tables = {}


def read(told: str) -> Tables:
    found: Tables = {}
    for table in json.loads(told)["tables"]:
        begins, ends = SmallNet.of(table["begins"]), SmallNet.of(table["ends"])
        learnt = ScenarioModel(begins, ends, int(table.get("most", 0)), float(table.get("fall", 0.0)))
        for seats in table["seats"]:
            found[str(table["scenario"]), int(seats)] = learnt
    return found


class WinModel:
    __slots__ = ("_learnt",)

    def __init__(self, told: str = "") -> None:
        """``told``: what was learnt, instead of what lies beside this file."""
        if not told and not _SHIPPED:
            _SHIPPED.update(read((files("tableverse.bots.champions") / "win_model.json").read_text("utf-8")))
        self._learnt = read(told) if told else _SHIPPED

    def learnt(self, state: ChampionsState) -> ScenarioModel | None:
        if state.villain not in state.play:
            return None
        return self._learnt.get((state.card(state.villain).set, state.seats))

    def read_as(self, state: ChampionsState) -> int:
        """As how many heroes those at the table are read."""
        learnt = self.learnt(state)
        return learnt.read_as(state.seats) if learnt is not None else state.seats

    def score(self, state: ChampionsState, *, before_villain_phase: bool) -> float:
        """The log odds at the beginning of a player phase, or at its end, when the villain phase is ``before_villain_phase``."""
        if state.result is not None:
            return SURE if state.result.winners else -SURE
        if not state.areas:
            return self._here(state, before_villain_phase)
        # Players in several game areas: how they stand in each of them.
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
        score = net.score(features(state, before_villain_phase=before_villain_phase, most=learnt.most))
        if learnt.read_as(state.seats) < state.seats:
            score -= learnt.fall * sum([player.eliminated for player in state.players])
        return score

    def of(self, state: ChampionsState, *, before_villain_phase: bool) -> float:
        """The same as a chance from 0 to 1."""
        return 1.0 / (
            1.0 + math.exp(-max(-SURE, min(SURE, self.score(state, before_villain_phase=before_villain_phase))))
        )


def log_odds(chance: float) -> float:
    """Of a chance from 0 to 1."""
    chance = max(FAINT, min(1.0 - FAINT, chance))
    return math.log(chance / (1.0 - chance))
