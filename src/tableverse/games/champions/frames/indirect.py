"""Indirect damage: divided by the players among friendly characters, then dealt at once."""

from __future__ import annotations

from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.rules import damage, numbers
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import Shared, field, plain
from tableverse.kernel.state import Frame


@plain
class Indirect(Frame[ChampionsState]):
    """Indirect damage that ``seat`` assigns among the characters of ``seats``, up to the amount that defeats each."""

    seat: int
    seats: Shared[list[int]]
    amount: int
    source: str
    #: Whether an enemy's attack deals the damage.
    attack: bool = False
    shares: list[str] = field(factory=list)

    def run(self, state: ChampionsState) -> Decision | None:
        able = [
            piece.id
            for piece in state.of_kinds(("hero", "alter-ego", "ally"))
            if piece.area in self.seats
            and numbers.can_take_damage(state, piece.id, self.source)
            and self.shares.count(piece.id) < numbers.remaining(state, piece.id)
        ]
        if len(self.shares) >= self.amount or not able:
            state.frames.pop()
            amounts = {target: self.shares.count(target) for target in dict.fromkeys(self.shares)}
            damage.deal_together(state, amounts, self.source, NOBODY, self.attack)
            return None
        options = [Option(f"damage:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in able]
        prompt = Message("champions-ask-scatter", {"amount": self.amount - len(self.shares)})
        return Decision(self.seat, "scatter", prompt, options, self.source)

    def answer(self, state: ChampionsState, option: Option) -> None:
        self.shares.append(option.thing)
