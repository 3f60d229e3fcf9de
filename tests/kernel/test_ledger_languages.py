"""Fallback to English for a rule without a translation."""

from tableverse.kernel.ledger import Rule

ENTRY = {"id": "X-01", "kind": "flow", "topic": {"en": "Round", "es": "Ronda"}}


def test_a_rule_without_a_wording_is_shown_in_english() -> None:
    assert Rule({**ENTRY, "rule": {"en": "Draw."}}).texts == {"en": "Draw.", "es": "Draw."}


def test_a_rule_with_both_wordings_keeps_them() -> None:
    assert Rule({**ENTRY, "rule": {"en": "Draw.", "es": "Roba."}}).texts == {"en": "Draw.", "es": "Roba."}
