"""Plays the games in records/ anew. Run it when a change of rules, content or file format is meant:

    PYTHONPATH=tests .venv/bin/python -m games.champions.record_games

Every hero against every villain, alone and together, in all modes, mostly by greedy bots. ``results.json`` holds how
each of them ended.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from games.champions.table import DECKS, SCENARIOS
from games.recording import keep, played
from tableverse.games.registry import load_game

RECORDS = Path(__file__).parent / "records"
GAME = load_game("champions")
#: Every way a game can end.
ENDINGS = ("villain", "scheme", "eliminated")
#: A deck that its player built: the starter deck with another aspect.
OWN_DECK: dict[str, Any] = {
    "name": "Iron Man leads",
    "hero": "iron-man",
    "aspects": ["leadership"],
    "cards": {
        **dict.fromkeys(
            ("war-machine", "pepper-potts", "stark-tower", "arc-reactor", "mark-v-armor", "mark-v-helmet"), 1
        ),
        "repulsor-blast": 3,
        **dict.fromkeys(("supersonic-punch", "powered-gauntlets", "rocket-boots"), 2),
        **dict.fromkeys(("hawkeye", "maria-hill", "vision", "the-triskelion", "mockingbird", "nick-fury"), 1),
        **dict.fromkeys(("inspired", "lead-from-the-front", "get-ready", "make-the-call", "haymaker"), 2),
        "the-power-of-leadership": 2,
        **dict.fromkeys(
            ("energy", "genius", "strength", "helicarrier", "avengers-mansion", "tenacity", "emergency"), 1
        ),
    },
}


def alone() -> dict[str, tuple[int, dict[str, Any], str, int]]:
    """Every hero against every villain: fifteen games."""
    return {
        f"{deck}-{scenario}": (1, {"deck-1": deck, "scenario": scenario}, "greedy", 100 + number)
        for number, (deck, scenario) in enumerate((deck, scenario) for deck in DECKS for scenario in SCENARIOS)
    }


#: Name, seats, what is agreed, the bot, and the seed.
GAMES: dict[str, tuple[int, dict[str, Any], str, int]] = {
    **alone(),
    "two-rhino": (2, {}, "greedy", 1),
    "three-klaw": (3, {"scenario": "klaw"}, "random", 2),
    "four-rhino": (4, {"modular": "under-attack"}, "random", 3),
    "four-ultron-random": (4, {"scenario": "ultron"}, "random", 4),
    "expert-rhino": (1, {"mode": "expert", "deck-1": "she-hulk-aggression"}, "greedy", 5),
    "expert-klaw": (2, {"mode": "expert", "scenario": "klaw"}, "random", 6),
    "expert-ultron-random": (3, {"mode": "expert", "scenario": "ultron"}, "random", 7),
    "heroic-1": (1, {"heroic": 1, "deck-1": "iron-man-aggression"}, "greedy", 8),
    "heroic-4-random": (2, {"heroic": 4, "mode": "expert"}, "random", 9),
    "skirmish-rhino-1": (1, {"skirmish": 1, "deck-1": "captain-marvel-leadership"}, "greedy", 10),
    "skirmish-klaw-3": (1, {"skirmish": 3, "scenario": "klaw"}, "greedy", 11),
    "modular-by-lot": (1, {"modular": "random", "modular-2": "random"}, "greedy", 12),
    "modular-all": (2, {"modular-2": "masters-of-evil", "modular-3": "legions-of-hydra"}, "random", 13),
    "own-deck": (1, {"deck-1": OWN_DECK, "environment": "current"}, "greedy", 14),
    "own-deck-limited": (2, {"deck-2": {**OWN_DECK, "environment": "limited"}}, "random", 15),
}


def main() -> None:
    keep(RECORDS, {name: played(GAME, bot, seats, agreed, seed) for name, (seats, agreed, bot, seed) in GAMES.items()})


if __name__ == "__main__":
    main()
