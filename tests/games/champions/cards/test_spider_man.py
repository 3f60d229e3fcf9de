"""Spider-Man's identity cards and obligation."""

import pytest

from games.champions.cards.positions import offers
from games.champions.table import GAME, Table, plain
from tableverse.kernel.ledger import rule


def test_spider_sense_draws_when_the_villain_attacks() -> None:
    table = Table("spider-man")
    table.attacked("rhino-1")
    table.does("trigger:spider-man")
    assert table.held() == ["quiet-card"]
    table.waits_for(0, "defend")


def test_spider_sense_ignores_minions() -> None:
    table = Table("spider-man")
    table.put("brawler")
    table.attacked("brawler")
    table.waits_for(0, "defend")


def test_peter_parker_generates_a_mental_resource_once_a_round() -> None:
    table = Table("spider-man", form="alter-ego")
    table.hand("aunt-may", "spider-tracer")
    table.does("play:aunt-may", "use:spider-man")
    assert table.in_play("aunt-may")
    assert table.events("generated") == [{"card": "peter-parker", "resources": ["mental"]}]
    assert table.held() == ["spider-tracer"]
    table.hand("web-shooter")
    assert "play:web-shooter" not in table.options()


def test_black_cat_takes_discarded_mental_cards() -> None:
    table = Table("spider-man")
    table.deck("swinging-web-kick", "emergency")
    table.hand("black-cat", "energy")
    table.does("play:black-cat")
    assert table.held() == ["swinging-web-kick"]
    assert table.discarded() == ["energy", "emergency"]


def test_backflip_prevents_all_damage_and_counts_as_defending() -> None:
    table = Table("spider-man")
    table.hand("backflip")
    table.attacked("rhino-1")
    table.does("pass", "undefended", "trigger:backflip")
    assert table.damage("spider-man") == 0
    assert table.events("prevented") == [{"amount": 2}]
    assert not table.piece("spider-man").exhausted
    assert table.discarded() == ["backflip"]


def test_enhanced_spider_sense_cancels_a_treachery() -> None:
    table = Table("spider-man")
    table.hand("enhanced-spider-sense", "emergency")
    table.reveals("advance")
    table.does("trigger:enhanced-spider-sense")
    assert table.events("cancelled") == [{"card": "advance"}]
    assert table.threat() == 0
    table.waits_for(0, "turn")


def test_swinging_web_kick_deals_eight_damage() -> None:
    table = Table("spider-man")
    table.put("brawler")
    table.hand("swinging-web-kick", "energy", "genius")
    table.does("play:swinging-web-kick", "pay", "pick:rhino-1")
    assert table.damage("rhino-1") == 8


def test_aunt_may_heals() -> None:
    table = Table("spider-man", form="alter-ego")
    table.put("aunt-may")
    table.change("spider-man", damage=6)
    table.does("use:aunt-may")
    assert table.damage("spider-man") == 2
    assert table.piece("aunt-may").exhausted


def test_spider_tracer_removes_threat_when_its_minion_is_defeated() -> None:
    table = Table("spider-man")
    table.state.play[table.state.scheme].threat = 5
    table.put("brawler", damage=2)
    table.hand("spider-tracer", "emergency")
    table.does("play:spider-tracer", "attack:spider-man>brawler")
    assert table.threat() == 2
    assert "spider-tracer" in table.discarded()


@rule("CHA-USES-02", "CHA-USES-03")
def test_web_shooter_is_discarded_with_its_last_counter() -> None:
    table = Table("spider-man")
    table.put("web-shooter", counters=1)
    table.hand("haymaker", "emergency")
    table.does("play:haymaker", "use:web-shooter")
    assert table.damage("rhino-1") == 3
    assert "web-shooter" in table.discarded()  # the last counter is gone


