"""Selectors: Heroes, Locations, enemies and Threats, in a fixed order."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.united import rules
from tableverse.games.united.phrases import FLAG, SELECTOR, Arguments, Finder, one_of, say_as
from tableverse.games.united.state import NOBODY, NOWHERE, RING, UnitedState
from tableverse.kernel.effects import Bound, Resolving, Selector, Voice
from tableverse.kernel.effects.values import seat_id
from tableverse.kernel.timing import occurring

# --- Heroes -------------------------------------------------------------------------------------------------------


class You(Finder):
    """The Hero whose card it is: Heroes sit in seat order."""

    key = "united-you"
    noun = "hero"

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        return [] if state.heroes[run.seat].down else [state.hero_id(run.seat)]


class Others(Finder):
    """The other standing Heroes. A commander has no other Hero: they are the Main Hero."""

    key = "united-others"
    noun = "hero"

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        if state.commanded:
            return [state.hero_id(hero) for hero in state.standing()]
        return [state.hero_id(hero) for hero in state.standing() if hero != run.seat]


class Everyone(Finder):
    key = "united-everyone"
    noun = "hero"

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        return [state.hero_id(hero) for hero in state.standing()]


class HeroesIn(Finder):
    key = "united-heroes-in"
    noun = "hero"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        places = self.places(state, run)
        return [state.hero_id(hero) for hero in state.standing() if state.heroes[hero].at in places]


class Burdened(HeroesIn):
    """Those with Crisis tokens."""

    key = "united-burdened"

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        return [hero for hero in super().seek(state, run) if state.heroes[state.hero_of(hero)].crisis]


class AllBurdened(Finder):
    """Every Hero with Crisis tokens."""

    key = "united-all-burdened"
    noun = "hero"

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        return [state.hero_id(hero) for hero in state.standing() if state.heroes[hero].crisis]


class OthersIn(HeroesIn):
    key = "united-others-in"

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        found = super().seek(state, run)
        return found if state.commanded else [hero for hero in found if state.hero_of(hero) != run.seat]


class Spotted(Finder):
    """The Heroes in the Villain's Location; without any, those in the Location of the next Spot token with some."""

    key = "united-spotted"
    noun = "hero"

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        for at in [state.villain_at, *rules.next_spots(state)]:
            found = [state.hero_id(hero) for hero in state.heroes_at(at)]
            if found:
                return found
        return []


class ActiveHero(Finder):
    key = "united-active-hero"
    noun = "hero"

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        return [] if state.heroes[state.active].down else [state.hero_id(state.active)]


class PlayerOf(Finder):
    """The seat that plays a Hero: for saying who chooses."""

    key = "united-player-of"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        return [seat_id(state.hero_of(hero)) for hero in self.arguments.selectors["of"].find(state, run)]


class Damaged(Finder):
    """Who is about to take damage."""

    key = "united-damaged"
    asks: ClassVar[tuple[str, ...]] = ("target:hero",)
    noun = "hero"

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        return [occurring(state).facts["target"]]


class Attacker(Finder):
    """The Hero who has just dealt damage."""

    key = "united-attacker"
    asks: ClassVar[tuple[str, ...]] = ("hero:attacker",)
    noun = "hero"

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        hero: str = occurring(state).facts["hero"]
        return [] if state.heroes[state.hero_of(hero)].down else [hero]


class Fallen(Finder):
    """The Hero whose KO is being resolved."""

    key = "united-fallen"
    asks: ClassVar[tuple[str, ...]] = ("fallen",)
    noun = "hero"

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        return [run.origin]


class Chosen(Bound):
    """What an earlier choice bound, by the name it was given; ``noun`` is what that choice was among. The first one to
    speak of it may have to say what it is: one of those it ``introduces``."""

    def __init__(self, name: str, noun: str) -> None:
        super().__init__(name)
        self.noun = noun
        self.introduces: Selector | None = None
        self.form = "one"

    def say(self, voice: Voice) -> str:
        if self.introduces is not None:
            return say_as(self.introduces, self.form, voice)
        return voice.word("united-chosen", name=self.name, noun=self.noun)


# --- Locations ----------------------------------------------------------------------------------------------------


class YourLocation(Finder):
    key = "united-your-location"
    noun = "place"

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        return [state.place_id(state.heroes[run.seat].at)]


