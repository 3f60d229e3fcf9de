"""Reviews of finished games: win probability after every choice, the costliest choices and player statistics.

Bot workers compute them in the background, one choice at a time, with lower priority than bots of tables with viewers.
Requests return the progress so far. A complete review is saved with its table, or cached until it can be saved, so it
is computed once per release.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from tableverse import __version__
from tableverse.bots.evaluator import payoffs
from tableverse.bots.review import by_round
from tableverse.kernel.choice import Message
from tableverse.kernel.corrections import is_correction
from tableverse.kernel.errors import TableError
from tableverse.kernel.match import Match
from tableverse.kernel.state import State
from tableverse.kernel.tally import Tallies
from tableverse.server import wire
from tableverse.server.archive import require_over
from tableverse.server.bot_pool import BotPool, WorkerFailed
from tableverse.server.bot_worker import JUDGE
from tableverse.server.errors import ReviewBusy, TableStopped
from tableverse.server.rest_messages import JudgedShown, ReviewShown
from tableverse.server.room_state import RoomState
from tableverse.server.store import SavedReview

log = logging.getLogger("tableverse.reviews")

MAX_COSTLY: Final = 3
#: Maximum number of concurrent reviews.
MAX_CONCURRENT: Final = 8
#: Maximum number of complete reviews that are cached because they could not be saved.
MAX_UNSAVED: Final = 64
#: Saves a complete review.
SaveReview = Callable[[SavedReview], Awaitable[None]]
#: Costs and drops below this, in hundredths of a win, are not reported.
MIN_REPORTED: Final = 1.0


class Judged(msgspec.Struct):
    """A worker's evaluation of one choice."""

    chances: list[float]
    best: str
    cost: float


class Review:
    """The review of one game, while it is being computed."""

    def __init__(self, room: RoomState, match: Match) -> None:
        self.match = match
        self.people = [number for number, seat in enumerate(room.saved.seats) if seat.person is not None]
        self.judged: list[Judged] = []
        #: For each choice, the chosen option and the best one.
        self.messages: list[tuple[Message, Message]] = []
        self.tallies = Tallies(match.game, len(room.saved.seats))
        self.task: asyncio.Task[None] | None = None

    @property
    def complete(self) -> bool:
        return len(self.judged) == self.match.moves - self.match.start

    async def judge_all(self, bots: BotPool, table: str, address: str) -> None:
        match, game = self.match, self.match.game
        state = match.at(match.start)
        for option_id in match.record.options[match.start :]:
            decision = state.decision
            assert decision is not None
            if is_correction(option_id):  # not a player's choice
                message = Message("correct-by-hand")
                self._add(state, option_id, Judged(self._last_chances(state), option_id, 0.0), (message, message))
                continue
            try:
                answer = await bots.answer(game, state, JUDGE, f"review of {table}", address, lambda: False, option_id)
                judged = msgspec.json.decode(answer, type=Judged)
            except (WorkerFailed, msgspec.DecodeError) as error:
                log.warning("a choice of table %s could not be reviewed: %s", table, error)
                # Repeat the previous probabilities, so that no drop is reported.
                judged = Judged(self._last_chances(state), option_id, 0.0)
            chosen, best = decision.find(option_id), decision.find(judged.best)
            assert chosen is not None
            self._add(state, option_id, judged, (chosen.message, (best or chosen).message))

    def _last_chances(self, state: State) -> list[float]:
        """Return the latest win probabilities."""
        return self.judged[-1].chances if self.judged else [1 / state.seats] * state.seats

    def _add(self, state: State, option_id: str, judged: Judged, messages: tuple[Message, Message]) -> None:
        self.messages.append(messages)
        self.tallies.apply(state, option_id)
        self.judged.append(judged)

    def shown(self) -> ReviewShown:
        match = self.match
        asked = match.seats_asked[match.start :]
        by_move = by_round([judged.chances for judged in self.judged], asked[: len(self.judged)])
        chances = [[100 * row[seat] for row in by_move] for seat in range(match.state.seats)]
        if self.complete:
            for seat, final in enumerate(payoffs(match.state.result, match.state.seats)):
                chances[seat].append(100 * final)
        costs = [100 * judged.cost for judged in self.judged]
        mine = [at for at in range(len(costs)) if not self.people or asked[at] in self.people]
        worst = sorted((at for at in mine if costs[at] >= MIN_REPORTED), key=lambda at: -costs[at])[:MAX_COSTLY]
        return ReviewShown(
            moves=match.moves,
            done=match.start + len(self.judged),
            chances=[[round(chance, 1) for chance in series] for series in chances],
            costly=[
                JudgedShown(match.start + at + 1, asked[at], *self.messages[at], round(costs[at], 1)) for at in worst
            ],
            tallies=self.tallies.seats,
            blows=[self._biggest_drop(seat, series, costs, asked) for seat, series in enumerate(chances)],
        )

    def _biggest_drop(self, seat: int, series: list[float], costs: list[float], asked: list[int]) -> int:
        """Return the move after which a seat's win probability fell most, beyond the cost of the seat's choice."""
        falls = [
            series[at] - series[at + 1] - (costs[at] if asked[at] == seat else 0.0) for at in range(len(series) - 1)
        ]
        worst = max(range(len(falls)), key=lambda at: falls[at], default=-1)
        return self.match.start + worst + 1 if worst >= 0 and falls[worst] >= MIN_REPORTED else 0


