"""Ultron and his scenario."""

import pytest

from games.champions.cards.positions import expert_ultron, offers
from games.champions.table import GAME, Table, plain
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule


def drones(table: Table) -> int:
    return len([thing for thing in table.state.play if thing.startswith("facedown-drone")])


def drones_of(table: Table) -> list[int]:
    """Return the number of Drones engaged with each player."""
    areas = [piece.area for thing, piece in table.state.play.items() if thing.startswith("facedown-drone")]
    return [areas.count(seat) for seat in range(len(table.state.players))]


def test_facedown_drone_has_the_environment_s_stats_and_returns_to_its_owner() -> None:
    table = Table("she-hulk", scenario="ultron")
    assert table.in_play("ultron-drones")
    table.reveals("android-efficiency-a")
    assert drones(table) == 1
    assert [table.stat("facedown-drone", name) for name in ("atk", "sch", "hp")] == [1, 1, 1]
    table.does("attack:she-hulk>facedown-drone")
    assert drones(table) == 0
    assert table.discarded() == ["quiet-card"]


def test_ultron_1_offers_a_choice_after_his_attack() -> None:
    table = Table("she-hulk", scenario="ultron")
    table.attacked("ultron-1")
    table.does("undefended", "choose:drone")
    assert drones(table) == 1


def test_ultron_2_gets_atk_for_each_drone_for_one_attack() -> None:
    table = Table("she-hulk", scenario="ultron")
    table.change("ultron-1", face="ultron-2")
    table.attacked("ultron-1")
    table.does("undefended")
    assert table.damage("she-hulk") == 3
    assert table.stat("ultron-1", "atk") == 2


def test_ultron_3_cannot_take_damage_while_a_drone_is_in_play() -> None:
    table = Table("she-hulk", scenario="ultron")
    table.change("ultron-1", face="ultron-3")
    table.reveals("android-efficiency-b")
    assert table.stat("facedown-drone", "hp") == 2
    assert [option for option in table.options() if option.startswith("attack:")] == ["attack:she-hulk>facedown-drone"]
    table.put("mockingbird")
    table.hand("ground-stomp", "vibranium")
    table.does("play:ground-stomp")  # damages each enemy that can take it
    assert [event["card"] for event in table.events("damaged")] == ["facedown-drone"]
    assert table.damage("ultron-1") == 0


def test_ultron_s_main_schemes_advance_and_bring_drones() -> None:
    table = Table("spider-man", scenario="ultron", form="alter-ego")
    assert table.state.scheme == "the-crimson-cowl"
    table.state.play[table.state.scheme].threat = 2
    table.does("end-turn")
    assert table.state.scheme == "assault-on-norad"
    assert drones(table) == 1
    table.state.scheme_deck.clear()
    table.does("end-turn", "done")
    table.waits_for(0, "choose")
    table.does("choose:threat")
    assert table.threat() >= 3


def test_countdown_to_oblivion_cannot_be_thwarted() -> None:
    table = Table("spider-man", scenario="ultron")
    table.change("the-crimson-cowl", face="countdown-to-oblivion", threat=3)
    assert "thwart:spider-man>the-crimson-cowl" not in table.options()


def test_ultron_s_encounter_cards_resolve() -> None:
    table = Table("she-hulk", scenario="ultron")
    table.reveals("program-transmitter")
    assert table.stat("ultron-1", "sch") == 2
    table.put("bomb-scare")
    table.schemed("ultron-1")
    assert table.threat("bomb-scare") == 3
    table.reveals("upgraded-drones")
    table.reveals("android-efficiency-c")
    assert table.stat("facedown-drone", "atk") == 2
    table.change("ultron-1", damage=5)
    table.reveals("repair-sequence")
    assert table.damage("ultron-1") == 3
    table.reveals("swarm-attack")
    table.does("undefended")
    assert table.damage("she-hulk") == 2
    table.reveals("drone-factory")
    assert (drones(table), table.threat("drone-factory")) == (2, 6)
    table.reveals("invasive-ai")
    assert len(table.discarded()) == 3
    table.reveals("ultron-s-imperative")
    assert drones(table) == 4
    table.put("advanced-ultron-drone", damage=3)
    table.does("attack:she-hulk>advanced-ultron-drone")
    assert drones(table) == 5


