"""The interface of boards, with a default for any game that lists options without a picture."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tableverse import plugins
from tableverse.kernel.choice import Decision, Option
from tableverse.kernel.event import Event
from tableverse.kernel.game import View
from tableverse.kernel.i18n import listing
from tableverse.kernel.speech import Speaker

#: Columns between two options in a line.
GAP = 2
#: Columns of an option's number and the space after it.
NUMBER_WIDTH = 3
#: Rows of up to this many columns stay on one line. Their widest cells are shortened if necessary.
MAX_FIXED_COLUMNS = 6
MIN_CELL_WIDTH = 8

#: The View type of a board's game.
V = TypeVar("V", bound=View, contravariant=True)


@dataclass(frozen=True)
class Section:
    """Options of one kind, shown in rows under a title. None is an empty cell."""

    title: str
    rows: list[list[Option | None]]

    @property
    def options(self) -> list[Option]:
        return [option for row in self.rows for option in row if option is not None]


class Board(Generic[V]):
    #: Up to this many options get a line each if some of them have notes.
    few: ClassVar[int] = 0

    def __init__(self, speaker: Speaker, width: int, ascii_only: bool) -> None:
        self.speaker = speaker
        self.width = width
        self.ascii_only = ascii_only

    # --- overridden by games --------------------------------------------------------------------------------------

    #: Kinds of events that are visible in the picture and therefore omitted from the log.
    quiet: frozenset[str] = frozenset()
    #: Minimum number of news lines in a small window. The log has all of them.
    least_news = 3

    def picture(self, view: V) -> RenderableType:
        return Text()

    def sections(self, decision: Decision) -> list[Section]:
        return [Section("", [list[Option | None]([option]) for option in decision.options])]

    def label(self, option: Option) -> Text:
        """Return a short label for the option under its section's title."""
        return Text(self.speaker.say(option.message))

    #: Whether the cards have texts that the picture does not show.
    has_texts = False

    def texts(self, view: V) -> RenderableType:
        """Return the texts of the cards on the table."""
        return Text()

    def verdict(self, view: V) -> str:
        """Return who has won."""
        assert view.result is not None
        winners = [self.speaker.people[seat] for seat in view.result.winners]
        names = listing(self.speaker.language, winners) if winners else ""
        return self.speaker.word("cli-end-winners", count=len(winners), names=names)

    def scores(self, view: V) -> Table:
        """Return the final scores."""
        table = Table()
        table.add_column(self.speaker.word("cli-score-player"))
        table.add_column(self.speaker.word("cli-score-points"), justify="right")
        assert view.result is not None
        for seat, score in enumerate(view.result.scores):
            table.add_row(Text(self.speaker.people[seat]), str(score))
        return table

    # --- common to all boards --------------------------------------------------------------------------------------

    def numbered(self, decision: Decision) -> list[Option]:
        """Return the options in the order in which they are numbered."""
        return [option for section in self.sections(decision) for option in section.options]

    def choices(self, decision: Decision, notes: Mapping[str, Text] | None = None) -> RenderableType:
        """Return the numbered options by section, in as few lines as the width allows.

        ``notes`` are shown beside their options if there is room.
        """
        sections = self.sections(decision)
        indent = max((len(section.title) for section in sections), default=0)
        lines: list[Text] = []
        number = 0
        for section in sections:
            rows: list[list[Text]] = []
            options = section.options
            # If there are only a few options and some have notes, each option gets its own line.
            apart = len(options) <= self.few and any(option.id in (notes or {}) for option in options)
            laid_out: list[list[Option | None]] = [[option] for option in options] if apart else section.rows
            for row in laid_out:
                rows.append([])
                for option in row:
                    number += option is not None
                    rows[-1].append(
                        Text() if option is None else Text.assemble((f"{number:>2} ", "bold"), self.label(option))
                    )
            room = self.width - indent - GAP
            single = all(len(row) == 1 for row in rows)
            if single and notes:
                for cells, (option,) in zip(rows, laid_out, strict=True):
                    note = None if option is None else notes.get(option.id)
                    if note is not None and cells[0].cell_len + GAP + note.cell_len <= room:
                        cells[0].append(" " * GAP).append_text(note)
            laid = fold_rows(rows, room) if single else lay_out(rows, room)
            for place, line in enumerate(laid):
                title = f"{'' if place else section.title:<{indent}}{' ' * GAP}"
                lines.append(Text.assemble((title, "italic"), line))
        return Group(*lines)

    def tell(self, events: list[Event], seat: int) -> str:
        """Return the visible events of one choice as a line of the log, or an empty string."""
        texts = [self.speaker.tell(event) for event in events if event.seen_by(seat) and event.kind not in self.quiet]
        return " · ".join(texts)


def fold_rows(rows: list[list[Text]], width: int) -> list[Text]:
    """Return rows of one cell each, wrapped with an indent if they are too long."""
    lines: list[Text] = []
    for (cell,) in rows:
        if cell.cell_len <= width:
            lines.append(cell)
        else:
            lines += [Text(line) for line in textwrap.wrap(cell.plain, width, subsequent_indent=" " * NUMBER_WIDTH)]
    return lines


def lay_out(rows: list[list[Text]], width: int) -> list[Text]:
    """Return rows of cells as lines with aligned columns, wrapping rows that are too long."""
    cells = [cell for row in rows for cell in row]
    columns = max(len(row) for row in rows)
    widths = [max((row[column].cell_len for row in rows if column < len(row)), default=0) for column in range(columns)]
    if _total(widths) > width and (columns > MAX_FIXED_COLUMNS or len(rows) == 1):
        widest = max(cell.cell_len for cell in cells)
        columns = max(1, (width + GAP) // (widest + GAP))
        rows = [row[start : start + columns] for row in rows for start in range(0, len(row), columns)]
        widths = [widest] * columns
    while _total(widths) > width and max(widths) > MIN_CELL_WIDTH:
        widths[widths.index(max(widths))] -= 1
    lines: list[Text] = []
    for row in rows:
        line = Text()
        for cell, room in zip(row, widths, strict=False):
            fitted = cell.copy()
            fitted.truncate(room, overflow="ellipsis", pad=True)
            line.append_text(fitted).append(" " * GAP)
        line.rstrip()
        lines.append(line)
    return lines


def _total(widths: list[int]) -> int:
    return sum(widths) + GAP * (len(widths) - 1)


def board_for(speaker: Speaker, width: int, ascii_only: bool) -> Board[Any]:
    """Return the game's own board, or the default one."""
    own: Board[Any] | None = plugins.make(plugins.BOARDS, speaker.game.id, Board, speaker, width, ascii_only)
    return own or Board(speaker, width, ascii_only)
