"""The Champions table in a terminal: the villain and its schemes, every player's cards in play, and the hand."""

from __future__ import annotations

from typing import Any, ClassVar

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tableverse.cli.boards.board import GAP
from tableverse.cli.boards.campaign_log import CampaignLog
from tableverse.cli.boards.cooperative import LINES_OF_TEXT, CooperativeBoard, fold
from tableverse.games.champions.cards import Card
from tableverse.games.champions.game import Champions
from tableverse.games.champions.ids import name_of, number_of
from tableverse.games.champions.text import render_card, render_face, render_use
from tableverse.games.champions.view import ChampionsView, PieceView, PlayerView
from tableverse.kernel.choice import Option
from tableverse.kernel.effects import Voice
from tableverse.kernel.game import SPECTATOR

POWERS = ("thw", "atk", "def", "rec", "sch")
SIDE_SCHEMES = ("side-scheme", "player-side-scheme")
#: Kinds of cards that may have several copies in play, each with its own damage or threat.
NUMBERED = ("minion", "side-scheme", "attachment")
#: Minimum width at which the hand is shown as a table.
ROOMY = 90


class ChampionsBoard(CooperativeBoard[ChampionsView]):
    quiet = frozenset({"turn", "readied"})
    titles: ClassVar[dict[str, str]] = {
        "play": "play",
        "attack": "attack",
        "thwart": "thwart",
        "recover": "recover",
        "use": "use",
        "trigger": "respond",
        "spend": "spend",
        "discard": "discard",
        "defend": "defend",
        "ask": "ask",
        "place": "choose",
        "pick": "choose",
        "next": "choose",
        "damage": "choose",
        "choose": "choose",
    }

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        game = self.speaker.game
        assert isinstance(game, Champions)
        self.cards = game.cards
        self.voice = Voice(self.speaker.language)
        #: The visible face of each card in play, as last drawn. An identity has a name on each face.
        self.faces: dict[str, str] = {}

    # --- the picture --------------------------------------------------------------------------------------------

    def picture(self, view: ChampionsView) -> RenderableType:
        self.faces = {piece.id: piece.face for piece in _pieces_in_play(view)}
        return Group(
            self._header(view),
            self.side_by_side([self._opponent(view), self._scheme(view)], 2),
            *self._elsewhere(view),
            *self._areas(view),
            self._players(view),
            *self._waiting(view),
            *self._hand(view),
            *self._campaign(view),
        )

    def _campaign(self, view: ChampionsView) -> list[RenderableType]:
        """Return the campaign log, before the first turn and after the game."""
        if not view.campaign or view.phase not in ("setup", "aftermath"):
            return []
        log = CampaignLog(self.cards, self.speaker, view.campaign)
        log_lines = log.lines(view.result is not None)
        lines = [part for line in log_lines for part in fold(line, self.width - 4, 0, GAP).split("\n")]
        return [self.frame(Text(log.title(), style="bold"), lines, self.width)]

    def _header(self, view: ChampionsView) -> Text:
        word = self.speaker.word
        parts = [
            word("board-round", round=view.round),
            word(f"board-champions-phase-{view.phase}"),
            word(f"board-champions-mode-{view.mode}"),
        ]
        return self.heading("champions-name", parts)

    def _opponent(self, view: ChampionsView) -> Panel:
        word = self.speaker.word
        width = self.width // 2
        note = word("board-champions-encounter", deck=view.in_encounter, discard=len(view.encounter_discard))
        if not view.villain:
            return self.frame(Text(word("champions-kind-villain")), [Text("–")], width, heavy=True, note=note)
        piece = self._piece(view, view.villain)
        card = self._face(piece)
        stages = word("board-champions-stage", stage=card.stage, left=view.stages_left)
        lines = [
            Text.assemble(
                self.meter(piece.hit_points - piece.damage, piece.hit_points), f" {word('champions-stat-hp')}"
            ),
            Text.assemble(self._powers(piece), *self._marks(piece)),
            *self.titled("board-champions-attached", self._attached(view, piece), width - 4),
        ]
        title = Text.assemble((self._name(piece), "bold"), f" · {stages}" if card.stage else "")
        return self.frame(title, lines, width, heavy=True, note=note)

    def _scheme(self, view: ChampionsView) -> Panel:
        word = self.speaker.word
        width = self.width - self.width // 2
        if not view.scheme:
            return self.frame(Text(word("champions-kind-main-scheme")), [Text("–")], width, heavy=True)
        piece = self._piece(view, view.scheme)
        card = self._face(piece)
        limit = card.target * (view.seats if card.target_each else 1)
        tokens = (0 if view.area else view.tokens) + sum(
            self._face(other).icons.get("acceleration", 0) for other in view.play
        )
        grows = view.grows - tokens - sum(other.tokens for other in view.play)
        lines = [
            Text.assemble(self.meter(piece.threat, limit), f" {word('board-champions-threat')}", *self._marks(piece)),
            Text(word("board-champions-grows", amount=grows, tokens=tokens)),
            *self.titled("board-champions-attached", self._attached(view, piece), width - 4),
        ]
        for name, count in view.decks.items():
            deck = self.cards.sets[name][self.speaker.language]
            if name in view.deck_discards:
                gone = len(view.deck_discards[name])
                lines.append(Text(word("board-champions-side-deck-renewed", deck=deck, count=count, discard=gone)))
            else:
                lines.append(Text(word("board-champions-side-deck", deck=deck, count=count)))
        note = word("board-champions-schemes-left", left=view.schemes_left)
        return self.frame(Text(self._name(piece), style="bold"), lines, width, heavy=True, note=note)

    def _elsewhere(self, view: ChampionsView) -> list[Text]:
        """Return side schemes, environments, inactive villains and unengaged minions."""
        whose = {camp.scheme: self._name(self._piece(view, camp.villain)) for camp in view.camps}
        schemes = [
            Text.assemble(
                (self._name(piece), "bold"),
                f" {self.speaker.word('board-champions-threat-on', threat=piece.threat)}",
                f" · {whose[piece.id]}" if piece.id in whose else "",
                *self._icons(piece),
                *self._marks(piece),
                *(f" [{attached.plain}]" for attached in self._attached(view, piece)),
            )
            for piece in view.play
            if piece.kind in SIDE_SCHEMES
        ]
        shown = (view.villain, view.scheme)
        rest = [
            self._card_line(view, piece)
            for piece in view.play
            if piece.area < 0 and not piece.host and piece.id not in shown and piece.kind not in SIDE_SCHEMES
        ]
        return [
            *self.titled("board-champions-side-schemes", schemes, self.width),
            *self.titled("board-champions-around", rest, self.width),
        ]

    def _areas(self, view: ChampionsView) -> list[Text]:
        """Return the other game areas with their players, villain and schemes."""
        word = self.speaker.word
        found: list[Text] = []
        for area in view.areas:
            parts = [self.speaker.people[seat] for seat in area.seats]
            for piece in area.play:
                if piece.id == area.villain:
                    parts.append(f"{self._name(piece)} {piece.hit_points - piece.damage}/{piece.hit_points}")
                elif piece.id == area.scheme and area.limit:
                    threat = word("board-champions-threat")
                    parts.append(f"{self._name(piece)} {piece.threat}/{area.limit} {threat} (+{area.grows})")
                elif piece.kind in SIDE_SCHEMES:
                    threat = word("board-champions-threat-on", threat=piece.threat)
                    parts.append(f"{self._name(piece)} {threat}")
            if not area.seats:
                parts.append(word("board-champions-tokens", tokens=view.tokens))
            if area.ending:
                parts.append(word("web-champions-area-ends"))
            name = self.cards.by_id[area.name].names[self.speaker.language]
            found += self.flow(
                Text(f"{word('web-champions-area', name=name)}  ", style="bold"),
                [Text(one) for one in parts],
                self.width,
            )
        for scheme, count in view.beneath.items():
            name = self.cards.by_id[scheme].names[self.speaker.language]
            found.append(Text(word("web-champions-beneath", scheme=name, count=count)))
        return found

    def _players(self, view: ChampionsView) -> RenderableType:
        """Return the players in turn order, starting with the viewer."""
        first = max(view.seat, 0)
        seats = [(first + step) % view.seats for step in range(view.seats)]
        columns = 1 if view.seats <= 2 else 2
        return self.side_by_side([self._player(view, seat, self.width // columns) for seat in seats], columns)

    def _player(self, view: ChampionsView, seat: int, width: int) -> Panel:
        word = self.speaker.word
        player = view.players[seat]
        title = Text(self.speaker.people[seat], style="bold")
        if player.eliminated or not any(piece.id == player.identity for piece in _pieces_in_play(view)):
            return self.frame(title, [Text(word("board-eliminated"))], width)
        identity = self._piece(view, player.identity)
        side = render_face(self.cards, identity.face, self.speaker.language)
        title.append(f" · {side} ({word(f'champions-kind-{identity.kind}')})")
        if view.result is None and view.waiting_for == seat:
            title.append(self.to_act(), style="bold")
        mine = [
            piece
            for piece in _pieces_in_play(view)
            if piece.area == seat and not piece.host and piece.id != identity.id
        ]
        hosted = self._attached(view, identity)
        kinds = {kind: [self._card_line(view, piece) for piece in mine if piece.kind == kind] for kind in _kinds(mine)}
        upgrades = [*kinds.pop("upgrade", []), *hosted]
        inside = width - 4
        life = self.meter(identity.hit_points - identity.damage, identity.hit_points)
        life.append(f" {word('champions-stat-hp')}")
        first = [Text(word("board-first-player"))] if view.first == seat and view.seats > 1 else []
        powers = Text("".join([self._powers(identity), *self._marks(identity)]))
        lines = [
            *self.flow(Text(), [life, powers, *first], inside),
            *self.titled("board-champions-minions", kinds.pop("minion", []), inside),
            *self.titled("board-champions-allies", kinds.pop("ally", []), inside),
            *self.titled("board-champions-upgrades", upgrades, inside),
            *self.titled("board-supports", kinds.pop("support", []), inside),
        ]
        for kind, parts in kinds.items():
            lines += self.flow(Text(f"{word(f'champions-kind-{kind}')}  ", style="bold"), parts, inside)
        return self.frame(title, lines, width, heavy=seat == view.seat, note=self._piles(player))

    def _piles(self, player: PlayerView) -> str:
        word = self.speaker.word
        parts = [word("board-piles", hand=player.in_hand, deck=player.in_deck, discard=len(player.discard))]
        if player.dealt:
            parts.append(word("board-champions-dealt", count=player.dealt))
        return " · ".join(parts)

    def _waiting(self, view: ChampionsView) -> list[Text]:
        """Return the card that requires the decision, such as the one being paid for."""
        decision = view.decision
        if decision is None or not decision.origin:
            return []
        card = self.cards.by_id.get(name_of(decision.origin))
        if card is None:
            return []
        key = "board-paying-for" if decision.kind == "pay" else "board-asks"
        title = Text.assemble((f"{self.speaker.word(key)}  ", "bold"), card.names[self.speaker.language])
        if decision.kind == "pay" and card.cost >= 0:
            title.append(f" ({self.speaker.word('board-cost', cost=card.cost)})")
        return [self.paragraph(title, self._card_text(card), LINES_OF_TEXT)]

    def _hand(self, view: ChampionsView) -> list[RenderableType]:
        if view.seat == SPECTATOR:
            return []
        hand = view.players[view.seat].hand
        title = Text(self.speaker.word("board-champions-hand"), style="bold")
        if not hand:
            return [title.append(f"  {self.speaker.word('board-nothing')}", style="dim")]
        if self.width < ROOMY:
            return [title, *(self._hand_line(self.cards.of(thing)) for thing in hand)]
        return [title, self._hand_table(hand)]

    def _hand_line(self, card: Card) -> Text:
        cost = str(card.cost) if card.cost >= 0 else "–"
        name = Text.assemble(f"{cost} ", (card.names[self.speaker.language], "bold"), f" ({self._resources(card)})")
        return self.paragraph(name, self._card_text(card), LINES_OF_TEXT)

    def _hand_table(self, hand: list[str]) -> Table:
        table = Table(box=None, padding=(0, GAP, 0, 0), pad_edge=False, show_header=False)
        table.add_column(justify="right", no_wrap=True)
        names = [self.cards.of(thing).names[self.speaker.language] for thing in hand]
        wide = min(26, max((len(name) for name in names), default=0))
        signs = [self._resources(self.cards.of(thing)) for thing in hand]
        narrow = max((len(sign) for sign in signs), default=0)
        kinds = [self.speaker.word(f"champions-kind-{self.cards.of(thing).kind}") for thing in hand]
        kind_width = max((len(kind) for kind in kinds), default=0)
        for width in (wide, narrow, kind_width):
            table.add_column(width=width, no_wrap=True, overflow="ellipsis")
        room = self.width - 1 - wide - narrow - kind_width - 4 * GAP
        table.add_column(width=room)
        for thing, name, sign, kind in zip(hand, names, signs, kinds, strict=True):
            card = self.cards.of(thing)
            text = fold(Text(self._card_text(card)), room, LINES_OF_TEXT)
            table.add_row(str(card.cost) if card.cost >= 0 else "–", Text(name, style="bold"), sign, kind, text)
        return table

    # --- cards --------------------------------------------------------------------------------------------------

    def _card_line(self, view: ChampionsView, piece: PieceView) -> Text:
        """Return a card in play as part of a line, with its attachments in brackets."""
        text = Text(self._name(piece), style="bold")
        if piece.hit_points:
            text.append(f" {self.heart(piece.hit_points - piece.damage, piece.hit_points)}", style="default")
        powers = self._powers(piece)
        if powers and piece.kind in ("ally", "minion", "attachment", "villain"):
            text.append(f" {powers}", style="not bold")
        for mark in self._marks(piece):
            text.append(mark, style="not bold")
        attached = self._attached(view, piece)
        if attached:
            text.append(" [", style="not bold").append_text(Text(", ").join(attached)).append("]", style="not bold")
        return text

    def _attached(self, view: ChampionsView, host: PieceView) -> list[Text]:
        return [self._card_line(view, piece) for piece in _pieces_in_play(view) if piece.host == host.id]

    def _powers(self, piece: PieceView) -> str:
        return " ".join(
            f"{self.speaker.word(f'champions-stat-{name}')} {piece.stats[name]}"
            for name in POWERS
            if name in piece.stats
        )

    def _marks(self, piece: PieceView) -> list[str]:
        """Return status cards, counters, exhaustion and facedown cards as words."""
        word = self.speaker.word
        marks = [word(f"champions-status-{name}") for name, count in piece.statuses.items() for _ in range(count)]
        if piece.exhausted:
            marks.append(word("board-exhausted"))
        if piece.counters:
            marks.append(word("board-counters", count=piece.counters))
        if piece.boosts:
            marks.append(word("board-champions-boosts", count=piece.boosts))
        if piece.tucked and piece.kind != "minion":
            marks.append(word("board-champions-tucked", count=piece.tucked))
        marks += [
            word(f"champions-keyword-{name}")
            for name in self._face(piece).keywords
            if name in ("guard", "patrol", "quickstrike", "retaliate", "villainous") and piece.kind == "minion"
        ]
        return [f" ({', '.join(marks)})"] if marks else []

    def _icons(self, piece: PieceView) -> list[str]:
        names = [self.speaker.word(f"board-champions-icon-{name}") for name in self._face(piece).icons]
        return [f" ({', '.join(names)})"] if names else []

    def _resources(self, card: Card) -> str:
        counts = {kind: card.resources.count(kind) for kind in card.resources}
        words = {kind: self.speaker.word(f"champions-resource-{kind}") for kind in counts}
        return (
            ", ".join(words[kind] if count == 1 else f"{count} {words[kind]}" for kind, count in counts.items()) or "–"
        )

    def _card_text(self, card: Card) -> str:
        return " ".join(render_card(self.cards, card, self.voice))

    def _name(self, piece: PieceView) -> str:
        return self._numbered_name(piece.id, self._face(piece))

    def _numbered_name(self, thing: str, card: Card) -> str:
        """Return the card's name, with the number of the copy if several may be in play."""
        name = card.names[self.speaker.language]
        several = card.kind in NUMBERED and (card.quantity > 1 or card.set == "facedown")
        number = number_of(thing) if several else ""
        return f"{name} {number}" if number else name

    def _face(self, piece: PieceView) -> Card:
        return self.cards.by_id[piece.face]

    def _piece(self, view: ChampionsView, id: str) -> PieceView:
        return next(piece for piece in _pieces_in_play(view) if piece.id == id)

    # --- options and texts --------------------------------------------------------------------------------------

    def label(self, option: Option) -> Text:
        verb = option.verb
        if verb in ("attack", "thwart"):
            who, whom = option.targets
            return Text(f"{self._thing_name(who)} {'->' if self.ascii_only else '→'} {self._thing_name(whom)}")
        if verb == "trigger":
            use = self._ability_text(option)
            return Text(f"{self._thing_name(option.targets[0])}: {use}" if use else self._thing_name(option.targets[0]))
        if verb == "play":
            card = self.cards.of(option.targets[0])
            return Text(f"{card.names[self.speaker.language]} ({card.cost})" if card.cost >= 0 else card.title)
        if verb == "spend":
            card = self.cards.of(option.targets[0])
            return Text(f"{card.names[self.speaker.language]} ({self._resources(card)})")
        if verb in self.titles and verb not in ("choose", "ask") and option.targets:
            return Text(self._thing_name(option.targets[0]))
        return super().label(option)

    def _thing_name(self, thing: str) -> str:
        if thing.startswith("seat:"):
            return self.speaker.people[int(thing.removeprefix("seat:"))]
        face = self.faces.get(thing)
        return self._numbered_name(thing, self.cards.of(thing) if face is None else self.cards.by_id[face])

    def _ability_text(self, option: Option) -> str:
        """Return the text of the ability that an option would use."""
        label = option.message.arguments.get("ability", "")
        use = self.cards.uses.get(label)
        return "" if use is None else render_use(self.cards, self.cards.by_id[use.card], use, self.voice)

    def texts(self, view: ChampionsView) -> RenderableType:
        """Return every card in play and in the viewer's hand with its full text."""
        ids = [piece.face for piece in _pieces_in_play(view)]
        if view.seat != SPECTATOR:
            ids = [self.cards.of(thing).id for thing in view.players[view.seat].hand] + ids
        parts: list[Text] = []
        for id in dict.fromkeys(ids):
            card = self.cards.by_id[id]
            name = Text.assemble(
                (card.names[self.speaker.language], "bold"), f" ({self.speaker.word(f'champions-kind-{card.kind}')})"
            )
            traits = ", ".join(self.cards.traits[trait][self.speaker.language] for trait in card.traits)
            parts.append(
                self.paragraph(
                    name, " ".join(part for part in (f"{traits}." if traits else "", self._card_text(card)) if part)
                )
            )
        return Group(*parts)

    # --- the end ------------------------------------------------------------------------------------------------

    def scores(self, view: ChampionsView) -> Table:
        word = self.speaker.word
        table = Table(box=box.SIMPLE_HEAD)
        for column in ("player", "identity", "hit-points"):
            table.add_column(word(f"board-score-{column}"))
        for seat, player in enumerate(view.players):
            piece = next((piece for piece in _pieces_in_play(view) if piece.id == player.identity), None)
            identity = (
                self.cards.of(player.identity).names[self.speaker.language] if piece is None else self._name(piece)
            )
            left = (
                word("board-eliminated") if piece is None else f"{piece.hit_points - piece.damage}/{piece.hit_points}"
            )
            table.add_row(Text(self.speaker.people[seat]), identity, left)
        return table


def _pieces_in_play(view: ChampionsView) -> list[PieceView]:
    """Return the cards in play in all game areas."""
    return [*view.play, *(piece for area in view.areas for piece in area.play)]


def _kinds(pieces: list[PieceView]) -> list[str]:
    return list(dict.fromkeys(piece.kind for piece in pieces))
