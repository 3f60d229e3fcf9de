"""Characters that look alike, from Unicode's confusables list (UTS #39).

``confusables.txt`` beside this file contains the part of that list that can occur in names. Each line has a character
in hexadecimal, followed by the characters that look like it. To regenerate the file from a newer list, run ``python -m
tableverse.server.confusables LIST``.
"""

from __future__ import annotations

import sys
import unicodedata
from functools import cache
from pathlib import Path

TABLE = Path(__file__).with_name("confusables.txt")
HEADER = """\
# Characters that look alike, from confusables.txt of UTS #39 (Unicode {version}); see confusables.py
# Copyright 1991-2020 Unicode, Inc. Unicode data files: https://www.unicode.org/copyright.html
"""


def skeleton(text: str) -> str:
    """Return a key that is equal for texts that look the same."""
    table = _table()
    return _decomposed("".join(table.get(character, character) for character in _decomposed(text)))


def _decomposed(text: str) -> str:
    return unicodedata.normalize("NFKD", text)


@cache
def _table() -> dict[str, str]:
    """Return a mapping from each character to the character it looks like."""
    alike: dict[str, str] = {}
    for line in TABLE.read_text("ascii").splitlines():
        if not line.startswith("#"):
            model, *others = (_text(word) for word in line.split())
            alike.update(dict.fromkeys(others, model))
    return alike


def _text(word: str) -> str:
    return "".join(chr(int(code, 16)) for code in word.split("+"))


def make_table(list_file: Path) -> str:
    """Return the lines of TABLE from Unicode's list, without characters that decomposition replaces anyway."""
    models: dict[str, list[str]] = {}
    version = "?"
    for line in list_file.read_text("utf-8-sig").splitlines():
        if line.startswith("# Version:"):
            version = line.split()[-1]
        source, _, rest = line.partition("#")[0].partition(";")
        if rest and _decomposed(_text(source.strip())) == _text(source.strip()):
            models.setdefault(rest.partition(";")[0].strip().replace(" ", "+"), []).append(source.strip())
    lines = [f"{model} {' '.join(sorted(sources))}\n" for model, sources in sorted(models.items())]
    return HEADER.format(version=version) + "".join(lines)


if __name__ == "__main__":
    TABLE.write_text(make_table(Path(sys.argv[1])), "ascii")
