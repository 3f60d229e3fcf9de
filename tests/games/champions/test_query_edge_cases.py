"""Rare cases of refusals, corrections, responses and imagined worlds."""

from __future__ import annotations

from games.champions.cards.kang import CHRONOPOLIS, FATE, IMMORTUS, defeat_kang, separate
from games.champions.edge_case_cards import EdgeCaseTable
from games.champions.table import Table, plain
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.rng import Rng


def why(table: Table, card: str, seat: int = 0) -> list[tuple[str, str]]:
    """Return the verbs and reasons of the refusals for a card in play or in hand."""
    state = table.state
    thing = next(one for one in (*state.play, *state.players[seat].hand) if plain(one) == card)
    found = table.game.why(state, seat, thing)
    return [(refusal.verb, refusal.message.key.removeprefix("champions-refusal-")) for refusal in found]


# --- refusals ---------------------------------------------------------------------------------------------------------


def test_two_offered_copies_are_both_usable() -> None:
    table = EdgeCaseTable("she-hulk")
    table.hand("throw-two", "haymaker", "haymaker", "energy")
    table.does("play:throw-two")
    for thing in table.state.players[0].hand:
        assert table.game.why(table.state, 0, thing) == []


def test_event_without_abilities_is_refused() -> None:
    table = EdgeCaseTable("she-hulk")
    table.hand("blank-card", "energy")
    assert why(table, "blank-card") == [("play", "answers")]


def test_alliance_card_is_offered_when_all_players_together_can_pay() -> None:
    table = EdgeCaseTable("she-hulk", "spider-man")
    table.hand("girl-scouts", "energy")
    assert why(table, "girl-scouts") == [("play", "resources-together")]
    table.hand("genius", seat=1)
    table.ask()
    assert (why(table, "girl-scouts"), table.offers("play:girl-scouts")) == ([], True)


def test_another_players_blank_card_is_refused_as_not_yours() -> None:
    table = EdgeCaseTable("she-hulk", "spider-man")
    table.put("kettle", seat=1)
    table.put("gag")
    assert why(table, "kettle") == [("use", "not-yours")]
    table.put("kettle", seat=0)
    thing = next(piece.id for piece in table.state.play.values() if piece.face == "kettle" and piece.area == 0)
    (refusal,) = table.game.why(table.state, 0, thing)
    assert refusal.rule == "CHA-RULESTEXT-02"


def test_resource_of_the_wrong_type_is_refused() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("lever")
    table.put("generator")
    table.hand("spark", "energy")
    table.does("use:lever")
    assert why(table, "generator") == [("use", "no-help")]


def test_blank_upgrade_cannot_respond() -> None:
    for blank in (False, True):
        table = EdgeCaseTable("she-hulk", form="alter-ego")
        table.put("mirror")
        table.put("sidekick")
        table.put("brawler")
        if blank:
            table.put("fogged-glass")
        table.does("change-form")
        table.waits_for(0, "window")
        assert why(table, "mirror") == ([("trigger", "blank")] if blank else [])


def test_upgrade_for_an_absent_named_host_is_refused() -> None:
    table = EdgeCaseTable("she-hulk")
    table.hand("pal-s-hat")
    assert why(table, "pal-s-hat") == [("play", "no-place")]


def test_guard_blocks_the_only_valid_target() -> None:
    table = EdgeCaseTable("she-hulk")
    table.change("rhino-1", damage=3)
    table.hand("finish-off")
    assert table.offers("play:finish-off")
    table.put("hydra-mercenary")
    assert why(table, "finish-off") == [("play", "guard")]


def test_alter_ego_only_healing_is_refused_for_a_hero() -> None:
    table = EdgeCaseTable("she-hulk")
    table.change("she-hulk", damage=3)
    table.hand("nap")
    assert why(table, "nap") == [("play", "nobody-hurt")]


# --- corrections ------------------------------------------------------------------------------------------------------


def test_an_encounter_deck_without_cards_has_no_top_card() -> None:
    table = EdgeCaseTable("she-hulk")
    assert "top:encounter-top" in [one.thing for one in table.correctables()]
    table.state.encounter = []
    assert "top:encounter-top" not in [one.thing for one in table.correctables()]


def test_only_encounter_cards_are_correctable_among_set_aside_cards() -> None:
    table = EdgeCaseTable("she-hulk")
    table.state.aside = ["helper@0.1", "bomb-scare.7"]
    found = [plain(one.thing) for one in table.correctables() if one.value == "aside"]
    assert ("bomb-scare" in found, "helper" in found) == (True, False)


