"""Selectors: which heroes, enemies, spaces, bases and missions a text speaks of. All of them find ids."""

from __future__ import annotations

from tableverse.games.dagger.board import ASGARD, UNREACHABLE
from tableverse.games.dagger.frames.attribute_test import current_test
from tableverse.games.dagger.rules.actions import defiable
from tableverse.games.dagger.rules.enemies import on_space, own_on
from tableverse.games.dagger.rules.heroes import chargeable
from tableverse.games.dagger.state import DaggerState, Enemy, Hero
from tableverse.kernel.effects import Checker, Resolving, Selector, Voice
from tableverse.kernel.effects.values import Bound, seat_id
from tableverse.kernel.timing import occurring


def me(state: DaggerState, run: Resolving) -> Hero | None:
    """The hero whose text it is, or who acts; None in events and other joint matters."""
    return state.hero(run.bound.get("you", run.origin))


def standpoint(state: DaggerState, run: Resolving) -> str:
    """The space from which "here", "nearby" and "in your region" are read."""
    hero = me(state, run)
    if hero is None:
        card = state.cards.missions.get(run.origin)
        hero = None if card is None else state.hero(card.owner)
    return hero.space if hero is not None else state.place_of(run.origin)


def near_enough(state: DaggerState, where: str, origin: str, space: str) -> bool:
    if where == "anywhere":
        return bool(space)
    if where == "here":
        return origin != "" and origin == space
    if where == "nearby":
        return state.nearby(origin, space)
    return state.same_region(origin, space)


class Thing(Selector):
    """A selector that can be read in several forms.

    ``many``: "heroes in your region"; ``each``: "each hero ..."; ``one``, ``a`` and ``no``: "one hero ...",
    "a hero ...", "no hero ..."; ``bare``: "hero ..."; ``nearest``: "the nearest hero ...".
    """

    def form(self, voice: Voice, form: str) -> str:
        raise NotImplementedError

    def say(self, voice: Voice) -> str:
        return self.form(voice, "many")


def named(selector: Selector, voice: Voice, form: str) -> str:
    """A selector in a form, where it has forms."""
    return selector.form(voice, form) if isinstance(selector, Thing | Picked) else selector.say(voice)


class That(Bound):
    """Something picked before, called by its kind: that hero, that enemy, that space."""

    def __init__(self, kind: str, name: str = "it") -> None:
        super().__init__(name)
        self.kind = kind

    def say(self, voice: Voice) -> str:
        return voice.word(f"dagger-that-{self.kind}")


class Picked(Bound):
    """What the verb itself has just had picked: read as "one of" what it was picked from."""

    def __init__(self, name: str, among: Selector) -> None:
        super().__init__(name)
        self.among = among

    def form(self, voice: Voice, form: str) -> str:
        return named(self.among, voice, "nearest" if form == "nearest" and isinstance(self.among, Nearest) else "one")

    def say(self, voice: Voice) -> str:
        return self.form(voice, "one")


def place_of(voice: Voice, where: str, at: Selector | None) -> str:
    """Where somebody is, with the blank before it; nothing for "anywhere"."""
    if where == "anywhere":
        return ""
    region = "yes" if isinstance(at, RegionNamed) else "no"
    said = "" if at is None else named(at, voice, "a")
    return f" {voice.word(f'dagger-where-{where}', at=said, region=region)}"


class You(Selector):
    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        hero = me(state, run)
        return [] if hero is None else [hero.id]

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-you")


