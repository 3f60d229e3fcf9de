"""Every card of the box in play, resolved according to the event log."""

from __future__ import annotations

import pytest

from games.dagger import invariants
from games.dagger.table import Table, game
from tableverse.games.dagger.cards import TRAITS, Text
from tableverse.games.dagger.rules.events import resolve_nemesis_ability
from tableverse.games.dagger.rules.missions import complete, play_hero_mission, spawn_side_mission
from tableverse.games.dagger.rules.occurrences import resolve
from tableverse.games.dagger.state import Mission
from tableverse.games.dagger.text import render_passive, trait_lines
from tableverse.kernel.effects import Voice, check_ability
from tableverse.kernel.i18n import LANGUAGES
from tableverse.kernel.rng import Rng

CARDS = game().cards
HEROES = list(CARDS.heroes)


def texts(home: str, kind: str) -> list[Text]:
    return [text for text in CARDS.texts.values() if text.home == home and text.kind == kind]


def with_partner(hero: str) -> tuple[str, str]:
    """Return a hero with a second one from another sheet."""
    other = "spider-man-peter" if CARDS.heroes[hero].sheet != "spider-man" else "hulk"
    return hero, other


def busy_table(hero: str, nemesis: str = "loki") -> Table:
    """Return a table with the hero, hurt and strengthened, among vulnerable enemies and with missions to advance."""
    table = Table(*with_partner(hero), nemesis=nemesis).clear()
    table.put(hero, "wakanda", damage=3, strengthened=True, empowered=1)
    table.put(with_partner(hero)[1], "near-east", damage=2)
    for space in ("wakanda", "wakanda", "near-east"):
        table.enemy("draugr", space, vulnerable=True)
    table.enemy("laufey", "wakanda", vulnerable=True)
    table.side("stolen-vibranium")
    table.state.team_up = 10
    return table


def random_walk(table: Table, seed: int = 3, limit: int = 60) -> None:
    """Make random choices until the next turn and check the invariants."""
    chance = Rng(seed)
    kept = table.happened
    for _ in range(limit):
        if table.state.decision is None or table.decision.kind == "turn":
            break
        kept = [*kept, *table.game.apply(table.state, chance.choice(table.options()))]
        invariants.check(table.state)
    table.happened = kept


@pytest.mark.parametrize("token", ["normal", "empowered"])
@pytest.mark.parametrize("text", texts("hero", "action"), ids=lambda text: text.id)
def test_every_hero_ability_with_a_space_can_be_used(text: Text, token: str) -> None:
    table = busy_table(text.card)
    table.turn(text.card).does(f"ability:{text.id}:{token}")
    assert table.events("ability-action")[0]["text"] == text.ability.label
    random_walk(table)
    assert text.id in table.hero(text.card).used or table.hero(text.card).id != text.card
    if text.combo:
        assert table.events("combo")


@pytest.mark.parametrize("text", texts("support", "free"), ids=lambda text: text.card)
def test_every_support_for_the_turn_can_be_used(text: Text) -> None:
    hero = CARDS.sheets[CARDS.supports[text.card].owner][0]
    table = busy_table(hero)
    table.put(hero, "wakanda", ready=[text.card])
    if text.card == "dora-milaje":
        table.state.enemies = []
        table.state.invaded = ["wakanda"]
    table.turn(hero).does(f"use:{text.ability.label}")
    assert table.events("exhausted") == [{"hero": hero, "support": text.card}]
    random_walk(table)


@pytest.mark.parametrize("text", texts("exclusive", "free"), ids=lambda text: text.card)
def test_every_exclusive_support_for_the_turn_can_be_used_once(text: Text) -> None:
    hero = CARDS.supports[text.card].owner
    table = busy_table(hero)
    table.put(hero, "wakanda", unlocked=True)
    label = f"use:{text.ability.label}"
    table.turn(hero).does(label)
    random_walk(table)
    assert label not in table.turn(hero).options()


@pytest.mark.parametrize("text", texts("team-up", "free"), ids=lambda text: text.card)
def test_every_team_up_card_for_the_hero_phase_can_be_used(text: Text) -> None:
    hero = CARDS.sheets[CARDS.team_ups[text.card].owner][0]
    table = busy_table(hero)
    table.state.invaded = ["atlantis"]
    table.turn(hero).does(f"use:{text.ability.label}")
    assert table.events("team-up-used") == [{"hero": hero, "card": text.card}]
    random_walk(table)
    assert table.state.team_up <= 10 - CARDS.team_ups[text.card].cost + 2


