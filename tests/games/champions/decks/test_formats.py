"""Import and export of decks in the formats of other programs."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.champions.decks.builder import CARDS, GAME, starter
from tableverse.games.champions.decks.finding import folded
from tableverse.games.champions.decks.formats import ENDINGS, MOST_TEXT, format_deck, read_data, read_deck
from tableverse.games.champions.decks.products import products, reprints
from tableverse.kernel.errors import BadDeck, BadSetting

MARVELCDB = {
    "id": 1,
    "name": "Web of justice",
    "investigator_code": "01001a",
    "investigator_name": "Spider-Man",
    "slots": {"01002": 1, "01003": 2, "01060": 3, "99999": 2},
    "ignoreDeckLimitSlots": None,
    "version": "1.0",
    "meta": '{"aspect":"justice"}',
    "tags": "",
}


@pytest.mark.parametrize("form", ENDINGS)
@pytest.mark.parametrize("name", list(CARDS.decks))
def test_written_deck_is_read_back_unchanged(name: str, form: str) -> None:
    deck = CARDS.decks[name]
    read, unknown = read_deck(CARDS, format_deck(CARDS, deck, form))
    assert unknown == []
    assert (read.identity, read.aspects, read.cards) == (deck.identity, deck.aspects, deck.cards)


@pytest.mark.parametrize("field", ["hero", "investigator"])
def test_marvelcdb_decks_are_read_with_old_and_new_field_names(field: str) -> None:
    data = {name.replace("investigator", field): value for name, value in MARVELCDB.items()}
    deck, unknown = read_deck(CARDS, json.dumps(data))
    assert (deck.id, deck.identity, deck.aspects) == ("Web of justice", "spider-man", ["justice"])
    assert deck.cards == {"black-cat": 1, "backflip": 2, "for-justice": 3}
    assert [line.data() for line in unknown] == [{"written": "99999", "copies": 2, "product": {}}]


def test_a_later_printing_is_the_same_card() -> None:
    """Count Energy of the Core Set together with its reprint in Age of Apocalypse."""
    deck, unknown = read_data(CARDS, {"hero_code": "01001a", "slots": {"01088": 1, "45022": 1}})
    assert (deck.cards, unknown) == ({"energy": 2}, [])
    assert all(first not in reprints() for first in reprints().values())


def test_unknown_card_is_reported_with_its_product() -> None:
    _, coded = read_data(CARDS, {"hero_code": "01001a", "slots": {"16012": 2, "01999": 1}})
    _, named = read_deck(CARDS, "Webs\nSpider-Man\n2x Flora and Fauna (The Galaxy's Most Wanted)")
    titles = {"en": "The Galaxy's Most Wanted", "es": "Los más buscados de la galaxia"}
    assert [line.data() for line in coded] == [
        {"written": "16012", "copies": 2, "product": titles},
        {"written": "01999", "copies": 1, "product": {}},
    ]
    assert [line.data() for line in named] == [{"written": "Flora and Fauna", "copies": 2, "product": titles}]


@pytest.mark.parametrize("text", ["https://marvelcdb.com/deck/view/1", "marvelcdb.com/decklist/view/1/webs"])
def test_web_address_is_refused_as_a_deck(text: str) -> None:
    with pytest.raises(BadDeck) as refused:
        read_deck(CARDS, text)
    assert refused.value.arguments["why"] == "address"


def test_marvelcdb_export_has_old_and_new_field_names() -> None:
    written = json.loads(format_deck(CARDS, starter(), "marvelcdb"))
    assert written["hero_code"] == written["investigator_code"] == "01001a"
    assert written["slots"]["01003"] == 2
    assert json.loads(written["meta"]) == {"aspect": "justice"}


def test_unknown_hero_is_reported() -> None:
    deck, unknown = read_data(CARDS, {"hero_code": "43001a", "hero_name": "X-23", "slots": {"01087": 1}})
    assert deck.identity == ""
    assert [line.written for line in unknown] == ["43001a X-23"]
    assert unknown[0].data()["product"] == products()["43"].names
    assert GAME.inspect_deck({"hero_code": "43001a", "slots": {}})["problems"] == [
        {"key": "champions-deck-no-identity", "arguments": {}}
    ]


def test_two_aspects_are_read_from_the_metadata() -> None:
    data = {"hero_code": "60001a", "meta": '{"aspect":"justice","aspect2":"leadership"}', "slots": []}
    assert read_data(CARDS, data)[0].aspects == ["justice", "leadership"]
    data["meta"] = '{"aspect":"justice","motto":"leadership"}'
    assert read_data(CARDS, data)[0].aspects == ["justice"]


def test_free_form_text_list_is_read() -> None:
    text = """
    Web of justice

    Spider-Man (Core Set)

    Allies (2)
    1x Black Cat (Core Set)
    1 Daredevil: Matt Murdock (Core Set, 58)
    Events
    (2) ¡Por la justicia!
    3X haymaker
    2x Gamma Ray Burst (Some Pack)
    """
    deck, unknown = read_deck(CARDS, text)
    assert (deck.id, deck.identity) == ("Web of justice", "spider-man")
    assert deck.cards == {"black-cat": 1, "daredevil": 1, "for-justice": 2, "haymaker": 3}
    assert [line.data() for line in unknown] == [{"written": "Gamma Ray Burst", "copies": 2, "product": {}}]


def test_product_in_a_text_list_picks_the_identity() -> None:
    assert read_deck(CARDS, "My deck\nBlack Panther (Black Panther)\n")[0].identity == "young-panther"
    assert read_deck(CARDS, "My deck\nBlack Panther (Core Set)\n")[0].identity == "black-panther"


@pytest.mark.parametrize(
    ("line", "identity"),
    [
        ("Hulk", "hulk-hulk"),
        ("Hero: Black Widow", "black-widow-black-widow"),
        ("Black Widow (Core Set)", "black-widow-black-widow"),  # only an ally has this name there
        ("Bruce Banner", "hulk-hulk"),
        ("Vision", ""),
    ],
)
def test_identity_line_never_names_another_card(line: str, identity: str) -> None:
    assert read_deck(CARDS, f"My deck\n{line}\n1x Haymaker\n")[0].identity == identity


def test_shared_name_is_a_card_once_the_identity_is_known() -> None:
    deck, _ = read_deck(CARDS, "My deck\nHulk\n1x She-Hulk\n1x Hulk\n1x Two-Minded\n")
    assert (deck.identity, deck.cards) == ("hulk-hulk", {"aggression-she-hulk": 1, "hulk": 1, "two-minded": 1})
    text = "<deck><card>She-Hulk</card><card>Black Widow</card><card>She-Hulk</card></deck>"
    deck, _ = read_deck(CARDS, text)
    assert (deck.identity, deck.cards) == ("she-hulk", {"black-widow": 1, "aggression-she-hulk": 1})


def test_alter_ego_name_can_be_the_deck_s_name() -> None:
    deck, _ = read_deck(CARDS, "Peter Parker\nIron Man\n1x Haymaker\n")
    assert (deck.id, deck.identity) == ("Peter Parker", "iron-man")


def test_octgn_cards_are_found_by_id_and_by_name() -> None:
    text = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
    <deck game="055c536f-adba-4bc2-acbf-9aefb9756046">
      <section name="Cards" shared="False">
        <card qty="1" id="18AE183C-de26-4369-8a41-424d58f01631">Spider-Man</card>
        <card qty="2" id="942a87e3-0ab3-4544-85ff-473cfdf622ba">whatever it is called</card>
        <card qty="1" id="00000000-0000-0000-0000-000000000000">Haymaker</card>
        <card qty="3" id="00000000-0000-0000-0000-000000000000">Nobody knows it</card>
      </section>
    </deck>"""
    deck, unknown = read_deck(CARDS, text)
    assert (deck.identity, deck.cards) == ("spider-man", {"backflip": 2, "haymaker": 1})
    assert [line.data() for line in unknown] == [{"written": "Nobody knows it", "copies": 3, "product": {}}]


