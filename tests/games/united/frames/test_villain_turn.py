"""The Villain turn: the card from top to bottom, movement, BAM!, tokens and Overflow."""

from pathlib import Path

from games.united.packs import pack
from games.united.table import ALCHEMAX, KUN_LUN, LONDON, PEGASUS, RING, TVA, UN, Table
from tableverse.games.united.frames.overflow import Overflowing, drain_overflow
from tableverse.games.united.game import United
from tableverse.kernel.ledger import rule

CARTER, LOKI, THOR = "captain-carter", "loki", "mighty-thor"


@rule("UNI-VTURN-01")
def test_game_begins_with_a_master_plan_card() -> None:
    table = Table()
    table.state.storyline = []
    table.state.frames = table.state.frames[:1]
    table.villain(at=PEGASUS)
    table.villain_turn("cosmic-ghost-rider-plan-07")
    assert table.story("plan", "turn") == ["plan", "turn"]
    assert table.state.storyline[0].hero == -1


@rule("UNI-VTURN-02", "UNI-VTURN-03", "UNI-VMOVE-01", "UNI-BAM-01")
def test_card_elements_resolve_from_top_to_bottom() -> None:
    table = Table()
    table.villain(at=LONDON)
    table.hero(CARTER, at=TVA)
    table.hero(LOKI, at=TVA)
    table.hero(THOR, at=TVA)
    table.place(ALCHEMAX, thugs=2)
    table.villain_turn("cosmic-ghost-rider-plan-08")  # 4 steps, BAM!, discard all Thugs, 1 Thug to each
    assert table.story("plan", "villain-moved", "bam", "effect", "tokens-discarded", "added") == [
        "plan",
        "villain-moved",
        "bam",
        "effect",
        "tokens-discarded",
        "effect",
        "tokens-discarded",
        "added",
        "added",
        "added",
    ]
    assert table.events("villain-moved") == [{"place": ALCHEMAX}]
    assert table.events("tokens-discarded")[1] == {"kind": "thug", "amount": 1, "place": ALCHEMAX}
    assert table.played()[-1] == "cosmic-ghost-rider-plan-08"


@rule("UNI-VTURN-03", "UNI-VSPEC-01")
def test_missing_and_impossible_elements_are_skipped() -> None:
    table = Table("immortus")
    table.villain(at=LONDON)
    table.state.storyline = [entry for entry in table.state.storyline if entry.hero == -1]
    table.villain_turn("immortus-plan-02")  # no BAM!, and no faceup Hero card to return
    assert table.events("bam", "card-returned") == []
    assert [event["place"] for event in table.events("added")] == [TVA, LONDON, PEGASUS]


@rule("UNI-VMOVE-01")
def test_villain_moves_clockwise() -> None:
    table = Table("immortus")
    table.villain(at=ALCHEMAX)
    table.villain_turn("immortus-plan-07")  # moves 3
    assert table.state.villain_at == table.at(PEGASUS)


@rule("UNI-VMOVE-01")
def test_card_may_move_the_villain_counterclockwise_to_the_next_hero() -> None:
    table = Table()
    table.villain(at=UN)
    table.hero(CARTER, at=LONDON)
    table.hero(LOKI, at=ALCHEMAX)
    table.hero(THOR, at=ALCHEMAX)
    table.villain_turn("cosmic-ghost-rider-plan-12")
    assert table.events("villain-moved") == [{"place": LONDON}]
    again = Table()
    again.villain(at=UN)
    for hero in (CARTER, LOKI, THOR):
        again.hero(hero, at=LONDON, down=True)
    again.villain_turn("cosmic-ghost-rider-plan-11")  # no Hero is standing, so he stays
    assert again.events("villain-moved") == [{"place": UN}]


def test_pack_effect_may_search_locations_counterclockwise(tmp_path: Path) -> None:
    plan = """
- id: maestro-plan-01
  name: {en: Back, es: Atrás}
  source: published
  villain: maestro
  special: {move-villain: {to: {next: {of: villain-location, has: hero, counterclockwise: true}}}}
  add: [{}, {}, {}]
"""
    table = Table("maestro", game=United([pack(tmp_path, plans=plan)]))
    table.villain(at=KUN_LUN)
    table.hero(CARTER, at=UN)
    table.hero(LOKI, at=PEGASUS)
    table.hero(THOR, at=TVA)
    table.villain_turn("maestro-plan-01")
    assert table.events("villain-moved") == [{"place": KUN_LUN}, {"place": PEGASUS}]


