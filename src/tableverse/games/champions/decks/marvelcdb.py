"""MarvelCDB's deck format: JSON as in its public API, which used to call the identity an investigator."""

from __future__ import annotations

import json
from typing import Any

from tableverse.games.champions.cards import CHOSEN, Cards, Deck
from tableverse.games.champions.decks.finding import Imported, by_code
from tableverse.games.champions.decks.products import products
from tableverse.kernel.errors import BadDeck


def read(cards: Cards, data: dict[str, Any]) -> Imported:
    imported = Imported(cards)
    imported.name = str(data.get("name") or "")
    code = data.get("hero_code") or data.get("investigator_code") or ""
    if code:
        hero = [card for card in by_code(cards, str(code)) if card.kind in ("hero", "alter-ego")]
        name = str(data.get("hero_name") or data.get("investigator_name") or "")
        imported.add(hero, f"{code} {name}".strip(), 1, products().get(str(code)[:2]))
    imported.aspects = _aspects(data.get("meta"))
    slots = data.get("slots") or {}  # the API sends [] for an empty deck
    if not isinstance(slots, dict):
        raise BadDeck(why="value", what="slots")
    for slot, copies in slots.items():
        if type(copies) is not int:
            raise BadDeck(why="copies", what=str(slot)[:40])
        imported.add(by_code(cards, str(slot)), str(slot), copies, products().get(str(slot)[:2]))
    return imported


def _aspects(meta: Any) -> list[str]:
    """Return the aspects in ``meta``, which is JSON within JSON. Its other fields are ignored."""
    if isinstance(meta, str):
        try:
            meta = json.loads(meta)
        except (ValueError, RecursionError):
            return []
    if not isinstance(meta, dict):
        return []
    named = [str(value) for key, value in sorted(meta.items(), key=lambda pair: str(pair[0])) if _is_aspect(key)]
    return [aspect for aspect in named if aspect in CHOSEN]


def _is_aspect(key: Any) -> bool:
    return isinstance(key, str) and key.startswith("aspect")


def write(cards: Cards, deck: Deck) -> str:
    """Write a deck with both the new and the old field names, so that every reader understands it."""
    hero = cards.by_id[deck.identity]
    meta = {f"aspect{number if number > 1 else ''}": aspect for number, aspect in enumerate(deck.aspects, 1)}
    data = {
        "name": deck.id,
        "hero_code": hero.code,
        "hero_name": hero.title,
        "investigator_code": hero.code,
        "investigator_name": hero.title,
        "slots": {cards.by_id[name].code: copies for name, copies in deck.cards.items()},
        "meta": json.dumps(meta),
    }
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
