"""Transpositions: positions that differ only in the order of the moves that led to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.champions.table import GAME, Table
from tableverse.bots.champions.evaluator import ALONE
from tableverse.bots.champions.plans import Effort, Line, Planner, follow
from tableverse.bots.champions.transpositions import position_key
from tableverse.bots.champions.win_model import WinModel
from tableverse.games.champions.frames.rounds import Round
from tableverse.games.champions.frames.turn import Turn
from tableverse.games.champions.state import ChampionsState, Piece, Player
from tableverse.kernel.modifiers import Modifier
from tableverse.kernel.plain import fields_of

#: Fields that are equal in all compared positions, which belong to one choice of one game.
GIVEN = {"seats", "moves", "mode", "heroic", "asks_end"}
GIVEN_OF_PLAYERS = {"identity", "shows_hand"}
#: Relevant only with several areas: which of them is active.
OF_AREAS = {"areas", "area"}


def key(state: ChampionsState) -> int:
    return position_key(GAME, state)


def other(value: Any) -> Any:
    """Return a different value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, list):
        return [*value, "another"]
    if isinstance(value, dict):
        return {**value, "another": 1}
    raise TypeError(type(value))


@pytest.fixture
def table() -> Table:
    table = Table("she-hulk", "captain-marvel", scenario="klaw")
    table.hand("uppercut", "energy", "genius")
    table.discard("haymaker", "gamma-slam")
    table.put("hawkeye", counters=4)
    return table


@pytest.mark.parametrize("name", sorted(set(fields_of(ChampionsState)) - GIVEN - OF_AREAS))
def test_key_covers_every_field_of_a_position(table: Table, name: str) -> None:
    before = key(table.state)
    changed = table.state.clone()
    if name == "rng":
        changed.rng.below(6)
    elif name == "frames":
        changed.frames.pop()
    elif name == "result":
        table.state.villain_deck = []
        table.change("klaw-1", damage=40)
        table.does("attack:she-hulk>klaw-1")
        changed = table.state
        assert changed.result is not None
    elif name == "players":
        changed.players[1].deck.pop()
    elif name == "play":
        changed.take_out_of_play(table.thing("hawkeye"))
    elif name == "modifiers":
        changed.modifiers.append(Modifier("atk", changed.villain, 1, "phase", ""))
    else:
        setattr(changed, name, other(getattr(changed, name)))
    assert key(changed) != before


@pytest.mark.parametrize("name", sorted(set(fields_of(Piece))))
def test_key_covers_every_field_of_a_card_in_play(table: Table, name: str) -> None:
    before = key(table.state)
    piece = table.state.play[table.thing("hawkeye")]
    setattr(piece, name, other(getattr(piece, name)))
    assert key(table.state) != before


@pytest.mark.parametrize(
    ("place", "name"), [*((0, name) for name in fields_of(Round)), *((1, name) for name in fields_of(Turn))]
)
def test_key_covers_every_field_of_round_and_turn_frames(table: Table, place: int, name: str) -> None:
    before = key(table.state)
    assert [type(frame) for frame in table.state.frames] == [Round, Turn]
    frame = table.state.frames[place]
    setattr(frame, name, other(getattr(frame, name)))
    assert key(table.state) != before


def test_key_covers_other_frames_in_progress(table: Table) -> None:
    table.does("play:uppercut")
    paying = table.state.frames[-1]
    assert not isinstance(paying, Turn)
    before = key(table.state)
    told = [name for name in fields_of(type(paying)) if isinstance(getattr(paying, name), str)]
    for name in told:
        setattr(paying, name, other(getattr(paying, name)))
        assert key(table.state) != before
        before = key(table.state)
    assert told


@pytest.mark.parametrize("name", sorted(set(fields_of(Player)) - GIVEN_OF_PLAYERS))
@pytest.mark.parametrize("seat", [0, 1])
def test_key_covers_every_field_of_a_player(table: Table, name: str, seat: int) -> None:
    before = key(table.state)
    player = table.state.players[seat]
    setattr(player, name, other(getattr(player, name)))
    assert key(table.state) != before


@pytest.mark.parametrize(
    "shuffle",
    [
        lambda state: state.players[0].hand.reverse(),
        lambda state: state.players[0].discard.reverse(),
        lambda state: state.play.update({name: state.play.pop(name) for name in list(state.play)[:2]}),
    ],
)
def test_key_ignores_the_order_of_hands_discard_piles_and_play(
    table: Table, shuffle: Callable[[ChampionsState], None]
) -> None:
    changed = table.state.clone()
    shuffle(changed)
    assert GAME.encode(changed) != GAME.encode(table.state)
    assert key(changed) == key(table.state)


def test_key_distinguishes_exchanged_values_of_two_cards(table: Table) -> None:
    """The key adds hashes without order, so exchanging values between two cards or piles must still change it."""
    before = key(table.state)
    hulk, marvel = (table.state.identity(seat) for seat in (0, 1))
    hulk.damage, marvel.damage = 2, 5
    between = key(table.state)
    hulk.damage, marvel.damage = 5, 2
    assert len({before, between, key(table.state)}) == 3
    player = table.state.players[0]
    damaged = key(table.state)
    player.hand, player.discard = player.discard, player.hand
    assert key(table.state) != damaged


