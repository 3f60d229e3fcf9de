"""Texts of options and events in both languages, which use names and never ids."""

import pytest

from games.united.table import GAME, PEGASUS, TVA, Table
from tableverse.games.united.game import United
from tableverse.kernel.speech import Speaker

THOR = "mighty-thor"


def at_pegasus(card: str, game: United) -> Table:
    table = Table("maestro", heroes=[THOR, "loki"], game=game)
    table.villain(at=TVA)
    table.hero(THOR, at=PEGASUS, hand=[f"{THOR}-{card}", f"{THOR}-wild"], deck=[])
    return table


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            [
                "Move to London",
                "Move to K'un-Lun",
                "Attack a Thug in Project P.E.G.A.S.U.S.",
                "Attack Dogs of War",
                "End your actions",
            ],
        ),
        (
            "es",
            [
                "Moverte: Londres",
                "Moverte: K’un-Lun",
                "Atacar: un Matón (Proyecto Pegaso)",
                "Atacar: Perros de la guerra",
                "Terminar tus acciones",
            ],
        ),
    ],
)
def test_options_name_their_targets(language: str, expected: list[str]) -> None:
    table = at_pegasus("wild-wild", GAME)
    table.place(PEGASUS, thugs=1)
    table.threat("dogs-of-war-1", at=PEGASUS)
    table.hero_turn(THOR)
    table.does(f"play:{THOR}-wild-wild")
    speaker = Speaker(GAME, language, ["Ann", "Bob"])
    assert table.state.decision is not None
    assert [speaker.say(option.message) for option in table.state.decision.options] == expected


def test_options_refer_to_their_targets() -> None:
    """A fresh game is loaded, because the options of a game are cached."""
    game = United()
    table = at_pegasus("wild-wild", game)
    table.place(PEGASUS, thugs=1)
    table.threat("dogs-of-war-1", at=PEGASUS)
    table.hero_turn(THOR)
    table.does(f"play:{THOR}-wild-wild")
    assert table.state.decision is not None
    targets = {option.id: option.targets for option in table.state.decision.options}
    assert targets == {
        "move:london": ["place:london"],
        "move:kun-lun": ["place:kun-lun"],
        f"attack:thug@{PEGASUS}": [f"thug@{PEGASUS}"],
        "attack:threat:dogs-of-war-1": ["threat:dogs-of-war-1"],
        "end": [],
    }
    filling = at_pegasus("heroic-heroic", game)
    filling.threat("trophy-room", at=PEGASUS)
    filling.hero_turn(THOR)
    filling.does(f"play:{THOR}-heroic-heroic")
    assert filling.state.decision is not None
    option = filling.state.decision.options[0]
    assert option.targets == ["threat:trophy-room"]
    assert option.message.arguments == {"thing": "threat:trophy-room", "kind": "heroic"}


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Mighty Thor’s turn", "Mighty Thor plays “Mighty Thor”"]),
        ("es", ["Turno de Mighty Thor", "Mighty Thor juega «Mighty Thor»"]),
    ],
)
def test_log_names_heroes_and_cards(language: str, expected: list[str]) -> None:
    table = at_pegasus("wild-wild", GAME)
    table.hero_turn(THOR)
    table.does(f"play:{THOR}-wild-wild")
    speaker = Speaker(GAME, language, ["Ann", "Bob"])
    assert [speaker.tell(event) for event in table.happened] == expected


@pytest.mark.parametrize(
    ("name", "value", "english", "spanish"),
    [
        ("cards", ["maestro-plan-01", "loki-move"], "Maestro and Loki", "Maestro y Loki"),
        ("super", "get-ready", "Get Ready", "Prepárate"),
        ("thing", "entry:4", "card 5 of the Storyline", "la carta 5 de la Trama"),
        ("thing", "seat:0", "player 1", "jugador 1"),
        ("thing", "villain", "the Villain", "el Villano"),
        ("kind", "wild", "Wild", "Comodín"),
        ("amount", 3, 3, 3),
    ],
)
def test_every_kind_of_thing_has_a_word(name: str, value: object, english: object, spanish: object) -> None:
    assert GAME.term(name, value, "en") == english
    assert GAME.term(name, value, "es") == spanish
