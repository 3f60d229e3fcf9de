"""The turn: one of four actions, then the end of the turn, then the next player; the end of the game by rounds."""

from __future__ import annotations

from typing import Final

from tableverse.games.splendor import moves
from tableverse.games.splendor.cards import LEVELS
from tableverse.games.splendor.colours import COLOURS, GREEN, GREY, ORDINARY, spread
from tableverse.games.splendor.moves import Move
from tableverse.games.splendor.state import EMPTY, NOBODY, SLOTS, Mat, SplendorState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame, Result

TOKEN_LIMIT: Final = 10
HAND_LIMIT: Final = 3
TWO_NEED: Final = 4
GOAL: Final = 16
ASSEMBLE_AT: Final = 3
ASSEMBLE_POINTS: Final = 3
#: Rounds in which nobody reserves or recruits before the game counts as stalled (docs/rulings.md).
IDLE_ROUNDS: Final = 20

# Where a turn stands.
ACTION: Final = 0
PAY: Final = 1
RETURN: Final = 2
LOCATION: Final = 3
END: Final = 4

ASK_ACTION: Final = Message("splendor-ask-action")
ASK_LOCATION: Final = Message("splendor-ask-location")


@plain
class Turn(Frame[SplendorState]):
    """The one frame of the game: whose turn it is and where that turn stands."""

    seat: int = 0
    phase: int = ACTION
    #: The card being paid for.
    card: int = EMPTY
    #: Turns in a row in which nobody had a legal action or took a Location.
    passes: int = 0
    #: Turns in a row in which no card was reserved or recruited.
    idle: int = 0

    # --- what is asked ------------------------------------------------------------------------------------------

    def run(self, state: SplendorState) -> Decision | None:
        if self.phase == ACTION:
            options = actions(state, self.seat)
            if options:
                return Decision(self.seat, "action", ASK_ACTION, options)
            self.passes += 1
            state.emit("passed", {"seat": self.seat})
            self._acted()
            return None
        mat = state.mats[self.seat]
        if self.phase == PAY:
            prompt = Message("splendor-ask-pay", {"card": state.cards.characters[self.card].id})
            ways = moves.payments(net_cost(state, mat, self.card), mat.tokens)
            return Decision(self.seat, "pay", prompt, [moves.pay(way) for way in ways])
        if self.phase == RETURN:
            excess = sum(mat.tokens) - TOKEN_LIMIT
            if excess > 0:
                returnable = [
                    state.cards.return_options[colour]
                    for colour in (0, 1, 2, 3, 4, GREY)  # green stays
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

    # --- what was chosen ----------------------------------------------------------------------------------------

    def answer(self, state: SplendorState, option: Option) -> None:
        assert isinstance(option, Move)
        deed = option.deed
        if deed == moves.TAKE:
            self._take(state, option)
        elif deed == moves.RECRUIT:
            self._choose_card(state, option.number)
        elif deed == moves.RESERVE:
            self._reserve(state, option.number)
        elif deed == moves.RESERVE_DECK:
            self._reserve_from_deck(state, option.number)
        elif deed == moves.RETURN:
            self._return(state, option.number)
        elif deed == moves.PAY:
            self._recruit(state, self.card, option.amounts)
        else:
            self._take_location(state, option.number)

    def _acted(self) -> None:
        self.phase = RETURN

    def _take(self, state: SplendorState, option: Move) -> None:
        tokens = state.mats[self.seat].tokens
        bank = state.bank
        for colour, amount in enumerate(option.amounts):
            if amount:
                tokens[colour] += amount
                bank[colour] -= amount
        if state.log is not None:
            state.emit("took", {"seat": self.seat, "gems": option.message.arguments["gems"]})
        self.passes = 0
        self.idle += 1
        self._acted()

    def _reserve(self, state: SplendorState, card: int) -> None:
        mat = state.mats[self.seat]
        mat.reserved = [*mat.reserved, card]
        state.emit("reserved", {"seat": self.seat, "card": state.cards.characters[card].id})
        self._refill(state, state.rows.index(card))
        self._reserved(state)

    def _reserve_from_deck(self, state: SplendorState, level: int) -> None:
        mat = state.mats[self.seat]
        state.left[level] -= 1
        card = state.decks[level][state.left[level]]
        mat.reserved = [*mat.reserved, card]
        mat.hidden = [*mat.hidden, card]
        state.emit("reserved-hidden", {"seat": self.seat, "level": level + 1})
        state.emit("drew", {"card": state.cards.characters[card].id}, self.seat, True)
        self._reserved(state)

    def _reserved(self, state: SplendorState) -> None:
        if state.bank[GREY]:
            state.bank[GREY] -= 1
            state.mats[self.seat].tokens[GREY] += 1
            state.emit("gained", {"seat": self.seat, "gem": "grey"})
        self.passes = 0
        self.idle = 0
        self._acted()

    def _choose_card(self, state: SplendorState, card: int) -> None:
        """A card is named first, so a hidden one is shown; then it is paid for, by choice where there is one: only grey
        tokens can give one."""
        mat = state.mats[self.seat]
        if card in mat.hidden:
            mat.hidden = without(mat.hidden, card)
            state.emit("shown", {"seat": self.seat, "card": state.cards.characters[card].id}, reveals=True)
        if mat.tokens[GREY]:
            self.card = card
            self.phase = PAY
        else:
            self._recruit(state, card, [*net_cost(state, mat, card), 0, 0])

    def _recruit(self, state: SplendorState, card: int, payment: list[int]) -> None:
        mat = state.mats[self.seat]
        character = state.cards.characters[card]
        for colour, amount in enumerate(payment):
            if amount:
                mat.tokens[colour] -= amount
                state.bank[colour] += amount
        mat.recruited = [*mat.recruited, card]
        mat.bonuses[character.bonus] += 1
        mat.points += character.points
        if state.log is not None:
            tokens = spread(payment)
            state.emit("recruited", {"seat": self.seat, "card": character.id, "tokens": tokens or "nothing"})
        if card in mat.reserved:
            mat.reserved = without(mat.reserved, card)
        else:
            self._refill(state, state.rows.index(card))
        if character.level == LEVELS - 1 and not mat.tokens[GREEN]:
            mat.tokens[GREEN] = 1
            state.bank[GREEN] -= 1
            state.emit("gained", {"seat": self.seat, "gem": "green"})
        if character.avengers:
            mat.avengers += character.avengers
            self._assemble(state)
        self.card = EMPTY
        self.passes = 0
        self.idle = 0
        self._acted()

    def _refill(self, state: SplendorState, slot: int) -> None:
        card = state.deal(slot)
        if card != EMPTY and state.log is not None:
            facts = {"card": state.cards.characters[card].id, "level": slot // SLOTS + 1}
            state.emit("refilled", facts, reveals=True)

    def _assemble(self, state: SplendorState) -> None:
        """Avengers Assemble goes to the first with three icons, then to whoever has strictly more than its holder."""
        mine = state.mats[self.seat]
        if state.assembled == NOBODY:
            if mine.avengers < ASSEMBLE_AT:
                return
            state.emit("assembled", {"seat": self.seat, "icons": mine.avengers})
        else:
            holder = state.mats[state.assembled]
            if mine.avengers <= holder.avengers:  # as they are if the holder is me
                return
            holder.points -= ASSEMBLE_POINTS
            state.emit("assembled-from", {"seat": self.seat, "from": state.assembled, "icons": mine.avengers})
            if holder.gauntlet and not meets_gauntlet(holder):
                holder.gauntlet = False
                state.emit("gauntlet-lost", {"seat": state.assembled})
        state.assembled = self.seat
        mine.points += ASSEMBLE_POINTS

    def _return(self, state: SplendorState, colour: int) -> None:
        state.mats[self.seat].tokens[colour] -= 1
        state.bank[colour] += 1
        state.emit("returned", {"seat": self.seat, "gem": COLOURS[colour]})

    def _take_location(self, state: SplendorState, place: int) -> None:
        mat = state.mats[self.seat]
        location = state.cards.locations[place]
        state.locations = without(state.locations, place)
        mat.locations = [*mat.locations, place]
        mat.points += location.points
        state.emit("location", {"seat": self.seat, "location": location.id, "points": location.points})
        self.passes = 0  # whoever had to pass has come closer to the Gauntlet all the same
        self.phase = END  # one Location a turn

    # --- the end of a turn, a round, the game -------------------------------------------------------------------

    def _end_turn(self, state: SplendorState) -> None:
        mat = state.mats[self.seat]
        if not mat.gauntlet and meets_gauntlet(mat):
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


# --- what may be done ---------------------------------------------------------------------------------------------


def actions(state: SplendorState, seat: int) -> list[Option]:
    """Everything the player may do now: take tokens, reserve, recruit."""
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


def without(items: list[int], item: int) -> list[int]:
    return [other for other in items if other != item]


def net_cost(state: SplendorState, mat: Mat, card: int) -> list[int]:
    """The cost less the bonuses, for the five ordinary colours."""
    need = [0] * ORDINARY
    for colour, amount in state.cards.prices[card]:
        if amount > mat.bonuses[colour]:
            need[colour] = amount - mat.bonuses[colour]
    return need


def shortfall(state: SplendorState, mat: Mat, card: int) -> int:
    """How many tokens are missing to recruit a card, grey ones counted; 0 or less: it can be recruited."""
    missing = -mat.tokens[GREY]
    for colour, amount in state.cards.prices[card]:
        lacking = amount - mat.bonuses[colour] - mat.tokens[colour]
        if lacking > 0:
            missing += lacking
    return missing


def qualifying(state: SplendorState, mat: Mat) -> list[int]:
    """The Locations whose bonuses the player has."""
    bonuses = mat.bonuses
    earned: list[int] = []
    for place in state.locations:
        for colour, amount in state.cards.needs[place]:
            if bonuses[colour] < amount:
                break
        else:
            earned.append(place)
    return earned


def meets_gauntlet(mat: Mat) -> bool:
    """16 points, a bonus of every colour, and the Time Stone, all at once."""
    return mat.points >= GOAL and mat.tokens[GREEN] > 0 and 0 not in mat.bonuses


def finish(state: SplendorState) -> None:
    """Find the winners among those who meet the Gauntlet's conditions: points, then the tile, then fewest cards."""
    scores = [mat.points for mat in state.mats]
    tied = [seat for seat in range(state.seats) if meets_gauntlet(state.mats[seat])]
    if not tied:
        state.emit("stalled", {})
        state.result = Result([], "stalled", scores)
        return
    reason = "gauntlet-alone"
    if len(tied) > 1:
        reason = "points"
        most = max(scores[seat] for seat in tied)
        tied = [seat for seat in tied if scores[seat] == most]
    if len(tied) > 1 and state.assembled in tied:
        reason = "avengers"
        tied = [state.assembled]
    if len(tied) > 1:
        reason = "fewest-cards"
        fewest = min(len(state.mats[seat].recruited) for seat in tied)
        tied = [seat for seat in tied if len(state.mats[seat].recruited) == fewest]
    if len(tied) > 1:
        reason = "shared"
    state.emit("shared" if reason == "shared" else "won", {"seats": tied, "points": scores[tied[0]]})
    state.result = Result(tied, reason, scores)
