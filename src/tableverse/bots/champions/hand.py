"""Cards in hand: which to keep, which to pay with, which to discard."""

from __future__ import annotations

from tableverse.bots.champions.effect_summary import is_answer, pure_resource, summary_of, swing_of
from tableverse.games.champions.cards import Card, Use
from tableverse.games.champions.frames.payment import Payment
from tableverse.games.champions.rules.costs import deficit, resources_from
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Option

#: Minimum value of a card to keep at the end of a turn. Other cards are discarded in order to draw new ones.
KEPT = 0.9
#: The base value of an event, its value per unit of effect, and its value per point that it adds to an attack.
EVENT, EVENT_GAIN, SWING = 0.8, 0.35, 0.12
#: Bonus for paying with the resource type that strengthens a card, or penalty for adding another type to it.
PURE = 0.6
#: Maximum overpayment for a card whose effect grows with the payment.
OVERPAID = 3


def keep_value(state: ChampionsState, seat: int, card: Card) -> float:
    """Return the value of keeping a card in hand, apart from its use as a payment."""
    kind = card.kind
    if kind == "resource":
        return 0.9 * len(card.resources)
    if kind in ("upgrade", "support", "ally"):
        if is_second(state, seat, card):
            return 0.1
        return 1.5 if kind == "ally" else 1.9 if card.aspect == "hero" else 1.4
    if is_answer(card):
        return 1.3 + min(1.0, SWING * swing_of(card))
    if card.uses and summary_of(card.uses[0]).specials:
        return 0.5 + 0.5 * len(specials(state, seat))
    if not card.uses:
        return 1.0 + 0.1 * card.cost
    # The effect relative to the cost, where the card itself counts as 1.
    return EVENT + EVENT_GAIN * min(3.0, summary_of(card.uses[0]).total() / (1.0 + max(0, card.cost)))


def is_second(state: ChampionsState, seat: int, card: Card) -> bool:
    """Return whether the card is another copy of a card in play that allows only one."""
    if card.unique or card.limit_per == "player":
        for piece in state.play.values():
            if piece.face == card.id and (card.unique or piece.area == seat):
                return True
    return False


def specials(state: ChampionsState, seat: int) -> list[Use]:
    """Return the special abilities of the player's cards in play."""
    by_id = state.cards.by_id
    return [
        use
        for piece in state.play.values()
        if piece.area == seat
        for use in by_id[piece.face].uses
        if use.heading == "special"
    ]


def payment_value(state: ChampionsState, option: Option) -> float:
    """Return the value of a payment. Cards of little use and exact payments are preferred."""
    frame = state.frames[-1]
    assert isinstance(frame, Payment)
    verb = option.verb
    if verb == "done":
        return 0.0
    missing = 1 if frame.limitless else deficit(frame.need, frame.got)
    if frame.overpays and not missing:
        missing = OVERPAID - (len(frame.got) - len(frame.need))
        if missing <= 0:
            return -1.0
    thing = option.thing
    if verb == "use":
        return 3.0
    card = state.cards.of(thing)
    paid_for = state.card(frame.card)
    icons = len(resources_from(state, thing, paid_for))
    if frame.limitless:
        return icons - 0.7
    pure = pure_resource(paid_for)
    fits = 0.0
    if pure:
        fits = PURE if all(kind in (pure, "wild") for kind in card.resources) else -PURE
    if card.kind == "resource":
        return fits + (1.5 if icons <= missing else 0.2 - 0.3 * (icons - missing))
    return fits + min(icons, missing) - keep_value(state, frame.seat, card)


def choose_spare_card(state: ChampionsState, seat: int, options: list[Option]) -> Option:
    least, found = KEPT, options[-1]
    for option in options[:-1]:
        value = keep_value(state, seat, state.cards.of(option.thing))
        if value < least:
            least, found = value, option
    return found


def choose_discard(state: ChampionsState, seat: int, options: list[Option]) -> Option:
    """Return the card to discard for an effect that discards one at a time."""
    cards = [option for option in options if option.targets]
    if not cards:
        return options[-1]
    return min(cards, key=lambda option: keep_value(state, seat, state.cards.of(option.thing)))
