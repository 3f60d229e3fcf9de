"""Record the games in records/ again, after an intended change of rules, content or file format.

    .venv/bin/python tests/games/splendor/record_games.py

For 2, 3 and 4 players it records two games of greedy bots, two of random players, and one random game for each other
reason to end that a search of some thousand games finds. ``results.json`` holds the results.
"""

from __future__ import annotations

import json
from pathlib import Path

from tableverse.bots.registry import make_bot
from tableverse.games.registry import load_game
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import Result

RECORDS = Path(__file__).parent / "records"
SEARCHED = 2500
GAME = load_game("splendor")


def greedy_game(players: int, seed: int) -> Match:
    match = Match(GAME, Config(players), seed, [{"bot": "greedy"}] * players)
    bots = [make_bot("greedy", GAME, seed * 10 + seat) for seat in range(players)]
    while match.state.decision is not None:
        seat = match.state.decision.seat
        match.choose(bots[seat].choose(match.perspective(seat)))
    return match


def random_choices(players: int, seed: int) -> tuple[list[str], Result]:
    state = GAME.new(Config(players), seed)
    rng = Rng(seed)
    chosen: list[str] = []
    while state.decision is not None:
        chosen.append(rng.choice(state.decision.options).id)
        GAME.apply_quietly(state, chosen[-1])
    assert state.result is not None
    return chosen, state.result


def random_game(players: int, seed: int) -> Match:
    match = Match(GAME, Config(players), seed, [{"bot": "random"}] * players)
    for option in random_choices(players, seed)[0]:
        match.choose(option)
    return match


def rare_endings(players: int) -> dict[str, int]:
    """Return a seed for each reason to end a random game, except the usual one."""
    found: dict[str, int] = {}
    for seed in range(SEARCHED):
        found.setdefault(random_choices(players, seed)[1].reason, seed)
    del found["gauntlet-alone"]
    return found


def main() -> None:
    for old in RECORDS.glob("*.json"):
        old.unlink()
    results = {}
    for players in (2, 3, 4):
        games = {f"greedy-{seed}": greedy_game(players, seed) for seed in (1, 2)}
        games |= {f"random-{seed}": random_game(players, seed) for seed in (1, 2)}
        games |= {ending: random_game(players, seed) for ending, seed in rare_endings(players).items()}
        for kind, match in games.items():
            name = f"{players}-players-{kind}"
            record = match.finished_record()
            record.save(RECORDS / f"{name}.json")
            ending = match.state.result
            assert ending is not None
            results[name] = {
                "moves": match.moves,
                "winners": ending.winners,
                "points": ending.scores,
                "reason": ending.reason,
                "digest": record.digest,
            }
    lines = (f"{json.dumps(name)}: {json.dumps(result)}" for name, result in results.items())
    (RECORDS / "results.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
