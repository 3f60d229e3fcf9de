"""Red Skull: the scenario and its side-scheme deck with a discard pile."""

from __future__ import annotations

import pytest

from games.champions.cards.positions import offers
from games.champions.table import Table as AnyTable
from games.champions.table import of_products, plain
from tableverse.games.champions.frames import revealing
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.view import ChampionsView
from tableverse.kernel.game import Config

Table = of_products("the-rise-of-red-skull")
HERO = "captain-marvel"
PANTHER = "black-panther"
VILLAIN = "red-skull-1"
DECK = "side-schemes"
HOUSE = "the-red-house"
SLEEPER = "the-sleeper"
AWAKENED = "the-sleeper-awakened"
CAMPS = "prison-camps"
CENSOR = "censor-the-past"
REINFORCEMENTS = "hydra-reinforcements"
CHAOS = "mass-chaos"
OTHERS = [AWAKENED, CAMPS, CENSOR, REINFORCEMENTS, CHAOS, "hydra-patrol"]


def against(*heroes: str, mode: str = "standard", form: str = "hero") -> AnyTable:
    """Return a table without side schemes in play."""
    return Table(*(heroes or (HERO,)), scenario="red-skull", mode=mode, form=form)


def new_game(seats: int = 1, mode: str = "standard") -> ChampionsState:
    """Return a game that has just been set up."""
    state = Table.game.new(Config(seats, {"scenario": "red-skull", "mode": mode}), 3)
    assert isinstance(state, ChampionsState)
    return state


def next_schemes(table: AnyTable, *cards: str) -> None:
    """Replace the side-scheme deck, with the first card on top."""
    deck = table.state.renewed[DECK].cards
    table.state.decks[DECK] = [next(thing for thing in deck if plain(thing) == card) for card in reversed(cards)]


def reveal_scheme(table: AnyTable, card: str) -> None:
    """Reveal this side scheme from its deck, as after step one."""
    next_schemes(table, card)
    thing = table.state.decks[DECK].pop()
    table._begin(lambda: revealing.reveal(table.state, thing, table.state.first, False))


def side_scheme_discard(table: AnyTable) -> list[str]:
    return sorted(plain(table.state.renewed[DECK].discard))


def villain_phase(table: AnyTable) -> None:
    """Play to the first player's decision after step one."""
    happened = []
    table.does("end-turn")
    while table.offers("done"):
        happened += table.happened
        table.does("done")
    table.happened = happened + table.happened


# --- setup and stages -------------------------------------------------------------------------------------------------


def test_side_schemes_form_their_own_deck() -> None:
    state = new_game(2)
    house = next(piece for piece in state.play.values() if plain(piece.id) == HOUSE)
    assert house.threat == 6
    assert sorted(plain(state.decks[DECK])) == sorted(OTHERS)
    assert not any(state.cards.of(thing).kind == "side-scheme" for thing in state.encounter)
    assert plain(state.aside) == [SLEEPER]
    assert SLEEPER not in plain(state.encounter)
    assert (numbers.remaining(state, state.villain), state.villain_deck) == (24, ["red-skull-2"])
    assert not any(player.dealt for player in state.players)
    view = Table.game.view(state, 0)
    assert isinstance(view, ChampionsView)
    assert (view.decks, view.deck_discards) == ({DECK: 6}, {DECK: []})


def test_expert_mode_deals_each_player_an_encounter_card() -> None:
    state = new_game(2, "expert")
    assert [len(player.dealt) for player in state.players] == [1, 1]
    assert (state.play[state.villain].face, state.villain_deck) == ("red-skull-2", ["red-skull-3"])


def test_nemesis_side_scheme_stays_outside_the_side_scheme_deck() -> None:
    table = against()
    cards = table.state.cards
    scheme = next(thing for thing in table.state.players[0].nemesis if cards.of(thing).kind == "side-scheme")
    assert scheme not in table.state.decks[DECK]
    table.put(plain(scheme), threat=1)
    table.does(f"thwart:{HERO}>{plain(scheme)}")
    assert plain(table.state.encounter_discard) == [plain(scheme)]
    assert side_scheme_discard(table) == []


def test_red_skull_gets_atk_for_each_side_scheme() -> None:
    table = against()
    assert (table.stat(VILLAIN, "atk"), table.stat(VILLAIN, "sch")) == (0, 2)
    for number, scheme in enumerate((HOUSE, CAMPS, CHAOS), 1):
        table.put(scheme, threat=1)
        assert (table.stat(VILLAIN, "atk"), table.stat(VILLAIN, "sch")) == (number, 2)
    table.does(f"thwart:{HERO}>{CAMPS}")
    assert table.stat(VILLAIN, "atk") == 2
    table.attacked(VILLAIN)
    table.undefended()
    assert table.damage(HERO) == 2


