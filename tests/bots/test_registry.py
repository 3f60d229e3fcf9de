"""Creation of bots by name."""

import pytest

from tableverse.bots.registry import BOTS, check_bot, make_bot
from tableverse.games.registry import load_game
from tableverse.kernel.errors import BadBot, UnknownBot


@pytest.mark.parametrize(
    "spec", [*BOTS, "careless:20", "rollout:5", "mcts:1", "mcts:50", "mcts:20ms", "mcts:100x2", "mcts:20msx3"]
)
def test_every_bot_name_creates_a_bot(spec):
    assert make_bot(spec, load_game("splendor"), seed=1).name.startswith(spec.partition(":")[0])


@pytest.mark.parametrize("spec", ["", "greddy", "MCTS", "human", "mcts200"])
def test_unknown_bot_error_lists_the_known_bots(spec):
    with pytest.raises(UnknownBot) as error:
        check_bot(spec, load_game("splendor"))
    assert "random, careless, greedy, rollout, mcts" in str(error.value)
    assert error.value.say("es") != error.value.say("en")


@pytest.mark.parametrize(
    "spec",
    [
        "mcts:0",
        "mcts:-5",
        "mcts:many",
        "mcts:5s",
        "mcts:²",
        "mcts:9999999",
        "greedy:3",
        "careless:0",
        "careless:100",
        "careless:often",
        "easy:3",
        "rollout:0",
        "rollout:5ms",
        "rollout:99999",
        "rollout:6x2",
        "mcts:50x",
        "mcts:50x0",
        "mcts:x2",
        "mcts:50x2x2",
    ],
)
def test_invalid_budget_is_refused(spec):
    with pytest.raises(BadBot):
        check_bot(spec, load_game("splendor"))
