"""Bot evaluation of unusual villains and of stunned or confused villains."""

from __future__ import annotations

import pytest

from games.champions.table import Table, of_products
from tableverse.bots.champions.forecast import Forecast, blows, scheming, villain_left
from tableverse.bots.champions.option_heuristics import WON, damage_value, side_scheme_value, thwart_value, turn_values
from tableverse.bots.champions.responses import choose_response

Goblin = of_products("the-green-goblin")
Crew = of_products("the-wrecking-crew")
RedSkull = of_products("the-rise-of-red-skull")


def test_counters_protecting_a_villain_count_as_remaining_damage() -> None:
    table = Goblin("iron-man", scenario="risky-business")
    before = villain_left(table.state)
    table.change("criminal-enterprise", counters=1)
    assert before - villain_left(table.state) == 1
    assert blows(table.state, 0) == 0.0  # he never attacks
    assert scheming(table.state, 0) > 0.0
    table.change("norman-osborn-1", face="green-goblin-1")
    table.change("criminal-enterprise", face="state-of-madness")
    assert (blows(table.state, 0) > 0.0, scheming(table.state, 0)) == (True, 0.0)


def test_all_villains_must_be_defeated() -> None:
    table = Crew("iron-man", scenario="wrecking-crew")
    assert villain_left(table.state) == 14 + 13 + 11 + 12
    table.change("bulldozer-a", damage=11)
    forecast = Forecast(table.state, 0)
    assert villain_left(table.state) == 14 + 13 + 11 + 1
    assert damage_value(table.state, forecast, "bulldozer-a", 1.0) < WON


def test_reflected_attack_is_made_with_the_weakest_attacker() -> None:
    table = RedSkull("she-hulk", scenario="taskmaster")
    table.put("mockingbird")

    def worth(attacker: str) -> float:
        id = table.option_id(f"attack:{attacker}>taskmaster-1")
        values = turn_values(table.state, 0, table.decision.options)
        return values[[option.id for option in table.decision.options].index(id)]

    assert worth("she-hulk") > worth("mockingbird")
    table.put("photographic-reflexes", on="taskmaster-1")
    assert worth("mockingbird") > worth("she-hulk")
    table.change("she-hulk", damage=13)  # her own attack would eliminate her
    assert worth("she-hulk") < 0.0
    table.change("she-hulk", tough=1)
    assert worth("she-hulk") > 0.0


def test_a_scheme_with_a_captive_is_worth_more() -> None:
    table = RedSkull("she-hulk", scenario="taskmaster")
    scheme = table.put("captured-by-hydra")
    forecast = Forecast(table.state, 0)
    before = side_scheme_value(table.state, forecast, scheme)
    scheme.tucked = [table.state.aside[0]]
    assert side_scheme_value(table.state, forecast, scheme) == before + 1.5


def test_scheme_protecting_the_villain_is_thwarted_first() -> None:
    table = RedSkull("she-hulk", scenario="red-skull")
    table.put("the-red-house")
    table.put("censor-the-past")
    forecast = Forecast(table.state, 0)
    house, other = (
        thwart_value(table.state, forecast, table.thing("she-hulk"), table.thing(scheme))
        for scheme in ("the-red-house", "censor-the-past")
    )
    assert house > other
    table.does("thwart:she-hulk>the-red-house")  # with ATK 3 instead of THW 1
    assert choose_response(table.state, 0, table.decision.options).verb == "trigger"


def test_a_weaker_power_is_not_used_instead() -> None:
    table = RedSkull("spider-woman-spider-woman", scenario="red-skull")
    table.put("the-red-house")
    table.change("the-red-house", threat=1)
    table.does("thwart:spider-woman-spider-woman>the-red-house")
    assert choose_response(table.state, 0, table.decision.options).id == "pass"


@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_stunned_or_confused_villain_skips_only_its_first_activation(form: str) -> None:
    """Players later in player order face the villain as usual."""
    table = Table("she-hulk", "captain-marvel", "iron-man", form=form)
    coming = blows if form == "hero" else scheming
    usual = [coming(table.state, seat) for seat in range(3)]
    assert min(usual) > 0.0
    table.change("rhino-1", **{"stunned" if form == "hero" else "confused": 1})
    assert [coming(table.state, seat) for seat in range(3)] == [0.0, *usual[1:]]
    table.state.first = 2
    assert [coming(table.state, seat) for seat in range(3)] == [*usual[:2], 0.0]


def test_stunned_villain_skips_the_first_hero_it_would_attack() -> None:
    """The villain schemes against the alter-ego, so the stun cancels the next attack."""
    table = Table("she-hulk", "captain-marvel")
    usual = [blows(table.state, seat) for seat in range(2)]
    table.change("rhino-1", stunned=1)
    table.does("change-form")
    assert blows(table.state, 1) == 0.0 < usual[1]
    assert scheming(table.state, 0) > 0.0
