"""What is not paid for after all, and odd ways of paying: nothing is lost, and nothing is had for nothing."""

from __future__ import annotations

from games.champions.edge_case_cards import EdgeCaseTable, LimitsTable
from games.champions.table import Table, plain
from tableverse.games.champions.frames import opening

QUIVER = "hawkeye-s-quiver"


def going_off(hero: str, *hand: str) -> Table:
    """Two dynamos, of which one goes off when the other is used."""
    table = EdgeCaseTable(hero)
    table.put("dynamo")
    table.put("dynamo")
    table.put("power-cut")
    table.hand(*hand)
    return table


def test_an_ability_that_could_not_be_paid_for_was_not_used() -> None:
    table = going_off("she-hulk")
    table.put("crank")
    table.does("use:crank", "use:dynamo")
    assert (table.in_play("crank"), table.held()) == (True, [])
    for piece in table.state.play.values():
        piece.exhausted = False
    table.state.take_out_of_play(table.thing("power-cut"))
    table.ask()
    table.does("use:crank", "pay")  # it has not been used in this round
    assert table.held() == ["quiet-card"]


def test_an_arrow_that_could_not_be_paid_for_is_in_the_quiver_again() -> None:
    table = going_off("hawkeye-hawkeye")
    arrow = table.make("sonic-arrow", 0)
    table.put(QUIVER, tucked=[arrow], shown=[arrow])
    table.put("hawkeye-s-bow")
    table.does("play:sonic-arrow", "use:dynamo")
    quiver = table.piece(QUIVER)
    assert (quiver.tucked, quiver.shown, table.held(), table.state.limbo) == ([arrow], [arrow], [], [])


def test_an_ally_that_could_not_be_paid_for_lies_where_it_lay() -> None:
    for below in ([], ["haymaker"]):
        table = going_off("she-hulk", "spark")
        table.discard(*below, "lockjaw", "energy")
        table.ask()
        table.does("play:lockjaw", "spend:spark", "use:dynamo")
        assert (table.discarded(), table.held()) == ([*below, "lockjaw", "energy"], ["spark"])


def test_an_event_whose_toll_could_not_be_paid_was_not_played() -> None:
    table = going_off("she-hulk", "study")
    table.put("gate")
    table.does("play:study", "use:dynamo")
    assert (table.held(), table.discarded(), table.state.limbo) == (["study"], [], [])
    table.waits_for(0, "turn")


def test_a_basic_attack_whose_toll_could_not_be_paid_was_not_made() -> None:
    """Mother's Orders asks for a resource, and here it does so twice."""
    table = going_off("she-hulk")
    table.put("mother-s-orders", threat=2)
    table.does("attack:she-hulk>rhino-1", "use:dynamo")
    assert (table.damage("rhino-1"), table.piece("she-hulk").exhausted) == (3, True)
    table = going_off("she-hulk")
    for _ in range(2):
        table.put("mother-s-orders", threat=2)
    table.does("attack:she-hulk>rhino-1", "use:dynamo")
    assert table.events("unpaid")
    assert (table.damage("rhino-1"), table.piece("she-hulk").exhausted) == (0, False)
    table.waits_for(0, "turn")


def test_an_ally_that_was_burnt_for_its_own_toll_does_not_attack() -> None:
    table = going_off("she-hulk")
    table.put("pal")
    table.put("furnace")
    table.put("picket-line")
    table.does("attack:pal>rhino-1", "use:furnace")
    assert table.events("unpaid")
    assert (table.damage("rhino-1"), table.discarded()) == (0, ["pal"])
    table.waits_for(0, "turn")


def test_who_readies_for_resources_and_cannot_pay_stays_exhausted() -> None:
    table = going_off("she-hulk")
    table.change("she-hulk", exhausted=True)
    table.state.players[0].deck = []
    table.put("double-lock", on="she-hulk", area=0)
    table.does("end-turn", "ready:she-hulk", "use:dynamo")
    assert table.events("unpaid")
    assert table.piece("she-hulk").exhausted


def waiting_to_ready(*allies: str) -> Table:
    table = going_off("she-hulk")
    for ally in allies:
        table.put(ally, exhausted=True)
    table.put("furnace")
    table.put("lights-out")
    table.state.players[0].deck = []
    table.does("end-turn", f"ready:{allies[0]}", "use:furnace")
    return table


def test_an_ally_that_was_burnt_to_ready_it_is_gone() -> None:
    table = waiting_to_ready("pal")
    assert not table.in_play("pal")
    table.waits_for(0, "defend")


def test_an_ally_that_was_burnt_to_ready_another_is_not_asked_for() -> None:
    table = waiting_to_ready("pal", "friend")
    table.does("pick:friend")  # and the rest can only be paid with the other
    assert (table.in_play("friend"), table.in_play("pal")) == (False, False)
    table.waits_for(0, "defend")


def test_what_was_spent_and_is_in_the_deck_by_now_stays_there() -> None:
    """The deck ran out, so that the discard pile is the deck."""
    table = going_off("she-hulk", "lockjaw", "insight")
    table.state.players[0].deck = []
    table.put("dynamo")
    table.hand("lockjaw", "insight")
    table.does("play:lockjaw", "spend:insight", "use:dynamo")
    assert table.held() == ["lockjaw"]
    assert (plain(table.state.players[0].deck), table.discarded()) == (["insight"], [])


