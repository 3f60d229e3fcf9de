"""Paying with resources: cards from hand and Resource abilities, chosen one by one until the cost is covered."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.champions.cards import ANY, PRINTED, TOLL, Card, Generates, Use
from tableverse.games.champions.frames import thing_option
from tableverse.games.champions.ids import owner_of
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Resolving
from tableverse.kernel.state import Frame, State


def deficit(need: list[str], got: list[str]) -> int:
    """How many resources are missing. Wild stands for whatever is missing, unless the printed type is asked for; more
    than asked counts towards "any"."""
    missing = 0
    spare = 0
    unprinted = 0
    for kind in ("energy", "mental", "physical"):
        have = got.count(kind)
        printed = need.count(PRINTED + kind)
        if printed:
            unprinted += max(0, printed - have)
            have = max(0, have - printed)
        wanted = need.count(kind)
        missing += max(0, wanted - have)
        spare += max(0, have - wanted)
    wild = got.count("wild") - need.count("wild")
    if wild < 0:
        return unprinted + missing - wild + max(0, need.count(ANY) - spare)
    spare += max(0, wild - missing)
    missing = max(0, missing - wild)
    return unprinted + missing + max(0, need.count(ANY) - spare)


def left_for_x(need: list[str], got: list[str], kind: str) -> list[str]:
    """The most resources of a type that are over once the rest of the cost is covered: they are what X is."""
    rest = [icon for icon in got if icon not in (kind, "wild")]
    rest += ["wild"] * got.count("wild") + [kind] * got.count(kind)
    given: list[str] = []
    while rest and rest[-1] in (kind, "wild") and deficit(need, rest[:-1]) == 0:
        given.append(rest.pop())
    return given


def accepted(card: Card) -> str:
    """The type of each resource of a card's cost: any, unless the card takes only one."""
    return card.terms.paid_only_with or ANY


def worth(state: ChampionsState, thing: str, paying_for: Card | None) -> list[str]:
    """The resources that a card gives when discarded to pay."""
    card = state.cards.of(thing)
    if card.doubles and paying_for is not None and paying_for.aspect == card.doubles:
        return card.resources * 2
    return card.resources


def resource_uses(state: ChampionsState, seat: int, paying_for: Card | None) -> list[tuple[Use, str]]:
    """Resource abilities that a player may use now for this, with their cards."""
    from tableverse.games.champions.using import usable

    found: list[tuple[Use, str]] = []
    for piece in state.play.values():
        if piece.area == seat:
            for use in state.cards.by_id[piece.face].uses:
                if use.heading == "resource" and pays(use, paying_for) and usable(state, use, seat, piece.id):
                    found.append((use, piece.id))
    return found


def pays(use: Use, paying_for: Card | None) -> bool:
    """May its resources be spent on that?"""
    if not use.pays_for:
        return True
    return paying_for is not None and use.pays_for in (paying_for.aspect, paying_for.kind)


def gives(state: ChampionsState, use: Use, seat: int, thing: str) -> list[str]:
    effect = use.effect.effect
    assert isinstance(effect, Generates)
    return effect.gives(state, Resolving(use.label, seat, thing))


def affordable(
    state: ChampionsState,
    seat: int,
    need: list[str],
    thing: str,
    paying_for: Card | None,
    others: list[str] | None = None,
) -> bool:
    """Could the player pay with everything there is, and with what others give? ``thing`` itself is no payment."""
    if not need:
        return True
    got: list[str] = [] if others is None else others[:]
    for other in state.players[seat].hand:
        if other != thing:
            got += worth(state, other, paying_for)
            if len(got) >= len(need) and deficit(need, got) == 0:
                return True
    for use, piece in resource_uses(state, seat, paying_for):
        got = got + gives(state, use, seat, piece)
    return deficit(need, got) == 0


