"""FAQ rulings on fights, shown with fixture cards: who attacks whom, and defeated cards that stay in play."""

from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table, plain


def test_nebu_02_ally_forced_to_attack_takes_consequential_damage() -> None:
    table = FixtureTable("captain-marvel")
    table.put("pal")  # ATK 3, 2 consequential damage
    table.reveals("old-grudge")
    assert (table.damage("captain-marvel"), table.damage("pal"), table.piece("pal").exhausted) == (3, 2, False)
    assert [event["card"] for event in table.events("damaged")] == ["captain-marvel", "pal"]
    assert table.events("surge") == []
    table.waits_for(0, "turn")
    # A stunned ally does not attack and only loses the stunned card.
    table.change("pal", stunned=1)
    table.reveals("old-grudge")
    assert (table.damage("captain-marvel"), table.damage("pal"), table.piece("pal").stunned) == (3, 2, 0)
    assert plain(table.state.encounter_discard).count("quiet-threat") == 1  # the card that surge revealed


def test_nebu_02_hero_attacked_by_an_ally_retaliates() -> None:
    table = FixtureTable("black-panther", "captain-marvel")
    table.put("pal", seat=1)
    table.reveals("old-grudge", seat=0)
    assert (table.damage("black-panther"), table.damage("captain-marvel"), table.damage("pal")) == (3, 0, 1 + 2)


def test_bkw_03_cancelling_boost_icons_requires_an_icon() -> None:
    table = FixtureTable("captain-marvel")
    table.put("handspring")
    table.attacked("rhino-1", boost="quiet-threat")  # no icon
    table.does("undefended")
    assert (table.in_play("handspring"), table.strikes()) == (True, [("rhino-1", "captain-marvel", 2)])
    table.attacked("rhino-1", boost="loud-threat")  # 3 icons
    table.does("undefended", "trigger:handspring")
    assert table.events("boost-cancelled") == [{"card": "loud-threat", "icons": 3}]
    assert (table.damage("rhino-1"), table.damage("captain-marvel")) == (3, 2 + 2)
    assert table.strikes() == [("rhino-1", "captain-marvel", 2)]
    assert (table.discarded(), plain(table.state.encounter_discard)) == (
        ["handspring"],
        ["quiet-threat", "loud-threat"],
    )
    # An amplify icon adds one icon to the card. Other boost cards keep their own icons.
    table.put("amplifier")
    table.put("handspring")
    table.piece("rhino-1").boosts = [table.make("quiet-threat")]
    table.schemed("rhino-1", boost="loud-threat")
    table.does("trigger:handspring")
    assert [(event["amount"], event["boost"]) for event in table.events("schemes")] == [(1 + 4, 4)]
    assert table.damage("rhino-1") == 3 + 1


def test_mutgen_05_constantly_confused_hero_is_confused_again_at_once() -> None:
    table = FixtureTable("captain-marvel", "she-hulk")
    table.change("the-break-in", threat=5)
    table.reveals("mesmerist")
    assert table.events("status") == [{"card": "captain-marvel", "status": "confused"}]
    assert table.piece("she-hulk").confused == 0
    table.does("thwart:captain-marvel>the-break-in")
    assert [event.kind for event in table.happened][-2:] == ["status-gone", "status"]
    assert (table.piece("captain-marvel").confused, table.piece("captain-marvel").exhausted) == (1, True)
    assert (table.threat(), table.events("thwarts")) == (5, [])
    # Steady makes room for a second card, and both are replaced again.
    table.put("backbone")
    table.change("captain-marvel", exhausted=False)
    assert table.piece("captain-marvel").confused == 2
    table.does("thwart:captain-marvel>the-break-in")
    assert (table.piece("captain-marvel").confused, table.threat()) == (2, 5)
    assert len(table.events("status")) == 2
    # Without her the next thwart discards both for good.
    table.change("mesmerist", area=1)
    assert table.piece("she-hulk").confused == 1
    table.change("captain-marvel", exhausted=False)
    table.does("thwart:captain-marvel>the-break-in")
    assert (table.piece("captain-marvel").confused, table.events("status")) == (0, [])


def test_mutgen_07_defeated_villain_stage_is_not_tucked_under_a_card() -> None:
    table = FixtureTable("captain-marvel")
    table.put("prison-ward")  # puts characters defeated by an attack under itself
    table.change("rhino-1", damage=13)
    table.does("attack:captain-marvel>rhino-1")
    assert (table.piece("rhino-1").face, table.piece("prison-ward").tucked) == ("rhino-2", [])


def possessed() -> Table:
    """Return a table with a minion defeated by 2 damage and attached to the most expensive ally."""
    table = FixtureTable("captain-marvel")
    table.put("friend")
    table.put("pal")  # the more expensive one: ATK 3
    table.put("body-thief")
    table.does("attack:captain-marvel>body-thief")
    return table


