"""Small things under way: something to be done when what is above it is done, an enemy's activation, a reveal."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tableverse.games.champions import numbers
from tableverse.games.champions.abreast import Abreast
from tableverse.games.champions.happenings import HAPPENINGS
from tableverse.games.champions.ids import NOBODY, owner_of
from tableverse.games.champions.indirect import Indirect
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Resolving, Step
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.state import Frame, State
from tableverse.kernel.timing import Window


class Then(Frame):
    """One deed, done once everything above it on the stack is finished."""

    FIELDS: ClassVar[tuple[str, ...]] = ("deed", "facts")
    __slots__ = FIELDS

    def __init__(self, deed: str, facts: dict[str, Any] | None = None) -> None:
        self.deed = deed
        self.facts: dict[str, Any] = {} if facts is None else facts

    def clone(self) -> Then:
        return Then(self.deed, self.facts)

    def run(self, state: State) -> Decision | None:
        from tableverse.games.champions.deeds import (
            enemies,
            entering,
            happening,
            harm,
            lasting,
            leaving,
            revealing,
            stages,
        )

        assert isinstance(state, ChampionsState)
        state.frames.pop()
        facts = self.facts
        if self.deed == "advance":
            stages.advance(state)
        elif self.deed == "complete":
            stages.complete(state)
        elif self.deed == "next-stage":
            stages.next_stage(state)
        elif self.deed == "side-b":
            stages.side_b(state)
        elif self.deed == "leave":
            if facts["card"] in state.play:
                leaving.leave_play(state, facts["card"], facts["to"])
        elif self.deed == "follow":
            entering.follow(state, facts["card"])
        elif self.deed == "engaged":
            enemies.engaged(state, facts["card"], facts.get("entered", True))
        elif self.deed == "reveal-keywords":
            revealing.resolve_keywords(state, facts["card"])
        elif self.deed == "fall":
            harm.fall(state)
        elif self.deed == "retaliate":
            attack = happening.under_way(state, "attack")
            assert attack is not None
            happening.part_by_enemy(attack)
            harm.retaliate(state, attack.facts["attacker"], attack.facts["targets"], NOBODY)
        else:
            assert self.deed == "consequential"
            lasting.expire(state, "attack")
            harm.damage(state, facts["card"], facts["amount"], facts["card"], facts["seat"])
        return None

    def spare(self) -> None:
        """The power found nothing to be used on: no consequential damage."""
        self.facts = {**self.facts, "amount": 0}


class AllyLimit(Frame):
    """A player with too many allies discards one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = FIELDS

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> AllyLimit:
        return AllyLimit(self.seat)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, ChampionsState)
        allies = [piece.id for piece in state.of_kind("ally") if piece.area == self.seat]
        if len(allies) <= numbers.ally_limit(state, self.seat):
            state.frames.pop()
            return None
        options = [thing_option("discard", ally) for ally in allies]
        return Decision(self.seat, "ally-limit", Message("champions-ask-ally-limit"), options)

    def answer(self, state: State, option: Option) -> None:
        from tableverse.games.champions.deeds import leaving

        assert isinstance(state, ChampionsState)
        leaving.leave_play(state, option.targets[0])


