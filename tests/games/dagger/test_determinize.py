"""Imagined worlds: hidden cards are resampled, and known ones stay in place."""

from games.dagger.table import QUIET, Table
from tableverse.games.dagger.rules.events import draw_event, top_event
from tableverse.games.dagger.state import DaggerState
from tableverse.kernel.rng import Rng

WORLDS = 12


def imagined(table: Table) -> list[DaggerState]:
    worlds = [table.game.determinize(table.state, 0, Rng(seed)) for seed in range(WORLDS)]
    return [world for world in worlds if isinstance(world, DaggerState)]


def deck(state: DaggerState) -> list[str]:
    return [card for pile in state.piles[1:] for card in pile]


def of_nemesis(table: Table, cards: list[str]) -> int:
    return sum(1 for card in cards if table.game.cards.events[card].nemesis)


def test_unseen_events_are_resampled() -> None:
    table = Table()
    gone = [draw_event(table.state) for _ in range(4)]
    worlds = imagined(table)
    assert all([len(pile) for pile in world.piles] == [len(pile) for pile in table.state.piles] for world in worlds)
    for world in worlds:
        cards = deck(world)
        assert len(set(cards)) == len(cards)
        assert not set(cards) & set(gone)
        assert of_nemesis(table, cards) == of_nemesis(table, deck(table.state))
    assert len({tuple(deck(world)) for world in worlds}) == WORLDS
    assert len({frozenset(deck(world)) for world in worlds}) > 1  # the deck leaves out some events of the box
    assert len({top_event(world) for world in worlds}) > 1


def test_event_looked_at_stays_on_top() -> None:
    table = Table()
    top = top_event(table.state)
    table.state.top_known = True
    table.state.seen.append(top)
    worlds = imagined(table)
    assert {top_event(world) for world in worlds} == {top}
    assert all(deck(world).count(top) == 1 for world in worlds)
    assert len({tuple(deck(world)) for world in worlds}) == WORLDS
    table.state.seen = deck(table.state)  # even if only the order is unknown
    worlds = imagined(table)
    assert {top_event(world) for world in worlds} == {top}
    assert len({tuple(deck(world)) for world in worlds}) == WORLDS


def test_returned_event_is_anywhere_in_its_pile() -> None:
    table = Table()
    table.next_event(QUIET)
    card = draw_event(table.state)
    pile = next(number for number, pile in reversed(list(enumerate(table.state.piles))) if pile)
    table.state.piles[pile].insert(0, card)
    worlds = imagined(table)
    assert all(card in world.piles[pile] for world in worlds)
    assert all(deck(world).count(card) == 1 for world in worlds)


def test_random_numbers_and_side_missions_are_unknown() -> None:
    table = Table()
    worlds = imagined(table)
    dice = {(world.rng.first, world.rng.second) for world in worlds}
    assert len(dice) == WORLDS
    assert (table.state.rng.first, table.state.rng.second) not in dice
    assert all(sorted(world.side_deck) == sorted(table.state.side_deck) for world in worlds)
    assert len({tuple(world.side_deck) for world in worlds}) > 1
