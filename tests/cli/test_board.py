"""Splendor's board in the terminal: size, hidden cards, and display without colour."""

import io
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from tableverse.bots.registry import make_bot
from tableverse.cli.boards.board import Board, board_for
from tableverse.cli.boards.splendor import LETTERS, SHAPES, SplendorBoard
from tableverse.cli.saved_games import Autosave
from tableverse.cli.seating import Seat
from tableverse.cli.session import Session
from tableverse.cli.terminal import Terminal
from tableverse.games import registry
from tableverse.kernel.game import SPECTATOR, Config
from tableverse.kernel.match import Match
from tableverse.kernel.speech import Speaker


def a_match(seats: int, moves: int, bot: str = "greedy") -> Match:
    game = registry.load_game("splendor")
    match = Match(game, Config(seats), 7)
    bots = [make_bot(bot, game, seat) for seat in range(seats)]
    while match.moves < moves or (match.state.decision is not None and match.state.decision.kind != "action"):
        decision = match.state.decision
        if decision is None:
            break
        match.choose(bots[decision.seat].choose(match.perspective(decision.seat)))
    return match


def screen(match: Match, language: str, width: int = 100, height: int = 40) -> list[str]:
    """Return the lines that the player to move sees, without colour."""
    paper = Console(file=io.StringIO(), width=width, height=height, color_system=None, emoji=False, markup=False)
    decision = match.state.decision
    assert decision is not None
    seats = [Seat() for _ in range(match.state.seats)]
    session = Session(Terminal(language, paper), Autosave(match, Path("never-written.json")), seats, [])
    session.show(decision)
    assert isinstance(paper.file, io.StringIO)
    return paper.file.getvalue().splitlines()


@pytest.mark.parametrize("signs", [SHAPES, LETTERS])
def test_every_stone_has_a_distinct_sign_one_column_wide(signs: dict[str, str]) -> None:
    assert len(set(signs.values())) == 7
    assert all(cell_len(sign) == 1 for sign in signs.values())


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("moves", [0, 6, 30, 50])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_whole_table_fits_in_100_by_40(seats: int, moves: int, language: str) -> None:
    lines = screen(a_match(seats, moves), language)
    assert len(lines) + 1 <= 40  # the last line is the prompt
    assert max(cell_len(line) for line in lines) <= 100


def test_cards_locations_points_and_options_are_on_the_screen() -> None:
    match = a_match(3, 40)
    decision = match.state.decision
    assert decision is not None
    text = "\n".join(screen(match, "en", width=120))
    game = registry.load_game("splendor")
    view = match.view(decision.seat)
    for row in view.rows:  # type: ignore[attr-defined]
        for card in row:
            assert game.registry.name("character", card, "en") in text
    for place in view.locations:  # type: ignore[attr-defined]
        assert game.registry.name("location", place, "en") in text
    for mat in view.mats:  # type: ignore[attr-defined]
        assert f"{mat.points:>2}/16" in text
    numbers = [int(number) for number in re.findall(r"(?<![\d/+])(\d+) (?=[^\d\s·])", text.split("Take  ")[1])]
    assert set(range(1, len(decision.options) + 1)) <= set(numbers)


def test_a_hidden_card_is_shown_only_to_its_owner() -> None:
    game = registry.load_game("splendor")
    match = Match(game, Config(2), 7)
    match.choose("reserve-deck:2")
    card = match.view(0).mats[0].reserved[0].card  # type: ignore[attr-defined]
    name = game.registry.name("character", card, "en")
    theirs = "\n".join(screen(match, "en"))
    assert "level 2 face down" in theirs
    assert name not in theirs
    match.choose(match.state.decision.options[0].id)  # type: ignore[union-attr]
    mine = "\n".join(screen(match, "en"))
    assert name in mine
    assert f"You draw {name}" in mine


def test_a_spectator_sees_no_hidden_card_and_no_prices() -> None:
    match = a_match(2, 0)
    match.choose("reserve-deck:1")
    card = match.view(0).mats[0].reserved[0].card  # type: ignore[attr-defined]
    paper = Console(file=io.StringIO(), width=100, color_system=None)
    board = board_for(Speaker(match.game, "en", ["Ana", "Bea"]), 100, False)
    paper.print(board.picture(match.view(SPECTATOR)))
    assert isinstance(paper.file, io.StringIO)
    text = paper.file.getvalue()
    assert match.game.registry.name("character", card, "en") not in text
    assert "lacks" not in text


def test_affordable_cards_are_marked_without_colour() -> None:
    match = a_match(2, 8)
    decision = match.state.decision
    assert decision is not None
    recruits = {option.targets[0] for option in decision.options if option.id.startswith("recruit:")}
    assert recruits
    assert "\n".join(screen(match, "en")).count("✓ affordable") == len(recruits)


def test_an_ascii_terminal_gets_letters_instead_of_symbols() -> None:
    match = a_match(2, 20)
    board = board_for(Speaker(match.game, "en", ["Ana", "Bea"]), 100, True)
    assert isinstance(board, SplendorBoard)
    paper = Console(file=io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="replace"), width=100)
    assert paper.options.ascii_only
    decision = match.state.decision
    assert decision is not None
    paper.print(board.picture(match.view(decision.seat)))
    paper.print(board.choices(decision))
    paper.file.seek(0)
    text = paper.file.read()
    assert "S Space" in text
    assert "?" not in text.replace(" ? ", "")


def test_the_default_board_lists_the_options_of_any_game() -> None:
    match = a_match(2, 0)
    board = Board(Speaker(match.game, "en", ["Ana", "Bea"]), 100, False)
    decision = match.state.decision
    assert decision is not None
    assert board.numbered(decision) == decision.options
    paper = Console(file=io.StringIO(), width=100, color_system=None)
    paper.print(board.choices(decision))
    assert isinstance(paper.file, io.StringIO)
    lines = paper.file.getvalue().splitlines()
    assert len(lines) == len(decision.options)
    assert lines[0].endswith("1 Take Mind, Space, and Soul")
