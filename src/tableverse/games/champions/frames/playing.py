"""Playing a card that stays in play: paying for it and choosing its place."""

from __future__ import annotations

from typing import Any, ClassVar

from tableverse.games.champions.frames.options import thing_option
from tableverse.games.champions.frames.payment import Payment, Purchase, is_play_answered, push_tolls, put_back
from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.rules import counting, entering, occurrences, piles
from tableverse.games.champions.rules.costs import can_pay, host_first, price, spend_reduction
from tableverse.games.champions.rules.playing import places
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import Shared, field, plain


@plain
class Playing(Purchase):
    """An ally, upgrade or support being played: pay, choose its place, enter play."""

    card: str
    seat: int
    step: int = 0
    paid: Shared[list[str]] = field(factory=list)
    place: str = ""
    #: Whether the resource cost is ignored.
    free: bool = False
    #: The card's position in the discard pile, if played from there.
    lay: int = -1
    #: The card's cost, for cards that refer to overpaying.
    need: Shared[list[str]] = field(factory=list)
    #: Whether the card is played from elsewhere than the hand, and whether its play has been announced.
    elsewhere: bool = False
    announced: bool = False
    SPARSE: ClassVar[tuple[str, ...]] = ("need", "elsewhere", "announced")

    def run(self, state: ChampionsState) -> Decision | None:
        if self.step == 0:
            if not self.place and host_first(state, state.cards.of(self.card)):
                return self.ask_host(state)
            self.step = 1
            self.begin(state)
            return None
        if self.step == 1 and not self.announced and is_play_answered(state):
            self.announced = True
            occurrences.occur(state, "play", {"card": self.card, "seat": self.seat})
            return None
        if self.step == 1:
            found = places(state, self.card, self.seat)
            if self.place in found:
                found = [self.place]
            options = [thing_option("place", place) for place in found]
            if not options:  # every possible host left play during the payment
                state.frames.pop()
                state.limbo.remove(self.card)
                piles.to_discard(state, self.card)
                return None
            return Decision(self.seat, "place", Message("champions-ask-place", {"card": self.card}), options, self.card)
        state.frames.pop()
        return None

    def announce(self, state: ChampionsState) -> None:
        """Announce to all players which card is played."""
        if self.card not in state.limbo:
            self.elsewhere = self.card not in state.players[self.seat].hand
            self.lay = piles.lift(state, self.card)
        state.emit("played", {"seat": self.seat, "card": self.card}, reveals=True)

    def ask_host(self, state: ChampionsState) -> Decision:
        """Ask for the host first, since the cost depends on it."""
        self.announce(state)
        card = state.cards.of(self.card)
        options = [
            thing_option("place", place)
            for place in places(state, self.card, self.seat)
            if self.free or can_pay(state, self.seat, price(state, card, self.seat, host=place), self.card, card)
        ]
        return Decision(self.seat, "place", Message("champions-ask-place", {"card": self.card}), options, self.card)

    def begin(self, state: ChampionsState) -> None:
        card = state.cards.of(self.card)
        if not self.place:
            self.announce(state)
        need = [] if self.free else price(state, card, self.seat, host=self.place)
        counting.count_play(state, card, self.seat)
        spend_reduction(state, card, self.seat)
        push_tolls(state, card.kind, self.seat)
        self.need = need
        if need or card.overpays:
            state.frames.append(Payment(self.seat, self.card, need, self.paid, overpays=card.overpays))

    def receive(self, resources: list[str]) -> None:
        self.paid = resources

    def take_back(self, state: ChampionsState) -> None:
        put_back(state, self.card, self.seat, self.lay)
        counting.count_play(state, state.cards.of(self.card), self.seat, -1)

    def answer(self, state: ChampionsState, option: Option) -> None:
        if self.step == 0:
            self.place = option.thing
            return
        self.step = 2
        self.place = option.thing
        state.limbo.remove(self.card)
        card = state.cards.of(self.card)
        area = self.seat
        host = ""
        if card.attach is not None:
            host = self.place
        else:
            area = state.play[self.place].area
        if card.kind == "player-side-scheme":
            area = NOBODY
        paid: dict[str, list[str]] = {}
        if card.minds_payment or card.overpays:
            paid = {"paid": self.paid, "need": self.need}
        played: dict[str, Any] = {"card": self.card, "seat": self.seat, **paid}
        if not self.elsewhere and occurrences.may_have_responses(state, "played"):
            played["hand"] = True
        occurrences.occur(state, "played", played)
        entering.enter_play(state, self.card, area, host, paid=paid)
