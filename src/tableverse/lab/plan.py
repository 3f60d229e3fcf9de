"""The plan of a simulation: game, bots, number of games, seed."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tableverse.bots.registry import check_bot
from tableverse.games import registry
from tableverse.kernel.errors import BadNumber
from tableverse.kernel.game import Config, Game
from tableverse.lab.errors import NotASetting

MOST_GAMES = 10_000_000
MOST_JOBS = 256
#: Seeds are non-negative and fit into 64-bit signed integers.
MOST_SEED = 2**63 - 1


@dataclass(frozen=True)
class Plan:
    """The plan of a simulation. ``bots`` names one bot per seat; with ``swap_seats``, game i shifts them by i seats."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    swap_seats: bool = False
    packs: tuple[Path, ...] = ()
    #: The game's settings, by name.
    settings: tuple[tuple[str, Any], ...] = ()

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def config(self) -> Config:
        return Config(self.seats, dict(self.settings))

    def open(self) -> Game:
        return registry.load_game(self.game, self.packs).for_table(self.config)

    def check(self) -> None:
        """Raise an error for anything invalid before a game starts."""
        check_number("games", self.games, 1, MOST_GAMES)
        check_number("seed", self.seed, 0, MOST_SEED)
        game = self.open()
        game.check(self.config)
        for spec in self.bots:
            check_bot(spec, game)

    def order(self, number: int) -> list[int]:
        """Return for each seat the bot's index in ``bots``."""
        turned = number if self.swap_seats else 0
        return [(seat - turned) % self.seats for seat in range(self.seats)]

    def game_seed(self, number: int) -> int:
        """Return the seed of a game. It depends only on the plan's seed and the game's number, not on the workers."""
        return derive(self.seed, number)

    def bot_seed(self, number: int, seat: int) -> int:
        return derive(self.seed, number, seat)


def read_settings(game: Game, texts: Sequence[str]) -> tuple[tuple[str, Any], ...]:
    """Parse settings like ``mode=solo`` with the game's own parser."""
    settings: list[tuple[str, Any]] = []
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise NotASetting(text=text[:80])
        settings.append((name, game.setting_of(name, value)))
    return tuple(settings)


def derive(*parts: int) -> int:
    """Derive a well-mixed seed from several numbers, equal on every machine."""
    digest = hashlib.sha256("/".join(str(part) for part in parts).encode()).digest()
    return int.from_bytes(digest[:8], "big") & MOST_SEED


def check_number(what: str, value: int, least: int, most: int) -> int:
    if not least <= value <= most:
        raise BadNumber(what=what, value=value, least=least, most=most)
    return value
