"""Hit points, damage dealt and taken, healing, and indirect damage."""

from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table
from tableverse.games.champions.rules import numbers
from tableverse.kernel.ledger import rule


def remaining(table: Table, card: str) -> int:
    return numbers.remaining(table.state, table.thing(card))


@rule("CHA-SUSTAINED-01", "CHA-SUSTAINED-02", "CHA-REMAININGHP-01", "CHA-REMAININGHP-02", "CHA-MAXHP-01")
@rule("CHA-HITPOINTS-03", "CHA-HITPOINTS-04", "CHA-DAMAGE-02", "CHA-HITPOINTS-07")
def test_hit_points_of_an_identity() -> None:
    table = FixtureTable("she-hulk")
    assert (table.stat("she-hulk", "hp"), remaining(table, "she-hulk")) == (15, 15)  # as printed
    table.attacked("rhino-1")
    table.does("undefended")
    assert (table.damage("she-hulk"), remaining(table, "she-hulk")) == (2, 13)
    table.hand("armor-plate")
    table.does("play:armor-plate")
    assert (table.stat("she-hulk", "hp"), remaining(table, "she-hulk"), table.damage("she-hulk")) == (19, 17, 2)


@rule("CHA-HITPOINTS-08", "CHA-HITPOINTS-05")
def test_losing_bonus_hit_points_can_defeat() -> None:
    table = FixtureTable("she-hulk")
    table.put("armor-plate")
    table.change("she-hulk", damage=10)
    table.hand("drop-it", "drop-it")
    table.does("play:drop-it")
    assert (remaining(table, "she-hulk"), table.damage("she-hulk")) == (5, 10)  # 9 minus 4
    table.put("armor-plate")
    table.change("she-hulk", damage=16)
    table.does("play:drop-it")
    assert table.events("defeated") == [{"card": "she-hulk"}]
    assert table.state.result is not None
    assert table.state.result.reason == "eliminated"


@rule("CHA-SUSTAINED-03", "CHA-REMAININGHP-03", "CHA-HITPOINTS-09", "CHA-HITPOINTS-11", "CHA-HITPOINTS-10")
def test_hit_points_of_an_ally() -> None:
    table = FixtureTable("she-hulk")
    table.put("pal")
    table.hand("ally-vest", "ram", "drop-it")
    table.does("play:ally-vest")
    assert table.stat("pal", "hp") == 7
    table.does("play:ram", "pick:pal")
    assert (table.damage("pal"), remaining(table, "pal")) == (5, 2)
    table.does("play:drop-it")
    assert not table.in_play("pal")  # 5 damage, 5 hit points
    assert "pal" in table.discarded()
    table.put("brawler")
    table.hand("ram")
    table.does("play:ram", "pick:brawler")
    assert [thing.split(".")[0] for thing in table.state.encounter_discard] == ["brawler"]


@rule("CHA-HITPOINTS-12", "CHA-HITPOINTS-13")
def test_infinite_hit_points() -> None:
    table = FixtureTable("she-hulk")
    table.put("colossus-statue", damage=500)
    table.does("attack:she-hulk>colossus-statue")
    assert table.damage("colossus-statue") == 503
    assert table.piece("colossus-statue").counters == 1  # it took damage
    assert "defeated" not in table.story()


@rule("CHA-HEAL-01", "CHA-HEAL-02", "CHA-SUSTAINED-01")
def test_healing_stops_at_the_maximum() -> None:
    table = FixtureTable("she-hulk")
    table.change("she-hulk", damage=4)
    table.hand("first-aid-kit")
    table.does("play:first-aid-kit")
    assert table.events("healed") == [{"card": "she-hulk", "amount": 4}]
    assert remaining(table, "she-hulk") == 15


@rule("CHA-HEAL-03")
def test_moving_damage_away_heals() -> None:
    table = FixtureTable("she-hulk")
    table.change("she-hulk", damage=4)
    table.hand("shift-pain")
    table.does("play:shift-pain")
    assert table.events("healed") == [{"card": "she-hulk", "amount": 2}]
    assert (table.damage("she-hulk"), table.damage("rhino-1")) == (2, 2)


@rule("CHA-BASICRECOVERY-03")
def test_recovery_requires_damage() -> None:
    table = Table("she-hulk", form="alter-ego")
    assert "recover:she-hulk" not in table.options()
    table.change("she-hulk", damage=1)
    assert "recover:she-hulk" in table.options()


@rule("CHA-DAMAGE-06", "CHA-DAMAGE-07", "CHA-DAMAGE-08", "CHA-DAMAGE-05")
def test_reducing_dealt_damage_reduces_taken_damage_but_not_vice_versa() -> None:
    table = FixtureTable("she-hulk")
    table.put("blunting")  # when damage is dealt: 1 less
    table.put("shell")  # when it is taken: 2 less
    table.put("tally")
    table.attacked("rhino-1", boost="loud-threat")
    table.does("undefended")
    assert table.options() == ["trigger:blunting/blunting-1", "pass"]
    table.does("trigger:blunting")
    assert table.options() == ["trigger:shell/shell-1", "pass"]
    table.does("trigger:shell")
    assert table.damage("she-hulk") == 5 - 1 - 2
    assert table.piece("tally").counters == 5 - 1  # dealt by the attack


