"""Spider-Man's kit, obligation and nemesis set."""

import pytest

from games.champions.table import GAME, Table
from tableverse.kernel.ledger import rule


def test_spider_sense_draws_when_the_villain_attacks() -> None:
    table = Table("spider-man")
    table.attacked("rhino-1")
    table.does("trigger:spider-man")
    assert table.held() == ["quiet-card"]
    table.waits(0, "defend")


def test_spider_sense_does_not_answer_minions() -> None:
    table = Table("spider-man")
    table.put("brawler")
    table.attacked("brawler")
    table.waits(0, "defend")


def test_peter_parker_gives_a_mental_resource_once_a_round() -> None:
    table = Table("spider-man", form="alter-ego")
    table.hand("aunt-may", "spider-tracer")
    table.does("play:aunt-may", "use:spider-man")
    assert table.in_play("aunt-may")
    assert table.events("generated") == [{"card": "spider-man", "resources": ["mental"]}]
    assert table.held() == ["spider-tracer"]
    table.hand("web-shooter")
    assert "play:web-shooter" not in table.options()


def test_black_cat_keeps_mental_cards() -> None:
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
    table.waits(0, "turn")


def test_swinging_web_kick() -> None:
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


def test_spider_tracer_removes_threat_when_its_minion_falls() -> None:
    table = Table("spider-man")
    table.state.play[table.state.scheme].threat = 5
    table.put("brawler", damage=2)
    table.hand("spider-tracer", "emergency")
    table.does("play:spider-tracer", "attack:spider-man>brawler")
    assert table.threat() == 2
    assert "spider-tracer" in table.discarded()


@rule("CHA-USES-02", "CHA-USES-03")
def test_web_shooter_pays_three_times() -> None:
    table = Table("spider-man")
    table.put("web-shooter", counters=1)
    table.hand("haymaker", "emergency")
    table.does("play:haymaker", "use:web-shooter")
    assert table.damage("rhino-1") == 3
    assert "web-shooter" in table.discarded()  # the last counter is gone


def test_webbed_up_stops_one_attack() -> None:
    table = Table("spider-man")
    table.hand("webbed-up", "energy", "energy")
    table.does("play:webbed-up", "pay")
    table.attacked("rhino-1")
    assert not table.in_play("webbed-up")
    assert table.piece("rhino-1").stunned == 1
    assert table.damage("spider-man") == 0
    table.waits(0, "turn")


def test_eviction_notice_is_given_to_peter_parker() -> None:
    table = Table("iron-man", "spider-man", form="alter-ego")
    table.reveals("eviction-notice", seat=0)
    table.waits(1, "choose")
    table.does("choose:exhaust")
    assert table.piece("spider-man").exhausted
    assert [thing.split(".")[0] for thing in table.state.removed][-1] == "eviction-notice"


def test_eviction_notice_suffered() -> None:
    table = Table("spider-man")
    table.hand("haymaker")
    table.reveals("eviction-notice")
    table.does("may:no")
    assert table.held() == []
    assert [event["card"] for event in table.events("revealed")] == ["quiet-threat"]
    assert [thing.split(".")[0] for thing in table.state.encounter_discard] == ["eviction-notice", "quiet-threat"]


def test_highway_robbery_takes_a_card_and_gives_it_back() -> None:
    table = Table("spider-man")
    table.hand("haymaker")
    table.reveals("highway-robbery")
    assert table.held() == []
    assert len(table.piece("highway-robbery").tucked) == 1
    table.change("highway-robbery", threat=1)
    table.does("thwart:spider-man>highway-robbery")
    assert table.held() == ["haymaker"]


def test_vulture_strikes_at_once() -> None:
    table = Table("spider-man")
    table.reveals("vulture")
    table.does("undefended")
    assert table.damage("spider-man") == 3


def test_sweeping_swoop() -> None:
    table = Table("spider-man")
    table.put("vulture")
    table.reveals("sweeping-swoop")
    assert table.piece("spider-man").stunned == 1
    assert [event["card"] for event in table.events("revealed")] == ["sweeping-swoop", "quiet-threat"]
    table = Table("she-hulk")
    table.attacked("rhino-1", boost="sweeping-swoop")
    table.does("undefended")
    assert table.piece("she-hulk").stunned == 1


