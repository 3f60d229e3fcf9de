"""The modular sets of The Green Goblin: Goblin Gimmicks, A Mess of Things, Power Drain, Running Interference."""

from __future__ import annotations

import pytest

from games.champions.table import Table as AnyTable
from games.champions.table import of_products, plain
from tableverse.games.champions.frames import activation, revealing

Table = of_products("the-green-goblin")


def attacks(table: AnyTable, minion: str, seat: int = 0) -> None:
    """Let a minion attack without stacking a boost card."""
    table._begin(lambda: activation.activate(table.state, "enemy-attack", table.thing(minion), seat))


# --- Goblin Gimmicks --------------------------------------------------------------------------------------------------


def test_second_goblin_glider_goes_to_the_next_enemy_without_one() -> None:
    table = Table("iron-man")
    table.put("sandman")
    table.reveals("goblin-gimmicks-goblin-glider")
    assert table.stat("rhino-1", "atk") == 3
    table.reveals("goblin-gimmicks-goblin-glider")
    assert table.stat("sandman", "atk") == 4


def test_intimidation_costs_a_resource_or_gives_the_villain_a_boost_card() -> None:
    table = Table("iron-man")
    table.hand("energy")
    table.reveals("intimidation")
    table.does("choose:spend", "pay")
    assert (table.discarded(), table.piece("rhino-1").boosts) == (["energy"], [])
    table.reveals("intimidation")  # no resources to spend
    table.waits_for(0, "turn")
    assert len(table.piece("rhino-1").boosts) == 1


def test_intimidation_boost_turns_up_another_boost_card() -> None:
    table = Table("she-hulk")
    table.encounter("shadow-of-the-past")
    table.attacked("rhino-1", boost="intimidation")
    table.undefended()
    assert table.damage("she-hulk") == 2 + 1 + 2


@pytest.mark.parametrize(("stage", "damage", "left"), [(1, 1, 0), (1, 5, 3), (2, 8, 4), (3, 8, 2)])
def test_regenerative_healing_heals_twice_the_stage_number(stage: int, damage: int, left: int) -> None:
    table = Table("iron-man")
    table.change("rhino-1", face=f"rhino-{stage}", damage=damage)
    table.reveals("regenerative-healing")
    assert (table.damage("rhino-1"), len(table.revealed())) == (left, 1)


def test_regenerative_healing_surges_if_it_healed_nothing_and_heals_as_a_boost() -> None:
    table = Table("iron-man")
    table.reveals("regenerative-healing")
    assert len(table.revealed()) == 2
    table.change("rhino-1", damage=5)
    table.attacked("rhino-1", boost="regenerative-healing")
    table.undefended()
    assert (table.damage("rhino-1"), table.damage("iron-man")) == (3, 2)


# --- A Mess of Things -------------------------------------------------------------------------------------------------


def test_a_mess_of_things_counts_stunned_friendly_characters() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("hellcat", 1, stunned=1)
    table.put("black-cat", 0)
    table.put("scorpion", stunned=1)
    table.change("spider-man", stunned=1)
    table.reveals("a-mess-of-things")
    assert table.threat("a-mess-of-things") == 2 + 4


def test_scorpion_has_quickstrike_and_stuns_the_character_he_damages() -> None:
    table = Table("iron-man")
    table.put("mockingbird")
    table.reveals("scorpion")
    table.undefended()
    assert (table.damage("iron-man"), table.piece("iron-man").stunned) == (3, 1)
    table.change("mockingbird", face="luke-cage")
    attacks(table, "scorpion")
    table.does("defend:mockingbird")
    assert (table.damage("mockingbird"), table.piece("mockingbird").stunned) == (3, 1)


def test_scorpion_does_not_stun_without_dealing_damage() -> None:
    table = Table("iron-man", form="alter-ego")
    table.reveals("scorpion")
    assert (table.damage("iron-man"), table.piece("iron-man").stunned) == (0, 0)
    table.state.show(table.state.identity(0), "iron-man")
    table.change("iron-man", tough=1)
    attacks(table, "scorpion")
    table.undefended()
    assert (table.damage("iron-man"), table.piece("iron-man").stunned) == (0, 0)


