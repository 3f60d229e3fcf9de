"""A table of Harbour in any position, played by card name.

Every choice is also made on a saved and restored copy and on a clone, so each scenario checks saving, restoring and
cloning at each of its decisions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kernel.harbour.frames import ACTION, Round
from kernel.harbour.game import Harbour
from kernel.harbour.state import HarbourState, Keeper, Ship
from tableverse.kernel.event import Event
from tableverse.kernel.game import Config
from tableverse.kernel.rng import Rng

GAME = Harbour()

Names = Sequence[str]


class Table:
    def __init__(
        self,
        hands: Sequence[Names],
        sea: dict[str, int] | None = None,
        play: Sequence[Names] = (),
        decks: Sequence[Names] = (),
        tide: Names = (),
        shore: Names = (),
        walls: int = 8,
        rounds: int = 1,
        seed: int = 0,
    ) -> None:
        """Set up a position.

        ``sea`` gives each ship its hull. In ``decks`` and ``tide`` the top is the last. Seat 0 acts first although
        round 2 begins with seat 1, so that the seat that orders effects need not be the one that acts.
        """
        seats = len(hands)
        state = GAME.new(Config(seats), seed)
        assert isinstance(state, HarbourState)
        state.walls = walls
        state.sea = [Ship(name, hull) for name, hull in (sea or {}).items()]
        state.tide, state.shore, state.modifiers = list(tide), list(shore), []
        state.rounds = rounds
        state.rng = Rng(seed)
        state.keepers = [Keeper(_own(decks, seat), _own(hands, seat), [], _own(play, seat)) for seat in range(seats)]
        state.frames = [Round(ACTION, list(range(seats)))]
        GAME.settle(state)
        self.state = state

    def choose(self, seat: int, option_id: str) -> list[tuple[str, dict[str, Any]]]:
        """Make a choice and return the kinds and facts of its events."""
        before = GAME.encode(self.state)
        restored, clone = GAME.decode(before), self.state.clone()
        assert GAME.encode(restored) == before
        assert GAME.codec.pack(restored.decision) == GAME.codec.pack(self.state.decision)
        happened = GAME.apply(self.state, option_id, seat)
        after = GAME.encode(self.state)
        assert GAME.encode(clone) == before
        for copy in (restored, clone):
            assert _told(GAME.apply(copy, option_id, seat)) == _told(happened)
            assert GAME.encode(copy) == after
        return _told(happened)

    def waits(self, seat: int, kind: str, *option_ids: str) -> None:
        """Assert that exactly these options are offered, in this order."""
        decision = self.state.decision
        assert decision is not None
        found = (decision.seat, decision.kind, [option.id for option in decision.options])
        assert found == (seat, kind, list(option_ids))

    def under_way(self) -> list[str]:
        return [type(frame).__name__ for frame in self.state.frames]

    def hulls(self) -> dict[str, int]:
        return {ship.id: ship.hull for ship in self.state.sea}


def _own(zones: Sequence[Names], seat: int) -> list[str]:
    return [f"{name}@{seat}" for name in zones[seat]] if seat < len(zones) else []


def _told(events: list[Event]) -> list[tuple[str, dict[str, Any]]]:
    return [(event.kind, event.facts) for event in events]
