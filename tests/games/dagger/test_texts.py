"""Everything on the cards can be read in both languages."""

from __future__ import annotations

import json

import pytest

from games.dagger.table import game
from tableverse.kernel import i18n

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
