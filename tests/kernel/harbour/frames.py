"""A round: the tide brings a card, each keeper acts, every ship fires at the walls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kernel.harbour.state import HarbourState, Ship, card_of
from kernel.harbour.verbs import WALLS, hit
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Resolving
from tableverse.kernel.modifiers import expire
from tableverse.kernel.state import Frame, State

TIDE, ACTION, TURN_END, RAID, ROUND_END = range(5)


class Round(Frame):
    FIELDS: ClassVar[tuple[str, ...]] = ("phase", "waiting", "raiders")
    __slots__ = FIELDS

    def __init__(self, phase: int = TIDE, waiting: Sequence[int] = (), raiders: Sequence[str] = ()) -> None:
        self.phase = phase
        #: Keepers still to act, and ships still to fire.
        self.waiting = list(waiting)
        self.raiders = list(raiders)

    def clone(self) -> Round:
        return Round(self.phase, self.waiting, self.raiders)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, HarbourState)
        if self.phase == TIDE:
            self.waiting = state.game.seat_order(state)
            self.phase = ACTION
            if state.tide:
                bring(state, state.tide.pop())
        elif self.phase == ACTION:
            options = [_play(card) for card in state.keepers[self.waiting[0]].hand if _useful(state, card, self)]
            options.append(Option("watch", Message("harbour-option-watch")))
            # Ask even if watching is the only action: skipping the question would reveal the hand.
            return Decision(self.waiting[0], "action", Message("harbour-ask-action"), options, shown=True)
        elif self.phase == TURN_END:
            expire(state.modifiers, "turn")
            self.waiting.pop(0)
            self.phase = ACTION if self.waiting else RAID
            self.raiders = [ship.id for ship in state.sea]
        elif self.phase == RAID:
            if not self.raiders:
                self.phase = ROUND_END
                return None
            raider = self.raiders.pop(0)
            if state.ship(raider) is not None:
                hit(state, WALLS, state.guns(raider), raider)
        else:
            expire(state.modifiers, "round")
            if not state.tide and not state.sea:
                state.finish("harbour")
            state.rounds += 1
            self.phase = TIDE
        return None

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, HarbourState)
        seat = self.waiting[0]
        self.phase = TURN_END
        if option.id == "watch":
            state.draw(seat, 2)
            return
        thing = option.id.removeprefix("play:")
        keeper = state.keepers[seat]
        card = state.cards.by_id[card_of(thing)]
        keeper.hand.remove(thing)
        (keeper.play if card.stays else keeper.discard).append(thing)
        state.emit("played", {"seat": seat, "card": thing}, reveals=True)
        if not card.stays:
            state.frames.append(Resolving(card.id, seat, thing))


def bring(state: HarbourState, tide: str) -> None:
    """Put a ship into the sea or a help onto the shore, and resolve any other effect."""
    card = state.cards.by_id[tide]
    state.emit("tide", {"card": tide}, reveals=True)
    if card.hull:
        state.sea.append(Ship(tide, card.hull))
    elif card.stays:
        state.shore.append(tide)
    if card.ability is not None and not card.ability.moment:
        state.frames.append(Resolving(tide, state.game.orders_simultaneous(state), tide))


def _useful(state: HarbourState, thing: str, turn: Round) -> bool:
    card = state.cards.by_id[card_of(thing)]
    assert card.ability is not None
    return card.stays or card.ability.effect.possible(state, Resolving(card.id, turn.waiting[0], thing))


def _play(thing: str) -> Option:
    return Option(f"play:{thing}", Message("harbour-option-play", {"card": thing}), [thing])
