"""The Hero turn: draw, play, actions, Special Effects and tokens."""

from games.united.table import GAME, KUN_LUN, LONDON, PEGASUS, TVA, UN, Table
from tableverse.kernel.ledger import rule

CARTER, LOKI, THOR, SPIDER = "captain-carter", "loki", "mighty-thor", "spider-man-2099"


def turn_table(hero: str = LOKI, *cards: str, **tokens: int) -> Table:
    """Return a table in a Hero's turn with these cards in hand, an empty deck and a distant Villain."""
    table = Table("maestro", heroes=[CARTER, LOKI, THOR, SPIDER])
    table.villain(at=TVA)
    table.hero(hero, at=PEGASUS, hand=list(cards), deck=[], tokens=tokens)
    return table


@rule("UNI-HTURN-02", "UNI-DRAW-01", "UNI-PLAY-01", "UNI-LOC-01")
def test_hero_turn_is_draw_play_actions_and_location_effect() -> None:
    table = turn_table(LOKI, "loki-wild", "loki-scepter")
    table.hero(LOKI, at=KUN_LUN, hand=["loki-wild", "loki-scepter"], deck=["loki-confuse", "loki-move"])
    table.place(KUN_LUN, civilians=1)
    table.hero_turn(LOKI)
    assert table.of(LOKI).hand == ["loki-wild", "loki-scepter", "loki-move"]
    assert table.of(LOKI).deck == ["loki-confuse"]
    table.does("play:loki-move", "move:project-pegasus")
    assert table.played()[-1] == "loki-move"
    assert table.story("turn", "drew", "played", "hero-moved")[:4] == ["turn", "drew", "played", "hero-moved"]


@rule("UNI-HTURN-02", "UNI-LOC-01")
def test_location_effect_comes_last_and_is_optional() -> None:
    table = turn_table(LOKI, "loki-move", "loki-wild", "loki-scepter")
    table.hero(LOKI, at=PEGASUS, hand=["loki-move", "loki-wild", "loki-scepter"], deck=["loki-confuse"])
    table.hero_turn(LOKI)
    table.does("play:loki-move", f"move:{KUN_LUN}")
    table.waits_for(LOKI, "location")
    assert table.options() == [f"location:{KUN_LUN}", "skip"]
    table.does("skip")
    assert table.events("gained", "discarded-one") == []


@rule("UNI-DRAW-02")
def test_there_is_no_hand_limit() -> None:
    table = turn_table(LOKI)
    *hand, last = GAME.cards.heroes[LOKI].cards
    table.hero(LOKI, hand=hand, deck=[last])
    table.hero_turn(LOKI)
    assert sorted(table.of(LOKI).hand) == sorted([*hand, last])  # the whole deck, 12 cards
    table.does("play:loki-move", "end")
    assert len(table.of(LOKI).hand) == 11


@rule("UNI-DRAW-03")
def test_empty_deck_skips_the_draw() -> None:
    table = turn_table(LOKI, "loki-move", "loki-wild")
    table.hero_turn(LOKI)
    assert table.events("drew") == []
    assert table.options() == ["play:loki-move", "play:loki-wild"]


@rule("UNI-PLAY-02")
def test_exactly_one_card_must_be_played() -> None:
    table = turn_table(LOKI, "loki-move", "loki-wild", "loki-scepter")
    table.hero_turn(LOKI)
    assert all(option.startswith("play:") for option in table.options())
    table.does("play:loki-wild", "end")
    assert len([card for card in table.played() if card.startswith("loki")]) == 1
    table.waits_for(THOR, "play")