@rule("UNI-VMOVE-02", "UNI-VMOVE-05")
def test_arrival_effect_resolves_before_bam_and_only_at_the_destination() -> None:
    table = Table("maestro")
    table.villain(at=LONDON)
    table.threat("gamma-wasteland", at=KUN_LUN)
    for hero in (CARTER, LOKI, THOR):
        table.hero(hero, at=KUN_LUN, tokens={"move": 1})
    table.villain_turn("maestro-plan-05")  # 2 steps, BAM!
    table.does("token:move", "token:move", "token:move")
    assert table.story("villain-moved", "token-discarded", "bam") == [
        "villain-moved",
        "token-discarded",
        "token-discarded",
        "token-discarded",
        "bam",
    ]
    past = Table("maestro")
    past.villain(at=LONDON)
    past.threat("gamma-wasteland", at=PEGASUS)
    past.villain_turn("maestro-plan-05")
    assert "threat/gamma-wasteland/arrive" not in [event["ability"] for event in past.events("effect")]


@rule("UNI-VMOVE-03")
def test_movement_of_zero_is_an_arrival() -> None:
    table = Table("maestro")
    table.villain(at=KUN_LUN)
    table.threat("gamma-wasteland", at=KUN_LUN)
    table.villain_turn("maestro-plan-01")
    assert table.events("effect")[0] == {"ability": "threat/gamma-wasteland/arrive", "origin": "threat:gamma-wasteland"}


@rule("UNI-VMOVE-04")
def test_arrival_effect_resolves_outside_the_villain_turn() -> None:
    table = Table("emperor-doom")
    table.villain(at=PEGASUS)
    table.threat("doombot-foundry", at=ALCHEMAX)
    table.lasting("flees", until="villain-turn")
    table.hero(LOKI, at=LONDON, hand=["loki-move", "loki-wild"], deck=[])
    table.hero_turn(LOKI)
    table.does("play:loki-move", "move:project-pegasus")
    assert table.events("villain-moved") == [{"place": ALCHEMAX}]
    assert table.location(ALCHEMAX).armoured == 1


@rule("UNI-VMOVE-04")
def test_each_villain_move_in_a_turn_ends_with_an_arrival() -> None:
    """Doctor Doom flees from Loki to the foundry, then to another Threat without an arrival effect, and back."""
    table = Table("emperor-doom")
    table.villain(at=PEGASUS)
    table.threat("doombot-foundry", at=ALCHEMAX)
    table.threat("namor", at=PEGASUS)
    table.lasting("flees", until="villain-turn")
    table.hero(LOKI, at=LONDON, hand=["loki-move", "loki-wild"], deck=[], tokens={"move": 4})
    table.hero_turn(LOKI)
    table.does("play:loki-move", f"move:{PEGASUS}", *(f"move:{place}+token" for place in (LONDON, TVA, ALCHEMAX)))
    assert table.events("villain-moved") == [{"place": ALCHEMAX}, {"place": PEGASUS}]
    assert [event["ability"] for event in table.events("effect")].count("threat/doombot-foundry/arrive") == 1
    table.hero(THOR, at=KUN_LUN, hand=["mighty-thor-move", "mighty-thor-wild"], deck=[])
    table.hero_turn(THOR)
    table.does("play:mighty-thor-move", f"move:{PEGASUS}")
    assert [event["ability"] for event in table.events("effect")].count("threat/doombot-foundry/arrive") == 2


@rule("UNI-BAM-01", "UNI-BAM-02")
def test_dashboard_bam_comes_before_threats_clockwise_from_the_villain() -> None:
    table = Table()
    table.villain(at=KUN_LUN)
    table.threat("innocents-to-protect-1", at=PEGASUS)
    table.threat("guilty-to-punish-1", at=UN)
    table.threat("punisher-thanos", at=ALCHEMAX)
    table.villain_turn("cosmic-ghost-rider-plan-02")  # 1 step: to UN
    assert [event["ability"] for event in table.events("effect")] == [
        "villain/cosmic-ghost-rider/bam",
        "threat/guilty-to-punish-1/bam",
        "threat/punisher-thanos/bam",
        "threat/innocents-to-protect-1/bam",
    ]


@rule("UNI-BAM-03")
def test_card_without_the_symbol_has_no_bam() -> None:
    table = Table()
    table.threat("guilty-to-punish-1", at=UN)
    table.villain_turn("cosmic-ghost-rider-plan-06")
    assert table.events("bam") == []
    assert [event["ability"] for event in table.events("effect")] == ["plan/cosmic-ghost-rider-plan-06"]


def test_simultaneous_overflows_resolve_clockwise_from_the_villain() -> None:
    table = Table("immortus")
    table.villain(at=RING[2])
    table.state.overflow = [0, 3]
    assert drain_overflow(table.state)
    frame = table.state.frames[-1]
    assert isinstance(frame, Overflowing)
    assert frame.places == [3, 0]


