"""Keywords: invulnerable, random and facedown play, stunned, unpreventable damage, alone."""

import pytest

from games.united.table import LONDON, PEGASUS, TVA, UN, Table
from tableverse.kernel.ledger import rule

CARTER, LOKI, THOR, RIDER = "captain-carter", "loki", "mighty-thor", "cosmic-ghost-rider"


@rule("UNI-INV-01", "UNI-INV-02", "UNI-INV-03")
def test_invulnerable_hero_may_be_chosen_and_ignores_the_damage() -> None:
    table = Table("maestro")
    table.villain(at=TVA)
    for hero in (CARTER, LOKI, THOR):
        table.hero(hero, at=LONDON)
    table.lasting("invulnerable", "hero:loki", "start:hero:loki")
    table.villain_turn("maestro-plan-03", next_hero=THOR)
    table.does("pick:hero:loki")
    assert table.events("ignored") == [{"thing": "hero:loki", "amount": 3}]
    assert table.events("damaged") == []
    table.hero_turn(LOKI)
    assert table.state.lasting == []  # it ended at the start of his turn


@rule("UNI-UNP-01")
def test_unpreventable_damage_is_not_ignored() -> None:
    table = Table()
    table.villain(at=TVA)
    for hero in (CARTER, THOR):
        table.hero(hero, at=LONDON, hand=[], deck=["loki-move"], down=True)
    table.hero(LOKI, at=LONDON, hand=["loki-move", "loki-wild"], deck=[])
    table.lasting("invulnerable", "hero:loki", "start:hero:loki")
    table.villain_turn("cosmic-ghost-rider-plan-06", next_hero=LOKI)
    assert table.events("damaged") == [{"hero": LOKI, "amount": 1}]
    assert table.options() == ["discard:loki-move", "discard:loki-wild"]


@rule("UNI-UNP-02")
def test_unpreventable_damage_may_be_redirected() -> None:
    table = Table()
    table.villain(at=TVA)
    table.hero(CARTER, at=LONDON, hand=[], deck=["loki-move"], down=True)
    table.hero(LOKI, at=LONDON, hand=["loki-move", "loki-wild"], deck=[])
    table.hero(THOR, at=UN, hand=["mighty-thor-move"] * 4)
    table.lasting("shifts-damage", "hero:loki", "start:hero:loki")
    table.villain_turn("cosmic-ghost-rider-plan-06", next_hero=LOKI)
    table.does("trigger:hero:loki/power/shifts-damage")
    assert table.events("damaged") == [{"hero": THOR, "amount": 1}, {"hero": THOR, "amount": 1}]


@rule("UNI-UNP-01")
def test_unpreventable_attacks_bypass_damage_absorption() -> None:
    table = Table("immortus", heroes=["spider-man-2099", LOKI])
    hand = ["spider-man-2099-talons", "spider-man-2099-wild"]
    table.hero("spider-man-2099", at=PEGASUS, hand=hand, deck=[])
    table.threat("nova", at=PEGASUS)
    table.hero_turn("spider-man-2099")
    table.does("play:spider-man-2099-talons", "special:spider-man-2099-talons", "attack:threat:nova")
    assert table.threat_card("nova").health == 2


@rule("UNI-RND-01", "UNI-RND-03")
def test_random_play_applies_once_to_any_card_in_hand() -> None:
    played = set()
    for seed in range(12):
        table = Table("emperor-doom", heroes=[LOKI, THOR], seed=seed)
        table.villain(at=UN)
        table.hero(LOKI, at=PEGASUS, hand=["loki-move", "loki-wild", "loki-move-attack"], deck=[])
        table.of(LOKI).at_random = True
        table.hero_turn(LOKI)
        card = table.played()[-1]
        played.add(card)
        assert card not in table.of(LOKI).hand
        assert len(table.of(LOKI).hand) == 2
        table.waits_for(LOKI, "action")
        assert not table.of(LOKI).at_random
    assert len(played) > 1


@rule("UNI-RND-02", "UNI-RND-03", "UNI-ACT-04")
def test_facedown_card_gives_neither_symbols_nor_effect() -> None:
    table = Table("maestro", heroes=[LOKI, THOR])
    table.villain(at=UN)
    table.hero(LOKI, at=PEGASUS, hand=["loki-confuse", "loki-wild"], deck=[], tokens={"move": 1})
    table.hero(THOR, at=UN, hand=["mighty-thor-move", "mighty-thor-wild"], deck=[])
    table.storyline("mighty-thor-attack-attack")
    table.place(PEGASUS, thugs=2)
    table.of(LOKI).facedown = True
    table.hero_turn(LOKI)
    table.does("play:loki-confuse")
    assert table.state.frames[-1].symbols == [0, 2, 0, 0]  # type: ignore[attr-defined]
    assert "special:loki-confuse" not in table.options()
    assert f"move:{LONDON}+token" in table.options()
    table.does("end")
    assert not table.of(LOKI).facedown
    table.does("play:mighty-thor-move")
    assert table.state.frames[-1].symbols == [1, 0, 0, 0]  # type: ignore[attr-defined]


