"""Manual corrections of tokens, Health, the track, places and cards."""

from __future__ import annotations

import pytest

from games.united.table import KUN_LUN, LOKI, LONDON, Table
from tableverse.games.registry import load_game
from tableverse.games.united.frames.opening import Opening
from tableverse.kernel.errors import BadCorrection
from tableverse.kernel.game import Config


def begun() -> Table:
    table = Table("maestro", heroes=[LOKI, "mighty-thor"])
    table.hero(LOKI, hand=["loki-move", "loki-wild-wild"])
    table.place(LONDON, thugs=1)
    table.hero_turn(LOKI)
    return table


def test_tokens_of_a_location_can_be_corrected_up_to_its_slots() -> None:
    table = begun()
    said = table.corrects(f"place:{LONDON}", "thugs", 2, seat=1)
    assert said == "Fixed by hand: London, Thugs 1 → 2, by Bob"
    place = table.state.places[table.at(LONDON)]
    assert place.thugs == 2
    most = next(one.most for one in table.correctables() if (one.thing, one.aspect) == (f"place:{LONDON}", "civilians"))
    assert most == place.slots - 2  # at most the free slots
    table.corrects(f"place:{LONDON}", "civilians", 1)
    assert (place.thugs, place.civilians) == (2, 1)


def test_moving_hero_and_villain_triggers_no_events() -> None:
    table = begun()
    table.corrects(f"hero:{LOKI}", "place", f"place:{KUN_LUN}")
    table.corrects("villain", "place", f"place:{LONDON}")
    assert (table.of(LOKI).at, table.state.villain_at) == (table.at(KUN_LUN), table.at(LONDON))
    assert table.events("hero-moved", "villain-moved") == []


def test_filling_a_mission_completes_it() -> None:
    table = begun()
    table.corrects("mission:defeat-thugs", "tokens", table.state.cards.slots[1])
    assert table.state.completed == [1]
    assert not any(one.thing == "mission:defeat-thugs" for one in table.correctables())


def test_filling_the_track_ends_the_game() -> None:
    table = begun()
    found = [one for one in table.correctables() if (one.thing, one.aspect) == ("villain", "track")]
    if found:
        table.corrects("villain", "track", found[0].most)
    else:
        table.corrects("villain", "health", 0)
    assert table.state.result is not None


def test_filling_all_slots_of_a_threat_clears_it() -> None:
    table = begun()
    threat = next(one for one in table.state.threats if sum(table.state.cards.threats[one.id].clear) > 0)
    table.threat(threat.id, at=KUN_LUN)
    for one in [one for one in table.correctables() if one.thing == f"threat:{threat.id}" and "tokens" in one.aspect]:
        table.corrects(one.thing, one.aspect, one.most)
    assert threat.at == -1
    assert table.state.missions[2] == 1


def test_only_the_owner_can_move_cards_in_hand() -> None:
    table = begun()
    assert table.places("card:loki-move", seat=1) == []
    said = table.corrects("card:loki-move", "place", "deck-bottom:0")
    assert said == "Fixed by hand: A card, place Ada’s hand → under Ada’s deck, by Ada"
    hero = table.of(LOKI)
    held, top = hero.hand[:], hero.deck[-1]
    assert "loki-move" not in held
    assert hero.deck[0] == "loki-move"
    table.corrects("top:deck:0", "place", "hand:0", seat=1)
    assert hero.hand == [*held, top]


def test_last_card_in_hand_cannot_be_moved() -> None:
    """Without a card in hand the Hero would be KO'd."""
    table = begun()
    table.hero(LOKI, hand=["loki-move"])
    assert table.places("card:loki-move") == []


def test_ko_of_a_hero_can_be_set_and_removed() -> None:
    """The KO token only changes the status: no cards go under the deck, and none are drawn."""
    table = begun()
    thor, health = table.of("mighty-thor"), table.state.health
    held = len(thor.hand)
    said = table.corrects("hero:mighty-thor", "ko", 1)
    assert said == "Fixed by hand: Mighty Thor, KO’d 0 → 1, by Ada"
    assert (thor.down, thor.hand, thor.buried) == (True, [], held)
    assert table.state.health == health  # Maestro gains Health by a KO, but not by a correction
    table.corrects("hero:mighty-thor", "ko", 0)
    assert (thor.down, len(thor.hand)) == (False, 3)


