"""Deck-building rules (appendices I and VI of the rules reference).

Each problem is a Message, formatted in the reader's language.
"""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.cards import CHOSEN, Also, Building, Card, Cards, Deck
from tableverse.games.champions.decks import products
from tableverse.kernel.choice import Message

FEWEST_CARDS: Final = 40
MOST_CARDS: Final = 50
MOST_COPIES: Final = 3
#: Kinds of cards that a player deck may contain, unless the cards begin in an additional deck. Identities stay on the
#: table, and other kinds belong to the encounter deck.
DECK_KINDS: Final = ("ally", "event", "resource", "support", "upgrade", "player-side-scheme")


def is_apart(cards: Cards, card: Card) -> bool:
    """Return whether a card belongs to an additional deck or to a scenario."""
    return card.set in cards.own_decks or card.set in cards.encounter_sets


def kit(cards: Cards, identity: Card) -> dict[str, int]:
    """Return the identity-specific cards that each of an identity's decks must contain, with their copies."""
    return {
        card.id: card.quantity
        for card in cards.in_set(identity.set)
        if (card.aspect == "hero" or card.aspect in CHOSEN) and card.kind in DECK_KINDS
    }


def building_of(cards: Cards, identity: Card) -> Building:
    """Return an identity's deck-building rules, which either side may state."""
    sides = [identity, cards.by_id[identity.back]]
    return next((side.building for side in sides if side.building.demands), identity.building)


def aspects_of(cards: Cards, names: dict[str, int]) -> list[str]:
    """Return the aspects of a list of cards, in the order of ``CHOSEN``."""
    held = [cards.by_id[name] for name in names if name in cards.by_id]
    found = {card.aspect for card in held if card.aspect in CHOSEN and not cards.is_specific(card)}
    return [aspect for aspect in CHOSEN if aspect in found]


def problems(cards: Cards, deck: Deck, environment: str = "") -> list[Message]:
    """Return all problems that make a deck illegal.

    ``environment`` is the environment that the players agreed on. If it is empty, the environment in the deck applies.
    """
    identity = cards.by_id.get(deck.identity)
    if identity is None or not cards.is_front(identity):
        return [Message("champions-deck-no-identity")]
    found: list[Message] = []
    held: list[tuple[Card, int]] = []
    for name, copies in deck.cards.items():
        card = cards.by_id.get(name)
        if card is None:
            found.append(Message("champions-deck-unknown", {"name": name}))
        elif card.kind in ("hero", "alter-ego"):
            found.append(Message("champions-deck-second-identity", {"card": name}))
        elif card.kind not in DECK_KINDS or is_apart(cards, card):
            found.append(Message("champions-deck-not-a-player-card", {"card": name}))
        elif card.campaign:
            found.append(Message("champions-deck-campaign", {"card": name}))
        elif card.terms.linked:
            found.append(Message("champions-deck-linked", {"card": name}))
        else:
            held.append((card, copies))
    found += _size(held)
    found += _teams(cards, identity, held)
    found += _kit(cards, identity, held)
    building = building_of(cards, identity)
    found += _aspects(
        building, deck, [pair for pair in held if pair[0].aspect in CHOSEN and not cards.is_specific(pair[0])]
    )
    found += _copies(cards, identity, building, held)
    found += _environment(environment or deck.environment, [identity, *(card for card, _ in held)])
    return found


def why_not_added(cards: Cards, deck: Deck, name: str, environment: str = "") -> Message | None:
    """Return the first deck error that adding one more copy would introduce, or None."""
    more = {**deck.cards, name: deck.cards.get(name, 0) + 1}
    before = problems(cards, deck, environment)
    after = problems(cards, Deck(deck.id, deck.identity, more, aspects_of(cards, more), deck.environment), environment)
    known = [_about(problem) for problem in before]
    card = cards.by_id.get(name)
    for problem in after:
        if problem.key == "champions-deck-size" and int(problem.arguments["amount"]) <= MOST_CARDS:
            continue  # an unfinished deck may still gain cards
        if problem.key == "champions-deck-aspects" and card is not None:
            if card.aspect not in deck.aspects:
                return Message("champions-deck-other-aspect", {"card": name, "aspect": card.aspect})
        elif problem.arguments.get("card") == name or _about(problem) not in known:
            return problem
    return None


def _about(problem: Message) -> tuple[str, str]:
    return problem.key, str(problem.arguments.get("card", ""))


def _size(held: list[tuple[Card, int]]) -> list[Message]:
    size = sum(copies for card, copies in held if "permanent" not in card.keywords)
    if FEWEST_CARDS <= size <= MOST_CARDS:
        return []
    return [Message("champions-deck-size", {"amount": size, "least": FEWEST_CARDS, "most": MOST_CARDS})]


def _teams(cards: Cards, identity: Card, held: list[tuple[Card, int]]) -> list[Message]:
    """Reject team-up cards that do not name the identity."""
    names = [identity.title, cards.by_id[identity.back].title]
    return [
        Message("champions-deck-team-up", {"card": card.id})
        for card, _ in held
        if card.terms.team_up and not any(cards.by_id[name].title in names for name in card.terms.team_up)
    ]


