"""Conversion of texts from the second to the third person in both languages."""

from __future__ import annotations

import pytest

from tableverse.games.dagger.vocabulary.third_person import (
    separate_consequences,
    third_person_infinitive,
    to_third_person,
)


@pytest.mark.parametrize(
    ("language", "to_you", "of_somebody"),
    [
        ("en", "go directly to your space", "go directly to their space"),
        ("en", "strengthen yourself", "strengthen themself"),
        ("es", "ve directamente a tu casilla", "ir directamente a su casilla"),
        ("es", "MUEVE 2 o CARGA 2", "MOVER 2 o CARGAR 2"),
        ("es", "agota uno de tus recursos para fortalecerte", "agotar uno de sus recursos para fortalecerse"),
        ("es", "sufre 1 de daño y después, si quieres, coloca 1", "sufrir 1 de daño y después, si quiere, colocar 1"),
        ("es", "el enemigo más cercano a ti se mueve", "el enemigo más cercano a él se mueve"),
    ],
)
def test_third_person_infinitive_converts_verbs_and_pronouns(language: str, to_you: str, of_somebody: str) -> None:
    assert third_person_infinitive(to_you, language) == of_somebody


def test_to_third_person_converts_pronouns() -> None:
    assert to_third_person("exhaust one of your supports", "en") == "exhaust one of their supports"
    assert to_third_person("agota uno de tus recursos", "es") == "agota uno de sus recursos"
    assert to_third_person("tienes un recurso preparado", "es") == "tiene un recurso preparado"


def test_consequences_are_separated_from_the_order() -> None:
    assert (
        separate_consequences("test defy, then threat goes down by 1", "en")
        == "test defy; if they do, threat goes down by 1"
    )
    assert (
        separate_consequences("sufrir 1 y después la amenaza baja 1", "es") == "sufrir 1; si lo hace, la amenaza baja 1"
    )
    assert separate_consequences("sufrir 1 y después colocar 1", "es") == "sufrir 1 y después colocar 1"
