"""Which build of the engine this is: pure Python, or compiled by mypyc."""

from __future__ import annotations

from typing import Final

COMPILED: Final = not __file__.endswith(".py")
#: Its name, for people and programs.
BUILD: Final = "compiled" if COMPILED else "pure"