@rule("UNI-ACT-01", "UNI-ACT-06")
def test_symbols_of_both_cards_may_be_used_in_any_order() -> None:
    table = turn_table(CARTER, "captain-carter-move-heroic", "captain-carter-wild")
    table.storyline("spider-man-2099-move-attack")
    table.place(PEGASUS, thugs=1, civilians=1)
    table.hero_turn(CARTER)
    table.does("play:captain-carter-move-heroic")
    assert table.state.frames[-1].symbols == [2, 1, 1, 0]  # type: ignore[attr-defined]
    table.does(f"move:{LONDON}", f"move:{PEGASUS}", f"attack:thug@{PEGASUS}", f"rescue:civilian@{PEGASUS}")
    assert table.story("hero-moved", "defeated", "rescued") == ["hero-moved", "hero-moved", "defeated", "rescued"]
    assert table.events("turn")[-1] == {"hero": LOKI}  # nothing else to do


@rule("UNI-ACT-06")
def test_unused_symbols_are_lost() -> None:
    table = turn_table(LOKI, "loki-move-attack", "loki-wild")
    table.hero_turn(LOKI)
    table.does("play:loki-move-attack", "end")
    table.hero_turn(LOKI)
    assert table.tokens(LOKI) == {}
    assert table.state.since == 1


@rule("UNI-ACT-02")
def test_previous_hero_card_may_lie_before_master_plan_cards() -> None:
    table = turn_table(LOKI, "loki-move", "loki-wild")
    table.storyline("mighty-thor-attack-attack", "maestro-plan-01", "maestro-plan-03")
    table.place(PEGASUS, thugs=3)
    table.hero_turn(LOKI)
    table.does("play:loki-move", f"attack:thug@{PEGASUS}", f"attack:thug@{PEGASUS}")
    assert f"attack:thug@{PEGASUS}" not in table.options()
    assert table.location(PEGASUS).thugs == 1


@rule("UNI-ACT-03")
def test_first_hero_card_uses_only_its_own_symbols() -> None:
    table = turn_table(LOKI, "loki-move", "loki-wild")
    table.place(PEGASUS, thugs=3)
    table.hero_turn(LOKI)
    table.does("play:loki-move")
    assert table.options() == [f"move:{LONDON}", f"move:{KUN_LUN}", "end"]
    assert table.state.frames[-1].symbols == [1, 0, 0, 0]  # type: ignore[attr-defined]


@rule("UNI-ACT-04")
def test_facedown_previous_card_gives_no_symbols() -> None:
    table = turn_table(LOKI, "loki-move", "loki-wild")
    table.storyline("mighty-thor-attack-attack", "-captain-carter-attack")
    table.place(PEGASUS, thugs=3)
    table.hero_turn(LOKI)
    table.does("play:loki-move")
    assert table.options() == [f"move:{LONDON}", f"move:{KUN_LUN}", "end"]


@rule("UNI-ACT-05", "UNI-SPEC-05")
def test_special_effect_of_the_previous_card_is_not_shared() -> None:
    table = turn_table(THOR, "mighty-thor-heroic-heroic", "mighty-thor-wild")
    table.storyline("loki-scepter")
    table.place(PEGASUS, thugs=2, civilians=2)
    table.hero_turn(THOR)
    table.does("play:mighty-thor-heroic-heroic")
    assert table.options() == [f"attack:thug@{PEGASUS}", f"rescue:civilian@{PEGASUS}", "end"]
    assert table.state.frames[-1].symbols == [0, 1, 2, 0]  # type: ignore[attr-defined]


@rule("UNI-ACT-07")
def test_previous_card_of_the_same_hero_shares_its_symbols() -> None:
    table = turn_table(LOKI, "loki-move", "loki-wild")
    table.storyline("loki-heroic-attack")
    table.hero_turn(LOKI)
    table.does("play:loki-move")
    assert table.state.frames[-1].symbols == [1, 1, 1, 0]  # type: ignore[attr-defined]


@rule("UNI-MOVE-01")
def test_move_goes_to_an_adjacent_location() -> None:
    for place in (LONDON, KUN_LUN):
        table = turn_table(LOKI, "loki-move", "loki-wild", "loki-scepter")
        table.hero_turn(LOKI)
        table.does("play:loki-move", f"move:{place}")
        assert table.of(LOKI).at == table.at(place)


