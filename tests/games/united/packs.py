"""Content packs for tests of rules that no shipped card uses."""

from __future__ import annotations

from pathlib import Path


def pack(folder: Path, **files: str) -> Path:
    """Write a pack into a folder, with the rows of each kind given as text."""
    (folder / "pack.yaml").write_text("game: united\ntitle: A test\n", encoding="utf-8")
    for kind, text in files.items():
        (folder / f"{kind.replace('_', '-')}.yaml").write_text(text, encoding="utf-8")
    return folder
