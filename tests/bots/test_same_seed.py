"""Reproducibility across processes: no choice may depend on Python's randomized string hashes."""

import os
import subprocess
import sys

import pytest

from tableverse.games.registry import game_ids

#: A program that plays the first choices of a game between two bots and prints them.
PLAYED = """
import sys
from tableverse.bots.registry import make_bot
from tableverse.games.registry import load_game
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
name, bot, choices = sys.argv[1:]
game = load_game(name)
match = Match(game, Config(2, {"scenario": "ultron"} if name == "champions" else {}), 5)
bots = [make_bot(bot, match.game, seat) for seat in range(2)]
while match.state.decision is not None and len(match.record.options) < int(choices):
    seat = match.state.decision.seat
    match.choose(bots[seat].choose(match.perspective(seat)), seat)
print(*match.record.options, sep="\\n")
"""
CHOICES = 40


@pytest.mark.parametrize("bot", ["greedy", "mcts:8"])
@pytest.mark.parametrize("game", game_ids())
def test_choices_do_not_depend_on_string_hashes(game: str, bot: str) -> None:
    told = [_played(game, bot, hashes) for hashes in ("1", "2")]
    assert told[0] == told[1]
    assert len(told[0]) == CHOICES


def _played(game: str, bot: str, hashes: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", PLAYED, game, bot, str(CHOICES)],
        env={**os.environ, "PYTHONHASHSEED": hashes},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.split("\n")[:-1]