def test_webbed_up_cancels_an_attack_and_stuns() -> None:
    table = Table("spider-man")
    table.hand("webbed-up", "energy", "energy")
    table.does("play:webbed-up", "pay")
    table.attacked("rhino-1")
    assert not table.in_play("webbed-up")
    assert table.piece("rhino-1").stunned == 1
    assert table.damage("spider-man") == 0
    table.waits_for(0, "turn")


def test_eviction_notice_is_given_to_peter_parker() -> None:
    table = Table("iron-man", "spider-man", form="alter-ego")
    table.reveals("eviction-notice", seat=0)
    table.waits_for(1, "choose")
    table.does("choose:exhaust")
    assert table.piece("spider-man").exhausted
    assert [thing.split(".")[0] for thing in table.state.removed][-1] == "eviction-notice"


def test_eviction_notice_discards_a_card_and_surges() -> None:
    table = Table("spider-man")
    table.hand("haymaker")
    table.reveals("eviction-notice")
    table.does("may:no")
    assert table.held() == []
    assert [event["card"] for event in table.events("revealed")] == ["quiet-threat"]
    assert [thing.split(".")[0] for thing in table.state.encounter_discard] == ["eviction-notice", "quiet-threat"]


def test_every_starter_deck_has_forty_cards() -> None:
    assert {deck.id: sum(deck.cards.values()) for deck in GAME.cards.decks.values()} == dict.fromkeys(
        GAME.cards.decks, 40
    )


def test_spider_sense_answers_only_attacks_on_spider_man() -> None:
    table = Table("spider-man", "iron-man")
    table.attacked("rhino-1", seat=1)
    table.waits_for(1, "defend")
    table = Table("spider-man", "iron-man")
    table.attacked("rhino-1")
    table.does("trigger:spider-man")
    assert (table.held(0), table.held(1)) == (["quiet-card"], [])


def test_black_cat_discards_from_her_own_player_s_deck() -> None:
    table = Table("spider-man", "iron-man")
    table.hand("black-cat", "energy")
    table.does("play:black-cat")
    assert (table.discarded(0), table.discarded(1)) == (["energy", "quiet-card", "quiet-card"], [])


def test_backflip_answers_only_attack_damage_to_spider_man() -> None:
    table = Table("spider-man")
    table.put("tigra")
    table.hand("backflip")
    table.reveals("hydra-bomber")
    table.does("choose:damage")
    table.waits_for(0, "turn")  # not an attack
    table.attacked("rhino-1")
    table.does("pass", "defend:tigra")
    table.waits_for(0, "turn")
    assert (table.damage("tigra"), table.damage("spider-man")) == (2, 2)
    table.attacked("rhino-1")
    table.does("pass", "undefended")
    assert table.options() == ["trigger:backflip/backflip-1", "pass"]


def test_enhanced_spider_sense_may_be_declined() -> None:
    table = Table("spider-man")
    table.hand("enhanced-spider-sense", "energy")
    table.reveals("advance")
    assert table.options() == ["trigger:enhanced-spider-sense/enhanced-spider-sense-1", "pass"]


@pytest.mark.parametrize("scheme", ["the-break-in", "bomb-scare"])
def test_spider_tracer_answers_only_its_own_minion(scheme: str) -> None:
    table = Table("spider-man")
    table.state.play[table.state.scheme].threat = 5
    table.put("bomb-scare", threat=5)
    table.put("hydra-bomber")
    table.put("brawler", damage=1)
    table.put("spider-tracer", on="brawler")
    table.does("attack:spider-man>hydra-bomber")
    assert (table.threat(), table.threat("bomb-scare")) == (5, 5)
    table.change("spider-man", exhausted=False)
    table.does("attack:spider-man>brawler", f"pick:{scheme}")
    assert table.events("thwarted") == [{"card": scheme, "amount": 3, "threat": 2}]


def test_webbed_up_affects_only_its_own_enemy() -> None:
    table = Table("spider-man")
    table.put("brawler")
    table.put("webbed-up", on="brawler")
    table.attacked("rhino-1")
    table.does("pass", "undefended")
    assert (table.damage("spider-man"), table.in_play("webbed-up")) == (2, True)
    table.attacked("brawler")
    table.waits_for(0, "turn")
    assert (table.damage("spider-man"), table.in_play("webbed-up")) == (2, False)
    assert (table.piece("brawler").stunned, table.piece("rhino-1").stunned) == (1, 0)


