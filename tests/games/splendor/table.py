"""A Splendor: Marvel table in any position, set up and played by name.

    table = Table(players=3)
    table.row(1, ["rocket-raccoon"])
    table.player(0, tokens={"red": 1}, bonuses={"yellow": 1, "red": 1})
    table.turn(0)
    table.recruits("rocket-raccoon")
    assert table.events("recruited") == [{"seat": 0, "card": "rocket-raccoon", "tokens": ["red"]}]
    table.waits_for(1)

No component is lost: each card lies in one place, and each token is in the bank, with a player or aside. ``bank`` and
``deck`` put aside the components that they remove. An unreachable position (a gap in a row whose deck is not empty,
eleven tokens in a hand, ...) raises an error during setup. Every choice is also made on a saved and loaded copy, which
must reach the same position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from games.splendor import invariants
from games.table import Table as PlayedTable
from tableverse.games.registry import load_game
from tableverse.games.splendor.frames.turn import ACTION, Turn
from tableverse.games.splendor.game import Splendor
from tableverse.games.splendor.ids import COLOURS, GREEN, ORDINARY, named
from tableverse.games.splendor.state import EMPTY, NOBODY, SLOTS, SplendorState
from tableverse.games.splendor.view import SplendorView
from tableverse.kernel.event import Event
from tableverse.kernel.game import SPECTATOR, Config
from tableverse.kernel.state import Result

ORDINARY_COLOURS = COLOURS[:ORDINARY]
TOKEN_LIMIT = 10


class ImpossibleSetup(AssertionError):
    """A setup that play cannot reach."""


class Table(PlayedTable[SplendorState]):
    game: Splendor

    def __init__(self, players: int = 2, seed: int = 0, packs: Sequence[Path] = ()) -> None:
        game = load_game("splendor", packs)
        assert isinstance(game, Splendor)
        state = game.new(Config(players), seed)
        assert isinstance(state, SplendorState)
        self.game = game
        self.cards = game.cards
        self.state = state
        #: Events of the latest choices.
        self.happened = []
        self._aside: list[int] = []
        self._aside_tokens = [0] * len(COLOURS)
        #: Cards named by the test, and cards that the builder chose for a bonus.
        self._placed: set[int] = set()
        self._stand_ins: set[int] = set()
        self._fixed_decks: set[int] = set()
        self._begun = True

    # --- setup --------------------------------------------------------------------------------------------------

    def bank(self, **amounts: int) -> None:
        """Set the tokens in the bank and put the surplus aside. Ordinary colours default to 0, grey and green stay."""
        self._change()
        for colour, name in enumerate(COLOURS):
            wanted = amounts.get(name, 0 if colour < ORDINARY else self.state.bank[colour])
            surplus = self.state.bank[colour] - wanted
            if surplus < 0:
                raise ImpossibleSetup(f"there are only {self.state.bank[colour]} {name} tokens left for the bank")
            self.state.bank[colour] = wanted
            self._aside_tokens[colour] += surplus

    def player(
        self,
        seat: int,
        tokens: Mapping[str, int] | None = None,
        bonuses: Mapping[str, int] | None = None,
        recruited: Sequence[str] = (),
        reserved: Sequence[str] = (),
        hidden: Sequence[str] = (),
        locations: Sequence[str] = (),
    ) -> None:
        """Add cards, tokens and Locations in front of a player.

        ``bonuses`` come from cards without points and icons that the builder chooses, in addition to the ``recruited``
        cards. ``hidden`` cards were reserved from a deck. A level 3 card brings its green token.
        """
        self._change()
        mat = self.state.mats[seat]
        for name in recruited:
            self._recruited(seat, self._pull(name))
        for colour, amount in (bonuses or {}).items():
            for _ in range(amount):
                card = self._stand_in(COLOURS.index(colour))
                self._stand_ins.add(card)
                self._recruited(seat, card)
        for name in (*reserved, *hidden):
            card = self._pull(name)
            mat.reserved = [*mat.reserved, card]
            if name in hidden:
                mat.hidden = [*mat.hidden, card]
        for name in locations:
            place = self.cards.location(name)
            self.state.locations = [other for other in self.state.locations if other != place]
            mat.locations = [*mat.locations, place]
            mat.points += self.cards.locations[place].points
        if tokens is not None:
            held = [tokens.get(name, 0) for name in COLOURS]
            held[GREEN] = tokens.get("green", mat.tokens[GREEN])
            self._give(seat, held)

    def can_pay_for(self, seat: int, card: str) -> None:
        """Give a player the exact cost of a card: up to ten tokens, the rest as bonuses."""
        cost = list(self.cards.characters[self.cards.character(card)].cost)
        bonuses = [0] * ORDINARY
        while sum(cost) > TOKEN_LIMIT:
            dearest = cost.index(max(cost))
            cost[dearest] -= 1
            bonuses[dearest] += 1
        self.player(seat, tokens=named(cost), bonuses=named(bonuses))

    def row(self, level: int, cards: Sequence[str]) -> None:
        """Set the face-up cards of a level. The remaining spaces are filled from the deck while it lasts."""
        self._change()
        first = (level - 1) * SLOTS
        for slot in range(first, first + SLOTS):
            old = self.state.rows[slot]
            if old != EMPTY:
                self.state.rows[slot] = EMPTY
                self._put_away(old)
        for slot, name in enumerate(cards, start=first):
            self.state.rows[slot] = self._pull(name)
        for slot in range(first + len(cards), first + SLOTS):
            self._fill(slot)

    def deck(self, level: int, cards: Sequence[str]) -> None:
        """Set the whole deck of a level, top card first, and put the old deck aside."""
        self._change()
        self._aside += self.state.decks[level - 1]
        self._set_deck(level - 1, [])
        self._fixed_decks.add(level - 1)
        self._set_deck(level - 1, [self._pull(name) for name in reversed(cards)])

    def no_cards(self) -> None:
        """Empty all rows and decks, as near the end of a very long game."""
        for level in (1, 2, 3):
            self.deck(level, [])
            self.row(level, [])

    def locations(self, *names: str) -> None:
        """Set the Locations on the table."""
        self._change()
        self.state.locations = [self.cards.location(name) for name in names]

    def assembled(self, seat: int) -> None:
        """Give Avengers Assemble to a player."""
        self._change()
        if self.state.assembled != NOBODY:
            self.state.mats[self.state.assembled].points -= 3
        self.state.assembled = seat
        self.state.mats[seat].points += 3

    def turn(self, seat: int, round: int = 5) -> None:  # noqa: A002
        """Set the active player and end the setup."""
        self._change()
        turn = self.state.frames[0]
        assert isinstance(turn, Turn)
        turn.seat, turn.phase, turn.card, turn.passes, turn.idle = seat, ACTION, EMPTY, 0, 0
        self.state.rounds = round
        self._begin()

    # --- playing ------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self._begin()

    def option_id(self, option: str) -> str:
        return self._canonical(option)

    def check_invariants(self) -> None:
        invariants.check(self.state, self._aside, self._aside_tokens)

    def recruits(self, card: str, pay: str = "") -> list[Event]:
        """Recruit a card as the active player, with a payment such as ``pay="red1+grey2"`` if there is a choice."""
        return self.does(f"recruit:{card}", *([f"pay:{pay}"] if pay else []))

    def lets_turn_go(self) -> None:
        """End the active player's turn with the first option: taking tokens, or reserving if there are none."""
        self._begin()
        decision = self.state.decision
        assert decision is not None
        assert decision.kind == "action"
        seat = decision.seat
        self.does(decision.options[0].id)
        while self.state.decision is not None and self.state.decision.seat == seat:
            if self.state.decision.kind == "action":
                break
            self.does(self.state.decision.options[0].id)

    def refuses(self, *options: str) -> None:
        super().refuses(*(self._canonical(option) for option in options))

    def copy(self) -> Table:
        """Return another table in the same position, to try out choices."""
        self._begin()
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.state = self.state.clone()
        other.happened = []
        return other

    # --- inspecting ---------------------------------------------------------------------------------------------

    def waits_for(self, seat: int, kind: str = "action") -> None:
        super().waits_for(seat, kind)
        assert len(self.decision.options) > 1

    def ended(self, winners: Sequence[int], reason: str, points: Sequence[int]) -> None:
        """Check that the game is over with this result."""
        self._begin()
        result = self.state.result
        assert isinstance(result, Result), "the game goes on"
        assert (result.winners, result.reason, result.scores) == (list(winners), reason, list(points))
        assert self.state.decision is None

    def view(self, seat: int = SPECTATOR) -> SplendorView:
        self._begin()
        view = self.game.view(self.state, seat)
        assert isinstance(view, SplendorView)
        return view

    def views(self) -> list[SplendorView]:
        """Return the view of each seat and of a spectator."""
        return [self.view(seat) for seat in (*range(self.state.seats), SPECTATOR)]

    def in_bank(self) -> dict[str, int]:
        return named(self.state.bank)

    def tokens(self, seat: int) -> dict[str, int]:
        return named(self.state.mats[seat].tokens)

    def bonuses(self, seat: int) -> dict[str, int]:
        return named(self.state.mats[seat].bonuses)

    def points(self, seat: int) -> int:
        return self.state.mats[seat].points

    def icons(self, seat: int) -> int:
        return self.state.mats[seat].avengers

    def recruited(self, seat: int) -> list[str]:
        return self._names(self.state.mats[seat].recruited)

    def reserved(self, seat: int) -> list[str]:
        return self._names(self.state.mats[seat].reserved)

    def owned_locations(self, seat: int) -> list[str]:
        return [self.cards.locations[place].id for place in self.state.mats[seat].locations]

    def open_locations(self) -> list[str]:
        return [self.cards.locations[place].id for place in self.state.locations]

    def showing(self, level: int) -> list[str]:
        """Return the row of a level, with "" for an empty space."""
        return self._names(self.state.rows[(level - 1) * SLOTS : level * SLOTS])

    def in_deck(self, level: int) -> list[str]:
        """Return the deck of a level, top card first."""
        left = self.state.left[level - 1]
        return self._names(self.state.decks[level - 1][:left][::-1])

    def holder(self) -> int | None:
        """Return the seat that holds Avengers Assemble, or None."""
        return None if self.state.assembled == NOBODY else self.state.assembled

    # --- keeping the components complete ------------------------------------------------------------------------

    def _names(self, cards: Sequence[int]) -> list[str]:
        return ["" if card == EMPTY else self.cards.characters[card].id for card in cards]

    def _canonical(self, option: str) -> str:
        """Return the option with the colours of the tokens that it takes in their fixed order."""
        verb, _, what = option.partition(":")
        if verb != "take" or not what:
            return option
        return "take:" + "+".join(sorted(what.split("+"), key=COLOURS.index))

    def _recruited(self, seat: int, card: int) -> None:
        mat = self.state.mats[seat]
        character = self.cards.characters[card]
        mat.recruited = [*mat.recruited, card]
        mat.bonuses[character.bonus] += 1
        mat.points += character.points
        mat.avengers += character.avengers
        if character.level == 2 and not mat.tokens[GREEN]:
            mat.tokens[GREEN] = 1
            self.state.bank[GREEN] -= 1

    def _give(self, seat: int, held: list[int]) -> None:
        mat = self.state.mats[seat]
        for colour, amount in enumerate(held):
            self.state.bank[colour] -= amount - mat.tokens[colour]
            if self.state.bank[colour] < 0:
                raise ImpossibleSetup(f"there are not {amount} {COLOURS[colour]} tokens for player {seat}")
        mat.tokens = held

    def _pull(self, name: str) -> int:
        """Take a card from its place, unless the test put it there."""
        card = self.cards.character(name)
        if card in self._placed:
            raise ImpossibleSetup(f"{name} lies in one place already")
        self._placed.add(card)
        if card in self._stand_ins:
            self._replace_stand_in(card)
        elif card in self.state.rows:
            self._fill(self.state.rows.index(card))
        elif card in self._aside:
            self._aside.remove(card)
        else:
            level = self.cards.characters[card].level
            self._set_deck(level, [other for other in self.state.decks[level] if other != card])
        return card

    def _stand_in(self, colour: int) -> int:
        """Take a card that provides only this bonus, from the decks, the set-aside cards or the rows."""
        lying = [card for deck in self.state.decks for card in deck]
        for card in (*lying, *self._aside, *self.state.rows):
            if card == EMPTY or card in self._placed:
                continue
            character = self.cards.characters[card]
            if character.bonus == colour and not character.points and not character.avengers:
                self._pull(character.id)
                self._placed.discard(card)
                return card
        raise ImpossibleSetup(f"no plain card with a {COLOURS[colour]} bonus is left: name another")

    def _replace_stand_in(self, card: int) -> None:
        self._stand_ins.discard(card)
        other = self._stand_in(self.cards.characters[card].bonus)
        self._stand_ins.add(other)
        for mat in self.state.mats:
            mat.recruited = [other if mine == card else mine for mine in mat.recruited]

    def _put_away(self, card: int) -> None:
        self._placed.discard(card)
        level = self.cards.characters[card].level
        if level in self._fixed_decks:
            self._aside.append(card)
        else:
            self._set_deck(level, [card, *self.state.decks[level]])

    def _fill(self, slot: int) -> None:
        """Fill a slot from its deck, or from the set-aside cards if the test has set the deck."""
        level = slot // SLOTS
        deck = self.state.decks[level]
        self.state.rows[slot] = EMPTY
        if level not in self._fixed_decks and deck:
            self.state.rows[slot] = deck[-1]
            self._set_deck(level, deck[:-1])
        elif deck:
            spare = next(card for card in self._aside if self.cards.characters[card].level == level)
            self._aside.remove(spare)
            self.state.rows[slot] = spare

    def _set_deck(self, level: int, deck: list[int]) -> None:
        self.state.decks = [deck if number == level else other for number, other in enumerate(self.state.decks)]
        self.state.left[level] = len(deck)

    def _change(self) -> None:
        """Reopen the setup and drop the dealt cards, which the engine keeps at the end of its decks."""
        state = self.state
        state.decks = [deck[:left] for deck, left in zip(state.decks, state.left, strict=True)]
        self._begun = False

    def _begin(self) -> None:
        """Check the finished setup and advance to the first choice."""
        if self._begun:
            return
        self._begun = True
        invariants.check(self.state, self._aside, self._aside_tokens)
        self._check_position()
        self.happened = []
        self.state.log = self.happened
        self.state.decision = None
        self.game.settle(self.state)
        self.state.log = None
        invariants.check(self.state, self._aside, self._aside_tokens)

    def _check_position(self) -> None:
        state = self.state
        turn = state.frames[0]
        assert isinstance(turn, Turn)
        for seat, mat in enumerate(state.mats):
            if sum(mat.tokens) > TOKEN_LIMIT:
                raise ImpossibleSetup(f"player {seat} has more than {TOKEN_LIMIT} tokens")
            mat.gauntlet = mat.points >= 16 and mat.tokens[GREEN] == 1 and min(mat.bonuses) > 0
            if mat.gauntlet and seat >= turn.seat:
                raise ImpossibleSetup(
                    f"player {seat} met the Gauntlet's conditions before this round: the game was over"
                )
