"""Texts in both languages for every word of the vocabulary, including words that no Core Set card uses."""

from importlib.resources import files
from pathlib import Path

import pytest
import yaml

from games.card_texts import stored
from games.champions.fixture_cards import FIXTURE_GAME, fixture_card_texts
from games.champions.table import GAME
from tableverse.games.champions.cards import Building
from tableverse.games.champions.game import Champions
from tableverse.games.champions.text import render_card
from tableverse.games.champions.vocabulary.terms import render_building
from tableverse.kernel.effects import Voice
from tableverse.kernel.i18n import LANGUAGES
from tableverse.kernel.parsing import LOADER


@pytest.mark.parametrize("language", LANGUAGES)
def test_fixture_card_texts_match_the_stored_file(language: str) -> None:
    assert fixture_card_texts(language) == stored("champions", language, "fixture_card_texts").read_text(
        encoding="utf-8"
    )


#: Expected texts as players read them: a chosen card is repeated by its noun, replacements say "instead", amounts name
#: their unit, counters have names, and several grants of one card form one sentence.
LINES = {
    "webbed-up": (
        "Forced Interrupt: When the attached enemy would attack, discard this card instead. Then stun that enemy.",
        "cuando el enemigo vinculado vaya a atacar, en vez de eso descarta esta carta. Luego aturde a ese enemigo.",
    ),
    "chase-them-down": (
        "Response (thwart): After your hero attacks and defeats an enemy, remove 2 threat from a scheme.",
        "después de que tu héroe ataque y derrote a un enemigo, quita 2 de amenaza de un plan.",
    ),
    "hulk": (
        "If the discarded card has a printed physical or wild resource, deal 2 damage to an enemy.",
        "Si la carta descartada tiene un recurso impreso físico o universal, inflige 2 de daño a un enemigo.",
    ),
    "energy-channel": (
        "Action: Spend X energy resources → put X energy counters on this card.",
        "Acción: gasta X recursos de energía → coloca X contadores de energía en esta carta.",
    ),
    "energy-daggers": (
        "Special: Choose a player. Deal 1 damage to the villain and each minion engaged with that player (2 instead if",
        "Especial: elige un jugador. Inflige 1 de daño al villano y a cada esbirro enfrentado a ese jugador (2 si",
    ),
    "black-widow": (
        "spend a mental resource and exhaust this ally → cancel its effects and discard it.",
        "gasta un recurso mental y agota a este aliado → anula sus efectos y descarta esa carta.",
    ),
    "lead-from-the-front": (
        "Choose a player. Until the end of the phase, each character that player controls gets +1 THW and +1 ATK.",
        "elige un jugador. Hasta el final de la fase, cada personaje que controle ese jugador recibe +1 INT y +1 ATQ.",
    ),
    "under-attack": (
        "Each player chooses one: place 2 threat on this scheme or deal 3 damage to their hero.",
        "cada jugador elige una opción: coloca 2 de amenaza en este plan o inflige 3 de daño a su héroe.",
    ),
    "ritual-combat": (
        "Then choose one: deal X damage to your hero or place X threat on the main scheme. X is 1 more than the number",
        (
            "Luego elige una opción: inflige X de daño a tu héroe o coloca X de amenaza en el plan principal. "
            "X es el número"
        ),
    ),
    "eviction-notice": (
        "Choose one: • Exhaust your alter-ego → remove this card from the game. • Discard 1 card at random from your",
        "Elige una opción: • Agota a tu alter ego → retira del juego esta carta. • Descarta 1 carta al azar de",
    ),
    "underground-distribution": (
        "until a minion is discarded. Put that minion into play engaged with the first player.",
        "hasta que se descarte un esbirro. Pon en juego ese esbirro enfrentado al jugador inicial.",
    ),
    "ultron-drones": (
        "Each facedown Drone minion gets +1 SCH, +1 ATK, and +1 hit point.",
        "Cada esbirro Dron boca abajo recibe +1 PLA, +1 ATQ y +1 de vida.",
    ),
    "web-shooter": ("Uses (3 web counters).", "Usos (3 contadores de telaraña)."),
    "recruit": ("Action: Take control of an ally.", "Acción: toma el control de un aliado."),
    "drone-census": ("for each facedown Drone minion in play.", "por cada esbirro Dron boca abajo en juego."),
    "war-machine": (
        "Action: Exhaust this ally and deal 2 damage to it → deal 1 damage to each enemy.",
        "Acción: agota a este aliado e inflígele 2 de daño → inflige 1 de daño a cada enemigo.",
    ),
    "electromagnetic-backlash": (
        "Each player must discard the top 5 cards of their deck and take 1 damage for each",
        "cada jugador descarta las 5 primeras cartas de su mazo y sufre 1 de daño",
    ),
    "get-behind-me": (
        "Hero Interrupt: When a treachery is revealed from the encounter deck, cancel its “When Revealed” effects.",
        "Interrupción de héroe: cuando se muestre una perfidia del mazo de encuentros, anula sus efectos de",
    ),
    "biomechanical-upgrades": (
        "Attach to the minion with the highest printed hit points among those without Biomechanical Upgrades attached.",
        "Vincula esta carta al esbirro con el valor impreso de vida más alto entre aquellos sin Mejoras biomecánicas.",
    ),
    "for-justice": (
        "from a scheme (4 instead if you paid",
        "de un plan (4 si has pagado esta carta con un recurso mental)",
    ),
    "vision": (
        "until the end of the phase, this ally gets your choice of +2 THW or +2 ATK.",
        "hasta el final de la fase, este aliado recibe +2 INT o +2 ATQ, a tu elección.",
    ),
    "inspired": ("Max 1 per ally.", "Máximo de 1 por aliado."),
    "helicarrier": (
        "the next card played by a player of your choice costs 1 less",
        "la siguiente carta que juegue un jugador de tu elección cuesta 1 menos",
    ),
    "hard-to-keep-down": ("If no damage was healed this way,", "Si no se ha curado daño de este modo,"),
    "enhanced-ivory-horn": ("Spend 3 physical resources", "gasta 3 recursos físicos"),
    "gang-up": ("The villain and each minion engaged with you attack you.", "te atacan."),
    "madame-hydra": (
        "While Legions of Hydra is in play, this minion cannot take damage.",
        "Mientras Legiones de Hydra esté en juego, este esbirro no puede sufrir daño.",
    ),
}


