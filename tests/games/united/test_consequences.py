"""Predicted consequences of the options."""

from games.united.table import LONDON, PEGASUS, THOR, Table

HAND = ["mighty-thor-wild-wild", "mighty-thor-attack"]
THREAT = "fill:threat:chains-of-hellfire"


def test_attacks_and_rescues_predict_their_results():
    table = Table()
    table.villain(at=LONDON, health=5)
    table.missions(rescue=2, completed=["clear-threats", "defeat-thugs"])
    table.place(LONDON, thugs=2, civilians=1)
    table.threat("punisher-thanos", at=LONDON)
    table.hero(THOR, at=LONDON, hand=HAND)
    table.hero_turn(THOR)
    table.does("play:mighty-thor-wild-wild")
    found = table.foreseen()
    assert found["attack:thug@london"] == ["London: Thugs 2 → 1"]  # no Mission token: the Mission is complete
    assert found["attack:villain"] == ["Villain’s Health 5 → 4"]
    assert found["attack:threat:punisher-thanos"] == ["Punisher Thanos: Health 5 → 4"]
    assert found["rescue:civilian@london"] == ["Rescue Civilians 2 → 3", "London: Civilians 1 → 0"]
    assert "move:project-pegasus" not in found


def test_filling_threats_and_spending_tokens_is_predicted():
    table = Table()
    table.missions(defeat=1)
    table.place(PEGASUS, thugs=1)
    table.threat("chains-of-hellfire", at=PEGASUS, attack=1)
    table.hero(THOR, at=PEGASUS, hand=HAND, tokens={"heroic": 1, "attack": 1})
    table.hero_turn(THOR)
    table.does("play:mighty-thor-wild-wild")
    found = table.foreseen()
    filled = "Chains of Hellfire: symbols filled 1 → 2"
    assert found[f"{THREAT}:move"] == found[f"{THREAT}:heroic"] == [filled]
    assert found[f"{THREAT}:heroic+token"] == [filled, "Mighty Thor: tokens 2 → 1"]
    thug = ["Defeat Thugs 1 → 2", "Project P.E.G.A.S.U.S.: Thugs 1 → 0"]
    assert found["attack:thug@project-pegasus"] == thug
    assert found["attack:thug@project-pegasus+token"] == [*thug, "Mighty Thor: tokens 2 → 1"]
    assert "end" not in found  # the next Hero's draw is no consequence of ending the turn
