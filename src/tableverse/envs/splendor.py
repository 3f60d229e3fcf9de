"""Splendor: Marvel for learners: its fixed action list and its observations. See docs/envs.md.

The batch engine (batch/) uses the same numbers and observations.
"""

from __future__ import annotations

from itertools import product

from tableverse.envs.actions import Actions
from tableverse.envs.encoding import Encoding
from tableverse.envs.observations import Observer
from tableverse.games.splendor.cards import LEVELS
from tableverse.games.splendor.game import Splendor
from tableverse.games.splendor.ids import COLOURS, GREY, ORDINARY
from tableverse.games.splendor.moves import TAKES, Move
from tableverse.games.splendor.rules.limits import HAND_LIMIT, SHIELDS
from tableverse.games.splendor.state import SLOTS
from tableverse.games.splendor.view import SplendorView
from tableverse.kernel.errors import IllegalOption
from tableverse.kernel.game import Game, View

KINDS = ("action", "pay", "return", "location")

#: Number of grey tokens in place of each colour. Together with the price, this defines a payment.
STAND_INS: list[tuple[int, ...]] = [
    greys for greys in product(range(SHIELDS + 1), repeat=ORDINARY) if sum(greys) <= SHIELDS
]
#: Colours that may be returned; green is kept.
RETURNS = (0, 1, 2, 3, 4, GREY)

#: Length of a card's facts: presence, bonus by colour, points, Avengers icons, cost by colour.
CARD = 1 + ORDINARY + 2 + ORDINARY
#: Length of a Location's facts: presence, points, required bonuses.
PLACE = 2 + ORDINARY
#: Length of a mat: turn, tokens, bonuses, points, icons, Avengers Assemble, Gauntlet, cards recruited, Locations.
MAT = 1 + len(COLOURS) + ORDINARY + 6
#: Length of a reserved card: hidden, level, then the visible facts of the card.
RESERVED = 2 + CARD


class SplendorActions(Actions):
    """Takes, reserves, reserves from a deck, recruits, payments, returns, Locations, each at a fixed position."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Splendor)
        cards = game.cards
        names = ["take:" + "+".join(COLOURS[colour] for colour in pick) for pick in TAKES]
        self.reserves = len(names)
        names += [f"reserve:{card.id}" for card in cards.characters]
        self.decks = len(names)
        names += [f"reserve-deck:{level + 1}" for level in range(LEVELS)]
        self.recruits = len(names)
        names += [f"recruit:{card.id}" for card in cards.characters]
        self.payments = len(names)
        names += [f"pay:{greys}" for greys in STAND_INS]
        self.returns = len(names)
        names += [f"return:{COLOURS[colour]}" for colour in RETURNS]
        self.places = len(names)
        names += [f"location:{place.id}" for place in cards.locations]
        self.size = len(names)
        self._numbers = {name: number for number, name in enumerate(names)}

    def number(self, view: View, option_id: str) -> int:
        name = self._payment(view, option_id) if option_id.startswith("pay:") else option_id
        number = self._numbers.get(name)
        if number is None:
            raise IllegalOption(option=option_id[:80], kind=view.waiting_kind)
        return number

    def _payment(self, view: View, option_id: str) -> str:
        """Return the payment as its number of grey tokens in place of each colour, such as ``pay:(0, 0, 1, 0, 0)``."""
        assert isinstance(view, SplendorView)
        option = None if view.decision is None else view.decision.find(option_id)
        if not isinstance(option, Move):
            return option_id
        price = view.prices[view.paying_for]
        greys = tuple(price.get(COLOURS[colour], 0) - option.amounts[colour] for colour in range(ORDINARY))
        return f"pay:{greys}"


class SplendorObserver(Observer):
    """The observer of Splendor: Marvel. Mats are in turn order, beginning with the viewer's."""

    def __init__(self, game: Game, seats: int) -> None:
        assert isinstance(game, Splendor)
        self.cards = game.cards
        self.seats = seats
        self.parts = {
            # Whether this seat chooses, the kind of choice, the round, the cards left in each deck.
            "table": (1 + len(KINDS) + 1 + LEVELS,),
            "bank": (len(COLOURS),),
            "paying_for": (CARD,),
            "rows": (LEVELS * SLOTS, CARD),
            "locations": (seats, PLACE),
            "mats": (seats, MAT),
            "reserved": (seats, HAND_LIMIT, RESERVED),
        }
        self._card = {"": [0] * CARD}
        for card in self.cards.characters:
            bonus = [int(colour == card.bonus) for colour in range(ORDINARY)]
            self._card[card.id] = [1, *bonus, card.points, card.avengers, *card.cost]
        self._place = {place.id: [1, place.points, *place.needs] for place in self.cards.locations}

    def card(self, id: str) -> list[int]:
        """Return the visible facts of a card; zeros for ""."""
        return self._card[id]

    def place(self, id: str) -> list[int]:
        return self._place[id]

    def flat(self, view: View) -> list[int]:
        assert isinstance(view, SplendorView)
        seen = [int(view.decision is not None), *(int(view.waiting_kind == kind) for kind in KINDS)]
        seen += [min(view.round, self.highest), *view.decks]
        seen += [view.bank[colour] for colour in COLOURS]
        seen += self._card[view.paying_for]
        for row in view.rows:
            for card in row:
                seen += self._card[card]
        for place in view.locations:
            seen += self._place[place]
        seen += [0] * (PLACE * (self.seats - len(view.locations)))
        mats = [view.mats[(view.seat + turn) % self.seats] for turn in range(self.seats)]
        for mat in mats:
            seen.append(int(view.turn == mat.seat))
            seen += [mat.tokens.get(colour, 0) for colour in COLOURS]
            seen += [mat.bonuses.get(colour, 0) for colour in COLOURS[:ORDINARY]]
            seen += [mat.points, mat.avengers, int(view.assembled == mat.seat), int(mat.gauntlet)]
            seen += [len(mat.recruited), len(mat.locations)]
        for mat in mats:
            for reserved in mat.reserved:
                seen += [int(reserved.hidden), reserved.level, *self._card[reserved.card]]
            seen += [0] * (RESERVED * (HAND_LIMIT - len(mat.reserved)))
        return seen


class SplendorEncoding(Encoding):
    def actions(self) -> Actions:
        return SplendorActions(self.game)

    def observer(self, seats: int) -> Observer:
        return SplendorObserver(self.game, seats)
