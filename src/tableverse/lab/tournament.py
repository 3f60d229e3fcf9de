"""Ratings of bots, who meet in all combinations of different bots, each equally often in each seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.util import find_spec
from itertools import combinations
from typing import Any

from tableverse.kernel.errors import MissingExtra
from tableverse.lab.errors import TooFewBots
from tableverse.lab.executors import Executor, InProcess
from tableverse.lab.intervals import wilson
from tableverse.lab.outcome import Outcome
from tableverse.lab.plan import Plan, derive
from tableverse.lab.simulate import simulate

#: The published rating is the mean minus this many standard deviations.
SURE = 3


@dataclass
class Ranking:
    """One bot's result. ``rating`` and ``doubt`` are openskill's mean and standard deviation."""

    bot: str
    rating: float = 0.0
    doubt: float = 0.0
    games: int = 0
    wins: int = 0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def to_json(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "bot": self.bot,
            "rating": round(self.rating, 3),
            "doubt": round(self.doubt, 3),
            "surely": round(self.rating - SURE * self.doubt, 3),
            "games": self.games,
            "wins": self.wins,
            "interval": [round(low, 4), round(high, 4)],
        }


@dataclass
class Tournament:
    """A tournament in which every table plays ``games`` games. A table has one bot of the list in each seat."""

    game: str
    bots: tuple[str, ...]
    games: int
    seats: int
    seed: int = 0
    settings: tuple[tuple[str, Any], ...] = ()
    standings: list[Ranking] = field(default_factory=list)

    def plans(self) -> list[Plan]:
        return [
            Plan(self.game, table, self.games, derive(self.seed, number), True, (), self.settings)
            for number, table in enumerate(combinations(self.bots, self.seats))
        ]

    def check(self) -> None:
        if find_spec("openskill") is None:
            raise MissingExtra(what="openskill", extra="lab")
        if len(set(self.bots)) < max(2, self.seats) or len(set(self.bots)) < len(self.bots):
            raise TooFewBots(least=max(2, self.seats))
        for plan in self.plans():
            plan.check()

    def run(self, executor: Executor | None = None, progress: Callable[[int], None] | None = None) -> list[Ranking]:
        """Play all games and return the ranking, best first."""
        from openskill.models import PlackettLuce

        self.check()
        model = PlackettLuce()
        ratings = {bot: model.rating(name=bot) for bot in self.bots}
        #: In a game of sides the bots are one team, and the game itself is rated as the opposing team.
        opponent = model.rating(name=self.game)
        standings = {bot: Ranking(bot) for bot in self.bots}
        played: list[tuple[Outcome, list[str]]] = []
        for plan in self.plans():
            for outcome in simulate(plan, progress=progress, executor=executor or InProcess()).outcomes:
                played.append((outcome, [plan.bots[bot] for bot in outcome.order]))
        # Interleave the tables, so that no bot meets only opponents with settled ratings.
        for outcome, table in sorted(played, key=lambda one: one[0].number):
            self._count(outcome, table, standings)
            if outcome.side:
                team, other = model.rate(
                    [[ratings[bot] for bot in table], [opponent]], ranks=[0.0, 1.0] if outcome.winners else [1.0, 0.0]
                )
                ratings.update(zip(table, team, strict=True))
                opponent = other[0]
            else:
                ranks = [float(bool(outcome.winners) and seat not in outcome.winners) for seat in range(len(table))]
                rated = model.rate([[ratings[bot]] for bot in table], ranks=ranks)
                ratings.update((bot, after[0]) for bot, after in zip(table, rated, strict=True))
        for bot, standing in standings.items():
            standing.rating, standing.doubt = ratings[bot].mu, ratings[bot].sigma
        self.standings = sorted(standings.values(), key=lambda one: -one.rating)
        return self.standings

    def _count(self, outcome: Outcome, table: list[str], standings: dict[str, Ranking]) -> None:
        for seat, bot in enumerate(table):
            standings[bot].games += 1
            standings[bot].wins += seat in outcome.winners

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "games_per_table": self.games,
            "seed": self.seed,
            "standings": [standing.to_json() for standing in self.standings],
        }
