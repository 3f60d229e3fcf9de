"""The replacement of a Hero who has left the game, at the start of that seat's turn."""

from __future__ import annotations

from tableverse.games.united.frames.equipment import MOST_GEAR, LeavingGear
from tableverse.games.united.frames.options import place_options
from tableverse.games.united.ids import RING, name_of
from tableverse.games.united.rules import decks, hands, knock_outs
from tableverse.games.united.state import Gear, Hero, UnitedState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame


@plain
class Replacing(Frame[UnitedState]):
    """The choice of a new Hero and, unless the Hero enters at the starting Location, of a Location."""

    seat: int
    chosen: str = ""

    def run(self, state: UnitedState) -> Decision | None:
        who = state.heroes[self.seat].successor
        if self.chosen:
            if who == "anyone":
                self._enter(state, state.home)
                return None
            options = place_options(state, range(RING), "enter")
            return Decision(self.seat, "enter", Message("united-ask-enter"), options)
        # Other seats may meanwhile have taken the last Hero of that person.
        able = knock_outs.successors(state, who) or knock_outs.successors(state, "anyone")
        options = [state.cards.option(f"succeed:{hero}", "united-option-succeed", f"hero:{hero}") for hero in able]
        return Decision(self.seat, "succeed", Message("united-ask-succeed"), options)

    def answer(self, state: UnitedState, option: Option) -> None:
        if option.verb == "succeed":
            self.chosen = name_of(option.thing)
        else:
            self._enter(state, state.place_of(option.thing))

    def _enter(self, state: UnitedState, at: int) -> None:
        """Bring in the new Hero with a deck and own Equipment as at the start of the game.

        Action tokens, Super Hero cards and generic Equipment belong to the player and stay.
        """
        old = state.heroes[self.seat]
        deck = decks.starting_deck(state, self.chosen)
        gear: list[Gear] = []
        if state.equipped:
            gear = [Gear(item) for item in state.cards.heroes[self.chosen].gear]
            if not gear:
                gear = [item for item in old.gear if not state.cards.gear[item.id].owner]
                if gear:
                    decks.take_out(state, deck, "single-wild")
        deck = decks.arranged(state, deck)
        sunk = sum(state.cards.hero_cards[card].bottom for card in deck)
        hero = Hero(self.chosen, deck, [], at, False, old.tokens, gear, old.supers, buried=sunk, sunk=sunk)
        state.frames.pop()
        knock_outs.succeed(state, self.seat, hero)
        hands.draw(state, self.seat, hands.HAND)
        if len(gear) > MOST_GEAR:
            state.frames.append(LeavingGear(self.seat))
