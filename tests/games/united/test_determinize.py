"""Worlds imagined by a seat: known cards stay in place, and unknown ones may be anything."""

from games.united.table import GAME, KUN_LUN, LONDON, PEGASUS, TVA, UN, Table
from tableverse.games.united.frames.damage import Discarding
from tableverse.games.united.frames.plans import CyclingPlans
from tableverse.games.united.state import UnitedState
from tableverse.kernel.choice import Decision, Message
from tableverse.kernel.game import SPECTATOR
from tableverse.kernel.rng import Rng

WORLDS = 12


def imagined(table: Table, seat: int) -> list[UnitedState]:
    worlds = [GAME.determinize(table.state, seat, Rng(seed)) for seed in range(WORLDS)]
    return [world for world in worlds if isinstance(world, UnitedState)]


def damaged_loki() -> Table:
    """Return a table where Loki put a card under his deck, which has a Bottom of the deck card at its bottom."""
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


def test_owner_knows_cards_put_under_the_deck() -> None:
    table = damaged_loki()
    deck = table.of("loki").deck
    worlds = imagined(table, 0)
    assert {tuple(world.heroes[0].deck[:2]) for world in worlds} == {tuple(deck[:2])}
    assert len({tuple(world.heroes[0].deck[2:]) for world in worlds}) > WORLDS // 2


def test_other_players_know_only_the_bottom_of_the_deck_card() -> None:
    table = damaged_loki()
    worlds = imagined(table, 1)
    assert {world.heroes[0].deck[1] for world in worlds} == {"loki-glorious-purpose"}
    assert len({world.heroes[0].deck[0] for world in worlds}) > 1


def test_drawn_bottom_of_the_deck_card_is_unknown_again() -> None:
    table = damaged_loki()
    loki = table.of("loki")
    loki.deck = loki.deck[:2]
    table.hero_turn("loki")
    assert "loki-glorious-purpose" in loki.hand
    assert (loki.buried, loki.sunk) == (1, 0)
    assert len({world.heroes[0].deck[0] for world in imagined(table, 1)}) > 1


def test_everyone_knows_a_card_returned_to_the_top() -> None:
    table = Table("immortus", heroes=["loki", "ironheart"])
    table.storyline("immortus-plan-01", "loki-move")
    table.hero("loki", hand=["loki-wild", "loki-scepter"], deck=["loki-confuse", "loki-shapeshifter", "loki-scepter"])
    table.villain_turn("immortus-plan-02", next_hero="ironheart")
    assert table.of("loki").deck[-1] == "loki-move"
    assert {world.heroes[0].deck[-1] for seat in (0, 1) for world in imagined(table, seat)} == {"loki-move"}
    view = GAME.view(table.state, 1)
    assert view.heroes[0].returned == ["loki-move"]  # type: ignore[attr-defined]
    assert view.heroes[0].buried == []  # type: ignore[attr-defined]


def test_seat_knows_the_master_plan_card_it_put_under_the_deck() -> None:
    table = Table("maestro", heroes=["ironheart", "loki"])
    table.hero("ironheart", hand=["ironheart-natalie-analysis", "ironheart-move"], deck=["ironheart-wild"])
    table.hero_turn("ironheart")
    top = table.state.plans[-1]
    table.does("play:ironheart-natalie-analysis", "special:ironheart-natalie-analysis", "may:yes")
    assert table.state.plans[0] == top
    assert {world.plans[0] for world in imagined(table, 0)} == {top}
    assert len({world.plans[0] for world in imagined(table, 1)}) > 1


def test_seat_remembers_the_villains_hand_it_has_seen() -> None:
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


def test_players_choose_which_kind_of_thug_is_discarded() -> None:
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


def test_random_numbers_and_support_deck_are_unknown_to_everyone() -> None:
    table = Table("maestro", heroes=["loki"], mode="super-villain-vs-commander")
    table.state.supports = sorted(GAME.cards.heroes["mighty-thor"].cards)
    worlds = imagined(table, 0)
    dice = {(world.rng.first, world.rng.second) for world in worlds}
    assert len(dice) == WORLDS
    assert (table.state.rng.first, table.state.rng.second) not in dice
    assert {tuple(sorted(world.supports)) for world in worlds} == {tuple(sorted(table.state.supports))}
    assert len({tuple(world.supports) for world in worlds}) > 1


