"""Marvel United: Multiverse as a game of the kernel."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tableverse.games.united import (
    completeness,
    consequences,
    corrections,
    determinize,
    player_stats,
    printed,
    reading,
    refusals,
    set_up,
    settings,
    text,
    triggers,
)
from tableverse.games.united.frames import resolvers
from tableverse.games.united.frames.damage import BuyingOff, Discarding, Harm, Tribute
from tableverse.games.united.frames.equipment import LeavingGear
from tableverse.games.united.frames.extra_actions import Acting, ActingAfar
from tableverse.games.united.frames.hero_turn import HeroTurn
from tableverse.games.united.frames.opening import Opening, Task
from tableverse.games.united.frames.overflow import Overflowing
from tableverse.games.united.frames.plans import CyclingPlans, LayingFacedown
from tableverse.games.united.frames.replacing import Replacing
from tableverse.games.united.frames.rounds import Round
from tableverse.games.united.frames.storyline import Covering, TurningFacedown
from tableverse.games.united.frames.tokens import ChoosingThug, PayingToken, Sabotaging
from tableverse.games.united.frames.villain_turn import ThreatsBam, VillainTurn
from tableverse.games.united.occurrence_types import OCCURRENCE_TYPES
from tableverse.games.united.state import Entry, Excess, Gear, Hero, Lasting, Place, Threat, UnitedState
from tableverse.games.united.view import ChangeView, EntryView, HeroView, PlaceView, ThreatView, UnitedView
from tableverse.games.united.vocabulary.words import vocabulary
from tableverse.kernel.choice import Refusal
from tableverse.kernel.content import Item, Registry
from tableverse.kernel.corrections import Correctable, Correction
from tableverse.kernel.effects import Ability, Resolving, Step, Vocabulary, check_abilities
from tableverse.kernel.event import Event
from tableverse.kernel.game import Config, Facts, Game, PlayerStat, RowReader, View
from tableverse.kernel.occurrence import Occurrence, Trigger
from tableverse.kernel.packs import AnyPack, ComponentGroup
from tableverse.kernel.plain import Plain
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State
from tableverse.kernel.timing import Window


@mypyc_attr(allow_interpreted_subclasses=True)
class United(Game):
    id: ClassVar[str] = "united"
    former_fingerprints: ClassVar[tuple[str, ...]] = ("ae20ce6910dec6dc",)
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 5
    component_files: ClassVar[dict[str, str]] = reading.KINDS
    addable_files: ClassVar[frozenset[str]] = reading.ADDABLE_FILES
    owned_sections: ClassVar[frozenset[str]] = completeness.OWNED_SECTIONS
    occurrence_types: ClassVar[Mapping[str, Any]] = OCCURRENCE_TYPES
    question_rules: ClassVar[dict[str, str]] = refusals.QUESTIONS
    measures: ClassVar[dict[str, int]] = consequences.MEASURES
    tallies: ClassVar[tuple[str, ...]] = player_stats.TALLIES
    vanishing_measures: ClassVar[frozenset[str]] = consequences.VANISHING
    currency: ClassVar[frozenset[str]] = consequences.CURRENCY
    settings: ClassVar[dict[str, tuple[Any, ...]]] = settings.values()
    defaults_for_people: ClassVar[dict[str, Any]] = {"ask-end": True}
    classes: ClassVar[tuple[type[Plain], ...]] = (
        UnitedState,
        Place,
        Threat,
        Gear,
        Hero,
        Entry,
        Excess,
        Lasting,
        Opening,
        Task,
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
        TurningFacedown,
        ActingAfar,
        Tribute,
        LayingFacedown,
        PayingToken,
        BuyingOff,
        ChoosingThug,
        Covering,
        CyclingPlans,
        Sabotaging,
        Resolving,
        Step,
        Window,
        Occurrence,
        UnitedView,
        PlaceView,
        ThreatView,
        HeroView,
        ChangeView,
        EntryView,
    )

    def __init__(self, packs: Sequence[AnyPack] = ()) -> None:
        super().__init__(packs)
        self.cards = reading.read_cards(self.packs)
        self._offered = settings.with_packs(self.cards) if self.packs else self.settings

    @property
    def registry(self) -> Registry:
        return self.cards.registry

    def check_content(self) -> None:
        check_abilities(self.cards.abilities.values())

    def seat_limits(self, agreed: Mapping[str, Any]) -> tuple[int, int]:
        return settings.seat_limits(agreed)

    def offered_settings(self) -> dict[str, tuple[Any, ...]]:
        return self._offered

    def check(self, config: Config) -> None:
        super().check(config)
        settings.check(config, self.cards)

    def set_up(self, config: Config, rng: Rng) -> State:
        state, names = set_up.blank(config, rng, self.cards)
        self.attach(state)
        set_up.furnish(state, config, names)
        return state

    def attach(self, state: State) -> None:
        super().attach(state)
        assert isinstance(state, UnitedState)
        state.cards = self.cards

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, UnitedState)
        return UnitedView(state, seat)

    def view_beside(self, state: State, seat: int, beside: View) -> View:
        assert isinstance(state, UnitedState)
        assert isinstance(beside, UnitedView)
        return UnitedView(state, seat, beside)

    def pointable(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, UnitedState)
        return refusals.pointable(state, seat)

    def refusals(self, state: State, seat: int, thing: str) -> list[Refusal]:
        assert isinstance(state, UnitedState)
        return refusals.refusals(state, seat, thing)

    def correctables(self, state: State, seat: int) -> list[Correctable]:
        assert isinstance(state, UnitedState)
        return corrections.correctables(state, seat)

    def correct(self, state: State, correction: Correction) -> None:
        assert isinstance(state, UnitedState)
        corrections.correct(state, correction)

    def starts_another_turn(self, event: Event) -> bool:
        return event.kind == "turn"

    def player_stats(self, state: State, event: Event) -> list[PlayerStat]:
        assert isinstance(state, UnitedState)
        return player_stats.player_stats(state, event)

    def facts(self, state: State, seat: int) -> Facts:
        assert isinstance(state, UnitedState)
        return consequences.facts(state)

    def reveals_hidden(self, before: State, seat: int, event: Event) -> bool:
        return consequences.reveals_hidden(event)

    def side(self, state: State, seat: int) -> int:
        assert isinstance(state, UnitedState)
        return consequences.side(state, seat)

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        assert isinstance(state, UnitedState)
        return determinize.determinize(self, state, seat, rng)

    def ability(self, label: str) -> Ability:
        return self.cards.abilities[label]

    def seat_order(self, state: UnitedState) -> list[int]:
        return state.seat_order()

    def triggers(self, state: UnitedState, occurrence: Occurrence, moment: str) -> list[Trigger]:
        return triggers.find(state, occurrence, moment)

    def resolve_occurrence(self, state: UnitedState, occurrence: Occurrence) -> None:
        resolvers.resolve_occurrence(state, occurrence)

    def vocabulary(self) -> Vocabulary:
        return vocabulary()

    def known_names(self) -> dict[str, Collection[str]]:
        return reading.known_names(self.cards)

    def abilities(self) -> Iterable[Ability]:
        return self.cards.abilities.values()

    def created_together(self, kind: str, id: str) -> ComponentGroup:
        return completeness.created_together(self.cards, kind, id)

    def row_reader(self) -> RowReader:
        return reading.CardReader().read_row

    def content_data(self, brief: bool = False) -> dict[str, list[dict[str, Any]]]:
        data = super().content_data(brief)
        printed.add_others(self.cards, data)
        return data

    def component_data(self, item: Item, brief: bool = False) -> dict[str, Any]:
        return {**super().component_data(item, brief), **printed.facts(self.cards, item)}

    def term(self, name: str, value: Any, language: str) -> Any:
        return text.term(self.cards, name, value, language)

    def ability_name(self, label: str, language: str) -> str:
        return text.ability_name(label, language)
