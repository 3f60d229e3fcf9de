"""The available bots, and their construction by name."""

from __future__ import annotations

from tableverse import plugins
from tableverse.bots.bot import Bot
from tableverse.bots.epsilon_greedy import EpsilonGreedyBot
from tableverse.bots.evaluator import Evaluator, evaluator_for, expert_for
from tableverse.bots.greedy import GreedyBot
from tableverse.bots.mcts import MctsBot
from tableverse.bots.random_bot import RandomBot
from tableverse.bots.rollout_bot import RolloutBot
from tableverse.kernel.errors import BadBot, UnknownBot
from tableverse.kernel.game import Game

#: Names of bots. ``careless:20`` sets the percentage of random choices, ``rollout:20`` the number of worlds in which
#: options are followed. ``mcts:200`` sets the simulations, ``mcts:500ms`` the time per choice, ``mcts:800x4`` the
#: number of processes. ``expert`` accepts the same budgets, and plays only games with a trained network.
BOTS = ("random", "careless", "greedy", "rollout", "mcts", "expert")
#: Names of levels for people, weakest first. Each game maps them to bots: ``Evaluator.levels``.
LEVELS = tuple(Evaluator.levels)

#: Default number of simulations. They take as long as ``mcts:800``: an eighth of a second.
EXPERT_SIMULATIONS = 400
EXPERT_EXAMPLES = "expert, expert:100, expert:500ms"

#: Number of worlds in which the rollout bot follows options: the default and the maximum.
WORLDS = 12
MOST_WORLDS = 10_000
MOST_SIMULATIONS = 1_000_000
MOST_MILLISECONDS = 600_000
MOST_WORKERS = 64


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    """Return a bot for one seat of one game. Its choices are equal for the same spec, game and seed."""
    name, _, budget = spec.partition(":")
    if name not in BOTS and name not in LEVELS:
        raise _unknown(name, game)
    if name == "expert":
        return _expert(spec, budget, game, seed)
    if name == "mcts":
        simulations, milliseconds, workers = _search_budget(spec, budget)
        return MctsBot(game, seed, simulations, milliseconds, workers)
    if name == "rollout":
        return RolloutBot(game, seed, _worlds(spec, budget))
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
    """Raise an error for a bot that does not exist, before a game is started."""
    make_bot(spec, game, 0)


def _unknown(name: str, game: Game) -> UnknownBot:
    bots = BOTS if plugins.find(plugins.EXPERTS, game.id) else BOTS[:-1]
    return UnknownBot(bot=name[:40], known=", ".join((*bots, *LEVELS)))


def _expert(spec: str, budget: str, game: Game, seed: int) -> Bot:
    """Return a search guided by the trained network. ``expert:1`` hardly searches beyond the network's first choice."""
    simulations, milliseconds, workers = _search_budget(spec, budget or str(EXPERT_SIMULATIONS))
    if workers > 1:
        raise BadBot(bot=spec[:40], why=EXPERT_EXAMPLES)
    evaluator = expert_for(game)
    if evaluator is None:
        raise _unknown("expert", game)
    bot = MctsBot(game, seed, simulations, milliseconds, 1, evaluator)
    bot.name = spec
    return bot


def _percent(spec: str, budget: str) -> int:
    if not budget:
        return 50
    if not _is_whole(budget, 99):
        raise BadBot(bot=spec[:40], why="careless:20")
    return int(budget)


def _worlds(spec: str, budget: str) -> int:
    if not budget:
        return WORLDS
    if not _is_whole(budget, MOST_WORLDS):
        raise BadBot(bot=spec[:40], why="rollout:20")
    return int(budget)


def _search_budget(spec: str, budget: str) -> tuple[int, int, int]:
    """Parse a budget into simulations, milliseconds and processes. One of the first two is 0."""
    if not budget:
        return 200, 0, 1
    effort, shared, workers = budget.partition("x")
    digits = effort.removesuffix("ms")
    most = MOST_MILLISECONDS if digits != effort else MOST_SIMULATIONS
    if not _is_whole(digits, most) or (shared and not _is_whole(workers, MOST_WORKERS)):
        example = "mcts:200, mcts:500ms, mcts:800x4" if spec.startswith("mcts") else EXPERT_EXAMPLES
        raise BadBot(bot=spec[:40], why=example)
    processes = int(workers) if shared else 1
    return (0, int(digits), processes) if digits != effort else (int(digits), 0, processes)


def _is_whole(digits: str, most: int) -> bool:
    return digits.isascii() and digits.isdigit() and 1 <= int(digits) <= most