def test_rage_of_ultron_discards_cards_for_damage_or_threat() -> None:
    table = Table("she-hulk", scenario="ultron")
    table.reveals("rage-of-ultron")
    table.does("undefended", "choose:threat")
    assert len(table.discarded()) == 2
    table = Table("spider-man", scenario="ultron", form="alter-ego")
    table.reveals("rage-of-ultron")
    assert (table.threat(), len(table.discarded())) == (1, 1)


@pytest.mark.parametrize("seats", [1, 2])
def test_the_crimson_cowl_starts_with_a_drone_per_player(seats: int) -> None:
    state = GAME.new(Config(seats, {"scenario": "ultron"}), 0)
    assert isinstance(state, ChampionsState)
    in_play = sorted(plain(list(state.play)))
    assert in_play.count("ultron-drones") == 1
    drones = [piece.area for thing, piece in state.play.items() if thing.startswith("facedown-drone")]
    assert sorted(drones) == list(range(seats))
    assert len(state.play) == seats + 1 + 1 + 1 + seats  # identities, villain, scheme, environment, drones


def test_ultron_1_gives_the_choice_to_the_attacked_player() -> None:
    table = Table("she-hulk", "iron-man", scenario="ultron")
    table.attacked("ultron-1", seat=1)
    table.undefended()
    table.waits_for(1, "choose")
    table.does("choose:drone")
    assert (drones_of(table), table.threat()) == ([0, 1], 0)
    table.attacked("ultron-1", seat=1)
    table.undefended()
    table.does("choose:threat")
    assert (drones_of(table), table.threat()) == ([0, 1], 1)


def test_ultron_2_counts_drones_of_the_attacked_player() -> None:
    table = Table("she-hulk", "iron-man", scenario="ultron")
    table.change("ultron-1", face="ultron-2")
    table.put("brawler")
    table.put("advanced-ultron-drone", seat=1)
    table.attacked("brawler")
    table.undefended()
    assert drones_of(table) == [0, 0]
    table.attacked("ultron-1")
    table.undefended()
    assert drones_of(table) == [1, 0]
    assert table.strikes()[-1] == ("ultron-1", "she-hulk", 2 + 1)


def test_ultron_3_strengthens_only_drones_and_can_take_damage_without_them() -> None:
    table = Table("she-hulk", scenario="ultron")
    table.change("ultron-1", face="ultron-3")
    table.put("brawler")
    table.put("advanced-ultron-drone")
    assert [table.stat("brawler", stat) for stat in ("atk", "sch", "hp")] == [2, 1, 3]
    assert [table.stat("advanced-ultron-drone", stat) for stat in ("atk", "sch", "hp")] == [2, 1, 5]
    assert table.stat("ultron-1", "atk") == 4
    table.state.take_out_of_play(table.thing("advanced-ultron-drone"))
    table.ask()
    table.does("attack:she-hulk>ultron-1")
    assert table.damage("ultron-1") == 3


def test_environment_stats_apply_only_to_facedown_drones() -> None:
    table = Table("she-hulk", scenario="ultron")
    table.put("brawler")
    table.put("advanced-ultron-drone")
    table.put("upgraded-drones", on="ultron-drones")
    table.reveals("android-efficiency-a")
    assert [table.stat("brawler", stat) for stat in ("atk", "sch", "hp")] == [2, 1, 3]
    assert [table.stat("advanced-ultron-drone", stat) for stat in ("atk", "sch", "hp")] == [1, 1, 4]
    assert [table.stat("facedown-drone", stat) for stat in ("atk", "sch", "hp")] == [2, 1, 2]


def test_assault_on_norad_gives_each_player_a_choice_after_step_one() -> None:
    table = Table("spider-man", "iron-man", scenario="ultron", form="alter-ego")
    table.state.play[table.state.scheme].threat = 4
    table.does("end-turn", "end-turn")
    assert table.state.scheme == "assault-on-norad"
    assert drones_of(table) == [1, 1]
    while table.state.decision is not None and table.state.decision.kind != "turn":
        table.does(table.options()[-1])
    table.state.play[table.state.scheme].threat = 0
    before = drones_of(table)
    table.hand()
    table.hand(seat=1)
    table.does("end-turn", "end-turn", "next:seat:0")
    assert table.events("threat") == [{"card": "assault-on-norad", "amount": 2, "threat": 2}]
    table.waits_for(0, "choose")
    table.does("choose:threat")
    assert table.events("threat") == [{"card": "assault-on-norad", "amount": 2, "threat": 4}]
    table.waits_for(1, "choose")
    table.does("choose:drone")
    assert drones_of(table) == [before[0], before[1] + 1]


