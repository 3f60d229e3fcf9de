"""Ms. Marvel's identity cards."""

from __future__ import annotations

import pytest

from games.champions.table import of_products
from tableverse.games.champions.rules import costs

Table = of_products("ms-marvel")


def test_ms_marvel_returns_an_attack_event_to_hand() -> None:
    table = Table("ms-marvel")
    table.hand("big-hands", "energy")
    table.does("play:big-hands", "spend:energy?", "pick:rhino-1?", "trigger:ms-marvel")
    assert table.damage("rhino-1") == 4
    assert table.piece("ms-marvel").exhausted
    assert (table.held(), table.discarded()) == (["big-hands"], ["energy"])


def test_ms_marvel_must_be_ready_and_the_event_needs_a_listed_trait() -> None:
    table = Table("ms-marvel")
    table.hand("wiggle-room")
    table.attacked("rhino-1")
    table.does("defend:ms-marvel", "trigger:wiggle-room")
    assert (table.held(), table.discarded()) == (["quiet-card"], ["wiggle-room"])
    table = Table("ms-marvel")
    table.change("ms-marvel", exhausted=True)
    table.hand("big-hands", "energy")
    table.does("play:big-hands", "spend:energy?", "pick:rhino-1?")
    assert table.held() == []
    table.change("ms-marvel", exhausted=False)
    table.hand("get-behind-me", "haymaker")
    table.reveals("advance")
    table.does("trigger:get-behind-me", "spend:haymaker?", "undefended?")
    assert "get-behind-me" in table.discarded()  # none of the three traits


def test_stunned_ms_marvel_still_returns_the_event() -> None:
    table = Table("ms-marvel")
    table.change("ms-marvel", stunned=1)
    table.hand("big-hands", "energy")
    table.does("play:big-hands", "spend:energy?", "trigger:ms-marvel")
    assert (table.damage("rhino-1"), table.piece("ms-marvel").stunned, table.held()) == (0, 0, ["big-hands"])


def test_ms_marvel_ignores_another_player_s_events() -> None:
    table = Table("spider-man", "ms-marvel")
    table.hand("haymaker", "energy")
    table.does("play:haymaker", "spend:energy?", "pick:rhino-1?")
    table.waits_for(0, "turn")


def test_kamala_khan_searches_for_an_identity_card() -> None:
    table = Table("ms-marvel", form="alter-ego")
    table.deck("tackle", "endurance", "sneak-by", "nova")
    table.does("use:ms-marvel")
    assert (table.held(), table.discarded()) == (["sneak-by"], ["tackle", "endurance"])
    assert table.shown(table.state.players[0].deck[-1]) == "nova"
    assert not [one for one in table.options() if one.startswith("use:ms-marvel")]


def test_kamala_khan_s_search_stops_at_the_end_of_the_deck() -> None:
    table = Table("ms-marvel", form="alter-ego")
    table.state.players[0].deck = []
    table.deck("tackle", "nova")
    table.does("use:ms-marvel")
    assert (table.held(), table.discarded()) == ([], [])
    assert len(table.state.players[0].deck) == 2
    assert len(table.state.players[0].dealt) == 1


def test_defeated_red_dagger_returns_to_hand_for_two_resource_types() -> None:
    table = Table("ms-marvel")
    table.put("red-dagger")
    table.hand("haymaker", "big-hands", "energy", "genius")
    table.attacked("rhino-1", boost="hydra-mercenary")
    table.does("defend:red-dagger", "trigger:red-dagger", "spend:haymaker")
    assert not table.offers("spend:energy")  # the same resource type
    table.does("spend:big-hands")
    assert table.damage("rhino-1") == 2
    assert table.held() == ["energy", "genius", "red-dagger"]
    assert table.events("defeated") == [{"card": "red-dagger"}]


def test_red_dagger_is_discarded_if_it_cannot_be_paid() -> None:
    table = Table("ms-marvel")
    table.put("red-dagger")
    table.hand("energy", "emergency")
    table.attacked("rhino-1", boost="hydra-mercenary")
    table.does("defend:red-dagger")
    assert table.discarded() == ["red-dagger"]


