"""Errors in the settings of a table."""

from __future__ import annotations

from typing import ClassVar

from tableverse.kernel.errors import BadSeatCount, BadSetting


class WrongHeroCount(BadSeatCount):
    key: ClassVar[str] = "united-wrong-hero-count"


class WrongSeats(BadSeatCount):
    """A number of players that the mode does not allow."""

    key: ClassVar[str] = "united-wrong-seats"


class OnBothSides(BadSetting):
    key: ClassVar[str] = "united-on-both-sides"


class TakenTwice(BadSetting):
    """A Hero, Location, card or Equipment named twice."""

    key: ClassVar[str] = "united-taken-twice"


class OutOfPlace(BadSetting):
    """A setting that has no meaning at this table."""

    key: ClassVar[str] = "united-out-of-place"


class OwnEquipment(BadSetting):
    key: ClassVar[str] = "united-own-equipment"


class BudgetOverspent(BadSetting):
    key: ClassVar[str] = "united-budget-overspent"


class StartingHandSupport(BadSetting):
    key: ClassVar[str] = "united-starting-hand-support"


class NotASupportCard(BadSetting):
    key: ClassVar[str] = "united-not-a-support-card"


class NoSupport(BadSetting):
    """A Supporting Hero with too few Special Effect cards."""

    key: ClassVar[str] = "united-no-support"


class NoSuperVillain(BadSetting):
    """A Villain for a Villain player whose Dashboard lists no Action tokens."""

    key: ClassVar[str] = "united-no-super-villain"
