"""The view of a seat: everything except the order of the decks.

This game has no secret hands.
"""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from tableverse.games.dagger.frames.attribute_test import Test
from tableverse.games.dagger.frames.opening import remaining_questions
from tableverse.games.dagger.rules.enemies import life_changes, life_of, power_changes, printed_power, rank_of
from tableverse.games.dagger.rules.events import top_event
from tableverse.games.dagger.rules.heroes import action_changes, hero_life
from tableverse.games.dagger.rules.missions import needed
from tableverse.games.dagger.rules.tracks import threat_sources
from tableverse.games.dagger.state import DaggerState, Enemy, Hero, Mission
from tableverse.kernel.fields import Shared, plain
from tableverse.kernel.game import View
from tableverse.kernel.plain import Plain
from tableverse.kernel.timing import Window

Phase = Annotated[str, ("setup", "hero", "nemesis")]
Stat = Annotated[str, ("power", "life", "threat", "dice", "successes", "move")]
MissionKind = Annotated[str, ("strike", "nemesis", "side", "hero")]


class Happening(TypedDict):
    """An occurrence in progress, and its facts."""

    kind: str
    facts: dict[str, Any]


@plain
class ChangeView(Plain):
    """A change to a number. ``origin`` is a card, or ``players``, ``progress``, ``enemies`` or ``bases``.

    ``action`` is set only if the number belongs to an action.
    """

    stat: Shared[Stat]
    action: str
    origin: str
    amount: int


@plain
class QuestionView(Plain):
    """A decision of set-up: its seat, its hero, the possible answers, and the suggested answer."""

    seat: int
    kind: str
    hero: str
    things: list[str]
    suggested: str


@plain
class HeroView(Plain):
    id: str
    seat: int
    aspect: str
    battered: bool
    space: str
    damage: int
    life: int
    strengthened: bool
    normal: int
    empowered: int
    used: list[str]
    ready: list[str]
    charge: dict[str, int]
    unlocked: bool
    mission: bool
    teamed: bool
    eliminated: bool
    #: The space, on a sheet or on the board, that holds the spent empowered token.
    empowered_on: str
    changes: list[ChangeView]

    def __init__(self, state: DaggerState, hero: Hero) -> None:
        self.id = hero.id
        self.seat = hero.seat
        self.aspect = hero.aspect
        self.battered = hero.battered
        self.space = hero.space
        self.damage = hero.damage
        self.life = hero_life(state, hero) if hero.id else 0
        self.strengthened = hero.strengthened
        self.normal = hero.normal
        self.empowered = hero.empowered
        self.used = hero.used[:]
        self.ready = hero.ready[:]
        self.charge = dict(hero.charge)
        self.unlocked = hero.unlocked
        self.mission = hero.mission
        self.teamed = hero.teamed
        self.eliminated = hero.eliminated
        self.empowered_on = hero.empowered_on
        found = action_changes(state, hero) if hero.space else []
        self.changes = [ChangeView(stat, action, origin, amount) for stat, action, origin, amount in found]


@plain
class EnemyView(Plain):
    id: str
    card: str
    rank: str
    space: str
    damage: int
    life: int
    power: int
    vulnerable: bool
    changes: list[ChangeView]

    def __init__(self, state: DaggerState, enemy: Enemy) -> None:
        self.id = enemy.id
        self.card = enemy.card
        self.rank = rank_of(state, enemy)
        self.space = enemy.space
        self.damage = enemy.damage
        self.life = life_of(state, enemy)
        self.power = printed_power(state, enemy)
        self.vulnerable = enemy.vulnerable
        self.changes = []
        for origin, amount in power_changes(state, enemy):
            self.power += amount
            self.changes.append(ChangeView("power", "", origin, amount))
        for origin, amount in life_changes(state, enemy):
            self.changes.append(ChangeView("life", "", origin, amount))


