"""Rare settings, set-ups and client data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.champions.edge_case_cards import EdgeCaseTable
from games.champions.fixture_cards import FIXTURE_GAME as GAME
from tableverse.games.champions import completeness, settings
from tableverse.games.champions.consequences import reveals_hidden
from tableverse.games.champions.decks.formats import format_deck
from tableverse.games.champions.scenarios import Party
from tableverse.games.champions.set_up import seat_camp
from tableverse.kernel.content import Item
from tableverse.kernel.errors import BadDeck, BadSetting
from tableverse.kernel.event import Event
from tableverse.kernel.game import SPECTATOR, Config
from tableverse.kernel.rng import Rng


def test_scenario_without_modular_sets_names_the_superfluous_setting() -> None:
    for name in ("modular", "modular-2"):
        with pytest.raises(BadSetting) as refused:
            settings.check(GAME.cards, Config(1, {"scenario": "wrecking-crew", name: "bomb-scare"}))
        assert refused.value.arguments["setting"] == name


def test_recommended_set_chosen_again_is_included_once() -> None:
    (recommended,) = GAME.cards.scenarios["rhino"].modulars
    assert settings.modulars_of(GAME.cards, {"scenario": "rhino", "modular-2": recommended}) == [recommended]
    assert settings.modulars_of(GAME.cards, {"scenario": "rhino"}) == [recommended]


def test_deck_setting_accepts_a_file(tmp_path: Path) -> None:
    deck = GAME.cards.decks["spider-man-justice"]
    path = tmp_path / "deck.txt"
    path.write_text(format_deck(GAME.cards, deck, "text"), encoding="utf-8")
    assert GAME.setting_of("deck-1", str(path))["hero"] == "spider-man"
    assert settings.in_file(GAME, GAME.content, "mode", str(path)) is None
    assert settings.in_file(GAME, GAME.content, "deck-1", str(tmp_path / "none.txt")) is None
    path.write_text("Mine\n\nSpider-Man\n2x No Such Card\n", encoding="utf-8")
    with pytest.raises(BadDeck):
        GAME.setting_of("deck-1", str(path))


def test_deck_and_campaign_ids_take_precedence_over_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in (("deck-1", "spider-man-justice"), ("campaign", next(iter(GAME.cards.campaigns)))):
        Path(text).write_text("anything", encoding="utf-8")
        assert settings.in_file(GAME, GAME.content, name, text) is None


def test_villains_side_scheme_is_found_in_any_of_their_sets() -> None:
    party = GAME.cards.scenarios["wrecking-crew"].parties[0]
    other = Party(party.standard, party.expert, ["standard", *party.sets], party.scheme)
    camp = seat_camp(GAME.cards, other, "standard", Rng(1))
    assert camp.scheme.startswith(party.scheme)
    assert camp.scheme not in camp.encounter


def test_every_hand_card_is_hidden_from_spectators() -> None:
    table = EdgeCaseTable("she-hulk")
    table.hand("haymaker")
    event = Event("discarded", {"card": "haymaker"}, reveals=True)
    assert [reveals_hidden(table.state, seat, event) for seat in (0, SPECTATOR)] == [False, True]
    table.state.decision = None
    assert not reveals_hidden(table.state, 0, event)


def test_component_list_groups_sets_heroes_and_scenarios() -> None:
    cards, content = GAME.cards, GAME.content
    sections = [completeness.section(cards, kind, id) for kind, id in (("card", "haymaker"), ("set", "spider-man"))]
    assert sections == ["card", "set-hero"]
    assert [completeness.section(cards, "set", id) for id in ("bomb-scare", "standard")] == ["set-modular", "set"]
    assert completeness.created_together(content, "card", "spider-man").ids["card"] == ["spider-man", "peter-parker"]
    assert completeness.created_together(content, "card", "haymaker").ids["card"] == ["haymaker"]
    assert "spider-man-nemesis" in completeness.created_together(content, "set", "spider-man").words
    bomb_scare = completeness.created_together(content, "set", "bomb-scare")
    assert (bomb_scare.ids["set"], bomb_scare.words) == (["bomb-scare"], ("bomb-scare",))
    names = {id: item.names["en"] for id, item in completeness.items_of(content, "scenario").items()}
    assert (names["rhino"], "" in names.values()) == ("Rhino", False)


def test_brief_component_data_omits_card_texts() -> None:
    item = Item("card", "haymaker", GAME.cards.names["haymaker"], "", "", 0)
    brief, whole = GAME.component_data(item, True), GAME.component_data(item)
    assert (brief["text"]["en"], whole["text"]["en"]) == ([], ["Hero Action (attack): Deal 3 damage to an enemy."])
    assert {**brief, "text": whole["text"]} == whole
    assert not any(card["text"]["en"] for card in GAME.content_data(brief=True)["card"])


def test_cards_that_may_be_added_to_a_deck_are_listed() -> None:
    deck = json.dumps(GAME.cards.decks["spider-man-justice"].data())
    assert GAME.inspect_deck(deck)["refused"] == {}
    assert set(GAME.inspect_deck(deck, "", ["peter-parker"])["refused"]) == {"peter-parker"}
