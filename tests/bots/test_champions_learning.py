"""Training of the win model for Champions."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

pytest.importorskip("numpy")

import numpy as np

from games.champions.table import Table
from tableverse.bots.champions.features import features
from tableverse.bots.champions.win_model import WinModel
from tableverse.lab import train_champions
from tableverse.lab.train_champions import (
    Net,
    Play,
    Positions,
    fit,
    known_in,
    learn,
    learn_from,
    learn_together,
    nearest,
    play,
    returns,
    rounds_in,
    save_round,
    set_up,
    setting,
    sigmoid,
    written,
)

LEARNT = Path(train_champions.__file__).parents[1] / "bots" / "champions" / "win_model.json"


ALONE = Play(str(LEARNT), (("rhino", 1),))


def flat(base: float) -> Net:
    """Return a network with the same output for every position."""
    return Net(np.zeros(1), np.ones(1), np.zeros((1, 1)), np.zeros(1), np.zeros(1), np.zeros(1), base)


def test_self_play_game_is_reproducible_from_its_seed() -> None:
    (table, first), again = play(4, ALONE), play(4, ALONE)
    assert (table, first) == again
    assert table == ("rhino", 1)
    assert len(first.numbers) == len(first.ends) == len(first.won) == len(first.games) > 4
    assert set(first.ends) == {True, False}
    assert len(set(first.won)) == 1


def test_self_play_uses_the_given_decks() -> None:
    decks = ("she-hulk-aggression", "spider-man-justice", "thor-aggression")
    how = Play(str(LEARNT), (("ultron", 2),), decks=decks)
    found = set()
    for seed in range(20):
        table, config = set_up(random.Random(seed), how)
        assert table == ("ultron", 2)
        assert config.settings["deck-1"] != config.settings["deck-2"]
        found |= {config.settings["deck-1"], config.settings["deck-2"]}
    assert found == set(decks)


def test_slip_rate_controls_random_moves() -> None:
    never, always = (play(4, Play(str(LEARNT), (("rhino", 1),), slips=slips))[1] for slips in (0.0, 1.0))
    assert never.numbers != always.numbers


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--slips", "1.5"], "1.5 is not a share from 0 to 1"),
        (["--planned", "-1"], "-1 is not a share from 0 to 1"),
        (["--deck", "loki-aggression"], "invalid choice: 'loki-aggression'"),
        (["--table", "klaw:2", "--deck", "thor-aggression"], "every hero needs a deck"),
    ],
)
def test_trainer_refuses_invalid_arguments(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        train_champions.main(["--out", str(tmp_path / "out"), *arguments])
    assert said in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_network_learns_a_feature_interaction() -> None:
    rng = np.random.default_rng(1)
    numbers = rng.normal(size=(4000, 3)).astype(np.float32)
    # Neither feature is informative by itself.
    won = (numbers[:, 0] * numbers[:, 1] > 0.0).astype(np.float32)
    apart = np.arange(len(won)) % 10 == 0
    found = sigmoid(fit(numbers, won, apart).score(numbers[apart]))
    assert ((found > 0.5) == (won[apart] > 0.5)).mean() > 0.85


def test_returns_blend_the_next_estimate_and_the_result() -> None:
    won, games = np.array([1.0, 1.0, 1.0, 0.0, 0.0]), np.array([7, 7, 7, 8, 8])
    found = returns({True: flat(0.0), False: flat(0.0)}, np.zeros((5, 1)), np.array([True] * 5), won, games)
    assert found[2] == 1.0
    assert found[1] == pytest.approx(0.2 * 0.5 + 0.8 * 1.0)
    assert found[0] == pytest.approx(0.2 * 0.5 + 0.8 * 0.9)
    assert found[3] == pytest.approx(0.2 * 0.5)


def test_both_networks_are_trained_even_from_one_game() -> None:
    one = Positions([[0.0, 1.0], [1.0, 0.0]] * 3, [True, False] * 3, [1.0] * 6, [4] * 6)
    assert set(learn(one)) == {True, False}


def test_nearest_table_initialises_training() -> None:
    known = {table: {True: flat(base)} for base, table in enumerate((("rhino", 1), ("klaw", 1), ("klaw", 4)))}
    for table, found in [
        (("klaw", 1), ("klaw", 1)),
        (("klaw", 3), ("klaw", 4)),
        (("ultron", 1), ("rhino", 1)),
        (("ultron", 4), ("klaw", 4)),
    ]:
        nets = nearest(table, known)
        assert nets is not None
        assert nets[True].base == known[found][True].base, table
    assert nearest(("klaw", 1), {}) is None


@pytest.mark.parametrize(("table", "known_as", "most"), [(4, 0, 2), (1, 0, 0), (4, 3, 3), (1, 3, 3)])
def test_nearest_table_with_fewer_heroes_rescales_features(table: int, known_as: int, most: int) -> None:
    one = flat(1.0)
    one.max_heroes = known_as
    nets = nearest(("ultron", table), {("ultron", 2): {True: one, False: one}})
    assert nets is not None
    assert {net.max_heroes for net in nets.values()} == {most}


def test_rescaling_fields_survive_a_round_trip() -> None:
    one, other = flat(1.0), flat(2.0)
    one.max_heroes, one.ko_penalty = 2, 0.5
    told = written({("klaw", 4): {True: one, False: one}, ("klaw", 1): {True: other, False: other}})
    known = known_in(told)
    assert [known["klaw", seats][which].max_heroes for seats in (4, 1) for which in (True, False)] == [2, 2, 0, 0]
    assert [known["klaw", seats][which].ko_penalty for seats in (4, 1) for which in (True, False)] == [
        0.5,
        0.5,
        0.0,
        0.0,
    ]
    learnt = learn(Positions([[0.0], [1.0]], [True, False], [1.0, 1.0], [4, 4]), known["klaw", 4])[True]
    assert (learnt.max_heroes, learnt.ko_penalty) == (2, 0.0)  # the games already include the KO penalty


@pytest.mark.slow
def test_saved_positions_use_rescaled_features() -> None:
    known = known_in(LEARNT.read_text("utf-8"))
    assert known["ultron", 3][True].max_heroes == 2
    how = Play(str(LEARNT), (("ultron", 3),))
    assert {numbers[85] for numbers in play(4, how)[1].numbers} == {2.0}  # the number of heroes


def test_training_starts_from_the_known_network() -> None:
    """Two games are too few to learn anything general."""
    few = Positions([[0.0], [1.0]] * 2, [True] * 4, [1.0, 1.0, 0.0, 0.0], [4, 4, 10, 10])
    numbers, won = np.array(few.numbers, np.float32), np.array(few.won, np.float32)
    found = fit(numbers, won, np.array([False, False, True, True]), flat(-2.0))
    assert found.score(numbers) == pytest.approx([-2.0] * 4)


def test_widened_network_keeps_its_scores() -> None:
    numbers = np.random.default_rng(1).normal(size=(50, 3))
    known = Net.untrained(numbers[:, :2])
    known.straight[:] = 1.0, 3.0
    known.out[:] = 0.1
    assert known.widened(numbers).score(numbers) == pytest.approx(known.score(numbers[:, :2]))


def test_constant_features_are_ignored_at_other_tables() -> None:
    numbers = np.random.default_rng(1).normal(size=(50, 2))
    numbers[:, 1] = 1.0
    known = Net.untrained(numbers)
    known.straight[:] = 1.0, 3.0
    known.out[:] = 0.1
    before = known.score(numbers)
    numbers[:, 1] = 2.0
    assert (known.score(numbers) > before + 1.0).all()
    assert known.for_another_table().score(numbers) == pytest.approx(before)


def test_network_survives_serialisation() -> None:
    net = Net.untrained(np.arange(12.0).reshape(4, 3))
    again = Net.read(net.to_data())
    numbers = np.array([[1.0, 2.0, 3.0]])
    assert again.score(numbers) == pytest.approx(net.score(numbers), abs=1e-3)


def test_positions_survive_saving_and_loading(tmp_path: Path) -> None:
    some = Positions([[0.0, 1.5], [1.0, 0.25]], [True, False], [1.0, 1.0], [4, 4])
    save_round(tmp_path, 1, {("klaw", 2): some})
    assert rounds_in(tmp_path, [("klaw", 2), ("ultron", 2)]) == [{("klaw", 2): some}]
    assert rounds_in(tmp_path, [("ultron", 2)]) == []


def test_table_setting_parses_scenario_and_heroes() -> None:
    assert setting("klaw:2") == ("klaw", 2)
    assert setting("klaw") == ("klaw", 1)


def test_shared_networks_are_written_once() -> None:
    shared, apart = ({True: flat(base), False: flat(-base)} for base in (1.0, 2.0))
    told = written({("klaw", 1): shared, ("klaw", 2): shared, ("rhino", 2): shared, ("klaw", 4): apart})
    tables = [(table["scenario"], table["seats"], table["ends"]["base"]) for table in json.loads(told)["tables"]]
    assert tables == [("klaw", [1, 2], 1.0), ("rhino", [2], 1.0), ("klaw", [4], 2.0)]


def test_joint_training_transfers_between_tables() -> None:
    """The second feature, the number of heroes, is constant in all solo games, so its previous weight is reset.

    The first feature is learned at one table and applies at the other.
    """
    rng = np.random.default_rng(1)
    first = rng.normal(size=12000)
    alone = Positions([[one, 1.0] for one in first], [True, False] * 6000, (first > 0).tolist(), list(range(12000)))
    few = Positions([[0.5, 2.0], [-0.5, 2.0]] * 2, [True, False] * 2, [1.0, 0.0] * 2, [1, 1, 2, 2])
    known = Net.untrained(np.array(alone.numbers))
    known.straight[1] = 50.0
    found = learn_together({("klaw", 1): alone, ("klaw", 2): few}, {True: known, False: known})
    for net in found.values():
        for heroes in (1.0, 2.0):
            good, bad = sigmoid(net.score(np.array([[1.0, heroes], [-1.0, heroes]])))
            assert good > 0.6 > 0.4 > bad


@pytest.mark.parametrize(("together", "told"), [(True, [[1, 2]]), (False, [[1], [2]])])
def test_joint_training_is_opt_in(tmp_path: Path, together: bool, told: list[list[int]]) -> None:
    played = {
        ("klaw", seats): Positions([[0.0], [1.0]] * 2, [True, False] * 2, [won] * 4, [1, 1, 2, 2])
        for seats, won in ((1, 1.0), (2, 0.0))
    }
    found = learn_from([played], list(played), {}, tmp_path, together)
    tables = json.loads(found.read_text("utf-8"))["tables"]
    assert [table["seats"] for table in tables] == told
    # Results at the other table count only when training jointly.
    assert [abs(table["ends"]["base"]) < 0.001 for table in tables] == [together] * len(told)


@pytest.mark.slow
def test_training_run_writes_loadable_models_and_resumes(tmp_path: Path) -> None:
    for _ in range(2):
        train_champions.main(["--out", str(tmp_path), "--minutes", "0", "--a-round", "0", "--workers", "1"])
    files = sorted(tmp_path.glob("*.json"))
    assert [path.name for path in files] == ["win_model-0.json", "win_model-1.json", "win_model-2.json"]
    state = Table("she-hulk").state
    for path in files:
        told = path.read_text("utf-8")
        assert [(one["scenario"], one["seats"]) for one in json.loads(told)["tables"]] == [("rhino", [1])]
        known, shipped = WinModel(told).learnt(state), WinModel().learnt(state)
        assert known is not None
        assert shipped is not None
        assert len(known.begins.mean) >= len(shipped.begins.mean)
        if path is not files[0]:  # the first file is the starting model
            assert len(known.begins.mean) == len(features(state, before_villain_phase=False))
