"""The ways to win and to lose."""

import pytest

from games.united.table import LONDON, PEGASUS, TVA, Table
from tableverse.games.united.rules import tokens, villain
from tableverse.kernel.ledger import rule

LOKI, THOR = "loki", "mighty-thor"


@rule("UNI-WIN-01", "UNI-ERR-01")
def test_removing_the_last_health_token_wins_at_once() -> None:
    table = Table(heroes=[THOR, LOKI])
    table.villain(at=PEGASUS, health=1)
    table.hero(THOR, at=PEGASUS, hand=["mighty-thor-attack-attack", "mighty-thor-wild"], deck=[])
    table.missions(completed=["defeat-thugs", "clear-threats"])
    table.hero_turn(THOR)
    table.does("play:mighty-thor-attack-attack", "attack:villain")
    assert table.ended() == ("heroes", "defeat")
    assert table.events("ended") == [{"side": "heroes", "reason": "defeat"}]
    assert table.state.result is not None
    assert table.state.result.winners == [0, 1]


@rule("UNI-WIN-02")
def test_immortus_loses_when_all_missions_are_complete() -> None:
    table = Table("immortus", heroes=[THOR, LOKI])
    table.villain(at=PEGASUS)
    table.hero(THOR, at=PEGASUS, hand=["mighty-thor-attack-attack", "mighty-thor-wild"], deck=[])
    table.place(PEGASUS, thugs=1)
    table.missions(defeat=8, completed=["rescue-civilians", "clear-threats"])
    table.hero_turn(THOR)
    table.does("play:mighty-thor-attack-attack")
    assert "attack:villain" not in table.options()
    table.does(f"attack:thug@{PEGASUS}")
    assert table.ended() == ("heroes", "missions")


@rule("UNI-WIN-02")
def test_clearing_the_purple_man_wins_against_emperor_doom() -> None:
    table = Table("emperor-doom", heroes=[THOR, LOKI])
    table.villain(at=TVA)
    hand = ["mighty-thor-attack-attack", "mighty-thor-wild"]
    table.hero(THOR, at=PEGASUS, hand=hand, deck=[], tokens={"attack": 2})
    table.threat("purple-man", at=PEGASUS)
    table.missions(completed=["rescue-civilians", "clear-threats", "defeat-thugs"])
    table.hero_turn(THOR)
    table.does("play:mighty-thor-attack-attack", "attack:threat:purple-man", "attack:threat:purple-man")
    assert table.threat_card("purple-man").health == 3  # less than his starting Health, so damage was ignored
    table.does("attack:threat:purple-man+token")
    assert table.ended() == ("heroes", "goal")


@rule("UNI-LOSS-01")
def test_full_villain_track_loses_at_once() -> None:
    table = Table()
    table.villain(at=TVA, track=19)
    table.full(LONDON)
    table.villain_turn("cosmic-ghost-rider-plan-10")  # 5 steps to Alchemax, no BAM!: 2 Civilians beside him
    assert table.state.result is None
    lost = Table()
    lost.villain(at=PEGASUS, track=19)
    for hero in ("captain-carter", LOKI, THOR):
        lost.hero(hero, at=TVA, hand=["loki-move"] * 3)
    lost.full(TVA)
    lost.villain_turn("cosmic-ghost-rider-plan-10")  # to London; TVA is full
    assert lost.ended() == ("villain", "track")
    assert lost.state.track == 20
    assert lost.state.result is not None
    assert lost.state.result.winners == []


@rule("UNI-LOSS-01")
def test_doombot_without_room_loses_the_game() -> None:
    table = Table("emperor-doom")
    for place in ("london", "project-pegasus", "kun-lun", "united-nations-headquarters", "tva-headquarters"):
        table.full(place)
    table.place("alchemax-headquarters", thugs=2)
    table.villain(at=TVA)
    table.villain_turn("emperor-doom-plan-12")  # 5 steps to Alchemax: Thug, Civilian, Thug
    assert table.ended() == ("villain", "doombots")


