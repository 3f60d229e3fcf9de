"""Sampled worlds that a seat cannot distinguish from the real one: hidden cards are redrawn, known cards stay."""

from __future__ import annotations

from tableverse.games.united.frames.damage import Discarding
from tableverse.games.united.frames.opening import Opening
from tableverse.games.united.frames.plans import CyclingPlans
from tableverse.games.united.ids import NOBODY, kind_of, name_of
from tableverse.games.united.rules import plans
from tableverse.games.united.state import Entry, Hero, UnitedState
from tableverse.kernel.game import Game
from tableverse.kernel.rng import Rng
from tableverse.kernel.timing import MOMENTS, Window


def determinize(game: Game, state: UnitedState, seat: int, rng: Rng) -> UnitedState:
    world = state.clone()
    world.rng = rng.fork()
    world.asks_end = False
    for number, hero in enumerate(world.heroes):
        if number == seat:
            _own_deck(hero, rng)
        else:
            _others_cards(world, number, hero, rng)
    _plans(world, seat, rng)
    if world.villain_seat != NOBODY:
        _supers(game, world, seat, rng)
    world.supports.sort()
    rng.shuffle(world.supports)
    return world


# --- Hero cards ---------------------------------------------------------------------------------------------------


def _own_deck(hero: Hero, rng: Rng) -> None:
    """Reshuffle a deck for its owner, who knows the cards put under the deck and the cards put back on top."""
    top = len(hero.deck) - hero.returned
    middle = sorted(hero.deck[hero.buried : top])
    rng.shuffle(middle)
    hero.deck[hero.buried : top] = middle


def _others_cards(world: UnitedState, number: int, hero: Hero, rng: Rng) -> None:
    """Redraw another Hero's hand, deck and facedown Storyline cards.

    Only publicly known cards of the deck stay: cards put back on top, and cards whose back shows that they belong at
    the bottom.
    """
    # A facedown Supporting Hero card is known, because it was on display.
    hidden = [
        at for at, entry in enumerate(world.storyline) if entry.hero == number and entry.facedown and not entry.support
    ]
    top = len(hero.deck) - hero.returned
    known = [at >= top or hero.buried - hero.sunk <= at < hero.buried for at in range(len(hero.deck))]
    unknown = [card for at, card in enumerate(hero.deck) if not known[at]]
    pool = sorted(unknown + hero.hand + [world.storyline[at].card for at in hidden])
    rng.shuffle(pool)
    if _must_hold_special(world, number):
        # A Hero who must play a card with a Special Effect has such a card, so draw it first.
        held = next(card for card in reversed(pool) if world.cards.has_special(card))
        pool.remove(held)
        pool.insert(len(pool) - len(hidden), held)
    for at in hidden:
        card = pool.pop()
        world.storyline[at] = Entry(card, number, True, False, world.cards.hero_cards[card].symbols)
    hero.hand = [pool.pop() for _ in hero.hand]
    hero.deck = [card if known[at] else pool.pop() for at, card in enumerate(hero.deck)]


def _must_hold_special(world: UnitedState, number: int) -> bool:
    asked = world.frames[-1]
    return isinstance(asked, Discarding) and asked.special and asked.hero == number


# --- the Villain's cards ------------------------------------------------------------------------------------------


def _plans(world: UnitedState, seat: int, rng: Rng) -> None:
    mine = seat == world.villain_seat and seat != NOBODY
    asked = world.frames[-1]
    # A seat that chooses among the Villain player's cards sees these cards.
    sees_hand = mine or (isinstance(asked, CyclingPlans) and asked.seat == seat)
    seen = world.villain_hand if sees_hand else world.hand_seen if world.hand_seer == seat else []
    held = world.villain_hand[:]
    for card in seen:
        held.remove(card)
    last = len(world.plans) - 1
    known = [at == last and plans.sees_top_plan(world, seat) for at in range(len(world.plans))]
    if seat != NOBODY:
        for at, knowing in enumerate(world.buried_plans):
            known[at] = known[at] or bool(knowing >> seat & 1)
    facedown = [at for at, entry in enumerate(world.storyline) if entry.hero == NOBODY and entry.facedown]
    hidden = [] if mine else facedown
    pool = [card for at, card in enumerate(world.plans) if not known[at]] + held
    pool += [world.storyline[at].card for at in hidden]
    pool.sort()
    rng.shuffle(pool)
    for at in hidden:
        world.storyline[at] = Entry(pool.pop(), NOBODY, True)
    if not sees_hand:
        world.villain_hand = [*seen, *[pool.pop() for _ in held]]
    world.plans = [card if known[at] else pool.pop() for at, card in enumerate(world.plans)]


def _supers(game: Game, world: UnitedState, seat: int, rng: Rng) -> None:
    """Redraw the Super cards of other seats.

    Any card may be in a hand, because nobody tracks the cards that have left the game.
    """
    villain = world.villain_seat
    opening = world.frames[0]
    pool = opening.pool if isinstance(opening, Opening) and opening.tasks[0].kind == "hero-supers" else []
    known = [] if seat == villain else world.heroes[seat].supers + pool  # the Hero players share the pool
    cards = sorted(card for card in world.cards.super_heroes if card not in known)
    asked = NOBODY if world.decision is None else world.decision.seat
    # Start with the choosing seat, so that no other seat gets the only card that can respond.
    for number in sorted(range(len(world.heroes)), key=lambda number: number != asked):
        if number != seat:
            hero = world.heroes[number]
            hero.supers = _redraw_held(game, world, number, hero.supers, cards, rng)
            cards = [card for card in cards if card not in hero.supers]
    if seat == villain:
        if pool:
            assert isinstance(opening, Opening)
            rng.shuffle(cards)
            opening.pool = cards[: len(pool)]
    else:
        cards = sorted(world.cards.super_villains)
        world.villain_supers = _redraw_held(game, world, villain, world.villain_supers, cards, rng)


def _redraw_held(game: Game, world: UnitedState, holder: int, held: list[str], cards: list[str], rng: Rng) -> list[str]:
    """Redraw a seat's Super cards, consistent with the pending decision.

    The decision shows everybody that the choosing seat has a card that can respond, and that earlier seats have none.
    """
    made: list[str] = []
    cards = cards[:]
    asked = world.decision
    window = world.frames[-1]
    if held and isinstance(window, Window) and asked is not None and asked.kind == "window":
        able, openly = _able_to_respond(game, world, holder, cards, window)
        order = game.seat_order(world)
        if asked.seat == holder and able and not openly:
            made = [rng.choice(able)]
        elif order.index(holder) < order.index(asked.seat) and holder not in window.passed:
            cards = [card for card in cards if card not in able]
    cards = [card for card in cards if card not in made]
    rng.shuffle(cards)
    return made + cards[: len(held) - len(made)]


def _able_to_respond(
    game: Game, world: UnitedState, holder: int, cards: list[str], window: Window
) -> tuple[list[str], bool]:
    """Return the Super cards that could respond if the seat held them, and whether a public ability could respond."""
    mine = world.villain_supers if holder == world.villain_seat else world.heroes[holder].supers
    kept = mine[:]
    mine[:] = cards
    found = game.triggers(world, window.occurrence, MOMENTS[window.moment])
    mine[:] = kept
    able = []
    openly = False
    for trigger in found:
        if trigger.seat == holder and trigger.id not in window.used:
            if kind_of(trigger.origin) == "super":
                able.append(name_of(trigger.origin))
            else:
                openly = True
    return able, openly