def test_gang_up_of_a_mess_of_things_works_like_the_standard_one() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.reveals("a-mess-of-things-gang-up")
    assert len(table.revealed()) == 2
    table.state.show(table.state.identity(0), "she-hulk")
    table.put("shocker")
    table.encounter("caught-off-guard")
    table.reveals("a-mess-of-things-gang-up")
    table.undefended()
    assert table.damage("she-hulk") == 3 + 2


def test_tail_sweep_makes_scorpion_attack_from_another_player() -> None:
    table = Table("iron-man", "she-hulk")
    table.put("scorpion", 1)
    table.reveals("tail-sweep", 0)
    table.undefended()
    assert (table.damage("iron-man"), table.piece("iron-man").stunned) == (3, 1)
    assert table.piece("scorpion").area == 1


@pytest.mark.parametrize("case", ["absent", "stunned", "alter-ego"])
def test_tail_sweep_stuns_if_there_is_no_attack(case: str) -> None:
    table = Table("iron-man", form="alter-ego" if case == "alter-ego" else "hero")
    if case != "absent":
        table.put("scorpion", stunned=1 if case == "stunned" else 0)
    table.reveals("tail-sweep")
    assert (table.damage("iron-man"), table.piece("iron-man").stunned) == (0, 1)
    if case == "stunned":
        assert table.piece("scorpion").stunned == 0


def test_tail_sweep_does_not_stun_after_a_defended_attack_and_stuns_as_a_boost_card() -> None:
    table = Table("spider-man")
    table.put("scorpion")
    table.reveals("tail-sweep")
    table.does("defend:spider-man")  # ATK 3 against DEF 3
    assert table.piece("spider-man").stunned == 0
    table.schemed("rhino-1", boost="tail-sweep")
    assert table.piece("spider-man").stunned == 1


# --- Power Drain ------------------------------------------------------------------------------------------------------


def drained(*top: str) -> AnyTable:
    table = Table("spider-man", "iron-man")
    table.put("power-drain", threat=1)
    table.hand("energy", "haymaker", "uppercut")
    table.hand("haymaker", seat=1)
    table.encounter(*top)
    table.does("thwart:spider-man>power-drain")
    return table


def test_power_drain_takes_resources_from_each_player_by_boost_icons() -> None:
    table = drained("caught-off-guard", "shadow-of-the-past")
    table.does("discard:energy", "discard:haymaker")
    assert (table.held(0), table.held(1)) == (["uppercut"], [])  # a smaller hand is discarded entirely
    table.waits_for(0, "turn")


def test_power_drain_without_boost_icons_takes_nothing() -> None:
    table = drained("advance", "all-in-a-day-s-work")
    assert (len(table.held(0)), len(table.held(1))) == (3, 1)


def test_electro_deals_damage_by_boost_icons_after_each_attack() -> None:
    table = Table("spider-man")
    table.put("electro")
    table.encounter("hydra-mercenary")
    attacks(table, "electro")
    table.does("defend:spider-man")  # ATK 2 against DEF 3
    assert table.damage("spider-man") == 1
    table.encounter("advance")
    table.change("spider-man", exhausted=True)
    attacks(table, "electro")
    assert table.damage("spider-man") == 1 + 2


@pytest.mark.parametrize(
    ("card", "icons"), [("electro", 2), ("electromagnetic-pulse", 2), ("lightning-bolt", 1), ("shock-therapy", 1)]
)
def test_power_drain_boost_discards_three_encounter_cards(card: str, icons: int) -> None:
    table = Table("she-hulk")
    table.encounter("sandman", "sandman", "sandman")
    left = len(table.state.encounter)
    table.attacked("rhino-1", boost=card)
    table.undefended()
    assert (table.damage("she-hulk"), left - len(table.state.encounter)) == (2 + icons, 3)


