"""Modifiers: constant and lasting effects, doubling and setting, gaining and losing, maximums, delays."""

from games.champions.fixture_cards import FixtureTable
from games.champions.invariants import amount_with_changes
from games.champions.table import Table
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.view import ChampionsView
from tableverse.kernel.ledger import rule


def atk(table: Table) -> int:
    return table.stat("spider-man", "atk")  # printed: 2


# --- constant abilities ---------------------------------------------------------------------------------------------


@rule("CHA-CONSTANT-01", "CHA-INPLAY-01", "CHA-INPLAY-04", "CHA-ABILITY-06")
def test_constant_ability_applies_while_its_card_is_in_play() -> None:
    table = FixtureTable("spider-man")
    table.hand("strong-arm")
    table.discard("strong-arm")
    assert atk(table) == 2  # no effect in hand or in a discard pile
    table.does("play:strong-arm")
    assert atk(table) == 3
    table.state.take_out_of_play(table.thing("strong-arm"))
    assert atk(table) == 2


@rule("CHA-CONSTANT-02", "CHA-MODIFIER-01")
def test_condition_of_a_constant_ability_is_checked_continuously() -> None:
    table = FixtureTable("spider-man")
    table.put("while-hurt")
    assert atk(table) == 2
    table.change("spider-man", damage=1)
    assert atk(table) == 3
    table.change("spider-man", damage=0)
    assert atk(table) == 2


@rule("CHA-CONSTANT-03")
def test_copies_of_a_constant_ability_add_up() -> None:
    table = FixtureTable("spider-man")
    table.put("strong-arm")
    table.put("strong-arm")
    assert atk(table) == 4


@rule("CHA-EXHAUST-04")
def test_abilities_of_an_exhausted_card_still_apply() -> None:
    table = FixtureTable("spider-man")
    table.put("big-pockets", exhausted=True)
    assert numbers.hand_size(table.state, 0) == 6
    table.put("library", exhausted=True)
    assert "use:library/library-1" in table.options()  # exhausting is not part of its cost
    table.put("own-blade", exhausted=True)
    assert "use:own-blade/own-blade-1" not in table.options()


# --- modifiers in the view ------------------------------------------------------------------------------------------


def told(table: Table, thing: str) -> list[tuple[str, str, int, str, str]]:
    """Return the modifiers that the view shows for a card."""
    shown = next(piece for piece in ChampionsView(table.state, -1).play if piece.face == thing)
    return [(one.stat, one.how, one.amount, one.card, one.until) for one in shown.changes]


def test_view_shows_source_and_duration_of_each_modifier() -> None:
    table = FixtureTable("spider-man")
    assert told(table, "spider-man") == []
    table.put("strong-arm")
    table.put("double-atk")
    table.hand("pump-up", "set-atk-seven")
    table.does("play:pump-up")
    added = [("atk", "add", 1, "strong-arm", ""), ("atk", "add", 2, "pump-up", "phase")]
    assert told(table, "spider-man") == [*added, ("atk", "double", 1, "double-atk", "")]
    table.does("play:set-atk-seven")
    assert told(table, "spider-man")[-1][1:4] == ("set", 7, "set-atk-seven")
    assert amount_with_changes(table.state, ChampionsView(table.state, 0).play[0], "atk") == atk(table)


def test_view_shows_printed_modifiers_of_attachments() -> None:
    """Rhino has Charge attached at a table of two players. His hit points are as printed, per player."""
    table = Table("spider-man", "she-hulk")
    table.put("charge", on="rhino-1")
    assert told(table, "rhino-1") == [("atk", "add", 3, "charge", "")]
    assert told(table, "spider-man") == []


# --- modifiers ------------------------------------------------------------------------------------------------------


@rule("CHA-MODIFIER-02", "CHA-MODIFIER-04", "CHA-BASEVALUE-01")
def test_additions_apply_before_doubling() -> None:
    table = FixtureTable("spider-man")
    table.put("double-atk")
    assert atk(table) == 4
    table.put("strong-arm")
    assert atk(table) == 6


