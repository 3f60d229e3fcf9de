"""Alliance: before a card is played, the other players may pledge resources for it. If what is pledged and what its
player has is not enough, nothing has been spent and the card stays in the hand."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.champions.cards import Card
from tableverse.games.champions.ids import owner_of
from tableverse.games.champions.paying import affordable, deficit, gives, resource_uses, worth
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.state import Frame, State


def offers(state: ChampionsState, seat: int, card: Card) -> dict[str, list[str]]:
    """What a player could pledge, a card in hand or a Resource ability, and the resources it gives."""
    found = {thing: worth(state, thing, card) for thing in state.players[seat].hand}
    for use, piece in [] if card.cost_x else resource_uses(state, seat, card):  # X is fixed before anything is paid
        found[f"{piece}/{use.label}"] = gives(state, use, seat, piece)
    return {offer: icons for offer, icons in found.items() if icons}


def affordable_together(state: ChampionsState, seat: int, need: list[str], thing: str, card: Card) -> bool:
    """Could the card be paid for if everybody gave all they have?"""
    given: list[str] = []
    for other in state.order():
        if other != seat:
            for icons in offers(state, other, card).values():
                given += icons
    return affordable(state, seat, need, thing, card, given)


class Pledging(Frame):
    """Each other player in turn pledges what they like. The card and whatever is pledged lie open on the table."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "label", "need", "queue", "pledged", "got")
    __slots__ = FIELDS

    def __init__(
        self,
        seat: int,
        card: str,
        label: str,
        need: list[str],
        queue: list[int],
        pledged: list[str] | None = None,
        got: list[str] | None = None,
    ) -> None:
        self.seat = seat
        self.card = card
        #: The ability of an event.
        self.label = label
        self.need = need
        self.queue = queue
        #: Cards, and abilities as "helper|card/ability".
        self.pledged: list[str] = [] if pledged is None else pledged
        #: The resources of both.
        self.got: list[str] = [] if got is None else got

    def clone(self) -> Pledging:
        return Pledging(self.seat, self.card, self.label, self.need, self.queue[:], self.pledged[:], self.got[:])

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, ChampionsState)
        while self.queue:
            options: list[Option] = []
            for offer, icons in offers(state, self.queue[0], state.cards.of(self.card)).items():
                if f"{self.queue[0]}|{offer}" in self.pledged:
                    continue
                if deficit(self.need, self.got + icons) < deficit(self.need, self.got):
                    thing = offer.split("/", 1)[0]
                    message = Message("champions-option-pledge", {"card": thing})
                    options.append(Option(f"pledge:{offer}", message, [thing]))
            if options:
                options.append(Option("done", Message("champions-option-decline")))
                prompt = Message("champions-ask-pledge", {"seat": self.seat, "card": self.card})
                return Decision(self.queue[0], "pledge", prompt, options, self.card)
            self.queue.pop(0)
        self.finish(state)
        return None

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, ChampionsState)
        if option.id == "done":
            self.queue.pop(0)
            return
        helper, offer = self.queue[0], option.id.removeprefix("pledge:")
        self.got += offers(state, helper, state.cards.of(self.card))[offer]
        state.emit("pledged", {"seat": helper, "card": option.targets[0]}, reveals=True)
        if "/" in offer:
            self.pledged.append(f"{helper}|{offer}")
        else:
            self.pledged.append(offer)
            state.players[helper].hand.remove(offer)
            state.limbo.append(offer)

    def finish(self, state: ChampionsState) -> None:
        """Spend what was pledged and play the card, if that is enough; otherwise all of it goes back."""
        state.frames.pop()
        card = state.cards.of(self.card)
        enough = affordable(state, self.seat, self.need, self.card, card, self.got)
        cards = [pledge for pledge in self.pledged if "|" not in pledge]
        for thing in cards:
            state.limbo.remove(thing)
            self.settle(state, thing, enough)
        if enough:
            self.play(state, [icon for thing in cards for icon in worth(state, thing, card)])
        else:
            state.limbo.remove(self.card)
            state.players[self.seat].hand.append(self.card)
            state.emit("not-paid", {"seat": self.seat, "card": self.card})

    def settle(self, state: ChampionsState, thing: str, spent: bool) -> None:
        from tableverse.games.champions.deeds import piles

        helper = owner_of(thing)
        if spent:
            state.emit("spent", {"seat": helper, "card": thing}, reveals=True)
            piles.to_discard(state, thing)
        else:
            state.players[helper].hand.append(thing)

    def play(self, state: ChampionsState, credit: list[str]) -> None:
        """The payment begins at once, so that the abilities pledged can add to it."""
        from tableverse.games.champions.using import Using, begin_play

        begin_play(state, self.seat, self.card, self.label, credit)
        for pledge in reversed(self.pledged):
            helper, _, offer = pledge.partition("|")
            if offer:
                thing, _, label = offer.partition("/")
                state.frames.append(Using(label, int(helper), thing))
