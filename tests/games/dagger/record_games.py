"""Record the games in records/ again, after an intended change of rules, content or file format.

    PYTHONPATH=tests .venv/bin/python -m games.dagger.record_games

For 1 to 5 players it records two games of greedy bots and one of random players, with alternating nemeses and
difficulties. It adds a won game against every nemesis, and a game found by a search for each other reason to end.
``results.json`` holds the results.
"""

from __future__ import annotations

import itertools
from pathlib import Path

from games.recording import keep, played
from tableverse.games.registry import load_game
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.kernel.rng import Rng

RECORDS = Path(__file__).parent / "records"
ENDINGS = ("threat", "bases", "events", "heroes", "too-late", "nemesis-defeated")
NEMESES = ("loki", "red-skull", "ultron", "thanos")
DIFFICULTIES = ("normal", "easier", "harder")
SEARCHED = 1500
GAME = load_game("dagger")


def reason(match: Match) -> str:
    assert match.state.result is not None
    return match.state.result.reason


def random_ending(players: int, settings: dict[str, str], seed: int) -> str:
    """Return the reason why a random game ends, without recording it."""
    state = GAME.new(Config(players, settings), seed)
    bots = [Rng(seed * 10 + seat) for seat in range(players)]
    while state.decision is not None:
        GAME.apply_quietly(state, bots[state.decision.seat].choice(state.decision.options).id)
    assert state.result is not None
    return state.result.reason


def main() -> None:
    games: dict[str, Match] = {}
    turns = itertools.cycle(itertools.product(DIFFICULTIES, NEMESES))
    for players in range(1, 6):
        for kind, seed in (("greedy", 1), ("greedy", 2), ("random", 1)):
            difficulty, nemesis = next(turns)
            settings = {"nemesis": nemesis, "difficulty": difficulty}
            games[f"{players}-players-{kind}-{nemesis}-{difficulty}"] = played(GAME, kind, players, settings, seed)
    for nemesis in NEMESES:  # greedy bots win some games
        settings = {"nemesis": nemesis, "difficulty": "easier"}
        for seed in itertools.count(10):
            match = played(GAME, "greedy", 3, settings, seed)
            if reason(match) == "nemesis-defeated":
                games[f"3-players-won-{nemesis}"] = match
                break
    if "events" not in {reason(match) for match in games.values()}:  # only long games run out of events
        for seed in itertools.count(20):
            match = played(GAME, "greedy", 2, {"nemesis": "loki", "difficulty": "normal"}, seed)
            if reason(match) == "events":
                games["2-players-events"] = match
                break
    missing = [ending for ending in ENDINGS if ending not in {reason(match) for match in games.values()}]
    for seed in range(SEARCHED):
        if not missing:
            break
        settings = {"nemesis": NEMESES[seed % 4], "difficulty": "easier"}
        players = 1 + seed % 5
        ending = random_ending(players, settings, seed)
        if ending in missing:
            missing.remove(ending)
            games[f"{players}-players-{ending}"] = played(GAME, "random", players, settings, seed)
    assert not missing, missing
    keep(RECORDS, games)


if __name__ == "__main__":
    main()
