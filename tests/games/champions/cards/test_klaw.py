"""Klaw and his scenario."""

import pytest

from games.champions.cards.positions import threaten
from games.champions.table import GAME, Table, plain


@pytest.mark.parametrize("stage", ["klaw-1", "klaw-2", "klaw-3"])
def test_klaw_attacks_with_two_boost_cards(stage: str) -> None:
    table = Table("she-hulk", scenario="klaw")
    table.change("klaw-1", face=stage)
    table.attacked("klaw-1", boost="loud-threat")
    table.does("undefended")
    assert len(table.events("boost")) == 2
    assert table.damage("she-hulk") == GAME.cards.by_id[stage].stats["atk"] + 3


def test_new_klaw_scheme_brings_a_minion() -> None:
    table = Table("she-hulk", scenario="klaw", form="alter-ego")
    assert table.state.scheme == "underground-distribution"
    table.state.play[table.state.scheme].threat = 5
    table.encounter("armored-guard")
    table.does("end-turn", "pass")
    assert table.state.scheme == "secret-rendezvous"
    assert table.in_play("armored-guard")


def test_the_immortal_klaw_adds_ten_hit_points() -> None:
    table = Table("she-hulk", scenario="klaw")
    table.reveals("the-immortal-klaw")
    assert table.stat("klaw-1", "hp") == 22
    table.change("klaw-1", damage=15)
    table.change("the-immortal-klaw", threat=1)
    table.does("thwart:she-hulk>the-immortal-klaw")
    assert table.piece("klaw-1").face == "klaw-2"  # he had only those hit points left


def test_klaw_s_attachments_stun_retaliate_and_can_be_removed() -> None:
    table = Table("she-hulk", scenario="klaw")
    table.reveals("sonic-converter")
    table.reveals("solid-sound-body")
    table.attacked("klaw-1")
    table.does("undefended")
    assert table.piece("she-hulk").stunned == 1
    table.change("she-hulk", stunned=0, exhausted=False)
    table.does("attack:she-hulk>klaw-1")
    assert table.damage("she-hulk") == 1 + 1
    table.hand("energy", "genius", "strength")
    table.does("use:sonic-converter", "pay")
    assert not table.in_play("sonic-converter")


def test_klaw_s_minions_and_treacheries_resolve() -> None:
    table = Table("she-hulk", scenario="klaw")
    table.reveals("armored-guard")
    assert table.piece("armored-guard").tough == 1
    table.attacked("klaw-1", boost="weapons-runner")
    table.does("undefended")
    assert table.in_play("weapons-runner")
    table = Table("she-hulk", scenario="klaw")
    table.encounter("loud-threat")
    table.reveals("klaw-s-vengeance")
    table.does("undefended")
    assert (table.damage("she-hulk"), table.threat()) == (3, 1)
    table.reveals("sonic-boom")
    assert table.piece("she-hulk").exhausted
    table.change("she-hulk", exhausted=False)
    table.attacked("klaw-1", boost="sonic-boom")
    table.does("undefended")
    table.change("klaw-1", damage=5)
    table.reveals("sound-manipulation")
    assert (table.damage("she-hulk"), table.damage("klaw-1")) == (5, 3)
    table = Table("she-hulk", scenario="klaw", form="alter-ego")
    table.hand("haymaker")
    table.reveals("klaw-s-vengeance")
    assert table.held() == []


def test_sonic_boom_boost_exhausts_the_damaged_character() -> None:
    table = Table("she-hulk")
    table.attacked("rhino-1", boost="sonic-boom")
    table.does("undefended")
    assert table.piece("she-hulk").exhausted


@pytest.mark.parametrize("stage", ["klaw-1", "klaw-2", "klaw-3"])
def test_klaw_s_extra_boost_card_is_not_dealt_for_a_minion_s_attack(stage: str) -> None:
    table = Table("she-hulk", scenario="klaw")
    table.change("klaw-1", face=stage)
    table.put("underboss")
    table.attacked("underboss")
    table.does("undefended")
    assert len(table.events("boost")) == 1
    assert table.piece("klaw-1").boosts == []


def test_sonic_converter_stuns_only_after_klaw_s_attacks() -> None:
    table = Table("she-hulk", scenario="klaw")
    table.reveals("sonic-converter")
    table.put("brawler")
    table.attacked("brawler")
    table.does("undefended")
    assert (table.damage("she-hulk"), table.piece("she-hulk").stunned) == (2, 0)


def test_weapons_runner_boost_engages_the_attacked_player() -> None:
    table = Table("she-hulk", "iron-man", scenario="klaw")
    table.attacked("klaw-1", seat=1, boost="weapons-runner")
    table.undefended()
    assert table.piece("weapons-runner").area == 1


