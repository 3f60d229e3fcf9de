"""Conversion of positions between contents that number cards and Locations differently."""

from __future__ import annotations

from typing import Any

from tableverse.games.splendor.cards import Cards
from tableverse.games.splendor.state import EMPTY


def renumber(cards: Cards, packed: dict[str, Any], names: dict[str, list[str]]) -> None:
    characters, places = names["character"], names["location"]

    def cards_again(numbers: list[int]) -> list[int]:
        return [EMPTY if number == EMPTY else cards.character(characters[number]) for number in numbers]

    def places_again(numbers: list[int]) -> list[int]:
        return [cards.location(places[number]) for number in numbers]

    packed["rows"] = cards_again(packed["rows"])
    packed["decks"] = [cards_again(deck) for deck in packed["decks"]]
    packed["locations"] = places_again(packed["locations"])
    for mat in packed["mats"]:
        for pile in ("recruited", "reserved", "hidden"):
            mat[pile] = cards_again(mat[pile])
        mat["locations"] = places_again(mat["locations"])
    for frame in packed["frames"]:
        frame["card"] = cards_again([frame["card"]])[0]
