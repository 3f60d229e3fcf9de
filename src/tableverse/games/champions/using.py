"""Using abilities and playing cards: may it be done, pay for it, do it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tableverse.games.champions import numbers
from tableverse.games.champions.cards import Card, SeparateAttacks, Use
from tableverse.games.champions.deeds import enemies, entering, happening, piles, statuses, uniqueness
from tableverse.games.champions.frames import thing_option
from tableverse.games.champions.helping import Pledging, affordable_together
from tableverse.games.champions.ids import NOBODY, owner_of
from tableverse.games.champions.paying import Payment, accepted, affordable
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Ability, Resolving, Verb, Voice
from tableverse.kernel.effects.values import seat_id
from tableverse.kernel.state import Frame, State

#: What is played from hand and stays in play.
PLAYED: Final = ("ally", "upgrade", "support", "player-side-scheme")


class Handover(Verb):
    """The end of a cost: what it bound is told to the effect that was paid for. Says nothing."""

    def do(self, state: State, run: Resolving) -> None:
        using = state.frames[-2]
        assert isinstance(using, Using)
        using.bound = dict(run.bound)

    def say(self, voice: Voice) -> str:
        return ""


def cost_of(state: ChampionsState, card: Card, seat: int, x: int = 0) -> int:
    """Per player first, then whatever raises or lowers it."""
    printed = x if card.cost_x else numbers.per_player(state, card.cost, card.cost_each)
    names = [name for name in cost_names(card) if name in state.cards.changes]
    return max(0, printed + sum(numbers.added(state, name, seat_id(seat)) for name in names))


def cost_names(card: Card) -> tuple[str, str]:
    """What raises or lowers the cost of a card: that of any card, and that of its kind."""
    return "cost", f"cost:{card.kind}"


def price(state: ChampionsState, card: Card, seat: int, x: int = 0) -> list[str]:
    """Resources for playing a card. Those that it requires are a part of its cost."""
    required = card.terms.requirement
    return [*required, *[accepted(card)] * (cost_of(state, card, seat, x) - len(required))]


def needed(state: ChampionsState, use: Use, seat: int, thing: str, x: int = 0) -> list[str]:
    """Resources for using an ability: those it asks for, and the cost of the event it is on."""
    need = [] if use.spend[:1] == ("x",) else list(use.spend)
    if plays_event(state, use, thing):
        need += price(state, state.cards.of(thing), seat, x)
    return need


def plays_event(state: ChampionsState, use: Use, thing: str) -> bool:
    """Is the ability used by playing the event it is on?"""
    card = state.cards.of(thing)
    return card.kind == "event" and card.id == use.card


def tolls(state: ChampionsState, to: str, seat: int) -> list[tuple[Ability, str]]:
    """Additional costs for a player to play a card of a kind, each with the card that asks for it."""
    if not state.cards.tolled:
        return []
    found: list[tuple[Ability, str]] = []
    for piece in state.play.values():
        for toll in state.cards.by_id[piece.face].tolls:
            run = Resolving(toll.cost.label, numbers.controller(state, piece), piece.id)
            if toll.to == to and seat_id(seat) in toll.of.find(state, run):
                found.append((toll.cost, piece.id))
    return found


def tolls_payable(state: ChampionsState, to: str, seat: int) -> bool:
    return all(cost.effect.payable(state, Resolving(cost.label, seat, card)) for cost, card in tolls(state, to, seat))


def repeat(state: ChampionsState, label: str, seat: int, thing: str) -> None:
    """Use an ability once more while it is being resolved: all but playing its card and what that costs."""
    for frame in reversed(state.frames):
        if isinstance(frame, Using) and (frame.label, frame.card) == (label, thing):
            state.frames.append(Using(label, seat, thing, 1, frame.paid, None, frame.free, frame.x))
            return
    state.frames.append(Using(label, seat, thing, 1))


def push_tolls(state: ChampionsState, to: str, seat: int) -> None:
    for cost, card in reversed(tolls(state, to, seat)):
        state.frames.append(Resolving(cost.label, seat, card))


def too_often(state: ChampionsState, card: Card) -> bool:
    """Have all players together played as many copies as they may for now?"""
    return any(state.used.get(f"{period}:max/{card.title}", 0) >= most for period, most in card.most_played.items())


def count_play(state: ChampionsState, card: Card, seat: int) -> None:
    for key in play_keys(state, card, seat):
        state.used[key] = state.used.get(key, 0) + 1


def play_keys(state: ChampionsState, card: Card, seat: int) -> list[str]:
    """Where the playing of a card is counted: for its maximum, and where a card asks what was played."""
    keys = [f"{period}:max/{card.title}" for period in card.most_played]
    if state.cards.asks_for_played:
        keys.append(played_key(card.kind, seat))
    return keys


def played_key(kind: str, seat: int) -> str:
    """Where the cards of a kind are counted that a player has played in this round."""
    return f"round:played/{kind}/{seat}"


def team_is_there(state: ChampionsState, card: Card) -> bool:
    """Team-up: both characters are in play, each as an identity or as an ally."""
    for name in card.terms.team_up:
        title = state.cards.by_id[name].title
        if not any(title in uniqueness.names_of(state, piece) for piece in state.of_kind("hero", "alter-ego", "ally")):
            return False
    return True


def can_pay(state: ChampionsState, seat: int, need: list[str], thing: str, card: Card) -> bool:
    if card.keywords.get("alliance"):
        return affordable_together(state, seat, need, thing, card)
    return affordable(state, seat, need, thing, card)


def limit_key(use: Use, thing: str) -> str:
    return f"{use.limit}:{thing}/{use.printed}"


def has_no_cost(card: Card) -> bool:
    """A dash is printed where the cost would be: the card cannot be played, only put into play."""
    return card.cost < 0 and not card.cost_x


def usable(state: ChampionsState, use: Use, seat: int, thing: str, free: bool = False) -> bool:
    """Form, limit, cost and effect: may the player use the ability now? ``free``: the cost of its event is not paid,
    and so nothing that it requires."""
    if use.form and state.form(seat) != use.form:
        return False
    if use.limit and state.used.get(limit_key(use, thing)):
        return False
    if "defense" in use.labels:
        attack = happening.under_way(state, "enemy-attack")
        if attack is not None and attack.facts.get("defending", seat) != seat:
            return False  # somebody else is defending
    if "attack" in use.labels and numbers.added(state, "cannot:attack", performer(state, seat, thing)):
        return False
    event = plays_event(state, use, thing)
    if event and (
        has_no_cost(state.cards.of(thing))
        or too_often(state, state.cards.of(thing))
        or not tolls_payable(state, "event", seat)
    ):
        return False
    if use.heading == "forced-action" and state.used.get(forced_key(use, thing)):
        return False
    run = Resolving(use.label, seat, thing)
    if use.cost is not None:
        if not use.cost.effect.payable(state, run):
            return False
        run = use.cost.effect.ahead(state, run)
    if not (use.effect.effect.possible(state, run) or held_back(state, use, performer(state, seat, thing))):
        return False
    card = state.card(thing)
    if free and card.terms.requirement:
        return False
    need = [] if free else needed(state, use, seat, thing, 1)
    if use.spend[:1] == ("x",):
        need.append(use.spend[1])
    elif free:
        need += use.spend
    if card.kind == "event" and not team_is_there(state, card):
        return False
    return not need or can_pay(state, seat, need, thing, card)


def forced_key(use: Use, thing: str) -> str:
    """A forced action is done once in a player phase."""
    return f"phase:{thing}/{use.label}/forced"


def performer(state: ChampionsState, seat: int, thing: str) -> str:
    """Who attacks, thwarts or defends by an ability: the identity, for its events and upgrades are a part of it. An
    ally does it itself, also by an upgrade on it; what comes from a support is done by no character."""
    kind = state.card(thing).kind
    if kind in ("ally", "support", "player-side-scheme"):
        return thing
    piece = state.play.get(thing)
    if kind == "upgrade" and piece and piece.host in state.play and state.card(piece.host).kind == "ally":
        return piece.host
    return state.players[seat].identity


def held_back(state: ChampionsState, use: Use, character: str) -> bool:
    """Will a status card cancel this attack or thwart?"""
    if "attack" in use.labels and numbers.is_stunned(state, character):
        return True
    return "thwart" in use.labels and numbers.is_confused(state, character)


def uncount(state: ChampionsState, frame: Using | Playing) -> None:
    """What was begun and not paid for does not count for limits and maximums."""
    card = state.cards.of(frame.card)
    keys = play_keys(state, card, frame.seat)
    if isinstance(frame, Using):
        use = state.cards.uses[frame.label]
        if not plays_event(state, use, frame.card):
            keys = []
        if use.limit:
            keys.append(limit_key(use, frame.card))
    for key in keys:
        state.used[key] -= 1


class Using(Frame):
    """An ability in use: pay resources, pay the rest of the cost, resolve, discard the event."""

    FIELDS: ClassVar[tuple[str, ...]] = ("label", "seat", "card", "step", "paid", "bound", "free", "x")
    __slots__ = FIELDS

    def __init__(
        self,
        label: str,
        seat: int,
        card: str,
        step: int = 0,
        paid: list[str] | None = None,
        bound: dict[str, Any] | None = None,
        free: bool = False,
        x: int = -1,
    ) -> None:
        self.label = label
        self.seat = seat
        self.card = card
        self.step = step
        #: What it was paid with. Replaced, never changed in place; so is bound.
        self.paid: list[str] = [] if paid is None else paid
        self.bound: dict[str, Any] = {} if bound is None else bound
        #: The resource cost is ignored.
        self.free = free
        #: What X is, once it has been chosen.
        self.x = x

    def clone(self) -> Using:
        return Using(self.label, self.seat, self.card, self.step, self.paid, dict(self.bound), self.free, self.x)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, ChampionsState)
        use = state.cards.uses[self.label]
        event = plays_event(state, use, self.card) and not self.is_repeated(state)
        if self.step == 0 and event and state.cards.of(self.card).cost_x and self.x < 0:
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
            if "unpaid" not in self.bound:
                self.attempt(state, use)
        else:
            state.frames.pop()
            if self.card in state.limbo and event:
                state.limbo.remove(self.card)
                piles.to_discard(state, self.card)
            if self.bound.get("resolved"):
                happening.afterwards(state, "resolve", {"card": self.card, "seat": self.seat, "event": event})
            if event:
                happening.afterwards(state, "played", {"card": self.card, "seat": self.seat})
        return None

    def is_repeated(self, state: ChampionsState) -> bool:
        """Does the ability repeat itself? Its event has been played, and is discarded, once."""
        key = (self.label, self.card)
        return any(isinstance(frame, Using) and (frame.label, frame.card) == key for frame in state.frames[:-1])

    def ask_x(self, state: ChampionsState, use: Use) -> Decision:
        """X is fixed before anything is paid."""
        card = state.cards.of(self.card)
        most = 1
        while affordable(state, self.seat, needed(state, use, self.seat, self.card, most + 1), self.card, card):
            most += 1
        options = [Option(f"x:{x}", Message("champions-option-x", {"amount": x})) for x in range(1, most + 1)]
        return Decision(self.seat, "x", Message("champions-ask-x", {"card": self.card}), options, self.card)

    def answer(self, state: State, option: Option) -> None:
        self.x = int(option.id.removeprefix("x:"))

    def begin(self, state: ChampionsState, use: Use) -> None:
        if use.limit:
            key = limit_key(use, self.card)
            state.used[key] = state.used.get(key, 0) + 1
        if use.heading == "forced-action":
            state.used[forced_key(use, self.card)] = 1
        hand = state.players[self.seat].hand
        need = needed(state, use, self.seat, self.card, self.x)
        if plays_event(state, use, self.card):
            if self.card in hand:
                hand.remove(self.card)
                state.limbo.append(self.card)
            count_play(state, state.cards.of(self.card), self.seat)
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

    def attempt(self, state: ChampionsState, use: Use) -> None:
        """The effects are about to begin: they may be cancelled, and what was paid stays paid."""
        answering = state.cards.answering
        if (
            ("effect/before" in answering or "effect/would" in answering)
            and use.effect.on != "effect"
            and not use.decides
        ):
            facts = {"card": self.card, "seat": self.seat, "event": plays_event(state, use, self.card)}
            happening.occur(state, "effect", facts)
        else:
            self.resolve(state)

    def resolve(self, state: ChampionsState) -> None:
        use = state.cards.uses[self.label]
        bound = {**self.bound, "paid": ",".join(self.paid), "x": self.x}
        character = performer(state, self.seat, self.card)
        separate = isinstance(use.effect.effect, SeparateAttacks)
        if held_back(state, use, character) and not separate:
            for status, label in (("stunned", "attack"), ("confused", "thwart")):
                if label in use.labels and status_of(state, character, status):
                    statuses.lose_status(state, character, status)
            return
        if happening.asked_for(state, "resolve") and use.effect.effect.possible(
            state, Resolving(self.label, self.seat, self.card, bound)
        ):
            self.bound = {**self.bound, "resolved": 1}
        if separate:
            state.frames.append(Resolving(self.label, self.seat, self.card, bound))
        elif "attack" in use.labels or "thwart" in use.labels:
            kind = "attack" if "attack" in use.labels else "thwart"
            facts: dict[str, Any] = {
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
            happening.occur(state, kind, facts)
        else:
            state.frames.append(Resolving(self.label, self.seat, self.card, bound))
        if "defense" in use.labels:
            defend_by_ability(state, self.seat)


def status_of(state: ChampionsState, character: str, status: str) -> bool:
    return numbers.is_stunned(state, character) if status == "stunned" else numbers.is_confused(state, character)


def effects_begin(state: ChampionsState) -> None:
    """The occurrence itself: nobody has cancelled the effects of the ability in use. Its window goes, so that what is
    under way is again what the ability answers."""
    state.frames.pop()
    using = state.frames[-1]
    assert isinstance(using, Using)
    using.resolve(state)


def defend_by_ability(state: ChampionsState, seat: int) -> None:
    """A defense ability makes its player's identity the defender, unless somebody defends already. That is no basic
    defense. Whatever answers the defending comes before the ability itself."""
    attack = happening.under_way(state, "enemy-attack")
    if attack is None:
        return
    attack.facts["defending"] = seat
    if not attack.facts["defender"]:
        enemies.defend(state, attack, state.players[seat].identity, False)
        attack.facts["by_ability"] = state.players[seat].identity


def spend_reduction(state: ChampionsState, card: Card, seat: int) -> None:
    """A lower cost for the next card is used up by it."""
    names, payer = cost_names(card), seat_id(seat)
    state.modifiers = [
        modifier for modifier in state.modifiers if not (modifier.stat in names and modifier.target == payer)
    ]


class Playing(Frame):
    """An ally, upgrade or support being played: pay, choose where it goes, enter play."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "seat", "step", "paid", "place", "free")
    __slots__ = FIELDS

    def __init__(
        self,
        card: str,
        seat: int,
        step: int = 0,
        paid: list[str] | None = None,
        place: str = "",
        free: bool = False,
    ) -> None:
        self.card = card
        self.seat = seat
        self.step = step
        self.paid: list[str] = [] if paid is None else paid
        self.place = place
        #: The resource cost is ignored.
        self.free = free

    def clone(self) -> Playing:
        return Playing(self.card, self.seat, self.step, self.paid, self.place, self.free)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, ChampionsState)
        card = state.cards.of(self.card)
        if self.step == 0:
            self.step = 1
            if self.card not in state.limbo:
                piles.take_out(state, self.card)
                state.limbo.append(self.card)
            state.emit("played", {"seat": self.seat, "card": self.card}, reveals=True)
            need = [] if self.free else price(state, card, self.seat)
            count_play(state, card, self.seat)
            spend_reduction(state, card, self.seat)
            push_tolls(state, card.kind, self.seat)
            if need:
                state.frames.append(Payment(self.seat, self.card, need, self.paid))
            return None
        if self.step == 1:
            options = [thing_option("place", place) for place in places(state, self.card, self.seat)]
            if not options:  # the place has gone while it was paid for
                state.frames.pop()
                state.limbo.remove(self.card)
                piles.to_discard(state, self.card)
                return None
            return Decision(self.seat, "place", Message("champions-ask-place", {"card": self.card}), options, self.card)
        state.frames.pop()
        return None

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, ChampionsState)
        self.step = 2
        self.place = option.targets[0]
        state.limbo.remove(self.card)
        card = state.cards.of(self.card)
        area = self.seat
        host = ""
        if card.attach is not None:
            host = self.place
        elif self.place:
            area = state.play[self.place].area
        if card.kind == "player-side-scheme":
            area = NOBODY
        happening.occur(state, "played", {"card": self.card, "seat": self.seat})
        entering.enter_play(state, self.card, area, host)


