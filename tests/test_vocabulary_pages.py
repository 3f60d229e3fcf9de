"""The vocabulary pages are up to date with the code and the cards."""

from __future__ import annotations

import pytest

from scripts import ROOT, load_script

DOCS = ROOT / "docs"
MAKER = load_script(DOCS / "make_vocabulary.py")


@pytest.mark.parametrize("game", list(MAKER.TITLES))
def test_the_page_is_up_to_date(game: str) -> None:
    written = (DOCS / f"vocabulary-{game}.md").read_text(encoding="utf-8")
    assert written == MAKER.page(game), "run `make vocabulary`"
