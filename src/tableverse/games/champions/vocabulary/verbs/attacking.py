"""Words for an attack or thwart in progress: keywords, increased damage, defenders, and separate attacks."""

from __future__ import annotations

from typing import Any, ClassVar

from tableverse.games.champions.cards import ATTACK_KEYWORDS
from tableverse.games.champions.effects import SeparateAttacks
from tableverse.games.champions.frames import activation
from tableverse.games.champions.rules import enemies, lasting, numbers, occurrences, statuses
from tableverse.games.champions.rules.performing import performer
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.abilities import labels_of
from tableverse.games.champions.vocabulary.nodes import Effect, Number, Selector, Verb
from tableverse.games.champions.vocabulary.selectors.base import all_these, one
from tableverse.kernel.choice import Decision
from tableverse.kernel.effects import Checker, Resolving, Step, Voice, argument, word
from tableverse.kernel.modifiers import Modifier


@word("attack-gains")
class AttackGains(Verb):
    """Give the current attack a keyword. An enemy's scheme during an attack does not gain it."""

    keyword: str = argument(one_of=ATTACK_KEYWORDS)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        occurrence = occurrences.current_any(state, ("attack", *occurrences.ACTIVATIONS))
        if occurrence is not None and occurrence.kind in occurrences.ATTACKS:
            occurrence.facts[self.keyword] = True

    def say(self, voice: Voice) -> str:
        # A boost card may boost either an attack or a scheme, so this case has a separate text.
        key = "champions-do-attack-gains-boost" if voice.referents.get("on") == "boost" else "champions-do-attack-gains"
        return voice.sentence(key, keyword=voice.word(f"champions-keyword-{self.keyword}"))


@word("increase")
class Increase(Verb):
    """Increase every amount that your current attack deals or thwart removes, except additional amounts."""

    amount: int = argument(minimum=1, maximum=9)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        occurrence = occurrences.current_any(state, ("attack", "thwart"))
        if occurrence is not None:
            occurrence.facts["extra"] = occurrence.facts.get("extra", 0) + self.amount

    def say(self, voice: Voice) -> str:
        on = voice.referents.get("on", "")
        key = f"champions-do-increase-{on}" if on in ("attack", "thwart") else "champions-do-increase"
        return voice.sentence(key, amount=self.amount)


@word("lend-power")
class LendPower(Verb):
    """Raise the power that your current basic attack or thwart uses by the same power of the first of these."""

    during: ClassVar[tuple[str, ...]] = ("attack", "thwart")
    of: Selector

    def lent(self, state: ChampionsState, run: Resolving) -> tuple[str, int]:
        """Return the power to raise, and the amount that is added to it."""
        occurrence = occurrences.current_any(state, ("attack", "thwart"))
        found = self.of.find(state, run)
        assert occurrence is not None
        if not found:
            return "", 0
        power = "atk" if occurrence.kind == "attack" else "thw"
        return power, numbers.stat(state, found[0], power)

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return self.lent(state, run)[1] > 0

    def do(self, state: ChampionsState, run: Resolving) -> None:
        power, amount = self.lent(state, run)
        hero = state.players[run.seat].identity
        state.modifiers.append(Modifier(power, hero, amount, lasting.end_moment(state, "attack"), run.origin))
        state.emit("lasting", {"card": hero, "name": power, "amount": amount, "until": "attack"})

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-lend-power", of=self.of.say(voice))


@word("alter-damage")
class AlterDamage(Verb):
    """Increase or reduce the damage about to be dealt."""

    during: ClassVar[tuple[str, ...]] = ("damage",)
    amount: int = argument(minimum=-9, maximum=9)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        occurrence = occurrences.current(state, "damage")
        assert occurrence is not None
        occurrence.facts["amount"] = max(0, occurrence.facts["amount"] + self.amount)

    def say(self, voice: Voice) -> str:
        key = "champions-do-alter-more" if self.amount >= 1 else "champions-do-alter-less"
        return voice.sentence(key, amount=abs(self.amount))


