"""Errors of the lab. Their sentences are in locale/*/lab.ftl."""

from __future__ import annotations

from typing import ClassVar

from tableverse.kernel.errors import TableError


class NotARun(TableError):
    """A file that is not a saved run. It is left unchanged."""

    key: ClassVar[str] = "lab-not-a-run"


class OtherRun(TableError):
    """A saved run with a different plan."""

    key: ClassVar[str] = "lab-other-run"


class Unreachable(TableError):
    """A cluster that does not answer."""

    key: ClassVar[str] = "lab-unreachable"


class TooFewBots(TableError):
    key: ClassVar[str] = "lab-too-few-bots"


class NotASetting(TableError):
    """A value of ``--set`` that is not a name and a value."""

    key: ClassVar[str] = "lab-not-a-setting"


class WouldOverwrite(TableError):
    """A report that would overwrite a file of another kind."""

    key: ClassVar[str] = "lab-exists"
