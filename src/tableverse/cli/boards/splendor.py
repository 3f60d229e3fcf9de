"""The Splendor table in a terminal: Locations, bank, three rows of cards, and a mat for each player.

Every Stone has its own shape (a letter on plain terminals), so the display works without colour.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tableverse.cli.boards.board import GAP, Board, Section
from tableverse.games.splendor.cards import Character, Location
from tableverse.games.splendor.game import Splendor
from tableverse.games.splendor.ids import COLOURS, ORDINARY
from tableverse.games.splendor.rules.limits import ASSEMBLE_AT, GOAL, TOKEN_LIMIT
from tableverse.games.splendor.view import MatView, SplendorView
from tableverse.kernel.choice import Decision, Option
from tableverse.kernel.game import SPECTATOR

SHAPES = {"yellow": "⬢", "blue": "■", "orange": "●", "red": "▼", "purple": "◆", "green": "★", "grey": "▣"}
#: Signs for ASCII terminals: Mind, Space, sOul, Reality, Power, Time, shield (Grey).
LETTERS = {"yellow": "M", "blue": "S", "orange": "O", "red": "R", "purple": "P", "green": "T", "grey": "G"}
STYLES = {
    "yellow": "gold1",
    "blue": "dodger_blue1",
    "orange": "dark_orange",
    "red": "indian_red1",
    "purple": "medium_purple1",
    "green": "green3",
    "grey": "grey70",
}
#: The order of display. The hexagon is last, and numbers precede signs, because many fonts draw it too wide.
STONES = ("blue", "orange", "red", "purple", "yellow")
DECK_WIDTH = 11
CARDS_IN_ROW = 4
#: Minimum width at which names and numbers fit on a card.
LEAST_CARD = 17
ROOMY_CARD = 21
WIDEST_CARD = 24


class SplendorBoard(Board[SplendorView]):
    quiet = frozenset({"turn", "round"})

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        game = self.speaker.game
        assert isinstance(game, Splendor)
        self.game = game
        self.signs = LETTERS if self.ascii_only else SHAPES
        self.card_width = max(LEAST_CARD, min(WIDEST_CARD, (self.width - DECK_WIDTH) // CARDS_IN_ROW))
        #: The separator between two signs.
        self.space = " " if self.card_width >= ROOMY_CARD else ""

    # --- the picture --------------------------------------------------------------------------------------------

    def picture(self, view: SplendorView) -> RenderableType:
        return Group(
            self._header(view),
            self._locations(view),
            self._bank(view),
            *(self._row(view, level) for level in reversed(range(len(view.rows)))),
            self._players(view),
            *self._hand(view),
        )

    def _header(self, view: SplendorView) -> Text:
        word = self.speaker.word
        holder = (
            word("cli-splendor-assemble-free", icons=ASSEMBLE_AT)
            if view.assembled < 0
            else word("cli-splendor-assemble-held", seat=view.assembled)
        )
        return Text.assemble(
            (word("splendor-name"), "bold"),
            "  ·  ",
            word("splendor-label-round", round=view.round),
            "  ·  ",
            holder,
        )

    def _locations(self, view: SplendorView) -> RenderableType:
        title = Text(self.speaker.word("splendor-label-locations"), style="bold")
        if not view.locations:
            return title.append(f"  {self.speaker.word('cli-splendor-no-locations')}", style="dim")
        indent = title.cell_len + GAP
        room = (self.width - indent) // 2 - GAP
        cells = [self._location(view, self._place(id), room) for id in view.locations]
        table = Table.grid(padding=(0, GAP))
        for width in (title.cell_len, room, room):
            table.add_column(width=width, no_wrap=True)
        for start in range(0, len(cells), 2):
            table.add_row(Text() if start else title, *cells[start : start + 2])
        return table

    def _location(self, view: SplendorView, place: Location, room: int) -> Text:
        """Return the Location's name, its points, and the viewer's bonuses of each colour out of those needed."""
        bonuses = view.mats[view.seat].bonuses if view.seat != SPECTATOR else {}
        facts = Text(f" {self._points(place.points)} ")
        for colour in STONES:
            need = place.needs[COLOURS.index(colour)]
            if need:
                have = min(bonuses.get(colour, 0), need)
                count = f"{have}/{need}" if view.seat != SPECTATOR else str(need)
                facts.append(f" {count}", style="" if have < need else "bold")
                facts.append(self.signs[colour], style=STYLES[colour])
        name = Text(self.game.registry.name("location", place.id, self.speaker.language), style="bold")
        name.truncate(room - facts.cell_len, overflow="ellipsis")
        return Text.assemble(name, facts)

    def _bank(self, view: SplendorView) -> Text:
        """Return the bank, which is also the legend of the signs."""
        text = Text(self.speaker.word("cli-splendor-bank"), style="bold")
        for colour in (*STONES, *COLOURS[ORDINARY:]):
            amount = view.bank[colour]
            text.append("  ")
            text.append(f"{self.signs[colour]} ", style=STYLES[colour])
            text.append(f"{self.speaker.word(f'splendor-gem-{colour}')} ", style="" if amount else "dim")
            text.append(str(amount), style="bold" if amount else "dim")
        return text

    def _row(self, view: SplendorView, level: int) -> RenderableType:
        deck = Panel(
            Text.assemble(
                (self.speaker.word("splendor-label-level", level=level + 1), "bold"),
                "\n",
                self.speaker.word("cli-splendor-deck-count", count=view.decks[level]),
            ),
            title=("*" if self.ascii_only else "▪") * (level + 1),
            title_align="left",
            box=box.DOUBLE,
            width=DECK_WIDTH,
            padding=(0, 1),
            style="" if view.decks[level] else "dim",
        )
        table = Table.grid()
        table.add_row(deck, *(self._card(view, id) for id in view.rows[level]))
        return table

    def _card(self, view: SplendorView, id: str) -> Panel:
        if not id:
            empty = Text(f"\n{self.speaker.word('splendor-label-empty-slot')}", style="dim")
            return Panel(empty, width=self.card_width, height=4, style="dim", padding=(0, 1))
        card = self._character(id)
        affordable = view.missing.get(id) == 0
        colour = COLOURS[card.bonus]
        name = Text(self._name(id), style="bold")
        name.truncate(self.card_width - 6, overflow="ellipsis")
        return Panel(
            self._card_face(card),
            title=name,
            title_align="left",
            subtitle=self._price(view, id),
            subtitle_align="left",
            box=box.HEAVY if affordable else box.ROUNDED,
            border_style=STYLES[colour],
            width=self.card_width,
            padding=(0, 1),
        )

    def _card_face(self, card: Character) -> Table:
        colour = COLOURS[card.bonus]
        face = Table.grid(expand=True)
        face.add_column(no_wrap=True)
        face.add_column(no_wrap=True, justify="right")
        bonus = Text.assemble((self.signs[colour], STYLES[colour]), " ", self.speaker.word(f"splendor-gem-{colour}"))
        face.add_row(bonus, Text(self._points(card.points) if card.points else "", style="bold"))
        face.add_row(self._cost(card), Text("A" * card.avengers, style="bold"))
        return face

    def _price(self, view: SplendorView, id: str) -> Text | None:
        """Return the line under a card: that the viewer can recruit it, or the missing tokens."""
        price = view.prices.get(id)
        if price is None:
            return None
        if view.missing[id] == 0:
            return Text(
                self.speaker.word("cli-splendor-affordable", sign="+" if self.ascii_only else "✓"), style="bold"
            )
        tokens = view.mats[view.seat].tokens
        lacking = {colour: amount - tokens.get(colour, 0) for colour, amount in price.items()}
        return self._lacks(lacking)

    def _players(self, view: SplendorView) -> RenderableType:
        """Return the players in turn order, starting with the viewer."""
        first = max(view.seat, 0)
        seats = [(first + step) % view.seats for step in range(view.seats)]
        table = Table.grid()
        panels = [self._player(view, view.mats[seat]) for seat in seats]
        for start in range(0, len(panels), 2):
            table.add_row(*panels[start : start + 2])
        return table

    def _player(self, view: SplendorView, mat: MatView) -> Panel:
        word = self.speaker.word
        mine = mat.seat == view.seat
        turn = view.result is None and mat.seat == view.turn
        title = Text(self.speaker.people[mat.seat], style="bold")
        if turn:
            title.append(f" {'>' if self.ascii_only else '◀'} {word('cli-splendor-to-move')}", style="bold")
        if mat.gauntlet:
            title.append(f" · {word('splendor-label-gauntlet')}")
        rest = [
            word("cli-splendor-avengers", icons=mat.avengers, tile="yes" if view.assembled == mat.seat else "no"),
            *(self.game.registry.name("location", id, self.speaker.language) for id in mat.locations),
        ]
        if mat.reserved and not mine:
            rest.append(self._reserve_of(mat))
        held = sum(mat.tokens.values())
        return Panel(
            Group(
                self._meter(mat),
                self._stock(mat),
                Text(" · ".join(rest), overflow="ellipsis", no_wrap=True),
            ),
            title=title,
            title_align="left",
            subtitle=Text(word("cli-splendor-stock", held=held, limit=TOKEN_LIMIT), style="dim"),
            subtitle_align="right",
            box=box.HEAVY if mine else box.ROUNDED,
            width=(DECK_WIDTH + CARDS_IN_ROW * self.card_width) // 2,
            padding=(0, 1),
        )

    def _meter(self, mat: MatView) -> Text:
        """Return the progress towards the Gauntlet: points, a slot for each colour, and a slot for the Time Stone."""
        full, empty, slot = ("#", ".", ".") if self.ascii_only else ("█", "░", "·")
        reached = min(mat.points, GOAL)
        text = Text.assemble((full * reached, "bold"), (empty * (GOAL - reached), "dim"))
        text.append(f" {mat.points:>2}/{GOAL} ", style="bold")
        for colour in STONES:
            if mat.bonuses.get(colour):
                text.append(f"{self.space}{self.signs[colour]}", style=STYLES[colour])
            else:
                text.append(f"{self.space}{slot}", style="dim")
        time = mat.tokens.get("green", 0)
        text.append(f" {self.space}")
        text.append(self.signs["green"] if time else slot, style=STYLES["green"] if time else "dim")
        return text

    def _stock(self, mat: MatView) -> Text:
        """Return the buying power by colour: bonuses of recruited cards plus tokens."""
        text = Text()
        for colour in STONES:
            bonus, tokens = mat.bonuses.get(colour, 0), mat.tokens.get(colour, 0)
            text.append(f"{bonus}+{tokens}", style="" if bonus + tokens else "dim")
            text.append(self.signs[colour], style=STYLES[colour]).append(f" {self.space}")
        for colour in COLOURS[ORDINARY:]:
            tokens = mat.tokens.get(colour, 0)
            text.append(str(tokens), style="" if tokens else "dim")
            text.append(self.signs[colour], style=STYLES[colour]).append(f" {self.space}")
        return text

    def _reserve_of(self, mat: MatView) -> str:
        cards = [
            self._name(held.card) if held.card else self.speaker.word("cli-splendor-face-down", level=held.level)
            for held in mat.reserved
        ]
        return self.speaker.word("cli-splendor-reserved", cards=", ".join(cards))

    def _hand(self, view: SplendorView) -> list[RenderableType]:
        """Return the viewer's reserved cards in full, as single lines if many mats need the room."""
        if view.seat == SPECTATOR or not view.mats[view.seat].reserved:
            return []
        held = [card.card for card in view.mats[view.seat].reserved]
        title = Text(self.speaker.word("cli-splendor-my-reserve"), style="bold")
        table = Table.grid(padding=(0, 0 if view.seats == 2 else 2))
        if view.seats == 2:
            table.add_column(width=DECK_WIDTH)
            table.add_row(title, *(self._card(view, id) for id in held))
            return [table]
        for place, id in enumerate(held):
            table.add_row(Text() if place else title, self._card_line(view, id))
        return [table]

    def _card_line(self, view: SplendorView, id: str) -> Text:
        card = self._character(id)
        colour = COLOURS[card.bonus]
        text = Text.assemble((self.signs[colour], STYLES[colour]), " ", (self._name(id), "bold"), " ")
        text.append(" ".join(part for part in (self._points(card.points), "A" * card.avengers) if part))
        text.append("  ").append_text(self._cost(card)).append("  ")
        return text.append_text(self._price(view, id) or Text())

    # --- the options --------------------------------------------------------------------------------------------

    def sections(self, decision: Decision) -> list[Section]:
        word = self.speaker.word
        by_verb: dict[str, list[Option | None]] = {}
        for option in decision.options:
            by_verb.setdefault(option.verb, []).append(option)
        takes = by_verb.pop("take", [])
        reserve = by_verb.pop("reserve", [])
        decks = by_verb.pop("reserve-deck", [])
        sections = [
            Section(word("cli-splendor-do-take"), [row for row in _by_number_of_gems(takes) if row]),
            Section(word("cli-splendor-do-recruit"), [by_verb.pop("recruit", [])]),
            Section(word("cli-splendor-do-reserve"), self._reserve_rows(reserve, decks)),
            *(Section(word(f"cli-splendor-do-{verb}"), [options]) for verb, options in by_verb.items()),
        ]
        return [section for section in sections if section.options]

    def _reserve_rows(self, cards: list[Option | None], decks: list[Option | None]) -> list[list[Option | None]]:
        """Return the rows of cards, one line per level, the highest first."""
        rows: list[list[Option | None]] = []
        for level in (3, 2, 1):
            deck = [option for option in decks if option is not None and option.id == f"reserve-deck:{level}"]
            row = [option for option in cards if option is not None and self._level(option) == level]
            if deck or row:
                rows.append([*row, *[None] * (CARDS_IN_ROW - len(row) if deck else 0), *deck])
        return rows

    def _level(self, option: Option) -> int:
        return self._character(option.targets[0]).level + 1

    def label(self, option: Option) -> Text:
        arguments = option.message.arguments
        verb = option.verb
        if verb == "take":
            gems: list[str] = arguments["gems"]
            alike = len(gems) != len(set(gems))
            shown = [(self.signs[gem], STYLES[gem]) for gem in sorted(gems, key=STONES.index)]
            return Text(" " if alike else "").join(Text(*sign) for sign in shown)
        if verb == "pay":
            tokens: list[str] = arguments["tokens"]
            return self._amounts(Counter(tokens)) if tokens else Text(self.speaker.say(option.message))
        if verb == "return":
            gem: str = arguments["gem"]
            return Text.assemble((self.signs[gem], STYLES[gem]), " ", self.speaker.word(f"splendor-gem-{gem}"))
        if verb == "reserve-deck":
            return Text(self.speaker.word("cli-splendor-top-card"))
        if verb in ("recruit", "reserve"):
            colour = COLOURS[self._character(option.thing).bonus]
            return Text.assemble((self.signs[colour], STYLES[colour]), " ", self._name(option.thing))
        return Text(self.game.registry.name("location", option.thing, self.speaker.language))

    # --- the end ------------------------------------------------------------------------------------------------

    def scores(self, view: SplendorView) -> Table:
        assert view.result is not None
        winners = view.result.winners
        word = self.speaker.word
        table = Table(box=box.SIMPLE_HEAD)
        table.add_column(word("cli-score-player"))
        for column in ("points", "cards", "locations", "avengers"):
            table.add_column(word(f"cli-score-{column}"), justify="right")
        table.add_column(word("splendor-label-bonuses"))
        table.add_column(word("splendor-gem-green"), justify="center")
        for mat in sorted(view.mats, key=lambda mat: (mat.seat not in winners, -mat.points)):
            won = mat.seat in winners
            table.add_row(
                Text(self.speaker.people[mat.seat]),
                str(mat.points),
                str(len(mat.recruited)),
                str(len(mat.locations)),
                str(mat.avengers),
                self._amounts(mat.bonuses),
                Text(self.signs["green"] if mat.tokens.get("green") else "–", style=STYLES["green"]),
                style="bold" if won else "",
            )
        return table

    # --- parts --------------------------------------------------------------------------------------------------

    def _name(self, id: str) -> str:
        return self.game.registry.name("character", id, self.speaker.language)

    def _character(self, id: str) -> Character:
        return self.game.cards.characters[self.game.cards.character(id)]

    def _place(self, id: str) -> Location:
        return self.game.cards.locations[self.game.cards.location(id)]

    def _points(self, points: int) -> str:
        return self.speaker.word("cli-splendor-points", points=points)

    def _amounts(self, amounts: dict[str, int]) -> Text:
        """Return the signs with their numbers, omitting zeros."""
        text = Text()
        for colour in (*STONES, *COLOURS[ORDINARY:]):
            amount = amounts.get(colour, 0)
            if amount > 0:
                text.append(f"{self.space if text else ''}{amount}", style="default")
                text.append(self.signs[colour], style=STYLES[colour])
        return text

    def _cost(self, card: Character) -> Text:
        return self._amounts(dict(zip(COLOURS, card.cost, strict=False)))

    def _lacks(self, lacking: dict[str, int]) -> Text:
        if not any(amount > 0 for amount in lacking.values()):
            return Text()
        return Text.assemble((f"{self.speaker.word('cli-splendor-lacks')} ", "dim default"), self._amounts(lacking))


def _by_number_of_gems(takes: list[Option | None]) -> list[list[Option | None]]:
    """Put options that take different colours on one line and options that take two of a colour on the next."""
    pairs: list[Option | None] = []
    different: list[Option | None] = []
    for option in takes:
        gems = option.message.arguments["gems"] if option is not None else []
        (pairs if len(gems) == 2 and gems[0] == gems[1] else different).append(option)
    return [different, pairs]
