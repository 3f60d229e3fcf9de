"""Every word of the vocabulary has a text in both languages, also those that no Core Set card uses."""

import pytest

from games.champions.table import GAME
from tableverse.games.champions.text import say_card
from tableverse.kernel.effects import Voice
from tableverse.kernel.i18n import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_made_up_card_can_be_said(language: str) -> None:
    voice = Voice(language)
    for card in GAME.cards.by_id.values():
        for line in say_card(GAME.cards, card, voice):
            assert line, card.id
    assert voice.missing == []


#: As players read them: a thing to be chosen, an amount that depends, whom a trigger is about, numbers that change.
LINES = {
    "haymaker": ("Deal 3 damage to an enemy.", "Inflige 3 de daño a un enemigo."),
    "ground-stomp": ("Deal 1 damage to each enemy.", "Inflige 1 de daño a cada enemigo."),
    "carol-danvers": ("A player draws 1 card.", "Un jugador roba 1 carta."),
    "maria-hill": ("after this card enters play: Each player draws 1 card.", "Cada jugador roba 1 carta."),
    "interrogation-room": ("after you defeat a minion", "después de que derrotes a un esbirro"),
    "get-behind-me": ("when a treachery is revealed", "cuando se muestra una perfidia"),
    "bomb-scare": (
        "Place 1 threat on this card for each player.",
        "Coloca 1 de amenaza en esta carta por cada jugador.",
    ),
    "titania": (
        "gets +X ATK, where X is the remaining hit points of this card.",
        "recibe +X ATQ, donde X equivale a los",
    ),
    "for-justice": ("from a scheme (4 instead if you paid", "de un plan (4 en su lugar si la has pagado"),
    "ultron-3": ("Each minion with the trait Drone gets +1 ATK.", "Cada esbirro con el rasgo Dron recibe +1 ATQ."),
    "inspired": ("Attach to an ally.", "Vincúlala a un aliado."),
    "helicarrier": (
        "the next card that a player plays costs 1 less",
        "la próxima carta que juegue un jugador cuesta 1 menos",
    ),
    "hard-to-keep-down": ("If the damage healed this way is 0,", "Si el daño curado así es 0,"),
    "enhanced-ivory-horn": ("spend physical ×3", "gasta física ×3"),
    "gang-up": ("The villain and each minion engaged with you attack you.", "te atacan."),
    "first-aid": ("from a character with damage.", "a un personaje con daño."),
}


@pytest.mark.parametrize("card", LINES)
def test_a_card_reads_like_a_card(card: str) -> None:
    for language, wanted in zip(("en", "es"), LINES[card], strict=True):
        lines = say_card(GAME.cards, GAME.cards.by_id[card], Voice(language))
        assert any(wanted in line for line in lines), lines
