"""Cards in hand: which to keep, which to pay with, which to discard."""

from __future__ import annotations

from tableverse.bots.champions.effect_summary import is_answer, summary_of
from tableverse.games.champions.cards import Card, Use
from tableverse.games.champions.frames.payment import Payment
from tableverse.games.champions.rules.costs import deficit, worth
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Option

#: Cards worth less than this are discarded at the end of a turn, to draw others.
KEPT = 0.9


def keep_value(state: ChampionsState, seat: int, card: Card) -> float:
    """What keeping a card in hand is worth, apart from paying with it."""
    kind = card.kind
    if kind == "resource":
        return 0.9 * len(card.resources)
    if kind in ("upgrade", "support", "ally"):
        if card.unique or card.limit_per == "player":
            for piece in state.play.values():
                if piece.face == card.id and (card.unique or piece.area == seat):
                    return 0.1
        return 1.5 if kind == "ally" else 1.9 if card.aspect == "hero" else 1.4
    if is_answer(card):
        return 1.3
    if card.uses and summary_of(card.uses[0]).specials:
        return 0.5 + 0.5 * len(specials(state, seat))
    return 1.0 + 0.1 * card.cost


def specials(state: ChampionsState, seat: int) -> list[Use]:
    """The special abilities of the player's cards in play."""
    by_id = state.cards.by_id
    return [
        use
        for piece in state.play.values()
        if piece.area == seat
        for use in by_id[piece.face].uses
        if use.heading == "special"
    ]


def payment_value(state: ChampionsState, option: Option) -> float:
    """How good it is to pay with something: cards of little use first, and no more than the price."""
    frame = state.frames[-1]
    assert isinstance(frame, Payment)
    if option.verb == "done":
        return 0.0
    missing = 1 if frame.limitless else deficit(frame.need, frame.got)
    thing = option.thing
    if option.verb == "use":
        return 3.0
    card = state.cards.of(thing)
    icons = len(worth(state, thing, state.card(frame.card) if frame.card else None))
    if frame.limitless:
        return icons - 0.7
    if card.kind == "resource":
        return 1.5 if icons <= missing else 0.2 - 0.3 * (icons - missing)
    return min(icons, missing) - keep_value(state, frame.seat, card)


def choose_spare_card(state: ChampionsState, seat: int, options: list[Option]) -> Option:
    least, found = KEPT, options[-1]
    for option in options[:-1]:
        value = keep_value(state, seat, state.cards.of(option.thing))
        if value < least:
            least, found = value, option
    return found


def choose_discard(state: ChampionsState, seat: int, options: list[Option]) -> Option:
    """Which card to discard for an effect, one at a time."""
    cards = [option for option in options if option.targets]
    if not cards:
        return options[-1]
    return min(cards, key=lambda option: keep_value(state, seat, state.cards.of(option.thing)))
