"""Everything that can go wrong at the table, as types.

An error carries a message key and its arguments; the sentence is made at the edge, in the reader's language
(``error-<key>`` in locale/*/errors.ftl). ``str(error)`` is the English one.
"""

from __future__ import annotations

import errno
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


#: What the system complains of, by the word that errors.ftl has a text for.
FILE_TROUBLES = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "path",
    errno.EEXIST: "path",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.EISDIR: "folder",
    errno.ENOSPC: "full",
}


class FileTrouble(TableError):
    """``why`` is a word of FILE_TROUBLES, or the system's own sentence."""

    key = "file-trouble"

    @staticmethod
    def of(file: object, error: OSError) -> FileTrouble:
        why = FILE_TROUBLES.get(error.errno or 0, error.strerror or str(error))
        return FileTrouble(file=str(file), why=why)


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
