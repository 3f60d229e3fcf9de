"""The effect combinators in play, with exact values and in exact order."""

import pytest

from kernel.harbour.cards import Card
from kernel.harbour.table import GAME, Table
from kernel.harbour.verbs import Draw, Hit, Mend
from kernel.harbour.words import Hand, Ships
from tableverse.kernel.effects import (
    Ability,
    AtLeast,
    Both,
    Bound,
    Choose,
    Condition,
    Effect,
    Either,
    Exactly,
    HowMany,
    If,
    Not,
    Pick,
    Resolving,
    Seats,
    Sequence,
)
from tableverse.kernel.effects.node import UNKNOWN


def test_pick_binds_the_target_for_the_next_effect() -> None:
    table = Table([["harpoon"]], sea={"brig": 3, "cutter": 2})
    assert table.choose(0, "play:harpoon@0") == [("played", {"seat": 0, "card": "harpoon@0"})]
    table.waits(0, "pick", "pick:brig", "pick:cutter")
    assert table.choose(0, "pick:brig")[0] == ("damaged", {"ship": "brig", "amount": 2})
    assert table.hulls() == {"brig": 1, "cutter": 2}


def test_card_without_effect_is_not_offered() -> None:
    table = Table([["harpoon", "broadside", "smoke", "decoy"]])
    # Without ships only cards that stay in play are useful.
    table.waits(0, "action", "play:decoy@0", "watch")


def test_for_each_in_the_order_the_controller_chooses() -> None:
    table = Table([["broadside"], []], sea={"brig": 3, "cutter": 2, "sloop": 1})
    table.choose(0, "play:broadside@0")
    table.waits(0, "order", "next:brig", "next:cutter", "next:sloop")
    assert table.choose(0, "next:cutter") == [("damaged", {"ship": "cutter", "amount": 1})]
    table.waits(0, "order", "next:brig", "next:sloop")
    # The last ship is hit without a further choice of order.
    assert table.choose(0, "next:sloop") == [
        ("damaged", {"ship": "sloop", "amount": 1}),
        ("sunk", {"ship": "sloop"}),
        ("damaged", {"ship": "brig", "amount": 1}),
    ]
    assert table.hulls() == {"brig": 2, "cutter": 1}


def test_for_each_skips_targets_that_left_midway() -> None:
    # The powder sinks the cutter while the broadside is still due to hit it.
    table = Table([["broadside"], []], sea={"sloop": 1, "cutter": 1, "brig": 3}, play=[["powder"]])
    table.choose(0, "play:broadside@0")
    table.choose(0, "next:sloop")
    assert table.hulls() == {"brig": 1}
    table.waits(0, "order", "next:cutter", "next:brig")
    assert table.choose(0, "next:cutter") == [("damaged", {"ship": "brig", "amount": 1}), ("sunk", {"ship": "brig"})]


def test_a_die_and_if() -> None:
    table = Table([["long-shot"], []], sea={"brig": 3}, seed=1)
    assert table.choose(0, "play:long-shot@0") == [
        ("played", {"seat": 0, "card": "long-shot@0"}),
        ("rolled", {"die": 6, "shows": 5}),
        ("damaged", {"ship": "brig", "amount": 3}),
        ("sunk", {"ship": "brig"}),
    ]


def test_a_die_and_otherwise() -> None:
    table = Table([["long-shot"], []], sea={"brig": 3}, seed=0)
    assert table.choose(0, "play:long-shot@0")[1:] == [
        ("rolled", {"die": 6, "shows": 1}),
        ("breached", {"amount": 1, "walls": 7}),
    ]


def test_picked_player_makes_the_choice() -> None:
    table = Table([["council"], [], []], decks=[[], [], ["bell", "smoke", "decoy"]])
    table.choose(0, "play:council@0")
    table.waits(0, "pick", "pick:seat:1", "pick:seat:2")
    table.choose(0, "pick:seat:2")
    table.waits(2, "choose", "choose:draw", "choose:mend")
    assert table.choose(2, "choose:draw") == [
        ("drew", {"seat": 2, "cards": 2}),
        ("drew-card", {"card": "decoy@2"}),
        ("drew-card", {"card": "smoke@2"}),
    ]


def test_single_possible_branch_is_taken_without_asking() -> None:
    table = Table([["council"], []], decks=[[], []])
    assert table.choose(0, "play:council@0") == [
        ("played", {"seat": 0, "card": "council@0"}),
        ("mended", {"walls": 9}),
    ]
    table.waits(1, "action", "watch")


def test_each_player_may_is_asked_in_turn() -> None:
    table = Table([["muster"], [], []], decks=[["bell"], [], ["smoke"]])
    table.choose(0, "play:muster@0")
    table.waits(0, "may", "may:yes", "may:no")
    assert table.choose(0, "may:no") == []
    table.waits(2, "may", "may:yes", "may:no")  # seat 1 has no card to draw and is not asked
    assert table.choose(2, "may:yes") == [
        ("drew", {"seat": 2, "cards": 1}),
        ("drew-card", {"card": "smoke@2"}),
    ]


def test_repeat_count_is_fixed_at_the_start() -> None:
    table = Table([["patchwork"], []], sea={"brig": 3, "cutter": 2, "sloop": 1})
    table.choose(0, "play:patchwork@0")
    assert table.choose(0, "may:yes") == [("mended", {"walls": 9})]
    assert table.choose(0, "may:no") == []
    assert table.choose(0, "may:yes") == [("mended", {"walls": 10})]
    table.waits(1, "action", "watch")