@pytest.mark.parametrize(("stage", "atk"), [("red-skull-2", 1), ("red-skull-3", 2)])
def test_later_stages_deal_each_player_a_card(stage: str, atk: int) -> None:
    table = against(HERO, PANTHER, mode="standard" if stage == "red-skull-2" else "expert")
    for player in table.state.players:
        player.dealt = []
    villain = plain(table.state.villain)
    table.put(CAMPS)
    table.change(villain, damage=numbers.stat(table.state, table.state.villain, "hp") - 1)
    table.does(f"attack:{HERO}>{villain}")
    assert table.piece(villain).face == stage
    assert [len(player.dealt) for player in table.state.players] == [1, 1]
    assert table.stat(villain, "atk") == atk + 1


def test_side_scheme_revealed_after_step_one_counts_at_once() -> None:
    table = against()
    table.put(HOUSE)
    next_schemes(table, CAMPS, CENSOR)
    villain_phase(table)
    assert (table.threat(), table.threat(CAMPS)) == (1, 3)
    assert plain(table.state.decks[DECK]) == [CENSOR]
    table.undefended()
    assert table.strikes() == [(VILLAIN, HERO, 2)]


def test_empty_side_scheme_deck_is_reshuffled_without_an_acceleration_token() -> None:
    table = against()
    next_schemes(table, CAMPS)
    table.state.renewed[DECK].discard = [
        thing for thing in table.state.renewed[DECK].cards if plain(thing) in (CENSOR, CHAOS)
    ]
    villain_phase(table)
    assert table.in_play(CAMPS)
    assert sorted(plain(table.state.decks[DECK])) == [CENSOR, CHAOS]
    assert (side_scheme_discard(table), table.state.tokens, table.state.players[0].dealt) == ([], 0, [])


def test_no_side_scheme_is_revealed_if_none_are_left() -> None:
    table = against()
    next_schemes(table)
    villain_phase(table)
    assert (table.revealed(), table.state.result) == ([], None)


def test_defeated_scheme_refills_an_empty_side_scheme_deck() -> None:
    table = against()
    reveal_scheme(table, CENSOR)
    table.change(CENSOR, threat=1)
    table.does(f"thwart:{HERO}>{CENSOR}")
    assert (plain(table.state.decks[DECK]), side_scheme_discard(table)) == ([CENSOR], [])


def test_defeated_side_scheme_goes_to_its_own_discard_pile() -> None:
    table = against()
    reveal_scheme(table, CENSOR)
    table.state.decks[DECK] = [thing for thing in table.state.renewed[DECK].cards if plain(thing) == CHAOS]
    table.change(CENSOR, threat=1)
    table.does(f"thwart:{HERO}>{CENSOR}")
    assert (side_scheme_discard(table), table.state.encounter_discard) == ([CENSOR], [])
    view = table.game.view(table.state, 0)
    assert isinstance(view, ChampionsView)
    assert plain(view.deck_discards[DECK]) == [CENSOR]


def test_second_main_scheme_reveals_a_side_scheme() -> None:
    table = against()
    next_schemes(table, REINFORCEMENTS)
    table.change("the-rise-of-red-skull", threat=7)
    table.schemed(VILLAIN)
    assert plain(table.state.scheme) == "new-world-hydra"
    assert (table.threat(), table.threat(REINFORCEMENTS)) == (1, 2)
    next_schemes(table, CAMPS)
    villain_phase(table)
    assert table.in_play(CAMPS)  # its own response resolves too
    table.change("new-world-hydra", threat=10)
    table.undefended()
    table.schemed(VILLAIN)
    assert table.state.result is not None
    assert table.state.result.reason == "scheme"


def test_main_scheme_completed_in_step_one_reveals_two_side_schemes() -> None:
    table = against()
    next_schemes(table, REINFORCEMENTS, CAMPS, CENSOR)
    table.change("the-rise-of-red-skull", threat=7)
    villain_phase(table)
    assert (table.in_play(REINFORCEMENTS), table.in_play(CAMPS), table.in_play(CENSOR)) == (True, True, False)


# --- side schemes -----------------------------------------------------------------------------------------------------


def test_red_skull_cannot_take_damage_while_the_red_house_is_in_play() -> None:
    table = against()
    table.put(HOUSE)
    table.change(VILLAIN, tough=1)
    assert f"{HERO}>{VILLAIN}" not in offers(table, "attack")
    table.hand("photonic-blast", "quiet-card", "quiet-card", "quiet-card")
    assert "photonic-blast" not in offers(table, "play")
    table.state.take_out_of_play(table.thing(HOUSE))
    table.change(VILLAIN, tough=0)
    table.does(f"attack:{HERO}>{VILLAIN}")
    assert table.damage(VILLAIN) == 2


