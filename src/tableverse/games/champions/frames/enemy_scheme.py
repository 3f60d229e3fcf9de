"""Schemes of enemies."""

from __future__ import annotations

from tableverse.games.champions.frames.activation import finish_activation
from tableverse.games.champions.frames.boosting import (
    BOOST,
    LATER,
    STRIKE,
    TURN_OVER,
    boost_step,
    push_later,
    stop_boosting,
)
from tableverse.games.champions.rules import camps, enemies, numbers, occurrences, threats
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame


@plain
class EnemyScheme(Frame[ChampionsState]):
    """The steps of an enemy's scheme."""

    step: int = BOOST

    def run(self, state: ChampionsState) -> Decision | None:
        facts = occurrences.being_done(state).facts
        enemy = facts["enemy"]
        if enemy not in state.play or facts.get("replaced"):
            stop_boosting(state, facts)
            facts["ended"] = True
            finish_activation(state, facts)
        elif self.step == BOOST:
            self.step = TURN_OVER
            if facts["boosted"] and (
                state.card(enemy).kind == "villain" or numbers.keyword(state, enemy, "villainous")
            ):
                enemies.give_boost(state, enemy)
        elif self.step == TURN_OVER:
            if not boost_step(state, facts):
                self.step = STRIKE
        elif self.step == STRIKE:
            self.step = LATER
            power = numbers.unbounded(state, enemy, "sch") + facts["plus"] - facts["less"]
            amount = power + facts["boost"]
            state.emit("schemes", {"card": enemy, "amount": max(0, amount), "power": power, "boost": facts["boost"]})
            own = numbers.added(state, "schemes:own", enemy)
            threats.place_threat(state, camps.scheme_of(state, enemy) if own else state.scheme, amount, enemy)
        elif facts.get("later"):
            push_later(state, facts)
        else:
            finish_activation(state, facts)
        return None