def test_key_covers_the_order_of_decks(table: Table) -> None:
    before = key(table.state)
    for pile in (table.state.players[0].deck, table.state.encounter):
        changed = table.state.clone()
        pile.reverse()
        assert key(table.state) != before
        pile.reverse()
        assert key(table.state) == before == key(changed)


def test_payment_order_does_not_change_the_key() -> None:
    ends: list[ChampionsState] = []
    for first in ("haymaker", "gamma-slam"):
        table = Table("she-hulk")
        table.hand("superhuman-strength", "haymaker", "gamma-slam")
        table.does("play:superhuman-strength", f"spend:{first}")  # only the other card is left to pay
        assert table.in_play("superhuman-strength")
        ends.append(table.state)
    one, another = ends
    assert one.players[0].discard == another.players[0].discard[::-1]
    assert key(one) == key(another)


def test_attack_order_does_not_change_the_key() -> None:
    ends: list[int] = []
    for first, second in (("hawkeye", "she-hulk"), ("she-hulk", "hawkeye")):
        table = Table("she-hulk")
        table.put("hawkeye", counters=4)
        table.does(f"attack:{first}>rhino-1", f"attack:{second}>rhino-1")
        ends.append(key(table.state))
    assert ends[0] == ends[1]


def test_equivalent_plans_are_listed_once() -> None:
    """Attacking first with the ally or with the hero is one plan."""
    table = Table("she-hulk")
    table.put("hawkeye", counters=4)
    table.hand()
    table.ask()
    found = Planner(GAME, WinModel(), 0, ALONE).search(table.state)
    longer = [frozenset(plan.steps) for plan in found if len(plan.steps) > 1]
    assert longer
    assert len(longer) == len(set(longer))


def test_every_option_has_a_plan_even_if_plans_transpose() -> None:
    """With a breadth of one line, most options have no plan beyond following the policy."""
    table = Table("she-hulk")
    table.put("hawkeye", counters=4)
    table.put("mockingbird")
    table.hand()
    table.ask()
    effort = Effort(breadth=1, payments=0, targets=0, closest=1, worlds=1)
    found = Planner(GAME, WinModel(), 0, effort).search(table.state)
    assert {plan.steps[0] for plan in found} == {option.id for option in table.decision.options}
    alone = [plan.score for plan in found if len(plan.steps) == 1]
    assert len(set(alone)) < len(alone) == len(table.decision.options)


def test_transposed_lines_are_extended_once() -> None:
    """Otherwise the few extended lines would be permutations of each other."""
    table = Table("she-hulk")
    table.put("hawkeye", counters=4)
    table.hand()
    table.ask()
    planner = Planner(GAME, WinModel(), 0, ALONE)
    lines = planner._longer(Line(0.0, [], table.state), table.decision.options)
    attacks = [line for line in lines if line.steps[0].startswith("attack:")]
    assert len(attacks) == 2
    longer = [one for line in attacks for one in planner._longer(line, table.decision.options)]
    reached = [key(line.world) for line in longer]
    assert len(reached) == len(set(reached)) > 0


@pytest.mark.parametrize("heroes", [("she-hulk",), ("she-hulk", "captain-marvel", "spider-man")])
def test_plan_score_equals_the_score_of_its_final_position(heroes: tuple[str, ...]) -> None:
    """The score holds for every line that reaches the position."""
    table = Table(*heroes)
    table.put("hawkeye", counters=4)
    table.put("mockingbird")
    table.hand("uppercut", "energy", "gamma-slam", "haymaker")
    table.change("the-break-in", threat=4)
    table.ask()
    chances = WinModel()
    found = Planner(GAME, chances, 0, ALONE).search(table.state)
    assert max(len(plan.steps) for plan in found) > 2
    for plan in found:
        world = table.state.clone()
        follow(GAME, world, plan, 0)
        assert chances.score(world, before_villain_phase=True) == pytest.approx(plan.score), plan.steps


@pytest.mark.parametrize(
    "changed",
    [{"tough": 1}, {"confused": 1}, {"stunned": 1}, {"tokens": 1}, {"counters": 1}, {"damage": 1}, {"exhausted": True}],
)
def test_key_distinguishes_which_piece_changed(changed: dict[str, Any]) -> None:
    """A plain sum of tuple hashes would give many of these minions equal keys."""
    table = Table("she-hulk", scenario="ultron")
    drones = [table.put("advanced-ultron-drone") for _ in range(60)]
    found: set[int] = set()
    for drone in drones:
        before = {name: getattr(drone, name) for name in changed}
        for name, value in changed.items():
            setattr(drone, name, value)
        found.add(key(table.state))
        for name, value in before.items():
            setattr(drone, name, value)
    assert len(found) == len(drones)
