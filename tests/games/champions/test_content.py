"""Every card: its texts, its effects, a test that reaches it, and the published facts where they are at hand."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from games.champions.made_up import MADE_UP
from games.champions.table import GAME
from tableverse.games.champions.text import say_card
from tableverse.kernel.effects import Voice
from tableverse.kernel.i18n import LANGUAGES

CARDS = [card for card in GAME.cards.printed if card.set not in ("made-up", "facedown")]
FACTS = Path(__file__).parents[4] / "shared" / "data" / "marvelsdb" / "pack"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_said(language: str) -> None:
    voice = Voice(language)
    for card in CARDS:
        for line in say_card(GAME.cards, card, voice):
            assert line, card.id
        assert all(GAME.cards.traits[trait][language] for trait in card.traits)
        voice.word(f"champions-kind-{card.kind}")
        voice.word(f"champions-aspect-{card.aspect}")
    assert voice.missing == []


def test_every_effect_is_sound() -> None:
    MADE_UP.check_content()


def test_every_card_with_text_has_a_test() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in (Path(__file__).parent / "cards").glob("test_*.py"))
    named = set(re.findall(r"[a-z0-9-]+", tests))
    fronts = {card.back: card.id for card in CARDS if card.back}
    missing = [
        card.id
        for card in CARDS
        if (card.uses or card.constants) and card.id not in named and fronts.get(card.id) not in named
    ]
    assert missing == []


def published_rows() -> list[dict[str, Any]]:
    if not FACTS.is_dir():
        pytest.skip("the published card facts are not here")
    return [
        row
        for name in ("core.json", "core_encounter.json")
        for row in json.loads((FACTS / name).read_text(encoding="utf-8"))
    ]


def test_cards_agree_with_the_published_facts() -> None:
    rows = published_rows()
    published = {row["code"]: row for row in rows}
    for card in CARDS:
        row = published[card.code]
        assert card.names["en"] == row["name"]
        assert card.subtitle == row.get("subname", "")
        assert card.kind == row["type_code"].replace("_", "-")
        assert card.aspect == row["faction_code"]
        assert sorted(card.traits) == sorted(traits_of(row))
        assert card.cost == row.get("cost", -1) or (card.cost == -1 and row.get("cost") is None)
        assert card.quantity == row["quantity"]
        assert card.boost == (row.get("boost") or 0)
        assert (card.first("boost") is not None) == bool(row.get("boost_star"))
        assert card.unique == bool(row.get("is_unique"))
        fields = {"thw": "thwart", "atk": "attack", "def": "defense", "rec": "recover", "sch": "scheme", "hp": "health"}
        fields["hand"] = "hand_size"
        assert card.stats == {name: max(0, row[field]) for name, field in fields.items() if row.get(field) is not None}
        assert card.hp_each == bool(row.get("health_per_hero"))
        assert list(card.stars) == [name for name, field in fields.items() if row.get(f"{field}_star")]
        for power in ("thw", "atk"):
            assert card.strikes.get(power, 0) == (row.get(f"{fields[power]}_cost") or 0), card.id
        for kind in ("energy", "mental", "physical", "wild"):
            assert card.resources.count(kind) == (row.get(f"resource_{kind}") or 0)
        for icon in ("acceleration", "crisis", "hazard"):
            assert card.icons.get(icon, 0) == (row.get(f"scheme_{icon}") or 0)
        assert (card.start, card.start_each) == per_player(row, "base_threat")
        assert (card.target, card.target_each) == per_player(row, "threat")
        assert (card.grows, card.grows_each) == per_player(row, "escalation_threat")
        assert card.stage == STAGES.get(row.get("stage", ""), 0)
    # Side A of a main scheme is set-up only, and a part of the entry of its side B here.
    missing = {row["code"] for row in rows} - {card.code for card in CARDS}
    assert missing == {row["code"] for row in rows if row["type_code"] == "main_scheme" and row["code"].endswith("a")}


STAGES = {"I": 1, "II": 2, "III": 3, "1B": 1, "2B": 2, "3B": 3}


def traits_of(row: dict[str, Any]) -> list[str]:
    """``S.H.I.E.L.D. Spy.`` as shield and spy."""
    words = row.get("traits", "").lower().replace("s.h.i.e.l.d.", "shield.")
    return [word.strip().replace(" ", "-") for word in words.split(".") if word.strip()]


def per_player(row: dict[str, Any], field: str) -> tuple[int, bool]:
    """An amount of threat, and whether it is that much for each player: it is unless marked as fixed."""
    amount = row.get(field) or 0
    return amount, field in row and not row.get(f"{field}_fixed", False)


HEADING = re.compile(
    r"<b>(?P<form>Hero |Alter-Ego )?(?P<heading>(?:Forced |When )?[A-Z][a-z]+)(?: \((?P<side>Hero|Alter-Ego)\))?</b>"
    r"(?:\W*(?:<i>)?\W*(?P<label>attack|thwart|defense)\W*(?:</i>)?\W*)?:"
)
KEYWORD = re.compile(r"(?:^|\n)(Guard|Surge|Toughness|Retaliate|Quickstrike)(?: (\d))?(?:\.| <i>)")
#: What every game does anyway.
HEADINGS_OF_OUR_OWN: dict[str, list[tuple[str, str, str]]] = {
    "ultron-drones": [],
    "the-break-in": [],
}


def test_headings_limits_and_keywords_agree_with_the_published_texts() -> None:
    texts = {row["code"]: row.get("text", "") for row in published_rows()}
    for card in CARDS:
        text = texts[card.code]
        sides = texts[card.code.removesuffix("b") + "a"] + text if card.kind == "main-scheme" else text
        found = [
            (
                (match["form"] or match["side"] or "").strip().lower(),
                match["heading"].lower().replace(" ", "-"),
                match["label"] or "",
            )
            for match in HEADING.finditer(sides)
            if match["heading"] != "Contents"
        ]
        if card.kind == "obligation":
            found = [("", "when-revealed", "")]
        ours = [(use.form, use.heading, ",".join(use.labels)) for use in card.uses if use.label == use.printed]
        assert sorted(ours) == sorted(HEADINGS_OF_OUR_OWN.get(card.id, found)), card.id
        assert [use.limit for use in card.uses if use.limit] == ["round"] * text.count("Limit once per round")
        assert card.keywords == {word.lower(): int(number or 1) for word, number in KEYWORD.findall(text)}
        counters = re.search(r"(?:Uses \(|with )(\d) \w+ counters", text)
        assert card.counters == (int(counters[1]) if counters else 0)
        assert card.uses_up == ("Uses (" in text)
        most = re.search(r"Max (\d) per (player|enemy|ally|deck)", text)
        assert card.deck_limit == (int(most[1]) if most and most[2] == "deck" else 0)
        limits = {"player": "player", "enemy": "host", "ally": "host"}
        assert card.limit_per == (limits.get(most[2], "") if most else "")
        assert card.under_anyone == ("any player's control" in text)
        assert card.play_form == ("hero" if "Hero form only" in text else "")
        assert (card.doubles == card.aspect) == ("Double the number" in text)
        assert (card.attach is not None) == ("Attach to" in text)
