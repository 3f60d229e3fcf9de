"""What can be wrong with the table that people ask for."""

from __future__ import annotations

from tableverse.kernel.errors import TableError


class UnknownHero(TableError):
    key = "dagger-unknown-hero"


class UnknownAspect(TableError):
    key = "dagger-unknown-aspect"


class SameSheet(TableError):
    key = "dagger-same-sheet"


class SameAspect(TableError):
    key = "dagger-same-aspect"


class WrongHeroCount(TableError):
    key = "dagger-wrong-hero-count"
