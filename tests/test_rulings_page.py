"""The page of rulings says what the rulings of the games say, which the app shows."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

DOCS = Path(__file__).parents[1] / "docs"


def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_rulings", DOCS / "make_rulings.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_the_page_is_as_the_rulings_are() -> None:
    page = maker().page()
    assert (DOCS / "rulings.md").read_text(encoding="utf-8") == page, "run `make rulings`"
    assert "**When does threat at 20 lose?** (`DAG-LOSS-01`)\n*Reading:* at once" in page
