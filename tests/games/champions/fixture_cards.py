"""Tables with the fixture cards beside the shipped ones, for words and rules that no Core Set card uses."""

from __future__ import annotations

from pathlib import Path

from games.champions.table import CONTENT, Table
from tableverse.games.champions.game import Champions
from tableverse.games.champions.text import render_card
from tableverse.kernel.effects import Voice

FIXTURE_GAME = Champions(extra=sorted(CONTENT.glob("*.yaml")))


class FixtureTable(Table):
    game = FIXTURE_GAME


def fixture_card_texts(language: str) -> str:
    """Return the texts of all fixture cards: a line with the id, then a line for each text."""
    voice = Voice(language)
    lines: list[str] = []
    for card in FIXTURE_GAME.cards.by_id.values():
        row = FIXTURE_GAME.content.rows.get(card.id)
        if row is not None and Path(row.file).parent == CONTENT:
            lines += [card.id, *(f"  {line}" for line in render_card(FIXTURE_GAME.cards, card, voice))]
    assert voice.missing == []
    return "\n".join(lines) + "\n"