def test_countdown_to_oblivion_starts_with_a_drone_per_player() -> None:
    table = Table("spider-man", "iron-man", scenario="ultron", form="alter-ego")
    table.change("the-crimson-cowl", face="assault-on-norad", threat=18)
    table.state.scheme_deck[:] = ["countdown-to-oblivion"]
    before = drones_of(table)
    table.does("end-turn", "end-turn")
    assert [event["card"] for event in table.events("scheme")] == ["countdown-to-oblivion"]
    assert drones_of(table) == [count + 1 for count in before]


def test_program_transmitter_answers_only_ultron_scheming() -> None:
    table = Table("iron-man", scenario="ultron", form="alter-ego")
    table.put("program-transmitter", on="ultron-1")
    table.put("bomb-scare", threat=2)
    table.put("brawler")
    table.schemed("brawler")
    assert (table.threat(), table.threat("bomb-scare")) == (1, 2)
    table.state.play[table.state.scheme].threat = 0
    table.schemed("ultron-1")
    assert (table.threat(), table.threat("bomb-scare")) == (2, 3)


def test_defeated_advanced_drone_leaves_a_drone_to_its_player() -> None:
    table = Table("she-hulk", "iron-man", scenario="ultron")
    table.put("brawler")
    table.put("advanced-ultron-drone", seat=1, damage=3)
    table.does("attack:she-hulk>brawler")
    assert drones_of(table) == [0, 0]
    table.change("she-hulk", exhausted=False)
    table.does("attack:she-hulk>advanced-ultron-drone")
    assert drones_of(table) == [0, 1]


@pytest.mark.parametrize(
    ("letter", "resource", "other"),
    [("a", "energy", "genius"), ("b", "genius", "strength"), ("c", "strength", "energy")],
)
def test_android_efficiency_brings_drones_or_costs_its_resource(letter: str, resource: str, other: str) -> None:
    card = f"android-efficiency-{letter}"
    table = Table("she-hulk", "iron-man", scenario="ultron")
    table.reveals(card)
    assert drones_of(table) == [1, 1]
    table = Table("she-hulk", "iron-man")
    table.put("ultron-drones")
    table.hand(other)
    table.attacked("rhino-1", boost=card)
    table.undefended()
    assert (drones_of(table), table.held()) == ([1, 0], [other])
    table.hand(resource)
    table.attacked("rhino-1", boost=card)
    table.undefended()
    table.does("choose:spend")
    assert (drones_of(table), table.held()) == ([1, 0], [])


def test_rage_of_ultron_affects_one_player_by_form() -> None:
    table = Table("spider-man", "iron-man", scenario="ultron", form="alter-ego")
    table.reveals("rage-of-ultron")
    assert table.events("strikes") == []
    assert (table.threat(), table.discarded(0), table.discarded(1)) == (1, ["quiet-card"], [])
    table = Table("she-hulk", "iron-man", scenario="ultron")
    table.reveals("rage-of-ultron")
    table.undefended()
    table.does("choose:threat")
    assert table.events("schemes") == []
    assert (len(table.discarded(0)), table.discarded(1)) == (2, [])


def test_repair_sequence_counts_drones_engaged_with_the_player() -> None:
    table = Table("she-hulk", "iron-man", scenario="ultron")
    table.put("brawler")
    table.reveals("android-efficiency-a")
    table.change("ultron-1", damage=9)
    table.reveals("repair-sequence")
    assert table.damage("ultron-1") == 7
    assert table.revealed() == ["repair-sequence"]
    table.change("ultron-1", damage=1)
    table.reveals("repair-sequence")
    assert (table.damage("ultron-1"), table.revealed()) == (0, ["repair-sequence"])
    table.reveals("repair-sequence")
    assert table.revealed() == ["repair-sequence", "quiet-threat"]
    table.change("ultron-1", damage=9)
    table.attacked("ultron-1", boost="repair-sequence")
    table.undefended()
    assert table.damage("ultron-1") == 8


