"""``tableverse content``: list a game's components and their sources, and validate a pack."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table

from tableverse.cli.options import AsJson, Lang, Packs
from tableverse.cli.terminal import CommandError, Terminal
from tableverse.games import registry
from tableverse.games.workshop import load_pack
from tableverse.kernel import content_cache
from tableverse.kernel.content import SOURCES
from tableverse.kernel.game import Game
from tableverse.kernel.packs import open_pack

CHECK = "check"

#: How much of a published product is included, in the order of listing.
RELEASED = ("whole", "in-part", "missing")

Counts = dict[str, dict[str, int]]


def content(
    context: typer.Context,
    game: Annotated[
        str | None, typer.Argument(metavar="GAME|check", help="cli-content-game", show_default=False)
    ] = None,
    folder: Annotated[Path | None, typer.Argument(metavar="DIR", help="cli-content-dir", show_default=False)] = None,
    pack_game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help="cli-content-pack-game", show_default=False)
    ] = None,
    packs: Packs = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    terminal = Terminal.of(context)
    if game == CHECK:
        if folder is None:
            raise CommandError("missing", what="DIR")
        _check(folder, pack_game, terminal, as_json)
        return
    if folder is not None:
        raise CommandError("not-understood", line=f"tableverse content {game} {folder}")
    wanted = game or pack_game
    if packs and wanted is None:
        raise CommandError("missing", what="GAME")
    games = {name: registry.load_game(name, packs or ()) for name in ([wanted] if wanted else registry.game_ids())}
    counts = {name: one.registry.counts() for name, one in games.items()}
    if as_json:
        terminal.json(counts)
        return
    _show(counts, terminal)
    for one in games.values():
        if one.releases():
            _show_releases(one, terminal, listed=wanted is not None)
    where = content_cache.folder()
    if where is not None and where.is_dir():
        terminal.line("cli-content-kept", folder=str(where))


def _check(folder: Path, game: str | None, terminal: Terminal, as_json: bool) -> None:
    pack = open_pack(folder) if game is None else open_pack(folder).for_game(game)
    load_pack(pack).check_content()
    rows, game = len(list(pack.rows())), pack.game
    if as_json:
        terminal.json({"pack": str(folder), "game": game, "replaces": rows, "ok": True})
    else:
        terminal.line("cli-content-ok", folder=str(folder), game=game, rows=rows)


def _show(counts: dict[str, Counts], terminal: Terminal) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(terminal.say("cli-games-title"))
    table.add_column(terminal.say("cli-content-kind"))
    for source in SOURCES:
        table.add_column(terminal.say(f"cli-content-source-{source}"), justify="right")
    table.add_column(terminal.say("cli-rules-column-total"), justify="right")
    for game, kinds in counts.items():
        for kind, sources in kinds.items():
            found = [sources.get(source, 0) for source in SOURCES]
            table.add_row(
                terminal.say(f"{game}-name"),
                terminal.say(f"cli-content-kind-{kind}"),
                *(terminal.number(count) if count else "–" for count in (*found, sum(found))),
            )
    terminal.out.print(table)
    for source in SOURCES:
        if any(source in sources for kinds in counts.values() for sources in kinds.values()):
            terminal.line(f"cli-content-meaning-{source}")


def _show_releases(game: Game, terminal: Terminal, listed: bool) -> None:
    """Show the number of a game's products included, and list them if only that game is requested."""
    releases = game.releases()
    here = {state: [one for one in releases if one.here == state] for state in RELEASED}
    terminal.line(
        "cli-content-releases",
        game=terminal.say(f"{game.id}-name"),
        whole=len(here["whole"]),
        total=len(releases),
        game_id=game.id,
        listed=str(listed).lower(),
    )
    if not listed:
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(terminal.say("cli-content-release"))
    table.add_column(terminal.say("cli-content-cards"), justify="right")
    table.add_column(terminal.say("cli-content-here"))
    for one in (one for state in RELEASED for one in here[state]):
        table.add_row(
            one.names[terminal.language], terminal.number(one.cards), terminal.say(f"cli-content-here-{one.here}")
        )
    terminal.out.print(table)
