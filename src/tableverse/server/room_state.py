"""The state of a room: seats, match, connections and presence, with the rules about permissions.

``room.py`` makes the changes.
"""

from __future__ import annotations

import itertools
import logging
import time
from collections.abc import Iterable

from tableverse.games import registry
from tableverse.kernel.errors import GameOver, TableError, UnknownLesson
from tableverse.kernel.game import SPECTATOR, Config, Game
from tableverse.kernel.match import Match
from tableverse.lessons.coach import Coach
from tableverse.lessons.loading import find_lesson
from tableverse.server import seats, store
from tableverse.server.clock import Clock
from tableverse.server.connections import Connection
from tableverse.server.errors import BotHoldsSeat, NotPlaying, NotSeated, PacksUnusable, TableDamaged, TableStopped
from tableverse.server.packed_games import GAMES, decompress_pack
from tableverse.server.reopening import PastPositions, StoredGame, reopen
from tableverse.server.store import OPEN, OVER, PLAYING, STOPPED, SavedReview, SavedTable, SavedUpgrade, StoredTable
from tableverse.server.undo import CorrectionRequest, UndoRequest

log = logging.getLogger("tableverse.room")


class RoomState:
    def __init__(self, stored: StoredTable) -> None:
        self.saved = stored.table
        self.chat = stored.chat
        #: The reason why this release cannot play the game.
        self.problem: TableError | None = None
        self.game = self._load_game(stored)
        self.match: Match | None = None
        self.connections: set[Connection] = set()
        self.last_used = time.monotonic()
        #: When a person last requested the table. Bots' choices do not count.
        self.last_seen = self.last_used
        #: The address of the table's creator or, after a restart, of the first person to connect.
        self.address = ""
        #: The time when each person's last socket closed, or when they said that they leave.
        self.away: dict[str, float] = {seat.person: self.last_used for seat in self.saved.seats if seat.person}
        #: When a person left this seat while continuing to play others.
        self.left_seats: dict[int, float] = {}
        #: The addresses from which each person has connected, while the table is in memory.
        self.addresses: dict[str, set[str]] = {}
        #: Names of anonymous watchers, by address.
        self.anonymous_names: dict[str, str] = {}
        self.undo_request: UndoRequest | None = None
        self.correction_request: CorrectionRequest | None = None
        self.clock = Clock()
        #: The seat whose bot is choosing.
        self.thinking: int | None = None
        #: Incremented when the contents of the ``table`` message change for everybody.
        self.version = 0
        #: Whether the positions are known to equal the original ones.
        self.certain = True
        #: The snapshots of choices that this release cannot replay.
        self.past: PastPositions | None = None
        #: The upgrade to this release, until it is saved.
        self.upgrade: SavedUpgrade | None = None
        self._coach: Coach | None = None
        if self.saved.status != OPEN:
            self._reopen(stored)

    def _load_game(self, stored: StoredTable) -> Game:
        """Return the game with the table's packs.

        If this release cannot load the packs, return the game without them, so that a started game can be viewed from
        its snapshots.
        """
        saved = self.saved
        config = Config(len(saved.seats), saved.settings)
        try:
            if not all(pack.fingerprint in stored.packs for pack in saved.packs):
                raise TableDamaged(why="a pack is missing")
            packs = [decompress_pack(pack.fingerprint, stored.packs[pack.fingerprint]) for pack in saved.packs]
            return GAMES.load(saved.game, packs).for_table(config)
        except TableError as error:
            if saved.status == OPEN or not saved.packs:
                raise
            log.error("the packs of table %s cannot be read: %s", saved.id, error)
            self.problem = PacksUnusable()
        return registry.load_game(saved.game).for_table(config)

    def _reopen(self, stored: StoredTable) -> None:
        played = StoredGame(self.game, self.saved, stored.options, stored)
        if self.problem is not None:
            self.past = PastPositions(played)
            return
        reopened = reopen(played)
        self.match = match = reopened.match
        self.certain, self.problem, self.upgrade = reopened.certain, reopened.problem, reopened.upgrade
        if match is None or match.start:
            self.past = PastPositions(played)
        if match is not None and self.saved.status != STOPPED:
            # The server may have been killed after saving the last choice and before saving the status.
            self.saved.status = PLAYING if match.state.result is None else OVER

    def resume_match(self, saved: SavedTable, stored: StoredTable) -> Match:
        """Return the match from the saved choices, before it starts or to reload it."""
        reopened = reopen(StoredGame(self.game, saved, stored.options, stored))
        if reopened.match is None:
            raise TableDamaged(why=str(reopened.problem))
        return reopened.match

    @property
    def id(self) -> str:
        return self.saved.id

    @property
    def status(self) -> str:
        """The table's status, which is STOPPED if this release cannot play the game. Another release may be able to."""
        return STOPPED if self.saved.status == PLAYING and self.problem is not None else self.saved.status

    @property
    def moves(self) -> int:
        return self.match.moves if self.match is not None else self.past.moves if self.past is not None else 0

    def draft(self) -> SavedTable:
        """Return a copy of the saved table, to be changed and saved."""
        return store.unpack(store.pack(self.saved))

    def draft_with_review(self, review: SavedReview) -> SavedTable:
        """Return a copy of the saved table with the review filled in."""
        changed = self.draft()
        changed.review = review
        return changed

    # --- people -------------------------------------------------------------------------------------------------

    def knows(self, person: str) -> bool:
        return person in self.saved.people

    def seat_of(self, person: str | None) -> int | None:
        return seats.seat_of(self.saved, person)

    def seats_of(self, person: str | None) -> list[int]:
        return seats.seats_of(self.saved, person)

    def played_seats(self, person: str | None) -> list[int]:
        """Return the seats that the person plays, except seats that a bot plays for them."""
        return [seat for seat in self.seats_of(person) if not self.saved.seats[seat].bot]

    def acting_seat(self, person: str | None) -> int:
        """Return the person's seat that must choose, or the first that they play if none must."""
        own = self.seats_of(person)
        decision = None if self.match is None else self.match.state.decision
        first = next(iter(self.played_seats(person)), self.require_seat(person))
        return decision.seat if decision is not None and decision.seat in own else first

    def require_seat(self, person: str | None) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise NotSeated()
        return seat

    def require_playing_seat(self, person: str | None) -> int:
        """Return the seat that the person acts for, raising BotHoldsSeat if a bot plays it."""
        seat = self.acting_seat(person)
        if self.saved.seats[seat].bot:
            raise BotHoldsSeat()
        return seat

    def viewer(self, connection: Connection) -> int:
        """Return the seat whose view a socket shows, or SPECTATOR."""
        own = self.seats_of(connection.person)
        if connection.viewing_seat not in own:
            connection.viewing_seat = own[0] if own else SPECTATOR
        return connection.viewing_seat

    def switch_to_acting_seat(self, connections: Iterable[Connection]) -> None:
        """Switch people with several seats to the view of the seat that must choose, unless a bot plays it."""
        decision = None if self.match is None else self.match.state.decision
        if decision is None or decision.seat not in seats.people_seats(self.saved):
            return
        for connection in connections:
            if decision.seat in self.seats_of(connection.person):
                connection.viewing_seat = decision.seat

    def name_anonymous_watchers(self) -> None:
        """Assign names to anonymous watchers by address. Call this when sockets have come or gone."""
        here = {connection.address for connection in self.connections if connection.person is None}
        self.anonymous_names = {address: name for address, name in self.anonymous_names.items() if address in here}
        for address in sorted(here - self.anonymous_names.keys()):
            taken = {*self.anonymous_names.values(), *self.saved.people.values()}
            self.anonymous_names[address] = next(
                name for name in map("#{}".format, itertools.count(1)) if name not in taken
            )

    def mark_present(self, person: str | None) -> None:
        if person is not None and self.away.pop(person, None) is not None:
            self.version += 1

    def mark_back(self, seats_taken: Iterable[int]) -> None:
        for seat in seats_taken:
            if self.left_seats.pop(seat, None) is not None:
                self.version += 1

    def away_since(self, seat: int) -> float | None:
        person = self.saved.seats[seat].person
        return None if person is None else self.away.get(person, self.left_seats.get(seat))

    def away_seconds(self, seat: int) -> int:
        since = self.away_since(seat)
        return 0 if since is None else int(time.monotonic() - since)

    def away_long_enough(self, seat: int) -> bool:
        """Return whether the seat's person has been away so long that others may hand the seat to a bot."""
        return self.away_since(seat) is not None and self.away_seconds(seat) >= self.saved.wait_minutes * 60

    # --- the match ----------------------------------------------------------------------------------------------

    def has_chosen(self, person: str | None, option: str, move: int, undone: int) -> bool:
        """Return whether the person made this choice at that move and it has not been undone."""
        match = self.match
        if match is None or undone != self.saved.undone or not 0 <= move < match.moves:
            return False
        return match.seats_asked[move] in self.seats_of(person) and match.record.options[move] == option

    def require_match_in_play(self) -> Match:
        if self.status == STOPPED:
            raise TableStopped()
        if self.status == OVER:
            raise GameOver()
        if self.match is None:
            raise NotPlaying()
        return self.match

    @property
    def corrections_allowed(self) -> bool:
        """Whether corrections by hand are allowed. They would break the script of a lesson."""
        return self.saved.corrections and not self.saved.lesson

    def drop_requests(self) -> None:
        """Drop pending undo and correction requests, because the position has changed."""
        if self.undo_request is not None or self.correction_request is not None:
            self.undo_request = self.correction_request = None
            self.version += 1

    def is_unwatched(self, seconds: float) -> bool:
        """Return whether, for that long, there were neither connections nor requests."""
        return not self.connections and time.monotonic() - self.last_seen > seconds

    @property
    def coach(self) -> Coach | None:
        """The coach of the lesson, or None if the table has no lesson or this release lacks it."""
        match, saved = self.match, self.saved
        if match is None or not saved.lesson:
            return None
        if self._coach is None or self._coach.match is not match:
            try:
                self._coach = Coach(find_lesson(saved.game, saved.lesson), match)
            except UnknownLesson:
                return None
        return self._coach

    def bot_to_move(self) -> tuple[int, str] | None:
        """Return the seat that must choose and its bot, or None if no bot is to move."""
        if self.match is None or self.match.state.decision is None or self.status != PLAYING or self.saved.closed:
            return None
        seat = self.match.state.decision.seat
        bot = self.saved.seats[seat].bot
        return None if bot is None else (seat, bot)
