"""Conversion of texts to the third person: "test tactics, your space" becomes "may test tactics, their space"."""

from __future__ import annotations

import re
from typing import Final

from tableverse.kernel.effects.spanish import infinitive

_ENGLISH: Final = (("yourself", "themself"), ("your", "their"), ("(to|toward) you", r"\1 them"), ("you", "they"))
_SPANISH: Final = (
    ("tu(s?)", r"su\1"),
    ("te", "le"),
    ("ti", "él"),
    ("fortalecerte", "fortalecerse"),
    ("haces", "hace"),
    ("hayas", "haya"),
    ("obtienes", "obtiene"),
    ("puedes", "puede"),
    ("quieres", "quiere"),
    ("tienes", "tiene"),
    (r"\(añade", "(añadiendo"),
)
#: Patterns of a new subject after the action, with the text that then follows the action.
_THEN_OTHERS: Final = {
    "en": (re.compile(", then (?=threat|the nemesis)"), "; if they do, "),
    "es": (re.compile(" y después (?=la amenaza|el supervillano)"), "; si lo hace, "),
}


def third_person_infinitive(clause: str, language: str) -> str:
    """Return a clause in the third person after "may" or "must", with other pronouns and Spanish verb forms."""
    return to_third_person(infinitive(clause, language), language)


def to_third_person(clause: str, language: str) -> str:
    """Return a clause in the third person. Spanish verbs such as "agota" have the same form as the imperative."""
    for you, they in _SPANISH if language == "es" else _ENGLISH:
        clause = re.sub(rf"(?<!\w){you}\b", they, clause)
    return clause


def separate_consequences(clause: str, language: str) -> str:
    """Separate consequences with another subject from the optional action: "…; if they do, …"."""
    then, instead = _THEN_OTHERS[language]
    return then.sub(instead, clause)