@rule("CHA-MODIFIER-08")
def test_halves_are_rounded_up_at_the_end() -> None:
    table = FixtureTable("spider-man")
    table.put("strong-arm")
    table.put("half-atk")
    assert atk(table) == 2  # 3 halved
    table.put("strong-arm")
    table.put("strong-arm")
    assert atk(table) == 3  # 5 halved


@rule("CHA-MODIFIER-03")
def test_per_player_is_multiplied_before_anything_is_added() -> None:
    table = FixtureTable("spider-man", "she-hulk", "iron-man")
    table.put("big-minion")
    table.put("bulk", on="big-minion")
    table.put("bulk", on="big-minion")
    assert table.stat("big-minion", "hp") == 19


@rule("CHA-MODIFIER-05", "CHA-MODIFIER-06")
def test_latest_set_value_overrides_other_modifiers() -> None:
    table = FixtureTable("spider-man")
    table.put("strong-arm")
    table.hand("set-atk-zero", "set-atk-seven", "pump-up")
    table.does("play:set-atk-zero")
    assert atk(table) == 0
    table.does("play:pump-up")
    assert atk(table) == 0
    table.does("play:set-atk-seven")
    assert atk(table) == 7


@rule("CHA-MODIFIER-07", "CHA-TARGET-07")
def test_negative_sum_is_floored_at_zero_only_at_the_end() -> None:
    table = FixtureTable("she-hulk")
    table.put("weak-knees", on="rhino-1")
    assert table.stat("rhino-1", "atk") == 0  # 2 minus 3
    table.attacked("rhino-1", boost="loud-threat")
    table.does("undefended")
    assert table.damage("she-hulk") == 2  # 2 minus 3 plus 3
    table.attacked("rhino-1")
    table.does("undefended")
    assert table.events("strikes")[0]["amount"] == 0


@rule("CHA-GETS-01", "CHA-GETS-02", "CHA-GETS-03")
def test_bonus_hit_points_end_with_their_source() -> None:
    table = FixtureTable("spider-man")
    table.put("plain-guard", damage=3)
    badge = table.put("bulk", on="plain-guard")
    assert (table.stat("plain-guard", "hp"), numbers.remaining(table.state, table.thing("plain-guard"))) == (6, 3)
    table.state.take_out_of_play(badge.id)
    assert (table.stat("plain-guard", "hp"), numbers.remaining(table.state, table.thing("plain-guard"))) == (4, 1)


@rule("CHA-GETS-02", "CHA-ATTACH-03")
def test_minion_losing_needed_bonus_hit_points_is_defeated() -> None:
    table = FixtureTable("spider-man")
    table.put("plain-guard", damage=5)
    table.put("bulk", on="plain-guard")
    table.hand("strip")
    table.does("play:strip")
    assert not table.in_play("bulk")
    assert table.events("defeated") == [{"card": "plain-guard"}]


@rule("CHA-GAIN-01", "CHA-GAIN-02")
def test_gained_keywords_and_traits_are_not_printed() -> None:
    table = FixtureTable("spider-man")
    table.put("brawler")
    table.put("guard-badge", on="brawler")
    table.put("brute-badge", on="brawler")
    assert "attack:spider-man>rhino-1" not in table.options()
    table.hand("hit-guards", "hit-printed-guards", "name-the-brutes", "printed-brutes")
    assert "play:hit-printed-guards" not in table.options()
    assert "play:printed-brutes" not in table.options()
    table.does("play:hit-guards", "play:name-the-brutes")
    assert table.damage("brawler") == 2


@rule("CHA-LOSE-01", "CHA-LOSE-02", "CHA-LOSE-03")
def test_lost_keyword_is_still_printed_and_cannot_be_gained() -> None:
    table = FixtureTable("spider-man")
    table.put("plain-guard")
    table.hand("no-guard", "expel", "hit-printed-guards", "printed-brutes", "hit-guards", "name-the-brutes")
    assert "attack:spider-man>rhino-1" not in table.options()
    table.does("play:no-guard", "play:expel")
    assert "attack:spider-man>rhino-1" in table.options()
    table.put("guard-badge", on="plain-guard")
    table.put("brute-badge", on="plain-guard")
    assert "attack:spider-man>rhino-1" in table.options()
    assert "play:hit-guards" not in table.options()
    assert "play:name-the-brutes" not in table.options()
    table.does("play:hit-printed-guards", "play:printed-brutes")
    assert table.damage("plain-guard") == 2


