"""Occurrences and their triggers: nested, simultaneous, optional and replacing."""

from kernel.harbour.table import Table
from tableverse.kernel.occurrence import Trigger


def test_trigger_resolves_during_the_effect_that_caused_it() -> None:
    table = Table([["harpoon"], []], sea={"sloop": 1, "cutter": 1, "brig": 3}, play=[["powder"]])
    table.choose(0, "play:harpoon@0")
    table.waits(0, "pick", "pick:sloop", "pick:cutter", "pick:brig")
    # The powder is still hitting the ships (cutter, brig) when the sinking cutter triggers it again.
    assert table.choose(0, "pick:sloop") == [
        ("damaged", {"ship": "sloop", "amount": 2}),
        ("sunk", {"ship": "sloop"}),
        ("triggered", {"ability": "powder", "origin": "powder@0", "seat": 0}),
        ("damaged", {"ship": "cutter", "amount": 1}),
        ("sunk", {"ship": "cutter"}),
        ("triggered", {"ability": "powder", "origin": "powder@0", "seat": 0}),
        ("damaged", {"ship": "brig", "amount": 1}),
        ("damaged", {"ship": "brig", "amount": 1}),
    ]
    assert table.hulls() == {"brig": 1}
    table.waits(1, "action", "watch")


def test_first_seat_orders_simultaneous_forced_triggers() -> None:
    table = Table([["harpoon"], []], sea={"fire-ship": 2, "brig": 3}, play=[["powder"], ["powder"]], rounds=2, walls=5)
    table.choose(0, "play:harpoon@0")
    assert table.choose(0, "pick:fire-ship") == [
        ("damaged", {"ship": "fire-ship", "amount": 2}),
        ("sunk", {"ship": "fire-ship"}),
    ]
    powder_0, powder_1 = "trigger:powder@0/powder", "trigger:powder@1/powder"
    table.waits(1, "order", powder_1, powder_0, "trigger:fire-ship/fire-ship")
    assert table.under_way() == ["Round", "Resolving", "Window", "Window"]
    assert table.choose(1, "trigger:fire-ship/fire-ship") == [
        ("triggered", {"ability": "fire-ship", "origin": "fire-ship", "seat": 1}),
        ("breached", {"amount": 1, "walls": 4}),
    ]
    table.waits(1, "order", powder_1, powder_0)
    # The last powder triggers without a further choice of order.
    assert table.choose(1, powder_0) == [
        ("triggered", {"ability": "powder", "origin": "powder@0", "seat": 0}),
        ("damaged", {"ship": "brig", "amount": 1}),
        ("triggered", {"ability": "powder", "origin": "powder@1", "seat": 1}),
        ("damaged", {"ship": "brig", "amount": 1}),
    ]
    table.waits(1, "action", "watch")


def test_seat_that_passed_is_asked_again_after_a_response() -> None:
    decks = [["smoke", "decoy"], ["smoke"]]
    table = Table([["harpoon"], []], sea={"sloop": 1}, play=[["bell"], ["bell"]], decks=decks)
    table.choose(0, "play:harpoon@0")  # with one ship there is no choice of target
    table.waits(0, "window", "trigger:bell@0/bell", "pass")
    assert table.choose(0, "pass") == []
    table.waits(1, "window", "trigger:bell@1/bell", "pass")
    assert table.choose(1, "trigger:bell@1/bell") == [
        ("triggered", {"ability": "bell", "origin": "bell@1", "seat": 1}),
        ("drew", {"seat": 1, "cards": 1}),
        ("drew-card", {"card": "smoke@1"}),
    ]
    table.waits(0, "window", "trigger:bell@0/bell", "pass")
    # Each bell triggers once for this sinking, although both could draw again.
    assert table.choose(0, "trigger:bell@0/bell")[1:] == [
        ("drew", {"seat": 0, "cards": 1}),
        ("drew-card", {"card": "decoy@0"}),
    ]
    assert table.state.keepers[0].deck == ["smoke@0"]
    table.waits(1, "action", "watch")  # smoke without ships would do nothing


def test_an_ability_is_used_once_for_each_occurrence() -> None:
    decks = [["smoke", "smoke", "smoke"]]
    table = Table([["broadside"]], sea={"sloop": 1, "cutter": 1}, play=[["bell"]], decks=decks)
    table.choose(0, "play:broadside@0")
    table.choose(0, "next:sloop")
    table.waits(0, "window", "trigger:bell@0/bell", "pass")
    # The bell was used for the sloop. When the cutter sinks, the bell can be used again.
    assert [kind for kind, _ in table.choose(0, "trigger:bell@0/bell")] == [
        "triggered",
        "drew",
        "drew-card",
        "damaged",
        "sunk",
    ]
    table.waits(0, "window", "trigger:bell@0/bell", "pass")
    table.choose(0, "pass")
    assert len(table.state.keepers[0].hand) == 1


