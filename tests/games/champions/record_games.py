"""Re-recording of the games in records/, needed after an intended change of rules, content or file format.

    PYTHONPATH=tests .venv/bin/python -m games.champions.record_games           # the Core Set
    PYTHONPATH=tests .venv/bin/python -m games.champions.record_games further   # the products after it

The games cover every hero against every villain, alone and together, in all modes, mostly played by greedy bots.
``results.json`` holds how each game ended.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from games.champions.table import DECKS, SCENARIOS
from games.recording import keep, played
from tableverse.games.champions.reading.catalogue import catalogue
from tableverse.games.registry import load_game

RECORDS = Path(__file__).parent / "records"
GAME = load_game("champions")
#: The possible reasons for the end of a game.
ENDINGS = ("villain", "scheme", "eliminated")
#: A custom deck: the starter deck with another aspect.
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
    """Return the solo games: every hero against every villain, fifteen in all."""
    return {
        f"{deck}-{scenario}": (1, {"deck-1": deck, "scenario": scenario}, "greedy", 100 + number)
        for number, (deck, scenario) in enumerate((deck, scenario) for deck in DECKS for scenario in SCENARIOS)
    }


#: Seats, settings, bot and seed of each game, by its name.
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


def further() -> dict[str, tuple[int, dict[str, Any], str, int]]:
    """Return games with every hero and scenario after the Core Set, at all table sizes and in both modes."""
    decks = [deck for deck in catalogue().decks if deck not in DECKS]
    scenarios = [scenario for scenario in catalogue().scenarios if scenario not in SCENARIOS]
    games: dict[str, tuple[int, dict[str, Any], str, int]] = {}
    for number in range(28):
        seats = (1, 2, 1, 3, 1, 4, 2)[number % 7]
        scenario = scenarios[number % len(scenarios)]
        heroes = {f"deck-{seat + 1}": decks[(number + 5 * seat) % len(decks)] for seat in range(seats)}
        mode = "expert" if number % 3 == 2 else "standard"
        bot = "greedy" if seats == 1 else "random"
        games[f"{number + 1:02}-{scenario}-{seats}"] = (
            seats,
            {"scenario": scenario, "mode": mode, **heroes},
            bot,
            200 + number,
        )
    campaign = {"campaign": "the-rise-of-red-skull", "deck-1": "hawkeye-leadership"}
    games["29-campaign-1"] = (1, campaign, "greedy", 228)
    more = {"deck-2": "spider-woman-aggression-justice", "deck-3": "wasp-aggression", "campaign-mode": "expert"}
    games["30-campaign-3"] = (3, {**campaign, **more}, "random", 229)
    return games


#: Games by the folder of their records.
FOLDERS = {RECORDS: GAMES, RECORDS / "further": further()}


def main() -> None:
    folder = RECORDS / "further" if sys.argv[1:] == ["further"] else RECORDS
    keep(
        folder,
        {name: played(GAME, bot, seats, agreed, seed) for name, (seats, agreed, bot, seed) in FOLDERS[folder].items()},
    )


if __name__ == "__main__":
    main()