def test_electromagnetic_pulse_finds_electro_among_seven_cards() -> None:
    table = Table("iron-man")
    table.encounter("advance", "assault", "advance", "assault", "electro", "advance", "assault", "sandman")
    table.reveals("electromagnetic-pulse")
    assert table.piece("electro").area == 0
    assert (len(table.state.encounter_discard), table.revealed()) == (6 + 1, ["electromagnetic-pulse"])
    assert plain(table.state.encounter[-1:]) == ["sandman"]


def test_electromagnetic_pulse_surges_without_electro() -> None:
    table = Table("iron-man")
    table.put("electro")
    table.reveals("electromagnetic-pulse")
    assert len(table.revealed()) == 2
    assert len(table.state.encounter_discard) == 7 + 2


def test_electromagnetic_pulse_stops_at_the_end_of_the_deck() -> None:
    table = Table("iron-man")
    table.state.encounter = []
    table.encounter("quiet-threat", "quiet-threat", "quiet-threat", "quiet-threat")
    table.reveals("electromagnetic-pulse")
    assert (table.state.tokens, len(table.revealed())) == (1, 2)


def test_electromagnetic_pulse_searches_the_reshuffled_deck() -> None:
    table = Table("iron-man")
    table.state.encounter = []
    table.encounter("electromagnetic-pulse", "advance", "electro")
    table._begin(lambda: revealing.reveal_next(table.state, 0))
    assert (table.piece("electro").area, table.revealed()) == (0, ["electromagnetic-pulse"])


def test_lightning_bolt_damage_is_divided_by_the_player() -> None:
    table = Table("spider-man", form="alter-ego")
    table.put("black-cat")
    table.encounter("goblin-gimmicks-goblin-glider", "advance")
    table.reveals("lightning-bolt")
    table.does("damage:black-cat", "damage:black-cat")
    assert (table.in_play("black-cat"), table.damage("spider-man")) == (False, 1)
    table.encounter("advance", "assault")
    table.reveals("lightning-bolt")
    assert (table.damage("spider-man"), len(table.revealed())) == (1, 1)


def test_shock_therapy_discards_one_card_per_player() -> None:
    table = Table("iron-man", "she-hulk")
    table.change("rhino-1", damage=8)
    table.encounter("hydra-mercenary", "sandman", "sandman")
    table.reveals("shock-therapy")
    assert (table.damage("rhino-1"), len(table.revealed())) == (5, 1)
    assert plain(table.state.encounter_discard) == ["hydra-mercenary", "sandman", "shock-therapy"]


# --- Running Interference ---------------------------------------------------------------------------------------------


def test_running_interference_gives_each_player_a_choice() -> None:
    table = Table("iron-man", "she-hulk")
    table.hand("genius", "strength")
    table.hand("energy", seat=1)
    table.reveals("running-interference")
    table.does("next:seat:0", "choose:spend", "pay")
    table.waits_for(0, "turn")  # the other player has nothing to spend
    assert (table.threat("running-interference"), table.held(0), table.held(1)) == (2 + 2, [], ["energy"])


def test_running_interference_may_be_paid_with_wild_resources() -> None:
    table = Table("black-panther")
    table.hand("vibranium")
    table.reveals("running-interference")
    table.does("choose:spend", "pay")
    assert (table.threat("running-interference"), table.held()) == (1, [])


def test_tombstone_discards_a_mental_or_physical_card() -> None:
    table = Table("iron-man")
    table.put("tombstone")
    table.hand("haymaker", "uppercut")
    attacks(table, "tombstone")
    table.undefended()
    assert (table.damage("iron-man"), table.held()) == (3, ["haymaker"])
    table.hand("haymaker", "the-power-of-justice")
    attacks(table, "tombstone")
    table.undefended()
    assert len(table.held()) == 2


def test_tombstone_discards_nothing_without_damage_to_the_identity() -> None:
    table = Table("spider-man", "iron-man")
    table.put("tombstone")
    table.hand("uppercut")
    table.hand("uppercut", "genius", seat=1)
    attacks(table, "tombstone")
    table.does("defend:spider-man")
    assert (table.held(), table.damage("spider-man")) == (["uppercut"], 0)
    attacks(table, "tombstone")
    table.does("defend:iron-man")  # ATK 3 against DEF 1: Spider-Man was the attacked player
    table.waits_for(1, "pick")
    table.does("pick:genius")
    assert (table.held(0), table.held(1)) == (["uppercut"], ["uppercut"])


