"""Verbs that move cards from the top of a player's deck to their hand."""

from __future__ import annotations

from tableverse.games.champions.rules import drawing, occurrences, piles
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Effect, Selector
from tableverse.games.champions.vocabulary.selectors.context import seats_of
from tableverse.games.champions.vocabulary.verbs.base import AmountVerb, SimpleVerb
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Resolving, Step, Voice, argument, word


@word("draw")
class Draw(AmountVerb):
    """Make players draw cards."""

    to: Selector = argument(written="who")
    seated = True

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        if not self.can_be_positive(state, run):
            return False
        for seat in seats_of(state, self.found(state, run)):
            player = state.players[seat]
            if player.deck or player.discard:
                return True
        return False

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for seat in seats_of(state, self.found(state, run)):
            drawing.draw(state, seat, self.current_amount(state, run))


@word("draw-up")
class DrawUp(SimpleVerb):
    """Draw cards up to the hand size printed on your identity."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        size = state.card(state.players[run.seat].identity).stats["hand"]
        drawing.draw(state, run.seat, size - len(state.players[run.seat].hand))


@word("keep-one")
class KeepOne(Effect):
    """Look at the top cards of your deck, take one into your hand, and discard the others.

    With ``bottom``, put the others on the bottom of the deck in an order you choose. The first one chosen is uppermost.
    """

    amount: int = argument(minimum=2, maximum=9)
    rest: str = argument(one_of=("discard", "bottom"), default="discard")

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(state.players[run.seat].deck)

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        """Offer the cards that are on top of the deck now.

        A frame that stored these cards would reveal hidden cards to other players.
        """
        deck = state.players[run.seat].deck
        if at.cursor == 0:
            at.cursor = 1
            at.left = ["looked"] * min(self.amount, len(deck))
            if at.left:
                state.emit("searches", {"seat": run.seat}, reveals=True)
            return None
        if not at.left:
            run.leave()
            return None
        top = deck[-len(at.left) :]
        prompt = Message("effect-ask-pick" if at.cursor == 1 else "champions-ask-arrange")
        options = [Option(f"pick:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in top]
        return Decision(run.seat, "pick", prompt, options, run.origin, shown=True)

    def answer(self, state: ChampionsState, run: Resolving, at: Step, option: Option) -> None:
        player = state.players[run.seat]
        at.left.pop()
        player.deck.remove(option.thing)
        if at.cursor == 2:
            player.deck.insert(0, option.thing)
            return
        at.cursor = 2
        player.hand.append(option.thing)
        state.emit("to-hand", {"card": option.thing}, reveals=True)
        if self.rest == "discard":
            self.discard(state, run.seat, len(at.left))
            at.left = []
        piles.refill(state, run.seat)

    def discard(self, state: ChampionsState, seat: int, amount: int) -> None:
        player = state.players[seat]
        gone = player.deck[len(player.deck) - amount :]
        del player.deck[len(player.deck) - amount :]
        if gone:
            occurrences.afterwards(state, "discarded", {"seat": seat, "cards": gone})
        for thing in gone:
            state.emit("discarded", {"card": thing}, reveals=True)
            player.discard.append(thing)

    def say(self, voice: Voice) -> str:
        key = "champions-do-keep-one" if self.rest == "discard" else "champions-do-keep-one-bottom"
        return voice.sentence(key, amount=self.amount)
