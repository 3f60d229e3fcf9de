"""What a room knows about its table: seats, match, connections, who is away. The rules about who may do what are here;
``room.py`` makes the changes."""

from __future__ import annotations

import logging
import time

from tableverse.games import registry
from tableverse.kernel.errors import GameOver, TableError
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.kernel.record import Record
from tableverse.server import seats, store
from tableverse.server.connections import Connection
from tableverse.server.errors import BotHoldsSeat, NotPlaying, NotSeated, TableDamaged
from tableverse.server.store import OPEN, OVER, PLAYING, SavedTable, StoredTable
from tableverse.server.undo import UndoRequest

log = logging.getLogger("tableverse.room")


class RoomState:
    def __init__(self, stored: StoredTable) -> None:
        self.saved = stored.table
        self.chat = stored.chat
        config = Config(len(self.saved.seats), self.saved.settings)
        self.game = registry.load_game(self.saved.game).for_table(config)
        self.match: Match | None = None
        self.connections: set[Connection] = set()
        self.last_used = time.monotonic()
        #: When somebody last looked for the table; bots that play on do not count.
        self.last_seen = self.last_used
        #: Of whoever made the table or, if that was before the server was started, came to it first.
        self.address = ""
        #: Person -> since when they have had no socket, or when they said that they leave.
        self.away: dict[str, float] = {seat.person: self.last_used for seat in self.saved.seats if seat.person}
        #: Person -> where they came from, as long as the table is in memory.
        self.addresses: dict[str, set[str]] = {}
        self.undo_request: UndoRequest | None = None
        #: The seat whose bot is choosing.
        self.thinking: int | None = None
        #: Counts changes of what the ``table`` message tells everybody.
        self.version = 0
        if self.saved.status != OPEN:
            self.match = self.resume_match(self.saved, stored.options)
            # The server may have been killed after the last choice was saved and before the status was.
            self.saved.status = PLAYING if self.match.state.result is None else OVER

    def resume_match(self, saved: SavedTable, options: list[str]) -> Match:
        """The match after these choices."""
        record = Record(
            saved.game, Config(len(saved.seats), saved.settings), saved.seed, list(options), [], saved.content
        )
        try:
            match = Match.resume(self.game, record)
        except TableError as error:
            log.error("table %s cannot be replayed: %s", saved.id, error)
            raise TableDamaged(why=str(error)) from error
        match.record.content = saved.content
        return match

    @property
    def id(self) -> str:
        return self.saved.id

    @property
    def status(self) -> str:
        return self.saved.status

    def draft(self) -> SavedTable:
        """A copy of the saved table, to be changed and saved."""
        return store.unpack(store.pack(self.saved))

    # --- people -------------------------------------------------------------------------------------------------

    def knows(self, person: str) -> bool:
        return person in self.saved.people

    def seat_of(self, person: str | None) -> int | None:
        return seats.seat_of(self.saved, person)

    def require_seat(self, person: str | None) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise NotSeated()
        return seat

    def require_playing_seat(self, person: str | None) -> int:
        """The seat of a person who plays it, rather than a bot."""
        seat = self.require_seat(person)
        if self.saved.seats[seat].bot:
            raise BotHoldsSeat()
        return seat

    def mark_present(self, person: str | None) -> None:
        if person is not None and self.away.pop(person, None) is not None:
            self.version += 1

    def away_seconds(self, seat: int) -> int:
        person = self.saved.seats[seat].person
        since = None if person is None else self.away.get(person)
        return 0 if since is None else int(time.monotonic() - since)

    def away_long_enough(self, seat: int) -> bool:
        """Whether the others may hand the seat to a bot."""
        person = self.saved.seats[seat].person
        return person in self.away and self.away_seconds(seat) >= self.saved.wait_minutes * 60

    # --- the match ----------------------------------------------------------------------------------------------

    def has_chosen(self, person: str | None, option: str, move: int, undone: int) -> bool:
        """Whether the person's seat made this choice at that move, and it still stands."""
        match, seat = self.match, self.seat_of(person)
        if match is None or seat is None or undone != self.saved.undone or not 0 <= move < match.moves:
            return False
        return match.seats_asked[move] == seat and match.record.options[move] == option

    def require_match_in_play(self) -> Match:
        if self.match is None:
            raise NotPlaying()
        if self.status == OVER:
            raise GameOver()
        return self.match

    def is_unwatched(self, seconds: float) -> bool:
        """Whether nobody is connected, and nobody has looked for the table for so long."""
        return not self.connections and time.monotonic() - self.last_seen > seconds

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat that must choose and its bot, if a bot plays it."""
        if self.match is None or self.match.state.decision is None:
            return None
        seat = self.match.state.decision.seat
        bot = self.saved.seats[seat].bot
        return None if bot is None else (seat, bot)
