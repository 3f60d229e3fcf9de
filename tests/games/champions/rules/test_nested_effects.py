"""Nested effects: an event during an event, a minion without a player, an eliminated player."""

from __future__ import annotations

from games.champions.cards.kang import CHRONOPOLIS, FATE, separate
from games.champions.edge_case_cards import EdgeCaseTable
from games.champions.table import plain


def test_free_card_was_not_paid_with_any_resource_type() -> None:
    """Crisis Averted costs 3. Paid with a mental resource it ignores crisis icons."""
    for discounts, crisis, offered in ((0, True, True), (3, True, False), (3, False, True)):
        table = EdgeCaseTable("spider-man")
        table.change(plain(table.state.scheme), threat=5)
        if crisis:
            table.put("emergency-brake")
        for _ in range(discounts):
            table.put("thrift")
        table.hand("crisis-averted", "genius", "energy")
        assert table.offers("play:crisis-averted") == offered


def test_minion_attached_before_entering_play_does_not_engage() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("doorbell")
    table.reveals("clinger")
    assert (plain(table.piece("clinger").host), table.piece("clinger").area) == ("rhino-1", -1)
    assert (table.piece("doorbell").counters, table.strikes()) == (0, [])
    table.reveals("brawler")
    assert table.piece("doorbell").counters == 1


def test_minion_for_an_eliminated_player_engages_the_next_one() -> None:
    table = EdgeCaseTable("she-hulk", "spider-man", "iron-man")
    table.reveals("farewell-present", seat=1)
    assert [player.eliminated for player in table.state.players] == [False, True, False]
    table.encounter("brawler")
    table.reveals("farewell-present", seat=0)
    assert (table.state.players[0].eliminated, table.piece("brawler").area) == (True, 2)


def test_minion_for_an_eliminated_solo_area_engages_a_player_elsewhere() -> None:
    together = EdgeCaseTable("spider-man", "she-hulk", scenario="kang")
    table = separate(together, ("spider-man", CHRONOPOLIS), ("she-hulk", FATE))
    table.encounter("brawler")
    table.reveals("farewell-present", seat=0)
    (brawler,) = [piece for piece in table.state.pieces() if piece.face == "brawler"]
    assert (table.state.players[0].eliminated, brawler.area) == (True, 1)


def test_event_bonus_does_not_end_with_a_nested_event() -> None:
    """Embiggen! applies to Long Combo, which is still resolving when another event is played."""
    table = EdgeCaseTable("ms-marvel")
    table.put("embiggen")
    table.hand("long-combo", "quick-hands")
    table.does("play:long-combo", "trigger:embiggen", "trigger:quick-hands")
    assert table.damage("rhino-1") == (1 + 2) * 2
    assert table.held() == ["quiet-card"]


def test_minion_attached_instead_of_leaving_keeps_no_other_card_in_play() -> None:
    table = EdgeCaseTable("spider-man")
    table.put("parasite")
    table.put("last-shot")
    table.does("use:last-shot", "pick:parasite?")
    assert (plain(table.piece("parasite").host), table.discarded()) == ("rhino-1", ["last-shot"])


def test_effects_on_a_character_that_left_play_do_nothing() -> None:
    for card in ("pal", "brawler"):
        table = EdgeCaseTable("spider-man")
        table.put(card, damage=2)
        table.hand("too-late")
        table.does("play:too-late", f"pick:{card}?")
        assert (table.in_play(card), table.events("healed"), table.events("boosted")) == (False, [], [])
        assert len(table.state.encounter) == 30


def test_scheme_emptied_by_another_card_was_not_defeated_by_the_thwart() -> None:
    for threat, drawn in ((1, 1), (9, 0)):
        table = EdgeCaseTable("spider-man")
        table.change(plain(table.state.scheme), threat=threat)
        table.put("bomb-scare", threat=3)
        table.put("second-look")
        thwarted = plain(table.state.scheme)
        table.does(f"thwart:spider-man>{thwarted}", "trigger:second-look" if threat == 9 else "pass")
        if table.offers("trigger:second-look"):
            table.does("trigger:second-look")
        assert len(table.held()) == drawn


def test_player_side_scheme_rewards_its_owner() -> None:
    """When it is defeated, its owner draws, regardless of who is first player."""
    table = EdgeCaseTable("spider-man", "she-hulk")
    table.put("rescue", seat=1, area=-1, threat=1)
    table.does("thwart:spider-man>rescue")
    assert (len(table.held(0)), len(table.held(1))) == (0, 2)


def test_response_of_one_emptied_card_resolves_before_the_other_leaves() -> None:
    """The other card resolves first and discards the kettle or adds a counter to it."""
    for other, drawn in (("plain-support", 2), ("lid", 1), ("tap", 1)):
        table = EdgeCaseTable("spider-man")
        table.put("kettle", counters=1)
        table.put(other, counters=1)
        table.hand("lid-off")
        table.does("play:lid-off")
        assert (len(table.held()), table.in_play("kettle")) == (drawn, other != "lid")


def test_reflected_attack_reflects_its_remaining_damage() -> None:
    for gloves, damage in ((False, [3]), (True, [])):
        table = EdgeCaseTable("she-hulk", scenario="taskmaster")
        villain = plain(table.state.villain)
        table.put("photographic-reflexes", on=villain)
        if gloves:
            table.put("soft-gloves")
        table.does(f"attack:she-hulk>{villain}", "trigger:soft-gloves?")
        assert [event["amount"] for event in table.events("turned-back")] == damage
        assert table.damage("she-hulk") == sum(damage)


def test_permanent_attachment_of_a_changed_type_finds_another_host() -> None:
    for weather in (False, True):
        table = EdgeCaseTable("spider-man")
        table.put("statue", face="golem", area=0)
        table.put("plaque", on="statue")
        if weather:
            table.put("weather")
        table.does("use:statue")
        assert table.piece("statue").face == "statue"
        assert table.in_play("plaque") == weather
        if weather:
            assert plain(table.piece("plaque").host) == "weather"
