"""Locations and their contents."""

from __future__ import annotations

from typing import Final

from tableverse.games.united.ids import NOWHERE, RING, VILLAIN, kind_of
from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.bases import UnitedSelector, key_of, places_of, your_hero
from tableverse.games.united.vocabulary.nodes import Selector
from tableverse.kernel.effects import Resolving, Voice, argument, word


@word("your-location")
class YourLocation(UnitedSelector):
    """Your Location."""

    noun = "place"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        at = your_hero(state, run).at
        return [] if at == NOWHERE else [state.place_id(at)]


@word("villain-location")
class VillainLocation(UnitedSelector):
    """The Location where the Villain is, or acts as if present."""

    noun = "place"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        for item in state.lasting:
            if item.kind == "as-if-at" and run.origin == VILLAIN:
                return [item.target]
        return [state.place_id(state.villain_at)]


@word("this-location")
class ThisLocation(UnitedSelector):
    """The Location of the Threat, Hero, Location or Villain with this effect."""

    noun = "place"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        if kind_of(run.origin) == "place":
            return [run.origin]
        if kind_of(run.origin) == "hero":
            return [state.place_id(state.heroes[state.hero_of(run.origin)].at)]
        if kind_of(run.origin) != "threat":
            return [state.place_id(state.villain_at)]
        at = state.threat(run.origin).at
        return [] if at == NOWHERE else [state.place_id(at)]


@word("locations")
class Locations(UnitedSelector):
    """All Locations, clockwise from the Villain's."""

    noun = "place"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [state.place_id((state.villain_at + step) % RING) for step in range(RING)]


@word("locations-but")
class LocationsBut(UnitedSelector):
    """All Locations except the selected ones."""

    noun = "place"
    of: Selector

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        left_out = places_of(self.of, state, run)
        order = [(state.villain_at + step) % RING for step in range(RING)]
        return [state.place_id(at) for at in order if at not in left_out]


@word("beside")
class Beside(UnitedSelector):
    """The two adjacent Locations, the counterclockwise one first."""

    noun = "place"
    of: Selector

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [state.place_id((at + step) % RING) for at in places_of(self.of, state, run) for step in (-1, 1)]


@word("around")
class Around(UnitedSelector):
    """A Location and the two adjacent to it."""

    noun = "place"
    of: Selector

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [state.place_id((at + step) % RING) for at in places_of(self.of, state, run) for step in (0, -1, 1)]


@word("opposite")
class Opposite(UnitedSelector):
    """The opposite Location."""

    noun = "place"
    of: Selector

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [state.place_id((at + RING // 2) % RING) for at in places_of(self.of, state, run)]


#: Features that a Location may have or lack.
FEATURES: Final = (
    "thug",
    "no-thug",
    "doombot",
    "civilian",
    "no-civilian",
    "nobody",
    "free-slot",
    "hero",
    "no-hero",
    "henchman",
    "leader",
    "no-threat",
    "hero-no-threat",
    "bot",
    "no-bot",
)


def has(state: UnitedState, at: int, what: str) -> bool:
    place = state.places[at]
    if what == "thug":
        return place.enemies > 0
    if what == "no-thug":
        return place.enemies == 0
    if what == "doombot":
        return place.doombots + place.armoured > 0
    if what == "civilian":
        return place.civilians > 0
    if what == "no-civilian":
        return place.civilians == 0
    if what == "nobody":
        return place.civilians == 0 and place.enemies == 0
    if what == "free-slot":
        return place.free > 0
    if what == "hero":
        return bool(state.heroes_at(at))
    if what == "no-hero":
        return not state.heroes_at(at)
    if what == "bot":
        return place.bots > 0
    if what == "no-bot":
        return place.bots == 0
    threat = state.threat_at(at)
    if what == "henchman":
        return threat is not None and state.cards.threats[threat.id].henchman
    if what == "leader":
        return at == state.villain_at or (threat is not None and state.cards.threats[threat.id].henchman)
    if what == "no-threat":
        return threat is None
    assert what == "hero-no-threat"
    return threat is None and bool(state.heroes_at(at))


@word("with")
class With(UnitedSelector):
    """The Locations that have this feature, or lack it ("no-…")."""

    noun = "place"
    of: Selector
    has: str = argument(one_of=FEATURES)

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        what = self.has
        return [state.place_id(at) for at in places_of(self.of, state, run) if has(state, at, what)]

    def say_as(self, form: str, voice: Voice) -> str:
        return voice.word(key_of(self), **self.message_arguments(voice, {"of": form}))


@word("next")
class Next(UnitedSelector):
    """The next Location with this feature, clockwise by default. With ``here``, the search begins at this one."""

    noun = "place"
    of: Selector
    has: str = argument(one_of=FEATURES)
    counterclockwise: bool = False
    here: bool = False

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        way = -1 if self.counterclockwise else 1
        for start in places_of(self.of, state, run):
            first = 0 if self.here else 1
            for step in range(first, first + RING):
                at = (start + way * step) % RING
                if has(state, at, self.has):
                    return [state.place_id(at)]
        return []
