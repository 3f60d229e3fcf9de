"""Worlds imagined by a seat: unknown cards are redistributed, and no card is lost or duplicated."""

from games.splendor.table import Table
from tableverse.games.splendor.state import SplendorState
from tableverse.kernel.rng import Rng

WORLDS = 6


def cards(state: SplendorState) -> list[int]:
    decks = [card for level, deck in enumerate(state.decks) for card in deck[: state.left[level]]]
    return sorted([*decks, *(card for mat in state.mats for card in mat.reserved)])


def test_imagined_hidden_card_may_be_any_unseen_card_of_its_level() -> None:
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


def test_imagined_world_keeps_cards_reserved_face_up() -> None:
    table = Table()
    table.player(1, reserved=["kraven"], hidden=["wasp"])
    table.turn(0)
    seen = table.cards.character("kraven")
    for seed in range(WORLDS):
        world = table.game.determinize(table.state, 0, Rng(seed))
        assert isinstance(world, SplendorState)
        assert world.mats[1].reserved[0] == seen
        assert world.mats[1].hidden == [world.mats[1].reserved[1]] != [seen]
