"""Comparison of a batch engine with the rules engine: the first difference between them."""

from typing import Any

import numpy as np

from tableverse.envs.encoding import encoding_for
from tableverse.games.registry import load_game
from tableverse.kernel.game import Config
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State

GAME = load_game("splendor")
ACTIONS = encoding_for(GAME).actions()

#: Action numbers by option, for options that mean the same in every position: all but payments.
NUMBERS: dict[str, int] = {}


def compare(engine: Any, seats: int, seeds: range, look_every: int = 1) -> tuple[str, int, set[str]]:
    """Return the first difference ("" if none), the number of compared decisions, and their kinds and endings.

    The seat to act and the legal options are compared at every decision of every game, and the results at the end.
    Observations, which take longest, are compared every ``look_every`` decisions, with a different offset in each game.
    """
    observer = encoding_for(GAME).observer(seats)
    batch = engine(seats, seeds)
    states = [GAME.new(Config(seats), seed) for seed in seeds]
    rngs = [Rng(seed + 1_000_000) for seed in seeds]
    compared = 0
    met: set[str] = set()
    while not batch.over.all():
        chosen = [-1] * len(seeds)
        expected = np.zeros_like(batch.masks)
        asked, over, counts = batch.seat.tolist(), batch.over.tolist(), batch.counts.tolist()
        offered = batch.options.tolist()
        seen = batch.observe()
        for game, state in enumerate(states):
            where = f"seed {seeds[game]}, {seats} seats, move {state.moves}"
            if (state.decision is None) != over[game]:
                return f"{where}: one engine says that the game is over", compared, met
            if state.decision is None:
                continue
            met.add(state.decision.kind)
            if state.decision.seat != asked[game]:
                return f"{where}: another seat is asked", compared, met
            numbers = numbers_of(state)
            if sorted(numbers) != sorted(offered[game][: counts[game]]):
                return f"{where}: other options: {set(numbers) ^ set(offered[game][: counts[game]])}", compared, met
            expected[game, numbers] = 1
            if (game + state.moves) % look_every == 0:
                view = GAME.view(state, state.decision.seat)
                if observer.flat(view) != seen[game].tolist():
                    return f"{where}: another observation", compared, met
            compared += 1
            pick = rngs[game].below(len(numbers))
            chosen[game] = numbers[pick]
            GAME.apply_quietly(state, state.decision.options[pick].id)
        differing = np.flatnonzero((batch.masks != expected).any(axis=1))
        if differing.size:
            return f"seed {seeds[int(differing[0])]}, {seats} seats: another mask", compared, met
        batch.step(chosen)
    for game, state in enumerate(states):
        result, right = batch.result(game), state.result
        assert result is not None
        assert right is not None
        met.add(right.reason)
        if (result.winners, result.reason, result.scores) != (right.winners, right.reason, right.scores):
            return f"seed {seeds[game]}, {seats} seats: another result", compared, met
    return "", compared, met


def numbers_of(state: State) -> list[int]:
    """Return the action numbers of the offered options."""
    assert state.decision is not None
    if state.decision.kind == "pay":
        return ACTIONS.numbers(GAME.view(state, state.decision.seat))
    options = state.decision.options
    if any(option.id not in NUMBERS for option in options):
        view = GAME.view(state, state.decision.seat)
        NUMBERS.update(zip([option.id for option in options], ACTIONS.numbers(view), strict=True))
    return [NUMBERS[option.id] for option in options]
