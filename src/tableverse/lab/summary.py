"""A summary of many outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, median
from typing import Any

from tableverse.lab.intervals import wilson
from tableverse.lab.outcome import UNFINISHED, Outcome
from tableverse.lab.plan import Plan


class Summary:
    """Wins by seat, or by side in a game of sides. A shared victory and a game without a winner count as draws."""

    def __init__(self, plan: Plan, outcomes: Sequence[Outcome], seconds: float) -> None:
        self.plan = plan
        self.outcomes = sorted(outcomes)
        self.seconds = seconds
        self.games = len(outcomes)
        self.decisions = sum(outcome.decisions for outcome in outcomes)
        self.wins: dict[str, int] = {}
        #: By the spec of a bot: its number of wins, and the number of seats it played.
        self.bot_wins: dict[str, int] = dict.fromkeys(plan.bots, 0)
        self.bot_games: dict[str, int] = dict.fromkeys(plan.bots, 0)
        self.reasons: dict[str, int] = {}
        self.shared = 0
        self.unfinished = 0
        for outcome in self.outcomes:
            self._add(outcome)
        if not any(outcome.side for outcome in self.outcomes):
            self.wins = {str(seat + 1): self.wins.get(str(seat + 1), 0) for seat in range(plan.seats)}
        self.draws = self.games - sum(self.wins.values())

    def _add(self, outcome: Outcome) -> None:
        self.reasons[outcome.reason] = self.reasons.get(outcome.reason, 0) + 1
        self.unfinished += outcome.reason == UNFINISHED
        for bot in outcome.order:
            self.bot_games[self.plan.bots[bot]] += 1
        if outcome.side:
            self.wins[outcome.side] = self.wins.get(outcome.side, 0) + 1
            for seat in outcome.winners:
                self.bot_wins[self.plan.bots[outcome.order[seat]]] += 1
        elif len(outcome.winners) == 1:
            seat = outcome.winners[0]
            self.wins[str(seat + 1)] = self.wins.get(str(seat + 1), 0) + 1
            self.bot_wins[self.plan.bots[outcome.order[seat]]] += 1
        elif outcome.winners:
            self.shared += 1

    @property
    def lengths(self) -> dict[str, float]:
        """Statistics of the number of choices per game."""
        choices = [outcome.decisions for outcome in self.outcomes]
        return {"shortest": min(choices), "median": median(choices), "mean": mean(choices), "longest": max(choices)}

    def to_json(self) -> dict[str, Any]:
        """Return the summary as JSON-ready values. The first eight keys are stable; further keys may be added."""
        return {
            "game": self.plan.game,
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds, 1),
            "games_per_second": round(self.games / self.seconds, 3),
            "intervals": {winner: _rounded(wilson(wins, self.games)) for winner, wins in self.wins.items()},
            "by_bot": {
                spec: {
                    "games": self.bot_games[spec],
                    "wins": wins,
                    "interval": _rounded(wilson(wins, self.bot_games[spec])),
                }
                for spec, wins in self.bot_wins.items()
            },
            "bots": list(self.plan.bots),
            "seats": self.plan.seats,
            "seed": self.plan.seed,
            "swap_seats": self.plan.swap_seats,
            "shared": self.shared,
            "unfinished": self.unfinished,
            "reasons": self.reasons,
            "lengths": self.lengths,
        }


def _rounded(interval: tuple[float, float]) -> list[float]:
    return [round(bound, 4) for bound in interval]