def test_sneak_by_removes_three_threat() -> None:
    table = Table("ms-marvel")
    table.change("the-break-in", threat=5)
    table.hand("sneak-by", "energy")
    table.does("play:sneak-by", "spend:energy?", "pick:the-break-in?", "pass?")
    assert table.threat() == 2


@pytest.mark.parametrize(("boost", "taken"), [("charge", 1), ("quiet-threat", 0)])
def test_wiggle_room_prevents_three_damage_and_draws(boost: str, taken: int) -> None:
    table = Table("ms-marvel")
    table.hand("wiggle-room")
    table.attacked("rhino-1", boost=boost)
    table.does("undefended", "trigger:wiggle-room", "pass?")
    assert (table.damage("ms-marvel"), len(table.held())) == (taken, 1)
    assert not table.piece("ms-marvel").exhausted


def test_wiggle_room_answers_damage_outside_attacks() -> None:
    table = Table("ms-marvel")
    table.hand("wiggle-room")
    table.reveals("shocker")
    table.does("trigger:wiggle-room", "pass?")
    assert (table.damage("ms-marvel"), len(table.held())) == (0, 1)


def test_aamir_khan_puts_a_card_on_the_bottom_and_draws() -> None:
    table = Table("ms-marvel", form="alter-ego")
    table.put("aamir-khan")
    assert "use:aamir-khan/aamir-khan-1" not in table.options()
    table.discard("big-hands", "tackle")
    table.deck("nova")
    table.ask()
    table.does("use:aamir-khan", "pick:big-hands")
    assert table.held() == ["nova"]
    assert table.shown(table.state.players[0].deck[0]) == "big-hands"
    assert table.discarded() == ["tackle"]


def test_bruno_carrelli_stores_cards() -> None:
    table = Table("ms-marvel", form="alter-ego")
    table.put("bruno-carrelli")
    assert "use:bruno-carrelli/bruno-carrelli-2" not in table.options()
    table.hand("big-hands", "tackle")
    table.does("use:bruno-carrelli/bruno-carrelli-1", "pick:big-hands?")
    assert table.held() == ["tackle"]
    assert [table.shown(one) for one in table.piece("bruno-carrelli").tucked] == ["big-hands"]
    assert "use:bruno-carrelli/bruno-carrelli-2" not in table.options()  # he is exhausted


def test_bruno_carrelli_returns_up_to_three_cards() -> None:
    table = Table("ms-marvel")
    bruno = table.put("bruno-carrelli")
    bruno.tucked = [table.make(card, 0) for card in ("big-hands", "tackle", "nova", "energy")]
    table.ask()
    table.does("use:bruno-carrelli/bruno-carrelli-2", "pick:nova", "pick:energy", "pick:tackle")
    assert sorted(table.held()) == ["energy", "nova", "tackle"]
    assert [table.shown(one) for one in table.piece("bruno-carrelli").tucked] == ["big-hands"]
    table.change("bruno-carrelli", exhausted=False)
    table.does("use:bruno-carrelli/bruno-carrelli-2", "pick:big-hands?")
    assert table.piece("bruno-carrelli").tucked == []


def test_stored_cards_are_discarded_with_bruno_carrelli() -> None:
    table = Table("ms-marvel")
    bruno = table.put("bruno-carrelli")
    bruno.tucked = [table.make("big-hands", 0), table.make("tackle", 0)]
    table.reveals("home-by-dawn")
    table.does("may:no")
    assert sorted(table.discarded()) == ["big-hands", "bruno-carrelli", "tackle"]


def test_nakia_bahadir_reduces_the_next_card() -> None:
    table = Table("ms-marvel", form="alter-ego")
    table.put("nakia-bahadir")
    table.hand("energy-barrier", "haymaker", "genius")
    table.does("use:nakia-bahadir", "play:energy-barrier", "spend:haymaker")
    assert table.in_play("energy-barrier")
    assert costs.cost_of(table.state, table.state.cards.by_id["tackle"], 0) == 3


