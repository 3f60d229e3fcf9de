"""Cards from the top of a player's deck into the hand."""

from __future__ import annotations

from tableverse.games.champions.rules import drawing, occurrences, piles
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.selectors import seats_of
from tableverse.games.champions.vocabulary.verbs.base import On
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Resolving, Step, Verb, Voice
from tableverse.kernel.state import State


class Draw(On):
    word = "draw"
    seated = True

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return self.amounts(state, run) and any(
            state.players[seat].deck or state.players[seat].discard for seat in seats_of(state, self.found(state, run))
        )

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for seat in seats_of(state, self.found(state, run)):
            drawing.draw(state, seat, self.much(state, run))


class DrawUp(Verb):
    """Up to the printed hand size."""

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        size = state.card(state.players[run.seat].identity).stats["hand"]
        drawing.draw(state, run.seat, size - len(state.players[run.seat].hand))

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-draw-up")


class KeepOne(Verb):
    """Look at the top cards of your deck, take one into your hand and discard the others."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return bool(state.players[run.seat].deck)

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        assert isinstance(state, ChampionsState)
        deck = state.players[run.seat].deck
        top = deck[-self.amount :]
        if at.cursor == 2 or not top:
            run.leave()
            return None
        if at.cursor == 0:
            at.cursor = 1
            state.emit("searches", {"seat": run.seat}, reveals=True)
            return None
        options = [Option(f"pick:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in top]
        return Decision(run.seat, "pick", Message("effect-ask-pick"), options, run.origin, shown=True)

    def answer(self, state: State, run: Resolving, at: Step, option: Option) -> None:
        assert isinstance(state, ChampionsState)
        at.cursor = 2
        player = state.players[run.seat]
        top = player.deck[-self.amount :]
        del player.deck[-self.amount :]
        gone = [thing for thing in top if thing != option.targets[0]]
        if gone:
            occurrences.afterwards(state, "discarded", {"seat": run.seat, "cards": gone})
        for thing in top:
            if thing == option.targets[0]:
                player.hand.append(thing)
                state.emit("to-hand", {"card": thing}, reveals=True)
            else:
                state.emit("discarded", {"card": thing}, reveals=True)
                player.discard.append(thing)
        piles.refill(state, run.seat)

    def do(self, state: State, run: Resolving) -> None:
        raise AssertionError("resolved step by step")

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-keep-one", amount=self.amount)