@rule("CHA-BASEVALUE-02")
def test_effect_can_set_base_values() -> None:
    table = Table("spider-man", scenario="ultron")
    table.put("facedown-drone")
    if not table.in_play("ultron-drones"):
        table.put("ultron-drones")
    assert [table.stat("facedown-drone", name) for name in ("sch", "atk", "hp")] == [1, 1, 1]
    table.put("upgraded-drones", on="ultron-drones")
    assert [table.stat("facedown-drone", name) for name in ("sch", "atk", "hp")] == [1, 2, 2]


@rule("CHA-VARIABLE-02", "CHA-RULESTEXT-01", "CHA-RULESTEXT-02", "CHA-VARIABLE-01", "CHA-TRAIT-03")
def test_blank_text_box_removes_abilities_but_keeps_traits() -> None:
    table = FixtureTable("spider-man")
    table.put("swarm-lord")
    assert table.stat("swarm-lord", "atk") == 1  # X is the number of minions
    table.put("brawler")
    assert table.stat("swarm-lord", "atk") == 2
    table.hand("silence-box", "silence-box", "printed-brutes")
    table.does("play:silence-box", "pick:swarm-lord")
    assert table.stat("swarm-lord", "atk") == 0
    table.put("two-lines")
    table.does("play:silence-box", "pick:two-lines")
    assert table.stat("two-lines", "atk") == 1
    table.does("attack:spider-man>two-lines")
    assert table.damage("spider-man") == 0  # no retaliate
    table.attacked("two-lines")  # Spider-Man is exhausted
    assert table.damage("spider-man") == 1  # and no response after the attack
    table.does("play:printed-brutes")
    assert not table.in_play("two-lines")  # it still is a brute


# --- attachments ----------------------------------------------------------------------------------------------------


@rule("CHA-ATTACHMENT-01", "CHA-ATTACHMENT-02", "CHA-ATTACHMENT-03", "CHA-ATTACH-01", "CHA-VILLAINAREA-03")
@rule("CHA-PLAYERAREA-03")
def test_attachment_modifies_its_host() -> None:
    table = FixtureTable("spider-man")
    table.reveals("war-paint")
    assert (table.piece("war-paint").host, table.piece("war-paint").area) == ("rhino-1", -1)
    assert table.stat("rhino-1", "atk") == 3
    table.state.take_out_of_play(table.thing("war-paint"))
    assert table.stat("rhino-1", "atk") == 2


@rule("CHA-ATTACHMENT-04")
def test_combined_modifier_applies_to_the_powers_the_character_has() -> None:
    table = FixtureTable("spider-man")
    table.put("distraction", on="spider-man")
    table.put("distraction", on="rhino-1")
    assert table.stat("spider-man", "thw") == 3
    assert table.stat("rhino-1", "sch") == 3
    assert (table.stat("rhino-1", "thw"), table.stat("spider-man", "sch")) == (0, 0)


@rule("CHA-ATTACHMENT-05")
def test_attachment_grants_no_missing_power() -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    table.put("mind-fog", on="spider-man")
    assert table.stat("spider-man", "atk") == 0
    assert not any(option.startswith("attack:") for option in table.options())
    table.does("change-form")
    assert table.stat("spider-man", "atk") == 3


@rule("CHA-ATTACHMENT-06", "CHA-ATTACHMENT-07", "CHA-ABILITY-11")
def test_only_the_controller_can_use_attachments_on_their_cards() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.reveals("leg-irons", seat=1)
    table.waits_for(0, "place")  # two heroes: the first player chooses
    table.does("place:she-hulk")
    assert table.piece("leg-irons").area == 1
    table.hand("muscle")
    table.hand("muscle", seat=1)
    assert "use:leg-irons/leg-irons-1" not in table.options()
    table.does("end-turn")
    table.does("use:leg-irons")
    assert not table.in_play("leg-irons")


# --- lasting and delayed effects ------------------------------------------------------------------------------------