@pytest.mark.parametrize("text", texts("team-up", "trigger"), ids=lambda text: text.card)
def test_every_other_team_up_card_is_offered_at_its_trigger(text: Text) -> None:
    hero = CARDS.sheets[CARDS.team_ups[text.card].owner][0]
    table = busy_table(hero)
    if text.ability.on == "hero-phase":
        table.hero_phase()
    else:
        table.nemesis_phase("exposed-flank", step=4)
    wanted = f"trigger:{hero}/{text.ability.label}"
    while wanted not in table.options():
        table.does(table.options()[-1])
    table.does(wanted)
    assert table.events("team-up-used") == [{"hero": hero, "card": text.card}]
    random_walk(table)


@pytest.mark.parametrize("event", list(CARDS.events))
def test_every_event_is_resolved(event: str) -> None:
    nemesis = CARDS.events[event].nemesis or "ultron"
    for seed in range(3):
        table = Table("iron-man", "hulk", "thor", nemesis=nemesis)
        table.state.threat = 0
        table.state.team_up = 5
        table.put("hulk", "atlantis", strengthened=True, damage=2)
        table.nemesis_phase(event, step=4)
        assert table.events("event")[0] == {"event": event}
        random_walk(table, seed, limit=200)
        assert table.state.phase == "hero" or table.state.result is not None
        held = [facts["event"] for facts in table.events("held")]
        assert held in ([], [event])


@pytest.mark.parametrize("icon", ["1", "2", "3"])
@pytest.mark.parametrize("nemesis", list(CARDS.nemeses))
def test_every_nemesis_ability_is_resolved(nemesis: str, icon: str) -> None:
    table = busy_table("iron-man", nemesis)
    table.turn("iron-man")
    before = table.game.encode(table.state)
    resolve_nemesis_ability(table.state, icon)
    table._ask()
    random_walk(table)
    assert table.game.encode(table.state) != before


@pytest.mark.parametrize("nemesis", list(CARDS.nemeses))
def test_every_showdown_starts_and_activates(nemesis: str) -> None:
    for seed in range(4):
        table = Table("iron-man", "hulk", "thor", nemesis=nemesis).clear()
        table.top(CARDS.nemesis_missions[nemesis][2])
        table.state.threat = 19
        table.nemesis_phase("communications-down", step=2)
        random_walk(table, seed, limit=200)
        assert table.events("showdown") == [{"enemy": nemesis}]
        assert table.state.result is not None or table.state.showdown
        assert {"enemy": nemesis} in table.events("activates") or table.state.result is not None


@pytest.mark.parametrize("mission", list(CARDS.missions))
def test_every_mission_can_advance_and_resolve_its_ongoing_effect(mission: str) -> None:
    card = CARDS.missions[mission]
    nemesis = card.owner if card.kind == "nemesis" else "loki"
    hero = card.owner if card.kind == "hero" else "iron-man"
    table = busy_table(hero, nemesis)
    state = table.state
    state.bifrost = "wakanda"
    if card.kind == "side":
        state.sides = []
        table.next_side(mission)
        spawn_side_mission(state)
    elif card.kind == "hero":
        play_hero_mission(state, table.hero(hero))
    elif card.kind == "nemesis":
        table.top(mission)
    else:
        state.top = Mission(mission)
    table._ask()
    random_walk(table)
    active = state.mission(mission)
    assert active is not None
    if card.ongoing is not None:
        table.turn(table.state.heroes[0].id)
        resolve(state, card.ongoing.label, mission)
        table._ask()
        random_walk(table)
    active = state.mission(mission)
    if active is not None and card.kind in ("side", "hero"):
        complete(state, active)
        assert state.mission(mission) is None


@pytest.mark.parametrize("side", ["passed", "failed"])
@pytest.mark.parametrize("mission", [id for id, card in CARDS.missions.items() if card.kind in ("nemesis", "strike")])
def test_every_nemesis_mission_and_first_strike_can_pass_and_fail(mission: str, side: str) -> None:
    card = CARDS.missions[mission]
    table = Table("iron-man", "hulk", nemesis=card.owner or "loki").clear()
    if card.kind == "nemesis":
        table.top(mission, progress=50 if side == "passed" else 0)
    else:
        table.state.top = Mission(mission, "", 50 if side == "passed" else 0)
    table.state.threat = 15
    table.nemesis_phase(step=2)
    assert table.events(side) == [{"mission": mission}]
    random_walk(table, limit=100)
    back = card.passed if side == "passed" else card.failed
    if back is not None:
        assert back.id in table.state.tucked


def test_every_ability_has_a_text_in_both_languages() -> None:
    assert [str(problem) for ability in CARDS.abilities.values() for problem in check_ability(ability)] == []
    for language in LANGUAGES:
        voice = Voice(language)
        for card in CARDS.by_id.values():
            for passive in card.passives:
                render_passive(passive, voice)
        trait_lines(list(TRAITS), voice)
        assert voice.missing == []
