"""A game in progress: state, record and events, with undo. Terminal, server and lab use it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tableverse.kernel.choice import Decision
from tableverse.kernel.corrections import Correction, chosen_by
from tableverse.kernel.errors import BeforeUpgrade, Endless, NoSuchMove, NothingToUndo, TableError, Unplayable
from tableverse.kernel.event import Event
from tableverse.kernel.game import Config, Game, View, ViewStep
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.record import Record, packs_named
from tableverse.kernel.secret_rng import Seed
from tableverse.kernel.state import State

#: Number of choices between two snapshots, so that undo is as fast late in a game as early.
SNAPSHOT_EVERY: Final = 16
#: The seat of a choice whose maker is unknown.
NOBODY: Final = -1


class Past:
    """A position in the middle of a game, with the known facts about earlier choices."""

    __slots__ = ("history", "seats_asked", "state")

    def __init__(self, state: State, history: list[list[Event]], seats_asked: list[int]) -> None:
        self.state = state
        self.history = history
        self.seats_asked = seats_asked

    @staticmethod
    def unknown(state: State) -> Past:
        return Past(state, [[] for _ in range(state.moves + 1)], [NOBODY] * state.moves)


def _beginning(game: Game, config: Config, seed: Seed) -> Past:
    opening: list[Event] = []
    try:
        return Past(game.new(config, seed, opening), [opening], [])
    except TableError:
        raise
    except Exception as error:
        if not game.packs:
            raise
        raise Unplayable() from error


class Match:
    __slots__ = ("_snapshots", "game", "history", "opening", "record", "seats_asked", "start", "state")

    def __init__(
        self,
        game: Game,
        config: Config,
        seed: Seed,
        people: list[dict[str, str]] | None = None,
        past: Past | None = None,
    ) -> None:
        """Start a match, or continue from a ``past`` position, whose earlier choices become part of the record."""
        game = game.for_table(config)
        self.game = game
        self.record = Record(game.id, config, seed, [], people, game.fingerprint(), packs=packs_named(game))
        if past is None:
            past = _beginning(game, config, seed)
        self.state: State = past.state
        #: Events of the set-up, then of each choice.
        self.history: list[list[Event]] = past.history
        #: The seat that made each choice.
        self.seats_asked: list[int] = past.seats_asked
        #: The first move whose position is known. Earlier choices were made under other rules.
        self.start = past.state.moves
        #: Choices before this move cannot be undone, because they were made before the players joined.
        self.opening = past.state.moves
        self._snapshots: list[State] = [self.state.clone()]

    @staticmethod
    def resume(game: Game, record: Record, to: int | None = None) -> Match:
        """Continue a record, or start a new game from the first ``to`` choices of a record."""
        part = record if to is None else record.shortened(to)
        part.replay(game)  # raises for a bad record before a match is built from it
        kept = part.kept_position(game)
        match = Match(game, part.config, part.seed, part.people, None if kept is None else Past.unknown(kept))
        match.record.upgrades = part.upgrades
        match.record.options = part.options[: match.start]
        for option_id in part.options[match.start :]:
            match.apply_recorded(option_id)
        return match

    def choose(self, option_id: str, seat: int | None = None) -> list[Event]:
        decision = self.state.decision
        try:
            events = self.game.apply(self.state, option_id, seat)
            following = self.state.decision
            if following is not None and not following.options:
                raise ValueError(f"a choice without options: {following.kind}")
        except Endless:
            self.undo_to(self.moves)
            raise
        except TableError:  # nothing has changed
            raise
        except Exception as error:
            self.undo_to(self.moves)
            if not self.game.packs:
                raise
            raise Unplayable() from error
        return self._note(option_id, decision, events)

    def correct(self, correction: Correction) -> list[Event]:
        """Make a correction that everybody has agreed to."""
        decision = self.state.decision
        return self._note(correction.id, decision, self.game.apply_correction(self.state, correction))

    def apply_recorded(self, option_id: str) -> list[Event]:
        """Repeat a recorded choice: an option of the decision, or a correction."""
        decision = self.state.decision
        return self._note(option_id, decision, self.game.apply_recorded(self.state, option_id))

    def _note(self, option_id: str, decision: Decision | None, events: list[Event]) -> list[Event]:
        assert decision is not None
        self.record.options.append(option_id)
        self.seats_asked.append(chosen_by(option_id, decision.seat))
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
        """Return the state after the first ``move`` choices."""
        if not 0 <= move <= self.moves:
            raise NoSuchMove(move=move, last=self.moves)
        if move < self.start:
            raise BeforeUpgrade(move=self.start)
        state = self._snapshots[self._place(move)].clone()
        while state.moves < move:
            self.game.apply_recorded_quietly(state, self.record.options[state.moves])
        return state

    def steps(self, move: int, seat: int) -> tuple[View, list[ViewStep]]:
        """Return the view before a choice and the steps that followed, as a seat saw them.

        ``move`` is the number of choices including this one.
        """
        if not 1 <= move <= self.moves:
            raise NoSuchMove(move=move, last=self.moves)
        state = self.at(move - 1)
        return self.game.view(state, seat), self.game.apply_recorded_in_steps(
            state, self.record.options[move - 1], seat
        )

    def _place(self, move: int) -> int:
        return move // SNAPSHOT_EVERY - self.start // SNAPSHOT_EVERY

    def undo_to(self, move: int) -> None:
        self.state = self.at(move)
        del self.record.options[move:]
        del self.seats_asked[move:]
        del self.history[move + 1 :]
        del self._snapshots[self._place(move) + 1 :]

    def last_choice_of(self, *seats: int) -> int:
        """Return the number of choices made before the latest choice of these seats."""
        for move in range(self.moves - 1, self.opening - 1, -1):
            if self.seats_asked[move] in seats:
                return move
        if self.start:
            raise BeforeUpgrade(move=self.start)
        raise NothingToUndo()

    def undo_is_free(self, seat: int) -> bool:
        """Return whether the seat may undo its latest choice without consent.

        It may not if the choice revealed hidden information, or if another seat has chosen since.
        """
        try:
            move = self.last_choice_of(seat)
        except (BeforeUpgrade, NothingToUndo):
            return False
        if any(asked != seat for asked in self.seats_asked[move:]):
            return False
        return not any(event.reveals for events in self.history[move + 1 :] for event in events)

    def finished_record(self) -> Record:
        """Return the record so far with the digest of its last position, for saving and sharing. Play may continue."""
        record = self.record.shortened(self.moves)
        record.digest = self.game.digest(self.state)
        record.encoding = self.game.encoding
        return record
