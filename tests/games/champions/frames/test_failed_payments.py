"""Payments that fail midway, and unusual ways to pay: a failed payment is undone."""

from __future__ import annotations

from games.champions.edge_case_cards import EdgeCaseTable, LimitsTable
from games.champions.table import Table, plain
from tableverse.games.champions.frames import opening

QUIVER = "hawkeye-s-quiver"


def failing_payment(hero: str, *hand: str) -> Table:
    """Return a table with two dynamos. Using one of them disables the other."""
    table = EdgeCaseTable(hero)
    table.put("dynamo")
    table.put("dynamo")
    table.put("power-cut")
    table.hand(*hand)
    return table


def test_ability_with_a_failed_payment_was_not_used() -> None:
    table = failing_payment("she-hulk")
    table.put("crank")
    table.does("use:crank", "use:dynamo")
    assert (table.in_play("crank"), table.held()) == (True, [])
    for piece in table.state.play.values():
        piece.exhausted = False
    table.state.take_out_of_play(table.thing("power-cut"))
    table.ask()
    table.does("use:crank", "pay")  # it has not been used in this round
    assert table.held() == ["quiet-card"]


def test_arrow_with_a_failed_payment_returns_to_the_quiver() -> None:
    table = failing_payment("hawkeye-hawkeye")
    arrow = table.make("sonic-arrow", 0)
    table.put(QUIVER, tucked=[arrow], shown=[arrow])
    table.put("hawkeye-s-bow")
    table.does("play:sonic-arrow", "use:dynamo")
    quiver = table.piece(QUIVER)
    assert (quiver.tucked, quiver.shown, table.held(), table.state.limbo) == ([arrow], [arrow], [], [])


def test_ally_with_a_failed_payment_keeps_its_place_in_the_discard_pile() -> None:
    for below in ([], ["haymaker"]):
        table = failing_payment("she-hulk", "spark")
        table.discard(*below, "lockjaw", "energy")
        table.ask()
        table.does("play:lockjaw", "spend:spark", "use:dynamo")
        assert (table.discarded(), table.held()) == ([*below, "lockjaw", "energy"], ["spark"])


def test_event_with_an_unpaid_additional_cost_returns_to_hand() -> None:
    table = failing_payment("she-hulk", "study")
    table.put("gate")
    table.does("play:study", "use:dynamo")
    assert (table.held(), table.discarded(), table.state.limbo) == (["study"], [], [])
    table.waits_for(0, "turn")


def test_basic_attack_with_an_unpaid_additional_cost_is_not_made() -> None:
    """Mother's Orders adds a resource cost, here twice."""
    table = failing_payment("she-hulk")
    table.put("mother-s-orders", threat=2)
    table.does("attack:she-hulk>rhino-1", "use:dynamo")
    assert (table.damage("rhino-1"), table.piece("she-hulk").exhausted) == (3, True)
    table = failing_payment("she-hulk")
    for _ in range(2):
        table.put("mother-s-orders", threat=2)
    table.does("attack:she-hulk>rhino-1", "use:dynamo")
    assert table.events("unpaid")
    assert (table.damage("rhino-1"), table.piece("she-hulk").exhausted) == (0, False)
    table.waits_for(0, "turn")


def test_ally_discarded_for_its_own_additional_cost_does_not_attack() -> None:
    table = failing_payment("she-hulk")
    table.put("pal")
    table.put("furnace")
    table.put("picket-line")
    table.does("attack:pal>rhino-1", "use:furnace")
    assert table.events("unpaid")
    assert (table.damage("rhino-1"), table.discarded()) == (0, ["pal"])
    table.waits_for(0, "turn")


def test_hero_with_a_failed_ready_payment_stays_exhausted() -> None:
    table = failing_payment("she-hulk")
    table.change("she-hulk", exhausted=True)
    table.state.players[0].deck = []
    table.put("double-lock", on="she-hulk", area=0)
    table.does("end-turn", "ready:she-hulk", "use:dynamo")
    assert table.events("unpaid")
    assert table.piece("she-hulk").exhausted


