"""Team-up cards used during an action, and forced texts that need no order."""

from __future__ import annotations

from games.dagger.table import Table
from tableverse.games.dagger.rules.damage import defeat_enemy
from tableverse.games.dagger.rules.occurrences import occur
from tableverse.kernel.ledger import rule


@rule("DAG-TEAM-04")
def test_team_up_card_may_be_used_during_a_move() -> None:
    table = Table("captain-marvel-carol", "hulk").clear()
    table.put("captain-marvel-carol", "wakanda", teamed=True)
    table.enemy("crossbones", "new-york")
    table.turn("captain-marvel-carol").does("move:empowered", "move:near-east")
    assert "use:orbital-strike/text-1" in table.options()
    table.does("use:orbital-strike/text-1", "pick:new-york")
    assert table.events("damaged") == [{"enemy": "crossbones-1", "amount": 3, "total": 3, "life": 5}]
    assert "use:orbital-strike/text-1" not in table.options()
    table.does("move:south-asia")
    assert table.hero("captain-marvel-carol").space == "south-asia"


@rule("DAG-TEAM-04")
def test_team_up_card_of_another_player_may_be_used_during_a_roll() -> None:
    table = Table("iron-man", "captain-marvel-carol").clear()
    table.put("iron-man", "wakanda", strengthened=True)
    table.put("captain-marvel-carol", "new-york", teamed=True)
    table.enemy("crossbones", "wakanda", damage=2)
    table.turn("iron-man").rolls("defy", "defy").does("combat:normal", "use:orbital-strike/text-1", "pick:wakanda")
    assert table.events("defeated") == [{"enemy": "crossbones-1", "power": 2, "space": "wakanda"}]
    table.passes()
    assert table.hero("iron-man").strengthened
    table.waits_for(0, "turn")


def test_team_up_cards_are_not_offered_in_the_nemesis_phase() -> None:
    table = Table("captain-marvel-carol", "hulk").clear()
    table.put("captain-marvel-carol", "wakanda", teamed=True)
    table.nemesis_phase("tactical-retreat")
    table.does("may:yes")
    assert table.decision.kind == "move"
    assert not [id for id in table.options() if id.startswith("use:")]


def test_forced_texts_that_only_place_tokens_need_no_order() -> None:
    table = Table("iron-man", "hulk").clear()
    table.side("prison-break")
    enemy = table.enemy("crossbones", "wakanda")
    table.turn("iron-man")
    defeat_enemy(table.state, enemy)
    table._ask()
    placed = {facts["mission"]: facts["amount"] for facts in table.events("progress")}
    assert placed == {"jotun-activity": 2, "prison-break": 1}
    table.waits_for(0, "turn")


def test_player_orders_forced_texts_whose_order_matters() -> None:
    table = Table("iron-man", "hulk", nemesis="red-skull").clear()
    table.showdown()
    table.state.tucked = ["the-sleepers-awake", "power-of-the-cube"]
    table.turn("iron-man")
    occur(table.state, "showdown", {})
    table._ask()
    assert table.decision.kind == "order"
    assert len(table.options()) == 2


@rule("DAG-TEAM-04")
def test_team_up_card_may_be_used_while_spending_successes_and_wilds() -> None:
    table = Table("iron-man", "captain-marvel-carol").clear()
    table.put("iron-man", "wakanda", damage=3)
    table.put("captain-marvel-carol", "new-york", teamed=True)
    foe = table.enemy("crossbones", "madripoor")
    table.turn("iron-man").rolls("wild", "attack", "attack").does("rest:normal")
    assert table.decision.kind == "spend"
    assert "use:orbital-strike/text-1" in table.options()
    table.does("recover", "recover")
    assert table.decision.kind == "wild"
    table.does("use:orbital-strike/text-1", "pick:madripoor")
    assert foe.damage == 3
    assert table.decision.kind == "wild"  # the action goes on
    assert "use:orbital-strike/text-1" not in table.options()
