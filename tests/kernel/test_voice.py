"""Texts of effect trees in English and Spanish, word by word."""

import pytest

from kernel.harbour.table import GAME
from kernel.harbour.verbs import Cancel, Hit, Mend
from kernel.harbour.words import AimsAt, Ships, Walls
from tableverse.kernel.effects import (
    AtLeast,
    Both,
    Bound,
    Choose,
    Effect,
    Either,
    Exactly,
    ForEach,
    HowMany,
    If,
    May,
    Not,
    Pay,
    Pick,
    Repeat,
    Seats,
    Sequence,
    Verb,
    Voice,
)

MEND = Mend(Exactly(1))
MANY = AtLeast(HowMany(Ships()), 2)
AIMED = AimsAt(Walls())


class Named(Verb):
    """A text that begins with a name and keeps its capital anywhere in a sentence."""

    def say(self, voice: Voice) -> str:
        return voice.sentence("harbour-event-sunk", ship="Bell")


@pytest.mark.parametrize(
    ("effect", "english", "spanish"),
    [
        (MEND, "Mend 1.", "Repara 1."),
        (Sequence(MEND, Cancel()), "Mend 1. The hit does not happen.", "Repara 1. El golpe no ocurre."),
        (May(MEND), "You may mend 1.", "Si quieres, repara 1."),
        (
            May(Sequence(MEND, Cancel())),
            "You may mend 1, then the hit does not happen.",
            "Si quieres, repara 1 y después el golpe no ocurre.",
        ),
        (May(Named()), "You may Bell sinks.", "Si quieres, Bell se hunde."),
        (
            Choose({"a": MEND, "b": Cancel(), "c": Sequence(MEND, MEND)}),
            "Choose one: mend 1, the hit does not happen, or mend 1, then mend 1.",
            "Elige una opción: repara 1, el golpe no ocurre o repara 1 y después repara 1.",
        ),
        (
            Choose({"a": MEND, "b": Cancel()}, by=Bound("player")),
            "That player chooses one: mend 1 or the hit does not happen.",
            "Ese jugador elige una opción: repara 1 o el golpe no ocurre.",
        ),
        (
            If(MANY, MEND),
            "If the number of the ships is at least 2, mend 1.",
            "Si el número de los barcos es al menos 2, repara 1.",
        ),
        (
            If(Not(MANY), MEND, Cancel()),
            "If it is not true that the number of the ships is at least 2, mend 1. Otherwise, the hit does not happen.",
            "Si no se cumple que el número de los barcos es al menos 2, repara 1. Si no, el golpe no ocurre.",
        ),
        (
            May(If(MANY, MEND, Cancel())),
            "You may if the number of the ships is at least 2, mend 1; otherwise, the hit does not happen.",
            "Si quieres, si el número de los barcos es al menos 2, repara 1; si no, el golpe no ocurre.",
        ),
        (
            If(Either(AIMED, Both(AIMED, AIMED)), MEND),
            "If it is about the walls or it is about the walls and it is about the walls, mend 1.",
            "Si se trata de las murallas o se trata de las murallas y se trata de las murallas, repara 1.",
        ),
        (
            ForEach(Ships(), Hit(Bound("each"), Exactly(2))),
            "For each of the ships, hit that one for 2.",
            "Por cada uno de los barcos, golpea ese por 2.",
        ),
        (
            ForEach(Ships(), Sequence(Hit(Bound("each"), Exactly(2)), MEND), ordered=True),
            "For each of the ships, in the order you choose, hit that one for 2, then mend 1.",
            "Por cada uno de los barcos, en el orden que elijas, golpea ese por 2 y después repara 1.",
        ),
        (Repeat(Exactly(3), MEND), "3 times, mend 1.", "3 veces: repara 1."),
        (
            Repeat(HowMany(Ships()), MEND),
            "Once for each of the ships, mend 1.",
            "Una vez por cada uno de los barcos, repara 1.",
        ),
        (
            Sequence(Pick(Seats("others"), "player"), May(MEND, by=Bound("player"))),
            "Choose one of the other players. If that player likes, mend 1.",
            "Elige entre los demás jugadores. Si ese jugador quiere, repara 1.",
        ),
        (
            Pick(Ships(), by=Bound("player")),
            "That player chooses one of the ships.",
            "Ese jugador elige entre los barcos.",
        ),
        (Hit(Bound("it"), Exactly(1234)), "Hit it for 1,234.", "Golpea eso por 1.234."),
        (Hit(Seats("you"), Exactly(1)), "Hit you for 1.", "Golpea tú por 1."),
        (
            Pay(Sequence(MEND, MEND), Cancel()),
            "Mend 1, then mend 1 → the hit does not happen.",
            "Repara 1 y después repara 1 → el golpe no ocurre.",
        ),
    ],
)
def test_effect_texts_in_both_languages(effect: Effect, english: str, spanish: str) -> None:
    assert effect.say(Voice("en")) == english
    assert effect.say(Voice("es")) == spanish


def test_text_of_a_complete_card() -> None:
    effect = GAME.ability("long-shot").effect
    assert effect.say(Voice("en")) == (
        "Choose one of the ships. Roll a die of 6 sides. If the die is at least 4, hit it for 3."
        " Otherwise, hit the walls for 1."
    )
    assert effect.say(Voice("es")) == (
        "Elige entre los barcos. Tira un dado de 6 caras. Si el dado es al menos 4, golpea eso por 3."
        " Si no, golpea las murallas por 1."
    )


def test_text_with_final_punctuation_gets_no_second_period() -> None:
    voice = Voice("en")
    assert voice.sentence("error-internal") == "Something went wrong inside Tableverse. Please report it."
    assert voice.sentence("no such text!") == "No such text!"
    assert voice.missing == ["no such text!"]


def test_continued_text_starts_in_lower_case() -> None:
    voice = Voice("en")
    said = GAME.ability("long-shot").effect.say(voice)
    assert voice.continued(said) == f"c{said[1:]}"
