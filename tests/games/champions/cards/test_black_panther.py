"""Black Panther's identity cards and obligation."""

import pytest

from games.champions.cards.positions import expert_ultron, threaten
from games.champions.table import GAME, Table, plain
from tableverse.kernel.game import Config


def hurt(table: Table) -> list[int]:
    return [table.damage(enemy) for enemy in ("rhino-1", "radioactive-man", "tiger-shark")]


def wakanda(*upgrades: str) -> Table:
    """Return a table of two players, each with a minion, and play Wakanda Forever with these upgrades."""
    table = Table("black-panther", "iron-man")
    table.state.play[table.state.scheme].threat = 5
    table.put("bomb-scare", threat=5)
    table.change("black-panther", damage=5)
    table.put("radioactive-man")
    table.put("tiger-shark", seat=1)
    for upgrade in upgrades:
        table.put(upgrade)
    table.hand("wakanda-forever-a", "energy")
    table.does("play:wakanda-forever-a")
    return table


def test_shuri_searches_for_an_upgrade() -> None:
    table = Table("black-panther")
    table.deck("panther-claws")
    table.hand("shuri", "energy")
    table.does("play:shuri", "trigger:shuri")
    assert table.held() == ["panther-claws"]


def test_ancestral_knowledge_shuffles_cards_back_and_the_golden_city_draws() -> None:
    table = Table("black-panther", form="alter-ego")
    table.put("the-golden-city")
    table.discard("haymaker", "haymaker", "genius")
    table.hand("ancestral-knowledge", "emergency")
    table.does("play:ancestral-knowledge", "pick:haymaker", "pick:genius", "done")
    assert sorted(table.discarded()) == ["ancestral-knowledge", "emergency", "haymaker"]
    table.does("use:the-golden-city")
    assert len(table.held()) == 2


def test_wakanda_forever_strengthens_the_last_upgrade() -> None:
    for event in ("wakanda-forever-a", "wakanda-forever-b", "wakanda-forever-c", "wakanda-forever-d"):
        table = Table("black-panther")
        table.state.play[table.state.scheme].threat = 5
        table.change("black-panther", damage=5)
        for upgrade in ("energy-daggers", "panther-claws", "tactical-genius", "vibranium-suit"):
            table.put(upgrade)
        table.hand(event, "vibranium")
        table.does(f"play:{event}", "next:energy-daggers", "next:tactical-genius", "next:vibranium-suit")
        # Daggers 1, suit 1 (moved), claws as the last step 4.
        assert (table.damage("rhino-1"), table.damage("black-panther"), table.threat()) == (6, 4, 4)


def test_black_panther_s_obligation_and_nemesis_cards_resolve() -> None:
    table = Table("black-panther")
    table.put("panther-claws")
    table.reveals("affairs-of-state")
    table.does("may:no")
    assert not table.in_play("panther-claws")
    table.reveals("usurp-the-throne")
    assert table.threat("usurp-the-throne") == 3
    table.put("killmonger")
    table.put("panther-claws")
    table.hand("wakanda-forever-a", "energy")
    table.does("play:wakanda-forever-a")  # Rhino is the only target
    assert (table.damage("rhino-1"), table.damage("killmonger")) == (4, 0)
    table.reveals("heart-shaped-herb")
    assert (table.piece("rhino-1").tough, table.piece("killmonger").tough) == (1, 1)
    table.encounter("loud-threat")
    table.reveals("ritual-combat")
    table.does("choose:threat")
    assert table.threat() == 4


def test_t_challa_begins_with_a_black_panther_upgrade() -> None:
    state = GAME.new(Config(1, {"deck-1": "black-panther-protection", "scenario": "rhino"}), 0)
    GAME.apply(state, "done")
    held = plain(GAME.view(state, 0).players[0].hand)
    upgrades = ["energy-daggers", "panther-claws", "tactical-genius", "vibranium-suit"]
    assert state.decision is not None
    options = [option.id for option in state.decision.options]
    assert plain(options) == [f"pick:{card}" for card in upgrades if card not in held]
    events = GAME.apply(state, next(option for option in options if "tactical-genius" in option))
    assert plain(GAME.view(state, 0).players[0].hand) == [*held, "tactical-genius"]
    assert "shuffled" in [event.kind for event in events]


