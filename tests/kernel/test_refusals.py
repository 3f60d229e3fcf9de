"""Reasons why nothing can be done with a selected thing."""

from __future__ import annotations

from typing import ClassVar

import pytest

from kernel.harbour.table import Table
from tableverse.kernel.choice import Decision, Message, Option, Refusal
from tableverse.kernel.game import Game
from tableverse.kernel.state import State


class Band(Game):
    """A game with a bell to ring, drums to beat, and everything to throw."""

    question_rules: ClassVar[dict[str, str]] = {"turn": "B-TURN-01", "over": "B-END-01", "encore": "B-ENCORE-01"}

    def pointable(self, state: State, seat: int) -> list[str]:
        return ["bell", "drum", "flute"]

    def refusals(self, state: State, seat: int, thing: str) -> list[Refusal]:
        verbs = {"bell": ("ring", "throw"), "drum": ("beat", "rest")}.get(thing, ())
        return [Refusal(verb, f"B-{verb.upper()}-01", Message("m")) for verb in verbs]


def option(verb: str, targets: list[str], things: list[str]) -> Option:
    return Option(verb, Message("m"), targets, things)


def why(thing: str, *options: Option, kind: str = "turn", seat: int = 0) -> list[tuple[str, str, str]]:
    state = Table([[], []]).state
    state.decision = Decision(0, kind, Message("m"), list(options))
    return [(one.verb, one.rule, one.message.key) for one in Band().why(state, seat, thing)]


REST = option("rest", [], [])


def test_impossible_actions_are_refused_with_their_rule() -> None:
    assert why("bell", REST) == [("ring", "B-RING-01", "m"), ("throw", "B-THROW-01", "m")]


def test_possible_actions_are_not_refused() -> None:
    assert why("bell", option("ring", ["bell"], []), REST) == [("throw", "B-THROW-01", "m")]
    assert why("bell", option("ring", ["tower"], ["bell"]), REST) == [("throw", "B-THROW-01", "m")]
    assert why("bell", option("ring", ["bell"], []), option("throw", ["bell"], [])) == []
    assert why("flute", option("play", ["flute"], []), REST) == []
    # Options without a target do not concern the drum.
    assert why("drum", REST) == [("beat", "B-BEAT-01", "m")]


def test_things_that_cannot_be_selected_have_no_refusal() -> None:
    assert why("harp", REST) == []


def test_thing_without_refusals_refers_to_the_open_question() -> None:
    assert why("flute", REST) == [("", "B-TURN-01", "refusal-first")]
    assert why("flute", REST, kind="encore") == [("", "B-ENCORE-01", "refusal-first")]
    assert why("flute", REST, kind="pick") == [("", "B-TURN-01", "refusal-not-among")]


def test_other_seats_wait_and_a_finished_game_refuses_everything() -> None:
    assert why("bell", REST, seat=1) == [("", "B-TURN-01", "refusal-waiting")]
    state = Table([[], []]).state
    state.decision = None
    (over,) = Band().why(state, 0, "bell")
    assert (over.rule, over.message.key) == ("B-END-01", "refusal-over")


@pytest.mark.parametrize(("kind", "key"), [("turn", "refusal-first"), ("pick", "refusal-not-among")])
def test_refusal_has_no_rule_if_the_question_has_none(kind: str, key: str) -> None:
    class Silent(Band):
        question_rules: ClassVar[dict[str, str]] = {}

    state = Table([[], []]).state
    state.decision = Decision(0, kind, Message("m"), [REST])
    for seat, thing, said in ((0, "flute", key), (1, "flute", "refusal-waiting")):
        (one,) = Silent().why(state, seat, thing)
        assert (one.rule, one.message.key) == ("", said)
    state.decision = None
    assert Silent().why(state, 0, "flute")[0].rule == ""