def test_list_of_five_hundred_lines_is_read() -> None:
    _, unknown = read_deck(CARDS, "\n".join(f"1x Card {number}" for number in range(500)))
    assert len(unknown) == 500
    _, unknown = read_data(CARDS, {"aspects": ["justice"] * 500, "cards": {f"card-{n}": 1 for n in range(500)}})
    assert len(unknown) == 500


def test_longest_allowed_name_and_text_are_read() -> None:
    name = "n" * 200
    deck, _ = read_data(CARDS, {"name": name, "cards": {"haymaker": 99}})
    assert (deck.id, deck.cards, deck.environment) == (name, {"haymaker": 99}, "full")
    assert read_deck(CARDS, f"{'x' * 300}\n99x Haymaker")[0].data()["name"] == "x" * 200
    padded = '{"hero": "spider-man"' + " " * MOST_TEXT
    assert read_deck(CARDS, padded[: MOST_TEXT - 1] + "}")[0].identity == "spider-man"


def test_octgn_card_without_a_name_or_quantity_is_read() -> None:
    text = """<deck><card qty="1" id="18AE183C-de26-4369-8a41-424d58f01631"/><card> Haymaker </card>
    <card qty="2" id="nobody-knows"/><card qty="0">Backflip</card></deck>"""
    deck, unknown = read_deck(CARDS, text)
    assert (deck.identity, deck.cards) == ("spider-man", {"haymaker": 1})
    assert [line.data() for line in unknown] == [{"written": "nobody-knows", "copies": 2, "product": {}}]