def test_separated_players_cannot_correct_the_villain_stage() -> None:
    together = EdgeCaseTable("she-hulk", "spider-man", scenario="kang")
    table = separate(together, ("she-hulk", CHRONOPOLIS), ("spider-man", FATE))
    assert "stage" not in [one.aspect for one in table.correctables()]
    defeat_kang(table, IMMORTUS, "she-hulk")
    assert "stage" not in [one.aspect for one in table.correctables()]


def test_attachment_moved_by_hand_joins_the_area_of_its_host() -> None:
    table = EdgeCaseTable("she-hulk", "spider-man")
    first, second = table.put("brawler", seat=0), table.put("piercer", seat=1)
    table.state.encounter_discard = [table.make("any-minion-badge")]
    badge = table.state.encounter_discard[0]
    table.corrects(badge, "place", f"on:{first.id}")
    assert (table.state.play[badge].area, table.state.play[badge].host) == (0, first.id)
    table.corrects(badge, "place", f"on:{second.id}")
    assert (table.state.play[badge].area, table.state.play[badge].host) == (1, second.id)


def test_upgrade_cannot_be_attached_to_itself() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("big-gun")
    strap = table.put("strap", on="big-gun")
    (place,) = [one for one in table.correctables() if one.thing == strap.id and one.aspect == "place"]
    assert [one.id for one in place.alternatives if one.id.startswith("on:")] == [f"on:{table.thing('big-gun')}"]


# --- responses --------------------------------------------------------------------------------------------------------


def test_peril_does_not_stop_forced_responses_of_other_players() -> None:
    table = EdgeCaseTable("she-hulk", "spider-man")
    table.put("mugger-watch", seat=1)
    table.put("mugger-watch", seat=0)
    table.reveals("closed-doors", seat=0)
    table.undefended()
    table.does("trigger:mugger-watch")
    assert [piece.counters for piece in table.state.play.values() if piece.face == "mugger-watch"] == [1, 1]


def test_spent_trigger_resolves_once_for_each_copy() -> None:
    table = EdgeCaseTable("she-hulk")
    table.hand("combat-training", "old-coin", "old-coin")
    table.does("play:combat-training", "pay")
    assert len(table.options()) == 2  # spend this coin, or not
    table.does("trigger:old-coin", "trigger:old-coin")
    assert table.held() == ["quiet-card", "quiet-card"]


def test_a_player_side_scheme_answers_for_its_owner() -> None:
    table = EdgeCaseTable("she-hulk", "spider-man")
    table.put("stakeout", seat=1, area=-1)
    table.does("change-form")
    assert (table.held(0), table.held(1)) == ([], ["quiet-card"])


# --- imagined worlds --------------------------------------------------------------------------------------------------


def imagined(table: Table, seeds: int = 12) -> list[ChampionsState]:
    worlds = [table.game.determinize(table.state, 0, Rng(seed)) for seed in range(seeds)]
    return [world for world in worlds if isinstance(world, ChampionsState)]


def test_imagined_worlds_swap_only_unowned_tucked_cards_with_set_aside_ones() -> None:
    table = EdgeCaseTable("she-hulk")
    table.state.aside = ["helper@0.1", "friend.1", "bomb-scare.7", "weak-friend.1"]
    prison = table.put("archive", tucked=["pal.1", "brawler.9"])
    lying = []
    for world in imagined(table):
        under, aside = world.play[prison.id].tucked, world.aside
        assert (under[1], len(under)) == ("brawler.9", 2)
        assert sorted([*aside, under[0]]) == ["bomb-scare.7", "friend.1", "helper@0.1", "pal.1", "weak-friend.1"]
        lying.append(under[0])
    assert set(lying) == {"friend.1", "pal.1", "weak-friend.1"}


def test_looked_at_cards_stay_on_top_of_a_villains_own_deck() -> None:
    table = EdgeCaseTable("she-hulk", scenario="wrecking-crew")
    own = table.state.camps[table.state.villain].sets[0]
    cards = [card.id for card in table.game.cards.in_set(own) if card.kind in ("treachery", "minion")]
    table.state.encounter = [table.make(card) for card in cards * 2]
    table.hand("plan-ahead")
    table.does("play:plan-ahead")
    table.waits_for(0, "order")
    deck, worlds = table.state.encounter, imagined(table)
    assert all(sorted(world.encounter) == sorted(deck) for world in worlds)
    assert all(set(world.encounter[-2:]) == set(deck[-2:]) for world in worlds)
    assert len({tuple(world.encounter[:-2]) for world in worlds}) > 1