def waiting_to_ready(*allies: str) -> Table:
    table = failing_payment("she-hulk")
    for ally in allies:
        table.put(ally, exhausted=True)
    table.put("furnace")
    table.put("lights-out")
    table.state.players[0].deck = []
    table.does("end-turn", f"ready:{allies[0]}", "use:furnace")
    return table


def test_ally_discarded_to_pay_for_its_readying_is_gone() -> None:
    table = waiting_to_ready("pal")
    assert not table.in_play("pal")
    table.waits_for(0, "defend")


def test_ally_discarded_to_ready_another_is_not_offered_for_readying() -> None:
    table = waiting_to_ready("pal", "friend")
    table.does("pick:friend")  # and the remaining cost can only be paid with the other ally
    assert (table.in_play("friend"), table.in_play("pal")) == (False, False)
    table.waits_for(0, "defend")


def test_spent_card_reshuffled_into_the_deck_stays_there() -> None:
    """The deck ran out, so the discard pile became the deck."""
    table = failing_payment("she-hulk", "lockjaw", "insight")
    table.state.players[0].deck = []
    table.put("dynamo")
    table.hand("lockjaw", "insight")
    table.does("play:lockjaw", "spend:insight", "use:dynamo")
    assert table.held() == ["lockjaw"]
    assert (plain(table.state.players[0].deck), table.discarded()) == (["insight"], [])


def test_failed_second_payment_keeps_the_first_one_paid() -> None:
    table = failing_payment("she-hulk", "instalments", "energy")
    table.does("play:instalments", "use:dynamo")
    assert (table.damage("rhino-1"), table.held()) == (1 + 2, [])
    assert table.discarded() == ["energy", "instalments"]


def test_card_cannot_be_spent_to_pay_for_itself() -> None:
    table = EdgeCaseTable("she-hulk")
    table.hand("sponsorship", "hawkeye", "energy", "genius", "strength")
    table.does("play:sponsorship", "pick:hawkeye?")
    assert "spend:hawkeye" not in table.options()
    table.does("pay")
    assert table.in_play("hawkeye")


def test_cost_is_paid_before_optional_overpayment() -> None:
    """Janet Van Dyne, who counts energy, costs 1 more than nothing."""
    table = EdgeCaseTable("she-hulk")
    table.put("inflation")
    table.hand("aggression-wasp", "insight", "spark", "muscle")
    table.does("play:aggression-wasp")
    assert table.options() == ["spend:insight", "spend:spark", "spend:muscle"]
    table.does("spend:insight")
    assert table.options() == ["spend:spark", "done"]


def test_upgrade_whose_host_was_discarded_for_its_cost_is_discarded() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("pal")
    table.put("furnace")
    table.hand("dear-gear")
    table.does("play:dear-gear", "use:furnace?")
    assert (table.in_play("dear-gear"), sorted(table.discarded())) == (False, ["dear-gear", "pal"])
    table.waits_for(0, "turn")


def test_free_upgrade_may_attach_to_an_unaffordable_host() -> None:
    """The upgrade's cost depends on its host: on Iron Man the upgrade costs 1 less."""
    for free in (True, False):
        table = EdgeCaseTable("doctor-strange")
        table.put("friend")
        table.put("leadership-iron-man")
        table.hand(*(["free-lunch"] if free else []), "dear-gear")
        table.does("play:free-lunch" if free else "play:dear-gear", "place:friend?")
        assert plain(table.piece("dear-gear").host) == ("friend" if free else "leadership-iron-man")


def test_x_is_zero_when_no_cost_is_paid() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("free-pass")
    table.hand("blank-cheque")
    table.does("use:free-pass")
    assert table.damage("rhino-1") == 2


def test_hero_unable_to_pay_for_readying_is_not_asked() -> None:
    table = EdgeCaseTable("she-hulk")
    table.change("she-hulk", exhausted=True)
    table.put("heavy-chains", on="she-hulk", area=0)
    table.state.players[0].deck = []
    table.does("end-turn")
    assert (table.state.rounds, table.piece("she-hulk").exhausted) == (2, True)


def test_attack_and_thwart_event_removes_the_stunned_card() -> None:
    table = EdgeCaseTable("she-hulk")
    table.change("she-hulk", stunned=1)
    table.hand("last-gasp")
    table.does("play:last-gasp")
    assert table.events("status-gone") == [{"card": "she-hulk", "status": "stunned"}]
    assert table.damage("rhino-1") == 0


