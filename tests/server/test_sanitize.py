"""Names and chat lines become one line of readable text."""

import pytest

from tableverse.server.sanitize import sanitize


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("Ana", "Ana"),
        ("  a\t\n b ", "a b"),
        ("\x00\x1b[31mred", "[31mred"),
        ("\u202eevil\u2066", "evil"),
        ("👨‍👩‍👧 ñandú", "👨‍👩‍👧 ñandú"),
        ("\ud83d", ""),
        ("x" * 100, "x" * 24),
        ("\ufeff\u00ad", ""),
        ("a\u200db", "a b"),
        ("\u3164\u115f", ""),
        ("x\ufe0f", "x"),
        ("❤️", "❤️"),
        ("\u2800", ""),
        ("a" + "\u0301" * 20 + "b", "a" + "\u0301" * 3 + "b"),
        ("שָׁלוֹם ภู่", "שָׁלוֹם ภู่"),
    ],
)
def test_text_is_sanitized(text, cleaned):
    assert sanitize(text, 24) == cleaned
