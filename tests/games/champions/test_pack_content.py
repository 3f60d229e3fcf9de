"""Pack content other than single cards: scenarios, villains, modular sets, heroes with decks, traits."""

import random
from pathlib import Path
from typing import Any

import pytest

from tableverse.games.champions.game import Champions
from tableverse.games.champions.reading.content import mentioned_in
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.text import render_card
from tableverse.kernel.effects import Voice
from tableverse.kernel.errors import BadContent, BadSetting
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.kernel.packs import Pack, open_pack, pack_of_data
from tableverse.kernel.record import Record

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "champions-pack"
GAME = Champions([EXAMPLE])
SETTINGS = {"scenario": "clockmaker", "deck-1": "night-courier-justice"}


def test_pack_villain_sets_and_hero_are_playable() -> None:
    match = Match(GAME, Config(1, SETTINGS), 5)
    state = match.state
    assert isinstance(state, ChampionsState)
    assert state.game is not GAME  # only the products that it needs
    assert state.play[state.scheme].face == "stop-all-clocks"
    sets = {state.cards.of(thing).set for thing in state.encounter}
    assert sets == {"clockmaker", "standard", "rush-hour"}
    assert {"special-delivery", "short-cut", "fresh-legs"} <= {
        state.cards.of(thing).id for thing in state.players[0].deck
    }
    chance = random.Random(2)
    for _ in range(60):
        if match.state.decision is None:
            break
        match.choose(chance.choice(match.state.decision.options).id)
    record = Record.from_json(match.record.to_json())
    assert record.packs == [{"title": "The Clockmaker", "fingerprint": GAME.packs[0].fingerprint}]
    assert GAME.digest(record.replay(GAME)) == GAME.digest(match.state)


def test_pack_content_is_offered_and_described_in_both_languages() -> None:
    offered = GAME.offered_settings()
    assert offered["scenario"][-1] == "clockmaker"
    assert offered["modular"][-1] == offered["modular-5"][-1] == "rush-hour"
    assert offered["deck-1"][-1] == "night-courier-justice"
    shipped = Champions()
    assert shipped.offered_settings() == Champions.settings
    with pytest.raises(BadSetting):
        shipped.check(Config(1, {"scenario": "clockmaker"}))
    GAME.check(Config(1, {"scenario": "rhino", "modular": "rush-hour"}))
    cards = GAME.cards
    said = [render_card(cards, cards.by_id["special-delivery"], Voice(language)) for language in ("en", "es")]
    assert all("4" in " ".join(lines) for lines in said)
    assert said[0] != said[1]
    content = GAME.content_data()
    sets = {one["id"]: one for one in content["set"]}
    assert (sets["rush-hour"]["kind"], sets["rush-hour"]["product"]) == ("modular", "")
    (sentry,) = [card for card in content["card"] if card["id"] == "brass-sentry"]
    assert sentry["traits"] == [{"id": "clockwork", "name": {"en": "Clockwork", "es": "Mecanismo"}}]
    assert sentry["pack"] == GAME.packs[0].fingerprint


@pytest.mark.parametrize(
    ("file", "old", "new", "line", "problem"),
    [
        ("scenarios", "schemes: [stop-all-clocks]", "schemes: [stop-no-clocks]", 4, "not-one-of"),
        ("scenarios", "standard: [clockmaker-1,", "standard: [brass-sentry,", 2, "not-one-of"),
        ("scenarios", "sets: [clockmaker]", "sets: [clockmakers]", 5, "not-one-of"),
        ("scenarios", "  modulars:", "  modular:", 1, "missing"),
        ("sets", "id: rush-hour", "id: rhino", 4, "not-one-of"),  # a villain's set stays one
        ("sets", "kind: hero", "kind: town", 5, "not-one-of"),
        ("traits", "es: Mensajera", "fr: Coursière", 4, "missing"),
        ("cards", "quantity: 4, traits: [clockwork]", "quantity: 4, traits: [clocks]", 18, "names-nothing"),
        ("cards", "kind: minion, set: clockmaker", "kind: minion, set: clockmakers", 17, "set-unused"),
        ("decks", "night-courier\n", "day-courier\n", 2, "not-one-of"),
        ("decks", "short-cut: 5", "short-cuts: 5", 5, "names-nothing"),
        ("decks", "fresh-legs: 5", "fresh-legs: 4", 4, "illegal-deck"),
    ],
)
def test_broken_pack_is_refused_with_file_and_line(file: str, old: str, new: str, line: int, problem: str) -> None:
    files: dict[str, Any] = dict(open_pack(EXAMPLE).files)
    text = files[f"{file}.yaml"].decode("utf-8")
    assert text.count(old) == 1
    files[f"{file}.yaml"] = text.replace(old, new).encode("utf-8")
    with pytest.raises(BadContent) as refused:
        Champions([Pack(files)])
    assert (Path(refused.value.file).name, refused.value.line, refused.value.problem) == (f"{file}.yaml", line, problem)
    if problem == "illegal-deck":  # which deck, and every rule that it breaks
        said = refused.value.render_problem("en")
        assert "“night-courier-justice”" in said
        assert "Fresh Legs belongs to the identity: the deck needs 5 and has 4" in said
        assert "Piernas frescas" in refused.value.render_problem("es")


