"""The common part of the co-operative games' boards: meters, flowing lists, and options grouped by verb."""

from __future__ import annotations

from typing import ClassVar

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tableverse.cli.boards.board import GAP, MAX_FIXED_COLUMNS, Board, Section, V
from tableverse.kernel.choice import Decision, Option

#: Labels longer than this get a line each.
LONG_LABEL = 44
METER = 12
LINES_OF_TEXT = 2
DOT = " · "


class CooperativeBoard(Board[V]):
    few = MAX_FIXED_COLUMNS
    #: One choice has many consequences, so more news lines stay visible.
    least_news = 8
    has_texts = True
    #: The title (board-do-…) for options with each verb, in the order of the sections.
    titles: ClassVar[dict[str, str]] = {}

    # --- options ------------------------------------------------------------------------------------------------

    def sections(self, decision: Decision) -> list[Section]:
        """Group the options by verb. Options that end or decline something come last, without a title."""
        by_title: dict[str, list[Option]] = {title: [] for title in [*self.titles.values(), ""]}
        for option in decision.options:
            by_title[self.title_of(option)].append(option)
        return [
            Section(self.speaker.word(f"board-do-{title}") if title else "", self._rows(options))
            for title, options in by_title.items()
            if options
        ]

    def title_of(self, option: Option) -> str:
        return self.titles.get(option.verb, "")

    def _rows(self, options: list[Option]) -> list[list[Option | None]]:
        if max(self.label(option).cell_len for option in options) > LONG_LABEL:
            return [[option] for option in options]
        return [list[Option | None](options)]

    # --- the end ------------------------------------------------------------------------------------------------

    def verdict(self, view: V) -> str:
        assert view.result is not None
        return self.speaker.word(f"board-win-{view.result.side}")

    # --- parts --------------------------------------------------------------------------------------------------

    def heading(self, name: str, parts: list[str]) -> Text:
        """Return the first line, with the game's name and status."""
        return fold(Text.assemble((self.speaker.word(name), "bold"), *(f"  ·  {part}" for part in parts)), self.width)

    def meter(self, value: int, most: int, width: int = METER) -> Text:
        """Return a bar with its numbers."""
        full, empty = ("#", ".") if self.ascii_only else ("█", "░")
        filled = 0 if most <= 0 else round(width * min(max(value, 0), most) / most)
        if 0 < value < most:
            filled = min(max(filled, 1), width - 1)
        return Text.assemble((full * filled, "bold"), (empty * (width - filled), "dim"), f" {value}/{most}")

    def heart(self, left: int, most: int) -> str:
        return f"{'HP ' if self.ascii_only else '♥'}{left}/{most}"

    def to_act(self) -> str:
        return f" {'<' if self.ascii_only else '◀'} {self.speaker.word('board-to-act')}"

    def titled(self, key: str, parts: list[Text], width: int) -> list[Text]:
        """Return a list like "Allies one · two · three", with wrapped lines aligned. Empty if ``parts`` is empty."""
        return self.flow(Text(f"{self.speaker.word(key)}  ", style="bold"), parts, width) if parts else []

    def flow(self, title: Text, parts: list[Text], width: int) -> list[Text]:
        """Return the parts in sequence, wrapped between parts if possible and within a part if it exceeds a line."""
        lines = [title.copy()]
        longest = max((part.cell_len for part in parts), default=0)
        indent = title.cell_len if title.cell_len + longest + GAP <= width else GAP
        begun = False
        for part in parts:
            if begun and lines[-1].cell_len + len(DOT) + part.cell_len > width:
                lines[-1].append(DOT.rstrip()[: max(0, width - lines[-1].cell_len)])
                lines.append(Text(" " * indent))
            elif begun:
                lines[-1].append(DOT)
            first, *rest = fold(part, max(1, width - lines[-1].cell_len)).split("\n")
            lines[-1].append_text(first)
            lines += [Text.assemble(" " * indent, line) for line in rest]
            begun = True
        return lines

    def frame(self, title: Text, lines: list[Text], width: int, heavy: bool = False, note: str = "") -> Panel:
        inside = width - 4
        for line in lines:
            line.truncate(inside, overflow="ellipsis")
        heading = title.copy()
        heading.truncate(width - 6, overflow="ellipsis")
        return Panel(
            Group(*lines),
            title=heading,
            title_align="left",
            subtitle=Text(note, style="dim") if note else None,
            subtitle_align="right",
            box=box.HEAVY if heavy else box.ROUNDED,
            width=width,
            padding=(0, 1),
        )

    def side_by_side(self, panels: list[Panel], columns: int) -> RenderableType:
        table = Table.grid()
        for start in range(0, len(panels), columns):
            table.add_row(*panels[start : start + columns])
        return table

    def paragraph(self, name: Text, text: str, most_lines: int = 0) -> Text:
        """Return a name and its text, which is cut off after ``most_lines`` unless that is 0."""
        return fold(Text.assemble(name, "  ", text), self.width, most_lines, 2 * GAP)


def fold(text: Text, width: int, most_lines: int = 0, indent: int = 0) -> Text:
    """Wrap the text at spaces with an indent. Text beyond ``most_lines`` is replaced by an ellipsis."""
    if text.cell_len <= width and text.plain == text.plain.strip() and "\n" not in text.plain:
        return text.copy()  # the usual case
    lines: list[Text] = []
    line = Text()
    for word in text.split(" "):
        if line.cell_len and line.cell_len + 1 + word.cell_len > width:
            lines.append(line)
            line = Text(" " * indent)
        elif line.cell_len:
            line.append(" ")
        line.append_text(word)
    lines.append(line)
    if most_lines and len(lines) > most_lines:
        last = lines[most_lines - 1]
        last.append(" …" if last.cell_len + 2 <= width else "…")
        lines = lines[:most_lines]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return Text("\n").join(lines)
