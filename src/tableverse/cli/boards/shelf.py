"""Which board a game is shown on."""

from __future__ import annotations

from tableverse.cli.boards.board import Board
from tableverse.kernel.speech import Speaker


def board_for(speaker: Speaker, width: int, ascii_only: bool) -> Board:
    if speaker.game.id == "splendor":
        from tableverse.cli.boards.splendor import SplendorBoard

        return SplendorBoard(speaker, width, ascii_only)
    return Board(speaker, width, ascii_only)
