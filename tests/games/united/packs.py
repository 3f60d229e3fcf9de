"""Content packs for tests: what no card of the box asks of a rule, written down and then really played."""

from __future__ import annotations

from pathlib import Path


def pack(folder: Path, **files: str) -> Path:
    """A pack in that folder: of each kind the rows given as text."""
    (folder / "pack.yaml").write_text("game: united\ntitle: A test\n", encoding="utf-8")
    for kind, text in files.items():
        (folder / f"{kind.replace('_', '-')}.yaml").write_text(text, encoding="utf-8")
    return folder