@rule("UNI-ATK-01", "UNI-ATK-02", "UNI-ATK-04")
def test_attack_deals_one_damage_to_a_chosen_enemy() -> None:
    table = turn_table(THOR, "mighty-thor-attack-attack", "mighty-thor-wild")
    table.place(PEGASUS, thugs=2)
    table.place(LONDON, thugs=1)
    table.threat("dogs-of-war-1", at=PEGASUS)
    table.hero_turn(THOR)
    table.does("play:mighty-thor-attack-attack")
    assert table.options() == [f"attack:thug@{PEGASUS}", "attack:threat:dogs-of-war-1", "end"]
    table.does("attack:threat:dogs-of-war-1", f"attack:thug@{PEGASUS}")
    assert table.threat_card("dogs-of-war-1").health == 2
    assert table.location(PEGASUS).thugs == 1
    assert table.state.missions[1] == 1
    table.hero_turn(LOKI)
    assert table.threat_card("dogs-of-war-1").health == 2  # still missing


@rule("UNI-ATK-03")
def test_doombot_with_a_crisis_token_needs_two_damage_in_one_turn() -> None:
    table = Table("emperor-doom", heroes=[THOR, LOKI])
    table.hero(THOR, at=PEGASUS, hand=["mighty-thor-attack", "mighty-thor-wild", "mighty-thor-attack-attack"], deck=[])
    table.place(PEGASUS, armoured=1)
    table.hero_turn(THOR)
    table.does("play:mighty-thor-attack", f"attack:armoured@{PEGASUS}")
    assert table.location(PEGASUS).armoured == 1
    assert table.events("dented") == [{"place": PEGASUS}]
    table.storyline("emperor-doom-plan-01")
    table.hero_turn(THOR)  # the damage of last turn is gone
    table.does("play:mighty-thor-attack-attack", f"attack:armoured@{PEGASUS}")
    assert table.location(PEGASUS).armoured == 1
    table.does(f"attack:armoured@{PEGASUS}")
    assert table.location(PEGASUS).armoured == 0
    assert table.state.missions[1] == 1


@rule("UNI-ATK-03")
def test_damage_to_one_armoured_doombot_does_not_damage_the_next() -> None:
    table = Table("emperor-doom", heroes=[THOR, LOKI])
    table.hero(THOR, at=PEGASUS, hand=["mighty-thor-attack-attack", "mighty-thor-wild"], deck=[])
    table.storyline("emperor-doom-plan-01", "mighty-thor-attack-attack")
    table.place(PEGASUS, armoured=2)
    table.hero_turn(THOR)
    table.does("play:mighty-thor-attack-attack", *[f"attack:armoured@{PEGASUS}"] * 3)
    assert table.location(PEGASUS).armoured == 1
    assert len(table.events("dented")) == 2
    table.does(f"attack:armoured@{PEGASUS}")
    assert table.location(PEGASUS).armoured == 0


@rule("UNI-ATK-05", "UNI-WIN-03", "UNI-MISS-17")
def test_villain_can_be_attacked_once_two_missions_are_complete() -> None:
    table = Table(heroes=[THOR, LOKI])
    table.villain(at=PEGASUS, health=5)
    table.hero(THOR, at=PEGASUS, hand=["mighty-thor-attack-attack", "mighty-thor-wild"], deck=[])
    table.place(PEGASUS, thugs=1)
    table.missions(completed=["defeat-thugs"])
    table.hero_turn(THOR)
    table.does("play:mighty-thor-attack-attack")
    assert "attack:villain" not in table.options()
    exposed = Table(heroes=[THOR, LOKI])
    exposed.villain(at=PEGASUS, health=5)
    exposed.hero(THOR, at=PEGASUS, hand=["mighty-thor-attack-attack", "mighty-thor-wild"], deck=[])
    exposed.missions(completed=["defeat-thugs", "clear-threats"])
    exposed.hero_turn(THOR)
    exposed.does("play:mighty-thor-attack-attack", "attack:villain")
    assert exposed.events("villain-hurt") == [{"amount": 1, "health": 4}]