@plain
class MissionView(Plain):
    id: str
    kind: MissionKind
    spot: str
    progress: int
    need: int
    threshold: int
    mark: str
    bases: list[str]

    def __init__(self, state: DaggerState, mission: Mission) -> None:
        card = state.cards.missions[mission.id]
        self.id = mission.id
        self.kind = card.kind
        self.spot = mission.spot
        self.progress = mission.progress
        self.need = needed(state, mission)
        self.threshold = card.threshold
        self.mark = mission.mark
        self.bases = mission.bases[:]


@plain
class HeldView(Plain):
    id: str
    hero: str
    tokens: int


@plain
class RollView(Plain):
    """The test in progress."""

    hero: str
    attribute: str
    dice: list[str]
    added: list[str]
    successes: int

    def __init__(self, state: DaggerState, test: Test) -> None:
        self.hero = test.hero
        self.attribute = test.attribute
        self.dice = test.dice[:]
        self.added = test.added[:]
        self.successes = test.successes(state)


@plain
class DaggerView(View):
    difficulty: str
    heroes: list[HeroView]
    enemies: list[EnemyView]
    nemesis: EnemyView
    groups: list[str]
    threat: int
    threat_rise: int
    #: The sources of ``threat_rise``, with amounts.
    threat_changes: list[ChangeView]
    team_up: int
    invaded: list[str]
    iliad: str
    bifrost: str
    first: int
    rounds: int
    phase: Phase
    acting: str
    missions: list[MissionView]
    mission_deck: list[str]
    tucked: list[str]
    side_deck: int
    events_left: int
    events_seen: list[str]
    next_event: str
    held: list[HeldView]
    event: str
    sheet: int
    containment: int
    stunned: bool
    showdown: bool
    card_progress: dict[str, int]
    board_tokens: list[str]
    roll: RollView | None
    #: The occurrence that players may respond to now.
    happening: Happening | None
    #: The decisions left before the game begins, the next one first.
    opening: list[QuestionView]

    def __init__(self, state: DaggerState, seat: int, beside: DaggerView | None = None) -> None:
        """Build a view. Share parts with ``beside``, another seat's view, which differs only in its decision."""
        super().__init__(state, seat)
        if beside is not None:
            self.take_from(beside)
        else:
            self._look(state)

    def _look(self, state: DaggerState) -> None:
        ready = state.phase != "setup"
        self.difficulty = state.difficulty
        self.heroes = [HeroView(state, hero) for hero in state.heroes]
        self.enemies = [EnemyView(state, enemy) for enemy in state.enemies]
        self.nemesis = EnemyView(state, state.nemesis)
        self.groups = state.groups[:]
        self.threat = state.threat
        self.threat_changes = []
        self.threat_rise = 0
        for origin, amount in threat_sources(state) if ready else []:
            self.threat_changes.append(ChangeView("threat", "", origin, amount))
            self.threat_rise += amount
        self.team_up = state.team_up
        self.invaded = state.invaded[:]
        self.iliad = state.iliad
        self.bifrost = state.bifrost
        self.first = state.first
        self.rounds = state.rounds
        self.phase = state.phase
        self.acting = state.acting
        self.missions = [MissionView(state, mission) for mission in state.missions()]
        self.mission_deck = state.mission_deck[:]
        self.tucked = state.tucked[:]
        self.side_deck = len(state.side_deck)
        self.events_left = state.events_left()
        self.events_seen = state.seen[:]
        self.next_event = top_event(state) if state.top_known else ""
        self.held = [HeldView(held.id, held.hero, held.tokens) for held in state.held]
        self.event = state.event
        self.sheet = state.sheet
        self.containment = state.containment
        self.stunned = state.stunned
        self.showdown = state.showdown
        self.card_progress = dict(state.card_progress)
        self.board_tokens = state.board_tokens[:]
        self.roll = None
        for frame in state.frames:
            if isinstance(frame, Test):
                self.roll = RollView(state, frame)
        self.happening = None
        window = state.frames[-1]
        if isinstance(window, Window):
            self.happening = {"kind": window.occurrence.kind, "facts": dict(window.occurrence.facts)}
        self.opening = []
        for asked, suggested in remaining_questions(state):
            things = [option.targets[0] for option in asked.options]
            self.opening.append(QuestionView(asked.seat, asked.kind, asked.origin, things, suggested.targets[0]))
