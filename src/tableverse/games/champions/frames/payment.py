"""Paying with resources: cards from hand and Resource abilities, one by one until the cost is covered."""

from __future__ import annotations

from tableverse.games.champions.cards import ANY, COST, TOLL
from tableverse.games.champions.frames.options import cards_in_hand, paying_option
from tableverse.games.champions.frames.readying import Readying
from tableverse.games.champions.ids import owner_of
from tableverse.games.champions.rules import costs, occurrences, piles
from tableverse.games.champions.rules.costs import deficit
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Ability, Choose, Pay, Resolving
from tableverse.kernel.fields import Shared, field, plain
from tableverse.kernel.state import Frame
from tableverse.kernel.then import Then


class Purchase(Frame[ChampionsState]):
    """Base class of frames that wait for a payment: an ability in use, or a card being played."""

    __slots__ = ()

    def receive(self, resources: list[str]) -> None:
        """Record the resources of the payment."""
        raise NotImplementedError

    def take_back(self, state: ChampionsState) -> None:
        """Undo an unpaid purchase: return its card, and remove it from the counts for limits and maximums."""
        raise NotImplementedError


def is_play_answered(state: ChampionsState) -> bool:
    """Return whether any card responds to a paid card about to take effect. Usually none does."""
    return "play" in state.cards.answering["before"]


def put_back(state: ChampionsState, thing: str, seat: int, lay: int = -1, under: str = "") -> None:
    """Return an unplayed card to its place.

    Its place is under the card it was stored on, in the discard pile at its old position, or in its player's hand.
    """
    if thing in state.limbo:
        state.limbo.remove(thing)
        host = state.play.get(under)
        if host is not None:
            host.tucked = [*host.tucked, thing]
            host.shown = [*host.shown, thing]
        elif lay >= 0:
            state.players[owner_of(thing)].discard.insert(lay, thing)
        else:
            state.players[seat].hand.append(thing)


