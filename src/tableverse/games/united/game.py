"""Marvel United: Multiverse as a game of the kernel: set-up, what answers what, views, and imagined worlds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from tableverse.games.united import imagining, rules, set_up, settings, verbs
from tableverse.games.united.box import SETS, Box, identified
from tableverse.games.united.faces import Printer
from tableverse.games.united.frames import Acting, Discarding, Harm, LeavingGear, Overflowing
from tableverse.games.united.hero_turn import HeroTurn
from tableverse.games.united.opening import Opening
from tableverse.games.united.replacing import Replacing
from tableverse.games.united.round import Round
from tableverse.games.united.state import (
    DUEL,
    GONE,
    NOBODY,
    NOWHERE,
    Entry,
    Gear,
    Hero,
    Lasting,
    Place,
    Threat,
    UnitedState,
)
from tableverse.games.united.symbols import SYMBOLS
from tableverse.games.united.view import EntryView, HeroView, PlaceView, ThreatView, UnitedView
from tableverse.games.united.villain_turn import ThreatsBam, VillainTurn, answer_ko
from tableverse.kernel import i18n
from tableverse.kernel.content import Registry
from tableverse.kernel.effects import Ability, Resolving, Step
from tableverse.kernel.game import Config, Game, View
from tableverse.kernel.occurrence import Occurrence, Trigger
from tableverse.kernel.plain import Plain
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State
from tableverse.kernel.timing import Window


def _settings() -> dict[str, tuple[Any, ...]]:
    cards = [id for id, row in identified("hero_cards") if row.has("special")]
    generic = [id for id, row in identified("equipment") if not row.has("owner")]
    return settings.values(
        SETS,
        [id for id, _ in identified("villains")],
        [id for id, _ in identified("heroes")],
        [id for id, _ in identified("locations")],
        generic,
        [id for id, _ in identified("battle_plans")],
        cards,
    )


class United(Game):
    id: ClassVar[str] = "united"
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 5
    settings: ClassVar[dict[str, tuple[Any, ...]]] = _settings()
    classes: ClassVar[tuple[type[Plain], ...]] = (
        UnitedState,
        Place,
        Threat,
        Gear,
        Hero,
        Entry,
        Lasting,
        Opening,
        Round,
        VillainTurn,
        HeroTurn,
        Harm,
        Discarding,
        LeavingGear,
        Acting,
        Overflowing,
        ThreatsBam,
        Replacing,
        verbs.TurningFacedown,
        verbs.ActingAfar,
        verbs.Tribute,
        verbs.LayingFacedown,
        verbs.PayingToken,
        verbs.BuyingOff,
        verbs.ChoosingThug,
        verbs.Covering,
        verbs.CyclingPlans,
        verbs.Sabotaging,
        Resolving,
        Step,
        Window,
        Occurrence,
        UnitedView,
        PlaceView,
        ThreatView,
        HeroView,
        EntryView,
    )

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        super().__init__()
        self.box = Box(packs)

    @property
    def registry(self) -> Registry:
        return self.box.registry

    def fingerprint(self) -> str:
        return self.box.fingerprint

    # --- set-up -------------------------------------------------------------------------------------------------

    def seat_limits(self, agreed: Mapping[str, Any]) -> tuple[int, int]:
        return settings.seat_limits(agreed)

    def check(self, config: Config) -> None:
        super().check(config)
        settings.check(config, self.box)

    def set_up(self, config: Config, rng: Rng) -> State:
        state, names = set_up.blank(config, rng, self.box)
        self.attach(state)
        set_up.furnish(state, config, names)
        return state

    def attach(self, state: State) -> None:
        super().attach(state)
        assert isinstance(state, UnitedState)
        state.box = self.box

    # --- views --------------------------------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, UnitedState)
        return UnitedView(state, seat)

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        assert isinstance(state, UnitedState)
        return imagining.imagine(self, state, seat, rng)

    # --- what answers what --------------------------------------------------------------------------------------

    def ability(self, label: str) -> Ability:
        return self.box.abilities[label]

    def seat_order(self, state: State) -> list[int]:
        assert isinstance(state, UnitedState)
        heroes = len(state.heroes)
        order = [(state.active + offset) % heroes for offset in range(heroes)]
        return order if state.villain_seat == NOBODY else [*order, state.villain_seat]

    def triggers(self, state: State, occurrence: Occurrence, moment: str) -> list[Trigger]:
        assert isinstance(state, UnitedState)
        found: list[Trigger] = []
        for label, origin, seat in self._answers(state, occurrence.kind):
            ability = self.box.abilities[label]
            if ability.moment != moment:
                continue
            if label in self.box.once and f"{label}@{origin}" in state.used:
                continue
            run = Resolving(label, seat, origin)
            if ability.when is not None and not ability.when.holds(state, run):
                continue
            if ability.effect.possible(state, run):
                found.append(Trigger(label, origin, seat, ability.forced))
        return found

    def _answers(self, state: UnitedState, kind: str) -> Iterator[tuple[str, str, int]]:
        """(ability, origin, seat) of everything in play that answers such occurrences."""
        box = self.box
        ongoing = box.ongoing.get(kind)
        if ongoing is not None:
            for number, entry in enumerate(state.storyline):
                if entry.card not in ongoing or entry.facedown or entry.hero == GONE:
                    continue
                if not state.heroes[entry.hero].down and not rules.blanked(state, entry.hero):
                    yield ongoing[entry.card], f"entry:{number}", entry.hero
        answered: list[tuple[str, str]] = []
        for item in state.lasting:
            power = box.powers.get(item.kind)
            if power is not None and kind in power.answers and (item.kind, item.target) not in answered:
                answered.append((item.kind, item.target))  # the same power twice answers once
                yield power.answers[kind], item.target, self._seat(state, item.target)
        for number, hero in enumerate(state.heroes):
            if not hero.down:
                for gear in hero.gear:
                    if gear.ready and kind in box.gear[gear.id].answers:
                        yield box.gear[gear.id].answers[kind], f"gear:{gear.id}", number
            if (not hero.down or kind == "ko") and not (state.mode == DUEL and "super-hero" in state.used):
                for card in hero.supers:
                    if kind in box.super_heroes[card].answers:
                        yield box.super_heroes[card].answers[kind], f"super:{card}", number
        if "super-villain" not in state.used:
            for card in state.villain_supers:
                if kind in box.super_villains[card].answers:
                    yield box.super_villains[card].answers[kind], f"super:{card}", state.villain_seat
        villain = box.villains[state.villain]
        if kind in villain.answers:
            yield villain.answers[kind], "villain", state.active
        if kind in villain.threat_answers:
            for threat in state.threats:
                if kind in box.threats[threat.id].answers and (threat.at != NOWHERE or kind == "hurt"):
                    yield box.threats[threat.id].answers[kind], f"threat:{threat.id}", state.active
        for at, place in enumerate(state.places):
            if kind in box.locations[place.id].answers:
                for number in state.heroes_at(at):
                    yield box.locations[place.id].answers[kind], f"place:{place.id}", number
        for plan in state.battle_plans:
            if kind in box.battle_plans[plan].answers:
                yield box.battle_plans[plan].answers[kind], f"battle-plan:{plan}", 0

    @staticmethod
    def _seat(state: UnitedState, thing: str) -> int:
        return state.hero_of(thing) if thing.startswith("hero:") else state.active

    def happen(self, state: State, occurrence: Occurrence) -> None:
        assert isinstance(state, UnitedState)
        facts = occurrence.facts
        if occurrence.kind == "damage":
            self._take(state, facts)
        elif occurrence.kind == "arrival":
            threat = state.threat_at(state.place_of(facts["place"]))
            if threat is not None and self.box.threats[threat.id].has_arrive:
                rules.resolve(state, f"threat/{threat.id}/arrive", rules.group(state), f"threat:{threat.id}")
        elif occurrence.kind == "overflow":
            state.emit("overflow", {"place": facts["place"].removeprefix("place:")})
            excess = rules.excess_of(state, facts["place"])
            rules.resolve(state, f"villain/{state.villain}/overflow", rules.group(state), facts["place"], excess)
        elif occurrence.kind == "ko":
            if self.box.villains[state.villain].has_ko:
                rules.resolve(state, f"villain/{state.villain}/ko", rules.group(state), facts["hero"])
            else:
                answer_ko(state, facts["hero"])
        elif occurrence.kind == "draw-step":
            rules.draw(state, state.hero_of(facts["hero"]), facts["amount"])

    @staticmethod
    def _take(state: UnitedState, facts: dict[str, Any]) -> None:
        amount, target = facts["amount"], facts["target"]
        if amount <= 0:
            return
        if target.startswith("hero:"):
            hero = state.hero_of(target)
            state.harmed += 1
            state.emit("damaged", {"hero": state.heroes[hero].id, "amount": amount})
            state.frames.append(Discarding(hero, amount))
        else:
            rules.hurt(state, target, amount, NOBODY, facts["sure"])

    # --- words --------------------------------------------------------------------------------------------------

    def check_content(self) -> None:
        self.box.check()

    def content_data(self) -> dict[str, list[dict[str, Any]]]:
        data = super().content_data()
        Printer(self.box).print(data)
        return data

    def term(self, name: str, value: Any, language: str) -> Any:
        if name in ("thing", "origin") and isinstance(value, str):
            return self._thing(value, language)
        if name in KIND_OF and isinstance(value, str):
            return self.registry.name(KIND_OF[name], value, language)
        if name in ("card", "other-card") and isinstance(value, str):
            return self._card(value, language)
        if name == "cards":
            return i18n.listing(language, [self._card(card, language) for card in value])
        if name == "kind" and value in SYMBOLS:
            return i18n.say(language, f"united-token-kind-{value}")
        if name == "super":
            kind = "super_hero" if value in self.box.super_heroes else "super_villain"
            return self.registry.name(kind, value, language)
        return value

    def _card(self, card: str, language: str) -> str:
        for kind in ("hero_card", "plan", "super_hero", "super_villain"):
            if card in self.registry.kinds[kind]:
                return self.registry.name(kind, card, language)
        return card

    def _thing(self, thing: str, language: str) -> str:
        kind, _, name = thing.partition(":")
        if "@" in thing:
            token, _, place = thing.partition("@")
            where = self.registry.name("location", place, language)
            return i18n.say(language, f"united-token-{token}", {"place": where})
        if kind in ("card", "super"):
            return self._card(name, language)
        if kind in THING_KINDS:
            return self.registry.name(THING_KINDS[kind], name, language)
        if kind == "villain":
            return i18n.say(language, "united-the-villain")
        if kind == "entry":
            return i18n.say(language, "united-entry", {"number": int(name) + 1})
        if kind == "seat":
            return i18n.say(language, "united-seat", {"number": int(name) + 1})
        return thing


THING_KINDS = {
    "hero": "hero",
    "place": "location",
    "threat": "threat",
    "gear": "equipment",
    "battle-plan": "battle_plan",
}
KIND_OF = {
    "hero": "hero",
    "place": "location",
    "from-place": "location",
    "threat": "threat",
    "other-threat": "threat",
    "gear": "equipment",
    "mission": "mission",
}