class Heroes(Thing):
    """``where``: here, nearby, region, anywhere or at; ``which`` narrows it: others, alone, hurt and so on."""

    def __init__(self, where: str, which: str, at: Selector | None = None) -> None:
        self.where = where
        self.which = which
        self.at = at

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        origin = standpoint(state, run) if self.where not in ("anywhere", "at") else ""
        mine = run.bound.get("you", run.origin)
        spaces = [] if self.at is None else [state.place_of(thing) for thing in self.at.find(state, run)]
        found: list[str] = []
        for hero in state.present():
            if self.where == "at":
                if hero.space not in spaces:
                    continue
            elif not near_enough(state, self.where, origin, hero.space):
                continue
            if self._fits(state, hero, mine):
                found.append(hero.id)
        return found

    def _fits(self, state: DaggerState, hero: Hero, mine: str) -> bool:
        if self.which == "others":
            return hero.id != mine
        if self.which == "alone":
            return not any(other.space == hero.space for other in state.present() if other is not hero)
        if self.which == "beset":
            return any(enemy.space == hero.space for enemy in state.foes())
        if self.which == "unbeset":
            return not any(enemy.space == hero.space for enemy in state.foes())
        if self.which == "me":
            return hero.id == mine
        if self.which == "strengthened":
            return hero.strengthened
        if self.which == "unready":
            return not hero.teamed
        if self.which == "hurt":
            return hero.damage > 0
        if self.which == "based":
            base = state.base_at(hero.space)
            return base != "" and base not in state.invaded
        return True

    def form(self, voice: Voice, form: str) -> str:
        return voice.word(f"dagger-heroes-{self.which}", form=form, place=place_of(voice, self.where, self.at))

    def check(self, checker: Checker) -> None:
        self.say(checker.voice)
        if self.at is not None:
            self.at.check(checker)


class Enemies(Thing):
    """``kind``: any, lesser (not the nemesis), own, or a rank. ``where`` as for heroes."""

    def __init__(
        self,
        where: str,
        kind: str = "any",
        vulnerable: bool = False,
        at: Selector | None = None,
        other_than: str = "",
    ) -> None:
        self.where = where
        self.kind = kind
        self.vulnerable = vulnerable
        self.at = at
        #: The name of something bound earlier; "attacked": the enemy of the combat action just made.
        self.other_than = other_than

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        origin = standpoint(state, run) if self.where not in ("anywhere", "at") else ""
        spaces = [] if self.at is None else [state.place_of(thing) for thing in self.at.find(state, run)]
        skipped = ""
        if self.other_than == "attacked":
            skipped = occurring(state).facts["enemy"]
        elif self.other_than:
            skipped = run.bound.get(self.other_than, "")
        found: list[str] = []
        for enemy in state.foes():
            if self.vulnerable and not enemy.vulnerable:
                continue
            if enemy.id == skipped or not self._fits(state, enemy):
                continue
            if self.where == "at":
                if enemy.space in spaces:
                    found.append(enemy.id)
            elif near_enough(state, self.where, origin, enemy.space):
                found.append(enemy.id)
        return found

    def _fits(self, state: DaggerState, enemy: Enemy) -> bool:
        if self.kind == "any":
            return True
        if enemy is state.nemesis:
            return False
        if self.kind == "lesser":
            return True
        rank = state.cards.enemies[enemy.card].rank
        if self.kind == "elite-or-3":
            return rank in ("3", "elite")
        return rank == self.kind

    def form(self, voice: Voice, form: str) -> str:
        place, kind = place_of(voice, self.where, self.at), self.kind
        if kind == "lesser":
            place, kind = voice.word("dagger-but-the-nemesis") + place, "any"
        other = "yes" if self.other_than else "no"
        token = "yes" if self.vulnerable else "no"
        return voice.word(f"dagger-enemies-{kind}", form=form, place=place, vulnerable=token, other=other)

    def check(self, checker: Checker) -> None:
        self.say(checker.voice)
        if self.at is not None:
            self.at.check(checker)


class HeroWith(Selector):
    """All heroes who tie for the most or the least of something; ``near`` and ``far`` are measured from the nemesis."""

    def __init__(self, extreme: str, what: str) -> None:
        self.extreme = extreme
        self.what = what

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        values: dict[str, int] = {}
        for hero in state.present():
            if self.what == "distance":
                away = state.distance(state.nemesis.space, hero.space)
                if away == UNREACHABLE:
                    continue
                values[hero.id] = away
            elif self.what == "damage":
                values[hero.id] = hero.damage
            else:
                values[hero.id] = state.cards.heroes[hero.id].values[self.what]
        if not values:
            return []
        wanted = max(values.values()) if self.extreme == "most" else min(values.values())
        return [id for id, value in values.items() if value == wanted]

    def say(self, voice: Voice) -> str:
        return voice.word(f"dagger-hero-{self.extreme}-{self.what}")


