"""Splendor: Marvel as a game of the kernel: set-up, views, and worlds that a seat cannot rule out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from tableverse.games.splendor.cards import Cards
from tableverse.games.splendor.colours import COLOURS, named
from tableverse.games.splendor.moves import Move
from tableverse.games.splendor.state import EMPTY, NOBODY, SLOTS, Mat, SplendorState, levels
from tableverse.games.splendor.turn import Turn
from tableverse.games.splendor.view import MatView, OpenTable, ReservedView, SplendorView
from tableverse.kernel import i18n
from tableverse.kernel.content import Registry
from tableverse.kernel.game import Config, Game, View
from tableverse.kernel.plain import Plain
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State

#: Tokens of each ordinary colour by number of players. Green: one per player. Grey: always five.
STONES = {2: 4, 3: 5, 4: 7}
SHIELDS = 5


class Splendor(Game):
    id: ClassVar[str] = "splendor"
    formerly: ClassVar[tuple[str, ...]] = ("1ea75f3602069a2b",)
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    classes: ClassVar[tuple[type[Plain], ...]] = (
        SplendorState,
        Mat,
        Turn,
        Move,
        SplendorView,
        MatView,
        ReservedView,
    )

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        super().__init__()
        self.cards = Cards(packs)

    @property
    def registry(self) -> Registry:
        return self.cards.registry

    def content_data(self) -> dict[str, list[dict[str, Any]]]:
        data = super().content_data()
        for row in data["character"]:
            card = self.cards.characters[self.cards.character(row["id"])]
            row["level"] = card.level + 1
            row["bonus"] = COLOURS[card.bonus]
            row["points"] = card.points
            row["avengers"] = card.avengers
            row["cost"] = named(card.cost)
        for row in data["location"]:
            place = self.cards.locations[self.cards.location(row["id"])]
            row["tile"] = place.tile
            row["points"] = place.points
            row["needs"] = named(place.needs)
        return data

    def set_up(self, config: Config, rng: Rng) -> State:
        decks = [cards[:] for cards in self.cards.by_level]
        for deck in decks:
            rng.shuffle(deck)
        stones = STONES[config.seats]
        state = SplendorState(
            seats=config.seats,
            rng=rng,
            frames=[Turn()],
            result=None,
            moves=0,
            bank=[stones, stones, stones, stones, stones, config.seats, SHIELDS],
            rows=[EMPTY] * (SLOTS * len(decks)),
            decks=decks,
            left=[len(deck) for deck in decks],
            locations=self._draw_locations(config.seats, rng),
            mats=[Mat.empty() for _ in range(config.seats)],
            assembled=NOBODY,
            rounds=1,
        )
        for slot in range(len(state.rows)):
            state.deal(slot)
        return state

    def _draw_locations(self, count: int, rng: Rng) -> list[int]:
        """As many tiles as players, each with a face at random."""
        tiles = sorted({place.tile for place in self.cards.locations})
        rng.shuffle(tiles)
        return [
            rng.choice([index for index, place in enumerate(self.cards.locations) if place.tile == tile])
            for tile in tiles[:count]
        ]

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, SplendorState)
        return SplendorView(state, seat, OpenTable(state))

    def views(self, state: State, seats: list[int], before: Sequence[View] = ()) -> list[View]:
        assert isinstance(state, SplendorState)
        earlier: dict[int, SplendorView] = {}
        shown: OpenTable | None = None
        for view in before:
            assert isinstance(view, SplendorView)
            earlier[view.seat] = view
            shown = view.shown
        shown = OpenTable(state, shown)
        return [SplendorView(state, seat, shown, earlier.get(seat)) for seat in seats]

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        """Shuffle anew, level by level, what lies in the decks and in the others' hidden reserves."""
        assert isinstance(state, SplendorState)
        world = state.clone()
        world.rng = rng.fork()
        world.decks = []
        hands: list[tuple[Mat, list[int]]] = []
        for number, mat in enumerate(world.mats):
            if number != seat:
                mat.reserved = mat.reserved[:]
                hands.append((mat, [place for place, card in enumerate(mat.reserved) if card in mat.hidden]))
        for level in levels():
            unseen = state.decks[level][: state.left[level]]
            held: list[tuple[Mat, int]] = []
            for mat, places in hands:
                for place in places:
                    if self.cards.characters[mat.reserved[place]].level == level:
                        held.append((mat, place))
                        unseen.append(mat.reserved[place])
            unseen.sort()  # so that the outcome cannot depend on the order the seat does not know
            rng.shuffle(unseen)
            for mat, place in held:
                mat.reserved[place] = unseen.pop()
            world.decks.append(unseen)
        for mat, places in hands:
            mat.hidden = [mat.reserved[place] for place in places]
        return world

    def attach(self, state: State) -> None:
        super().attach(state)
        assert isinstance(state, SplendorState)
        state.cards = self.cards

    def term(self, name: str, value: Any, language: str) -> Any:
        if isinstance(value, list):  # "gems" or "tokens"; no tokens at all are the word "nothing"
            return self._gems(value, language)
        if name == "gem":
            return i18n.say(language, f"splendor-gem-{value}")
        if name == "card":
            return self.registry.name("character", value, language)
        if name == "location":
            return self.registry.name("location", value, language)
        return value

    def _gems(self, gems: list[str], language: str) -> str:
        """ "2 Reality and Mind"."""
        counted: list[str] = []
        for gem in dict.fromkeys(gems):
            name = i18n.say(language, f"splendor-gem-{gem}")
            counted.append(f"{gems.count(gem)} {name}" if gems.count(gem) > 1 else name)
        return i18n.listing(language, counted) if counted else "nothing"