def test_hero_who_must_play_a_card_cannot_be_ko_d() -> None:
    table = begun()
    table.waits_for(0, "play")
    with pytest.raises(BadCorrection):
        table.corrects(f"hero:{LOKI}", "ko", 1)


def test_storyline_cards_can_be_turned_changed_and_taken_back() -> None:
    table = begun()
    table.storyline("mighty-thor-move-heroic", "loki-heroic-attack")
    state = table.state
    assert table.corrects("entry:1", "facing", "facedown").endswith(
        "card 2 of the Storyline, side faceup → facedown, by Ada"
    )
    assert state.storyline[1].facedown
    assert table.places("entry:1") == []  # it is facedown
    table.corrects("entry:1", "facing", "faceup")
    table.corrects("entry:0", "symbols-heroic", 0)
    assert state.storyline[0].symbols == [1, 0, 0, 0]
    assert table.places("entry:0") == []  # only the last one can be taken back
    since = state.since
    table.corrects("entry:1", "place", "hand:0")
    assert (len(state.storyline), state.since) == (1, max(0, since - 1))
    assert table.of(LOKI).hand.count("loki-heroic-attack") == 1


def test_card_of_the_current_turn_cannot_be_moved() -> None:
    table = begun()
    table.chooses("play:loki-move")
    last = f"entry:{len(table.state.storyline) - 1}"
    assert table.places(last) == []


def test_only_the_villain_player_can_move_his_cards() -> None:
    table = Table("maestro", heroes=[LOKI, "mighty-thor"], mode="super-villain")
    state = table.state
    state.villain_hand = ["maestro-plan-01", "maestro-plan-02"]
    state.plans = [plan for plan in state.plans if plan not in state.villain_hand]
    table.hero_turn(LOKI)
    villain = state.villain_seat
    assert table.places("card:maestro-plan-01") == []
    said = table.corrects("card:maestro-plan-01", "place", "pile-bottom", seat=villain)
    assert said.startswith("Fixed by hand: A card, place the Villain’s hand → under its deck")
    assert (state.villain_hand, state.plans[0]) == (["maestro-plan-02"], "maestro-plan-01")
    table.corrects("card:maestro-plan-02", "place", "pile-top", seat=villain)
    assert state.plans[-1] == "maestro-plan-02"
    table.corrects("top:plans", "place", "villain-hand", seat=0)
    assert state.villain_hand == ["maestro-plan-02"]


def test_no_corrections_before_the_opening_is_over() -> None:
    game = load_game("united")
    state = game.new(Config(2), 1)
    assert state.decision is not None
    assert game.correctables(state, state.decision.seat) == []
    while state.frames and isinstance(state.frames[0], Opening):
        game.apply_quietly(state, state.decision.options[0].id)
        assert state.decision is not None
    assert game.correctables(state, state.decision.seat) != []


def test_top_plan_can_be_put_under_the_deck_unseen() -> None:
    table = begun()
    top = table.state.plans[-1]
    table.corrects("top:plans", "place", "pile-bottom")
    assert (table.state.plans[0], table.state.buried_plans) == (top, [0])


def test_tokens_and_ko_of_heroes_can_be_corrected() -> None:
    table = begun()
    table.corrects(f"hero:{LOKI}", "crisis", 2)
    table.corrects(f"hero:{LOKI}", "tokens-attack", 3)
    table.corrects("hero:mighty-thor", "ko", 1)
    hero, other = table.of(LOKI), table.of("mighty-thor")
    assert (hero.crisis, hero.tokens, hero.down) == (2, [0, 3, 0, 0], False)
    assert (other.crisis, other.down) == (0, True)
    table.storyline("loki-move", "mighty-thor-move-heroic")
    assert table.places("entry:1") == []  # a KO'd Hero takes no card back


