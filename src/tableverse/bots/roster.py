"""Which bots there are, and how to seat one by its name."""

from __future__ import annotations

from tableverse.bots.bot import Bot
from tableverse.kernel.errors import BadBot, UnknownBot
from tableverse.kernel.game import Game

#: The names, weakest first. ``careless`` may say how many of its hundred choices are anything legal: ``careless:20``.
#: ``mcts`` may carry a budget: ``mcts:200`` simulations, ``mcts:500ms`` of thought; and a number of processes that
#: share it: ``mcts:800x4``.
BOTS = ("random", "careless", "greedy", "mcts")

#: Levels for people, weakest first, and the bot behind each. A game may have its own: where all win or lose together,
#: a short search is no stronger than greedy play (docs/bots.md).
LEVELS = {"easy": "careless:50", "normal": "greedy", "hard": "mcts:200"}
GAME_LEVELS = {
    "united": {"easy": "careless:50", "normal": "careless:15", "hard": "greedy"},
    "dagger": {"easy": "careless:60", "normal": "careless:25", "hard": "greedy"},
    "champions": {"easy": "careless:50", "normal": "careless:25", "hard": "greedy"},
}

MOST_SIMULATIONS = 1_000_000
MOST_MILLISECONDS = 600_000
MOST_WORKERS = 64


def seat_bot(spec: str, game: Game, seed: int) -> Bot:
    """A bot for one seat of one game. The same spec, game and seed play the same choices."""
    name, _, budget = spec.partition(":")
    if name not in (*BOTS, *LEVELS):
        raise UnknownBot(bot=name[:40], known=", ".join((*BOTS, *LEVELS)))
    if name == "mcts":
        from tableverse.bots.search import SearchBot

        simulations, milliseconds, workers = _budget(spec, budget)
        return SearchBot(game, seed, simulations, milliseconds, workers)
    if name == "careless":
        from tableverse.bots.careless import CarelessBot

        return CarelessBot(game, seed, _lapses(spec, budget))
    if budget:
        raise BadBot(bot=spec[:40], why=f"{name} takes no budget")
    if name in LEVELS:
        bot = seat_bot(GAME_LEVELS.get(game.id, LEVELS)[name], game, seed)
        bot.name = name
        return bot
    if name == "greedy":
        from tableverse.bots.greedy import GreedyBot

        return GreedyBot(game, seed)
    from tableverse.bots.chance import RandomBot

    return RandomBot(seed)


def check_bot(spec: str, game: Game) -> None:
    """Complain of a bot that does not exist before anything is started."""
    seat_bot(spec, game, 0)


def _lapses(spec: str, budget: str) -> int:
    if not budget:
        return 50
    if not _whole(budget, 99):
        raise BadBot(bot=spec[:40], why="careless:20")
    return int(budget)


def _budget(spec: str, budget: str) -> tuple[int, int, int]:
    """(simulations, milliseconds, processes): one of the first two is 0."""
    if not budget:
        return 200, 0, 1
    effort, shared, workers = budget.partition("x")
    digits = effort.removesuffix("ms")
    most = MOST_MILLISECONDS if digits != effort else MOST_SIMULATIONS
    if not _whole(digits, most) or (shared and not _whole(workers, MOST_WORKERS)):
        raise BadBot(bot=spec[:40], why="mcts:200, mcts:500ms, mcts:800x4")
    processes = int(workers) if shared else 1
    return (0, int(digits), processes) if digits != effort else (int(digits), 0, processes)


def _whole(digits: str, most: int) -> bool:
    return digits.isascii() and digits.isdigit() and 1 <= int(digits) <= most
