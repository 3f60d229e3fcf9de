"""Players' attacks: basic attacks, attack abilities, several targets, several attacks, and their consequences."""

from games.champions.fixture_cards import FixtureTable
from games.champions.table import GAME, Table
from tableverse.kernel.ledger import rule


@rule("CHA-PLATTACK-01", "CHA-BASICPOWER-02", "CHA-HITPOINTS-02")
def test_a_hero_exhausts_and_deals_its_atk() -> None:
    table = Table("she-hulk")
    table.does("attack:she-hulk>rhino-1")
    assert table.events("attacks") == [{"card": "she-hulk", "target": "rhino-1"}]
    assert table.events("damaged") == [{"card": "rhino-1", "amount": 3, "source": "she-hulk"}]
    assert table.piece("she-hulk").exhausted
    assert "attack:she-hulk>rhino-1" not in table.options()


@rule("CHA-PLATTACK-03", "CHA-STUNNED-08")
def test_attack_without_a_target_is_allowed_only_while_stunned() -> None:
    table = FixtureTable("she-hulk")
    table.put("untouchable")
    assert not [option for option in table.options() if option.startswith("attack:")]
    table.change("she-hulk", stunned=1)
    table.does("attack:she-hulk>rhino-1")
    assert table.damage("rhino-1") == 0
    assert (table.piece("she-hulk").stunned, table.piece("she-hulk").exhausted) == (0, True)
    table = FixtureTable("she-hulk")
    table.put("untouchable")
    table.hand("one-two")
    assert "play:one-two" not in table.options()
    table.change("she-hulk", stunned=1)
    table.does("play:one-two")
    assert table.piece("she-hulk").stunned == 0
    assert table.discarded() == ["one-two"]


@rule("CHA-PLATTACK-04", "CHA-PLATTACK-05", "CHA-PLATTACK-06", "CHA-RETALIATE-01")
def test_attack_ability_dealing_damage_repeatedly_is_one_attack() -> None:
    table = FixtureTable("she-hulk")
    table.put("spiked-one")
    table.put("drill-sergeant")
    table.hand("one-two")
    table.does("play:one-two", "pick:spiked-one")
    assert [event["amount"] for event in table.events("damaged") if event["card"] == "spiked-one"] == [2, 3, 1]
    assert table.damage("she-hulk") == 2  # it retaliates once
    assert table.piece("drill-sergeant").counters == 1  # "after a character attacks", once
    assert not table.piece("she-hulk").exhausted


@rule("CHA-PLATTACK-07")
def test_damage_bonus_raises_every_amount_that_is_not_additional() -> None:
    table = FixtureTable("she-hulk")
    table.put("knuckles")
    table.hand("one-two")
    table.does("play:one-two", "trigger:knuckles")
    assert [event["amount"] for event in table.events("damaged")] == [3, 4, 1]


@rule("CHA-PLATTACK-08", "CHA-PLATTACK-09")
def test_attacks_in_sequence_are_separate_attacks() -> None:
    table = FixtureTable("she-hulk")
    table.put("spiked-one")
    table.put("drill-sergeant", exhausted=True)
    table.put("knuckles")
    table.hand("two-attacks")
    table.does("play:two-attacks", "trigger:knuckles", "pick:spiked-one")
    assert [event["amount"] for event in table.events("damaged")] == [3, 2]  # 2 + 1, and it retaliates
    table.waits_for(0, "pick")  # the upgrade is exhausted: nothing raises the second
    table.does("pick:spiked-one")
    assert [event["amount"] for event in table.events("damaged")] == [3, 2]
    assert (table.damage("spiked-one"), table.damage("she-hulk")) == (6, 4)
    assert table.piece("drill-sergeant").counters == 2


@rule("CHA-PLATTACK-09")
def test_reusable_bonus_can_raise_each_attack_separately() -> None:
    table = FixtureTable("she-hulk")
    table.put("gloves")
    table.hand("two-attacks")
    table.does("play:two-attacks", "trigger:gloves", "pass")
    assert table.damage("rhino-1") == (2 + 1) + 3


@rule("CHA-PLATTACK-11", "CHA-PLATTACK-12")
def test_every_enemy_hit_by_one_attack_retaliates() -> None:
    table = FixtureTable("she-hulk")
    table.put("spiked-one")
    table.put("m-o-d-o-k")
    table.hand("sweep")
    table.does("play:sweep", "next:spiked-one")  # in the order that the player chooses
    assert table.events("damaged") == [
        {"card": "rhino-1", "amount": 1, "source": "sweep"},
        {"card": "spiked-one", "amount": 1, "source": "sweep"},
        {"card": "m-o-d-o-k", "amount": 1, "source": "sweep"},
        {"card": "she-hulk", "amount": 2, "source": "spiked-one"},
        {"card": "she-hulk", "amount": 2, "source": "m-o-d-o-k"},
    ]


