"""A basic power divided among several enemies or schemes, and the order in which those attacked strike back."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.champions import numbers
from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.state import Frame, State


class Dividing(Frame):
    """What a basic attack or thwart does is shared out one by one, then done all at once. What was chosen as its target
    has the first share; what the player may not attack or thwart before any of it is done gets none."""

    FIELDS: ClassVar[tuple[str, ...]] = ("power", "seat", "attacker", "amount", "shares")
    __slots__ = FIELDS

    def __init__(self, power: str, seat: int, attacker: str, amount: int, shares: list[str]) -> None:
        #: "attack" or "thwart".
        self.power = power
        self.seat = seat
        self.attacker = attacker
        self.amount = amount
        self.shares = shares

    def clone(self) -> Dividing:
        return Dividing(self.power, self.seat, self.attacker, self.amount, self.shares[:])

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, ChampionsState)
        left = self.amount - len(self.shares)
        if self.power == "attack":
            verb, asking, able = "damage", "champions-ask-scatter", self.enemies(state)
        else:
            verb, asking, able = "threat", "champions-ask-scatter-thwart", self.schemes(state)
        if not left or not able:
            state.frames.pop()
            self.do(state)
            return None
        options = [Option(f"{verb}:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in able]
        return Decision(self.seat, "pick", Message(asking, {"amount": left}), options, self.attacker)

    def enemies(self, state: ChampionsState) -> list[str]:
        return [
            enemy
            for enemy in numbers.enemies(state)
            if enemy in self.shares
            or (numbers.may_attack(state, self.seat, enemy) and numbers.can_take_damage(state, enemy, self.attacker))
        ]

    def schemes(self, state: ChampionsState) -> list[str]:
        """Those with threat left that is not spoken for."""
        return [
            scheme
            for scheme in numbers.schemes(state)
            if state.play[scheme].threat > self.shares.count(scheme)
            and (scheme in self.shares or numbers.may_thwart(state, self.seat, scheme))
        ]

    def answer(self, state: State, option: Option) -> None:
        self.shares.append(option.targets[0])

    def do(self, state: ChampionsState) -> None:
        from tableverse.games.champions.deeds import happening, harm, threats

        power = happening.under_way(state, self.power)
        assert power is not None
        targets = list(dict.fromkeys(self.shares))
        power.facts["targets"] = targets
        if self.power == "thwart":
            for target in targets:
                threats.remove_threat(state, target, self.shares.count(target), self.attacker, self.seat)
            return
        keywords = harm.attack_keywords(state, self.attacker, power.facts)
        amounts = {target: self.shares.count(target) for target in targets}
        harm.damage_together(state, amounts, self.attacker, self.seat, True, **keywords)


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
