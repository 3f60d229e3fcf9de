"""The bots against each other in two-player Splendor, seats swapped: python bench/strength.py [--games N] [--jobs J]"""

from __future__ import annotations

import argparse

from rich.console import Console

from tableverse.lab.intervals import wilson
from tableverse.lab.plan import Plan
from tableverse.lab.simulate import simulate

#: Stronger bot, weaker bot.
PAIRINGS = (("greedy", "random"), ("mcts:200", "greedy"), ("mcts:200", "mcts:50"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    console = Console(highlight=False)
    for pairing in PAIRINGS:
        plan = Plan("splendor", pairing, asked.games, asked.seed, swap_seats=True)
        with console.status(" - ".join(pairing)):
            summary = simulate(plan, asked.jobs)
        wins = summary.bot_wins[pairing[0]]
        low, high = wilson(wins, summary.games)
        console.print(
            f"{pairing[0]:>9} beats {pairing[1]:<9} {wins:>4} of {summary.games}, {summary.draws} draws"
            f"  ({100 * low:.1f} to {100 * high:.1f} %, {summary.seconds:.0f} s)"
        )


if __name__ == "__main__":
    main()