def test_eviction_notice_discards_one_card_of_its_player() -> None:
    table = Table("spider-man", "iron-man")
    table.hand("haymaker", "haymaker")
    table.hand("genius", seat=1)
    table.reveals("eviction-notice")
    table.does("may:no")
    assert (table.held(0), table.held(1)) == (["haymaker"], ["genius"])


def test_backflip_prevents_overkill_past_a_defending_ally() -> None:
    table = Table("spider-man")
    table.put("black-cat")
    table.put("charge", on="rhino-1")
    table.hand("backflip")
    table.attacked("rhino-1")
    table.does("pass", "defend:black-cat")  # 5 damage, 2 hit points
    table.does("trigger:backflip")
    assert not table.in_play("black-cat")
    assert table.damage("spider-man") == 0


def test_backflip_ignores_damage_outside_attacks_but_cosmic_flight_does_not() -> None:
    table = Table("spider-man", "captain-marvel")
    table.hand("backflip")
    table.put("cosmic-flight", seat=1)
    table.reveals("shocker")
    table.does("trigger:cosmic-flight")
    assert (table.damage("spider-man"), table.damage("captain-marvel")) == (1, 0)
    assert table.held() == ["backflip"]
    assert not table.in_play("cosmic-flight")


def test_enhanced_spider_sense_keeps_the_surge_keyword() -> None:
    table = Table("spider-man")
    table.hand("enhanced-spider-sense", "energy")
    table.reveals("kree-manipulator")
    table.does("trigger:enhanced-spider-sense")
    assert table.threat() == 0
    assert table.revealed() == ["quiet-threat"]


def test_enhanced_spider_sense_cancels_surge_gained_by_the_effects() -> None:
    table = Table("spider-man")
    table.hand("enhanced-spider-sense", "energy")
    table.reveals("hard-to-keep-down")
    table.does("trigger:enhanced-spider-sense")
    assert table.revealed() == []
    assert plain(table.state.encounter_discard) == ["hard-to-keep-down"]


def test_stun_is_removed_before_webbed_up() -> None:
    table = Table("spider-man")
    table.put("webbed-up", on="rhino-1")
    table.change("rhino-1", stunned=1)
    table.attacked("rhino-1")
    assert table.in_play("webbed-up")
    assert table.piece("rhino-1").stunned == 0
    assert table.damage("spider-man") == 0


@rule("CHA-ELIMINATION-07", "CHA-ELIMINATION-08")
def test_stolen_card_of_an_eliminated_player_is_not_returned() -> None:
    table = Table("spider-man", "she-hulk")
    table.hand("backflip")
    table.hand("uppercut", seat=1)
    table.reveals("highway-robbery")
    assert (table.held(0), table.held(1)) == ([], [])
    table.change("spider-man", damage=9)
    table.reveals("shocker")
    assert table.state.players[0].eliminated
    table.state.play[table.thing("highway-robbery")].threat = 1
    table.ask()
    while "thwart:she-hulk>highway-robbery" not in table.options():
        table.does("end-turn" if "end-turn" in table.options() else table.options()[-1])
    table.does("thwart:she-hulk>highway-robbery")
    assert (table.held(0), "uppercut" in table.held(1)) == ([], True)


def test_called_ally_is_not_played_but_enters_play() -> None:
    table = Table("spider-man")
    table.discard("black-cat")
    table.hand("make-the-call", "energy")
    deck = len(table.state.players[0].deck)
    table.does("play:make-the-call", "pay")
    assert table.in_play("black-cat")
    assert len(table.state.players[0].deck) == deck
    table.discard("maria-hill")
    table.hand("make-the-call", "energy")
    table.does("play:make-the-call", "pay")
    table.does("trigger:maria-hill")
    assert len(table.state.players[0].deck) == deck - 1


