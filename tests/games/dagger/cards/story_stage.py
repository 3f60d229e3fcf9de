"""Card stories: a position, the choices played, and the expected log line by line.

    - of: [iron-man/unibeam]
      heroes: [iron-man]
      enemies: [crossbones wakanda vulnerable]
      dice: [tactics, wild, attack]
      turn: iron-man
      play: [ability:unibeam:empowered, pass, done]
      log:
        - "Iron Man (Tony Stark): Unibeam (empowered token)"
        - ...

``of`` names the texts that the story tests. The first of the ``heroes`` starts on Wakanda unless ``put`` says
otherwise, a bystander in the Near East. A story starts with a ``turn``, an ``event``, a ``phase``, an ``activation``, a
``defeat``, a mission to ``complete``, or a text to ``resolve``. ``hurt`` is damage on the nemesis, ``at`` its space.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from games.dagger.table import Table
from tableverse.games.dagger.frames.activation import Activations, EnemyTurn
from tableverse.games.dagger.rules.activation import ORDER
from tableverse.games.dagger.rules.damage import defeat_enemy, suffer
from tableverse.games.dagger.rules.events import resolve_nemesis_ability
from tableverse.games.dagger.rules.missions import complete, play_hero_mission, spawn_side_mission
from tableverse.games.dagger.rules.occurrences import resolve
from tableverse.games.dagger.state import Mission
from tableverse.kernel.event import Event
from tableverse.kernel.parsing import LOADER
from tableverse.kernel.speech import Speaker

HOME = "wakanda"
STARTS = (
    "turn",
    "event",
    "phase",
    "activation",
    "activations",
    "defeat",
    "complete",
    "resolve",
    "ability",
    "arrival",
    "suffer",
)
KNOWN = {
    *("of", "heroes", "aspects", "nemesis", "strike", "put", "enemies", "sides", "top", "hero_mission", "dice"),
    *("state", "at", "hurt", "marked", "play", "log", "waits", "side_deck", *STARTS),
}


def stories(file: str) -> list[dict[str, Any]]:
    found = yaml.load((Path(__file__).parent / "stories" / file).read_text(encoding="utf-8"), LOADER)
    assert isinstance(found, list)
    return found


class Stage:
    """A table set up for a story, and its events."""

    def __init__(self, story: dict[str, Any]) -> None:
        assert set(story) <= KNOWN, set(story) - KNOWN
        self.story = story
        self.events: list[Event] = []
        #: Whether the story ends when an event is drawn, since the rest depends on the deck.
        self.until_event = False
        heroes = list(story.get("heroes", ["iron-man"]))
        if len(heroes) == 1:
            box = Table().game.cards
            heroes.append("hulk" if box.heroes[heroes[0]].sheet != "hulk-she-hulk" else "thor")
        aspects = story.get("aspects", ["leadership", "determination", "vigilance", "protection", "justice"])
        strike = story.get("strike", "crime-wave")
        self.table = Table(*heroes, aspects=aspects, nemesis=story.get("nemesis", "loki"), strike=strike).clear()
        self.state = self.table.state
        for number, hero in enumerate(heroes):
            self.table.put(hero, HOME if number == 0 else "near-east", normal=2, empowered=1)
        self._set()

    def _set(self) -> None:
        story, state, table = self.story, self.state, self.table
        for hero, fields in story.get("put", {}).items():
            table.put(hero, **fields)
        for line in story.get("enemies", []):
            card, space, *more = line.split()
            damage = next((int(word) for word in more if word.isdigit()), 0)
            table.enemy(card, space, damage, "vulnerable" in more)
        for line in story.get("sides", []):
            side, _, progress = line.partition(" ")
            table.side(side, int(progress or 0))
        if "top" in story:
            top, _, progress = story["top"].partition(" ")
            if top in table.game.cards.strikes:
                state.top = Mission(top, "", int(progress or 0))
            else:
                table.top(top, int(progress or 0))
        if "hero_mission" in story:
            mission, _, progress = story["hero_mission"].partition(" ")
            state.hero_mission = Mission(mission, "yellow", int(progress or 0))
            state.hero_mission.mark = story.get("marked", "")
            table.hero(table.game.cards.missions[mission].owner).mission = False
        for name in story.get("side_deck", []):
            table.next_side(name)
        for name, value in story.get("state", {}).items():
            setattr(state, name, value)
        if state.showdown:
            state.top = None
            state.mission_deck = []
        if "at" in story:
            state.nemesis.space = story["at"]
        state.nemesis.damage = story.get("hurt", 0)

    def play(self) -> Stage:
        """Start the story, make its choices and collect all events."""
        story, table = self.story, self.table
        faces = [str(face) for face in story.get("dice", [])]
        if faces and "turn" not in story:
            table.rolls(*faces)
        start = next(name for name in STARTS if name in story)
        getattr(self, f"_{start}")(story[start])
        if faces and "turn" in story:
            table.rolls(*faces)
        for option in story.get("play", []):
            assert option in table.options(), (option, table.options())
            table.does(option)
            self.events += table.happened
        return self

    def log(self) -> list[str]:
        speaker = Speaker(self.table.game, "en", ["Ann", "Bob", "Cid", "Dee", "Eve"])
        events = self.events
        if self.until_event and "event" in (kinds := [event.kind for event in events]):
            events = events[: kinds.index("event")]
        return [speaker.tell(event) for event in events]

    # --- ways to start ------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Start a turn of the first hero, and log the changes that the story makes to the table."""
        self.table.turn(self.state.heroes[0].id)
        self.state.log = self.events

    def _asked(self) -> None:
        self.table._ask()
        self.events += self.table.happened

    def _turn(self, hero: str) -> None:
        self.table.turn(hero)

    def _event(self, event: str) -> None:
        """Resolve only the event's text, because icons, activation and spawns have their own tests."""
        self._begin()
        self.state.phase = "nemesis"
        self.state.event = event
        effect = self.table.game.cards.events[event].effect
        assert effect is not None
        resolve(self.state, effect.label, event)
        self._asked()

    def _phase(self, phase: str) -> None:
        if phase == "hero":
            self.table.hero_phase()
        elif phase == "nemesis":
            self.until_event = True
            self.table.nemesis_phase()
        else:
            self.table.nemesis_phase(phase)
        self.events += self.table.happened

    def _activation(self, enemy: str) -> None:
        self._begin()
        self.state.frames.append(EnemyTurn(enemy))
        self._asked()

    def _activations(self, rank: str) -> None:
        """Activate all enemies in their order, starting at a rank."""
        self._begin()
        self.state.frames.append(Activations(stage=ORDER.index(rank) - 1))
        self._asked()

    def _defeat(self, line: str) -> None:
        enemy, _, hero = line.partition(" by ")
        self._begin()
        pawn = self.state.enemy(enemy)
        assert pawn is not None
        defeat_enemy(self.state, pawn, hero, combat=bool(hero))
        self._asked()

    def _suffer(self, line: str) -> None:
        """Deal damage: ``hero amount``, or ``hero amount by enemy`` for an attack."""
        words = line.split()
        self._begin()
        hero = self.table.hero(words[0])
        enemy = words[3] if len(words) > 2 else ""
        suffer(self.state, hero, int(words[1]), enemy, attack=bool(enemy))
        self._asked()

    def _complete(self, line: str) -> None:
        """Complete a side or hero mission, or another one with ``mission passed`` or ``mission failed``."""
        mission, _, how = line.partition(" ")
        active = self.state.mission(mission)
        assert active is not None
        if how:
            active.progress = 50 if how == "passed" else 0
            self.state.threat = 15
            self.until_event = True
            self.table.nemesis_phase(step=2)
            self.events += self.table.happened
        else:
            self._begin()
            complete(self.state, active)
            self._asked()

    def _arrival(self, mission: str) -> None:
        card = self.table.game.cards.missions[mission]
        self._begin()
        if card.kind == "hero":
            play_hero_mission(self.state, self.table.hero(card.owner))
        else:
            self.table.next_side(mission)
            spawn_side_mission(self.state)
        self._asked()

    def _resolve(self, label: str) -> None:
        """Resolve a text of a mission or a showdown on its own."""
        self._begin()
        origin = label.partition("/")[0].removesuffix("-showdown")
        resolve(self.state, label, origin)
        self._asked()

    def _ability(self, icon: str) -> None:
        self._begin()
        self.state.phase = "nemesis"
        resolve_nemesis_ability(self.state, str(icon))
        self._asked()
