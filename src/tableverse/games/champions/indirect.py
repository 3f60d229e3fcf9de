"""Indirect damage: shared out among friendly characters as the players like, then dealt all at once."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.champions import numbers
from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.state import Frame, State


class Indirect(Frame):
    """``seat`` assigns it among the characters of ``seats``, nobody more than it takes to defeat them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "seats", "amount", "source", "attack", "shares")
    __slots__ = FIELDS

    def __init__(
        self,
        seat: int,
        seats: list[int],
        amount: int,
        source: str,
        attack: bool = False,
        shares: list[str] | None = None,
    ) -> None:
        self.seat = seat
        self.seats = seats
        self.amount = amount
        self.source = source
        #: It is the damage of an enemy's attack.
        self.attack = attack
        self.shares: list[str] = [] if shares is None else shares

    def clone(self) -> Indirect:
        return Indirect(self.seat, self.seats, self.amount, self.source, self.attack, self.shares[:])

    def run(self, state: State) -> Decision | None:
        from tableverse.games.champions.deeds import harm

        assert isinstance(state, ChampionsState)
        able = [
            piece.id
            for piece in state.of_kind("hero", "alter-ego", "ally")
            if piece.area in self.seats
            and numbers.can_take_damage(state, piece.id, self.source)
            and self.shares.count(piece.id) < numbers.remaining(state, piece.id)
        ]
        if len(self.shares) >= self.amount or not able:
            state.frames.pop()
            amounts = {target: self.shares.count(target) for target in dict.fromkeys(self.shares)}
            harm.damage_together(state, amounts, self.source, NOBODY, self.attack)
            return None
        options = [Option(f"damage:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in able]
        prompt = Message("champions-ask-scatter", {"amount": self.amount - len(self.shares)})
        return Decision(self.seat, "scatter", prompt, options, self.source)

    def answer(self, state: State, option: Option) -> None:
        self.shares.append(option.targets[0])