def test_seat_knows_only_the_plan_it_has_seen() -> None:
    table = Table("maestro", heroes=["loki", "ironheart"])
    table.state.seen_plan = 0
    table.state.buried_plans = [0b10]  # Ironheart put one under the deck
    lowest, top = table.state.plans[0], table.state.plans[-1]
    loki, ironheart = imagined(table, 0), imagined(table, 1)
    assert {world.plans[-1] for world in loki} == {top}
    assert len({world.plans[0] for world in loki}) > 1
    assert len({world.plans[1] for world in loki}) > 1
    assert {world.plans[0] for world in ironheart} == {lowest}
    assert len({world.plans[-1] for world in ironheart}) > 1
    table.state.buried_plans = [0] * len(table.state.plans)  # all were buried unseen, but the top one is known
    assert {world.plans[-1] for world in imagined(table, 0)} == {top}


def test_hero_asked_for_a_special_effect_holds_one() -> None:
    table = Table("maestro", heroes=["loki", "ironheart"])
    special = sorted(card for card in GAME.cards.heroes["loki"].cards if GAME.cards.has_special(card))
    plain = sorted(card for card in GAME.cards.heroes["loki"].cards if not GAME.cards.has_special(card))
    table.hero("loki", hand=[special[0], plain[0]], deck=plain[1:4])
    table.storyline("maestro-plan-01", f"-{plain[4]}", f"-{plain[5]}")
    table.state.frames.append(Discarding(0, 1, True))
    for world in imagined(table, 1):
        assert special[0] in world.heroes[0].hand
        assert all(entry.facedown and entry.hero == 0 for entry in world.storyline[1:])


# --- Super cards ------------------------------------------------------------------------------------------------------


def super_villain_table(**supers: list[str]) -> Table:
    table = Table("maestro", heroes=["loki", "ironheart"], mode="super-villain")
    table.state.villain_supers = ["flexible-plans"]
    table.state.villain_hand = ["maestro-plan-03"]
    table.state.plans = [plan for plan in table.state.plans if plan != "maestro-plan-03"]
    table.villain(at=LONDON)
    for hero in ("loki", "ironheart"):
        hand = [f"{hero}-move", f"{hero}-wild"] * 3
        table.hero(hero, at=PEGASUS, hand=hand, supers=supers.get(hero, []))
    return table


def test_super_cards_of_other_players_are_sampled() -> None:
    table = super_villain_table(loki=["crowd-control"], ironheart=["taking-you-with-me", "get-ready"])
    loki, villain = imagined(table, 0), imagined(table, 2)
    for world in loki:
        assert world.heroes[0].supers == ["crowd-control"]
        assert len(set(world.heroes[1].supers)) == 2
        assert "crowd-control" not in world.heroes[1].supers
        assert len(world.villain_supers) == 1
    assert len({tuple(world.heroes[1].supers) for world in loki}) > 2
    assert len({tuple(world.villain_supers) for world in loki}) > 1
    for world in villain:
        assert world.villain_supers == ["flexible-plans"]
        assert not set(world.heroes[0].supers) & set(world.heroes[1].supers)
    assert len({tuple(world.heroes[0].supers) for world in villain}) > 2


def test_player_offered_a_super_card_holds_a_matching_one() -> None:
    """Maestro arrives where Loki and Ironheart are, and each is asked in turn."""
    table = super_villain_table(loki=["get-ready"], ironheart=["strategic-retreat"])
    answers = {"get-ready", "strategic-retreat", "thwart-the-plan"}
    table.state.villain_supers = []
    table.villain_turn("maestro-plan-01", next_hero="loki")
    table.does("plan:maestro-plan-03")
    table.waits_for("loki", "window")
    assert all(world.heroes[0].supers[0] in answers for world in imagined(table, 2))
    later = {world.heroes[1].supers[0] for world in imagined(table, 2)}
    assert later - answers  # nothing is known of Ironheart, who is asked later
    assert later & answers
    table.does("pass")
    table.waits_for("ironheart", "window")
    assert all(world.heroes[1].supers[0] in answers for world in imagined(table, 2))
    assert {world.heroes[0].supers[0] for world in imagined(table, 2)} & answers  # Loki passed, so he may hold one


def test_player_not_offered_a_super_card_holds_no_matching_one() -> None:
    table = super_villain_table(loki=["crowd-control"], ironheart=["get-ready"])
    table.state.villain_supers = []
    table.villain_turn("maestro-plan-01", next_hero="loki")
    table.does("plan:maestro-plan-03")
    table.waits_for("ironheart", "window")
    answers = {"get-ready", "strategic-retreat", "thwart-the-plan"}
    held = {world.heroes[0].supers[0] for world in imagined(table, 2)}
    assert not held & answers
    assert len(held) > 1


