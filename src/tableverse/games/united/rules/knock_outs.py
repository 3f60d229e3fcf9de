"""Heroes who are KO'd, or who leave the game and are replaced."""

from __future__ import annotations

from typing import Final

from tableverse.games.united.rules import outcome, powers
from tableverse.games.united.state import Hero, UnitedState

#: Number of removed Heroes with which the Villain's "removed" plot succeeds.
LOST_HEROES: Final = 4


def knock_out(state: UnitedState, hero: int) -> None:
    owner = state.heroes[hero]
    if owner.down:
        return
    owner.down = True
    state.fallen.append(hero)
    state.emit("ko", {"hero": owner.id})


def remove_hero(state: UnitedState, hero: int, successor: str) -> None:
    """Remove a Hero from the game. On the next turn of that seat, a Hero allowed by ``successor`` takes over."""
    owner = state.heroes[hero]
    owner.successor = successor
    owner.crisis = 0
    state.removed.append(owner.id)
    state.emit("removed", {"hero": owner.id, "lost": len(state.removed)})
    if "removed" in state.cards.villains[state.villain].plot and len(state.removed) >= LOST_HEROES:
        outcome.heroes_lose(state, "removed")


def successors(state: UnitedState, who: str) -> list[str]:
    """Return the Heroes who may take over: all ("anyone"), or only Heroes of the same person ("spider-man").

    Exclude Heroes who are at the table, support the Main Hero, or have left the game.
    """
    supporting = [state.cards.hero_cards[card].hero for card in state.supports + state.display]
    supporting += [state.cards.hero_cards[entry.card].hero for entry in state.storyline if entry.support]
    taken = {state.villain, *state.removed, *supporting, *(hero.id for hero in state.heroes)}
    return [row.id for row in state.cards.heroes.values() if row.id not in taken and who in ("anyone", row.persona)]


def succeed(state: UnitedState, seat: int, hero: Hero) -> None:
    """Replace a seat's Hero. The old Hero's cards no longer have an owner, and effects on the old Hero end."""
    old = state.hero_id(seat)
    state.heroes[seat] = hero
    state.storyline = [
        entry.without_owner() if entry.hero == seat and not entry.support else entry for entry in state.storyline
    ]
    state.lasting = [item for item in state.lasting if item.target != old and item.until != powers.start_of(old)]
    state.emit("succeeded", {"hero": hero.id})
