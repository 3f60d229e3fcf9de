"""Bot choices for heroes whose cards go beyond the Core Set, derived from card abilities."""

from __future__ import annotations

from games.champions.table import Table, of_products, plain
from tableverse.bots.champions.effect_summary import pure_resource, swing_of
from tableverse.bots.champions.hand import keep_value
from tableverse.bots.champions.option_heuristics import turn_values
from tableverse.bots.champions.policy import choose

New = of_products("thor", "hulk")
HULK = "hulk-hulk"


def taken(table: Table) -> str:
    """Return the policy's choice."""
    return str(plain(choose(table.state).id))


def paid(table: Table) -> list[str]:
    """Return the cards spent until the cost is covered."""
    found: list[str] = []
    while table.decision.kind == "pay":
        option = choose(table.state)
        found.append(str(plain(option.id)).partition(":")[2])
        table.chooses(option.id)
    return found


def test_event_keep_value_follows_effect_per_cost() -> None:
    table = New("thor")
    cards = table.state.cards.by_id
    values = [keep_value(table.state, 0, cards[card]) for card in ("hammer-throw", "haymaker", "for-asgard")]
    assert values == sorted(values, reverse=True)
    table.hand("hall-of-heroes", "hammer-throw", "for-asgard", "invulnerability")
    table.does("play:hall-of-heroes")
    assert "hammer-throw" not in paid(table)


def test_attack_boosting_event_is_saved_and_used() -> None:
    table = New(HULK)
    cards = table.state.cards.by_id
    assert (swing_of(cards["hulk-smash"]), swing_of(cards["mean-swing"]), swing_of(cards["drop-kick"])) == (10, 3, 0)
    assert keep_value(table.state, 0, cards["hulk-smash"]) > keep_value(table.state, 0, cards["to-the-rescue"])
    table.hand("hulk-smash", "limitless-strength", "immovable-object")
    assert taken(table) == f"attack:{HULK}>rhino-1"  # before the hand is spent on something else
    table.does(f"attack:{HULK}>rhino-1")
    assert taken(table).startswith("trigger:hulk-smash")
    table = New(HULK)
    table.put("shocker", damage=1)
    table.hand("hulk-smash", "limitless-strength")
    table.does(f"attack:{HULK}>shocker")
    assert taken(table) == "pass"  # 3 damage is enough


def test_preferred_resource_type_is_spent_first() -> None:
    table = New(HULK)
    assert (
        pure_resource(table.state.cards.by_id["drop-kick"]),
        pure_resource(table.state.cards.by_id["haymaker"]),
    ) == (
        "physical",
        "",
    )
    table.hand("drop-kick", "energy", "genius", "strength", "to-the-rescue")
    table.does("play:drop-kick")
    assert sorted(paid(table)) == ["strength", "to-the-rescue"]


def test_thwart_without_effect_has_negative_value() -> None:
    table = New(HULK)
    table.change("the-break-in", threat=3)
    options = table.decision.options
    values = turn_values(table.state, 0, options)
    assert [value for option, value in zip(options, values, strict=True) if option.verb == "thwart"] == [-1.0]


def test_attack_waits_until_the_weapon_is_no_longer_needed() -> None:
    table = New("thor")
    table.hand("mean-swing", "mjolnir", "invulnerability")
    assert taken(table) == "play:mjolnir"
    table.put("mjolnir")
    table.hand("mean-swing", "invulnerability")
    assert taken(table) == "attack:thor>rhino-1"


def test_event_provoking_a_lethal_attack_is_not_played() -> None:
    for damage, played in ((0, True), (15, False)):
        table = New(HULK)
        table.change(HULK, damage=damage, exhausted=True)
        table.hand("toe-to-toe", "energy")
        assert (taken(table) == "play:toe-to-toe") is played
