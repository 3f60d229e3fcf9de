"""Spanish imperatives as infinitives, and the arguments of messages that contain them."""

from __future__ import annotations

import pytest

from tableverse.kernel.effects.spanish import infinitive, is_imperative, order_arguments


def test_infinitive_converts_only_imperatives() -> None:
    assert infinitive("gasta 1 y después ese héroe gasta 2", "es") == "gastar 1 y después ese héroe gasta 2"
    assert infinitive("spend 1", "en") == "spend 1"
    assert is_imperative("haz una prueba")
    assert not is_imperative("la amenaza baja 1")
    assert not is_imperative("si quieres, gana 1")


@pytest.mark.parametrize(
    ("clause", "language", "arguments"),
    [
        ("descarta 1 carta y recarga esta carta", "es", ("descartar 1 carta y recargar esta carta", "order")),
        ("el Villano gana 1 de Vida", "es", ("el Villano gana 1 de Vida", "other")),
        (
            "elige a un héroe, después ese héroe gasta 1 y después anula el icono",
            "es",
            ("elige a un héroe, después ese héroe gasta 1 y después anula el icono", "other"),
        ),
        ("discard 1 card", "en", ("discard 1 card", "other")),
    ],
)
def test_orders_become_infinitives_unless_somebody_else_acts_in_between(
    clause: str, language: str, arguments: tuple[str, str]
) -> None:
    assert order_arguments(clause, language) == {"effect": arguments[0], "effect-is": arguments[1]}
