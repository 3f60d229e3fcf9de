"""KOs, and Heroes who leave the game."""

from __future__ import annotations

from tableverse.games.united.cards import PERSONAS
from tableverse.games.united.ids import kind_of, name_of
from tableverse.games.united.rules import knock_outs, powers
from tableverse.games.united.rules.powers import LEAVES
from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.bases import UnitedVerb, your_hero
from tableverse.kernel.effects import Resolving, argument, word


@word("fall-later")
class FallLater(UnitedVerb):
    """Knock yourself out at the end of this turn."""

    def do(self, state: UnitedState, run: Resolving) -> None:
        hero = your_hero(state, run).id
        if hero:
            powers.last(state, "falls", f"hero:{hero}", "turn")


@word("replace-hero")
class ReplaceHero(UnitedVerb):
    """Replace the KO'd Hero now, or with ``later`` yourself at the end of the turn."""

    by: str = argument(one_of=("anyone", *PERSONAS))
    later: bool = False

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        if self.later and not self._own(state, run):
            return False
        return bool(knock_outs.successors(state, self.by))

    @staticmethod
    def _own(state: UnitedState, run: Resolving) -> bool:
        """Return whether the card belongs to the Hero who plays it, rather than to a Supporting Hero."""
        card = state.cards.hero_cards.get(name_of(run.origin))
        return card is not None and card.hero == your_hero(state, run).id

    def do(self, state: UnitedState, run: Resolving) -> None:
        if self.later and self._own(state, run):
            leaves = next(kind for kind, who in LEAVES.items() if who == self.by)
            powers.last(state, leaves, state.hero_id(run.seat), "turn")
        elif not self.later and kind_of(run.origin) == "hero":
            knock_outs.remove_hero(state, state.hero_of(run.origin), self.by)
