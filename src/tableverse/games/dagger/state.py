"""The state: heroes and their cards, enemies, missions, tracks and decks."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.dagger.board import SpaceGraph
from tableverse.games.dagger.cards import Cards, Roster
from tableverse.games.dagger.ids import ILIAD, NOWHERE
from tableverse.kernel.fields import Shared, attached, field, plain
from tableverse.kernel.plain import Plain
from tableverse.kernel.state import State

#: Value of ``clock`` while no player has been eliminated.
NEVER: Final = -1
SIDE_SPOTS: Final = ("green", "purple", "blue")
HERO_SPOT: Final = "yellow"


@plain
class Hero(Plain):
    """A hero in play: the faceup sides of both sheets, and the cards and tokens with them.

    ``id`` is the hero whose side is up. The lists and the dict are replaced, never mutated.
    """

    id: str
    seat: int
    aspect: str
    battered: bool = False
    #: The hero's space; "" while the hero is off the board: during set-up, after a defeat, or when eliminated.
    space: str = NOWHERE
    damage: int = 0
    strengthened: bool = False
    #: Unspent aspect tokens of this hero phase.
    normal: int = 0
    empowered: int = 0
    #: Action spaces of both sheets that hold a token. An aspect action may appear twice.
    used: Shared[list[str]] = field(factory=list)
    #: ``ready``: faceup shared supports. ``charge``: progress on each facedown shared support.
    ready: Shared[list[str]] = field(factory=list)
    charge: Shared[dict[str, int]] = field(factory=dict)
    #: Whether the exclusive support is in play.
    unlocked: bool = False
    #: Whether the hero mission is still facedown in the play area.
    mission: bool = True
    #: Whether the team-up card is ready.
    teamed: bool = False
    eliminated: bool = False
    #: The space, on a sheet or on the board, that holds the spent empowered token.
    empowered_on: str = ""


@plain
class Enemy(Plain):
    """A pawn on the board, including the nemesis."""

    id: str
    card: str
    space: str
    damage: int = 0
    vulnerable: bool = False


@plain
class Mission(Plain):
    """An active mission. ``mark`` is the enemy with the mission's token, ``bases`` the bases with its progress."""

    id: str
    spot: str = ""
    progress: int = 0
    mark: str = ""
    bases: Shared[list[str]] = field(factory=list)


@plain
class Held(Plain):
    """An event kept by the board: the owner of the tokens on it, their number, and the round when it was put there."""

    id: str
    hero: str
    tokens: int
    rounds: int


@plain
class DaggerState(State):
    #: "easier", "normal" or "harder".
    difficulty: str
    heroes: list[Hero]
    enemies: list[Enemy]
    nemesis: Enemy
    #: The enemy cards of rank 1, 2 and 3 in this game, then the nemesis's own enemy.
    groups: list[str]
    threat: int = 0
    team_up: int = 0
    invaded: list[str] = field(factory=list)
    iliad: str = NOWHERE
    bifrost: str = NOWHERE
    #: Index of the hero with the first player token.
    first: int = 0
    rounds: int = 0
    #: The current phase: "setup", "hero" or "nemesis".
    phase: str = "setup"
    #: The hero whose turn it is, or "".
    acting: str = ""
    #: The active card of the nemesis mission deck; None in the showdown.
    top: Mission | None = None
    mission_deck: list[str] = field(factory=list)
    #: Completed nemesis missions, each by the faceup half of its back: passed or failed.
    tucked: list[str] = field(factory=list)
    sides: list[Mission] = field(factory=list)
    hero_mission: Mission | None = None
    side_deck: list[str] = field(factory=list)
    #: The event deck in piles, next card last. The first pile holds events that are put at the bottom later.
    piles: list[list[str]] = field(factory=list)
    #: Events that everybody has seen, in order.
    seen: list[str] = field(factory=list)
    top_known: bool = False
    held: list[Held] = field(factory=list)
    #: The event being resolved, and its cancelled icons.
    event: str = ""
    cancelled: list[str] = field(factory=list)
    #: Progress on the nemesis sheet.
    sheet: int = 0
    containment: int = 0
    stunned: bool = False
    showdown: bool = False
    #: Progress on enemy cards.
    card_progress: dict[str, int] = field(factory=dict)
    #: Action spaces of bases and of the nemesis sheet that hold a token.
    board_tokens: list[str] = field(factory=list)
    #: Texts that cannot be used again until the next hero phase starts.
    once: list[str] = field(factory=list)
    all_empowered: bool = False
    #: Extra damage of the nemesis's attacks and abilities in this nemesis phase.
    extra_damage: int = 0
    #: Regions whose enemies do not activate in this nemesis phase.
    calm: list[str] = field(factory=list)
    #: Heroes damaged by attacks of own enemies in this activation.
    hurt: list[str] = field(factory=list)
    #: The round in which a player was first eliminated.
    clock: int = NEVER
    #: Whether to ask before ending the turn when no other choice is possible. Off in sampled worlds, where the question
    #: only adds steps.
    asks_end: bool = False
    SPARSE: ClassVar[tuple[str, ...]] = ("asks_end",)
    #: ``cards``: the content, attached by the game. ``roster``: the roster of these heroes, set on first use (see
    #: ``rules.in_play``).
    cards: Cards = attached()
    roster: Roster | None = attached(default=None)

    # --- queries ------------------------------------------------------------------------------------------------

    @property
    def board(self) -> SpaceGraph:
        return self.cards.board

    def hero(self, id: str) -> Hero | None:
        """Return a hero on the board, or None."""
        for hero in self.heroes:
            if hero.id == id and hero.space:
                return hero
        return None

    def present_hero(self, id: str) -> Hero:
        """Return a hero who must be on the board, such as the one that an option names."""
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
        """Return the heroes on the board in turn order, from the first player on."""
        heroes = self.heroes
        if self.first:
            heroes = heroes[self.first :] + heroes[: self.first]
        return [hero for hero in heroes if hero.space]

    def leader(self) -> Hero:
        """Return the first player's hero or, if that hero is off the board, the next hero on the board."""
        present = self.present()
        return present[0] if present else self.heroes[self.first]

    def all_enemies(self) -> list[Enemy]:
        """Return all enemies on the board, the nemesis last."""
        return [*self.enemies, self.nemesis]

    def place_of(self, thing: str) -> str:
        """Return the space of a hero, an enemy or a base, or the space itself; "" if the thing is off the board."""
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
        """Return whether two spaces are the same or adjacent."""
        return one == other or other in self.neighbours(one)

    def same_region(self, one: str, other: str) -> bool:
        """Return whether two spaces are in the same region. Asgard is in no region, so it matches only itself."""
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

    # --- counts -------------------------------------------------------------------------------------------------

    def per_player(self) -> int:
        """Return the number of players for the per-player icon, including eliminated players."""
        return len(self.heroes) + {"easier": -1, "normal": 0, "harder": 1}[self.difficulty]

    def spawning(self) -> int:
        """Return the number of heroes that spawn icons use, from two to five in all variants."""
        return max(2, min(5, self.per_player()))

    def missions(self) -> list[Mission]:
        """Return all active missions: the top nemesis mission, side missions and the hero mission."""
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
