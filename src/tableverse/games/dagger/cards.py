"""The contents of the box: sheets, cards and the map, read from YAML. What a card does is an effect tree.

A card carries *texts*: actions that a token pays for, uses that are free, triggers that answer an occurrence; and
*passives*, numbers that it changes as long as it is in play. The rules know the kinds of card, never a card.
"""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Sequence as Several
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from tableverse.games.dagger.board import Board, Space
from tableverse.games.dagger.happenings import HAPPENINGS
from tableverse.games.dagger.words.act import Act, closed, many
from tableverse.games.dagger.words.conditions import Flag, TargetIs
from tableverse.games.dagger.words.numbers import Every, is_plain
from tableverse.games.dagger.words.tokens import ComboDone, Use
from tableverse.games.dagger.words.vocabulary import ACTIONS as ACTIONS
from tableverse.games.dagger.words.vocabulary import ATTRIBUTES as ATTRIBUTES
from tableverse.games.dagger.words.vocabulary import RANKS as RANKS
from tableverse.games.dagger.words.vocabulary import DaggerWords
from tableverse.kernel.content import Item, Reader, Registry, fingerprint, open_yaml, pack_rows
from tableverse.kernel.effects import Ability, Condition, Effect, Number, Selector, Sequence, Voice, check_ability
from tableverse.kernel.i18n import LANGUAGES