@pytest.mark.parametrize("card", LINES)
def test_card_text_contains_the_expected_wording(card: str) -> None:
    for language, wanted in zip(("en", "es"), LINES[card], strict=True):
        lines = render_card(FIXTURE_GAME.cards, FIXTURE_GAME.cards.by_id[card], Voice(language))
        assert any(wanted in line for line in lines), lines


@pytest.mark.parametrize(
    ("language", "seat", "kinds"), [("en", "player 2", "energy and mental"), ("es", "jugador 2", "energía y mental")]
)
def test_message_arguments_are_written_out_in_words(language: str, seat: str, kinds: str) -> None:
    assert GAME.term("thing", "seat:1", language) == seat
    assert GAME.term("resources", ["energy", "mental"], language) == kinds
    assert GAME.term("amount", 3, language) == 3


def test_two_loaded_games_name_their_own_cards(tmp_path: Path) -> None:
    """A pack that renames a card changes the texts of other cards in its own game only."""
    shipped = files("tableverse") / "games" / "champions" / "content" / "core" / "klaw.yaml"
    row = next(row for row in yaml.load(shipped.read_text(encoding="utf-8"), LOADER) if row["id"] == "klaw-1")
    (tmp_path / "pack.yaml").write_text("game: champions\ntitle: Renamed\n", encoding="utf-8")
    renamed = yaml.safe_dump([{**row, "name": {"en": "The Sound", "es": "El Sonido"}}], allow_unicode=True)
    (tmp_path / "cards.yaml").write_text(renamed, encoding="utf-8")
    other = Champions([tmp_path])
    for game, said in ((GAME, "Klaw gains retaliate 1."), (other, "The Sound gains retaliate 1.")):
        card = game.cards.by_id["solid-sound-body"]
        assert said in render_card(game.cards, card, Voice("en"))


def test_ability_name_comes_from_its_card() -> None:
    assert GAME.ability_name("captain-marvel-1", "en") == "Rechannel"
    assert GAME.ability_name("captain-marvel-1", "es") == "Redirigir energía"
    assert GAME.ability_name("haymaker-1", "en") == GAME.ability_name("no-such-ability", "en") == ""


@pytest.mark.parametrize(("language", "status", "deck"), [("en", "stunned", "Rhino"), ("es", "Aturdido", "Rino")])
def test_statuses_and_sets_of_a_message_have_names(language: str, status: str, deck: str) -> None:
    assert GAME.term("status", "stunned", language) == GAME.term("other", "stunned", language) == status
    assert GAME.term("set", "rhino", language) == deck
    assert GAME.term("card", "", language) == ""  # an empty id has no name
    delay = {"en": "Delay counters", "es": "Contadores de demora"}
    assert FIXTURE_GAME.term("mark", "delay-counters", language) == delay[language]


@pytest.mark.parametrize(
    ("equal", "en", "es"),
    [
        (False, "Choose 2 aspects for this deck.", "Elige 2 aspectos para este mazo."),
        (
            True,
            "Choose 2 aspects for this deck, with the same number of cards of each.",
            "Elige 2 aspectos para este mazo, con el mismo número de cartas de cada uno.",
        ),
    ],
)
def test_identity_text_states_its_number_of_aspects(equal: bool, en: str, es: str) -> None:
    building = Building(aspects=2, equal=equal)
    assert [render_building(building, Voice(language)) for language in ("en", "es")] == [[en], [es]]
