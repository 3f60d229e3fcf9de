"""Printed card data: every field of the card anatomy, and the sample cards of the rules reference."""

from __future__ import annotations

from functools import cache
from typing import Any

from games.champions.fixture_cards import FIXTURE_GAME, FixtureTable
from games.champions.table import GAME, Table, plain
from tableverse.games.champions.rules import entering, numbers, piles
from tableverse.games.champions.vocabulary.verbs.placing import DRONE
from tableverse.kernel.ledger import rule

CORE = [card for card in GAME.cards.printed if card.code.startswith("01")]


@cache
def data() -> dict[str, Any]:
    """Return the content data, computed on first use so that collecting the tests stays fast."""
    return {row["id"]: row for row in GAME.content_data()["card"]}


# --- the anatomy ----------------------------------------------------------------------------------------------------


@rule("CHA-CARDFACE-01", "CHA-CARDFACE-04")
def test_title_and_ability_box() -> None:
    """Every card has a title in both languages, and its text states all its effects."""
    for card in CORE:
        row = data()[card.id]
        assert row["name"]["en"]
        assert row["name"]["es"]
        if card.uses or card.constants:
            assert row["text"]["en"]
            assert row["text"]["es"]


@rule("CHA-CARDFACE-06", "CHA-CARDFACE-09", "CHA-CARDFACE-11", "CHA-CARDFACE-12", "CHA-CARDFACE-14")
def test_the_numbers_of_characters() -> None:
    fields = {
        "hero": {"thw", "atk", "def", "hp", "hand"},
        "alter-ego": {"rec", "hp", "hand"},
        "ally": {"thw", "atk", "hp"},
        "villain": {"sch", "atk", "hp"},
        "minion": {"sch", "atk", "hp"},
    }
    for card in CORE:
        if card.id == "hulk":
            assert set(card.stats) == {"atk", "hp"}  # his THW is a dash
        elif card.kind in fields:
            assert set(card.stats) == fields[card.kind], card.id
        elif card.kind != "attachment":
            assert not card.stats, card.id
    for card in CORE:
        if card.kind == "hero":
            assert GAME.cards.by_id[card.back].stats["hp"] == card.stats["hp"]
    assert (GAME.cards.by_id["she-hulk"].stats["hand"], GAME.cards.by_id["jennifer-walters"].stats["hand"]) == (4, 6)


@rule("CHA-CARDFACE-06")
def test_hit_points_are_the_damage_that_a_character_withstands() -> None:
    table = FixtureTable("she-hulk")
    table.put("worn-fighter", damage=4)
    assert table.in_play("worn-fighter")
    table.attacked("rhino-1")
    table.does("defend:worn-fighter")
    assert not table.in_play("worn-fighter")


@rule("CHA-CARDFACE-09", "CHA-CARDFACE-10", "CHA-CARDFACE-11", "CHA-CARDFACE-12")
def test_uses_of_the_basic_powers() -> None:
    table = Table("captain-marvel")
    table.change("the-break-in", threat=5)
    table.does("thwart:captain-marvel>the-break-in")
    assert table.threat() == 3  # THW 2
    table.change("captain-marvel", exhausted=False)
    table.does("attack:captain-marvel>rhino-1")
    assert table.damage("rhino-1") == 2  # ATK 2
    table.change("captain-marvel", exhausted=False)
    table.attacked("rhino-1")
    table.does("defend:captain-marvel")
    assert table.damage("captain-marvel") == 1  # ATK 2 less DEF 1
    table.change("captain-marvel", exhausted=False, damage=9)
    table.does("change-form", "recover:captain-marvel")
    assert table.damage("captain-marvel") == 5  # REC 4


@rule("CHA-CARDFACE-20", "CHA-CARDFACE-21", "CHA-CARDFACE-22")
def test_the_numbers_of_schemes() -> None:
    table = Table("spider-man", "she-hulk")
    scheme = GAME.cards.by_id["the-break-in"]
    assert ((scheme.start, scheme.start_each), (scheme.grows, scheme.grows_each)) == ((0, False), (1, True))
    assert (scheme.target, scheme.target_each) == (7, True)
    table.reveals("bomb-scare")
    assert table.threat("bomb-scare") == 2 + 2  # 2 to begin with, and 1 for each player when revealed
    # Each round adds two for two players. At fourteen the last stage is complete.
    table.state.play[table.state.scheme].threat = 13
    table.state.encounter_discard, table.state.encounter = [], [table.make("quiet-threat") for _ in range(9)]
    table.ask()
    table.does("end-turn")
    table.does("end-turn")
    assert table.state.result is not None
    assert table.state.result.reason == "scheme"


@rule("CHA-CARDFACE-23")
def test_stage_numbers() -> None:
    for scenario in GAME.cards.scenarios.values():
        assert [GAME.cards.by_id[name].stage for name in scenario.standard] == [1, 2]
        assert [GAME.cards.by_id[name].stage for name in scenario.expert] == [2, 3]
        schemes = [GAME.cards.by_id[name].stage for name in scenario.schemes]
        assert schemes == list(range(1, len(schemes) + 1))


