"""Selectors based on others: the nearest things, their spaces, adjacent spaces, unions."""

from __future__ import annotations

from tableverse.games.dagger.board import UNREACHABLE
from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.vocabulary.nodes import Selector
from tableverse.games.dagger.vocabulary.selectors.base import Thing
from tableverse.games.dagger.vocabulary.selectors.enemies import Enemies, NemesisPawn, Unsummoned
from tableverse.games.dagger.vocabulary.selectors.heroes import You
from tableverse.games.dagger.vocabulary.selectors.places import Bases
from tableverse.kernel.effects import Resolving, Voice, argument, word


@word("nearest")
class Nearest(Thing):
    """The things that are nearest to another."""

    among: Selector = argument(written="of")
    to: Selector

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        goals = [state.place_of(thing) for thing in self.to.find(state, run)]
        away: dict[str, int] = {}
        for thing in self.among.find(state, run):
            space = state.place_of(thing)
            away[thing] = min((state.distance(space, goal) for goal in goals), default=UNREACHABLE)
        least = min(away.values(), default=UNREACHABLE)
        return [thing for thing, distance in away.items() if distance == least and distance != UNREACHABLE]

    def say_as(self, form: str, voice: Voice) -> str:
        """Return the text; the form ``nearest`` of a base omits the reference point."""
        among, but = self.among, "none"
        if isinstance(among, Bases):
            if "base" in voice.referents and isinstance(self.to, NemesisPawn):
                return voice.referents["base"]
            if form == "nearest":
                return among.say_as("nearest", voice)
        elif isinstance(among, Unsummoned):
            but = "unmoved"
        elif isinstance(among, Enemies) and among.kind == "lesser":
            among, but = Enemies(among.where, "any", among.vulnerable, among.at, among.other_than), "lesser"
        said = {"among": among.say_as("bare", voice), "among-is": "base" if isinstance(among, Bases) else "other"}
        return voice.word("dagger-nearest", to=self.to.say_as("a", voice), but=but, **said)


@word("space-of")
class SpaceOf(Thing):
    """The space of a thing."""

    thing: Selector = argument(written="of")

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        found: list[str] = []
        for thing in self.thing.find(state, run):
            space = state.place_of(thing)
            if space and space not in found:
                found.append(space)
        return found

    def say_as(self, form: str, voice: Voice) -> str:
        whose = "other"
        if isinstance(self.thing, NemesisPawn):
            whose = "own" if voice.referents.get("subject") == "nemesis" else "nemesis"
        elif isinstance(self.thing, You):
            whose = "you"
        return voice.word("dagger-space-of", whose=whose, thing=self.thing.say_as(form, voice))


@word("around")
class Around(Thing):
    """The spaces adjacent to the selected ones."""

    spaces: Selector = argument(written="of")

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        return [other for thing in self.spaces.find(state, run) for other in state.neighbours(state.place_of(thing))]

    def say_as(self, form: str, voice: Voice) -> str:
        return voice.word("dagger-around", form=form, spaces=self.spaces.say_as("a", voice))


@word("union")
class Union(Thing):
    """Everything that any of several selectors finds."""

    parts: tuple[Selector, ...] = argument(written="of")

    def __init__(self, *parts: Selector) -> None:
        self.parts = parts

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        return list(dict.fromkeys(thing for part in self.parts for thing in part.find(state, run)))

    def say_as(self, form: str, voice: Voice) -> str:
        parts = [part.say_as(form, voice) for part in self.parts]
        return voice.all_of(parts) if form in ("many", "each") else voice.either(parts)
