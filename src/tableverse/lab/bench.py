"""Engine benchmarks through the public API on one core.

They use this process's CPU time, which equals wall time on an idle machine. Other work on the machine only slows a run
down, so every measurement is repeated: the best repeat shows the speed of the engine, the median the speed under the
current load.
"""

from __future__ import annotations

import platform
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Any

from tableverse.bots.registry import make_bot
from tableverse.games import registry
from tableverse.kernel.build import COMPILED
from tableverse.kernel.game import Config, Game
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State

REPEATS = 5
#: Specs of the bots to time.
BOTS = ("random", "greedy", "mcts:50")
#: Number of copies for measuring the memory of one. There are many, so that the list of copies hardly counts.
COPIES_MEASURED = 300
POSITIONS = 40

RATE = "1/s"
MICROSECONDS = "µs"
BYTES = "bytes"


@dataclass(frozen=True)
class Measure:
    name: str
    unit: str
    best: float
    median: float

    @property
    def better_when_high(self) -> bool:
        return self.unit == RATE


@dataclass(frozen=True)
class Report:
    game: str
    seats: int
    compiled: bool
    python: str
    seconds: float
    measures: list[Measure]

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "compiled": self.compiled,
            "python": self.python,
            "repeats": REPEATS,
            "seconds_per_repeat": self.seconds,
            "measures": {
                measure.name: {
                    "unit": measure.unit,
                    "best": round(measure.best, 3),
                    "median": round(measure.median, 3),
                }
                for measure in self.measures
            },
        }

    @staticmethod
    def from_json(raw: dict[str, Any]) -> Report:
        measures = [
            Measure(name, str(found["unit"]), float(found["best"]), float(found["median"]))
            for name, found in raw["measures"].items()
        ]
        return Report(
            str(raw["game"]),
            int(raw["seats"]),
            bool(raw["compiled"]),
            str(raw["python"]),
            float(raw["seconds_per_repeat"]),
            measures,
        )


def bench(
    game_id: str, seconds: float, bots: tuple[str, ...] = BOTS, progress: Callable[[str], None] | None = None
) -> Report:
    """Measure a game with its fewest seats. Each measurement is repeated; each repeat takes ``seconds``."""
    game = registry.load_game(game_id)
    positions = _positions(game)
    middle = positions[len(positions) // 2]
    encoded = game.encode(middle)
    seat = middle.decision.seat if middle.decision is not None else 0
    rates: dict[str, Callable[[], int]] = {
        "random-play": _random_play(game, quiet=True),
        "random-play-events": _random_play(game, quiet=False),
    }
    for spec in bots:
        rates[f"bot:{spec}"] = _bot_choices(game, spec, positions)
    times: dict[str, Callable[[], object]] = {
        "clone": middle.clone,
        "view": lambda: game.view(middle, seat),
        "encode": lambda: game.encode(middle),
        "decode": lambda: game.decode(encoded),
    }
    measures: list[Measure] = []
    for name, work in rates.items():
        measures.append(_rate(name, work, seconds))
        if progress is not None:
            progress(name)
    for name, call in times.items():
        measures.append(_time(name, call, seconds))
        if progress is not None:
            progress(name)
    measures.append(_constant("clone-memory", _memory_of(middle.clone)))
    measures.append(_constant("state-memory", _memory_of(lambda: game.decode(encoded))))
    measures.append(_constant("encoded-size", len(encoded)))
    return Report(game_id, game.min_seats, COMPILED, platform.python_version(), seconds, measures)


# --- workloads ----------------------------------------------------------------------------------------------------


def _random_play(game: Game, quiet: bool) -> Callable[[], int]:
    """Return a function that plays one random game and returns its number of choices."""
    rng = Rng(1)
    seed = 0
    config = Config(game.min_seats)

    def play() -> int:
        nonlocal seed
        seed += 1
        state = game.new(config, seed)
        decision = state.decision
        if quiet:
            while decision is not None:
                game.apply_quietly(state, rng.choice(decision.options).id)
                decision = state.decision
        else:
            while decision is not None:
                game.apply(state, rng.choice(decision.options).id)
                decision = state.decision
        return state.moves

    return play


def _positions(game: Game) -> list[State]:
    """Return positions spread over one random game."""
    rng = Rng(2)
    state = game.new(Config(game.min_seats), 2)
    positions: list[State] = []
    while state.decision is not None:
        positions.append(state.clone())
        game.apply_quietly(state, rng.choice(state.decision.options).id)
    return positions[:: max(1, len(positions) // POSITIONS)]


def _bot_choices(game: Game, spec: str, positions: list[State]) -> Callable[[], int]:
    """Return a function that lets a bot choose in the next position, including the creation of the bot's view."""
    bot = make_bot(spec, game, 3)
    turn = 0

    def choose() -> int:
        nonlocal turn
        state = positions[turn % len(positions)]
        turn += 1
        assert state.decision is not None
        bot.choose(Perspective(game, state, state.decision.seat))
        return 1

    return choose


# --- measurement --------------------------------------------------------------------------------------------------


def _rate(name: str, work: Callable[[], int], seconds: float) -> Measure:
    """Measure how many of the units that ``work`` counts are done per second."""
    found: list[float] = []
    work()
    for _ in range(REPEATS):
        done = 0
        start = now = time.process_time()
        while not done or now - start < seconds:
            done += work()
            now = time.process_time()
        found.append(done / (now - start))
    return Measure(name, RATE, max(found), median(found))


def _time(name: str, call: Callable[[], object], seconds: float) -> Measure:
    """Measure microseconds per call, in batches so that reading the clock has no measurable cost."""
    batch = 100
    found: list[float] = []
    for _ in range(REPEATS):
        calls = 0
        start = now = time.process_time()
        while not calls or now - start < seconds:
            for _ in range(batch):
                call()
            calls += batch
            now = time.process_time()
        found.append((now - start) / calls * 1e6)
    return Measure(name, MICROSECONDS, min(found), median(found))


def _memory_of(make: Callable[[], object]) -> int:
    """Measure the bytes of one further result of ``make``, without memory shared between results."""
    tracemalloc.start()
    try:
        kept: list[object] = [make()]
        before = tracemalloc.get_traced_memory()[0]
        kept += [make() for _ in range(COPIES_MEASURED)]
        return (tracemalloc.get_traced_memory()[0] - before) // COPIES_MEASURED
    finally:
        tracemalloc.stop()


def _constant(name: str, value: float) -> Measure:
    return Measure(name, BYTES, value, value)
