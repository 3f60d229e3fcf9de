"""The United table in a terminal: the ring of Locations, the Villain, Missions, the Storyline, Heroes and the hand."""

from __future__ import annotations

from typing import Any, ClassVar

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tableverse.cli.boards.board import GAP
from tableverse.cli.boards.cooperative import CooperativeBoard, fold
from tableverse.games.united.frames.options import BY_TOKEN
from tableverse.games.united.game import United
from tableverse.games.united.ids import NO_HEALTH, kind_of, name_of
from tableverse.games.united.symbols import SYMBOLS
from tableverse.games.united.text import Texts
from tableverse.games.united.view import EntryView, HeroView, PlaceView, ThreatView, UnitedView
from tableverse.kernel.choice import Option
from tableverse.kernel.game import SPECTATOR

#: The ring of Locations as drawn, three above and three below, so that Locations adjacent in the ring touch.
ABOVE, BELOW = (0, 1, 2), (5, 4, 3)
SIGNS = {"move": "»", "attack": "✦", "heroic": "★", "wild": "◆"}
#: Signs for ASCII terminals.
LETTERS = {"move": "M", "attack": "A", "heroic": "H", "wild": "W"}
#: Number of Storyline cards to show. Earlier ones are only counted.
LATEST_CARDS = 8
#: Kinds of components that have a text.
TEXT_KINDS = (
    "hero_card",
    "villain",
    "plan",
    "threat",
    "location",
    "equipment",
    "battle_plan",
    "super_hero",
    "super_villain",
)