@word("attacks")
class MakeAttacks(SeparateAttacks):
    """Make several separate attacks in order.

    If the attacker is stunned, discard the status card instead of the first attack.
    """

    effects: tuple[Effect, ...] = argument(written="of")

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def parts(self) -> tuple[Effect, ...]:
        return self.effects

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return any(effect.possible(state, run) for effect in self.effects)

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        if at.cursor == len(self.effects):
            run.leave()
            return None
        node = state.cards.abilities[run.ability].children[at.node][at.cursor]
        at.cursor += 1
        attacker = performer(state, run.seat, run.origin)
        if numbers.is_stunned(state, attacker):
            statuses.lose_status(state, attacker, "stunned")
            return None
        facts: dict[str, Any] = {
            "attacker": attacker,
            "seat": run.seat,
            "basic": False,
            "targets": [],
            "damaged": [],
            "defeated": [],
            "use": run.ability,
            "node": node,
            "card": run.origin,
            "bound": run.bound,
        }
        occurrences.occur(state, "attack", facts)
        return None

    def say(self, voice: Voice) -> str:
        attacks = voice.all_of([voice.clause(effect.say(voice)) for effect in self.effects])
        return voice.sentence("champions-do-attacks", attacks=attacks)

    def check(self, checker: Checker) -> None:
        if len(self.effects) < 2:
            checker.problem("choice-of-one", self)
        for effect in self.effects:
            checker.check_branch(effect)


@word("attack-ally")
class AttackAlly(Verb):
    """Have enemies attack these allies, and thereby the players who control them."""

    who: Selector
    allies: Selector

    def recorded_names(self) -> tuple[str, ...]:
        return ("activations", "damaged", "dealt", "placed")

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.who.find(state, run)) and bool(self.allies.find(state, run))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        run.bound["activations"] = 0
        for enemy in self.who.find(state, run):
            for ally in self.allies.find(state, run):
                if ally in state.play:
                    activation.activate(state, "enemy-attack", enemy, state.play[ally].area, ally)

    def say(self, voice: Voice) -> str:
        return voice.sentence(
            "champions-do-attack-ally", who=all_these(voice, self.who), allies=all_these(voice, self.allies)
        )


@word("declare-defender")
class DeclareDefender(Verb):
    """Make the first of these characters defend against the current attack, unless it is already defended.

    A hero makes a basic defense. If a defense ability has made a hero the defender and then provides another defender,
    that defender replaces the hero. If it leaves play, the hero defends again.
    """

    who: Selector

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        attack = occurrences.current(state, "enemy-attack")
        if attack is None or not self.who.find(state, run):
            return False
        defender = attack.facts["defender"]
        return not defender or ("defense" in labels_of(state, run) and defender == attack.facts.get("by_ability"))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        if self.possible(state, run):
            attack = occurrences.current(state, "enemy-attack")
            assert attack is not None
            if attack.facts["defender"]:
                attack.facts["stand_in"] = attack.facts["defender"]
            enemies.defend(state, attack, self.who.find(state, run)[0], True)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-declare-defender", who=one(voice, self.who))


class OfAttack(Number):
    """Base class of numbers that are a fact of the current attack."""

    fact: ClassVar[str]

    def value(self, state: ChampionsState, run: Resolving) -> int:
        attack = occurrences.current_any(state, occurrences.ATTACKS)
        return 0 if attack is None else int(attack.facts.get(self.fact, 0))

    def say(self, voice: Voice) -> str:
        return voice.word(f"champions-number-{self.fact}")


@word("dealt")
class Dealt(OfAttack):
    """The damage that the current attack has dealt."""

    fact = "dealt"


@word("taken-by-you")
class TakenByYou(Number):
    """The damage that your identity has taken from the enemy's current attack."""

    def value(self, state: ChampionsState, run: Resolving) -> int:
        attack = occurrences.current(state, "enemy-attack")
        taken = {} if attack is None else attack.facts.get("taken_by", {})
        return int(taken.get(state.players[run.seat].identity, 0))

    def say(self, voice: Voice) -> str:
        return voice.word("champions-number-taken-by-you")


@word("excess")
class Excess(OfAttack):
    """The excess damage that the current attack has dealt."""

    fact = "excess"
