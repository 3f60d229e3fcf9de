"""The rollout bot, which compares the best options by rollouts in the same sampled worlds."""

import pytest

from tableverse.bots.evaluator import Evaluator, evaluator_for
from tableverse.bots.racing import FIRST_WORLDS, Race, is_beaten
from tableverse.bots.registry import make_bot
from tableverse.bots.rollout_bot import RolloutBot
from tableverse.games.registry import game_ids, load_game
from tableverse.kernel.game import Config, Game
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State

#: More seats than the evaluators roll out by themselves, and such a scenario.
SEATS = 3
SETTINGS = {"champions": {"scenario": "risky-business"}}


def weighty_position(game: Game) -> State:
    """Return the first choice worth a rollout, after some random ones."""
    evaluator, chance = evaluator_for(game), Rng(5)
    state = game.new(Config(SEATS, SETTINGS.get(game.id, {})), 5)
    for moves in range(200):
        assert state.decision is not None
        if moves > 30 and len(state.decision.options) > 2:
            values = evaluator.action_values(state.clone(), Rng(1))
            if len(evaluator.promising(state, values)) > 1:
                return state
        game.apply_quietly(state, chance.choice(state.decision.options).id)
    raise AssertionError("nothing is worth following")


@pytest.mark.parametrize("name", game_ids())
def test_choice_ignores_hidden_cards_and_leaves_the_state_unchanged(name: str) -> None:
    game = load_game(name)
    state = weighty_position(game)
    assert state.decision is not None
    before, seat = game.encode(state), state.decision.seat
    other = game.determinize(state, seat, Rng(99))
    assert game.encode(other) != before
    chosen = {make_bot("rollout:2", game, 7).choose(Perspective(game, world, seat)) for world in (state, other)}
    assert len(chosen) == 1
    assert state.decision.find(chosen.pop()) is not None
    assert game.encode(state) == before


class Patient(Evaluator[State]):
    """An evaluator that ranks the first option highest at once, and the last one by ``lead`` after rollouts."""

    lead = 0.5
    closest = 4
    horizon = 3

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.lengths: list[int] = []
        self.last = ""

    def action_values(self, state: State, rng: Rng) -> list[float]:
        assert state.decision is not None
        self.last = state.decision.options[3].id
        return [-float(place) for place in range(len(state.decision.options))]

    def promising(self, state: State, values: list[float]) -> list[int]:
        return super().promising(state, values)[: self.closest]

    def value(self, state: State, rng: Rng) -> list[float]:
        self.lengths.append(state.moves)
        # The bot rolls out the first four options in turn.
        return [0.5 + (self.lead if len(self.lengths) % 4 == 0 else 0.0)] * state.seats


def patient(game: Game, worlds: int) -> tuple[RolloutBot, Patient]:
    bot, evaluator = RolloutBot(game, 1, worlds), Patient(game)
    bot.evaluator = evaluator
    return bot, evaluator


def test_rollout_results_decide_and_all_rollouts_have_equal_length() -> None:
    game = load_game("splendor")
    state = game.new(Config(2), 3)
    bot, evaluator = patient(game, 8)
    chosen = bot.choose(Perspective(game, state, 0))
    assert chosen == evaluator.last
    # The best option is clear after the first worlds, so the search stops.
    assert evaluator.lengths == [3] * 4 * FIRST_WORLDS


def test_minor_choice_is_made_without_rollouts() -> None:
    game = load_game("splendor")
    state = game.new(Config(2), 3)
    assert state.decision is not None
    bot, evaluator = patient(game, 8)
    evaluator.closest = 1
    assert bot.choose(Perspective(game, state, 0)) == state.decision.options[0].id
    assert evaluator.lengths == []


def test_ties_in_every_world_keep_the_first_ranking() -> None:
    game = load_game("splendor")
    state = game.new(Config(2), 3)
    assert state.decision is not None
    bot, evaluator = patient(game, 5)
    evaluator.lead = 0.0
    assert bot.choose(Perspective(game, state, 0)) == state.decision.options[0].id
    assert len(evaluator.lengths) == 4 * 5


def test_option_is_beaten_when_consistently_behind() -> None:
    assert is_beaten([0.2, 0.3, 0.1], [0.5, 0.5, 0.5])
    assert not is_beaten([0.2, 0.3], [0.5, 0.5])  # too few worlds to tell
    assert not is_beaten([0.9, 0.1, 0.4], [0.1, 0.9, 0.5])  # each leads once
    assert not is_beaten([0.5, 0.5, 0.5], [0.5, 0.5, 0.5])
    assert not is_beaten([0.9, 0.9, 0.9], [0.5, 0.5, 0.5])


def test_beaten_option_is_dropped_for_good() -> None:
    race = Race(3)
    worlds = [[0.5, 0.9, 0.4], [0.6, 0.1, 0.5], [0.5, 0.8, 0.4]]
    for values in worlds:
        assert race.racing == [0, 1, 2]
        for place in race.racing:
            race.found[place].append(values[place])
        over = race.is_over()
    assert not over
    assert race.best == 1
    assert race.racing == [0, 1, 2], "behind the best, but not in every world"
    for values in ([0.5, 0.0, 0.4], [0.5, 0.4, 0.2]):
        for place in race.racing:
            race.found[place].append(values[place])
        race.is_over()
    assert race.best == 0
    assert race.racing == [0, 1]
    means = race.means(0.01)
    assert means[0] == pytest.approx(0.52)
    assert means[1] == pytest.approx(0.44)
    assert means[2] < 0.51


def test_equal_results_in_the_first_worlds_end_the_race() -> None:
    race = Race(2)
    for _ in range(FIRST_WORLDS):
        assert not race.is_level()
        for place in race.racing:
            race.found[place].append(0.5)
        assert not race.is_over()
    assert race.is_level()
    assert race.best == 0
    assert race.means(0.01) == [0.5, 0.49], "the first is behind by nothing, the others by the edge"
    other = Race(2)
    for values in ([0.5, 0.5], [0.5, 0.6], [0.6, 0.5]):
        for place in other.racing:
            other.found[place].append(values[place])
        assert not other.is_over()
        assert not other.is_level(), "now one is ahead, now the other"
