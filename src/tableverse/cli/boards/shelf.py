"""Which board a game is shown on."""

from __future__ import annotations

from tableverse.cli.boards.board import Board
from tableverse.kernel.speech import Speaker


def board_for(speaker: Speaker, width: int, ascii_only: bool) -> Board:
    if speaker.game.id == "splendor":
        from tableverse.cli.boards.splendor import SplendorBoard

        return SplendorBoard(speaker, width, ascii_only)
    if speaker.game.id == "champions":
        from tableverse.cli.boards.champions import ChampionsBoard

        return ChampionsBoard(speaker, width, ascii_only)
    if speaker.game.id == "dagger":
        from tableverse.cli.boards.dagger import DaggerBoard

        return DaggerBoard(speaker, width, ascii_only)
    if speaker.game.id == "united":
        from tableverse.cli.boards.united import UnitedBoard

        return UnitedBoard(speaker, width, ascii_only)
    return Board(speaker, width, ascii_only)
