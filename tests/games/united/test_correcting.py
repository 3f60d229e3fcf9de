"""Put right by hand: tokens, Health, the track, places, cards of a Hero."""

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


def test_tokens_on_locations_and_what_everybody_is_told() -> None:
    table = begun()
    said = table.corrects(f"place:{LONDON}", "thugs", 2, seat=1)
    assert said == "Put right by hand: London, Thugs 1 → 2, by Bob"
    place = table.state.places[table.at(LONDON)]
    assert place.thugs == 2
    most = next(one.most for one in table.correctables() if (one.thing, one.aspect) == (f"place:{LONDON}", "civilians"))
    assert most == place.slots - 2  # no more than there is room for
    table.corrects(f"place:{LONDON}", "civilians", 1)
    assert (place.thugs, place.civilians) == (2, 1)


def test_somebody_stands_elsewhere() -> None:
    table = begun()
    table.corrects(f"hero:{LOKI}", "place", f"place:{KUN_LUN}")
    table.corrects("villain", "place", f"place:{LONDON}")
    assert (table.of(LOKI).at, table.state.villain_at) == (table.at(KUN_LUN), table.at(LONDON))
    assert table.events("hero-moved", "villain-moved") == []


def test_a_full_mission_is_complete() -> None:
    table = begun()
    table.corrects("mission:defeat-thugs", "tokens", table.state.cards.slots[1])
    assert table.state.completed == [1]
    assert not any(one.thing == "mission:defeat-thugs" for one in table.correctables())


def test_the_end_of_the_track_ends_the_game() -> None:
    table = begun()
    found = [one for one in table.correctables() if (one.thing, one.aspect) == ("villain", "track")]
    if found:
        table.corrects("villain", "track", found[0].most)
    else:
        table.corrects("villain", "health", 0)
    assert table.state.result is not None


def test_a_threat_whose_slots_are_filled_is_cleared() -> None:
    table = begun()
    threat = next(one for one in table.state.threats if sum(table.state.cards.threats[one.id].clear) > 0)
    table.threat(threat.id, at=KUN_LUN)
    for one in [one for one in table.correctables() if one.thing == f"threat:{threat.id}" and "tokens" in one.aspect]:
        table.corrects(one.thing, one.aspect, one.most)
    assert threat.at == -1
    assert table.state.missions[2] == 1


def test_cards_of_a_hero_are_for_that_hero_to_see() -> None:
    table = begun()
    assert table.places("card:loki-move", seat=1) == []
    said = table.corrects("card:loki-move", "place", "deck-bottom:0")
    assert said == "Put right by hand: A card, place Ada’s hand → under Ada’s deck, by Ada"
    hero = table.of(LOKI)
    held, top = hero.hand[:], hero.deck[-1]
    assert "loki-move" not in held
    assert hero.deck[0] == "loki-move"
    table.corrects("top:deck:0", "place", "hand:0", seat=1)
    assert hero.hand == [*held, top]


def test_the_last_card_in_hand_stays_there() -> None:
    """Losing it is a KO."""
    table = begun()
    table.hero(LOKI, hand=["loki-move"])
    assert table.places("card:loki-move") == []


def test_a_hero_is_knocked_out_and_up_again() -> None:
    """Without what a KO leads to: cards go under the deck, and new ones are drawn."""
    table = begun()
    thor, health = table.of("mighty-thor"), table.state.health
    held = len(thor.hand)
    said = table.corrects("hero:mighty-thor", "ko", 1)
    assert said == "Put right by hand: Mighty Thor, KO’d 0 → 1, by Ada"
    assert (thor.down, thor.hand, thor.buried) == (True, [], held)
    assert table.state.health == health  # Maestro gains Health by a KO, but not by this
    table.corrects("hero:mighty-thor", "ko", 0)
    assert (thor.down, len(thor.hand)) == (False, 3)


def test_whoever_must_play_a_card_cannot_be_knocked_out() -> None:
    table = begun()
    table.waits_for(0, "play")
    with pytest.raises(BadCorrection):
        table.corrects(f"hero:{LOKI}", "ko", 1)


def test_cards_of_the_storyline() -> None:
    table = begun()
    table.storyline("mighty-thor-move-heroic", "loki-heroic-attack")
    state = table.state
    assert table.corrects("entry:1", "facing", "facedown").endswith(
        "card 2 of the Storyline, side faceup → facedown, by Ada"
    )
    assert state.storyline[1].facedown
    assert table.places("entry:1") == []  # nobody sees what it is
    table.corrects("entry:1", "facing", "faceup")
    table.corrects("entry:0", "symbols-heroic", 0)
    assert state.storyline[0].symbols == [1, 0, 0, 0]
    assert table.places("entry:0") == []  # only the last one can be taken back
    since = state.since
    table.corrects("entry:1", "place", "hand:0")
    assert (len(state.storyline), state.since) == (1, max(0, since - 1))
    assert table.of(LOKI).hand.count("loki-heroic-attack") == 1


def test_the_card_of_this_turn_stays() -> None:
    table = begun()
    table.chooses("play:loki-move")
    last = f"entry:{len(table.state.storyline) - 1}"
    assert table.places(last) == []


def test_the_villains_hand_is_for_his_player_to_put_right() -> None:
    table = Table("maestro", heroes=[LOKI, "mighty-thor"], mode="super-villain")
    state = table.state
    state.villain_hand = ["maestro-plan-01", "maestro-plan-02"]
    state.plans = [plan for plan in state.plans if plan not in state.villain_hand]
    table.hero_turn(LOKI)
    villain = state.villain_seat
    assert table.places("card:maestro-plan-01") == []
    said = table.corrects("card:maestro-plan-01", "place", "pile-bottom", seat=villain)
    assert said.startswith("Put right by hand: A card, place the Villain’s hand → under its deck")
    assert (state.villain_hand, state.plans[0]) == (["maestro-plan-02"], "maestro-plan-01")
    table.corrects("card:maestro-plan-02", "place", "pile-top", seat=villain)
    assert state.plans[-1] == "maestro-plan-02"
    table.corrects("top:plans", "place", "villain-hand", seat=0)
    assert state.villain_hand == ["maestro-plan-02"]


def test_nothing_before_the_game_has_begun() -> None:
    game = load_game("united")
    state = game.new(Config(2), 1)
    assert state.decision is not None
    assert game.correctables(state, state.decision.seat) == []
    while state.frames and isinstance(state.frames[0], Opening):
        game.apply_quietly(state, state.decision.options[0].id)
        assert state.decision is not None
    assert game.correctables(state, state.decision.seat) != []