@rule(
    "CHA-CARDFACE-24",
    "CHA-MODULAR-04",
    "CHA-EXPERTSET-03",
    "CHA-STANDARDSET-03",
    "CHA-SCENARIOCARD-04",
    "CHA-ASPECT-03",
    "CHA-BASICCARD-03",
    "CHA-IDSPECIFIC-04",
)
def test_card_data_include_set_and_classification() -> None:
    """The set and the classification of every card reach the clients."""
    for card in CORE:
        assert (data()[card.id]["set"], data()[card.id]["aspect"]) == (card.set, card.aspect)
    assert [data()[name]["set"] for name in ("hydra-bomber", "advance", "exhaustion", "shocker")] == [
        "bomb-scare",
        "standard",
        "expert",
        "rhino",
    ]
    assert [data()[name]["aspect"] for name in ("uppercut", "energy", "backflip")] == ["aggression", "basic", "hero"]
    limits = {"haymaker": 3, "mockingbird": 1, "the-power-of-justice": 2, "shocker": 0, "spider-man": 0}
    assert {name: data()[name]["deck_limit"] for name in limits} == limits
    stages = {"rhino-1": 1, "rhino-3": 3, "shocker": 0}
    assert {name: data()[name]["stage"] for name in stages} == stages
    assert data()["backflip"]["set"] == "spider-man"


@rule("CHA-CARDFACE-25")
def test_number_of_cards_in_encounter_sets() -> None:
    sizes = {"bomb-scare": 6, "masters-of-evil": 7, "under-attack": 5, "legions-of-hydra": 6, "the-doomsday-chair": 6}
    sizes |= {"standard": 7, "expert": 3}
    assert {name: len(GAME.cards.encounter_copies(name)) for name in sizes} == sizes


# --- the sample cards -----------------------------------------------------------------------------------------------


@rule("CHA-SAMPLECARD-01")
def test_daredevil() -> None:
    card = GAME.cards.by_id["daredevil"]
    assert (card.kind, card.subtitle, card.unique, card.aspect) == ("ally", "Matt Murdock", True, "justice")
    assert (card.traits, card.cost, card.stats) == (("defender",), 4, {"thw": 2, "atk": 2, "hp": 3})
    table = Table("spider-man")
    table.change("the-break-in", threat=5)
    table.put("daredevil")
    table.does("thwart:daredevil>the-break-in", "trigger:daredevil")
    assert (table.threat(), table.damage("rhino-1")) == (3, 1)
    assert table.events("attacks") == []


@rule("CHA-SAMPLECARD-02")
def test_combat_training() -> None:
    card = GAME.cards.by_id["combat-training"]
    assert (card.kind, card.aspect, card.traits, card.cost) == ("upgrade", "aggression", ("skill",), 2)
    table = Table("she-hulk", "iron-man")
    table.hand("combat-training", "energy", "combat-training", "energy")
    table.does("play:combat-training", "pay")
    table.waits_for(0, "place")
    table.does(next(option for option in table.options() if option.endswith(":1") or "she-hulk" in option))
    assert table.stat("she-hulk", "atk") == 4
    table.does("play:combat-training", "pay")  # the second copy can only go to the other player
    assert (table.stat("she-hulk", "atk"), table.stat("iron-man", "atk")) == (4, 2)
    assert sorted(piece.area for piece in table.state.play.values() if piece.face == "combat-training") == [0, 1]


@rule("CHA-SAMPLECARD-03")
def test_spider_man() -> None:
    card = GAME.cards.by_id["spider-man"]
    assert (card.traits, card.stats) == (("avenger",), {"thw": 1, "atk": 2, "def": 3, "hp": 10, "hand": 5})
    table = Table("spider-man")
    table.put("brawler")
    table.attacked("brawler")
    table.waits_for(0, "defend")  # no response is possible: the attacker is not the villain
    table.does("undefended")
    table.attacked("rhino-1")
    table.does("trigger:spider-man", "undefended")
    assert len(table.held()) == 1


@rule("CHA-SAMPLECARD-04")
def test_peter_parker() -> None:
    card = GAME.cards.by_id["peter-parker"]
    assert (card.traits, card.stats) == (("genius",), {"rec": 3, "hp": 10, "hand": 6})
    table = Table("spider-man", form="alter-ego")
    table.hand("spider-tracer", "spider-tracer")
    table.put("brawler")
    table.does("play:spider-tracer", "use:spider-man")
    assert "play:spider-tracer" not in table.options()  # once a round, and there is nothing else to pay with


@rule("CHA-SAMPLECARD-05")
def test_wakanda_forever() -> None:
    card = GAME.cards.by_id["wakanda-forever-a"]
    assert (card.title, card.set, card.traits, card.cost) == ("Wakanda Forever!", "black-panther", ("tactic",), 1)
    table = Table("black-panther")
    table.put("energy-daggers")
    table.put("panther-claws")
    table.hand("wakanda-forever-a", "energy")
    table.does("play:wakanda-forever-a", "pay")
    table.waits_for(0, "order")
    table.does(table.options()[0])
    assert table.damage("rhino-1") in (1 + 4, 2 + 2)  # each is one step, and the last one counts double