def test_pack_can_rename_a_shipped_set_and_trait() -> None:
    rows = {
        "sets": [{"id": "rhino", "name": {"en": "The Rhino", "es": "El Rino"}, "kind": "villain"}],
        "traits": [{"id": "avenger", "name": {"en": "Avengers", "es": "Vengadores"}}],
    }
    game = Champions([pack_of_data({"game": "champions", "title": "Names", "rows": rows})])
    data = game.content_data()
    assert [one["name"]["en"] for one in data["set"] if one["id"] == "rhino"] == ["The Rhino"]
    (hero,) = [card for card in data["card"] if card["id"] == "captain-america"]
    assert {"id": "avenger", "name": {"en": "Avengers", "es": "Vengadores"}} in hero["traits"]
    assert Champions().cards.sets["rhino"]["en"] == "Rhino"


def test_trait_row_has_no_field_but_its_name() -> None:
    row = {"id": "clockwork", "name": {"en": "Clockwork", "es": "Mecanismo"}, "colour": "red"}
    with pytest.raises(BadContent) as refused:
        Champions([pack_of_data({"game": "champions", "title": "Names", "rows": {"traits": [row]}})])
    assert "colour" in str(refused.value)


@pytest.mark.parametrize(("file", "product"), [("scenarios", {"the-green-goblin"}), ("traits", set())])
def test_scenario_requires_the_product_of_each_set_it_names(file: str, product: set[str]) -> None:
    rows = {file: [{"id": "again", "name": {"en": "Again", "es": "Otra vez"}, "sets": ["risky-business"]}]}
    assert mentioned_in(pack_of_data({"game": "champions", "title": "Again", "rows": rows})) == product


def test_unnamed_set_is_displayed_by_its_id() -> None:
    common = {"source": "reconstructed", "set": "strays", "aspect": "hero", "unique": True}
    hero = {
        "id": "stray",
        "name": {"en": "Stray", "es": "Callejero"},
        "code": "x06a",
        "kind": "hero",
        **common,
        "stats": {"thw": 1, "atk": 1, "def": 1, "hp": 10, "hand": 5},
        "back": "stray-at-home",
    }
    other = {
        "id": "stray-at-home",
        "name": {"en": "At Home", "es": "En casa"},
        "code": "x06b",
        "kind": "alter-ego",
        **common,
        "stats": {"rec": 3, "hp": 10, "hand": 6},
        "back": "stray",
    }
    game = Champions([pack_of_data({"game": "champions", "title": "Strays", "rows": {"cards": [hero, other]}})])
    assert game.cards.sets["strays"] == {"en": "strays", "es": "strays"}


@pytest.mark.parametrize(
    ("back", "side", "told"),
    [
        ("two", "alter-ego", ""),
        ("", "alter-ego", "back"),  # without it there is nobody to begin the game as
        ("nobody-at-all", "alter-ego", "nobody-at-all"),
        ("two", "hero", "two"),
        ("two", "ally", "two"),
    ],
)
def test_an_identity_is_a_hero_on_one_side_and_an_alter_ego_on_the_other(back: str, side: str, told: str) -> None:
    common = {"source": "reconstructed", "set": "twosome", "aspect": "hero"}
    hero = {
        "id": "one",
        "name": {"en": "One", "es": "Uno"},
        "code": "t1",
        "kind": "hero",
        **common,
        "stats": {"thw": 1, "atk": 1, "def": 1, "hp": 9, "hand": 5},
    }
    other = {"id": "two", "name": {"en": "Two", "es": "Dos"}, "code": "t2", "kind": side, **common, "back": "one"}
    rows = {"cards": [{**hero, "back": back} if back else hero, other]}
    pack = pack_of_data({"game": "champions", "title": "Twosome", "rows": rows})
    if not told:
        assert Champions([pack]).cards.is_front(Champions([pack]).cards.by_id["one"])
        return
    with pytest.raises(BadContent, match=told):
        Champions([pack])


def test_pack_with_an_unknown_file_is_refused() -> None:
    rows: Any = {"secrets": [{"id": "one", "name": {"en": "One", "es": "Uno"}}]}
    with pytest.raises(BadContent, match="secrets"):
        Champions([pack_of_data({"game": "champions", "title": "Secrets", "rows": rows})])


def test_duplicate_stages_and_unknown_campaigns_are_refused() -> None:
    scenario = {"id": "twice", "standard": ["rhino-1", "rhino-1"], "expert": ["rhino-2"], "schemes": ["the-break-in"]}
    rows: Any = {"scenarios": [{**scenario, "sets": ["rhino"], "modulars": []}]}
    with pytest.raises(BadContent, match="rhino-1"):
        Champions([pack_of_data({"game": "champions", "title": "Twice", "rows": rows})])
    card = {"id": "keepsake", "name": {"en": "Keepsake", "es": "Recuerdo"}, "source": "reconstructed", "code": "k1"}
    rows = {"cards": [{**card, "kind": "upgrade", "set": "basic", "aspect": "basic", "cost": 1, "campaign": "nowhere"}]}
    with pytest.raises(BadContent, match="nowhere"):
        Champions([pack_of_data({"game": "champions", "title": "Keepsake", "rows": rows})])