@rule("UNI-ATK-06")
def test_attacks_left_after_the_second_mission_may_hit_the_villain() -> None:
    table = Table(heroes=[THOR, LOKI])
    table.villain(at=PEGASUS, health=5)
    table.hero(THOR, at=PEGASUS, hand=["mighty-thor-attack-attack", "mighty-thor-wild"], deck=[])
    table.place(PEGASUS, thugs=1)
    table.missions(defeat=8, completed=["rescue-civilians"])
    table.hero_turn(THOR)
    table.does("play:mighty-thor-attack-attack", f"attack:thug@{PEGASUS}", "attack:villain")
    assert table.state.health == 4


@rule("UNI-HERO-01", "UNI-HERO-02")
def test_heroic_action_rescues_or_fills_a_slot() -> None:
    table = turn_table(THOR, "mighty-thor-heroic-heroic", "mighty-thor-wild")
    table.place(PEGASUS, civilians=1)
    table.threat("trophy-room", at=PEGASUS)
    table.hero_turn(THOR)
    table.does("play:mighty-thor-heroic-heroic")
    assert table.options() == [f"rescue:civilian@{PEGASUS}", "fill:threat:trophy-room:heroic", "end"]
    table.does(f"rescue:civilian@{PEGASUS}", "fill:threat:trophy-room:heroic")
    assert table.state.missions[0] == 1
    table.hero_turn(LOKI)
    assert table.threat_card("trophy-room").filled == [0, 0, 1, 0]  # it stays


@rule("UNI-HERO-03")
def test_henchman_takes_no_heroic_tokens() -> None:
    table = turn_table(THOR, "mighty-thor-heroic-heroic", "mighty-thor-wild")
    table.threat("dogs-of-war-1", at=PEGASUS)
    table.place(PEGASUS, civilians=1)
    table.hero_turn(THOR)
    table.does("play:mighty-thor-heroic-heroic")
    assert table.options() == [f"rescue:civilian@{PEGASUS}", "end"]


@rule("UNI-WILD-01")
def test_wild_symbol_is_any_one_action() -> None:
    table = turn_table(LOKI, "loki-wild-wild", "loki-move")
    table.place(PEGASUS, thugs=1, civilians=1)
    table.hero_turn(LOKI)
    table.does("play:loki-wild-wild")
    everything = [
        f"move:{LONDON}",
        f"move:{KUN_LUN}",
        f"attack:thug@{PEGASUS}",
        f"rescue:civilian@{PEGASUS}",
        "end",
    ]
    assert table.options() == everything
    table.does(f"attack:thug@{PEGASUS}", f"rescue:civilian@{PEGASUS}")
    assert (table.state.missions[0], table.state.missions[1]) == (1, 1)


@rule("UNI-SPEC-01", "UNI-SPEC-02", "UNI-SPEC-03")
def test_special_effect_is_used_once_between_actions() -> None:
    table = turn_table(CARTER, "captain-carter-provident", "captain-carter-wild")
    table.storyline("loki-move-attack")
    table.place(PEGASUS, thugs=1)
    table.hero_turn(CARTER)
    table.does("play:captain-carter-provident", f"move:{LONDON}", "special:captain-carter-provident")
    table.does("pick:hero:loki", "choose:attack")
    assert table.tokens(LOKI) == {"attack": 1}
    assert "special:captain-carter-provident" not in table.options()
    table.does(f"move:{PEGASUS}", f"attack:thug@{PEGASUS}")
    declined = turn_table(CARTER, "captain-carter-provident", "captain-carter-wild")
    declined.hero_turn(CARTER)
    declined.does("play:captain-carter-provident", "end")
    assert declined.events("special") == []


