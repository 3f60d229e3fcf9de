"""Play Splendor's bots against each other, each deal from every seat.

python bench/strength.py --jobs 16

One bot plays against rivals of another kind. Games of all pairings are interleaved, so that a stopped run
(``--minutes``) has played a part of each. The output is one line of JSON per pairing: games won by the first bot (a
shared win counts as a fraction), the 95 % interval, and the time per choice on one core.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context

# One core per game, including the expert's matrix operations.
os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1", MKL_NUM_THREADS="1")

from tableverse.bots.registry import make_bot
from tableverse.games.registry import load_game
from tableverse.kernel.game import Config
from tableverse.kernel.perspective import Perspective
from tableverse.lab.intervals import wilson
from tableverse.lab.plan import derive

#: The bot, its rivals, the number of seats and the number of games.
PAIRINGS = (
    ("expert", "mcts:800", 2, 200),
    ("expert", "mcts:200", 2, 200),
    ("expert", "greedy", 2, 100),
    ("expert:1", "mcts:800", 2, 100),
    ("expert:100", "mcts:200", 2, 100),
    ("expert", "mcts:200", 3, 90),
    ("expert", "mcts:200", 4, 88),
    ("mcts:800", "mcts:200", 2, 100),
    ("mcts:200", "mcts:50", 2, 200),
    ("mcts:50", "greedy", 2, 200),
    ("greedy", "random", 2, 200),
)


@dataclass
class Score:
    """The results of a pairing so far, with times and choices of the bot and of its rivals."""

    bot: str
    rival: str
    seats: int
    wanted: int
    games: int = 0
    won: float = 0.0
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    longest: list[float] = field(default_factory=lambda: [0.0, 0.0])
    choices: list[int] = field(default_factory=lambda: [0, 0])

    def add(self, won: float, times: list[list[float]]) -> None:
        self.games += 1
        self.won += won
        for side, spent in enumerate(times):
            self.seconds[side] += sum(spent)
            self.longest[side] = max(self.longest[side], *spent)
            self.choices[side] += len(spent)

    def to_json(self) -> str:
        low, high = wilson(self.won, self.games)
        return json.dumps(
            {
                "bot": self.bot,
                "rivals": [self.rival] * (self.seats - 1),
                "won": round(self.won, 2),
                "games": self.games,
                "percent": [round(100 * share, 1) for share in (self.won / max(1, self.games), low, high)],
                "milliseconds": [
                    round(1000 * spent / max(1, made), 2)
                    for spent, made in zip(self.seconds, self.choices, strict=True)
                ],
                "longest": [round(1000 * spent) for spent in self.longest],
            }
        )


def play(bot: str, rival: str, seats: int, seed: int, number: int) -> tuple[float, list[list[float]]]:
    """Return the bot's share of the win, and the times of its choices and of its rivals' choices."""
    game = load_game("splendor")
    own = number % seats
    state = game.new(Config(seats), derive(seed, number // seats))
    bots = [
        make_bot(bot if seat == own else rival, game, derive(seed, number, seat) % 1_000_000) for seat in range(seats)
    ]
    times: list[list[float]] = [[], []]
    while state.decision is not None:
        seat = state.decision.seat
        begun = time.process_time()
        option = bots[seat].choose(Perspective(game, state, seat))
        times[seat != own].append(time.process_time() - begun)
        game.apply_quietly(state, option)
    assert state.result is not None
    winners = state.result.winners
    return (1 / len(winners) if own in winners else 0.0), times


def in_turn(scores: list[Score]) -> Iterator[tuple[Score, int]]:
    """Interleave the games of all pairings in proportion."""
    tasks = [(number / score.wanted, score, number) for score in scores for number in range(score.wanted)]
    for _, score, number in sorted(tasks, key=lambda task: task[0]):
        yield score, number


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="fraction of the games of each pairing")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=600.0)
    arguments = parser.parse_args()
    end = time.monotonic() + 60 * arguments.minutes
    scores = [
        Score(bot, rival, seats, max(seats, round(games * arguments.share))) for bot, rival, seats, games in PAIRINGS
    ]
    tasks = in_turn(scores)
    pool = ProcessPoolExecutor(arguments.jobs, get_context("spawn"))
    playing: dict[Future[tuple[float, list[list[float]]]], Score] = {}
    while time.monotonic() < end:
        while len(playing) < 2 * arguments.jobs and (task := next(tasks, None)):
            score, number = task
            playing[pool.submit(play, score.bot, score.rival, score.seats, arguments.seed, number)] = score
        if not playing:
            break
        done, _ = wait(playing, max(0.1, end - time.monotonic()), FIRST_COMPLETED)
        for future in done:
            playing.pop(future).add(*future.result())
    for score in scores:
        if score.games:
            sys.stdout.write(score.to_json() + "\n")
    sys.stdout.flush()
    for process in (pool._processes or {}).values():
        process.terminate()


if __name__ == "__main__":
    main()
