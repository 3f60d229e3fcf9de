"""A deck as its player wrote it down: the identity, the aspects chosen, how many of which card, the environment."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tableverse.games.champions.names import NAMES
from tableverse.kernel import i18n
from tableverse.kernel.errors import BadDeck, TableError

#: From which products a deck may be built. "full" is everything that was published.
ENVIRONMENTS: Final = ("full", "current", "limited")
#: More copies than any deck has of any card, legal or not; what is above is a slip of the pen.
MOST_COPIES: Final = 99
FIELDS: Final = ("name", "hero", "aspects", "cards", "environment")


class IllegalDeck(TableError):
    """A deck that may not be played: ``problem`` is a message of its own, ``{key, arguments}``."""

    key: ClassVar[str] = "illegal-deck"

    def say(self, language: str) -> str:
        problem = self.arguments["problem"]
        told = say_problem(problem["key"], problem["arguments"], language)
        return i18n.say(language, "error-illegal-deck", {"seat": self.arguments["seat"], "problem": told})


def say_problem(key: str, arguments: dict[str, Any], language: str) -> str:
    """The sentence of a reason in legality.py, cards and aspects by their names."""
    told = dict(arguments)
    if "card" in told and told["card"] in NAMES:
        told["card"] = NAMES[told["card"]][language]
    if "aspect" in told:
        told["aspect"] = i18n.say(language, f"champions-aspect-{told['aspect']}")
    return i18n.say(language, key, told)


class Deck:
    """``id`` is the name of a deck that comes with the game, or whatever its player calls it."""

    __slots__ = ("aspects", "cards", "environment", "id", "identity")

    def __init__(
        self,
        id: str,
        identity: str,
        cards: dict[str, int],
        aspects: list[str] | None = None,
        environment: str = ENVIRONMENTS[0],
    ) -> None:
        self.id = id
        #: The hero side of the identity card; "" while it is not known.
        self.identity = identity
        self.cards = cards
        self.aspects: list[str] = [] if aspects is None else aspects
        self.environment = environment

    def data(self) -> dict[str, Any]:
        """As a setting of a game, a record and the web carry it."""
        return {
            "name": self.id,
            "hero": self.identity,
            "aspects": self.aspects[:],
            "cards": dict(self.cards),
            "environment": self.environment,
        }


def deck_of(data: Any) -> Deck:
    """A deck from its ``data()``. Only its form is checked here: legality.py says whether it may be played."""
    if not isinstance(data, dict):
        raise BadDeck(why="form", what="")
    for field in data:
        if field not in FIELDS:
            raise BadDeck(why="field", what=str(field)[:40])
    name, hero = data.get("name", ""), data.get("hero", "")
    aspects, cards = data.get("aspects", []), data.get("cards", {})
    environment = data.get("environment", ENVIRONMENTS[0])
    if not isinstance(name, str) or len(name) > 200:
        raise BadDeck(why="value", what="name")
    if not isinstance(hero, str):
        raise BadDeck(why="value", what="hero")
    if not isinstance(aspects, list) or not all(isinstance(aspect, str) for aspect in aspects):
        raise BadDeck(why="value", what="aspects")
    if environment not in ENVIRONMENTS:
        raise BadDeck(why="value", what="environment")
    if not isinstance(cards, dict):
        raise BadDeck(why="value", what="cards")
    for card, copies in cards.items():
        if not isinstance(card, str) or type(copies) is not int or not 1 <= copies <= MOST_COPIES:
            raise BadDeck(why="value", what=str(card)[:40])
    return Deck(name, hero, dict(cards), list(aspects), environment)
