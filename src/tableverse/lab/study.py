"""A matrix of simulations and its results: win rates, game lengths, endings, and winning components."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations_with_replacement, product
from math import sqrt
from typing import Any

from tableverse.lab.errors import TooFewBots
from tableverse.lab.executors import Executor, InProcess
from tableverse.lab.intervals import Z95
from tableverse.lab.outcome import Outcome
from tableverse.lab.plan import Plan, derive
from tableverse.lab.simulate import simulate

Settings = tuple[tuple[str, Any], ...]


@dataclass
class Cell:
    """One simulation of the matrix."""

    plan: Plan
    outcomes: list[Outcome] = field(default_factory=list)

    @property
    def rivals(self) -> tuple[str, str]:
        return self.plan.bots[0], self.plan.bots[1] if len(self.plan.bots) > 1 else self.plan.bots[0]


@dataclass(frozen=True)
class ComponentWinRate:
    """The win rates of seats with a card or hero, and of seats without it."""

    id: str
    seats_with: int
    wins_with: int
    seats_without: int
    wins_without: int

    @property
    def difference(self) -> float:
        return self.wins_with / self.seats_with - self.wins_without / self.seats_without

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the difference, by the normal approximation."""
        spread = 0.0
        for wins, seats in ((self.wins_with, self.seats_with), (self.wins_without, self.seats_without)):
            share = (wins + 1) / (seats + 2)
            spread += share * (1 - share) / seats
        reach = Z95 * sqrt(spread)
        return self.difference - reach, self.difference + reach


