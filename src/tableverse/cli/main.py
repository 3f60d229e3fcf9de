"""The command line: its commands and error reporting."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pkgutil import resolve_name
from typing import Any

import typer

from tableverse.cli.localized_help import LocalizedCommand, LocalizedGroup
from tableverse.cli.options import Lang
from tableverse.cli.terminal import LANGUAGES, CommandError, Terminal, requested_language
from tableverse.kernel.errors import TableError, UnknownLanguage

#: The function of each command. Only the called one is imported, so that help is fast.
COMMANDS = {
    "play": "tableverse.cli.commands.play:play",
    "lesson": "tableverse.cli.commands.lesson:lesson",
    "serve": "tableverse.server.serve:serve",
    "backup": "tableverse.server.backup:backup",
    "games": "tableverse.cli.commands.games:games",
    "rules": "tableverse.cli.commands.rules:rules",
    "content": "tableverse.cli.commands.content:content",
    "pack": "tableverse.cli.commands.pack:pack",
    "deck": "tableverse.cli.commands.deck:deck",
    "replay": "tableverse.cli.commands.replay:replay",
    "verify": "tableverse.cli.commands.verify:verify",
    "simulate": "tableverse.cli.commands.simulate:simulate",
    "tournament": "tableverse.cli.commands.tournament:tournament",
    "study": "tableverse.cli.commands.study:study",
    "explain": "tableverse.cli.commands.explain:explain",
    "bench": "tableverse.cli.commands.bench:bench",
    "version": "tableverse.cli.commands.version:version",
}
#: The exit code of every error that the user can correct.
WRONG_INPUT = 2


class CommandLine(LocalizedGroup):
    """A group that lists commands without importing them, and reports each error in one localized sentence."""

    def __init__(self, **arguments: Any) -> None:
        super().__init__(**arguments)
        self.commands = {name: LocalizedCommand(name, help=_help_key(name)) for name in COMMANDS}

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        words = list(sys.argv[1:] if args is None else args)
        code = self._run(words, **extra)
        if standalone_mode:
            sys.exit(code)
        return code

    def _run(self, words: list[str], **extra: Any) -> int:
        asked = requested_language(words, os.environ)
        terminal = Terminal(asked if asked in LANGUAGES else requested_language([], os.environ))
        try:
            if asked not in LANGUAGES:
                raise UnknownLanguage(language=asked[:40], known=", ".join(LANGUAGES))
            # Outside standalone mode, errors are raised and exit codes returned.
            code = super().main(words or ["--help"], "tableverse", None, False, obj=terminal, **extra)
            return code if isinstance(code, int) else 0
        except (TableError, CommandError) as error:
            terminal.print_error(error.say(terminal.language))
        except Exception as error:
            if not hasattr(error, "format_message"):
                raise
            terminal.print_error(_convert_error(error, words).say(terminal.language))
        return WRONG_INPUT

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name = args[0]
        if name not in COMMANDS:
            raise CommandError("unknown-command", command=name[:40], known=", ".join(COMMANDS))
        return name, _load(name), args[1:]


def _load(name: str) -> Any:
    """Import a command and convert it with typer."""
    alone = typer.Typer(add_completion=False, rich_markup_mode="rich")
    alone.command(name, help=_help_key(name), cls=LocalizedCommand)(resolve_name(COMMANDS[name]))
    return typer.main.get_command(alone)


def _help_key(name: str) -> str:
    return f"cli-help-{name}"


def _convert_error(error: Any, words: list[str]) -> CommandError:
    """Convert an error of the parser. Its classes differ between versions of typer, but their names do not."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return CommandError("no-such-option", option=error.option_name[:40])
    if kind == "BadOptionUsage":
        return CommandError("option-needs-value", option=error.option_name)
    if kind in ("MissingParameter", "BadParameter") and error.param is not None:
        name = error.param.opts[0] if error.param.opts[0].startswith("-") else error.param.metavar
        return CommandError("missing" if kind == "MissingParameter" else "not-a-number", what=name)
    return CommandError("not-understood", line=" ".join(["tableverse", *words])[:120])


app = typer.Typer(
    name="tableverse",
    help="cli-help",
    cls=CommandLine,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


@app.callback()
def options_before_the_command(lang: Lang = None) -> None:
    """Accept the options before the command."""
