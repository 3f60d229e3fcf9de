"""Where everything stands: heroes and their cards, enemies, missions, tracks and decks."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.dagger.board import SpaceGraph
from tableverse.games.dagger.cards import Cards, Roster
from tableverse.games.dagger.ids import ILIAD, NOWHERE
from tableverse.kernel.fields import Shared, attached, field, plain
from tableverse.kernel.plain import Plain
from tableverse.kernel.state import State

#: Whose round it was when the first player was eliminated: nobody's yet.
NEVER: Final = -1
SIDE_SPOTS: Final = ("green", "purple", "blue")
HERO_SPOT: Final = "yellow"


@plain
class Hero(Plain):
    """A hero in play: the face-up sides of both sheets and what lies on and beside them.

    ``id`` is the hero whose side is up; the lists and the dict are replaced, never changed in place.
    """

    id: str
    seat: int
    aspect: str
    battered: bool = False
    #: Empty while the hero is off the board: before set-up ends, after a defeat, when eliminated.
    space: str = NOWHERE
    damage: int = 0
    strengthened: bool = False
    #: Aspect tokens not yet spent in this hero phase.
    normal: int = 0
    empowered: int = 0
    #: Aspect spaces of the two sheets that hold a token; an aspect action may stand here twice.
    used: Shared[list[str]] = field(factory=list)
    #: Shared supports that are face up, and the progress on those that are not.
    ready: Shared[list[str]] = field(factory=list)
    charge: Shared[dict[str, int]] = field(factory=dict)
    #: The exclusive support is in play.
    unlocked: bool = False
    #: The hero mission is still face down in the play area.
    mission: bool = True
    #: The team-up card is ready.
    teamed: bool = False
    eliminated: bool = False
    #: The space, of a sheet or of the board, that holds the empowered token once it is spent.
    empowered_on: str = ""


@plain
class Enemy(Plain):
    """A pawn on the board, the nemesis included."""

    id: str
    card: str
    space: str
    damage: int = 0
    vulnerable: bool = False


@plain
class Mission(Plain):
    """An active mission. ``mark``: the enemy that it is about; ``bases``: bases that hold progress of it."""

    id: str
    spot: str = ""
    progress: int = 0
    mark: str = ""
    bases: Shared[list[str]] = field(factory=list)


@plain
class Held(Plain):
    """An event that stays by the board: whose it is, how many of their tokens it holds, and since which round."""

    id: str
    hero: str
    tokens: int
    rounds: int


@plain
class DaggerState(State):
    #: easier, normal or harder.
    difficulty: str
    heroes: list[Hero]
    enemies: list[Enemy]
    nemesis: Enemy
    #: The enemy cards of rank 1, 2 and 3 in this game, then the nemesis's own.
    groups: list[str]
    threat: int = 0
    team_up: int = 0
    invaded: list[str] = field(factory=list)
    iliad: str = NOWHERE
    bifrost: str = NOWHERE
    #: Index of the hero with the first player token.
    first: int = 0
    rounds: int = 0
    #: setup, hero or nemesis.
    phase: str = "setup"
    #: The hero whose turn it is.
    acting: str = ""
    #: The active card of the nemesis mission deck; none in the showdown.
    top: Mission | None = None
    mission_deck: list[str] = field(factory=list)
    #: Completed nemesis missions by the text that shows: a passed or a failed one.
    tucked: list[str] = field(factory=list)
    sides: list[Mission] = field(factory=list)
    hero_mission: Mission | None = None
    side_deck: list[str] = field(factory=list)
    #: The event deck as it was stacked, the next card last; the first pile is what was put at the bottom.
    piles: list[list[str]] = field(factory=list)
    #: Events that everybody has seen, in the order they were.
    seen: list[str] = field(factory=list)
    top_known: bool = False
    held: list[Held] = field(factory=list)
    #: The event being resolved, and which of its icons are cancelled.
    event: str = ""
    cancelled: list[str] = field(factory=list)
    #: Progress on the nemesis sheet.
    sheet: int = 0
    containment: int = 0
    stunned: bool = False
    showdown: bool = False
    #: Progress on enemy cards.
    card_progress: dict[str, int] = field(factory=dict)
    #: Aspect spaces of bases and of the nemesis sheet that hold a token.
    board_tokens: list[str] = field(factory=list)
    #: Texts used up until the next hero phase starts.
    once: list[str] = field(factory=list)
    all_empowered: bool = False
    #: What attacks and abilities of the nemesis deal on top in this nemesis phase.
    extra_damage: int = 0
    #: Regions whose enemies do not activate in this nemesis phase.
    calm: list[str] = field(factory=list)
    #: Heroes damaged by attacks of the nemesis's own enemies in this activation.
    hurt: list[str] = field(factory=list)
    #: The round in which a player was first eliminated.
    clock: int = NEVER
    #: It is asked when nothing is left to do but to end the turn. Not in imagined worlds: there it is in the way.
    asks_end: bool = False
    SPARSE: ClassVar[tuple[str, ...]] = ("asks_end",)
    #: The content, attached by the game; and what of it can be in play with these heroes, once somebody has asked (see
    #: ``rules.in_play``).
    cards: Cards = attached()
    roster: Roster | None = attached(default=None)

    # --- who and where ------------------------------------------------------------------------------------------

    @property
    def board(self) -> SpaceGraph:
        return self.cards.board

    def hero(self, id: str) -> Hero | None:
        """A hero on the board."""
        for hero in self.heroes:
            if hero.id == id and hero.space:
                return hero
        return None

    def present_hero(self, id: str) -> Hero:
        """A hero who must be on the board: whoever was asked is."""
        hero = self.hero(id)
        if hero is None:
            raise LookupError(id)
        return hero

    def enemy(self, id: str) -> Enemy | None:
        if self.nemesis.id == id:
            return self.nemesis
        for enemy in self.enemies:
            if enemy.id == id:
                return enemy
        return None

    def present_enemy(self, id: str) -> Enemy:
        enemy = self.enemy(id)
        if enemy is None:
            raise LookupError(id)
        return enemy

    def present(self) -> list[Hero]:
        """The heroes on the board in turn order, from the first player on."""
        heroes = self.heroes
        if self.first:
            heroes = heroes[self.first :] + heroes[: self.first]
        return [hero for hero in heroes if hero.space]

    def leader(self) -> Hero:
        """The first player, or the next hero on the board if that one is not there."""
        present = self.present()
        return present[0] if present else self.heroes[self.first]

    def foes(self) -> list[Enemy]:
        """All enemies on the board, the nemesis last."""
        return [*self.enemies, self.nemesis]

    def place_of(self, thing: str) -> str:
        """The space of a hero, an enemy, a base or a space itself; empty if it is nowhere."""
        if thing in self.cards.board.spaces:
            return thing
        if thing == ILIAD:
            return self.iliad
        hero = self.hero(thing)
        if hero is not None:
            return hero.space
        enemy = self.enemy(thing)
        return enemy.space if enemy is not None else NOWHERE

    def distance(self, one: str, other: str) -> int:
        return self.cards.board.distance(one, other, self.bifrost)

    def neighbours(self, space: str) -> list[str]:
        return self.cards.board.neighbours(space, self.bifrost)

    def nearby(self, one: str, other: str) -> bool:
        """The same space or an adjacent one."""
        return one == other or other in self.neighbours(one)

    def same_region(self, one: str, other: str) -> bool:
        """On Asgard, which is in no region: only what is there too."""
        if not one or not other:
            return False
        region = self.board.region(one)
        return self.board.region(other) == region if region else one == other

    # --- bases --------------------------------------------------------------------------------------------------

    def bases(self) -> list[str]:
        return [*self.board.bases, ILIAD]

    def base_at(self, space: str) -> str:
        if space == self.iliad:
            return ILIAD
        return space if space in self.board.bases else ""

    def operational(self) -> list[str]:
        return [base for base in self.bases() if base not in self.invaded]

    def bases_in_region_of(self, space: str) -> list[str]:
        region = self.board.region(space)
        if not region:
            return []
        return [base for base in self.bases() if self.board.region(self.place_of(base)) == region]

    # --- counting -----------------------------------------------------------------------------------------------

    def per_player(self) -> int:
        """What the per-player icon multiplies by; eliminated players still count."""
        return len(self.heroes) + {"easier": -1, "normal": 0, "harder": 1}[self.difficulty]

    def spawning(self) -> int:
        """For how many heroes enemies spawn: the variants never go below two or above five."""
        return max(2, min(5, self.per_player()))

    def missions(self) -> list[Mission]:
        """All active missions: the top one of the nemesis deck, side missions, the hero mission."""
        found = [] if self.top is None else [self.top]
        found.extend(self.sides)
        if self.hero_mission is not None:
            found.append(self.hero_mission)
        return found

    def mission(self, id: str) -> Mission | None:
        if self.top is not None and self.top.id == id:
            return self.top
        for mission in self.sides:
            if mission.id == id:
                return mission
        return self.hero_mission if self.hero_mission is not None and self.hero_mission.id == id else None

    def active_mission(self, id: str) -> Mission:
        mission = self.mission(id)
        if mission is None:
            raise LookupError(id)
        return mission

    def events_left(self) -> int:
        return sum(len(pile) for pile in self.piles)
