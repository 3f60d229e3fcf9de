"""The batch engine beside the rules engine: the first thing in which they differ."""

from tableverse.envs.actions import actions_for
from tableverse.envs.batch import Batch
from tableverse.envs.observations import observer_for
from tableverse.games.shelf import take
from tableverse.kernel.game import Config
from tableverse.kernel.rng import Rng

GAME = take("splendor")
ACTIONS = actions_for(GAME)


def compare(seats: int, seeds: range) -> tuple[str, int, set[str]]:
    """What differs first ("" for nothing) over random games, how many decisions were compared, and of what kinds
    and with what endings they were."""
    observer = observer_for(GAME, seats)
    batch = Batch(seats, seeds)
    states = [GAME.new(Config(seats), seed) for seed in seeds]
    rngs = [Rng(seed + 1_000_000) for seed in seeds]
    compared = 0
    met: set[str] = set()
    while not batch.over.all():
        chosen = [-1] * len(seeds)
        seen = batch.observe()
        for game, state in enumerate(states):
            where = f"seed {seeds[game]}, {seats} seats, move {state.moves}"
            if (state.decision is None) != bool(batch.over[game]):
                return f"{where}: one engine says that the game is over", compared, met
            if state.decision is None:
                continue
            met.add(state.decision.kind)
            view = GAME.view(state, state.decision.seat)
            if state.decision.seat != batch.seat[game]:
                return f"{where}: another seat is asked", compared, met
            numbers = ACTIONS.numbers(view)
            offered = batch.options[game, : batch.counts[game]].tolist()
            if sorted(numbers) != sorted(offered) or batch.masks[game].nonzero()[0].tolist() != sorted(numbers):
                return f"{where}: other options: {sorted(set(numbers) ^ set(offered))}", compared, met
            if observer.flat(view) != seen[game].tolist():
                return f"{where}: another observation", compared, met
            compared += 1
            pick = rngs[game].below(len(numbers))
            chosen[game] = numbers[pick]
            GAME.apply_quietly(state, state.decision.options[pick].id)
        batch.step(chosen)
    for game, state in enumerate(states):
        result, expected = batch.result(game), state.result
        assert result is not None
        assert expected is not None
        met.add(expected.reason)
        if (result.winners, result.reason, result.scores) != (expected.winners, expected.reason, expected.scores):
            return f"seed {seeds[game]}, {seats} seats: another result", compared, met
    return "", compared, met
