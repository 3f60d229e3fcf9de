"""Texts used without a token: the options to use them now, and their use."""

from __future__ import annotations

from functools import lru_cache

from tableverse.games.dagger.rules.heroes import usable
from tableverse.games.dagger.rules.in_play import can_use_team_up, holder, roster
from tableverse.games.dagger.rules.occurrences import resolve
from tableverse.games.dagger.state import DaggerState, Hero
from tableverse.kernel.choice import KEPT_OPTIONS, Message, Option


def free_uses(state: DaggerState, hero: Hero | None = None) -> list[Option]:
    """Return the options to use the team-up cards of all heroes, and the texts of one hero.

    Team-up cards may be used at any time of the hero phase.
    """
    options: list[Option] = []
    for text, card in roster(state).free_texts:
        if text.home != "team-up" and hero is None:
            continue
        owner = holder(state, card)
        if owner is None or (owner is not hero and text.home != "team-up"):
            continue
        if usable(state, text, owner):
            options.append(_option(text.card, text.ability.label))
    return options


@lru_cache(KEPT_OPTIONS)
def _option(card: str, label: str) -> Option:
    return Option(f"use:{label}", Message("dagger-option-text", {"text": label}), [card], [label])


def team_up_options(state: DaggerState) -> list[Option]:
    """Return the team-up options to add to a decision during an action."""
    if state.phase != "hero" or not any(hero.space and can_use_team_up(state, hero) for hero in state.heroes):
        return []
    return free_uses(state)


def use(state: DaggerState, label: str) -> None:
    owner = holder(state, state.cards.by_id[state.cards.texts[label].card])
    assert owner is not None
    resolve(state, label, owner.id, owner)
