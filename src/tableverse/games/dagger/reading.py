"""Parsing of components from YAML, and of packs that replace or add components."""

from __future__ import annotations

from collections.abc import Callable, Collection
from collections.abc import Sequence as Several
from importlib.resources import files
from typing import Any, Final

from tableverse.games.dagger import completeness
from tableverse.games.dagger.board import Space, SpaceGraph
from tableverse.games.dagger.cards import (
    ACTIONS,
    ATTRIBUTES,
    ICONS,
    RANKS,
    RECONSTRUCTED,
    SHOWDOWN_TRAITS,
    STATS,
    TRAITS,
    Aspect,
    AspectSide,
    Card,
    Cards,
    EnemyCard,
    EventCard,
    HeroCard,
    MissionBack,
    MissionCard,
    Nemesis,
    Origin,
    Passive,
    Showdown,
    Spawn,
    StrikeCard,
    Support,
    TeamUp,
    Text,
)
from tableverse.games.dagger.ids import label_of
from tableverse.games.dagger.occurrence_types import OCCURRENCE_TYPES, scope_of
from tableverse.games.dagger.vocabulary.nodes import Effect, Selector
from tableverse.games.dagger.vocabulary.verbs.base import DaggerVerb
from tableverse.games.dagger.vocabulary.verbs.tokens import ComboDone, Use
from tableverse.games.dagger.vocabulary.words import vocabulary
from tableverse.kernel.content import Item, Reader, open_yaml
from tableverse.kernel.effects import Ability, Sequence, check_abilities
from tableverse.kernel.packs import Pack, pack_rows

#: Parts written outside the component's own row. A link is in the row of one of its two spaces, icons are beside
#: abilities.
ELSEWHERE: Final = ("links", "icons")
NEMESIS_ICONS: Final = ("1", "2", "3")
COLOURS: Final = ("blue", "purple", "red", "yellow")
KINDS: Final[tuple[str, ...]] = (
    "region",
    "space",
    "aspect",
    "hero",
    "support",
    "team-up",
    "hero-mission",
    "enemy",
    "first-strike",
    "nemesis",
    "nemesis-mission",
    "event",
    "side-mission",
)

#: Kinds of which a pack may add components: all except the board.
ADDABLE_FILES: Final[frozenset[str]] = frozenset(KINDS[2:])


def shipped_rows(kind: str) -> list[Reader]:
    """Return the rows of a kind that ship with the game."""
    return open_yaml(files("tableverse.games.dagger") / "content" / "core" / f"{kind}.yaml").items()


