"""What is said to a reader ("test tactics, your space"), said of somebody else ("may test tactics, their space")."""

from __future__ import annotations

import re
from typing import Final

#: Spanish gives an order in the imperative and goes on after "may", "must" or "to" in the infinitive.
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
#: Where such an order stands: at the beginning, after a comma or colon, after "then" and "or".
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
#: Somebody else, or something, after what is done.
_THEN_OTHERS: Final = {
    "en": (re.compile(", then (?=threat|the nemesis)"), "; if they do, "),
    "es": (re.compile(" y después (?=la amenaza|el supervillano)"), "; si lo hace, "),
}


def infinitive(clause: str, language: str) -> str:
    """What follows "may", "must" or "to": English says it as it is."""
    if language != "es":
        return clause
    return _ORDER.sub(lambda found: found[1] + _INFINITIVES[found[2]], clause)


def is_order(clause: str) -> bool:
    """Does a Spanish clause begin with what the reader is to do, and not with somebody who does something?"""
    begun = _ORDER.match(clause)
    return begun is not None and begun.start(2) == 0


def of_them(clause: str, language: str) -> str:
    """As it is said of somebody who may or must do it: other pronouns, and in Spanish other forms of the verb."""
    return with_them(infinitive(clause, language), language)


def with_them(clause: str, language: str) -> str:
    """As it is said of somebody who does it: in Spanish "agota" tells one person to and tells of another."""
    for you, they in _SPANISH if language == "es" else _ENGLISH:
        clause = re.sub(rf"(?<!\w){you}\b", they, clause)
    return clause


def if_they_do(clause: str, language: str) -> str:
    """What comes of it when somebody does what they may, told apart from what they do themselves."""
    then, instead = _THEN_OTHERS[language]
    return then.sub(instead, clause)
