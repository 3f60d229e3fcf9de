"""Draw docs/terminal.svg: a two-player game of Splendor in the terminal.

Run it after changing how the terminal draws the table: .venv/bin/python docs/make_terminal_picture.py
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from tableverse.bots.registry import make_bot
from tableverse.cli.saved_games import Autosave
from tableverse.cli.seating import Seat
from tableverse.cli.session import Session
from tableverse.cli.terminal import WIDTH, Terminal
from tableverse.games import registry
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match

SEED = 11
ROUND = 24


def middle_of_a_game() -> Match:
    """Return a match that two bots played up to the first decision of seat 0 in the round ``ROUND``."""
    game = registry.load_game("splendor")
    match = Match(game, Config(2), SEED)
    bots = [make_bot("greedy", game, SEED + seat) for seat in range(2)]
    while (decision := match.state.decision) is not None:
        if decision.seat == 0 and decision.kind == "action" and match.view(0).round >= ROUND:  # type: ignore[attr-defined]
            break
        match.choose(bots[decision.seat].choose(match.perspective(decision.seat)))
    return match


def main(target: Path) -> None:
    paper = Console(
        record=True, width=WIDTH, height=40, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    terminal = Terminal("en", paper)
    match = middle_of_a_game()
    session = Session(terminal, Autosave(match, Path("unused")), [Seat("Ana"), Seat("Greedy bot", "greedy")], [])
    decision = match.state.decision
    assert decision is not None
    session.show(decision)
    drawn = terminal.out.export_svg(title="tableverse play splendor", theme=MONOKAI, unique_id="tableverse")
    # Use the reader's own fixed-width font, so that the picture loads nothing from other sites.
    drawn = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", drawn, flags=re.DOTALL)
    target.write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("terminal.svg"))
