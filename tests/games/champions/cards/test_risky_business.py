"""The Risky Business scenario: Norman Osborn, Green Goblin and their counters."""

from __future__ import annotations

import pytest

from games.champions.table import Table as AnyTable
from games.champions.table import of_products
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule

Table = of_products("the-green-goblin")
NORMAN = "norman-osborn-1"
CITY = "criminal-enterprise"


def risky(*heroes: str, stage: int = 1, infamy: int = 0, madness: int = 0, form: str = "hero") -> AnyTable:
    """Return a table with these infamy counters, or these madness counters on the other side."""
    table = Table(*(heroes or ("spider-man",)), scenario="risky-business", form=form)
    if stage > 1:
        table.change(NORMAN, face=f"norman-osborn-{stage}")
        table.state.villain_deck = ["norman-osborn-3"] if stage == 2 else []
    if infamy:
        table.change(CITY, counters=infamy)
    if madness:
        table.change(NORMAN, face=f"green-goblin-{stage}")
        table.change(CITY, face="state-of-madness", counters=madness)
    return table


def faces_and_counters(table: AnyTable) -> tuple[str, str, int]:
    """Return the faces of the villain and the environment and its counters."""
    city = table.piece(CITY)
    return table.piece(NORMAN).face, city.face, city.counters


def assigns(table: AnyTable, *targets: str) -> None:
    """Assign indirect damage point by point."""
    table.does(*(f"damage:{target}" for target in targets))


# --- setup ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 3])
def test_criminal_enterprise_starts_with_two_infamy_counters_per_player(seats: int) -> None:
    state = Table.game.new(Config(seats, {"scenario": "risky-business"}), 3)
    assert isinstance(state, ChampionsState)
    assert (state.play[NORMAN].face, state.scheme) == (NORMAN, "hostile-takeover")
    assert state.play[state.scheme].threat == 2 * seats
    (city,) = state.of_kind("environment")
    assert (city.face, city.counters) == (CITY, 2 * seats)
    assert not any(thing.startswith((CITY, "state-of-madness")) for thing in state.encounter)


def test_expert_game_starts_with_norman_osborn_2_without_when_revealed() -> None:
    state = Table.game.new(Config(1, {"scenario": "risky-business", "mode": "expert"}), 3)
    assert isinstance(state, ChampionsState)
    assert (state.play[state.villain].face, state.villain_deck) == ("norman-osborn-2", ["norman-osborn-3"])
    assert state.identity(0).damage == 0


# --- Norman Osborn --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stage", [1, 2, 3])
def test_norman_osborn_gains_infamy_instead_of_attacking(stage: int) -> None:
    table = risky("spider-man", stage=stage, infamy=2)
    table.attacked(NORMAN)
    table.waits_for(0, "turn")  # no attack to defend, and nothing for Spider-Sense to answer
    assert faces_and_counters(table) == (f"norman-osborn-{stage}", CITY, 2 + stage)
    assert (table.damage("spider-man"), table.held(), table.events("boost", "boosted")) == (0, [], [])


def test_norman_osborn_keeps_facedown_boost_cards_when_his_attack_is_replaced() -> None:
    table = risky("spider-man", infamy=2)
    table.change(NORMAN, boosts=[table.make("advance")])
    table.attacked(NORMAN)
    assert len(table.piece(NORMAN).boosts) == 1


def test_stun_is_removed_before_norman_osborn_s_replacement_effect() -> None:
    table = risky("spider-man", infamy=2)
    table.change(NORMAN, stunned=1)
    table.attacked(NORMAN)
    assert (table.piece(NORMAN).stunned, faces_and_counters(table)) == (0, (NORMAN, CITY, 2))


def test_norman_osborn_loses_infamy_instead_of_taking_damage() -> None:
    table = risky("she-hulk", infamy=5)
    table.does(f"attack:she-hulk>{NORMAN}")
    assert (faces_and_counters(table), table.damage(NORMAN)) == ((NORMAN, CITY, 2), 0)


def test_tough_is_removed_before_infamy() -> None:
    table = risky("spider-man", infamy=2)
    table.change(NORMAN, tough=1)
    table.does(f"attack:spider-man>{NORMAN}")
    assert (table.piece(NORMAN).tough, faces_and_counters(table)) == (0, (NORMAN, CITY, 2))


def test_damage_beyond_the_last_infamy_counter_is_lost() -> None:
    table = risky("spider-man", stage=2, infamy=3)
    table.hand("swinging-web-kick", "energy", "genius")
    table.does("play:swinging-web-kick", "pay")
    assert faces_and_counters(table) == ("green-goblin-2", "state-of-madness", 2)
    assert (table.damage(NORMAN), table.stat(NORMAN, "hp"), table.damage("spider-man")) == (0, 18, 3)