def test_the_vulture_s_plans_count_different_resources() -> None:
    table = Table("spider-man", "iron-man")
    table.hand("haymaker")
    table.hand("genius", seat=1)
    table.reveals("the-vulture-s-plans")
    assert table.threat() == 2


def test_the_deck_has_forty_cards() -> None:
    assert {deck.id: sum(deck.cards.values()) for deck in GAME.cards.decks.values()} == dict.fromkeys(
        GAME.cards.decks, 40
    )


# --- what they do not answer, and whom they leave alone -----------------------------------------------------------


def test_spider_sense_is_spider_man_s_own() -> None:
    table = Table("spider-man", "iron-man")
    table.attacked("rhino-1", seat=1)
    table.waits(1, "defend")
    table = Table("spider-man", "iron-man")
    table.attacked("rhino-1")
    table.does("trigger:spider-man")
    assert (table.held(0), table.held(1)) == (["quiet-card"], [])


def test_black_cat_turns_over_her_player_s_deck() -> None:
    table = Table("spider-man", "iron-man")
    table.hand("black-cat", "energy")
    table.does("play:black-cat")
    assert (table.discarded(0), table.discarded(1)) == (["energy", "quiet-card", "quiet-card"], [])


def test_backflip_is_for_attacks_on_spider_man() -> None:
    table = Table("spider-man")
    table.put("tigra")
    table.hand("backflip")
    table.reveals("hydra-bomber")
    table.does("choose:damage")
    table.waits(0, "turn")  # no attack
    table.attacked("rhino-1")
    table.does("pass", "defend:tigra")
    table.waits(0, "turn")
    assert (table.damage("tigra"), table.damage("spider-man")) == (2, 2)
    table.attacked("rhino-1")
    table.does("pass", "undefended")
    assert table.options() == ["trigger:backflip/backflip-1", "pass"]


def test_enhanced_spider_sense_may_be_kept() -> None:
    table = Table("spider-man")
    table.hand("enhanced-spider-sense", "energy")
    table.reveals("advance")
    assert table.options() == ["trigger:enhanced-spider-sense/enhanced-spider-sense-1", "pass"]


@pytest.mark.parametrize("scheme", ["the-break-in", "bomb-scare"])
def test_spider_tracer_waits_for_its_own_minion(scheme: str) -> None:
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


def test_webbed_up_holds_the_enemy_it_is_on() -> None:
    table = Table("spider-man")
    table.put("brawler")
    table.put("webbed-up", on="brawler")
    table.attacked("rhino-1")
    table.does("pass", "undefended")
    assert (table.damage("spider-man"), table.in_play("webbed-up")) == (2, True)
    table.attacked("brawler")
    table.waits(0, "turn")
    assert (table.damage("spider-man"), table.in_play("webbed-up")) == (2, False)
    assert (table.piece("brawler").stunned, table.piece("rhino-1").stunned) == (1, 0)


def test_eviction_notice_costs_one_card_of_one_s_own() -> None:
    table = Table("spider-man", "iron-man")
    table.hand("haymaker", "haymaker")
    table.hand("genius", seat=1)
    table.reveals("eviction-notice")
    table.does("may:no")
    assert (table.held(0), table.held(1)) == (["haymaker"], ["genius"])


def test_highway_robbery_robs_everybody_of_one_card() -> None:
    table = Table("spider-man", "iron-man")
    table.hand("haymaker", "haymaker")
    table.hand("genius", "genius", seat=1)
    table.reveals("highway-robbery")
    assert (table.held(0), table.held(1)) == (["haymaker"], ["genius"])
    table.change("highway-robbery", threat=1)
    table.does("thwart:spider-man>highway-robbery")
    assert (table.held(0), table.held(1)) == (["haymaker"] * 2, ["genius"] * 2)


def test_sweeping_swoop_without_vulture() -> None:
    table = Table("spider-man", "iron-man")
    table.reveals("sweeping-swoop")
    assert (table.piece("spider-man").stunned, table.piece("iron-man").stunned) == (1, 0)
    assert [event["card"] for event in table.events("revealed")] == ["sweeping-swoop"]


def test_the_vulture_s_plans_take_one_card_each() -> None:
    table = Table("spider-man", "iron-man")
    table.hand("genius", "genius")
    table.hand("genius", "genius", seat=1)
    table.reveals("the-vulture-s-plans")
    assert (table.held(0), table.held(1), table.threat()) == (["genius"], ["genius"], 1)
