"""The searching bot: it goes on where it left off, and several processes find what one would."""

import pytest

from tableverse.bots import workers
from tableverse.bots.mcts import MctsBot
from tableverse.bots.registry import make_bot
from tableverse.games.registry import load_game
from tableverse.kernel.errors import BadBot
from tableverse.kernel.game import Config, Perspective
from tableverse.kernel.rng import Rng


def choices_of_one_bot(simulations: int = 24):
    """(bot, state before, how often the root had been visited when the search began) for each choice of one game."""
    game = load_game("splendor")
    bot = MctsBot(game, seed=3, simulations=simulations, milliseconds=0)
    state = game.new(Config(2), 5)
    rng = Rng(1)
    began: list[int] = []
    search = bot._search
    bot._search = lambda root, seen, deadline: (began.append(root.visits), search(root, seen, deadline))[1]
    while state.decision is not None and state.moves < 80:
        if state.decision.seat == 0:
            before = state.moves
            chosen = bot.choose(Perspective(game, state, 0))
            yield before, began[-1], state.decision.kind
        else:
            chosen = rng.choice(state.decision.options).id
        game.apply_quietly(state, chosen)


def test_the_search_goes_on_where_its_own_choice_led_to():
    """Paying follows recruiting at once: what was thought of it is not thought again. After the rival's turn it is."""
    made = list(choices_of_one_bot())
    followed = [visits for before, visits, _ in made if any(other == before - 1 for other, _, _ in made)]
    anew = [visits for before, visits, _ in made if not any(other == before - 1 for other, _, _ in made)]
    assert followed
    assert any(visits > 0 for visits in followed)
    assert set(anew) == {0}


def test_processes_share_the_simulations():
    game = load_game("splendor")
    state = game.new(Config(2), 5)
    told: list[int] = []
    together = workers.search_all

    def watched(game, tasks, count):
        found = together(game, tasks, count)
        told.extend(sum(visits for visits, _ in one.values()) for one in found)
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(workers, "search_all", watched)
        chosen = {make_bot("mcts:41x2", game, seed=3).choose(Perspective(game, state, 0)) for _ in range(2)}
    assert told == [20, 21, 20, 21]
    assert len(chosen) == 1  # the same seed, the same choice
    timed = make_bot("mcts:30msx2", game, seed=3).choose(Perspective(game, state, 0))
    assert timed in [option.id for option in state.decision.options]


def test_workers_know_only_the_cards_as_shipped(monkeypatch):
    game = load_game("splendor")
    state = game.new(Config(2), 5)
    bot = make_bot("mcts:8x2", game, seed=3)
    other = type(game)()
    monkeypatch.setattr(type(other), "fingerprint", lambda self: "shipped" if self is game else "changed")
    monkeypatch.setattr(workers.registry, "load_game", lambda _: other)
    with pytest.raises(BadBot):
        bot.choose(Perspective(game, state, 0))
