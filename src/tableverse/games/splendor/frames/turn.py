"""The turn: one of four actions, the end of the turn, the next player, and the end of the game."""

from __future__ import annotations

from typing import Final

from tableverse.games.splendor import moves
from tableverse.games.splendor.cards import LEVELS
from tableverse.games.splendor.ids import GREY, ORDINARY
from tableverse.games.splendor.moves import Move
from tableverse.games.splendor.rules import characters, tokens
from tableverse.games.splendor.rules.costs import net_cost, shortfall
from tableverse.games.splendor.rules.limits import HAND_LIMIT, IDLE_ROUNDS, TOKEN_LIMIT, TWO_NEED
from tableverse.games.splendor.rules.locations import qualifying, take_location
from tableverse.games.splendor.rules.outcome import finish, meets_gauntlet
from tableverse.games.splendor.state import EMPTY, SplendorState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame

# The phases of a turn.
ACTION: Final = 0
PAY: Final = 1
RETURN: Final = 2
LOCATION: Final = 3
END: Final = 4

ASK_ACTION: Final = Message("splendor-ask-action")
ASK_LOCATION: Final = Message("splendor-ask-location")


@plain
class Turn(Frame[SplendorState]):
    """The only frame of the game, which holds the seat whose turn it is, and the phase of the turn."""

    seat: int = 0
    phase: int = ACTION
    #: The card being paid for.
    card: int = EMPTY
    #: Consecutive turns without a legal action and without taking a Location.
    passes: int = 0
    #: Consecutive turns in which no card was reserved or recruited.
    idle: int = 0

    # --- questions ----------------------------------------------------------------------------------------------

    def run(self, state: SplendorState) -> Decision | None:
        if self.phase == ACTION:
            options = actions(state, self.seat)
            if options:
                return Decision(self.seat, "action", ASK_ACTION, options)
            self.passes += 1
            state.emit("passed", {"seat": self.seat})
            self.phase = RETURN
            return None
        mat = state.mats[self.seat]
        if self.phase == PAY:
            prompt = Message("splendor-ask-pay", {"card": state.cards.characters[self.card].id})
            ways = moves.payments(net_cost(state, mat, self.card), mat.tokens)
            return Decision(self.seat, "pay", prompt, [moves.pay(way) for way in ways])
        if self.phase == RETURN:
            excess = -TOKEN_LIMIT
            for amount in mat.tokens:
                excess += amount
            if excess > 0:
                returnable = [
                    state.cards.return_options[colour]
                    for colour in (0, 1, 2, 3, 4, GREY)  # green is never returned
                    if mat.tokens[colour]
                ]
                return Decision(self.seat, "return", Message("splendor-ask-return", {"excess": excess}), returnable)
            self.phase = LOCATION
        if self.phase == LOCATION:
            earned = qualifying(state, mat)
            if earned:
                options = [state.cards.location_options[place] for place in earned]
                return Decision(self.seat, "location", ASK_LOCATION, options)
        self._end_turn(state)
        return None

    # --- answers ------------------------------------------------------------------------------------------------

    def answer(self, state: SplendorState, option: Option) -> None:
        assert isinstance(option, Move)
        action = option.action
        if action == moves.TAKE:
            tokens.take(state, self.seat, option.amounts, option.message.arguments["gems"])
            self.passes = 0
            self.idle += 1
            self.phase = RETURN
        elif action == moves.RECRUIT:
            self._name_card(state, option.number)
        elif action == moves.RESERVE:
            characters.reserve(state, self.seat, option.number)
            self._got_card()
        elif action == moves.RESERVE_DECK:
            characters.reserve_from_deck(state, self.seat, option.number)
            self._got_card()
        elif action == moves.RETURN:
            tokens.give_back(state, self.seat, option.number)
        elif action == moves.PAY:
            characters.recruit(state, self.seat, self.card, option.amounts)
            self._got_card()
        else:
            take_location(state, self.seat, option.number)
            self.passes = 0  # after a pass, taking a Location counts as progress
            self.phase = END  # a player may take only one Location per turn

    def _name_card(self, state: SplendorState, card: int) -> None:
        """Name a card, which is then paid for. The payment is a choice only if it may use grey tokens."""
        characters.show(state, self.seat, card)
        mat = state.mats[self.seat]
        if mat.tokens[GREY]:
            self.card = card
            self.phase = PAY
        else:
            characters.recruit(state, self.seat, card, [*net_cost(state, mat, card), 0, 0])
            self._got_card()

    def _got_card(self) -> None:
        self.card = EMPTY
        self.passes = 0
        self.idle = 0
        self.phase = RETURN

    # --- the end of a turn, a round, the game -------------------------------------------------------------------

    def _end_turn(self, state: SplendorState) -> None:
        mat = state.mats[self.seat]
        if meets_gauntlet(mat):  # an earlier holder no longer meets the conditions or has no turns left
            mat.gauntlet = True
            state.emit("gauntlet", {"seat": self.seat})
        self.phase = ACTION
        self.seat += 1
        if self.seat == state.seats:
            self.seat = 0
        if self.passes >= state.seats or (self.seat == 0 and self._is_last_round(state)):
            finish(state)
            return
        if self.seat == 0:
            state.rounds += 1
            if state.log is not None:
                state.emit("round", {"round": state.rounds})
        if state.log is not None:
            state.emit("turn", {"seat": self.seat})

    def _is_last_round(self, state: SplendorState) -> bool:
        return self.idle >= IDLE_ROUNDS * state.seats or any(mat.gauntlet for mat in state.mats)


# --- legal actions ------------------------------------------------------------------------------------------------


def actions(state: SplendorState, seat: int) -> list[Option]:
    """Return all legal actions: take tokens, reserve, recruit."""
    cards = state.cards
    mat = state.mats[seat]
    present = 0
    plenty = 0
    bit = 1
    for colour in range(ORDINARY):
        amount = state.bank[colour]
        if amount:
            present += bit
            if amount >= TWO_NEED:
                plenty += bit
        bit += bit
    options = cards.take_options[present][plenty][:]
    if len(mat.reserved) < HAND_LIMIT:
        reserve = cards.reserve_options
        options += [reserve[card] for card in state.rows if card >= 0]
        for level in range(LEVELS):
            if state.left[level]:
                options.append(cards.deck_options[level])
    recruit = cards.recruit_options
    prices = cards.prices
    tokens = mat.tokens
    power = [tokens[colour] + bonus for colour, bonus in enumerate(mat.bonuses)]
    for card in state.rows:
        if card >= 0:
            grey = tokens[GREY]
            for colour, amount in prices[card]:
                if amount > power[colour]:
                    grey -= amount - power[colour]
            if grey >= 0:
                options.append(recruit[card])
    for card in mat.reserved:
        if shortfall(state, mat, card) <= 0:
            options.append(recruit[card])
    return options
