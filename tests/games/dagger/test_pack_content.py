"""Heroes, nemeses, enemies, missions, events, team-ups and aspects that content packs add to D.A.G.G.E.R."""

from collections.abc import Callable
from typing import Any

import pytest

from games.dagger import invariants
from tableverse.games.dagger.game import Dagger
from tableverse.games.dagger.state import DaggerState
from tableverse.kernel.content import plain_values
from tableverse.kernel.errors import BadContent, BadSetting
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.kernel.packs import pack_of_data

Rows = dict[str, list[dict[str, Any]]]

SHIPPED = Dagger()
#: Shipped components copied under new ids: a sheet with both heroes, a nemesis and a group of enemies.
COPIED = {
    "aspect": ["justice"],
    "hero": ["thor", "mighty-thor"],
    "support": ["warriors-three", "heimdall", "mjolnir", "undrjarn"],
    "team-up": ["host-of-asgard"],
    "hero-mission": ["unworthy", "price-of-the-hammer"],
    "enemy": ["illusory-enemy", "draugr", "frost-giant", "laufey"],
    "first-strike": ["jotun-activity"],
    "nemesis": ["loki"],
    "nemesis-mission": list(SHIPPED.cards.nemesis_missions["loki"]),
    "event": [card.id for card in SHIPPED.cards.events.values() if card.nemesis == "loki"],
}
BLACKOUT: dict[str, Any] = {
    "id": "city-blackout",
    "name": {"en": "Blackout", "es": "Apagón"},
    "source": "published",
    "team_up": 2,
    "progress": 3,
    "defy_from": {"spaces": "with-enemy"},
    "ongoing": {"raise": 1},
}
STORM: dict[str, Any] = {
    "id": "summer-storm",
    "name": {"en": "Summer Storm", "es": "Tormenta de verano"},
    "source": "published",
    "icons": ["ongoing"],
    "activation": False,
    "spawns": [],
    "effect": {"raise": 1},
}


def box() -> Rows:
    """Return the rows of a pack that adds one component of each kind."""
    renamed = {*(id for ids in COPIED.values() for id in ids), *SHIPPED.cards.backs, "jotun"}

    def copy(values: Any, key: str = "") -> Any:
        if isinstance(values, dict):
            return {name: copy(part, name) for name, part in values.items()}
        if isinstance(values, list):
            return [copy(part, key) for part in values]
        sheet = key == "sheet" and values == "thor"
        return f"my-{values}" if values in renamed and (key != "sheet" or sheet) else values

    rows = {
        kind: [copy(plain_values(SHIPPED.registry.row(kind, id).node)) for id in ids] for kind, ids in COPIED.items()
    }
    rows["side-mission"] = [dict(BLACKOUT)]
    rows["event"].append(dict(STORM))
    return rows


def packed(rows: Rows) -> Dagger:
    return Dagger([pack_of_data({"game": "dagger", "title": "Mine", "rows": rows})])


@pytest.fixture(scope="module")
def game() -> Dagger:
    return packed(box())


TABLE = Config(
    2, {"nemesis": "my-loki", "hero-1": "my-thor", "aspect-1": "my-justice", "first-strike": "my-jotun-activity"}
)


def test_game_with_added_components_can_be_played_and_replayed(game: Dagger) -> None:
    match = Match(game, TABLE, 3)
    state = match.state
    assert isinstance(state, DaggerState)
    assert (state.nemesis.card, state.heroes[0].id, state.heroes[0].aspect) == ("my-loki", "my-thor", "my-justice")
    rng = state.rng.clone()
    while (decision := state.decision) is not None:
        match.choose(rng.choice(decision.options).id)
        state = match.state
        assert isinstance(state, DaggerState)
        invariants.check(state)
    assert state.result is not None
    assert state.groups == ["my-draugr", "my-frost-giant", "my-laufey", "my-illusory-enemy"]
    assert game.encode(Match.resume(game, match.record).state) == game.encode(state)
    with pytest.raises(BadSetting):
        SHIPPED.check(TABLE)