def test_next_02_a_minion_that_is_attached_instead_of_leaving_keeps_its_damage() -> None:
    table = possessed()
    assert table.events("defeated") == [{"card": "body-thief"}]
    assert table.events("attached") == [{"card": "body-thief", "target": "pal"}]
    assert table.events("left") == []
    assert (table.damage("body-thief"), plain(table.piece("body-thief").host)) == (2, "pal")
    assert (table.piece("pal").face, table.piece("friend").face) == ("pal~minion", "friend")
    table.hand("fire")  # when a card leaves play, hit points of an attached minion are not checked again
    table.does("play:fire")
    assert (table.in_play("friend"), table.damage("body-thief")) == (False, 2)
    # It leaves play together with its host.
    table.change("pal", damage=4)
    table.change("captain-marvel", exhausted=False)
    table.does("attack:captain-marvel>pal")
    assert (table.discarded(), plain(table.state.encounter_discard)) == (["friend", "fire", "pal"], ["body-thief"])


def test_next_02_minion_without_a_possible_host_leaves_play() -> None:
    table = FixtureTable("captain-marvel")
    table.put("body-thief")
    table.does("attack:captain-marvel>body-thief")
    assert plain(table.state.encounter_discard) == ["body-thief"]
    table.waits_for(0, "turn")


def test_next_04_attached_minion_is_not_engaged_and_does_not_activate() -> None:
    table = possessed()
    assert (table.piece("body-thief").area, table.piece("pal").area) == (-1, 0)
    table.does("end-turn", "undefended", "undefended")
    assert table.strikes() == [("rhino-1", "captain-marvel", 2), ("pal", "captain-marvel", 3)]
    assert [event["card"] for event in table.events("activates")] == ["rhino-1", "pal"]
    assert table.damage("pal") == 0  # no longer an ally: no consequential damage
    table.waits_for(0, "turn")


def test_wsp_03_player_orders_retaliation_after_a_divided_attack() -> None:
    for first, taken in (("m-o-d-o-k", 1), ("spiky", 2)):
        table = FixtureTable("captain-marvel")  # ATK 2
        table.put("long-arms")
        table.put("spiky")  # retaliate 1
        table.put("m-o-d-o-k")  # retaliate 2
        table.change("captain-marvel", tough=1)
        table.does("attack:captain-marvel>spiky", "damage:m-o-d-o-k")
        assert (table.damage("spiky"), table.damage("m-o-d-o-k"), table.damage("rhino-1")) == (1, 1, 0)
        table.waits_for(0, "order")
        table.does(f"next:{first}")
        assert [event["card"] for event in table.events("tough-stopped")] == ["captain-marvel"]
        assert (table.damage("captain-marvel"), table.piece("captain-marvel").tough) == (taken, 0)
        table.waits_for(0, "turn")
    # Without tough it takes both, each separately.
    table.change("captain-marvel", damage=0, exhausted=False)
    table.does("attack:captain-marvel>m-o-d-o-k", "damage:spiky", "next:spiky")
    assert [(event["source"], event["amount"]) for event in table.events("damaged")][2:] == [
        ("spiky", 1),
        ("m-o-d-o-k", 2),
    ]
    assert table.damage("captain-marvel") == 3


def test_wsp_01_divided_thwart_is_assigned_before_threat_is_removed() -> None:
    table = FixtureTable("captain-marvel")  # THW 2
    table.put("long-stride")
    table.put("crowd-control", threat=1)  # crisis
    table.change("the-break-in", threat=5)
    table.does("thwart:captain-marvel>crowd-control")
    assert table.events("thwarted") == [{"card": "crowd-control", "amount": 1, "threat": 0}]
    assert not table.in_play("crowd-control")
    assert table.piece("the-break-in").threat == 5  # although nothing protects it anymore
    table.waits_for(0, "turn")


def test_wsp_01_a_divided_thwart_may_go_to_several_schemes() -> None:
    table = FixtureTable("captain-marvel")
    table.put("long-stride")
    table.put("breakin-takin", threat=1)
    table.change("the-break-in", threat=5)
    table.does("thwart:captain-marvel>the-break-in", "threat:breakin-takin")
    assert [(event["card"], event["amount"]) for event in table.events("thwarted")] == [
        ("the-break-in", 1),
        ("breakin-takin", 1),
    ]
    assert (table.piece("the-break-in").threat, table.in_play("breakin-takin")) == (4, False)
    # Both may go to the same scheme.
    table.put("breakin-takin", threat=2)
    table.change("captain-marvel", exhausted=False)
    table.does("thwart:captain-marvel>the-break-in", "threat:the-break-in")
    assert (table.piece("the-break-in").threat, table.piece("breakin-takin").threat) == (2, 2)
