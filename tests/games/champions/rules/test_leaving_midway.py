"""Cards that leave play before their effect resolves: damaged characters, schemes, minions."""

from __future__ import annotations

from games.champions.edge_case_cards import EdgeCaseTable
from games.champions.table import plain
from tableverse.games.champions.rules import leaving


def test_character_healed_before_all_damage_is_dealt_survives() -> None:
    """Pal has 5 hit points and already 3 damage."""
    for angel, choice, left in (
        ("guardian-angel", "trigger", 4),
        ("guardian-angel", "pass", None),
        ("grim-angel", "trigger", None),
    ):
        table = EdgeCaseTable("spider-man")
        table.put("pal", damage=3)
        table.put(angel)
        table.hand("two-for-one")
        table.does("play:two-for-one", f"trigger:{angel}" if choice == "trigger" else "pass")
        assert table.damage(angel) == 3
        assert (table.damage("pal") if table.in_play("pal") else None) == left
        told = len(table.events("defeated"))
        assert told == (1 if (angel, choice) == ("guardian-angel", "pass") else 0)
        assert table.discarded().count("pal") == (0 if left else 1)


def test_character_leaving_before_damage_takes_none() -> None:
    table = EdgeCaseTable("spider-man")
    table.put("vanishing-act")
    table.hand("ram")
    table.does("play:ram", "pick:vanishing-act", "trigger:vanishing-act")
    assert (table.held(), table.events("damaged")) == (["vanishing-act"], [])
    table.waits_for(0, "turn")


def test_character_leaving_before_its_defeat_is_not_defeated() -> None:
    table = EdgeCaseTable("spider-man")
    table.put("last-exit")
    table.hand("ram")
    table.does("play:ram", "pick:last-exit", "trigger:last-exit")
    assert (table.held(), table.events("defeated")) == (["last-exit"], [])
    table.waits_for(0, "turn")


def test_a_permanent_ally_without_hit_points_stays() -> None:
    """No card defeated it, so no card of its own set did."""
    table = EdgeCaseTable("spider-man")
    table.put("old-guard", damage=10)
    table.put("ally-vest", on="old-guard")
    table._begin(lambda: leaving.leave_play(table.state, table.thing("ally-vest")))
    assert (table.in_play("old-guard"), table.in_play("ally-vest")) == (True, False)
    table.waits_for(0, "turn")


def test_a_permanent_ally_can_be_defeated_by_a_card_of_its_own_set() -> None:
    for card, there in (("own-hammer", False), ("ram", True)):
        table = EdgeCaseTable("spider-man")
        table.put("old-guard", damage=8)
        table.hand(card)
        table.does(f"play:{card}", "pick:old-guard?")
        assert table.in_play("old-guard") == there


def test_ally_attached_to_a_minion_still_has_hit_points() -> None:
    table = EdgeCaseTable("spider-man")
    table.put("friend")
    table.put("brawler")
    table.hand("cling", "ram")
    table.does("play:cling")
    assert plain(table.piece("friend").host) == "brawler"
    table.does("play:ram", "pick:friend")
    assert not table.in_play("friend")


def test_hero_eliminated_by_the_cost_does_not_attack() -> None:
    table = EdgeCaseTable("spider-man", "she-hulk")
    table.change("spider-man", damage=9)
    table.hand("last-gasp")
    table.does("play:last-gasp")
    assert (table.state.players[0].eliminated, table.state.result) == (True, None)
    table.waits_for(1, "turn")


def test_minion_of_an_eliminated_player_checks_quickstrike_for_the_next() -> None:
    """The minion has quickstrike against players with the trait Gamma, which only She-Hulk has."""
    for heroes, strikes in ((("spider-man", "she-hulk"), 2), (("she-hulk", "spider-man"), 1)):
        table = EdgeCaseTable(*heroes)
        table.put("turncloak", seat=0)
        table.change(heroes[0], damage=table.stat(heroes[0], "hp") - 1)
        table.attacked("turncloak", seat=0)
        table.happened = []
        seen = 1
        while not table.state.players[0].eliminated or table.decision.kind != "turn":
            table.does(
                "undefended" if table.offers("undefended") else "pass" if table.offers("pass") else table.options()[-1]
            )
            seen += len(table.events("activates"))
        assert seen == strikes


def test_threat_is_not_placed_on_a_scheme_that_left_play() -> None:
    table = EdgeCaseTable("spider-man")
    table.put("bomb-scare", threat=3)
    table.put("clean-slate")
    table.hand("stir")
    table.does("play:stir", "pick:bomb-scare", "trigger:clean-slate")
    assert (table.in_play("bomb-scare"), table.events("threat")) == (False, [])
    table.waits_for(0, "turn")


def test_fully_prevented_threat_is_not_placed() -> None:
    table = EdgeCaseTable("spider-man")
    table.put("bomb-scare", threat=3)
    table.put("hush-money")
    table.hand("stir")
    table.does("play:stir", "pick:bomb-scare", "trigger:hush-money")
    assert (table.threat("bomb-scare"), table.events("threat")) == (3, [])


def test_ally_discarded_instead_of_readying_does_not_ready() -> None:
    table = EdgeCaseTable("spider-man")
    table.put("pal", exhausted=True)
    table.put("late-riser", on="pal")
    table.does("end-turn", "done?")
    assert (table.in_play("pal"), table.in_play("late-riser")) == (False, False)
    assert "pal" not in [event["card"] for event in table.events("ready")]


def test_confused_vulnerable_minion_is_discarded() -> None:
    table = EdgeCaseTable("spider-man")
    table.put("fragile")
    table.hand("confusion")
    table.does("play:confusion")
    assert not table.in_play("fragile")


def test_a_side_scheme_that_cannot_leave_play_is_not_discarded() -> None:
    table = EdgeCaseTable("spider-man", scenario="wrecking-crew")
    table.put("bomb-scare")
    table.hand("sweep-aside")
    before = sum(piece.id.startswith(("bomb-scare",)) for piece in table.state.play.values())
    schemes = {thing for thing in table.state.play if table.state.card(thing).kind == "side-scheme"}
    table.does("play:sweep-aside")
    gone = schemes - set(table.state.play)
    assert (before, plain(sorted(gone))) == (1, ["bomb-scare"])