@rule("CHA-DAMAGE-08")
def test_damage_then_defeat_then_discard_then_responses() -> None:
    table = FixtureTable("she-hulk")
    table.put("farewell-blow")
    table.put("drill-sergeant", exhausted=True)
    table.does("attack:she-hulk>farewell-blow")
    told = [(event.kind, event.facts.get("card")) for event in table.happened]
    steps = [
        ("damaged", "farewell-blow"),
        ("defeated", "farewell-blow"),
        ("damaged", "she-hulk"),  # When Defeated
        ("left", "farewell-blow"),
        ("counters", "drill-sergeant"),  # after she attacks
    ]
    assert [one for one in told if one in steps] == steps


@rule("CHA-DAMAGE-08")
def test_would_be_defeated_comes_before_is_defeated() -> None:
    table = FixtureTable("she-hulk")
    table.put("cat-with-lives", counters=1)  # once: "when she would be defeated, heal her instead"
    table.put("obituary")  # "when something is defeated"
    table.hand("ram", "ram")
    table.does("play:ram", "pick:cat-with-lives")
    assert table.in_play("cat-with-lives")
    assert (table.damage("cat-with-lives"), table.piece("obituary").counters) == (0, 0)
    table.does("play:ram", "pick:cat-with-lives")
    assert not table.in_play("cat-with-lives")
    assert table.piece("obituary").counters == 1
    told = [event.kind for event in table.happened if event.kind in ("damaged", "counters", "defeated", "left")]
    assert told == ["damaged", "counters", "defeated", "left"]


# --- indirect damage ----------------------------------------------------------------------------------------------


@rule("CHA-INDIRECT-01", "CHA-INDIRECT-03")
def test_indirect_damage_is_assigned_first_and_dealt_at_once() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.put("pal")
    table.put("archer", seat=1)
    table.reveals("shrapnel")
    table.waits_for(0, "scatter")
    assert table.options() == ["damage:she-hulk", "damage:pal"]  # her own characters
    table.does("damage:pal", "damage:she-hulk", "damage:pal")
    assert (table.damage("she-hulk"), table.damage("pal")) == (0, 0)
    table.does("damage:pal")
    assert (table.damage("she-hulk"), table.damage("pal")) == (1, 3)
    assert [event["amount"] for event in table.events("damaged")] == [3, 1]  # in the order of assignment


@rule("CHA-INDIRECT-02")
def test_indirect_damage_among_the_players() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.put("archer", seat=1)
    table.reveals("carpet-bombing")
    assert table.options() == ["damage:she-hulk", "damage:iron-man", "damage:archer"]
    table.does("damage:archer", "damage:iron-man", "damage:iron-man")
    assert (table.damage("she-hulk"), table.damage("iron-man"), table.damage("archer")) == (0, 2, 1)


@rule("CHA-INDIRECT-04", "CHA-INDIRECT-05")
def test_indirect_damage_is_limited_to_remaining_hit_points_and_stopped_by_tough() -> None:
    table = FixtureTable("she-hulk")
    table.put("pal", damage=3, tough=1)
    table.reveals("shrapnel")
    table.does("damage:pal", "damage:pal")
    table.waits_for(0, "turn")  # the other two can only go to She-Hulk
    assert table.in_play("pal")
    assert (table.damage("pal"), table.piece("pal").tough) == (3, 0)
    assert table.damage("she-hulk") == 2  # no other character can take the rest


@rule("CHA-INDIRECT-06", "CHA-INDIRECT-07")
def test_unassignable_indirect_damage_is_ignored() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.put("ghost")
    table.put("pal", damage=4)
    table.change("she-hulk", damage=14)
    table.reveals("flood")  # 99
    assert table.options() == ["damage:she-hulk", "damage:pal"]  # not the Ghost
    table.does("damage:pal")  # the last one is assigned to She-Hulk, and 97 are ignored
    assert table.state.players[0].eliminated
    assert table.damage("iron-man") == 0


@rule("CHA-INDIRECT-08", "CHA-INDIRECT-09")
def test_an_attack_that_deals_indirect_damage() -> None:
    table = FixtureTable("black-panther")
    table.put("spiked-friend")
    table.put("grenadier")
    table.attacked("grenadier")
    table.waits_for(0, "defend")
    table.does("undefended")
    table.waits_for(0, "scatter")
    table.does("damage:spiked-friend", "damage:spiked-friend", "damage:spiked-friend")
    assert (table.damage("black-panther"), table.damage("spiked-friend")) == (0, 3)
    assert table.damage("grenadier") == 1  # only Black Panther was attacked, so he retaliates and the ally does not
    table.attacked("grenadier")
    table.does("defend:black-panther")
    assert table.options() == ["damage:black-panther", "damage:spiked-friend"]
    table.does("damage:black-panther")  # 3 less his DEF
    assert (table.damage("black-panther"), table.damage("spiked-friend"), table.damage("grenadier")) == (1, 3, 2)
