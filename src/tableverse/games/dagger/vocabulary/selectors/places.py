"""Spaces, regions and bases."""

from __future__ import annotations

from typing import Final

from tableverse.games.dagger.ids import ASGARD
from tableverse.games.dagger.rules.enemies import on_space, own_on
from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.vocabulary.nodes import Selector
from tableverse.games.dagger.vocabulary.selectors.base import Thing, standpoint
from tableverse.kernel.effects import Resolving, Voice, argument, word

WHERES: Final = ("here", "nearby", "region", "anywhere")
SPACES: Final = (
    "any",
    "numbered",
    "ocean",
    "with-hero",
    "with-enemy",
    "with-hero-without-own",
    "together",
    "adjacent",
    "here-or-adjacent",
    "region",
)


def near_enough(state: DaggerState, where: str, origin: str, space: str) -> bool:
    if where == "anywhere":
        return bool(space)
    if where == "here":
        return origin == space
    if where == "nearby":
        return state.nearby(origin, space)
    return state.same_region(origin, space)


def place_text(voice: Voice, where: str, at: Selector | None) -> str:
    """Return the place as text with a leading space, or "" for anywhere."""
    if at is not None:
        region = "yes" if isinstance(at, RegionNamed) else "no"
        return f" {voice.word('dagger-where-at', at=at.say_as('a', voice), region=region)}"
    return "" if where == "anywhere" else f" {voice.word(f'dagger-where-{where}', at='', region='no')}"


def place_kind(where: str, at: Selector | None) -> dict[str, str]:
    """Return the message argument that lets a text put "nearby" before the noun instead of after it."""
    return {"place-is": "nearby" if at is None and where == "nearby" else "other"}


@word("spaces")
class Spaces(Thing):
    """Spaces by kind (any, numbered, ocean), by their occupants, or relative to you (adjacent, region)."""

    which: str = argument(one_of=SPACES)

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        which = self.which
        if which == "any":
            return [space for space in state.board.spaces if space != ASGARD]
        if which == "numbered":
            return state.board.numbered
        if which == "ocean":
            return state.board.ocean
        if which == "with-hero":
            return list(dict.fromkeys(hero.space for hero in state.present()))
        if which == "with-enemy":
            return list(dict.fromkeys(enemy.space for enemy in state.enemies))
        if which == "with-hero-without-own":
            spaces = list(dict.fromkeys(hero.space for hero in state.present()))
            return [space for space in spaces if not own_on(state, space)] or spaces
        if which == "together":
            spaces = [hero.space for hero in state.present()]
            return [space for space in dict.fromkeys(spaces) if spaces.count(space) > 1]
        origin = standpoint(state, run)
        if which == "adjacent":
            return state.neighbours(origin)
        if which == "here-or-adjacent":
            return [origin, *state.neighbours(origin)] if origin else []
        return [space for space in state.board.spaces if state.same_region(origin, space)]

    def say_as(self, form: str, voice: Voice) -> str:
        return voice.word(f"dagger-spaces-{self.which}", form=form)


@word("space")
class SpaceNamed(Selector):
    """One space by its id."""

    id: str = argument(names="space")

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        return [self.id]

    def say(self, voice: Voice) -> str:
        return voice.word(f"dagger-space-{self.id}")


@word("spaces-named")
class SpacesNamed(Thing):
    """Several spaces by their ids."""

    ids: tuple[str, ...] = argument(names="space")

    def __init__(self, *ids: str) -> None:
        self.ids = ids

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        return list(self.ids)

    def say_as(self, form: str, voice: Voice) -> str:
        names = [voice.word(f"dagger-space-{id}") for id in self.ids]
        return voice.all_of(names) if form in ("many", "each") else voice.either(names)


@word("region")
class RegionNamed(Selector):
    """The spaces of a region."""

    region: str = argument(names="region")

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        return [space for space in state.board.spaces if state.board.region(space) == self.region]

    def say(self, voice: Voice) -> str:
        return voice.word(f"dagger-{self.region}")


@word("regions")
class Regions(Thing):
    """All regions."""

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        return list(state.cards.regions)

    def say_as(self, form: str, voice: Voice) -> str:
        return voice.word("dagger-regions", form=form)


@word("bases")
class Bases(Thing):
    """Bases. ``here`` restricts them to your space, ``clear`` to spaces without enemies."""

    which: str = argument(one_of=("any", "operational", "invaded"), default="any")
    here: bool = False
    clear: bool = False

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        if self.which == "operational":
            bases = state.operational()
        elif self.which == "invaded":
            bases = state.invaded
        else:
            bases = state.bases()
        if self.here:
            origin = standpoint(state, run)
            bases = [base for base in bases if state.place_of(base) == origin]
        if self.clear:
            bases = [base for base in bases if not on_space(state, state.place_of(base))]
        return bases[:]

    def say_as(self, form: str, voice: Voice) -> str:
        here = "yes" if self.here else "no"
        clear = "yes" if self.clear else "no"
        return voice.word(f"dagger-bases-{self.which}", form=form, here=here, clear=clear)


@word("spaces-with-fewest-own")
class Fewest(Thing):
    """The heroes' spaces that tie for the fewest own enemies."""

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        counts: dict[str, int] = {}
        for hero in state.present():
            counts[hero.space] = len(own_on(state, hero.space))
        least = min(counts.values(), default=0)
        return [space for space, count in counts.items() if count == least]

    def say_as(self, form: str, voice: Voice) -> str:
        return voice.word("dagger-spaces-fewest-own", form=form)
