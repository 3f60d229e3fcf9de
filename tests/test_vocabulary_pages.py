"""The pages that list every word of a game's cards are as the code and the cards are now."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

DOCS = Path(__file__).parents[1] / "docs"


def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_vocabulary", DOCS / "make_vocabulary.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


MAKER = maker()


@pytest.mark.parametrize("game", list(MAKER.TITLES))
def test_the_page_is_as_the_code_is(game: str) -> None:
    written = (DOCS / f"vocabulary-{game}.md").read_text(encoding="utf-8")
    assert written == MAKER.page(game), "run `make vocabulary`"
