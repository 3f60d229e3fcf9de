"""A Marvel Champions table in any position, set up and played by card name.

    table = Table("spider-man", form="hero")
    table.hand("swinging-web-kick", "energy", "genius")
    table.does("play:swinging-web-kick", "spend:energy", "spend:genius")
    assert table.damage("rhino-1") == 8
    table.waits_for(0, "turn")

Decks are filled with quiet cards, so that nothing happens except what the test is about. Copies need not be told apart:
``play:haymaker`` is any Haymaker in hand. Every choice is also made on a saved and loaded copy, which must reach the
same position.

Tables hold the shipped and the quiet cards. A test that names fixture cards takes its table from fixture_cards.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import traces
from games.champions.invariants import check_lookups
from games.table import Table as AnyTable
from tableverse.games.champions.frames import activation, revealing
from tableverse.games.champions.frames.turn import Turn
from tableverse.games.champions.game import Champions
from tableverse.games.champions.reading.catalogue import CORE, catalogue
from tableverse.games.champions.reading.content import Content
from tableverse.games.champions.rules import counters, numbers
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.event import Event
from tableverse.kernel.game import Config

CONTENT = Path(__file__).parent / "content"
GAME = Champions(content=Content([CORE], extra=[CONTENT / "made-up.yaml"]))
#: The scenarios and decks of the Core Set.
SCENARIOS = tuple(GAME.cards.scenarios)
DECKS = tuple(GAME.cards.decks)
MODULARS = GAME.cards.modulars
#: Events that reveal hidden information, so that they cannot be undone without asking. Whether cards leaving play and
#: discarded cards reveal anything depends on whether they were seen before.
REVEALING = frozenset(
    (
        *("aside", "boost", "declared", "drew", "drew-obligation", "eliminated", "encounter-reshuffled", "entered"),
        *("flipped", "into-deck", "looked", "nemesis", "own-top", "played", "pledged", "reshuffled", "revealed"),
        *("scheme", "searches", "shuffled", "spent", "stage", "swapped", "swapped-in", "taken-into-hand", "to-bottom"),
        *("to-hand", "tucked-open"),
    )
)
COPY = re.compile(r"@\d+(\.\d+)?|(?<=[a-z0-9])\.\d+")


def plain(value: Any) -> Any:
    """Return names without their copy numbers."""
    if isinstance(value, str):
        return COPY.sub("", value)
    if isinstance(value, list):
        return [plain(item) for item in value]
    return value


def assert_reveals_are_marked(events: list[Event]) -> None:
    """Assert that exactly the events that reveal hidden information are marked as revealing."""
    for event in events:
        assert event.kind in ("left", "discarded") or event.reveals == (event.kind in REVEALING), event.kind


class Table(AnyTable[ChampionsState]):
    game: Champions = GAME

    def __init__(self, *heroes: str, scenario: str = "rhino", mode: str = "standard", form: str = "hero") -> None:
        heroes = heroes or ("spider-man",)
        decks = {deck.identity: deck.id for deck in self.game.cards.decks.values()}
        settings: dict[str, Any] = {f"deck-{seat}": decks[hero] for seat, hero in enumerate(heroes, 1)}
        state = self.game.new(Config(len(heroes), {"scenario": scenario, "mode": mode, **settings}), 0)
        assert isinstance(state, ChampionsState)
        self.state = state
        self.copies = 90
        self.happened: list[Event] = []
        while not isinstance(state.frames[-1], Turn):
            assert state.decision is not None
            ids = [option.id for option in state.decision.options]
            self.game.apply(state, "done" if "done" in ids else ids[-1])
        for camp in state.camps.values():
            camp.encounter = [self.make("quiet-threat") for _ in range(9)]
        own = [camp.scheme for camp in state.camps.values()]
        for thing in [thing for thing in state.play if thing not in own]:
            if self.game.cards.by_id[state.play[thing].face].kind in ("minion", "side-scheme"):
                state.take_out_of_play(thing)
        for seat, player in enumerate(state.players):
            player.hand, player.discard, player.dealt = [], [], []
            player.deck = [self.make("quiet-card", seat) for _ in range(30)]
            piece = state.identity(seat)
            if self.game.cards.by_id[piece.face].kind != form:
                state.show(piece, self.game.cards.by_id[piece.face].back)
        state.encounter = [self.make("quiet-threat") for _ in range(30)]
        state.encounter_discard = []
        state.play[state.scheme].threat = 0
        self.ask()

    # --- setting the table --------------------------------------------------------------------------------------

    def check_invariants(self) -> None:
        check_lookups(self.state)

    def make(self, card: str, seat: int = -1) -> str:
        assert card in self.game.cards.by_id, card
        self.copies += 1
        return f"{card}@{seat}.{self.copies}" if seat >= 0 else f"{card}.{self.copies}"

    def ask(self) -> None:
        """Offer the current choice again after the table was changed."""
        self.state.decision = None
        self.game.settle(self.state)

    def hand(self, *cards: str, seat: int = 0) -> None:
        self.state.players[seat].hand = [self.make(card, seat) for card in cards]
        self.ask()

    def deck(self, *cards: str, seat: int = 0) -> None:
        """Put cards on top of the deck, the first one uppermost."""
        self.state.players[seat].deck += [self.make(card, seat) for card in reversed(cards)]

    def discard(self, *cards: str, seat: int = 0) -> None:
        """Put cards into the discard pile, the last one on top."""
        self.state.players[seat].discard += [self.make(card, seat) for card in cards]

    def encounter(self, *cards: str) -> None:
        """Put cards on top of the encounter deck, the first one uppermost."""
        self.state.encounter += [self.make(card) for card in reversed(cards)]

    def put(self, card: str, seat: int = 0, on: str = "", **values: Any) -> Piece:
        """Put a card into play: under a player's control, engaged with a player, or in the villain's area."""
        data = self.game.cards.by_id[card]
        encounter = data.aspect == "encounter"
        area = seat if not encounter or data.kind in ("minion", "obligation") else -1
        thing = self.make(card, -1 if encounter else seat)
        piece = Piece(thing, card, area, self.thing(on) if on else "")
        piece.counters = counters.at_first(self.state, data)
        piece.threat = numbers.per_player(self.state, data.start, data.start_each)
        for name, value in values.items():
            setattr(piece, name, value)
        self.state.put_into_play(piece)
        self.ask()
        return piece

    def change(self, card: str, face: str = "", **values: Any) -> None:
        piece = self.piece(card)
        if face:
            self.state.show(piece, face)
        for name, value in values.items():
            setattr(piece, name, value)
        self.ask()

    # --- playing ------------------------------------------------------------------------------------------------

    def does(self, *options: str) -> list[Event]:
        """Make choices one after the other.

        ``pay`` pays with the first cards offered until the cost is covered. ``pick:shocker?`` is skipped if it is not
        offered, because the game asks nobody when there is only one choice.
        """
        self.happened = []
        for option in options:
            if option == "pay":
                while self.state.decision is not None and self.state.decision.kind == "pay":
                    paid = self.game.apply(self.state, self.state.decision.options[0].id)
                    traces.note(self.game, self.state, paid, "pay")
                    self.happened += paid
            elif not option.endswith("?"):
                self.chooses(self.option_id(option))
            elif self.offers(option[:-1]):
                self.chooses(self.option_id(option[:-1]))
        return self.happened

    def offers(self, option: str) -> bool:
        """Return whether this option can be chosen now."""
        decision = self.state.decision
        return decision is not None and any(option in (plain(one.id), _short(one.id)) for one in decision.options)

    def option_id(self, option: str) -> str:
        found = [one.id for one in self.decision.options if option in (plain(one.id), _short(one.id))]
        assert found, f"{option} is not among {self.options()}"
        return found[0]

    def shown(self, option: str) -> str:
        return str(plain(option))

    def chooses(self, id: str) -> None:
        """Choose an option, comparing with one saved and loaded copy only, because these tests make many choices."""
        copy = self.game.decode(self.game.encode(self.state))
        assert all(option.message.arguments.get("card", True) for option in self.decision.options), "a card has no name"
        events = self.game.apply(self.state, id)
        assert_reveals_are_marked(events)
        traces.note(self.game, self.state, events, id)
        self.happened += events
        self.game.apply(copy, id)
        assert self.game.digest(copy) == self.game.digest(self.state)

    def reveals(self, card: str, seat: int = 0, deck: bool = True) -> None:
        """Let the player reveal this card from the top of the encounter deck.

        Without ``deck``, the card comes from outside the deck.
        """
        if deck:
            self.encounter(card)
            self._begin(lambda: revealing.reveal_next(self.state, seat))
        else:
            self._begin(lambda: revealing.reveal(self.state, self.make(card), seat, False))

    def attacked(self, enemy: str, seat: int = 0, boost: str = "quiet-threat") -> None:
        """Let the enemy attack the player."""
        self.encounter(boost)
        self._begin(lambda: activation.activate(self.state, "enemy-attack", self.thing(enemy), seat))

    def schemed(self, enemy: str, seat: int = 0, boost: str = "quiet-threat") -> None:
        self.encounter(boost)
        self._begin(lambda: activation.activate(self.state, "enemy-scheme", self.thing(enemy), seat))

    def _begin(self, deed: Callable[[], None]) -> None:
        self.happened = []
        self.state.log = self.happened
        deed()
        self.ask()
        self.state.log = None
        assert_reveals_are_marked(self.happened)
        traces.note(self.game, self.state, self.happened)

    # --- looking ------------------------------------------------------------------------------------------------

    def thing(self, card: str) -> str:
        found = [thing for thing in self.state.play if plain(thing) == card]
        assert found, f"{card} is not in play"
        return found[0]

    def piece(self, card: str) -> Piece:
        return self.state.play[self.thing(card)]

    def in_play(self, card: str) -> bool:
        return any(plain(thing) == card for thing in self.state.play)

    def damage(self, card: str) -> int:
        return self.piece(card).damage

    def threat(self, card: str = "") -> int:
        return self.piece(card).threat if card else self.state.play[self.state.scheme].threat

    def stat(self, card: str, name: str) -> int:
        return numbers.stat(self.state, self.thing(card), name)

    def held(self, seat: int = 0) -> list[str]:
        return plain(self.state.players[seat].hand)

    def discarded(self, seat: int = 0) -> list[str]:
        return plain(self.state.players[seat].discard)

    def events(self, *kinds: str) -> list[dict[str, Any]]:
        return [{name: plain(value) for name, value in facts.items()} for facts in super().events(*kinds)]

    def strikes(self) -> list[tuple[str, str, int]]:
        """Return the attacker, the target and the amount of each strike."""
        return [(event["card"], event["target"], event["amount"]) for event in self.events("strikes")]

    def revealed(self) -> list[str]:
        """Return the encounter cards in the order in which they were revealed."""
        return [event["card"] for event in self.events("revealed")]

    def undefended(self) -> None:
        """Decline every request to defend."""
        happened = []
        while "undefended" in self.options():
            self.does("undefended")
            happened += self.happened
        self.happened = happened


def _short(option: str) -> str:
    """Return ``use:aunt-may`` for ``use:aunt-may/aunt-may-1``, and likewise ``trigger:backflip``."""
    return plain(option).split("/", 1)[0]


def of_products(*products: str) -> type[Table]:
    """Return a table class with the cards of further products beside those of the Core Set."""
    wanted = catalogue().in_order((CORE, *products))
    game = Champions(content=Content(wanted, extra=[CONTENT / "made-up.yaml"]))
    return type("ProductTable", (Table,), {"game": game})