class Payment(Frame):
    """Resources for one cost. ``limitless`` is a type of which any number may be spent beside it, at least one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "need", "got", "limitless", "spent")
    __slots__ = FIELDS

    def __init__(
        self,
        seat: int,
        card: str,
        need: list[str],
        got: list[str],
        limitless: str = "",
        spent: list[str] | None = None,
    ) -> None:
        self.seat = seat
        #: What is paid for.
        self.card = card
        self.need = need
        #: Replaced, never changed in place.
        self.got = got
        self.limitless = limitless
        #: The cards that were discarded for it. Replaced, never changed in place.
        self.spent: list[str] = [] if spent is None else spent

    def clone(self) -> Payment:
        return Payment(self.seat, self.card, self.need, self.got, self.limitless, self.spent)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, ChampionsState)
        if deficit(self.need, self.got) == 0 and not self.limitless:
            extra = self.extra(state)
            if len(extra) > 1:
                return Decision(self.seat, "extra", Message("champions-ask-extra"), extra, self.card)
            if extra:
                self.answer(state, extra[0])
            else:
                self.finish(state)
            return None
        options: list[Option] = []
        seen: set[str] = set()
        paying_for = state.card(self.card) if self.card else None
        for thing in state.players[self.seat].hand:
            name = state.cards.of(thing).id
            if thing != self.card and name not in seen and self.helps(worth(state, thing, paying_for)):
                seen.add(name)
                options.append(thing_option("spend", thing))
        for use, piece in resource_uses(state, self.seat, paying_for):
            if self.helps(gives(state, use, self.seat, piece)):
                message = Message("champions-option-use", {"card": piece, "ability": use.label})
                options.append(Option(f"use:{piece}/{use.label}", message, [piece]))
        if self.limitless and left_for_x(self.need, self.got, self.limitless):
            options.append(Option("done", Message("champions-option-done")))
        if not options:  # a source has gone since the cost was found payable
            self.give_up(state)
            return None
        prompt = Message("champions-ask-pay", {"card": self.card, "amount": deficit(self.need, self.got)})
        return Decision(self.seat, "pay", prompt, options, self.card)

    def helps(self, icons: list[str]) -> bool:
        if self.limitless and any(icon in (self.limitless, "wild") for icon in icons):
            return True
        return deficit(self.need, self.got + icons) < deficit(self.need, self.got)

    def answer(self, state: State, option: Option) -> None:
        from tableverse.games.champions.deeds import happening, piles
        from tableverse.games.champions.using import Using

        assert isinstance(state, ChampionsState)
        if option.id == "done":
            self.finish(state)
            return
        if option.id.startswith("extra:"):
            got = self.got[:]
            got.remove(option.id.removeprefix("extra:"))
            self.got = got
            return
        thing = option.targets[0]
        if option.id.startswith("use:"):
            label = option.id.rsplit("/", 1)[1]
            state.frames.append(Using(label, self.seat, thing))
            return
        icons = worth(state, thing, state.card(self.card) if self.card else None)
        self.add(state, icons)
        self.spent = [*self.spent, thing]
        state.emit("spent", {"seat": self.seat, "card": thing}, reveals=True)
        piles.discard_from_hand(state, self.seat, thing)
        happening.afterwards(state, "spent", {"seat": self.seat, "card": thing, "resources": icons})

    def add(self, state: ChampionsState, icons: list[str]) -> None:
        self.got = self.got + icons

    def extra(self, state: ChampionsState) -> list[Option]:
        """Which resource was one too many, where the card asks what it was paid with: that one did not pay for it."""
        if len(self.got) <= len(self.need) or not self.card or not state.cards.of(self.card).minds_payment:
            return []
        options: list[Option] = []
        for kind in dict.fromkeys(self.got):
            rest = self.got[:]
            rest.remove(kind)
            if deficit(self.need, rest) == 0:
                message = Message("champions-option-extra", {"resources": [kind]})
                options.append(Option(f"extra:{kind}", message))
        return options

    def give_up(self, state: ChampionsState) -> None:
        """The cost cannot be paid after all: everything goes back to where it was."""
        from tableverse.games.champions.using import Playing, Using, uncount

        place = len(state.frames) - 2
        while isinstance(frame := state.frames[place], Resolving) and TOLL in frame.ability:
            place -= 1
        if not isinstance(frame, Using | Playing):
            self.finish(state)
            return
        del state.frames[place:]
        hand = state.players[self.seat].hand
        for thing in self.spent:
            discard = state.players[owner_of(thing)].discard
            if thing in discard:
                discard.remove(thing)
                hand.append(thing)
        if self.card in state.limbo:
            state.limbo.remove(self.card)
            hand.append(self.card)
        uncount(state, frame)
        state.emit("unpaid", {"seat": self.seat, "card": self.card})

    def finish(self, state: ChampionsState) -> None:
        """Tell whoever waits for the money what it was paid with."""
        from tableverse.games.champions.using import Playing, Using

        state.frames.pop()
        below = state.frames[-1]
        if self.limitless:
            self.got = left_for_x(self.need, self.got, self.limitless)
        if isinstance(below, Using | Playing):
            below.paid = self.got
        elif isinstance(below, Resolving):
            below.bound["paid"] = ",".join(self.got)


def paying(state: ChampionsState) -> Payment:
    for frame in reversed(state.frames):
        if isinstance(frame, Payment):
            return frame
    raise LookupError("nothing is being paid for")
