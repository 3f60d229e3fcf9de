"""Options shared by several commands. Help texts are message keys (see localized_help.py)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tableverse.cli.installed_packs import find_packs

# terminal.requested_language reads the value first. It is declared here so that the parser accepts and shows it.
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|es", help="cli-option-lang", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="cli-option-json", show_default=False)]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-option-game", show_default=False)]
AnyGame = Annotated[str | None, typer.Argument(metavar="GAME", help="cli-option-any-game", show_default=False)]
Packs = Annotated[
    list[Path] | None,
    typer.Option("--pack", metavar="PACK", help="cli-option-pack", show_default=False, callback=find_packs),
]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="cli-option-seats", show_default=False)]
Seed = Annotated[int | None, typer.Option("--seed", metavar="S", help="cli-option-seed", show_default=False)]
BotList = Annotated[str | None, typer.Option("--bots", metavar="A,B", help="cli-option-bots", show_default=False)]

# Options of the lab's commands.
Settings = Annotated[
    list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="lab-option-set", show_default=False)
]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="lab-option-ray", show_default=False)]
Jobs = Annotated[int | None, typer.Option("--jobs", metavar="J", help="cli-simulate-jobs", show_default=False)]


def bot_list(text: str | None) -> list[str]:
    """Parse the value of ``--bots random,mcts:200``."""
    return [] if text is None else [spec.strip() for spec in text.split(",")]