class CardReader:
    """A parser of rows of the game and of packs into ``cards``."""

    def __init__(self) -> None:
        self.cards = Cards()
        self.words = vocabulary()
        self._spaces: list[Space] = []
        self._links: list[tuple[str, str]] = []
        self._numbers: dict[int, str] = {}
        self._read = self._readers()

    def read(self, packs: Several[Pack] = ()) -> Cards:
        cards = self.cards
        rows = self._rows(packs)
        for kind in KINDS:
            for id, row in rows[kind].items():
                self._read[kind](cards.registry.kinds[kind][id], row)
                row.no_more()
        self._look_up()
        cards.board = SpaceGraph(self._spaces, self._links)
        self._index()
        return cards

    def _rows(self, packs: Several[Pack]) -> dict[str, dict[str, Reader]]:
        """Return all rows by kind and id; rows of packs replace rows of the game."""
        rows: dict[str, dict[str, Reader]] = {kind: {} for kind in KINDS}
        for kind in KINDS:
            for row in shipped_rows(kind):
                self._add(kind, row, rows)
        for pack in packs:
            for kind, row in pack_rows(pack, "dagger"):
                if kind not in KINDS:
                    raise row.wrong("not-one-of", value=kind[:40], allowed=", ".join(KINDS))
                id = row.identifier()
                adds = kind in ADDABLE_FILES and id not in rows[kind]
                if adds and any(id in others for others in rows.values()):  # ids must be unique on the table
                    raise row.field("id").wrong("same-id", value=id)
                self._add(kind, row, rows, replaces=not adds)
                self.cards.registry.shipped = False
        return rows

    def _add(self, kind: str, row: Reader, rows: dict[str, dict[str, Reader]], replaces: bool = False) -> None:
        item = Item.read(kind, row)
        self._note_origin(item, row)
        self.cards.registry.add(item, row, replaces)
        rows[kind][item.id] = row

    def _readers(self) -> dict[str, Callable[[Item, Reader], None]]:
        return {
            "region": self._region,
            "space": self._space,
            "aspect": self._aspect,
            "hero": self._hero,
            "support": self._support,
            "team-up": self._team_up,
            "hero-mission": self._hero_mission,
            "enemy": self._enemy,
            "first-strike": self._strike,
            "nemesis": self._nemesis,
            "nemesis-mission": self._nemesis_mission,
            "event": self._event,
            "side-mission": self._side_mission,
        }

    def check_row(self, kind: str, row: Reader) -> None:
        """Parse and check a single row as part of a pack. Afterwards ``cards`` cannot be used for play."""
        before = dict(self.cards.abilities)
        self.words.discard_row()
        item = Item.read(kind, row)
        self._note_origin(item, row)
        self._read[kind](item, row)
        row.no_more()
        self._look_up()
        now = self.cards.abilities
        check_abilities(ability for label, ability in now.items() if before.get(label) is not ability)

    def read_row(self, kind: str, row: Reader) -> None:
        """Parse a single row without resolving its references. Afterwards ``cards`` cannot be used for play."""
        self.words.discard_row()
        item = Item.read(kind, row)
        self._note_origin(item, row)
        self._read[kind](item, row)

    def _look_up(self) -> None:
        """Check that the named spaces, regions, texts and other components exist."""
        self.words.look_up(known_names(self.cards))

    def _note_origin(self, item: Item, row: Reader) -> None:
        """Record the source of a component, which is marked as reconstructed if any part is."""
        ours: list[str] = []
        if row.has("reconstructed"):
            ours += row.words("reconstructed", (*_parts(Reader(row.node, row.file)), *ELSEWHERE))
        self.cards.origins[item.kind, item.id] = Origin(item.source, ours)
        if ours:
            item.source = RECONSTRUCTED

    # --- parts of rows ------------------------------------------------------------------------------------------

    def _ability(self, label: str, effect: Effect, **more: Any) -> Ability:
        ability = Ability(label, effect, **more)
        self.cards.abilities[label] = ability
        return ability

    def _effect(self, reader: Reader, field: str, label: str) -> Ability | None:
        if not reader.has(field):
            return None
        return self._ability(label, self.words.effect(reader.field(field)))

    def _selector(self, reader: Reader, field: str) -> Selector | None:
        return self.words.selector(reader.field(field)) if reader.has(field) else None

    def _texts(self, reader: Reader, card: Card) -> None:
        """Parse the texts and passives of a card."""
        if reader.has("texts"):
            for number, part in enumerate(reader.field("texts").items()):
                card.texts.append(self._text(part, card, f"text-{number + 1}"))
        if reader.has("passives"):
            for part in reader.field("passives").items():
                when = self.words.condition(part.field("when")) if part.has("when") else None
                stat = part.one_of("stat", tuple(STATS))
                scope = part.one_of("scope", STATS[stat]) if part.has("scope") else ""
                amount = self.words.number(part.field("amount"))
                card.passives.append(Passive(stat, scope, amount, when))
                part.no_more()
        if card.texts or card.passives:
            self.cards.by_id[card.id] = card

    def _text(self, part: Reader, card: Card, default: str) -> Text:
        id = part.identifier() if part.has("id") else default
        label = label_of(card.id, id)
        kind = part.one_of("use", ("action", "free", "trigger"))
        combo = part.one_of("combo", ("strengthened", "vulnerable")) if part.has("combo") else ""
        moment = part.one_of("moment", ("would", "before", "after")) if part.has("moment") else "after"
        once, exhausts = part.flag("once"), part.flag("exhausts")
        on = ""
        if kind == "trigger":
            on = part.one_of("on", tuple(OCCURRENCE_TYPES))
            moments = OCCURRENCE_TYPES[on].moments
            if moment not in moments:
                raise part.field("moment").wrong("no-such-moment", value=moment, at=on, known=", ".join(moments))
            self.words.scope = dict(scope_of(on, moment))
        else:
            for field in ("on", "moment", "forced"):
                if part.has(field):
                    raise part.field(field).wrong("answers-nothing", value=kind, field=field)
        body = self.words.effect(part.field("effect"))
        effect = body
        if once or exhausts or combo:
            effect = Sequence(Use(label, once, exhausts, combo), effect)
        if combo:
            effect = Sequence(effect, ComboDone())
        ability = self._ability(
            label,
            effect,
            moment=moment if kind == "trigger" else "",
            on=on,
            when=self.words.condition(part.field("when")) if part.has("when") else None,
            forced=part.flag("forced"),
        )
        names = part.names() if part.has("name") else card.names
        needs = self._selector(part, "needs")
        self.words.scope = {}
        text = Text(id, card.id, card.home, names, kind, ability, combo, needs, once, exhausts, body)
        part.no_more()
        self.cards.texts[label] = text
        return text

    def _spawns(self, reader: Reader) -> list[Spawn]:
        spawns: list[Spawn] = []
        for part in reader.field("spawns").items():
            space = self._numbers[part.integer("space", 1, 15)]
            spawns.append(Spawn(part.one_of("rank", RANKS[:4]), space, part.integer("dots", 1, 5)))
            part.no_more()
        return spawns

    # --- kinds of rows ------------------------------------------------------------------------------------------

    def _region(self, item: Item, row: Reader) -> None:
        row.one_of("colour", COLOURS)
        self.cards.regions[item.id] = item

    def _space(self, item: Item, row: Reader) -> None:
        kind = row.one_of("kind", ("numbered", "base", "ocean", "asgard", "token"))
        if kind == "token":
            effect = self._effect(row, "effect", label_of(item.id, "support"))
            if effect is not None:
                self.cards.base_effects[item.id] = effect
            return
        number = row.integer("number", 1, 15) if kind == "numbered" else 0
        region = row.one_of("region", tuple(self.cards.regions)) if kind != "asgard" else ""
        space = Space(item.id, kind, number, region, row.integer("x", 0, 100), row.integer("y", 0, 60))
        self._spaces.append(space)
        if number:
            self._numbers[number] = item.id
        if kind == "base":
            label = label_of(item.id, "support")
            self.cards.base_effects[item.id] = self._ability(label, self.words.effect(row.field("effect")))
        known = [other.id for other in self._spaces]
        if row.has("links"):
            for part in row.field("links").items():
                self._links.append((item.id, part.as_one_of(known)))

    def _aspect(self, item: Item, row: Reader) -> None:
        special = list(row.words("special", ACTIONS))
        sides: list[AspectSide] = []
        for side in ("heroic", "battered"):
            reader = row.field(side)
            card = Card(item, "aspect", item.id)
            card.id = f"{item.id}-{side}"
            card.battered = side == "battered"
            self._texts(reader, card)
            actions: dict[str, Text] = {}
            for action in ACTIONS:
                label = label_of(card.id, action)
                ability = self._ability(label, self.words.effect(reader.field(action)))
                text = Text(action, card.id, "aspect", item.names, "action", ability)
                self.cards.texts[label] = text
                actions[action] = text
            reader.no_more()
            sides.append(AspectSide(card, actions))
        self.cards.aspects[item.id] = Aspect(item.id, item.names, special, sides[0], sides[1])

    def _hero(self, item: Item, row: Reader) -> None:
        values = {name: row.integer(name, 0, 9) for name in ATTRIBUTES}
        card = HeroCard(item, row.text("sheet"), row.text("alter_ego"), row.integer("life", 1, 20), values)
        self._texts(row, card)
        self.cards.heroes[item.id] = card
        sides = self.cards.sheets.setdefault(card.sheet, [])
        sides.append(item.id)
        if len(sides) == 2:
            self.cards.heroes[sides[0]].other = sides[1]
            self.cards.heroes[sides[1]].other = sides[0]

    def _support(self, item: Item, row: Reader) -> None:
        exclusive = row.has("hero")
        owner = (
            row.one_of("hero", tuple(self.cards.heroes)) if exclusive else row.one_of("sheet", tuple(self.cards.sheets))
        )
        card = Support(item, owner, exclusive, 0 if exclusive else row.integer("charge", 1, 9))
        self._texts(row, card)
        self.cards.supports[item.id] = card

    def _team_up(self, item: Item, row: Reader) -> None:
        card = TeamUp(item, row.one_of("sheet", tuple(self.cards.sheets)), row.integer("cost", 1, 20))
        self._texts(row, card)
        self.cards.team_ups[item.id] = card

    def _mission_fields(self, card: MissionCard, row: Reader) -> None:
        card.threat = row.integer("threat", 0, 9, 0)
        card.defy_from = self._selector(row, "defy_from")
        card.defy_then = self._effect(row, "defy_then", label_of(card.id, "defied"))
        card.rest_from = self._selector(row, "rest_from")
        if row.has("tactics_for"):
            card.tactics_for = row.one_of("tactics_for", tuple(self.cards.heroes))
        card.for_wilds = row.flag("for_wilds")
        card.arrives = self._effect(row, "arrives", label_of(card.id, "arrives"))
        card.ongoing = self._effect(row, "ongoing", label_of(card.id, "ongoing"))
        self._texts(row, card)
        self.cards.missions[card.id] = card

    def _hero_mission(self, item: Item, row: Reader) -> None:
        hero = row.one_of("hero", tuple(self.cards.heroes))
        card = MissionCard(item, "hero", hero, row.integer("progress", 0, 20), row.flag("per_player"))
        self._mission_fields(card, row)
        self.cards.hero_missions[hero] = item.id

    def _enemy_fields(self, item: Item, row: Reader, rank: str) -> EnemyCard:
        traits = list(row.words("traits", TRAITS))
        group = row.text("group") if row.has("group") else ""
        power = row.integer("power", 0, 9)
        life = row.integer("life", 1, 20)
        per_player = row.flag("per_player") if rank == "elite" else False
        card = EnemyCard(item, rank, group, power, life, per_player, row.integer("pawns", 1, 6, 1), traits)
        if rank != "elite":
            self._texts(row, card)
        self.cards.enemies[item.id] = card
        return card

    def _enemy(self, item: Item, row: Reader) -> None:
        self._enemy_fields(item, row, row.one_of("rank", RANKS[:4]))

    def _strike(self, item: Item, row: Reader) -> None:
        groups = list(row.words("groups", {enemy.group for enemy in self.cards.enemies.values() if enemy.group}))
        card = StrikeCard(item, row.integer("progress", 1, 20), row.flag("per_player"), groups, self._spawns(row))
        card.threshold = row.integer("threshold", 1, 20)
        card.completed = self._effect(row, "completed", label_of(item.id, "completed"))
        self._mission_fields(card, row)
        self.cards.strikes[item.id] = card

    def _nemesis(self, item: Item, row: Reader) -> None:
        space = self._numbers[row.integer("space", 1, 15)]
        threat, power, life = row.integer("threat", 0, 9), row.integer("power", 0, 9), row.integer("life", 1, 20)
        own = row.one_of("own", tuple(self.cards.enemies))
        card = Nemesis(item, space, threat, power, life, own, self._showdown(item, row.field("showdown")))
        abilities = row.field("abilities")
        for part in abilities.items():
            icon = part.one_of("icon", NEMESIS_ICONS)
            id = part.identifier()
            ability = self._ability(label_of(item.id, id), self.words.effect(part.field("effect")))
            card.abilities[icon] = ability
            text = Text(id, item.id, "nemesis", part.names(), "icon", ability)
            self.cards.texts[ability.label] = text
            part.no_more()
        for icon in set(NEMESIS_ICONS) - set(card.abilities):
            raise abilities.wrong("missing", field=f"icon: '{icon}'")
        if row.has("action"):
            card.sabotage = self._text(row.field("action"), Card(item, "nemesis", item.id), "action")
        self.cards.nemeses[item.id] = card

    def _showdown(self, item: Item, row: Reader) -> Showdown:
        id = f"{item.id}-showdown"
        start = self._ability(label_of(id, "start"), self.words.effect(row.field("start")))
        activation = self._ability(label_of(id, "activation"), self.words.effect(row.field("activation")))
        card = Showdown(item, row.integer("life", 1, 20), row.integer("threat", 0, 9), start, activation)
        card.id = id
        card.names = row.names()
        card.hides_progress = row.flag("hides_progress")
        card.slows_healing = row.flag("slows_healing")
        card.traits = list(row.words("traits", SHOWDOWN_TRAITS))
        self._texts(row, card)
        row.no_more()
        return card

    def _nemesis_mission(self, item: Item, row: Reader) -> None:
        nemesis = row.one_of("nemesis", tuple(self.cards.nemeses))
        card = MissionCard(item, "nemesis", nemesis, row.integer("progress", 1, 20), row.flag("per_player"))
        card.number = row.integer("number", 1, 3)
        card.threshold = row.integer("threshold", 1, 20)
        self._mission_fields(card, row)
        for side in ("passed", "failed"):
            reader = row.field(side)
            back = MissionBack(item)
            back.id = reader.identifier()
            back.names = reader.names()
            back.effect = self._effect(reader, "effect", label_of(back.id, "effect"))
            self._texts(reader, back)
            reader.no_more()
            self.cards.backs[back.id] = back
            if side == "passed":
                card.passed = back
            else:
                card.failed = back
        self.cards.nemesis_missions.setdefault(nemesis, []).append(item.id)

    def _event(self, item: Item, row: Reader) -> None:
        nemesis = row.one_of("nemesis", tuple(self.cards.nemeses)) if row.has("nemesis") else ""
        icons: list[str] = []
        for part in row.field("icons").items():
            icons.append(part.as_one_of(ICONS))
        card = EventCard(item, nemesis, icons, row.flag("activation"), self._spawns(row))
        card.effect = self._effect(row, "effect", label_of(item.id, "effect"))
        card.discard_for = row.integer("discard_for", 1, 9, 0)
        card.until_hero_phase_ends = row.flag("until_hero_phase_ends")
        self._texts(row, card)
        self.cards.events[item.id] = card

    def _side_mission(self, item: Item, row: Reader) -> None:
        if row.has("power"):
            card = MissionCard(item, "side", "", 0, False)
            card.elite = self._enemy_fields(item, row, "elite")
            card.space = self._numbers[row.integer("space", 1, 15)]
        else:
            card = MissionCard(item, "side", "", row.integer("progress", 1, 20), row.flag("per_player"))
        card.team_up = row.integer("team_up", 0, 9)
        self._mission_fields(card, row)
        self.cards.side_missions.append(item.id)

    # --- indexes ------------------------------------------------------------------------------------------------

    def _index(self) -> None:
        cards = self.cards
        for text in cards.texts.values():
            if text.kind == "trigger":
                cards.triggers.setdefault(text.ability.on, []).append(text)
        cards.free_texts = [text for text in cards.texts.values() if text.kind == "free"]
        cards.commuting = {label for label, ability in cards.abilities.items() if _commutes(ability)}
        for card in cards.by_id.values():
            for passive in card.passives:
                cards.passives.setdefault(passive.stat, []).append((card, passive))
        cards.shared = {
            sheet: [card.id for card in cards.supports.values() if card.owner == sheet and not card.exclusive]
            for sheet in cards.sheets
        }
        cards.exclusive = {card.owner: card.id for card in cards.supports.values() if card.exclusive}
        cards.team_up_of = {card.owner: card.id for card in cards.team_ups.values()}
        for enemy in sorted(cards.enemies.values(), key=lambda card: card.rank):
            if enemy.rank in ("1", "2", "3"):
                cards.groups.setdefault(enemy.group, []).append(enemy.id)