def test_retaliation_stops_after_the_attacker_is_eliminated() -> None:
    table = EdgeCaseTable("she-hulk", "iron-man")
    for _ in range(3):
        table.put("spiked-one")
    table.change("she-hulk", damage=13)
    table.hand("sweep")
    table.does("play:sweep")
    table.waits_for(0, "order")
    table.does(table.options()[0])
    assert table.state.players[0].eliminated
    table.waits_for(1, "turn")


def test_enemy_defeated_midway_does_not_retaliate() -> None:
    """The most damaged of the three falls when another one retaliates against She-Hulk."""
    table = EdgeCaseTable("she-hulk")
    for damage in (7, 0, 0):
        table.put("spiked-one", damage=damage)
    table.put("sprinkler")
    table.hand("sweep")
    table.does("play:sweep")
    assert table.options() == ["next:spiked-one"] * 3
    table.chooses(table.decision.options[-1].id)
    assert sum(piece.face == "spiked-one" for piece in table.state.play.values()) == 2
    table.waits_for(0, "turn")
    assert table.damage("she-hulk") == 2 + 2


def test_reveal_effect_with_empty_encounter_deck_does_nothing() -> None:
    table = EdgeCaseTable("she-hulk")
    table.state.encounter, table.state.encounter_discard = [], []
    table.reveals("look-again", deck=False)
    assert (table.revealed(), table.state.result) == (["look-again"], None)


def test_card_shuffled_back_during_its_reveal_does_nothing() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("return-to-sender")
    table.reveals("brawler")
    table.does("trigger:return-to-sender")
    assert (table.in_play("brawler"), "brawler" in plain(table.state.encounter)) == (False, True)
    table.waits_for(0, "turn")


def test_card_reentering_play_during_its_reveal_is_revealed_once() -> None:
    table = EdgeCaseTable("she-hulk")
    table.reveals("jack-in-the-box")
    assert len(table.events("entered")) == 2
    assert table.in_play("jack-in-the-box")
    table.waits_for(0, "turn")


def test_temporary_upgrade_leaves_together_with_its_temporary_host() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("passing-friend")
    table.put("passing-gear", on="passing-friend")
    table.does("end-turn", "done?")
    while table.state.rounds == 1:
        table.does("undefended" if table.offers("undefended") else table.options()[-1])
    assert not {"passing-friend", "passing-gear"} & set(plain(list(table.state.play)))
    assert {"passing-friend", "passing-gear"} <= set(table.discarded())


def test_card_gaining_restricted_counts_at_once() -> None:
    for fixes, asked in ((2, "turn"), (3, "limit")):
        table = EdgeCaseTable("she-hulk")
        for _ in range(fixes):
            table.put("quick-fix")
        table.waits_for(0, "turn")
        table.reveals("red-label")
        assert table.decision.kind == asked


def test_upgrade_that_starts_in_play_is_attached() -> None:
    table = EdgeCaseTable("she-hulk")
    gear, base = table.make("fetched-gear", 0), table.make("headquarters", 0)
    table._begin(lambda: opening.put_into_play(table.state, gear))
    table._begin(lambda: opening.put_into_play(table.state, base))
    assert (plain(table.piece("fetched-gear").host), table.piece("headquarters").host) == ("she-hulk", "")


def test_an_alter_ego_without_rec_does_not_recover() -> None:
    for face, offered in (("restless", False), ("real-name", True)):
        table = LimitsTable("spider-man")
        table.change("spider-man", face=face, damage=3)
        assert any(option.startswith("recover:") for option in table.options()) == offered


def test_effects_of_an_event_can_be_cancelled_before_they_begin() -> None:
    for choice, damage in (("trigger:jammer", 0), ("pass", 3)):
        table = LimitsTable("she-hulk")
        table.put("jammer")
        table.hand("haymaker", "energy")
        table.does("play:haymaker", "pay", choice, "pick:rhino-1?")
        assert (table.damage("rhino-1"), sorted(table.discarded())) == (damage, ["energy", "haymaker"])
