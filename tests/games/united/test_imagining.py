"""What a seat has seen is still there in every world it imagines; what it has not may be anything."""

from games.united.table import GAME, KUN_LUN, LONDON, TVA, UN, Table
from tableverse.games.united.state import UnitedState
from tableverse.kernel.rng import Rng

WORLDS = 12


def imagined(table: Table, seat: int) -> list[UnitedState]:
    worlds = [GAME.determinize(table.state, seat, Rng(seed)) for seed in range(WORLDS)]
    return [world for world in worlds if isinstance(world, UnitedState)]


def hurt_loki() -> Table:
    """Loki puts a card under his deck, in which the Bottom of the deck card lies lowest."""
    table = Table("maestro", heroes=["loki", "ironheart"])
    cards = sorted(card for card in GAME.cards.heroes["loki"].cards if card != "loki-glorious-purpose")
    table.hero("loki", at=TVA, hand=cards[:4], deck=["loki-glorious-purpose", *cards[4:]])
    table.of("loki").buried = table.of("loki").sunk = 1
    table.hero("ironheart", at=KUN_LUN)
    table.villain(at=LONDON)
    table.villain_turn("maestro-plan-10", next_hero="loki")
    table.does(f"discard:{cards[0]}")
    assert table.of("loki").deck[:2] == [cards[0], "loki-glorious-purpose"]
    return table


def test_the_owner_remembers_what_went_under_the_deck() -> None:
    table = hurt_loki()
    deck = table.of("loki").deck
    worlds = imagined(table, 0)
    assert {tuple(world.heroes[0].deck[:2]) for world in worlds} == {tuple(deck[:2])}
    assert len({tuple(world.heroes[0].deck[2:]) for world in worlds}) > WORLDS // 2


def test_others_know_only_what_belongs_at_the_bottom() -> None:
    table = hurt_loki()
    worlds = imagined(table, 1)
    assert {world.heroes[0].deck[1] for world in worlds} == {"loki-glorious-purpose"}
    assert len({world.heroes[0].deck[0] for world in worlds}) > 1


def test_a_card_drawn_from_the_bottom_may_be_anywhere_again() -> None:
    table = hurt_loki()
    loki = table.of("loki")
    loki.deck = loki.deck[:2]
    table.hero_turn("loki")
    assert "loki-glorious-purpose" in loki.hand
    assert (loki.buried, loki.sunk) == (1, 0)
    assert len({world.heroes[0].deck[0] for world in imagined(table, 1)}) > 1


def test_everybody_remembers_a_card_put_back_on_top() -> None:
    table = Table("immortus", heroes=["loki", "ironheart"])
    table.storyline("immortus-plan-01", "loki-move")
    table.hero("loki", hand=["loki-wild", "loki-scepter"], deck=["loki-confuse", "loki-shapeshifter", "loki-scepter"])
    table.villain_turn("immortus-plan-02", next_hero="ironheart")
    assert table.of("loki").deck[-1] == "loki-move"
    assert {world.heroes[0].deck[-1] for seat in (0, 1) for world in imagined(table, seat)} == {"loki-move"}
    view = GAME.view(table.state, 1)
    assert view.heroes[0].returned == ["loki-move"]  # type: ignore[attr-defined]
    assert view.heroes[0].buried == []  # type: ignore[attr-defined]


def test_whoever_has_put_a_master_plan_card_under_the_deck_remembers_it() -> None:
    table = Table("maestro", heroes=["ironheart", "loki"])
    table.hero("ironheart", hand=["ironheart-natalie-analysis", "ironheart-move"], deck=["ironheart-wild"])
    table.hero_turn("ironheart")
    top = table.state.plans[-1]
    table.does("play:ironheart-natalie-analysis", "special:ironheart-natalie-analysis", "may:yes")
    assert table.state.plans[0] == top
    assert {world.plans[0] for world in imagined(table, 0)} == {top}
    assert len({world.plans[0] for world in imagined(table, 1)}) > 1


def test_whoever_has_looked_at_the_villains_hand_remembers_it() -> None:
    table = Table("maestro", heroes=["loki", "ironheart"], mode="super-villain")
    table.state.villain_hand = ["maestro-plan-01", "maestro-plan-02"]
    table.state.plans = [plan for plan in table.state.plans if plan not in table.state.villain_hand]
    table.state.hand_seen, table.state.hand_seer = table.state.villain_hand[:], 0
    assert {tuple(world.villain_hand) for world in imagined(table, 0)} == {("maestro-plan-01", "maestro-plan-02")}
    assert len({tuple(world.villain_hand) for world in imagined(table, 1)}) > 1
    table.state.villain_supers = []
    table.villain_turn("maestro-plan-09", next_hero="loki")
    table.does("plan:maestro-plan-02")
    assert table.state.hand_seen == ["maestro-plan-01"]
    assert all("maestro-plan-01" in world.villain_hand for world in imagined(table, 0))


def test_the_players_choose_which_kind_of_thug_is_discarded() -> None:
    table = Table("cosmic-ghost-rider", heroes=["loki", "ironheart"])
    table.villain(at=TVA)
    table.place(UN, thugs=1, doombots=1)
    table.villain_turn("cosmic-ghost-rider-plan-09", next_hero="ironheart")
    table.waits_for("ironheart", "thug")
    assert table.options() == [f"discard:thug@{UN}", f"discard:doombot@{UN}"]
    table.does(f"discard:doombot@{UN}")
    assert table.events("tokens-discarded") == [{"kind": "thug", "amount": 1, "place": UN}]
    assert (table.location(UN).thugs, table.location(UN).doombots) == (1, 0)
    assert table.state.track == 1
