"""Coverage of the rules ledger: each rule has a test here, and each test names existing rules."""

import re
from pathlib import Path

from tableverse.games.registry import load_ledger


def test_every_rule_of_the_ledger_has_a_test():
    folder = Path(__file__).parent
    tests = "".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))
    named = {
        id for marks in re.findall(r"^@rule\((.*)\)$", tests, re.M) for id in re.findall(r"SPL-[A-Z0-9]+-\d\d", marks)
    }
    rules = load_ledger("splendor").rules
    assert len(rules) == 74
    assert named == {rule.id for rule in rules if not rule.not_applicable}