def test_norman_osborn_schemes_normally() -> None:
    table = risky("captain-marvel", stage=3, infamy=2, form="alter-ego")
    table.schemed(NORMAN, boost="caught-off-guard")
    assert (table.threat(), faces_and_counters(table)) == (3 + 1, ("norman-osborn-3", CITY, 2))


# --- Green Goblin ---------------------------------------------------------------------------------------------------


def test_green_goblin_flips_at_once_and_damages_each_hero() -> None:
    table = risky("spider-man", "she-hulk", infamy=1)
    table.state.show(table.state.identity(1), "jennifer-walters")
    table.put("black-cat")
    table.does(f"attack:spider-man>{NORMAN}")
    table.waits_for(0, "scatter")
    assigns(table, "black-cat", "black-cat")
    assert faces_and_counters(table) == ("green-goblin-1", "state-of-madness", 4)
    assert (table.in_play("black-cat"), table.damage("spider-man"), table.damage("she-hulk")) == (False, 1, 0)
    table.waits_for(0, "turn")


def test_second_green_goblin_damages_players_in_either_form() -> None:
    table = risky("spider-man", stage=2, infamy=1, form="alter-ego")
    table.put("hellcat")
    table.does(f"attack:hellcat>{NORMAN}")
    assigns(table, *["spider-man"] * 3)
    assert table.damage("spider-man") == 3


def test_third_green_goblin_damages_identities_directly() -> None:
    table = risky("spider-man", stage=3, infamy=1)
    table.put("black-cat")
    table.does(f"attack:spider-man>{NORMAN}")
    table.waits_for(0, "turn")
    assert (table.damage("spider-man"), table.damage("black-cat")) == (4, 0)


@pytest.mark.parametrize(("stage", "left"), [(1, 2), (2, 2), (3, 1)])
def test_green_goblin_loses_madness_instead_of_scheming(stage: int, left: int) -> None:
    table = risky("spider-man", stage=stage, madness=3, form="alter-ego")
    table.schemed(NORMAN)
    assert faces_and_counters(table) == (f"green-goblin-{stage}", "state-of-madness", left)
    assert (table.threat(), table.events("boost", "boosted")) == (0, [])


def test_a_confused_green_goblin_keeps_his_madness() -> None:
    table = risky("spider-man", madness=3, form="alter-ego")
    table.change(NORMAN, confused=1)
    table.schemed(NORMAN)
    assert (table.piece(NORMAN).confused, faces_and_counters(table)[2]) == (0, 3)


def test_green_goblin_attacks_normally() -> None:
    table = risky("iron-man", madness=3)
    table.attacked(NORMAN)
    table.undefended()
    assert (table.damage("iron-man"), faces_and_counters(table)[2]) == (3, 3)


@rule("CHA-FLIP-03")
def test_last_madness_counter_flips_to_norman_osborn_keeping_damage_status_and_attachments() -> None:
    table = risky("spider-man", madness=1, form="alter-ego")
    table.change(NORMAN, damage=9, stunned=1)
    table.put("goblin-gimmicks-goblin-glider", on=NORMAN)
    table.reveals("advance")
    assert faces_and_counters(table) == (NORMAN, CITY, 2)
    assert (table.damage(NORMAN), table.piece(NORMAN).stunned) == (9, 1)
    assert table.in_play("goblin-gimmicks-goblin-glider")
    assert table.damage("spider-man") == 0  # no When Revealed on this side


def test_villain_may_flip_several_times_in_a_round() -> None:
    table = risky("spider-man", infamy=2)
    table.does(f"attack:spider-man>{NORMAN}")
    assert faces_and_counters(table) == ("green-goblin-1", "state-of-madness", 2)
    table.reveals("all-in-a-day-s-work")
    assert faces_and_counters(table) == (NORMAN, CITY, 2)


@rule("CHA-VILLAINDEFEAT-07")
def test_next_stage_keeps_the_goblin_side_up() -> None:
    table = risky("spider-man", "she-hulk", madness=3)
    table.state.show(table.state.identity(1), "jennifer-walters")
    table.change(NORMAN, damage=26, confused=1)
    table.does(f"attack:spider-man>{NORMAN}")
    table.waits_for(0, "order")  # the first player orders the damage
    table.does("next:seat:1")
    assert faces_and_counters(table) == ("green-goblin-2", "state-of-madness", 3)
    assert (table.damage(NORMAN), table.stat(NORMAN, "hp"), table.piece(NORMAN).confused) == (0, 36, 1)
    assert (table.damage("spider-man"), table.damage("she-hulk")) == (3, 3)


