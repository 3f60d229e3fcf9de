"""Splendor: Marvel as a game of the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tableverse.games.splendor import (
    consequences,
    corrections,
    determinize,
    player_stats,
    printed,
    refusals,
    renumbering,
    set_up,
    text,
)
from tableverse.games.splendor.frames.turn import Turn
from tableverse.games.splendor.moves import Move
from tableverse.games.splendor.reading import ADDABLE_FILES, KINDS, read_cards, read_row
from tableverse.games.splendor.state import Mat, SplendorState
from tableverse.games.splendor.view import MatView, OpenTable, ReservedView, SplendorView
from tableverse.kernel.choice import Refusal
from tableverse.kernel.content import Item, Registry
from tableverse.kernel.corrections import Correctable, Correction
from tableverse.kernel.event import Event
from tableverse.kernel.game import Config, Facts, Game, PlayerStat, RowReader, View
from tableverse.kernel.packs import AnyPack
from tableverse.kernel.plain import Plain
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Splendor(Game):
    id: ClassVar[str] = "splendor"
    former_fingerprints: ClassVar[tuple[str, ...]] = ("1ea75f3602069a2b",)
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    component_files: ClassVar[dict[str, str]] = KINDS
    addable_files: ClassVar[frozenset[str]] = ADDABLE_FILES
    question_rules: ClassVar[dict[str, str]] = refusals.QUESTIONS
    measures: ClassVar[dict[str, int]] = consequences.MEASURES
    tallies: ClassVar[tuple[str, ...]] = player_stats.TALLIES
    currency: ClassVar[frozenset[str]] = consequences.CURRENCY
    payment_questions: ClassVar[frozenset[str]] = consequences.PAYMENT_QUESTIONS
    classes: ClassVar[tuple[type[Plain], ...]] = (
        SplendorState,
        Mat,
        Turn,
        Move,
        SplendorView,
        MatView,
        ReservedView,
    )

    def __init__(self, packs: Sequence[AnyPack] = ()) -> None:
        super().__init__(packs)
        self.cards = read_cards(self.packs)

    @property
    def registry(self) -> Registry:
        return self.cards.registry

    def row_reader(self) -> RowReader:
        return read_row

    def component_data(self, item: Item, brief: bool = False) -> dict[str, Any]:
        return {**super().component_data(item, brief), **printed.facts(self.cards, item)}

    def renumber(self, packed: dict[str, Any], names: dict[str, list[str]]) -> None:
        renumbering.renumber(self.cards, packed, names)

    def set_up(self, config: Config, rng: Rng) -> State:
        return set_up.set_up(self.cards, config, rng)

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, SplendorState)
        return SplendorView(state, seat, OpenTable(state))

    def views(self, state: State, seats: list[int], before: Sequence[View] = ()) -> list[View]:
        assert isinstance(state, SplendorState)
        earlier: dict[int, SplendorView] = {}
        shown: OpenTable | None = None
        for view in before:
            assert isinstance(view, SplendorView)
            earlier[view.seat] = view
            shown = view.shown
        shown = OpenTable(state, shown)
        return [SplendorView(state, seat, shown, earlier.get(seat)) for seat in seats]

    def correctables(self, state: State, seat: int) -> list[Correctable]:
        assert isinstance(state, SplendorState)
        return corrections.correctables(state, seat)

    def correct(self, state: State, correction: Correction) -> None:
        assert isinstance(state, SplendorState)
        corrections.correct(state, correction)

    def player_stats(self, state: State, event: Event) -> list[PlayerStat]:
        assert isinstance(state, SplendorState)
        return player_stats.player_stats(state, event)

    def facts(self, state: State, seat: int) -> Facts:
        assert isinstance(state, SplendorState)
        return consequences.facts(state, seat)

    def reveals_hidden(self, before: State, seat: int, event: Event) -> bool:
        """Return False, since no counted fact depends on a card that is revealed."""
        return False

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        assert isinstance(state, SplendorState)
        return determinize.determinize(state, seat, rng)

    def pointable(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, SplendorState)
        return refusals.pointable(state, seat)

    def refusals(self, state: State, seat: int, thing: str) -> list[Refusal]:
        assert isinstance(state, SplendorState)
        return refusals.refusals(state, seat, thing)

    def attach(self, state: State) -> None:
        super().attach(state)
        assert isinstance(state, SplendorState)
        state.cards = self.cards

    def term(self, name: str, value: Any, language: str) -> Any:
        return text.term(self.registry, name, value, language)
