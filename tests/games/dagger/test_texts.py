"""Everything on the cards can be read in both languages."""

from __future__ import annotations

import json
import random

import pytest

from games.dagger.table import game
from tableverse.kernel import i18n
from tableverse.kernel.game import Config

DATA = game().content_data()


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_card_says_something_and_leaves_no_gap(language: str) -> None:
    texts: list[str] = []

    def gather(value: object) -> None:
        if isinstance(value, dict):
            if "text" in value and isinstance(value["text"], dict):
                texts.append(value["text"][language])
            for part in value.values():
                gather(part)
        elif isinstance(value, list):
            for part in value:
                gather(part)

    gather(DATA)
    assert len(texts) > 250
    for text in texts:
        assert text
        assert "{" not in text, text
        assert "dagger-" not in text, text


def test_the_content_can_be_sent_to_a_client() -> None:
    assert json.loads(json.dumps(DATA)) == DATA
    speechless = [
        row["id"] for kind in ("support", "team-up", "event", "enemy") for row in DATA[kind] if not row["texts"]
    ]
    assert speechless == []


def test_what_is_asked_part_by_part_can_be_read_by_a_client() -> None:
    parts = {row["id"]: row["name"] for row in DATA["part"]}
    assert parts["atlantis/support/3"]["en"].endswith("RECOVER 2.")
    rng = random.Random(3)
    asked: set[str] = set()
    for seed in range(4):
        state = game().new(Config(seats=1 + seed, settings={}), seed)
        while state.decision is not None:
            for option in state.decision.options:
                if option.message.key == "effect-part":
                    asked.add(f"{option.message.arguments['ability']}/{option.message.arguments['node']}")
            game().apply(state, rng.choice(state.decision.options).id)
    assert len(asked) > 3
    assert asked <= parts.keys()


def test_abilities_are_told_by_their_own_names() -> None:
    assert game().term("text", "loki/trickster-god", "es") == "Dios embaucador"
    assert game().term("ability", "black-panther-tchalla/kinetic-burst", "en") == "Kinetic Burst"
    assert game().term("spot", "green", "es") == "verde"
    loki = next(row for row in DATA["nemesis"] if row["id"] == "loki")
    assert loki["icons"] == {"1": "deadly-illusions", "2": "chaos-in-his-wake", "3": "trickster-god"}
    named = {text["id"]: text["name"]["en"] for text in loki["texts"]}
    assert named["trickster-god"] == "Trickster God"
