"""Uniqueness: which cards are the same person or thing, and the names of characters."""

from __future__ import annotations

from tableverse.games.champions.cards import Card, Cards
from tableverse.games.champions.state import ChampionsState, Piece


def unique_in_play(state: ChampionsState, thing: str) -> bool:
    card = state.cards.of(thing)
    if not card.unique:
        return False
    same = state.cards.namesakes.get(card.id)
    if same is None:
        same = state.cards.namesakes[card.id] = _namesakes(state.cards, card.id)
    for piece in state.play.values():  # noqa: SIM110 (any() is slow here)
        if piece.face in same:
            return True
    return False


def _namesakes(cards: Cards, card: str) -> set[str]:
    """Return the faces of unique cards that represent the same person or thing as this card."""
    name = cards.called[card]
    return {face for face, other in cards.called.items() if matching(name, other)}


def matching(one: tuple[str, str], another: tuple[str, str]) -> bool:
    """Return whether two unique cards are the same person or thing.

    Each card is given as its title and its other name: a subtitle, an alter-ego's name, or "". Without other names, the
    titles must match. Otherwise one card's other name must match the other card's title or other name.
    """
    title, alias = one
    other_title, other_alias = another
    if not alias and not other_alias:
        return title == other_title
    return (alias != "" and alias in (other_title, other_alias)) or (other_alias != "" and other_alias == title)


def names_of(state: ChampionsState, piece: Piece) -> list[str]:
    """Return a character's names: the titles and subtitles of all its sides."""
    sides = [state.cards.by_id[face] for face in state.cards.faces.get(piece.face, (piece.face,))]
    return [name for card in sides for name in (card.title, card.subtitle) if name]


def team_is_there(state: ChampionsState, card: Card) -> bool:
    """Return whether both characters of a team-up are in play, each as an identity or an ally."""
    for name in card.terms.team_up:
        title = state.cards.by_id[name].title
        if not any(title in names_of(state, piece) for piece in state.of_kinds(("hero", "alter-ego", "ally"))):
            return False
    return True
