"""What selectors have in common: from whose standpoint they look, and in which forms they are said."""

from __future__ import annotations

from tableverse.games.dagger.state import DaggerState, Enemy, Hero
from tableverse.games.dagger.vocabulary.nodes import Selector
from tableverse.kernel.effects import Resolving, Voice


def me(state: DaggerState, run: Resolving) -> Hero | None:
    """The hero whose text it is, or who acts; None in events and other joint matters."""
    return state.hero(run.bound.get("you", run.origin))


def standpoint(state: DaggerState, run: Resolving) -> str:
    """The space from which "here", "nearby" and "in your region" are read."""
    hero = me(state, run)
    if hero is None:
        card = state.cards.missions.get(run.origin)
        hero = None if card is None else state.hero(card.owner)
    return hero.space if hero is not None else state.place_of(run.origin)


def heroes_found(selector: Selector, state: DaggerState, run: Resolving) -> list[Hero]:
    """Those of the things found that are heroes on the board."""
    found = [state.hero(id) for id in selector.find(state, run)]
    return [hero for hero in found if hero is not None]


def enemies_found(selector: Selector, state: DaggerState, run: Resolving) -> list[Enemy]:
    found = [state.enemy(id) for id in selector.find(state, run)]
    return [enemy for enemy in found if enemy is not None]


class Thing(Selector):
    """A selector that can be said in several forms.

    ``many``: "heroes in your region"; ``each``: "each hero ..."; ``one``, ``a`` and ``no``: "one hero ...",
    "a hero ...", "no hero ..."; ``bare``: "hero ..."; ``nearest``: "the nearest hero ...".
    """

    def say_as(self, form: str, voice: Voice) -> str:
        raise NotImplementedError

    def say(self, voice: Voice) -> str:
        return self.say_as("many", voice)
