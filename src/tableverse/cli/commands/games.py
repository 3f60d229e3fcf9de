"""``tableverse games``: list the games with their numbers of players and completeness."""

from __future__ import annotations

from typing import Any

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from tableverse.cli.options import AsJson, Lang
from tableverse.cli.terminal import Terminal
from tableverse.games import registry


def games(context: typer.Context, as_json: AsJson = False, lang: Lang = None) -> None:
    terminal = Terminal.of(context)
    found = {name: _about(name, terminal) for name in registry.game_ids()}
    if as_json:
        terminal.json(found)
        return
    _show(found, terminal)


def _about(name: str, terminal: Terminal) -> dict[str, Any]:
    game = registry.load_game(name)
    rules = registry.load_ledger(name).summary()
    del rules["open_ids"]
    return {
        "name": terminal.say(f"{name}-name"),
        "tagline": terminal.say(f"{name}-tagline"),
        "seats": {"least": game.min_seats, "most": game.max_seats},
        "rules": rules,
        "content": game.registry.counts(),
    }


def _show(found: dict[str, Any], terminal: Terminal) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("id", "title", "players", "rules", "components"):
        table.add_column(terminal.say(f"cli-games-{column}"), justify="right" if column == "components" else "left")
    for name, about in found.items():
        rules = about["rules"]
        table.add_row(
            Text(name, style="bold"),
            Text.assemble(about["name"], "\n", (about["tagline"], "dim")),
            terminal.say("cli-games-range", least=about["seats"]["least"], most=about["seats"]["most"]),
            terminal.say("cli-games-proved", proved=rules["proved"], total=rules["total"] - rules["not_applicable"]),
            terminal.number(sum(sum(sources.values()) for sources in about["content"].values())),
        )
    terminal.out.print(table)
