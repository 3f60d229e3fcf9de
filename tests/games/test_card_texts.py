"""The texts of all cards, compared with the stored files that people have reviewed."""

from __future__ import annotations

import difflib

import pytest

from games.card_texts import card_texts, stored
from tableverse.games.registry import game_ids, load_game
from tableverse.kernel.i18n import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_card_texts_equal_the_stored_ones(game: str, language: str) -> None:
    kept = stored(game, language)
    was, now = kept.read_text(encoding="utf-8").splitlines(), card_texts(load_game(game), language).splitlines()
    changed = "\n".join(difflib.unified_diff(was, now, str(kept), "now", n=1, lineterm=""))
    assert was == now, f"The wording of cards has changed; if that is meant, run `make texts`:\n{changed}"
