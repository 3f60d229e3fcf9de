"""Activations of enemies, one after another. Their results are reported to the effect that caused them."""

from __future__ import annotations

from typing import Any, ClassVar

from tableverse.games.champions.frames.simultaneous import BEGINNING, Abreast
from tableverse.games.champions.ids import NOBODY, owner_of
from tableverse.games.champions.rules import lasting, numbers, statuses
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Resolving
from tableverse.kernel.effects.values import seat_id
from tableverse.kernel.fields import Shared, field, plain
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.state import Frame
from tableverse.kernel.timing import Window


@plain
class Activation(Frame[ChampionsState]):
    """A queue of activations: an activation that begins during another one waits for it.

    The results of the last activation are reported to the effect that caused it.
    """

    queue: list[Occurrence]
    #: Whether an activation is in progress, and its results once its steps are over.
    busy: bool = False
    did: Shared[dict[str, Any]] = field(factory=dict)
    #: The identity that all minions engaged with it attack, including minions that engage it meanwhile; "" if none.
    #: ``counted`` holds the minions whose attacks have been queued.
    ganged: str = ""
    counted: Shared[list[str]] = field(factory=list)
    SPARSE: ClassVar[tuple[str, ...]] = ("ganged", "counted")

    def run(self, state: ChampionsState) -> Decision | None:
        if self.busy:
            self.busy = False
            self._tell(state)
            lasting.expire(state, "activation")
            lasting.expire_attack(state)
            return None
        if self.ganged:
            self.join(state, owner_of(self.ganged))
        self.queue = [one for one in self.queue if self.is_to_come(state, one)]
        if not self.queue:
            state.frames.pop()
            return None
        if len(self.queue) == 1:  # the usual case
            self.begin(state, self.queue.pop())
            return None
        options = self.order(state)
        if len(options) > 1:
            seat = state.first if self.queue[0].facts.get("queued") else self.queue[0].facts["seat"]
            return Decision(seat, "order", Message("champions-ask-activation"), options)
        self.answer(state, options[0])
        return None

    def is_to_come(self, state: ChampionsState, one: Occurrence) -> bool:
        """Return whether an activation can take place: its enemy is in play and its player is not eliminated."""
        return one.facts["enemy"] in state.play and not state.players[one.facts["seat"]].eliminated

    def join(self, state: ChampionsState, seat: int) -> None:
        """Add attacks of minions that have engaged the player since the attacks began."""
        for piece in state.engaged(seat):
            if piece.id not in self.counted and state.form(seat) == "hero":
                self.counted = [*self.counted, piece.id]
                self.queue.append(
                    Occurrence("enemy-attack", _facts(state, "enemy-attack", piece.id, seat, "", 0, True))
                )

    def order(self, state: ChampionsState) -> list[Option]:
        """Return the activations that may come next.

        Of simultaneous activations, the villain's comes first, then the minions' in an order chosen by the attacked
        player. Among activations that waited for another one to end, the first player chooses.
        """
        waiting = self.queue
        if not waiting[0].facts.get("queued"):
            seat = waiting[0].facts["seat"]
            waiting = [one for one in waiting if one.facts["seat"] == seat and not one.facts.get("queued")]
            waiting = [one for one in waiting if state.card(one.facts["enemy"]).kind == "villain"] or waiting
        options: dict[str, Option] = {}
        for one in waiting:
            enemy, identity = one.facts["enemy"], state.players[one.facts["seat"]].identity
            message = Message("champions-option-against", {"card": enemy, "target": identity})
            id = f"next:{enemy}>{identity}"
            options.setdefault(id, Option(id, message, [enemy, identity]))
        return list(options.values())

    def answer(self, state: ChampionsState, option: Option) -> None:
        """Start the first activation in the queue that the option names."""
        enemy, identity = option.things
        seat = owner_of(identity)
        found = next(one for one in self.queue if one.facts["enemy"] == enemy and one.facts["seat"] == seat)
        self.queue.remove(found)
        self.begin(state, found)

    def begin(self, state: ChampionsState, occurrence: Occurrence) -> None:
        enemy = occurrence.facts["enemy"]
        seat = occurrence.facts["seat"]
        attack = occurrence.kind == "enemy-attack"
        if attack and numbers.added(state, "cannot:attack", enemy):
            return
        if attack and numbers.is_stunned(state, enemy):
            statuses.lose_status(state, enemy, "stunned")
            return
        if not attack and numbers.is_confused(state, enemy):
            statuses.lose_status(state, enemy, "confused")
            return
        state.emit("activates", {"card": enemy, "seat": seat, "how": "attack" if attack else "scheme"})
        self.busy = True
        below = state.frames[-2]
        if attack and isinstance(below, Resolving) and "attacked" in below.bound:
            below.bound["attacked"] = [*below.bound["attacked"], seat_id(seat)]
        state.frames.append(Window(occurrence))

    def _tell(self, state: ChampionsState) -> None:
        below = state.frames[-2]
        if self.did and isinstance(below, Resolving):
            below.bound["activations"] += 1  # counted by the verb that started the activations
            below.bound.update(self.did)
        self.did = {}


