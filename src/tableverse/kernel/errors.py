"""All errors of the table as exception types.

An error carries a message key and its arguments; the client formats the sentence in the reader's language
(``error-<key>`` in locale/*/errors.ftl). ``str(error)`` is the English sentence.
"""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Any, ClassVar, Final

from tableverse.kernel import i18n

#: Shown instead of characters that could affect a terminal or page.
REPLACEMENT: Final = "\N{REPLACEMENT CHARACTER}"


class TableError(Exception):
    """Base class of all errors that a person or a program can cause. Raising one leaves the game's state unchanged."""

    key: ClassVar[str] = "internal"

    def __init__(self, **arguments: Any) -> None:
        super().__init__(arguments)
        self.arguments: dict[str, Any] = arguments

    def say(self, language: str) -> str:
        return i18n.say(language, f"error-{self.key}", visible(self.arguments))

    def __str__(self) -> str:
        return self.say("en")

    def __reduce__(self) -> Any:
        # Pickle by type and arguments, so that errors can be passed between processes.
        return _rebuild, (type(self), self.arguments)


def visible(arguments: dict[str, Any]) -> dict[str, Any]:
    """Replace control characters in quoted arguments, so that they cannot affect a terminal or page."""
    return {name: _printable(value) if isinstance(value, str) else value for name, value in arguments.items()}


def _printable(text: str) -> str:
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() or sign == "\n" else REPLACEMENT for sign in text)


def _rebuild(error: Callable[..., TableError], arguments: dict[str, Any]) -> TableError:
    return error(**arguments)


class UnknownGame(TableError):
    key: ClassVar[str] = "unknown-game"


class BadPlugin(TableError):
    """An entry point of an installed package that does not load, or has the wrong type for its group."""

    key: ClassVar[str] = "bad-plugin"


class BadSeatCount(TableError):
    key: ClassVar[str] = "bad-seat-count"


class UnknownSetting(TableError):
    key: ClassVar[str] = "unknown-setting"


class BadSetting(TableError):
    key: ClassVar[str] = "bad-setting"


class NoDecks(TableError):
    key: ClassVar[str] = "no-decks"


class BadDeck(TableError):
    """A deck that cannot be read. ``why`` selects the sentence in errors.ftl."""

    key: ClassVar[str] = "bad-deck"


class IllegalOption(TableError):
    key: ClassVar[str] = "illegal-option"


class BadCorrection(TableError):
    """A correction that is not possible. ``why`` selects the sentence in errors.ftl."""

    key: ClassVar[str] = "bad-correction"


class Endless(TableError):
    """A choice after which cards trigger each other without end. The caller restores the position before the choice."""

    key: ClassVar[str] = "endless"


class Unplayable(Endless):
    """A choice after which a card of a content pack does something that the rules cannot carry out."""

    key: ClassVar[str] = "unplayable"


class WrongSeat(TableError):
    key: ClassVar[str] = "wrong-seat"


class GameOver(TableError):
    key: ClassVar[str] = "game-over"


class NothingToUndo(TableError):
    key: ClassVar[str] = "nothing-to-undo"


class NoSuchMove(TableError):
    key: ClassVar[str] = "no-such-move"


class CorruptData(TableError):
    key: ClassVar[str] = "corrupt-data"


class NotARecord(TableError):
    key: ClassVar[str] = "not-a-record"


class CorruptRecord(TableError):
    key: ClassVar[str] = "corrupt-record"


class CorruptReplay(TableError):
    key: ClassVar[str] = "corrupt-replay"


class NewerRecord(TableError):
    key: ClassVar[str] = "newer-record"


class ForeignRecord(TableError):
    key: ClassVar[str] = "foreign-record"


class OtherContent(TableError):
    key: ClassVar[str] = "other-content"


class MissingPacks(OtherContent):
    """A record of a game that was played with content packs which are not loaded."""

    key: ClassVar[str] = "missing-packs"


class CardGone(TableError):
    """A position with a card that the loaded content does not have."""

    key: ClassVar[str] = "card-gone"


class EffectChanged(TableError):
    """A position in the middle of an effect that differs in the loaded content."""

    key: ClassVar[str] = "effect-changed"


class BeforeUpgrade(TableError):
    """A choice made under earlier rules. The position before this choice cannot be restored."""

    key: ClassVar[str] = "before-upgrade"


class OtherEnding(TableError):
    key: ClassVar[str] = "other-ending"


#: Errors of the operating system that have a text in errors.ftl, with the key of that text.
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
    """A file operation that failed. ``why`` is a key of FILE_TROUBLES, or the system's own message."""

    key: ClassVar[str] = "file-trouble"

    @staticmethod
    def of(file: object, error: OSError) -> FileTrouble:
        why = FILE_TROUBLES.get(error.errno or 0, error.strerror or str(error))
        return FileTrouble(file=str(file), why=why)


class BadContent(TableError):
    """An invalid content file. The error always names file and line."""

    key: ClassVar[str] = "bad-content"

    def __init__(self, file: str, line: int, problem: str, **arguments: Any) -> None:
        super().__init__(file=file, line=line, problem=problem, **arguments)
        self.file = file
        self.line = line
        self.problem = problem
        #: The names and indexes from the top of the file to the mistake, if known.
        self.path: list[str | int] = []

    def say(self, language: str) -> str:
        return f"{_printable(self.file)}:{self.line}: {self.render_problem(language)}"

    def render_problem(self, language: str) -> str:
        """Return the problem without its position."""
        # Arguments that differ by language are dicts with a value for each.
        shown = {name: value[language] if isinstance(value, dict) else value for name, value in self.arguments.items()}
        problem = i18n.say(language, f"content-{self.problem}", visible(shown))
        near = self.near()
        if near:
            problem = i18n.say(language, "did-you-mean", {"problem": problem, "near": near})
        return problem

    def near(self) -> str:
        """Return the known word closest to a wrong one, or "" if none is close."""
        if "near" in self.arguments:
            return str(self.arguments["near"])
        word = str(self.arguments.get("value", self.arguments.get("field", "")))
        return nearest(word, str(self.arguments.get("allowed", self.arguments.get("known", ""))).split(", "))


def nearest(word: str, known: Iterable[str]) -> str:
    return next(iter(get_close_matches(word, known, 1, 0.7)), "")


class UnknownLesson(TableError):
    key: ClassVar[str] = "unknown-lesson"


class UnknownBot(TableError):
    key: ClassVar[str] = "unknown-bot"


class BadBot(TableError):
    key: ClassVar[str] = "bad-bot"


class MissingExtra(TableError):
    """An optional dependency that is not installed."""

    key: ClassVar[str] = "missing-extra"


class BadNetwork(TableError):
    """Weights of an expert bot that are missing or incomplete."""

    key: ClassVar[str] = "bad-network"


class OtherDeal(TableError):
    key: ClassVar[str] = "other-deal"


class UnprovenDeal(TableError):
    key: ClassVar[str] = "unproven-deal"


class UnknownLanguage(TableError):
    key: ClassVar[str] = "unknown-language"


class BadNumber(TableError):
    key: ClassVar[str] = "bad-number"
