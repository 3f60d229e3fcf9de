"""Temporary modifiers: until the end of the turn or round, or until a card leaves."""

from kernel.harbour.table import Table
from tableverse.kernel.modifiers import Modifier, expire, total


def test_modifier_until_the_end_of_the_turn() -> None:
    table = Table([["tailwind"], ["harpoon"]], sea={"brig": 3})
    assert table.choose(0, "play:tailwind@0")[1] == ("damaged", {"ship": "brig", "amount": 2})
    assert table.state.modifiers == []
    # The tailwind applies neither to the next keeper nor to the next turn.
    table.choose(1, "play:harpoon@1")
    assert table.hulls() == {}


def test_active_modifier_is_saved_and_restored() -> None:
    table = Table([["tailwind"]], sea={"brig": 3, "cutter": 2})
    table.choose(0, "play:tailwind@0")
    table.waits(0, "pick", "pick:brig", "pick:cutter")
    held = [(item.stat, item.target, item.amount, item.until, item.origin) for item in table.state.modifiers]
    assert held == [("force", "seat:0", 1, "turn", "tailwind@0")]
    assert table.choose(0, "pick:brig")[0] == ("damaged", {"ship": "brig", "amount": 2})


def test_modifier_until_the_end_of_the_round() -> None:
    table = Table([["smoke"], []], sea={"brig": 3, "sloop": 1})
    table.choose(0, "play:smoke@0")
    assert [table.state.guns(ship) for ship in ("brig", "sloop")] == [1, 0]
    assert table.choose(1, "watch") == [
        ("breached", {"amount": 1, "walls": 7}),
        ("breached", {"amount": 0, "walls": 7}),
    ]
    assert [table.state.guns(ship) for ship in ("brig", "sloop")] == [2, 1]


def test_modifier_until_a_card_leaves() -> None:
    table = Table([["harpoon"], ["harpoon"]], sea={"brig": 3}, tide=["flagship"])
    table.choose(0, "play:harpoon@0")
    # The flagship comes with the next tide and strengthens every ship in the sea, itself included.
    assert table.choose(1, "watch") == [
        ("breached", {"amount": 2, "walls": 6}),
        ("tide", {"card": "flagship"}),
    ]
    assert [table.state.guns(ship) for ship in ("brig", "flagship")] == [3, 2]
    flagship = table.state.ship("flagship")
    assert flagship is not None
    flagship.hull = 2
    table.choose(1, "play:harpoon@1")
    table.choose(1, "pick:flagship")
    assert table.state.modifiers == []
    assert table.state.guns("brig") == 2


def test_total_and_expiry_of_modifiers() -> None:
    held = [
        Modifier("force", "a", 2, "turn", "x"),
        Modifier("force", "a", -1, "round", "y"),
        Modifier("force", "b", 5, "turn", "x"),
        Modifier("guns", "a", 7, "turn", "x"),
    ]
    assert total(held, "force", "a") == 1
    assert total(held, "force", "c") == 0
    ended = expire(held, "turn")
    assert [item.amount for item in ended] == [2, 5, 7]
    assert [item.amount for item in held] == [-1]
    assert expire(held, "turn") == []
