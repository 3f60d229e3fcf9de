"""The Expert set."""

from games.champions.table import Table, plain


def test_expert_set_cards_resolve() -> None:
    table = Table("she-hulk")
    table.reveals("exhaustion")
    assert table.piece("she-hulk").exhausted
    table.reveals("under-fire")
    assert table.revealed() == ["under-fire", "quiet-threat", "quiet-threat"]
    table.encounter("crowd-control")
    table.reveals("masterplan")
    assert table.threat("crowd-control") == 2
    table.reveals("masterplan")
    assert table.threat("crowd-control") == 6


def test_masterplan_adds_threat_only_to_side_schemes() -> None:
    table = Table("she-hulk")
    table.state.play[table.state.scheme].threat = 2
    table.encounter("crowd-control")
    table.reveals("masterplan")
    assert table.in_play("crowd-control")
    table.reveals("masterplan")
    assert (table.threat(), table.threat("crowd-control")) == (2, 6)


def test_masterplan_reveals_the_side_scheme_with_its_when_revealed() -> None:
    table = Table("spider-man", "she-hulk")
    table.encounter("shocker", "bomb-scare")
    table.reveals("masterplan")
    assert table.threat("bomb-scare") == 2 + 2
    assert plain(table.state.encounter_discard) == ["shocker", "masterplan"]