def test_all_tied_up_prevents_readying_and_form_changes() -> None:
    table = Table("she-hulk", "iron-man")
    table.reveals("all-tied-up", 0)
    assert table.piece("all-tied-up").host == table.state.players[0].identity
    table.hand("split-personality", "energy", "energy", "genius")
    assert "form" not in table.options()
    assert "play:split-personality" not in table.options()
    table.change("she-hulk", exhausted=True)
    table.put("hellcat", exhausted=True)
    this_round = table.state.rounds
    while table.state.rounds == this_round and table.decision.kind in ("turn", "discard"):
        table.does("end-turn" if table.decision.kind == "turn" else "done")
    assert (table.piece("she-hulk").exhausted, table.piece("hellcat").exhausted) == (True, False)


def test_all_tied_up_prevents_readying_by_abilities() -> None:
    for tied, asked in ((False, "window"), (True, "turn")):
        table = Table("she-hulk")
        table.put("hellcat")
        if tied:
            table.reveals("all-tied-up")
        table.hand("one-two-punch", "energy")
        table.does("attack:she-hulk>rhino-1")
        table.waits_for(0, asked)  # One-Two Punch could not ready her


def test_all_tied_up_is_removed_only_by_its_own_player() -> None:
    table = Table("she-hulk", "iron-man")
    table.reveals("all-tied-up", 0)
    table.hand("genius", "strength", seat=1)
    table.hand("genius", "strength")
    table.does("use:all-tied-up", "pay")
    assert not table.in_play("all-tied-up")
    table.reveals("all-tied-up", 0)
    table.does("end-turn")
    table.waits_for(1, "turn")
    assert "use:all-tied-up/all-tied-up-1" not in table.options()


def test_media_coverage_repeats_when_revealed_abilities_for_its_player() -> None:
    table = Table("spider-man", "iron-man")
    table.reveals("media-coverage", 0)
    table.reveals("shocker", 1)
    assert (table.damage("spider-man"), table.damage("iron-man")) == (1, 1)
    table.state.take_out_of_play(table.thing("shocker"))
    table.reveals("shocker", 0)
    assert (table.damage("spider-man"), table.damage("iron-man")) == (3, 3)


def test_two_media_coverages_repeat_an_ability_twice_but_surge_once() -> None:
    table = Table("iron-man")
    table.reveals("media-coverage")
    table.reveals("media-coverage")
    table.reveals("advance")
    assert table.threat() == 3
    table.reveals("hard-to-keep-down")
    assert len(table.revealed()) == 2


def test_media_coverage_repeats_a_choice_but_not_starting_threat() -> None:
    table = Table("spider-man")
    table.reveals("media-coverage")
    table.reveals("hydra-bomber")
    table.does("choose:damage", "choose:threat")
    assert (table.damage("spider-man"), table.threat()) == (2, 1)
    table.reveals("crowd-control")
    assert table.threat("crowd-control") == 2


def test_media_coverage_does_not_repeat_an_obligation() -> None:
    table = Table("spider-man", form="alter-ego")
    table.reveals("media-coverage")
    table.hand("haymaker", "uppercut")
    table.reveals("eviction-notice")  # it prints no When Revealed ability
    table.does("choose:suffer")
    assert len(table.held()) == 1
    table.waits_for(0, "turn")


def test_media_coverage_is_discarded_for_a_mental_resource_in_alter_ego_form() -> None:
    table = Table("spider-man")
    table.reveals("media-coverage")
    table.hand("genius")
    assert "use:media-coverage/media-coverage-1" not in table.options()
    table.state.show(table.state.identity(0), "peter-parker")
    table.ask()
    table.does("use:media-coverage", "pay")
    assert not table.in_play("media-coverage")
