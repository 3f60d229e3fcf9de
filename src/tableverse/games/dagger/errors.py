"""Errors in the settings of a table."""

from __future__ import annotations

from typing import ClassVar

from tableverse.kernel.errors import TableError


class SameSheet(TableError):
    key: ClassVar[str] = "dagger-same-sheet"


class SameAspect(TableError):
    key: ClassVar[str] = "dagger-same-aspect"


class NoSuchHero(TableError):
    """A setting for a hero whose number exceeds the number of heroes."""

    key: ClassVar[str] = "dagger-no-such-hero"
