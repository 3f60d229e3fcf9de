"""Which bots there are, and how to make one by its name."""

from __future__ import annotations

from tableverse.bots.bot import Bot
from tableverse.bots.epsilon_greedy import EpsilonGreedyBot
from tableverse.bots.evaluator import Evaluator, evaluator_for
from tableverse.bots.greedy import GreedyBot
from tableverse.bots.mcts import MctsBot
from tableverse.bots.random_bot import RandomBot
from tableverse.kernel.errors import BadBot, UnknownBot
from tableverse.kernel.game import Game

#: The names, weakest first. ``careless`` may say what percentage of its choices are random: ``careless:20``. ``mcts``
#: may carry a budget: ``mcts:200`` simulations, ``mcts:500ms`` of thought; and a number of processes that share it:
#: ``mcts:800x4``.
BOTS = ("random", "careless", "greedy", "mcts")
#: The names for people, weakest first. Which bot plays behind each is the game's to say: ``Evaluator.levels``.
LEVELS = tuple(Evaluator.levels)

MOST_SIMULATIONS = 1_000_000
MOST_MILLISECONDS = 600_000
MOST_WORKERS = 64


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    """A bot for one seat of one game. The same spec, game and seed play the same choices."""
    name, _, budget = spec.partition(":")
    if name not in BOTS and name not in LEVELS:
        raise UnknownBot(bot=name[:40], known=", ".join((*BOTS, *LEVELS)))
    if name == "mcts":
        simulations, milliseconds, workers = _search_budget(spec, budget)
        return MctsBot(game, seed, simulations, milliseconds, workers)
    if name == "careless":
        return EpsilonGreedyBot(game, seed, _percent(spec, budget))
    if budget:
        raise BadBot(bot=spec[:40], why=f"{name} takes no budget")
    if name in LEVELS:
        bot = make_bot(evaluator_for(game).levels[name], game, seed)
        bot.name = name
        return bot
    return GreedyBot(game, seed) if name == "greedy" else RandomBot(seed)


def check_bot(spec: str, game: Game) -> None:
    """Refuse a bot that does not exist, before anything is started."""
    make_bot(spec, game, 0)


def _percent(spec: str, budget: str) -> int:
    if not budget:
        return 50
    if not _is_whole(budget, 99):
        raise BadBot(bot=spec[:40], why="careless:20")
    return int(budget)


def _search_budget(spec: str, budget: str) -> tuple[int, int, int]:
    """(simulations, milliseconds, processes): one of the first two is 0."""
    if not budget:
        return 200, 0, 1
    effort, shared, workers = budget.partition("x")
    digits = effort.removesuffix("ms")
    most = MOST_MILLISECONDS if digits != effort else MOST_SIMULATIONS
    if not _is_whole(digits, most) or (shared and not _is_whole(workers, MOST_WORKERS)):
        raise BadBot(bot=spec[:40], why="mcts:200, mcts:500ms, mcts:800x4")
    processes = int(workers) if shared else 1
    return (0, int(digits), processes) if digits != effort else (int(digits), 0, processes)


def _is_whole(digits: str, most: int) -> bool:
    return digits.isascii() and digits.isdigit() and 1 <= int(digits) <= most