def activate(
    state: ChampionsState, kind: str, enemy: str, seat: int, target: str = "", plus: int = 0, boosted: bool = True
) -> None:
    """Make an enemy attack or scheme, after any activation in progress."""
    facts = _facts(state, kind, enemy, seat, target, plus, boosted)
    for frame in state.frames[::-1]:
        if isinstance(frame, Activation):
            facts["queued"] = frame.busy
            frame.queue.append(Occurrence(kind, facts))
            return
    state.frames.append(Activation([Occurrence(kind, facts)]))


def gang_up(state: ChampionsState, seat: int) -> None:
    """Mark the attacks just started as attacks of all minions engaged with a player."""
    frame = state.frames[-1]
    if isinstance(frame, Activation):
        frame.ganged = state.players[seat].identity
        frame.counted = [one.facts["enemy"] for one in frame.queue]


def _facts(
    state: ChampionsState, kind: str, enemy: str, seat: int, target: str, plus: int, boosted: bool
) -> dict[str, Any]:
    facts: dict[str, Any] = {"enemy": enemy, "seat": seat, "boost": 0, "plus": plus, "boosted": boosted, "less": 0}
    if kind == "enemy-attack":
        facts["target"] = target or state.players[seat].identity
        facts["defender"] = ""
        facts["basic"] = False
        facts["damaged"] = []
        facts["defeated"] = []
    return facts


def also_attack(state: ChampionsState, attack: Occurrence, seats: list[int]) -> None:
    """Make an attack that is starting hit these players too, at the same time."""
    facts = attack.facts
    facts["abreast"] = facts["seat"]
    others: list[list[Frame[Any]]] = []
    for seat in seats:
        state.emit("activates", {"card": facts["enemy"], "seat": seat, "how": "attack"})
        other = _facts(state, attack.kind, facts["enemy"], seat, "", facts["plus"], facts["boosted"])
        other["abreast"] = seat
        others.append([Window(Occurrence(attack.kind, other))])
    for place, frame in enumerate(state.frames):
        if isinstance(frame, Window) and frame.occurrence is attack:
            state.frames.insert(place, Abreast(BEGINNING, others))
            return


def strike_at_once(state: ChampionsState, thing: str, entered: bool) -> None:
    """Resolve quickstrike, then teamwork if another minion has the trait, before responses to entering or engaging."""
    piece = state.play.get(thing)
    if piece is None or piece.area == NOBODY:
        return
    hero = state.form(piece.area) == "hero"
    if numbers.keyword(state, thing, "quickstrike") and hero:
        activate(state, "enemy-attack", thing, piece.area)
    trait = state.cards.by_id[piece.face].terms.teamwork if entered else ""
    if trait and any(
        other.id != thing and numbers.has_trait(state, other.id, trait) for other in state.of_kind("minion")
    ):
        activate(state, "enemy-attack" if hero else "enemy-scheme", thing, piece.area)


def finish_activation(state: ChampionsState, facts: dict[str, Any]) -> None:
    """Report the results of an attack or scheme whose steps are over to the frame of its activation."""
    state.frames.pop()
    abreast = state.frames[-2]
    if isinstance(abreast, Abreast):
        abreast.rest(state, 1)
    activation = state.frames[-2]
    assert isinstance(activation, Activation)
    did = activation.did  # results of other simultaneous attacks
    activation.did = {
        "damaged": list(dict.fromkeys([*did.get("damaged", []), *facts.get("damaged", [])])),
        "dealt": did.get("dealt", 0) + facts.get("dealt", 0),
        "placed": did.get("placed", 0) + facts.get("placed", 0),
    }
    if state.cards.asks_how_it_went:
        activation.did["taken"] = did.get("taken", 0) + facts.get("taken", 0)
        activation.did["undefended"] = "defender" in facts and not facts["defender"]
