"""Aspect and basic cards of the Captain America pack."""

from __future__ import annotations

from games.champions.table import of_products
from tableverse.games.champions.rules import costs, numbers

Table = of_products("captain-america")


def test_falcon_removes_threat_for_each_treachery_on_top() -> None:
    table = Table("captain-america")
    table.state.play[table.state.scheme].threat = 4
    table.encounter("assault", "hydra-mercenary", "stampede")
    table.hand("falcon", "energy", "genius")
    before = table.state.encounter[:]
    table.does("play:falcon", "pay", "trigger:falcon", "pick:the-break-in?")
    assert table.threat() == 2
    assert table.state.encounter == before


def test_falcon_removes_nothing_without_treacheries() -> None:
    table = Table("captain-america")
    table.state.play[table.state.scheme].threat = 4
    table.encounter("shocker", "bomb-scare", "charge")
    table.hand("falcon", "energy", "genius")
    table.does("play:falcon", "pay", "trigger:falcon")
    table.waits_for(0, "turn")
    assert table.threat() == 4


def test_squirrel_girl_damages_every_enemy() -> None:
    table = Table("captain-america", "spider-man")
    table.put("hydra-mercenary", 0)
    table.put("sandman", 1, tough=1)
    table.put("whiplash", 1)
    table.hand("squirrel-girl", "energy")
    table.does("play:squirrel-girl", "spend:energy?", "trigger:squirrel-girl")
    assert [table.damage(one) for one in ("rhino-1", "hydra-mercenary", "sandman", "whiplash")] == [1, 1, 0, 1]
    assert table.piece("sandman").tough == 0
    assert (table.damage("captain-america"), table.damage("squirrel-girl")) == (0, 0)


def test_wonder_man_must_discard_a_card_to_attack() -> None:
    table = Table("captain-america")
    table.put("wonder-man")
    table.state.play[table.state.scheme].threat = 2
    table.ask()
    assert "attack:wonder-man>rhino-1" not in table.options()
    assert "thwart:wonder-man>the-break-in" in table.options()
    table.hand("energy", "genius")
    table.does("attack:wonder-man>rhino-1", "pick:genius?")
    assert (table.damage("rhino-1"), table.damage("wonder-man")) == (3, 1)
    assert (table.held(), table.discarded()) == (["energy"], ["genius"])


def test_stunned_wonder_man_still_pays_to_attack() -> None:
    table = Table("captain-america")
    table.put("wonder-man", stunned=1)
    table.hand("energy")
    table.does("attack:wonder-man>rhino-1", "pick:energy?")
    assert (table.damage("rhino-1"), table.damage("wonder-man"), table.piece("wonder-man").stunned) == (0, 0, 0)
    assert table.piece("wonder-man").exhausted
    assert table.held() == []


def test_avengers_assemble_readies_own_avengers_and_boosts_all_avengers() -> None:
    table = Table("captain-america", "spider-man")
    table.put("hawkeye", exhausted=True)
    table.put("mockingbird", exhausted=True)
    table.change("captain-america", exhausted=True)
    table.change("spider-man", exhausted=True)
    table.hand("avengers-assemble", "energy", "genius", "avengers-assemble", "strength")
    table.does("play:avengers-assemble", "spend:energy?", "spend:genius?")
    ready = [
        one for one in ("captain-america", "hawkeye", "mockingbird", "spider-man") if not table.piece(one).exhausted
    ]
    assert ready == ["captain-america", "hawkeye"]
    assert (table.stat("captain-america", "atk"), table.stat("hawkeye", "thw")) == (3, 2)
    assert (table.stat("spider-man", "atk"), table.stat("mockingbird", "atk")) == (3, 1)
    table.put("squirrel-girl")  # later in the phase
    assert table.stat("squirrel-girl", "atk") == 2
    table.hand("avengers-assemble", "energy", "genius")
    assert "play:avengers-assemble" not in table.options()  # once a round
    table.does("end-turn", "end-turn", "done", "done?")
    assert table.stat("captain-america", "atk") == 2


def test_avengers_assemble_can_be_played_once_a_round_by_the_group() -> None:
    table = Table("captain-america", "spider-man")
    table.hand("avengers-assemble", "energy", "genius")
    table.does("play:avengers-assemble", "pay", "end-turn")
    table.hand("avengers-assemble", "energy", "genius", seat=1)
    table.waits_for(1, "turn")
    assert "play:avengers-assemble" not in table.options()


