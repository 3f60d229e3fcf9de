"""What is done to something under way: prevent, reduce, cancel, put something else in its place."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.rules import damage, occurrences
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.effects import Resolving, Verb, Voice
from tableverse.kernel.state import State

#: What can be cancelled: everything but the attack or thwart that a labelled ability itself is.
ANSWERED: Final = ("enemy-attack", "enemy-scheme", "reveal", "defeat", "damage", "taking", "threat", "effect")


class Averts(Verb):
    """Base of verbs by which damage under way is not taken, or not all of it, so that a cost of taking it can look
    ahead."""


class Prevent(Averts):
    """So much of the damage or threat under way; 0: all of it."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def notes(self) -> tuple[str, ...]:
        return ("prevented",)

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        occurrence = occurrences.under_way(state, "damage", "taking", "threat")
        assert occurrence is not None
        facts = occurrence.facts
        left = facts["amount"] - facts.get("prevented", 0)
        prevented = min(left, self.amount) if self.amount else left
        facts["prevented"] = facts.get("prevented", 0) + prevented
        run.bound["prevented"] = prevented
        state.emit("prevented", {"amount": prevented})
        if prevented == left and occurrence.kind != "damage":
            occurrence.cancelled = True  # damage has been dealt all the same; none of it is taken

    def say(self, voice: Voice) -> str:
        what = "threat" if voice.meaning.get("on") == "threat" else "damage"
        if self.amount:
            return voice.sentence("champions-do-prevent", amount=self.amount, what=what)
        return voice.sentence("champions-do-prevent-all", what=what)


class Reduce(Verb):
    """The threat that the scheming under way will place."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        occurrence = occurrences.under_way(state, "enemy-scheme")
        assert occurrence is not None
        occurrence.facts["less"] += self.amount

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-reduce", amount=self.amount)


class CancelEffects(Verb):
    """The When Revealed effects of the card being revealed."""

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        occurrence = occurrences.under_way(state, "reveal")
        assert occurrence is not None
        occurrence.facts["effects"] = False
        state.emit("cancelled", {"card": occurrence.facts["card"]})

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-cancel-effects")


class CancelBoostIcons(Verb):
    """The boost icons of the card being turned over; how many there were is noted. Its boost ability stays."""

    def notes(self) -> tuple[str, ...]:
        return ("cancelled",)

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        turned = occurrences.under_way(state, "boost")
        return turned is not None and turned.facts["icons"] > 0

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        turned = occurrences.under_way(state, "boost")
        activation = occurrences.under_way(state, "enemy-attack", "enemy-scheme")
        assert turned is not None
        assert activation is not None
        run.bound["cancelled"] = turned.facts["icons"]
        turned.facts["icons"] = 0
        activation.facts["iconless"] = turned.facts["card"]
        state.emit("boost-cancelled", {"card": turned.facts["card"], "icons": run.bound["cancelled"]})

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-cancel-boost-icons")


class Cancel(Averts):
    """What is under way does not happen."""

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        answers = state.cards.abilities[run.ability].on
        occurrence = occurrences.under_way(state, *([answers] if answers else ANSWERED))
        assert occurrence is not None
        occurrence.cancelled = True
        if occurrence.kind == "enemy-attack" and occurrence.facts["defender"]:
            occurrences.still_defended(state, occurrence)

    def say(self, voice: Voice) -> str:
        on = voice.meaning.get("on", "")
        return voice.sentence(f"champions-do-cancel-{on}" if on in ANSWERED else "champions-do-cancel")


class TakeAsDamage(Verb):
    """The threat under way becomes damage to you."""

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        occurrence = occurrences.under_way(state, "threat")
        assert occurrence is not None
        occurrence.cancelled = True
        amount = occurrence.facts["amount"] - occurrence.facts.get("prevented", 0)
        damage.deal(state, state.players[run.seat].identity, amount, run.origin, run.seat)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-take-as-damage")


class StoreDamage(Averts):
    """The damage under way lies on this card instead."""

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        occurrence = occurrences.under_way(state, "damage")
        assert occurrence is not None
        occurrence.cancelled = True
        amount = occurrence.facts["amount"] - occurrence.facts.get("prevented", 0)
        state.play[run.origin].damage += amount
        state.emit("stored", {"card": run.origin, "amount": amount})

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-store-damage")
