"""Before the game: set aside permanent and linked cards, and put cards with setup into play."""

from __future__ import annotations

from tableverse.games.champions.frames.revealing import put_encounter
from tableverse.games.champions.ids import NOBODY, copies_of, name_of, owner_of
from tableverse.games.champions.rules import entering, piles
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.effects import Resolving


def starting(state: ChampionsState) -> list[str]:
    """Return the cards with setup that are in decks or set aside."""
    return with_keyword(state, "setup", [*(player.deck for player in state.players), state.encounter, state.aside])


def with_keyword(state: ChampionsState, keyword: str, piles: list[list[str]]) -> list[str]:
    cards = state.cards.with_keyword.get(keyword)
    return sorted([thing for pile in piles for thing in pile if name_of(thing) in cards]) if cards else []


def set_aside(state: ChampionsState) -> None:
    """Set aside linked cards, put cards with setup into play, and set aside other permanent cards from decks."""
    for seat, player in enumerate(state.players):
        for card in state.cards.linked:
            if any(name_of(thing) == card.terms.linked for thing in player.deck):
                state.aside += copies_of(card.id, card.quantity, seat)
    for thing in starting(state):
        piles.take_out(state, thing)
        put_into_play(state, thing)
    for pile in [player.deck for player in state.players] + [state.encounter]:
        for thing in with_keyword(state, "permanent", [pile]):
            pile.remove(thing)
            state.aside.append(thing)


def put_into_play(state: ChampionsState, thing: str) -> None:
    owner = owner_of(thing)
    if owner == NOBODY:
        put_encounter(state, thing, state.lead())
        return
    attach = state.cards.of(thing).attach
    hosts = [] if attach is None else attach.find(state, Resolving("", owner, thing))
    entering.enter_play(state, thing, owner, hosts[0] if hosts else "")
