"""Alliance: before a card is played, the other players may pledge resources for it. If what is pledged and what its
player has is not enough, nothing has been spent and the card stays in the hand."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.champions.cards import Card
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
    """Each other player in turn pledges what they like."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "need", "queue", "pledged")
    __slots__ = FIELDS

    def __init__(
        self, seat: int, card: str, need: list[str], queue: list[int], pledged: list[str] | None = None
    ) -> None:
        self.seat = seat
        self.card = card
        self.need = need
        self.queue = queue
        #: "seat|offer" one by one.
        self.pledged: list[str] = [] if pledged is None else pledged

    def clone(self) -> Pledging:
        return Pledging(self.seat, self.card, self.need, self.queue[:], self.pledged[:])

    def got(self, state: ChampionsState) -> list[str]:
        card = state.cards.of(self.card)
        icons: list[str] = []
        for pledge in self.pledged:
            seat, _, offer = pledge.partition("|")
            icons += offers(state, int(seat), card)[offer]
        return icons

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, ChampionsState)
        got = self.got(state)
        while self.queue:
            helper = self.queue[0]
            options: list[Option] = []
            for offer, icons in offers(state, helper, state.cards.of(self.card)).items():
                if f"{helper}|{offer}" in self.pledged:
                    continue
                if deficit(self.need, got + icons) < deficit(self.need, got):
                    thing = offer.split("/", 1)[0]
                    options.append(
                        Option(f"pledge:{offer}", Message("champions-option-pledge", {"card": thing}), [thing])
                    )
            if options:
                options.append(Option("done", Message("champions-option-decline")))
                prompt = Message("champions-ask-pledge", {"seat": self.seat, "card": self.card})
                return Decision(helper, "pledge", prompt, options, self.card)
            self.queue.pop(0)
        self.finish(state, got)
        return None

    def answer(self, state: State, option: Option) -> None:
        if option.id == "done":
            self.queue.pop(0)
        else:
            self.pledged.append(f"{self.queue[0]}|{option.id.removeprefix('pledge:')}")

    def finish(self, state: ChampionsState, got: list[str]) -> None:
        """Spend what was pledged and play the card, if that is enough; otherwise it stays in hand."""
        from tableverse.games.champions import deeds
        from tableverse.games.champions.using import Using, begin_play

        state.frames.pop()
        card = state.cards.of(self.card)
        if not affordable(state, self.seat, self.need, self.card, card, got):
            state.emit("not-paid", {"seat": self.seat, "card": self.card})
            return
        credit: list[str] = []
        abilities: list[tuple[int, str]] = []
        for pledge in self.pledged:
            seat, _, offer = pledge.partition("|")
            if "/" in offer:
                abilities.append((int(seat), offer))
                continue
            credit += worth(state, offer, card)
            state.emit("spent", {"seat": int(seat), "card": offer}, reveals=True)
            deeds.discard_from_hand(state, int(seat), offer)
        begin_play(state, self.seat, self.card, credit)
        for helper, offer in reversed(abilities):
            thing, _, label = offer.partition("/")
            state.frames.append(Using(label, helper, thing))
