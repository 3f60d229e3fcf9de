"""The second reading: every card of a complete product is signed by somebody who did not write its row."""

from __future__ import annotations

import pytest
import yaml

from tableverse.games.champions.cards import FACEDOWN
from tableverse.games.champions.reading.catalogue import REVIEW, catalogue, files_of, kind_of

#: Products whose list of readings is still to be written; the README says the same.
UNREAD = {"the-rise-of-red-skull"}


@pytest.mark.parametrize("product", [name for name in catalogue().products if name not in UNREAD])
def test_every_card_of_a_product_has_been_read_twice(product: str) -> None:
    rows: dict[str, list[dict[str, str]]] = {kind: [] for kind in ("cards", REVIEW)}
    for file in files_of(product):
        rows.setdefault(kind_of(file), []).extend(yaml.safe_load(file.read_text(encoding="utf-8")))
    signed = [row["code"] for row in rows[REVIEW]]
    assert sorted(signed) == sorted(row["code"] for row in rows["cards"] if row["set"] != FACEDOWN)
    assert all(set(row) == {"code", "finding"} and len(row["finding"].split()) > 5 for row in rows[REVIEW])


def test_what_is_not_read_yet_has_no_list() -> None:
    assert {name for name in catalogue().products if not _is_signed(name)} == UNREAD


def _is_signed(product: str) -> bool:
    return any(kind_of(file) == REVIEW for file in files_of(product))
