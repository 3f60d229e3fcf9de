"""Spanish imperatives ("descarta 1 carta") as infinitives, which follow "puedes" and "para"."""

from __future__ import annotations

import re
from typing import Final

_INFINITIVES: Final = {
    "CARGA": "CARGAR",
    "MUEVE": "MOVER",
    "RECUPERA": "RECUPERAR",
    "activa": "activar",
    "adelanta": "adelantar",
    "agota": "agotar",
    "anula": "anular",
    "anúlalo": "anularlo",
    "apuesta": "apostar",
    "ataca": "atacar",
    "aturde": "aturdir",
    "avanza": "avanzar",
    "añade": "añadir",
    "cancélalo": "cancelarlo",
    "coloca": "colocar",
    "cubre": "cubrir",
    "deja": "dejar",
    "derrota": "derrotar",
    "desafía": "desafiar",
    "descarta": "descartar",
    "di": "decir",
    "elige": "elegir",
    "evita": "evitar",
    "fortalece": "fortalecer",
    "fortalécete": "fortalecerte",
    "gana": "ganar",
    "gasta": "gastar",
    "haz": "hacer",
    "ignora": "ignorar",
    "inflige": "infligir",
    "intercambia": "intercambiar",
    "libera": "liberar",
    "llévate": "llevarte",
    "mira": "mirar",
    "mueve": "mover",
    "muestra": "mostrar",
    "muévete": "moverte",
    "pierde": "perder",
    "pon": "poner",
    "ponla": "ponerla",
    "prepara": "preparar",
    "quita": "quitar",
    "realiza": "realizar",
    "recarga": "recargar",
    "recibe": "recibir",
    "renuncia": "renunciar",
    "rescata": "rescatar",
    "resuelve": "resolver",
    "retira": "retirar",
    "retrasa": "retrasar",
    "revélala": "revelarla",
    "roba": "robar",
    "sufre": "sufrir",
    "tira": "tirar",
    "toma": "tomar",
    "usa": "usar",
    "ve": "ir",
    "vuelve": "volver",
}
#: An imperative at the start, or after a comma, a colon, "then", "and" or "or".
_ORDER: Final = re.compile(rf"(^|, |: | o | o bien | y |después )({'|'.join(_INFINITIVES)})\b")

#: A later step that another player takes, after which an infinitive would have no subject.
_OTHERS: Final = re.compile(r"después (?:ese|esa|el|la|los|cada) .* después ")


def infinitive(clause: str, language: str) -> str:
    """Return the clause in the form that follows "may", "must" or "to"; English clauses do not change."""
    if language != "es":
        return clause
    return _ORDER.sub(lambda found: found[1] + _INFINITIVES[found[2]], clause)


def is_imperative(clause: str) -> bool:
    """Return whether a Spanish clause begins with an imperative for the reader rather than with a subject."""
    begun = _ORDER.match(clause)
    return begun is not None and begun.start(2) == 0


def order_arguments(clause: str, language: str) -> dict[str, str]:
    """Return the message arguments for a clause after "may" or "to", if the clause is an imperative."""
    if language == "es" and is_imperative(clause) and not _OTHERS.search(clause):
        return {"effect": infinitive(clause, language), "effect-is": "order"}
    return {"effect": clause, "effect-is": "other"}
