"""All options of the game with their numbers, and all ways to pay a cost."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from tableverse.games.splendor.ids import COLOURS, GREY, ORDINARY, spread
from tableverse.kernel.choice import Message, Option

TAKE: Final = 0
RECRUIT: Final = 1
RESERVE: Final = 2
RESERVE_DECK: Final = 3
PAY: Final = 4
RETURN: Final = 5
LOCATION: Final = 6

#: Possible takes: three, two or one colours, then two tokens of a colour.
TAKES: Final[list[tuple[int, ...]]] = [
    *(pick for size in (3, 2, 1) for pick in combinations(range(ORDINARY), size)),
    *((colour, colour) for colour in range(ORDINARY)),
]


class Move(Option):
    """An option as numbers: its action, its card, level, colour or Location, and the tokens that change hands."""

    __slots__ = ("action", "amounts", "number")

    def __init__(
        self, id: str, message: Message, targets: list[str], action: int, number: int, amounts: list[int]
    ) -> None:
        super().__init__(id, message, targets)
        self.action = action
        self.number = number
        self.amounts = amounts


def take(pick: tuple[int, ...]) -> Move:
    gems = [COLOURS[colour] for colour in pick]
    amounts = [pick.count(colour) for colour in range(ORDINARY)]
    targets = [f"bank:{gem}" for gem in dict.fromkeys(gems)]
    return Move("take:" + "+".join(gems), Message("splendor-option-take", {"gems": gems}), targets, TAKE, 0, amounts)


def takes(present: int, plenty: int) -> list[Option]:
    """Return the legal takes. Each bit of ``present`` is a colour in the bank, of ``plenty`` a colour with four tokens.

    A take is three different colours, or fewer if the bank has fewer, or two tokens of a colour with four tokens.
    """
    colours = [colour for colour in range(ORDINARY) if present >> colour & 1]
    sizes = (3,) if len(colours) >= 3 else (2, 1)
    picks: list[tuple[int, ...]] = [pick for size in sizes for pick in combinations(colours, size)]
    picks += [(colour, colour) for colour in colours if plenty >> colour & 1]
    return [take(pick) for pick in picks]


def recruit(card: int, id: str) -> Move:
    return Move(f"recruit:{id}", Message("splendor-option-recruit", {"card": id}), [id], RECRUIT, card, [])


def reserve(card: int, id: str) -> Move:
    return Move(f"reserve:{id}", Message("splendor-option-reserve", {"card": id}), [id], RESERVE, card, [])


def reserve_deck(level: int) -> Move:
    message = Message("splendor-option-reserve-deck", {"level": level + 1})
    return Move(f"reserve-deck:{level + 1}", message, [f"deck:{level + 1}"], RESERVE_DECK, level, [])


def give_back(colour: int) -> Move:
    gem = COLOURS[colour]
    return Move(f"return:{gem}", Message("splendor-option-return", {"gem": gem}), [f"mine:{gem}"], RETURN, colour, [])


def take_location(place: int, id: str) -> Move:
    return Move(f"location:{id}", Message("splendor-option-location", {"location": id}), [id], LOCATION, place, [])


def pay(payment: list[int]) -> Move:
    """Return the option of a payment: ``pay:red2+grey1`` pays these tokens to the bank."""
    colours = [colour for colour, amount in enumerate(payment) if amount]
    id = "pay:" + "+".join(f"{COLOURS[colour]}{payment[colour]}" for colour in colours)
    message = Message("splendor-option-pay", {"tokens": spread(payment)})
    return Move(id, message, [f"mine:{COLOURS[colour]}" for colour in colours], PAY, 0, payment)


def payments(need: list[int], tokens: list[int]) -> list[list[int]]:
    """Return every payment, fewest grey tokens first. Grey replaces any colour, even one that the player has."""
    found: list[list[int]] = []
    _pay_from(0, need, tokens, [0] * len(COLOURS), tokens[GREY], found)
    found.sort(key=lambda payment: payment[GREY])
    return found


def _pay_from(
    colour: int, need: list[int], tokens: list[int], paid: list[int], grey: int, found: list[list[int]]
) -> None:
    if colour == ORDINARY:
        found.append(paid[:])
        return
    asked = need[colour]
    for own in range(min(asked, tokens[colour]), -1, -1):
        wild = asked - own
        if wild > grey:
            break
        paid[colour] = own
        paid[GREY] += wild
        _pay_from(colour + 1, need, tokens, paid, grey - wild, found)
        paid[GREY] -= wild