def test_product_distinguishes_cards_of_one_name() -> None:
    def card_of(line: str) -> list[str]:
        return list(read_deck(CARDS, f"My deck\nSpider-Man\n{line}")[0].cards)

    assert card_of("1x War Machine (Core Set)") == ["war-machine"]
    assert card_of("1x War Machine (The Rise of Red Skull, 20)") == ["basic-war-machine"]
    assert card_of("1x Máquina de guerra: James Rhodes (the rise of red skull)") == ["basic-war-machine"]
    assert card_of("1x War Machine (Some Pack)") == ["war-machine"]
    assert card_of("1x War Machine") == ["war-machine"]
    assert card_of("1x Wasp (Wasp)") == ["aggression-wasp"]


def test_copies_of_one_title_fill_its_printings_in_order() -> None:
    def forever(text: str) -> list[int]:
        return list(read_deck(CARDS, f"My deck\nBlack Panther (Core Set)\n{text}")[0].cards.values())

    assert forever("3x Wakanda Forever!") == [1, 1, 1]
    assert forever("4x Wakanda Forever!") == [1, 1, 1, 1]
    assert forever("6x Wakanda Forever!") == [1, 1, 1, 3]
    assert forever("1x Wakanda Forever!\n2x Wakanda Forever!") == [1, 1, 1]


def test_encounter_cards_are_not_found_by_name() -> None:
    for name in ("Hydra Mercenary", "Breakin' & Takin'", "Rhino"):
        deck, unknown = read_deck(CARDS, f"My deck\nSpider-Man\n1x {name}\n")
        assert (deck.cards, [line.written for line in unknown]) == ({}, [name])


def test_deck_data_with_an_unknown_hero_keeps_its_cards() -> None:
    deck, unknown = read_data(CARDS, {"hero": "nobody", "cards": {"haymaker": 1, "uppercut": 1, "no-such-card": 2}})
    assert (deck.identity, deck.cards, deck.aspects) == ("", {"haymaker": 1, "uppercut": 1}, ["aggression"])
    assert [(line.written, line.copies) for line in unknown] == [("nobody", 1), ("no-such-card", 2)]


