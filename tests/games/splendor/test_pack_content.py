"""Characters and Locations that content packs add to Splendor."""

from typing import Any

import pytest

from games.splendor import invariants
from tableverse.games.splendor.game import Splendor
from tableverse.games.splendor.state import SplendorState
from tableverse.kernel.errors import BadContent
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.kernel.packs import pack_of_data

NAMED: dict[str, Any] = {"name": {"en": "Night Courier", "es": "Mensajera Nocturna"}, "source": "published"}
CARD: dict[str, Any] = {**NAMED, "bonus": "red", "points": 1, "avengers": 1, "cost": {"blue": 2}}
CHARACTERS = [{"id": f"courier-{level}", "level": level, **CARD} for level in (1, 2, 3)]
PLACE: dict[str, Any] = {"id": "old-harbour", **NAMED, "tile": 5, "points": 3, "needs": {"red": 3, "blue": 3}}


def packed(characters: list[dict[str, Any]], locations: list[dict[str, Any]]) -> Splendor:
    rows = {"characters": characters, "locations": locations}
    return Splendor([pack_of_data({"game": "splendor", "title": "Mine", "rows": rows})])


def test_game_with_added_characters_and_location_can_be_played_and_replayed() -> None:
    game, shipped = packed(CHARACTERS, [PLACE]), Splendor()
    assert [len(deck) for deck in game.cards.by_level] == [len(deck) + 1 for deck in shipped.cards.by_level]
    match = Match(game, Config(4), 5)
    rng = match.state.rng.clone()
    while (decision := match.state.decision) is not None:
        match.choose(rng.choice(decision.options).id)
        assert isinstance(match.state, SplendorState)
        invariants.check(match.state)
    assert match.state.result is not None
    assert game.encode(Match.resume(game, match.record).state) == game.encode(match.state)
    assert game.fingerprint() != shipped.fingerprint()
    content = game.content_data()
    marked = {kind: [one["id"] for one in rows if "pack" in one] for kind, rows in content.items()}
    assert marked == {"character": ["courier-1", "courier-2", "courier-3"], "location": ["old-harbour"]}
    assert game.name_of("courier-3", "es") == "Mensajera Nocturna"


def test_added_location_tile_is_drawn_like_the_others() -> None:
    game = packed([], [PLACE, {**PLACE, "id": "new-harbour"}])
    drawn = set()
    for seed in range(12):
        state = game.new(Config(4), seed)
        assert isinstance(state, SplendorState)
        drawn |= {game.cards.locations[number].id for number in state.locations}
        assert len({game.cards.locations[number].tile for number in state.locations}) == 4
    assert {"old-harbour", "new-harbour"} <= drawn


@pytest.mark.parametrize(
    ("changes", "kind", "problem"),
    [
        ({"level": 4}, "characters", "not-a-number"),
        ({"bonus": "green"}, "characters", "not-one-of"),
        ({"cost": {}}, "characters", "nothing-asked"),
        ({"id": "nova", "level": 2}, "characters", "fixed-field"),
        ({"tile": 4}, "locations", "tile-full"),
        ({"needs": {"green": 1}}, "locations", "not-one-of"),
        ({"colour": "red"}, "locations", "unknown-field"),
    ],
)
def test_invalid_pack_row_is_refused_with_file_and_line(changes: dict[str, Any], kind: str, problem: str) -> None:
    character, place = CHARACTERS[0], PLACE
    with pytest.raises(BadContent) as refused:
        packed([{**character, **changes}], []) if kind == "characters" else packed([], [{**place, **changes}])
    assert (refused.value.file, refused.value.problem) == (f"{kind}.yaml", problem)
    assert refused.value.line > 1
