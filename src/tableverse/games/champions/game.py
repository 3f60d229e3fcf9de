"""Marvel Champions as a game of the kernel."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tableverse.games.champions import (
    completeness,
    consequences,
    corrections,
    player_stats,
    printed,
    refusals,
    settings,
    text,
    triggers,
)
from tableverse.games.champions.cards import Cards
from tableverse.games.champions.checking import check_content
from tableverse.games.champions.decks import formats
from tableverse.games.champions.decks.products import releases
from tableverse.games.champions.determinize import determinize
from tableverse.games.champions.frames import resolvers
from tableverse.games.champions.frames.aftermath import begin_aftermath
from tableverse.games.champions.frames.classes import FRAMES
from tableverse.games.champions.frames.limits import enforce_continuous_rules
from tableverse.games.champions.in_progress import Activating, Cause, Paying
from tableverse.games.champions.occurrence_types import OCCURRENCE_TYPES
from tableverse.games.champions.reading.catalogue import catalogue
from tableverse.games.champions.reading.content import LISTED, PACK_FILES, Content, known_names
from tableverse.games.champions.rules import areas
from tableverse.games.champions.rules.campaign import AFTERMATH
from tableverse.games.champions.rules.numbers import Change
from tableverse.games.champions.set_up import set_up
from tableverse.games.champions.settings import after_game
from tableverse.games.champions.state import Area, Camp, ChampionsState, Piece, Player, Renewed, Standing
from tableverse.games.champions.view import AreaView, CampView, ChampionsView, PieceView, PlayerView
from tableverse.games.champions.vocabulary.words import vocabulary
from tableverse.kernel.choice import Refusal
from tableverse.kernel.content import Item, Reader, Registry, Release
from tableverse.kernel.corrections import Correctable, Correction
from tableverse.kernel.effects import Ability, Vocabulary, Voice
from tableverse.kernel.event import Event
from tableverse.kernel.game import Config, Facts, Game, PlayerStat, RowReader, View
from tableverse.kernel.modifiers import Modifier
from tableverse.kernel.occurrence import Occurrence, Trigger
from tableverse.kernel.packs import AnyPack, ComponentGroup
from tableverse.kernel.plain import Plain
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Champions(Game):
    id: ClassVar[str] = "champions"
    former_fingerprints: ClassVar[tuple[str, ...]] = ("e7b3c55999e88ca2", "842bf3667de04d62")
    encoding: ClassVar[int] = 2
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    component_files: ClassVar[dict[str, str]] = PACK_FILES
    addable_files: ClassVar[frozenset[str]] = frozenset(PACK_FILES)
    owned_sections: ClassVar[frozenset[str]] = completeness.OWNED_SECTIONS
    occurrence_types: ClassVar[Mapping[str, Any]] = {name: one for name, one in OCCURRENCE_TYPES.items() if one.public}
    question_rules: ClassVar[dict[str, str]] = refusals.QUESTIONS
    measures: ClassVar[dict[str, int]] = consequences.MEASURES
    tallies: ClassVar[tuple[str, ...]] = player_stats.TALLIES
    vanishing_measures: ClassVar[frozenset[str]] = consequences.VANISHING
    currency: ClassVar[frozenset[str]] = consequences.CURRENCY
    optional_questions: ClassVar[frozenset[str]] = consequences.OPTIONAL_QUESTIONS
    payment_questions: ClassVar[frozenset[str]] = consequences.PAYMENT_QUESTIONS
    settings: ClassVar[dict[str, tuple[Any, ...]]] = settings.SETTINGS
    defaults_for_people: ClassVar[dict[str, Any]] = {"ask-end": True}
    classes: ClassVar[tuple[type[Plain], ...]] = (
        *(ChampionsState, Area, Camp, Renewed, Player, Piece, Occurrence, Modifier, Standing),
        *FRAMES,
        *(ChampionsView, AreaView, CampView, PlayerView, PieceView, Change, Cause, Paying, Activating),
    )

    def __init__(
        self, packs: Sequence[AnyPack] = (), extra: Sequence[Path] = (), content: Content | None = None
    ) -> None:
        """Load all shipped products, unless content is given."""
        super().__init__(packs if content is None else content.packs)
        self.content = Content(tuple(catalogue().products), self.packs, extra) if content is None else content
        self.products = self.content.products
        self.content.game = self
        if packs or extra:
            check_content(self.content, self.content.packed)

    # --- content ------------------------------------------------------------------------------------------------

    @property
    def cards(self) -> Cards:
        return self.content.cards

    @property
    def registry(self) -> Registry:
        return self.cards.registry

    def releases(self) -> list[Release]:
        return releases()

    def products_for(self, config: Config) -> tuple[str, ...]:
        return catalogue().needed(config.settings)

    def with_products(self, products: tuple[str, ...]) -> Game:
        content = self.content.for_products(products)
        if content.game is None:
            content.game = Champions(content=content)
        return content.game

    def check_content(self) -> None:
        check_content(self.content)

    def vocabulary(self) -> Vocabulary:
        return vocabulary()

    def known_names(self) -> dict[str, Collection[str]]:
        return known_names(self.cards)

    def abilities(self) -> Iterable[Ability]:
        return self.cards.abilities.values()

    def created_together(self, kind: str, id: str) -> ComponentGroup:
        return completeness.created_together(self.content, kind, id)

    def items_of(self, kind: str) -> dict[str, Item]:
        return completeness.items_of(self.content, kind) if kind in LISTED else super().items_of(kind)

    def row_of(self, kind: str, id: str) -> Reader:
        return completeness.rows(self.content, kind)[id].fresh_copy() if kind in LISTED else super().row_of(kind, id)

    def section(self, item: Item) -> str:
        return completeness.section(self.cards, item.kind, item.id)

    def row_reader(self) -> RowReader:
        return self.content.read_row

    def content_data(self, brief: bool = False) -> dict[str, list[dict[str, Any]]]:
        data = super().content_data(brief)
        printed.add_others(self.cards, data)
        return data

    def component_data(self, item: Item, brief: bool = False) -> dict[str, Any]:
        data = self.content.component_data.get((item.kind, item.id))
        if data is None or brief:
            data = {**super().component_data(item, brief), **printed.facts(self.cards, item, brief)}
            if not brief:
                self.content.component_data[item.kind, item.id] = data
        return data

    def voice_for(self, ability: Ability, language: str) -> Voice:
        return text.voice_for(self.cards, ability, language)

    def term(self, name: str, value: Any, language: str) -> Any:
        return text.term(self.cards, name, value, language)

    def ability_name(self, label: str, language: str) -> str:
        return text.ability_name(self.cards, label, language)

    def inspect_deck(self, given: Any, environment: str = "", offered: list[str] | None = None) -> dict[str, Any]:
        return formats.inspect_deck(self.cards, given, environment, offered or [])

    def format_deck(self, given: Any, form: str) -> str:
        return formats.convert_deck(self.cards, given, form)

    def offered_settings(self) -> dict[str, tuple[Any, ...]]:
        return settings.with_packs(self.content)

    def check(self, config: Config) -> None:
        super().check(settings.listed(config))
        settings.check(self.content.for_products(self.products_for(config)).cards, config)

    def setting_of(self, name: str, text: str) -> Any:
        return settings.in_file(self, self.content, name, text) or super().setting_of(name, text)

    def next_settings(self, state: State, settings: dict[str, Any]) -> dict[str, Any]:
        assert isinstance(state, ChampionsState)
        return after_game(self.cards, state.campaign, settings) if state.campaign else settings

    def set_up(self, config: Config, rng: Rng) -> State:
        return set_up(self.cards, config, rng)

    def attach(self, state: State) -> None:
        super().attach(state)
        assert isinstance(state, ChampionsState)
        state.cards = self.cards

    # --- play ---------------------------------------------------------------------------------------------------

    def ability(self, label: str) -> Ability:
        return self.cards.abilities[label]

    def seat_order(self, state: ChampionsState) -> list[int]:
        return state.order()

    def orders_simultaneous(self, state: ChampionsState) -> int:
        return state.first

    def triggers(self, state: ChampionsState, occurrence: Occurrence, moment: str) -> list[Trigger]:
        return triggers.find(state, occurrence, moment)

    def use(self, state: ChampionsState, trigger: Trigger) -> None:
        triggers.use(state, trigger)

    def resolve_occurrence(self, state: ChampionsState, occurrence: Occurrence) -> None:
        resolvers.resolve_occurrence(state, occurrence)

    def run_deferred(self, state: ChampionsState, name: str, facts: dict[str, Any]) -> None:
        resolvers.run_deferred(state, name, facts)

    def settle(self, state: State, until: Callable[[Any], bool] | None = None) -> None:
        assert isinstance(state, ChampionsState)
        super().settle(state, until)
        while (state.decision is not None and state.phase != AFTERMATH and enforce_continuous_rules(state)) or (
            state.result is not None and begin_aftermath(state)
        ):
            super().settle(state, until)

    def view(self, state: State, seat: int) -> ChampionsView:
        assert isinstance(state, ChampionsState)
        return ChampionsView(areas.seen_from(state, seat), seat)

    def view_beside(self, state: State, seat: int, beside: View) -> View:
        assert isinstance(state, ChampionsState)
        assert isinstance(beside, ChampionsView)
        world = areas.seen_from(state, seat)
        return ChampionsView(world, seat, beside if beside.area == world.area else None)

    def pointable(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, ChampionsState)
        return refusals.pointable(areas.seen_from(state, seat), seat)

    def refusals(self, state: State, seat: int, thing: str) -> list[Refusal]:
        assert isinstance(state, ChampionsState)
        return refusals.refusals(areas.seen_from(state, seat), seat, thing)

    def correctables(self, state: State, seat: int) -> list[Correctable]:
        assert isinstance(state, ChampionsState)
        return corrections.correctables(state, seat, self.frames_text(state))

    def correct(self, state: State, correction: Correction) -> None:
        assert isinstance(state, ChampionsState)
        corrections.correct(state, correction)

    def player_stats(self, state: State, event: Event) -> list[PlayerStat]:
        assert isinstance(state, ChampionsState)
        return player_stats.player_stats(state, event)

    def facts(self, state: State, seat: int) -> Facts:
        assert isinstance(state, ChampionsState)
        return consequences.facts(areas.seen_from(state, seat))

    def phase(self, state: State) -> str:
        assert isinstance(state, ChampionsState)
        return f"{state.rounds} {state.phase}"

    def reveals_hidden(self, before: State, seat: int, event: Event) -> bool:
        assert isinstance(before, ChampionsState)
        return consequences.reveals_hidden(before, seat, event)

    def chance_extremes(self, world: State, seat: int) -> list[State]:
        assert isinstance(world, ChampionsState)
        return consequences.chance_extremes(world)

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        assert isinstance(state, ChampionsState)
        return determinize(state, seat, rng)