def test_sampling_leaves_a_matching_card_for_the_player_who_is_asked() -> None:
    """There are eight Super Hero cards. Loki, who passed, holds six of them."""
    held = ["get-ready", "crowd-control", "taking-you-with-me", "eye-of-the-hurricane", "shake-it-off", "to-the-rescue"]
    table = super_villain_table(loki=held, ironheart=["strategic-retreat"])
    table.state.villain_supers = []
    table.villain_turn("maestro-plan-01", next_hero="loki")
    table.does("plan:maestro-plan-03", "pass")
    table.waits_for("ironheart", "window")
    for world in imagined(table, 2):
        assert world.heroes[1].supers[0] in {"get-ready", "strategic-retreat", "thwart-the-plan"}


def test_open_answer_of_another_hero_does_not_explain_the_question() -> None:
    """Captain Carter's Shield could reduce the damage to Loki, but Loki is asked, so he holds a card."""
    table = Table("maestro", heroes=["loki", "captain-carter"], mode="super-villain")
    table.state.villain_supers = []
    table.state.villain_hand = ["maestro-plan-03"]
    table.villain(at=LONDON)
    table.hero("loki", at=PEGASUS, hand=["loki-move"] * 5, supers=["shake-it-off"])
    hand = ["captain-carter-move"] * 5
    table.hero("captain-carter", at=PEGASUS, hand=hand, gear={"captain-carters-shield": True})
    table.villain_turn("maestro-plan-01", next_hero="loki")
    table.does("plan:maestro-plan-03", "pick:hero:loki")
    table.waits_for("loki", "window")
    assert {world.heroes[0].supers[0] for world in imagined(table, 2)} == {"shake-it-off"}


def test_player_with_an_open_answer_may_hold_any_super_card() -> None:
    """Captain Carter is asked because of her Shield, so her Super card may be any."""
    table = Table("maestro", heroes=["loki", "captain-carter"], mode="super-villain")
    table.state.villain_supers = []
    table.state.villain_hand = ["maestro-plan-03"]
    table.villain(at=LONDON)
    table.hero("loki", at=TVA, hand=["loki-move"] * 5)
    hand = ["captain-carter-move"] * 5
    gear = {"captain-carters-shield": True}
    table.hero("captain-carter", at=PEGASUS, hand=hand, gear=gear, supers=["crowd-control"])
    table.villain_turn("maestro-plan-01", next_hero="loki")
    table.does("plan:maestro-plan-03")
    table.waits_for("captain-carter", "window")
    held = {world.heroes[1].supers[0] for world in imagined(table, 2)}
    assert len(held - {"shake-it-off", "get-ready", "strategic-retreat", "thwart-the-plan"}) > 1
    assert "shake-it-off" in held


def test_player_who_chooses_among_the_villains_cards_knows_them() -> None:
    table = Table("maestro", heroes=["loki", "ironheart"], mode="super-villain")
    table.state.villain_hand = ["maestro-plan-01", "maestro-plan-02"]
    table.state.plans = [plan for plan in table.state.plans if plan not in table.state.villain_hand]
    table.state.frames.append(CyclingPlans(1, 0, 0, "thwart"))
    assert {tuple(world.villain_hand) for world in imagined(table, 0)} == {("maestro-plan-01", "maestro-plan-02")}
    assert len({tuple(world.villain_hand) for world in imagined(table, 1)}) > 1


def test_only_the_villain_player_knows_facedown_plans() -> None:
    table = Table("maestro", heroes=["loki", "ironheart"], mode="super-villain")
    table.storyline("maestro-plan-01", "-maestro-plan-02")
    table.state.plans = [plan for plan in table.state.plans if plan not in ("maestro-plan-01", "maestro-plan-02")]
    assert {world.storyline[1].card for world in imagined(table, 2)} == {"maestro-plan-02"}
    assert len({world.storyline[1].card for world in imagined(table, 0)}) > 1


def test_spectator_knows_no_plan_under_the_deck() -> None:
    table = Table("maestro", heroes=["loki", "ironheart"])
    table.hero_turn("loki")
    table.corrects("top:plans", "place", "pile-bottom")
    table.state.buried_plans = [1]  # Loki saw it
    assert len({world.plans[0] for world in imagined(table, 0)}) == 1
    assert len({world.plans[0] for world in imagined(table, SPECTATOR)}) > 1


def test_order_question_reveals_nothing_about_super_cards() -> None:
    """Only an offered answer reveals that a card exists, and after the game nobody is asked."""
    table = super_villain_table(loki=["get-ready"], ironheart=["crowd-control"])
    answers = {"get-ready", "strategic-retreat", "thwart-the-plan"}
    table.state.villain_supers = []
    table.villain_turn("maestro-plan-01", next_hero="loki")
    table.does("plan:maestro-plan-03")
    table.waits_for("loki", "window")
    for decision in (Decision(0, "order", Message("effect-ask-order"), []), None):
        table.state.decision = decision
        assert {world.heroes[0].supers[0] for world in imagined(table, 2)} - answers