@rule("CHA-RETALIATE-03")
def test_damage_responses_then_retaliate_then_attack_responses() -> None:
    table = FixtureTable("she-hulk")
    table.put("spiked-statue")  # an ally with retaliate 1; a counter after it takes damage
    table.put("mugger-watch")  # a counter after an enemy attacks
    table.attacked("rhino-1")
    table.does("defend:spiked-statue")
    told = [(event.kind, event.facts["card"]) for event in table.happened if event.kind in ("damaged", "counters")]
    assert told == [
        ("damaged", "spiked-statue"),
        ("counters", "spiked-statue"),
        ("damaged", "rhino-1"),
        ("counters", "mugger-watch"),
    ]


@rule("CHA-PLATTACK-14")
def test_forced_responses_to_an_attack_resolve_in_any_order() -> None:
    table = FixtureTable("she-hulk")
    table.put("drill-sergeant", exhausted=True)
    table.put("grudge", on="rhino-1")  # forced: after the villain is attacked
    table.does("attack:she-hulk>rhino-1")
    table.waits_for(0, "order")
    table.does("trigger:grudge")
    told = [event.facts["card"] for event in table.happened if event.kind == "counters"]
    assert told == ["grudge", "drill-sergeant"]


@rule("CHA-PLATTACK-14", "CHA-PLATTACK-15", "CHA-CONSEQ-02")
def test_retaliate_then_forced_then_optional_then_consequential() -> None:
    table = FixtureTable("she-hulk")
    table.put("crusher", damage=0)
    table.put("spiked-one")
    table.put("drill-sergeant")
    table.change("she-hulk", damage=3)
    table.does("attack:crusher>spiked-one", "trigger:drill-sergeant")
    kinds = [
        (event.kind, event.facts.get("card", event.facts.get("ability")))
        for event in table.happened
        if event.kind in ("damaged", "counters", "healed")
    ]
    assert kinds == [
        ("damaged", "spiked-one"),
        ("damaged", "crusher"),  # retaliate
        ("counters", "drill-sergeant"),  # forced
        ("healed", "she-hulk"),  # optional
        ("damaged", "crusher"),  # consequential: 2 + 1 of 3
    ]
    assert not table.in_play("crusher")


@rule("CHA-PLATTACK-17", "CHA-ACTIVATION-09")
def test_enemies_attack_outside_their_step_only_when_a_card_says_so() -> None:
    table = Table("she-hulk")
    table.put("brawler")
    table.reveals("quiet-threat")
    assert "activates" not in table.story()
    table.waits_for(0, "turn")
    table.reveals("assault")  # the villain attacks you
    assert [event["card"] for event in table.events("activates")] == ["rhino-1"]
    table.does("undefended")
    assert table.events("boost") == [{"card": "quiet-threat", "icons": 0}]  # with a boost card, as in its own step
    table.waits_for(0, "turn")


@rule("CHA-RANGED-01", "CHA-KEYWORD-03")
def test_ranged_attack_ignores_retaliate() -> None:
    table = FixtureTable("she-hulk")
    table.put("archer")
    table.put("spiked-one")
    table.hand("long-shot", "sweep")
    table.does("attack:archer>spiked-one")
    assert table.damage("archer") == 1  # its consequential damage only
    table.does("play:long-shot", "pick:spiked-one")
    assert table.damage("she-hulk") == 0
    table.does("play:sweep")
    assert table.damage("she-hulk") == 2
    table = FixtureTable("black-panther")
    table.put("sniper")
    table.attacked("sniper")
    table.does("undefended")
    assert (table.damage("black-panther"), table.damage("sniper")) == (2, 0)


@rule("CHA-OVERKILL-02", "CHA-KEYWORD-07", "CHA-EXCESS-01", "CHA-OVERKILL-04")
def test_overkill_excess_damages_the_villain() -> None:
    table = FixtureTable("she-hulk")
    table.put("crusher")
    table.put("brawler")
    table.put("leech")
    table.change("she-hulk", damage=9)
    table.does("attack:crusher>brawler", "trigger:leech")
    assert not table.in_play("brawler")
    assert table.damage("rhino-1") == 2  # 5 less the 3 that it had
    assert table.events("healed") == [{"card": "she-hulk", "amount": 2}]  # the same excess


def test_overkill_excess_of_each_minion_damages_the_villain() -> None:
    table = FixtureTable("she-hulk")
    table.put("brawler")
    table.put("brawler")
    table.hand("wide-swing")
    table.does("play:wide-swing")
    assert not table.in_play("brawler")
    assert table.damage("rhino-1") == 2 + 2
    table.change("rhino-1", damage=13)
    table.put("brawler")
    table.put("brawler")
    table.hand("wide-swing")
    table.does("play:wide-swing")  # either would do: he is defeated once
    villain = table.state.play[table.state.villain]
    assert (villain.face, villain.damage, table.state.result) == ("rhino-2", 0, None)


