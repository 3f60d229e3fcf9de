"""Limits that apply at any time, and limits shared between cards."""

from pathlib import Path

import pytest

from games.champions.fixture_cards import FixtureTable
from games.champions.table import CONTENT, GAME, Table, of_products
from tableverse.games.champions.game import Champions
from tableverse.games.champions.reading.catalogue import CORE
from tableverse.games.champions.reading.content import Content
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule

SETTLED = """
- {id: recluse, name: {en: Recluse, es: Ermitaño}, source: reconstructed, code: x02, kind: obligation, set: made-up,
   aspect: encounter, constants: [{name: allies, of: identity, amount: -2}]}
- {id: enlist, name: {en: Enlist, es: Alistar}, source: reconstructed, code: x03, kind: event, set: made-up,
   aspect: basic, cost: 0, resources: {energy: 1},
   abilities: [{is: action, do: {control: {these: {one: allies}, by: you}}}]}
- {id: clinic, name: {en: Clinic, es: Clínica}, source: reconstructed, code: x07, kind: support, set: made-up,
   aspect: basic, cost: 0, resources: {energy: 1},
   abilities: [{is: action, limit: round, do: {heal: {from: identity, amount: 1}}},
               {is: action, limit: round, do: {draw: {who: you, amount: 1}}}]}
"""
FOUR = ("hawkeye", "mockingbird", "vision", "war-machine")


def four_allies(*heroes: str, seat: int = 0) -> Table:
    table = Table(*(heroes or ("captain-marvel",)))
    table.put("the-triskelion", seat=seat)
    for ally in FOUR:
        table.put(ally, seat=seat)
    return table


def busy(*heroes: str) -> Table:
    table = FixtureTable(*heroes)
    for seat in range(len(heroes)):
        table.put("busy-hands", seat=seat)
    table.put("bomb-scare", threat=6)
    return table


# --- limits at any time ---------------------------------------------------------------------------------------------


@rule("CHA-ALLYLIMIT-04")
def test_fifth_ally_exceeds_the_limit_even_with_the_triskelion() -> None:
    table = four_allies()
    table.hand("maria-hill", "energy", "genius")
    table.does("play:maria-hill", "pay")
    assert table.options() == [f"discard:{ally}" for ally in (*FOUR, "maria-hill")]


@rule("CHA-ALLYLIMIT-04")
def test_ally_counts_towards_its_controllers_limit() -> None:
    table = four_allies("captain-marvel", "spider-man")
    table.discard("daredevil", seat=1)
    table.hand("make-the-call", "energy", "genius", "energy")
    table.does("play:make-the-call", "pay")
    while table.state.decision is not None and table.state.decision.kind != "ally-limit":
        table.does(table.options()[0])
    table.does("discard:hawkeye")
    assert table.piece("daredevil").area == 0


def settled(tmp_path: Path, *heroes: str) -> Table:
    """Return a table where limits change only as cards come and go, so they are not checked before every choice."""
    file = tmp_path / "settled.yaml"
    file.write_text(SETTLED, encoding="utf-8")
    game = Champions(content=Content([CORE], extra=[CONTENT / "made-up.yaml", file]))
    assert not game.cards.limits_vary
    table: Table = type("SettledTable", (Table,), {"game": game})(*heroes)
    return table


@rule("CHA-ALLYLIMIT-04")
def test_taking_over_an_ally_can_exceed_the_limit(tmp_path: Path) -> None:
    table = settled(tmp_path, "captain-marvel", "spider-man")
    for ally in FOUR[:3]:
        table.put(ally)
    table.put("tigra", seat=1)
    table.hand("enlist")
    table.does("play:enlist", "pick:tigra?")
    assert table.options() == [f"discard:{ally}" for ally in (*FOUR[:3], "tigra")]


@rule("CHA-ALLYLIMIT-04")
def test_entering_card_can_lower_a_limit(tmp_path: Path) -> None:
    table = settled(tmp_path, "captain-marvel")
    for ally in FOUR[:2]:
        table.put(ally)
    table.reveals("recluse")
    assert table.options() == [f"discard:{ally}" for ally in FOUR[:2]]


@rule("CHA-ALLYLIMIT-04")
def test_eliminated_players_triskelion_does_not_affect_others_allies() -> None:
    table = four_allies("captain-marvel", "spider-man", seat=1)
    for ally in ("tigra", "hulk", "daredevil"):
        table.put(ally)
    table.change("spider-man", damage=9)
    table.attacked("rhino-1", seat=1)
    table.does("pass")
    table.undefended()
    assert table.state.players[1].eliminated
    table.waits_for(0, "turn")
    assert [piece.face for piece in table.state.of_kind("ally")] == ["tigra", "hulk", "daredevil"]


@rule("CHA-ALLYLIMIT-04")
def test_a_second_triskelion_still_holds_the_limit() -> None:
    table = four_allies()
    table.put("the-triskelion")
    table.reveals("caught-off-guard")
    table.does(table.options()[0])
    table.waits_for(0, "turn")
    assert all(table.in_play(ally) for ally in FOUR)


# --- obligations and shared limits ----------------------------------------------------------------------------------


