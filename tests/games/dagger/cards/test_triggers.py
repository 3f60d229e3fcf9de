"""Triggers of heroes, aspects and supports, each provoked and resolved."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.dagger import invariants
from games.dagger.table import Table, game
from tableverse.games.dagger.cards import Text
from tableverse.games.dagger.frames.activation import EnemyTurn
from tableverse.games.dagger.rules.damage import suffer
from tableverse.games.dagger.rules.heroes import hero_life
from tableverse.games.dagger.rules.missions import complete, place
from tableverse.games.dagger.rules.occurrences import occur

CARDS = game().cards


def owner_of(text: Text) -> str:
    card = CARDS.by_id[text.card]
    if card.home in ("hero", "exclusive"):
        return card.owner
    return CARDS.sheets[card.owner][0] if card.home == "support" else "hulk"


def set_table(text: Text) -> tuple[Table, str]:
    """Return a table with the text's owner on Wakanda among enemies and another hero, with the card in play."""
    hero = owner_of(text)
    other = "spider-man-peter" if CARDS.heroes[hero].sheet != "spider-man" else "daredevil"
    aspects = ["justice", "aggression"]
    home = CARDS.by_id[text.card]
    if home.home == "aspect":
        aspects = [home.owner, "justice" if home.owner != "justice" else "aggression"]
    table = Table(hero, other, aspects=aspects).clear()
    hero_state = table.put(hero, "wakanda", damage=1, strengthened=text.combo == "strengthened")
    table.put(other, "wakanda", damage=1)
    if home.home == "aspect":
        hero_state.battered = text.card.endswith("battered")
    elif home.home == "support":
        hero_state.ready = [text.card]
    elif home.home == "exclusive":
        hero_state.unlocked = True
    if text.id.endswith("-lasting"):
        hero_state.used = [text.id.removesuffix("-lasting")]
    table.enemy("frost-giant", "wakanda", vulnerable=True)
    table.enemy("laufey", "wakanda", vulnerable=True)
    table.side("hostage-crisis")
    return table, hero


def attacked(table: Table, hero: str) -> None:
    others = [other for other in table.state.heroes if other.id != hero]
    for other in others:
        other.space = "near-east"
    table.state.frames.append(EnemyTurn("laufey-1"))


def other_is_attacked(table: Table, hero: str) -> None:
    other = next(other for other in table.state.heroes if other.id != hero)
    suffer(table.state, other, 2, "laufey-1", attack=True)


def hurt(table: Table, hero: str) -> None:
    suffer(table.state, table.hero(hero), hero_life(table.state, table.hero(hero)) - 1)


PROVOKED: dict[str, Callable[[Table, str], None]] = {
    "attack": attacked,
    "suffer": hurt,
    "nemesis-progress": lambda table, hero: place(table.state, table.state.top, 1, hero),
    "mission-completed": lambda table, hero: complete(table.state, table.state.sides[0]),
    "combo": lambda table, hero: occur(table.state, "combo", {"hero": hero}),
    "nemesis-phase": lambda table, hero: occur(table.state, "nemesis-phase", {}),
}


def provoke(table: Table, text: Text, hero: str) -> None:
    on = text.ability.on
    label = text.ability.label
    other = next(other.id for other in table.state.heroes if other.id != hero)
    if label == "protection-battered/guard":
        table.turn(hero)
        other_is_attacked(table, hero)
        table._ask()
    elif on in PROVOKED:
        table.turn(hero)
        PROVOKED[on](table, hero)
        table._ask()
    elif on == "hero-phase":
        table.put(hero, "wakanda", strengthened=False)
        table.hero_phase()
    elif on == "spawns":
        table.nemesis_phase("training-exercise", step=4)
    elif on == "moved":
        table.put(hero, "near-east")
        table.turn(hero).does("move:normal", "move:wakanda")
    elif on == "tested":
        table.turn(hero).rolls("attack").does("rest:normal")
    elif on == "rolled":
        roller = other if label == "black-panther-shuri/remote-link" else hero
        if label in ("captain-america-sam/lead-by-example", "foggy-nelson/text-1"):
            table.side("stolen-vibranium")
            table.turn(roller).does("defy:normal")
        else:
            table.turn(roller).does("rest:normal")
    elif on == "aspect-action":
        table.turn(hero).does("move:empowered", "stop")
    else:  # a combat that defeats the frost giant with damage to spare
        table.state.enemies[0].damage = 5
        if on == "attacked":
            table.state.enemies[0].damage = 0
        table.turn(hero).rolls(*["attack"] * CARDS.heroes[hero].values["attack"])
        table.does("combat:normal", "attack:frost-giant-1")


ANSWERING = [
    text
    for text in CARDS.texts.values()
    if text.kind == "trigger" and text.home in ("hero", "aspect", "support", "exclusive")
]


@pytest.mark.parametrize("text", ANSWERING, ids=lambda text: text.ability.label)
def test_every_trigger_fires_and_resolves(text: Text) -> None:
    table, hero = set_table(text)
    label = text.ability.label
    provoke(table, text, hero)
    kept = list(table.happened)
    used = False
    for _ in range(60):
        told = [event.facts.get("ability") for event in kept if event.kind == "triggered"]
        if used or label in told or table.state.decision is None:
            break
        mine = [id for id in table.options() if id.startswith("trigger:") and id.endswith(label)]
        used = bool(mine)
        kept += table.game.apply(table.state, mine[0] if mine else table.options()[-1])
    assert used or label in [event.facts.get("ability") for event in kept if event.kind == "triggered"], label
    if text.once:
        assert label in table.state.once
    if text.exhausts:
        assert text.card not in table.hero(hero).ready
    for _ in range(40):
        if table.state.decision is None or table.decision.kind == "turn":
            break
        kept += table.game.apply(table.state, table.options()[0])
        invariants.check(table.state)
    if text.combo:
        assert any(event.kind == "combo" for event in kept)
