"""Every card: its texts, its effects, a test that reaches it, and the published facts where they are at hand."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from games.champions.table import GAME
from tableverse.games.champions.text import say_card
from tableverse.kernel.effects import Checker, Voice
from tableverse.kernel.i18n import LANGUAGES

MADE_UP = ("made-up", "other-set", "rival-set", "facedown", "two-modes", "heist", "heist-2")
CARDS = [card for card in GAME.cards.printed if card.set not in MADE_UP]
FACTS = Path(__file__).parents[4] / "shared" / "data" / "marvelsdb" / "pack"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_said(language: str) -> None:
    voice = Voice(language)
    for card in CARDS:
        for line in say_card(GAME.cards, card, voice):
            assert line, card.id
        for trait in card.traits:
            voice.word(f"champions-trait-{trait}")
        voice.word(f"champions-kind-{card.kind}")
        voice.word(f"champions-aspect-{card.aspect}")
    assert voice.missing == []


def test_every_effect_is_sound() -> None:
    problems: list[str] = []
    for use in GAME.cards.uses.values():
        checker = Checker(use.label, Voice("en"))
        if use.cost is not None:
            for part in use.cost.effect.parts()[:1]:
                part.check(checker)
        use.effect.effect.check(checker)
        problems += checker.problems
    assert problems == []


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


@pytest.mark.skipif(not FACTS.is_dir(), reason="the published card facts are not here")
def test_cards_agree_with_the_published_facts() -> None:
    rows: list[dict[str, Any]] = []
    for name in ("core.json", "core_encounter.json"):
        rows += json.loads((FACTS / name).read_text(encoding="utf-8"))
    published = {row["code"]: row for row in rows}
    for card in CARDS:
        row = published[card.code]
        assert card.names["en"] == row["name"]
        assert card.cost == row.get("cost", -1) or (card.cost == -1 and row.get("cost") is None)
        assert card.quantity == row["quantity"]
        assert card.boost == (row.get("boost") or 0)
        assert card.unique == bool(row.get("is_unique"))
        fields = {"thw": "thwart", "atk": "attack", "def": "defense", "rec": "recover", "sch": "scheme", "hp": "health"}
        assert {name: value for name, value in card.stats.items() if name != "hand"} == {
            name: max(0, row[field]) for name, field in fields.items() if row.get(field) is not None
        }
        assert list(card.stars) == [name for name, field in fields.items() if row.get(f"{field}_star")]
        for kind in ("energy", "mental", "physical", "wild"):
            assert card.resources.count(kind) == (row.get(f"resource_{kind}") or 0)
    # Side A of a main scheme is set-up only, and a part of the entry of its side B here.
    missing = {row["code"] for row in rows} - {card.code for card in CARDS}
    assert missing == {row["code"] for row in rows if row["type_code"] == "main_scheme" and row["code"].endswith("a")}
