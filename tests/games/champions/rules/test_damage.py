"""Damage, status cards, defeat, villain stages, elimination, the end of the game."""

from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table
from tableverse.kernel.ledger import rule
from tableverse.kernel.modifiers import Modifier


@rule("CHA-TOUGH-01", "CHA-TOUGH-03", "CHA-DAMAGE-04")
def test_tough_stops_all_damage_once() -> None:
    table = Table("she-hulk")
    table.change("rhino-1", tough=1)
    table.does("attack:she-hulk>rhino-1")
    assert table.events("tough-stopped") == [{"card": "rhino-1", "amount": 3}]
    assert "damaged" not in table.story()
    assert (table.damage("rhino-1"), table.piece("rhino-1").tough) == (0, 0)


@rule("CHA-TOUGH-02")
def test_only_one_of_several_tough_cards_is_lost() -> None:
    table = Table("she-hulk")
    table.change("rhino-1", tough=2)
    table.does("attack:she-hulk>rhino-1")
    assert table.piece("rhino-1").tough == 1


@rule("CHA-DAMAGE-05")
def test_tough_comes_before_interrupts_to_taking_damage() -> None:
    table = Table("spider-man")
    table.hand("backflip")
    table.change("spider-man", tough=1)
    table.attacked("rhino-1")
    table.does("pass", "undefended")
    assert table.held() == ["backflip"]  # never asked
    assert table.piece("spider-man").tough == 0
    table.waits_for(0, "turn")


@rule("CHA-DAMAGE-05", "CHA-DAMAGE-08")
def test_interrupts_to_dealing_damage_come_before_tough() -> None:
    for used, tough in (("trigger:blunting", 1), ("pass", 0)):
        table = FixtureTable("she-hulk")
        table.put("blunting")  # when damage is dealt: 1 less
        table.put("hydra-mercenary")  # ATK 1
        table.change("she-hulk", tough=1)
        table.attacked("hydra-mercenary")
        table.does("undefended", used)
        assert (table.damage("she-hulk"), table.piece("she-hulk").tough) == (0, tough)


@rule("CHA-DAMAGE-01", "CHA-DAMAGE-03")
def test_a_minion_without_hit_points_is_defeated() -> None:
    table = Table("she-hulk")
    table.put("brawler")
    table.does("attack:she-hulk>brawler")
    assert not table.in_play("brawler")
    assert [thing.split(".")[0] for thing in table.state.encounter_discard] == ["brawler"]


@rule("CHA-STUNNED-06", "CHA-STUNNED-07")
def test_a_stunned_hero_exhausts_and_loses_the_card() -> None:
    table = Table("she-hulk")
    table.change("she-hulk", stunned=1)
    table.does("attack:she-hulk>rhino-1")
    assert table.damage("rhino-1") == 0
    assert (table.piece("she-hulk").stunned, table.piece("she-hulk").exhausted) == (0, True)


@rule("CHA-LABELED-06", "CHA-LABELED-07", "CHA-LABELED-02")
def test_attack_event_of_a_stunned_hero_is_paid_without_effect() -> None:
    table = Table("she-hulk")
    table.hand("uppercut", "energy", "energy")
    table.change("she-hulk", stunned=1)
    table.does("play:uppercut", "pay")
    assert table.damage("rhino-1") == 0
    assert table.piece("she-hulk").stunned == 0
    assert sorted(table.discarded()) == ["energy", "energy", "uppercut"]


@rule("CHA-CONFUSED-06", "CHA-CONFUSED-07")
def test_confused_hero_loses_the_card_instead_of_thwarting() -> None:
    table = Table("she-hulk")
    table.state.play[table.state.scheme].threat = 3
    table.change("she-hulk", confused=1)
    table.does("thwart:she-hulk>the-break-in")
    assert table.threat() == 3
    assert (table.piece("she-hulk").confused, table.piece("she-hulk").exhausted) == (0, True)


@rule("CHA-CONFUSED-08")
def test_a_confused_hero_may_try_even_without_a_scheme_to_thwart() -> None:
    table = Table("she-hulk")
    assert "thwart:she-hulk>the-break-in" not in table.options()
    table.change("she-hulk", confused=1)
    table.does("thwart:she-hulk>the-break-in")
    assert table.piece("she-hulk").confused == 0


@rule("CHA-VILLAINDEFEAT-01", "CHA-VILLAINDEFEAT-02", "CHA-VILLAINDEFEAT-05", "CHA-VILLAINDEFEAT-07")
def test_next_stage_keeps_attachments_and_status_but_not_excess_damage() -> None:
    table = Table("she-hulk")
    table.change("rhino-1", damage=13, stunned=1)
    table.put("charge", on="rhino-1")
    table.does("attack:she-hulk>rhino-1")
    assert table.events("stage") == [{"card": "rhino-2"}]
    piece = table.piece("rhino-1")
    assert (piece.face, piece.damage, piece.stunned) == ("rhino-2", 0, 1)
    assert table.stat("rhino-1", "hp") == 15
    assert table.piece("charge").host == "rhino-1"


@rule("CHA-VILLAINDEFEAT-03")
@rule("CHA-WIN-01")
def test_the_players_win_when_the_last_stage_falls() -> None:
    table = Table("she-hulk")
    table.state.villain_deck.clear()
    table.change("rhino-1", damage=12)
    table.does("attack:she-hulk>rhino-1")
    result = table.state.result
    assert result is not None
    assert (result.winners, result.reason) == ([0], "villain")


