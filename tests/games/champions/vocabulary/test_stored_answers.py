"""Answers of every selector, number and condition of every card, at a full table and at a bare one.

The answers include which effects could be done. Two seats ask in turn while the trigger of each ability is in progress.
All answers are stored with the traces, because there are too many to write by hand.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import traces
from games.champions.fixture_cards import FIXTURE_GAME, FixtureTable
from games.champions.table import plain
from tableverse.games.champions.cards import Card
from tableverse.games.champions.occurrence_types import CARDS, FLAG, NUMBER, OCCURRENCE_TYPES, SEAT
from tableverse.games.champions.state import Piece
from tableverse.kernel.effects import Ability, Condition, Effect, Number, Resolving, Selector
from tableverse.kernel.effects.saying import Node
from tableverse.kernel.effects.values import seat_id
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.timing import MOMENTS, Window

#: Errors of words that only work inside their own ability, because they need an earlier choice or note.
UNKNOWN = (LookupError, AssertionError, AttributeError, StopIteration, TypeError, ValueError)
#: Types of which only the stage in play is present, and types that are never in play.
STAGES = ("villain", "main-scheme", "hero", "alter-ego")


@cache
def full_table() -> FixtureTable:
    table = FixtureTable("she-hulk", "spider-man", "captain-marvel")
    table.change("spider-man", face="peter-parker", damage=2)
    table.change("she-hulk", damage=3, stunned=1)
    table.change("rhino-1", damage=4, confused=1, boosts=[table.make("gang-up")])
    table.change(plain(table.state.scheme), threat=3)
    table.put("bomb-scare", threat=2)
    table.put("hydra-mercenary", seat=0, damage=1)
    table.put("sandman", seat=0, tough=1)
    table.put("shocker", seat=1)
    table.put("armored-rhino-suit", on="rhino-1", damage=1)
    table.put("ultron-drones")
    table.put("hulk", seat=0, exhausted=True)
    table.put("mockingbird", seat=0, damage=1)
    table.put("black-cat", seat=1, confused=1)
    table.put("web-shooter", seat=1)
    table.put("focused-rage", seat=0)
    table.put("helicarrier", seat=0, exhausted=True)
    table.put("energy-channel", seat=2, counters=2)
    table.put("inspired", seat=1, on="black-cat")
    for seat in range(3):
        table.hand("backflip", "haymaker", "energy", "nick-fury", seat=seat)
        table.discard("quiet-card", "genius", "tac-team", "backflip", seat=seat)
        table.deck("mockingbird", "emergency", seat=seat)
    table.state.encounter_discard = [table.make(card) for card in ("shocker", "gang-up", "bomb-scare", "breakin-takin")]
    table.encounter("hydra-mercenary", "assault")
    table.state.players[0].dealt = [table.make("assault")]
    table.state.removed = [table.make("backflip", 1)]
    table.state.victory = [table.make("shocker")]
    table.state.tokens = 1
    return table


def source_of(card: Card) -> str:
    row = FIXTURE_GAME.content.rows.get(card.id)
    file = Path(row.file) if row is not None else Path("none/none.yaml")
    return file.stem if file.parent.name == "content" else file.parent.name


SOURCES = sorted({source_of(card) for card in FIXTURE_GAME.cards.by_id.values()} - {"none"})


@cache
def bare_table() -> FixtureTable:
    return FixtureTable("she-hulk", "spider-man", form="alter-ego")


@pytest.mark.parametrize("source", SOURCES)
def test_card_queries_match_the_stored_answers(source: str) -> None:
    for table in (full_table(), bare_table()):
        for card in FIXTURE_GAME.cards.by_id.values():
            if source_of(card) == source:
                traces.note_answer(card.id, found_by(table, card))


def found_by(table: FixtureTable, card: Card) -> list[object]:
    state = table.state
    abilities = [ability for use in card.uses for ability in (use.cost, use.effect) if ability is not None]
    thing = f"{card.id}.1" if card.aspect == "encounter" else f"{card.id}@0.1"
    host = state.villain if card.kind == "attachment" else state.players[1].identity
    added = thing not in state.play and card.kind not in STAGES
    if added:
        state.put_into_play(Piece(thing, card.id, -1 if card.aspect == "encounter" else 0, host))
    found: list[object] = []
    for ability in abilities:
        for seat in (0, 1):
            found += answers(table, ability, Resolving(ability.label, seat, thing))
    if added:
        state.take_out_of_play(thing)
    return found


def answers(table: FixtureTable, ability: Ability, run: Resolving) -> list[object]:
    state = table.state
    frames = state.frames[:]
    if ability.on:
        state.frames.append(Window(Occurrence(ability.on, facts_of(table, ability.on, run)), MOMENTS.index("before")))
    state.frames.append(run)
    waiting: list[Node] = [ability.effect, *([ability.when] if ability.when is not None else [])]
    found: list[object] = []
    while waiting:
        node = waiting.pop()
        waiting += node.nodes()
        try:
            answer = asked(table, node, run)
        except UNKNOWN as error:
            answer = type(error).__name__
        found.append([node.WORD, answer])
    state.frames[:] = frames
    return found


def facts_of(table: FixtureTable, on: str, run: Resolving) -> dict[str, object]:
    """Return one value of each kind for any fact that may be queried."""
    minion = next((piece.id for piece in table.state.of_kind("minion")), table.state.villain)
    values: dict[str, object] = {CARDS: minion, SEAT: run.seat, FLAG: True, NUMBER: 2}
    occurrence_type = OCCURRENCE_TYPES[on]
    return {
        name: values[kind] for name, kind in (occurrence_type.facts | occurrence_type.later).items() if kind in values
    }


def asked(table: FixtureTable, node: Node, run: Resolving) -> object:
    state = table.state
    if isinstance(node, Selector):
        found = node.find(state, run)
        seats = [seat_id(seat) for seat in range(state.seats)]
        assert all(thing in seats or state.cards.of(thing) for thing in found), found
        return found
    if isinstance(node, Number):
        return [node.value(state, run), node.maximum(state, run)]
    if isinstance(node, Condition):
        return node.holds(state, run)
    return node.possible(state, run) if isinstance(node, Effect) else None
