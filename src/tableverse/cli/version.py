"""``tableverse version``"""

from __future__ import annotations

import typer

from tableverse.cli.options import AsJson, Lang
from tableverse.cli.terminal import Terminal


def version(context: typer.Context, as_json: AsJson = False, lang: Lang = None) -> None:
    import platform

    import tableverse
    from tableverse.lab.bench import is_compiled

    terminal = Terminal.of(context)
    build = "compiled" if is_compiled() else "pure"
    if as_json:
        terminal.json({"version": tableverse.__version__, "build": build, "python": platform.python_version()})
        return
    terminal.line("cli-version", version=tableverse.__version__, build=build, python=platform.python_version())