def test_strength_in_numbers_draws_for_each_exhausted_ally() -> None:
    table = Table("captain-america", "spider-man")
    table.put("hawkeye")
    table.put("mockingbird")
    table.put("wonder-man", exhausted=True)
    table.put("black-cat", 1)
    table.hand("strength-in-numbers", "strength-in-numbers")
    table.does("play:strength-in-numbers", "pick:hawkeye?")
    assert table.options() == ["pick:mockingbird", "done"]
    table.does("pick:mockingbird?")
    assert len(table.held()) == 3
    assert table.piece("hawkeye").exhausted
    assert not table.piece("black-cat").exhausted
    assert "play:strength-in-numbers" not in table.options()


def test_quinjet_gains_counters_and_puts_an_avenger_into_play() -> None:
    table = Table("captain-america")
    table.put("quinjet")
    table.hand("squirrel-girl", "hawkeye", "mockingbird")
    assert "use:quinjet/quinjet-2" not in table.options()
    table.change("captain-america", damage=0)
    table.state.show(table.state.identity(0), "steve-rogers")
    for counters in (1, 2):
        table.does("end-turn", "done")
        while table.decision.kind != "window":
            table.does(table.options()[-1])
        table.does("trigger:quinjet")
        assert table.piece("quinjet").counters == counters
    table.hand("squirrel-girl", "hawkeye", "mockingbird")
    table.does("use:quinjet/quinjet-2", "trigger:squirrel-girl")  # the other two do not qualify
    assert table.damage("rhino-1") == 1
    assert not table.in_play("quinjet")
    # Squirrel Girl was not played.
    assert costs.cost_of(table.state, table.state.cards.by_id["hawkeye"], 0) == 2


def test_quinjet_cannot_bring_a_unique_ally_already_in_play() -> None:
    table = Table("captain-america")
    table.put("quinjet", counters=3)
    table.put("hawkeye")
    table.hand("hawkeye")
    assert "use:quinjet/quinjet-2" not in table.options()


def test_living_legend_and_avengers_tower_add_up() -> None:
    table = Table("captain-america", form="alter-ego")
    table.put("avengers-tower")
    table.does("use:avengers-tower")
    assert costs.cost_of(table.state, table.state.cards.by_id["falcon"], 0) == 4 - 1 - 1


def test_avengers_tower_raises_the_ally_limit_for_avengers_only() -> None:
    table = Table("captain-america")
    for one in ("avengers-tower", "hawkeye", "squirrel-girl", "wonder-man"):
        table.put(one)
    table.hand("falcon", "mockingbird", "energy", "genius", "strength", "emergency")
    table.does("play:falcon", "spend:energy?", "spend:genius?")
    if table.decision.kind == "window":
        table.does("pass")
    table.waits_for(0, "turn")
    table.hand("mockingbird", "energy", "genius")
    table.does("play:mockingbird", "pay")
    table.waits_for(0, "ally-limit")
    table.does("discard:mockingbird?")
    assert len(table.state.of_kind("ally")) == 4
    table.hand("mockingbird", "energy", "genius")
    table.does("play:mockingbird", "pay", "discard:hawkeye?")
    table.waits_for(0, "ally-limit")


def test_avengers_tower_reduces_the_next_avenger_of_any_player() -> None:
    table = Table("captain-america", "spider-man")
    table.put("avengers-tower")
    table.does("use:avengers-tower")
    by_id = table.state.cards.by_id
    assert costs.cost_of(table.state, by_id["falcon"], 0) == 3
    assert costs.cost_of(table.state, by_id["mockingbird"], 0) == 3  # not an Avenger
    table.hand("mockingbird", "energy", "genius")
    table.does("play:mockingbird", "pay", "pass")
    table.does("end-turn")
    table.hand("squirrel-girl", "haymaker", seat=1)
    table.does("play:squirrel-girl", "spend:haymaker?", "pass")
    assert costs.cost_of(table.state, by_id["falcon"], 0) == 4
    assert costs.cost_of(table.state, by_id["falcon"], 1) == 4