def test_peter_parker_s_ability_pays_for_a_treachery() -> None:
    table = Table("spider-man", scenario="klaw", form="alter-ego")
    table.hand("energy", "strength")
    table.put("black-cat")
    table.reveals("sonic-boom")
    table.does("choose:spend", "pay")
    assert table.held() == []
    assert not table.piece("spider-man").exhausted
    assert not table.piece("black-cat").exhausted


def test_peter_parker_s_ability_pays_to_avoid_a_drone() -> None:
    table = Table("spider-man", scenario="ultron", form="alter-ego")
    table.schemed("ultron-1", boost="android-efficiency-b")
    table.does("choose:spend")
    assert not table.in_play("facedown-drone")
    table.schemed("ultron-1", boost="android-efficiency-b")
    assert table.in_play("facedown-drone")  # once a round


def test_next_villain_stage_keeps_attachments_and_status_cards() -> None:
    table = Table("she-hulk")
    table.change("rhino-1", damage=12, stunned=1)
    table.put("webbed-up", on="rhino-1")
    table.put("enhanced-ivory-horn", on="rhino-1")
    table.does("attack:she-hulk>rhino-1")
    assert table.piece("rhino-1").face == "rhino-2"
    assert (table.damage("rhino-1"), table.piece("rhino-1").stunned) == (0, 1)  # excess damage is lost
    assert table.stat("rhino-1", "atk") == 4
    assert table.in_play("webbed-up")


def test_rechannel_needs_damage_to_heal() -> None:
    table = Table("captain-marvel", "spider-man")
    table.hand("energy")
    assert not [option for option in table.options() if option.startswith("use:captain-marvel")]
    table.change("captain-marvel", damage=1)
    table.does("use:captain-marvel")
    assert table.damage("captain-marvel") == 0
    assert table.held() == ["quiet-card"]


def test_two_web_shooters_can_pay_for_one_card() -> None:
    table = Table("spider-man")
    table.put("web-shooter")
    table.put("web-shooter")
    table.hand("haymaker")
    table.does("play:haymaker", "pay")
    assert table.damage("rhino-1") == 3
    shooters = [piece for piece in table.state.play.values() if piece.face == "web-shooter"]
    assert [(piece.counters, piece.exhausted) for piece in shooters] == [(2, True), (2, True)]


def test_last_web_counter_still_pays() -> None:
    table = Table("spider-man")
    table.put("web-shooter", counters=1)
    table.hand("haymaker", "backflip")
    table.does("play:haymaker", "use:web-shooter", "pay")
    assert table.damage("rhino-1") == 3
    assert sorted(table.discarded()) == ["backflip", "haymaker", "web-shooter"]


def test_attack_becomes_undefended_when_a_boost_defeats_the_defending_ally() -> None:
    table = Table("spider-man")
    table.put("black-cat", damage=1)
    table.attacked("rhino-1", boost="concussive-blast")
    table.does("pass", "defend:black-cat")
    assert not table.in_play("black-cat")
    assert table.damage("spider-man") == 1 + 2


def test_spider_sense_answers_a_villain_attack_from_gang_up() -> None:
    table = Table("spider-man")
    table.put("hydra-mercenary")
    table.encounter("quiet-threat")
    table.reveals("gang-up")
    table.does("trigger:spider-man", "undefended")
    table.undefended()
    assert table.held() == ["quiet-card"]
    assert table.damage("spider-man") == 2 + 1


def test_spider_sense_does_not_answer_defending_another_player() -> None:
    table = Table("captain-marvel", "spider-man")
    table.attacked("rhino-1")
    table.waits_for(0, "defend")
    table.does("undefended", "defend:spider-man")
    assert table.held(1) == []
    assert table.damage("spider-man") == 0


