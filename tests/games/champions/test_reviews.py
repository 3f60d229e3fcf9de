"""Second reviews: every card of a complete product is signed by somebody other than the author of its row."""

from __future__ import annotations

import pytest
import yaml

from tableverse.games.champions.cards import FACEDOWN
from tableverse.games.champions.reading.catalogue import REVIEW, catalogue, files_of, kind_of
from tableverse.kernel.parsing import LOADER

#: Sets that still await review. The README says which products are complete.
UNREAD: set[str] = set()


@pytest.mark.parametrize("product", catalogue().products)
def test_every_card_and_campaign_of_a_product_has_a_second_review(product: str) -> None:
    rows: dict[str, list[dict[str, str]]] = {kind: [] for kind in ("cards", "campaigns", REVIEW)}
    for file in files_of(product):
        rows.setdefault(kind_of(file), []).extend(yaml.load(file.read_text(encoding="utf-8"), LOADER))
    signed = [row["code"] for row in rows[REVIEW]]
    cards = [row["code"] for row in rows["cards"] if row["set"] not in (FACEDOWN, *UNREAD)]
    assert sorted(signed) == sorted([*cards, *(row["id"] for row in rows["campaigns"])])
    assert all(set(row) == {"code", "finding"} and len(row["finding"].split()) > 5 for row in rows[REVIEW])
