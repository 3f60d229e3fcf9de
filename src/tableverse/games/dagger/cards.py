"""Components as data: sheets, cards, the map, and everything in the box by id. The effects of cards are trees.

A card has *texts* (actions paid with a token, free uses, triggers that respond to an occurrence) and *passives*
(changes to numbers while the card is in play). The rules know the kinds of cards, but no single card.
"""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.dagger.board import SpaceGraph
from tableverse.kernel.content import Item, Registry
from tableverse.kernel.effects import Ability, Condition, Effect, Number, Selector

ATTRIBUTES: Final = ("attack", "defy", "tactics")
ACTIONS: Final = ("move", "combat", "defy", "rest")
RANKS: Final = ("1", "2", "3", "own", "elite")
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
#: Numbers that a card may change, each with its possible scopes: see ``Passive``.
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
#: Effects that the nemesis's own enemies on its space have in the showdown.
SHOWDOWN_TRAITS: Final = ("own-vanish-for-it", "own-keep-it-covered")


class Passive:
    """A change to a number while a card is in play. ``scope`` limits it to an action, a rank or an enemy card."""

    __slots__ = ("amount", "scope", "stat", "when")

    def __init__(self, stat: str, scope: str, amount: Number[Any], when: Condition[Any] | None) -> None:
        self.stat = stat
        self.scope = scope
        self.amount = amount
        self.when = when


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
        combo: str = "",
        needs: Selector[Any] | None = None,
        once: bool = False,
        exhausts: bool = False,
        body: Effect[Any] | None = None,
    ) -> None:
        self.id = id
        self.card = card
        #: The kind of card on which the ability is printed.
        self.home = home
        self.names = names
        #: "action" (paid with a token), "free" (on your turn), "trigger", or "icon" (of a nemesis, called by events).
        self.kind = kind
        self.ability = ability
        #: The combo token that the ability costs, "strengthened" or "vulnerable", or "".
        self.combo = combo
        #: A selector that must find something before the text can be chosen.
        self.needs = needs
        self.once = once
        self.exhausts = exhausts
        #: The effect of the ability without its cost.
        self.body = ability.effect if body is None else body


class Card:
    """Base class of cards. ``owner`` is the hero, sheet or nemesis that owns the card."""

    __slots__ = ("battered", "home", "id", "names", "owner", "passives", "source", "texts")

    def __init__(self, item: Item, home: str, owner: str) -> None:
        self.id = item.id
        self.names = item.names
        self.source = item.source
        self.home = home
        self.owner = owner
        #: Whether the card is the battered side of an aspect sheet.
        self.battered = False
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
    """One side of an aspect sheet: four actions, and the passive abilities in ``card``."""

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


class MissionBack(Card):
    """The back of a nemesis mission, for one result: passed or failed."""

    __slots__ = ("effect",)

    def __init__(self, item: Item) -> None:
        super().__init__(item, "tucked", item.id)
        self.effect: Ability | None = None


