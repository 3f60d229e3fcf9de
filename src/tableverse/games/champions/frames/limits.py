"""Decisions about which cards to discard when a limit is exceeded."""

from __future__ import annotations

from tableverse.games.champions.frames.options import thing_option
from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.rules import leaving, numbers, statuses
from tableverse.games.champions.rules.limits import RESTRICTED, side_schemes_allowed
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame


@plain
class AllyLimit(Frame[ChampionsState]):
    """Decisions of a player with too many allies, who discards one at a time."""

    seat: int

    def run(self, state: ChampionsState) -> Decision | None:
        allies = numbers.counted_allies(state, self.seat)
        if len(allies) <= numbers.ally_limit(state, self.seat):
            state.frames.pop()
            return None
        options = [thing_option("discard", ally) for ally in allies]
        return Decision(self.seat, "ally-limit", Message("champions-ask-ally-limit"), options)

    def answer(self, state: ChampionsState, option: Option) -> None:
        leaving.leave_play(state, option.thing)


@plain
class TooMany(Frame[ChampionsState]):
    """Decisions about which cards to discard for a limit other than the ally limit.

    ``what`` is "restricted" for the cards of ``seat``, or "side-schemes", where the first player chooses.
    """

    what: str
    seat: int

    def run(self, state: ChampionsState) -> Decision | None:
        found, most = self.counted(state)
        if len(found) <= most:
            state.frames.pop()
            return None
        seat = self.seat if self.what == "restricted" else state.first
        options = [thing_option("discard", thing) for thing in found]
        return Decision(seat, "limit", Message(f"champions-ask-limit-{self.what}"), options)

    def counted(self, state: ChampionsState) -> tuple[list[str], int]:
        if self.what == "restricted":
            found = [
                piece.id
                for piece in state.play.values()
                if piece.area == self.seat and numbers.keyword(state, piece.id, "restricted")
            ]
            return found, RESTRICTED
        return [piece.id for piece in state.of_kind("player-side-scheme")], side_schemes_allowed(state)

    def answer(self, state: ChampionsState, option: Option) -> None:
        leaving.leave_play(state, option.thing)


def enforce_continuous_rules(state: ChampionsState) -> bool:
    """Restore constant status cards and enforce limits before any decision. Return whether anything changed."""
    return statuses.keep(state) or (state.cards.limits_vary and keep_limits(state))


def keep_limits(state: ChampionsState) -> bool:
    """Make players discard down to their limits, even after a limit drops. Return whether any player must discard."""
    changed = numbers.may_change(state, "allies", "")
    allies = [0] * state.seats
    for piece in state.of_kind("ally"):
        if piece.area != NOBODY:
            allies[piece.area] += 1
    restricted = [0] * state.seats
    for piece in state.pieces_with_face("restricted", state.cards.restricted):
        if piece.area != NOBODY:
            restricted[piece.area] += 1
    gained = "keyword:restricted" in state.cards.changes
    before = len(state.frames)
    asked = {frame.seat for frame in state.frames if isinstance(frame, AllyLimit | TooMany)}
    for seat in state.order():
        if seat in asked:
            continue
        many = changed or allies[seat] > numbers.ALLIES
        if many and len(numbers.counted_allies(state, seat)) > numbers.ally_limit(state, seat):
            state.frames.append(AllyLimit(seat))
        if gained or restricted[seat] > RESTRICTED:
            too_many = TooMany("restricted", seat)
            found, most = too_many.counted(state)
            if len(found) > most:
                state.frames.append(too_many)
    return len(state.frames) > before