def test_deck_is_checked_for_a_known_environment() -> None:
    seen = GAME.inspect_deck(starter().data(), "current")
    assert seen["size"] == 40
    with pytest.raises(BadSetting, match="winter"):
        GAME.inspect_deck(starter().data(), "winter")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "empty"),
        ("  \n\ufeff ", "empty"),
        ("x" * (MOST_TEXT + 1), "length"),
        ("\n".join(f"1x Card {number}" for number in range(501)), "length"),
        ("\n".join(f"word {number}" for number in range(501)), "length"),
        ("1x " + "very " * 100 + "long", "length"),
        ("<deck>" + '<card qty="0">Haymaker</card>' * 501 + "</deck>", "length"),
        (json.dumps({"hero": "she-hulk", "cards": {f"card-{number}": 1 for number in range(501)}}), "length"),
        (json.dumps({"slots": {f"{number:05}": 0 for number in range(501)}}), "length"),
        ("just a sentence", "nothing"),
        ("{", "json"),
        ("[" * 5000, "json"),
        ("[1, 2]", "form"),
        ("<deck>", "xml"),
        ('<!DOCTYPE x [<!ENTITY a "b">]><deck><card qty="1">&a;</card></deck>', "xml"),
        ('<deck><card qty="-1">Haymaker</card></deck>', "copies"),
        ('<deck><card qty="many">Haymaker</card></deck>', "copies"),
        ("9999x Haymaker", "copies"),
        ('{"slots": 3}', "value"),
        ('{"slots": {"01087": "2"}}', "copies"),
        ('{"slots": {"01087": -2}}', "copies"),
        ('{"hero": "spider-man", "surprise": 1}', "field"),
        ('{"name": 7}', "value"),
        (json.dumps({"name": "n" * 201}), "value"),
        ('{"hero": 7}', "value"),
        ('{"aspects": "justice"}', "value"),
        ('{"aspects": ["justice", 7]}', "value"),
        ('{"environment": "winter"}', "value"),
        ('{"cards": ["haymaker"]}', "value"),
        ('{"cards": {"haymaker": 0}}', "value"),
        ('{"cards": {"haymaker": 100}}', "value"),
        ('{"cards": {"haymaker": true}}', "value"),
        (json.dumps({"aspects": ["justice"] * 501}), "length"),
        ("100x Haymaker", "copies"),
        ('<deck><card qty="²">Haymaker</card></deck>', "copies"),
        ("1x Haymaker\n" + "x" * 301, "length"),
        ("{}", "nothing"),
        ('{"slots": []}', "nothing"),
    ],
)
def test_invalid_deck_is_refused_with_a_one_line_reason(text: str, why: str) -> None:
    with pytest.raises(BadDeck) as refused:
        read_deck(CARDS, text)
    assert refused.value.arguments["why"] == why
    for language in ("en", "es"):
        assert "\n" not in refused.value.say(language)


def test_deck_with_unknown_cards_cannot_be_written() -> None:
    with pytest.raises(BadDeck):
        GAME.format_deck({**MARVELCDB}, "octgn")
    with pytest.raises(BadDeck):
        GAME.format_deck(starter().data(), "clay tablet")
    with pytest.raises(BadDeck):
        GAME.format_deck({"cards": {"haymaker": 1}}, "text")


def _counted(data: dict[str, Any]) -> int:
    seen = GAME.inspect_deck(data)
    return sum(seen["deck"]["cards"].values()) + sum(line["copies"] for line in seen["unknown"])


CODES = st.sampled_from([card.code for card in CARDS.printed if card.kind not in ("hero", "alter-ego")])


@given(st.dictionaries(st.one_of(CODES, st.text(max_size=8).map(lambda text: f"?{text}")), st.integers(0, 99)))
def test_every_listed_copy_is_read_or_unknown(slots: dict[str, int]) -> None:
    assert _counted({"hero_code": "01001a", "slots": slots}) == sum(slots.values())


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    for opening in ("", "{", "<", "2x "):
        try:
            deck, unknown = read_deck(CARDS, opening + text)
            found = bool(deck.identity or deck.cards or unknown)
        except BadDeck as refused:
            found = "error-" not in refused.say("en")
        assert found


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text()),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=8), inner, max_size=3)),
    max_leaves=8,
)
FIELDS = st.sampled_from(
    ["name", "hero", "aspects", "cards", "environment", "slots", "hero_code", "investigator_code", "meta"]
)


@given(st.dictionaries(FIELDS, JSON, max_size=6))
def test_any_json_is_read_or_refused(data: dict[str, Any]) -> None:
    try:
        told = json.dumps(GAME.inspect_deck(data))
    except BadDeck as refused:
        told = refused.say("es")
    assert "error-" not in told


def test_names_match_without_accents_case_and_punctuation() -> None:
    assert folded("Capitán América") == folded("CAPITAN AMERICA") == "capitan america"
    assert folded("Doña «Ñu»") == "dona nu"
