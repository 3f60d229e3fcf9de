"""Decks for tests: a starter deck with changes, or an identity's kit filled up with quiet cards."""

from __future__ import annotations

from pathlib import Path

from tableverse.games.champions.cards import Deck
from tableverse.games.champions.decks.legality import aspects_of, kit, problems
from tableverse.games.champions.game import Champions

GAME = Champions(extra=[Path(__file__).parent / "cards.yaml"])
CARDS = GAME.cards


def starter(name: str = "spider-man-justice", **changes: int) -> Deck:
    """Return a starter deck with changed copies: ``strength=0`` removes a card, underscores replace hyphens."""
    deck = CARDS.decks[name]
    cards = dict(deck.cards)
    for written, copies in changes.items():
        cards[written.replace("_", "-")] = copies
    return Deck(name, deck.identity, {card: copies for card, copies in cards.items() if copies}, deck.aspects[:])


def deck_of_kit(identity: str, aspects: list[str] | None = None, size: int = 40, **cards: int) -> Deck:
    """Return the identity's kit with these cards, filled up to the size with neutral cards."""
    held = kit(CARDS, CARDS.by_id[identity])
    held |= {name.replace("_", "-"): copies for name, copies in cards.items()}
    limit = CARDS.by_id[identity].building.copies or 3
    missing = size - sum(copies for name, copies in held.items() if "permanent" not in CARDS.by_id[name].keywords)
    fillers = [name for name in CARDS.by_id if name.startswith("filler-")]
    for name in fillers:
        copies = min(limit, missing)
        if copies > 0 and name not in held:
            held[name] = copies
            missing -= copies
    return Deck(identity, identity, held, aspects_of(CARDS, held) if aspects is None else aspects)


def deck_errors(deck: Deck, environment: str = "") -> list[tuple[str, object]]:
    """Return the deck errors as pairs of key suffix and the card or amount named."""
    return [
        (problem.key.removeprefix("champions-deck-"), problem.arguments.get("card", problem.arguments.get("amount")))
        for problem in problems(CARDS, deck, environment)
    ]
