"""Texts that are used without a token: who may use which now, and how it starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tableverse.games.dagger import rules
from tableverse.games.dagger.state import DaggerState, Hero
from tableverse.kernel.choice import Message, Option
from tableverse.kernel.effects import Resolving

if TYPE_CHECKING:
    from tableverse.games.dagger.cards import Text


def usable(state: DaggerState, text: Text, hero: Hero) -> bool:
    label = text.ability.label
    if text.once and label in state.once:
        return False
    if text.combo == "strengthened" and not hero.strengthened:
        return False
    run = Resolving(label, hero.seat, hero.id, {"you": hero.id})
    if text.ability.when is not None and not text.ability.when.holds(state, run):
        return False
    return text.needs is None or bool(text.needs.find(state, run))


def free_uses(state: DaggerState, hero: Hero | None = None) -> list[Option]:
    """Team-up cards of the whole table, which may be used at any time of the hero phase, and the hero's own texts."""
    options: list[Option] = []
    for text in state.box.free_texts:
        if text.home != "team-up" and hero is None:
            continue
        owner = rules.holder(state, state.box.cards[text.card])
        if owner is None or (owner is not hero and text.home != "team-up"):
            continue
        if usable(state, text, owner):
            message = Message("dagger-option-text", {"text": text.ability.label})
            options.append(Option(f"use:{text.ability.label}", message, [text.card]))
    return options


def interruptions(state: DaggerState) -> list[Option]:
    """Team-up cards that may break into an action where somebody is asked anyway."""
    if state.phase != "hero" or not any(hero.space and rules.can_use_team_up(state, hero) for hero in state.heroes):
        return []
    return free_uses(state)


def use(state: DaggerState, label: str) -> None:
    owner = rules.holder(state, state.box.cards[state.box.texts[label].card])
    assert owner is not None
    rules.resolve(state, label, owner.id, owner)
