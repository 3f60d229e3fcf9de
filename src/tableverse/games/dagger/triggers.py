"""Triggered abilities: texts of cards in play that respond to an occurrence."""

from __future__ import annotations

from tableverse.games.dagger.cards import HERO_HOMES
from tableverse.games.dagger.rules.in_play import holder, in_play, roster
from tableverse.games.dagger.state import DaggerState, Hero
from tableverse.kernel.effects import Resolving
from tableverse.kernel.occurrence import Occurrence, Trigger


def find(state: DaggerState, occurrence: Occurrence, moment: str) -> list[Trigger]:
    """Return the texts of cards in play that respond to an occurrence at a moment."""
    found: list[Trigger] = []
    for text, card in roster(state).answers(occurrence.kind):
        ability = text.ability
        if ability.moment != moment or (text.once and ability.label in state.once):
            continue
        hero: Hero | None = None
        if card.home in HERO_HOMES:
            hero = holder(state, card)
            if hero is None or (text.combo == "strengthened" and not hero.strengthened):
                continue
        elif not in_play(state, card) or (card.home == "enemy" and occurrence.facts.get("card") != card.id):
            continue
        origin = card.id if hero is None else hero.id
        seat = state.leader().seat if hero is None else hero.seat
        run = Resolving(ability.label, seat, origin, None, [])
        if ability.when is not None and not ability.when.holds(state, run):
            continue
        if text.needs is not None and not text.needs.find(state, run):
            continue
        found.append(Trigger(ability.label, origin, seat, ability.forced))
    return found


def order_matters(state: DaggerState, triggers: list[Trigger]) -> bool:
    """Return whether the order of the triggers matters, which is not so if all of them only place tokens."""
    return not all(trigger.ability in state.cards.commuting for trigger in triggers)