def test_klaw_s_vengeance_depends_on_form_and_damage() -> None:
    table = Table("she-hulk", "iron-man", scenario="klaw", form="alter-ego")
    table.hand("haymaker", "haymaker")
    table.hand("genius", seat=1)
    table.reveals("klaw-s-vengeance")
    table.waits_for(0, "turn")
    assert (table.held(0), table.held(1), table.damage("she-hulk")) == (["haymaker"], ["genius"], 0)
    for tough, boost, damage, threat in (
        (0, "quiet-threat", 0, 0),
        (0, "hydra-mercenary", 1, 1),
        (1, "loud-threat", 0, 1),  # dealt although tough prevented it
    ):
        table = Table("she-hulk", scenario="klaw")
        table.change("she-hulk", tough=tough)
        table.hand("haymaker")
        table.encounter(boost)
        table.reveals("klaw-s-vengeance")
        table.does("undefended")
        assert table.damage("she-hulk") == damage
        assert (table.threat(), table.held()) == (threat, ["haymaker"])


def test_sonic_boom_is_avoided_by_spending_one_resource_of_each_type() -> None:
    table = Table("she-hulk", scenario="klaw")
    table.put("hellcat")
    table.hand("energy", "genius", "strength")
    table.reveals("sonic-boom")
    table.does("choose:spend", "pay")
    assert (table.held(), table.piece("she-hulk").exhausted) == ([], False)
    for hand in (["energy", "genius"], ["genius", "strength"], ["energy", "strength"]):
        table = Table("she-hulk", "iron-man", scenario="klaw")
        table.put("hellcat")
        table.hand(*hand)
        table.reveals("sonic-boom")
        assert table.held() == hand
        assert [table.piece(card).exhausted for card in ("she-hulk", "hellcat", "iron-man")] == [True, True, False]


def test_sonic_boom_as_a_boost_spares_other_heroes() -> None:
    table = Table("she-hulk", "iron-man")
    table.attacked("rhino-1", boost="sonic-boom")
    table.undefended()
    assert (table.piece("she-hulk").exhausted, table.piece("iron-man").exhausted) == (True, False)


def test_sonic_boom_boost_spares_a_hero_whose_ally_took_the_damage() -> None:
    table = Table("she-hulk")
    table.put("hellcat")
    table.attacked("rhino-1", boost="sonic-boom")
    table.does("defend:hellcat")
    assert table.damage("hellcat") == 2
    assert not table.piece("she-hulk").exhausted


def test_sound_manipulation_heals_klaw_against_an_alter_ego_or_surges() -> None:
    for damage, left, surge in ((6, 2, False), (1, 0, False), (0, 0, True)):
        table = Table("she-hulk", scenario="klaw", form="alter-ego")
        table.change("klaw-1", damage=damage)
        table.reveals("sound-manipulation")
        assert (table.damage("klaw-1"), table.damage("she-hulk")) == (left, 0)
        assert table.revealed() == ["sound-manipulation", *["quiet-threat"] * surge]


def test_armored_rhino_suit_takes_five_damage() -> None:
    table = Table("she-hulk")
    table.reveals("armored-rhino-suit")
    table.does("attack:she-hulk>rhino-1")
    assert (table.damage("rhino-1"), table.damage("armored-rhino-suit")) == (0, 3)
    table.change("she-hulk", exhausted=False)
    table.does("attack:she-hulk>rhino-1")
    assert not table.in_play("armored-rhino-suit")
    assert table.damage("rhino-1") == 0


def test_armored_rhino_suit_protects_only_rhino() -> None:
    table = Table("she-hulk")
    table.reveals("armored-rhino-suit")
    table.put("radioactive-man")
    table.does("attack:she-hulk>radioactive-man")
    assert (table.damage("radioactive-man"), table.damage("armored-rhino-suit")) == (3, 0)
    table.change("armored-rhino-suit", damage=1)
    table.change("she-hulk", exhausted=False)
    table.does("attack:she-hulk>rhino-1")
    assert table.damage("armored-rhino-suit") == 4
    table.put("hellcat")
    table.does("attack:hellcat>rhino-1")
    assert not table.in_play("armored-rhino-suit")
    assert table.damage("rhino-1") == 0


def test_stun_by_webbed_up_prevents_klaw_s_extra_boost_card() -> None:
    table = Table("spider-man", scenario="klaw")
    table.put("webbed-up", on="klaw-1")
    before = len(table.state.encounter)
    table.attacked("klaw-1")
    assert len(table.state.encounter) == before + 1  # plus the boost card stacked for the attack
    assert table.piece("klaw-1").stunned == 1
    assert not table.in_play("webbed-up")


def test_klaw_is_defeated_when_the_immortal_klaw_leaves() -> None:
    table = Table("captain-marvel", scenario="klaw")
    table.change("klaw-1", damage=15)
    table.put("the-immortal-klaw", threat=2)
    table.change("klaw-1", damage=15)
    table.does("thwart:captain-marvel>the-immortal-klaw")
    assert table.piece("klaw-1").face == "klaw-2"
    assert table.damage("klaw-1") == 0