def test_defeating_the_last_green_goblin_wins() -> None:
    table = risky("spider-man", stage=3, madness=3)
    table.change(NORMAN, damage=21)
    table.does(f"attack:spider-man>{NORMAN}")
    assert table.state.result is not None
    assert table.state.result.winners == [0]


def test_last_madness_counter_flips_him_even_if_he_would_lose_more() -> None:
    table = risky("spider-man", stage=3, madness=1, form="alter-ego")
    table.schemed(NORMAN)
    assert faces_and_counters(table) == ("norman-osborn-3", CITY, 2)


def test_attachments_on_norman_osborn_wait_for_green_goblin_to_attack() -> None:
    table = risky("spider-man", infamy=1)
    table.put("goblin-gimmicks-pumpkin-bombs", on=NORMAN)
    table.reveals("goblin-gimmicks-goblin-glider")
    table.attacked(NORMAN)
    assert table.in_play("goblin-gimmicks-pumpkin-bombs")  # he did not attack
    table.does(f"attack:spider-man>{NORMAN}")
    assert (table.piece(NORMAN).face, table.stat(NORMAN, "atk")) == ("green-goblin-1", 4)


def test_gang_up_makes_minions_attack_while_norman_osborn_gains_infamy() -> None:
    table = risky("captain-marvel", infamy=2)
    table.put("hired-gun")
    table.reveals("a-mess-of-things-gang-up")
    table.undefended()
    assert (faces_and_counters(table)[2], table.damage("captain-marvel")) == (3, 2)


def test_guard_does_not_protect_norman_osborn_from_other_damage() -> None:
    table = risky("she-hulk", infamy=3)
    table.put("private-security-specialist")
    table.hand("ground-stomp", "energy")
    table.does("play:ground-stomp", "pay")
    assert (faces_and_counters(table)[2], table.damage("private-security-specialist")) == (2, 1)


def villain_phase(table: AnyTable) -> None:
    """End turns up to the first decision of the villain phase or the next round."""
    this_round = table.state.rounds
    while table.state.rounds == this_round and table.decision.kind in ("turn", "discard"):
        table.does("end-turn" if table.decision.kind == "turn" else "done")


def test_norman_osborn_gains_infamy_once_for_each_player() -> None:
    table = risky("spider-man", "she-hulk", stage=2, infamy=4)
    villain_phase(table)
    assert (faces_and_counters(table)[2], table.damage("spider-man"), table.damage("she-hulk")) == (4 + 2 * 2, 0, 0)


def test_corporate_acquisition_accelerates_per_player_and_deals_an_extra_card() -> None:
    table = risky("spider-man", "she-hulk", infamy=2)
    table.state.scheme_deck = []
    table.change(table.state.scheme, face="corporate-acquisition")
    left = len(table.state.encounter)
    villain_phase(table)
    assert (table.threat(), left - len(table.state.encounter)) == (4, 3)


# --- main schemes ---------------------------------------------------------------------------------------------------


def completes(table: AnyTable) -> None:
    scheme = table.state.play[table.state.scheme]
    scheme.threat = 7 * table.state.seats - 1
    table.put("hydra-bomber")  # a minion that schemes
    for seat in range(table.state.seats):
        table.state.identity(seat).exhausted = False
    table.schemed("hydra-bomber")


def test_hostile_takeover_makes_each_player_discard_cards_per_infamy_counter() -> None:
    table = risky("spider-man", "iron-man", infamy=4, form="alter-ego")
    completes(table)
    assert faces_and_counters(table)[2] == 6
    assert [len(table.discarded(seat)) for seat in (0, 1)] == [6, 6]
    assert (table.state.scheme, table.threat()) == ("corporate-acquisition", 2)


def test_hostile_takeover_discards_nothing_while_green_goblin_is_up() -> None:
    table = risky("spider-man", madness=2, form="alter-ego")
    completes(table)
    assert (faces_and_counters(table)[2], table.discarded()) == (2, [])
    assert table.state.scheme == "corporate-acquisition"


def test_completing_corporate_acquisition_loses() -> None:
    table = risky("spider-man", infamy=2, form="alter-ego")
    completes(table)
    table.state.play[table.state.scheme].threat = 9
    table.schemed("hydra-bomber")
    assert table.state.result is not None
    assert table.state.result.winners == []


# --- encounter cards ------------------------------------------------------------------------------------------------


def test_hired_gun_gives_a_choice_only_with_criminal_enterprise() -> None:
    table = risky("spider-man", infamy=2)
    table.reveals("hired-gun")
    table.does("choose:infamy")
    assert faces_and_counters(table)[2] == 4
    assert table.piece("hired-gun").area == 0
    table.reveals("hired-gun")
    table.does("choose:boost")
    assert (faces_and_counters(table)[2], len(table.piece(NORMAN).boosts)) == (4, 1)
    table = risky("spider-man", madness=2)
    table.reveals("hired-gun")
    table.waits_for(0, "turn")
    assert len(table.piece(NORMAN).boosts) == 1


