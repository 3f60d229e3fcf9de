"""Random games of every hero released after the Core Set against every scenario, for 1 to 4 players in both modes.

    PYTHONPATH=tests .venv/bin/python -m games.champions.hero_scenario_matrix [SEED]

Plays all 1,152 tables to the end with every card counted, and prints a line for each scenario. The tests play a part.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

from games.champions.table import DECKS
from games.champions.test_games import play
from tableverse.games.champions.reading.catalogue import catalogue
from tableverse.kernel.game import Config

HEROES = [deck for deck in catalogue().decks if deck not in DECKS]
MODES = ("standard", "expert")
SEATS = (1, 2, 3, 4)


def table(deck: str, scenario: str, seats: int, mode: str) -> Config:
    """Return a table whose other seats are also heroes released after the Core Set."""
    first = HEROES.index(deck)
    heroes = {f"deck-{seat + 1}": HEROES[(first + 5 * seat) % len(HEROES)] for seat in range(seats)}
    return Config(seats, {"scenario": scenario, "mode": mode, **heroes})


def all_tables(scenario: str) -> Iterator[Config]:
    return (table(deck, scenario, seats, mode) for deck in HEROES for seats in SEATS for mode in MODES)


def some_tables(scenario: str) -> Iterator[Config]:
    """Return one table per hero. Over all scenarios every hero plays at every table size in both modes."""
    turn = list(catalogue().scenarios).index(scenario)
    for number, deck in enumerate(HEROES):
        company = (number + turn) % 8
        yield table(deck, scenario, SEATS[company % 4], MODES[company // 4])


def main() -> None:
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    for scenario in catalogue().scenarios:
        ended: Counter[str] = Counter()
        lengths: list[int] = []
        for number, config in enumerate(all_tables(scenario)):
            try:
                state = play(config, seed + number)
            except Exception as error:
                sys.stdout.write(f"{scenario}: {config.seats} {config.settings}, seed {seed + number}: {error!r}\n")
                ended["trouble"] += 1
                continue
            lengths.append(state.moves)
            ended[state.result.reason if state.result is not None else "stuck"] += 1
        told = ", ".join(f"{reason} {count}" for reason, count in sorted(ended.items()))
        sys.stdout.write(f"{scenario}: {len(lengths)} games, {sum(lengths)} choices, at most {max(lengths)}; {told}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
