"""The round: set-up once, then the player phase and the six steps of the villain phase, repeatedly."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.frames.actions import begin_action, forced_actions
from tableverse.games.champions.frames.activation import activate
from tableverse.games.champions.frames.opening import set_aside, starting
from tableverse.games.champions.frames.options import cards_in_hand, thing_option
from tableverse.games.champions.frames.readying import Readying
from tableverse.games.champions.frames.revealing import reveal
from tableverse.games.champions.frames.turn import Turn
from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.rules import (
    areas,
    campaign,
    costs,
    counting,
    drawing,
    lasting,
    leaving,
    numbers,
    occurrences,
    piles,
    readying,
    stages,
    threats,
)
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Resolving
from tableverse.kernel.fields import field, plain
from tableverse.kernel.state import Frame
from tableverse.kernel.then import Then

#: Created once, since options never change.
KEEP: Final = Option("done", Message("champions-option-keep"))


@plain
class Round(Frame[ChampionsState]):
    """The lowest frame, which runs the game round by round.

    ``step`` is the current step of the round. ``queue`` holds the seats still to come in that step.
    """

    step: str = "setup"
    queue: list[int] = field(factory=list)
    #: Enemies that have activated against the first player of the queue.
    done: list[str] = field(factory=list)

    def go(self, state: ChampionsState, step: str) -> None:
        self.step = step
        self.queue = state.everyone()
        self.done = []

    def run(self, state: ChampionsState) -> Decision | None:
        while self.queue and state.players[self.queue[0]].eliminated:
            self.queue.pop(0)
            self.done = []
        step = self.step
        if step == "setup":
            self.set_up(state)
        elif step == "show":
            return self.ask_show(state)
        elif step == "draw":
            for seat in state.order():
                drawing.draw(state, seat, numbers.hand_size(state, seat), True)
            self.go(state, "mulligan")
        elif step == "mulligan":
            return self.ask_mulligan(state)
        elif step == "begin":
            state.phase = "player"
            state.emit("round", {"round": state.rounds})
            self.go(state, "turns")
        elif step == "turns":
            if self.queue:
                seat = self.queue.pop(0)
                areas.enter_of(state, seat)
                state.emit("turn", {"seat": seat})
                lasting.begin_turn(state, seat)
                state.frames.append(Turn(seat))
                occurrences.afterwards(state, "turn-begin", {"seat": seat})
            else:
                self.go(state, "forced")
        elif step == "forced":
            return self.ask_forced(state)
        elif step == "discard":
            return self.ask_discard(state)
        elif step == "ready":
            self.end_player_phase(state)
        elif step == "villain":
            self.begin_villain_phase(state)
        elif step == "threat":
            self.step_one(state)
        elif step == "activate":
            return self.activate(state)
        elif step == "deal":
            self.deal(state)
        elif step == "reveal":
            self.reveal(state)
        elif step == "pass":
            order = state.everyone()
            state.first = order[1 % len(order)]
            state.emit("first", {"seat": state.first})
            self.step = "end"
        else:
            self.end(state)
        return None

    # --- set-up -------------------------------------------------------------------------------------------------

    def set_up(self, state: ChampionsState) -> None:
        """Put cards with setup into play, then resolve the first sides of main scheme and villain, then When Revealed.

        Frames are pushed in reverse.
        """
        self.step = "show"
        campaign.push_set_up(state)
        for thing in starting(state):
            for use in reversed(state.cards.of(thing).uses):
                if use.heading == "when-revealed":
                    state.frames.append(Resolving(use.label, state.first, thing))
        for villain in state.of_kind("villain")[::-1]:
            stages.arrive(state, villain)
        stages.begin_scheme(state)
        set_aside(state)

    def ask_show(self, state: ChampionsState) -> Decision | None:
        """Ask each player whether to show their hand to teammates, if that is allowed."""
        if self.queue:
            options = [
                Option("show:yes", Message("champions-option-show")),
                Option("show:no", Message("champions-option-hide")),
            ]
            return Decision(self.queue[0], "show", Message("champions-ask-show"), options)
        self.step = "draw"
        return None

    def ask_mulligan(self, state: ChampionsState) -> Decision | None:
        """Let players discard any number of cards and draw back up. Then resolve the identities' own set-up."""
        if self.queue:
            seat = self.queue[0]
            options = [thing_option("discard", thing) for thing in cards_in_hand(state, seat)]
            options.append(KEEP)
            return Decision(seat, "mulligan", Message("champions-ask-mulligan"), options)
        for seat in state.order():
            drawing.draw(state, seat, numbers.hand_size(state, seat) - len(state.players[seat].hand), True)
        for seat in reversed(state.order()):
            for piece in state.play.values():
                if piece.area == seat:
                    for use in state.cards.by_id[piece.face].uses:
                        if use.heading == "setup":
                            state.frames.append(Resolving(use.label, seat, piece.id))
        self.step = "begin"
        return None

    # --- player phase -------------------------------------------------------------------------------------------

    def ask_forced(self, state: ChampionsState) -> Decision | None:
        """Make players use all possible forced actions before the phase ends."""
        for seat in state.everyone():
            areas.enter_of(state, seat)
            options = forced_actions(state, seat)
            if options:
                return Decision(seat, "forced", Message("champions-ask-forced"), options)
        self.go(state, "discard")
        return None

    def ask_discard(self, state: ChampionsState) -> Decision | None:
        if not self.queue:
            self.step = "ready"
            return None
        seat = self.queue[0]
        areas.enter_of(state, seat)
        options = [thing_option("discard", thing) for thing in cards_in_hand(state, seat)]
        if len(state.players[seat].hand) <= numbers.hand_size(state, seat):
            options.append(KEEP)
        return Decision(seat, "discard", Message("champions-ask-discard"), options)

    def answer(self, state: ChampionsState, option: Option) -> None:
        if self.step == "activate":
            enemy = option.thing
            self.strike(state, enemy, self.queue[0])
            return
        if self.step == "forced":
            assert state.decision is not None
            begin_action(state, state.decision.seat, option)
            return
        if self.step == "show":
            seat = self.queue.pop(0)
            state.players[seat].shows_hand = option.id == "show:yes"
            state.emit("shows-hand" if state.players[seat].shows_hand else "hides-hand", {"seat": seat})
            return
        if option.verb == "done":
            self.queue.pop(0)
            return
        piles.discard_from_hand(state, self.queue[0], option.thing)

    def end_player_phase(self, state: ChampionsState) -> None:
        for seat in state.everyone():
            areas.enter_of(state, seat)
            drawing.draw_up(state, seat)
        self.step = "villain"
        if state.areas:
            state.frames.append(Then("join"))
        for name in areas.names(state)[::-1]:  # the area pushed last comes first
            areas.enter(state, name)
            self.ready_all(state)
            areas.enter_next(state, name)

    def ready_all(self, state: ChampionsState) -> None:
        waiting: list[str] = []
        held: list[str] = []
        for piece in state.play.values():
            if piece.exhausted and not numbers.added(state, "cannot:ready", piece.id):
                if costs.tolls_on(state, "ready", piece.id):
                    waiting.append(piece.id)
                elif readying.is_held(state, piece.id):
                    held.append(piece.id)
                else:
                    piece.exhausted = False
        if state.area == areas.names(state)[0]:
            state.emit("readied", {})
            counting.end_phase(state)
        occurrences.occur(state, "player-phase-end", {"seat": NOBODY})  # below delayed effects, which resolve first
        lasting.expire(state, "phase")
        lasting.expire(state, "player-phase")
        if waiting:
            state.frames.append(Readying(waiting))
        for thing in held:
            readying.ready(state, thing)

    # --- villain phase ------------------------------------------------------------------------------------------

    def begin_villain_phase(self, state: ChampionsState) -> None:
        state.phase = "villain"
        self.step = "threat"
        if "villain-phase" in state.cards.answering["before"]:  # most tables have no response to it
            for name in areas.names(state)[::-1]:
                occurrences.occur(state, "villain-phase", {"seat": NOBODY})
                areas.enter_next(state, name)

    def step_one(self, state: ChampionsState) -> None:
        self.go(state, "activate")
        for name in areas.names(state)[::-1]:
            areas.enter(state, name)
            occurrences.afterwards(state, "step-one", {"seat": NOBODY})
            threats.place_threat(state, state.scheme, numbers.growth(state), state.scheme, True)
            areas.enter_next(state, name)

    def activate(self, state: ChampionsState) -> Decision | None:
        """Activate the villain against each player, then the minions engaged with that player.

        The player chooses the order of the minions.
        """
        if not self.queue:
            self.step = "deal"
            return None
        seat = self.queue[0]
        areas.enter_of(state, seat)
        if state.villain and not any(state.card(enemy).kind == "villain" for enemy in self.done):
            self.strike(state, state.villain, seat)
            return None
        waiting = [piece.id for piece in state.engaged(seat) if piece.id not in self.done]
        if not waiting:
            self.queue.pop(0)
            self.done = []
            return None
        if len(waiting) == 1:
            self.strike(state, waiting[0], seat)
            return None
        options = [thing_option("next", minion) for minion in waiting]
        return Decision(seat, "order", Message("champions-ask-minion"), options)

    def strike(self, state: ChampionsState, enemy: str, seat: int) -> None:
        self.done.append(enemy)
        kind = "enemy-attack" if state.form(seat) == "hero" else "enemy-scheme"
        activate(state, kind, enemy, seat)

    def deal(self, state: ChampionsState) -> None:
        for _ in range(1 + state.heroic):
            for seat in state.everyone():
                piles.deal_encounter(state, seat)
        for name in areas.names(state):
            areas.enter(state, name)
            order = state.order()
            for extra in range(numbers.icons(state, "hazard") if order else 0):
                piles.deal_encounter(state, order[extra % len(order)])
        self.go(state, "reveal")

    def reveal(self, state: ChampionsState) -> None:
        if not self.queue:
            # Players who had finished also reveal cards dealt to them meanwhile.
            self.queue = [seat for seat in state.everyone() if state.players[seat].dealt]
            if not self.queue:
                self.step = "pass"
            return
        player = state.players[self.queue[0]]
        areas.enter_of(state, self.queue[0])
        if player.dealt:
            reveal(state, player.dealt.pop(0), self.queue[0])
        else:
            self.queue.pop(0)

    def end(self, state: ChampionsState) -> None:
        """End the round in every area: end effects that last until then, and open responses to the end of the round."""
        self.step = "begin"
        state.rounds += 1
        counting.end_round(state)
        if state.areas:
            state.frames.append(Then("join"))
        for name in areas.names(state)[::-1]:
            areas.enter(state, name)
            self.expire(state)
            areas.enter_next(state, name)

    def expire(self, state: ChampionsState) -> None:
        occurrences.occur(state, "round-end", {"seat": NOBODY})  # below delayed effects, which resolve first
        lasting.expire(state, "round")
        lasting.expire(state, "phase")
        lasting.expire(state, "villain-phase")
        for piece in list(state.play.values()):
            if piece.id in state.play and numbers.keyword(state, piece.id, "temporary"):
                leaving.leave_play(state, piece.id)