@rule("CHA-OBLIGATION-12")
def test_four_players_bring_their_four_obligations_once_each() -> None:
    state = GAME.new(Config(4, {"scenario": "rhino"}), 5)
    assert isinstance(state, ChampionsState)
    everywhere = [*state.encounter, *state.encounter_discard, *(thing for one in state.players for thing in one.dealt)]
    found = [thing for thing in everywhere if GAME.cards.of(thing).kind == "obligation"]
    assert (len(found), len(set(found))) == (4, 4)


@rule("CHA-OBLIGATION-12")
def test_obligation_can_be_anywhere_in_the_encounter_deck() -> None:
    depths = set()
    for seed in range(8):
        state = GAME.new(Config(1, {"scenario": "rhino", "deck-1": "spider-man-justice"}), seed)
        assert isinstance(state, ChampionsState)
        depths |= {at for at, thing in enumerate(state.encounter) if GAME.cards.of(thing).kind == "obligation"}
    assert len(depths) > 4


@rule("CHA-LIMIT-03")
def test_shared_limit_is_counted_for_each_copy() -> None:
    table = busy("captain-marvel", "spider-man")
    table.does("attack:captain-marvel>rhino-1", "trigger:busy-hands")
    table.change("captain-marvel", exhausted=False)
    table.does("thwart:captain-marvel>bomb-scare")
    table.waits_for(0, "turn")
    table.does("end-turn", "thwart:spider-man>bomb-scare", "trigger:busy-hands")
    table.change("spider-man", exhausted=False)
    table.does("attack:spider-man>rhino-1")
    table.waits_for(1, "turn")


@rule("CHA-LIMIT-03")
def test_a_shared_limit_is_not_touched_by_passing_and_counts_events() -> None:
    table = busy("captain-marvel")
    table.hand("haymaker", "energy")
    table.does("attack:captain-marvel>rhino-1", "pass", "play:haymaker", "pay", "trigger:busy-hands")
    table.change("captain-marvel", exhausted=False)
    table.does("thwart:captain-marvel>bomb-scare")
    table.waits_for(0, "turn")


@rule("CHA-LIMIT-03")
def test_two_abilities_of_one_card_have_separate_limits(tmp_path: Path) -> None:
    table = settled(tmp_path, "captain-marvel")
    table.change("captain-marvel", damage=2)
    table.put("clinic")
    table.does("use:clinic/clinic-1")
    assert [option for option in table.options() if option.startswith("use:clinic")] == ["use:clinic/clinic-2"]
    table.does("use:clinic/clinic-2")
    assert (table.damage("captain-marvel"), len(table.held())) == (1, 1)
    assert not [option for option in table.options() if option.startswith("use:clinic")]


@rule("CHA-LIMIT-03")
def test_shared_limit_resets_each_round() -> None:
    table = busy("captain-marvel")
    table.does("attack:captain-marvel>rhino-1", "trigger:busy-hands", "end-turn")
    while table.decision.kind != "turn":
        table.does("undefended" if "undefended" in table.options() else table.options()[-1])
    table.does("thwart:captain-marvel>bomb-scare")
    assert table.options() == ["trigger:busy-hands/busy-hands-1-or-2", "pass"]


@rule("CHA-LIMIT-03")
def test_two_copies_of_one_player_have_separate_limits() -> None:
    table = busy("captain-marvel")
    table.put("busy-hands")
    table.does("attack:captain-marvel>rhino-1", "trigger:busy-hands", "pass")
    table.change("captain-marvel", exhausted=False)
    table.does("thwart:captain-marvel>bomb-scare")
    assert table.options() == ["trigger:busy-hands/busy-hands-1-or-2", "pass"]


@rule("CHA-ALLYLIMIT-04")
def test_temporarily_lowered_limit_applies_at_once() -> None:
    table = FixtureTable("captain-marvel")
    for ally in FOUR[:3]:
        table.put(ally)
    table.hand("all-day", "small-team")
    table.does("play:all-day", "play:small-team")
    table.waits_for(0, "ally-limit")
    table.does("discard:vision")
    table.waits_for(0, "turn")


def test_third_restricted_card_exceeds_the_limit_however_it_enters() -> None:
    table = FixtureTable("captain-marvel")
    table.put("big-gun")
    table.put("bazooka")
    table.waits_for(0, "turn")
    table.put("mortar")
    assert table.options() == ["discard:big-gun", "discard:bazooka", "discard:mortar"]


@pytest.mark.parametrize("seat", [0, 1])
def test_restricted_cards_are_counted_for_each_player(seat: int) -> None:
    table = of_products("captain-america", "thor")("captain-marvel", "iron-man")
    cards = ["captain-america-s-shield", "jarnbjorn", "mjolnir"]
    for card in cards[:2]:
        table.put(card, seat=seat)
    table.put("captain-america-s-shield", seat=1 - seat)
    table.waits_for(0, "turn")
    table.put(cards[2], seat=seat)
    table.waits_for(seat, "limit")
    assert table.options() == ["discard:captain-america-s-shield", "discard:jarnbjorn", "discard:mjolnir"]
    table.does("discard:jarnbjorn")
    table.waits_for(0, "turn")


def test_ally_limit_is_not_checked_after_the_game_ends() -> None:
    table = four_allies()
    table.state.take_out_of_play(table.thing("the-triskelion"))  # as part of the choice that loses the game
    table.state.play[table.state.scheme].threat = 6
    table.does("end-turn")
    assert (table.result.side, table.result.reason) == ("villain", "scheme")
    assert (table.state.decision, sum(table.in_play(ally) for ally in FOUR)) == (None, 4)