RECONSTRUCTED: Final = "reconstructed"
ICONS: Final = ("ongoing", "side-mission", "ability-1", "ability-2", "ability-3")
TRAITS: Final = (
    "hunts",
    "fast",
    "raids",
    "reach-1",
    "reach-2",
    "sweeps",
    "payback",
    "demoralizes",
    "rises-again",
    "grows",
    "copies-attack",
    "never-vulnerable",
    "hurt-by-attacks-only",
    "blocks-support",
    "shields-nemesis",
)
#: What a card may change by a number, each with what narrows it: see ``Passive``.
STATS: Final[dict[str, tuple[str, ...]]] = {
    "successes": ("combat", "defy", "attack"),
    "dice": ("combat", "defy"),
    "move": ("action",),
    "power": (*RANKS, "nemesis"),
    "combat-reach": (),
    "defy-reach": (),
    "hidden": (),
    "any-base": (),
    "no-charge": (),
    "no-team-up-spending": (),
    "no-support": (),
    "no-wild-support": (),
    "sheet-by-ability": (),
    "life": ("nemesis",),
    "upgrade": (),
}
#: What own enemies on its space do for a nemesis in the showdown.
SHOWDOWN_TRAITS: Final = ("own-vanish-for-it", "own-keep-it-covered")
#: Parts that are not written in the row itself: a link stands at one of its two spaces, icons beside the abilities.
ELSEWHERE: Final = ("links", "icons")
COLOURS: Final = ("blue", "purple", "red", "yellow")
KINDS: Final = (
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


class Passive:
    """A number that a card changes while it is in play. ``scope`` narrows it: an action, a rank, an enemy's card."""

    __slots__ = ("amount", "scope", "stat", "when")

    def __init__(self, stat: str, scope: str, amount: Number, when: Condition | None) -> None:
        self.stat = stat
        self.scope = scope
        self.amount = amount
        self.when = when

    def say(self, voice: Voice) -> str:
        scope = self.scope or "none"
        said = {"scope": voice.word(f"dagger-scope-{scope}"), "scope-is": scope, "amount": self.amount.say(voice)}
        said["amount-is"] = "plain" if is_plain(self.amount) else "counted"
        said["amount-many"] = many(self.amount)
        if isinstance(self.amount, Every):
            said["step"], said["number"] = str(self.amount.step), self.amount.counted(voice)
        effect = voice.word(f"dagger-passive-{self.stat}", **said)
        if self.when is not None:
            condition = {"condition": self.when.say(voice), "when-is": self._occasion()}
            effect = voice.word("dagger-passive-when", effect=effect, **condition)
        return closed(effect)

    def _occasion(self) -> str:
        """What the condition is about: the enemy attacked, the showdown, or anything else."""
        if isinstance(self.when, TargetIs) and self.when.what != "crowded":
            return "target"
        return "showdown" if isinstance(self.when, Flag) and self.when.name == "showdown" else "other"


class Text:
    """One ability of a card."""

    __slots__ = ("ability", "body", "card", "combo", "exhausts", "home", "id", "kind", "names", "needs", "once")

    def __init__(
        self,
        id: str,
        card: str,
        home: str,
        names: dict[str, str],
        kind: str,
        ability: Ability,
        combo: str,
        needs: Selector | None,
        once: bool,
        exhausts: bool,
        body: Effect | None = None,
    ) -> None:
        self.id = id
        self.card = card
        #: What kind of card it stands on.
        self.home = home
        self.names = names
        #: action (a token pays for it), free (on your turn), trigger, or icon (of a nemesis: events call it).
        self.kind = kind
        self.ability = ability
        #: The combo token that it costs, if any: strengthened or vulnerable.
        self.combo = combo
        #: Something must be found for it to be chosen.
        self.needs = needs
        self.once = once
        self.exhausts = exhausts
        #: What it does apart from what using it costs.
        self.body = ability.effect if body is None else body


class Card:
    """What all cards have. ``owner``: a hero, a sheet or a nemesis that it belongs to."""

    __slots__ = ("home", "id", "names", "owner", "passives", "source", "texts")

    def __init__(self, item: Item, home: str, owner: str) -> None:
        self.id = item.id
        self.names = item.names
        self.source = item.source
        self.home = home
        self.owner = owner
        self.texts: list[Text] = []
        self.passives: list[Passive] = []


class HeroCard(Card):
    __slots__ = ("alter_ego", "life", "other", "sheet", "values")

    def __init__(self, item: Item, sheet: str, alter_ego: str, life: int, values: dict[str, int]) -> None:
        super().__init__(item, "hero", item.id)
        self.sheet = sheet
        self.alter_ego = alter_ego
        self.life = life
        self.values = values
        #: The hero on the other side of the sheet.
        self.other = ""


class AspectSide:
    """One side of an aspect sheet: four actions, and a passive ability in ``card``."""

    __slots__ = ("actions", "card")

    def __init__(self, card: Card, actions: dict[str, Text]) -> None:
        self.card = card
        self.actions = actions


class Aspect:
    __slots__ = ("battered", "heroic", "id", "names", "special")

    def __init__(self, id: str, names: dict[str, str], special: list[str], heroic: AspectSide, battered: AspectSide):
        self.id = id
        self.names = names
        self.special = special
        self.heroic = heroic
        self.battered = battered

    def side(self, battered: bool) -> AspectSide:
        return self.battered if battered else self.heroic


class Support(Card):
    __slots__ = ("charge", "exclusive")

    def __init__(self, item: Item, owner: str, exclusive: bool, charge: int) -> None:
        super().__init__(item, "exclusive" if exclusive else "support", owner)
        self.exclusive = exclusive
        self.charge = charge


class TeamUp(Card):
    __slots__ = ("cost",)

    def __init__(self, item: Item, owner: str, cost: int) -> None:
        super().__init__(item, "team-up", owner)
        self.cost = cost


class MissionCard(Card):
    """A first strike, nemesis, side or hero mission. ``progress`` 0: completed by what its text says."""

    __slots__ = (
        "arrives",
        "completed",
        "defiable",
        "defy_from",
        "defy_then",
        "elite",
        "failed",
        "for_wilds",
        "kind",
        "number",
        "ongoing",
        "passed",
        "per_player",
        "progress",
        "rest_from",
        "space",
        "tactics_for",
        "team_up",
        "threat",
        "threshold",
    )

    def __init__(self, item: Item, kind: str, owner: str, progress: int, per_player: bool) -> None:
        super().__init__(item, "mission", owner)
        self.kind = kind
        self.progress = progress
        self.per_player = per_player
        #: Threat that it adds each round while active; threat at which it is failed.
        self.threat = 0
        self.threshold = 0
        self.team_up = 0
        self.number = 0
        #: From which spaces it may be defied, what follows, and where resting heroes may work on it.
        self.defy_from: Selector | None = None
        self.defy_then: Ability | None = None
        self.rest_from: Selector | None = None
        #: A hero who may test tactics in place of defy.
        self.tactics_for = ""
        #: Whoever may resolve a D.A.G.G.E.R. effect for a wild may put 1 progress here instead.
        self.for_wilds = False
        self.arrives: Ability | None = None
        self.ongoing: Ability | None = None
        self.completed: Ability | None = None
        #: Nemesis missions: the texts on the back.
        self.passed: Card | None = None
        self.failed: Card | None = None
        #: Elite side missions: the enemy, and where its pawn starts.
        self.elite: EnemyCard | None = None
        self.space = ""


class EnemyCard(Card):
    __slots__ = ("group", "life", "pawns", "per_player", "power", "rank", "traits")

    def __init__(
        self, item: Item, rank: str, group: str, power: int, life: int, per_player: bool, pawns: int, traits: list[str]
    ) -> None:
        super().__init__(item, "enemy", group)
        self.rank = rank
        self.group = group
        self.power = power
        self.life = life
        self.per_player = per_player
        self.pawns = pawns
        self.traits = traits


class Spawn:
    __slots__ = ("dots", "rank", "space")

    def __init__(self, rank: str, space: str, dots: int) -> None:
        self.rank = rank
        self.space = space
        self.dots = dots


class StrikeCard(MissionCard):
    __slots__ = ("groups", "spawns")

    def __init__(self, item: Item, progress: int, per_player: bool, groups: list[str], spawns: list[Spawn]) -> None:
        super().__init__(item, "strike", "", progress, per_player)
        self.groups = groups
        self.spawns = spawns


class Nemesis:
    """Both sides of the sheet. ``showdown`` holds what the back changes while it is up."""

    __slots__ = (
        "abilities",
        "activation",
        "hides_progress",
        "id",
        "life",
        "names",
        "own",
        "power",
        "sabotage",
        "showdown",
        "showdown_life",
        "showdown_threat",
        "slows_healing",
        "space",
        "start",
        "threat",
        "traits",
    )

    def __init__(
        self, id: str, names: dict[str, str], space: str, threat: int, power: int, life: int, own: str
    ) -> None:
        self.id = id
        self.names = names
        self.space = space
        self.threat = threat
        self.power = power
        self.life = life
        self.own = own
        self.abilities: dict[str, Ability] = {}
        #: An action for heroes, printed on the sheet.
        self.sabotage: Text | None = None
        self.showdown: Card | None = None
        self.showdown_life = 0
        self.showdown_threat = 0
        self.start: Ability | None = None
        self.activation: Ability | None = None
        #: What containment tokens do in the showdown.
        self.hides_progress = False
        self.slows_healing = False
        #: What own enemies on its space do for it in the showdown.
        self.traits: list[str] = []


class EventCard(Card):
    __slots__ = ("activation", "discard_for", "effect", "icons", "nemesis", "spawns", "until_hero_phase_ends")

    def __init__(self, item: Item, nemesis: str, icons: list[str], activation: bool, spawns: list[Spawn]) -> None:
        super().__init__(item, "event", nemesis)
        self.nemesis = nemesis
        self.icons = icons
        self.activation = activation
        self.spawns = spawns
        self.effect: Ability | None = None
        #: Held events: the team-up that discards it, or until when it stays.
        self.discard_for = 0
        self.until_hero_phase_ends = False


class Origin:
    """``source`` holds for all parts of a component but those that are ``ours``."""

    __slots__ = ("ours", "source")

    def __init__(self, source: str, ours: list[str]) -> None:
        self.source = source
        self.ours = ours

    def of(self, *parts: str) -> str:
        """The source of something that stands under one of these names."""
        return RECONSTRUCTED if any(part in self.ours for part in parts) else self.source


class Box:
    """Everything in the box, by id."""

    def __init__(self, packs: tuple[Path, ...] = ()) -> None:
        self.registry = Registry()
        self.words = DaggerWords()
        self.abilities: dict[str, Ability] = {}
        self.texts: dict[str, Text] = {}
        self.spaces: list[Space] = []
        self.links: list[tuple[str, str]] = []
        self.regions: dict[str, Item] = {}
        self.base_effects: dict[str, Ability] = {}
        self.aspects: dict[str, Aspect] = {}
        self.heroes: dict[str, HeroCard] = {}
        self.sheets: dict[str, list[str]] = {}
        self.supports: dict[str, Support] = {}
        self.team_ups: dict[str, TeamUp] = {}
        self.missions: dict[str, MissionCard] = {}
        self.hero_missions: dict[str, str] = {}
        self.side_missions: list[str] = []
        self.strikes: dict[str, StrikeCard] = {}
        self.enemies: dict[str, EnemyCard] = {}
        self.nemeses: dict[str, Nemesis] = {}
        self.nemesis_missions: dict[str, list[str]] = {}
        self.events: dict[str, EventCard] = {}
        self.backs: dict[str, Card] = {}
        #: Every card with a text or a passive, by its id.
        self.cards: dict[str, Card] = {}
        #: By kind and id: where a component is known from, and which parts of it are ours all the same.
        self.origins: dict[str, Origin] = {}
        self._data: list[Any] = []
        rows: dict[str, dict[str, Reader]] = {}
        folder = files("tableverse.games.dagger") / "content"
        for kind in KINDS:
            rows[kind] = {}
            for row in open_yaml(folder / f"{kind}.yaml").items():
                item = Item.read(kind, row)
                self._note_origin(item, row)
                self.registry.add(item, row)
                rows[kind][item.id] = row
        for pack in packs:
            for kind, row in pack_rows(pack, "dagger"):
                if kind not in KINDS:
                    raise row.wrong("not-one-of", value=kind[:40], allowed=", ".join(KINDS))
                item = Item.read(kind, row)
                self._note_origin(item, row)
                self.registry.add(item, row, replaces=True)
                rows[kind][item.id] = row
        self._numbers: dict[int, str] = {}
        self._read = self._readers()
        for kind in KINDS:
            for id, row in rows[kind].items():
                self._read[kind](self.registry.kinds[kind][id], row)
                row.no_more()
                self._data.append(_plain(row))
        self._look_up()
        self.board = Board(self.spaces, self.links)
        self._index()
        self.fingerprint = fingerprint(self._data)
        if packs:
            self.check([str(pack) for pack in packs])

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

    def check(self, folders: Several[str] = ()) -> None:
        """Raises BadContent for the first text that does not work or cannot be said; only for those written in certain
        folders if so asked."""
        for ability in self.abilities.values():
            if not folders or any(node.file.startswith(tuple(folders)) for node in ability.nodes if node.file):
                for problem in check_ability(ability):
                    raise problem.error()

    def check_row(self, kind: str, row: Reader) -> None:
        """One row by itself, as a pack would bring it. The box is not fit for play afterwards."""
        before = dict(self.abilities)
        self.words.anew()
        item = Item.read(kind, row)
        self._note_origin(item, row)
        self._read[kind](item, row)
        row.no_more()
        self._look_up()
        for label, ability in self.abilities.items():
            if before.get(label) is not ability:
                for problem in check_ability(ability):
                    raise problem.error()

    def _look_up(self) -> None:
        """Spaces, regions, texts and other components that were named exist."""
        self.words.look_up(
            {
                "space": self.registry.kinds["space"],
                "region": self.regions,
                "text": {text.id for text in self.texts.values()},
                "component": {id for kind in self.registry.kinds.values() for id in kind},
            }
        )

    def _note_origin(self, item: Item, row: Reader) -> None:
        """What is ours in part counts as reconstructed, however much of it the rulebook shows."""
        ours = (
            list(row.words("reconstructed", (*_parts(Reader(row.node, row.file)), *ELSEWHERE)))
            if row.has("reconstructed")
            else []
        )
        self.origins[f"{item.kind}/{item.id}"] = Origin(item.source, ours)
        if ours:
            item.source = RECONSTRUCTED

    # --- pieces of rows -----------------------------------------------------------------------------------------

    def _ability(self, label: str, effect: Effect, **more: Any) -> Ability:
        ability = Ability(label, effect, **more)
        self.abilities[label] = ability
        return ability

    def _effect(self, reader: Reader, field: str, label: str) -> Ability | None:
        if not reader.has(field):
            return None
        return self._ability(label, self.words.effect(reader.field(field)))

    def _selector(self, reader: Reader, field: str) -> Selector | None:
        return self.words.selector(reader.field(field)) if reader.has(field) else None

    def _texts(self, reader: Reader, card: Card) -> None:
        """The texts and passives of a card."""
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
            self.cards[card.id] = card

    def _text(self, part: Reader, card: Card, default: str) -> Text:
        id = part.identifier() if part.has("id") else default
        label = f"{card.id}/{id}"
        kind = part.one_of("use", ("action", "free", "trigger"))
        combo = part.one_of("combo", ("strengthened", "vulnerable")) if part.has("combo") else ""
        moment = part.one_of("moment", ("would", "before", "after")) if part.has("moment") else "after"
        once, exhausts = part.flag("once"), part.flag("exhausts")
        on = ""
        if kind == "trigger":
            on = part.one_of("on", tuple(HAPPENINGS))
            moments = HAPPENINGS[on].moments
            if moment not in moments:
                place = part.field("moment") if part.has("moment") else part
                raise place.wrong("no-such-moment", value=moment, at=on, known=", ".join(moments))
            self.words.scope = dict(HAPPENINGS[on].told())
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
        self.texts[label] = text
        return text

    def _spawns(self, reader: Reader) -> list[Spawn]:
        spawns: list[Spawn] = []
        for part in reader.field("spawns").items():
            space = self._numbers[part.integer("space", 1, 15)]
            spawns.append(Spawn(part.one_of("rank", RANKS[:4]), space, part.integer("dots", 1, 5)))
            part.no_more()
        return spawns

    # --- one kind after the other -------------------------------------------------------------------------------

    def _region(self, item: Item, row: Reader) -> None:
        row.one_of("colour", COLOURS)
        self.regions[item.id] = item

    def _space(self, item: Item, row: Reader) -> None:
        kind = row.one_of("kind", ("numbered", "base", "ocean", "asgard", "token"))
        if kind == "token":
            effect = self._effect(row, "effect", f"{item.id}/support")
            if effect is not None:
                self.base_effects[item.id] = effect
            return
        number = row.integer("number", 1, 15) if kind == "numbered" else 0
        region = row.one_of("region", tuple(self.regions)) if kind != "asgard" else ""
        space = Space(item.id, kind, number, region, row.integer("x", 0, 100), row.integer("y", 0, 60))
        self.spaces.append(space)
        if number:
            self._numbers[number] = item.id
        if kind == "base":
            label = f"{item.id}/support"
            self.base_effects[item.id] = self._ability(label, self.words.effect(row.field("effect")))
        known = [other.id for other in self.spaces]
        if row.has("links"):
            for part in row.field("links").items():
                other = part.as_text()
                if other not in known:
                    raise part.wrong("not-one-of", value=other[:40], allowed=", ".join(known))
                self.links.append((item.id, other))

    def _aspect(self, item: Item, row: Reader) -> None:
        special = list(row.words("special", ACTIONS))
        sides: list[AspectSide] = []
        for side in ("heroic", "battered"):
            reader = row.field(side)
            card = Card(item, "aspect", item.id)
            card.id = f"{item.id}-{side}"
            self._texts(reader, card)
            actions: dict[str, Text] = {}
            for action in ACTIONS:
                label = f"{card.id}/{action}"
                ability = self._ability(label, self.words.effect(reader.field(action)))
                text = Text(action, card.id, "aspect", item.names, "action", ability, "", None, False, False)
                self.texts[label] = text
                actions[action] = text
            reader.no_more()
            sides.append(AspectSide(card, actions))
        self.aspects[item.id] = Aspect(item.id, item.names, special, sides[0], sides[1])

    def _hero(self, item: Item, row: Reader) -> None:
        values = {name: row.integer(name, 0, 9) for name in ATTRIBUTES}
        card = HeroCard(item, row.text("sheet"), row.text("alter_ego"), row.integer("life", 1, 20), values)
        self._texts(row, card)
        self.heroes[item.id] = card
        sides = self.sheets.setdefault(card.sheet, [])
        sides.append(item.id)
        if len(sides) == 2:
            self.heroes[sides[0]].other = sides[1]
            self.heroes[sides[1]].other = sides[0]

    def _support(self, item: Item, row: Reader) -> None:
        exclusive = row.has("hero")
        owner = row.one_of("hero", tuple(self.heroes)) if exclusive else row.one_of("sheet", tuple(self.sheets))
        card = Support(item, owner, exclusive, 0 if exclusive else row.integer("charge", 1, 9))
        self._texts(row, card)
        self.supports[item.id] = card

    def _team_up(self, item: Item, row: Reader) -> None:
        card = TeamUp(item, row.one_of("sheet", tuple(self.sheets)), row.integer("cost", 1, 20))
        self._texts(row, card)
        self.team_ups[item.id] = card

    def _mission_fields(self, card: MissionCard, row: Reader) -> None:
        card.threat = row.integer("threat", 0, 9, 0)
        card.defy_from = self._selector(row, "defy_from")
        card.defy_then = self._effect(row, "defy_then", f"{card.id}/defied")
        card.rest_from = self._selector(row, "rest_from")
        if row.has("tactics_for"):
            card.tactics_for = row.one_of("tactics_for", tuple(self.heroes))
        card.for_wilds = row.flag("for_wilds")
        card.arrives = self._effect(row, "arrives", f"{card.id}/arrives")
        card.ongoing = self._effect(row, "ongoing", f"{card.id}/ongoing")
        self._texts(row, card)
        self.missions[card.id] = card

    def _hero_mission(self, item: Item, row: Reader) -> None:
        hero = row.one_of("hero", tuple(self.heroes))
        card = MissionCard(item, "hero", hero, row.integer("progress", 0, 20), row.flag("per_player"))
        self._mission_fields(card, row)
        self.hero_missions[hero] = item.id

    def _enemy_fields(self, item: Item, row: Reader, rank: str) -> EnemyCard:
        traits = list(row.words("traits", TRAITS))
        group = row.text("group") if row.has("group") else ""
        power = row.integer("power", 0, 9)
        life = row.integer("life", 1, 20)
        per_player = row.flag("per_player") if rank == "elite" else False
        card = EnemyCard(item, rank, group, power, life, per_player, row.integer("pawns", 1, 6, 1), traits)
        if rank != "elite":
            self._texts(row, card)
        self.enemies[item.id] = card
        return card

    def _enemy(self, item: Item, row: Reader) -> None:
        self._enemy_fields(item, row, row.one_of("rank", RANKS[:4]))

    def _strike(self, item: Item, row: Reader) -> None:
        groups = list(row.words("groups", {enemy.group for enemy in self.enemies.values() if enemy.group}))
        card = StrikeCard(item, row.integer("progress", 1, 20), row.flag("per_player"), groups, self._spawns(row))
        card.threshold = row.integer("threshold", 1, 20)
        card.completed = self._effect(row, "completed", f"{item.id}/completed")
        self._mission_fields(card, row)
        self.strikes[item.id] = card

    def _nemesis(self, item: Item, row: Reader) -> None:
        card = Nemesis(
            item.id,
            item.names,
            self._numbers[row.integer("space", 1, 15)],
            row.integer("threat", 0, 9),
            row.integer("power", 0, 9),
            row.integer("life", 1, 20),
            row.one_of("own", tuple(self.enemies)),
        )
        for part in row.field("abilities").items():
            icon = part.one_of("icon", ("1", "2", "3"))
            id = part.identifier()
            label = f"{item.id}/{id}"
            ability = self._ability(label, self.words.effect(part.field("effect")))
            card.abilities[icon] = ability
            self.texts[label] = Text(id, item.id, "nemesis", part.names(), "icon", ability, "", None, False, False)
            part.no_more()
        front = Card(item, "nemesis", item.id)
        if row.has("action"):
            card.sabotage = self._text(row.field("action"), front, "action")
        back = row.field("showdown")
        behind = Card(item, "showdown", item.id)
        behind.id = f"{item.id}-showdown"
        behind.names = back.names()
        card.showdown_life = back.integer("life", 1, 20)
        card.showdown_threat = back.integer("threat", 0, 9)
        card.start = self._effect(back, "start", f"{behind.id}/start")
        card.activation = self._effect(back, "activation", f"{behind.id}/activation")
        card.hides_progress = back.flag("hides_progress")
        card.slows_healing = back.flag("slows_healing")
        if back.has("traits"):
            card.traits = list(back.words("traits", SHOWDOWN_TRAITS))
        self._texts(back, behind)
        back.no_more()
        card.showdown = behind
        self.nemeses[item.id] = card

    def _nemesis_mission(self, item: Item, row: Reader) -> None:
        nemesis = row.one_of("nemesis", tuple(self.nemeses))
        card = MissionCard(item, "nemesis", nemesis, row.integer("progress", 1, 20), row.flag("per_player"))
        card.number = row.integer("number", 1, 3)
        card.threshold = row.integer("threshold", 1, 20)
        self._mission_fields(card, row)
        for side in ("passed", "failed"):
            reader = row.field(side)
            back = Card(item, "tucked", item.id)
            back.id = reader.identifier()
            back.names = reader.names()
            self._effect(reader, "effect", f"{back.id}/effect")
            self._texts(reader, back)
            reader.no_more()
            self.backs[back.id] = back
            if side == "passed":
                card.passed = back
            else:
                card.failed = back
        self.nemesis_missions.setdefault(nemesis, []).append(item.id)

    def _event(self, item: Item, row: Reader) -> None:
        nemesis = row.one_of("nemesis", tuple(self.nemeses)) if row.has("nemesis") else ""
        icons: list[str] = []
        for part in row.field("icons").items():
            if part.as_text() not in ICONS:
                raise part.wrong("not-one-of", value=part.as_text()[:40], allowed=", ".join(ICONS))
            icons.append(part.as_text())
        card = EventCard(item, nemesis, icons, row.flag("activation"), self._spawns(row))
        card.effect = self._effect(row, "effect", f"{item.id}/effect")
        card.discard_for = row.integer("discard_for", 1, 9, 0)
        card.until_hero_phase_ends = row.flag("until_hero_phase_ends")
        self._texts(row, card)
        self.events[item.id] = card

    def _side_mission(self, item: Item, row: Reader) -> None:
        if row.has("power"):
            card = MissionCard(item, "side", "", 0, False)
            card.elite = self._enemy_fields(item, row, "elite")
            card.space = self._numbers[row.integer("space", 1, 15)]
        else:
            card = MissionCard(item, "side", "", row.integer("progress", 1, 20), row.flag("per_player"))
        card.team_up = row.integer("team_up", 0, 9)
        self._mission_fields(card, row)
        self.side_missions.append(item.id)

    # --- ways to find things ------------------------------------------------------------------------------------

    def _index(self) -> None:
        #: Triggers by what they answer.
        self.triggers: dict[str, list[Text]] = {}
        for text in self.texts.values():
            if text.kind == "trigger":
                self.triggers.setdefault(text.ability.on, []).append(text)
        self.free_texts = [text for text in self.texts.values() if text.kind == "free"]
        #: Cards that change a number, by that number.
        self.passives: dict[str, list[tuple[Card, Passive]]] = {}
        for card in self.cards.values():
            for passive in card.passives:
                self.passives.setdefault(passive.stat, []).append((card, passive))
        self.shared = {
            sheet: [card.id for card in self.supports.values() if card.owner == sheet and not card.exclusive]
            for sheet in self.sheets
        }
        self.exclusive = {card.owner: card.id for card in self.supports.values() if card.exclusive}
        self.team_up_of = {card.owner: card.id for card in self.team_ups.values()}
        self.groups: dict[str, list[str]] = {}
        for enemy in sorted(self.enemies.values(), key=lambda card: card.rank):
            if enemy.rank in ("1", "2", "3"):
                self.groups.setdefault(enemy.group, []).append(enemy.id)

    def commutes(self, label: str) -> bool:
        """Does a text only put tokens down?"""
        return all(
            node.commutes if isinstance(node, Act) else isinstance(node, Sequence)
            for node in self.abilities[label].nodes
        )

    def problems(self) -> list[str]:
        """Everything wrong with the texts of the cards."""
        found = [str(problem) for ability in self.abilities.values() for problem in check_ability(ability)]
        for language in LANGUAGES:
            voice = Voice(language)
            for card in self.cards.values():
                for passive in card.passives:
                    passive.say(voice)
            for trait in TRAITS:
                voice.word(f"dagger-trait-{trait}")
            found.extend(f"no {language} text for '{key}'" for key in voice.missing)
        return found


def _parts(row: Reader) -> list[str]:
    """What parts of a row are called: its fields, and texts in it by their ids."""
    if row.is_mapping():
        own = [row.text("id")] if row.has("id") else []
        return [*own, *row.keys(), *(name for key in row.keys() for name in _parts(row.field(key)))]  # noqa: SIM118
    return [] if row.is_value() else [name for part in row.items() for name in _parts(part)]


def _plain(row: Reader) -> Any:
    """A row as JSON-ready values, for the fingerprint."""
    if row.is_value():
        return row.node.value
    if row.is_mapping():
        return {key: _plain(row.field(key)) for key in sorted(row.keys())}
    return [_plain(part) for part in row.items()]
