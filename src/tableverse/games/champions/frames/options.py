"""Options that many frames offer."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from tableverse.games.champions.cards import Use
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import KEPT_OPTIONS, Message, Option

# As options never change, what is offered again and again is made once.
CHANGE_FORM: Final = Option("change-form", Message("champions-option-change-form"))


@lru_cache(KEPT_OPTIONS)
def thing_option(verb: str, thing: str, face: str = "") -> Option:
    """Something done to a card: ``discard:hulk@0.1``. ``face``: the side it shows, where it has another name."""
    return Option(f"{verb}:{thing}", Message(f"champions-option-{verb}", {"card": face or thing}), [thing])


def ability_option(verb: str, thing: str, use: Use) -> Option:
    """An ability of a card: ``use:aunt-may@0.1/aunt-may-1``. Its things are the card and the ability."""
    return _ability_option(verb, thing, use.card, use.label)


@lru_cache(KEPT_OPTIONS)
def _ability_option(verb: str, thing: str, card: str, label: str) -> Option:
    message = Message("champions-option-use", {"card": card, "ability": label})
    return Option(f"{verb}:{thing}/{label}", message, [thing], [thing, label])


def form_options(faces: list[str]) -> list[Option]:
    """Changing form: which one is said where there are several."""
    if len(faces) == 1:
        return [CHANGE_FORM]
    return [
        Option(f"change-form:{face}", Message("champions-option-change-form-to", {"form": face}), (), [face])
        for face in faces
    ]


def paying_option(thing: str, icons: list[str], ability: str = "") -> Option:
    """Resources from a card in hand, ``spend:energy@0.1``, or from an ability: what it gives is said."""
    return _paying_option(thing, tuple(icons), ability)


@lru_cache(KEPT_OPTIONS)
def _paying_option(thing: str, icons: tuple[str, ...], ability: str) -> Option:
    facts: dict[str, Any] = {"card": thing, "resources": list(icons)}
    if not ability:
        return Option(f"spend:{thing}", Message("champions-option-spend", facts), [thing])
    facts["ability"] = ability
    return Option(f"use:{thing}/{ability}", Message("champions-option-generate", facts), [thing], [thing, ability])


def cards_in_hand(state: ChampionsState, seat: int) -> list[str]:
    """One copy of each card that a player holds: copies are all the same."""
    found: dict[str, str] = {}
    cards = state.cards
    for thing in state.players[seat].hand:
        found.setdefault(cards.of(thing).id, thing)
    return list(found.values())