def test_cost_is_paid_before_the_effect() -> None:
    table = Table([["barter", "bell", "smoke"], []], decks=[["decoy", "powder"]])
    table.choose(0, "play:barter@0")
    table.waits(0, "pick", "pick:bell@0", "pick:smoke@0")
    assert table.choose(0, "pick:bell@0") == [
        ("discarded", {"seat": 0, "card": "bell@0"}),
        ("breached", {"amount": 1, "walls": 7}),
        ("drew", {"seat": 0, "cards": 2}),
        ("drew-card", {"card": "powder@0"}),
        ("drew-card", {"card": "decoy@0"}),
    ]


def test_effect_requires_the_full_cost() -> None:
    # If Barter is the last card in hand, no card can be discarded, so the walls are not hit either.
    table = Table([["barter"], []], decks=[["decoy", "powder"]])
    assert table.choose(0, "play:barter@0") == [("played", {"seat": 0, "card": "barter@0"})]
    assert table.state.walls == 8
    table.waits(1, "action", "watch")


def test_cost_is_not_paid_for_an_effect_that_does_nothing() -> None:
    table = Table([["barter", "bell"]], decks=[[]])
    table.waits(0, "action", "play:bell@0", "watch")


def test_each_player_chooses_their_own_discard() -> None:
    # The storm comes with the tide: no keeper acts, and all choose in turn.
    table = Table([["bell", "smoke"], ["decoy"], ["powder", "harpoon"]], tide=["storm"], sea={"sloop": 1})
    for seat in range(3):
        table.choose(seat, "watch")
    # Round 2 begins with seat 1, who has only one card and no choice.
    table.waits(2, "pick", "pick:powder@2", "pick:harpoon@2")
    assert table.choose(2, "pick:harpoon@2") == [("discarded", {"seat": 2, "card": "harpoon@2"})]
    table.waits(0, "pick", "pick:bell@0", "pick:smoke@0")
    table.choose(0, "pick:bell@0")
    assert [keeper.discard for keeper in table.state.keepers] == [["bell@0"], ["decoy@1"], ["harpoon@2"]]


DRAW = Draw(Seats("you"), Exactly(1))
FIRE = Hit(Ships(), Exactly(1))
A_SHIP_IS_HERE = AtLeast(HowMany(Ships()), 1)
TWO_SHIPS_ARE_HERE = AtLeast(HowMany(Ships()), 2)


def harpoon_does(monkeypatch: pytest.MonkeyPatch, effect: Effect) -> None:
    """Replace the harpoon's effect, for combinations that no card has."""
    monkeypatch.setitem(GAME.cards.by_id, "harpoon", Card("harpoon", False, 0, 0, Ability("harpoon", effect)))


@pytest.mark.parametrize(
    ("otherwise", "ships", "cards", "offered"),
    [
        (DRAW, {"brig": 3}, [], True),  # the condition holds and there is a target
        (DRAW, {}, ["bell"], True),  # otherwise there is a card to draw
        (DRAW, {}, [], False),
        (None, {"brig": 3}, [], True),
        (None, {}, ["bell"], False),
    ],
)
def test_if_is_useful_when_its_chosen_branch_is(
    monkeypatch: pytest.MonkeyPatch, otherwise: Effect | None, ships: dict[str, int], cards: list[str], offered: bool
) -> None:
    harpoon_does(monkeypatch, If(A_SHIP_IS_HERE, FIRE, otherwise))
    table = Table([["harpoon"], []], sea=ships, decks=[cards])
    table.waits(0, "action", *(["play:harpoon@0"] if offered else []), "watch")


@pytest.mark.parametrize(
    ("condition", "hit"),
    [
        (Both(A_SHIP_IS_HERE, A_SHIP_IS_HERE), True),
        (Both(A_SHIP_IS_HERE, TWO_SHIPS_ARE_HERE), False),
        (Either(A_SHIP_IS_HERE, TWO_SHIPS_ARE_HERE), True),
        (Either(TWO_SHIPS_ARE_HERE, TWO_SHIPS_ARE_HERE), False),
        (Not(TWO_SHIPS_ARE_HERE), True),
    ],
)
def test_conditions_together(monkeypatch: pytest.MonkeyPatch, condition: Condition, hit: bool) -> None:
    harpoon_does(monkeypatch, Sequence(Mend(Exactly(1)), If(condition, FIRE)))
    table = Table([["harpoon"], []], sea={"brig": 3})
    table.choose(0, "play:harpoon@0")
    assert table.hulls() == {"brig": 2 if hit else 3}


def test_choice_without_possible_branches_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    harpoon_does(monkeypatch, Sequence(Choose({"draw": DRAW, "fire": FIRE}), Mend(Exactly(1))))
    table = Table([["harpoon"], []])
    assert table.choose(0, "play:harpoon@0")[1:] == [("mended", {"walls": 9})]
    table.waits(1, "action", "watch")


def test_failed_pick_clears_the_earlier_binding(monkeypatch: pytest.MonkeyPatch) -> None:
    picks = [Pick(Ships(), "it"), Pick(Hand(Seats("you")), "it")]
    harpoon_does(monkeypatch, Sequence(*picks, Hit(Bound("it"), Exactly(1))))
    table = Table([["harpoon"], []], sea={"brig": 3})
    assert table.choose(0, "play:harpoon@0")[1:] == []  # the earlier pick is not reused for a card
    assert table.hulls() == {"brig": 3}


def test_count_of_an_unbound_pick_is_unknown() -> None:
    table = Table([["harpoon"], []], sea={"brig": 3})
    run = Resolving("harpoon", 0, "harpoon@0")
    assert HowMany(Bound("it")).maximum(table.state, run) == UNKNOWN
    assert HowMany(Bound("it")).maximum(table.state, run.binding("it", "brig")) == 1
    assert HowMany(Ships()).maximum(table.state, run) == 1
