"""Sampled worlds that a seat cannot distinguish from the real one.

The hidden cards of each player form one pool, and so do those of the encounter side. Each pool is dealt again. Pools
are sorted first, so that the result cannot depend on an order unknown to the seat. Cards that the seat is choosing
among stay on top.

The seat knows that another player has to choose, but not that player's hand. That player gets a hand that leads to the
same question, and players who would have been asked earlier get hands that do not.
"""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.ids import NOBODY, owner_of
from tableverse.games.champions.state import Camp, ChampionsState, Piece
from tableverse.games.champions.vocabulary.selectors.table import TopOfDeck
from tableverse.games.champions.vocabulary.verbs.moving import TuckUnder
from tableverse.kernel.rng import Rng

#: Number of hands to try for the choosing player: random hands first, then hands with each card that could have caused
#: the question.
TRIES: Final = 30
TRIES_WITH_ONE: Final = 4


def determinize(state: ChampionsState, seat: int, rng: Rng) -> ChampionsState:
    world = state.clone()
    world.rng = rng.fork()
    world.asks_end = False
    decision = state.decision
    seen: set[str] = set()
    if decision is not None and decision.seat == seat:
        seen = {target for option in decision.options for target in option.targets}
    for number in range(state.seats):
        _deal(world, number, seat, seen, rng)
    _deal_encounter(world, seen, rng)
    for deck in world.decks.values():
        deck.sort()
        rng.shuffle(deck)
    _deal_ownerless(world, rng)
    hidden = decision is not None and not state.sees_hand(seat, decision.seat)
    if decision is not None and hidden and not _fits(state, world, seat, rng):
        _fit_hand(state, world, seat, decision.seat, rng)
    return world


def _deal(world: ChampionsState, number: int, seat: int, seen: set[str], rng: Rng) -> None:
    """Deal one player's deck, hand and cards tucked facedown."""
    player = world.players[number]
    under = [
        piece
        for piece in world.pieces()
        if piece.tucked and piece.id != player.identity and _unknown(world, piece, number == seat)
    ]
    _shuffle_own_deck(next((piece for piece in world.pieces() if piece.id == player.identity), None), rng)
    known = sorted(thing for thing in player.deck if thing in seen)
    pool = [thing for thing in player.deck if thing not in seen]
    hidden = not world.sees_hand(seat, number)
    if hidden:
        pool += player.hand
    for piece in under:
        pool += [thing for thing in piece.tucked if _is_hidden(piece, thing, number)]
    pool.sort()
    rng.shuffle(pool)
    for piece in under:
        piece.tucked = [pool.pop() if _is_hidden(piece, thing, number) else thing for thing in piece.tucked]
    if hidden:
        player.hand = [pool.pop() for _ in player.hand]
    player.deck = pool + known


def _deal_ownerless(world: ChampionsState, rng: Rng) -> None:
    """Deal a scenario's player cards, since it is unknown which are tucked facedown and which are set aside."""
    under = [piece for piece in world.pieces() if any(_is_ownerless(world, thing) for thing in piece.tucked)]
    if not under:
        return
    pool = [thing for thing in world.aside if _is_ownerless(world, thing)]
    kept = [thing for thing in world.aside if thing not in pool]
    aside = len(pool)
    pool += [thing for piece in under for thing in piece.tucked if _is_ownerless(world, thing)]
    pool.sort()
    rng.shuffle(pool)
    world.aside = kept + [pool.pop() for _ in range(aside)]
    for piece in under:
        piece.tucked = [pool.pop() if _is_ownerless(world, thing) else thing for thing in piece.tucked]


def _is_ownerless(world: ChampionsState, thing: str) -> bool:
    return owner_of(thing) == NOBODY and world.cards.of(thing).aspect != "encounter"


def _shuffle_own_deck(identity: Piece | None, rng: Rng) -> None:
    """Shuffle the facedown cards of the deck under an identity, since their order is unknown."""
    if identity is not None and identity.tucked:
        hidden = sorted(thing for thing in identity.tucked if thing not in identity.shown)
        rng.shuffle(hidden)
        identity.tucked = [thing if thing in identity.shown else hidden.pop() for thing in identity.tucked]


