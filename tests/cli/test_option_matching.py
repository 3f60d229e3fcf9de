"""Matching typed text to an option."""

import pytest

from tableverse.cli.option_matching import match_options
from tableverse.kernel.choice import Message, Option

SENTENCES = {
    "take:yellow+blue+orange": "Coger Mente, Espacio y Alma",
    "take:yellow+yellow": "Coger 2 Mente",
    "reserve:thor": "Reservar Thor",
    "reserve:captain-america": "Reservar Capitán América",
    "recruit:thor": "Reclutar a Thor",
    "recruit:thor-girl": "Reclutar a Chica Thor",
}
OPTIONS = [Option(id, Message("")) for id in SENTENCES]


def found(text: str) -> list[str]:
    return [option.id for option in match_options(text, OPTIONS, list(SENTENCES.values()))]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1", "take:yellow+blue+orange"),
        ("06", "recruit:thor-girl"),
        ("recruit:thor", "recruit:thor"),
        ("RECRUIT:THOR", "recruit:thor"),
        ("take:yellow+b", "take:yellow+blue+orange"),
        ("recruit thor-", "recruit:thor-girl"),
        ("res cap", "reserve:captain-america"),
        ("reservar capitan america", "reserve:captain-america"),
        ("AMÉRICA", "reserve:captain-america"),
        ("alma mente", "take:yellow+blue+orange"),
        ("2 mente", "take:yellow+yellow"),
        ("chica", "recruit:thor-girl"),
    ],
)
def test_text_that_matches_one_option(text: str, expected: str) -> None:
    assert found(text) == [expected]


@pytest.mark.parametrize("text", ["", "   ", "0", "7", "-1", "99999999999999999999", "hulk", "mente mente", "!!"])
def test_text_that_matches_no_option(text: str) -> None:
    assert found(text) == []


def test_text_that_matches_several_options() -> None:
    assert found("thor") == ["reserve:thor", "recruit:thor", "recruit:thor-girl"]
    assert found("recruit") == ["recruit:thor", "recruit:thor-girl"]
