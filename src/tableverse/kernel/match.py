"""A game being played: the state, its record and what happened, with undo. Used by terminal, server and lab alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tableverse.kernel.errors import NoSuchMove, NothingToUndo
from tableverse.kernel.event import Event
from tableverse.kernel.game import Config, Game, Perspective, View
from tableverse.kernel.record import Record
from tableverse.kernel.secret_rng import Seed
from tableverse.kernel.state import State

#: A clone is kept every few choices, so that going back costs the same late in a game as early.
SNAPSHOT_EVERY: Final = 16


class Match:
    __slots__ = ("_snapshots", "game", "history", "record", "seats_asked", "state")

    def __init__(self, game: Game, config: Config, seed: Seed, people: list[dict[str, str]] | None = None) -> None:
        game = game.for_table(config)
        self.game = game
        self.record = Record(game.id, config, seed, [], people, game.fingerprint())
        opening: list[Event] = []
        self.state: State = game.new(config, seed, opening)
        #: Events of the set-up, then of each choice.
        self.history: list[list[Event]] = [opening]
        #: Who made each choice.
        self.seats_asked: list[int] = []
        self._snapshots: list[State] = [self.state.clone()]

    @staticmethod
    def resume(game: Game, record: Record, to: int | None = None) -> Match:
        """Go on from a record, or from its first ``to`` choices as a game of its own."""
        part = record if to is None else record.shortened(to)
        part.replay(game)  # complains about a bad record before anything is built on it
        match = Match(game, part.config, part.seed, part.people)
        for option_id in part.options:
            match.choose(option_id)
        return match

    def choose(self, option_id: str, seat: int | None = None) -> list[Event]:
        decision = self.state.decision
        events = self.game.apply(self.state, option_id, seat)
        assert decision is not None
        self.record.options.append(option_id)
        self.seats_asked.append(decision.seat)
        self.history.append(events)
        if self.state.moves % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self.state.clone())
        return events

    @property
    def moves(self) -> int:
        return len(self.record.options)

    def view(self, seat: int) -> View:
        return self.game.view(self.state, seat)

    def views(self, seats: list[int], before: Sequence[View] = ()) -> list[View]:
        return self.game.views(self.state, seats, before)

    def perspective(self, seat: int) -> Perspective:
        return Perspective(self.game, self.state, seat)

    def at(self, move: int) -> State:
        """The state after that many choices."""
        if not 0 <= move <= self.moves:
            raise NoSuchMove(move=move, last=self.moves)
        state = self._snapshots[move // SNAPSHOT_EVERY].clone()
        while state.moves < move:
            self.game.apply_quietly(state, self.record.options[state.moves])
        return state

    def undo_to(self, move: int) -> None:
        self.state = self.at(move)
        del self.record.options[move:]
        del self.seats_asked[move:]
        del self.history[move + 1 :]
        del self._snapshots[move // SNAPSHOT_EVERY + 1 :]

    def last_choice_of(self, seat: int) -> int:
        """How many choices had been made before the seat's latest one."""
        for move in range(self.moves - 1, -1, -1):
            if self.seats_asked[move] == seat:
                return move
        raise NothingToUndo()

    def undo_is_free(self, seat: int) -> bool:
        """May the seat take its latest choice back without asking? Not once something hidden was revealed by it,
        or another seat has chosen since."""
        try:
            move = self.last_choice_of(seat)
        except NothingToUndo:
            return False
        if any(asked != seat for asked in self.seats_asked[move:]):
            return False
        return not any(event.reveals for events in self.history[move + 1 :] for event in events)

    def finished_record(self) -> Record:
        """The record so far, with the digest of where it ends: what is saved and shared. Play may go on meanwhile."""
        record = self.record.shortened(self.moves)
        record.digest = self.game.digest(self.state)
        record.encoding = self.game.encoding
        return record