@pytest.mark.parametrize("atk", [True, False])
def test_thwarting_the_red_house_may_use_atk(atk: bool) -> None:
    table = against("she-hulk")
    table.put(HOUSE)
    table.does(f"thwart:she-hulk>{HOUSE}", f"trigger:{HOUSE}" if atk else "pass")
    assert table.in_play(HOUSE) is not atk
    if not atk:
        assert table.threat(HOUSE) == 2


def test_ally_thwarting_the_red_house_takes_consequential_damage_for_thwarting() -> None:
    table = against("she-hulk", PANTHER)
    table.put("mockingbird")
    table.put(HOUSE)
    table.does(f"thwart:mockingbird>{HOUSE}")
    assert table.decision.seat == 0  # no other player is asked
    table.does(f"trigger:{HOUSE}")
    assert (table.threat(HOUSE), table.damage("mockingbird")) == (5, 1)


def test_player_cannot_use_atk_for_another_player_s_character_at_the_red_house() -> None:
    table = against("she-hulk", PANTHER)
    table.put("mockingbird", seat=1)
    table.put(HOUSE)
    table.does("end-turn")
    table.does(f"thwart:mockingbird>{HOUSE}")
    assert table.decision.seat == 1
    table.does("pass")
    table.waits_for(1, "turn")
    assert table.threat(HOUSE) == 5


def test_thwart_event_cannot_use_atk_at_the_red_house() -> None:
    table = against("she-hulk")
    table.put(HOUSE, threat=5)
    table.hand("for-justice", "energy")
    table.does("play:for-justice")
    table.waits_for(0, "turn")  # no choice is offered
    assert table.threat(HOUSE) == 2


def test_thwarting_another_scheme_uses_thw() -> None:
    table = against("she-hulk")
    table.put(HOUSE)
    table.put(CAMPS)
    table.does(f"thwart:she-hulk>{CAMPS}")
    assert table.threat(CAMPS) == 2
    table.waits_for(0, "turn")


def test_the_sleeper_enters_play_engaged_with_the_first_player() -> None:
    table = against(HERO, PANTHER)
    assert table.state.aside
    reveal_scheme(table, AWAKENED)
    piece = table.piece(SLEEPER)
    assert (numbers.remaining(table.state, piece.id), piece.tough, piece.area, table.threat(AWAKENED)) == (10, 1, 0, 0)
    assert table.state.aside == []
    assert table.stat(VILLAIN, "atk") == 1  # a side scheme without threat still counts
    assert f"{HERO}>{VILLAIN}" not in offers(table, "attack")


def test_the_sleeper_engages_the_first_player_if_another_reveals_its_scheme() -> None:
    table = against(HERO, PANTHER)
    table.reveals(AWAKENED, seat=1)
    assert table.piece(SLEEPER).area == 0


def test_defeating_another_minion_keeps_the_sleeper_s_scheme() -> None:
    table = against()
    table.put(AWAKENED, threat=2)  # only The Sleeper keeps it in play
    table.put("hydra-patrol-hydra-regular", damage=2)
    table.does(f"attack:{HERO}>hydra-patrol-hydra-regular")
    assert not table.in_play("hydra-patrol-hydra-regular")
    assert table.in_play(AWAKENED)


def test_the_sleeper_s_scheme_stays_without_threat() -> None:
    table = against()
    reveal_scheme(table, AWAKENED)
    table.change(AWAKENED, threat=1)
    table.does(f"thwart:{HERO}>{AWAKENED}")
    assert table.threat(AWAKENED) == 0


def test_defeated_sleeper_is_removed_with_its_scheme() -> None:
    table = against()
    reveal_scheme(table, AWAKENED)
    table.change(AWAKENED, threat=2)
    table.change(SLEEPER, tough=0, damage=3)
    table.does(f"attack:{HERO}>{SLEEPER}")
    assert sorted(plain(table.state.removed)) == [SLEEPER, AWAKENED]
    assert (side_scheme_discard(table), table.state.encounter_discard, table.damage(HERO)) == ([], [], 0)


def test_revealed_sleeper_engages_the_first_player() -> None:
    table = against(HERO, PANTHER)
    table.reveals(SLEEPER, seat=1)
    assert (table.piece(SLEEPER).area, table.piece(SLEEPER).tough) == (0, 1)
    table.change(SLEEPER, tough=0)
    table.does(f"attack:{HERO}>{SLEEPER}")
    assert (table.damage(SLEEPER), table.damage(HERO)) == (2, 1)