@rule("UNI-VADD-01", "UNI-VADD-02", "UNI-VADD-03", "UNI-VADD-04", "UNI-OVER-01", "UNI-OVER-03", "UNI-OVER-05")
def test_adding_tokens_follows_the_rulebook_example() -> None:
    table = Table("immortus")
    table.villain(at=TVA)
    table.place(PEGASUS, civilians=0)
    table.place(UN, civilians=2)  # one empty slot
    table.villain_turn("immortus-plan-07", "immortus-plan-01")  # moves 3 to Kun-Lun
    added = [(event["kind"], event["place"]) for event in table.events("added")]
    assert added == [("thug", PEGASUS), ("civilian", PEGASUS), ("thug", UN)]
    assert table.location(UN).free == 0
    assert table.events("overflow") == [{"place": UN}]
    assert table.story("added", "overflow", "plan-facedown")[-2:] == ["overflow", "plan-facedown"]
    assert table.location(KUN_LUN).enemies + table.location(KUN_LUN).civilians == 0
    assert table.location(ALCHEMAX).enemies + table.location(ALCHEMAX).civilians == 0


@rule("UNI-OVER-03")
def test_overflows_resolve_clockwise_after_all_tokens() -> None:
    table = Table("cosmic-ghost-rider")
    table.villain(at=ALCHEMAX)
    for place in (LONDON, PEGASUS, KUN_LUN):
        table.full(place)
    table.villain_turn("cosmic-ghost-rider-plan-06")  # 3 steps to Pegasus, no BAM!, Thugs to each of the three
    while table.options()[0].startswith("discard:"):
        table.does(table.options()[0])
    assert table.events("overflow") == [{"place": LONDON}, {"place": PEGASUS}, {"place": KUN_LUN}]
    order = table.story("overflow-triggered", "overflow")
    assert order == ["overflow-triggered"] * 3 + ["overflow"] * 3


@rule("UNI-OVER-02")
def test_location_overflows_once_for_several_tokens_without_room() -> None:
    table = Table()
    table.villain(at=TVA)
    table.full(LONDON)
    table.full(PEGASUS)
    table.villain_turn("cosmic-ghost-rider-plan-05")  # 2 steps to Pegasus: 2 Civilians before and after
    assert table.events("overflow") == [{"place": LONDON}]
    both = Table()
    both.villain(at=TVA)
    both.full(LONDON)
    both.full(KUN_LUN)
    both.villain_turn("cosmic-ghost-rider-plan-05")
    # BAM! first removes a Thug from each of the three, so one of the two Civilians fits.
    assert both.events("overflow") == [{"place": LONDON}, {"place": KUN_LUN}]
    assert both.state.track == 2 + 2 + 2


@rule("UNI-OVER-04")
def test_overflow_in_a_hero_turn_resolves_at_its_end() -> None:
    table = Table("maestro", heroes=[LOKI, THOR], equipment=True)
    table.hero(LOKI, at=LONDON, hand=["loki-move", "loki-wild"], deck=[], gear={"scepter": True}, tokens={"move": 1})
    table.full(TVA)
    table.villain(health=3)
    table.hero_turn(LOKI)
    table.does("play:loki-move", "use:scepter", f"pick:place:{TVA}")
    assert table.events("overflow-triggered") == [{"place": TVA}]
    table.does("move:project-pegasus")
    assert table.events("overflow") == []
    table.does("end")
    assert table.story("hero-moved", "overflow", "villain-healed", "turn") == [
        "turn",
        "hero-moved",
        "overflow",
        "villain-healed",
        "turn",
    ]
    assert table.state.health == 4


@rule("UNI-COMP-10")
def test_tokens_never_run_out() -> None:
    """The box has 36 two-sided Civilian and Thug tokens and 9 Wild ones."""
    table = Table("maestro")
    for place in RING:
        table.full(place)
    table.place(ALCHEMAX, thugs=table.location(ALCHEMAX).slots - 1)
    table.missions(rescue=8, defeat=8)
    on_the_board = sum(place.thugs + place.civilians for place in table.state.places)
    assert on_the_board + sum(table.state.missions) >= 36
    table.villain(at=ALCHEMAX)
    table.hero(CARTER, at=LONDON, hand=["captain-carter-inspiring-leadership-heroic", "captain-carter-move"], deck=[])
    table.hero(LOKI, at=PEGASUS, tokens={"wild": 9})
    table.hero(THOR, at=PEGASUS, down=True)
    table.villain_turn("maestro-plan-01", next_hero=CARTER)  # a Thug in his Location
    assert table.location(ALCHEMAX).free == 0
    assert table.events("overflow") == []
    card = "captain-carter-inspiring-leadership-heroic"
    table.does(f"play:{card}", f"special:{card}")  # Loki is the only other Hero who is not KO'd
    assert table.tokens(LOKI) == {"wild": 10}


@rule("UNI-TIE-01")
def test_players_choose_among_several_heroes() -> None:
    table = Table("maestro")
    table.villain(at=TVA)
    for hero in (CARTER, LOKI, THOR):
        table.hero(hero, at=LONDON)
    table.villain_turn("maestro-plan-03", next_hero=LOKI)
    assert table.options() == ["pick:hero:captain-carter", "pick:hero:loki", "pick:hero:mighty-thor"]
    table.waits_for(LOKI, "pick")
    table.does("pick:hero:mighty-thor")
    assert table.events("damaged") == [{"hero": THOR, "amount": 3}]
