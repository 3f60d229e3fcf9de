"""Everything that can go wrong at the table, as types.

An error carries a message key and its arguments; the sentence is made at the edge, in the reader's language
(``error-<key>`` in locale/*/errors.ftl). ``str(error)`` is the English one.
"""

from __future__ import annotations

from typing import Any


class TableError(Exception):
    """Base of all errors a person or a program can cause. The state of the game is unchanged when one is raised."""

    key = "internal"

    def __init__(self, **arguments: Any) -> None:
        super().__init__(arguments)
        self.arguments: dict[str, Any] = arguments

    def say(self, language: str) -> str:
        from tableverse.kernel.i18n import say

        return say(language, f"error-{self.key}", self.arguments)

    def __str__(self) -> str:
        return self.say("en")


class UnknownGame(TableError):
    key = "unknown-game"


class BadSeatCount(TableError):
    key = "bad-seat-count"


class UnknownSetting(TableError):
    key = "unknown-setting"


class BadSetting(TableError):
    key = "bad-setting"


class IllegalOption(TableError):
    key = "illegal-option"


class WrongSeat(TableError):
    key = "wrong-seat"


class GameOver(TableError):
    key = "game-over"


class NothingToUndo(TableError):
    key = "nothing-to-undo"


class NoSuchMove(TableError):
    key = "no-such-move"


class CorruptData(TableError):
    key = "corrupt-data"


class NotARecord(TableError):
    key = "not-a-record"


class CorruptRecord(TableError):
    key = "corrupt-record"


class CorruptReplay(TableError):
    key = "corrupt-replay"


class NewerRecord(TableError):
    key = "newer-record"


class ForeignRecord(TableError):
    key = "foreign-record"


class OtherContent(TableError):
    key = "other-content"


class OtherEnding(TableError):
    key = "other-ending"


class FileTrouble(TableError):
    key = "file-trouble"


class BadContent(TableError):
    """A content file that does not say what it must. Always with file and line."""

    key = "bad-content"

    def __init__(self, file: str, line: int, problem: str, **arguments: Any) -> None:
        super().__init__(file=file, line=line, problem=problem, **arguments)
        self.file = file
        self.line = line
        self.problem = problem

    def say(self, language: str) -> str:
        from tableverse.kernel.i18n import say

        problem = say(language, f"content-{self.problem}", self.arguments)
        return f"{self.file}:{self.line}: {problem}"


class UnknownBot(TableError):
    key = "unknown-bot"


class BadBot(TableError):
    key = "bad-bot"


class UnknownLanguage(TableError):
    key = "unknown-language"


class BadNumber(TableError):
    key = "bad-number"