def test_honorary_avenger_needs_an_avenger_to_play_and_a_target_without_the_trait() -> None:
    table = Table("captain-america", "spider-man")
    table.put("mockingbird", 1, damage=2)
    table.change("captain-america", damage=6)
    table.hand("honorary-avenger", "honorary-avenger")
    table.does("play:honorary-avenger", "place:mockingbird?")
    assert numbers.remaining(table.state, table.thing("mockingbird")) == 2
    assert numbers.has_trait(table.state, table.thing("mockingbird"), "avenger")
    table.does("play:honorary-avenger")
    assert "place:mockingbird" not in table.options()
    table.does("place:captain-america?")
    assert table.stat("captain-america", "hp") == 12
    table.does("change-form")
    assert numbers.has_trait(table.state, table.state.players[0].identity, "avenger")


def test_steve_rogers_cannot_play_honorary_avenger() -> None:
    table = Table("captain-america", form="alter-ego")
    table.hand("honorary-avenger")
    assert "play:honorary-avenger" not in table.options()


def test_enraged_ally_attacks_harder_and_takes_extra_consequential_damage() -> None:
    table = Table("captain-america")
    table.put("hawkeye")
    table.state.play[table.state.scheme].threat = 3
    table.hand("enraged", "enraged", "energy")
    table.does("play:enraged", "spend:energy?", "place:hawkeye?")
    assert "play:enraged" not in table.options()  # one per ally
    table.does("attack:hawkeye>rhino-1")
    assert (table.damage("rhino-1"), table.damage("hawkeye")) == (3, 2)
    table.change("hawkeye", damage=0, exhausted=False)
    table.does("thwart:hawkeye>the-break-in")
    assert table.damage("hawkeye") == 1


def test_enraged_adds_damage_only_after_an_attack_was_made() -> None:
    table = Table("captain-america")
    table.put("hawkeye", tough=1)
    table.put("enraged", on="hawkeye")
    table.does("attack:hawkeye>rhino-1")
    assert (table.damage("hawkeye"), table.piece("hawkeye").tough) == (0, 0)
    table.change("hawkeye", stunned=1, exhausted=False)
    table.does("attack:hawkeye>rhino-1")
    assert table.damage("hawkeye") == 0


def test_followed_deals_damage_when_its_scheme_is_defeated() -> None:
    table = Table("captain-america", "spider-man")
    table.put("bomb-scare", threat=1)
    table.put("hydra-mercenary", 0)
    table.hand("followed", "energy")
    table.does("play:followed", "spend:energy?", "place:bomb-scare?")
    table.does("end-turn", "thwart:spider-man>bomb-scare", "trigger:followed", "pick:rhino-1?")
    assert table.damage("rhino-1") == 4
    assert not table.in_play("bomb-scare")
    assert table.discarded()[-1] == "followed"


def test_expert_defense_raises_def_for_one_attack() -> None:
    table = Table("captain-america")
    table.put("captain-america-s-shield")
    table.hand("expert-defense")
    table.attacked("rhino-1", boost="charge")
    table.does("defend:captain-america", "trigger:expert-defense")
    assert table.damage("captain-america") == 0
    assert table.strikes() == [("rhino-1", "captain-america", 0)]
    assert table.stat("captain-america", "def") == 3


def test_expert_defense_ignores_defending_allies() -> None:
    table = Table("captain-america")
    table.put("hawkeye")
    table.hand("expert-defense")
    table.attacked("rhino-1")
    table.does("defend:hawkeye")
    assert table.held() == ["expert-defense"]
    table.waits_for(0, "turn")


def test_enhanced_awareness_gives_mental_resources_only_to_heroes() -> None:
    table = Table("captain-america")
    table.state.play[table.state.scheme].threat = 4
    table.put("enhanced-awareness", counters=1)
    table.hand("for-justice", "haymaker")
    table.does("play:for-justice", "use:enhanced-awareness", "spend:haymaker?", "pick:the-break-in?")
    assert table.threat() == 0
    assert "enhanced-awareness" in table.discarded()
    table = Table("captain-america", form="alter-ego")
    table.put("enhanced-awareness")
    table.hand("avengers-tower", "haymaker")
    assert "play:avengers-tower" not in table.options()