@rule("UNI-SPEC-04")
def test_mandatory_special_effect_cannot_be_skipped() -> None:
    rider = "cosmic-ghost-rider"
    table = Table("maestro", heroes=[rider, LOKI])
    table.villain(at=UN)
    table.hero(rider, at=PEGASUS, hand=[f"{rider}-no-mercy", f"{rider}-wild"], deck=[])
    table.hero(LOKI, at=PEGASUS)
    table.hero_turn(rider)
    table.does(f"play:{rider}-no-mercy")
    assert "end" not in table.options()
    table.does(f"special:{rider}-no-mercy", "discard:loki-confuse")
    assert "end" in table.options()


@rule("UNI-TOK-01", "UNI-TOK-02", "UNI-TOK-03")
def test_tokens_may_be_spent_between_actions_or_kept() -> None:
    table = turn_table(LOKI, "loki-move", "loki-wild", attack=2, wild=1)
    table.place(PEGASUS, thugs=3)
    table.hero_turn(LOKI)
    table.does("play:loki-move", f"attack:thug@{PEGASUS}+token", f"move:{LONDON}", f"move:{PEGASUS}+token")
    assert table.tokens(LOKI) == {"attack": 1}
    assert [event["kind"] for event in table.events("token-spent")] == ["attack", "wild"]
    table.does("end")
    assert table.tokens(LOKI) == {"attack": 1}
    rich = turn_table(LOKI, "loki-move", "loki-wild", attack=3, wild=3, move=3)
    rich.hero_turn(LOKI)
    rich.does("play:loki-move", "end")
    assert rich.tokens(LOKI) == {"attack": 3, "wild": 3, "move": 3}
    rich.waits_for(THOR, "play")


@rule("UNI-TOK-05", "UNI-DEF-07")
def test_only_the_active_hero_acts_and_spends() -> None:
    table = turn_table(LOKI, "loki-move", "loki-wild")
    table.hero(THOR, at=PEGASUS, tokens={"attack": 1})
    table.place(PEGASUS, thugs=1)
    table.hero_turn(LOKI)
    table.does("play:loki-move")
    table.waits_for(LOKI, "action")
    assert f"attack:thug@{PEGASUS}+token" not in table.options()


@rule("UNI-HTURN-01")
def test_heroes_take_turns_in_a_fixed_order() -> None:
    table = Table("maestro", heroes=[CARTER, LOKI, THOR, SPIDER])
    table.villain(at=UN)
    for hero in (CARTER, LOKI, THOR, SPIDER):
        table.hero(hero, at=PEGASUS, hand=[f"{hero}-move", f"{hero}-wild"], deck=[f"{hero}-wild-wild"] * 4)
    table.hero_turn(THOR)
    for hero in (THOR, SPIDER, CARTER):
        table.waits_for(hero, "play")
        table.does(f"play:{hero}-move", "end")
    assert [event["hero"] for event in table.events("turn")][:3] == [THOR, SPIDER, CARTER]
    assert table.events("plan") != []


@rule("UNI-DEF-03")
def test_cards_are_added_at_the_end_of_one_storyline() -> None:
    table = turn_table(LOKI, "loki-move", "loki-wild")
    table.storyline("maestro-plan-01", "mighty-thor-move")
    table.hero_turn(LOKI)
    table.does("play:loki-move", "end")
    assert table.played() == ["maestro-plan-01", "mighty-thor-move", "loki-move"]


@rule("UNI-DEF-04")
def test_any_slot_may_hold_any_token_during_play() -> None:
    table = Table()
    table.villain(at=TVA)
    table.place(PEGASUS, thugs=3)  # the mark on its fourth slot matters only at setup
    table.villain_turn("cosmic-ghost-rider-plan-09")  # 4 steps to UN: 1 Civilian each
    assert table.events("overflow") == []
    table.villain_turn("cosmic-ghost-rider-plan-09")
    assert table.location(PEGASUS).enemies == 2  # BAM! took one
