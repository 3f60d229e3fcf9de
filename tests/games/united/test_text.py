"""Texts of the abilities, in whole sentences and both languages."""

import pytest

from games.united.table import GAME
from tableverse.games.united.occurrence_types import OCCURRENCE_TYPES
from tableverse.games.united.text import Texts
from tableverse.kernel import i18n
from tableverse.kernel.effects import check_ability


@pytest.mark.parametrize("label", list(GAME.cards.abilities))
def test_every_ability_has_a_valid_text_in_both_languages(label: str) -> None:
    assert check_ability(GAME.cards.abilities[label]) == []


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_constant_rule_has_a_text(language: str) -> None:
    rules = {rule for threat in GAME.cards.threats.values() for rule in threat.rules}
    rules |= {rule for location in GAME.cards.locations.values() for rule in location.rules}
    rules |= {plan.rule for plan in GAME.cards.battle_plans.values() if plan.rule}
    assert [rule for rule in sorted(rules) if not i18n.has(language, f"united-rule-{rule}")] == []


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_occurrence_type_has_a_text(language: str) -> None:
    assert [kind for kind in OCCURRENCE_TYPES if not i18n.has(language, f"united-on-{kind}")] == []


#: Strings that no published rules text would contain.
CLUMSY = (
    "→",
    "hoose a Hero",
    "the first and",
    "it is not so",
    "the number of the",
    "damage to you.",
    " 1 to 2 ",
    "lige a un Héroe",
    "esa figura",
    "no se cumple",
    "el número de los",
    "daño a ti",
    ", ti puede",
)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_component_texts_are_whole_sentences(language: str) -> None:
    texts = Texts(GAME.cards, language)
    for kind, items in GAME.registry.kinds.items():
        for id in items:
            for text in texts.of(kind, id).values():
                assert text.endswith((".", "!")), (id, text)
                assert text[0].isupper() or not text[0].isalpha(), (id, text)
                assert "{" not in text, (id, text)
                assert " de el " not in text, (id, text)
                assert " a el " not in text, (id, text)
                assert not [phrase for phrase in CLUMSY if phrase in text], (id, text)
            assert texts.headed(kind, id) == " ".join(texts.headed(kind, id).split())
    assert texts.voice.missing == []


@pytest.mark.parametrize(
    ("kind", "id", "english", "spanish"),
    [
        # A choice is joined with what happens to the choice, and effects on one Hero share a sentence.
        (
            "hero_card",
            "captain-carter-inspiring-leadership-heroic",
            "Another Hero gains 1 Wild token and draws 1 card.",
            "Otro Héroe recibe 1 ficha de Comodín y roba 1 carta.",
        ),
        (
            "hero_card",
            "loki-glorious-purpose",
            "Each other Hero gains 1 Wild token and draws 1 card.",
            "Cada uno de los demás Héroes recibe 1 ficha de Comodín y roba 1 carta.",
        ),
        # Choices that differ in one word, a cost with its effect, and optional effects.
        (
            "location",
            "japan",
            (
                "If there are at least 2 empty slots in this Location, you may add 2 Thugs to this Location to gain "
                "1 Move, Heroic, or Attack token."
            ),
            (
                "Si hay al menos 2 casillas vacías en este Lugar, puedes añadir 2 Matones en este Lugar para "
                "recibir 1 ficha de Movimiento, de acción Heroica o de Ataque."
            ),
        ),
        # Swaps, effects in several Locations, and repeated effects.
        (
            "hero_card",
            "loki-god-of-mischief",
            "Swap 2 of the Threats in play, with all their tokens.",
            "Intercambia la posición de 2 de las Amenazas en juego, con todas sus fichas.",
        ),
        (
            "plan",
            "emperor-doom-plan-07",
            "In each Location with a Doombot, deal 1 damage to a Hero.",
            "En cada Lugar con algún Doombot, inflige 1 de daño a un Héroe.",
        ),
        (
            "hero_card",
            "superior-spider-man-parker-industries",
            "Do this twice: gain 1 Move, Heroic, or Attack token.",
            "Haz esto dos veces: recibe 1 ficha de Movimiento, de acción Heroica o de Ataque.",
        ),
    ],
)
def test_effect_texts_read_like_published_rules(kind: str, id: str, english: str, spanish: str) -> None:
    assert list(Texts(GAME.cards, "en").of(kind, id).values()) == [english]
    assert list(Texts(GAME.cards, "es").of(kind, id).values()) == [spanish]


def test_reaction_texts_name_their_trigger() -> None:
    english = Texts(GAME.cards, "en")
    assert english.of("hero_card", "black-panther-shuri-ancestral-plane")["effect"] == (
        "While this card is faceup in the Storyline: during your draw step, if you have exactly 1 card in hand, "
        "you may draw 2 cards instead of 1."
    )
    assert english.of("super_hero", "shake-it-off")["effect"] == (
        "When you would take damage during the Villain turn: ignore up to 2 of that damage."
    )
    assert english.of("threat", "captain-marvel")["reaction"] == (
        "Once each turn, when a Hero damages this Henchman: deal 1 damage to the Hero who attacked."
    )
    assert Texts(GAME.cards, "es").of("plan", "maestro-plan-08")["effect"] == (
        "Cada Héroe descarta 1 ficha de acción o sufre 1 de daño."
    )
