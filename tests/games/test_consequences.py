"""Measures of consequences in every game: each needs a desired direction and a sentence."""

import pytest

from tableverse.games import registry
from tableverse.kernel import i18n

GOOD, NEITHER, BAD = 1, 0, -1


@pytest.mark.parametrize("name", registry.game_ids())
def test_every_measure_has_a_direction_and_a_sentence(name: str) -> None:
    game = registry.load_game(name)
    assert set(game.measures.values()) <= {GOOD, NEITHER, BAD}
    assert game.currency <= set(game.measures)
    for language in i18n.LANGUAGES:
        assert all(i18n.has(language, f"{name}-consequence-{measure}") for measure in game.measures)


def test_directions_of_typical_measures() -> None:
    wanted = {name: registry.load_game(name).measures for name in registry.game_ids()}
    assert {measure for measure, way in wanted["splendor"].items() if way == BAD} == {"rival-points", "excess"}
    assert {measure for measure, way in wanted["splendor"].items() if way == NEITHER} == {"reserved"}
    assert (wanted["united"]["health"], wanted["united"]["mission"]) == (BAD, GOOD)
    assert (wanted["dagger"]["enemy-life"], wanted["dagger"]["life"]) == (BAD, GOOD)
    assert (wanted["champions"]["enemy-hit-points"], wanted["champions"]["hit-points"]) == (BAD, GOOD)
