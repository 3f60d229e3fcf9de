"""Record the games in records/ again, after an intended change of rules, content or file format.

    PYTHONPATH=tests .venv/bin/python -m games.united.record_games

It records games of greedy and of random players in every mode, against every Villain and with every reason to end.
``results.json`` holds the results.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from games.recording import keep, played
from tableverse.bots.evaluator import evaluator_for
from tableverse.games.registry import load_game
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.kernel.rng import Rng

RECORDS = Path(__file__).parent / "records"
GAME = load_game("united")
#: Every reason to end a game.
ENDINGS = (
    "defeat",
    "missions",
    "goal",
    "track",
    "doombots",
    "removed",
    "villain-missions",
    "no-plan",
    "no-cards",
)
#: Name, seats, settings, bot and seed.
GAMES: tuple[tuple[str, int, dict[str, Any], str, int], ...] = (
    ("cooperative-cosmic-ghost-rider", 3, {"villain": "cosmic-ghost-rider"}, "greedy", 1),
    ("cooperative-maestro", 3, {"villain": "maestro"}, "greedy", 2),
    ("cooperative-immortus", 4, {"villain": "immortus", "equipment": True}, "greedy", 3),
    ("cooperative-emperor-doom", 2, {"villain": "emperor-doom"}, "greedy", 4),
    ("cooperative-alone", 1, {"villain": "maestro", "equipment": True}, "greedy", 5),
    ("cooperative-moderate", 3, {"challenge": "moderate"}, "greedy", 6),
    ("cooperative-hard", 2, {"challenge": "moderate-and-hard", "equipment": True}, "greedy", 7),
    ("cooperative-spider-geddon", 4, {"set": "spider-geddon", "villain": "spot", "equipment": True}, "greedy", 8),
    ("cooperative-both-sets", 3, {"set": "both"}, "greedy", 9),
    ("super-villain-2", 2, {"mode": "super-villain", "villain": "maestro"}, "greedy", 10),
    ("super-villain-4", 4, {"mode": "super-villain", "villain": "emperor-doom"}, "greedy", 11),
    ("super-villain-extra-tokens", 3, {"mode": "super-villain", "extra-tokens": 2, "equipment": True}, "greedy", 12),
    ("super-villain-random", 5, {"mode": "super-villain"}, "random", 13),
    ("commander", 1, {"mode": "commander", "villain": "cosmic-ghost-rider"}, "greedy", 14),
    ("commander-equipped", 1, {"mode": "commander", "villain": "immortus", "equipment": True}, "greedy", 15),
    ("commander-random", 1, {"mode": "commander", "budget": 1}, "random", 16),
    ("super-villain-vs-commander", 2, {"mode": "super-villain-vs-commander"}, "greedy", 17),
    ("super-villain-vs-commander-random", 2, {"mode": "super-villain-vs-commander"}, "random", 18),
    ("cooperative-two-heroes", 2, {"villain": "cosmic-ghost-rider"}, "greedy", 19),
    ("cooperative-random", 3, {"villain": "emperor-doom"}, "random", 21),
    ("super-villain-spot", 3, {"mode": "super-villain", "villain": "spot"}, "greedy", 20),
    ("cooperative-anti-venom", 3, {"set": "both", "villain": "anti-venom"}, "greedy", 22),
    ("cooperative-morlun", 3, {"set": "both", "villain": "morlun", "hero1": "superior-spider-man"}, "greedy", 23),
    ("super-villain-superior", 3, {"mode": "super-villain", "villain": "superior-spider-man"}, "greedy", 24),
)
#: The seeds to search for a game that reaches the Heroic Goal instead of defeating the Villain.
HEROIC_GOAL_SEEDS = range(1, 10)


def heroic_goal_game() -> Match:
    """Play a game of two greedy Heroes who never attack Emperor Doom himself, but the Purple Man whenever possible."""
    for seed in HEROIC_GOAL_SEEDS:
        match = Match(GAME, Config(2, {"villain": "emperor-doom"}), seed, [{"bot": "greedy"}] * 2)
        evaluator, rng = evaluator_for(GAME), Rng(seed)
        while match.state.decision is not None:
            seen = match.perspective(match.state.decision.seat)
            values = evaluator.action_values(seen.imagine(rng), rng)
            offered = zip(values, seen.decision.options, strict=True)
            able = [(value, option.id) for value, option in offered if not option.id.startswith("attack:villain")]
            goal = [(value, id) for value, id in able if id.startswith("attack:threat:purple-man")]
            match.choose(max(goal or able)[1])
        assert match.state.result is not None
        if match.state.result.reason == "goal":
            return match
    raise LookupError("goal")


def main() -> None:
    games = {name: played(GAME, bot, seats, agreed, seed) for name, seats, agreed, bot, seed in GAMES}
    games["cooperative-goal"] = heroic_goal_game()
    keep(RECORDS, games)


if __name__ == "__main__":
    main()
