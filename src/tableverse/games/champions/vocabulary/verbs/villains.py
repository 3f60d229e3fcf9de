"""Verbs for several villains: the active villain, the villains' decks, and threat that stays."""

from __future__ import annotations

from tableverse.games.champions.cards import STATUSES
from tableverse.games.champions.frames import revealing
from tableverse.games.champions.rules import camps, piles, statuses, threats
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Number, Selector, Verb
from tableverse.games.champions.vocabulary.quantities import amount_sentence
from tableverse.games.champions.vocabulary.selectors.base import all_these, one
from tableverse.games.champions.vocabulary.verbs.base import AmountVerb, TargetedVerb, dealer
from tableverse.kernel.effects import ONE, Resolving, Voice, argument, word


@word("make-active")
class MakeActive(TargetedVerb):
    """Move the active counter to the first of these villains."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for villain in self.found(state, run)[:1]:
            camps.make_active(state, villain)


@word("reveal-top-of")
class RevealTopOf(Verb):
    """Reveal the top card or cards of a villain's own deck, one after another."""

    villain: Selector
    amount: Number = argument(default=ONE)

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.villain.find(state, run))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        found = self.villain.find(state, run)[:1]
        drawn = [piles.next_of(state, villain) for villain in found for _ in range(self.amount.value(state, run))]
        for thing in reversed([thing for thing in drawn if thing]):
            revealing.reveal(state, thing, run.seat)

    def say(self, voice: Voice) -> str:
        return amount_sentence(voice, "champions-do-reveal-top-of", self.amount, villain=one(voice, self.villain))


@word("leave-threat")
class LeaveThreat(AmountVerb):
    """Remove threat until only this amount is left."""

    to: Selector = argument(written="on")

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for scheme in self.found(state, run):
            if scheme in state.play:
                over = state.play[scheme].threat - self.current_amount(state, run)
                threats.remove_threat(state, scheme, over, run.origin, dealer(state, run))


@word("remove-statuses")
class RemoveStatuses(Verb):
    """Remove every status card of these kinds. The number of removed cards is noted as ``removed``."""

    kinds: tuple[str, ...] = argument(written="is", one_of=STATUSES)
    of: Selector

    def __init__(self, kinds: tuple[str, ...], of: Selector) -> None:
        self.kinds = kinds
        self.of = of

    def recorded_names(self) -> tuple[str, ...]:
        return ("removed",)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        removed = 0
        for thing in self.of.find(state, run):
            piece = state.play[thing]
            for kind in self.kinds:
                count = {"stunned": piece.stunned, "confused": piece.confused, "tough": piece.tough}[kind]
                for _ in range(count):
                    statuses.discard_status(state, thing, kind)
                removed += count
        run.bound["removed"] = removed

    def say(self, voice: Voice) -> str:
        kinds = voice.all_of([voice.word(f"champions-status-{kind}") for kind in self.kinds])
        return voice.sentence("champions-do-remove-statuses", kinds=kinds, of=all_these(voice, self.of))
