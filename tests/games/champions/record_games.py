"""Plays the games in records/ anew. Run it when a change of rules, content or file format is meant:

    .venv/bin/python tests/games/champions/record_games.py

Every hero against every villain, alone and together, in all modes, mostly by greedy bots. ``results.json`` holds how
each of them ended.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tableverse.bots.roster import seat_bot
from tableverse.games.champions.game import DECKS, SCENARIOS
from tableverse.games.shelf import take
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match

RECORDS = Path(__file__).parent / "records"
GAME = take("champions")
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


def played(seats: int, agreed: dict[str, Any], bot: str, seed: int) -> Match:
    match = Match(GAME, Config(seats, agreed), seed, [{"bot": bot}] * seats)
    bots = [seat_bot(bot, GAME, seed * 10 + seat) for seat in range(seats)]
    while match.state.decision is not None:
        seat = match.state.decision.seat
        match.choose(bots[seat].choose(match.perspective(seat)))
    return match


def main() -> None:
    RECORDS.mkdir(exist_ok=True)
    for old in RECORDS.glob("*.json"):
        old.unlink()
    results = {}
    for name, (seats, agreed, bot, seed) in GAMES.items():
        match = played(seats, agreed, bot, seed)
        record = match.finished_record()
        record.save(RECORDS / f"{name}.json")
        ending = match.state.result
        assert ending is not None
        results[name] = {
            "moves": match.moves,
            "winners": ending.winners,
            "side": ending.side,
            "reason": ending.reason,
            "digest": record.digest,
        }
    lines = (f"{json.dumps(name)}: {json.dumps(result)}" for name, result in results.items())
    (RECORDS / "results.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
