"""One table: its match, its people, its bots, its chat. Every change is on disk before anybody is told of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable

from tableverse.games import registry
from tableverse.kernel.errors import GameOver, TableError
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.kernel.record import Record
from tableverse.server import seating, showing, store, undo, wire
from tableverse.server.audience import Connection
from tableverse.server.house import House
from tableverse.server.limits import clean
from tableverse.server.messages import ChatLine, ChatMessage, SeatShown, TableMessage, Welcome
from tableverse.server.store import OPEN, OVER, PLAYING, SavedTable, StoredTable
from tableverse.server.tokens import new_person_id
from tableverse.server.trouble import (
    AlreadyStarted,
    BotPlays,
    HostOnly,
    NameMissing,
    NotAway,
    NotEnoughPlayers,
    NothingAsked,
    NotPlaying,
    NotSeated,
    SeatTaken,
    Stale,
    TableDamaged,
    TooManyPeople,
)

log = logging.getLogger("tableverse.room")

#: The time of the last use is written down no more often than this.
TOUCH_EVERY = 300.0


class Room:
    def __init__(self, house: House, stored: StoredTable) -> None:
        self.house = house
        self.saved = stored.table
        self.chat = stored.chat
        self.game = registry.load_game(self.saved.game)
        self.match: Match | None = None
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.used = time.monotonic()
        #: Person -> since when they have no socket, or said that they leave.
        self.away: dict[str, float] = {seat.person: self.used for seat in self.saved.seats if seat.person}
        self.asked: undo.Asked | None = None
        self.thinking: int | None = None
        self._driver: asyncio.Task[None] | None = None
        self._doubtful = False
        self._writing = wire.Writing()
        #: Counts changes of what the ``table`` message shows to everybody.
        self._version = 0
        if self.saved.status != OPEN:
            self.match = self._resume(self.saved, stored.options)
            # The last choice may have been written down and the process killed before the status was.
            self.saved.status = PLAYING if self.match.state.result is None else OVER

    def _resume(self, saved: SavedTable, options: list[str]) -> Match:
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

    # --- who is who ---------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.saved.id

    @property
    def status(self) -> str:
        return self.saved.status

    def seat_of(self, person: str | None) -> int | None:
        return seating.seat_of(self.saved, person)

    def knows(self, person: str) -> bool:
        return person in self.saved.people

    def _playing_seat(self, person: str | None) -> int:
        """The seat of a person who plays it."""
        seat = self.seat_of(person)
        if seat is None:
            raise NotSeated()
        if self.saved.seats[seat].bot:
            raise BotPlays()
        return seat

    def _match_in_play(self) -> Match:
        if self.match is None:
            raise NotPlaying()
        if self.status == OVER:
            raise GameOver()
        return self.match

    def _draft(self) -> SavedTable:
        """A copy to change: it takes the place of the table once it is on disk."""
        return store.unpack(store.pack(self.saved))

    async def _save(self, changed: SavedTable) -> None:
        changed.touched = time.time()
        await self.house.store.save(changed)
        self.saved = changed
        self._version += 1

    async def _touch(self) -> None:
        """Write down that the table is in use, or over. Only expiry and the list of tables go by it: both can wait."""
        try:
            await self._save(self._draft())
        except TableError as error:
            log.warning("table %s is used, which could not be written down: %s", self.id, error)

    async def keep(self) -> None:
        """Somebody is here: the table is not abandoned."""
        async with self.lock:
            if self.connections and time.time() - self.saved.touched > TOUCH_EVERY:
                await self._touch()

    # --- joining and going --------------------------------------------------------------------------------------

    async def join(self, name: str, seat: int | None, watch: bool, person: str | None = None) -> str:
        """Sit down at an open seat, or introduce oneself as a watcher. Returns who one is now."""
        async with self.lock:
            limits = self.house.config.limits
            changed = self._draft()
            if person is None or person not in changed.people:
                person = new_person_id()
                if len(changed.people) >= limits.people_per_table:
                    raise TooManyPeople()
            changed.people[person] = seating.free_name(self.saved, name, person, limits.name_length)
            if not watch:
                if self.seat_of(person) is not None:
                    raise SeatTaken(seat=self.seat_of(person))
                changed.seats[seating.open_seat(self.saved, seat)].person = person
                self.away[person] = time.monotonic()
            if not watch and not seating.open_seats(changed):
                await self._begin(changed)
            else:
                await self._save(changed)
                self._tell_table()
            return person

    async def connect(self, connection: Connection) -> None:
        async with self.lock:
            self.used = time.monotonic()
            self.connections.add(connection)
            self._came(connection.person)
            seat = self.seat_of(connection.person)
            token = None if connection.person is None else self.house.tokens.issue(self.id, connection.person)
            connection.send(Welcome(token, seat))
            self._version += 1
            self._tell_table()
            self._show_all([connection])
            if self.chat:
                connection.send(ChatMessage(self.chat))
            self.kick()

    async def disconnect(self, connection: Connection) -> None:
        async with self.lock:
            self.used = time.monotonic()
            self.connections.discard(connection)
            person = connection.person
            if person is not None and not any(other.person == person for other in self.connections):
                self.away.setdefault(person, self.used)
            self._version += 1
            self._tell_table()

    def _came(self, person: str | None) -> None:
        if person is not None and self.away.pop(person, None) is not None:
            self._version += 1

    async def sit(self, connection: Connection, seat: int, name: str) -> None:
        if self.status != OPEN:
            raise AlreadyStarted()
        connection.person = await self.join(name, seat, False, connection.person)
        async with self.lock:
            self._came(connection.person)
            token = self.house.tokens.issue(self.id, connection.person)
            connection.send(Welcome(token, self.seat_of(connection.person)))
            self._tell_table()
            self._show_all([connection])

    async def leave(self, connection: Connection) -> None:
        """Before the start the seat is open again; during play it waits, and its person is away."""
        async with self.lock:
            person = connection.person
            seat = self.seat_of(person)
            if person is None or seat is None:
                raise NotSeated()
            if self.status == OPEN:
                changed = self._draft()
                changed.seats[seat].person = None
                others = [other.person for other in changed.seats if other.person]
                if changed.host == person and others:
                    changed.host = others[0]
                await self._save(changed)
                self._welcome_again(person)
            else:
                self.away[person] = time.monotonic()
                self._version += 1
            self._tell_table()

    def _welcome_again(self, person: str) -> None:
        """Tell somebody that their seat is another now."""
        for connection in self.connections:
            if connection.person == person:
                connection.send(Welcome(self.house.tokens.issue(self.id, person), self.seat_of(person)))

    # --- starting and choosing ----------------------------------------------------------------------------------

    async def start(self, person: str | None) -> None:
        async with self.lock:
            if self.status != OPEN:
                raise AlreadyStarted()
            if person != self.saved.host:
                raise HostOnly()
            await self._begin(self._draft())

    async def _begin(self, changed: SavedTable) -> None:
        """Play with those who are seated; seats still open are taken away."""
        seated = [seat for seat in changed.seats if seat.person or seat.bot]
        least = len(changed.seats) if changed.fixed_seats else self.game.min_seats
        if len(seated) < least:
            raise NotEnoughPlayers(seats=len(seated), least=least)
        moved = len(seated) != len(changed.seats)
        changed.seats = seated
        changed.status = PLAYING
        stored = await self.house.store.load(self.id, 0)
        options = [] if stored is None else stored.options  # of the record that it goes on from
        match = self._resume(changed, options)
        if match.state.result is not None:
            changed.status = OVER
        await self._save(changed)
        self.match = match
        if moved:
            for seat in seated:
                if seat.person:
                    self._welcome_again(seat.person)
        self.kick()
        self._tell_table()
        self._show_all(self.connections)

    async def choose(self, person: str | None, option: str, move: int) -> None:
        async with self.lock:
            match = self._match_in_play()
            seat = self._playing_seat(person)
            if move != match.moves:
                raise Stale(move=match.moves)
            self._came(person)
            await self._commit(match, option, seat)

    async def _commit(self, match: Match, option: str, seat: int) -> None:
        """Make a choice: in memory, then on disk, then known. If the disk fails it was never made."""
        await self._remove_doubt(match)
        number = match.moves
        try:
            match.choose(option, seat)
        except TableError:
            raise
        except Exception:
            match.undo_to(number)  # a fault in the rules may have left the position half changed
            raise
        try:
            await self.house.store.append(self.id, number, option)
        except TableError:
            match.undo_to(number)
            self._doubtful = True
            raise
        self.house.metrics.moves += 1
        if self.asked is not None:
            self.asked = None
            self._version += 1
        self.used = time.monotonic()
        if match.state.result is not None:
            self.saved.status = OVER
            self._version += 1
        self._show_move(match)
        self.kick()
        self._tell_table()
        if self.saved.status == OVER or time.time() - self.saved.touched > TOUCH_EVERY:
            await self._touch()

    async def _remove_doubt(self, match: Match) -> None:
        """A store that failed may have written all the same (the connection broke after it). Then memory follows it."""
        if not self._doubtful:
            return
        stored = await self.house.store.load(self.id, 0)
        self._doubtful = False
        if stored is not None and stored.options != match.record.options:
            self.match = self._resume(self.saved, stored.options)
            self._show_all(self.connections)
            self._version += 1
            self._interrupt_bots()
            self.kick()
            self._tell_table()
            raise Stale(move=self.match.moves)

    # --- bots ---------------------------------------------------------------------------------------------------

    def _bot_to_move(self) -> tuple[int, str] | None:
        if self.match is None or self.match.state.decision is None:
            return None
        seat = self.match.state.decision.seat
        bot = self.saved.seats[seat].bot
        return None if bot is None else (seat, bot)

    def kick(self) -> None:
        """Let the bots go on, if it is their turn."""
        waiting = self._bot_to_move()
        seat = None if waiting is None else waiting[0]
        if self.thinking != seat:
            self.thinking = seat
            self._version += 1
        if waiting is not None and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive(), name=f"bots of {self.id}")

    def _interrupt_bots(self) -> None:
        if self._driver is not None:
            self._driver.cancel()
            self._driver = None

    async def _drive(self) -> None:
        me = asyncio.current_task()
        while (waiting := self._bot_to_move()) is not None and self._driver is me:
            seat, bot = waiting
            match = self.match
            assert match is not None
            number = match.moves
            try:
                option, _ = await asyncio.gather(
                    self.house.thinker.choose(match, self.id, bot), asyncio.sleep(self.house.config.bot_delay)
                )
                async with self.lock:
                    if self.match is match and match.moves == number and self._bot_to_move() == waiting:
                        await self._commit(match, option, seat)
            except Exception:
                # The disk may be full: the bot waits as a person would.
                log.exception("a bot could not choose at table %s", self.id)
                await asyncio.sleep(1)

    async def hand_to_bot(self, person: str | None, seat: int, bot: str) -> None:
        """One's own seat at any time; that of another once they were away for as long as was agreed."""
        self.house.check_bot(bot)
        async with self.lock:
            self._match_in_play()
            asking = self.seat_of(person)
            if asking is None and person != self.saved.host:
                raise NotSeated()
            if not 0 <= seat < len(self.saved.seats) or self.saved.seats[seat].person is None:
                raise NotSeated()
            if self.saved.seats[seat].bot:
                raise BotPlays()
            if seat != asking and not self._away_long_enough(seat):
                raise NotAway(seat=seat, minutes=self.saved.wait_minutes)
            changed = self._draft()
            changed.seats[seat].bot = bot
            await self._save(changed)
            await self._agree(seat)
            self.kick()
            self._tell_table()

    def _away_long_enough(self, seat: int) -> bool:
        person = self.saved.seats[seat].person
        return person in self.away and self.away_seconds(seat) >= self.saved.wait_minutes * 60

    async def take_back(self, connection: Connection) -> None:
        async with self.lock:
            self._match_in_play()
            seat = self.seat_of(connection.person)
            if seat is None:
                raise NotSeated()
            self._came(connection.person)
            if self.saved.seats[seat].bot:
                changed = self._draft()
                changed.seats[seat].bot = None
                await self._save(changed)
                self._interrupt_bots()
                self.kick()
            self._tell_table()

    # --- undo ---------------------------------------------------------------------------------------------------

    async def ask_undo(self, person: str | None) -> None:
        async with self.lock:
            match = self._match_in_play()
            seat = self._playing_seat(person)
            people = seating.people_seats(self.saved)
            move = match.last_choice_of(seat)
            if undo.free_for(match, people) == seat:
                await self._go_back(match, move)
                return
            self.asked = undo.Asked(seat, move, {other for other in people if other != seat})
            self._version += 1
            self._tell_table()

    async def answer_undo(self, person: str | None, agree: bool) -> None:
        async with self.lock:
            seat = self._playing_seat(person)
            if self.asked is None or (seat not in self.asked.waiting and seat != self.asked.seat):
                raise NothingAsked()
            if agree:
                await self._agree(seat)
            else:  # also how one withdraws one's own wish
                self.asked = None
            self._version += 1
            self._tell_table()

    async def _agree(self, seat: int) -> None:
        """One person less to wait for."""
        if self.asked is None or self.match is None:
            return
        if self.asked.seat == seat and self.saved.seats[seat].bot:
            self.asked = None
            return
        self.asked.waiting.discard(seat)
        if not self.asked.waiting:
            await self._go_back(self.match, self.asked.move)

    async def _go_back(self, match: Match, move: int) -> None:
        await self._remove_doubt(match)
        try:
            await self.house.store.truncate(self.id, move)
        except TableError:
            self._doubtful = True
            raise
        match.undo_to(move)
        self.asked = None
        self.house.metrics.undone += 1
        self._interrupt_bots()
        self._version += 1
        self._show_all(self.connections)
        self.kick()
        self._tell_table()

    # --- talking ------------------------------------------------------------------------------------------------

    async def talk(self, person: str | None, text: str) -> None:
        async with self.lock:
            if person is None:
                raise NameMissing()
            limits = self.house.config.limits
            said = clean(text, limits.chat_length)
            if not said:
                return
            line = ChatLine(self.saved.people[person], self.seat_of(person), said, int(time.time()))
            await self.house.store.say(self.id, line)
            self.chat.append(line)
            del self.chat[: -limits.chat_kept]
            data = wire.encode(ChatMessage([line]))
            for connection in self.connections:
                connection.send_encoded(data)

    # --- what each may see --------------------------------------------------------------------------------------

    def away_seconds(self, seat: int) -> int:
        person = self.saved.seats[seat].person
        since = None if person is None else self.away.get(person)
        return 0 if since is None else int(time.monotonic() - since)

    def _tell_table(self) -> None:
        """The ``table`` message, to everyone for whom it has changed. What a move changes of it comes with the view."""
        seats: list[SeatShown] | None = None
        for connection in self.connections:
            person = connection.person
            now = (self._version, person)
            if now != connection.table_shown:
                connection.table_shown = now
                seats = showing.seats(self) if seats is None else seats
                connection.send(TableMessage(showing.table(self, person, seats, showing.you(self, person))))

    def _show_move(self, match: Match) -> None:
        """The new position and what just happened; for each pair of eyes made once."""
        looking: dict[int, list[Connection]] = {}
        for connection in self.connections:
            looking.setdefault(showing.viewer(self, connection.person), []).append(connection)
        for data, connections in zip(
            showing.positions(self, match, list(looking), False, self._writing), looking.values(), strict=True
        ):
            for connection in connections:
                connection.send_encoded(data)

    def _show_all(self, connections: Iterable[Connection]) -> None:
        """The position with its whole history."""
        if self.match is not None:
            for connection in connections:
                eyes = showing.viewer(self, connection.person)
                for data in showing.positions(self, self.match, [eyes], True, wire.Writing()):
                    connection.send_encoded(data)

    # --- a game after this one ----------------------------------------------------------------------------------

    def again(self) -> SavedTable:
        """The same people and bots, to sit down at a new table."""
        return self._draft()

    async def set_rematch(self, table: str) -> None:
        changed = self._draft()
        changed.rematch = table
        await self._save(changed)
        self._tell_table()

    # --- the end of the room ------------------------------------------------------------------------------------

    def is_idle(self, seconds: float) -> bool:
        quiet = time.monotonic() - self.used > seconds
        return quiet and not self.connections and not self.lock.locked() and self._bot_to_move() is None

    async def close(self) -> None:
        self._interrupt_bots()
        for connection in self.connections:
            connection.drop()
