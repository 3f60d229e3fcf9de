"""Stunned, confused and tough; stalwart, steady and vulnerable."""

from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table
from tableverse.kernel.ledger import rule


def statuses(table: Table, card: str) -> tuple[int, int, int]:
    piece = table.piece(card)
    return piece.stunned, piece.confused, piece.tough


@rule("CHA-STUNNED-01", "CHA-STUNNED-02", "CHA-STUNNED-03", "CHA-STATUS-06", "CHA-STATUS-02")
def test_a_stun_effect_places_a_card_that_cancels_one_attack() -> None:
    table = FixtureTable("she-hulk")
    table.hand("stun-only")
    table.does("play:stun-only", "pick:rhino-1")
    assert table.events("status") == [{"card": "rhino-1", "status": "stunned"}]
    assert statuses(table, "rhino-1") == (1, 0, 0)
    table.attacked("rhino-1")
    assert "strikes" not in table.story()
    assert statuses(table, "rhino-1") == (0, 0, 0)
    table.attacked("rhino-1")  # the one after that is made
    table.does("undefended")
    assert table.damage("she-hulk") == 2


@rule("CHA-CONFUSED-01", "CHA-CONFUSED-02", "CHA-CONFUSED-03", "CHA-STATUS-07")
def test_a_confused_card_cancels_one_scheme() -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    table.hand("dazzle")
    table.does("play:dazzle", "pick:rhino-1")
    assert statuses(table, "rhino-1") == (1, 1, 0)
    table.schemed("rhino-1")
    assert table.threat() == 0
    assert statuses(table, "rhino-1") == (1, 0, 0)  # the other card stays
    table.schemed("rhino-1")
    assert table.threat() == 1


@rule("CHA-STATUS-03", "CHA-STATUS-01", "CHA-STATUS-08")
def test_character_holds_at_most_one_card_of_each_status() -> None:
    table = FixtureTable("she-hulk")
    table.hand("dazzle", "toughen", "dazzle", "toughen")
    table.does("play:dazzle", "pick:rhino-1")
    table.does("play:toughen", "pick:rhino-1")
    assert statuses(table, "rhino-1") == (1, 1, 1)
    table.put("brawler")
    table.does("play:dazzle")
    assert table.options() == ["pick:she-hulk", "pick:brawler"]  # Rhino has them already
    table.does("pick:brawler", "play:toughen")
    assert table.options() == ["pick:she-hulk", "pick:brawler"]
    table.does("pick:brawler")
    assert statuses(table, "rhino-1") == (1, 1, 1)
    table.does("attack:she-hulk>rhino-1")
    assert table.damage("rhino-1") == 0  # tough


@rule("CHA-STATUS-04", "CHA-STEADY-01", "CHA-KEYWORD-16", "CHA-CONFUSED-04")
def test_steady_character_holds_two_stunned_and_two_confused_cards() -> None:
    table = FixtureTable("she-hulk")
    table.put("steady-one")
    table.hand("dazzle", "dazzle", "dazzle", "toughen", "toughen")
    for _ in range(2):
        table.does("play:dazzle", "pick:steady-one")
    table.does("play:toughen", "pick:steady-one")
    assert statuses(table, "steady-one") == (2, 2, 1)
    for event in ("dazzle", "toughen"):
        table.does(f"play:{event}")
        assert table.options() == ["pick:she-hulk", "pick:rhino-1"]  # the steady character has its maximum
        table.does("pick:rhino-1")


@rule("CHA-STEADY-02", "CHA-STEADY-03", "CHA-STEADY-04", "CHA-CONFUSED-04")
def test_steady_hero_needs_two_cards_and_loses_both() -> None:
    table = FixtureTable("she-hulk")
    table.put("backbone")
    table.state.play[table.state.scheme].threat = 4
    table.change("she-hulk", stunned=1, confused=1)
    table.does("attack:she-hulk>rhino-1")
    assert table.damage("rhino-1") == 3
    table.change("she-hulk", exhausted=False)
    table.does("thwart:she-hulk>the-break-in")
    assert table.threat() == 3
    table.change("she-hulk", exhausted=False, stunned=2, confused=2)
    table.does("attack:she-hulk>rhino-1")
    assert (table.damage("rhino-1"), statuses(table, "she-hulk")) == (3, (0, 2, 0))
    table.change("she-hulk", exhausted=False)
    table.does("thwart:she-hulk>the-break-in")
    assert (table.threat(), statuses(table, "she-hulk")) == (3, (0, 0, 0))


@rule("CHA-STEADY-04", "CHA-STEADY-03")
def test_a_steady_enemy_schemes_with_one_card_and_not_with_two() -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    table.put("steady-one", confused=1)
    table.schemed("steady-one")
    assert table.threat() == 1
    table.change("steady-one", confused=2)
    table.schemed("steady-one")
    assert (table.threat(), statuses(table, "steady-one")) == (1, (0, 0, 0))