def known_names(cards: Cards) -> dict[str, Collection[str]]:
    """Return the names that words of cards may refer to, by kind."""
    return {
        "space": cards.registry.kinds["space"],
        "region": cards.regions,
        "text": {text.id for text in cards.texts.values()},
        "component": {id for kind in cards.registry.kinds.values() for id in kind},
    }


def read_cards(packs: Several[Pack] = ()) -> Cards:
    """Return everything in the box. Packs are applied, and their texts are checked."""
    cards = CardReader().read(packs)
    if packs:
        places = [place for pack in packs for place in pack.places()]
        check_abilities(cards.abilities.values(), places)
        completeness.check(cards, places)
    return cards


def _commutes(ability: Ability) -> bool:
    """Return whether the ability only places tokens, so that the order of such abilities does not matter."""
    return all(node.commutes if isinstance(node, DaggerVerb) else isinstance(node, Sequence) for node in ability.nodes)


def _parts(row: Reader) -> list[str]:
    """Return the names of a row's parts: its fields, and the ids of the texts in it."""
    if row.is_mapping():
        own = [row.text("id")] if row.has("id") else []
        return [*own, *row.keys(), *(name for key in row.keys() for name in _parts(row.field(key)))]  # noqa: SIM118
    return [] if row.is_value() else [name for part in row.items() for name in _parts(part)]
