"""Worlds that a seat imagines: cards that only others have seen lie elsewhere, and no card is lost or made."""

from games.splendor.table import Table
from tableverse.games.splendor.state import SplendorState
from tableverse.kernel.rng import Rng

WORLDS = 6


def cards(state: SplendorState) -> list[int]:
    decks = [card for level, deck in enumerate(state.decks) for card in deck[: state.left[level]]]
    return sorted([*decks, *(card for mat in state.mats for card in mat.reserved)])


def test_a_card_reserved_from_a_deck_may_be_any_of_its_level() -> None:
    table = Table()
    table.does("reserve-deck:1", "reserve-deck:2")
    (mine,), (theirs,) = table.state.mats[0].reserved, table.state.mats[1].reserved
    others = set()
    for seed in range(WORLDS):
        world = table.game.determinize(table.state, 0, Rng(seed))
        assert isinstance(world, SplendorState)
        assert cards(world) == cards(table.state)
        assert world.mats[0].reserved == [mine]
        assert world.mats[1].hidden == world.mats[1].reserved
        assert table.cards.characters[world.mats[1].reserved[0]].level == table.cards.characters[theirs].level
        others.add(world.mats[1].reserved[0])
    assert len(others) > 1


def test_a_card_that_everybody_saw_being_reserved_stays_where_it_is() -> None:
    table = Table()
    table.player(1, reserved=["kraven"], hidden=["wasp"])
    table.turn(0)
    seen = table.cards.character("kraven")
    for seed in range(WORLDS):
        world = table.game.determinize(table.state, 0, Rng(seed))
        assert isinstance(world, SplendorState)
        assert world.mats[1].reserved[0] == seen
        assert world.mats[1].hidden == [world.mats[1].reserved[1]] != [seen]
