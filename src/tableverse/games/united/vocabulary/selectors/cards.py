"""Equipment and Storyline cards."""

from __future__ import annotations

from tableverse.games.united.ids import NOBODY, NOWHERE
from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.bases import UnitedSelector, your_hero
from tableverse.games.united.vocabulary.nodes import Selector
from tableverse.kernel.effects import Resolving, argument, word


@word("your-gear")
class YourGear(UnitedSelector):
    """Your ready Equipment cards that can be turned facedown."""

    noun = "gear"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        ready = [gear.id for gear in your_hero(state, run).gear if gear.ready]
        return [f"gear:{gear}" for gear in ready if not state.cards.gear[gear].permanent]


@word("facedown-gear-but")
class FacedownGearBut(UnitedSelector):
    """The facedown Equipment cards of all Heroes, except the selected ones."""

    noun = "gear"
    of: Selector

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        left_out = self.of.find(state, run)
        facedown = [f"gear:{gear.id}" for hero in state.heroes for gear in hero.gear if not gear.ready]
        return [gear for gear in facedown if gear not in left_out]


@word("latest-card")
class LatestCard(UnitedSelector):
    """The latest Hero card in the Storyline, faceup or facedown."""

    noun = "card"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        latest = state.last_hero_entry()
        return [] if latest == NOWHERE else [f"entry:{latest}"]


@word("faceup-card")
class FaceupCard(UnitedSelector):
    """The earliest or the latest faceup Hero card in the Storyline."""

    noun = "card"
    which: str = argument(one_of=("earliest", "latest"))

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        found = [number for number, entry in enumerate(state.storyline) if entry.hero != NOBODY and not entry.facedown]
        if not found:
            return []
        return [f"entry:{found[0] if self.which == 'earliest' else found[-1]}"]


@word("your-cards")
class YourCards(UnitedSelector):
    """Your own faceup cards in the Storyline, without Supporting Hero cards."""

    noun = "card"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [
            f"entry:{number}"
            for number, entry in enumerate(state.storyline)
            if entry.hero == run.seat and not entry.facedown and not entry.support
        ]


@word("your-cards-but")
class YourCardsBut(UnitedSelector):
    """Your own faceup cards in the Storyline, except the selected ones."""

    noun = "card"
    of: Selector

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        left_out = self.of.find(state, run)
        return [
            f"entry:{number}"
            for number, entry in enumerate(state.storyline)
            if entry.hero == run.seat and not entry.facedown and not entry.support and f"entry:{number}" not in left_out
        ]
