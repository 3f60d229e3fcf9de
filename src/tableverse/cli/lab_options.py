"""Options that the commands of the lab share. Help texts are keys of lab.ftl."""

from __future__ import annotations

from typing import Annotated

import typer

Settings = Annotated[
    list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="lab-option-set", show_default=False)
]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="lab-option-ray", show_default=False)]
Jobs = Annotated[int | None, typer.Option("--jobs", metavar="J", help="cli-simulate-jobs", show_default=False)]