@dataclass
class Study:
    """Every pair of bots (including each bot against itself) x numbers of seats x combinations of settings."""

    game: str
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    games: int
    seed: int = 0
    #: Settings, each with the values to try.
    varied: tuple[tuple[str, tuple[Any, ...]], ...] = ()
    cells: list[Cell] = field(default_factory=list)

    def plans(self) -> Iterator[Plan]:
        mixes: list[Settings] = [
            tuple(zip((name for name, _ in self.varied), values, strict=True))
            for values in product(*(values for _, values in self.varied))
        ]
        number = 0
        for seats in self.seats:
            # With one seat, a bot has no opponent.
            pairs = [(bot, bot) for bot in self.bots] if seats == 1 else combinations_with_replacement(self.bots, 2)
            for pair in pairs:
                for settings in mixes:
                    table = tuple(pair[seat % 2] for seat in range(seats))
                    yield Plan(self.game, table, self.games, derive(self.seed, number), True, (), settings)
                    number += 1

    def check(self) -> None:
        if not self.bots or len(set(self.bots)) < len(self.bots):
            raise TooFewBots(least=1)
        for plan in self.plans():
            plan.check()

    @property
    def total(self) -> int:
        return self.games * sum(1 for _ in self.plans())

    def run(self, executor: Executor | None = None, progress: Callable[[int], None] | None = None) -> None:
        self.check()
        for plan in self.plans():
            summary = simulate(plan, progress=progress, executor=executor or InProcess())
            self.cells.append(Cell(plan, summary.outcomes))

    # --- results ------------------------------------------------------------------------------------------------

    def played(self) -> Iterator[tuple[Plan, Outcome]]:
        for cell in self.cells:
            for outcome in cell.outcomes:
                yield cell.plan, outcome

    def by_bot(self) -> dict[str, tuple[int, int]]:
        """Return each bot's wins and seats in games against other bots, or in all games if there is only one bot."""
        found = dict.fromkeys(self.bots, (0, 0))
        for plan, outcome in self.played():
            if len(set(plan.bots)) > 1 or len(self.bots) == 1 or outcome.side:
                for seat, bot in enumerate(outcome.order):
                    wins, seats = found[plan.bots[bot]]
                    found[plan.bots[bot]] = wins + (seat in outcome.winners), seats + 1
        return found

    def by_seat(self) -> dict[int, tuple[int, int]]:
        """Return wins and games of each seat, from 1."""
        found: dict[int, tuple[int, int]] = {}
        for _, outcome in self.played():
            for seat in range(len(outcome.order)):
                wins, games = found.get(seat + 1, (0, 0))
                found[seat + 1] = wins + (seat in outcome.winners), games + 1
        return found

    def by_reason(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for _, outcome in self.played():
            found[outcome.reason] = found.get(outcome.reason, 0) + 1
        return dict(sorted(found.items(), key=lambda one: -one[1]))

    def lengths(self) -> list[int]:
        return [outcome.decisions for _, outcome in self.played()]

    def match_ups(self) -> list[list[float | None]]:
        """Return the share of games that the row's bot wins, among games that it or the column's bot wins."""
        wins: dict[tuple[str, str], int] = {}
        for cell in self.cells:
            first, second = cell.rivals
            for outcome in cell.outcomes:
                for seat in outcome.winners:
                    winner = cell.plan.bots[outcome.order[seat]]
                    pair = (winner, second if winner == first else first)
                    wins[pair] = wins.get(pair, 0) + 1
        shares: list[list[float | None]] = []
        for row in self.bots:
            shares.append([])
            for column in self.bots:
                decided = wins.get((row, column), 0) + wins.get((column, row), 0)
                shares[-1].append(wins.get((row, column), 0) / decided if decided else None)
        return shares

    @property
    def together(self) -> bool:
        """Whether sides win or lose, rather than single players."""
        return any(outcome.side for _, outcome in self.played())

    def by_opponent(self) -> dict[str, tuple[int, int]]:
        """Return wins and games of the first seat's side, by opponent."""
        return self._first_seats(lambda _, outcome: outcome.against)

    def by_size(self) -> dict[str, tuple[int, int]]:
        """Return wins and games of the first seat's side, by number of players."""
        return self._first_seats(lambda plan, _: str(plan.seats))

    def by_setting(self, name: str) -> dict[str, tuple[int, int]]:
        """Return wins and games of the first seat's side, by the value of a varied setting."""
        return self._first_seats(lambda plan, _: str(dict(plan.settings)[name]))

    def names_the_opponent(self, name: str) -> bool:
        """Return whether each value of a setting selects a different opponent."""
        pairs = {(str(dict(plan.settings)[name]), outcome.against) for plan, outcome in self.played()}
        return len({value for value, _ in pairs}) == len({opponent for _, opponent in pairs}) == len(pairs)

    def _first_seats(self, kind: Callable[[Plan, Outcome], str]) -> dict[str, tuple[int, int]]:
        found: dict[str, tuple[int, int]] = {}
        for plan, outcome in self.played():
            wins, games = found.get(kind(plan, outcome), (0, 0))
            found[kind(plan, outcome)] = wins + (0 in outcome.winners), games + 1
        return found

    def against(self) -> dict[tuple[str, str], tuple[int, int]]:
        """Return wins and games of every component, by opponent."""
        found: dict[tuple[str, str], tuple[int, int]] = {}
        for _, outcome in self.played():
            for seat, things in enumerate(outcome.held):
                for thing in things:
                    wins, games = found.get((thing, outcome.against), (0, 0))
                    found[thing, outcome.against] = wins + (seat in outcome.winners), games + 1
        return found

    def component_win_rates(self) -> list[ComponentWinRate]:
        """Return the win rates of every component that some seats had and others did not, best first."""
        seats = all_wins = 0
        held: dict[str, tuple[int, int]] = {}
        for _, outcome in self.played():
            for seat, things in enumerate(outcome.held):
                won = int(seat in outcome.winners)
                seats += 1
                all_wins += won
                for thing in set(things):
                    had, wins = held.get(thing, (0, 0))
                    held[thing] = had + 1, wins + won
        found = [
            ComponentWinRate(thing, had, wins, seats - had, all_wins - wins)
            for thing, (had, wins) in held.items()
            if had < seats
        ]
        return sorted(found, key=lambda worth: (-worth.difference, worth.id))

    # --- export -------------------------------------------------------------------------------------------------

    def games_csv(self) -> str:
        """Return a CSV file with a row for each game."""
        names = [name for name, _ in self.varied]
        rows = [
            [
                plan.seats,
                *(dict(plan.settings)[name] for name in names),
                plan.seed,
                outcome.number,
                " ".join(plan.bots[bot] for bot in outcome.order),
                " ".join(str(seat + 1) for seat in outcome.winners),
                outcome.side,
                outcome.against,
                " ".join(",".join(things) for things in outcome.held),
                outcome.reason,
                " ".join(str(score) for score in outcome.scores),
                outcome.decisions,
            ]
            for plan, outcome in self.played()
        ]
        heads = ["seats", *names, "seed", "game", "bots", "winners", "side", "against", "held", "reason", "scores"]
        return _csv([*heads, "choices"], rows)

    def cards_csv(self) -> str:
        rows = [
            [one.id, one.seats_with, one.wins_with, one.seats_without, one.wins_without, f"{one.difference:.4f}"]
            + [f"{bound:.4f}" for bound in one.interval]
            for one in self.component_win_rates()
        ]
        heads = ["card", "had", "had_and_won", "had_not", "had_not_and_won", "difference", "low", "high"]
        return _csv(heads, rows)


def _csv(heads: list[str], rows: list[list[Any]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(heads)
    writer.writerows(rows)
    return text.getvalue()
