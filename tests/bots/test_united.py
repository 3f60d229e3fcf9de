"""The United evaluator: greedy play on either side, search, and independence of hidden information."""

import pytest

from games.united.table import GAME, KUN_LUN, LONDON, TVA, UN, Table
from tableverse.bots.evaluator import evaluator_for
from tableverse.bots.registry import make_bot
from tableverse.bots.united.evaluator import UnitedEvaluator
from tableverse.bots.united.heuristic_value import position_value
from tableverse.games.united.state import UnitedState
from tableverse.kernel.game import Config
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng

EVALUATOR = evaluator_for(GAME)


def play(config: Config, bots: list[str], seed: int) -> UnitedState:
    state = GAME.new(config, seed)
    seated = [make_bot(bot, GAME, seed + seat) for seat, bot in enumerate(bots)]
    while state.decision is not None:
        seat = state.decision.seat
        GAME.apply_quietly(state, seated[seat].choose(Perspective(GAME, state, seat)))
    assert isinstance(state, UnitedState)
    return state


def best(table: Table) -> str:
    """Return the choice of greedy play."""
    assert table.state.decision is not None
    values = EVALUATOR.action_values(table.state, Rng(1))
    return table.options()[values.index(max(values))]


def test_united_has_a_dedicated_evaluator() -> None:
    assert isinstance(EVALUATOR, UnitedEvaluator)


def test_greedy_heroes_win_games_that_random_ones_lose() -> None:
    config = Config(3, {"villain": "cosmic-ghost-rider"})
    greedy = [play(config, ["greedy"] * 3, seed) for seed in range(5)]
    random = [play(config, ["random"] * 3, seed) for seed in range(20)]
    assert sum(state.result is not None and state.result.side == "heroes" for state in greedy) >= 2
    assert not any(state.result is not None and state.result.side == "heroes" for state in random)


def test_greedy_wins_as_the_villain() -> None:
    state = play(Config(2, {"mode": "super-villain", "villain": "maestro"}), ["random", "greedy"], 3)
    assert state.result is not None
    assert state.result.side == "villain"


@pytest.mark.parametrize("mode", ["commander", "super-villain-vs-commander"])
def test_search_plays_every_seat(mode: str) -> None:
    seats = GAME.seat_limits({"mode": mode})[0]
    assert play(Config(seats, {"mode": mode}), ["mcts:2"] * seats, 4).result is not None


def test_greedy_makes_the_winning_attack() -> None:
    table = Table("maestro", heroes=["mighty-thor", "loki"])
    table.missions(completed=["defeat-thugs", "rescue-civilians"])
    table.villain(at=LONDON, health=1)
    table.state.companion_at = table.at(LONDON)
    table.place(LONDON, thugs=2, civilians=1)
    table.hero("mighty-thor", at=LONDON, hand=["mighty-thor-attack", "mighty-thor-heroic-heroic"], deck=[])
    table.hero_turn("mighty-thor")
    assert best(table) == "play:mighty-thor-attack"
    table.does("play:mighty-thor-attack")
    assert best(table) == "attack:villain"


def test_hero_moves_towards_a_useful_location() -> None:
    table = Table("maestro", heroes=["loki", "mighty-thor"])
    table.villain(at=UN)
    table.hero("loki", at=LONDON, hand=["loki-move-attack", "loki-wild"], deck=["loki-move"])
    table.place(TVA, thugs=3)
    table.hero_turn("loki")
    table.does("play:loki-move-attack")
    assert best(table) == f"move:{TVA}"


def promising(table: Table) -> list[str]:
    """Return the options worth a rollout."""
    values = EVALUATOR.action_values(table.state, Rng(1))
    return [table.options()[place] for place in EVALUATOR.promising(table.state, values)]


def test_every_card_is_promising_but_reordered_actions_are_not() -> None:
    table = Table("maestro", heroes=["loki", "mighty-thor"])
    table.villain(at=UN)
    table.place(LONDON, thugs=1, civilians=1)
    hand = ["mighty-thor-wild-wild", "mighty-thor-attack"]
    table.hero("mighty-thor", at=LONDON, hand=hand, deck=["mighty-thor-move"])
    table.hero_turn("mighty-thor")
    assert sorted(promising(table)) == sorted(table.options())
    table.does("play:mighty-thor-wild-wild")
    deeds = {f"attack:thug@{LONDON}", f"rescue:civilian@{LONDON}"}
    assert deeds < set(table.options())
    assert len(deeds.intersection(promising(table))) == 1


def test_villain_player_chooses_the_plan_that_deals_damage() -> None:
    table = Table("maestro", heroes=["loki", "mighty-thor"], mode="super-villain")
    table.state.villain_supers = []
    table.villain(at=TVA)
    table.hero("loki", at=LONDON, hand=["loki-move", "loki-wild"], deck=["loki-scepter"])
    table.hero("mighty-thor", at=KUN_LUN, hand=["mighty-thor-move"] * 3, deck=[])
    # Each option keeps him in place or moves him to London, where his BAM! effect KOs a hero.
    table.state.villain_hand = ["maestro-plan-01"]
    table.villain_turn("maestro-plan-03", next_hero="loki")
    assert best(table) == "plan:maestro-plan-03"


def test_evaluation_counts_missions_health_and_hands() -> None:
    def stands(**changes: int) -> float:
        table = Table("maestro", heroes=["loki", "mighty-thor"])
        table.missions(rescue=changes.get("rescue", 0))
        table.villain(health=changes.get("health", 3))
        table.of("loki").hand = table.of("loki").hand[: changes.get("hand", 3)]
        return position_value(table.state)

    assert stands(rescue=5) > stands(rescue=4) > stands()
    assert stands(health=2) > stands() > stands(health=4)
    assert stands() > stands(hand=2) > stands(hand=1)


def test_choice_ignores_hidden_cards() -> None:
    table = Table("immortus", heroes=["loki", "mighty-thor"])
    table.hero_turn("loki")
    chosen = set()
    for seed in range(3):
        world = GAME.determinize(table.state, 0, Rng(seed))
        chosen.add(make_bot("greedy", GAME, 5).choose(Perspective(GAME, world, 0)))
    assert len(chosen) == 1
