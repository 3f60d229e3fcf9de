"""An attack divided among several enemies, and the order in which those attacked strike back."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.champions import numbers
from tableverse.games.champions.state import NOBODY, ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.state import Frame, State


class Dividing(Frame):
    """The damage of a basic attack is shared out one by one, then dealt all at once. The enemy that was chosen for the
    attack has the first share; whom the player may not attack gets none."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "attacker", "amount", "shares")
    __slots__ = FIELDS

    def __init__(self, seat: int, attacker: str, amount: int, shares: list[str]) -> None:
        self.seat = seat
        self.attacker = attacker
        self.amount = amount
        self.shares = shares

    def clone(self) -> Dividing:
        return Dividing(self.seat, self.attacker, self.amount, self.shares[:])

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, ChampionsState)
        if len(self.shares) >= self.amount:
            state.frames.pop()
            self.deal(state)
            return None
        able = [
            enemy
            for enemy in numbers.enemies(state)
            if enemy in self.shares or numbers.may_attack(state, self.seat, enemy)
        ]
        options = [Option(f"damage:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in able]
        prompt = Message("champions-ask-scatter", {"amount": self.amount - len(self.shares)})
        return Decision(self.seat, "scatter", prompt, options, self.attacker)

    def answer(self, state: State, option: Option) -> None:
        self.shares.append(option.targets[0])

    def deal(self, state: ChampionsState) -> None:
        from tableverse.games.champions.deeds import happening, harm

        attack = happening.under_way(state, "attack")
        assert attack is not None
        targets = list(dict.fromkeys(self.shares))
        attack.facts["targets"] = targets
        keywords = harm.attack_keywords(state, self.attacker, attack.facts)
        for target in reversed(targets):
            harm.damage(state, target, self.shares.count(target), self.attacker, self.seat, True, **keywords)


class Retaliating(Frame):
    """Several who were attacked strike back one by one, in the order that the attacking player chooses."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "attacker", "attacked")
    __slots__ = FIELDS

    def __init__(self, seat: int, attacker: str, attacked: list[str]) -> None:
        self.seat = seat
        self.attacker = attacker
        self.attacked = attacked

    def clone(self) -> Retaliating:
        return Retaliating(self.seat, self.attacker, self.attacked[:])

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, ChampionsState)
        self.attacked = [thing for thing in self.attacked if thing in state.play and self.attacker in state.play]
        if not self.attacked:
            state.frames.pop()
            return None
        options = [
            Option(f"next:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in self.attacked
        ]
        return Decision(self.seat, "order", Message("effect-ask-order"), options, self.attacker)

    def answer(self, state: State, option: Option) -> None:
        from tableverse.games.champions.deeds import harm

        assert isinstance(state, ChampionsState)
        thing = option.targets[0]
        self.attacked.remove(thing)
        harm.damage(state, self.attacker, numbers.keyword(state, thing, "retaliate"), thing, NOBODY)
