"""What a seat sees: everything but the order of the decks. Nobody holds anything secret in this game."""

from __future__ import annotations

from typing import Any, ClassVar

from tableverse.games.dagger.frames.attribute_test import Test
from tableverse.games.dagger.rules.enemies import life_of, power_of, rank_of
from tableverse.games.dagger.rules.events import top_event
from tableverse.games.dagger.rules.heroes import hero_life
from tableverse.games.dagger.rules.missions import needed
from tableverse.games.dagger.rules.tracks import threat_rise
from tableverse.games.dagger.state import DaggerState, Enemy, Hero, Mission
from tableverse.kernel.game import View
from tableverse.kernel.plain import Plain
from tableverse.kernel.timing import Window


class HeroView(Plain):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "id",
        "seat",
        "aspect",
        "battered",
        "space",
        "damage",
        "life",
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


class EnemyView(Plain):
    FIELDS: ClassVar[tuple[str, ...]] = ("id", "card", "rank", "space", "damage", "life", "power", "vulnerable")
    __slots__ = FIELDS

    def __init__(self, state: DaggerState, enemy: Enemy) -> None:
        self.id = enemy.id
        self.card = enemy.card
        self.rank = rank_of(state, enemy)
        self.space = enemy.space
        self.damage = enemy.damage
        self.life = life_of(state, enemy)
        self.power = power_of(state, enemy)
        self.vulnerable = enemy.vulnerable


class MissionView(Plain):
    FIELDS: ClassVar[tuple[str, ...]] = ("id", "kind", "spot", "progress", "need", "threshold", "mark", "bases")
    __slots__ = FIELDS

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


class HeldView(Plain):
    FIELDS: ClassVar[tuple[str, ...]] = ("id", "hero", "tokens")
    __slots__ = FIELDS

    def __init__(self, id: str, hero: str, tokens: int) -> None:
        self.id = id
        self.hero = hero
        self.tokens = tokens


class RollView(Plain):
    """The test under way."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "attribute", "dice", "added", "successes")
    __slots__ = FIELDS

    def __init__(self, state: DaggerState, test: Test) -> None:
        self.hero = test.hero
        self.attribute = test.attribute
        self.dice = test.dice[:]
        self.added = test.added[:]
        self.successes = test.successes(state)


class DaggerView(View):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "difficulty",
        "heroes",
        "enemies",
        "nemesis",
        "groups",
        "threat",
        "threat_rise",
        "team_up",
        "invaded",
        "iliad",
        "bifrost",
        "first",
        "rounds",
        "phase",
        "acting",
        "missions",
        "mission_deck",
        "tucked",
        "side_deck",
        "events_left",
        "events_seen",
        "next_event",
        "held",
        "event",
        "sheet",
        "containment",
        "stunned",
        "showdown",
        "card_progress",
        "board_tokens",
        "roll",
        "happening",
    )
    __slots__ = FIELDS

    def __init__(self, state: DaggerState, seat: int) -> None:
        super().__init__(state, seat)
        ready = state.phase != "setup"
        self.difficulty = state.difficulty
        self.heroes = [HeroView(state, hero) for hero in state.heroes]
        self.enemies = [EnemyView(state, enemy) for enemy in state.enemies]
        self.nemesis = EnemyView(state, state.nemesis)
        self.groups = state.groups[:]
        self.threat = state.threat
        self.threat_rise = threat_rise(state) if ready else 0
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
        self.roll: RollView | None = None
        for frame in state.frames:
            if isinstance(frame, Test):
                self.roll = RollView(state, frame)
        #: What somebody is asked to answer to: an occurrence under way, and its facts.
        self.happening: dict[str, Any] | None = None
        window = state.frames[-1] if state.frames else None
        if isinstance(window, Window):
            self.happening = {"kind": window.occurrence.kind, "facts": dict(window.occurrence.facts)}
