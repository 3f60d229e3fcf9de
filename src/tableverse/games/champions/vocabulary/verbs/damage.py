"""Damage dealt, healed and moved."""

from __future__ import annotations

from tableverse.games.champions.rules import damage, numbers, occurrences, statuses
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.quantities import amount_sentence
from tableverse.games.champions.vocabulary.selector_words import attackable, labels_of
from tableverse.games.champions.vocabulary.verbs.base import On, dealer
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Number, Resolving, Selector, Step, Voice
from tableverse.kernel.state import State


class Damage(On):
    """``additional`` damage does not grow when the attack it belongs to deals more. ``status``: whoever is hit is
    given that card at the same time, which matters to the vulnerable."""

    word = "damage"
    dative = True

    def __init__(self, to: Selector, amount: Number | None = None, additional: bool = False, status: str = "") -> None:
        super().__init__(to, amount)
        self.additional = additional
        self.status = status

    def found(self, state: State, run: Resolving) -> list[str]:
        assert isinstance(state, ChampionsState)
        return attackable(state, run, self.to.find(state, run))

    def valid(self, state: ChampionsState, run: Resolving, found: list[str]) -> list[str]:
        """Damage that is prevented was dealt; whoever cannot take any, or has left play, is no target."""
        return numbers.able_to_take_damage(state, [thing for thing in found if thing in state.play], run.origin)

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        found = self.found(state, run)
        if self.status and any(statuses.can_have_status(state, thing, self.status) for thing in found):
            return True
        return self.dealing(state, run) > 0 and bool(self.valid(state, run, found))

    def dealing(self, state: ChampionsState, run: Resolving) -> int:
        """How much it may come to."""
        amount = 0 if self.amount is None else self.amount.at_best(state, run)
        if "more-damage" in state.cards.changes:
            amount += numbers.added(state, "more-damage", run.origin)
        return amount

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        amount = self.much(state, run)
        if "more-damage" in state.cards.changes:
            amount += numbers.added(state, "more-damage", run.origin)
        seat = dealer(state, run)
        attack = "attack" in labels_of(state, run)
        record = occurrences.under_way(state, "attack") if attack else None
        keywords = {} if record is None else damage.attack_keywords(state, record.facts["attacker"], record.facts)
        if record is not None and not self.additional:
            amount += record.facts.get("extra", 0)
        found = self.found(state, run)
        valid = self.valid(state, run, found)
        damage.deal_together(state, dict.fromkeys(valid, amount), run.origin, seat, attack, **keywords)
        if self.status:
            for target in found:
                statuses.give_status(state, target, self.status)
        if record is not None:
            for target in found if self.status else valid:
                occurrences.note(record, "targets", target)

    def say(self, voice: Voice) -> str:
        if self.status:
            return self.saying(voice, f"champions-do-damage-{self.status}")
        return self.saying(voice, "champions-do-damage-additional" if self.additional else "champions-do-damage")


class Heal(On):
    word = "heal"
    dative = True

    def notes(self) -> tuple[str, ...]:
        return ("healed",)

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return self.amounts(state, run) and any(
            thing in state.play and state.play[thing].damage for thing in self.found(state, run)
        )

    def payable(self, state: State, run: Resolving) -> bool:
        """As a cost all of it must be healed."""
        assert isinstance(state, ChampionsState)
        amount, found = self.much(state, run), self.found(state, run)
        return bool(found) and all(thing in state.play and state.play[thing].damage >= amount for thing in found)

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        run.bound["healed"] = sum(damage.heal(state, thing, self.much(state, run)) for thing in self.found(state, run))


class HealAll(On):
    word = "heal-all"
    dative = True

    def notes(self) -> tuple[str, ...]:
        return ("healed",)

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        run.bound["healed"] = sum(damage.heal(state, thing, 999) for thing in self.found(state, run))


class MoveDamage(On):
    """From your hero to something else."""

    word = "move-damage"

    def found(self, state: State, run: Resolving) -> list[str]:
        assert isinstance(state, ChampionsState)
        return attackable(state, run, self.to.find(state, run))

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        piece = state.play.get(state.players[run.seat].identity)
        if piece is None or not piece.damage or not self.amounts(state, run):
            return False
        return any(numbers.can_take_damage(state, thing, run.origin) for thing in self.found(state, run))

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        moved = damage.heal(state, state.players[run.seat].identity, self.much(state, run))
        record = occurrences.under_way(state, "attack")
        for target in self.found(state, run):
            if record is not None:
                occurrences.note(record, "targets", target)
            damage.deal(state, target, moved, run.origin, run.seat, "attack" in labels_of(state, run))


class Scatter(On):
    """Damage shared out one by one among the things found, by the player who resolves it."""

    word = "scatter"

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        assert isinstance(state, ChampionsState)
        if at.cursor == 0:
            at.cursor = self.much(state, run) + 1
        shares = at.left
        found = [thing for thing in self.found(state, run) if shares.count(thing) < numbers.remaining(state, thing)]
        if at.cursor == 1 or not found:
            run.leave()
            amounts = {target: shares.count(target) for target in dict.fromkeys(shares)}
            damage.deal_together(state, amounts, run.origin, dealer(state, run))
            return None
        options = [Option(f"damage:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in found]
        prompt = Message("champions-ask-scatter", {"amount": at.cursor - 1})
        return Decision(run.seat, "scatter", prompt, options, run.origin)

    def answer(self, state: State, run: Resolving, at: Step, option: Option) -> None:
        at.left.append(option.targets[0])
        at.cursor -= 1

    def say(self, voice: Voice) -> str:
        return amount_sentence(voice, "champions-do-scatter", self.amount, to=self.to.say(voice))
