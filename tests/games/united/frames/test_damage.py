"""Damage to Heroes, KOs and the BAM! effects that follow them."""

from games.united.table import KUN_LUN, LONDON, PEGASUS, TVA, UN, Table
from tableverse.kernel.ledger import rule

CARTER, LOKI, THOR = "captain-carter", "loki", "mighty-thor"


@rule("UNI-DMG-01", "UNI-DMG-02", "UNI-DMG-03")
def test_each_damage_puts_a_chosen_card_under_the_deck() -> None:
    table = Table("maestro", heroes=[LOKI, THOR])
    table.villain(at=TVA)
    hand = ["loki-move", "loki-wild", "loki-confuse", "loki-scepter"]
    table.hero(LOKI, at=LONDON, hand=hand, deck=["loki-glorious-purpose", "loki-wild-wild"])
    table.hero(THOR, at=UN)
    table.villain_turn("maestro-plan-03", next_hero=THOR)
    table.waits_for(LOKI, "discard")
    assert table.options() == [f"discard:{card}" for card in hand]
    table.does("discard:loki-wild", "discard:loki-scepter", "discard:loki-move")
    assert table.of(LOKI).deck == [
        "loki-move",
        "loki-scepter",
        "loki-wild",
        "loki-glorious-purpose",
        "loki-wild-wild",
    ]
    assert table.of(LOKI).hand == ["loki-confuse"]
    assert not table.of(LOKI).down


@rule("UNI-KO-01", "UNI-KO-02", "UNI-KO-03")
def test_losing_the_last_card_to_damage_is_a_ko_with_its_penalty() -> None:
    table = Table("maestro", heroes=[LOKI, THOR])
    table.villain(at=TVA, health=3)
    table.hero(LOKI, at=LONDON, hand=["loki-move", "loki-wild"], deck=[])
    table.hero(THOR, at=LONDON)
    table.villain_turn("maestro-plan-03", next_hero=THOR)
    table.does("pick:hero:loki", "discard:loki-move")
    assert table.events("ko") == [{"hero": LOKI}]
    assert table.of(LOKI).down
    assert table.state.health == 4  # instead of his BAM!
    assert len(table.events("bam")) == 1
    assert table.story("discarded-one", "ko", "villain-healed") == [
        "discarded-one",
        "discarded-one",
        "ko",
        "villain-healed",
    ]


@rule("UNI-KO-03", "UNI-KO-04")
def test_bam_of_a_ko_may_ko_another_hero() -> None:
    table = Table(heroes=[CARTER, LOKI, THOR])
    table.villain(at=TVA)
    table.threat("punisher-thanos", at=UN)
    table.hero(CARTER, at=LONDON, hand=["captain-carter-wild"], deck=[])
    table.hero(LOKI, at=LONDON, hand=["loki-move", "loki-wild"], deck=[])
    table.hero(THOR, at=UN)
    table.villain_turn("cosmic-ghost-rider-plan-03", next_hero=THOR)  # 1 step to London, BAM!
    table.does("discard:loki-move")
    # BAM! KOs Carter, her BAM! KOs Loki, and his finds nobody. Thanos acts once, for the card.
    assert table.events("ko") == [{"hero": CARTER}, {"hero": LOKI}]
    abilities = [event["ability"] for event in table.events("effect")]
    assert abilities.count("villain/cosmic-ghost-rider/bam") == 3
    assert abilities.count("threat/punisher-thanos/bam") == 1


@rule("UNI-KO-05")
def test_two_kos_at_once_bring_two_bams() -> None:
    table = Table(heroes=[CARTER, LOKI, THOR])
    table.villain(at=TVA)
    table.hero(CARTER, at=LONDON, hand=["captain-carter-wild"], deck=[])
    table.hero(LOKI, at=LONDON, hand=["loki-move"], deck=[])
    table.hero(THOR, at=UN)
    table.villain_turn("cosmic-ghost-rider-plan-03", next_hero=THOR)
    assert table.story("ko", "bam") == ["bam", "ko", "ko", "bam", "bam"]