@rule("UNI-LOSS-02")
def test_empty_plan_deck_loses_when_a_card_must_be_drawn() -> None:
    table = Table("maestro", heroes=[LOKI, THOR])
    table.state.plans = []
    table.hero(LOKI, at=PEGASUS, hand=["loki-move", "loki-wild", "loki-scepter"], deck=[])
    table.villain_turn("maestro-plan-01")
    assert table.state.plans == []
    assert table.state.result is None
    table.hero_turn(LOKI, since=2)
    table.does("play:loki-move", "end")
    assert table.ended() == ("villain", "no-plan")


@rule("UNI-LOSS-02", "UNI-SEQ-06")
def test_facedown_plan_that_cannot_be_drawn_loses() -> None:
    table = Table("immortus")
    table.villain(at=TVA)
    table.full(LONDON)
    table.state.plans = ["immortus-plan-10"]
    table.villain_turn("immortus-plan-12")  # 5 steps to Alchemax
    table.villain(at=PEGASUS)
    table.state.plans = ["immortus-plan-11"]
    table.full(TVA)
    table.villain_turn("immortus-plan-04")  # 1 step to Kun-Lun
    assert table.state.result is None
    table.full(PEGASUS)
    table.villain(at=PEGASUS)
    table.villain_turn("immortus-plan-04")  # Pegasus overflows: the last card goes facedown, unresolved
    assert table.state.plans == []
    assert table.state.storyline[-1].facedown
    assert table.events("plan")[-1] == {"card": "immortus-plan-04"}
    table.full(PEGASUS)
    table.villain(at=PEGASUS)
    table.villain_turn("immortus-plan-04")
    assert table.ended() == ("villain", "no-plan")


@rule("UNI-LOSS-03", "UNI-KO-08")
def test_hero_without_cards_at_the_start_of_a_turn_loses() -> None:
    table = Table("maestro", heroes=[LOKI, THOR])
    table.hero(LOKI, hand=[], deck=[], down=True)
    table.hero_turn(LOKI)
    assert table.ended() == ("villain", "no-cards")
    fine = Table("maestro", heroes=[LOKI, THOR])
    fine.hero(LOKI, at=LONDON, hand=[], deck=["loki-move", "loki-wild"], down=True)
    fine.hero_turn(LOKI)
    assert fine.state.result is None
    holding = Table("maestro", heroes=[LOKI, THOR])
    holding.hero(LOKI, at=LONDON, hand=["loki-move", "loki-wild"], deck=[])
    holding.hero_turn(LOKI)
    assert holding.state.result is None
    assert holding.options() == ["play:loki-move", "play:loki-wild"]


def test_track_does_not_advance_if_no_thug_is_discarded() -> None:
    """Cosmic Ghost Rider's track advances with each discarded Thug."""
    table = Table(heroes=[THOR, LOKI])
    table.villain(at=TVA)
    table.villain_turn("cosmic-ghost-rider-plan-09", next_hero=THOR)
    assert (table.state.track, table.events("advanced")) == (0, [])


def test_villain_without_a_track_cannot_win_by_it() -> None:
    table = Table("immortus", heroes=[THOR, LOKI])
    villain.advance(table.state, 1)
    assert (table.state.track, table.state.result) == (0, None)


def test_full_board_does_not_lose_if_no_doombot_must_be_added() -> None:
    """The card adds Doombots to Locations without Thugs, and there is none."""
    table = Table("emperor-doom", heroes=[THOR, LOKI])
    for place in table.state.places:
        table.full(place.id)
    table.villain_turn("emperor-doom-plan-01", next_hero=THOR)
    assert table.state.result is None
    assert table.events("added") == []


@pytest.mark.parametrize(("kind", "lost"), [("thug", False), ("civilian", False), ("doombot", True)])
def test_emperor_doom_wins_when_no_location_has_room_for_a_doombot(kind: str, lost: bool) -> None:
    table = Table("emperor-doom", heroes=[THOR, LOKI])
    for place in table.state.places[1:]:
        table.full(place.id)
    tokens.add(table.state, 1, kind, 1)
    assert table.state.result is None  # there is room elsewhere
    table.full(LONDON)
    tokens.add(table.state, 1, kind, 1)
    assert (table.state.result is not None) is lost
