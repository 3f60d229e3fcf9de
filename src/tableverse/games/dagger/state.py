"""Where everything stands: heroes and their cards, enemies, missions, tracks and decks."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.dagger.board import ILIAD, NOWHERE, Board
from tableverse.games.dagger.cards import Cards
from tableverse.kernel.plain import Plain
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import Frame, Result, State

#: Whose round it was when the first player was eliminated: nobody's yet.
NEVER: Final = -1
SIDE_SPOTS: Final = ("green", "purple", "blue")
HERO_SPOT: Final = "yellow"


class Hero(Plain):
    """A hero in play: the face-up sides of both sheets and what lies on and beside them.

    ``id`` is the hero whose side is up; the lists and the dict are replaced, never changed in place.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "id",
        "seat",
        "aspect",
        "battered",
        "space",
        "damage",
        "strengthened",
        "normal",
        "empowered",
        "used",
        "ready",
        "charge",
        "unlocked",
        "mission",
        "teamed",
        "eliminated",
        "empowered_on",
    )
    __slots__ = FIELDS

    def __init__(
        self,
        id: str,
        seat: int,
        aspect: str,
        battered: bool = False,
        space: str = NOWHERE,
        damage: int = 0,
        strengthened: bool = False,
        normal: int = 0,
        empowered: int = 0,
        used: list[str] | None = None,
        ready: list[str] | None = None,
        charge: dict[str, int] | None = None,
        unlocked: bool = False,
        mission: bool = True,
        teamed: bool = False,
        eliminated: bool = False,
        empowered_on: str = "",
    ) -> None:
        self.id = id
        self.seat = seat
        self.aspect = aspect
        self.battered = battered
        #: Empty while the hero is off the board: before set-up ends, after a defeat, when eliminated.
        self.space = space
        self.damage = damage
        self.strengthened = strengthened
        #: Aspect tokens not yet spent in this hero phase.
        self.normal = normal
        self.empowered = empowered
        #: Aspect spaces of the two sheets that hold a token; an aspect action may stand here twice.
        self.used: list[str] = [] if used is None else used
        #: Shared supports that are face up, and the progress on those that are not.
        self.ready: list[str] = [] if ready is None else ready
        self.charge: dict[str, int] = {} if charge is None else charge
        #: The exclusive support is in play.
        self.unlocked = unlocked
        #: The hero mission is still face down in the play area.
        self.mission = mission
        #: The team-up card is ready.
        self.teamed = teamed
        self.eliminated = eliminated
        #: The space, of a sheet or of the board, that holds the empowered token once it is spent.
        self.empowered_on = empowered_on

    def clone(self) -> Hero:
        return Hero(
            self.id,
            self.seat,
            self.aspect,
            self.battered,
            self.space,
            self.damage,
            self.strengthened,
            self.normal,
            self.empowered,
            self.used,
            self.ready,
            self.charge,
            self.unlocked,
            self.mission,
            self.teamed,
            self.eliminated,
            self.empowered_on,
        )


class Enemy(Plain):
    """A pawn on the board, the nemesis included."""

    FIELDS: ClassVar[tuple[str, ...]] = ("id", "card", "space", "damage", "vulnerable")
    __slots__ = FIELDS

    def __init__(self, id: str, card: str, space: str, damage: int = 0, vulnerable: bool = False) -> None:
        self.id = id
        self.card = card
        self.space = space
        self.damage = damage
        self.vulnerable = vulnerable

    def clone(self) -> Enemy:
        return Enemy(self.id, self.card, self.space, self.damage, self.vulnerable)