@rule("UNI-KO-06")
def test_ko_d_hero_is_ignored_by_effects() -> None:
    table = Table("maestro", heroes=[CARTER, LOKI, THOR])
    table.villain(at=TVA)
    table.hero(LOKI, at=LONDON, hand=[], deck=["loki-move"], down=True)
    table.hero(CARTER, at=UN)
    table.hero(THOR, at=UN)
    table.villain_turn("maestro-plan-03", next_hero=THOR)
    assert table.events("damaged") == []
    carter = Table("maestro", heroes=[CARTER, LOKI, THOR])
    carter.hero(LOKI, at=LONDON, hand=[], deck=["loki-move"], down=True)
    carter.hero(CARTER, at=PEGASUS, hand=["captain-carter-provident", "captain-carter-wild"], deck=[])
    carter.hero_turn(CARTER)
    carter.does("play:captain-carter-provident", "special:captain-carter-provident", "choose:move")
    assert carter.tokens(THOR) == {"move": 1}  # Loki could not be chosen
    assert carter.tokens(LOKI) == {}
    # A Villain who goes to the next Hero also skips Loki and goes to Thor.
    hunted = Table("cosmic-ghost-rider", heroes=[CARTER, LOKI, THOR])
    hunted.villain(at=TVA)
    hunted.hero(LOKI, at=LONDON, hand=[], deck=["loki-move"], down=True)
    hunted.hero(THOR, at=PEGASUS)
    hunted.hero(CARTER, at=UN)
    hunted.villain_turn("cosmic-ghost-rider-plan-11", next_hero=THOR)
    assert hunted.events("villain-moved") == [{"place": PEGASUS}]


@rule("UNI-KO-07", "UNI-ERR-02")
def test_recovering_hero_draws_up_to_three_cards_and_then_one() -> None:
    table = Table("maestro", heroes=[LOKI, THOR])
    table.villain(at=UN)
    nine = ["loki-confuse"] * 3 + [
        "loki-move",
        "loki-wild",
        "loki-move-attack",
        "loki-scepter",
        "loki-confuse",
        "loki-move",
    ]
    table.hero(LOKI, at=PEGASUS, hand=[], deck=nine, down=True)
    table.hero_turn(LOKI)
    assert table.events("recovered") == [{"hero": LOKI}]
    assert table.events("drew") == [{"hero": LOKI, "amount": 3}, {"hero": LOKI, "amount": 1}]
    table.does("play:loki-move", "end")
    assert len(table.of(LOKI).hand) == 3
    assert table.of(LOKI).at == table.at(PEGASUS)
    short = Table("maestro", heroes=[LOKI, THOR])
    short.hero(LOKI, at=PEGASUS, hand=[], deck=["loki-move", "loki-wild"], down=True)
    short.hero_turn(LOKI)
    assert short.events("drew") == [{"hero": LOKI, "amount": 2}]


@rule("UNI-KO-09", "UNI-KO-08")
def test_playing_the_last_card_is_a_ko_at_the_end_of_the_turn() -> None:
    table = Table("maestro", heroes=[LOKI, THOR])
    table.villain(at=TVA, health=3)
    table.hero(LOKI, at=PEGASUS, hand=["loki-move-attack"], deck=[], tokens={"attack": 1})
    table.place(KUN_LUN, thugs=1)
    table.hero_turn(LOKI)
    table.does(f"move:{KUN_LUN}", f"attack:thug@{KUN_LUN}")
    assert table.story("hero-moved", "defeated", "ko", "villain-healed") == [
        "hero-moved",
        "defeated",
        "ko",
        "villain-healed",
    ]
    table.hero_turn(LOKI)
    assert table.ended() == ("villain", "no-cards")


@rule("UNI-KO-09")
def test_drawing_before_the_end_of_the_turn_avoids_the_ko() -> None:
    table = Table("maestro", heroes=[LOKI, THOR])
    table.villain(at=TVA)
    deck = ["loki-confuse", "loki-move-heroic"]  # drawn: the card to play, then one for the third Mission
    table.hero(LOKI, at=PEGASUS, hand=[], deck=deck)
    table.place(PEGASUS, civilians=1)
    table.missions(rescue=8, completed=["clear-threats", "defeat-thugs"])
    table.hero_turn(LOKI)
    table.does(f"rescue:civilian@{PEGASUS}", "end")
    assert table.of(LOKI).hand == ["loki-confuse"]
    assert table.events("ko") == []