def _is_hidden(piece: Piece, thing: str, number: int) -> bool:
    """Return whether a tucked card is a facedown card of that player."""
    return owner_of(thing) == number and thing not in piece.shown


def _unknown(world: ChampionsState, piece: Piece, own: bool) -> bool:
    return not own or world.cards.by_id[piece.face].set == "facedown" or tucked_unseen(world, piece)


def tucked_unseen(world: ChampionsState, piece: Piece) -> bool:
    """Return whether the cards under a card came from the top of a deck, unseen even by their owner."""
    nodes = [node for use in world.cards.by_id[piece.face].uses for node in use.effect.nodes]
    return any(isinstance(node, TuckUnder) and isinstance(node.to, TopOfDeck) for node in nodes)


def _deal_encounter(world: ChampionsState, seen: set[str], rng: Rng) -> None:
    if world.camps:
        _deal_several(world, seen, rng)
        return
    known = sorted(thing for thing in world.encounter if thing in seen)
    pool = [thing for thing in world.encounter if thing not in seen]
    for player in world.players:
        pool += player.dealt
    for piece in world.pieces():
        pool += piece.boosts
    pool.sort()
    rng.shuffle(pool)
    for player in world.players:
        player.dealt = [pool.pop() for _ in player.dealt]
    for piece in world.pieces():
        if piece.boosts:
            piece.boosts = [pool.pop() for _ in piece.boosts]
    world.encounter = pool + known


def _deal_several(world: ChampionsState, seen: set[str], rng: Rng) -> None:
    """Deal the encounter decks of several villains. The back of a facedown card shows whose deck it belongs to."""
    for villain, camp in world.camps.items():
        deck = world.encounter if villain == world.villain else camp.encounter
        known = sorted(thing for thing in deck if thing in seen)
        pool = [thing for thing in deck if thing not in seen]
        hidden = [piece.boosts for piece in world.pieces()] + [player.dealt for player in world.players]
        pool += [thing for pile in hidden for thing in pile if world.cards.of(thing).set in camp.sets]
        pool.sort()
        rng.shuffle(pool)
        for player in world.players:
            player.dealt = [_drawn(world, thing, camp, pool) for thing in player.dealt]
        for piece in world.pieces():
            piece.boosts = [_drawn(world, thing, camp, pool) for thing in piece.boosts]
        if villain == world.villain:
            world.encounter = pool + known
        else:
            camp.encounter = pool + known


def _drawn(world: ChampionsState, thing: str, camp: Camp, pool: list[str]) -> str:
    return pool.pop() if world.cards.of(thing).set in camp.sets else thing


def _fits(state: ChampionsState, world: ChampionsState, seat: int, rng: Rng) -> bool:
    """Return whether the same player would get the same kind of question in the sampled world.

    Redeal the hands of players who would get a question before that player.
    """
    decision = state.decision
    assert decision is not None
    for _ in range(TRIES):
        copy = world.clone()
        again = copy.frames[-1].run(copy)
        if again is None:
            return False
        if again.seat == decision.seat:
            return again.kind == decision.kind
        if again.seat == seat or state.sees_hand(seat, again.seat):
            return False
        _redeal(world, again.seat, "", rng)
    return False


def _fit_hand(state: ChampionsState, world: ChampionsState, seat: int, asked: int, rng: Rng) -> None:
    """Deal hands to the player ``asked`` until the same question arises."""
    player = world.players[asked]
    for _ in range(TRIES):
        _redeal(world, asked, "", rng)
        if _fits(state, world, seat, rng):
            return
    reasons = sorted({*player.hand, *player.deck})
    rng.shuffle(reasons)
    for thing in reasons:
        for _ in range(TRIES_WITH_ONE):
            _redeal(world, asked, thing, rng)
            if _fits(state, world, seat, rng):
                return


def _redeal(world: ChampionsState, seat: int, among: str, rng: Rng) -> None:
    """Deal another hand, which includes the card ``among`` unless that is empty."""
    player = world.players[seat]
    size = len(player.hand)
    pool = sorted([*player.hand, *player.deck])
    rng.shuffle(pool)
    if among in pool:
        pool.remove(among)
        pool.append(among)
    player.hand = pool[len(pool) - size :]
    player.deck = pool[: len(pool) - size]
