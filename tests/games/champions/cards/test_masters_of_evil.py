"""Masters of Evil."""

from games.champions.table import Table


def test_masters_of_evil_cards_resolve() -> None:
    table = Table("she-hulk", scenario="klaw")
    table.encounter("radioactive-man")
    table.reveals("the-masters-of-evil")
    assert table.in_play("radioactive-man")
    table.hand("haymaker")
    table.reveals("masters-of-mayhem")
    table.does("undefended")
    assert table.held() == []
    table.put("tiger-shark")
    table.attacked("tiger-shark")
    table.does("undefended")
    assert table.piece("tiger-shark").tough == 1
    table.put("melter")
    table.put("hellcat")
    table.attacked("melter")  # the ally must defend
    assert table.events("defends") == [{"card": "hellcat"}]


def test_masters_of_mayhem_searches_for_a_minion_if_none_is_in_play() -> None:
    table = Table("she-hulk", scenario="klaw")
    table.encounter("whirlwind")
    table.reveals("masters-of-mayhem")
    assert table.in_play("whirlwind")


def test_masters_of_evil_minions_answer_only_their_own_attacks() -> None:
    table = Table("she-hulk", "iron-man")
    for minion in ("radioactive-man", "tiger-shark", "whirlwind"):
        table.put(minion)
    table.hand("haymaker", "haymaker")
    table.hand("genius", seat=1)
    table.attacked("rhino-1")
    table.undefended()
    assert (len(table.held()), table.piece("tiger-shark").tough, table.damage("iron-man")) == (2, 0, 0)
    table.attacked("radioactive-man")
    table.undefended()
    assert (len(table.held()), len(table.held(1))) == (1, 1)
    assert table.story().index("damaged") < table.story().index("discarded")
    table.attacked("whirlwind")
    table.undefended()
    assert (table.damage("she-hulk"), table.damage("iron-man")) == (2 + 1 + 2, 2)


def test_masters_of_evil_boost_abilities_resolve() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("hellcat")
    table.put("tigra", seat=1)
    table.hand("haymaker", "haymaker")
    table.hand("genius", seat=1)
    table.attacked("rhino-1", boost="radioactive-man")
    table.undefended()
    assert (len(table.held()), len(table.held(1))) == (1, 1)
    table.attacked("rhino-1", boost="tiger-shark")
    table.undefended()
    assert [table.piece(card).tough for card in ("rhino-1", "she-hulk")] == [1, 0]
    table.attacked("rhino-1", boost="whirlwind")
    table.undefended()
    assert [table.damage(card) for card in ("she-hulk", "iron-man", "hellcat")] == [2 + 2 + 2 + 1, 1, 0]
    table.attacked("rhino-1", boost="melter")
    table.undefended()
    assert [table.piece(card).exhausted for card in ("hellcat", "tigra", "she-hulk")] == [True, False, False]


def test_masters_of_mayhem_searches_nothing_after_an_attack() -> None:
    table = Table("she-hulk", scenario="klaw")
    table.put("radioactive-man")
    table.put("brawler")
    table.encounter("whirlwind")
    table.reveals("masters-of-mayhem")
    table.does("undefended")
    assert table.damage("she-hulk") == 1  # Brawler is not a Master of Evil
    assert not table.in_play("whirlwind")
    table = Table("she-hulk", "iron-man", scenario="klaw")
    table.encounter("brawler", "whirlwind", "the-masters-of-evil", "melter")
    table.reveals("masters-of-mayhem", seat=1)
    assert sorted(table.options()) == ["pick:melter", "pick:whirlwind"]
    table.does("pick:whirlwind")
    assert table.piece("whirlwind").area == 1
    assert len(table.events("shuffled")) == 1


def test_the_masters_of_evil_and_klaw_s_schemes_engage_the_first_player() -> None:
    table = Table("she-hulk", "iron-man", scenario="klaw")
    table.state.first = 1
    table.encounter("brawler", "whirlwind")
    table.reveals("the-masters-of-evil")
    assert not table.in_play("brawler")
    assert table.piece("whirlwind").area == 1


def test_masters_of_mayhem_searches_if_its_only_minion_is_stunned() -> None:
    table = Table("spider-man", scenario="klaw")
    table.put("melter", stunned=1)
    table.encounter("tiger-shark")
    table.state.encounter_discard += [table.make("whirlwind")]
    table.reveals("masters-of-mayhem")
    table.does("pick:whirlwind")
    assert table.piece("melter").stunned == 0
    assert table.in_play("whirlwind")
    assert table.damage("spider-man") == 0


def test_masters_of_mayhem_searches_if_webbed_up_stops_its_only_minion() -> None:
    table = Table("spider-man", scenario="klaw")
    table.put("melter")
    table.put("webbed-up", on="melter")
    table.encounter("tiger-shark")
    table.reveals("masters-of-mayhem")
    assert table.piece("melter").stunned == 1
    assert table.in_play("tiger-shark")