def test_armored_rhino_suit_prevents_damage_but_not_the_stun() -> None:
    table = Table("she-hulk")
    table.put("superhuman-strength")
    table.put("armored-rhino-suit", on="rhino-1")
    table.does("attack:she-hulk>rhino-1")
    assert table.damage("rhino-1") == 0
    assert table.piece("rhino-1").stunned == 1
    assert not table.in_play("armored-rhino-suit")


def test_a_minion_put_into_play_is_not_revealed() -> None:
    table = Table("spider-man", scenario="klaw")
    table.encounter("hydra-bomber")
    table.state.scheme_deck = ["secret-rendezvous"]
    threaten(table, 5)
    table.schemed("klaw-1", boost="quiet-threat")
    assert plain(table.state.scheme) == "secret-rendezvous"
    assert table.threat() == 0  # excess threat is lost
    assert table.in_play("hydra-bomber")
    assert table.damage("spider-man") == 0


def test_sonic_converter_stuns_the_surviving_defending_ally() -> None:
    table = Table("captain-marvel", scenario="klaw")
    table.put("luke-cage")
    table.put("sonic-converter", on="klaw-1")
    table.encounter("quiet-threat")
    table.attacked("klaw-1")
    table.does("defend:luke-cage")
    assert (table.damage("luke-cage"), table.piece("luke-cage").stunned) == (1, 1)
    assert table.piece("captain-marvel").stunned == 0


def test_sonic_converter_stuns_nobody_without_damage() -> None:
    table = Table("captain-marvel", scenario="klaw")
    table.put("sonic-converter", on="klaw-1")
    table.encounter("quiet-threat")
    table.attacked("klaw-1")
    table.does("defend:captain-marvel")
    assert (table.damage("captain-marvel"), table.piece("captain-marvel").stunned) == (0, 0)


def test_solid_sound_body_retaliates_against_an_attacking_ally() -> None:
    table = Table("captain-marvel", scenario="klaw")
    table.put("solid-sound-body", on="klaw-1")
    table.put("hawkeye")
    table.does("attack:hawkeye>klaw-1")
    assert (table.damage("klaw-1"), table.damage("hawkeye")) == (1, 2)


@pytest.mark.parametrize(("boost", "what"), [("sonic-boom", "exhausted"), ("sweeping-swoop", "stunned")])
def test_boost_effect_counts_overkill_damage_to_the_hero(boost: str, what: str) -> None:
    table = Table("she-hulk")
    table.put("hellcat", damage=2)
    table.put("charge", on="rhino-1")
    table.change("she-hulk", tough=1)
    table.attacked("rhino-1", boost=boost)
    table.does("defend:hellcat")
    assert (table.damage("she-hulk"), table.piece("she-hulk").tough) == (0, 0)
    assert getattr(table.piece("she-hulk"), what)


@pytest.mark.parametrize(("boost", "what"), [("sonic-boom", "exhausted"), ("sweeping-swoop", "stunned")])
def test_boost_effect_applies_to_the_character_that_was_attacked(boost: str, what: str) -> None:
    """Defend with an ally instead of the hero."""
    table = Table("she-hulk")
    table.put("luke-cage", tough=1)
    table.attacked("rhino-1", boost=boost)
    table.does("defend:luke-cage")
    assert not getattr(table.piece("she-hulk"), what)
    assert table.piece("luke-cage").stunned == (1 if what == "stunned" else 0)


@pytest.mark.parametrize(("tough", "defends", "threat"), [(1, False, 1), (0, False, 1), (0, True, 0)])
def test_klaw_s_vengeance_counts_damage_dealt_even_to_a_tough_hero(tough: int, defends: bool, threat: int) -> None:
    table = Table("spider-man", scenario="klaw")
    table.change("spider-man", tough=tough)
    table.encounter("hydra-bomber", "quiet-threat")
    table.reveals("klaw-s-vengeance")
    table.does("pass", "defend:spider-man" if defends else "undefended")
    assert table.threat() == threat


def test_sonic_boom_must_be_paid_if_all_characters_are_exhausted() -> None:
    table = Table("spider-man", scenario="klaw")
    table.change("spider-man", exhausted=True)
    table.hand("energy", "genius", "strength")
    table.reveals("sonic-boom")
    table.does("pay")
    table.waits_for(0, "turn")
    assert table.held() == []


def test_solid_sound_body_retaliates_although_tough_stopped_the_damage() -> None:
    table = Table("she-hulk", scenario="klaw")
    table.put("solid-sound-body", on="klaw-1")
    table.change("klaw-1", tough=1)
    table.change("she-hulk", tough=1)
    table.does("attack:she-hulk>klaw-1")
    assert (table.damage("klaw-1"), table.piece("klaw-1").tough, table.piece("she-hulk").tough) == (0, 0, 0)


def test_klaw_s_vengeance_does_nothing_without_klaw() -> None:
    table = Table("she-hulk")
    table.reveals("klaw-s-vengeance")
    table.waits_for(0, "turn")
    assert (table.strikes(), table.threat()) == ([], 0)