def test_equipment_can_be_turned() -> None:
    table = begun()
    table.hero(LOKI, gear={"scepter": True, "medkit": True})
    table.corrects("gear:scepter", "readiness", "exhausted")
    assert [(gear.id, gear.ready) for gear in table.of(LOKI).gear] == [("scepter", False), ("medkit", True)]


def test_threat_can_be_moved_stunned_and_damaged() -> None:
    table = begun()
    cards = table.game.cards.threats
    henchman = next(threat for threat in table.state.threats if cards[threat.id].henchman)
    table.threat(henchman.id, at=KUN_LUN, health=3)
    thing = f"threat:{henchman.id}"
    table.corrects(thing, "place", f"place:{LONDON}")
    table.corrects(thing, "stunned", 1)
    table.corrects(thing, "health", 1)
    assert (henchman.at, henchman.stunned, henchman.health) == (table.at(LONDON), True, 1)
    table.corrects(thing, "health", 0)
    assert table.events("cleared") == [{"threat": henchman.id, "place": LONDON}]


def test_mission_tokens_of_heroes_and_villain_can_be_corrected() -> None:
    table = Table("superior-spider-man", heroes=[LOKI, "mighty-thor"])
    table.hero_turn(LOKI)
    table.corrects("mission:defeat-thugs", "tokens", 2)
    table.corrects("mission:defeat-thugs", "villain-tokens", 1)
    assert (table.state.missions[1], table.state.villain_missions[1], table.state.completed) == (2, 1, [])


def test_track_health_and_stun_of_the_villain_can_be_corrected() -> None:
    table = Table("cosmic-ghost-rider", heroes=[LOKI, "mighty-thor"])
    table.hero_turn(LOKI)
    most = next(one.most for one in table.correctables() if (one.thing, one.aspect) == ("villain", "track"))
    table.corrects("villain", "track", most - 1)
    table.corrects("villain", "stunned", 1)
    table.corrects("villain", "health", 2)
    assert (table.state.track, table.state.stunned, table.state.health) == (most - 1, True, 2)
    assert table.state.result is None
    table.corrects("villain", "track", most)
    assert table.ended() == ("villain", "track")
    table = begun()
    table.corrects("villain", "health", 0)
    assert table.ended() == ("heroes", "defeat")


def test_shields_and_place_of_spot_can_be_corrected() -> None:
    table = Table("spot", heroes=[LOKI, "mighty-thor"])
    table.state.spots, table.state.shields = [0, 2, 4], 2
    table.villain(at=KUN_LUN)
    table.hero_turn(LOKI)
    table.corrects("villain", "crisis", 1)
    assert table.state.shields == 1
    assert len(table.places("villain")) == 2
    table.state.villain_at = 3  # away from all of his Spots
    found = next(one for one in table.correctables() if (one.thing, one.aspect) == ("villain", "place"))
    assert found.value in [other.id for other in found.alternatives]
    assert len(table.places("villain")) == 3


def test_doombots_and_crisis_tokens_of_a_location_can_be_corrected() -> None:
    table = Table("emperor-doom", heroes=[LOKI, "mighty-thor"])
    table.place(LONDON, doombots=1, armoured=1)
    table.hero_turn(LOKI)
    table.place(LONDON, dented=1)
    place, thing = table.location(LONDON), f"place:{LONDON}"
    table.corrects(thing, "doombots", 0)
    table.corrects(thing, "armoured", 2)
    table.corrects(thing, "crisis", 1)
    assert (place.doombots, place.armoured, place.dented, place.crisis) == (0, 2, 1, 1)
    table.corrects(thing, "armoured", 0)
    assert (place.armoured, place.dented) == (0, 0)


def test_cards_can_move_between_hand_and_deck() -> None:
    table = begun()
    hero = table.of(LOKI)
    top = hero.deck[-1]
    table.corrects("top:deck:0", "place", "deck-bottom:0")
    assert (hero.deck[0], top in hero.hand) == (top, False)
    table.corrects("card:loki-move", "place", "deck-top:0")
    assert (hero.deck[-1], hero.deck[0]) == ("loki-move", top)
    table.corrects("top:deck:0", "place", "hand:0")
    assert "loki-move" in hero.hand