@rule("CHA-LASTING-01", "CHA-LASTING-02")
def test_a_lasting_effect_outlives_its_card_until_its_end() -> None:
    table = FixtureTable("spider-man")
    table.hand("pump-up")
    table.does("play:pump-up")
    assert table.discarded() == ["pump-up"]
    assert atk(table) == 4
    table.does("end-turn")
    assert atk(table) == 2


@rule("CHA-LASTING-03")
def test_a_lasting_effect_comes_before_status_cards_like_a_constant_one() -> None:
    table = FixtureTable("she-hulk")
    table.change("she-hulk", tough=1)
    table.hand("thick-skin")
    table.does("play:thick-skin")
    table.attacked("rhino-1")
    table.does("undefended")
    assert (table.damage("she-hulk"), table.piece("she-hulk").tough) == (0, 1)  # no damage was left for tough


@rule("CHA-LASTING-04")
def test_lasting_effect_is_recomputed_continuously() -> None:
    table = FixtureTable("spider-man")
    table.put("brawler")
    table.put("rock")
    table.hand("crowd-fury", "banish")
    table.does("play:crowd-fury")
    assert atk(table) == 4
    table.does("play:banish", "pick:rock")
    assert atk(table) == 3


@rule("CHA-LASTING-05")
def test_lasting_effect_applies_to_cards_entering_later() -> None:
    table = FixtureTable("spider-man")
    table.hand("fear")
    table.does("play:fear")
    table.reveals("brawler")
    assert table.stat("brawler", "atk") == 1  # 2 minus 1


@rule("CHA-LASTING-05", "CHA-LEAVEPLAY-03")
def test_lasting_effect_on_a_chosen_card_applies_only_to_it() -> None:
    table = FixtureTable("spider-man")
    table.put("brawler")
    table.hand("scare-one")
    table.does("play:scare-one")
    assert table.stat("brawler", "atk") == 0
    table.put("rock")
    assert table.stat("rock", "atk") == 1


@rule("CHA-LASTING-04")
def test_looked_up_value_stays_fixed() -> None:
    table = FixtureTable("spider-man")
    table.hand("match-him")
    table.does("play:match-him")
    assert (atk(table), table.stat("rhino-1", "atk")) == (4, 2)
    table.put("enhanced-ivory-horn", on="rhino-1")
    assert (atk(table), table.stat("rhino-1", "atk")) == (4, 3)


@rule("CHA-DELAYED-01")
def test_delayed_discard_affects_only_cards_in_play_at_its_start() -> None:
    table = FixtureTable("spider-man")
    table.put("brawler")
    table.hand("night-round")
    table.does("play:night-round")
    assert table.in_play("brawler")
    table.put("rock")
    table.does("end-turn")
    assert not table.in_play("brawler")
    assert table.in_play("rock")


@rule("CHA-LASTING-06", "CHA-DELAYED-01", "CHA-DELAYED-04")
def test_lasting_effect_ends_before_delayed_effects_resolve() -> None:
    table = FixtureTable("spider-man")
    table.hand("round-power", "parting-shot")
    table.does("play:round-power", "play:parting-shot")
    assert (atk(table), table.damage("rhino-1")) == (3, 0)
    table.does("end-turn", "pass", "undefended")
    assert table.events("damaged")[-1] == {"card": "rhino-1", "amount": 2, "source": "parting-shot"}
    assert "triggered" not in table.story()[table.story().index("first") :]  # no ability was triggered again


@rule("CHA-DELAYED-02", "CHA-DELAYED-03")
def test_delayed_effect_resolves_before_responses_to_its_moment() -> None:
    table = FixtureTable("spider-man")
    table.put("curfew")
    table.hand("parting-shot")
    table.does("play:parting-shot", "end-turn", "pass", "undefended")
    told = [(event.kind, event.facts.get("source", event.facts.get("ability"))) for event in table.happened]
    assert told.index(("damaged", "parting-shot")) < told.index(("triggered", "curfew-1"))


@rule("CHA-DELAYED-01")
def test_delayed_effect_resolves_automatically() -> None:
    table = FixtureTable("spider-man")
    table.hand("snooze")
    table.does("play:snooze")
    assert "drew" not in table.story()
    table.does("end-turn")
    kinds = table.story()
    assert kinds.index("readied") < len(kinds) - 1 - kinds[::-1].index("drew")
    assert len(table.held()) == 6  # five for the hand size, one more


