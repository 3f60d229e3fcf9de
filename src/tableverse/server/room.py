"""A table in play. Actions of people and bots run one at a time, and every change is saved before it is announced."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from tableverse.kernel.corrections import Correction
from tableverse.kernel.errors import TableError
from tableverse.kernel.match import SNAPSHOT_EVERY, Match
from tableverse.server import presenter, reports, seats
from tableverse.server.bot_driver import BotDriver
from tableverse.server.broadcast import Broadcaster
from tableverse.server.coach_requests import CoachRequests
from tableverse.server.connections import RESTARTING, Connection
from tableverse.server.corrections import Corrections
from tableverse.server.errors import (
    AlreadyStarted,
    Banned,
    BotHoldsSeat,
    HostOnly,
    LeaseLost,
    Muted,
    NameMissing,
    NoSuchTable,
    NotSeated,
    NotStopped,
    NoUndoRequest,
    StaleMove,
    TooManyPeople,
)
from tableverse.server.journal import MoveJournal
from tableverse.server.messages import ChatLine, ChatMessage, MistakeMessage, PageShown, error_message
from tableverse.server.moderation import Moderator
from tableverse.server.names import distinct_name
from tableverse.server.room_state import RoomState
from tableverse.server.sanitize import sanitize
from tableverse.server.seating import Seating
from tableverse.server.services import Services
from tableverse.server.store import OPEN, OVER, PLAYING, STOPPED, SavedReview, SavedTable, StoredTable
from tableverse.server.table_lease import TableLease
from tableverse.server.timekeeper import Timekeeper
from tableverse.server.tokens import new_person_id
from tableverse.server.undo import UndoRequest, free_undo_seat

log = logging.getLogger("tableverse.room")

#: Minimum seconds between updates of the table's last use in the database.
TOUCH_INTERVAL = 300.0


class Room:
    """A table in memory. It calls ``on_lost`` when another server has taken over the table."""

    def __init__(self, services: Services, stored: StoredTable, on_lost: Callable[[Room], None]) -> None:
        self.services = services
        self.state = RoomState(stored)
        self.lock = asyncio.Lock()
        self._closed = False
        #: Number of people who joined from each address since the table was opened.
        self._joined: Counter[str] = Counter()
        self._opened = self._saved_at = time.monotonic()
        self._lease = TableLease(services.store, self.state.id, stored.epoch, lambda: on_lost(self))
        self._journal = MoveJournal(self.state, self._lease, [snapshot.number for snapshot in stored.snapshots])
        self._broadcast = Broadcaster(self.state, services.tokens)
        self._bots = BotDriver(self.state, services, self.lock, self._commit)
        self._time = Timekeeper(self.state, self.lock, self._save_or_begin)
        self._coach = CoachRequests(self.state, services)
        self.moderator = Moderator(self.state, services, self.lock, self._broadcast, self._save_or_begin)
        self.corrections = Corrections(self.state, self.lock, self._broadcast, self._correct)
        self.seating = Seating(self.state, services, self.lock, self._broadcast, self._bots, self._save_or_begin)

    @property
    def id(self) -> str:
        return self.state.id

    # --- saving -------------------------------------------------------------------------------------------------

    async def _save(self, changed: SavedTable) -> None:
        changed.touched = time.time()
        await self._lease.save(changed)
        self._saved_at = time.monotonic()
        self.state.saved = changed
        self.state.version += 1

    async def _save_or_begin(self, changed: SavedTable) -> None:
        """Save a change of seats and start the game once no seat is open. During play, a bot may take another seat."""
        if changed.status == OPEN and not seats.open_seats(changed):
            await self._begin(changed)
        else:
            await self._save(changed)
            self._time.update()
            self._bots.wake()
            self._broadcast.send_table()

    async def _touch(self) -> None:
        """Save the time of the table's last use and whether the game is over.

        Errors are ignored, because only expiry and the lobby use this data.
        """
        try:
            await self._save(self.state.draft())
        except TableError as error:
            log.warning("the last use of table %s could not be saved: %s", self.id, error)

    async def save_review(self, review: SavedReview) -> None:
        async with self.lock:
            await self._save(self.state.draft_with_review(review))

    async def touch_if_connected(self) -> None:
        """Keep a table with viewers from expiring."""
        async with self.lock:
            if self.state.connections and self._touch_is_due():
                await self._touch()

    def _touch_is_due(self) -> bool:
        return time.monotonic() - self._saved_at > TOUCH_INTERVAL

    async def save_upgrade(self) -> None:
        """Save the table's upgrade to this release. Call this once, before anything else."""
        state, upgrade = self.state, self.state.upgrade
        match = state.match
        if match is None:
            return
        if upgrade is not None and state.status == PLAYING:
            if upgrade.restarted:
                await self._journal.rewrite_snapshots(match)
            changed = self.state.draft()
            changed.upgrades.append(upgrade)
            changed.undone += upgrade.taken_back > 0
            await self._save(changed)
            if upgrade.taken_back:
                await self._lease.truncate(match.moves)
        await self.save_snapshot()

    async def save_snapshot(self) -> bool:
        """Save a snapshot of the current position for later releases.

        Return whether it was saved. Errors are only logged, because play does not need the snapshot.
        """
        try:
            if self.state.match is not None:
                await self._journal.save_snapshots(self.state.match)
        except TableError as error:
            log.warning("the snapshot of table %s could not be saved: %s", self.id, error)
            return False
        return True

    # --- joining and leaving ------------------------------------------------------------------------------------

    async def join(self, name: str, seat: int | None, watch: bool, address: str, person: str | None = None) -> str:
        """Take an open seat, or become a named watcher, and return the person's id."""
        async with self.lock:
            state, limits = self.state, self.services.config.limits
            self._check_open()
            self.moderator.check(person, address)
            changed = self.state.draft()
            if person is None or person not in changed.people:
                person = self._admit(changed, address)
            others = [other for known, other in state.saved.people.items() if known != person]
            changed.people[person] = distinct_name(name, [*others, *state.anonymous_names.values()], limits.name_length)
            if not watch:
                changed.seats[seats.pick_seat(state.saved, seat)].person = person
            state.away[person] = time.monotonic()
            state.addresses.setdefault(person, set()).add(address)
            await self._save_or_begin(changed)
            return person

    def _check_open(self) -> None:
        """Raise NoSuchTable if the host has closed the table in the meantime."""
        if self.state.saved.closed:
            raise NoSuchTable()

    def _admit(self, changed: SavedTable, address: str) -> str:
        """Return the id of a new person. A full table forgets a watcher who has left."""
        limits, joined = self.services.config.limits, self._joined
        if joined[address] >= limits.people_per_address:
            raise TooManyPeople()
        if len(changed.people) >= limits.people_per_table:
            here = {changed.host, *(seat.person for seat in changed.seats), *changed.banned, *changed.muted}
            here.update(connection.person for connection in self.state.connections)
            long_ago = time.monotonic() - limits.watcher_seconds
            left = self.state.away
            gone = (
                known for known in changed.people if known not in here and left.get(known, self._opened) <= long_ago
            )
            forgotten = next(gone, None)
            if forgotten is None:
                raise TooManyPeople()
            del changed.people[forgotten]
        joined[address] += 1
        return new_person_id()

    async def connect(self, connection: Connection) -> None:
        async with self.lock:
            if self._closed:
                raise LeaseLost()
            self._check_open()
            self.moderator.check(connection.person, connection.address)
            state = self.state
            state.last_used = state.last_seen = time.monotonic()
            state.address = state.address or connection.address
            state.connections.add(connection)
            if connection.person is not None:
                state.addresses.setdefault(connection.person, set()).add(connection.address)
            state.mark_present(connection.person)
            state.mark_back(state.seats_of(connection.person))
            state.name_anonymous_watchers()
            self._broadcast.send_welcome(connection)
            state.version += 1
            self._time.update()
            self._broadcast.send_table()
            state.switch_to_acting_seat([connection])
            self._broadcast.send_position([connection])
            if state.chat:
                connection.send(ChatMessage(state.chat))
            self._bots.wake()

    async def disconnect(self, connection: Connection) -> None:
        async with self.lock:
            state, person = self.state, connection.person
            state.last_used = state.last_seen = time.monotonic()
            state.connections.discard(connection)
            state.name_anonymous_watchers()
            self._coach.cancel(connection)
            if person is not None and not any(other.person == person for other in state.connections):
                state.away.setdefault(person, state.last_used)
            state.version += 1
            if self._time.update():
                await self._touch()
            self._broadcast.send_table()

    async def sit(self, connection: Connection, seat: int, name: str) -> None:
        if self.state.status != OPEN and seat not in seats.open_seats(self.state.saved):
            raise AlreadyStarted()
        connection.person = await self.join(name, seat, False, connection.address, connection.person)
        async with self.lock:
            self.state.mark_present(connection.person)
            self.state.name_anonymous_watchers()
            self._broadcast.send_welcome(connection)
            self._broadcast.send_table()
            self.state.switch_to_acting_seat([connection])
            self._broadcast.send_position([connection])

    async def say(self, person: str | None, text: str) -> None:
        async with self.lock:
            if person is None:
                raise NameMissing()
            if person in self.state.saved.banned:
                raise Banned()
            if person in self.state.saved.muted:
                raise Muted()
            state, limits = self.state, self.services.config.limits
            cleaned = sanitize(text, limits.chat_length)
            if not cleaned:
                return
            line = ChatLine(state.saved.people[person], state.seat_of(person), cleaned, int(time.time()))
            await self._lease.say(line, limits.chat_kept)
            state.chat.append(line)
            del state.chat[: -limits.chat_kept]
            self._broadcast.send_chat(line)

    # --- playing ------------------------------------------------------------------------------------------------

    async def start(self, person: str | None) -> None:
        async with self.lock:
            if self.state.status != OPEN:
                raise AlreadyStarted()
            if person != self.state.saved.host:
                raise HostOnly()
            await self._begin(self.state.draft())

    async def _begin(self, changed: SavedTable) -> None:
        """Start the game with the people and bots at the seats, and remove open seats."""
        state = self.state
        missing = seats.why_no_start(changed, state.game)
        if missing is not None:
            raise missing
        seated = [seat for seat in changed.seats if seat.person or seat.bot]
        renumbered = len(seated) != len(changed.seats)
        changed.seats = seated
        changed.status = PLAYING
        stored = await self._lease.read_again()
        match = state.resume_match(changed, stored)  # includes the choices of the record that the table continues
        if match.state.result is not None:
            changed.status = OVER
        await self._save(changed)
        state.match = match
        await self.save_snapshot()
        if renumbered:
            for seat in seated:
                if seat.person:
                    self._broadcast.send_welcome_to(seat.person)
        self._time.update()
        self._bots.wake()
        self._broadcast.send_table()
        state.switch_to_acting_seat(state.connections)
        self._broadcast.send_position(state.connections)

    async def choose(self, connection: Connection, option: str, move: int, undone: int | None) -> None:
        """Make a choice.

        A client that resends a choice after receiving no reply includes ``undone``. If the choice was already made, the
        reply is the position.
        """
        async with self.lock:
            state, person = self.state, connection.person
            if undone is not None and state.has_chosen(person, option, move, undone):
                self._broadcast.send_position([connection])
                return
            match = state.require_match_in_play()
            seat = state.require_playing_seat(person)
            if undone not in (None, state.saved.undone):
                self._broadcast.send_position([connection])  # the client may not know the new number of undos
                raise StaleMove(move=match.moves)
            if move != match.moves:
                raise StaleMove(move=match.moves)
            state.mark_present(person)
            state.mark_back([seat])
            mistake = None if state.coach is None else state.coach.judge(option)
            if mistake is None or mistake.stands:
                await self._commit(match, option, seat)
            if mistake is not None:
                connection.send(MistakeMessage(PageShown(mistake.say, list(mistake.look)), mistake.stands))

    async def explain(self, connection: Connection, thing: str) -> None:
        """Send the client the reasons why actions with a thing are not possible for its seat."""
        async with self.lock:
            match = self.state.require_match_in_play()
            self.state.require_seat(connection.person)
            connection.send(presenter.refusals_shown(match, self.state.viewer(connection), thing))

    async def show_steps(self, connection: Connection, move: int) -> None:
        """Send the client the effects of a choice, step by step as its seat saw them."""
        async with self.lock:
            connection.send(presenter.steps_shown(self.state, self.state.viewer(connection), move))

    async def ask_coach(self, connection: Connection, question: str) -> None:
        """Ask the coach, whose reply arrives when a worker has computed it."""
        async with self.lock:
            self._coach.ask(connection, question)

    async def _commit(self, match: Match, option: str | Correction, seat: int) -> None:
        """Make a choice in memory, save it, then announce it."""
        await self._reconcile(match)
        await self._journal.append(match, option, seat)
        state = self.state
        self.services.metrics.moves += 1
        state.drop_requests()
        state.last_used = time.monotonic()
        if match.state.result is not None:
            state.saved.status = OVER
            state.version += 1
        timed = self._time.update(any(event.kind in match.game.turn_events for event in match.history[match.moves]))
        self._broadcast.send_move(match)
        self._bots.wake()
        self._broadcast.send_table()
        if state.saved.status == OVER or match.moves % SNAPSHOT_EVERY == 0:
            await self.save_snapshot()
        if state.saved.status == OVER or timed or self._touch_is_due():
            await self._touch()

    async def _correct(self, match: Match, correction: Correction) -> None:
        """Make a correction by hand, and cancel a bot's choice, which was computed for the uncorrected position."""
        self._bots.interrupt()
        self.state.version += 1  # the number of corrections has changed
        await self._commit(match, correction, correction.seat)

    async def _reconcile(self, match: Match) -> None:
        """Refuse a change if the match differs from the database, and show everybody the saved match."""
        if await self._journal.reconcile(match):
            state = self.state
            assert state.match is not None
            state.switch_to_acting_seat(state.connections)
            self._broadcast.send_position(state.connections)
            state.version += 1
            self._time.update()
            self._bots.interrupt()
            self._bots.wake()
            self._broadcast.send_table()
            raise StaleMove(move=state.match.moves)

    def wake_bots(self) -> None:
        self._bots.wake()

    # --- undo ---------------------------------------------------------------------------------------------------

    async def request_undo(self, person: str | None) -> None:
        async with self.lock:
            state = self.state
            match = state.require_match_in_play()
            state.require_seat(person)
            own, deciders = state.played_seats(person), seats.deciders(state.saved)
            if not own:
                raise BotHoldsSeat()
            move = match.last_choice_of(*own)
            if free_undo_seat(match, deciders) in own:
                await self._undo(match, move)
                return
            state.undo_request = UndoRequest(match.seats_asked[move], move, deciders.keys() - own)
            state.version += 1
            self._broadcast.send_table()

    async def answer_undo(self, person: str | None, agree: bool) -> None:
        async with self.lock:
            self.state.require_seat(person)  # even while a bot plays there, since nobody else answers for them
            own, request = set(self.state.seats_of(person)), self.state.undo_request
            if request is None or own.isdisjoint({*request.waiting, request.seat}):
                raise NoUndoRequest()
            if agree:
                request.waiting -= own
                if not request.waiting:
                    await self._undo(self.state.require_match_in_play(), request.move)
            else:  # also withdraws a request
                self.state.undo_request = None
            self.state.version += 1
            self._broadcast.send_table()

    async def _undo(self, match: Match, move: int) -> None:
        await self._reconcile(match)
        changed = self.state.draft()
        changed.undone += 1  # saved first, so that a late message cannot repeat the undone choice
        await self._save(changed)
        await self._journal.truncate(match, move)
        self.state.drop_requests()
        self.services.metrics.undone += 1
        self._bots.interrupt()
        self._time.update()
        self.state.version += 1
        self.state.switch_to_acting_seat(self.state.connections)
        self._broadcast.send_position(self.state.connections)
        self._bots.wake()
        self._broadcast.send_table()

    # --- the end ------------------------------------------------------------------------------------------------

    async def stop(self, person: str | None) -> None:
        """End a game that cannot continue, so that its record becomes public."""
        async with self.lock:
            if self.state.seat_of(person) is None and (person is None or person != self.state.saved.host):
                raise NotSeated()
            if self.state.saved.status == PLAYING:
                if self.state.status != STOPPED:
                    raise NotStopped()
                changed = self.state.draft()
                changed.status = STOPPED
                await self._save(changed)
                self._broadcast.send_table()

    async def report(self, person: str, sentence: str) -> dict[str, Any]:
        """Return a bug report. If it reveals the record of a game in play, mark the table as seeded first."""
        async with self.lock:
            state = self.state
            if person in state.saved.banned:
                raise Banned()
            if state.status == PLAYING and reports.may_include_record(state, person) and not state.saved.seeded:
                changed = state.draft()
                changed.seeded = True
                await self._save(changed)
                self._broadcast.send_table()
            return reports.report(state, person, sanitize(sentence, self.services.config.limits.chat_length))

    async def set_rematch(self, table: str) -> None:
        changed = self.state.draft()
        changed.rematch = table
        await self._save(changed)
        self._broadcast.send_table()

    def is_idle(self, seconds: float) -> bool:
        state = self.state
        quiet = time.monotonic() - state.last_used > seconds
        resting = state.bot_to_move() is None or state.is_unwatched(self.services.config.bot_rest)
        return quiet and not state.connections and not self.lock.locked() and resting

    async def release(self) -> None:
        """Release the table, which must be idle, for other servers."""
        self._closed = True
        self._bots.interrupt()
        self._time.stop()
        try:
            await self._lease.release()
        except TableError as error:
            log.warning("table %s could not be released: %s", self.id, error)

    def close(self, why: TableError | None = None) -> None:
        """Disconnect everybody. Clients find the table again by reconnecting."""
        self._closed = True
        self._bots.interrupt()
        self._time.stop()
        for connection in self.state.connections:
            if why is not None:
                connection.send(error_message(why))
            connection.drop(RESTARTING)
