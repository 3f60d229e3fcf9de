"""The D.A.G.G.E.R. table in a terminal: the tracks, the nemesis, missions, the world by regions, and the heroes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tableverse.cli.boards.board import GAP
from tableverse.cli.boards.cooperative import CooperativeBoard, fold
from tableverse.games.dagger.cards import ACTIONS, ATTRIBUTES, Card, EnemyCard, MissionCard
from tableverse.games.dagger.game import Dagger
from tableverse.games.dagger.ids import ASGARD, ILIAD
from tableverse.games.dagger.rules.tracks import THREAT_LIMIT
from tableverse.games.dagger.text import (
    card_lines,
    name_of,
    render_ability,
    render_mission,
    render_text,
    trait_lines,
)
from tableverse.games.dagger.view import DaggerView, EnemyView, HeroView, MissionView
from tableverse.kernel.choice import Option
from tableverse.kernel.effects import Ability, Voice
from tableverse.kernel.event import Event

SMALL_METER = 8
PREFIX = "dagger-option-"


class DaggerBoard(CooperativeBoard[DaggerView]):
    quiet = frozenset({"takes"})
    #: Section titles by the key of the option's message, without its prefix.
    titles: ClassVar[dict[str, str]] = {
        "normal": "normal",
        "empowered": "empowered",
        "upgraded": "upgraded",
        "text": "use",
        "effect-trigger": "respond",
        "move-to": "go",
        "attack": "attack",
        "defy": "defy",
        "defy-tactics": "defy-tactics",
        "recover": "recover",
        "charge": "charge",
        "progress": "progress",
        "effect": "effect",
        "deal": "deal",
        "suffer": "suffer",
        "activate": "activate",
        "target": "target",
        "toward": "go",
        "push": "go",
        "shift": "go",
        "bifrost": "go",
        "die": "reroll",
        "hero": "choose",
        "support": "choose",
        "aspect": "choose",
        "first": "choose",
        "iliad": "choose",
        "start": "choose",
        "take": "choose",
        "spawn": "choose",
        "effect-thing": "choose",
        "effect-part": "choose",
    }

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        game = self.speaker.game
        assert isinstance(game, Dagger)
        self.game = game
        self.cards = game.cards
        self.voice = Voice(self.speaker.language)

    def tell(self, events: list[Event], seat: int) -> str:
        """Return the log line, in which triggered abilities are named by their text instead of their label."""
        return super().tell([self._named(event) for event in events], seat)

    def _named(self, event: Event) -> Event:
        if event.kind != "triggered":
            return event
        name = self.game.term("text", event.facts["ability"], self.speaker.language)
        return Event(event.kind, {**event.facts, "ability": name}, event.audience, event.reveals)

    # --- the picture --------------------------------------------------------------------------------------------

    def picture(self, view: DaggerView) -> RenderableType:
        return Group(
            self._header(view),
            self.side_by_side([self._tracks(view), self._opponent(view)], 2),
            *self._missions(view),
            self._world(view),
            *self._asgard(view),
            self.side_by_side([self._player(view, hero) for hero in self._players(view)], 2),
            *self._actions(view),
            *self._roll(view),
        )

    def _header(self, view: DaggerView) -> Text:
        word = self.speaker.word
        parts = [word(f"board-dagger-phase-{view.phase}"), word(f"board-dagger-difficulty-{view.difficulty}")]
        if view.rounds:
            parts.insert(0, word("board-round", round=view.rounds))
        if view.showdown:
            parts.append(word("board-dagger-showdown"))
        return self.heading("dagger-name", parts)

    def _tracks(self, view: DaggerView) -> Panel:
        word = self.speaker.word
        width = self.width // 2
        bases = len(self.cards.board.bases) + 1
        rest = [
            Text(word("board-dagger-team-up", amount=view.team_up)),
            Text(word("board-dagger-events", left=view.events_left)),
            Text(word("board-dagger-invaded", invaded=len(view.invaded), bases=bases)),
        ]
        if view.next_event:
            rest.append(Text(word("board-dagger-next-event", event=view.next_event)))
        lines = [
            Text.assemble(
                (f"{word('board-dagger-threat')} ", "bold"),
                self.meter(view.threat, THREAT_LIMIT),
                f" {word('board-dagger-rise', amount=view.threat_rise)}",
            ),
            *self.flow(Text(), rest, width - 4),
            *self.titled("board-dagger-held", [Text(self._name(held.id)) for held in view.held], width - 4),
            *self.titled("board-dagger-event", [Text(self._name(view.event))] if view.event else [], width - 4),
        ]
        return self.frame(Text(word("board-dagger-tracks"), style="bold"), lines, width)

    def _opponent(self, view: DaggerView) -> Panel:
        word = self.speaker.word
        width = self.width - self.width // 2
        enemy = view.nemesis
        marks = [word("board-dagger-power", power=enemy.power)]
        if view.stunned:
            marks.append(word("board-stunned"))
        if enemy.vulnerable:
            marks.append(word("board-dagger-vulnerable"))
        if view.sheet:
            marks.append(word("board-dagger-sheet", progress=view.sheet))
        if view.containment:
            marks.append(word("board-dagger-containment", count=view.containment))
        where = [Text(self._place_name(enemy.space))] if enemy.space else []
        lines = [
            Text.assemble(self.meter(enemy.life - enemy.damage, enemy.life), f" {word('board-dagger-life')}"),
            *self.flow(Text(), [*where, *(Text(mark) for mark in marks)], width - 4),
        ]
        tucked = [Text(self._name(id)) for id in view.tucked]
        lines += self.titled("board-dagger-past", tucked, width - 4)
        left = word("board-dagger-missions-left", left=len(view.mission_deck))
        return self.frame(Text(self._name(enemy.card), style="bold"), lines, width, heavy=True, note=left)

    def _missions(self, view: DaggerView) -> list[Text]:
        if not view.missions:
            return []
        return [Text(self.speaker.word("board-missions"), style="bold"), *map(self._mission, view.missions)]

    def _mission(self, mission: MissionView) -> Text:
        word = self.speaker.word
        notes = [word(f"board-dagger-mission-{mission.kind}")]
        if mission.threshold:
            notes.append(word("board-dagger-fails-at", threat=mission.threshold))
        if mission.mark:
            notes.append(self._name(mission.mark))
        notes += [self._name(base) for base in mission.bases]
        line = Text.assemble((self._name(mission.id), "bold"), f" ({', '.join(notes)}) ")
        if mission.need:
            line.append_text(self.meter(mission.progress, mission.need, SMALL_METER))
        return self.paragraph(line, self._mission_text(self.cards.missions[mission.id]), 2)

    def _world(self, view: DaggerView) -> RenderableType:
        regions: dict[str, list[str]] = {}
        for space in self.cards.board.spaces.values():
            if space.region:
                regions.setdefault(space.region, []).append(space.id)
        return self.side_by_side([self._region(view, region, spaces) for region, spaces in regions.items()], 2)

    def _region(self, view: DaggerView, region: str, spaces: list[str]) -> Panel:
        """Return a line for each occupied space, and one line for all empty spaces."""
        width = self.width // 2
        lines: list[Text] = []
        empty: list[Text] = []
        for space in spaces:
            found = self._present(view, space)
            if found:
                lines += self.flow(Text(f"{self._place_name(space)}  ", style="italic"), found, width - 4)
            else:
                empty.append(Text(self._place_name(space), style="dim"))
        lines += self.titled("board-dagger-empty", empty, width - 4)
        return self.frame(Text(self._name(region), style="bold"), lines, width)

    def _asgard(self, view: DaggerView) -> list[Text]:
        found = self._present(view, ASGARD)
        if view.bifrost:
            found.append(Text(self.speaker.word("board-dagger-bifrost", space=view.bifrost)))
        return self.flow(Text(f"{self._name(ASGARD)}  ", style="bold"), found, self.width) if found else []

    def _present(self, view: DaggerView, space: str) -> list[Text]:
        word = self.speaker.word
        found = [
            Text(f"{'*' if self.ascii_only else '●'} {self._hero_name(view, hero.id)}", style="bold")
            for hero in view.heroes
            if hero.space == space and hero.id
        ]
        enemies = [view.nemesis, *view.enemies] if view.phase != "setup" else view.enemies
        found += [self._enemy(enemy) for enemy in enemies if enemy.space == space]
        if space in self.cards.board.bases:
            found.append(Text(self._base(view, space)))
        if view.iliad == space:
            found.append(Text(f"{self._name(ILIAD)}: {self._base(view, ILIAD)}"))
        if view.bifrost == space:
            found.append(Text(word("board-dagger-bifrost-here")))
        return found

    def _base(self, view: DaggerView, base: str) -> str:
        word = self.speaker.word
        if base in view.invaded:
            return word("board-dagger-base-invaded")
        return word("board-dagger-base-used" if base in view.board_tokens else "board-dagger-base")

    def _enemy(self, enemy: EnemyView) -> Text:
        text = Text(self._name(enemy.id))
        text.append(f" {self.heart(enemy.life - enemy.damage, enemy.life)}")
        text.append(f" {self.speaker.word('board-dagger-power-short', power=enemy.power)}")
        if enemy.vulnerable:
            text.append(f" ({self.speaker.word('board-dagger-vulnerable')})")
        return text

    # --- heroes -------------------------------------------------------------------------------------------------

    def _players(self, view: DaggerView) -> list[HeroView]:
        """Return the heroes, the viewer's own first."""
        return sorted(view.heroes, key=lambda hero: hero.seat != view.seat)

    def _player(self, view: DaggerView, hero: HeroView) -> Panel:
        word = self.speaker.word
        width = self.width // 2
        title = Text(self.speaker.people[hero.seat], style="bold")
        mine = hero.seat == view.seat
        if not hero.id:
            return self.frame(title, [Text(word("board-dagger-no-hero"), style="dim")], width, heavy=mine)
        title.append(f" · {self._hero_name(view, hero.id)}")
        if hero.eliminated:
            return self.frame(title, [Text(word("board-eliminated"))], width, heavy=mine)
        if hero.id == view.acting and view.result is None:
            title.append(self.to_act(), style="bold")
        card = self.cards.heroes[hero.id]
        values = " ".join(f"{word(f'dagger-word-{name}')} {card.values[name]}" for name in ATTRIBUTES)
        life = self.meter(hero.life - hero.damage, hero.life, SMALL_METER)
        lines = [
            *self.flow(Text(), [Text.assemble(life, f" {word('board-dagger-life')}"), Text(values)], width - 4),
            *self.flow(Text(), [Text(part) for part in self._player_state(hero)], width - 4),
            *self.titled("board-dagger-supports", self._supports(hero), width - 4),
        ]
        note = ""
        if hero.aspect:
            side = word("board-dagger-battered" if hero.battered else "board-dagger-heroic")
            note = f"{self._name(hero.aspect)} ({side})"
        if view.rounds and view.heroes[view.first].id == hero.id:
            note += f" · {word('board-first-player')}"
        return self.frame(title, lines, width, heavy=mine, note=note)

    def _player_state(self, hero: HeroView) -> list[str]:
        word = self.speaker.word
        parts = [self._place_name(hero.space) if hero.space else word("board-nowhere")]
        parts.append(word("board-dagger-tokens", normal=hero.normal, empowered=hero.empowered))
        if hero.strengthened:
            parts.append(word("board-dagger-strengthened"))
        if hero.used:
            parts.append(word("board-dagger-used", actions=", ".join(self._used_name(hero, id) for id in hero.used)))
        return parts

    def _used_name(self, hero: HeroView, id: str) -> str:
        if id in ACTIONS:
            return self.speaker.word(f"dagger-word-{id}")
        text = next((text for text in self.cards.heroes[hero.id].texts if text.id == id), None)
        return self._name(id) if text is None else text.names[self.speaker.language]

    def _supports(self, hero: HeroView) -> list[Text]:
        """Return the two shared supports, the exclusive one once unlocked, and the team-up card."""
        word = self.speaker.word
        sheet = self.cards.heroes[hero.id].sheet
        parts: list[Text] = []
        for id in self.cards.shared[sheet]:
            need = self.cards.supports[id].charge
            mark = word("board-dagger-ready") if id in hero.ready else f"{hero.charge.get(id, 0)}/{need}"
            parts.append(Text(f"{self._name(id)} ({mark})"))
        if hero.unlocked:
            parts.append(Text(f"{self._name(self.cards.exclusive[hero.id])} ({word('board-dagger-always')})"))
        card = self.cards.team_ups[self.cards.team_up_of[sheet]]
        mark = word("board-dagger-ready") if hero.teamed else word("board-dagger-team-up-cost", cost=card.cost)
        parts.append(Text(f"{self._name(card.id)} ({mark})"))
        return parts

    def _actions(self, view: DaggerView) -> list[Text]:
        """Return the texts of the acting hero's actions while one must be chosen."""
        hero = next((hero for hero in view.heroes if hero.id == view.acting and hero.seat == view.seat), None)
        if hero is None or view.decision is None or view.decision.kind not in ("turn", "take"):
            return []
        side = self.cards.aspects[hero.aspect].side(hero.battered)
        lines = [
            self.paragraph(
                Text(self.speaker.word(f"dagger-word-{name}"), style="bold"),
                self._ability_text(side.actions[name].ability),
                2,
            )
            for name in ACTIONS
        ]
        texts = [text for text in self.cards.heroes[hero.id].texts if text.kind == "action"]
        lines += [
            self.paragraph(Text(text.names[self.speaker.language], style="bold"), render_text(text, self.voice), 2)
            for text in texts
        ]
        return lines

    def _roll(self, view: DaggerView) -> list[Text]:
        roll = view.roll
        if roll is None:
            return []
        word = self.speaker.word
        left, right = "[", "]"
        dice = " ".join(f"{left}{word(f'dagger-word-{face}')}{right}" for face in roll.dice)
        title = word("board-dagger-roll", hero=roll.hero, attribute=roll.attribute)
        line = Text.assemble((f"{title}  ", "bold"), dice)
        if roll.added:
            line.append(" + " + " ".join(f"{left}{word(f'dagger-word-{face}')}{right}" for face in roll.added))
        line.append(f"  = {word('board-dagger-successes', count=roll.successes)}", style="bold")
        return [fold(line, self.width, 0, 2 * GAP)]

    # --- words --------------------------------------------------------------------------------------------------

    def _name(self, id: str) -> str:
        return name_of(self.cards, id, self.speaker.language)

    def _hero_name(self, view: DaggerView, id: str) -> str:
        """Return the hero's name, with the alter-ego only if another hero in the game has the same name."""
        name = self.cards.heroes[id].names[self.speaker.language]
        same = [
            hero for hero in view.heroes if hero.id and self.cards.heroes[hero.id].names[self.speaker.language] == name
        ]
        return name if len(same) == 1 else self._name(id)

    def _place_name(self, space: str) -> str:
        found = self.cards.board.spaces[space]
        return f"{self._name(space)} {found.number}" if found.kind == "numbered" else self._name(space)

    def _ability_text(self, ability: Ability) -> str:
        return render_ability(ability, self.voice)

    def _card_text(self, card: Card) -> str:
        said = card_lines(card, self.voice)
        if isinstance(card, EnemyCard):
            said += trait_lines(card.traits, self.voice)
        return " ".join(line.text for line in said)

    def _mission_text(self, card: MissionCard) -> str:
        return render_mission(card, self.voice)

    # --- options and texts --------------------------------------------------------------------------------------

    def title_of(self, option: Option) -> str:
        token = option.message.arguments.get("token", "")
        return self.titles.get(token or option.message.key.removeprefix(PREFIX), "")

    def label(self, option: Option) -> Text:
        key = option.message.key.removeprefix(PREFIX)
        arguments = option.message.arguments
        if key == "action":
            return Text(self.speaker.word(f"dagger-word-{arguments['action']}"))
        if key == "base":
            return Text(self.speaker.word("board-dagger-base-action", base=arguments["base"]))
        if key in ("ability", "text"):
            return Text(self.game.term("text", arguments["text"], self.speaker.language))
        if key == "effect-trigger":
            return self._trigger_label(arguments["ability"])
        if key == "hero":
            card = self.cards.heroes[arguments["hero"]]
            values = "/".join(str(card.values[name]) for name in ATTRIBUTES)
            return Text(f"{self._name(card.id)} {self.heart(card.life, card.life).partition('/')[0]} {values}")
        if key == "support":
            return Text(
                f"{self._name(arguments['support'])}: {self._card_text(self.cards.supports[arguments['support']])}"
            )
        if key in ("move-to", "toward", "push", "shift", "bifrost", "iliad"):
            return Text(self._place_name(arguments["space"]))
        if key == "effect-thing" and arguments["thing"] in self.cards.board.spaces:
            return Text(self._place_name(arguments["thing"]))
        named = ("attack", "defy", "defy-tactics", "recover", "charge", "progress", "effect", "deal", "suffer")
        if key in named and option.targets:
            return Text(self._name(option.targets[0]))
        return super().label(option)

    def _trigger_label(self, label: str) -> Text:
        name = self.game.term("text", label, self.speaker.language)
        text = self.cards.texts[label]
        return Text(f"{name}: {text.body.say(self.voice)}")

    def texts(self, view: DaggerView) -> RenderableType:
        """Return the heroes' sheets and cards, the nemesis, its enemies and the missions with their full texts."""
        parts: list[Text] = []
        for hero in view.heroes:
            if hero.id:
                parts += self._hero_texts(hero)
        nemesis = self.cards.nemeses[view.nemesis.card]
        for number, ability in nemesis.abilities.items():
            name = Text.assemble((self._name(nemesis.id), "bold"), f" · {self.speaker.word(f'dagger-word-{number}')}")
            parts.append(self.paragraph(name, self._ability_text(ability)))
        for mission in view.missions:
            parts.append(
                self.paragraph(
                    Text(self._name(mission.id), style="bold"), self._mission_text(self.cards.missions[mission.id])
                )
            )
        for id in view.groups:
            parts += self._card_paragraphs(self.cards.enemies[id])
        for id, effect in self.cards.base_effects.items():
            parts.append(self.paragraph(Text(self._name(id), style="bold"), self._ability_text(effect)))
        for space in self.cards.board.spaces:
            links = [self._place_name(other) for other in self.cards.board.neighbours(space, view.bifrost)]
            if links:
                parts.append(self.paragraph(Text(self._place_name(space), style="bold"), f"– {', '.join(links)}"))
        return Group(*parts)

    def _hero_texts(self, hero: HeroView) -> list[Text]:
        card = self.cards.heroes[hero.id]
        parts: list[Text] = []
        for text in card.texts:
            name = Text.assemble((self._name(hero.id), "bold"), f" · {text.names[self.speaker.language]}")
            parts.append(self.paragraph(name, render_text(text, self.voice)))
        if hero.aspect:
            side = self.cards.aspects[hero.aspect].side(hero.battered)
            for action in ACTIONS:
                name = Text.assemble(
                    (self._name(hero.aspect), "bold"), f" · {self.speaker.word(f'dagger-word-{action}')}"
                )
                parts.append(self.paragraph(name, self._ability_text(side.actions[action].ability)))
            parts += self._card_paragraphs(side.card)
        own: Sequence[Card] = [
            *(self.cards.supports[id] for id in (*self.cards.shared[card.sheet], self.cards.exclusive[hero.id])),
            self.cards.team_ups[self.cards.team_up_of[card.sheet]],
        ]
        for other in own:
            parts += self._card_paragraphs(other)
        return parts

    def _card_paragraphs(self, card: Card) -> list[Text]:
        said = self._card_text(card)
        return [self.paragraph(Text(card.names[self.speaker.language], style="bold"), said)] if said else []

    # --- the end ------------------------------------------------------------------------------------------------

    def scores(self, view: DaggerView) -> Table:
        word = self.speaker.word
        table = Table(box=box.SIMPLE_HEAD)
        for column in ("player", "hero", "hit-points"):
            table.add_column(word(f"board-score-{column}"))
        for hero in view.heroes:
            left = word("board-eliminated") if hero.eliminated else f"{hero.life - hero.damage}/{hero.life}"
            table.add_row(Text(self.speaker.people[hero.seat]), self._name(hero.id) if hero.id else "–", left)
        return table