@rule("CHA-LASTING-07")
def test_effect_until_end_of_phase_can_only_start_in_that_phase() -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    table.hand("night-watch", "day-watch")
    table.reveals("announcer")  # in the player phase
    assert table.options() == ["trigger:day-watch/day-watch-1", "pass"]
    table.does("trigger:day-watch")
    assert table.stat("rhino-1", "atk") == 1
    table.hand("night-watch", "day-watch")
    table.does("end-turn", "done")  # step one of the villain phase places threat
    assert table.stat("rhino-1", "atk") == 2
    assert table.options() == ["trigger:night-watch/night-watch-1", "pass"]


@rule("CHA-RULESTEXT-03")
def test_an_icon_in_the_text_box_is_a_part_of_the_text() -> None:
    table = FixtureTable("spider-man")
    table.put("icon-reader")
    assert numbers.icons(table.state, "hazard") == 1
    table.hand("silence-box")
    table.does("play:silence-box")
    assert numbers.icons(table.state, "hazard") == 0


# --- maximums -------------------------------------------------------------------------------------------------------


@rule("CHA-MAX-09", "CHA-MAX-10")
def test_maximum_of_an_ability_applies_to_that_ability() -> None:
    table = FixtureTable("spider-man")
    for _ in range(5):
        table.put("brawler")
    table.put("capped-a")
    assert atk(table) == 5  # 3 of the 5
    table.put("capped-b")
    assert atk(table) == 8


@rule("CHA-MAX-11")
def test_maximum_of_a_value_applies_to_all_modifiers() -> None:
    table = FixtureTable("spider-man")
    table.put("gadget-belt")
    table.put("gadget")
    assert numbers.hand_size(table.state, 0) == 7
    table.put("gadget")
    table.put("big-pockets")
    assert numbers.hand_size(table.state, 0) == 7


@rule("CHA-GOLDEN-02", "CHA-CANNOT-04")
def test_card_text_overrides_the_rules() -> None:
    table = FixtureTable("she-hulk")
    table.change("she-hulk", exhausted=True)
    table.attacked("rhino-1")
    assert "defends" not in table.story()
    assert table.damage("she-hulk") == 2  # an exhausted hero cannot defend
    table.put("stance")
    table.attacked("rhino-1")
    table.does("defend:she-hulk")
    assert table.events("defends") == [{"card": "she-hulk"}]


@rule("CHA-COMPLIMIT-01")
def test_tokens_do_not_run_out() -> None:
    table = FixtureTable("spider-man")
    table.put("crowd-control", threat=500)
    table.put("friend", damage=2)
    table.state.tokens = 200
    table.put("arrow-box", counters=500)
    table.hand("hand-over", "raise-stakes")
    table.put("web-box", counters=400)
    table.does("play:hand-over")
    assert table.piece("arrow-box").counters == 501
    table.does("play:raise-stakes")
    assert (table.threat("crowd-control"), table.threat()) == (498, 2)


@rule("CHA-PERPLAYER-01")
def test_per_player_counts_eliminated_players() -> None:
    table = FixtureTable("spider-man", "she-hulk", "iron-man", "black-panther")
    table.state.players[3].eliminated = True
    table.put("big-minion")
    assert table.stat("big-minion", "hp") == 20


@rule("CHA-COUNTER-01", "CHA-COUNTER-02", "CHA-COUNTER-03", "CHA-COUNTER-04")
def test_moved_counter_takes_the_type_of_its_new_card() -> None:
    table = FixtureTable("spider-man")
    table.put("web-box")
    table.put("arrow-box", counters=0)
    table.hand("hand-over")
    assert "use:arrow-box/arrow-box-1" not in table.options()
    table.does("play:hand-over")
    assert (table.piece("web-box").counters, table.piece("arrow-box").counters) == (2, 1)
    table.does("use:arrow-box")  # it pays like any arrow
    assert table.held() == ["quiet-card"]
    assert not table.in_play("arrow-box")  # the last one
