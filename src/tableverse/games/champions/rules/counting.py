"""Counts per phase and round, for limits and maximums. Only this module knows their keys."""

from __future__ import annotations

from tableverse.games.champions.cards import Card, Use
from tableverse.games.champions.rules import occurrences
from tableverse.games.champions.state import ChampionsState

# --- abilities ------------------------------------------------------------------------------------------------------


def is_used_up(state: ChampionsState, use: Use, thing: str) -> bool:
    """Return whether a limited ability has reached its limit."""
    return bool(use.limit and state.used.get(_limit_key(state, use, thing)))


def count_use(state: ChampionsState, use: Use, thing: str, times: int = 1) -> None:
    if use.limit:
        _add(state, _limit_key(state, use, thing), times)


def forced_is_done(state: ChampionsState, use: Use, thing: str) -> bool:
    """Return whether a forced action has been used in this player phase. It is used once per phase."""
    return bool(state.used.get(_forced_key(use, thing)))


def count_forced(state: ChampionsState, use: Use, thing: str) -> None:
    state.used[_forced_key(use, thing)] = 1


# --- played cards ---------------------------------------------------------------------------------------------------


def too_often(state: ChampionsState, card: Card) -> bool:
    """Return whether the players together have played a card as often as its maximum allows."""
    for period, most in card.most_played.items():  # noqa: SIM110 (any() is slow here)
        if state.used.get(_most_key(period, card), 0) >= most:
            return True
    return False


def count_play(state: ChampionsState, card: Card, seat: int, times: int = 1) -> None:
    """Count a played card, for its maximum and for cards that refer to played cards."""
    for period in card.most_played:
        _add(state, _most_key(period, card), times)
    if state.cards.asks_for_played:
        _add(state, _played_key(card.kind, seat), times)


def played(state: ChampionsState, kind: str, seat: int) -> int:
    """Return the number of cards of a kind that a player has played in this round."""
    return state.used.get(_played_key(kind, seat), 0)


# --- resets ---------------------------------------------------------------------------------------------------------


def end_phase(state: ChampionsState) -> None:
    state.used = {key: count for key, count in state.used.items() if not key.startswith("phase:")}


def end_round(state: ChampionsState) -> None:
    state.used = {}


def forget(state: ChampionsState, thing: str) -> None:
    """Reset the counts of a card that leaves play. If the card returns, it counts as a new card."""
    if state.used:
        state.used = {key: count for key, count in state.used.items() if f":{thing}/" not in key}


# --- keys, which begin with the period -----------------------------------------------------------------------------


def _limit_key(state: ChampionsState, use: Use, thing: str) -> str:
    if use.limit_each_aspect:
        answered = occurrences.current(state, use.effect.on)
        assert answered is not None
        return f"{use.limit}:{thing}/{use.printed}/{state.card(answered.facts['card']).aspect}"
    if use.shared_limit:
        return f"{use.limit}:max-use/{use.printed}"
    return f"{use.limit}:{thing}/{use.printed}"


def _forced_key(use: Use, thing: str) -> str:
    return f"phase:{thing}/{use.label}/forced"


def _most_key(period: str, card: Card) -> str:
    return f"{period}:max/{card.title}"


def _played_key(kind: str, seat: int) -> str:
    return f"round:played/{kind}/{seat}"


def _add(state: ChampionsState, key: str, times: int) -> None:
    state.used[key] = state.used.get(key, 0) + times
