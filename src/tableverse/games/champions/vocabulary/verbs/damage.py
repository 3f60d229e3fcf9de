"""Verbs that deal, heal and move damage, or take damage as a cost."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.champions.cards import STATUSES
from tableverse.games.champions.rules import damage, numbers, occurrences, statuses
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.abilities import attackable, labels_of
from tableverse.games.champions.vocabulary.nodes import Condition, Effect, Number, Selector
from tableverse.games.champions.vocabulary.quantities import amount_sentence
from tableverse.games.champions.vocabulary.saying import person
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.games.champions.vocabulary.verbs.base import AmountVerb, TargetedVerb, dealer
from tableverse.games.champions.vocabulary.verbs.replacing import Averts
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Resolving, Step, Voice, argument, word
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.timing import Window

#: The character that takes damage as a cost.
IDENTITY: Final = Those("identity")


def note_targets(state: ChampionsState, attack: Occurrence, found: list[str]) -> None:
    """Record the targets of an attack ability that is about to deal damage to them."""
    new = [target for target in found if target not in attack.facts["targets"]]
    for target in found:
        occurrences.note(attack, "targets", target)
    occurrences.attacked(state, attack.facts, new)


def taking(voice: Voice, amount: Number) -> str:
    """Render damage to your identity: "take 1 damage"."""
    return amount_sentence(voice, "champions-do-take", amount, person=person(voice))


@word("damage")
class Damage(AmountVerb):
    """Deal damage, optionally ``with`` a status card. ``additional`` damage never grows; ``past-tough`` ignores tough.

    Damage grows if its attack deals more. The status card is given at the same time. If the condition ``past-tough``
    holds, tough status cards neither prevent the damage nor are discarded.
    """

    amount: Number
    additional: bool = False
    status: str = argument(written="with", one_of=STATUSES, default="")
    past_tough: Condition | None = None

    dative = True

    def found(self, state: ChampionsState, run: Resolving) -> list[str]:
        return attackable(state, run, self.to.find(state, run))

    def valid_targets(self, state: ChampionsState, run: Resolving, found: list[str]) -> list[str]:
        """Return the targets that can take damage. A target whose damage is prevented is still valid."""
        return numbers.able_to_take_damage(state, [thing for thing in found if thing in state.play], run.origin)

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        found = self.found(state, run)
        if self.status and any(statuses.can_have_status(state, thing, self.status) for thing in found):
            return True
        return self.amount.maximum(state, run) > 0 and bool(self.valid_targets(state, run, found))

    def attack(self, state: ChampionsState, run: Resolving) -> Occurrence | None:
        """Return the attack that the damage belongs to, or None."""
        return occurrences.current(state, "attack") if "attack" in labels_of(state, run) else None

    def total_amount(self, state: ChampionsState, run: Resolving) -> int:
        """Return the total amount."""
        amount = self.current_amount(state, run)
        if not self.additional:
            amount += numbers.added(state, "more-damage", run.origin)
        record = self.attack(state, run)
        if record is not None and not self.additional:
            amount += record.facts.get("extra", 0)
        return amount

    def do(self, state: ChampionsState, run: Resolving) -> None:
        valid = self.valid_targets(state, run, self.found(state, run))
        self.deal(state, run, dict.fromkeys(valid, self.total_amount(state, run)))

    def deal(self, state: ChampionsState, run: Resolving, shares: dict[str, int]) -> None:
        record = self.attack(state, run)
        keywords = {} if record is None else damage.attack_keywords(state, record.facts["attacker"], record.facts)
        if self.past_tough is not None and self.past_tough.holds(state, run):
            keywords = {**keywords, "past_tough": True}
        found = self.found(state, run) if self.status else list(shares)
        attack = "attack" in labels_of(state, run)
        damage.deal_together(state, shares, run.origin, dealer(state, run), attack, keywords)
        if self.status:
            for target in found:
                statuses.give_status(state, target, self.status)
        if record is not None:
            note_targets(state, record, found)

    def say(self, voice: Voice) -> str:
        if self.status:
            return self.saying(voice, f"champions-do-damage-{self.status}")
        yours = isinstance(self.to, Those) and self.to.word == IDENTITY.word and "identity" not in voice.referents
        if yours and self.past_tough is None:
            return taking(voice, self.amount)
        said = self.saying(voice, "champions-do-damage-additional" if self.additional else "champions-do-damage")
        if self.past_tough is None:
            return said
        past = voice.sentence("champions-do-past-tough", condition=self.past_tough.say(voice))
        return voice.sentences([said, past])


@word("heal")
class Heal(AmountVerb):
    """Heal damage. With ``up-to`` the player chooses the amount. The damage healed is noted as ``healed``."""

    to: Selector = argument(written="from")
    up_to: bool = False
    dative = True

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        most = min(self.current_amount(state, run), self.hurt(state, run)) if self.up_to else 0
        if most < 2:
            return super().step(state, run, at)
        options = [
            Option(f"x:{x}", Message("champions-option-heal", {"amount": x}), (), [str(x)]) for x in range(1, most + 1)
        ]
        return Decision(run.seat, "x", Message("champions-ask-heal"), options, run.origin)

    def answer(self, state: ChampionsState, run: Resolving, at: Step, option: Option) -> None:
        run.leave()
        self.heal(state, run, int(option.thing))

    def hurt(self, state: ChampionsState, run: Resolving) -> int:
        return max((state.play[thing].damage for thing in self.found(state, run) if thing in state.play), default=0)

    def say(self, voice: Voice) -> str:
        return self.saying(voice, "champions-do-heal-up-to") if self.up_to else super().say(voice)

    def recorded_names(self) -> tuple[str, ...]:
        return ("healed",)

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return self.can_be_positive(state, run) and any(
            thing in state.play and state.play[thing].damage for thing in self.found(state, run)
        )

    def payable(self, state: ChampionsState, run: Resolving) -> bool:
        """Return whether all of the amount can be healed, as a cost requires."""
        amount, found = self.current_amount(state, run), self.found(state, run)
        return bool(found) and all(thing in state.play and state.play[thing].damage >= amount for thing in found)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        self.heal(state, run, self.current_amount(state, run))

    def heal(self, state: ChampionsState, run: Resolving, amount: int) -> None:
        run.bound["healed"] = sum(damage.heal(state, thing, amount) for thing in self.found(state, run))


@word("heal-all")
class HealAll(TargetedVerb):
    """Heal all damage. The damage healed is noted as ``healed``."""

    dative = True

    def recorded_names(self) -> tuple[str, ...]:
        return ("healed",)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        run.bound["healed"] = sum(damage.heal(state, thing, 999) for thing in self.found(state, run))


@word("set-hit-points")
class SetHitPoints(TargetedVerb):
    """Set remaining hit points, from 1 to the maximum. This is neither damage nor healing."""

    amount: Number

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.found(state, run):
            piece = state.play.get(thing)
            if piece is not None:
                most = numbers.stat(state, thing, "hp")
                left = min(max(1, self.amount.value(state, run)), most)
                piece.damage = most - left
                state.emit("hit-points", {"card": thing, "amount": left})

    def say(self, voice: Voice) -> str:
        return self.saying(voice, "champions-do-set-hit-points", left=self.amount.say(voice))


@word("move-damage")
class MoveDamage(AmountVerb):
    """Move damage from your identity to something else."""

    def found(self, state: ChampionsState, run: Resolving) -> list[str]:
        return attackable(state, run, self.to.find(state, run))

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        piece = state.play.get(state.players[run.seat].identity)
        if piece is None or not piece.damage or not self.can_be_positive(state, run):
            return False
        return any(numbers.can_take_damage(state, thing, run.origin) for thing in self.found(state, run))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        moved = damage.heal(state, state.players[run.seat].identity, self.current_amount(state, run))
        record = occurrences.current(state, "attack")
        found = self.found(state, run)
        for target in found:
            damage.deal(state, target, moved, run.origin, run.seat, "attack" in labels_of(state, run))
        if record is not None:
            note_targets(state, record, found)


@word("scatter")
class Scatter(AmountVerb):
    """Deal damage that you assign 1 at a time among these targets."""

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        if at.cursor == 0:
            at.cursor = self.current_amount(state, run) + 1
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

    def answer(self, state: ChampionsState, run: Resolving, at: Step, option: Option) -> None:
        at.left.append(option.thing)
        at.cursor -= 1

    def say(self, voice: Voice) -> str:
        return amount_sentence(voice, "champions-do-scatter", self.amount, to=self.to.say(voice))


@word("take")
class Take(Effect):
    """Take damage on your identity as a cost, which is paid only if all of the damage is actually taken."""

    amount: Number

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return self.amount.maximum(state, run) > 0 and bool(IDENTITY.find(state, run))

    def payable(self, state: ChampionsState, run: Resolving) -> bool:
        """Return whether all of the damage would certainly be dealt.

        This considers tough status cards, effects that forbid or reduce the damage, and forced abilities that prevent
        it. Abilities that the player may choose to use are ignored.
        """
        for thing in IDENTITY.find(state, run):
            if (
                state.play[thing].tough
                or not numbers.can_take_damage(state, thing, run.origin)
                or numbers.added(state, "damage-taken", thing) < 0
            ):
                return False
            amount = self.amount.value(state, run)
            facts = damage.facts_of(thing, amount, run.origin, run.seat)
            taking = {**facts, "dealt": amount, "prevented": 0}
            if self.averted(state, "damage", facts) or self.averted(state, "taking", taking):
                return False
        return bool(IDENTITY.find(state, run))

    def averted(self, state: ChampionsState, kind: str, facts: dict[str, Any]) -> bool:
        """Return whether a forced ability would avert some of this damage."""
        moments = [moment for moment in ("would", "before") if kind in state.cards.answering[moment]]
        occurrence = Occurrence(kind, facts)
        state.frames.append(Window(occurrence))  # conditions read the occurrence from the frames
        forced = [
            trigger.ability
            for moment in moments
            for trigger in state.game.triggers(state, occurrence, moment)
            if trigger.forced
        ]
        state.frames.pop()
        return any(isinstance(node, Averts) for ability in forced for node in state.cards.abilities[ability].nodes)

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        found = IDENTITY.find(state, run)  # empty once the damage has eliminated the player
        amount = self.amount.value(state, run)
        piece = state.play.get(found[0]) if found else None
        if at.cursor == 0 and piece is not None:
            at.cursor = 1
            at.left = [str(piece.damage)]
            damage.deal(state, piece.id, amount, run.origin, run.seat)
            return None
        run.leave()
        if piece is None or piece.damage < int(at.left[0]) + amount:
            run.bound["unpaid"] = 1
        return None

    def say(self, voice: Voice) -> str:
        return taking(voice, self.amount)
