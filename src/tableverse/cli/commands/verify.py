"""``tableverse verify``: check that a game was dealt as its table had committed to before the first card."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tableverse.cli.options import AsJson, Lang, Packs
from tableverse.cli.record_versions import replayable
from tableverse.cli.terminal import Terminal
from tableverse.games import registry
from tableverse.kernel.errors import OtherContent, OtherDeal, UnprovenDeal
from tableverse.kernel.record import Record
from tableverse.kernel.secret_rng import commitment


def verify(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-replay-file", show_default=False)],
    promised: Annotated[
        str | None, typer.Option("--commitment", metavar="HASH", help="cli-verify-commitment", show_default=False)
    ] = None,
    packs: Packs = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    terminal = Terminal.of(context)
    record = Record.load(file)
    dealt_by = commitment(record.seed)
    if promised is not None:
        if not dealt_by:
            raise UnprovenDeal(seed=str(record.seed))
        if promised.strip().lower() != dealt_by:
            raise OtherDeal(promised=promised.strip()[:80], found=dealt_by)
    try:
        replayable(record, registry.load_game(record.game, packs or ()), terminal)
    except OtherContent:
        if promised is not None:  # independent of the content
            terminal.line("cli-verify-kept", commitment=dealt_by)
        raise
    if as_json:
        terminal.json({"moves": len(record.options), "commitment": dealt_by, "verified": promised is not None})
        return
    terminal.line("cli-verify-replays", moves=len(record.options))
    if not dealt_by:
        terminal.line("cli-verify-numbered", seed=str(record.seed))
    else:
        key = "cli-verify-kept" if promised is not None else "cli-verify-compare"
        terminal.line(key, commitment=dealt_by)
