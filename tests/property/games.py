"""The games of the property tests. A new game adds its entries here."""

from __future__ import annotations

from games.champions import invariants as champions_invariants
from games.dagger import invariants as dagger_invariants
from games.splendor import invariants
from games.united.tables import ENTRIES as UNITED
from kernel.harbour.state import HarbourState
from kernel.harbour.table import GAME as HARBOUR
from property.checks import Entry
from tableverse.games.champions.state import ChampionsState
from tableverse.games.dagger.game import Dagger
from tableverse.games.dagger.state import DaggerState
from tableverse.games.registry import load_game
from tableverse.games.splendor.game import Splendor
from tableverse.games.splendor.state import SplendorState
from tableverse.kernel.game import Config
from tableverse.kernel.state import State

CHAMPIONS = load_game("champions")
SPLENDOR = load_game("splendor")
assert isinstance(SPLENDOR, Splendor)
CHARACTERS = SPLENDOR.cards.characters


def harbour_secrets(state: State, seat: int) -> set[str]:
    """Return the cards of all decks and of the others' hands."""
    assert isinstance(state, HarbourState)
    hidden = set(state.tide)
    for number, keeper in enumerate(state.keepers):
        hidden.update(keeper.deck if number == seat else keeper.deck + keeper.hand)
    return hidden


def harbour_conserved(state: State) -> None:
    assert isinstance(state, HarbourState)
    for seat, keeper in enumerate(state.keepers):
        cards = keeper.deck + keeper.hand + keeper.discard + keeper.play
        assert sorted(cards) == sorted(f"{card}@{seat}" for card in HARBOUR.cards.keeper)
    tide = state.tide + state.shore + [ship.id for ship in state.sea]
    assert len(set(tide)) == len(tide)
    assert set(tide) <= set(HARBOUR.cards.tide)


def splendor_secrets(state: State, seat: int) -> set[str]:
    """Return the rest of the decks and the cards that others reserved face down."""
    assert isinstance(state, SplendorState)
    hidden = [card for level, deck in enumerate(state.decks) for card in deck[: state.left[level]]]
    hidden += [card for number, mat in enumerate(state.mats) if number != seat for card in mat.hidden]
    return {CHARACTERS[card].id for card in hidden}


def splendor_conserved(state: State) -> None:
    """Check that every token is in the bank or on a mat, and every Character in exactly one place."""
    assert isinstance(state, SplendorState)
    invariants.check(state)


def dagger_secrets(state: State, seat: int) -> set[str]:
    """Return the cards of the two decks that nobody has seen."""
    assert isinstance(state, DaggerState)
    return {id for pile in state.piles for id in pile if id not in state.seen} | set(state.side_deck)


def dagger_conserved(state: State) -> None:
    assert isinstance(state, DaggerState)
    dagger_invariants.check(state)


DAGGER = load_game("dagger")
assert isinstance(DAGGER, Dagger)
#: Seats, nemesis and difficulty: each value appears, but not every combination.
DAGGER_TABLES = [
    Config(1, {"nemesis": "loki"}),
    Config(2, {"nemesis": "red-skull", "difficulty": "easier"}),
    Config(3, {"nemesis": "ultron", "difficulty": "harder"}),
    Config(4, {"nemesis": "thanos"}),
    Config(5, {"nemesis": "loki", "difficulty": "harder", "hero-1": "choose", "aspect-1": "choose"}),
]


def champions_secrets(state: State, seat: int) -> set[str]:
    assert isinstance(state, ChampionsState)
    return champions_invariants.secrets(state, seat)


def champions_conserved(state: State) -> None:
    assert isinstance(state, ChampionsState)
    champions_invariants.check(state)


#: Seats, scenario, mode, and whether hands may be shown. tests/games/champions plays every hero and scenario.
CHAMPIONS_TABLES = (
    (1, "rhino", "standard", "hidden"),
    (2, "ultron", "expert", "hidden"),
    (3, "klaw", "standard", "ask"),
    (4, "rhino", "expert", "hidden"),
)

GAMES = [
    *(Entry(HARBOUR, Config(seats), 400, harbour_secrets, harbour_conserved) for seats in (1, 2, 3, 4)),
    *(
        Entry(
            CHAMPIONS,
            Config(seats, {"scenario": scenario, "mode": mode, "hands": hands}),
            4000,
            champions_secrets,
            champions_conserved,
        )
        for seats, scenario, mode, hands in CHAMPIONS_TABLES
    ),
    *(Entry(DAGGER, config, 4000, dagger_secrets, dagger_conserved) for config in DAGGER_TABLES),
    *(Entry(SPLENDOR, Config(seats), 6000, splendor_secrets, splendor_conserved) for seats in (2, 3, 4)),
    *UNITED,
]