def test_shuri_finds_any_upgrade_and_shuffles_the_deck() -> None:
    table = Table("black-panther")
    table.deck("panther-claws", "rocket-boots", "haymaker", "aunt-may")
    table.hand("shuri", "energy")
    table.does("play:shuri", "trigger:shuri")
    assert table.options() == ["pick:panther-claws", "pick:rocket-boots"]
    table.does("pick:rocket-boots")
    assert table.held() == ["rocket-boots"]
    assert len(table.events("shuffled")) == 1


def test_ancestral_knowledge_takes_at_most_three_cards() -> None:
    table = Table("black-panther", form="alter-ego")
    table.discard("haymaker", "genius", "uppercut", "energy")
    table.hand("ancestral-knowledge", "strength")
    table.does("play:ancestral-knowledge", "pick:haymaker", "pick:genius", "pick:uppercut")
    table.waits_for(0, "turn")
    assert sorted(table.discarded()) == ["ancestral-knowledge", "energy", "strength"]


def test_energy_daggers_damage_the_villain_and_one_player_s_engaged_minions() -> None:
    table = wakanda("energy-daggers")
    table.does("pick:seat:1")
    assert hurt(table) == [2, 0, 2]
    table = wakanda("energy-daggers")
    table.does("pick:seat:0")
    assert hurt(table) == [2, 2, 0]
    table = wakanda("energy-daggers", "panther-claws")
    table.does("next:energy-daggers", "pick:seat:0", "pick:tiger-shark")
    assert hurt(table) == [1, 1, 4]


def test_panther_claws_and_vibranium_suit_choose_an_enemy() -> None:
    table = wakanda("panther-claws", "vibranium-suit")
    table.does("next:panther-claws", "pick:radioactive-man", "pick:tiger-shark")
    assert hurt(table) == [0, 2, 2]
    assert table.damage("black-panther") == 3
    table = wakanda("panther-claws", "vibranium-suit")
    table.does("next:vibranium-suit", "pick:rhino-1", "pick:tiger-shark")
    assert hurt(table) == [1, 0, 4]
    assert table.damage("black-panther") == 4


@pytest.mark.parametrize("target", ["the-break-in", "bomb-scare"])
def test_tactical_genius_chooses_a_scheme(target: str) -> None:
    table = wakanda("tactical-genius")
    table.does(f"pick:{target}")
    assert table.events("thwarted") == [{"card": target, "amount": 2, "threat": 3}]


def test_affairs_of_state_take_one_black_panther_upgrade() -> None:
    table = Table("black-panther")
    for upgrade in ("panther-claws", "powered-gauntlets", "vibranium-suit"):
        table.put(upgrade)
    table.reveals("affairs-of-state")
    table.does("may:no")
    assert table.options() == ["pick:panther-claws", "pick:vibranium-suit"]
    table.does("pick:vibranium-suit")
    assert [table.in_play(card) for card in ("panther-claws", "powered-gauntlets")] == [True, True]
    assert not table.in_play("vibranium-suit")


def test_energy_daggers_count_as_black_panther_defeating_a_minion_of_another_player() -> None:
    table = Table("black-panther", "spider-man")
    table.put("energy-daggers")
    table.put("interrogation-room", seat=0)
    table.put("interrogation-room", seat=1)
    table.put("brawler", seat=1, damage=1)
    table.state.play[table.state.scheme].threat = 3
    table.hand("wakanda-forever-a", "energy")
    table.does("play:wakanda-forever-a", "pick:seat:1")
    assert not table.in_play("brawler")
    table.waits_for(0, "window")
    table.does("trigger:interrogation-room")
    assert table.threat() == 2
    table.waits_for(0, "turn")


def test_vibranium_suit_heals_even_if_a_tough_status_stops_its_damage() -> None:
    table = Table("black-panther")
    table.put("vibranium-suit")
    table.change("black-panther", damage=5)
    table.change("rhino-1", tough=1)
    table.hand("wakanda-forever-a", "genius")
    table.does("play:wakanda-forever-a", "pay")
    assert (table.damage("black-panther"), table.damage("rhino-1"), table.piece("rhino-1").tough) == (3, 0, 0)


def test_stun_cancels_one_attack_of_wakanda_forever() -> None:
    table = Table("black-panther")
    table.put("panther-claws")
    table.put("vibranium-suit")
    table.change("black-panther", damage=5, stunned=1)
    table.hand("wakanda-forever-a", "genius")
    table.does("play:wakanda-forever-a", "pay", "next:panther-claws")
    assert table.piece("black-panther").stunned == 0
    table.does(*(option for option in ("next:vibranium-suit",) if option in table.options()))
    assert (table.damage("rhino-1"), table.damage("black-panther")) == (2, 3)