class Nearest(Thing):
    """Those of some things that are nearest to another."""

    def __init__(self, among: Selector, to: Selector) -> None:
        self.among = among
        self.to = to

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        goals = [state.place_of(thing) for thing in self.to.find(state, run)]
        away: dict[str, int] = {}
        for thing in self.among.find(state, run):
            space = state.place_of(thing)
            away[thing] = min((state.distance(space, goal) for goal in goals), default=UNREACHABLE)
        least = min(away.values(), default=UNREACHABLE)
        return [thing for thing, distance in away.items() if distance == least and distance != UNREACHABLE]

    def form(self, voice: Voice, form: str) -> str:
        """``nearest``: without saying to whom, where that is clear."""
        among, but = self.among, "none"
        if isinstance(among, Bases):
            if form == "nearest":
                return among.form(voice, "nearest")
        elif isinstance(among, Unsummoned):
            but = "unmoved"
        elif isinstance(among, Enemies) and among.kind == "lesser":
            among, but = Enemies(among.where, "any", among.vulnerable, among.at, among.other_than), "lesser"
        said = {"among": named(among, voice, "bare"), "among-is": "base" if isinstance(among, Bases) else "other"}
        return voice.word("dagger-nearest", to=named(self.to, voice, "a"), but=but, **said)

    def check(self, checker: Checker) -> None:
        self.among.check(checker)
        self.to.check(checker)
        self.say(checker.voice)


class Fewest(Thing):
    """Spaces with a hero, those first that hold the fewest own enemies."""

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        counts: dict[str, int] = {}
        for hero in state.present():
            counts[hero.space] = len(own_on(state, hero.space))
        least = min(counts.values(), default=0)
        return [space for space, count in counts.items() if count == least]

    def form(self, voice: Voice, form: str) -> str:
        return voice.word("dagger-spaces-fewest-own", form=form)


class The(Selector):
    """What the occurrence under way is about: the hero, the enemy, the space or the base."""

    def __init__(self, fact: str) -> None:
        self.fact = fact

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        value = occurring(state).facts.get(self.fact, "")
        return [value] if value else []

    def say(self, voice: Voice) -> str:
        return voice.word(f"dagger-the-{self.fact}")


class Remembered(Selector):
    """What this resolution has kept: the enemy attacked, its space, the spaces of a move."""

    def __init__(self, name: str) -> None:
        self.name = name

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        value = run.bound.get(self.name)
        if isinstance(value, list):
            return value
        return [value] if value else []

    def say(self, voice: Voice) -> str:
        return voice.word(f"dagger-kept-{self.name}")


class Roller(Selector):
    """The hero who makes the test under way."""

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        return [current_test(state).hero]

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-roller")


class NemesisPawn(Selector):
    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        return [state.nemesis.id]

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-nemesis")


class FirstPlayer(Selector):
    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        present = state.present()
        return [present[0].id] if present else []

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-first-player")


class MissionHero(Selector):
    """The hero whose mission the text stands on."""

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        card = state.cards.missions.get(run.origin)
        hero = None if card is None else state.hero(card.owner)
        return [] if hero is None else [hero.id]

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-mission-hero")


class Marked(Selector):
    """The enemy that the hero mission's token lies by."""

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        mission = state.mission(run.origin)
        return [mission.mark] if mission is not None and mission.mark else []

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-marked")


class PlayerOf(Selector):
    """The player of a hero, for saying who chooses."""

    def __init__(self, hero: Selector) -> None:
        self.hero = hero

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        found = [state.hero(id) for id in self.hero.find(state, run)]
        return [seat_id(hero.seat) for hero in found if hero is not None]

    def say(self, voice: Voice) -> str:
        return self.hero.say(voice)


class Spaces(Thing):
    """Spaces of a kind: any, numbered, ocean; by who stands there; or as seen from yours (adjacent, region)."""

    def __init__(self, which: str) -> None:
        self.which = which

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

    def form(self, voice: Voice, form: str) -> str:
        return voice.word(f"dagger-spaces-{self.which}", form=form)


class SpaceNamed(Thing):
    def __init__(self, ids: list[str]) -> None:
        self.ids = ids

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        return self.ids

    def form(self, voice: Voice, form: str) -> str:
        names = [voice.word(f"dagger-space-{id}") for id in self.ids]
        return voice.all_of(names) if form in ("many", "each") else voice.either(names)


