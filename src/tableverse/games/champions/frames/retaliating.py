"""Retaliation by attacked characters."""

from __future__ import annotations

from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.rules import damage, numbers, occurrences
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame


@plain
class Retaliating(Frame[ChampionsState]):
    """Retaliation of several attacked characters, one by one, in an order that the attacking player chooses."""

    seat: int
    attacker: str
    attacked: list[str]

    def run(self, state: ChampionsState) -> Decision | None:
        self.attacked = [thing for thing in self.attacked if thing in state.play and self.attacker in state.play]
        if not self.attacked:
            state.frames.pop()
            return None
        options = [
            Option(f"next:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in self.attacked
        ]
        return Decision(self.seat, "order", Message("effect-ask-order"), options, self.attacker)

    def answer(self, state: ChampionsState, option: Option) -> None:
        thing = option.thing
        self.attacked.remove(thing)
        damage.deal(state, self.attacker, numbers.keyword(state, thing, "retaliate"), thing, NOBODY)


def retaliate(state: ChampionsState, attacker: str, attacked: list[str], seat: int) -> None:
    """Deal retaliate damage from each attacked character still in play, unless the attack is ranged."""
    attack = occurrences.current_any(state, occurrences.ATTACKS)
    assert attack is not None
    if damage.attack_has(state, attacker, attack.facts, "ranged"):
        return
    if attacker not in state.play or "hp" not in state.card(attacker).stats:
        return
    able = [thing for thing in dict.fromkeys(attacked) if thing in state.play]
    able = [thing for thing in able if numbers.keyword(state, thing, "retaliate")]
    if len(able) > 1:
        state.frames.append(Retaliating(state.play[attacker].area, attacker, able))
    elif able:
        damage.deal(state, attacker, numbers.keyword(state, able[0], "retaliate"), able[0], seat)
