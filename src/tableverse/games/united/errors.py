"""What can be wrong with the settings of a table."""

from __future__ import annotations

from typing import ClassVar

from tableverse.kernel.errors import BadSeatCount, BadSetting


class WrongHeroCount(BadSeatCount):
    key: ClassVar[str] = "united-wrong-hero-count"


class WrongSeats(BadSeatCount):
    """The mode is for another number of players."""

    key: ClassVar[str] = "united-wrong-seats"


class OnBothSides(BadSetting):
    key: ClassVar[str] = "united-on-both-sides"


class TakenTwice(BadSetting):
    """The same Hero, Location, card or Equipment is named twice."""

    key: ClassVar[str] = "united-taken-twice"


class OutOfPlace(BadSetting):
    """The setting means nothing at this table."""

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
    """Too few cards with a Special Effect to be a Supporting Hero."""

    key: ClassVar[str] = "united-no-support"


class NoSuperVillain(BadSetting):
    """A Villain whose Dashboard lists no Action tokens cannot be played by a Villain player."""

    key: ClassVar[str] = "united-no-super-villain"