def places(state: ChampionsState, thing: str, seat: int) -> list[str]:
    """What it may be attached to, or the identity of the player who will control it."""
    card = state.cards.of(thing)
    if card.attach is not None:
        found = card.attach.find(state, Resolving("", seat, thing))
        if card.limit_per == "host":
            taken = [piece.host for piece in state.named(card.id)]
            found = [host for host in found if host not in taken]
        return found
    seats = state.order() if card.under_anyone else [seat]
    if card.limit_per == "player":
        held = [piece.area for piece in state.named(card.id)]
        seats = [other for other in seats if other not in held]
    return [state.players[other].identity for other in seats]


def playable(state: ChampionsState, thing: str, seat: int, free: bool = False) -> bool:
    """May this card be played now, as a card that stays in play? ``free``: without its cost."""
    card = state.cards.of(thing)
    if card.kind not in PLAYED or has_no_cost(card) or (card.play_form and state.form(seat) != card.play_form):
        return False
    if uniqueness.unique_in_play(state, thing) or not places(state, thing, seat):
        return False
    if too_often(state, card) or not tolls_payable(state, card.kind, seat):
        return False
    if free and card.terms.requirement:
        return False
    return team_is_there(state, card) and (free or can_pay(state, seat, price(state, card, seat), thing, card))


