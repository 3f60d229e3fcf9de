"""Enemy attacks and defending against them."""

from __future__ import annotations

from typing import Any

from tableverse.games.champions.frames.activation import finish_activation
from tableverse.games.champions.frames.boosting import (
    BOOST,
    DEFEND,
    LATER,
    RETALIATE,
    STRIKE,
    TURN_OVER,
    boost_step,
    push_later,
    stop_boosting,
)
from tableverse.games.champions.frames.indirect import Indirect
from tableverse.games.champions.frames.options import thing_option
from tableverse.games.champions.frames.retaliating import retaliate
from tableverse.games.champions.frames.simultaneous import Abreast
from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.rules import damage, enemies, numbers, occurrences
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame


@plain
class EnemyAttack(Frame[ChampionsState]):
    """The steps of an enemy's attack. Results are written into the occurrence of the window below."""

    step: int = BOOST
    #: The number of players who have declined to defend.
    asked: int = 0

    def run(self, state: ChampionsState) -> Decision | None:
        facts = occurrences.being_done(state).facts
        enemy = facts["enemy"]
        abreast = state.frames[-3]
        if isinstance(abreast, Abreast) and self.step > abreast.step:
            abreast.rest(state, 2)
            return None
        gone = enemy not in state.play or bool(facts.get("replaced"))
        if gone and self.step == STRIKE and "power" in facts:
            gone = False  # the enemy left during the damage of another simultaneous attack
        if gone or state.players[facts["seat"]].eliminated:
            if facts.get("later") and self.step > STRIKE:  # also if the attack has eliminated the player
                push_later(state, facts)
                return None
            facts["ended"] = gone or self.step <= STRIKE
            stop_boosting(state, facts)
            finish_activation(state, facts)
            return None
        if self.step == BOOST:
            self.step = DEFEND
            if facts["boosted"] and (
                state.card(enemy).kind == "villain" or numbers.keyword(state, enemy, "villainous")
            ):
                enemies.give_boost(state, enemy)
                if isinstance(abreast, Abreast):
                    facts["given"] = 1
        elif self.step == DEFEND:
            return self.ask(state, facts)
        elif self.step == TURN_OVER:
            if not boost_step(state, facts):
                self.step = STRIKE
        elif self.step == STRIKE:
            self.step = RETALIATE
            if isinstance(abreast, Abreast) and "power" not in facts:
                for attack in (facts, *abreast.others()):
                    self.measure(state, attack)
            self.strike(state, facts)
        elif self.step == RETALIATE:
            self.step = LATER
            retaliate(state, enemy, [facts["target"]], owner_seat(state, facts["target"]))
        elif facts.get("later"):
            push_later(state, facts)
        else:
            finish_activation(state, facts)
        return None

    def ask(self, state: ChampionsState, facts: dict[str, Any]) -> Decision | None:
        order = state.order()
        seat = facts["seat"]
        if seat in order:  # a card may bring an enemy from another game area
            order = order[order.index(seat) :] + order[: order.index(seat)]
        if facts["defender"] or self.asked >= len(order):
            self.step = TURN_OVER
            return None
        seat = order[self.asked]
        able = defenders(state, seat)
        if not able:
            self.asked += 1
            return None
        options = [thing_option("defend", thing) for thing in able]
        must = numbers.added(state, "must:ally-defends", facts["enemy"]) and seat == facts["seat"]
        if must and any(state.card(thing).kind == "ally" for thing in able):
            options = [option for option in options if state.card(option.thing).kind == "ally"]
        else:
            options.append(Option("undefended", Message("champions-option-undefended")))
        prompt = Message("champions-ask-defend", {"card": facts["enemy"], "seat": facts["seat"]})
        return Decision(seat, "defend", prompt, options, facts["enemy"])

    def answer(self, state: ChampionsState, option: Option) -> None:
        if option.verb == "undefended":
            self.asked += 1
            return
        thing = option.thing
        state.play[thing].exhausted = True
        self.step = TURN_OVER
        enemies.defend(state, occurrences.being_done(state), thing, True)

    def measure(self, state: ChampionsState, facts: dict[str, Any]) -> None:
        """Fix the strength of the attack.

        Simultaneous attacks do not depend on changes to the enemy while their damage is dealt one by one.
        """
        facts["power"] = self.power(state, facts)
        facts.update(damage.attack_keywords(state, facts["enemy"], facts))

    def power(self, state: ChampionsState, facts: dict[str, Any]) -> int:
        return (
            int(facts["power"]) if "power" in facts else numbers.unbounded(state, facts["enemy"], "atk") + facts["plus"]
        )

    def strike(self, state: ChampionsState, facts: dict[str, Any]) -> None:
        if facts["target"] not in state.play:
            # If the defending ally is gone, the attack is undefended and hits the ally's controller. But if a hero's
            # defense ability provided that ally, the hero defends now.
            facts["target"] = state.players[facts["seat"]].identity
            facts["defender"] = facts.get("stand_in", "")
            facts["basic"] = False
            if facts["defender"]:
                state.emit("defends", {"card": facts["defender"]})
        power = self.power(state, facts)
        defense = numbers.basic_power(state, facts["target"], "def") if facts["basic"] else 0
        amount = power + facts["boost"] - defense
        strength = {"power": power, "boost": facts["boost"], "defense": defense}
        state.emit("strikes", {"card": facts["enemy"], "target": facts["target"], "amount": max(0, amount), **strength})
        if numbers.added(state, "attacks:indirect", facts["enemy"]):
            state.frames.append(Indirect(facts["seat"], [facts["seat"]], max(0, amount), facts["enemy"], True))
            return
        damage.deal(
            state,
            facts["target"],
            amount,
            facts["enemy"],
            NOBODY,
            True,
            damage.attack_keywords(state, facts["enemy"], facts),
        )


def owner_seat(state: ChampionsState, thing: str) -> int:
    piece = state.play.get(thing)
    return NOBODY if piece is None else piece.area


def defenders(state: ChampionsState, seat: int) -> list[str]:
    """Return the ready characters who may defend: a hero and allies."""
    return [
        piece.id
        for piece in state.of_kinds(("hero", "ally"))
        if piece.area == seat and not why_no_defender(state, piece)
    ]


def why_no_defender(state: ChampionsState, piece: Piece) -> str:
    """Return the reason why a character cannot defend, or ""."""
    if state.cards.by_id[piece.face].kind == "alter-ego":
        return "hero-only"
    if piece.exhausted and not numbers.added(state, "may:defend-exhausted", piece.id):
        return "exhausted"
    return "cannot-defend" if numbers.added(state, "cannot:defend", piece.id) else ""