@rule("CHA-SAMPLECARD-06")
def test_the_triskelion() -> None:
    card = GAME.cards.by_id["the-triskelion"]
    assert (card.kind, card.aspect, card.cost, set(card.traits)) == (
        "support",
        "leadership",
        1,
        {"location", "shield"},
    )
    table = Table("captain-marvel")
    for name in ("hawkeye", "maria-hill", "vision"):
        table.put(name)
    table.put("the-triskelion")
    table.hand("mockingbird", "energy", "strength")
    table.does("play:mockingbird", "pay")
    assert all(table.in_play(name) for name in ("hawkeye", "maria-hill", "vision", "mockingbird"))


@rule("CHA-SAMPLECARD-08")
def test_illegal_arms_factory() -> None:
    table = Table("spider-man", scenario="klaw")
    assert GAME.cards.by_id["illegal-arms-factory"].set == "klaw"
    table.reveals("illegal-arms-factory")
    assert table.threat("illegal-arms-factory") == 3 + 1


@rule("CHA-SAMPLECARD-09")
def test_rhino() -> None:
    card = GAME.cards.by_id["rhino-1"]
    assert (card.stage, card.traits) == (1, ("brute", "criminal"))
    assert (card.stats, card.hp_each) == ({"atk": 2, "sch": 1, "hp": 14}, True)


@rule("CHA-SAMPLECARD-10")
def test_shocker() -> None:
    card = GAME.cards.by_id["shocker"]
    assert (card.traits, card.stats) == (("criminal",), {"atk": 2, "sch": 1, "hp": 3})
    table = Table("spider-man", "she-hulk")
    table.state.show(table.piece("she-hulk"), "jennifer-walters")
    table.reveals("shocker")
    assert (table.damage("spider-man"), table.damage("she-hulk")) == (1, 0)


@rule("CHA-SAMPLECARD-11")
def test_armored_rhino_suit() -> None:
    table = Table("she-hulk")
    table.reveals("armored-rhino-suit")
    table.change("armored-rhino-suit", damage=4)
    table.does("attack:she-hulk>rhino-1")
    assert table.damage("rhino-1") == 0
    assert not table.in_play("armored-rhino-suit")
    assert "armored-rhino-suit" in plain(table.state.encounter_discard)


@rule("CHA-SAMPLECARD-12")
def test_explosion() -> None:
    table = FixtureTable("she-hulk")
    assert FIXTURE_GAME.cards.by_id["explosion"].set == "bomb-scare"
    table.encounter("quiet-threat")
    table.reveals("explosion")
    assert [event["card"] for event in table.events("revealed")] == ["explosion", "quiet-threat"]  # it surges
    table.put("bomb-scare", threat=3)
    table.put("worn-fighter")
    table.reveals("explosion")
    while table.state.decision is not None and table.state.decision.kind == "scatter":
        table.does(table.options()[0])
    assert table.damage("she-hulk") + table.damage("worn-fighter") == 3


@rule("CHA-SAMPLECARD-13")
def test_the_break_in() -> None:
    scenario = GAME.cards.scenarios["rhino"]
    assert scenario.schemes == ["the-break-in"]
    table = Table("spider-man")
    table.change("the-break-in", threat=6)
    table.schemed("rhino-1")
    assert table.state.result is not None
    assert table.state.result.winners == []


@rule("CHA-SAMPLECARD-14")
def test_drones_of_ultron() -> None:
    table = Table("spider-man", "she-hulk", scenario="ultron")
    environment = next(card for card in GAME.cards.in_set("ultron") if card.kind == "environment")
    assert table.in_play(environment.id)
    table.deck("haymaker", seat=1)
    entering.enter_facedown(table.state, piles.take_top(table.state, 1), 1, DRONE)
    table.ask()
    drone = next(piece for piece in table.state.engaged(1))
    assert (numbers.stat(table.state, drone.id, "atk"), numbers.stat(table.state, drone.id, "sch")) == (1, 1)
    assert numbers.remaining(table.state, drone.id) == 1
    table.state.frames[-1].seat = 1  # type: ignore[attr-defined]
    table.ask()
    table.does(
        next(option for option in table.options() if option.startswith("attack:she-hulk>") and "ultron" not in option)
    )
    assert table.discarded(1) == ["haymaker"]
    assert "haymaker" not in plain(table.state.encounter_discard)


@rule("CHA-SAMPLECARD-15")
def test_business_problems() -> None:
    table = Table("iron-man", form="alter-ego")
    table.put("powered-gauntlets")
    table.reveals("business-problems")
    assert {option.split(":")[0] for option in table.options()} == {"choose"}
    table.does(table.options()[0])
    assert plain(table.state.removed) == ["business-problems"]
    table = Table("iron-man", form="alter-ego")
    table.put("powered-gauntlets")
    table.change("iron-man", exhausted=True)
    table.reveals("business-problems")  # only the other option is left
    assert table.piece("powered-gauntlets").exhausted
    assert "business-problems" in plain(table.state.encounter_discard)