@rule("UNI-STUN-01", "UNI-STUN-03")
def test_stunned_villain_skips_his_bam_but_not_bam_of_threats() -> None:
    table = Table()
    table.villain(at=TVA)
    table.threat("guilty-to-punish-1", at=UN)
    table.state.stunned = True
    table.villain_turn("cosmic-ghost-rider-plan-07")
    assert table.events("bam-cancelled") == [{"thing": "villain"}]
    assert [event["ability"] for event in table.events("effect")] == ["threat/guilty-to-punish-1/bam"]
    other = Table()
    other.villain(at=TVA)
    other.threat("punisher-thanos", at=UN)
    other.threat_card("punisher-thanos").stunned = True
    other.villain_turn("cosmic-ghost-rider-plan-07")
    assert other.events("bam-cancelled") == [{"thing": "threat:punisher-thanos"}]
    assert [event["ability"] for event in other.events("effect")] == ["villain/cosmic-ghost-rider/bam"]


@rule("UNI-STUN-02")
def test_stunned_token_is_removed_even_without_a_bam() -> None:
    table = Table()
    table.villain(at=TVA)
    table.state.stunned = True
    table.threat("punisher-thanos", at=UN)
    table.threat_card("punisher-thanos").stunned = True
    table.villain_turn("cosmic-ghost-rider-plan-06")
    while table.state.villains_turn:
        table.does(table.options()[0])
    assert not table.state.stunned
    assert not table.threat_card("punisher-thanos").stunned


@rule("UNI-STUN-04")
def test_stunned_villain_has_no_bam_for_a_ko_in_his_turn() -> None:
    table = Table()
    table.villain(at=TVA)
    table.hero(LOKI, at=UN, hand=["loki-move"], deck=[])
    for hero in (CARTER, THOR):
        table.hero(hero, hand=[], deck=["loki-move"], down=True)
    table.state.stunned = True
    table.villain_turn("cosmic-ghost-rider-plan-06", next_hero=LOKI)
    assert table.events("ko") == [{"hero": LOKI}]
    assert table.events("bam") == []


@rule("UNI-STUN-05")
def test_ko_in_a_hero_turn_triggers_bam_of_a_stunned_villain() -> None:
    table = Table(heroes=[LOKI, THOR])
    table.villain(at=TVA)
    table.hero(LOKI, at=PEGASUS, hand=["loki-move"], deck=[])
    table.state.stunned = True
    table.hero_turn(LOKI)
    table.does("end")
    assert table.story("ko", "bam") == ["ko", "bam"]


@rule("UNI-DEF-06")
@pytest.mark.parametrize(("company", "alone"), [("villain", True), ("hero", False), ("fallen", True)])
def test_alone_means_no_other_standing_hero(company: str, alone: bool) -> None:
    table = Table("maestro", heroes=["ironheart", LOKI], equipment=True)
    table.villain(at=PEGASUS if company == "villain" else TVA)
    table.hero(LOKI, at=PEGASUS if company != "villain" else UN, down=company == "fallen")
    hand = ["ironheart-move", "ironheart-wild"]
    table.hero("ironheart", at=PEGASUS, hand=hand, deck=[], gear={"communicator": True})
    table.hero_turn("ironheart")
    table.does("play:ironheart-move")
    assert ("use:communicator" in table.options()) is alone


@rule("UNI-CRI-01")
def test_crisis_tokens_do_nothing_by_themselves() -> None:
    table = Table("maestro", heroes=[LOKI, THOR])
    table.villain(at=UN)
    table.place(PEGASUS, crisis=3, thugs=1)
    table.hero(LOKI, at=PEGASUS, hand=["loki-move-attack", "loki-wild"], deck=[])
    table.of(LOKI).crisis = 2
    table.hero_turn(LOKI)
    table.does("play:loki-move-attack")
    assert table.options() == [f"move:{LONDON}", "move:kun-lun", f"attack:thug@{PEGASUS}", "end"]
    assert table.location(PEGASUS).free == 3