class UnitedBoard(CooperativeBoard[UnitedView]):
    quiet = frozenset({"turn"})
    titles: ClassVar[dict[str, str]] = {
        "play": "play",
        "regular": "play",
        "move": "go",
        "attack": "attack",
        "rescue": "rescue",
        "fill": "fill",
        "send": "send",
        "special": "use",
        "use": "use",
        "location": "use",
        "trigger": "respond",
        "support": "play",
        "recharge": "recharge",
        "discard": "discard",
        "token": "choose",
        "ignore": "choose",
        "cover": "choose",
        "pick": "choose",
        "next": "choose",
        "choose": "choose",
        "give": "choose",
    }

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        game = self.speaker.game
        assert isinstance(game, United)
        self.game = game
        self.cards = game.cards
        self.card_texts = Texts(game.cards, self.speaker.language)
        self.signs = LETTERS if self.ascii_only else SIGNS

    # --- the picture --------------------------------------------------------------------------------------------

    def picture(self, view: UnitedView) -> RenderableType:
        return Group(
            self._header(view),
            self.side_by_side([self._opponent(view), self._missions(view)], 2),
            self._locations(view),
            *self._storyline(view),
            *self._players(view),
            *self._table_cards(view),
            *self._hand(view),
        )

    def _header(self, view: UnitedView) -> Text:
        word = self.speaker.word
        legend = "  ".join(f"{self.signs[name]} {word(f'united-token-kind-{name}')}" for name in SYMBOLS)
        return self.heading("united-name", [word(f"united-mode-{view.mode}"), legend])

    def _opponent(self, view: UnitedView) -> Panel:
        word = self.speaker.word
        width = self.width * 3 // 5
        parts: list[Text] = []
        if view.health != NO_HEALTH:
            parts.append(Text(f"{'HP ' if self.ascii_only else '♥'}{view.health}", style="bold"))
        if view.track_end:
            parts.append(Text.assemble(f"{word('board-united-track')} ", self.meter(view.track, view.track_end)))
        parts.append(Text(self._place_name(view.villain_place) if view.villain_place else word("board-nowhere")))
        if view.stunned:
            parts.append(Text(word("board-stunned")))
        parts.append(Text(word("board-united-plans-left", count=view.plans_left)))
        if view.villains_turn:
            parts.append(Text(word("board-united-villain-turn"), style="bold"))
        else:
            parts.append(Text(word("board-united-until-villain", count=view.until_villain), style="bold"))
        if view.in_villain_hand:
            parts.append(Text(word("board-united-villain-hand", count=view.in_villain_hand)))
        for mission, slots in zip(view.villain_missions, self.cards.slots, strict=False):
            amount = view.villain_missions[mission]
            parts.append(Text(word("board-united-own-mission", mission=mission, amount=amount, slots=slots)))
        if view.removed:
            parts.append(Text(word("board-united-lost-heroes", count=len(view.removed))))
        if view.companion_place:
            parts.append(Text(word("board-united-companion", place=view.companion_place)))
        lines = self.flow(Text(), parts, width - 4)
        bam = self._ability_text(f"villain/{view.villain}/bam")
        if bam:
            lines += _lines(fold(Text(f"BAM! {bam}"), width - 4, 2))
        return self.frame(Text(self._name("villain", view.villain), style="bold"), lines, width, heavy=True)

    def _missions(self, view: UnitedView) -> Panel:
        width = self.width - self.width * 3 // 5
        lines: list[Text] = []
        for (name, amount), slots in zip(view.missions.items(), self.cards.slots, strict=True):
            line = self.meter(slots if name in view.completed else amount, slots, slots)
            line.append(f" {self._name('mission', name)}")
            if name in view.completed:
                line.append(f" {'+' if self.ascii_only else '✓'}", style="bold")
            lines.append(line)
        return self.frame(Text(self.speaker.word("board-missions"), style="bold"), lines, width)

    def _locations(self, view: UnitedView) -> RenderableType:
        widths = [self.width // 3, self.width - 2 * (self.width // 3), self.width // 3]
        table = Table.grid()
        for row in (ABOVE, BELOW):
            cells = [
                self._location(view, view.places[number], width) for number, width in zip(row, widths, strict=True)
            ]
            height = max(len(lines) for _, lines in cells) + 2
            panels: list[Panel] = []
            for (title, lines), width in zip(cells, widths, strict=True):
                panel = self.frame(title, lines, width)
                panel.height = height
                panels.append(panel)
            table.add_row(*panels)
        return table

    def _location(self, view: UnitedView, place: PlaceView, width: int) -> tuple[Text, list[Text]]:
        word = self.speaker.word
        tokens = {
            "thug": place.thugs,
            "civilian": place.civilians,
            "doombot": place.doombots,
            "armoured": place.armoured,
        }
        used = sum(tokens.values())
        tokens["bot"] = place.bots
        present = [word(f"board-united-{kind}", count=count) for kind, count in tokens.items() if count]
        slots = word("board-united-slots", used=used, slots=place.slots)
        people = [
            Text(f"{'*' if self.ascii_only else '●'} {self._name('hero', hero.id)}", style="bold")
            for hero in view.heroes
            if hero.place == place.id
        ]
        if view.villain_place == place.id:
            people.insert(
                0, Text(f"{'!' if self.ascii_only else '▲'} {self._name('villain', view.villain)}", style="bold")
            )
        inside = width - 4
        lines = self.flow(Text(f"{slots}  "), [Text(part) for part in present], inside)
        lines += self.flow(Text(), people, inside) if people else []
        if place.tokens:
            lines.append(Text(word("web-united-place-tokens", count=place.tokens)))
        if place.crisis:
            lines.append(Text(word("board-united-crisis", count=place.crisis)))
        for threat in view.threats:
            if threat.place == place.id:
                lines += self._threat(threat, inside)
        return Text(self._place_name(place.id), style="bold"), lines

    def _threat(self, threat: ThreatView, width: int) -> list[Text]:
        text = Text(self._name("threat", threat.id), style="italic")
        if threat.health > 0:
            text.append(f" {'HP ' if self.ascii_only else '♥'}{threat.health}", style="bold")
        needs = [f"{self.signs[name]}{threat.filled[name]}/{need}" for name, need in threat.needs.items() if need]
        if threat.stunned:
            needs.append(self.speaker.word("board-stunned"))
        line = Text.assemble("! ", text, f" {' '.join(needs)}" if needs else "")
        return _lines(fold(line, width, 2, GAP))

    def _storyline(self, view: UnitedView) -> list[Text]:
        word = self.speaker.word
        latest = [self._entry(entry) for entry in view.storyline[-LATEST_CARDS:]]
        earlier = len(view.storyline) - len(latest)
        if earlier:
            latest.insert(0, Text(word("board-united-earlier", count=earlier), style="dim"))
        return self.titled("board-united-storyline", latest, self.width)

    def _entry(self, entry: EntryView) -> Text:
        if not entry.hero:
            name = self._card_name(entry.card) if entry.card else self.speaker.word("board-united-facedown")
            return Text(f"{'!' if self.ascii_only else '▲'} {name}")
        if not entry.card:
            return Text(f"{self._name('hero', entry.hero)}: {self.speaker.word('board-united-facedown')}")
        return Text(f"{self._card_name(entry.card)} {self._symbols(entry.symbols)}".rstrip())

    def _players(self, view: UnitedView) -> list[Text]:
        lines: list[Text] = []
        for number, hero in enumerate(view.heroes):
            lines += self._player(view, number, hero)
        return lines

    def _player(self, view: UnitedView, seat: int, hero: HeroView) -> list[Text]:
        word = self.speaker.word
        title = Text(f"{self.speaker.people[seat]} · {self._name('hero', hero.id)}", style="bold")
        if view.active == hero.id and not view.villains_turn and view.result is None:
            title.append(self.to_act())
        title.append("  ", style="not bold")
        parts = [Text(self._place_name(hero.place) if hero.place else word("board-nowhere"))]
        parts.append(Text(word("board-united-piles", hand=hero.in_hand, deck=hero.in_deck)))
        tokens = self._symbols(hero.tokens)
        if tokens:
            parts.append(Text(word("board-united-tokens", tokens=tokens)))
        if view.active == hero.id and any(view.actions.values()):
            parts.append(Text(word("board-united-actions", actions=self._symbols(view.actions)), style="bold"))
        if hero.down:
            parts.append(Text(word("board-united-down"), style="bold"))
        for gear in hero.gear:
            state = "" if gear.ready else f" ({word('board-exhausted')})"
            parts.append(Text(f"{self._name('equipment', gear.id)}{state}"))
        if hero.crisis:
            parts.append(Text(word("board-united-crisis", count=hero.crisis)))
        if hero.in_supers and hero.id != view.active:
            parts.append(Text(word("board-united-supers", count=hero.in_supers)))
        return self.flow(title, parts, self.width)

    def _table_cards(self, view: UnitedView) -> list[Text]:
        """Return the cards beside the table in some modes, and the effects in force."""
        lines = self.titled("board-united-display", [Text(self._card_name(card)) for card in view.display], self.width)
        plans = [Text(self._name("battle_plan", plan)) for plan in view.battle_plans]
        return [*lines, *self.titled("board-united-battle-plans", plans, self.width)]

    def _hand(self, view: UnitedView) -> list[RenderableType]:
        """Return the viewer's hand and Super cards, and the top Master Plan card if they looked at it."""
        if view.seat == SPECTATOR:
            return []
        hand: list[str] = []
        if view.seat < len(view.heroes):
            hand = [*view.heroes[view.seat].hand, *view.heroes[view.seat].supers]
        hand += [*view.villain_hand, *view.villain_supers]
        title = Text(self.speaker.word("board-united-hand"), style="bold")
        if not hand:
            return [title.append(f"  {self.speaker.word('board-nothing')}", style="dim")]
        lines: list[RenderableType] = [
            title,
            *(self.paragraph(self._face(card), self._card_text(card), 2) for card in hand),
        ]
        if view.top_plan:
            lines.append(
                self.paragraph(Text(self.speaker.word("board-united-top-plan")), self._card_name(view.top_plan))
            )
        return lines

    def _face(self, card: str) -> Text:
        """Return a card's name and symbols, or the movement and tokens of a Master Plan card."""
        name = Text(self._card_name(card), style="bold")
        row = self.cards.hero_cards.get(card)
        if row is not None:
            symbols = self._symbols(dict(zip(SYMBOLS, row.symbols, strict=True)))
            name.append(f" {symbols}" if symbols else "", style="not bold")
        plan = self.cards.plans.get(card)
        if plan is not None:
            name.append(f" {self.speaker.word('board-united-plan-move', move=plan.move)}", style="not bold")
            name.append(" BAM!" if plan.bam else "")
        return name

    # --- words --------------------------------------------------------------------------------------------------

    def _name(self, kind: str, id: str) -> str:
        return self.game.registry.name(kind, id, self.speaker.language)

    def _place_name(self, id: str) -> str:
        return self._name("location", id)

    def _card_name(self, card: str) -> str:
        return str(self.game.term("card", card, self.speaker.language))

    def _symbols(self, amounts: dict[str, int]) -> str:
        return " ".join(self.signs[name] * amount for name, amount in amounts.items() if amount)

    def _ability_text(self, label: str) -> str:
        ability = self.cards.abilities.get(label)
        return "" if ability is None else ability.effect.say(self.card_texts.voice)

    def _card_text(self, id: str) -> str:
        """Return the full text of a component. A component that is both Hero and Villain is shown as the Villain."""
        for kind in TEXT_KINDS:
            if id in self.game.registry.kinds.get(kind, {}):
                said = self.card_texts.headed(kind, id)
                if said:
                    return said
        return ""

    # --- options and texts --------------------------------------------------------------------------------------

    def label(self, option: Option) -> Text:
        verb = option.verb
        arguments = option.message.arguments
        thing = arguments.get("thing", "")
        if verb == "play" and kind_of(thing) == "card":
            return self._face(name_of(thing))
        if verb in ("move", "attack", "rescue", "send", "fill") and thing:
            text = Text(str(self.game.term("thing", thing, self.speaker.language)))
            if verb == "fill":
                text = Text(f"{self.signs[arguments['kind']]} {text.plain}")
            if option.things[2:] == [BY_TOKEN]:
                text.append(f" ({self.speaker.word('board-united-with-token')})")
            return text
        if verb == "trigger":
            name = self.game.term("thing", thing, self.speaker.language)
            return Text(f"{name}: {self._ability_text(arguments.get('ability', ''))}")
        if verb == "special":
            return Text(f"{self.game.term('thing', thing, self.speaker.language)}: {self._card_text(name_of(thing))}")
        if verb in ("use", "recharge", "discard", "location") and thing:
            return Text(str(self.game.term("thing", thing, self.speaker.language)))
        return super().label(option)

    def texts(self, view: UnitedView) -> RenderableType:
        """Return the Villain, Threats, Locations, Equipment and the faceup Storyline cards with their full texts."""
        found: list[tuple[str, str]] = [(self._name("villain", view.villain), view.villain)]
        found += [(self._name("threat", threat.id), threat.id) for threat in view.threats if threat.place]
        found += [(self._place_name(place.id), place.id) for place in view.places]
        found += [(self._name("equipment", gear.id), gear.id) for hero in view.heroes for gear in hero.gear]
        found += [(self._name("battle_plan", plan), plan) for plan in view.battle_plans]
        cards = [*(entry.card for entry in view.storyline if entry.card), *view.display]
        if 0 <= view.seat < len(view.heroes):
            cards += [*view.heroes[view.seat].hand, *view.heroes[view.seat].supers]
        found += [(self._card_name(card), card) for card in cards]
        parts: list[Text] = []
        for name, id in dict.fromkeys(found):
            said = self._card_text(id)
            if said:
                parts.append(self.paragraph(Text(name, style="bold"), said))
        return Group(*parts)

    # --- the end ------------------------------------------------------------------------------------------------

    def scores(self, view: UnitedView) -> Table:
        word = self.speaker.word
        table = Table(box=box.SIMPLE_HEAD)
        for column in ("player", "hero", "cards"):
            table.add_column(word(f"board-score-{column}"))
        for seat, hero in enumerate(view.heroes):
            cards = word("board-united-down") if hero.down else str(hero.in_hand + hero.in_deck)
            table.add_row(Text(self.speaker.people[seat]), self._name("hero", hero.id), cards)
        for seat in range(len(view.heroes), view.seats):
            table.add_row(Text(self.speaker.people[seat]), self._name("villain", view.villain), str(view.plans_left))
        return table


def _lines(text: Text) -> list[Text]:
    return list(text.split("\n"))