class Reviews:
    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        #: Reviews in progress, by table.
        self._running: dict[str, Review] = {}
        #: Complete reviews that could not be saved, by table, the latest last, and the tasks that retry.
        self._unsaved: dict[str, SavedReview] = {}
        self._saving: dict[str, asyncio.Task[None]] = {}

    def of(self, room: RoomState, save: SaveReview) -> bytes:
        """Return the encoded review as far as it is computed. The first request starts it."""
        require_over(room)
        if room.match is None:
            raise TableStopped()
        saved = room.saved.review
        if saved is not None and _is_current(saved, room, room.match):
            return bytes(saved.shown)
        unsaved = self._unsaved.get(room.id)
        if unsaved is not None and _is_current(unsaved, room, room.match):
            self._save_again(room.id, unsaved, save)
            return bytes(unsaved.shown)
        review = self._running.get(room.id)
        if review is None:
            review = self._begin(room, room.match, save)
        return wire.encode(review.shown())

    def _begin(self, room: RoomState, match: Match, save: SaveReview) -> Review:
        if len(self._running) >= MAX_CONCURRENT:
            raise ReviewBusy()
        review = self._running[room.id] = Review(room, match)
        review.task = asyncio.create_task(self._judge(review, room, save), name=f"review of {room.id}")
        return review

    async def _judge(self, review: Review, room: RoomState, save: SaveReview) -> None:
        try:
            await review.judge_all(self._bots, room.id, room.address)
            shown = msgspec.Raw(wire.encode(review.shown()))
            await self._save(room.id, SavedReview(__version__, review.match.moves, room.saved.undone, shown), save)
        finally:
            del self._running[room.id]

    async def _save(self, table: str, review: SavedReview, save: SaveReview) -> None:
        self._unsaved.pop(table, None)
        self._unsaved[table] = review
        if len(self._unsaved) > MAX_UNSAVED:
            del self._unsaved[next(iter(self._unsaved))]
        try:
            await save(review)
        except TableError as error:  # the next request retries
            log.warning("the review of table %s could not be saved: %s", table, error)
        else:
            self._unsaved.pop(table, None)

    def _save_again(self, table: str, review: SavedReview, save: SaveReview) -> None:
        if table not in self._saving:
            task = asyncio.create_task(self._save(table, review, save), name=f"saving the review of {table}")
            self._saving[table] = task
            task.add_done_callback(lambda _: self._saving.pop(table))


def _is_current(saved: SavedReview, room: RoomState, match: Match) -> bool:
    """Return whether the saved review covers the current game in this release."""
    return (saved.engine, saved.moves, saved.undone) == (__version__, match.moves, room.saved.undone)
