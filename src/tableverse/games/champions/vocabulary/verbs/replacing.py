"""Verbs that prevent, reduce, cancel or replace an occurrence in progress."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.champions.rules import damage, occurrences
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Verb
from tableverse.games.champions.vocabulary.selectors.context import render_fact
from tableverse.games.champions.vocabulary.verbs.base import SimpleVerb, TargetedVerb
from tableverse.kernel.content import Reader
from tableverse.kernel.effects import Resolving, Vocabulary, Voice, argument, word

#: Occurrences that can be cancelled. The attack or thwart of a labelled ability itself cannot be.
ANSWERED: Final = ("enemy-attack", "enemy-scheme", "reveal", "defeat", "damage", "taking", "threat", "effect", "ready")
#: More damage than any attack deals.
EVERYTHING: Final = 1_000


class Averts(SimpleVerb):
    """Base class of verbs that avert damage in progress, so that a cost of taking damage can look ahead."""


def read_all_or_amount(reader: Reader, words: Vocabulary) -> int:
    """``all``, or a number from 1 to 9"""
    return 0 if reader.as_text() == "all" else reader.as_integer(1, 9)


@word("prevent")
class Prevent(Averts):
    """Prevent an amount of the current damage or threat, or all of it. The amount is noted as ``prevented``.

    In response to an enemy's attack, prevent damage that the attack will deal to any target. In response to attacking
    an enemy, prevent all damage that the attack will deal to that enemy.
    """

    during: ClassVar[tuple[str, ...]] = ("damage", "taking", "threat", "enemy-attack", "attacked")
    amount: int = argument(read=read_all_or_amount)

    def recorded_names(self) -> tuple[str, ...]:
        return ("prevented",)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        on = state.cards.abilities[run.ability].on
        if on == "attacked":
            attacked, attack = occurrences.current(state, "attacked"), occurrences.current(state, "attack")
            assert attacked is not None
            assert attack is not None
            occurrences.note(attack, "spared", attacked.facts["target"])
            return
        if on == "enemy-attack":
            attack = occurrences.current(state, "enemy-attack")
            assert attack is not None
            attack.facts["averted"] = attack.facts.get("averted", 0) + (self.amount or EVERYTHING)
            return
        occurrence = occurrences.current_any(state, ("damage", "taking", "threat"))
        assert occurrence is not None
        facts = occurrence.facts
        left = facts["amount"] - facts.get("prevented", 0)
        prevented = min(left, self.amount) if self.amount else left
        facts["prevented"] = facts.get("prevented", 0) + prevented
        run.bound["prevented"] = prevented
        state.emit("prevented", {"amount": prevented})
        if prevented == left and occurrence.kind != "damage":
            occurrence.cancelled = True  # damage still counts as dealt, but none of it is taken

    def say(self, voice: Voice) -> str:
        on = voice.referents.get("on", "")
        if on == "attacked":
            return voice.sentence("champions-do-prevent-to", to=render_fact(voice, "target"))
        what = "threat" if on == "threat" else "attack" if on == "enemy-attack" else "damage"
        if self.amount:
            return voice.sentence("champions-do-prevent", amount=self.amount, what=what)
        return voice.sentence("champions-do-prevent-all", what=what)


@word("reduce")
class Reduce(Verb):
    """Reduce the threat that the scheming enemy places."""

    during: ClassVar[tuple[str, ...]] = ("enemy-scheme",)
    amount: int = argument(minimum=1, maximum=9)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        occurrence = occurrences.current(state, "enemy-scheme")
        assert occurrence is not None
        occurrence.facts["less"] += self.amount

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-reduce", amount=self.amount)


@word("cancel-effects")
class CancelEffects(SimpleVerb):
    """Cancel the When Revealed effects of the card being revealed."""

    during: ClassVar[tuple[str, ...]] = ("reveal",)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        occurrence = occurrences.current(state, "reveal")
        assert occurrence is not None
        occurrence.facts["effects"] = False
        state.emit("cancelled", {"card": occurrence.facts["card"]})


@word("cancel-boost-icons")
class CancelBoostIcons(SimpleVerb):
    """Cancel the boost icons of the current boost card, noted as ``cancelled``, but not its boost ability."""

    during: ClassVar[tuple[str, ...]] = ("boost",)

    def recorded_names(self) -> tuple[str, ...]:
        return ("cancelled",)

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        turned = occurrences.current(state, "boost")
        assert turned is not None
        return bool(turned.facts["icons"] > 0)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        turned = occurrences.current(state, "boost")
        activation = occurrences.current_any(state, ("enemy-attack", "enemy-scheme"))
        assert turned is not None
        assert activation is not None
        run.bound["cancelled"] = turned.facts["icons"]
        turned.facts["icons"] = 0
        activation.facts["iconless"] = turned.facts["card"]
        state.emit("boost-cancelled", {"card": turned.facts["card"], "icons": run.bound["cancelled"]})


@word("cancel-boost-ability")
class CancelBoostAbility(SimpleVerb):
    """Cancel the boost ability of the current boost card, but not its boost icons."""

    def turned(self, state: ChampionsState) -> list[Resolving]:
        """Return the frames of the boost ability that wait to be resolved."""
        boost = occurrences.current(state, "boost")
        card = "" if boost is None else boost.facts["card"]
        waiting = [frame for frame in state.frames if isinstance(frame, Resolving) and frame.origin == card]
        return [frame for frame in waiting if state.cards.uses[frame.ability].heading == "boost"]

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.turned(state))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for frame in self.turned(state):
            state.frames.remove(frame)
            state.emit("cancelled", {"card": frame.origin})


@word("cancel")
class Cancel(Averts):
    """Cancel the occurrence that this ability responds to."""

    during: ClassVar[tuple[str, ...]] = ANSWERED

    def do(self, state: ChampionsState, run: Resolving) -> None:
        occurrence = occurrences.current_any(state, ANSWERED)
        assert occurrence is not None
        occurrence.cancelled = True
        if occurrence.kind == "enemy-attack":
            occurrences.still_defended(state, occurrence)

    def say(self, voice: Voice) -> str:
        on = voice.referents.get("on", "")
        return voice.sentence(f"champions-do-cancel-{on}" if on in ANSWERED else "champions-do-cancel")


@word("goes-to")
class GoesTo(Verb):
    """Send a card that is being defeated to its owner's hand or deck instead of the discard pile.

    The card still counts as defeated.
    """

    during: ClassVar[tuple[str, ...]] = ("defeat",)
    place: str = argument(one_of=("hand", "deck"))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        defeat = occurrences.current(state, "defeat")
        assert defeat is not None
        defeat.facts["goes"] = self.place

    def say(self, voice: Voice) -> str:
        place = "encounter-deck" if voice.referents.get("kind:this") in ("minion", "side-scheme") else self.place
        return voice.sentence(f"champions-do-goes-to-{place}", who=render_fact(voice, "target"))


@word("take-as-damage")
class TakeAsDamage(SimpleVerb):
    """Take the threat about to be placed as damage instead."""

    during: ClassVar[tuple[str, ...]] = ("threat",)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        occurrence = occurrences.current(state, "threat")
        assert occurrence is not None
        occurrence.cancelled = True
        amount = occurrence.facts["amount"] - occurrence.facts.get("prevented", 0)
        damage.deal(state, state.players[run.seat].identity, amount, run.origin, run.seat)


@word("turn-back")
class TurnBack(TargetedVerb):
    """Prevent the damage that a player's attack would deal to these targets, and deal it to that player's identity."""

    during: ClassVar[tuple[str, ...]] = ("attacked",)
    dative = True

    def do(self, state: ChampionsState, run: Resolving) -> None:
        attack = occurrences.current(state, "attack")
        assert attack is not None
        found = self.found(state, run)
        attack.facts["turned"] = {**attack.facts.get("turned", {}), **dict.fromkeys(found, run.origin)}


@word("store-damage")
class StoreDamage(Averts):
    """Put the damage about to be dealt or taken on this card instead."""

    during: ClassVar[tuple[str, ...]] = ("damage", "taking")

    def do(self, state: ChampionsState, run: Resolving) -> None:
        occurrence = occurrences.current_any(state, ("damage", "taking"))
        assert occurrence is not None
        occurrence.cancelled = True
        amount = occurrence.facts["amount"] - occurrence.facts.get("prevented", 0)
        state.play[run.origin].damage += amount
        state.emit("stored", {"card": run.origin, "amount": amount})