class VillainLocation(Finder):
    """Where the Villain is, or where he acts as if he were."""

    key = "united-villain-location"
    noun = "place"

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        for item in state.lasting:
            if item.kind == "as-if-at" and run.origin == "villain":
                return [item.target]
        return [state.place_id(state.villain_at)]


class ThisLocation(Finder):
    """Where the Threat lies, or the Location whose effect it is."""

    key = "united-this-location"
    noun = "place"

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        if run.origin.startswith("place:"):
            return [run.origin]
        if run.origin.startswith("hero:"):
            return [state.place_id(state.heroes[state.hero_of(run.origin)].at)]
        at = state.threat(run.origin).at
        return [] if at == NOWHERE else [state.place_id(at)]


class Locations(Finder):
    key = "united-locations"
    noun = "place"

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        return [state.place_id((state.villain_at + step) % RING) for step in range(RING)]


class LocationsBut(Finder):
    """Every Location but those named."""

    key = "united-locations-but"
    noun = "place"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        left_out = self.places(state, run)
        order = [(state.villain_at + step) % RING for step in range(RING)]
        return [state.place_id(at) for at in order if at not in left_out]


class Beside(Finder):
    """The two neighbours, anticlockwise first."""

    key = "united-beside"
    noun = "place"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        return [state.place_id((at + step) % RING) for at in self.places(state, run) for step in (-1, 1)]


class Around(Finder):
    """A Location and its two neighbours."""

    key = "united-around"
    noun = "place"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        return [state.place_id((at + step) % RING) for at in self.places(state, run) for step in (0, -1, 1)]


