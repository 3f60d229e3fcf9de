"""Cards of one product beside those of another."""

from __future__ import annotations

import pytest

from games.champions.table import of_products

Table = of_products("the-wrecking-crew", "ant-man", "quicksilver", "scarlet-witch")


@pytest.mark.parametrize(("scenario", "offered"), [("rhino", True), ("wrecking-crew", False)])
@pytest.mark.parametrize("card", ["muster-courage", "united-we-stand"])
def test_up_to_as_many_as_the_stage_says_is_nobody_without_a_number(scenario: str, offered: bool, card: str) -> None:
    table = Table("scw-scarlet-witch", scenario=scenario)  # the stages of the Wrecking Crew are A and B
    table.change("scw-scarlet-witch", damage=1)
    table.hand(card, "energy", "genius")
    assert table.offers(f"play:{card}") == offered