class Attaching(Frame):
    """A card that comes into play on one of several cards: an attachment where the first player chooses, an upgrade
    where its player does."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "hosts", "seat")
    __slots__ = FIELDS

    def __init__(self, card: str, hosts: list[str], seat: int = NOBODY) -> None:
        self.card = card
        self.hosts = hosts
        self.seat = seat

    def clone(self) -> Attaching:
        return Attaching(self.card, self.hosts, self.seat)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, ChampionsState)
        if self.card not in state.limbo:
            state.frames.pop()
            return None
        options = [thing_option("place", host) for host in self.hosts]
        prompt = Message("champions-ask-place", {"card": self.card})
        seat = state.first if self.seat == NOBODY else self.seat
        return Decision(seat, "place", prompt, options, self.card)

    def answer(self, state: State, option: Option) -> None:
        from tableverse.games.champions.deeds import entering

        assert isinstance(state, ChampionsState)
        host = option.targets[0]
        state.limbo.remove(self.card)
        entering.enter_play(state, self.card, state.play[host].area if self.seat == NOBODY else self.seat, host)


class Activation(Frame):
    """Activations one after the other: one that begins during another waits for it. What the last one did is told to
    the effect that caused it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("queue", "busy", "did")
    __slots__ = FIELDS

    def __init__(self, queue: list[Occurrence], busy: bool = False, did: dict[str, Any] | None = None) -> None:
        self.queue = queue
        #: One has begun; what it did, once its steps are over. Replaced, never changed in place.
        self.busy = busy
        self.did: dict[str, Any] = {} if did is None else did

    def clone(self) -> Activation:
        return Activation([occurrence.clone() for occurrence in self.queue], self.busy, self.did)

    def run(self, state: State) -> Decision | None:
        from tableverse.games.champions.deeds import lasting

        assert isinstance(state, ChampionsState)
        if self.busy:
            self.busy = False
            self._tell(state)
            lasting.expire(state, "activation")
            lasting.expire(state, "attack")
            return None
        if not self.queue:
            state.frames.pop()
            return None
        options = self.order(state)
        if len(options) > 1:
            seat = state.first if self.queue[0].facts.get("queued") else self.queue[0].facts["seat"]
            return Decision(seat, "order", Message("champions-ask-activation"), options)
        self.begin(state, self.queue.pop(self.numbered(options[0].id)))
        return None

    def order(self, state: ChampionsState) -> list[Option]:
        """Which may come next. Of those that begin together the villain's, then the minions' against that player as
        the player likes; of those that waited for another one to end any, as the first player likes."""
        waiting = self.queue
        if not waiting[0].facts.get("queued"):
            seat = waiting[0].facts["seat"]
            waiting = [one for one in waiting if one.facts["seat"] == seat and not one.facts.get("queued")]
            waiting = [one for one in waiting if one.facts["enemy"] == state.villain] or waiting
        options: dict[str, Option] = {}
        for one in waiting:
            enemy, identity = one.facts["enemy"], state.players[one.facts["seat"]].identity
            message = Message("champions-option-against", {"card": enemy, "target": identity})
            id = f"next:{enemy}>{identity}"
            options.setdefault(id, Option(id, message, [enemy, identity]))
        return list(options.values())

    def numbered(self, id: str) -> int:
        """The first one in the queue that an option speaks of."""
        enemy, _, identity = id.removeprefix("next:").partition(">")
        seat = owner_of(identity)
        for number, one in enumerate(self.queue):
            if one.facts["enemy"] == enemy and one.facts["seat"] == seat:
                return number
        raise LookupError(id)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, ChampionsState)
        self.begin(state, self.queue.pop(self.numbered(option.id)))

    def begin(self, state: ChampionsState, occurrence: Occurrence) -> None:
        from tableverse.games.champions.deeds import statuses

        enemy = occurrence.facts["enemy"]
        seat = occurrence.facts["seat"]
        if enemy not in state.play or state.players[seat].eliminated:
            return
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
        state.frames.append(Window(occurrence))

    def _tell(self, state: ChampionsState) -> None:
        below = state.frames[-2]
        if self.did and isinstance(below, Resolving):
            below.bound["activations"] = below.bound.get("activations", 0) + 1
            below.bound.update(self.did)
        self.did = {}


def finish_activation(state: ChampionsState, facts: dict[str, Any]) -> None:
    """The steps are over: the frame of the activation, below its window, learns what it did."""
    state.frames.pop()
    abreast = state.frames[-2]
    if isinstance(abreast, Abreast):
        abreast.rest(state, 1)
    activation = state.frames[-2]
    assert isinstance(activation, Activation)
    did = activation.did  # by another attack at the same time
    damaged = [thing for thing in str(did.get("damaged", "")).split(",") if thing]
    activation.did = {
        "damaged": ",".join(dict.fromkeys(damaged + facts.get("damaged", []))),
        "dealt": did.get("dealt", 0) + facts.get("dealt", 0),
        "placed": did.get("placed", 0) + facts.get("placed", 0),
    }