@plain
class Payment(Frame[ChampionsState]):
    """The payment of one cost with resources.

    If ``limitless`` is a type, at least one resource of this type is spent in addition, and any number may be.
    """

    seat: int
    #: The card or ability being paid for.
    card: str
    need: Shared[list[str]]
    got: Shared[list[str]]
    limitless: str = ""
    #: The cards discarded to pay.
    spent: Shared[list[str]] = field(factory=list)
    #: The resource type that may exceed the cost, or "".
    overpays: str = ""

    def run(self, state: ChampionsState) -> Decision | None:
        lacking = deficit(self.need, self.got)
        if lacking == 0 and not self.limitless and not self.overpays:
            extra = self.extra(state)
            if len(extra) > 1:
                return Decision(self.seat, "extra", Message("champions-ask-extra"), extra, self.card)
            if extra:
                self.answer(state, extra[0])
            else:
                self.finish(state)
            return None
        options: list[Option] = []
        paying_for = state.card(self.card)
        for thing in cards_in_hand(state, self.seat):
            icons = costs.resources_from(state, thing, paying_for)
            if thing != self.card and self.helps(icons, lacking):
                options.append(paying_option(thing, icons))
        for use, piece in costs.resource_uses(state, self.seat, paying_for):
            icons = costs.gives(state, use, self.seat, piece)
            if self.helps(icons, lacking):
                options.append(paying_option(piece, icons, use.label))
        if (self.overpays and lacking == 0) or (
            self.limitless and costs.left_for_x(self.need, self.got, self.limitless)
        ):
            options.append(Option("done", Message("champions-option-done")))
        if not options:  # a source of resources has left since the cost was found payable
            self.give_up(state)
            return None
        prompt = Message("champions-ask-pay", {"card": self.card, "amount": lacking})
        return Decision(self.seat, "pay", prompt, options, self.card)

    def helps(self, icons: list[str], lacking: int) -> bool:
        if self.limitless:
            if any(icon in (self.limitless, "wild") for icon in icons):
                return True
            # Another type pays for a part of the cost that would otherwise reduce X.
            before = costs.left_for_x(self.need, self.got, self.limitless)
            if len(costs.left_for_x(self.need, self.got + icons, self.limitless)) > len(before):
                return True
        if self.overpays and lacking == 0:
            return bool(icons) if self.overpays == ANY else any(icon in (self.overpays, "wild") for icon in icons)
        return deficit(self.need, self.got + icons) < lacking

    def answer(self, state: ChampionsState, option: Option) -> None:
        verb = option.verb
        if verb == "done":
            self.finish(state)
        elif verb == "extra":
            got = self.got[:]
            got.remove(option.thing)
            self.got = got
        elif verb == "use":
            thing, ability = option.things
            state.frames.append(Then("use", {"ability": ability, "seat": self.seat, "card": thing}))
        else:
            self.spend(state, option.thing)

    def spend(self, state: ChampionsState, thing: str) -> None:
        """Spend a card from hand."""
        self.add(costs.resources_from(state, thing, state.card(self.card)))
        self.spent = [*self.spent, thing]
        state.emit("spent", {"seat": self.seat, "card": thing}, reveals=True)
        piles.discard_from_hand(state, self.seat, thing)

    def add(self, icons: list[str]) -> None:
        self.got = self.got + icons

    def extra(self, state: ChampionsState) -> list[Option]:
        """Return options for the surplus resource that does not count as paid, if the card refers to its payment."""
        if not state.cards.of(self.card).minds_payment:
            return []
        options: list[Option] = []
        for kind in dict.fromkeys(self.got):
            rest = self.got[:]
            rest.remove(kind)
            if deficit(self.need, rest) == 0:
                message = Message("champions-option-extra", {"resources": [kind]})
                options.append(Option(f"extra:{kind}", message, (), [kind]))
        return options

    def give_up(self, state: ChampionsState) -> None:
        """Abort the payment and return all cards to their places."""
        place = len(state.frames) - 2
        while isinstance(frame := state.frames[place], Resolving) and (
            TOLL in frame.ability or frame.ability.endswith(COST)
        ):
            place -= 1
        within = isinstance(frame, Resolving) and place == len(state.frames) - 2
        power = isinstance(frame, Then) and frame.deed == "power"
        if not within and not power and not isinstance(frame, Purchase | Readying):
            self.finish(state)
            return
        hand = state.players[self.seat].hand
        for thing in self.spent:
            discard = state.players[owner_of(thing)].discard
            if thing in discard:
                discard.remove(thing)
                hand.append(thing)
        if isinstance(frame, Purchase):
            del state.frames[place:]
            frame.take_back(state)
        elif isinstance(frame, Readying):
            del state.frames[place + 1 :]
            frame.paid = False
        elif isinstance(frame, Then):
            del state.frames[place:]
            if frame.facts["card"] in state.play:  # unless it was given away to pay this cost
                state.play[frame.facts["card"]].exhausted = False
        else:
            assert isinstance(frame, Resolving)
            state.frames.pop()
            go_without(state, frame)
        state.emit("unpaid", {"seat": self.seat, "card": self.card})

    def finish(self, state: ChampionsState) -> None:
        """Report the payment to the waiting frame."""
        state.frames.pop()
        below = state.frames[-1]
        if self.limitless:
            self.got = costs.left_for_x(self.need, self.got, self.limitless)
        if isinstance(below, Purchase):
            below.receive(self.got)
        else:
            assert isinstance(below, Resolving)
            below.bound["paid"] = self.got[:]
        self.answer_spending(state)

    def answer_spending(self, state: ChampionsState) -> None:
        """Open windows for responses to spending, before responses to the card or ability paid for.

        All resources count as spent at the same time.
        """
        if occurrences.may_have_responses(state, "spent"):
            paying_for = state.card(self.card)
            for thing in reversed(self.spent):
                icons = costs.resources_from(state, thing, paying_for)
                occurrences.afterwards(state, "spent", {"seat": self.seat, "card": thing, "resources": icons})


def go_without(state: ChampionsState, run: Resolving) -> None:
    """Skip the part of an effect whose cost was not paid. A player who chose to pay chooses again."""
    ability: Ability = state.game.ability(run.ability)
    for place, step in enumerate(run.steps):
        if isinstance(ability.nodes[step.node], Pay) and step.cursor == 1:
            del run.steps[place:]
            break
    at = run.steps[-1] if run.steps else None
    if at is not None and isinstance(ability.nodes[at.node], Choose):
        at.cursor = 0


def payment_under_way(state: ChampionsState) -> Payment | None:
    for frame in state.frames[::-1]:
        if isinstance(frame, Payment):
            return frame
    return None


def push_tolls(state: ChampionsState, to: str, seat: int) -> None:
    """Push the additional costs of playing a kind of card."""
    for cost, card in reversed(costs.tolls(state, to, seat)):
        state.frames.append(Resolving(cost.label, seat, card))
