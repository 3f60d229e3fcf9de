"""Verbs that make enemies attack or scheme, or give them boost cards."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.champions.frames import activation, basic_powers
from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.rules import enemies, numbers, occurrences, statuses
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Effect, Number, Selector, Verb
from tableverse.games.champions.vocabulary.quantities import amount_sentence, quantity
from tableverse.games.champions.vocabulary.saying import person
from tableverse.games.champions.vocabulary.selectors.base import Together, all_these, number_of, one
from tableverse.games.champions.vocabulary.selectors.context import seats_of
from tableverse.games.champions.vocabulary.selectors.described import unfiltered
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.games.champions.vocabulary.verbs.base import AmountVerb, SimpleVerb
from tableverse.kernel.choice import Decision
from tableverse.kernel.effects import Checker, Resolving, Step, Voice, argument, word
from tableverse.kernel.occurrence import Occurrence


@word()
class EnemyActs(Verb):
    """Base class of verbs that make enemies attack you, or scheme.

    Minions do not attack an alter-ego: see docs/rulings.md. A hero or ally that is made to attack you uses its ATK and
    does not exhaust.
    """

    who: Selector
    plus: Number | None = None
    unboosted: bool = False

    #: Kind of occurrence to start, or "" to attack heroes and scheme against alter-egos.
    kind: ClassVar[str]
    #: Whether each enemy acts against the player it is engaged with, instead of against you.
    engaged: ClassVar[bool] = False

    def recorded_names(self) -> tuple[str, ...]:
        return ("activations", "damaged", "dealt", "placed", "taken")

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.who.find(state, run))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        run.bound["activations"] = 0
        plus = 0 if self.plus is None else self.plus.value(state, run)
        for enemy in self.who.find(state, run):
            seat = self.against(state, run, enemy)
            if seat == NOBODY:
                continue
            kind = self.kind or ("enemy-attack" if state.form(seat) == "hero" else "enemy-scheme")
            if kind == "enemy-attack" and state.form(seat) != "hero" and state.card(enemy).kind != "villain":
                continue
            if state.card(enemy).kind in ("hero", "ally"):
                self.turn_on(state, run, enemy, state.players[seat].identity)
            else:
                activation.activate(state, kind, enemy, seat, "", plus, not self.unboosted)
        if self.kind == "enemy-attack" and any(part.word == "engaged-minions" for part in _plain_words(self.who)):
            activation.gang_up(state, run.seat)

    def against(self, state: ChampionsState, run: Resolving, enemy: str) -> int:
        return state.play[enemy].area if self.engaged else run.seat

    def turn_on(self, state: ChampionsState, run: Resolving, friend: str, target: str) -> None:
        if numbers.is_stunned(state, friend):
            statuses.lose_status(state, friend, "stunned")
        elif not numbers.added(state, "cannot:attack", friend):
            run.bound["activations"] += 1
            basic_powers.begin_power(state, "attack", friend, target, state.play[friend].area)

    def say(self, voice: Voice) -> str:
        key = f"champions-do-{self.kind or 'activate'}"
        voice.referents["acted"] = self.kind
        if self.engaged and not _are_engaged_with_you(self.who):
            key = f"{key}-engaged"
        said = self.render_with(voice, key)
        if self.unboosted:
            said = voice.word("champions-without-boost", said=said)
        if self.plus is not None:
            stat = voice.word(f"champions-stat-{'sch' if self.kind == 'enemy-scheme' else 'atk'}")
            amount, tail, _ = quantity(voice, self.plus, "+")
            said = voice.word("champions-with-plus", said=said, amount=amount, stat=stat) + tail
        return voice.sentence("champions-said", said=said)

    def render_with(self, voice: Voice, key: str) -> str:
        return voice.word(key, who=all_these(voice, self.who), number=number_of(self.who), person=person(voice))


def _plain_words(of: Selector) -> list[Those]:
    """Return the unfiltered one-word parts of a selection."""
    parts = of.parts if isinstance(of, Together) else [of]
    return [part for part in parts if isinstance(part, Those)]


def _are_engaged_with_you(of: Selector) -> bool:
    of = unfiltered(of)
    return isinstance(of, Those) and of.word == "engaged-minions"


@word()
class EnemyActsAgainst(EnemyActs):
    """Base class of verbs that make enemies act against you, or against the first player that ``whom`` finds."""

    whom: Selector | None = None

    def against(self, state: ChampionsState, run: Resolving, enemy: str) -> int:
        if self.whom is None:
            return run.seat
        return (seats_of(state, self.whom.find(state, run)) or [NOBODY])[0]

    def render_with(self, voice: Voice, key: str) -> str:
        if self.whom is None:
            return super().render_with(voice, key)
        who = all_these(voice, self.who)
        return voice.word(f"{key}-whom", who=who, number=number_of(self.who), whom=one(voice, self.whom))


@word("attack")
class Attack(EnemyActsAgainst):
    """Have enemies attack you, or the first player in ``whom``.

    ``plus`` adds ATK, and ``unboosted`` gives no boost card.
    """

    kind = "enemy-attack"


@word("attack-engaged")
class AttackEngaged(EnemyActs):
    """Have each of these enemies attack the player it is engaged with. These players are noted as ``attacked``."""

    kind = "enemy-attack"
    engaged = True

    def recorded_names(self) -> tuple[str, ...]:
        return (*super().recorded_names(), "attacked")

    def do(self, state: ChampionsState, run: Resolving) -> None:
        run.bound["attacked"] = []
        super().do(state, run)


@word("scheme")
class Scheme(EnemyActs):
    """Have enemies scheme. ``plus`` adds SCH; ``unboosted`` gives no boost card."""

    kind = "enemy-scheme"


@word("activate")
class Activate(EnemyActsAgainst):
    """Have enemies activate against you, or against the first player that ``whom`` finds."""

    kind = ""


@word("activate-engaged")
class ActivateEngaged(EnemyActs):
    """Have each of these enemies activate against the player it is engaged with."""

    kind = ""
    engaged = True


@word("also-attack")
class AlsoAttack(SimpleVerb):
    """Extend the current attack to every other hero, at the same time."""

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        attack = occurrences.current(state, "enemy-attack")
        return attack is not None and bool(self.seats(state, attack))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        attack = occurrences.current(state, "enemy-attack")
        seats = [] if attack is None else self.seats(state, attack)
        if attack is not None and seats:
            activation.also_attack(state, attack, seats)

    def seats(self, state: ChampionsState, attack: Occurrence) -> list[int]:
        """Return the seats of the other heroes, or none if the attack already has several targets."""
        if "abreast" in attack.facts:
            return []
        return [seat for seat in state.order() if seat != attack.facts["seat"] and state.form(seat) == "hero"]


@word("give-boost")
class GiveBoost(AmountVerb):
    """Give enemies boost cards for their next activation."""

    dative = True

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for enemy in self.found(state, run):
            for _ in range(self.current_amount(state, run)):
                enemies.give_boost(state, enemy)

    def say(self, voice: Voice) -> str:
        """Render who gets the boost card. Outside an activation, the card stays facedown until the next activation."""
        on = voice.referents.get("on", "")
        during = on == "boost" or on in occurrences.ACTIVATIONS
        return super().say(voice) if during else self.saying(voice, "champions-do-give-boost-facedown")


@word("gain-boost-icons")
class GainBoostIcons(Verb):
    """Give the boost card being resolved more boost icons, unless its icons are cancelled."""

    during: ClassVar[tuple[str, ...]] = occurrences.ACTIVATIONS
    amount: Number

    def do(self, state: ChampionsState, run: Resolving) -> None:
        activation = occurrences.current_any(state, occurrences.ACTIVATIONS)
        assert activation is not None
        if activation.facts.get("iconless") != run.origin:
            activation.facts["gained"] = activation.facts.get("gained", 0) + self.amount.value(state, run)

    def say(self, voice: Voice) -> str:
        return amount_sentence(voice, "champions-do-gain-boost-icons", self.amount)


@word("after-activation")
class AfterActivation(Effect):
    """Do an effect when the current activation is over."""

    effect: Effect = argument(written="do")

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        occurrence = occurrences.current_any(state, ("enemy-attack", "enemy-scheme"))
        run.leave()
        if occurrence is not None:
            node = state.cards.abilities[run.ability].children[at.node][0]
            waiting = Resolving(run.ability, run.seat, run.origin, None, [Step(node)])
            occurrence.facts["later"] = [*occurrence.facts.get("later", []), waiting]
        return None

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-after-activation", effect=voice.clause(self.effect.say(voice)))

    def check(self, checker: Checker) -> None:
        checker.check_branch(self.effect)
