"""Messages, options and events as sentences with player and card names."""

import pytest

from kernel.harbour.table import GAME, Table
from tableverse.kernel.choice import Message
from tableverse.kernel.effects.parts import branch_texts
from tableverse.kernel.event import Event
from tableverse.kernel.speech import Speaker

PEOPLE = ["Ana", "Bruno", "Carla"]
ENGLISH, SPANISH = Speaker(GAME, "en", PEOPLE), Speaker(GAME, "es", PEOPLE)


@pytest.mark.parametrize(
    ("event", "english", "spanish"),
    [
        (Event("drew", {"seat": 1, "cards": 1}), "Bruno draws a card", "Bruno roba una carta"),
        (Event("drew", {"seat": 1, "cards": 2}), "Bruno draws 2 cards", "Bruno roba 2 cartas"),
        (Event("played", {"seat": 0, "card": "bell@0"}), "Ana plays Bell", "Ana juega Campana"),
        (Event("sunk", {"ship": "ghost-ship"}), "Ghost ship sinks", "Barco fantasma se hunde"),
        (Event("ended", {"side": "sea", "seats": []}), "The walls have fallen", "Las murallas han caído"),
        (
            Event("ended", {"side": "harbour", "seats": [0, 1, 2]}),
            "The harbour is saved by Ana, Bruno, and Carla",
            "El puerto está a salvo gracias a Ana, Bruno y Carla",
        ),
    ],
)
def test_events(event: Event, english: str, spanish: str) -> None:
    assert ENGLISH.tell(event) == english
    assert SPANISH.tell(event) == spanish


def test_seat_count_is_not_rendered_as_names() -> None:
    assert ENGLISH.word("harbour-event-ended", side="harbour", seats=3) == "The harbour is saved by 3"


def labels(table: Table, speaker: Speaker) -> list[str]:
    decision = table.state.decision
    assert decision is not None
    return [speaker.say(decision.prompt), *(speaker.say(option.message) for option in decision.options)]


def test_effect_options_are_labelled_from_the_effect_tree() -> None:
    table = Table([["council"], []], decks=[[], ["bell"]])
    assert labels(table, ENGLISH) == ["Play a card or keep watch", "Play Council", "Keep watch and draw two cards"]
    table.choose(0, "play:council@0")
    assert labels(table, ENGLISH) == ["Choose one", "Draw 2 (that player).", "Mend 1."]
    assert labels(table, SPANISH) == ["Elige una opción", "Roba 2 (ese jugador).", "Repara 1."]


def test_target_options_are_labelled_by_name() -> None:
    table = Table([["council"], [], []])
    table.choose(0, "play:council@0")
    assert labels(table, ENGLISH) == ["Choose one", "seat 2", "seat 3"]
    table = Table([["harpoon"]], sea={"sloop": 1, "brig": 3}, play=[["bell"]], decks=[["smoke"]])
    table.choose(0, "play:harpoon@0")
    assert labels(table, SPANISH) == ["Elige uno", "Balandra", "Bergantín"]
    table.choose(0, "pick:sloop")
    assert labels(table, ENGLISH) == ["Do you want to respond?", "Use Bell", "Pass"]
    assert labels(table, SPANISH) == ["¿Quieres responder?", "Usar Campana", "Pasar"]


def test_may_prompt_shows_the_effect() -> None:
    table = Table([["patchwork"]], sea={"brig": 3})
    table.choose(0, "play:patchwork@0")
    assert labels(table, ENGLISH) == ["Do you want to use it?", "Mend 1.", "No"]


def test_single_word_text() -> None:
    assert ENGLISH.say(Message("effect-thing", {"thing": "bell"})) == "Bell"
    assert SPANISH.word("effect-thing", thing="bell") == "Campana"


def test_every_choosable_part_is_sent_to_clients() -> None:
    table = Table([["council"], []], decks=[[], ["bell"]])
    table.choose(0, "play:council@0")
    decision = table.state.decision
    assert decision is not None
    asked = [option.message for option in decision.options]
    # Abilities without a choice have no parts to send.
    abilities = [GAME.ability("harpoon"), GAME.ability(asked[0].arguments["ability"]), GAME.ability("smoke")]
    told = {part["id"]: part["name"] for part in branch_texts(abilities)}
    assert len(told) == len(asked)
    for message in asked:
        names = told[f"{message.arguments['ability']}/{message.arguments['node']}"]
        assert names == {"en": ENGLISH.say(message), "es": SPANISH.say(message)}