class Opposite(Finder):
    key = "united-opposite"
    noun = "place"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        return [state.place_id((at + RING // 2) % RING) for at in self.places(state, run)]


#: What a Location may be asked for.
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
        return threat is not None and state.box.threats[threat.id].henchman
    if what == "leader":
        return at == state.villain_at or (threat is not None and state.box.threats[threat.id].henchman)
    if what == "no-threat":
        return threat is None
    assert what == "hero-no-threat"
    return threat is None and bool(state.heroes_at(at))


class With(Finder):
    """Those of some Locations that have something, or have nothing of it."""

    key = "united-with"
    noun = "place"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR, "has": one_of(*FEATURES)}

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        what = self.arguments.words["has"]
        return [state.place_id(at) for at in self.places(state, run) if has(state, at, what)]

    def say_as(self, form: str, voice: Voice) -> str:
        return voice.word(self.key, **self.arguments.said(voice, {"of": form}))


class Next(Finder):
    """The next Location, round the ring and the starting one last (or first: ``here``), that has something."""

    key = "united-next"
    noun = "place"
    takes: ClassVar[dict[str, str]] = {
        "of": SELECTOR,
        "has": one_of(*FEATURES),
        "counterclockwise": f"{FLAG}?",
        "here": f"{FLAG}?",
    }

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        words = self.arguments.words
        way = -1 if words["counterclockwise"] == "yes" else 1
        for start in self.places(state, run):
            first = 0 if words["here"] == "yes" else 1
            for step in range(first, first + RING):
                at = (start + way * step) % RING
                if has(state, at, words["has"]):
                    return [state.place_id(at)]
        return []


# --- enemies and Threats ------------------------------------------------------------------------------------------


class Thugs(Finder):
    """One of each kind of Thug in each of the Locations."""

    key = "united-thugs"
    noun = "thug"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        found = []
        for at in self.places(state, run):
            place = state.places[at]
            found += [f"{kind}@{place.id}" for kind in rules.enemy_kinds(place)]
        return found


class EveryThug(Finder):
    key = "united-every-thug"
    noun = "thug"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        found = []
        for at in self.places(state, run):
            place = state.places[at]
            found += [f"thug@{place.id}"] * place.thugs
            found += [f"doombot@{place.id}"] * place.doombots
            found += [f"armoured@{place.id}"] * place.armoured
        return found


class Henchmen(Finder):
    key = "united-henchmen"
    noun = "henchman"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        places = self.places(state, run)
        return [
            f"threat:{threat.id}"
            for threat in state.threats
            if threat.at in places and state.box.threats[threat.id].henchman
        ]


class VillainIn(Finder):
    """The Villain, if he is in one of the Locations."""

    key = "united-villain-in"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        return ["villain"] if state.villain_at in self.places(state, run) else []


class Enemies(Finder):
    """Every Thug, Henchman and Villain there."""

    key = "united-enemies"
    noun = "enemy"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def __init__(self, arguments: Arguments) -> None:
        super().__init__(arguments)
        self.parts = (EveryThug(arguments), Henchmen(arguments), VillainIn(arguments))

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        return [thing for part in self.parts for thing in part.seek(state, run)]


class Leaders(Finder):
    """The Villain and the Henchmen there: who can be stunned."""

    key = "united-leaders"
    noun = "enemy"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def __init__(self, arguments: Arguments) -> None:
        super().__init__(arguments)
        self.parts = (VillainIn(arguments), Henchmen(arguments))

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        return [thing for part in self.parts for thing in part.seek(state, run)]


class This(Finder):
    """The Threat whose effect it is."""

    key = "united-this"
    noun = "threat"

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        return [run.origin]


class Threats(Finder):
    key = "united-threats"
    noun = "threat"

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        return [f"threat:{threat.id}" for threat in state.threats if threat.at != NOWHERE]


class ThreatsBut(Finder):
    """Threats in play but those named."""

    key = "united-threats-but"
    noun = "threat"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        left_out = self.arguments.selectors["of"].find(state, run)
        in_play = [f"threat:{threat.id}" for threat in state.threats if threat.at != NOWHERE]
        return [thing for thing in in_play if thing not in left_out] if left_out else []


class ClearedThreats(Finder):
    key = "united-cleared-threats"
    noun = "threat"

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        return [f"threat:{threat.id}" for threat in state.threats if threat.at == NOWHERE]


class TargetsOfRedirection(Finder):
    """Another Hero or a Henchman that can be damaged, anywhere."""

    key = "united-other-victims"
    noun = "one"

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        heroes = [state.hero_id(hero) for hero in state.standing() if hero != run.seat]
        henchmen = [f"threat:{threat.id}" for threat in state.threats if rules.threat_can_be_hurt(state, threat)]
        return heroes + henchmen


# --- Equipment ----------------------------------------------------------------------------------------------------


class YourGear(Finder):
    """Your Equipment cards that are ready and can be turned facedown."""

    key = "united-your-gear"
    noun = "gear"

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        ready = [gear.id for gear in state.heroes[run.seat].gear if gear.ready]
        return [f"gear:{gear}" for gear in ready if not state.box.gear[gear].permanent]


class FacedownGearBut(Finder):
    """The facedown Equipment cards of all Heroes but those named."""

    key = "united-facedown-gear-but"
    noun = "gear"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        left_out = self.arguments.selectors["of"].find(state, run)
        facedown = [f"gear:{gear.id}" for hero in state.heroes for gear in hero.gear if not gear.ready]
        return [gear for gear in facedown if gear not in left_out]


# --- the Storyline ------------------------------------------------------------------------------------------------


class LatestCard(Finder):
    """The latest Hero card, faceup or not."""

    key = "united-latest-card"
    noun = "card"

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        latest = state.last_hero_entry()
        return [] if latest == NOWHERE else [f"entry:{latest}"]


class FaceupCard(Finder):
    """The earliest or latest faceup Hero card."""

    key = "united-faceup-card"
    noun = "card"
    takes: ClassVar[dict[str, str]] = {"which": one_of("earliest", "latest")}

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        found = [number for number, entry in enumerate(state.storyline) if entry.hero != NOBODY and not entry.facedown]
        if not found:
            return []
        return [f"entry:{found[0] if self.arguments.words['which'] == 'earliest' else found[-1]}"]


class YourCards(Finder):
    """Your own faceup cards in the Storyline. A Supporting Hero's card is nobody's own."""

    key = "united-your-cards"
    noun = "card"

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        return [
            f"entry:{number}"
            for number, entry in enumerate(state.storyline)
            if entry.hero == run.seat and not entry.facedown and not entry.support
        ]


class YourCardsBut(Finder):
    key = "united-your-cards-but"
    noun = "card"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        left_out = self.arguments.selectors["of"].find(state, run)
        return [
            f"entry:{number}"
            for number, entry in enumerate(state.storyline)
            if entry.hero == run.seat and not entry.facedown and not entry.support and f"entry:{number}" not in left_out
        ]
