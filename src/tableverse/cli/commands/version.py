"""``tableverse version``: print the version."""

from __future__ import annotations

import platform

import typer

import tableverse
from tableverse.cli.options import AsJson, Lang
from tableverse.cli.terminal import Terminal
from tableverse.kernel.build import BUILD


def version(context: typer.Context, as_json: AsJson = False, lang: Lang = None) -> None:
    terminal = Terminal.of(context)
    if as_json:
        terminal.json({"version": tableverse.__version__, "build": BUILD, "python": platform.python_version()})
        return
    terminal.line("cli-version", version=tableverse.__version__, build=BUILD, python=platform.python_version())