def test_a_second_instalment_that_cannot_be_paid_leaves_the_first_one_paid() -> None:
    table = going_off("she-hulk", "instalments", "energy")
    table.does("play:instalments", "use:dynamo")
    assert (table.damage("rhino-1"), table.held()) == (1 + 2, [])
    assert table.discarded() == ["energy", "instalments"]


def test_nobody_pays_for_a_card_with_that_card() -> None:
    table = EdgeCaseTable("she-hulk")
    table.hand("sponsorship", "hawkeye", "energy", "genius", "strength")
    table.does("play:sponsorship", "pick:hawkeye?")
    assert "spend:hawkeye" not in table.options()
    table.does("pay")
    assert table.in_play("hawkeye")


def test_who_may_pay_more_pays_the_cost_first() -> None:
    """Janet Van Dyne, for whom energy counts, costs 1 more than nothing."""
    table = EdgeCaseTable("she-hulk")
    table.put("inflation")
    table.hand("aggression-wasp", "insight", "spark", "muscle")
    table.does("play:aggression-wasp")
    assert table.options() == ["spend:insight", "spend:spark", "spend:muscle"]
    table.does("spend:insight")
    assert table.options() == ["spend:spark", "done"]


def test_an_upgrade_whose_place_has_gone_up_in_smoke_is_discarded() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("pal")
    table.put("furnace")
    table.hand("dear-gear")
    table.does("play:dear-gear", "use:furnace?")
    assert (table.in_play("dear-gear"), sorted(table.discarded())) == (False, ["dear-gear", "pal"])
    table.waits_for(0, "turn")


def test_an_upgrade_that_is_played_for_nothing_may_go_where_it_would_be_too_dear() -> None:
    """What it costs depends on where it goes: on Iron Man it costs 1 less."""
    for free in (True, False):
        table = EdgeCaseTable("doctor-strange")
        table.put("friend")
        table.put("leadership-iron-man")
        table.hand(*(["free-lunch"] if free else []), "dear-gear")
        table.does("play:free-lunch" if free else "play:dear-gear", "place:friend?")
        assert plain(table.piece("dear-gear").host) == ("friend" if free else "leadership-iron-man")


def test_x_is_nothing_where_nothing_is_paid() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("free-pass")
    table.hand("blank-cheque")
    table.does("use:free-pass")
    assert table.damage("rhino-1") == 2


def test_who_cannot_pay_to_ready_is_not_asked() -> None:
    table = EdgeCaseTable("she-hulk")
    table.change("she-hulk", exhausted=True)
    table.put("heavy-chains", on="she-hulk", area=0)
    table.state.players[0].deck = []
    table.does("end-turn")
    assert (table.state.rounds, table.piece("she-hulk").exhausted) == (2, True)


def test_a_stunned_hero_who_attacks_and_thwarts_at_once_is_stunned_no_more() -> None:
    table = EdgeCaseTable("she-hulk")
    table.change("she-hulk", stunned=1)
    table.hand("last-gasp")
    table.does("play:last-gasp")
    assert table.events("status-gone") == [{"card": "she-hulk", "status": "stunned"}]
    assert table.damage("rhino-1") == 0


def test_several_who_strike_back_stop_when_nobody_is_left_to_strike() -> None:
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


def test_who_has_fallen_meanwhile_does_not_strike_back() -> None:
    """The weakest of three falls when She-Hulk is struck by another."""
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


def test_nothing_is_left_to_reveal() -> None:
    table = EdgeCaseTable("she-hulk")
    table.state.encounter, table.state.encounter_discard = [], []
    table.reveals("look-again", deck=False)
    assert (table.revealed(), table.state.result) == (["look-again"], None)


def test_a_card_that_is_sent_back_while_it_is_revealed_does_nothing() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("return-to-sender")
    table.reveals("brawler")
    table.does("trigger:return-to-sender")
    assert (table.in_play("brawler"), "brawler" in plain(table.state.encounter)) == (False, True)
    table.waits_for(0, "turn")


def test_a_card_that_enters_play_again_while_it_is_revealed_is_revealed_once() -> None:
    table = EdgeCaseTable("she-hulk")
    table.reveals("jack-in-the-box")
    assert len(table.events("entered")) == 2
    assert table.in_play("jack-in-the-box")
    table.waits_for(0, "turn")


def test_what_is_passing_goes_with_whom_it_is_on() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("passing-friend")
    table.put("passing-gear", on="passing-friend")
    table.does("end-turn", "done?")
    while table.state.rounds == 1:
        table.does("undefended" if table.offers("undefended") else table.options()[-1])
    assert not {"passing-friend", "passing-gear"} & set(plain(list(table.state.play)))
    assert {"passing-friend", "passing-gear"} <= set(table.discarded())


def test_what_becomes_restricted_counts_at_once() -> None:
    for fixes, asked in ((2, "turn"), (3, "limit")):
        table = EdgeCaseTable("she-hulk")
        for _ in range(fixes):
            table.put("quick-fix")
        table.waits_for(0, "turn")
        table.reveals("red-label")
        assert table.decision.kind == asked


def test_an_upgrade_that_begins_in_play_is_attached() -> None:
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


def test_the_effects_of_an_event_can_be_called_off_before_they_begin() -> None:
    for choice, damage in (("trigger:jammer", 0), ("pass", 3)):
        table = LimitsTable("she-hulk")
        table.put("jammer")
        table.hand("haymaker", "energy")
        table.does("play:haymaker", "pay", choice, "pick:rhino-1?")
        assert (table.damage("rhino-1"), sorted(table.discarded())) == (damage, ["energy", "haymaker"])