@rule("CHA-WIN-02")
def test_the_players_lose_when_the_last_scheme_is_complete() -> None:
    table = Table("spider-man", form="alter-ego")
    table.state.play[table.state.scheme].threat = 6
    table.does("end-turn")
    result = table.state.result
    assert result is not None
    assert (result.winners, result.reason) == ([], "scheme")


@rule("CHA-ELIMINATION-01", "CHA-ELIMINATION-11")
def test_all_players_eliminated_lose() -> None:
    table = Table("she-hulk")
    table.change("she-hulk", damage=14)
    table.attacked("rhino-1")
    table.does("undefended")
    result = table.state.result
    assert result is not None
    assert result.reason == "eliminated"


@rule("CHA-ELIMINATION-02", "CHA-ELIMINATION-03", "CHA-ELIMINATION-08", "CHA-ELIMINATION-09")
def test_game_continues_after_a_player_is_eliminated() -> None:
    table = Table("she-hulk", "iron-man")
    table.change("she-hulk", damage=14)
    table.put("brawler", damage=1)
    table.put("tac-team")
    table.hand("uppercut")
    table.attacked("rhino-1")
    table.does("undefended", "undefended")
    assert table.events("eliminated") == [{"seat": 0}]
    assert not table.in_play("she-hulk")
    assert not table.in_play("tac-team")
    assert (table.piece("brawler").area, table.piece("brawler").damage) == (1, 1)
    assert table.state.first == 1
    assert table.held(0) == []
    table.waits_for(1, "turn")


@rule("CHA-ELIMINATION-13")
def test_the_per_player_icon_still_counts_the_eliminated() -> None:
    table = Table("she-hulk", "iron-man")
    table.change("she-hulk", damage=14)
    table.attacked("rhino-1")
    table.does("undefended", "undefended")
    table.reveals("breakin-takin", seat=1)
    assert table.threat("breakin-takin") == 4


@rule("CHA-PLAYERDECK-02", "CHA-PLAYERDECK-03", "CHA-PLAYERDECK-04")
def test_empty_deck_is_reshuffled_and_deals_an_encounter_card() -> None:
    table = Table("captain-marvel", form="alter-ego")
    player = table.state.players[0]
    player.deck = player.deck[:1]
    table.discard("haymaker", "haymaker")
    table.put("avengers-mansion")
    table.does("use:avengers-mansion")
    assert table.events("reshuffled") == [{"seat": 0}]
    assert (len(player.deck), player.discard, len(player.dealt)) == (2, [], 1)
    assert table.held() == ["quiet-card"]


@rule("CHA-ENCDECK-03")
def test_empty_encounter_deck_is_reshuffled_with_an_acceleration_token() -> None:
    table = Table("she-hulk")
    table.state.encounter = table.state.encounter[:1]
    table.state.encounter_discard = [table.make("quiet-threat") for _ in range(5)]
    table.attacked("rhino-1")  # the boost card is put on top of the last card
    table.state.encounter = table.state.encounter[:1]
    table.does("undefended", "end-turn")
    assert table.events("encounter-reshuffled") == [{"tokens": 1}]
    assert len(table.state.encounter) == 6


@rule("CHA-CONSEQ-01", "CHA-PLATTACK-02", "CHA-PLATTACK-16")
def test_an_ally_takes_consequential_damage_last() -> None:
    table = Table("she-hulk")
    table.put("tigra")
    table.put("brawler", damage=1)
    table.does("attack:tigra>brawler")
    assert table.story()[-1] == "damaged"
    assert table.damage("tigra") == 1
    assert table.piece("tigra").exhausted


@rule("CHA-PLATTACK-10")
@rule("CHA-GUARD-01")
def test_guard_keeps_the_villain_from_attacks_of_its_player() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("hydra-mercenary")
    assert "attack:she-hulk>rhino-1" not in table.options()
    assert "attack:she-hulk>hydra-mercenary" in table.options()
    table.does("end-turn")
    assert "attack:iron-man>rhino-1" in table.options()


@rule("CHA-PLATTACK-13")
@rule("CHA-RETALIATE-01", "CHA-RETALIATE-04")
def test_an_attacked_enemy_retaliates_after_the_attack() -> None:
    table = Table("she-hulk")
    table.put("m-o-d-o-k")
    table.does("attack:she-hulk>m-o-d-o-k")
    assert (table.damage("m-o-d-o-k"), table.damage("she-hulk")) == (3, 2)


@rule("CHA-RETALIATE-02")
def test_a_defeated_enemy_does_not_retaliate() -> None:
    table = Table("she-hulk")
    table.put("m-o-d-o-k", damage=6)
    table.does("attack:she-hulk>m-o-d-o-k")
    assert table.damage("she-hulk") == 0


def test_lasting_effect_can_prevent_all_damage_taken() -> None:
    table = FixtureTable("she-hulk")
    assert table.offers("attack:she-hulk>rhino-1")
    table.state.modifiers.append(Modifier("cannot:take-damage", "rhino-1", 1, "round", ""))
    table.ask()
    assert not table.offers("attack:she-hulk>rhino-1")
