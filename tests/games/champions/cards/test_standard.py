"""The Standard set."""

from games.champions.cards.positions import threaten
from games.champions.table import Table, plain
from tableverse.kernel.ledger import rule


def test_standard_set_cards_resolve() -> None:
    table = Table("she-hulk")
    table.reveals("advance")
    assert table.threat() == 1
    table.reveals("assault")
    table.does("undefended")
    assert table.damage("she-hulk") == 2
    table.put("brawler")
    table.reveals("gang-up")
    table.does("undefended", "undefended")
    assert table.damage("she-hulk") == 6
    table.reveals("caught-off-guard")
    assert table.revealed() == ["caught-off-guard", "quiet-threat"]
    table.put("tac-team")
    table.reveals("caught-off-guard")
    assert not table.in_play("tac-team")


@rule("CHA-NEMESIS-02", "CHA-NEMESIS-05", "CHA-NEMESIS-07")
def test_shadow_of_the_past_brings_the_nemesis_set_only_once() -> None:
    table = Table("she-hulk")
    table.reveals("shadow-of-the-past")
    assert table.in_play("titania")
    assert table.in_play("personal-challenge")
    assert len([thing for thing in table.state.encounter if thing.startswith("titania-s-fury")]) == 2
    table.state.encounter = [thing for thing in table.state.encounter if thing.startswith("quiet")]
    table.reveals("shadow-of-the-past")
    assert table.revealed() == ["shadow-of-the-past", "quiet-threat"]


def test_caught_off_guard_discards_one_card_of_the_player_s_choice() -> None:
    table = Table("she-hulk", "iron-man")
    for card in ("tac-team", "tenacity", "hellcat"):
        table.put(card)
    table.put("arc-reactor", seat=1)
    table.reveals("caught-off-guard")
    assert table.options() == ["pick:tac-team", "pick:tenacity"]
    table.does("pick:tenacity")
    assert [table.in_play(card) for card in ("tac-team", "tenacity", "arc-reactor")] == [True, False, True]


def test_gang_up_uses_only_minions_engaged_with_the_player() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("brawler", seat=1)
    table.reveals("gang-up")
    table.undefended()
    assert table.strikes() == [("rhino-1", "she-hulk", 2)]


@rule("CHA-MINION-04")
def test_minion_entering_play_during_gang_up_attacks_too() -> None:
    table = Table("she-hulk", scenario="klaw")
    table.put("brawler")
    table.encounter("weapons-runner", "quiet-threat")  # Klaw's boost cards
    table.reveals("gang-up")
    table.does("undefended")
    assert table.options() == ["next:brawler>she-hulk", "next:weapons-runner>she-hulk"]
    table.does("next:weapons-runner>she-hulk", "undefended", "undefended")
    assert [enemy for enemy, _, _ in table.strikes()] == ["weapons-runner", "brawler"]
    table.waits_for(0, "turn")


@rule("CHA-ELIMINATION-10")
def test_gang_up_stops_when_the_player_is_eliminated() -> None:
    table = Table("iron-man", "she-hulk")
    table.put("brawler")
    table.put("shocker")
    table.change("iron-man", damage=8)
    table.reveals("gang-up")
    table.undefended()
    assert table.strikes() == [("rhino-1", "iron-man", 2)]
    table.waits_for(1, "turn")


def test_shadow_of_the_past_surges_only_if_the_nemesis_does_not_enter_play() -> None:
    table = Table("she-hulk")
    table.reveals("shadow-of-the-past")
    assert table.events("surge") == []
    assert "quiet-threat" not in table.revealed()
    table.reveals("shadow-of-the-past")
    assert table.events("surge") == [{"card": "shadow-of-the-past"}]


def test_caught_off_guard_surges_without_an_upgrade_or_support() -> None:
    table = Table("iron-man")
    table.put("hawkeye")
    table.reveals("caught-off-guard")
    assert table.revealed() == ["caught-off-guard", "quiet-threat"]
    assert table.in_play("hawkeye")


def test_caught_off_guard_can_discard_spider_tracer_without_its_effect() -> None:
    table = Table("spider-man")
    threaten(table, 5)
    table.put("sandman")
    table.put("spider-tracer", on="sandman")
    table.reveals("caught-off-guard")
    assert not table.in_play("spider-tracer")
    assert table.threat() == 5


def test_program_transmitter_answers_a_scheme_from_advance() -> None:
    table = Table("captain-marvel", scenario="ultron")
    table.put("program-transmitter", on="ultron-1")
    table.put("crowd-control", threat=2)
    table.reveals("advance")
    assert (table.threat(), table.threat("crowd-control")) == (2, 3)


def test_counters_are_lost_when_caught_off_guard_discards_their_card() -> None:
    table = Table("captain-marvel")
    table.put("energy-channel", counters=3)
    table.reveals("caught-off-guard")
    assert not table.in_play("energy-channel")
    table.hand("energy-channel")
    table.does("play:energy-channel")
    assert table.piece("energy-channel").counters == 0


def test_gang_up_with_whirlwind_attacks_the_other_hero_once() -> None:
    table = Table("she-hulk", "iron-man", scenario="klaw")
    table.put("whirlwind")
    table.put("vulture")
    table.reveals("gang-up")
    table.undefended()
    table.does("next:whirlwind>she-hulk")
    table.undefended()
    assert (table.damage("she-hulk"), table.damage("iron-man")) == (2 + 3, 2)


def test_shadow_of_the_past_surges_if_the_nemesis_is_already_in_play() -> None:
    table = Table("she-hulk")
    table.put("titania")
    table.encounter("quiet-threat", "quiet-threat")
    table.reveals("shadow-of-the-past")
    assert len([thing for thing in plain(list(table.state.play)) if thing == "titania"]) == 1
    assert table.in_play("personal-challenge")
    assert table.events("surge") == [{"card": "shadow-of-the-past"}]


def test_shadow_of_the_past_engages_the_nemesis_with_the_revealing_player() -> None:
    table = Table("iron-man", "she-hulk")
    table.reveals("shadow-of-the-past", seat=1)
    assert table.piece("titania").area == 1
