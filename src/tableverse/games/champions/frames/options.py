"""Options that several frames offer."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from tableverse.games.champions.cards import Use
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import KEPT_OPTIONS, Message, Option

# Options never change, so frequent ones are created once.
CHANGE_FORM: Final = Option("change-form", Message("champions-option-change-form"))


@lru_cache(KEPT_OPTIONS)
def thing_option(verb: str, thing: str, face: str = "") -> Option:
    """Return an option about a card: ``discard:hulk@0.1``. ``face`` is the visible side, if its name differs."""
    return Option(f"{verb}:{thing}", Message(f"champions-option-{verb}", {"card": face or thing}), [thing])


def ability_option(verb: str, thing: str, use: Use) -> Option:
    """Return an option for an ability of a card: ``use:aunt-may@0.1/aunt-may-1``.

    The option's things are the card and the ability.
    """
    return _ability_option(verb, thing, use.card, use.label)


@lru_cache(KEPT_OPTIONS)
def _ability_option(verb: str, thing: str, card: str, label: str) -> Option:
    message = Message("champions-option-use", {"card": card, "ability": label})
    return Option(f"{verb}:{thing}/{label}", message, [thing], [thing, label])


def form_options(faces: list[str]) -> list[Option]:
    """Return options for changing form, with the names of the forms if there are several."""
    if len(faces) == 1:
        return [CHANGE_FORM]
    return [
        Option(f"change-form:{face}", Message("champions-option-change-form-to", {"form": face}), (), [face])
        for face in faces
    ]


def paying_option(thing: str, icons: list[str], ability: str = "") -> Option:
    """Return an option that pays from hand (``spend:energy@0.1``) or by an ability, with the resources it provides."""
    return _paying_option(thing, tuple(icons), ability)


@lru_cache(KEPT_OPTIONS)
def _paying_option(thing: str, icons: tuple[str, ...], ability: str) -> Option:
    facts: dict[str, Any] = {"card": thing, "resources": list(icons)}
    if not ability:
        return Option(f"spend:{thing}", Message("champions-option-spend", facts), [thing])
    facts["ability"] = ability
    return Option(f"use:{thing}/{ability}", Message("champions-option-generate", facts), [thing], [thing, ability])


def cards_in_hand(state: ChampionsState, seat: int) -> list[str]:
    """Return one copy of each card in a hand, since copies are interchangeable."""
    found: dict[str, str] = {}
    cards = state.cards
    for thing in state.players[seat].hand:
        found.setdefault(cards.of(thing).id, thing)
    return list(found.values())