@rule("CHA-STUNNED-05", "CHA-CONFUSED-05")
def test_immune_character_receives_no_status_card() -> None:
    table = FixtureTable("she-hulk")
    table.put("stubborn")
    table.hand("dazzle")
    table.does("play:dazzle")
    assert table.options() == ["pick:she-hulk", "pick:rhino-1"]  # it is no valid target
    table.does("pick:rhino-1")
    assert statuses(table, "stubborn") == (0, 0, 0)


@rule("CHA-STALWART-01")
def test_stalwart_character_can_only_be_tough() -> None:
    table = FixtureTable("she-hulk")
    table.put("rock")
    table.hand("dazzle", "toughen")
    table.does("play:dazzle")
    assert table.options() == ["pick:she-hulk", "pick:rhino-1"]  # it is no valid target
    table.does("pick:rhino-1", "play:toughen", "pick:rock")
    assert statuses(table, "rock") == (0, 0, 1)


@rule("CHA-STALWART-02")
def test_character_gaining_stalwart_loses_stunned_and_confused() -> None:
    for gone in (["stunned", "confused"], ["stunned"], ["confused"]):
        table = FixtureTable("she-hulk")
        table.change("she-hulk", tough=1, **dict.fromkeys(gone, 1))
        table.hand("iron-will")
        table.does("play:iron-will")
        assert table.events("status-gone") == [{"card": "she-hulk", "status": status} for status in gone]
        assert statuses(table, "she-hulk") == (0, 0, 1)


@rule("CHA-VULNERABLE-01")
def test_vulnerable_minion_is_discarded_when_stunned_or_confused() -> None:
    for event in ("stun-only", "dazzle"):
        table = FixtureTable("she-hulk")
        table.put("fragile")
        table.hand(event)
        table.does(f"play:{event}", "pick:fragile")
        assert not table.in_play("fragile")
        assert "defeated" not in table.story()
        assert table.threat() == 0  # its When Defeated is not resolved
        assert [thing.split(".")[0] for thing in table.state.encounter_discard] == ["fragile"]


@rule("CHA-VULNERABLE-02")
def test_stunning_attack_discards_a_vulnerable_minion_before_damage() -> None:
    table = FixtureTable("she-hulk")
    table.put("fragile")
    table.hand("stunning-blow")
    table.does("play:stunning-blow", "pick:fragile")
    assert not table.in_play("fragile")
    assert "damaged" not in table.story()
    assert "defeated" not in table.story()
    table.hand("stunning-blow")
    table.does("play:stunning-blow")  # the villain is the only enemy left
    assert (table.damage("rhino-1"), statuses(table, "rhino-1")) == (4, (1, 0, 0))


@rule("CHA-VULNERABLE-03")
def test_steady_and_vulnerable_takes_two_cards() -> None:
    table = FixtureTable("she-hulk")
    table.put("steady-fragile")
    table.hand("dazzle", "stun-only")
    table.does("play:dazzle", "pick:steady-fragile")
    assert statuses(table, "steady-fragile") == (1, 1, 0)
    table.does("play:stun-only", "pick:steady-fragile")
    assert not table.in_play("steady-fragile")


@rule("CHA-STATUS-05")
def test_status_cards_apply_before_interrupts() -> None:
    table = FixtureTable("she-hulk")
    table.put("knuckles")
    table.change("she-hulk", stunned=1)
    table.does("attack:she-hulk>rhino-1")  # Knuckles is not offered
    assert not table.piece("knuckles").exhausted
    table.waits_for(0, "turn")
    table = FixtureTable("spider-man")
    table.put("shell")
    table.change("spider-man", tough=1)
    table.hand("ram")
    table.does("play:ram", "pick:spider-man")  # Shell is not offered either
    assert (table.damage("spider-man"), statuses(table, "spider-man")) == (0, (0, 0, 0))
    table.waits_for(0, "turn")


@rule("CHA-TOUGH-01", "CHA-DAMAGE-08")
def test_tough_card_stays_when_constant_effects_reduce_damage_to_zero() -> None:
    table = FixtureTable("she-hulk")
    table.put("padding")  # 2 less damage
    table.change("she-hulk", tough=1)
    table.attacked("rhino-1")
    table.does("undefended")
    assert (table.damage("she-hulk"), statuses(table, "she-hulk")) == (0, (0, 0, 1))
    table.attacked("rhino-1", boost="loud-threat")
    table.does("undefended")
    assert (table.damage("she-hulk"), statuses(table, "she-hulk")) == (0, (0, 0, 0))