class MissionCard(Card):
    """A first strike, nemesis, side or hero mission. With ``progress`` 0, only its text can complete it."""

    __slots__ = (
        "arrives",
        "completed",
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
        #: ``threat``: threat added each round while the mission is active. ``threshold``: the threat at which the
        #: mission fails.
        self.threat = 0
        self.threshold = 0
        self.team_up = 0
        self.number = 0
        #: ``defy_from``: spaces from which heroes can defy the mission. ``defy_then``: effect after defying.
        #: ``rest_from``: spaces where resting heroes may add progress.
        self.defy_from: Selector[Any] | None = None
        self.defy_then: Ability | None = None
        self.rest_from: Selector[Any] | None = None
        #: The hero who may test tactics instead of defy, or "".
        self.tactics_for = ""
        #: Whether a wild may put 1 progress here instead of resolving a D.A.G.G.E.R. effect.
        self.for_wilds = False
        self.arrives: Ability | None = None
        self.ongoing: Ability | None = None
        self.completed: Ability | None = None
        #: The two backs of a nemesis mission.
        self.passed: MissionBack | None = None
        self.failed: MissionBack | None = None
        #: The enemy of an elite side mission, and its starting space.
        self.elite: EnemyCard | None = None
        self.space = ""

    def backs(self) -> tuple[MissionBack, MissionBack]:
        """Return the backs of a nemesis mission: passed and failed."""
        assert self.passed is not None
        assert self.failed is not None
        return self.passed, self.failed


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


class Showdown(Card):
    """The back of a nemesis sheet. The nemesis's Life is per player."""

    __slots__ = ("activation", "hides_progress", "life", "slows_healing", "start", "threat", "traits")

    def __init__(self, item: Item, life: int, threat: int, start: Ability, activation: Ability) -> None:
        super().__init__(item, "showdown", item.id)
        self.life = life
        self.threat = threat
        self.start = start
        self.activation = activation
        #: Whether containment tokens hide progress, and whether they slow healing.
        self.hides_progress = False
        self.slows_healing = False
        #: Effects of the nemesis's own enemies on its space.
        self.traits: list[str] = []


class Nemesis:
    """Both sides of a nemesis sheet."""

    __slots__ = ("abilities", "id", "life", "names", "own", "power", "sabotage", "showdown", "space", "threat")

    def __init__(
        self, item: Item, space: str, threat: int, power: int, life: int, own: str, showdown: Showdown
    ) -> None:
        self.id = item.id
        self.names = item.names
        self.space = space
        self.threat = threat
        self.power = power
        self.life = life
        self.own = own
        self.showdown = showdown
        #: Abilities by the icon with which events trigger them.
        self.abilities: dict[str, Ability] = {}
        #: An action for heroes printed on the sheet, or None.
        self.sabotage: Text | None = None


class EventCard(Card):
    __slots__ = ("activation", "discard_for", "effect", "icons", "nemesis", "spawns", "until_hero_phase_ends")

    def __init__(self, item: Item, nemesis: str, icons: list[str], activation: bool, spawns: list[Spawn]) -> None:
        super().__init__(item, "event", nemesis)
        self.nemesis = nemesis
        self.icons = icons
        self.activation = activation
        self.spawns = spawns
        self.effect: Ability | None = None
        #: For held events: ``discard_for``, the team-up that discards the event, and ``until_hero_phase_ends``, whether
        #: the event stays until a hero phase ends.
        self.discard_for = 0
        self.until_hero_phase_ends = False


class Origin:
    """The source of a component. Parts in ``ours`` are reconstructed instead."""

    __slots__ = ("ours", "source")

    def __init__(self, source: str, ours: list[str]) -> None:
        self.source = source
        self.ours = ours

    def of(self, *parts: str) -> str:
        """Return the source of the parts with these names."""
        return RECONSTRUCTED if any(part in self.ours for part in parts) else self.source


#: Kinds of cards that belong to a hero, or to a hero's aspect or sheet.
HERO_HOMES: Final = ("hero", "aspect", "support", "exclusive", "team-up")
#: Maximum size of the cache of rosters; a table needs only a few.
ROSTERS: Final = 500


class Roster:
    """The cards that can be in play with certain heroes: the heroes' cards, and cards that belong to no hero.

    Most cards in the box belong to other heroes. Lookups are computed on first use.
    """

    __slots__ = ("_answers", "_cards", "_changes", "_owners", "changed", "free_texts")

    def __init__(self, cards: Cards, owners: set[str]) -> None:
        self._cards = cards
        self._owners = owners
        #: Texts by the kind of occurrence to which they respond.
        self._answers: dict[str, list[tuple[Text, Card]]] = {}
        #: Passives by number and scope.
        self._changes: dict[tuple[str, str], list[tuple[Card, Passive]]] = {}
        self.free_texts = self._in_roster(cards.free_texts)
        #: The numbers that any card of the roster may change, in any scope.
        self.changed = {stat for stat, every in cards.passives.items() if any(self._has(card) for card, _ in every)}

    def answers(self, kind: str) -> list[tuple[Text, Card]]:
        """Return the texts that respond to a kind of occurrence, each with its card."""
        found = self._answers.get(kind)
        if found is None:
            found = self._answers[kind] = self._in_roster(self._cards.triggers.get(kind, []))
        return found

    def changes(self, stat: str, scope: str) -> list[tuple[Card, Passive]]:
        """Return the passives that change a number in this scope, or in every scope."""
        found = self._changes.get((stat, scope))
        if found is None:
            every = self._cards.passives.get(stat, [])
            found = [(card, part) for card, part in every if self._has(card) and part.scope in ("", scope)]
            self._changes[stat, scope] = found
        return found

    def _in_roster(self, texts: list[Text]) -> list[tuple[Text, Card]]:
        found: list[tuple[Text, Card]] = []
        for text in texts:
            card = self._cards.by_id[text.card]
            if self._has(card):
                found.append((text, card))
        return found

    def _has(self, card: Card) -> bool:
        return card.home not in HERO_HOMES or card.owner in self._owners


class Cards:
    """Everything in the box by id, filled by ``reading``."""

    def __init__(self) -> None:
        self.registry = Registry()
        self.board = SpaceGraph([], [])
        self.abilities: dict[str, Ability] = {}
        self.texts: dict[str, Text] = {}
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
        self.backs: dict[str, MissionBack] = {}
        #: Every card with a text or a passive, by id.
        self.by_id: dict[str, Card] = {}
        #: Origins by kind and id: the source of a component, and its reconstructed parts.
        self.origins: dict[tuple[str, str], Origin] = {}
        #: Triggers by the kind of occurrence, and texts used without a token.
        self.triggers: dict[str, list[Text]] = {}
        self.free_texts: list[Text] = []
        #: Labels of abilities that only place tokens, so that their order does not matter.
        self.commuting: set[str] = set()
        #: Passives by number, each with its card.
        self.passives: dict[str, list[tuple[Card, Passive]]] = {}
        #: Shared supports by sheet, exclusive supports by hero, team-up cards by sheet.
        self.shared: dict[str, list[str]] = {}
        self.exclusive: dict[str, str] = {}
        self.team_up_of: dict[str, str] = {}
        #: Enemy cards of rank 1, 2 and 3 by group.
        self.groups: dict[str, list[str]] = {}
        #: Rosters by the ids and aspects of the heroes.
        self.rosters: dict[str, Roster] = {}

    def roster(self, heroes: str, owners: set[str]) -> Roster:
        if len(self.rosters) >= ROSTERS:
            self.rosters.clear()
        found = self.rosters[heroes] = Roster(self, owners)
        return found