def test_hired_gun_boost_adds_infamy_beside_a_kept_boost_card() -> None:
    table = risky("spider-man", infamy=2, form="alter-ego")
    table.change(NORMAN, boosts=[table.make("advance")])
    table.schemed(NORMAN, boost="hired-gun")
    assert (table.threat(), faces_and_counters(table)[2]) == (4, 3)


@pytest.mark.parametrize(
    ("card", "icons"),
    [
        ("private-security-specialist", 1),
        ("collapsing-bridge", 0),
        ("payoff", 1),
        ("all-in-a-day-s-work", 0),
        ("hired-gun", 2),
    ],
)
def test_boost_card_adds_infamy_or_removes_madness(card: str, icons: int) -> None:
    table = risky("spider-man", infamy=3, form="alter-ego")
    table.schemed(NORMAN, boost=card)
    assert (table.threat(), faces_and_counters(table)) == (2 + icons, (NORMAN, CITY, 4))
    table = risky("iron-man", madness=2)
    table.attacked(NORMAN, boost=card)
    table.undefended()
    assert (table.damage("iron-man"), faces_and_counters(table)) == (
        3 + icons,
        ("green-goblin-1", "state-of-madness", 1),
    )


def test_private_security_specialist_guards_norman_osborn() -> None:
    table = risky("spider-man", "she-hulk", infamy=2)
    table.put("private-security-specialist")
    assert f"attack:spider-man>{NORMAN}" not in table.options()
    table.does("end-turn")
    assert f"attack:she-hulk>{NORMAN}" in table.options()


def test_collapsing_bridge_and_payoff_have_threat_per_player() -> None:
    table = risky("spider-man", "she-hulk", infamy=2)
    table.reveals("collapsing-bridge")
    table.reveals("payoff")
    assert (table.threat("collapsing-bridge"), table.threat("payoff"), faces_and_counters(table)[2]) == (4, 4, 2)
    table.state.play[table.state.scheme].threat = 3
    table.ask()
    assert "thwart:spider-man>hostile-takeover" not in table.options()


def test_oscorp_manufacturing_has_more_threat_under_norman_osborn() -> None:
    table = risky("spider-man", "she-hulk", infamy=2)
    table.reveals("oscorp-manufacturing")
    assert table.threat("oscorp-manufacturing") == 6
    table = risky("spider-man", "she-hulk", madness=2)
    table.reveals("oscorp-manufacturing")
    assert table.threat("oscorp-manufacturing") == 4


def test_all_in_a_days_work_adds_infamy_or_removes_madness_but_never_both() -> None:
    table = risky("spider-man", infamy=2)
    table.reveals("all-in-a-day-s-work")
    assert faces_and_counters(table) == (NORMAN, CITY, 4)
    table = risky("spider-man", "she-hulk", madness=1)
    table.reveals("all-in-a-day-s-work")
    assert faces_and_counters(table) == (NORMAN, CITY, 4)


def test_mad_genius_makes_green_goblin_attack_the_weakest_hero() -> None:
    table = risky("captain-marvel", "she-hulk", "iron-man", madness=2)
    table.change("captain-marvel", damage=8)
    table.change("iron-man", damage=7)
    table.state.show(table.state.identity(2), "tony-stark")
    table.reveals("mad-genius", 1)
    table.undefended()
    assert (table.damage("captain-marvel"), table.damage("she-hulk")) == (8 + 3, 0)


@pytest.mark.parametrize("stunned", [0, 1])
def test_mad_genius_surges_without_an_attack(stunned: int) -> None:
    table = risky("spider-man", madness=2, form="hero" if stunned else "alter-ego")
    table.change(NORMAN, stunned=stunned)
    table.reveals("mad-genius")
    assert (len(table.revealed()), table.damage("spider-man")) == (2, 0)


def test_mad_genius_makes_the_revealing_player_discard_per_infamy_counter() -> None:
    table = risky("spider-man", "she-hulk", infamy=5)
    table.reveals("mad-genius", 1)
    assert [len(table.discarded(seat)) for seat in (0, 1)] == [0, 5]
    assert len(table.revealed()) == 1


def test_mad_genius_checks_the_villain_s_side_once() -> None:
    table = risky("iron-man", madness=1)
    table.encounter("payoff")
    table.reveals("mad-genius")
    table.undefended()
    assert faces_and_counters(table) == (NORMAN, CITY, 2)
    assert (table.discarded(), table.revealed()) == ([], [CITY, NORMAN])
    assert table.damage("iron-man") == 0 + 1  # the attack continues with the stats of his other side
