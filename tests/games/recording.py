"""Recording of whole bot games and their results, used by each game's record_games.py."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tableverse.bots.registry import make_bot
from tableverse.kernel.game import Config, Game
from tableverse.kernel.match import Match


def played(game: Game, bot: str, seats: int, agreed: dict[str, Any], seed: int) -> Match:
    """Play a game with the same bot in every seat."""
    match = Match(game, Config(seats, agreed), seed, [{"bot": bot}] * seats)
    bots = [make_bot(bot, game, seed * 10 + seat) for seat in range(seats)]
    while match.state.decision is not None:
        seat = match.state.decision.seat
        match.choose(bots[seat].choose(match.perspective(seat)))
    return match


def keep(folder: Path, games: dict[str, Match]) -> None:
    """Save the games and their results in ``folder``, replacing all earlier records."""
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    lines = []
    for name, match in games.items():
        record = match.finished_record()
        record.save(folder / f"{name}.json")
        ending = match.state.result
        assert ending is not None
        result = {
            "moves": match.moves,
            "winners": ending.winners,
            "side": ending.side,
            "reason": ending.reason,
            "digest": record.digest,
        }
        lines.append(f"{json.dumps(name)}: {json.dumps(result)}")
    (folder / "results.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
