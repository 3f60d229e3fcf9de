"""Legions of Hydra."""

from games.champions.table import Table
from tableverse.kernel.ledger import rule


def test_legions_of_hydra_protects_and_strengthens_madame_hydra() -> None:
    table = Table("she-hulk")
    table.encounter("madame-hydra")
    table.reveals("legions-of-hydra")
    assert table.threat("legions-of-hydra") == 3 + 2
    assert "attack:she-hulk>madame-hydra" not in table.options()
    table.attacked("madame-hydra")
    table.does("undefended")
    assert table.threat("legions-of-hydra") == 7
    table.put("hydra-soldier", damage=3)
    table.does("attack:she-hulk>hydra-soldier")
    assert len(table.state.players[0].dealt) == 1


def test_madame_hydra_adds_threat_only_after_her_own_activations() -> None:
    table = Table("she-hulk", "iron-man")
    table.encounter("madame-hydra")
    table.reveals("legions-of-hydra", seat=1)
    assert table.piece("madame-hydra").area == 1
    assert len(table.events("shuffled")) == 1
    assert table.threat("legions-of-hydra") == 3 + 2
    table.attacked("rhino-1")
    table.undefended()
    table.schemed("rhino-1")
    assert table.threat("legions-of-hydra") == 5
    table.schemed("madame-hydra", seat=1)
    assert table.threat("legions-of-hydra") == 7
    table.attacked("madame-hydra", seat=1)
    table.undefended()
    assert table.threat("legions-of-hydra") == 9
    kinds = table.story()
    assert kinds.index("damaged") < kinds.index("threat")
    table = Table("she-hulk")
    table.put("madame-hydra")
    table.put("hydra-soldier")
    table.put("brawler")
    table.encounter("madame-hydra")
    table.reveals("legions-of-hydra")
    assert table.threat("legions-of-hydra") == 3 + 2 * 2
    assert len(table.state.named("madame-hydra")) == 1
    assert table.events("shuffled") == []


def test_defeated_hydra_soldier_deals_a_card_to_its_engaged_player() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("hydra-soldier", seat=1, damage=3)
    table.does("attack:she-hulk>hydra-soldier")
    assert [len(player.dealt) for player in table.state.players] == [0, 1]


def test_madame_hydra_adds_threat_to_one_of_two_legions() -> None:
    table = Table("spider-man")
    table.put("legions-of-hydra", threat=3)
    table.put("legions-of-hydra", threat=3)
    table.put("madame-hydra")
    table.attacked("madame-hydra")
    table.undefended()
    table.does("pick:legions-of-hydra")
    legions = [piece.threat for piece in table.state.play.values() if piece.face == "legions-of-hydra"]
    assert sorted(legions) == [3, 5]


def test_hydra_soldier_defeated_by_tac_team_still_deals_a_card() -> None:
    table = Table("captain-marvel", "spider-man")
    table.put("hydra-soldier", seat=1, damage=2)
    table.put("tac-team")
    table.does("use:tac-team", "pick:hydra-soldier")
    assert [len(player.dealt) for player in table.state.players] == [0, 1]


def test_legions_of_hydra_counts_every_hydra_enemy() -> None:
    table = Table("captain-marvel", "spider-man")
    table.put("hydra-mercenary", seat=1)
    table.put("hydra-bomber")
    table.put("sandman")
    table.encounter("madame-hydra")
    table.reveals("legions-of-hydra")
    assert table.in_play("madame-hydra")
    assert table.threat("legions-of-hydra") == 3 + 3 * 2


def test_do_you_even_lift_cannot_target_an_enemy_that_cannot_take_damage() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.put("madame-hydra")
    table.put("legions-of-hydra")
    table.does("change-form", "trigger:she-hulk")
    assert (table.damage("rhino-1"), table.damage("madame-hydra")) == (2, 0)


@rule("CHA-OVERKILL-02")
def test_overkill_from_the_last_minion_can_win_the_game() -> None:
    table = Table("she-hulk", mode="expert")
    for damage in (14, 15):  # Rhino II has 15 hit points, Rhino III 16
        assert table.state.result is None
        table.put("hydra-soldier")
        table.change("rhino-2", damage=damage, tough=0)
        table.change("she-hulk", stunned=0)
        table.hand("relentless-assault", "strength")
        table.does("play:relentless-assault", "pay")
        assert not table.in_play("hydra-soldier")
    assert table.state.result is not None
