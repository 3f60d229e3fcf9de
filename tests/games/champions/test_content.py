"""Shipped cards: their texts, their effects, a test for each, and the published facts where available."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from games.champions.fixture_cards import FIXTURE_GAME
from games.champions.published import FOLDER, Published, folded, is_side_a, set_of
from games.champions.test_reviews import UNREAD
from tableverse.games.champions.cards import FACEDOWN
from tableverse.games.champions.game import Champions
from tableverse.games.champions.reading.catalogue import CORE, catalogue, files_of, kind_of
from tableverse.games.champions.reading.content import Content
from tableverse.games.champions.text import render_card
from tableverse.kernel.effects import Voice
from tableverse.kernel.errors import BadContent
from tableverse.kernel.i18n import LANGUAGES
from tableverse.kernel.parsing import LOADER

GAME = Champions()
CARDS = [card for card in GAME.cards.printed if card.set != FACEDOWN]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_text_in_both_languages(language: str) -> None:
    voice = Voice(language)
    for card in CARDS:
        for line in render_card(GAME.cards, card, voice):
            assert line, card.id
        assert all(GAME.cards.traits[trait][language] for trait in card.traits)
        voice.word(f"champions-kind-{card.kind}")
        voice.word(f"champions-aspect-{card.aspect}")
    assert voice.missing == []


def test_every_effect_passes_its_check() -> None:
    GAME.check_content()
    FIXTURE_GAME.check_content()


def test_every_card_with_text_has_a_test() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in (Path(__file__).parent / "cards").glob("*.py"))
    named = set(re.findall(r"[a-z0-9-]+", tests))
    fronts = {card.back: card.id for card in CARDS if card.back}
    missing = [
        card.id
        for card in CARDS
        if (card.uses or card.constants) and card.id not in named and fronts.get(card.id) not in named
    ]
    assert missing == []


@pytest.fixture(scope="module")
def published() -> Published:
    if not FOLDER.is_dir():
        pytest.skip("the published card facts are not here")
    return Published(FOLDER)


#: Row fields that are read from texts, not from facts.
AUTHORED = {
    *(
        "abilities",
        "attach",
        "attach-else",
        "constants",
        "counter",
        "counters",
        "deck",
        "deck-limit",
        "doubles",
        "give-to",
    ),
    *("from-discard", "limit-per", "max", "nemesis", "own-deck", "paid-only-with", "play-form", "play-if", "stores"),
    *("goes-on", "meeting", "spend-form", "team-up", "tolls", "under-anyone", "uses-up"),
}


@pytest.mark.parametrize("product", catalogue().products)
def test_cards_agree_with_the_published_facts(published: Published, product: str) -> None:
    files = [file for file in files_of(product) if kind_of(file) == "cards"]
    rows = [row for file in files for row in yaml.load(file.read_text(encoding="utf-8"), LOADER)]
    for row in rows:
        if row["set"] == FACEDOWN:
            continue  # no card of its own: another card counts as this while facedown
        facts = published.facts(published.rows[row["code"]])
        ours = {name: value for name, value in row.items() if name not in AUTHORED}
        theirs = {name: value for name, value in facts.items() if name not in AUTHORED}
        for either in (ours, theirs):
            either["traits"] = sorted(either.get("traits", []))
        assert ours == theirs
        named = [ability["name"] for ability in row.get("abilities", []) if "name" in ability]
        said = [(folded(name["en"]), folded(name["es"])) for name in named]
        assert said == published.ability_names(published.rows[row["code"]])
    one = catalogue().products[product]
    there = {row["set"] for row in rows}
    every = {
        number: set_of(row)
        for number, row in published.rows.items()
        if number.startswith(one.code) and not is_side_a(row)
    }
    missing = not there.issuperset(every.values())
    assert one.in_part or not missing
    assert missing or not one.in_part or there & UNREAD  # cards awaiting their second review may be partial
    assert {row["code"] for row in rows if row["set"] != FACEDOWN} == {
        number for number, belongs in every.items() if belongs in there
    }


HEADING = re.compile(
    r"<b>(?P<form>Hero |Alter-Ego )?(?P<heading>(?:Forced |When )?[A-Z][a-z]+)(?: \((?P<side>[A-Z][A-Za-z -]+)\))?"
    r"(?P<colon>:)?</b>(?:</i>)?(?:\W*(?:<i>)?\W*(?P<label>attack|thwart|defense)\W*(?:</i>)?\W*)?(?(colon)|:)"
)
KEYWORD = re.compile(
    r"(?:^|(?<=\n)|(?<=\. ))(Guard|Incite|Permanent|Quickstrike|Restricted|Retaliate|Setup|Surge|Toughness|Villainous)"
    r"(?: (\d))?(?:\.| <i>|\n)"
)
#: Headings that the game implements for every card.
TURNS_OVER = re.compile(r"<b>When Revealed</b>: Advance to stage \dB\.")
HEADINGS_OF_OUR_OWN: dict[str, list[tuple[str, str, str]]] = {
    "ultron-drones": [],
    "the-break-in": [],
    "physical-toll": [("", "forced-response", ""), ("", "when-given", "")],  # the card stays until an event is played
    "teamwork": [("hero", "interrupt", "")],  # printed without a colon
    "zola-s-algorithm": [("alter-ego", "action", "")],  # also printed without a colon
    "weapon-master": [("alter-ego", "when-revealed", ""), ("hero", "when-revealed", "")],  # mistyped on the card
    "marked-for-death": [("", "when-defeated", ""), ("", "when-revealed", "")],  # printed as one ability
    "captured-by-hydra": [("", "when-defeated", ""), ("", "when-revealed", "")],  # also printed as one ability
    "the-master-of-time": [("", "when-revealed", "")],  # the rest is a rule of game areas
    **{
        card: [("", "when-completed", ""), ("", "when-revealed", "")]  # likewise
        for card in ("the-chronopolis", "inexorable-fate", "the-realm-of-rama-tut", "the-present-future-war")
    },
    "kang-s-arrival": [("", "setup", ""), ("", "when-completed", ""), ("", "when-revealed", "")],
    "the-sleeper-awakened": [("", "forced-response", ""), ("", "when-revealed", "")],  # likewise
}


#: Counters whose name is missing beside their number and given elsewhere in the text.
UNNAMED_COUNTERS = {"size-increase": 3}


def test_headings_limits_and_keywords_agree_with_the_published_texts(published: Published) -> None:
    texts = {code: row.get("text", "") for code, row in published.rows.items()}
    for card in CARDS:
        text = texts[card.code]
        sides = texts[card.code.removesuffix("b") + "a"] + text if card.kind == "main-scheme" else text
        found = [
            (
                (match["form"] or match["side"] or "").strip().lower(),
                match["heading"].lower().replace(" ", "-"),
                match["label"] or "",
            )
            for match in HEADING.finditer(TURNS_OVER.sub("", sides))
            if match["heading"] != "Contents"
        ]
        if card.giver and not card.campaign:
            found = [("", "when-given", "")]  # printed without a heading
        shown = {use.label: GAME.cards.by_id[use.villain].title.lower() for use in card.uses if use.villain}
        ours = [
            (shown.get(use.label, use.form), use.heading.removesuffix("-a"), ",".join(use.labels))
            for use in card.uses
            if use.label == use.printed and use.heading != "without-counters"
        ]
        assert sorted(ours) == sorted(HEADINGS_OF_OUR_OWN.get(card.id, found)), card.id
        printed = [use for use in card.uses if use.label == use.printed]
        assert [use.limit for use in printed if use.limit] == re.findall(
            r"(?:[Ll]imit|Max) once per (round|phase)", text
        )
        assert card.keywords == {word.lower(): int(number or 1) for word, number in KEYWORD.findall(text)}
        counters = re.search(r"(?:Uses \(|with )(\d)(\[per_hero\])? \w+ counters", text)
        assert card.counters == (int(counters[1]) if counters else UNNAMED_COUNTERS.get(card.id, 0))
        assert card.counters_each == bool(counters and counters[2])
        empty = any(use.heading == "without-counters" for use in card.uses)
        assert empty == bool(re.search(r"If there are no \w+ counters here", text))
        assert card.uses_up == ("Uses (" in text)
        most = re.search(r"Max (\d) per (player|enemy|ally|character|scheme|deck)", text)
        assert card.deck_limit == (int(most[1]) if most and most[2] == "deck" else 0)
        limits = {"player": "player", **dict.fromkeys(("enemy", "ally", "character", "scheme"), "host")}
        assert card.limit_per == (limits.get(most[2], "") if most else "")
        assert card.under_anyone == ("any player's control" in text)
        assert card.play_form == ("hero" if "Hero form only" in text else "")
        assert (card.doubles == card.aspect) == ("Double the number" in text)
        assert (card.attach is not None) == ("Attach to" in text)


def test_duplicate_card_id_across_products_is_refused() -> None:
    with pytest.raises(BadContent, match="is already in use"):
        assert Content([CORE, CORE]).cards


def test_pack_naming_unknown_cards_or_sets_is_refused(tmp_path: Path) -> None:
    """Cards and sets named by the pack must exist."""
    (tmp_path / "pack.yaml").write_text("game: champions\ntitle: One card\n", encoding="utf-8")
    row = (
        "- {{id: lost, name: {{en: Lost, es: Perdida}}, source: reconstructed, code: l01, kind: treachery,\n"
        "   set: {}, aspect: encounter, abilities: [{{is: when-revealed, do: {{find: {}}}}}]}}\n"
    )
    (tmp_path / "cards.yaml").write_text(row.format("rhino", "vulture"), encoding="utf-8")
    Champions([tmp_path]).check_content()
    for belongs, named in (("rhino", "zzax"), ("rhinos", "vulture")):
        (tmp_path / "cards.yaml").write_text(row.format(belongs, named), encoding="utf-8")
        with pytest.raises(BadContent, match=r"zzax|rhinos"):
            Champions([tmp_path]).check_content()