def test_backflip_makes_spider_man_the_defender_without_exhausting_him() -> None:
    table = Table("spider-man")
    table.put("indomitable")
    table.hand("backflip", "counter-punch")
    table.attacked("rhino-1")
    table.does("pass", "undefended", "trigger:backflip")
    assert offers(table, "trigger") == ["counter-punch/counter-punch-1"]  # he is ready, so Indomitable has no effect
    table.does("trigger:counter-punch")
    assert (table.damage("rhino-1"), table.damage("spider-man")) == (2, 0)


def test_indomitable_answers_backflip_of_an_exhausted_spider_man() -> None:
    table = Table("spider-man")
    table.put("indomitable")
    table.change("spider-man", exhausted=True)
    table.hand("backflip")
    table.attacked("rhino-1")
    table.does("pass", "trigger:backflip", "trigger:indomitable")
    assert not table.piece("spider-man").exhausted


def test_backflip_against_overkill_past_an_ally_is_not_a_defense() -> None:
    table = Table("spider-man")
    table.put("black-cat", damage=1)
    table.put("charge", on="rhino-1")
    table.hand("backflip", "counter-punch")
    table.attacked("rhino-1")
    table.does("pass", "defend:black-cat", "trigger:backflip")
    table.waits_for(0, "turn")
    assert table.held() == ["counter-punch"]


def test_backflip_answers_a_quickstrike_attack() -> None:
    table = Table("spider-man")
    table.hand("backflip", "counter-punch")
    table.reveals("vulture")
    table.does("undefended", "trigger:backflip", "trigger:counter-punch")
    assert (table.damage("vulture"), table.damage("spider-man")) == (2, 0)


def test_attack_canceled_by_webbed_up_cannot_be_defended() -> None:
    table = Table("spider-man")
    table.put("webbed-up", on="rhino-1")
    table.hand("backflip", "counter-punch")
    table.attacked("rhino-1")
    table.waits_for(0, "turn")
    assert (table.piece("rhino-1").stunned, table.held()) == (1, ["backflip", "counter-punch"])


def test_backflip_stops_only_whirlwind_s_attack_on_spider_man() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("whirlwind")
    table.hand("backflip", "counter-punch")
    table.attacked("whirlwind")
    table.undefended()
    table.does("trigger:backflip", "trigger:counter-punch")
    assert (table.damage("spider-man"), table.damage("she-hulk"), table.damage("whirlwind")) == (0, 2, 2)


def test_electric_whip_attack_ignores_another_player_s_upgrade_on_an_enemy() -> None:
    table = Table("iron-man", "spider-man")
    table.put("webbed-up", seat=1, on="rhino-1")
    table.reveals("electric-whip-attack")
    table.waits_for(0, "turn")
    assert table.in_play("webbed-up")


def test_webbed_up_stops_all_of_whirlwind_s_attacks() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("whirlwind")
    table.put("webbed-up", on="whirlwind")
    table.attacked("whirlwind")
    table.waits_for(0, "turn")
    assert (table.damage("spider-man"), table.damage("she-hulk"), table.piece("whirlwind").stunned) == (0, 0, 1)


def test_resource_ability_is_counted_once_per_payment() -> None:
    table = Table("spider-man", form="alter-ego")
    table.hand("aunt-may", "black-cat", "quiet-card")
    table.does("play:aunt-may", "use:spider-man")
    table.hand("mockingbird", "energy")
    assert offers(table, "play") == []


@rule("CHA-OVERKILL-01")
@pytest.mark.parametrize(("damage", "falls"), [(9, True), (3, False)])
def test_overkill_can_defeat_an_ally_and_its_hero_at_once(damage: int, falls: bool) -> None:
    table = Table("spider-man", "she-hulk")
    table.put("black-cat")
    table.put("charge", on="rhino-1")
    table.change("spider-man", damage=damage)
    table.attacked("rhino-1")
    table.does("pass", "defend:black-cat")
    assert (table.in_play("black-cat"), table.in_play("charge")) == (False, False)
    assert (table.state.players[0].eliminated, table.in_play("spider-man")) == (falls, not falls)