def boost_step(state: ChampionsState, facts: dict[str, Any]) -> bool:
    """Turn over and resolve the next boost card. False when there is none left."""
    from tableverse.games.champions.deeds import piles

    piece = state.play[facts["enemy"]]
    open_card = facts.get("open", "")
    if open_card:
        # Its boost ability is resolved: now its icons count and it is discarded.
        facts["open"] = ""
        if facts.get("iconless") != open_card:
            facts["boost"] += boost_icons(state, open_card)
        if open_card in state.limbo:
            state.limbo.remove(open_card)
            piles.to_discard(state, open_card)
        return True
    abreast = state.frames[-3]
    if len(piece.boosts) <= (abreast.boosts_kept() if isinstance(abreast, Abreast) else 0):
        return False
    thing = piece.boosts[0]
    piece.boosts = piece.boosts[1:]
    state.limbo.append(thing)
    facts["open"] = thing
    card = state.cards.of(thing)
    state.emit("boost", {"card": thing, "icons": card.boost}, reveals=True)
    for use in card.uses:
        if use.heading == "boost":
            state.frames.append(Resolving(use.label, facts["seat"], thing))
    if "boost/before" in state.cards.answering:  # most tables have nothing that would answer it
        turned = {"card": thing, "enemy": facts["enemy"], "seat": facts["seat"], "icons": boost_icons(state, thing)}
        state.frames.append(Window(Occurrence("boost", turned), HAPPENINGS["boost"].begins))
    return True


def boost_icons(state: ChampionsState, thing: str) -> int:
    """Those that a card turned over has: its own, and one for each amplify icon in play."""
    return state.cards.of(thing).boost + numbers.icons(state, "amplify")


def push_later(state: ChampionsState, facts: dict[str, Any]) -> None:
    """Effects that waited for the end of the activation."""
    for entry in reversed(facts.get("later", [])):
        label, node, seat, origin = entry.split("|")
        state.frames.append(Resolving(label, int(seat), origin, None, [Step(int(node))]))
    facts["later"] = []


BOOST: Final = 0
DEFEND: Final = 1
TURN_OVER: Final = 2
STRIKE: Final = 3
RETALIATE: Final = 4
LATER: Final = 5


