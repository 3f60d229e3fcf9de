"""Texts of effects that no shipped card has, built from the same words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tableverse.games.united.vocabulary.combining import (
    UnitedAtLeast,
    UnitedChoose,
    UnitedForEach,
    UnitedPick,
    UnitedRepeat,
    UnitedSequence,
    name_choices,
)
from tableverse.games.united.vocabulary.nodes import Effect
from tableverse.games.united.vocabulary.numbers import AttackSymbols, CiviliansIn, Deeds, Discarded, HeroCount
from tableverse.games.united.vocabulary.selectors.bound import Chosen
from tableverse.games.united.vocabulary.selectors.heroes import Everyone, Fallen, HeroesIn, PlayerOf, You
from tableverse.games.united.vocabulary.selectors.locations import Locations, VillainLocation, YourLocation
from tableverse.games.united.vocabulary.verbs.action_tokens import Gain, GainLater
from tableverse.games.united.vocabulary.verbs.hands import Draw
from tableverse.games.united.vocabulary.verbs.threats import Regress
from tableverse.games.united.vocabulary.verbs.tokens import Add
from tableverse.kernel.effects import Exactly, HowMany, If, Voice

ONE = Exactly(1)
KO_PLAYER = PlayerOf(Fallen())
THREE_HEROES = UnitedAtLeast(HeroCount(), 3)


def chosen() -> Chosen:
    """Return a new selector, because the text marks it as chosen."""
    return Chosen("it")


def gain(kind: str) -> Gain:
    return Gain(You(), kind)


@pytest.mark.parametrize(
    ("made", "english"),
    [
        (
            lambda: UnitedSequence(UnitedPick(Everyone(), by=KO_PLAYER), Gain(chosen(), "move")),
            "The player of the KO’d Hero chooses one of the Heroes. That Hero gains 1 Move token.",
        ),
        (lambda: UnitedSequence(UnitedPick(Everyone()), Gain(chosen(), "move")), "Any Hero gains 1 Move token."),
        (
            lambda: UnitedSequence(
                UnitedPick(Everyone()), UnitedChoose({"a": Gain(chosen(), "move"), "b": Gain(chosen(), "attack")})
            ),
            "Any Hero gains 1 Move or Attack token.",
        ),
        (
            lambda: UnitedSequence(
                UnitedPick(Everyone()), UnitedChoose({"a": Gain(chosen(), "move"), "b": Draw(chosen(), ONE)})
            ),
            "Choose any Hero. Choose one: that Hero gains 1 Move token or that Hero draws 1 card.",
        ),
        (
            lambda: UnitedSequence(UnitedPick(Everyone()), UnitedChoose({"a": gain("move"), "b": gain("attack")})),
            "Choose any Hero. Gain 1 Move or Attack token.",
        ),
        (
            lambda: UnitedSequence(
                UnitedPick(Everyone()),
                UnitedPick(Locations(), "there"),
                UnitedChoose({"a": Gain(chosen(), "move"), "b": Gain(chosen(), "attack")}),
            ),
            "Choose any Hero. Choose any Location. That Hero gains 1 Move or Attack token.",
        ),
        (
            lambda: UnitedChoose({"a": gain("move"), "b": gain("attack")}, by=KO_PLAYER),
            "The player of the KO’d Hero chooses one: gain 1 Move token or gain 1 Attack token.",
        ),
        (
            lambda: UnitedSequence(
                UnitedPick(Everyone()),
                UnitedChoose({"a": Gain(chosen(), "move"), "b": Gain(chosen(), "attack")}, by=KO_PLAYER),
            ),
            (
                "Choose any Hero. The player of the KO’d Hero chooses one: "
                "that Hero gains 1 Move token or that Hero gains 1 Attack token."
            ),
        ),
        (
            lambda: UnitedChoose({"a": If(THREE_HEROES, gain("move"), gain("attack")), "b": Draw(You(), ONE)}),
            (
                "Choose one: if there are 3 or more Heroes, gain 1 Move token; otherwise, gain 1 Attack token; "
                "or draw 1 card."
            ),
        ),
        (
            lambda: UnitedChoose({"a": If(THREE_HEROES, gain("move")), "b": Draw(You(), ONE)}),
            "Choose one: gain 1 Move token if there are 3 or more Heroes; or draw 1 card.",
        ),
        (lambda: UnitedForEach(Everyone(), Draw(Chosen("each"), ONE)), "Each Hero draws 1 card."),
        (
            lambda: UnitedForEach(Everyone(), Draw(Chosen("each"), ONE), ordered=True),
            "For each of the Heroes, in the order you choose, that Hero draws 1 card.",
        ),
        (lambda: UnitedRepeat(Exactly(2), gain("move")), "Do this twice: gain 1 Move token."),
        (lambda: UnitedRepeat(HowMany(Everyone()), gain("move")), "Once for each of the Heroes, gain 1 Move token."),
        (lambda: UnitedRepeat(HeroCount(), gain("move")), "For each Hero, gain 1 Move token."),
        (
            lambda: UnitedRepeat(CiviliansIn(YourLocation()), gain("move")),
            "For each Civilian in your Location, gain 1 Move token.",
        ),
        (lambda: UnitedSequence(gain("attack"), gain("move")), "Gain 1 Attack token and 1 Move token."),
        (lambda: UnitedSequence(Draw(You(), ONE), gain("move")), "Draw 1 card and gain 1 Move token."),
        (lambda: GainLater("move", ONE), "At the end of your turn, gain 1 Move token."),
        (
            lambda: GainLater("move", Deeds("defeated")),
            "At the end of your turn, gain 1 Move token for each Thug defeated this way.",
        ),
        (lambda: GainLater("move", HeroCount()), "At the end of your turn, gain 1 Move token for each Hero."),
        (lambda: Regress("defeat-thugs", ONE), "Remove 1 token from the Defeat Thugs Mission, unless it is complete."),
        (
            lambda: Regress("defeat-thugs", AttackSymbols(Fallen())),
            (
                "Remove 1 token from the Defeat Thugs Mission for each Attack symbol on the KO’d Hero’s latest faceup "
                "card, unless it is complete."
            ),
        ),
        (
            lambda: UnitedChoose({"a": Add("thug", YourLocation()), "b": Add("civilian", YourLocation())}),
            "Add 1 Thug or 1 Civilian to your Location.",
        ),
        (
            lambda: UnitedChoose({"a": Add("thug", YourLocation()), "b": Add("civilian", VillainLocation())}),
            "Choose one: add 1 Thug to your Location or add 1 Civilian to the Villain’s Location.",
        ),
        (
            lambda: If(UnitedAtLeast(AttackSymbols(Fallen()), 2), gain("move")),
            "If there are 2 or more Attack symbols on the KO’d Hero’s latest faceup card, gain 1 Move token.",
        ),
        (
            lambda: Draw(You(), AttackSymbols(You())),
            "For each Attack symbol on your latest faceup card, draw 1 card.",
        ),
        (
            lambda: UnitedRepeat(AttackSymbols(HeroesIn(YourLocation())), gain("move")),
            "For each Attack symbol on the latest faceup card of each Hero in your Location, gain 1 Move token.",
        ),
        (
            lambda: If(UnitedAtLeast(AttackSymbols(You()), 2), gain("move")),
            "If there are 2 or more Attack symbols on your latest faceup card, gain 1 Move token.",
        ),
        (
            lambda: If(UnitedAtLeast(CiviliansIn(YourLocation()), 2), gain("move")),
            "If there are 2 or more Civilians in your Location, gain 1 Move token.",
        ),
        (
            lambda: If(UnitedAtLeast(Deeds("defeated"), 2), gain("move")),
            "If 2 or more Thugs were defeated this way, gain 1 Move token.",
        ),
        (
            lambda: If(UnitedAtLeast(Deeds("rescued"), 3), gain("move")),
            "If 3 or more Civilians were rescued this way, gain 1 Move token.",
        ),
        (
            lambda: If(UnitedAtLeast(Discarded("thug"), 2), gain("move")),
            "If 2 or more Thugs were discarded this way, gain 1 Move token.",
        ),
        (
            lambda: If(UnitedAtLeast(Deeds("rescued"), 1), gain("move")),
            "If a Civilian was rescued this way, gain 1 Move token.",
        ),
        (
            lambda: If(UnitedAtLeast(HeroCount(), 3), gain("move")),
            "If there are 3 or more Heroes, gain 1 Move token.",
        ),
    ],
)
def test_effect_text(made: Callable[[], Effect], english: str) -> None:
    effect = made()
    name_choices(effect)
    assert effect.say(Voice("en")) == english
    assert "united-" not in effect.say(Voice("es"))
