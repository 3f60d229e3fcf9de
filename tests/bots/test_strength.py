"""Relative strength of the bots, with fixed seeds. Long series are in docs/bots.md."""

import pytest

from bots.self_play import play, wins

pytestmark = pytest.mark.slow


def test_greedy_beats_random_in_all_of_40_games():
    assert wins("greedy", "random", 40) == 40


def test_a_short_search_beats_greedy():
    assert wins("mcts:60", "greedy", 12) >= 7


def test_a_longer_search_beats_a_shorter_one():
    assert wins("mcts:120", "mcts:12", 10) >= 6


def test_expert_without_search_beats_mcts():
    assert wins("expert:1", "mcts:60", 12) >= 9


def test_bots_are_deterministic_for_a_seed():
    first = play(["mcts:20", "greedy", "random"], seed=5)
    second = play(["mcts:20", "greedy", "random"], seed=5)
    assert first.record.options == second.record.options


def test_a_bot_finishes_games_of_every_size():
    for seats in (2, 3, 4):
        match = play(["greedy"] * seats, seed=seats)
        assert match.state.result is not None
        assert match.state.result.winners


def test_timed_search_chooses_a_legal_option():
    match = play(["mcts:1ms", "random"], seed=2)
    assert match.state.result is not None
