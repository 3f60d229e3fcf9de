"""Every word of the vocabulary has a text in both languages, also those that no Core Set card uses."""

import pytest

from games.champions.table import GAME
from tableverse.games.champions.text import say_card
from tableverse.kernel.effects import Voice
from tableverse.kernel.i18n import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_made_up_card_can_be_said(language: str) -> None:
    voice = Voice(language)
    for card in GAME.cards.by_id.values():
        for line in say_card(GAME.cards, card, voice):
            assert line, card.id
    assert voice.missing == []
