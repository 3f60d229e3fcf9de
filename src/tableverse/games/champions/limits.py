"""Limits that are kept by discarding, at any time: allies and restricted cards for each player, and player side schemes
for the table."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.champions import numbers
from tableverse.games.champions.frames import AllyLimit, thing_option
from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.state import Frame, State

RESTRICTED: Final = 2


class TooMany(Frame):
    """``what`` is "restricted", counted for ``seat``, or "side-schemes", which the first player thins out."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "seat")
    __slots__ = FIELDS

    def __init__(self, what: str, seat: int) -> None:
        self.what = what
        self.seat = seat

    def clone(self) -> TooMany:
        return TooMany(self.what, self.seat)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, ChampionsState)
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

    def answer(self, state: State, option: Option) -> None:
        from tableverse.games.champions.deeds import leaving

        assert isinstance(state, ChampionsState)
        leaving.leave_play(state, option.targets[0])


def side_schemes_allowed(state: ChampionsState) -> int:
    """By the number of players who began the game."""
    return 1 if state.seats <= 2 else 2


def keep_limits(state: ChampionsState) -> bool:
    """Limits hold at any time, also when what raised one is gone: whoever is above theirs discards. True if anybody
    has to."""
    by_id = state.cards.by_id
    raising = state.cards.changing.get("allies", ())
    changed = any(modifier.stat == "allies" for modifier in state.modifiers)
    allies = [0] * state.seats
    restricted = [0] * state.seats
    for piece in state.play.values():
        if piece.face in raising:
            changed = True
        if piece.area != NOBODY:
            card = by_id[piece.face]
            if card.kind == "ally":
                allies[piece.area] += 1
            if "restricted" in card.keywords:
                restricted[piece.area] += 1
    gained = "keyword:restricted" in state.cards.changes
    before = len(state.frames)
    asked = {frame.seat for frame in state.frames if isinstance(frame, AllyLimit | TooMany)}
    for seat in state.order():
        if seat in asked:
            continue
        if (changed or allies[seat] > numbers.ALLIES) and allies[seat] > numbers.ally_limit(state, seat):
            state.frames.append(AllyLimit(seat))
        if gained or restricted[seat] > RESTRICTED:
            too_many = TooMany("restricted", seat)
            found, most = too_many.counted(state)
            if len(found) > most:
                state.frames.append(too_many)
    return len(state.frames) > before


def changes_a_limit(state: ChampionsState, face: str) -> bool:
    return face in state.cards.changing.get("allies", ())