class EnemyAttack(Frame):
    """The steps of an enemy's attack. What it does is written into the occurrence of the window below."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "asked")
    __slots__ = FIELDS

    def __init__(self, step: int = BOOST, asked: int = 0) -> None:
        self.step = step
        #: How many players have declined to defend.
        self.asked = asked

    def clone(self) -> EnemyAttack:
        return EnemyAttack(self.step, self.asked)

    def run(self, state: State) -> Decision | None:
        from tableverse.games.champions.deeds import enemies, harm

        assert isinstance(state, ChampionsState)
        window = state.frames[-2]
        assert isinstance(window, Window)
        facts = window.occurrence.facts
        enemy = facts["enemy"]
        abreast = state.frames[-3]
        if isinstance(abreast, Abreast) and self.step > abreast.step:
            abreast.rest(state, 2)
            return None
        gone = enemy not in state.play or bool(facts.get("replaced"))
        if gone and self.step == STRIKE and "power" in facts:
            gone = False  # it went while another attack at the same time dealt its damage
        if gone or state.players[facts["seat"]].eliminated:
            facts["ended"] = gone or self.step < STRIKE
            self.clear(state, facts)
            finish_activation(state, facts)
            return None
        if self.step == BOOST:
            self.step = DEFEND
            if facts["boosted"] and (enemy == state.villain or numbers.keyword(state, enemy, "villainous")):
                enemies.give_boost(state, enemy)
                if isinstance(abreast, Abreast):
                    facts["given"] = 1
        elif self.step == DEFEND:
            return self.ask(state, facts)
        elif self.step == TURN_OVER:
            if not boost_step(state, facts):
                self.step = STRIKE
        elif self.step == STRIKE:
            self.step = RETALIATE
            if isinstance(abreast, Abreast) and "power" not in facts:
                for attack in (facts, *abreast.others()):
                    self.measure(state, attack)
            self.strike(state, facts)
        elif self.step == RETALIATE:
            self.step = LATER
            harm.retaliate(state, enemy, [facts["target"]], owner_seat(state, facts["target"]))
        elif facts.get("later"):
            push_later(state, facts)
        else:
            finish_activation(state, facts)
        return None

    def clear(self, state: ChampionsState, facts: dict[str, Any]) -> None:
        """The attack stops: a boost card lying open is discarded."""
        from tableverse.games.champions.deeds import piles

        thing = facts.get("open", "")
        if thing and thing in state.limbo:
            state.limbo.remove(thing)
            piles.to_discard(state, thing)

    def ask(self, state: ChampionsState, facts: dict[str, Any]) -> Decision | None:
        order = state.order()
        seat = facts["seat"]
        order = order[order.index(seat) :] + order[: order.index(seat)]
        if facts["defender"] or self.asked >= len(order):
            self.step = TURN_OVER
            return None
        seat = order[self.asked]
        able = defenders(state, seat)
        if not able:
            self.asked += 1
            return None
        options = [thing_option("defend", thing) for thing in able]
        must = numbers.added(state, "must:ally-defends", facts["enemy"]) and seat == facts["seat"]
        if must and any(state.card(thing).kind == "ally" for thing in able):
            options = [option for option in options if state.card(option.targets[0]).kind == "ally"]
        else:
            options.append(Option("undefended", Message("champions-option-undefended")))
        prompt = Message("champions-ask-defend", {"card": facts["enemy"], "seat": facts["seat"]})
        return Decision(seat, "defend", prompt, options, facts["enemy"])

    def answer(self, state: State, option: Option) -> None:
        from tableverse.games.champions.deeds import enemies

        assert isinstance(state, ChampionsState)
        window = state.frames[-2]
        assert isinstance(window, Window)
        if option.id == "undefended":
            self.asked += 1
            return
        thing = option.targets[0]
        state.play[thing].exhausted = True
        self.step = TURN_OVER
        enemies.defend(state, window.occurrence, thing, True)

    def measure(self, state: ChampionsState, facts: dict[str, Any]) -> None:
        """Fix how hard it will strike: attacks at the same time do not depend on what becomes of the enemy while their
        damage is dealt one by one."""
        from tableverse.games.champions.deeds import harm

        facts["power"] = self.power(state, facts)
        facts.update(harm.attack_keywords(state, facts["enemy"], facts))

    def power(self, state: ChampionsState, facts: dict[str, Any]) -> int:
        return (
            int(facts["power"]) if "power" in facts else numbers.unbounded(state, facts["enemy"], "atk") + facts["plus"]
        )

    def strike(self, state: ChampionsState, facts: dict[str, Any]) -> None:
        from tableverse.games.champions.deeds import harm

        if facts["target"] not in state.play:
            # The defending ally is gone: nobody defended, and its controller is hit; but the hero whose defense
            # ability provided that ally defends now.
            facts["target"] = state.players[facts["seat"]].identity
            facts["defender"] = facts.get("stand_in", "")
            facts["basic"] = False
            if facts["defender"]:
                state.emit("defends", {"card": facts["defender"]})
        power = self.power(state, facts)
        defense = numbers.basic_power(state, facts["target"], "def") if facts["basic"] else 0
        amount = power + facts["boost"] - defense
        told = {"power": power, "boost": facts["boost"], "defense": defense}
        state.emit("strikes", {"card": facts["enemy"], "target": facts["target"], "amount": max(0, amount), **told})
        if numbers.added(state, "attacks:indirect", facts["enemy"]):
            state.frames.append(Indirect(facts["seat"], [facts["seat"]], max(0, amount), facts["enemy"], True))
            return
        harm.damage(
            state,
            facts["target"],
            amount,
            facts["enemy"],
            NOBODY,
            True,
            **harm.attack_keywords(state, facts["enemy"], facts),
        )


def owner_seat(state: ChampionsState, thing: str) -> int:
    piece = state.play.get(thing)
    return NOBODY if piece is None else piece.area


def defenders(state: ChampionsState, seat: int) -> list[str]:
    """Ready characters who may defend: a hero, and allies."""
    return [
        piece.id
        for piece in state.of_kind("hero", "ally")
        if piece.area == seat
        and (not piece.exhausted or numbers.added(state, "may:defend-exhausted", piece.id))
        and not numbers.added(state, "cannot:defend", piece.id)
    ]


class EnemyScheme(Frame):
    """The steps of an enemy's scheme."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step",)
    __slots__ = FIELDS

    def __init__(self, step: int = BOOST) -> None:
        self.step = step

    def clone(self) -> EnemyScheme:
        return EnemyScheme(self.step)

    def run(self, state: State) -> Decision | None:
        from tableverse.games.champions.deeds import enemies, piles, threats

        assert isinstance(state, ChampionsState)
        window = state.frames[-2]
        assert isinstance(window, Window)
        facts = window.occurrence.facts
        enemy = facts["enemy"]
        if enemy not in state.play or facts.get("replaced"):
            thing = facts.get("open", "")
            if thing and thing in state.limbo:
                state.limbo.remove(thing)
                piles.to_discard(state, thing)
            facts["ended"] = True
            finish_activation(state, facts)
        elif self.step == BOOST:
            self.step = TURN_OVER
            if facts["boosted"] and (enemy == state.villain or numbers.keyword(state, enemy, "villainous")):
                enemies.give_boost(state, enemy)
        elif self.step == TURN_OVER:
            if not boost_step(state, facts):
                self.step = STRIKE
        elif self.step == STRIKE:
            self.step = LATER
            power = numbers.unbounded(state, enemy, "sch") + facts["plus"] - facts["less"]
            amount = power + facts["boost"]
            state.emit("schemes", {"card": enemy, "amount": max(0, amount), "power": power, "boost": facts["boost"]})
            threats.place_threat(state, state.scheme, amount, enemy)
        elif facts.get("later"):
            push_later(state, facts)
        else:
            finish_activation(state, facts)
        return None


