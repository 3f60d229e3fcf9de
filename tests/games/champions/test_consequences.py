"""Consequences shown before a choice: attacks, costs, defenders, and the choice that loses the game."""

from games.champions.table import Table
from tableverse.kernel.consequences import Foresight, loses
from tableverse.kernel.event import Event
from tableverse.kernel.perspective import Perspective


def test_consequences_of_an_attack_and_a_thwart():
    table = Table("spider-man")
    table.change("the-break-in", threat=3)
    found = table.foreseen()
    assert found["attack:spider-man>rhino-1"] == ["Rhino 14 → 12"]
    assert found["thwart:spider-man>the-break-in"] == ["The Break-In!: threat 3 → 2"]


def test_stunned_attacker_or_tough_target_shows_no_damage():
    table = Table("spider-man")
    table.change("rhino-1", tough=1)
    assert table.foreseen()["attack:spider-man>rhino-1"] == ["Rhino is no longer tough"]
    table.change("spider-man", stunned=1)
    assert table.foreseen()["attack:spider-man>rhino-1"] == ["Spider-Man is no longer stunned"]


def test_card_shows_its_cost_and_certain_effects():
    table = Table("spider-man")
    table.hand("swinging-web-kick", "energy", "genius", "strength")
    assert table.foreseen()["play:swinging-web-kick"] == ["Costs 3", "Rhino 14 → 6"]
    table.put("shocker")  # several targets are possible now, so only the cost is certain
    assert table.foreseen()["play:swinging-web-kick"] == ["Costs 3"]


def attacked(table: Table) -> None:
    """Let Rhino attack up to the choice of a defender."""
    table.does("end-turn")
    while table.decision.kind != "defend":
        table.does(table.decision.options[-1].id)


def test_each_defender_shows_the_damage_range_of_the_boost_card():
    table = Table("spider-man")
    table.put("mockingbird")
    table.state.encounter = [table.make("quiet-threat"), table.make("loud-threat")] * 4
    attacked(table)
    found = table.foreseen()
    assert found["undefended"] == ["Spider-Man 10 → 5–8"]  # attack 2, and 0 to 3 boost icons
    assert found["defend:spider-man"] == ["Spider-Man 10 → 8–10"]
    assert found["defend:mockingbird"] == ["Mockingbird 3 → 0–1"]


def test_the_turn_that_would_lose_the_game_is_known():
    table = Table("spider-man")
    table.change("the-break-in", threat=6)
    found = Foresight(Perspective(table.game, table.state, 0)).every()
    assert loses(found["end-turn"])
    assert table.foreseen()["end-turn"][0] == "You lose the game"
    assert loses(found["change-form"])  # ending the turn would be the only option left
    assert not loses(found["attack:spider-man@0>rhino-1"])
    assert not loses(found["thwart:spider-man@0>the-break-in"])
    table.does("thwart:spider-man>the-break-in")
    assert not loses(Foresight(Perspective(table.game, table.state, 0)).every().get("end-turn", []))


def test_optional_discards_do_not_hide_that_ending_the_turn_loses():
    table = Table("spider-man", form="alter-ego")
    table.change("the-break-in", threat=5)
    table.hand("backflip", "haymaker")
    assert loses(Foresight(Perspective(table.game, table.state, 0)).every()["end-turn"])  # 5, 1 more, and Rhino schemes


def test_consequences_common_to_all_options_are_not_shown():
    table = Table("spider-man")
    table.hand("backflip", "haymaker")
    table.does("end-turn")
    table.waits_for(0, "discard")
    assert table.foreseen() == {}  # the scheme grows and the hand is refilled whatever is discarded


def test_ending_the_turn_does_not_show_the_refilled_hand():
    table = Table("spider-man")
    table.hand("backflip", "haymaker")
    assert table.foreseen()["end-turn"] == ["The Break-In!: threat 0 → 1"]


def test_possible_interrupt_keeps_the_loss_uncertain():
    table = Table("spider-man", form="alter-ego")
    table.change("the-break-in", threat=5)
    table.hand("emergency")
    assert not loses(Foresight(Perspective(table.game, table.state, 0)).every().get("end-turn", []))
    table.does("end-turn", "done")
    table.waits_for(0, "window")


def test_lethal_attack_is_shown_when_every_boost_card_kills():
    table = Table("spider-man")
    table.change("spider-man", damage=9)
    attacked(table)
    found = Foresight(Perspective(table.game, table.state, 0)).every()
    assert loses(found["undefended"])
    assert not loses(found.get("defend:spider-man@0", []))


def test_consequences_do_not_depend_on_hidden_cards():
    """The card on top of the encounter deck changes none of the shown consequences."""
    told = []
    cards = ["quiet-threat", "stampede", "loud-threat"]
    for top in range(3):
        table = Table("spider-man", form="alter-ego")
        copies = [f"{card}.1" for card in cards]
        table.state.encounter = [copy for copy in copies if copy != copies[top]] + [copies[top]]
        told.append(table.foreseen()["end-turn"])
    assert told[0] == told[1] == told[2]
    assert told[0][0] == "The Break-In!: threat 0 → 1"


def test_facts_count_everything_on_the_table():
    table = Table("spider-man", "she-hulk")
    table.change("rhino-1", damage=3, tough=1, stunned=1)
    table.change("spider-man", damage=4, tough=1, stunned=1, confused=1)
    table.change("the-break-in", threat=2)
    table.state.tokens = 5
    minion = table.put("hydra-mercenary", confused=1, damage=1).id
    side = table.put("breakin-takin", threat=6).id
    ally = table.put("black-cat", damage=1).id
    shooter = table.put("web-shooter").id  # its uses are counters
    table.put("focused-rage", counters=1)  # Focused Rage has no uses
    table.hand("energy", "genius")
    table.state.players[1].hand = []
    table.state.players[1].dealt = [table.make("advance")]
    hero, other = "spider-man@0", "she-hulk@1"
    assert table.game.facts(table.state, 0) == {
        ("hit-points", hero): 6,
        ("tough", hero): 1,
        ("stunned", hero): 1,
        ("confused", hero): 1,
        ("hit-points", other): 15,
        ("tough", other): 0,
        ("stunned", other): 0,
        ("confused", other): 0,
        ("hit-points", ally): 1,
        ("tough", ally): 0,
        ("stunned", ally): 0,
        ("confused", ally): 0,
        ("enemy-hit-points", "rhino-1"): 25,
        ("enemy-tough", "rhino-1"): 1,
        ("enemy-stunned", "rhino-1"): 1,
        ("enemy-confused", "rhino-1"): 0,
        ("enemy-hit-points", minion): 2,
        ("enemy-tough", minion): 0,
        ("enemy-stunned", minion): 0,
        ("enemy-confused", minion): 1,
        ("threat", "the-break-in"): 2,
        ("side-threat", side): 6,
        ("acceleration", ""): 5,
        ("counters", shooter): 3,
        ("cards", "seat:0"): 2,
        ("cards", "seat:1"): 0,
        ("encounters", "seat:0"): 0,
        ("encounters", "seat:1"): 1,
    }


def test_cards_a_seat_chooses_among_are_hidden_only_from_others():
    table = Table("spider-man", "she-hulk")
    told = Event("moved", {"card": "rhino-1"}, reveals=True)  # she may attack Rhino
    assert [table.game.reveals_hidden(table.state, seat, told) for seat in (0, 1)] == [False, True]
    table.hand("backflip", seat=1)
    told = Event("moved", {"card": "backflip"}, reveals=True)
    assert [table.game.reveals_hidden(table.state, seat, told) for seat in (0, 1)] == [True, False]
