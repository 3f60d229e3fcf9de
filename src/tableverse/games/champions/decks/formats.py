"""Reading of decks in any format, detected from the text, and writing of decks in a format chosen by name."""

from __future__ import annotations

import json
from typing import Any, Final

from tableverse.games.champions.cards import ENVIRONMENTS, Cards, Deck
from tableverse.games.champions.decks import marvelcdb, octgn, plain_text
from tableverse.games.champions.decks.deck import deck_of
from tableverse.games.champions.decks.finding import Imported, Unknown
from tableverse.games.champions.decks.legality import aspects_of, problems, why_not_added
from tableverse.kernel.choice import Message
from tableverse.kernel.errors import BadDeck, BadSetting

#: The file ending of each format. "tableverse" is the format used in a game's settings.
ENDINGS: Final = {"tableverse": "deck.json", "marvelcdb": "json", "text": "txt", "octgn": "o8d"}
#: Maximum number of characters, far more than any deck has.
MOST_TEXT: Final = 100_000
#: Prefixes of links to decks. A link is not a deck itself.
ADDRESSES: Final = ("http://", "https://", "www.", "marvelcdb.com")


def read_deck(cards: Cards, text: str) -> tuple[Deck, list[Unknown]]:
    """Parse a deck in any format, and return it with the lines that name no known card."""
    text = text.strip().strip("\ufeff").strip()
    if not text:
        raise BadDeck(why="empty", what="")
    if len(text) > MOST_TEXT:
        raise BadDeck(why="length", what=str(MOST_TEXT))
    if text.lower().startswith(ADDRESSES):
        raise BadDeck(why="address", what="")
    if text.startswith("<"):
        return _done(octgn.read(cards, text))
    if text[0] in "{[":
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadDeck(why="json", what="") from error
        return read_data(cards, data)
    return _done(plain_text.read(cards, text))


def read_data(cards: Cards, data: Any) -> tuple[Deck, list[Unknown]]:
    """Parse a deck from decoded JSON in this project's format or in MarvelCDB's."""
    if not isinstance(data, dict):
        raise BadDeck(why="form", what="")
    if "slots" in data or "hero_code" in data or "investigator_code" in data:
        return _done(marvelcdb.read(cards, data))
    deck = deck_of(data)
    unknown = [Unknown(name[:200], copies, {}) for name, copies in deck.cards.items() if name not in cards.by_id]
    deck.cards = {name: copies for name, copies in deck.cards.items() if name in cards.by_id}
    if deck.identity and deck.identity not in cards.by_id:
        unknown.insert(0, Unknown(deck.identity[:200], 1, {}))
        deck.identity = ""
    if not deck.identity and not deck.cards and not unknown:
        raise BadDeck(why="nothing", what="")
    deck.aspects = deck.aspects or aspects_of(cards, deck.cards)
    return deck, unknown


def _done(imported: Imported) -> tuple[Deck, list[Unknown]]:
    if not imported.listed and not imported.unknown and not imported.identity:
        raise BadDeck(why="nothing", what="")
    return imported.deck(), imported.unknown


def format_deck(cards: Cards, deck: Deck, form: str) -> str:
    """Write a deck in a format. All of its cards must be known."""
    for name in (deck.identity, *deck.cards):
        if name not in cards.by_id:
            raise BadDeck(why="unknown", what=name[:40])
    if form == "marvelcdb":
        return marvelcdb.write(cards, deck)
    if form == "text":
        return plain_text.write(cards, deck)
    if form == "octgn":
        return octgn.write(cards, deck)
    if form == "tableverse":
        return json.dumps(deck.data(), ensure_ascii=False, indent=2) + "\n"
    raise BadDeck(why="format", what=form[:40])


# --- the game's interface ---------------------------------------------------------------------------------------------


def inspect_deck(cards: Cards, given: Any, environment: str, offered: list[str]) -> dict[str, Any]:
    """Return a deck with its problems and unknown lines, and the reasons why offered cards cannot be added.

    ``given`` is a text in any format, or decoded JSON. ``offered`` are the cards to check for adding one more copy.
    """
    deck, unknown = _read(cards, given)
    if environment and environment not in ENVIRONMENTS:
        raise BadSetting(setting="environment", value=environment[:40], allowed=", ".join(ENVIRONMENTS))
    wrong = problems(cards, deck, environment)
    reasons = [(name, why_not_added(cards, deck, name, environment)) for name in offered]
    return {
        "deck": deck.data(),
        "size": sum(deck.cards.values()),
        "problems": [_data(problem) for problem in wrong],
        "unknown": [line.data() for line in unknown],
        "refused": {name: _data(reason) for name, reason in reasons if reason is not None},
    }


def _data(message: Message) -> dict[str, Any]:
    return {"key": message.key, "arguments": message.arguments}


def convert_deck(cards: Cards, given: Any, form: str) -> str:
    deck, unknown = _read(cards, given)
    if unknown:
        raise BadDeck(why="unknown", what=unknown[0].written[:40])
    return format_deck(cards, deck, form)


def _read(cards: Cards, given: Any) -> tuple[Deck, list[Unknown]]:
    return read_deck(cards, given) if isinstance(given, str) else read_data(cards, given)
