"""A D.A.G.G.E.R. table in any position, set up and played by name.

    table = Table("iron-man", "mighty-thor")
    table.put("mighty-thor", "near-east")
    table.enemy("frost-giant", "near-east")
    table.turn("mighty-thor")
    table.rolls("attack", "attack", "wild")
    table.does("combat:normal")
    assert table.events("damaged") == [...]

Setup follows the rules with the first option of every choice, then ``clear`` removes enemies and side missions. Dice
are not stubbed: the generator is set to a state that produces the wanted faces.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, NamedTuple

import traces
from games.dagger import invariants
from games.table import Table as AnyTable
from tableverse.games.dagger.frames.hero_phase import HeroPhase, Turn
from tableverse.games.dagger.frames.nemesis_phase import NemesisPhase
from tableverse.games.dagger.frames.rounds import Rounds
from tableverse.games.dagger.game import Dagger
from tableverse.games.dagger.rules.dice import FACES
from tableverse.games.dagger.state import DaggerState, Enemy, Hero, Mission
from tableverse.games.registry import load_game
from tableverse.kernel.event import Event
from tableverse.kernel.game import Config
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State

ASPECTS = ("aggression", "justice", "leadership", "determination", "protection")
BASES = ("new-york", "wakanda", "atlantis", "madripoor", "iliad")
ILIAD = "south-america"
#: An event with few effects, for tests that need any event: it only strengthens the heroes.
QUIET = "training-exercise"


def game() -> Dagger:
    taken = load_game("dagger")
    assert isinstance(taken, Dagger)
    return taken


def spaces_by_number() -> dict[int, str]:
    return {space.number: space.id for space in game().cards.board.spaces.values() if space.number}


class CachedSetup(NamedTuple):
    """A table after setup, cached for all tests that need the same setup."""

    game: Dagger
    state: bytes
    happened: list[Event]
    #: Trace entries noted during setup.
    noted: list[tuple[str, bytes]]


#: Cached tables by their arguments. Not used when measuring which test covers which line.
SETUP_CACHE: dict[str, CachedSetup] = {}
USE_CACHE = "TABLEVERSE_LAY_ANEW" not in os.environ


class Table(AnyTable[DaggerState]):
    game: Dagger

    def __init__(
        self,
        *heroes: str,
        aspects: Sequence[str] = ASPECTS,
        nemesis: str = "loki",
        strike: str = "jotun-activity",
        difficulty: str = "normal",
        seats: int = 0,
        seed: int = 1,
    ) -> None:
        self.game = game()
        names = heroes or ("iron-man", "captain-america-steve")
        settings = {
            **{f"hero-{number}": name for number, name in enumerate(names, 1)},
            **{f"aspect-{number}": aspect for number, aspect in enumerate(aspects[: len(names)], 1)},
            "nemesis": nemesis,
            "first-strike": strike,
            "difficulty": difficulty,
        }
        #: Whether the event deck is still complete, as the rules stack it.
        self.whole_deck = True
        config = Config(seats or len(names), settings)
        asked = f"{config.seats} {settings} {seed}"
        laid = SETUP_CACHE.get(asked) if USE_CACHE else None
        if laid is None or laid.game is not self.game:
            before = len(traces.noted())
            self.happened: list[Event] = []
            self.state = self._of(self.game.new(config, seed, self.happened))
            self._set_up(list(names))
            SETUP_CACHE[asked] = CachedSetup(
                self.game, self.game.encode(self.state), self.happened, traces.noted()[before:]
            )
        else:
            self.happened = laid.happened
            self.state = self._of(self.game.decode(laid.state))
            traces.note_again(laid.noted, self.game, self.state)
        self.happened = self.happened[:]

    def _of(self, state: State) -> DaggerState:
        assert isinstance(state, DaggerState)
        return state

    def _set_up(self, names: list[str]) -> None:
        bases = iter(BASES)
        while self.decision.kind in ("support", "first", "iliad", "start"):
            kind = self.decision.kind
            if kind == "first":
                self.does(f"first:{names[0]}")
            elif kind == "iliad":
                self.does(f"iliad:{ILIAD}")
            elif kind == "start":
                self.does(f"start:{next(bases)}")
            else:
                self.does(self.decision.options[0].id)

    # --- setup --------------------------------------------------------------------------------------------------

    def clear(self) -> Table:
        """Clear the table of everything that the test does not set up itself.

        Remove enemies, side missions and threat, and exhaust all supports.
        """
        for hero in self.state.heroes:
            hero.ready = []
        self.state.enemies = []
        self.state.sides = []
        self.state.threat = 0
        return self

    def hero(self, id: str) -> Hero:
        return next(hero for hero in self.state.heroes if hero.id == id)

    def put(self, hero: str, space: str, **fields: Any) -> Hero:
        found = self.hero(hero)
        found.space = self.state.place_of(space)
        for name, value in fields.items():
            setattr(found, name, value)
        self.state.roster = None  # the fields may include the aspect
        return found

    def enemy(self, card: str, space: str, damage: int = 0, vulnerable: bool = False) -> Enemy:
        rank = self.game.cards.enemies[card].rank
        if rank in ("1", "2", "3"):
            self.state.groups[int(rank) - 1] = card
        number = sum(1 for enemy in self.state.enemies if enemy.card == card) + 1
        pawn = Enemy(f"{card}-{number}", card, space, damage, vulnerable)
        self.state.enemies.append(pawn)
        return pawn

    def side(self, id: str, progress: int = 0) -> Mission:
        spot = ("green", "purple", "blue")[len(self.state.sides)]
        mission = Mission(id, spot, progress)
        self.state.sides.append(mission)
        if id in self.state.side_deck:
            self.state.side_deck.remove(id)
        return mission

    def next_side(self, id: str) -> None:
        """Put a side mission on top of its deck."""
        self.state.side_deck = [*[other for other in self.state.side_deck if other != id], id]

    def top(self, id: str, progress: int = 0) -> Mission:
        """Make a nemesis mission active and remove the missions before it."""
        missions = self.game.cards.nemesis_missions[self.state.nemesis.card]
        self.state.mission_deck = missions[missions.index(id) + 1 :]
        self.state.top = Mission(id, "", progress)
        return self.state.top

    def showdown(self) -> Table:
        self.state.top = None
        self.state.mission_deck = []
        self.state.showdown = True
        return self

    def turn(self, hero: str) -> Table:
        """Start this hero's turn with all tokens of a phase."""
        state = self.state
        state.phase = "hero"
        state.acting = hero
        state.frames = [Rounds(False), HeroPhase(3, state.heroes.index(self.hero(hero))), Turn(hero)]
        return self._ask()

    def hero_phase(self) -> Table:
        self.state.frames = [Rounds(False), HeroPhase()]
        return self._ask()

    def nemesis_phase(self, event: str = QUIET, step: int = 0) -> Table:
        """Start the nemesis phase with this event on top of the deck."""
        self.next_event(event)
        self.state.frames = [Rounds(True), NemesisPhase(step)]
        return self._ask()

    def next_event(self, event: str) -> None:
        """Put an event on top of the deck. If no deck has it, it replaces an event without a nemesis."""
        cards = self.game.cards.events
        places = [(pile, place) for pile in self.state.piles for place in range(len(pile))]
        there = [(pile, place) for pile, place in places if pile[place] == event]
        alike = [(pile, place) for pile, place in places if not cards[pile[place]].nemesis]
        pile, place = there[0] if there else alike[-1]
        self.whole_deck = self.whole_deck and bool(there)
        top = self.state.piles[-1]
        pile[place] = top[-1]
        top[-1] = event

    def rolls(self, *faces: str) -> Table:
        """Set the generator so that the next dice show these faces."""
        for seed in range(10**6):
            rng = Rng(seed)
            if all(FACES[rng.below(len(FACES))] == face for face in faces):
                self.state.rng = Rng(seed)
                return self
        raise AssertionError(f"no seed rolls {faces}")

    def _ask(self) -> Table:
        self.happened = []
        self.state.log = self.happened
        self.state.decision = None
        self.game.settle(self.state)
        self.state.log = None
        traces.note(self.game, self.state, self.happened)
        return self

    # --- playing ------------------------------------------------------------------------------------------------

    def passes(self) -> Table:
        """Decline all further uses in this roll, window, turn or choice for wilds."""
        kept = self.happened
        while self.state.decision is not None and {"pass", "done", "end"} & set(self.options()):
            choice = next(id for id in ("pass", "done", "end") if id in self.options())
            kept = [*kept, *self.game.apply(self.state, choice)]
        traces.note(self.game, self.state, kept)
        self.happened = kept
        return self

    def plays_on(self, until: Sequence[str] = ("turn",), limit: int = 400) -> Table:
        """Take the last option of every choice until a choice of one of these kinds comes up or the game ends."""
        kept = self.happened
        for _ in range(limit):
            if self.state.decision is None or self.decision.kind in until:
                break
            kept = [*kept, *self.game.apply(self.state, self.options()[-1])]
        traces.note(self.game, self.state, kept)
        self.happened = kept
        return self

    def check_invariants(self) -> None:
        invariants.check(self.state, self.whole_deck)
