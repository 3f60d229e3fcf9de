"""The command line as a whole: its commands, and how it complains."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

import typer

from tableverse.cli.bench import bench
from tableverse.cli.content import content
from tableverse.cli.deck import deck
from tableverse.cli.explain import explain
from tableverse.cli.games import games
from tableverse.cli.options import Lang
from tableverse.cli.play import play
from tableverse.cli.replay import replay
from tableverse.cli.rules import rules
from tableverse.cli.simulate import simulate
from tableverse.cli.spoken import SpokenCommand, SpokenGroup
from tableverse.cli.study import study
from tableverse.cli.terminal import LANGUAGES, Refused, Terminal, asked_language
from tableverse.cli.tournament import tournament
from tableverse.cli.version import version
from tableverse.kernel.errors import TableError, UnknownLanguage
from tableverse.server.serve import serve

#: The exit code of everything that a person can set right.
WRONG_INPUT = 2


class Front(SpokenGroup):
    """Says every error in one sentence of the reader's language, without a traceback."""

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
        code = self._answer(words, **extra)
        if standalone_mode:
            sys.exit(code)
        return code

    def _answer(self, words: list[str], **extra: Any) -> int:
        asked = asked_language(words, os.environ)
        terminal = Terminal(asked if asked in LANGUAGES else asked_language([], os.environ))
        try:
            if asked not in LANGUAGES:
                raise UnknownLanguage(language=asked[:40], known=", ".join(LANGUAGES))
            # Outside standalone mode, errors come here and exit codes are returned.
            code = super().main(words or ["--help"], "tableverse", None, False, obj=terminal, **extra)
            return code if isinstance(code, int) else 0
        except (TableError, Refused) as error:
            terminal.complain(error.say(terminal.language))
        except Exception as error:
            if not hasattr(error, "format_message"):
                raise
            terminal.complain(_misunderstood(error, words).say(terminal.language))
        return WRONG_INPUT

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None:
            raise Refused("unknown-command", command=args[0][:40], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def _misunderstood(error: Any, words: list[str]) -> Refused:
    """The parser's complaint in our words. Its classes differ between versions of typer; their names do not."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return Refused("no-such-option", option=error.option_name[:40])
    if kind == "BadOptionUsage":
        return Refused("option-needs-value", option=error.option_name)
    if kind in ("MissingParameter", "BadParameter") and error.param is not None:
        name = error.param.opts[0] if error.param.opts[0].startswith("-") else error.param.metavar
        return Refused("missing" if kind == "MissingParameter" else "not-a-number", what=name)
    return Refused("not-understood", line=" ".join(["tableverse", *words])[:120])


app = typer.Typer(
    name="tableverse",
    help="cli-help",
    cls=Front,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


@app.callback()
def front(lang: Lang = None) -> None:
    """Only the options that stand before the command."""


COMMANDS: dict[str, Callable[..., None]] = {
    "play": play,
    "serve": serve,
    "games": games,
    "rules": rules,
    "content": content,
    "deck": deck,
    "replay": replay,
    "simulate": simulate,
    "tournament": tournament,
    "study": study,
    "explain": explain,
    "bench": bench,
    "version": version,
}
for name, run in COMMANDS.items():
    app.command(name, help=f"cli-help-{name}", cls=SpokenCommand)(run)
