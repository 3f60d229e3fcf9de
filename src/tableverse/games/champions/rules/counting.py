"""How often something was done in a phase or a round, for limits and maximums."""

from __future__ import annotations

from tableverse.games.champions.cards import Card, Use
from tableverse.games.champions.state import ChampionsState


def limit_key(use: Use, thing: str) -> str:
    return f"{use.limit}:{thing}/{use.printed}"


def forced_key(use: Use, thing: str) -> str:
    """A forced action is done once in a player phase."""
    return f"phase:{thing}/{use.label}/forced"


def too_often(state: ChampionsState, card: Card) -> bool:
    """Have all players together played as many copies as they may for now?"""
    return any(state.used.get(f"{period}:max/{card.title}", 0) >= most for period, most in card.most_played.items())


def play_keys(state: ChampionsState, card: Card, seat: int) -> list[str]:
    """Where the playing of a card is counted: for its maximum, and where a card asks what was played."""
    keys = [f"{period}:max/{card.title}" for period in card.most_played]
    if state.cards.asks_for_played:
        keys.append(played_key(card.kind, seat))
    return keys


def played_key(kind: str, seat: int) -> str:
    """Where the cards of a kind are counted that a player has played in this round."""
    return f"round:played/{kind}/{seat}"


def count_play(state: ChampionsState, card: Card, seat: int) -> None:
    for key in play_keys(state, card, seat):
        state.used[key] = state.used.get(key, 0) + 1