def test_added_components_are_dealt_offered_marked_and_named(game: Dagger) -> None:
    assert game.cards.side_missions == [*SHIPPED.cards.side_missions, "city-blackout"]
    state = game.new(TABLE, 3)
    assert isinstance(state, DaggerState)
    assert len(state.side_deck) + len(state.sides) == len(SHIPPED.cards.side_missions) + 1
    assert game.fingerprint() != SHIPPED.fingerprint()
    offered = game.offered_settings()
    assert offered["nemesis"][-1] == "my-loki"
    assert offered["hero-5"][-2:] == ("my-thor", "my-mighty-thor")
    assert offered["aspect-1"][-1] == "my-justice"
    assert offered["first-strike"][-1] == "my-jotun-activity"
    content = game.content_data()
    marked = {kind: [one["id"] for one in rows if "pack" in one] for kind, rows in content.items()}
    brought = {kind: [row["id"] for row in rows] for kind, rows in box().items()}
    assert {kind: ids for kind, ids in marked.items() if ids and kind in brought} == brought
    (told,) = [card for card in content["event"] if card["id"] == "summer-storm"]
    assert told["name"] == STORM["name"]


def without(kind: str, id: str) -> Callable[[Rows], None]:
    def change(rows: Rows) -> None:
        rows[kind] = [row for row in rows[kind] if row["id"] != id]

    return change


def with_field(kind: str, id: str, field: str, value: Any) -> Callable[[Rows], None]:
    def change(rows: Rows) -> None:
        next(row for row in rows[kind] if row["id"] == id)[field] = value

    return change


def only_row(kind: str, **row: Any) -> Callable[[Rows], None]:
    """Return a function that replaces all rows by a single one."""

    def change(rows: Rows) -> None:
        rows.clear()
        rows[kind] = [row]

    return change


@pytest.mark.parametrize(
    ("change", "file", "problem"),
    [
        (without("hero", "my-thor"), "support", "not-one-of"),
        (with_field("hero", "my-thor", "sheet", "my-other"), "hero", "not-whole"),
        (without("support", "my-heimdall"), "hero", "not-whole"),
        (without("support", "my-mjolnir"), "hero", "not-whole"),
        (without("team-up", "my-host-of-asgard"), "hero", "not-whole"),
        (without("hero-mission", "my-unworthy"), "hero", "not-whole"),
        (without("enemy", "my-laufey"), "enemy", "not-whole"),
        (without("first-strike", "my-jotun-activity"), "enemy", "group-unused"),
        (without("nemesis-mission", "my-laevateinn"), "nemesis", "not-whole"),
        (with_field("nemesis-mission", "my-laevateinn", "number", 1), "nemesis", "not-whole"),
        (without("event", f"my-{COPIED['event'][0]}"), "nemesis", "not-whole"),
        (with_field("nemesis", "my-loki", "own", "my-draugr"), "nemesis", "wrong-rank"),
        (with_field("nemesis", "my-loki", "abilities", []), "nemesis", "missing"),
        (with_field("team-up", "my-host-of-asgard", "sheet", "spider-man"), "team-up", "whole-already"),
        (only_row("side-mission", **{**BLACKOUT, "progress": "many"}), "side-mission", "not-a-number"),
        (only_row("side-mission", **{**BLACKOUT, "ongoing": {"rise": 1}}), "side-mission", "unknown-word"),
        (only_row("side-mission", **{**BLACKOUT, "colour": "red"}), "side-mission", "unknown-field"),
        (only_row("side-mission", **{**BLACKOUT, "id": "blackout"}), "side-mission", "same-id"),  # a shipped event
        (only_row("event", **{**STORM, "icons": ["rain"]}), "event", "not-one-of"),
        (only_row("region", **BLACKOUT), "region", "nothing-to-replace"),
        (
            only_row("team-up", id="more", name=STORM["name"], source="published", sheet="thor", cost=3),
            "team-up",
            "whole-already",
        ),
    ],
)
def test_invalid_pack_row_is_refused_with_file_and_line(
    change: Callable[[Rows], None], file: str, problem: str
) -> None:
    rows = box()
    change(rows)
    with pytest.raises(BadContent) as refused:
        packed(rows)
    assert (refused.value.file, refused.value.problem) == (f"{file}.yaml", problem)
    assert refused.value.line >= 1
    assert refused.value.say("es") != refused.value.say("en")


def test_mission_back_with_a_shipped_id_is_refused() -> None:
    rows = box()
    rows["nemesis-mission"][0]["passed"]["id"] = next(iter(SHIPPED.cards.backs))
    with pytest.raises(BadContent) as refused:
        packed(rows)
    assert (refused.value.file, refused.value.problem) == ("nemesis-mission.yaml", "same-id")