def test_player_who_defeats_the_prison_camps_finds_an_ally() -> None:
    table = against(HERO, PANTHER)
    reveal_scheme(table, CAMPS)
    next_schemes(table, CENSOR)
    table.change(CAMPS, threat=1)
    table.discard("nick-fury")
    table.deck("hawkeye", seat=1)
    table.does(f"thwart:{HERO}>{CAMPS}", "pick:nick-fury?")
    assert table.in_play("nick-fury")
    assert table.piece("nick-fury").area == 0
    assert not table.in_play("hawkeye")
    assert [event["seat"] for event in table.events("shuffled")] == [0]


def test_prison_camps_offers_copies_once_per_pile_and_no_unique_ally_in_play() -> None:
    table = against(HERO)
    table.put(CAMPS, threat=1)
    table.put("nick-fury")
    table.deck("nick-fury", "hawkeye", "hawkeye")
    table.discard("hawkeye")
    table.does(f"thwart:{HERO}>{CAMPS}")
    assert offers(table, "pick") == ["hawkeye", "hawkeye"]
    table.does("pick:hawkeye")
    assert len([card for card in plain(list(table.state.play)) if card == "hawkeye"]) == 1


def test_each_player_shuffles_up_to_three_cards_back() -> None:
    table = against(HERO, PANTHER)
    table.put(CENSOR, threat=1)
    table.discard("energy", "energy", "genius", "strength", "nick-fury")
    table.discard("vibranium", seat=1)
    decks = [len(player.deck) for player in table.state.players]
    table.does(f"thwart:{HERO}>{CENSOR}", "next:seat:0?", "pick:energy", "pick:energy", "pick:genius")
    assert sorted(table.discarded()) == ["nick-fury", "strength"]
    table.does("done")
    assert table.discarded(1) == ["vibranium"]
    assert [len(player.deck) for player in table.state.players] == [decks[0] + 3, decks[1]]
    table.waits_for(0, "turn")


def test_player_who_defeats_the_reinforcements_discards_a_minion() -> None:
    table = against(HERO, PANTHER)
    table.put(REINFORCEMENTS, threat=1)
    table.put("hydra-patrol-hydra-soldier", seat=1, tough=1)
    table.put("hydra-patrol-hydra-regular")
    table.put(SLEEPER)
    table.does(f"thwart:{HERO}>{REINFORCEMENTS}")
    assert offers(table, "pick") == ["hydra-patrol-hydra-regular", "hydra-patrol-hydra-soldier"]
    table.does("pick:hydra-patrol-hydra-soldier")
    assert "hydra-patrol-hydra-soldier" in plain(table.state.encounter_discard)
    assert [player.dealt for player in table.state.players] == [[], []]  # discarded, not defeated


def test_player_who_defeats_the_reinforcements_chooses_the_minion() -> None:
    table = against(HERO, PANTHER)
    table.put(REINFORCEMENTS, threat=1)
    table.put("hydra-patrol-hydra-soldier")
    table.put("hydra-patrol-hydra-regular")
    table.does("end-turn")
    table.does(f"thwart:{PANTHER}>{REINFORCEMENTS}")
    table.waits_for(1, "pick")


def test_reinforcements_cannot_discard_the_sleeper() -> None:
    table = against()
    table.put(REINFORCEMENTS, threat=1)
    table.put(SLEEPER)
    table.does(f"thwart:{HERO}>{REINFORCEMENTS}")
    assert table.in_play(SLEEPER)
    table.waits_for(0, "turn")


def test_chaos_gets_threat_for_each_resource_type_discarded() -> None:
    table = against(HERO, PANTHER)
    for seat in (0, 1):
        table.state.players[seat].deck = [table.make("quiet-card", seat) for _ in range(9)]
    table.deck("strength", "genius", "strength", "nick-fury")
    table.deck("vibranium", seat=1)
    revealed = {kind for card in ("strength", "genius", "nick-fury", "quiet-card") for kind in resources(table, card)}
    second = {kind for card in ("vibranium", "quiet-card") for kind in resources(table, card)}
    table.reveals(CHAOS, deck=False)
    table.does("next:seat:0?")
    assert table.threat(CHAOS) == len(revealed) + len(second)
    assert [len(player.discard) for player in table.state.players] == [5, 5]
    assert "the-rise-of-red-skull" not in [option.partition(">")[2] for option in offers(table, "thwart")]


def resources(table: AnyTable, card: str) -> list[str]:
    return table.game.cards.by_id[card].resources


def test_chaos_without_resources_does_not_stay_in_play() -> None:
    table = against()
    table.state.players[0].deck = []
    table.reveals(CHAOS, deck=False)
    assert not table.in_play(CHAOS)
