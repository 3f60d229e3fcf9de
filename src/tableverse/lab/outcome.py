"""One game between bots."""

from __future__ import annotations

from typing import NamedTuple

from tableverse.bots.registry import make_bot
from tableverse.kernel.game import SPECTATOR, Game
from tableverse.kernel.perspective import Perspective
from tableverse.lab.participants.base import participants_for
from tableverse.lab.plan import Plan

#: A game with this many choices is not expected to end and counts as a draw.
MOST_CHOICES = 5_000
UNFINISHED = "unfinished"


class Outcome(NamedTuple):
    """The outcome of one game. ``order`` contains the index of the bot in each seat."""

    number: int
    order: list[int]
    winners: list[int]
    side: str
    reason: str
    scores: list[int]
    decisions: int
    #: Ids of the components that each seat held, as ``Participants.held`` returns them.
    held: list[list[str]] = []  # noqa: RUF012 (never changed)
    #: Id of the common opponent, in a game that has one.
    against: str = ""


def play_game(plan: Plan, game: Game, number: int, most_choices: int = MOST_CHOICES) -> Outcome:
    order = plan.order(number)
    bots = [make_bot(plan.bots[bot], game, plan.bot_seed(number, seat)) for seat, bot in enumerate(order)]
    state = game.new(plan.config, plan.game_seed(number))
    participants = participants_for(game)
    against = participants.opponent(game.view(state, SPECTATOR))
    while state.decision is not None and state.moves < most_choices:
        seat = state.decision.seat
        game.apply_quietly(state, bots[seat].choose(Perspective(game, state, seat)))
    result = state.result
    if result is None:
        return Outcome(number, order, [], "", UNFINISHED, [], state.moves, [], against)
    held = participants.held(game.view(state, SPECTATOR))
    return Outcome(number, order, result.winners, result.side, result.reason, result.scores, state.moves, held, against)
