"""What packs add to D.A.G.G.E.R.: a side mission."""

from typing import Any

import pytest

from tableverse.games.dagger.game import Dagger
from tableverse.games.dagger.state import DaggerState
from tableverse.kernel.errors import BadContent
from tableverse.kernel.game import Config
from tableverse.kernel.packs import pack_of_data

BLACKOUT: dict[str, Any] = {
    "id": "city-blackout",
    "name": {"en": "Blackout", "es": "Apagón"},
    "source": "published",
    "team_up": 2,
    "progress": 3,
    "defy_from": {"spaces": "with-enemy"},
    "ongoing": {"raise": 1},
}


def packed(kind: str = "side-mission", **changes: Any) -> Dagger:
    return Dagger([pack_of_data({"game": "dagger", "title": "Mine", "rows": {kind: [{**BLACKOUT, **changes}]}})])


def test_a_side_mission_of_a_pack_joins_the_deck() -> None:
    game, shipped = packed(), Dagger()
    state = game.new(Config(2, {}), 3)
    assert isinstance(state, DaggerState)
    assert game.cards.side_missions == [*shipped.cards.side_missions, "city-blackout"]
    assert len(state.side_deck) + len(state.sides) == len(shipped.cards.side_missions) + 1
    assert game.fingerprint() != shipped.fingerprint()
    (told,) = [card for card in game.content_data()["side-mission"] if "pack" in card]
    assert told["name"]["es"] == "Apagón"
    for _ in range(60):
        if state.decision is None:
            break
        game.apply_quietly(state, state.rng.clone().choice(state.decision.options).id)


@pytest.mark.parametrize(
    ("kind", "changes", "problem"),
    [
        ("side-mission", {"progress": "many"}, "not-a-number"),
        ("side-mission", {"ongoing": {"rise": 1}}, "unknown-word"),
        ("side-mission", {"colour": "red"}, "unknown-field"),
        ("side-mission", {"id": "blackout"}, "same-id"),  # an event of the box
        ("event", {}, "nothing-to-replace"),
    ],
)
def test_a_broken_one_is_refused_with_file_and_line(kind: str, changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadContent) as refused:
        packed(kind, **changes)
    assert refused.value.problem == problem
    assert refused.value.file.endswith(f"{kind}.yaml")
    assert refused.value.line >= 1
