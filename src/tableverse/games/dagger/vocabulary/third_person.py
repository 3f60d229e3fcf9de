"""Text for the reader ("test tactics, your space") in the third person ("may test tactics, their space")."""

from __future__ import annotations

import re
from typing import Final

#: Spanish imperatives and their infinitives, which follow "may", "must" or "to".
_INFINITIVES: Final = {
    "CARGA": "CARGAR",
    "MUEVE": "MOVER",
    "RECUPERA": "RECUPERAR",
    "agota": "agotar",
    "anula": "anular",
    "ataca": "atacar",
    "añade": "añadir",
    "coloca": "colocar",
    "deja": "dejar",
    "derrota": "derrotar",
    "desafía": "desafiar",
    "descarta": "descartar",
    "elige": "elegir",
    "evita": "evitar",
    "fortalece": "fortalecer",
    "fortalécete": "fortalecerte",
    "gana": "ganar",
    "gasta": "gastar",
    "haz": "hacer",
    "inflige": "infligir",
    "libera": "liberar",
    "mueve": "mover",
    "muestra": "mostrar",
    "pierde": "perder",
    "pon": "poner",
    "prepara": "preparar",
    "quita": "quitar",
    "realiza": "realizar",
    "resuelve": "resolver",
    "retira": "retirar",
    "sufre": "sufrir",
    "tira": "tirar",
    "ve": "ir",
    "vuelve": "volver",
}
#: An imperative at the start, or after a comma, a colon, "then" or "or".
_ORDER: Final = re.compile(rf"(^|, |: | o |después )({'|'.join(_INFINITIVES)})\b")
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
#: A different subject after the action.
_THEN_OTHERS: Final = {
    "en": (re.compile(", then (?=threat|the nemesis)"), "; if they do, "),
    "es": (re.compile(" y después (?=la amenaza|el supervillano)"), "; si lo hace, "),
}


def infinitive(clause: str, language: str) -> str:
    """Return a clause to follow "may", "must" or "to", which is unchanged in English."""
    if language != "es":
        return clause
    return _ORDER.sub(lambda found: found[1] + _INFINITIVES[found[2]], clause)


def is_imperative(clause: str) -> bool:
    """Return whether a Spanish clause begins with an imperative for the reader rather than with a subject."""
    begun = _ORDER.match(clause)
    return begun is not None and begun.start(2) == 0


def third_person_infinitive(clause: str, language: str) -> str:
    """Return a clause in the third person after "may" or "must": other pronouns and, in Spanish, other verb forms."""
    return to_third_person(infinitive(clause, language), language)


def to_third_person(clause: str, language: str) -> str:
    """Return a clause in the third person. Spanish verbs such as "agota" are the same as the imperative."""
    for you, they in _SPANISH if language == "es" else _ENGLISH:
        clause = re.sub(rf"(?<!\w){you}\b", they, clause)
    return clause


def separate_consequences(clause: str, language: str) -> str:
    """Separate the consequences for others from the optional action: "…; if they do, …"."""
    then, instead = _THEN_OTHERS[language]
    return then.sub(instead, clause)
