"""The bot that follows the best options further, in the same worlds for all of them."""

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

#: Enough players, and a scenario, that the evaluator of no game follows options by itself.
SEATS = 3
SETTINGS = {"champions": {"scenario": "risky-business"}}


def weighty_position(game: Game) -> State:
    """The first choice of a game, after some random ones, that is worth following."""
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
def test_what_is_hidden_changes_no_choice_and_nothing_is_touched(name: str) -> None:
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
    """Finds the first option best at a glance; later it is the last one that has paid, by ``lead``."""

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
        # The bot follows the first four options in turn.
        return [0.5 + (self.lead if len(self.lengths) % 4 == 0 else 0.0)] * state.seats


def patient(game: Game, worlds: int) -> tuple[RolloutBot, Patient]:
    bot, evaluator = RolloutBot(game, 1, worlds), Patient(game)
    bot.evaluator = evaluator
    return bot, evaluator


def test_what_an_option_comes_to_decides_and_all_are_followed_equally_far() -> None:
    game = load_game("splendor")
    state = game.new(Config(2), 3)
    bot, evaluator = patient(game, 8)
    chosen = bot.choose(Perspective(game, state, 0))
    assert chosen == evaluator.last
    # After the first worlds it is clear which one is best, so the others are not looked at.
    assert evaluator.lengths == [3] * 4 * FIRST_WORLDS


def test_a_trifle_is_chosen_at_a_glance() -> None:
    game = load_game("splendor")
    state = game.new(Config(2), 3)
    assert state.decision is not None
    bot, evaluator = patient(game, 8)
    evaluator.closest = 1
    assert bot.choose(Perspective(game, state, 0)) == state.decision.options[0].id
    assert evaluator.lengths == []


def test_alike_in_every_world_the_first_glance_decides() -> None:
    game = load_game("splendor")
    state = game.new(Config(2), 3)
    assert state.decision is not None
    bot, evaluator = patient(game, 5)
    evaluator.lead = 0.0
    assert bot.choose(Perspective(game, state, 0)) == state.decision.options[0].id
    assert len(evaluator.lengths) == 4 * 5


def test_an_option_leaves_the_race_when_it_is_clearly_behind() -> None:
    assert is_beaten([0.2, 0.3, 0.1], [0.5, 0.5, 0.5])
    assert not is_beaten([0.2, 0.3], [0.5, 0.5])  # too few worlds to tell
    assert not is_beaten([0.9, 0.1, 0.4], [0.1, 0.9, 0.5])  # now one, now the other
    assert not is_beaten([0.5, 0.5, 0.5], [0.5, 0.5, 0.5])
    assert not is_beaten([0.9, 0.9, 0.9], [0.5, 0.5, 0.5])


def test_who_is_clearly_behind_leaves_the_race_and_stays_beaten() -> None:
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


def test_what_comes_to_the_same_in_the_first_worlds_is_level() -> None:
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
