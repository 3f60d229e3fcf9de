"""What is printed, for clients to draw."""

from __future__ import annotations

from typing import Any

from tableverse.games.champions.cards import Card, Cards
from tableverse.games.champions.decks.legality import DECK_KINDS, copies_allowed
from tableverse.games.champions.text import say_card, voice_for
from tableverse.kernel import i18n
from tableverse.kernel.effects import Voice
from tableverse.kernel.effects.parts import said_parts


def add_facts(cards: Cards, data: dict[str, list[dict[str, Any]]]) -> None:
    """What rows of components by kind show besides their names."""
    for row in data["card"]:
        row.update(facts(cards, cards.by_id[row["id"]]))
    for row in data.get("campaign", []):
        campaign = cards.campaigns[row["id"]]
        row["chapters"] = [chapter.scenario for chapter in campaign.chapters]
        row["marks"] = {mark: cards.names[mark] for mark in campaign.marks}
    data["deck"] = [deck.data() for deck in cards.decks.values()]
    data["scenario"] = [scenario.data() for scenario in cards.scenarios.values()]
    data["part"] = said_parts(cards.abilities.values(), lambda ability, language: voice_for(cards, ability, language))


def facts(cards: Cards, card: Card) -> dict[str, Any]:
    return {
        "kind": card.kind,
        "set": card.set,
        "subtitle": card.subtitle,
        "unique": card.unique,
        "quantity": card.quantity,
        "deck_limit": copies_allowed(card) if card.kind in DECK_KINDS else 0,
        "campaign": card.campaign,
        "aspect": card.aspect,
        "cost": card.cost,
        "resources": card.resources,
        "traits": list(card.traits),
        "stats": card.stats,
        "stars": list(card.stars),
        "boost": card.boost,
        "hp_each": card.hp_each,
        "strikes": card.strikes,
        "icons": card.icons,
        "keywords": card.keywords,
        "stage": card.stage,
        "back": card.back,
        "threat": {"start": card.start, "each": card.start_each},
        #: Their words are the last lines of the text, in this order.
        "abilities": [use.label for use in card.uses],
        "text": {language: say_card(cards, card, Voice(language)) for language in i18n.LANGUAGES},
    }
