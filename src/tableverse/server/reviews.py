"""Finished games looked at again: chances after every choice, the choices that cost most, what everybody did.

Judged in the background by the workers in which bots think, one choice after the other, after all bots whose tables
people look at. Reviews are kept as long as there is room; whoever asks is told how far one has come.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from tableverse.bots.evaluator import payoffs
from tableverse.kernel import tally
from tableverse.kernel.choice import Message, Option
from tableverse.kernel.game import Facts
from tableverse.kernel.match import Match
from tableverse.server.archive import require_over
from tableverse.server.bot_pool import BotPool, WorkerFailed
from tableverse.server.bot_worker import JUDGE
from tableverse.server.errors import ReviewBusy, TableStopped
from tableverse.server.rest_messages import JudgedShown, ReviewShown
from tableverse.server.room_state import RoomState

log = logging.getLogger("tableverse.reviews")

MOST_COSTLY: Final = 3
#: Reviews that are kept, and those that may be under way at once.
MOST_KEPT: Final = 64
MOST_AT_ONCE: Final = 8
#: Below this, in hundredths, a choice or a blow is not worth telling.
WORTH_TELLING: Final = 1.0


class Judged(msgspec.Struct):
    """What a worker says of one choice."""

    chances: list[float]
    best: str
    cost: float


class Review:
    """One game's, in the making."""

    def __init__(self, room: RoomState, match: Match) -> None:
        self.match = match
        self.people = [number for number, seat in enumerate(room.saved.seats) if seat.person is not None]
        self.judged: list[Judged] = []
        #: Of each choice: what was chosen and what was best.
        self.said: list[tuple[Message, Message]] = []
        self.tallies = [tally.blank(match.game) for _ in room.saved.seats]
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
            try:
                answer = await bots.answer(game, state, JUDGE, f"review of {table}", address, lambda: False, option_id)
                judged = msgspec.json.decode(answer, type=Judged)
            except (WorkerFailed, msgspec.DecodeError) as error:
                log.warning("a choice of table %s could not be judged: %s", table, error)
                judged = Judged([1 / state.seats] * state.seats, option_id, 0.0)
            chosen, best = decision.find(option_id), decision.find(judged.best)
            assert chosen is not None
            self.said.append((chosen.message, (best or chosen).message))
            before = game.facts(state, decision.seat)
            game.apply_quietly(state, option_id)
            self._count(decision.seat, chosen, before, game.facts(state, decision.seat))
            self.judged.append(judged)

    def _count(self, seat: int, chosen: Option, before: Facts, after: Facts) -> None:
        tally.count(self.match.game, self.tallies[seat], chosen, before, after)

    def shown(self) -> ReviewShown:
        match = self.match
        asked = match.seats_asked[match.start :]
        chances = [[100 * judged.chances[seat] for judged in self.judged] for seat in range(match.state.seats)]
        if self.complete:
            for seat, final in enumerate(payoffs(match.state.result, match.state.seats)):
                chances[seat].append(100 * final)
        costs = [100 * judged.cost for judged in self.judged]
        mine = [at for at in range(len(costs)) if not self.people or asked[at] in self.people]
        worst = sorted((at for at in mine if costs[at] >= WORTH_TELLING), key=lambda at: -costs[at])[:MOST_COSTLY]
        return ReviewShown(
            moves=match.moves,
            done=match.start + len(self.judged),
            chances=[[round(chance, 1) for chance in series] for series in chances],
            costly=[JudgedShown(match.start + at + 1, asked[at], *self.said[at], round(costs[at], 1)) for at in worst],
            tallies=self.tallies,
            blows=[self._blow(seat, series, costs, asked) for seat, series in enumerate(chances)],
        )

    def _blow(self, seat: int, series: list[float], costs: list[float], asked: list[int]) -> int:
        """After which move a seat's chances fell most, beyond what its own choice cost."""
        falls = [
            series[at] - series[at + 1] - (costs[at] if asked[at] == seat else 0.0) for at in range(len(series) - 1)
        ]
        worst = max(range(len(falls)), key=lambda at: falls[at], default=-1)
        return self.match.start + worst + 1 if worst >= 0 and falls[worst] >= WORTH_TELLING else 0


class Reviews:
    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._known: dict[str, Review] = {}

    def of(self, room: RoomState) -> ReviewShown:
        """As far as it has come; it begins when somebody asks for the first time."""
        require_over(room)
        if room.match is None:
            raise TableStopped()
        review = self._known.get(room.id)
        if review is None:
            review = self._begin(room, room.match)
        return review.shown()

    def _begin(self, room: RoomState, match: Match) -> Review:
        if sum(not review.complete for review in self._known.values()) >= MOST_AT_ONCE:
            raise ReviewBusy()
        complete = [table for table, review in self._known.items() if review.complete]
        for table in complete[: max(0, len(self._known) + 1 - MOST_KEPT)]:
            del self._known[table]
        review = self._known[room.id] = Review(room, match)
        review.task = asyncio.create_task(
            review.judge_all(self._bots, room.id, room.address), name=f"review of {room.id}"
        )
        return review