def test_swarm_attack_uses_only_the_player_s_own_drones() -> None:
    table = Table("she-hulk", "iron-man", scenario="ultron")
    table.put("brawler")
    table.put("advanced-ultron-drone", seat=1)
    table.reveals("swarm-attack")
    assert (table.strikes(), drones_of(table)) == ([], [1, 0])
    table.reveals("swarm-attack")
    table.undefended()
    assert table.strikes() == [("facedown-drone", "she-hulk", 1)]
    assert drones_of(table) == [1, 0]


def test_drone_factory_invasive_ai_and_ultron_s_imperative_count_drones() -> None:
    table = Table("she-hulk", "iron-man", scenario="ultron")
    table.put("brawler")
    table.put("advanced-ultron-drone")
    table.reveals("drone-factory")
    assert (drones_of(table), table.threat("drone-factory")) == ([1, 1], 4 + 3)
    table.reveals("invasive-ai")
    assert (len(table.discarded(0)), len(table.discarded(1))) == (3, 3)
    table.state.first = 1
    table.reveals("ultron-s-imperative")
    assert (drones_of(table), table.threat("ultron-s-imperative")) == ([1, 3], 4)


def test_drone_defeated_by_hawkeye_goes_to_its_owner_s_discard_pile() -> None:
    table = Table("captain-marvel", scenario="ultron")
    table.put("hawkeye")
    table.deck("genius")
    table.reveals("android-efficiency-a")
    table.does("trigger:hawkeye")
    assert not table.in_play("facedown-drone")
    assert table.discarded() == ["genius"]


def test_drone_is_defeated_when_upgraded_drones_leave() -> None:
    table = Table("captain-marvel", scenario="ultron")
    table.put("upgraded-drones", on="ultron-drones")
    table.reveals("android-efficiency-a")
    drone = next(piece for piece in table.state.play.values() if piece.face == "facedown-drone")
    assert numbers.stat(table.state, drone.id, "hp") == 2
    assert numbers.stat(table.state, drone.id, "atk") == 2
    drone.damage = 1
    table.hand("energy", "genius", "strength")
    table.does("use:upgraded-drones", "pay")
    assert not table.in_play("facedown-drone")
    assert table.discarded()[-1] == "quiet-card"


def test_assault_on_norad_offers_no_choice_if_no_threat_was_placed() -> None:
    table = Table("she-hulk", scenario="ultron", form="alter-ego")
    scheme = table.state.take_out_of_play(table.state.scheme)
    scheme.id = scheme.face = table.state.scheme = "assault-on-norad"
    table.state.put_into_play(scheme)
    table.ask()
    table.does("end-turn", "trigger:she-hulk")
    assert "choose:drone" not in table.options()
    assert table.threat() == 1  # placed by Ultron's own scheme


def test_no_effect_removes_threat_from_countdown_to_oblivion() -> None:
    table = Table("spider-man", scenario="ultron")
    scheme = table.state.take_out_of_play(table.state.scheme)
    scheme.id = scheme.face = table.state.scheme = "countdown-to-oblivion"
    scheme.threat = 3
    table.state.put_into_play(scheme)
    table.put("brawler", damage=1)
    table.put("spider-tracer", on="brawler")
    table.does("attack:spider-man>brawler")
    assert not table.in_play("brawler")
    assert table.threat() == 3


def test_advanced_drone_guards_ultron_and_leaves_a_drone() -> None:
    table = Table("she-hulk", scenario="ultron")
    table.put("advanced-ultron-drone", damage=1)
    assert "attack:she-hulk>ultron-1" not in table.options()
    table.does("attack:she-hulk>advanced-ultron-drone")
    assert table.in_play("facedown-drone")
    table.change("she-hulk", exhausted=False)
    assert "attack:she-hulk>ultron-1" in table.options()


def test_ultron_3_can_take_damage_once_his_last_drone_is_defeated() -> None:
    table = Table("she-hulk", scenario="ultron", mode="expert")
    table.change("ultron-2", face="ultron-3")
    table.put("facedown-drone", tucked=[table.make("genius", 0)])
    table.hand("ground-stomp", "energy", "ground-stomp")
    drone = table.thing("facedown-drone")
    assert numbers.stat(table.state, drone, "hp") == 2
    table.does("attack:she-hulk>facedown-drone")
    assert not table.in_play("facedown-drone")
    table.does("play:ground-stomp", "spend:energy")
    assert table.damage("ultron-2") == 1


