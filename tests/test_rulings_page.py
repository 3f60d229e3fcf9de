"""docs/rulings.md is up to date with the rulings of the games."""

from __future__ import annotations

from scripts import ROOT, load_script

DOCS = ROOT / "docs"


def test_the_page_is_up_to_date() -> None:
    page = load_script(DOCS / "make_rulings.py").page()
    assert (DOCS / "rulings.md").read_text(encoding="utf-8") == page, "run `make rulings`"
    assert "**When do the heroes lose because threat is at 20?** (`DAG-LOSS-01`)\n*Reading:* at once" in page