def may_use(state: ChampionsState, piece: Piece, seat: int) -> bool:
    """Cards that a player controls, and encounter cards: but of those obligations only in their own area, and
    attachments to a player's card only if that card is theirs."""
    if piece.area == seat or (piece.area == NOBODY and owner_of(piece.id) == seat):
        return True
    card = state.cards.by_id[piece.face]
    if card.aspect != "encounter" or card.kind == "obligation":
        return False
    host = state.play.get(piece.host)
    return host is None or state.cards.by_id[host.face].aspect == "encounter"


def begin_use(state: ChampionsState, label: str, seat: int, thing: str) -> None:
    """Use an ability, of a card in play or of an event in hand."""
    if not ask_for_help(state, label, seat, thing):
        state.frames.append(Using(label, seat, thing))


def ask_for_help(state: ChampionsState, label: str, seat: int, thing: str) -> bool:
    """Is it a card from hand with alliance? Then the others are asked first; ``label`` is that of an event."""
    card = state.cards.of(thing)
    hand = state.players[seat].hand
    others = [other for other in state.order() if other != seat]
    if thing not in hand or not card.keywords.get("alliance") or not others:
        return False
    need = needed(state, state.cards.uses[label], seat, thing) if label else price(state, card, seat)
    hand.remove(thing)
    state.limbo.append(thing)
    state.emit("declared", {"seat": seat, "card": thing}, reveals=True)
    state.frames.append(Pledging(seat, thing, label, need, others))
    return True


def begin_play(state: ChampionsState, seat: int, thing: str, label: str, credit: list[str]) -> None:
    """Play a card that others have helped to pay for. Its payment begins at once, so that more can be given."""
    frame: Frame = Using(label, seat, thing, 0, credit) if label else Playing(thing, seat, 0, credit)
    state.frames.append(frame)
    frame.run(state)
