"""The sense for Marvel Champions: what any player would see at once."""

from __future__ import annotations

import pytest

from games.champions.table import GAME, Table, plain
from tableverse.bots.champions import ChampionsSense, standing
from tableverse.bots.roster import seat_bot
from tableverse.kernel.game import Config, Perspective
from tableverse.kernel.rng import Rng

SENSE = ChampionsSense(GAME)


def choice(table: Table) -> str:
    """What a greedy player takes."""
    decision = table.state.decision
    assert decision is not None
    bot = seat_bot("greedy", GAME, 1)
    return plain(bot.choose(Perspective(GAME, table.state, decision.seat)))


def test_the_last_blow_is_struck() -> None:
    table = Table("she-hulk")
    table.state.villain_deck = []
    table.change("rhino-1", damage=12)
    table.change("the-break-in", threat=5)
    assert choice(table) == "attack:she-hulk>rhino-1"


def test_the_scheme_is_thwarted_before_it_is_too_late() -> None:
    table = Table("captain-marvel")
    table.change("the-break-in", threat=6)
    assert choice(table) == "thwart:captain-marvel>the-break-in"
    table.change("the-break-in", threat=0)
    assert choice(table) == "attack:captain-marvel>rhino-1"


def test_whoever_would_die_defends_or_lets_an_ally_do_it() -> None:
    table = Table("she-hulk")
    table.change("she-hulk", damage=13)
    table.attacked("rhino-1", boost="quiet-threat")
    assert choice(table) == "defend:she-hulk"
    table = Table("iron-man")
    table.change("iron-man", damage=8)
    table.put("mockingbird", damage=2)
    table.attacked("rhino-1", boost="quiet-threat")
    assert choice(table) == "defend:mockingbird"


def test_it_is_paid_with_what_is_least_missed() -> None:
    table = Table("she-hulk")
    table.hand("tac-team", "nick-fury", "energy", "the-power-of-aggression", "mockingbird")
    table.does("play:tac-team")
    paid = []
    while table.state.decision is not None and table.state.decision.kind == "pay":
        paid.append(choice(table))
        table.does(paid[-1])
    assert set(paid) <= {"spend:energy", "spend:the-power-of-aggression"}


def test_a_wounded_alter_ego_recovers() -> None:
    table = Table("captain-marvel", form="alter-ego")
    table.change("captain-marvel", damage=9)
    assert choice(table) == "recover:captain-marvel"


def test_nothing_is_left_undone_at_the_end_of_a_turn() -> None:
    table = Table("she-hulk")
    table.put("hawkeye", counters=4)
    while table.state.phase == "player" and table.state.decision is not None:
        taken = choice(table)
        if taken == "end-turn":
            break
        table.does(taken)
    assert table.piece("she-hulk").exhausted or table.state.form(0) == "alter-ego"


def test_the_standing_follows_what_matters() -> None:
    table = Table("she-hulk")
    before = standing(table.state)
    for card, change in (
        ("rhino-1", {"damage": 3}),
        ("the-break-in", {"threat": 4}),
        ("she-hulk", {"damage": 6}),
    ):
        table.change(card, **change)
        after = standing(table.state)
        assert (after > before) == (card == "rhino-1"), card
        before = after
    table.put("brawler")
    assert standing(table.state) < before


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_weights_and_judgements_have_the_right_form(seats: int) -> None:
    state = GAME.new(Config(seats), 3)
    rng = Rng(4)
    for _ in range(12):
        if state.decision is None:  # passing all the time is soon over
            break
        count = len(state.decision.options)
        assert len(SENSE.weigh(state, rng)) == len(SENSE.lean(state)) == count
        assert min(SENSE.lean(state)) > 0
        judged = SENSE.judge(state, rng)
        assert len(judged) == seats
        assert all(0.0 <= value <= 1.0 for value in judged)
        GAME.apply(state, state.decision.options[-1].id)


def test_search_goes_on_from_it() -> None:
    state = GAME.new(Config(1), 3)
    bot = seat_bot("mcts:12", GAME, 2)
    for _ in range(6):
        assert state.decision is not None
        GAME.apply(state, bot.choose(Perspective(GAME, state, 0)))
    assert state.moves == 6
