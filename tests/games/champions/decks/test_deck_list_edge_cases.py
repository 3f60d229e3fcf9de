"""Edge cases of deck lists: numbers as names, codes without letters, and cards brought by scenarios."""

from __future__ import annotations

import json

import pytest

from games.champions.decks.builder import CARDS, GAME, deck_errors, deck_of_kit, starter
from tableverse.games.champions.cards import Building
from tableverse.games.champions.decks import products
from tableverse.games.champions.decks.deck import deck_of
from tableverse.games.champions.decks.finding import by_code, by_name, product_name
from tableverse.games.champions.decks.formats import format_deck, read_deck
from tableverse.games.champions.decks.legality import building_of, is_apart, why_not_added
from tableverse.kernel.errors import BadDeck


def test_card_names_must_be_strings() -> None:
    with pytest.raises(BadDeck):
        deck_of({"hero": "spider-man", "cards": {7: 1}})


def test_code_without_its_letter_finds_the_hero() -> None:
    hero = CARDS.by_id["spider-man"]
    assert hero.code.endswith("a")
    assert by_code(CARDS, hero.code[:-1]) == [hero]
    assert by_code(CARDS, "99999") == []


def test_hero_code_of_a_non_identity_card_is_unknown() -> None:
    meta = json.dumps({"aspect": "none", "aspect2": "justice"})
    data = {"hero_code": CARDS.by_id["haymaker"].code, "slots": {}, "meta": meta}
    deck, unknown = read_deck(CARDS, json.dumps(data))
    assert (deck.identity, len(unknown), deck.aspects) == ("", 1, ["justice"])


def test_copy_counts_have_at_most_four_digits() -> None:
    for copies, fits in (("0099", True), ("00099", False)):
        text = f'<deck><card qty="{copies}" id="">Haymaker</card></deck>'
        if fits:
            assert read_deck(CARDS, text)[0].cards == {"haymaker": 99}
        else:
            with pytest.raises(BadDeck):
                read_deck(CARDS, text)


def test_list_starting_with_a_hero_has_no_name_but_an_alter_ego_can_be_one() -> None:
    deck, _ = read_deck(CARDS, "Spider-Man\n2x Haymaker")
    assert (deck.identity, deck.id) == ("spider-man", "")
    deck, _ = read_deck(CARDS, "Peter Parker\nSpider-Man\nShe-Hulk\n2x Haymaker")
    assert (deck.identity, deck.id) == ("spider-man", "Peter Parker")


def test_unnamed_deck_is_named_after_its_hero() -> None:
    deck = starter()
    deck.id = ""
    assert format_deck(CARDS, deck, "text").startswith("Spider-Man\n\nSpider-Man\n")
    deck.id = "Mine"
    assert format_deck(CARDS, deck, "text").startswith("Mine\n\nSpider-Man\n")


def test_card_of_an_unknown_product_has_no_product_name() -> None:
    assert product_name(CARDS.by_id["haymaker"]) == "Core Set"
    assert product_name(next(card for card in CARDS.printed if card.id == "fixture-a")) == ""


def test_product_numbered_after_all_known_ones_is_current() -> None:
    assert [products.is_current(code) for code in ("99001", "00001", "x1")] == [True, False, False]


def test_release_is_marked_missing_or_whole() -> None:
    here = {release.names["en"]: release.here for release in products.releases()}
    assert here["Core Set"] == "whole"
    assert "missing" in here.values()


def test_adding_a_card_is_refused_with_its_reason() -> None:
    looked = GAME.inspect_deck(json.dumps(starter().data()), "", ["haymaker", "peter-parker", "strength"])
    assert set(looked["refused"]) >= {"peter-parker"}
    assert GAME.inspect_deck(starter().data(), "", [])["refused"] == {}


def test_a_deck_may_grow_to_fifty_cards() -> None:
    fifty = deck_of_kit("old-timer", size=50)
    for size in (38, 49):
        assert why_not_added(CARDS, deck_of_kit("old-timer", size=size), "energy") is None
    too_many = why_not_added(CARDS, fifty, "energy")
    assert too_many is not None
    assert (too_many.key, too_many.arguments["amount"]) == ("champions-deck-size", 51)


def test_copy_limit_alone_is_a_demand() -> None:
    assert [Building().demands, Building(copies=1).demands, Building(aspects=2).demands] == [False, True, True]
    assert building_of(CARDS, CARDS.by_id["spider-man"]).copies == 0


def test_scenario_ally_is_found_by_name_if_no_other_card_has_it() -> None:
    apart = [card for card in CARDS.printed if card.kind == "ally" and is_apart(CARDS, card)]
    names = [card.title for card in CARDS.printed]
    alone = next(card for card in apart if names.count(card.title) == 1)
    assert by_name(CARDS, alone.title) == [alone]


def test_existing_error_does_not_refuse_a_card_that_keeps_it_the_same() -> None:
    two = starter(strength=0, uppercut=1)
    two.aspects = ["justice", "aggression"]
    assert why_not_added(CARDS, two, "uppercut") is None
    other = why_not_added(CARDS, starter(strength=0), "uppercut")
    assert other is not None
    assert other.key == "champions-deck-other-aspect"


def test_only_allies_with_the_trait_may_come_from_other_aspects() -> None:
    outsiders = [card for card in CARDS.printed if card.kind == "ally" and card.aspect == "aggression"]
    for avenger in (True, False):
        ally = next(card for card in outsiders if ("avenger" in card.traits) == avenger and not CARDS.is_specific(card))
        deck = deck_of_kit("team-leader", ["justice"], **{ally.id.replace("-", "_"): 1})
        assert deck_errors(deck) == ([] if avenger else [("other-aspect", ally.id)])
