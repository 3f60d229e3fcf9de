"""The MCTS bot: tree reuse between choices, and parallel search."""

import pytest

from tableverse.bots import workers
from tableverse.bots.mcts import MctsBot
from tableverse.bots.registry import make_bot
from tableverse.bots.tree import Node
from tableverse.games.registry import load_game
from tableverse.games.splendor.game import Splendor
from tableverse.kernel.errors import BadBot
from tableverse.kernel.game import Config
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng


def choices_of_one_bot(simulations: int = 24):
    """Yield (bot, state before, root visits when the search began) for each choice of one game."""
    game = load_game("splendor")
    bot = MctsBot(game, seed=3, simulations=simulations, milliseconds=0)
    state = game.new(Config(2), 5)
    rng = Rng(1)
    while state.decision is not None and state.moves < 80:
        if state.decision.seat == 0:
            goes_on = bot._reached is not None and bot._reached_at == state.moves
            visits = bot._reached.visits if goes_on else 0
            chosen = bot.choose(Perspective(game, state, 0))
            yield state.moves, visits, state.decision.kind
        else:
            chosen = rng.choice(state.decision.options).id
        game.apply_quietly(state, chosen)


def test_search_tree_is_reused_after_the_own_choice():
    """Paying directly follows recruiting, so its subtree is reused.

    After the opponent's turn the search starts fresh.
    """
    made = list(choices_of_one_bot())
    followed = [visits for before, visits, _ in made if any(other == before - 1 for other, _, _ in made)]
    anew = [visits for before, visits, _ in made if not any(other == before - 1 for other, _, _ in made)]
    assert followed
    assert any(visits > 0 for visits in followed)
    assert set(anew) == {0}


def test_worker_processes_share_the_simulations():
    game = load_game("splendor")
    state = game.new(Config(2), 5)
    seen = Perspective(game, state, 0)
    chosen = set()
    for _ in range(2):
        bot = make_bot("mcts:41x2", game, seed=3)
        root = Node()
        bot._search_in_parallel(root, seen, deadline=0.0)
        assert root.visits == 41
        chosen.add(make_bot("mcts:41x2", game, seed=3).choose(seen))
    assert len(chosen) == 1  # the same seed gives the same choice
    worlds = [game.encode(seen.imagine(Rng(number))) for number in range(6)]
    found = workers.search_all(game, [(worlds, 20, {}, 1), (worlds, 21, {}, 2)], 2)
    assert [sum(visits for visits, _ in one.values()) for one in found] == [20, 21]
    timed = make_bot("mcts:30msx2", game, seed=3).choose(seen)
    assert timed in [option.id for option in state.decision.options]


class Changed(Splendor):
    """Splendor with a different content fingerprint."""

    def fingerprint(self):
        return "changed"


def test_changed_content_is_not_searched_in_worker_processes():
    game = Changed()
    state = game.new(Config(2), 5)
    with pytest.raises(BadBot):
        make_bot("mcts:8x2", game, seed=3).choose(Perspective(game, state, 0))