class RegionNamed(Selector):
    """The spaces of a region."""

    def __init__(self, region: str) -> None:
        self.region = region

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        return [space for space in state.board.spaces if state.board.region(space) == self.region]

    def say(self, voice: Voice) -> str:
        return voice.word(f"dagger-{self.region}")


class Unsummoned(Thing):
    """Enemies other than the nemesis that this text has not moved yet."""

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        moved = run.bound.get("summoned", [])
        return [enemy.id for enemy in state.enemies if enemy.id not in moved]

    def form(self, voice: Voice, form: str) -> str:
        return voice.word("dagger-unsummoned", form=form)


class SpaceOf(Thing):
    """Where something stands."""

    def __init__(self, thing: Selector) -> None:
        self.thing = thing

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        spaces = [state.place_of(thing) for thing in self.thing.find(state, run)]
        return [space for space in dict.fromkeys(spaces) if space]

    def form(self, voice: Voice, form: str) -> str:
        whose = "nemesis" if isinstance(self.thing, NemesisPawn) else "other"
        if isinstance(self.thing, You):
            whose = "you"
        return voice.word("dagger-space-of", whose=whose, thing=named(self.thing, voice, form))

    def check(self, checker: Checker) -> None:
        self.thing.check(checker)
        self.say(checker.voice)


class Around(Thing):
    """The spaces adjacent to those named."""

    def __init__(self, spaces: Selector) -> None:
        self.spaces = spaces

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        return [other for thing in self.spaces.find(state, run) for other in state.neighbours(state.place_of(thing))]

    def form(self, voice: Voice, form: str) -> str:
        return voice.word("dagger-around", form=form, spaces=named(self.spaces, voice, "a"))

    def check(self, checker: Checker) -> None:
        self.spaces.check(checker)
        self.say(checker.voice)


class Union(Thing):
    def __init__(self, *parts: Selector) -> None:
        self.parts = parts

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        return list(dict.fromkeys(thing for part in self.parts for thing in part.find(state, run)))

    def form(self, voice: Voice, form: str) -> str:
        parts = [named(part, voice, form) for part in self.parts]
        return voice.all_of(parts) if form in ("many", "each") else voice.either(parts)

    def check(self, checker: Checker) -> None:
        for part in self.parts:
            part.check(checker)


class Bases(Thing):
    """``which``: any, operational, invaded; ``here``: on your space; ``clear``: with no enemy on it."""

    def __init__(self, which: str, here: bool, clear: bool) -> None:
        self.which = which
        self.here = here
        self.clear = clear

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

    def form(self, voice: Voice, form: str) -> str:
        here = "yes" if self.here else "no"
        clear = "yes" if self.clear else "no"
        return voice.word(f"dagger-bases-{self.which}", form=form, here=here, clear=clear)


class Missions(Thing):
    """Active missions: any with a progress value, side or hero ones, the top one, all with an ongoing effect."""

    def __init__(self, which: str) -> None:
        self.which = which

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        found: list[str] = []
        for mission in state.missions():
            card = state.cards.missions[mission.id]
            if self.which == "this":
                fits = mission.id == run.origin
            elif self.which == "top":
                fits = mission is state.top
            elif self.which == "defiable":
                hero = me(state, run)
                fits = hero is not None and mission.id in defiable(state, hero)
            elif self.which == "side":
                fits = card.kind == "side"
            elif self.which == "ongoing":
                fits = card.ongoing is not None
            else:
                fits = card.progress > 0 and (self.which == "any" or mission is not state.top)
            if fits:
                found.append(mission.id)
        return found

    def form(self, voice: Voice, form: str) -> str:
        return voice.word(f"dagger-missions-{self.which}", form=form)


class Regions(Thing):
    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        return list(state.cards.regions)

    def form(self, voice: Voice, form: str) -> str:
        return voice.word("dagger-regions", form=form)


class Supports(Thing):
    """Shared supports of a hero: the ready ones, or those besides this one that can be charged."""

    def __init__(self, which: str) -> None:
        self.which = which

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        hero = me(state, run)
        if hero is None:
            return []
        if self.which == "ready":
            return hero.ready[:]
        card = run.ability.partition("/")[0]
        return [id for id in chargeable(state, hero) if id != card]

    def form(self, voice: Voice, form: str) -> str:
        return voice.word(f"dagger-supports-{self.which}", form=form)
