"""``tableverse replay``: show a recorded game move by move, or one position, or play on from there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from tableverse.cli.options import AsJson, Lang, Packs
from tableverse.cli.record_versions import replayable
from tableverse.cli.saved_games import Autosave, new_file
from tableverse.cli.seating import Seat, from_record, named
from tableverse.cli.session import Session, log_lines, make_board, show_end
from tableverse.cli.terminal import Terminal
from tableverse.games import registry
from tableverse.kernel.errors import NoSuchMove
from tableverse.kernel.game import SPECTATOR
from tableverse.kernel.match import Match
from tableverse.kernel.record import Record


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-replay-file", show_default=False)],
    to: Annotated[int | None, typer.Option("--to", metavar="N", help="cli-replay-to", show_default=False)] = None,
    play_on: Annotated[bool, typer.Option("--play-on", help="cli-replay-play-on", show_default=False)] = False,
    packs: Packs = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    terminal = Terminal.of(context)
    record = Record.load(file)
    game = registry.load_game(record.game, packs or ())
    if to is not None and not 0 <= to <= len(record.options):
        raise NoSuchMove(move=to, last=len(record.options))
    record = replayable(record, game, terminal)  # refuses a damaged record as a whole
    seats = from_record(record)
    match = Match.resume(game, record, to)
    if play_on:
        _play_on(match, seats, packs or [], terminal)
    elif as_json:
        terminal.json(_as_json(match, seats))
    else:
        _show(match, seats, terminal, position_only=to is not None)


def _play_on(match: Match, seats: list[Seat], packs: list[Path], terminal: Terminal) -> None:
    """Start a new game from this position, in a new file."""
    decision = match.state.decision
    if decision is not None and all(seat.bot for seat in seats):
        # In a game between bots, the user takes the seat that must choose.
        seats = [*seats]
        seats[decision.seat] = Seat()
    match.record.people = [seat.to_record() for seat in seats]
    Session(terminal, Autosave(match, new_file(match.game.id)), seats, packs).run()


def _show(match: Match, seats: Sequence[Seat], terminal: Terminal, position_only: bool) -> None:
    board = make_board(terminal, match, named(seats, terminal))
    lines = log_lines(match, board, SPECTATOR)
    for line in lines[-1:] if position_only else lines:
        terminal.out.print(line)
    if match.state.result is not None:
        show_end(terminal, match, board)
    else:
        terminal.out.print(board.picture(match.view(SPECTATOR)))
    terminal.line("cli-replay-moves", moves=match.moves)


def _as_json(match: Match, seats: Sequence[Seat]) -> dict[str, Any]:
    record = match.record
    result = match.state.result
    return {
        "game": record.game,
        "seats": record.config.seats,
        "seed": record.seed,
        "people": [seat.to_record() for seat in seats],
        "moves": [
            {"move": number + 1, "seat": match.seats_asked[number] + 1 or None, "option": option}
            for number, option in enumerate(record.options)
        ],
        "result": None
        if result is None
        else {
            "winners": [seat + 1 for seat in result.winners],
            "reason": result.reason,
            "scores": result.scores,
            "side": result.side,
        },
    }
