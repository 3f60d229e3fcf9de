"""The settings: heroes and aspects, nemesis, difficulty, and first strike."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from tableverse.games.dagger.cards import Cards
from tableverse.games.dagger.errors import NoSuchHero, SameAspect, SameSheet
from tableverse.games.dagger.reading import shipped_rows
from tableverse.kernel.game import Config
from tableverse.kernel.rng import Rng

#: Values of a setting that is drawn at random, or chosen at the table by the hero's player.
RANDOM: Final = "random"
CHOOSE: Final = "choose"
MOST_HEROES: Final = 5


def identifiers(kind: str) -> tuple[str, ...]:
    """Return the ids of all components of a kind in the box."""
    return tuple(row.text("id") for row in shipped_rows(kind))


def settings() -> dict[str, tuple[Any, ...]]:
    """Return each setting with its allowed values, the default first."""
    heroes = (RANDOM, CHOOSE, *identifiers("hero"))
    aspects = (RANDOM, CHOOSE, *identifiers("aspect"))
    numbers = range(1, MOST_HEROES + 1)
    return {
        "nemesis": (RANDOM, *identifiers("nemesis")),
        "difficulty": ("normal", "easier", "harder"),
        **{f"hero-{number}": heroes for number in numbers},
        **{f"aspect-{number}": aspects for number in numbers},
        "first-strike": (RANDOM, *identifiers("first-strike")),
        #: Whether to ask before ending the turn when no other choice is possible.
        "ask-end": (False, True),
    }


def with_packs(cards: Cards) -> dict[str, tuple[Any, ...]]:
    """Return all settings, including values that packs add."""
    known: dict[str, Collection[str]] = {
        "hero": cards.heroes,
        "aspect": cards.aspects,
        "nemesis": cards.nemeses,
        "first": cards.strikes,
    }
    return {
        name: (*values, *(one for one in known.get(name.partition("-")[0], ()) if one not in values))
        for name, values in settings().items()
    }


def hero_count(seats: int) -> int:
    """Return the number of heroes: one per seat, but two for a solo player."""
    return max(2, seats)


def check(config: Config, cards: Cards) -> None:
    """Raise an error if the settings contradict each other."""
    count = hero_count(config.seats)
    for name, value in config.settings.items():
        kind, _, number = name.partition("-")
        if kind in ("hero", "aspect") and int(number) > count and value != RANDOM:
            raise NoSuchHero(setting=name, heroes=count)
    sheets: dict[str, str] = {}
    for hero in named(config, "hero"):
        sheet = cards.heroes[hero].sheet
        if sheet in sheets:
            raise SameSheet(first=sheets[sheet], second=hero)
        sheets[sheet] = hero
    aspects = named(config, "aspect")
    for aspect in aspects:
        if aspects.count(aspect) > 1:
            raise SameAspect(aspect=aspect)


def requested(config: Config, kind: str) -> list[str]:
    """Return the settings of this kind, one for each hero in the game."""
    return [str(config.settings.get(f"{kind}-{n}", RANDOM)) for n in range(1, hero_count(config.seats) + 1)]


def named(config: Config, kind: str) -> list[str]:
    return [value for value in requested(config, kind) if value not in (RANDOM, CHOOSE)]


def heroes_of(config: Config, cards: Cards, rng: Rng) -> list[str]:
    """Return the heroes in seat order, "" where a player chooses. Random heroes avoid the sheets of named heroes."""
    taken = [cards.heroes[hero].sheet for hero in named(config, "hero")]
    free = [sheet for sheet in cards.sheets if sheet not in taken]
    rng.shuffle(free)
    found: list[str] = []
    for wish in requested(config, "hero"):
        if wish == RANDOM:
            wish = cards.sheets[free.pop()][rng.below(2)]
        found.append("" if wish == CHOOSE else wish)
    return found


def aspects_of(config: Config, cards: Cards, rng: Rng) -> list[str]:
    taken = named(config, "aspect")
    free = [aspect for aspect in cards.aspects if aspect not in taken]
    rng.shuffle(free)
    found: list[str] = []
    for wish in requested(config, "aspect"):
        if wish == RANDOM:
            wish = free.pop()
        found.append("" if wish == CHOOSE else wish)
    return found


def one_of(config: Config, name: str, known: list[str], rng: Rng) -> str:
    """Return the value of a setting, drawn at random if the setting does not name one."""
    wish = str(config.settings.get(name, RANDOM))
    return rng.choice(known) if wish == RANDOM else wish
