"""The kind of the running build: pure Python, or compiled by mypyc."""

from __future__ import annotations

from typing import Final

COMPILED: Final = not __file__.endswith(".py")
#: Printed by ``tableverse version`` and stored with benchmark results.
BUILD: Final = "compiled" if COMPILED else "pure"
