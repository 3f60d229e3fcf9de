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
    ],
)
def test_text_is_sanitized(text, cleaned):
    assert sanitize(text, 24) == cleaned
