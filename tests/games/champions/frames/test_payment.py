"""Rulings of the FAQ on payments and limits, shown with Core Set cards where possible."""

import pytest

from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table
from tableverse.kernel.ledger import rule

# --- payments -------------------------------------------------------------------------------------------------------


@rule("CHA-RESOURCECARD-04")
def test_make_the_call_is_paid_as_for_the_ally() -> None:
    table = Table("captain-marvel")
    table.discard("maria-hill")  # Leadership, cost 2
    table.hand("make-the-call", "the-power-of-leadership")
    table.does("play:make-the-call", "pay")
    assert table.in_play("maria-hill")
    table = Table("captain-marvel")
    table.discard("nick-fury")  # basic, cost 4
    table.hand("make-the-call", "the-power-of-leadership", "the-power-of-leadership", "strength")
    assert "play:make-the-call" in table.options()  # 1 and 1 and 2
    table.hand("make-the-call", "the-power-of-leadership", "the-power-of-leadership")
    assert "play:make-the-call" not in table.options()  # 1 and 1
    table.discard("maria-hill")
    table.ask()
    table.does("play:make-the-call", "pay")  # one resource is enough for her
    assert (table.in_play("maria-hill"), table.held()) == (True, ["the-power-of-leadership"])


@rule("CHA-COST-25")
@pytest.mark.parametrize(
    ("card", "paid", "drawn"),
    [
        ("all-muscle", ["strength"], 2),
        ("all-muscle", ["vibranium"], 2),  # wild
        ("all-muscle", ["energy"], 1),
        ("all-the-muscle", ["strength"], 2),
        ("all-the-muscle", ["backflip", "the-power-of-justice"], 2),  # the latter is wild
        ("all-the-muscle", ["backflip", "haymaker"], 1),
        ("all-the-muscle", ["haymaker", "the-power-of-justice"], 1),
    ],
)
def test_bonus_for_paying_with_a_single_resource_type(card: str, paid: list[str], drawn: int) -> None:
    table = FixtureTable("spider-man")
    table.hand(card, *paid)
    table.does(f"play:{card}", "pay")
    assert table.held() == ["quiet-card"] * drawn


@rule("CHA-COST-25")
def test_free_card_was_paid_with_no_resource_type() -> None:
    table = FixtureTable("spider-man")
    table.put("helicarrier")
    table.hand("all-muscle", "strength")
    table.does("use:helicarrier", "play:all-muscle")
    assert table.held() == ["strength", "quiet-card"]
    table = FixtureTable("captain-marvel")
    table.put("helicarrier")
    table.put("helicarrier")
    table.put("helicarrier")
    table.hand("photonic-blast", "energy")
    table.does(*["use:helicarrier"] * 3, "play:photonic-blast")
    assert (table.damage("rhino-1"), table.held()) == (5, ["energy"])  # no energy was spent, so no card is drawn
    table.hand("photonic-blast", "vibranium", "strength")
    table.does("play:photonic-blast", "pay", "extra:physical")
    assert table.held() == ["quiet-card"]  # a wild resource counts as energy if its player chooses so


# --- limits ---------------------------------------------------------------------------------------------------------


@rule("CHA-LIMIT-03")
def test_one_ability_with_two_triggers_has_one_limit() -> None:
    for first, second in (("attack", "thwart"), ("thwart", "attack")):
        table = FixtureTable("spider-man")
        table.state.play[table.state.scheme].threat = 3
        table.put("busy-hands")
        deeds = {"attack": "attack:spider-man>rhino-1", "thwart": "thwart:spider-man>the-break-in"}
        table.ask()
        table.does(deeds[first])
        assert len(table.options()) == 2
        table.does("pass")  # not used: the limit is still there
        table.change("spider-man", exhausted=False)
        table.does(deeds[second], "trigger:busy-hands")
        assert table.held() == ["quiet-card"]
        table.change("spider-man", exhausted=False)
        table.does(deeds[first])
        table.waits_for(0, "turn")  # used up for both triggers
        table.put("busy-hands")  # another copy has a limit of its own
        table.change("spider-man", exhausted=False)
        table.does(deeds[first], "trigger:busy-hands")
        assert table.held() == ["quiet-card"] * 2


@rule("CHA-LIMIT-03", "CHA-LIMIT-01")
def test_different_abilities_have_separate_limits() -> None:
    table = Table("captain-marvel")
    table.change("captain-marvel", damage=2)
    table.put("vision")
    table.hand("energy", "energy")
    table.does("use:captain-marvel", "pay", "use:vision", "pay", "choose:atk")
    assert (table.damage("captain-marvel"), table.stat("vision", "atk")) == (1, 4)
    assert not [option for option in table.options() if option.startswith(("use:captain", "use:vision"))]


def test_madame_hydra_responds_to_both_her_attacks_and_her_schemes() -> None:
    table = Table("she-hulk")
    table.put("madame-hydra")
    table.put("legions-of-hydra", threat=3)
    table.attacked("madame-hydra")
    table.does("undefended")
    assert table.threat("legions-of-hydra") == 5
    table.schemed("madame-hydra")
    assert table.threat("legions-of-hydra") == 7
