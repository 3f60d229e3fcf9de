"""The user's terminal: language, output and errors."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import typer
from rich.console import Console
from rich.text import Text

from tableverse.kernel import i18n

LANGUAGES = i18n.LANGUAGES
#: The width that fits every board. Also used if the terminal's width is unknown, as in a pipe.
WIDTH = 100


class CommandError(Exception):
    """An error of the command line: a localized sentence (``cli-error-<key>``) and exit code 2."""

    def __init__(self, key: str, **arguments: Any) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments

    def say(self, language: str) -> str:
        return i18n.say(language, f"cli-error-{self.key}", self.arguments)


def requested_language(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the value of ``--lang``, else the first known language of the environment, else English.

    The value may be unknown. This runs before the command line is parsed, since help and errors need the language.
    """
    for place, word in enumerate(words):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and place + 1 < len(words):
            return words[place + 1]
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


class Terminal:
    """Output in one language, with results on standard output, and errors and progress on standard error."""

    def __init__(self, language: str, out: Console | None = None) -> None:
        self.language = language
        self._out = out
        self._err: Console | None = None

    @staticmethod
    def of(context: typer.Context) -> Terminal:
        terminal = context.obj
        assert isinstance(terminal, Terminal)
        return terminal

    @property
    def out(self) -> Console:
        if self._out is None:
            self._out = _console(sys.stdout, False)
        return self._out

    @property
    def err(self) -> Console:
        if self._err is None:
            self._err = _console(sys.stderr, True)
        return self._err

    def say(self, key: str, **arguments: Any) -> str:
        return i18n.say(self.language, key, arguments)

    def number(self, value: float, places: int = 0) -> str:
        return i18n.number(self.language, value, places)

    def line(self, key: str, **arguments: Any) -> None:
        """Print a sentence without line breaks, so that a path in it can be copied."""
        self.out.print(Text(self.say(key, **arguments)), soft_wrap=True)

    def json(self, value: Any) -> None:
        sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")

    def print_error(self, sentence: str) -> None:
        self.err.print(Text(sentence, style="bold red"), soft_wrap=True)


def _console(stream: Any, stderr: bool) -> Console:
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")  # replaces characters that the encoding lacks
    console = Console(stderr=stderr, highlight=False, emoji=False, markup=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = WIDTH
    return console
