"""Invariants of every position: where each card is, and which cards each seat may see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container

from tableverse.games.champions.cards import KINDS, Cards
from tableverse.games.champions.determinize import tucked_unseen
from tableverse.games.champions.frames.revealing import Revealing
from tableverse.games.champions.ids import owner_of
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.view import ChampionsView, PieceView
from tableverse.kernel.timing import MOMENTS

#: Cached lookups of cards in play, in addition to kinds, icons, responses and modifiers.
FACES: dict[str, Callable[[Cards], Container[str]]] = {
    "acting": lambda cards: cards.acting,
    "forced action": lambda cards: cards.headed.get("forced-action", ()),
    "generating": lambda cards: cards.headed.get("resource", ()),
    "restricted": lambda cards: cards.restricted,
    "tolled": lambda cards: cards.tolled,
}


def secrets(state: ChampionsState, seat: int) -> set[str]:
    """Return the cards hidden from a seat.

    These are all decks, facedown dealt cards, boost cards, hands of other players that are not shown, and cards
    facedown under cards in play. Exceptions are the cards that the seat is choosing from, and revealed cards that were
    shuffled back into the deck while the effects of the reveal are still resolving.
    """
    hidden: set[str] = set(state.encounter)
    for camp in state.camps.values():
        hidden.update(camp.encounter)
    for deck in state.decks.values():
        hidden.update(deck)
    for number, player in enumerate(state.players):
        hidden.update(player.deck + player.dealt)
        if number != seat and (seat < 0 or not player.shows_hand):
            hidden.update(player.hand)
    for piece in state.pieces():
        hidden.update(piece.boosts)
        facedown = [thing for thing in piece.tucked if thing not in piece.shown]
        if state.cards.by_id[piece.face].set == "facedown" or tucked_unseen(state, piece):
            hidden.update(facedown)
        else:  # the owner of the hand knows which cards left it
            hidden.update(thing for thing in facedown if owner_of(thing) != seat)
    if any(owner_of(thing) < 0 for piece in state.pieces() for thing in piece.tucked):
        hidden.update(thing for thing in state.aside if state.cards.of(thing).aspect != "encounter")
    hidden -= {frame.card for frame in state.frames if isinstance(frame, Revealing) and frame.step}
    decision = state.decision
    if decision is not None and decision.seat == seat:
        hidden -= {target for option in decision.options for target in option.targets}
    return hidden


def cards(state: ChampionsState) -> Counter[str]:
    """Count how often each card occurs in all decks and areas together."""
    found: Counter[str] = Counter()
    for player in state.players:
        found.update(player.deck + player.hand + player.discard + player.dealt + player.nemesis)
    found.update(state.encounter + state.encounter_discard + state.limbo + state.removed + state.victory + state.aside)
    for camp in state.camps.values():
        found.update(camp.encounter + camp.discard)
    for deck in [*state.decks.values(), *(renewed.discard for renewed in state.renewed.values())]:
        found.update(deck)
    for cards in state.beneath.values():
        found.update(cards)
    for piece in state.pieces():
        found.update([piece.id, *piece.boosts, *piece.tucked])
    kinds = ("villain", "main-scheme", "hero", "alter-ego")
    every: Counter[str] = Counter()
    for thing, count in found.items():
        card = state.cards.of(thing)
        if card.kind not in kinds and card.set != "facedown":
            freed = card.kind == "ally" and card.set in state.cards.encounter_sets  # its new owner took it over
            every[card.id if freed else thing] += count
    return every


def check(state: ChampionsState) -> None:
    """Assert that no card is in two places or lost, no number is negative, and the shown modifiers add up."""
    found = cards(state)
    assert set(found.values()) == {1}
    others = state.cards.encounter_sets | state.cards.own_decks
    decks = [thing for thing in found if "@" in thing and state.cards.of(thing).set not in others]
    assert len(decks) == 40 * state.seats
    check_lookups(state)
    there = {piece.id for piece in state.pieces()}
    for piece in state.pieces():
        assert min(piece.damage, piece.threat, piece.counters, piece.stunned, piece.confused, piece.tough) >= 0
        assert not piece.host or piece.host in there
    for shown in ChampionsView(state, -1).play:
        for name, amount in shown.stats.items():
            assert amount_with_changes(state, shown, name) == amount


def check_lookups(state: ChampionsState) -> None:
    """Assert that every cached lookup equals a fresh one."""
    for asked, found in (state.lookups or {}).items():
        assert found == fresh_lookup(state, asked), asked


def fresh_lookup(state: ChampionsState, asked: str) -> list[str]:
    cards = state.cards
    word, _, rest = asked.partition(" ")
    faces: Container[str]
    if word == "icon":
        faces = cards.faces_by_icon[rest]
    elif word in MOMENTS:
        faces = cards.answering[word][rest]
    elif asked in FACES:
        faces = FACES[asked](cards)
    elif asked in cards.changing:
        faces = cards.changing[asked]
    else:
        kinds = asked.split()
        assert set(kinds) <= set(KINDS)
        faces = {face for face, card in cards.by_id.items() if card.kind in kinds}
    return [piece.id for piece in state.play.values() if piece.face in faces]


def amount_with_changes(state: ChampionsState, shown: PieceView, name: str) -> int:
    """Return a number recomputed from what the view shows: the printed value and its changes."""
    card = state.cards.by_id[state.play[shown.id].face]
    amount = card.stats[name] * (state.seats if name == "hp" and card.hp_each else 1)
    for change in shown.changes:
        if change.stat == name:
            assert change.card in state.cards.by_id
            by = change.amount
            amount = {
                "add": amount + by,
                "double": amount << by if by > 0 else amount,
                "halve": -(-amount // 2),
                "most": min(amount, by),
                "set": by,
            }[change.how]
    return max(0, amount)