def test_radioactive_man_discards_from_the_defending_player() -> None:
    table = Table("captain-marvel", "spider-man", scenario="klaw")
    table.hand("haymaker")
    table.hand("backflip", seat=1)
    table.put("black-cat", seat=1)
    table.put("radioactive-man")
    table.attacked("radioactive-man")
    table.does("undefended", "defend:black-cat")
    assert (table.held(0), table.held(1)) == (["haymaker"], [])


def test_melter_must_be_defended_by_an_ally_if_able() -> None:
    table = Table("captain-marvel", "spider-man", scenario="klaw")
    table.put("hawkeye")
    table.put("tigra", exhausted=True)
    table.put("melter")
    table.attacked("melter")
    assert table.strikes() == [("melter", "hawkeye", 3)]  # no other defender is offered
    assert not table.in_play("hawkeye")
    table.attacked("melter")
    assert "undefended" in table.options()


def test_whirlwind_does_not_attack_alter_egos() -> None:
    table = Table("spider-man", "iron-man")
    table.change("iron-man", face="tony-stark")
    table.put("whirlwind")
    table.attacked("whirlwind")
    table.undefended()
    assert (table.damage("spider-man"), table.damage("iron-man")) == (2, 0)


def test_whirlwind_defeated_by_retaliate_finishes_both_attacks() -> None:
    table = Table("black-panther", "she-hulk")
    table.put("whirlwind", damage=5)
    table.attacked("whirlwind")
    table.undefended()
    assert not table.in_play("whirlwind")
    assert (table.damage("black-panther"), table.damage("she-hulk")) == (2, 2)


def test_stunned_whirlwind_makes_no_attacks() -> None:
    table = Table("black-panther", "she-hulk")
    table.put("whirlwind", stunned=1)
    table.attacked("whirlwind")
    table.waits_for(0, "turn")
    assert (table.damage("black-panther"), table.damage("she-hulk"), table.piece("whirlwind").stunned) == (0, 0, 0)


def test_whirlwind_s_attacks_are_defended_separately() -> None:
    table = Table("black-panther", "she-hulk")
    table.put("hellcat", seat=1)
    table.put("whirlwind", seat=1)
    table.hand("counter-punch")
    table.attacked("whirlwind", seat=1)
    table.does("defend:black-panther", "defend:hellcat", "trigger:counter-punch")
    assert (table.damage("hellcat"), table.damage("black-panther"), table.damage("she-hulk")) == (2, 0, 0)
    assert table.damage("whirlwind") == 1 + 2


def test_masters_of_mayhem_resolves_whirlwind_s_attacks_on_each_player() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("whirlwind", seat=1)
    table.put("tiger-shark", seat=0)
    table.reveals("masters-of-mayhem")
    table.undefended()
    assert (table.damage("spider-man"), table.damage("she-hulk")) == (5, 2)
    assert table.piece("tiger-shark").tough == 1


def test_whirlwind_attacks_the_next_hero_after_eliminating_one() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("whirlwind")
    table.change("spider-man", damage=9)
    table.attacked("whirlwind")
    table.undefended()
    assert table.state.players[0].eliminated
    assert table.damage("she-hulk") == 2
    assert table.piece("whirlwind").area == 1


def test_hero_can_defend_only_one_of_whirlwind_s_attacks() -> None:
    table = Table("captain-marvel", "she-hulk", "iron-man")
    table.put("whirlwind")
    table.put("indomitable")
    table.attacked("whirlwind")
    table.does("defend:captain-marvel")
    while "undefended" in table.options():
        assert "defend:captain-marvel" not in table.options()
        table.does("undefended")
    table.does("trigger:indomitable")
    assert [table.damage(name) for name in ("captain-marvel", "she-hulk", "iron-man")] == [1, 2, 2]
    assert not table.piece("captain-marvel").exhausted


def test_ally_can_defend_another_player_s_hero_against_whirlwind() -> None:
    table = Table("captain-marvel", "she-hulk")
    table.put("whirlwind")
    table.put("luke-cage", tough=1)
    table.attacked("whirlwind")
    table.does("undefended", "undefended")  # no defender for Captain Marvel
    table.does("undefended")  # She-Hulk does not defend herself
    table.waits_for(0, "defend")
    assert "defend:captain-marvel" in table.options()
    table.does("defend:luke-cage")
    assert (table.damage("captain-marvel"), table.damage("she-hulk"), table.piece("luke-cage").tough) == (2, 0, 0)


def test_masters_of_mayhem_searches_against_an_alter_ego() -> None:
    table = Table("spider-man", scenario="klaw", form="alter-ego")
    table.put("melter")
    table.encounter("tiger-shark")
    table.reveals("masters-of-mayhem")
    assert (table.strikes(), table.in_play("tiger-shark")) == ([], True)
