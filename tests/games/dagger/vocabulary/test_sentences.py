"""Texts of effects that no shipped card has, built from the same words."""

from __future__ import annotations

import pytest

from tableverse.games.dagger.cards import Passive
from tableverse.games.dagger.text import occasion, render_passive
from tableverse.games.dagger.vocabulary.combining import (
    Again,
    ByEach,
    Choices,
    Conditional,
    PickOne,
    Remember,
    Steps,
    UpTo,
)
from tableverse.games.dagger.vocabulary.conditions import Flag, Least, Not, Strengthened, Within
from tableverse.games.dagger.vocabulary.nodes import Condition, Effect
from tableverse.games.dagger.vocabulary.numbers import IfEmpowered, ValueOf
from tableverse.games.dagger.vocabulary.selectors.bound import The, There
from tableverse.games.dagger.vocabulary.selectors.enemies import Enemies, NemesisPawn
from tableverse.games.dagger.vocabulary.selectors.heroes import Heroes, HeroWithMost, PlayerOf, You
from tableverse.games.dagger.vocabulary.selectors.places import Bases, SpaceNamed, Spaces
from tableverse.games.dagger.vocabulary.selectors.relations import Nearest, SpaceOf
from tableverse.games.dagger.vocabulary.verbs.missions import Gain, Invade, RaiseThreat
from tableverse.games.dagger.vocabulary.verbs.movement import AdvanceEnemy, Relocate
from tableverse.games.dagger.vocabulary.verbs.tokens import Expose, Recover, Strengthen
from tableverse.kernel.effects import Ability, Both, Either, Exactly, May, One, Voice

ONE = Exactly(1)
GAIN = Gain(ONE)
WORST = HeroWithMost("damage")
ON_BASE = Within(SpaceOf(NemesisPawn()), SpaceOf(Bases()))
YOU_MOVE = Within(The("hero"), You())


@pytest.mark.parametrize(
    ("effect", "english"),
    [
        (Steps(Remember(Heroes())), "Remember the heroes."),
        (
            Choices({"a": Steps(Strengthen(You()), GAIN), "b": RaiseThreat(ONE)}, by=PlayerOf(WORST)),
            (
                "The hero with the most damage chooses one: strengthen yourself, then gain 1 team-up "
                "or threat increases by 1."
            ),
        ),
        (Again(Exactly(2), GAIN), "2 times: gain 1 team-up."),
        (
            Conditional(Flag("showdown"), Conditional(Strengthened(You()), GAIN)),
            "If it is the showdown and you are strengthened, gain 1 team-up.",
        ),
        (Conditional(Flag("showdown"), May(GAIN)), "If it is the showdown, you may gain 1 team-up."),
        (
            Conditional(Flag("showdown"), May(GAIN, by=PlayerOf(WORST))),
            "If it is the showdown, if the hero with the most damage likes, gain 1 team-up.",
        ),
        (
            Conditional(Within(SpaceOf(NemesisPawn()), Spaces("ocean")), GAIN),
            "If the nemesis’s space is a space in the ocean region, gain 1 team-up.",
        ),
        (
            Conditional(Within(NemesisPawn(), Enemies("nearby")), GAIN),
            "If the nemesis is a nearby enemy, gain 1 team-up.",
        ),
        (
            Conditional(Within(SpaceNamed("wakanda"), SpaceOf(Bases("invaded"))), GAIN),
            "If Wakanda is the space of an invaded base, gain 1 team-up.",
        ),
        (
            Conditional(ON_BASE, Invade(Nearest(Bases("operational"), NemesisPawn()))),
            "If the nemesis is on the same space as a base, the nemesis invades that base.",
        ),
        (
            Conditional(ON_BASE, Invade(Nearest(Bases("operational"), You()))),
            "If the nemesis is on the same space as a base, the nemesis invades the nearest operational base.",
        ),
        (
            ByEach(Heroes(), Choices({"a": Strengthen(You()), "b": Recover(You(), ONE)})),
            "Each hero does the following: choose one: strengthen yourself or RECOVER 1.",
        ),
        (
            UpTo(Exactly(2), Enemies(), ByEach(Heroes(), Recover(You(), ONE))),
            "For each of up to 2 enemies, each hero must RECOVER 1.",
        ),
        (Gain(IfEmpowered(ValueOf("attack", You()), ONE)), "Gain team-up equal to your attack (EMPOWERED: 1)."),
        (Gain(IfEmpowered(ONE, ValueOf("attack", You()))), "Gain team-up equal to 1 (EMPOWERED: your attack)."),
        (
            Again(IfEmpowered(ValueOf("attack", You()), Exactly(2)), GAIN),
            "A number of times equal to your attack (EMPOWERED: 2): gain 1 team-up.",
        ),
        (
            Steps(PickOne(SpaceOf(You()), "there"), Relocate(Heroes(which="others"), There())),
            "Move each other hero directly to your space.",
        ),
        (
            Relocate(Nearest(Heroes(), NemesisPawn()), SpaceNamed("wakanda")),
            "Move the hero nearest to the nemesis directly to Wakanda.",
        ),
        (Expose(Nearest(Enemies(), You())), "Make the enemy nearest to you vulnerable."),
        (
            AdvanceEnemy(NemesisPawn(), One(Heroes("anywhere", "strengthened")), ONE),
            "The nemesis moves 1 space toward one strengthened hero.",
        ),
    ],
)
def test_effect_text(effect: Effect, english: str) -> None:
    assert effect.say(Voice("en")) == english


@pytest.mark.parametrize(
    ("condition", "english"),
    [
        (
            Not(Either(Flag("showdown"), Strengthened(You()))),
            "it is not true that it is the showdown or you are strengthened",
        ),
        (Least(ValueOf("damage", You()), 2), "you have at least 2 damage"),
        (Least(ValueOf("attack", You()), 2), "your attack is at least 2"),
        (Least(ValueOf("damage", WORST), 2), "the damage of the hero with the most damage is at least 2"),
    ],
)
def test_condition_text(condition: Condition, english: str) -> None:
    assert condition.say(Voice("en")) == english


@pytest.mark.parametrize(
    ("when", "english"),
    [
        ("showdown", "In the showdown, add 1 success to your combat actions."),
        ("stunned", "While the nemesis is stunned, add 1 success to your combat actions."),
    ],
)
def test_passive_text_names_its_condition(when: str, english: str) -> None:
    assert render_passive(Passive("successes", "combat", ONE, Flag(when)), Voice("en")) == english


def test_occasion_text_adds_a_further_condition() -> None:
    at_wakanda = Within(SpaceOf(You()), SpaceNamed("wakanda"))
    ability = Ability("x", GAIN, "after", "moved", Both(YOU_MOVE, at_wakanda))
    assert occasion(ability, Voice("en")) == "after you move, if your space is Wakanda"