@rule("CHA-OVERKILL-03")
def test_overkill_damage_does_not_count_as_attacking_the_villain() -> None:
    table = FixtureTable("she-hulk")
    table.put("brawler", damage=1)
    table.put("crusher")
    table.put("iron-skin", on="rhino-1")
    table.does("attack:crusher>brawler")
    assert table.damage("rhino-1") == 3
    assert table.damage("crusher") == 1  # consequential only: the villain does not retaliate


@rule("CHA-OVERKILL-05")
def test_tough_status_prevents_overkill_damage() -> None:
    table = FixtureTable("she-hulk")
    table.put("crusher")
    table.put("brawler", tough=1)
    table.does("attack:crusher>brawler")
    assert table.in_play("brawler")
    assert table.damage("rhino-1") == 0
    table.put("overkiller")
    table.put("hellcat", tough=1)
    table.attacked("overkiller")
    table.does("defend:hellcat")
    assert table.in_play("hellcat")
    assert table.damage("she-hulk") == 0


@rule("CHA-OVERKILL-04")
def test_overkill_excess_ignores_changes_to_damage_taken() -> None:
    table = FixtureTable("she-hulk")
    table.put("crusher")
    table.put("brawler")
    table.put("brittle-bones")  # everybody takes 1 more
    table.does("attack:crusher>brawler")
    assert [event["amount"] for event in table.events("damaged")] == [6, 3, 2]  # brawler; villain 2 + 1; ally 1 + 1


@rule("CHA-PIERCING-01", "CHA-PIERCING-02")
def test_piercing_removes_tough_only_when_it_deals_damage() -> None:
    table = FixtureTable("she-hulk")
    table.put("breaker")
    table.change("rhino-1", tough=1)
    table.does("attack:breaker>rhino-1")
    assert (table.damage("rhino-1"), table.piece("rhino-1").tough) == (2, 0)
    table = FixtureTable("she-hulk")
    table.put("piercer")
    table.change("she-hulk", tough=1)
    table.attacked("piercer")
    table.does("defend:she-hulk")  # 2 - 2
    assert (table.damage("she-hulk"), table.piece("she-hulk").tough) == (0, 1)


@rule("CHA-CONSEQ-03", "CHA-CONSEQ-04")
def test_ally_whose_target_left_takes_no_consequential_damage() -> None:
    table = FixtureTable("she-hulk")
    table.put("archer")
    table.put("ambusher")
    table.put("drill-sergeant")
    table.does("attack:archer>ambusher")
    assert not table.in_play("ambusher")
    assert (table.damage("archer"), table.piece("archer").exhausted) == (0, True)
    assert table.piece("drill-sergeant").counters == 0  # no attack was made


@rule("CHA-CONSEQ-01")
def test_consequential_damage_of_a_thwart() -> None:
    table = FixtureTable("she-hulk")
    table.put("crusher")
    table.state.play[table.state.scheme].threat = 3
    table.ask()
    table.does("thwart:crusher>the-break-in")
    assert table.events("damaged") == [{"card": "crusher", "amount": 1, "source": "crusher"}]


@rule(
    "CHA-BASICPOWER-01", "CHA-BASICPOWER-03", "CHA-BASICPOWER-04", "CHA-BASICPOWER-05", "CHA-BASICPOWER-06",
    "CHA-HITPOINTS-01",
)  # fmt: skip
def test_card_types_have_their_powers() -> None:
    powers = {"atk", "thw", "def", "rec", "sch"}
    having = {
        "hero": {"atk", "thw", "def"},
        "alter-ego": {"rec"},
        "ally": {"atk", "thw"},
        "villain": {"atk", "sch"},
        "minion": {"atk", "sch"},
    }
    for card in GAME.cards.by_id.values():
        if card.set in ("made-up", "other-set", "rival-set", "facedown"):
            continue
        if card.kind in having:
            assert "hp" in card.stats
            assert set(card.stats) & powers <= having[card.kind], card.id
        elif card.kind != "attachment":
            assert not set(card.stats) & powers, card.id
    table = Table("she-hulk")
    table.state.play[table.state.scheme].threat = 3
    table.ask()
    table.does("thwart:she-hulk>the-break-in")  # THW 1 removes threat
    assert table.threat() == 2
    table.change("she-hulk", exhausted=False)
    table.attacked("rhino-1")
    table.does("defend:she-hulk")  # DEF 2 reduces the damage of ATK 2
    assert table.damage("she-hulk") == 0
    table.schemed("rhino-1")  # SCH 1 places threat
    assert table.threat() == 3
    table.change("she-hulk", face="jennifer-walters", damage=9, exhausted=False)
    table.does("recover:she-hulk")  # REC 5 heals
    assert table.damage("she-hulk") == 4


def test_exhausted_characters_do_not_prevent_others_from_acting() -> None:
    table = Table("she-hulk", "spider-man")
    table.put("tigra", exhausted=True)
    table.put("hulk")
    table.change("she-hulk", exhausted=True)
    assert {option for option in table.options() if option.startswith("attack:")} == {"attack:hulk>rhino-1"}
    table.does("end-turn")
    assert "attack:spider-man>rhino-1" in table.options()