def test_energy_daggers_are_stronger_as_the_last_step() -> None:
    table = Table("black-panther", "spider-man")
    table.put("energy-daggers")
    table.put("tactical-genius")
    threaten(table, 5)
    table.put("sandman", seat=1)
    table.put("shocker", seat=0)
    table.hand("wakanda-forever-a", "genius")
    table.does("play:wakanda-forever-a", "pay", "next:tactical-genius")
    table.does("pick:seat:1")
    assert table.threat() == 4
    assert (table.damage("rhino-1"), table.damage("sandman"), table.damage("shocker")) == (2, 2, 0)


def test_defeat_by_retaliate_counts_as_black_panther_defeating_the_minion() -> None:
    table = Table("black-panther")
    threaten(table, 3)
    table.put("interrogation-room")
    table.put("brawler", damage=2)
    table.attacked("brawler")
    table.does("undefended", "trigger:interrogation-room")
    assert not table.in_play("brawler")
    assert table.threat() == 2


def test_panther_claws_damage_the_next_stage_after_the_daggers_defeat_the_villain() -> None:
    table = Table("black-panther")
    table.put("energy-daggers")
    table.put("panther-claws")
    table.change("rhino-1", damage=13)
    table.hand("wakanda-forever-a", "genius")
    table.does("play:wakanda-forever-a", "pay", "next:energy-daggers")
    assert table.piece("rhino-1").face == "rhino-2"
    assert table.damage("rhino-1") == 4


def test_shuri_may_search_a_deck_without_upgrades() -> None:
    table = Table("black-panther")
    table.hand("shuri", "energy")
    table.does("play:shuri", "pay", "trigger:shuri")
    assert table.held() == []
    table.waits_for(0, "turn")


def test_exhausted_t_challa_cannot_exhaust_for_affairs_of_state() -> None:
    table = Table("black-panther", form="alter-ego")
    table.change("black-panther", exhausted=True)
    table.put("panther-claws")
    table.reveals("affairs-of-state")
    assert not table.in_play("panther-claws")
    assert plain(table.state.encounter_discard) == ["affairs-of-state"]


def test_affairs_of_state_discards_only_t_challa_s_own_upgrades() -> None:
    table = Table("black-panther", "spider-man")
    table.put("combat-training")
    table.put("webbed-up", seat=1, on="rhino-1")
    table.reveals("affairs-of-state")
    table.does("may:no")
    assert table.in_play("affairs-of-state")
    assert table.in_play("combat-training")


def test_stunned_black_panther_loses_one_of_two_attacks() -> None:
    table = Table("black-panther")
    table.put("panther-claws")
    table.put("vibranium-suit")
    table.put("energy-daggers")
    table.change("black-panther", stunned=1, damage=4)
    table.hand("wakanda-forever-a", "energy")
    table.does("play:wakanda-forever-a", "next:panther-claws")
    assert (table.piece("black-panther").stunned, table.damage("rhino-1")) == (0, 0)
    table.does("next:vibranium-suit")
    assert (table.damage("black-panther"), table.damage("rhino-1")) == (3, 1 + 2)


def test_confused_black_panther_loses_the_thwart_and_keeps_the_attack() -> None:
    table = Table("black-panther")
    threaten(table, 5)
    table.put("panther-claws")
    table.put("tactical-genius")
    table.change("black-panther", confused=1)
    table.hand("wakanda-forever-a", "energy")
    table.does("play:wakanda-forever-a", "next:tactical-genius")
    assert (table.threat(), table.damage("rhino-1"), table.piece("black-panther").confused) == (5, 4, 0)


def test_black_panther_retaliates_first_against_a_quickstrike_he_defends() -> None:
    table = Table("black-panther")
    table.put("hawkeye", counters=4)
    table.hand("counter-punch")
    table.reveals("vulture")
    table.does("defend:black-panther")
    assert table.damage("vulture") == 1
    table.does("trigger:counter-punch")
    assert table.damage("vulture") == 3
    table.does("trigger:hawkeye")
    assert not table.in_play("vulture")


def test_black_panther_s_retaliate_does_nothing_to_ultron_behind_a_drone() -> None:
    table = expert_ultron("black-panther")
    table.put("facedown-drone")
    table.attacked(plain(table.state.villain))
    table.does("undefended")
    assert table.damage(plain(table.state.villain)) == 0
