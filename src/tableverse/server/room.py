"""One table: its match, its people, its bots, its chat. Every change is on disk before anybody is told of it."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass

from tableverse.games import shelf
from tableverse.kernel.errors import GameOver, NoSuchMove, TableError, UnknownBot
from tableverse.kernel.game import SPECTATOR, Config
from tableverse.kernel.match import Match
from tableverse.kernel.record import Record
from tableverse.server import store, undo, wire
from tableverse.server.audience import Connection
from tableverse.server.config import ServerConfig
from tableverse.server.limits import clean
from tableverse.server.messages import (
    ChatLine,
    ChatMessage,
    EventShown,
    SeatShown,
    TableMessage,
    TableShown,
    UndoShown,
    ViewMessage,
    Welcome,
    You,
)
from tableverse.server.metrics import Metrics
from tableverse.server.store import OPEN, OVER, PLAYING, SavedSeat, SavedTable, Store, StoredTable
from tableverse.server.thinking import Thinker
from tableverse.server.tokens import Tokens, new_person_id
from tableverse.server.trouble import (
    AlreadyStarted,
    BotPlays,
    HostOnly,
    NameMissing,
    NotAway,
    NotEnoughPlayers,
    NothingAsked,
    NotOver,
    NotPlaying,
    NotSeated,
    SeatTaken,
    Stale,
    TableDamaged,
    TableFull,
    TooManyPeople,
)

log = logging.getLogger("tableverse.room")

#: The time of the last use is written down no more often than this.
TOUCH_EVERY = 300.0


@dataclass(frozen=True, slots=True)
class House:
    """What all rooms share."""

    config: ServerConfig
    store: Store
    tokens: Tokens
    thinker: Thinker
    metrics: Metrics

    def check_bot(self, bot: str) -> None:
        known = [spec for spec, _ in self.config.bots]
        if bot not in known:
            raise UnknownBot(bot=bot[:40], known=", ".join(known))


class Room:
    def __init__(self, house: House, stored: StoredTable) -> None:
        self.house = house
        self.saved = stored.table
        self.chat = stored.chat
        self.game = shelf.take(self.saved.game)
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
        #: Counts changes of what the ``table`` message shows to everybody.
        self._version = 0
        if self.saved.status != OPEN:
            self.match = self._resume(stored.options)
            # The last choice may have been written down and the process killed before the status was.
            self.saved.status = PLAYING if self.match.state.result is None else OVER

    def _resume(self, options: list[str]) -> Match:
        saved = self.saved
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
        if person is not None:
            for number, seat in enumerate(self.saved.seats):
                if seat.person == person:
                    return number
        return None

    def knows(self, person: str) -> bool:
        return person in self.saved.people

    def people_seats(self) -> list[int]:
        """The seats that persons play now."""
        return [number for number, seat in enumerate(self.saved.seats) if seat.person and not seat.bot]

    def online(self, person: str) -> bool:
        return person not in self.away

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

    def _finished(self) -> Match:
        if self.match is None or self.status != OVER:
            raise NotOver()
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

    # --- joining and going --------------------------------------------------------------------------------------

    async def join(self, name: str, seat: int | None, watch: bool, person: str | None = None) -> str:
        """Sit down at an open seat, or introduce oneself as a watcher. Returns who one is now."""
        async with self.lock:
            changed = self._draft()
            if person is None or person not in changed.people:
                person = new_person_id()
                if len(changed.people) >= self.house.config.limits.people_per_table:
                    raise TooManyPeople()
            changed.people[person] = self._free_name(name, person)
            if not watch:
                if self.seat_of(person) is not None:
                    raise SeatTaken(seat=self.seat_of(person))
                changed.seats[self._open_seat(seat)].person = person
                self.away[person] = time.monotonic()
            await self._save(changed)
            if not watch and not self._open_seats():
                await self._begin()
            self._tell_table()
            return person

    def _open_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.saved.seats) if not seat.person and not seat.bot]

    def _open_seat(self, wanted: int | None) -> int:
        found = self._open_seats()
        if wanted is None:
            if not found:
                raise TableFull()
            return found[0]
        if not 0 <= wanted < len(self.saved.seats):
            raise SeatTaken(seat=wanted)
        if wanted not in found:
            raise SeatTaken(seat=wanted)
        return wanted

    def _free_name(self, name: str, person: str) -> str:
        """The name as readable text, numbered if somebody at the table has it already."""
        length = self.house.config.limits.name_length
        wanted = clean(name, length)
        if not wanted:
            raise NameMissing()
        taken = {other.casefold() for known, other in self.saved.people.items() if known != person}
        free = wanted
        number = 1
        while free.casefold() in taken:
            number += 1
            free = f"{wanted[: length - len(str(number)) - 1]} {number}"
        return free

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
            await self._begin()

    async def _begin(self) -> None:
        """Play with those who are seated; seats still open are taken away."""
        changed = self._draft()
        seated = [seat for seat in changed.seats if seat.person or seat.bot]
        least = len(changed.seats) if changed.fixed_seats else self.game.min_seats
        if len(seated) < least:
            raise NotEnoughPlayers(seats=len(seated), least=least)
        moved = len(seated) != len(changed.seats)
        changed.seats = seated
        changed.status = PLAYING
        stored = await self.house.store.load(self.id, 0)
        options = [] if stored is None else stored.options  # of the record that it goes on from
        match = self._resume_as(changed, options)
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

    def _resume_as(self, changed: SavedTable, options: list[str]) -> Match:
        before, self.saved = self.saved, changed
        try:
            return self._resume(options)
        finally:
            self.saved = before

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
        self.asked = None
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
            self.match = self._resume(stored.options)
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
            if seat != asking and self.away_seconds(seat) < self.saved.wait_minutes * 60:
                raise NotAway(seat=seat, minutes=self.saved.wait_minutes)
            changed = self._draft()
            changed.seats[seat].bot = bot
            await self._save(changed)
            await self._agree(seat)
            self.kick()
            self._tell_table()

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
            people = self.people_seats()
            move = match.last_choice_of(seat)
            if undo.is_free(match, seat, people):
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
                raise NotSeated()
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

    def _seats_shown(self) -> list[SeatShown]:
        shown: list[SeatShown] = []
        for number, seat in enumerate(self.saved.seats):
            name = "" if seat.person is None else self.saved.people[seat.person]
            kind = "bot" if seat.bot else "person" if seat.person else "open"
            online = kind == "bot" or (seat.person is not None and self.online(seat.person))
            away = self.away_seconds(number)
            shown.append(SeatShown(number, kind, name, seat.bot, online, self.thinking == number, away))
        return shown

    def _undo_shown(self, seat: int | None) -> UndoShown:
        if self.match is None or self.status == OVER:
            return UndoShown()
        asked_by = None if self.asked is None else self.asked.seat
        waiting = [] if self.asked is None else sorted(self.asked.waiting)
        if seat is None or self.saved.seats[seat].bot or undo.target(self.match, seat) is None:
            return UndoShown(False, False, asked_by, waiting)
        return UndoShown(undo.is_free(self.match, seat, self.people_seats()), True, asked_by, waiting)

    def shown(self, person: str | None, seats: list[SeatShown] | None = None, known: bool = True) -> TableShown:
        saved = self.saved
        seat = self.seat_of(person)
        you: You | None = None
        if known:
            token = None
            if person is not None and saved.rematch is not None:
                token = self.house.tokens.issue(saved.rematch, person)
            you = You(seat, "" if person is None else saved.people[person], token)
        return TableShown(
            saved.id,
            saved.game,
            saved.settings,
            saved.status,
            person is not None and person == saved.host,
            self._seats_shown() if seats is None else seats,
            you,
            sum(self.seat_of(connection.person) is None for connection in self.connections),
            self._undo_shown(seat),
            saved.wait_minutes,
            saved.rematch,
            0 if self.match is None else self.match.moves,
            saved.seeded,
        )

    def _tell_table(self) -> None:
        """The ``table`` message, to everyone for whom it has changed."""
        seats: list[SeatShown] | None = None
        for connection in self.connections:
            now = (self._version, connection.person, self._undo_shown(self.seat_of(connection.person)))
            if now != connection.table_shown:
                connection.table_shown = now
                seats = self._seats_shown() if seats is None else seats
                connection.send(TableMessage(self.shown(connection.person, seats)))

    def _viewer(self, person: str | None) -> int:
        seat = self.seat_of(person)
        return SPECTATOR if seat is None else seat

    def _show_move(self, match: Match) -> None:
        """The new position and what just happened, each viewer's made once."""
        made: dict[int, bytes] = {}
        for connection in self.connections:
            viewer = self._viewer(connection.person)
            if viewer not in made:
                events = self._events(match, viewer, match.moves)
                made[viewer] = wire.encode(ViewMessage(match.moves, False, match.view(viewer), events))
            connection.send_encoded(made[viewer])

    def _show_all(self, connections: list[Connection] | set[Connection]) -> None:
        """The position with its whole history."""
        match = self.match
        if match is None:
            return
        for connection in connections:
            viewer = self._viewer(connection.person)
            connection.send(ViewMessage(match.moves, True, match.view(viewer), self._events(match, viewer, 0)))

    def _events(self, match: Match, viewer: int, first: int) -> list[EventShown]:
        return [
            EventShown(move, event.kind, event.facts)
            for move in range(first, len(match.history))
            for event in match.history[move]
            if event.seen_by(viewer)
        ]

    # --- when it is over ----------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The record, which tells the seed: only when nothing is hidden any more."""
        match = self._finished()
        match.record.people = [self._person_recorded(seat) for seat in self.saved.seats]
        return match.finished_record()

    def _person_recorded(self, seat: SavedSeat) -> dict[str, str]:
        recorded = {"name": (seat.bot or "") if seat.person is None else self.saved.people[seat.person]}
        if seat.bot is not None:
            recorded["bot"] = seat.bot
        return recorded

    def replay(self, move: int, person: str | None) -> ViewMessage:
        match = self._finished()
        if not 0 <= move <= match.moves:
            raise NoSuchMove(move=move, last=match.moves)
        viewer = self._viewer(person)
        events = [EventShown(move, event.kind, event.facts) for event in match.history[move] if event.seen_by(viewer)]
        return ViewMessage(move, True, self.game.view(match.at(move), viewer), events)

    def rematch_of(self, person: str | None) -> SavedTable | None:
        """The same people and bots at a new table; None when it is already there."""
        self._finished()
        if self.seat_of(person) is None:
            raise NotSeated()
        if self.saved.rematch is not None:
            return None
        again = self._draft()
        again.seats = [SavedSeat(seat.person, seat.bot) for seat in again.seats]
        return again

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
