"""The base class of selectors: the space from which they search, and the forms of their texts."""

from __future__ import annotations

from tableverse.games.dagger.state import DaggerState, Enemy, Hero
from tableverse.games.dagger.vocabulary.nodes import Selector
from tableverse.kernel.effects import Resolving, Voice


def acting_hero(state: DaggerState, run: Resolving) -> Hero | None:
    """Return the hero who acts or owns the text; None for events and other joint effects."""
    return state.hero(run.bound.get("you", run.origin))


def standpoint(state: DaggerState, run: Resolving) -> str:
    """Return the space to which "here", "nearby" and "in your region" refer."""
    hero = acting_hero(state, run)
    if hero is None:
        card = state.cards.missions.get(run.origin)
        hero = None if card is None else state.hero(card.owner)
    return hero.space if hero is not None else state.place_of(run.origin)


def heroes_found(selector: Selector, state: DaggerState, run: Resolving) -> list[Hero]:
    """Return the selected heroes that are on the board."""
    found = [state.hero(id) for id in selector.find(state, run)]
    return [hero for hero in found if hero is not None]


def enemies_found(selector: Selector, state: DaggerState, run: Resolving) -> list[Enemy]:
    found = [state.enemy(id) for id in selector.find(state, run)]
    return [enemy for enemy in found if enemy is not None]


class Thing(Selector):
    """Base class of selectors with several text forms.

    ``many``: "heroes in your region"; ``each``: "each hero ..."; ``one``, ``a`` and ``no``: "one hero ...", "a hero
    ...", "no hero ..."; ``bare``: "hero ..."; ``nearest``: "the nearest hero ...".
    """

    def say_as(self, form: str, voice: Voice) -> str:
        raise NotImplementedError

    def say(self, voice: Voice) -> str:
        return self.say_as("many", voice)
