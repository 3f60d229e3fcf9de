"""A Marvel United table in any position, set up and played by name.

    table = Table("maestro", heroes=["loki", "mighty-thor"])
    table.villain(at=TVA)
    table.hero("loki", at=LONDON, hand=["loki-move"])
    table.place(LONDON, thugs=2)
    table.hero_turn("loki")
    table.does("play:loki-move", "move:project-pegasus", "end")
    assert table.events("hero-moved") == [{"hero": "loki", "place": "project-pegasus"}]

The ring is london, project-pegasus, kun-lun, united-nations-headquarters, alchemax-headquarters, tva-headquarters,
clockwise, without tokens and Threats until a test places them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import traces
from games import table as tables
from tableverse.games.united.frames.hero_turn import HeroTurn
from tableverse.games.united.frames.rounds import Round
from tableverse.games.united.frames.villain_turn import VillainTurn
from tableverse.games.united.game import United
from tableverse.games.united.ids import NOBODY, NOWHERE
from tableverse.games.united.rules.missions import MISSIONS
from tableverse.games.united.rules.threats import full_health
from tableverse.games.united.state import NO_SYMBOLS, Entry, Gear, Hero, Lasting, Place, Threat, UnitedState
from tableverse.games.united.symbols import SYMBOLS
from tableverse.kernel.event import Event
from tableverse.kernel.game import Config

GAME = United()

LONDON = "london"
PEGASUS = "project-pegasus"
KUN_LUN = "kun-lun"
UN = "united-nations-headquarters"
ALCHEMAX = "alchemax-headquarters"
TVA = "tva-headquarters"
RING = (LONDON, PEGASUS, KUN_LUN, UN, ALCHEMAX, TVA)
CARTER, LOKI, THOR = "captain-carter", "loki", "mighty-thor"


class Table(tables.Table[UnitedState]):
    game: United
    remembers = True

    def __init__(
        self,
        villain: str = "cosmic-ghost-rider",
        heroes: Sequence[str] = ("captain-carter", "loki", "mighty-thor"),
        mode: str = "cooperative",
        ring: Sequence[str] = RING,
        seed: int = 0,
        game: United = GAME,
        **settings: Any,
    ) -> None:
        """Set up a new game, with other cards if ``game`` was loaded with a pack."""
        self.game = game
        chosen = {f"hero{number + 1}": hero for number, hero in enumerate(heroes)}
        seats = len(heroes) + (1 if mode.startswith("super-villain") else 0)
        state = self.game.new(Config(seats, {"mode": mode, "villain": villain, **chosen, **settings}), seed)
        assert isinstance(state, UnitedState)
        state.places = [Place(id, len(self.game.cards.locations[id].slots)) for id in ring]
        for threat in state.threats:
            threat.at = NOWHERE
        state.villain_at = 3
        for number, hero in enumerate(state.heroes):
            hero.at = 0
            spare = sorted(self.game.cards.heroes[hero.id].cards)
            hero.hand, hero.deck = spare[:3], spare[3:]
            state.heroes[number] = hero
        # The game is running: one card in the Storyline, and the next Villain turn far away.
        state.storyline = [Entry(state.plans.pop(), NOBODY)]
        state.frames = [Round()]
        state.since = 0
        self.state = state
        self.happened: list[Event] = []

    # --- setup --------------------------------------------------------------------------------------------------

    def at(self, place: str) -> int:
        return self.state.place_of(place)

    def place(self, id: str, **tokens: int) -> None:
        for name, amount in tokens.items():
            setattr(self.state.places[self.at(id)], name, amount)

    def full(self, id: str) -> None:
        place = self.state.places[self.at(id)]
        place.thugs = place.slots - place.civilians

    def threat(self, id: str, at: str, health: int | None = None, **filled: int) -> None:
        threat = self.state.threat(id)
        threat.at = self.at(at)
        threat.health = full_health(self.state, id) if health is None else health
        threat.filled = [filled.get(name, 0) for name in SYMBOLS]

    def villain(self, at: str | None = None, health: int | None = None, track: int | None = None) -> None:
        if at is not None:
            self.state.villain_at = self.at(at)
        if health is not None:
            self.state.health = health
        if track is not None:
            self.state.track = track

    def missions(self, rescue: int = 0, defeat: int = 0, clear: int = 0, completed: Sequence[str] = ()) -> None:
        self.state.missions = [rescue, defeat, clear]
        self.state.completed = [MISSIONS.index(name) for name in completed]

    def hero(
        self,
        id: str,
        at: str | None = None,
        hand: Sequence[str] | None = None,
        deck: Sequence[str] | None = None,
        tokens: Mapping[str, int] | None = None,
        gear: Mapping[str, bool] | None = None,
        supers: Sequence[str] = (),
        down: bool = False,
    ) -> None:
        """Change a Hero.

        The last card of ``deck`` is its top. ``gear`` maps each Equipment card to whether it is ready.
        """
        hero = self.of(id)
        if at is not None:
            hero.at = self.at(at)
        if hand is not None:
            hero.hand = list(hand)
        if deck is not None:
            hero.deck = list(deck)
        if tokens is not None:
            hero.tokens = [tokens.get(name, 0) for name in SYMBOLS]
        if gear is not None:
            hero.gear = [Gear(name, ready) for name, ready in gear.items()]
        hero.supers = list(supers)
        hero.down = down

    def storyline(self, *cards: str) -> None:
        """Append Hero and Master Plan cards: ``-card`` lies facedown, ``+card`` is a support card."""
        heroes = [hero.id for hero in self.state.heroes]
        self.state.storyline = []
        for text in cards:
            card = text.lstrip("-+")
            row = self.game.cards.hero_cards.get(card)
            owner = NOBODY if row is None else heroes.index(row.hero) if row.hero in heroes else 0
            symbols = NO_SYMBOLS if row is None else row.symbols
            self.state.storyline.append(Entry(card, owner, text[0] == "-", text[0] == "+", symbols))

    def lasting(self, kind: str, target: str = "", until: str = "game") -> None:
        self.state.lasting.append(Lasting(kind, target, 0, until))

    def hero_turn(self, hero: str, since: int = 0) -> None:
        self.state.active = self.state.hero_of(hero)
        self.state.since = since
        self.state.frames = [Round(), HeroTurn.of(self.state.active)]
        self._settle()

    def villain_turn(self, *plans: str, next_hero: str | None = None) -> None:
        """Start a Villain turn. These Master Plan cards lie on top of the deck, the first one uppermost."""
        if next_hero is not None:
            self.state.active = self.state.hero_of(next_hero)
        rest = [card for card in self.state.plans if card not in plans]
        self.state.plans = [*rest, *reversed(plans)]
        self.state.frames = [Round(), VillainTurn()]
        self._settle()

    def _settle(self) -> None:
        self.state.log = self.happened
        self.game.settle(self.state)
        self.state.log = None
        traces.note(self.game, self.state, self.happened)

    # --- inspecting ---------------------------------------------------------------------------------------------

    def of(self, hero: str) -> Hero:
        return self.state.heroes[self.state.hero_of(hero)]

    def location(self, place: str) -> Place:
        return self.state.places[self.at(place)]

    def threat_card(self, threat: str) -> Threat:
        return self.state.threat(threat)

    def waits_for(self, seat: int | str, kind: str) -> None:
        """Check that a seat, named by number or Hero, must make a choice of this kind."""
        super().waits_for(self.state.hero_of(seat) if isinstance(seat, str) else seat, kind)

    def ended(self) -> tuple[str, str]:
        return self.result.side, self.result.reason

    def tokens(self, hero: str) -> dict[str, int]:
        return {name: amount for name, amount in zip(SYMBOLS, self.of(hero).tokens, strict=True) if amount}

    def played(self) -> list[str]:
        return [entry.card for entry in self.state.storyline]


def spread(villain: str, at: str, heroes: dict[str, str] | None = None) -> Table:
    """Return a table with Heroes in these Locations, other Heroes in Project Pegasus, each with five cards in hand."""
    table = Table(villain)
    table.villain(at=at)
    for hero in (CARTER, LOKI, THOR):
        place = (heroes or {}).get(hero, PEGASUS)
        table.hero(hero, at=place, hand=[f"{hero}-move"] * 5, deck=[f"{hero}-wild"] * 3)
    return table