class Revealing(Frame):
    """An encounter card being revealed, or another side of one in play; then a treachery is discarded, then surge."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "seat", "deck", "step", "surge", "resolved", "renewed")
    __slots__ = FIELDS

    def __init__(
        self,
        card: str,
        seat: int,
        deck: bool = True,
        step: int = 0,
        surge: bool = False,
        resolved: str = "",
        renewed: str = "",
    ) -> None:
        self.card = card
        self.seat = seat
        #: From the encounter deck, not from anywhere else.
        self.deck = deck
        self.step = step
        self.surge = surge
        #: What of it has been resolved: "" (nothing, or it was cancelled), "keywords" or "effects".
        self.resolved = resolved
        #: The table as it was when the encounter deck was made anew during it, in short.
        self.renewed = renewed

    def clone(self) -> Revealing:
        return Revealing(self.card, self.seat, self.deck, self.step, self.surge, self.resolved, self.renewed)

    def run(self, state: State) -> Decision | None:
        from tableverse.games.champions.deeds import happening, piles, revealing

        assert isinstance(state, ChampionsState)
        if self.step == 0:
            self.step = 1
            shown = state.play[self.card].face if self.card in state.play else self.card
            state.emit("revealed", {"card": shown, "seat": self.seat}, reveals=True)
            facts = {"card": self.card, "seat": self.seat, "deck": self.deck, "effects": True}
            state.frames.append(Window(Occurrence("reveal", facts), HAPPENINGS["reveal"].begins))
            return None
        if self.card in state.limbo:
            state.limbo.remove(self.card)
            piles.to_discard(state, self.card)
        if self.surge and not state.players[self.seat].eliminated:
            self.surge = False
            revealing.reveal_next(state, self.seat)
            return None
        state.frames.pop()
        if self.resolved and state.card(self.card).kind == "treachery":
            resolved = {"card": self.card, "seat": self.seat, "effects": self.resolved == "effects"}
            happening.afterwards(state, "resolve", resolved)
        return None


def in_peril(state: ChampionsState) -> int:
    """The player who resolves a card with peril, whom nobody can help; NOBODY if there is none."""
    for frame in state.frames:
        if isinstance(frame, Revealing) and state.card(frame.card).keywords.get("peril"):
            return frame.seat
    return NOBODY


def thing_option(verb: str, thing: str) -> Option:
    return Option(f"{verb}:{thing}", Message(f"champions-option-{verb}", {"card": thing}), [thing])
