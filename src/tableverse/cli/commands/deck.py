"""``tableverse deck``: check whether a deck is legal, and convert it to another program's format."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from tableverse.cli.options import AsJson, Lang, Packs
from tableverse.cli.terminal import CommandError, Terminal
from tableverse.games import registry
from tableverse.games.champions.errors import render_problem
from tableverse.kernel.errors import FileTrouble

CHECK, CONVERT = "check", "convert"
#: The only game that has deck building.
GAME = "champions"
#: The exit code for an illegal deck.
ILLEGAL = 1


def deck(
    context: typer.Context,
    what: Annotated[str, typer.Argument(metavar="check|convert", help="cli-deck-what", show_default=False)],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-deck-file", show_default=False)],
    to: Annotated[str | None, typer.Option("--to", metavar="FORMAT", help="cli-deck-to", show_default=False)] = None,
    environment: Annotated[
        str, typer.Option("--environment", metavar="NAME", help="cli-deck-environment", show_default=False)
    ] = "",
    packs: Packs = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    terminal = Terminal.of(context)
    if what not in (CHECK, CONVERT):
        raise CommandError("not-understood", line=f"tableverse deck {what} {file}")
    if (what == CONVERT) != (to is not None):
        raise CommandError(
            "missing" if to is None else "not-understood", what="--to", line=f"tableverse deck {what} --to {to}"
        )
    game = registry.load_game(GAME, packs or ())
    try:
        text = file.read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        raise FileTrouble.of(file, error) from error
    if to is not None:
        typer.echo(game.format_deck(text, to), nl=False)
        return
    seen = game.inspect_deck(text, environment)
    if as_json:
        terminal.json(seen)
    else:
        names = {id: item.names for id, item in game.registry.kinds["card"].items()}
        _show(seen, names, terminal)
    if seen["problems"] or seen["unknown"]:
        raise typer.Exit(ILLEGAL)


def _show(seen: dict[str, Any], names: dict[str, dict[str, str]], terminal: Terminal) -> None:
    name = seen["deck"]["name"] or seen["deck"]["hero"]
    key = "cli-deck-illegal" if seen["problems"] or seen["unknown"] else "cli-deck-legal"
    terminal.line(key, deck=name, size=seen["size"])
    for line in seen["unknown"]:
        terminal.line("cli-deck-unknown", copies=line["copies"], written=line["written"])
    for problem in seen["problems"]:
        text = render_problem(problem["key"], problem["arguments"], names, terminal.language)
        terminal.line("cli-deck-problem", problem=text)
