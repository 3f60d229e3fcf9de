"""Harbour as a game of the kernel: set-up, triggers, occurrences, views and imagined worlds."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from kernel.harbour.cards import Cards
from kernel.harbour.frames import Round
from kernel.harbour.state import HarbourState, Keeper, Ship, card_of
from kernel.harbour.verbs import WALLS
from tableverse.kernel import i18n
from tableverse.kernel.content import Registry
from tableverse.kernel.effects import Ability, Resolving, Step
from tableverse.kernel.game import Config, Game, View
from tableverse.kernel.modifiers import Modifier, expire
from tableverse.kernel.occurrence import Occurrence, Trigger
from tableverse.kernel.plain import Plain
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State
from tableverse.kernel.timing import Window

i18n.read_also(Path(__file__).parent / "texts")

HAND = 4


class KeeperView(Plain):
    """A keeper as seen by a seat. ``hand`` is empty unless the seat is the keeper's own."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hand", "in_hand", "in_deck", "discard", "play")
    __slots__ = FIELDS

    def __init__(self, keeper: Keeper, owned: bool) -> None:
        self.hand = keeper.hand[:] if owned else []
        self.in_hand = len(keeper.hand)
        self.in_deck = len(keeper.deck)
        self.discard = keeper.discard[:]
        self.play = keeper.play[:]


class HarbourView(View):
    FIELDS: ClassVar[tuple[str, ...]] = ("walls", "rounds", "sea", "tide_left", "shore", "modifiers", "keepers")
    __slots__ = FIELDS

    def __init__(self, state: HarbourState, seat: int) -> None:
        super().__init__(state, seat)
        self.walls = state.walls
        self.rounds = state.rounds
        self.sea = [ship.clone() for ship in state.sea]
        self.tide_left = len(state.tide)
        self.shore = state.shore[:]
        self.modifiers = [modifier.clone() for modifier in state.modifiers]
        self.keepers = [KeeperView(keeper, number == seat) for number, keeper in enumerate(state.keepers)]


class Harbour(Game):
    id: ClassVar[str] = "harbour"
    settings: ClassVar[dict[str, tuple[Any, ...]]] = {"walls": (8, 5, 12)}
    classes: ClassVar[tuple[type[Plain], ...]] = (
        HarbourState,
        Keeper,
        Ship,
        Round,
        Resolving,
        Step,
        Window,
        Occurrence,
        Modifier,
        HarbourView,
        KeeperView,
    )

    def __init__(self) -> None:
        super().__init__()
        self.cards = Cards()

    @property
    def registry(self) -> Registry:
        return self.cards.registry

    def set_up(self, config: Config, rng: Rng) -> State:
        tide = self.cards.tide[:]
        rng.shuffle(tide)
        keepers = []
        for seat in range(config.seats):
            deck = [f"{card}@{seat}" for card in self.cards.keeper]
            rng.shuffle(deck)
            keepers.append(Keeper(deck[HAND:], deck[:HAND], [], []))
        walls = config.settings.get("walls", 8)
        return HarbourState(config.seats, rng, [Round()], None, 0, walls, keepers, [], tide, [], [], 1)

    def attach(self, state: State) -> None:
        super().attach(state)
        assert isinstance(state, HarbourState)
        state.cards = self.cards

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, HarbourState)
        return HarbourView(state, seat)

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        """Shuffle the decks, and redistribute the hands and decks of each other seat.

        The cards are sorted first, so that the result does not depend on an order hidden from the seat.
        """
        assert isinstance(state, HarbourState)
        world = state.clone()
        world.rng = rng.fork()
        world.tide.sort()
        rng.shuffle(world.tide)
        for number, keeper in enumerate(world.keepers):
            pool = sorted(keeper.deck if number == seat else keeper.deck + keeper.hand)
            rng.shuffle(pool)
            if number != seat:
                keeper.hand, pool = pool[: len(keeper.hand)], pool[len(keeper.hand) :]
            keeper.deck = pool
        return world

    # --- card effects -------------------------------------------------------------------------------------------

    def ability(self, label: str) -> Ability:
        ability = self.cards.by_id[label].ability
        assert ability is not None
        return ability

    def seat_order(self, state: State) -> list[int]:
        """Return the seats clockwise, starting with another keeper each round."""
        assert isinstance(state, HarbourState)
        return [(state.rounds - 1 + offset) % state.seats for offset in range(state.seats)]

    def triggers(self, state: State, occurrence: Occurrence, moment: str) -> list[Trigger]:
        assert isinstance(state, HarbourState)
        first = self.orders_simultaneous(state)
        sources = [(thing, seat) for seat in self.seat_order(state) for thing in state.keepers[seat].play]
        sources += [(ship.id, first) for ship in state.sea]
        if occurrence.kind == "sunk" and state.ship(occurrence.facts["target"]) is None:
            sources.append((occurrence.facts["target"], first))  # the target's last ability
        sources += [(thing, seat) for thing in state.shore for seat in self.seat_order(state)]
        found = []
        for thing, seat in sources:
            ability = self.cards.by_id[card_of(thing)].trigger
            if ability is None or ability.moment != moment or ability.on != occurrence.kind:
                continue
            run = Resolving(ability.label, seat, thing)
            if (ability.when is None or ability.when.holds(state, run)) and ability.effect.possible(state, run):
                found.append(Trigger(ability.label, thing, seat, ability.forced))
        return found

    def resolve_occurrence(self, state: State, occurrence: Occurrence) -> None:
        assert isinstance(state, HarbourState)
        target = occurrence.facts["target"]
        if occurrence.kind == "sunk":
            state.sea = [ship for ship in state.sea if ship.id != target]
            expire(state.modifiers, f"leaves:{target}")
            state.emit("sunk", {"ship": target})
            return
        amount = occurrence.facts["amount"]
        if target == WALLS:
            state.walls -= amount
            state.emit("breached", {"amount": amount, "walls": state.walls})
            if state.walls <= 0:
                state.finish("sea")
            return
        ship = state.ship(target)
        assert ship is not None
        ship.hull -= amount
        state.emit("damaged", {"ship": target, "amount": amount})
        if ship.hull <= 0:
            state.frames.append(Window(Occurrence("sunk", {"target": target})))

    def term(self, name: str, value: Any, language: str) -> Any:
        if name in ("card", "ship", "thing", "origin"):
            if str(value).startswith("seat:"):
                return i18n.say(language, "harbour-seat", {"number": int(value.removeprefix("seat:")) + 1})
            kind = "tide" if value in self.cards.tide else "keeper"
            return self.registry.name(kind, card_of(value), language)
        return value