def test_nakia_bahadir_reduction_is_used_up_by_a_card_of_cost_zero() -> None:
    table = Table("ms-marvel", form="alter-ego")
    table.put("nakia-bahadir")
    table.does("use:nakia-bahadir", "change-form")
    table.hand("wiggle-room")
    table.attacked("rhino-1")
    table.does("undefended", "trigger:wiggle-room", "pass?")
    assert costs.cost_of(table.state, table.state.cards.by_id["tackle"], 0) == 3


def test_polymer_suit_s_resource_counts_for_tackle_and_pays_for_no_ability() -> None:
    table = Table("ms-marvel")
    table.put("biokinetic-polymer-suit")
    table.put("nova")
    table.hand("tackle", "energy")
    table.does("play:tackle", "use:biokinetic-polymer-suit", "spend:energy?", "pick:rhino-1?", "pass?")
    assert (table.damage("rhino-1"), table.piece("rhino-1").stunned) == (3, 1)
    table.change("biokinetic-polymer-suit", exhausted=False)
    table.change("rhino-1", stunned=0)
    table.hand()
    table.attacked("rhino-1")
    table.waits_for(0, "defend")  # Nova’s energy cost cannot be paid


def test_polymer_suit_pays_only_for_events() -> None:
    table = Table("ms-marvel")
    table.put("biokinetic-polymer-suit")
    table.hand("embiggen", "emergency")
    assert "play:embiggen" not in table.options()
    table.hand("big-hands", "emergency")
    table.does("play:big-hands", "use:biokinetic-polymer-suit?", "spend:emergency?", "pick:rhino-1?", "pass?")
    assert table.damage("rhino-1") == 4
    assert table.piece("biokinetic-polymer-suit").exhausted


def test_embiggen_raises_every_damage_amount_of_an_attack_event() -> None:
    table = Table("ms-marvel")
    table.put("embiggen")
    table.put("sandman")
    table.hand("melee", "strength", "emergency")
    table.does("play:melee", "pay", "trigger:embiggen", "pick:rhino-1", "pick:sandman?", "pass?")
    assert table.damage("rhino-1") == 5
    assert not table.in_play("sandman")
    assert table.piece("embiggen").exhausted
    assert table.state.modifiers == []


def test_embiggen_adds_no_damage_to_an_effect_without_damage() -> None:
    table = Table("ms-marvel")
    table.put("embiggen")
    table.hand("concussive-blow", "energy", "emergency")
    table.does("play:concussive-blow", "pay", "trigger:embiggen", "pick:rhino-1?", "pass?")
    assert (table.damage("rhino-1"), table.piece("rhino-1").confused) == (0, 1)
    table.change("embiggen", exhausted=False)
    table.change("the-break-in", threat=5)
    table.change("ms-marvel", exhausted=False)
    table.hand("sneak-by", "energy")
    table.does("play:sneak-by", "spend:energy?", "pass?")
    assert not table.piece("embiggen").exhausted
    table.does("attack:ms-marvel>rhino-1")
    assert table.damage("rhino-1") == 1


def test_shrink_raises_the_threat_removed() -> None:
    table = Table("ms-marvel")
    table.put("shrink")
    table.change("the-break-in", threat=7)
    table.hand("sneak-by", "energy")
    table.does("play:sneak-by", "spend:energy?", "trigger:shrink", "pick:the-break-in?", "pass?")
    assert table.threat() == 2


def test_shrink_raises_the_threat_removed_by_a_response() -> None:
    table = Table("ms-marvel")
    table.put("shrink")
    table.put("shocker", damage=2)
    table.change("the-break-in", threat=5)
    table.hand("chase-them-down")
    table.does("attack:ms-marvel>shocker", "trigger:chase-them-down", "trigger:shrink", "pick:the-break-in?")
    assert table.threat() == 1


def test_msm_02_shrink_does_not_affect_emergency() -> None:
    table = Table("ms-marvel")
    table.put("shrink")
    table.hand("emergency")
    table.schemed("rhino-1", boost="charge")
    table.does("trigger:emergency", "trigger:shrink?", "pass?")
    assert table.threat() == 2
