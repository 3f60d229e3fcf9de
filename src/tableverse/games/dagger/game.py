"""Marvel D.A.G.G.E.R. as a game of the kernel."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tableverse.games.dagger import (
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
from tableverse.games.dagger.frames import resolvers
from tableverse.games.dagger.frames.activation import Activations, EnemyTurn, Strikes
from tableverse.games.dagger.frames.attribute_test import Boost, Reroll, Test
from tableverse.games.dagger.frames.base_effects import Wilds
from tableverse.games.dagger.frames.combat import Attack, Divide, Share
from tableverse.games.dagger.frames.defying import Defy
from tableverse.games.dagger.frames.hero_phase import BaseAction, HeroPhase, Turn
from tableverse.games.dagger.frames.moving import Advance, Move, Push, SetBifrost, Shift
from tableverse.games.dagger.frames.nemesis_phase import Completing, EventFrame, NemesisPhase
from tableverse.games.dagger.frames.opening import SetUp
from tableverse.games.dagger.frames.resting import Rest, Spend
from tableverse.games.dagger.frames.rounds import Rounds
from tableverse.games.dagger.frames.taking import TakeAny
from tableverse.games.dagger.occurrence_types import OCCURRENCE_TYPES
from tableverse.games.dagger.state import DaggerState, Enemy, Held, Hero, Mission
from tableverse.games.dagger.view import (
    ChangeView,
    DaggerView,
    EnemyView,
    HeldView,
    HeroView,
    MissionView,
    QuestionView,
    RollView,
)
from tableverse.games.dagger.vocabulary.words import vocabulary
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
class Dagger(Game):
    id: ClassVar[str] = "dagger"
    former_fingerprints: ClassVar[tuple[str, ...]] = ("a3f00ab4f1efad2d",)
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 5
    component_files: ClassVar[dict[str, str]] = {kind: kind for kind in reading.KINDS}
    addable_files: ClassVar[frozenset[str]] = reading.ADDABLE_FILES
    owned_sections: ClassVar[frozenset[str]] = completeness.OWNED_SECTIONS
    occurrence_types: ClassVar[Mapping[str, Any]] = OCCURRENCE_TYPES
    turn_events: ClassVar[frozenset[str]] = frozenset(("hero-phase", "nemesis-phase"))
    question_rules: ClassVar[dict[str, str]] = refusals.QUESTIONS
    measures: ClassVar[dict[str, int]] = consequences.MEASURES
    tallies: ClassVar[tuple[str, ...]] = player_stats.TALLIES
    vanishing_measures: ClassVar[frozenset[str]] = consequences.VANISHING
    optional_questions: ClassVar[frozenset[str]] = consequences.OPTIONAL_QUESTIONS
    #: ``hero-1`` and ``aspect-1`` belong to the first seat, and so on; a solo player has the first two heroes.
    settings: ClassVar[dict[str, tuple[Any, ...]]] = settings.settings()
    defaults_for_people: ClassVar[dict[str, Any]] = {"ask-end": True}
    classes: ClassVar[tuple[type[Plain], ...]] = (
        DaggerState,
        Hero,
        Enemy,
        Mission,
        Held,
        Resolving,
        Step,
        Window,
        Occurrence,
        SetUp,
        Rounds,
        HeroPhase,
        Turn,
        BaseAction,
        NemesisPhase,
        Completing,
        EventFrame,
        Activations,
        EnemyTurn,
        Advance,
        Strikes,
        Push,
        Boost,
        Test,
        Reroll,
        Move,
        Attack,
        Defy,
        Rest,
        Spend,
        SetBifrost,
        Wilds,
        Divide,
        Share,
        Shift,
        TakeAny,
        DaggerView,
        HeroView,
        EnemyView,
        MissionView,
        HeldView,
        RollView,
        ChangeView,
        QuestionView,
    )

    def __init__(self, packs: Sequence[AnyPack] = ()) -> None:
        super().__init__(packs)
        self.cards = reading.read_cards(self.packs)
        self._offered = settings.with_packs(self.cards) if self.packs else self.settings

    @property
    def registry(self) -> Registry:
        return self.cards.registry

    def offered_settings(self) -> dict[str, tuple[Any, ...]]:
        return self._offered

    def check_content(self) -> None:
        check_abilities(self.cards.abilities.values())

    def vocabulary(self) -> Vocabulary:
        return vocabulary()

    def known_names(self) -> dict[str, Collection[str]]:
        return reading.known_names(self.cards)

    def abilities(self) -> Iterable[Ability]:
        return self.cards.abilities.values()

    def created_together(self, kind: str, id: str) -> ComponentGroup:
        return completeness.created_together(self.cards, kind, id)

    def row_reader(self) -> RowReader:
        reader = reading.CardReader()
        reader.read()
        return reader.read_row

    def content_data(self, brief: bool = False) -> dict[str, list[dict[str, Any]]]:
        data = super().content_data(brief)
        printed.add_others(self.cards, data)
        return data

    def component_data(self, item: Item, brief: bool = False) -> dict[str, Any]:
        return {**super().component_data(item, brief), **printed.facts(self.cards, item)}

    # --- setup --------------------------------------------------------------------------------------------------

    def check(self, config: Config) -> None:
        super().check(config)
        settings.check(config, self.cards)

    def set_up(self, config: Config, rng: Rng) -> DaggerState:
        return set_up.set_up(self.cards, config, rng)

    def attach(self, state: State) -> None:
        super().attach(state)
        assert isinstance(state, DaggerState)
        state.cards = self.cards

    # --- abilities and occurrences ------------------------------------------------------------------------------

    def ability(self, label: str) -> Ability:
        return self.cards.abilities[label]

    def triggers(self, state: DaggerState, occurrence: Occurrence, moment: str) -> list[Trigger]:
        return triggers.find(state, occurrence, moment)

    def order_matters(self, state: DaggerState, forced: list[Trigger]) -> bool:
        return triggers.order_matters(state, forced)

    def resolve_occurrence(self, state: DaggerState, occurrence: Occurrence) -> None:
        resolvers.resolve_occurrence(state, occurrence)

    def seat_order(self, state: DaggerState) -> list[int]:
        found: list[int] = []
        for hero in state.present() + state.heroes:
            if hero.seat not in found:
                found.append(hero.seat)
        return found

    # --- views and texts ----------------------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, DaggerState)
        return DaggerView(state, seat)

    def view_beside(self, state: State, seat: int, beside: View) -> View:
        assert isinstance(state, DaggerState)
        assert isinstance(beside, DaggerView)
        return DaggerView(state, seat, beside)

    def pointable(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, DaggerState)
        return refusals.pointable(state, seat)

    def refusals(self, state: State, seat: int, thing: str) -> list[Refusal]:
        assert isinstance(state, DaggerState)
        return refusals.refusals(state, seat, thing)

    def correctables(self, state: State, seat: int) -> list[Correctable]:
        assert isinstance(state, DaggerState)
        return corrections.correctables(state)

    def correct(self, state: State, correction: Correction) -> None:
        assert isinstance(state, DaggerState)
        corrections.correct(state, correction)

    def player_stats(self, state: State, event: Event) -> list[PlayerStat]:
        assert isinstance(state, DaggerState)
        return player_stats.player_stats(state, event)

    def facts(self, state: State, seat: int) -> Facts:
        assert isinstance(state, DaggerState)
        return consequences.facts(state)

    def chance_extremes(self, world: State, seat: int) -> list[State]:
        assert isinstance(world, DaggerState)
        return consequences.chance_extremes(world)

    def determinize(self, state: State, seat: int, rng: Rng) -> DaggerState:
        assert isinstance(state, DaggerState)
        return determinize.determinize(state, rng)

    def term(self, name: str, value: Any, language: str) -> Any:
        return text.term(self.cards, name, value, language)
