"""A basic power divided among several enemies or schemes."""

from __future__ import annotations

from tableverse.games.champions.rules import damage, numbers, occurrences, threats
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame


@plain
class Dividing(Frame[ChampionsState]):
    """A basic attack or thwart that is assigned point by point, then applied all at once.

    The chosen target gets the first share. Targets that are not legal at the start get none.
    """

    #: "attack" or "thwart".
    power: str
    seat: int
    attacker: str
    amount: int
    shares: list[str]

    def run(self, state: ChampionsState) -> Decision | None:
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
            or (
                numbers.may_attack(state, self.seat, enemy, self.attacker)
                and numbers.can_take_damage(state, enemy, self.attacker)
            )
        ]

    def schemes(self, state: ChampionsState) -> list[str]:
        """Return the schemes with unassigned threat."""
        return [
            scheme
            for scheme in numbers.schemes(state)
            if state.play[scheme].threat > self.shares.count(scheme)
            and (scheme in self.shares or numbers.may_thwart(state, self.seat, scheme))
        ]

    def answer(self, state: ChampionsState, option: Option) -> None:
        self.shares.append(option.thing)

    def do(self, state: ChampionsState) -> None:
        power = occurrences.current(state, self.power)
        assert power is not None
        targets = list(dict.fromkeys(self.shares))
        power.facts["targets"] = targets
        if self.power == "thwart":
            for target in targets:
                threats.remove_threat(state, target, self.shares.count(target), self.attacker, self.seat)
            return
        keywords = damage.attack_keywords(state, self.attacker, power.facts)
        amounts = {target: self.shares.count(target) for target in targets}
        damage.deal_together(state, amounts, self.attacker, self.seat, True, keywords)
        occurrences.attacked(state, power.facts, targets)
