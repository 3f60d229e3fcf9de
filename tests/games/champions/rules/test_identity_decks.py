"""Identity decks whose identity is eliminated, or whose cards are elsewhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.champions.edge_case_cards import EdgeCaseTable
from games.champions.table import Table, plain
from tableverse.games.champions.rules import leaving

STRANGE, BANDS, WINDS, IMAGES = (
    "doctor-strange",
    "crimson-bands-of-cyttorak",
    "winds-of-watoomb",
    "images-of-ikonn",
)


def invokes(*cards: str) -> Table:
    """Return a table with Doctor Strange, another hero and these cards on top of his Invocation deck."""
    table = EdgeCaseTable(STRANGE, "she-hulk")
    piece = table.piece(STRANGE)
    own = {plain(thing): thing for thing in piece.tucked}
    rest = [thing for thing in piece.tucked if plain(thing) not in cards]
    piece.tucked = [*rest, *(own[card] for card in reversed(cards))]
    piece.shown = piece.tucked[-1:]
    table.ask()
    return table


def all_distinct(things: list[str]) -> bool:
    return len(things) == len(set(things))


def cast(table: Table) -> None:
    table.hand("energy", "genius", "strength")
    table.does(f"use:{STRANGE}", "pay", "pick:thorny")


def keep(table: Table) -> None:
    table.hand("master-of-the-mystic-arts", "energy", "genius", "strength")
    table.does("play:master-of-the-mystic-arts", "pay", "pick:thorny", "pay")


@pytest.mark.parametrize("how", [cast, keep])
def test_spell_whose_caster_is_eliminated_is_removed_once(how: Callable[[Table], None]) -> None:
    table = invokes(BANDS)
    table.put("thorny")
    table.change(STRANGE, damage=5)
    how(table)
    assert (table.state.players[0].eliminated, table.damage("thorny")) == (True, 7)
    assert plain(table.state.removed).count(BANDS) == 1
    assert all_distinct(table.state.removed)
    table.waits_for(1, "turn")


def test_a_stolen_spell_goes_to_its_own_discard_pile_and_the_top_card_stays() -> None:
    table = invokes(BANDS, WINDS, IMAGES)
    table.reveals("spell-thief")
    identity = table.piece(STRANGE)
    assert (plain(table.piece("spell-thief").tucked), plain(identity.shown)) == ([BANDS], [WINDS])
    table._begin(lambda: leaving.leave_play(table.state, table.thing("spell-thief")))
    assert (plain(identity.shown), plain(identity.tucked[-1])) == ([BANDS, WINDS], WINDS)
    assert (plain(identity.tucked[0]), table.discarded()) == (BANDS, [])


def test_stolen_spell_of_an_eliminated_player_is_removed() -> None:
    for defeated in (True, False):
        table = invokes(BANDS)
        table.reveals("spell-thief", seat=1)
        table.change(STRANGE, damage=9)
        table.attacked("rhino-1")
        table.undefended()
        assert (table.state.players[0].eliminated, plain(table.piece("spell-thief").tucked)) == (True, [BANDS])
        if defeated:
            table.does("attack:she-hulk>spell-thief")
        else:
            table._begin(lambda: leaving.leave_play(table.state, table.thing("spell-thief")))  # noqa: B023
        assert plain(table.state.removed).count(BANDS) == 1
        assert all_distinct(table.state.removed)
