"""Using an ability: pay for it, then resolve it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tableverse.games.champions.cards import Use
from tableverse.games.champions.effects import SeparateAttacks
from tableverse.games.champions.frames.payment import Payment, Purchase, is_play_answered, push_tolls, put_back
from tableverse.games.champions.rules import counting, enemies, lasting, occurrences, piles, statuses
from tableverse.games.champions.rules.costs import affordable, needed, plays_event, spend_reduction
from tableverse.games.champions.rules.performing import held_back, performer, status_of
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Resolving
from tableverse.kernel.fields import Shared, field, plain

#: X has not been chosen yet, or the cost has no X.
UNKNOWN: Final = -1


@plain
class Using(Purchase):
    """The use of an ability: paying resources and other costs, resolving the effects, discarding an event."""

    label: str
    seat: int
    card: str
    step: int = 0
    #: The resources that were paid.
    paid: Shared[list[str]] = field(factory=list)
    bound: Shared[dict[str, Any]] = field(factory=dict)
    #: Whether the resource cost is ignored.
    free: bool = False
    #: The chosen X, or ``UNKNOWN``.
    x: int = UNKNOWN
    #: The card that an event was stored on, if played from there; whether the event is played from elsewhere than the
    #: hand; and whether its play has been announced.
    under: str = ""
    elsewhere: bool = False
    announced: bool = False
    SPARSE: ClassVar[tuple[str, ...]] = ("under", "elsewhere", "announced")

    def run(self, state: ChampionsState) -> Decision | None:
        use = state.cards.uses[self.label]
        event = plays_event(state, use, self.card) and not self.is_repeated(state)
        if event and state.cards.of(self.card).cost_x and self.x == UNKNOWN and not self.free:
            return self.ask_x(state, use)
        self.step += 1
        if self.step == 1:
            self.begin(state, use)
        elif self.step == 2:
            if use.cost is not None:
                state.frames.append(Resolving(use.cost.label, self.seat, self.card))
            if event:
                push_tolls(state, "event", self.seat)
        elif self.step == 3:
            if event and "unpaid" not in self.bound and not self.announced and is_play_answered(state):
                self.announced = True
                self.step = 2
                occurrences.occur(state, "play", {"card": self.card, "seat": self.seat})
            elif "unpaid" not in self.bound:
                self.attempt(state, use)
        else:
            self.finish(state, event)
        return None

    def is_repeated(self, state: ChampionsState) -> bool:
        """Return whether this use repeats the ability. Its event is played and discarded only once."""
        key = (self.label, self.card)
        return any(isinstance(frame, Using) and (frame.label, frame.card) == key for frame in state.frames[:-1])

    def ask_x(self, state: ChampionsState, use: Use) -> Decision:
        """Ask for X before anything is paid."""
        card = state.cards.of(self.card)
        most = 1
        while affordable(state, self.seat, needed(state, use, self.seat, self.card, most + 1), self.card, card):
            most += 1
        options = [
            Option(f"x:{x}", Message("champions-option-x", {"amount": x}), (), [str(x)]) for x in range(1, most + 1)
        ]
        return Decision(self.seat, "x", Message("champions-ask-x", {"card": self.card}), options, self.card)

    def answer(self, state: ChampionsState, option: Option) -> None:
        self.x = int(option.thing)

    def begin(self, state: ChampionsState, use: Use) -> None:
        counting.count_use(state, use, self.card)
        if use.heading == "forced-action":
            counting.count_forced(state, use, self.card)
        hand = state.players[self.seat].hand
        need = needed(state, use, self.seat, self.card, self.x)
        if plays_event(state, use, self.card):
            if self.card in hand:
                hand.remove(self.card)
                state.limbo.append(self.card)
            elif self.card not in state.limbo:
                self.elsewhere = True
                self.under = piles.host_of(state, self.card)
                piles.lift(state, self.card)
            counting.count_play(state, state.cards.of(self.card), self.seat)
            state.emit("played", {"seat": self.seat, "card": self.card}, reveals=True)
            spend_reduction(state, state.cards.of(self.card), self.seat)
        elif use.heading in ("action", "forced-action"):
            state.emit("uses", {"seat": self.seat, "card": self.card})
        if self.free:
            need = list(use.spend)
        if use.spend[:1] == ("x",):
            state.frames.append(Payment(self.seat, self.card, need, [], use.spend[1]))
        elif need:
            state.frames.append(Payment(self.seat, self.card, need, self.paid))

    def receive(self, resources: list[str]) -> None:
        self.paid = resources

    def take_back(self, state: ChampionsState) -> None:
        put_back(state, self.card, self.seat, under=self.under)
        use = state.cards.uses[self.label]
        if plays_event(state, use, self.card):
            counting.count_play(state, state.cards.of(self.card), self.seat, -1)
        counting.count_use(state, use, self.card, -1)

    def attempt(self, state: ChampionsState, use: Use) -> None:
        """Start the effects. If a card cancels them, the costs remain paid."""
        answering = state.cards.answering
        if (
            ("effect" in answering["before"] or "effect" in answering["would"])
            and use.effect.on != "effect"
            and not use.decides
        ):
            facts = {"card": self.card, "seat": self.seat, "event": plays_event(state, use, self.card)}
            occurrences.occur(state, "effect", facts)
        else:
            self.resolve(state)

    def resolve(self, state: ChampionsState) -> None:
        use = state.cards.uses[self.label]
        bound = {**self.bound, "paid": self.paid[:], "x": self.x}
        character = performer(state, self.seat, self.card)
        separate = isinstance(use.effect.effect, SeparateAttacks)
        if held_back(state, use, character) and not separate:
            for status, label in (("stunned", "attack"), ("confused", "thwart")):
                if label in use.labels and status_of(state, character, status):
                    statuses.lose_status(state, character, status)
            return
        resolving = Resolving(self.label, self.seat, self.card, bound)
        if occurrences.may_have_responses(state, "resolve") and use.effect.effect.possible(state, resolving):
            self.bound = {**self.bound, "resolved": 1}
        if not separate and ("attack" in use.labels or "thwart" in use.labels):
            kind = "attack" if "attack" in use.labels else "thwart"
            occurrences.occur(state, kind, self.attack_facts(use, character, bound))
        else:
            state.frames.append(resolving)
        if "defense" in use.labels:
            defend_by_ability(state, self.seat)

    def attack_facts(self, use: Use, character: str, bound: dict[str, Any]) -> dict[str, Any]:
        return {
            "attacker": character,
            "both": "attack" in use.labels and "thwart" in use.labels,
            "seat": self.seat,
            "basic": False,
            "targets": [],
            "damaged": [],
            "defeated": [],
            "use": self.label,
            "card": self.card,
            "bound": bound,
        }

    def finish(self, state: ChampionsState, event: bool) -> None:
        state.frames.pop()
        if self.card in state.limbo and event:
            state.limbo.remove(self.card)
            piles.to_discard(state, self.card)
        if event:
            lasting.expire(state, "event", self.card)
        if not event:
            occurrences.afterwards(state, "used", {"card": self.card, "seat": self.seat})
        if self.bound.get("resolved"):
            occurrences.afterwards(state, "resolve", {"card": self.card, "seat": self.seat, "event": event})
        if event:
            played: dict[str, Any] = {"card": self.card, "seat": self.seat}
            if not self.elsewhere:
                played["hand"] = True
            occurrences.afterwards(state, "played", played)


def repeat(state: ChampionsState, label: str, seat: int, thing: str) -> None:
    """Use an ability again while it is resolving, without playing its card or paying its cost."""
    for frame in state.frames[::-1]:
        if isinstance(frame, Using) and (frame.label, frame.card) == (label, thing):
            state.frames.append(Using(label, seat, thing, 1, frame.paid, {}, frame.free, frame.x))
            return
    state.frames.append(Using(label, seat, thing, 1))


def effects_begin(state: ChampionsState) -> None:
    """Start the effects of an ability that was not cancelled.

    Remove their window, so that the occurrence in progress is again the one that the ability responds to.
    """
    state.frames.pop()
    using = state.frames[-1]
    assert isinstance(using, Using)
    using.resolve(state)


def defend_by_ability(state: ChampionsState, seat: int) -> None:
    """Make a player's identity the defender by a defense ability, unless the attack is already defended.

    This is not a basic defense. Responses to defending come before the ability itself.
    """
    attack = occurrences.current(state, "enemy-attack")
    if attack is None:
        return
    attack.facts["defending"] = seat
    if not attack.facts["defender"]:
        enemies.defend(state, attack, state.players[seat].identity, False)
        attack.facts["by_ability"] = state.players[seat].identity