def _kit(cards: Cards, identity: Card, held: list[tuple[Card, int]]) -> list[Message]:
    found: list[Message] = []
    wanted = kit(cards, identity)
    has = {card.id: copies for card, copies in held}
    for name, copies in wanted.items():
        if has.get(name, 0) != copies:
            arguments = {"card": name, "amount": has.get(name, 0), "wanted": copies}
            found.append(Message("champions-deck-kit", arguments))
    for card, _ in held:
        if card.id not in wanted and cards.is_specific(card):
            found.append(Message("champions-deck-other-identity", {"card": card.id}))
    return found


def _aspects(building: Building, deck: Deck, held: list[tuple[Card, int]]) -> list[Message]:
    """Check the aspects.

    All cards must be of a chosen aspect, except cards that the identity allows from any aspect.
    """
    found: list[Message] = []
    counted = dict.fromkeys(deck.aspects, 0)
    guests: list[tuple[Card, int]] = []
    for card, copies in held:
        if card.aspect in counted:
            counted[card.aspect] += copies
        elif building.also is not None and _covers(building.also, card):
            guests.append((card, copies))
        else:
            found.append(Message("champions-deck-other-aspect", {"card": card.id, "aspect": card.aspect}))
    for aspect in deck.aspects:
        if aspect not in CHOSEN:
            found.append(Message("champions-deck-no-aspect", {"name": aspect}))
    if len(counted) > building.aspects:
        arguments = {"amount": len(counted), "wanted": building.aspects}
        found.append(Message("champions-deck-aspects", arguments))
    if building.equal and (len(counted) != building.aspects or len(set(counted.values())) > 1):
        found.append(Message("champions-deck-aspects-equal", {"wanted": building.aspects}))
    return found + _guests(building, guests)


def _covers(also: Also, card: Card) -> bool:
    if card.kind != also.kind or (also.trait and also.trait not in card.traits):
        return False
    return not also.labels or any(label in use.labels for use in card.uses for label in also.labels)


def _guests(building: Building, held: list[tuple[Card, int]]) -> list[Message]:
    """Check the cards of aspects that the deck has not chosen.

    If an identity allows a fixed number of titles with all their copies, the deck must include all copies of each or no
    such cards.
    """
    if building.also is None or not held:
        return []
    amount = sum(copies for _, copies in held)
    if building.also.most and amount > building.also.most:
        return [Message("champions-deck-guests", {"amount": amount, "wanted": building.also.most})]
    titles = building.also.titles
    if not titles:
        return []
    found: list[Message] = []
    counted: dict[str, int] = {}
    for card, copies in held:
        counted[card.title] = counted.get(card.title, 0) + copies
    if len(counted) != titles:
        found.append(Message("champions-deck-guest-titles", {"amount": len(counted), "wanted": titles}))
    for card, _ in held:
        has, most = counted[card.title], most_copies(building, card)
        if has < most:
            found.append(Message("champions-deck-guest-copies", {"card": card.id, "amount": has, "wanted": most}))
    return found


def _copies(cards: Cards, identity: Card, building: Building, held: list[tuple[Card, int]]) -> list[Message]:
    """Check the number of copies by title, and for unique cards by title and subtitle.

    Identity-specific cards are counted separately.
    """
    found: list[Message] = []
    counted: dict[tuple[str, str], int] = {}
    first: dict[tuple[str, str], Card] = {}
    for card, copies in held:
        if card.unique or not cards.is_specific(card):
            key = (card.title, card.subtitle if card.unique else "")
            counted[key] = counted.get(key, 0) + copies
            first.setdefault(key, card)
    alter_ego = cards.by_id[identity.back].title
    for key, copies in counted.items():
        card = first[key]
        if card.unique and key in ((identity.title, alter_ego), (alter_ego, "")):
            found.append(Message("champions-deck-is-identity", {"card": card.id}))
            continue
        most = most_copies(building, card)
        if copies > most:
            found.append(Message("champions-deck-copies", {"card": card.id, "amount": copies, "most": most}))
    return found


def most_copies(building: Building, card: Card) -> int:
    """Return the number of copies of a card that an identity's deck may contain."""
    most = copies_allowed(card)
    return min(most, building.copies) if building.copies else most


def copies_allowed(card: Card) -> int:
    if card.deck_limit:
        return card.deck_limit
    return 1 if card.unique else MOST_COPIES


def _environment(environment: str, held: list[Card]) -> list[Message]:
    if environment == "current":
        return [
            Message("champions-deck-not-current", {"card": card.id})
            for card in held
            if not products.is_current(card.code)
        ]
    if environment == "limited":
        over = products.too_many_for_limited([card.code for card in held])
        return [
            Message(f"champions-deck-limited-{kind}", {"amount": amount, "most": products.LIMITED[kind]})
            for kind, amount in over.items()
        ]
    return []