class Mission(Plain):
    """An active mission. ``mark``: the enemy that it is about; ``bases``: bases that hold progress of it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("id", "spot", "progress", "mark", "bases")
    __slots__ = FIELDS

    def __init__(self, id: str, spot: str = "", progress: int = 0, mark: str = "", bases: list[str] | None = None):
        self.id = id
        self.spot = spot
        self.progress = progress
        self.mark = mark
        self.bases: list[str] = [] if bases is None else bases

    def clone(self) -> Mission:
        return Mission(self.id, self.spot, self.progress, self.mark, self.bases)


class Held(Plain):
    """An event that stays by the board: whose it is, how many of their tokens it holds, and since which round."""

    FIELDS: ClassVar[tuple[str, ...]] = ("id", "hero", "tokens", "rounds")
    __slots__ = FIELDS

    def __init__(self, id: str, hero: str, tokens: int, rounds: int) -> None:
        self.id = id
        self.hero = hero
        self.tokens = tokens
        self.rounds = rounds

    def clone(self) -> Held:
        return Held(self.id, self.hero, self.tokens, self.rounds)


class DaggerState(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "difficulty",
        "heroes",
        "enemies",
        "nemesis",
        "groups",
        "threat",
        "team_up",
        "invaded",
        "iliad",
        "bifrost",
        "first",
        "rounds",
        "phase",
        "acting",
        "top",
        "mission_deck",
        "tucked",
        "sides",
        "hero_mission",
        "side_deck",
        "piles",
        "seen",
        "top_known",
        "held",
        "event",
        "cancelled",
        "sheet",
        "containment",
        "stunned",
        "showdown",
        "card_progress",
        "board_tokens",
        "once",
        "all_empowered",
        "extra_damage",
        "calm",
        "hurt",
        "clock",
    )
    __slots__ = (*FIELDS, "cards")

    #: The content, attached by the game.
    cards: Cards

    def __init__(
        self,
        seats: int,
        rng: Rng,
        frames: list[Frame],
        result: Result | None,
        moves: int,
        difficulty: str,
        heroes: list[Hero],
        enemies: list[Enemy],
        nemesis: Enemy,
        groups: list[str],
        threat: int = 0,
        team_up: int = 0,
        invaded: list[str] | None = None,
        iliad: str = NOWHERE,
        bifrost: str = NOWHERE,
        first: int = 0,
        rounds: int = 0,
        phase: str = "setup",
        acting: str = "",
        top: Mission | None = None,
        mission_deck: list[str] | None = None,
        tucked: list[str] | None = None,
        sides: list[Mission] | None = None,
        hero_mission: Mission | None = None,
        side_deck: list[str] | None = None,
        piles: list[list[str]] | None = None,
        seen: list[str] | None = None,
        top_known: bool = False,
        held: list[Held] | None = None,
        event: str = "",
        cancelled: list[str] | None = None,
        sheet: int = 0,
        containment: int = 0,
        stunned: bool = False,
        showdown: bool = False,
        card_progress: dict[str, int] | None = None,
        board_tokens: list[str] | None = None,
        once: list[str] | None = None,
        all_empowered: bool = False,
        extra_damage: int = 0,
        calm: list[str] | None = None,
        hurt: list[str] | None = None,
        clock: int = NEVER,
    ) -> None:
        self.seats = seats
        self.rng = rng
        self.frames = frames
        self.result = result
        self.moves = moves
        self.decision = None
        self.log = None
        #: easier, normal or harder.
        self.difficulty = difficulty
        self.heroes = heroes
        self.enemies = enemies
        self.nemesis = nemesis
        #: The enemy cards of rank 1, 2 and 3 in this game, then the nemesis's own.
        self.groups = groups
        self.threat = threat
        self.team_up = team_up
        self.invaded: list[str] = [] if invaded is None else invaded
        self.iliad = iliad
        self.bifrost = bifrost
        #: Index of the hero with the first player token.
        self.first = first
        self.rounds = rounds
        #: setup, hero or nemesis.
        self.phase = phase
        #: The hero whose turn it is.
        self.acting = acting
        #: The active card of the nemesis mission deck; none in the showdown.
        self.top = top
        self.mission_deck: list[str] = [] if mission_deck is None else mission_deck
        #: Completed nemesis missions by the text that shows: a passed or a failed one.
        self.tucked: list[str] = [] if tucked is None else tucked
        self.sides: list[Mission] = [] if sides is None else sides
        self.hero_mission = hero_mission
        self.side_deck: list[str] = [] if side_deck is None else side_deck
        #: The event deck as it was stacked, the next card last; the first pile is what was put at the bottom.
        self.piles: list[list[str]] = [] if piles is None else piles
        #: Events that everybody has seen, in the order they were.
        self.seen: list[str] = [] if seen is None else seen
        self.top_known = top_known
        self.held: list[Held] = [] if held is None else held
        #: The event being resolved, and which of its icons are cancelled.
        self.event = event
        self.cancelled: list[str] = [] if cancelled is None else cancelled
        #: Progress on the nemesis sheet.
        self.sheet = sheet
        self.containment = containment
        self.stunned = stunned
        self.showdown = showdown
        #: Progress on enemy cards.
        self.card_progress: dict[str, int] = {} if card_progress is None else card_progress
        #: Aspect spaces of bases and of the nemesis sheet that hold a token.
        self.board_tokens: list[str] = [] if board_tokens is None else board_tokens
        #: Texts used up until the next hero phase starts.
        self.once: list[str] = [] if once is None else once
        self.all_empowered = all_empowered
        #: What attacks and abilities of the nemesis deal on top in this nemesis phase.
        self.extra_damage = extra_damage
        #: Regions whose enemies do not activate in this nemesis phase.
        self.calm: list[str] = [] if calm is None else calm
        #: Heroes damaged by attacks of the nemesis's own enemies in this activation.
        self.hurt: list[str] = [] if hurt is None else hurt
        #: The round in which a player was first eliminated.
        self.clock = clock

    def clone(self) -> DaggerState:
        copy = DaggerState(
            self.seats,
            self.rng.clone(),
            [frame.clone() for frame in self.frames],
            self.result,
            self.moves,
            self.difficulty,
            [hero.clone() for hero in self.heroes],
            [enemy.clone() for enemy in self.enemies],
            self.nemesis.clone(),
            self.groups[:],
            self.threat,
            self.team_up,
            self.invaded[:],
            self.iliad,
            self.bifrost,
            self.first,
            self.rounds,
            self.phase,
            self.acting,
            None if self.top is None else self.top.clone(),
            self.mission_deck[:],
            self.tucked[:],
            [mission.clone() for mission in self.sides],
            None if self.hero_mission is None else self.hero_mission.clone(),
            self.side_deck[:],
            [pile[:] for pile in self.piles],
            self.seen[:],
            self.top_known,
            [card.clone() for card in self.held],
            self.event,
            self.cancelled[:],
            self.sheet,
            self.containment,
            self.stunned,
            self.showdown,
            dict(self.card_progress),
            self.board_tokens[:],
            self.once[:],
            self.all_empowered,
            self.extra_damage,
            self.calm[:],
            self.hurt[:],
            self.clock,
        )
        copy.game = self.game
        copy.cards = self.cards
        copy.decision = self.decision
        return copy

    # --- who and where ------------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        return self.cards.board

    def hero(self, id: str) -> Hero | None:
        """A hero on the board."""
        for hero in self.heroes:
            if hero.id == id and hero.space:
                return hero
        return None

    def enemy(self, id: str) -> Enemy | None:
        if self.nemesis.id == id:
            return self.nemesis
        for enemy in self.enemies:
            if enemy.id == id:
                return enemy
        return None

    def present(self) -> list[Hero]:
        """The heroes on the board in turn order, from the first player on."""
        count = len(self.heroes)
        ordered = [self.heroes[(self.first + offset) % count] for offset in range(count)]
        return [hero for hero in ordered if hero.space]

    def leader(self) -> Hero:
        """The first player, or the next hero on the board if that one is not there."""
        present = self.present()
        return present[0] if present else self.heroes[self.first]

    def foes(self) -> list[Enemy]:
        """All enemies on the board, the nemesis last."""
        return [*self.enemies, self.nemesis]

    def place_of(self, thing: str) -> str:
        """The space of a hero, an enemy, a base or a space itself; empty if it is nowhere."""
        if thing in self.board.spaces:
            return thing
        if thing == ILIAD:
            return self.iliad
        hero = self.hero(thing)
        if hero is not None:
            return hero.space
        enemy = self.enemy(thing)
        return enemy.space if enemy is not None else NOWHERE

    def distance(self, one: str, other: str) -> int:
        return self.board.distance(one, other, self.bifrost)

    def neighbours(self, space: str) -> list[str]:
        return self.board.neighbours(space, self.bifrost)

    def nearby(self, one: str, other: str) -> bool:
        """The same space or an adjacent one."""
        return bool(one and other) and (one == other or other in self.neighbours(one))

    def same_region(self, one: str, other: str) -> bool:
        """On Asgard, which is in no region: only what is there too."""
        if not one or not other:
            return False
        region = self.board.region(one)
        return self.board.region(other) == region if region else one == other

    # --- bases --------------------------------------------------------------------------------------------------

    def bases(self) -> list[str]:
        return [*self.board.bases, ILIAD] if self.iliad else self.board.bases

    def base_at(self, space: str) -> str:
        if space == self.iliad:
            return ILIAD if space else ""
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
        for mission in self.missions():
            if mission.id == id:
                return mission
        return None

    def events_left(self) -> int:
        return sum(len(pile) for pile in self.piles)
