"""Which build of the engine runs: pure Python, or compiled by mypyc."""

from __future__ import annotations

from typing import Final

COMPILED: Final = not __file__.endswith(".py")
#: Shown by ``tableverse version`` and stored with benchmark results.
BUILD: Final = "compiled" if COMPILED else "pure"