def test_ultron_1_gives_the_choice_to_the_defending_player() -> None:
    table = Table("captain-marvel", "spider-man", scenario="ultron")
    table.attacked("ultron-1")
    table.does("undefended", "defend:spider-man")
    table.waits_for(1, "choose")
    table.does("choose:drone")
    assert table.piece("facedown-drone").area == 1
    assert (table.damage("captain-marvel"), table.damage("spider-man")) == (0, 0)


def test_ground_stomp_damages_all_enemies_before_any_is_defeated() -> None:
    table = Table("she-hulk", scenario="ultron", mode="expert")
    table.put("facedown-drone", tucked=[table.make("genius", 0)])
    table.change("ultron-2", damage=21)
    table.hand("ground-stomp", "energy")
    table.does("play:ground-stomp", "pay")
    assert table.piece("ultron-2").face == "ultron-3"
    # The Drone had one hit point when it was hit: the next stage's bonus comes too late.
    assert not table.in_play("facedown-drone")
    assert "genius" in table.discarded()


def test_ground_stomp_does_not_damage_ultron_3_while_it_defeats_the_last_drone() -> None:
    table = Table("she-hulk", scenario="ultron", mode="expert")
    table.change("ultron-2", face="ultron-3")
    table.put("facedown-drone", damage=1, tucked=[table.make("genius", 0)])
    table.hand("ground-stomp", "energy")
    table.does("play:ground-stomp", "pay")
    assert not table.in_play("facedown-drone")
    assert table.damage("ultron-2") == 0


@pytest.mark.parametrize(("hand", "open_ways"), [("genius", 0), ("energy", 2)])
def test_android_efficiency_accepts_only_its_own_resource(hand: str, open_ways: int) -> None:
    table = Table("she-hulk", scenario="klaw")
    table.put("ultron-drones")  # gives Drones their hit points
    table.hand(hand)
    table.attacked("klaw-1", boost="android-efficiency-a")
    table.does("undefended")
    if open_ways:
        assert len(offers(table, "choose")) == open_ways
    else:
        table.waits_for(0, "turn")
        assert table.held() == [hand]
        assert table.in_play("facedown-drone")


@rule("CHA-OVERKILL-02")
def test_overkill_damage_is_dealt_while_the_defeated_minion_is_still_in_play() -> None:
    """Deal overkill while the Drone that protects Ultron is still in play."""
    table = expert_ultron("she-hulk")
    table.put("facedown-drone")
    table.hand("relentless-assault", "strength")
    table.does("play:relentless-assault", "pay")
    assert not table.in_play("facedown-drone")
    assert table.damage(plain(table.state.villain)) == 0


@pytest.mark.parametrize("tough", [0, 1])
def test_rage_of_ultron_counts_damage_dealt_even_to_a_tough_hero(tough: int) -> None:
    table = Table("she-hulk", scenario="ultron")
    table.change("she-hulk", tough=tough)
    before = len(table.state.players[0].deck)
    table.reveals("rage-of-ultron")
    table.does("undefended", "choose:threat")
    assert len(table.state.players[0].deck) == before - 2
    assert table.damage("she-hulk") == 2 * (1 - tough)


@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_rage_of_ultron_does_nothing_without_ultron(form: str) -> None:
    table = Table("she-hulk", form=form)
    table.reveals("rage-of-ultron")
    table.waits_for(0, "turn")
    assert (table.strikes(), table.threat(), table.discarded()) == ([], 0, [])


def test_swarm_attack_brings_a_drone_against_an_alter_ego() -> None:
    table = Table("spider-man", scenario="ultron", form="alter-ego")
    table.put("facedown-drone", tucked=[table.make("genius", 0)])
    table.reveals("swarm-attack")
    assert (table.strikes(), drones(table)) == ([], 2)


def test_drone_left_by_the_advanced_drone_engages_the_same_player() -> None:
    """Check that the engaged player counts, not the player who defeated the Advanced Drone."""
    table = Table("she-hulk", "spider-man", scenario="ultron")
    table.put("advanced-ultron-drone", seat=0, damage=2)
    table.does("end-turn")
    table.waits_for(1, "turn")
    table.does("attack:spider-man>advanced-ultron-drone")
    assert not table.in_play("advanced-ultron-drone")
    assert drones_of(table) == [1, 0]
