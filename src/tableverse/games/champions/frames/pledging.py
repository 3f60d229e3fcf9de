"""Alliance: before a card is played, the other players may pledge resources for it.

If the total is not enough, no resources are spent and the card stays in hand.
"""

from __future__ import annotations

from tableverse.games.champions.frames.playing import Playing
from tableverse.games.champions.frames.using import Using
from tableverse.games.champions.rules import costs, piles
from tableverse.games.champions.rules.costs import deficit
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import Shared, field, plain
from tableverse.kernel.plain import Plain
from tableverse.kernel.state import Frame


@plain
class Pledge(Plain):
    """A player's contribution: a card from hand, or an ability of a card in play."""

    seat: int
    thing: str
    ability: str


@plain
class Pledging(Frame[ChampionsState]):
    """Decisions of the other players, in turn, to pledge resources. The card and all pledges are open information."""

    seat: int
    card: str
    #: Label of the event's ability; "" if the card is not an event.
    label: str
    need: Shared[list[str]]
    queue: list[int]
    pledged: Shared[list[Pledge]] = field(factory=list)
    #: The resources that all pledges provide.
    got: Shared[list[str]] = field(factory=list)

    def run(self, state: ChampionsState) -> Decision | None:
        while self.queue:
            options = self.offered(state, self.queue[0])
            if options:
                options.append(Option("done", Message("champions-option-decline")))
                prompt = Message("champions-ask-pledge", {"seat": self.seat, "card": self.card})
                return Decision(self.queue[0], "pledge", prompt, options, self.card)
            self.queue.pop(0)
        self.finish(state)
        return None

    def offered(self, state: ChampionsState, helper: int) -> list[Option]:
        """Return the possible pledges that reduce the missing resources."""
        options: list[Option] = []
        given = [(pledge.thing, pledge.ability) for pledge in self.pledged if pledge.seat == helper]
        for thing, ability, icons in costs.offers(state, helper, state.cards.of(self.card)):
            if (thing, ability) not in given and deficit(self.need, self.got + icons) < deficit(self.need, self.got):
                id = f"pledge:{thing}/{ability}" if ability else f"pledge:{thing}"
                message = Message("champions-option-pledge", {"card": thing})
                options.append(Option(id, message, [thing], [thing, ability]))
        return options

    def answer(self, state: ChampionsState, option: Option) -> None:
        if option.verb == "done":
            self.queue.pop(0)
            return
        helper = self.queue[0]
        thing, ability = option.things
        for offer in costs.offers(state, helper, state.cards.of(self.card)):
            if (offer.thing, offer.ability) == (thing, ability):
                self.got = self.got + offer.icons
        state.emit("pledged", {"seat": helper, "card": thing}, reveals=True)
        self.pledged = [*self.pledged, Pledge(helper, thing, ability)]
        if not ability:
            state.players[helper].hand.remove(thing)
            state.limbo.append(thing)

    def finish(self, state: ChampionsState) -> None:
        """Spend the pledges and play the card if the resources suffice. Otherwise return all cards."""
        state.frames.pop()
        card = state.cards.of(self.card)
        enough = costs.affordable(state, self.seat, self.need, self.card, card, self.got)
        cards = [pledge for pledge in self.pledged if not pledge.ability]
        for pledge in cards:
            state.limbo.remove(pledge.thing)
            if enough:
                state.emit("spent", {"seat": pledge.seat, "card": pledge.thing}, reveals=True)
                piles.to_discard(state, pledge.thing)
            else:
                state.players[pledge.seat].hand.append(pledge.thing)
        if enough:
            self.play(state, [icon for pledge in cards for icon in costs.resources_from(state, pledge.thing, card)])
        else:
            state.limbo.remove(self.card)
            state.players[self.seat].hand.append(self.card)
            state.emit("not-paid", {"seat": self.seat, "card": self.card})

    def play(self, state: ChampionsState, credit: list[str]) -> None:
        """Start the payment at once, so that the pledged abilities can add to it."""
        frame: Using | Playing = (
            Using(self.label, self.seat, self.card, 0, credit)
            if self.label
            else Playing(self.card, self.seat, 0, credit)
        )
        state.frames.append(frame)
        frame.run(state)
        for pledge in reversed(self.pledged):
            if pledge.ability:
                state.frames.append(Using(pledge.ability, pledge.seat, pledge.thing))


def ask_for_help(state: ChampionsState, label: str, seat: int, thing: str) -> bool:
    """Ask the other players for pledges if the card has alliance and is in hand. Return whether they are asked.

    ``label`` is the label of an event's ability, or "".
    """
    card = state.cards.of(thing)
    hand = state.players[seat].hand
    others = [other for other in state.order() if other != seat]
    if thing not in hand or not card.keywords.get("alliance") or not others:
        return False
    need = costs.needed(state, state.cards.uses[label], seat, thing) if label else costs.price(state, card, seat)
    hand.remove(thing)
    state.limbo.append(thing)
    state.emit("declared", {"seat": seat, "card": thing}, reveals=True)
    state.frames.append(Pledging(seat, thing, label, need, others))
    return True