def test_shared_trigger_belongs_to_the_seat_that_uses_it() -> None:
    decks = [["smoke"], ["decoy"], ["bell"]]
    table = Table([["harpoon"], [], []], sea={"sloop": 1}, shore=["beacon"], decks=decks)
    table.choose(0, "play:harpoon@0")
    table.waits(0, "window", "trigger:beacon/beacon", "pass")
    table.choose(0, "pass")
    table.waits(1, "window", "trigger:beacon/beacon", "pass")
    assert table.choose(1, "trigger:beacon/beacon") == [
        ("triggered", {"ability": "beacon", "origin": "beacon", "seat": 1}),
        ("mended", {"walls": 9}),
        ("drew", {"seat": 1, "cards": 1}),
        ("drew-card", {"card": "decoy@1"}),
    ]
    # Once per occurrence for all players: seats 0 and 2 are not asked.
    table.waits(1, "action", "play:decoy@1", "watch")


def test_a_hit_is_reduced() -> None:
    table = Table([[]], sea={"brig": 3}, play=[["sandbags"]])
    assert table.choose(0, "watch") == []
    table.waits(0, "window", "trigger:sandbags@0/sandbags", "pass")
    assert table.choose(0, "trigger:sandbags@0/sandbags") == [
        ("triggered", {"ability": "sandbags", "origin": "sandbags@0", "seat": 0}),
        ("discarded", {"seat": 0, "card": "sandbags@0"}),
        ("breached", {"amount": 0, "walls": 8}),
    ]
    assert table.state.keepers[0].discard == ["sandbags@0"]


def test_cancelled_hit_has_no_consequences() -> None:
    table = Table([[]], sea={"brig": 3}, play=[["decoy"]])
    table.choose(0, "watch")
    assert table.choose(0, "trigger:decoy@0/decoy") == [
        ("triggered", {"ability": "decoy", "origin": "decoy@0", "seat": 0}),
        ("discarded", {"seat": 0, "card": "decoy@0"}),
    ]
    assert table.state.walls == 8


def test_redirected_hit_meets_the_new_targets_replacements() -> None:
    table = Table([[]], sea={"ghost-ship": 2, "brig": 2}, play=[["boom-chain", "sandbags"]])
    table.choose(0, "watch")
    table.waits(0, "window", "trigger:boom-chain@0/boom-chain", "trigger:sandbags@0/sandbags", "pass")
    # The redirected hit meets the ghost ship's own replacement effect. The walls' sandbags no longer apply.
    assert table.choose(0, "trigger:boom-chain@0/boom-chain") == [
        ("triggered", {"ability": "boom-chain", "origin": "boom-chain@0", "seat": 0}),
        ("discarded", {"seat": 0, "card": "boom-chain@0"}),
        ("triggered", {"ability": "ghost-ship", "origin": "ghost-ship", "seat": 0}),
        ("damaged", {"ship": "ghost-ship", "amount": 0}),
    ]
    table.waits(0, "window", "trigger:sandbags@0/sandbags", "pass")  # the brig fires
    table.choose(0, "pass")
    assert table.state.walls == 6
    assert table.hulls() == {"ghost-ship": 2, "brig": 2}


def test_inactive_seat_is_asked_to_respond() -> None:
    table = Table([["long-shot"], []], sea={"cutter": 2}, play=[[], ["sandbags"]], seed=0)
    assert table.choose(0, "play:long-shot@0") == [
        ("played", {"seat": 0, "card": "long-shot@0"}),
        ("rolled", {"die": 6, "shows": 1}),
    ]
    table.waits(1, "window", "trigger:sandbags@1/sandbags", "pass")
    assert table.under_way() == ["Round", "Resolving", "Window"]
    assert table.choose(1, "pass") == [("breached", {"amount": 1, "walls": 7})]


def test_save_and_restore_four_frames_deep() -> None:
    """The table saves and restores at every choice. Here the stack is deepest."""
    table = Table(
        [["harpoon"], []],
        sea={"sloop": 1, "fire-ship": 1},
        play=[["powder"], ["sandbags", "decoy"]],
    )
    table.choose(0, "play:harpoon@0")
    # The sloop sinks, the powder sinks the fire ship, which hits the walls: seat 1 may respond.
    table.choose(0, "pick:sloop")
    table.waits(1, "window", "trigger:sandbags@1/sandbags", "trigger:decoy@1/decoy", "pass")
    assert table.under_way() == [
        "Round",
        "Resolving",  # the harpoon
        "Window",  # the harpoon's hit
        "Window",  # the sloop sinks
        "Resolving",  # the powder
        "Window",  # the powder's hit
        "Window",  # the fire ship sinks
        "Resolving",  # the fire ship's last ability
        "Window",  # the fire ship's hit
    ]
    table.choose(1, "trigger:decoy@1/decoy")
    assert (table.state.walls, table.hulls()) == (8, {})
    table.waits(1, "action", "watch")


def test_trigger_id_identifies_its_ability() -> None:
    first, second = (Trigger("bell", "bell@0", 0, forced=False, part=part).id for part in (0, 2))
    assert first != second
    for used in (first, second):
        assert Trigger.is_of(used, "bell")
        assert not Trigger.is_of(used, "ell")
        assert not Trigger.is_of(used, "gong")
