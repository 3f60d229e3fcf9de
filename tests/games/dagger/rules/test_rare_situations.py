"""Rare situations: two losses at once, empty decks, no target to push, and packs with unusual cards."""

from __future__ import annotations

import pytest

from games.dagger.table import Table, game
from tableverse.games.dagger.cards import ROSTERS, Passive
from tableverse.games.dagger.frames.hero_phase import HeroPhase
from tableverse.games.dagger.frames.rounds import Rounds
from tableverse.games.dagger.rules.damage import defeat_hero
from tableverse.games.dagger.rules.events import hold
from tableverse.games.dagger.rules.in_play import passive
from tableverse.games.dagger.rules.missions import place, play_hero_mission, spawn_side_mission
from tableverse.games.dagger.state import DaggerState, Held
from tableverse.games.dagger.text import event_lines
from tableverse.games.dagger.vocabulary.nodes import Effect
from tableverse.games.dagger.vocabulary.numbers import Track
from tableverse.games.dagger.vocabulary.selectors.bound import That
from tableverse.games.dagger.vocabulary.selectors.enemies import NemesisPawn
from tableverse.games.dagger.vocabulary.selectors.heroes import Heroes, You
from tableverse.games.dagger.vocabulary.verbs.events import DropTopEvent
from tableverse.games.dagger.vocabulary.verbs.missions import PlaceOnSheet, SpawnEnemy
from tableverse.games.dagger.vocabulary.verbs.movement import MoveHero, Relocate, Swap
from tableverse.games.dagger.vocabulary.verbs.testing import AttackEnemy, Take
from tableverse.kernel.effects import Exactly, Resolving, Verb, Voice
from tableverse.kernel.event import Event
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule


def does(table: Table, verb: Verb[DaggerState], hero: str, **bound: object) -> None:
    """Resolve one verb as an ability of the hero, as a pack may have it."""
    frame = Resolving("", table.hero(hero).seat, hero, {"you": hero, **bound}, [])
    table.state.frames.append(frame)
    at_once: list[Event] = []
    table.state.log = at_once
    verb.do(table.state, frame)
    table._ask()
    table.happened = [*at_once, *table.happened]


# --- losing ---------------------------------------------------------------------------------------------------------


def test_first_of_two_simultaneous_losses_is_the_reason() -> None:
    table = Table("iron-man", "hulk").clear()
    for hero in table.state.heroes:
        hero.battered = True
    defeat_hero(table.state, table.hero("hulk"))
    table.state.threat = 19
    table.turn("iron-man").corrects("iron-man", "life", 0)
    assert table.events("lost") == [{"reason": "threat"}]
    assert table.result.reason == "threat"


@rule("DAG-LOSS-05")
def test_others_play_the_next_hero_phase_after_an_elimination() -> None:
    table = Table("iron-man", "hulk", "thor").clear()
    table.state.rounds = 3
    table.put("iron-man", "near-east", battered=True, damage=4)
    table.enemy("aim-agent", "near-east")
    table.turn("iron-man").rolls("attack", "attack")
    table.does("combat:normal", "trigger:aim-agent/aim-agent/text-1")
    assert table.events("eliminated") == [{"seat": 0, "hero": "iron-man"}]
    for lost in (False, True):
        for hero in table.state.heroes:
            hero.normal = hero.empowered = 0
        table.state.frames = [Rounds(False), HeroPhase(3)]
        table.state.frames[-1].run(table.state)
        assert (table.state.result is not None) is lost
        table.state.rounds += 1
    assert table.result.reason == "too-late"


# --- tokens and events that stay ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "tokens"), [(1, (1, 1)), (2, (0, 1)), (3, (0, 0))])
def test_held_events_take_normal_tokens_before_the_empowered_one(held: int, tokens: tuple[int, int]) -> None:
    table = Table("iron-man", "hulk", "thor").clear()
    table.state.held = [Held("mind-control", "hulk", held, 0)]
    table.hero_phase()
    assert (table.hero("hulk").normal, table.hero("hulk").empowered) == tokens


def test_event_held_in_a_hero_phase_lasts_through_the_next_one() -> None:
    table = Table("iron-man", "hulk").clear()
    hold(table.state, "blackout", "", 0)
    left = []
    for number in range(2):
        table.state.rounds += number
        for hero in table.state.heroes:
            hero.normal = hero.empowered = 0
        table.state.frames = [Rounds(False), HeroPhase(3)]
        table.state.frames[-1].run(table.state)
        left.append(len(table.state.held))
    assert left == [1, 0]


def test_empty_event_deck_reveals_nothing() -> None:
    table = Table("iron-man", "hulk", aspects=("vigilance", "justice")).clear()
    table.state.piles = [[]]
    table.whole_deck = False
    table.put("iron-man", "near-east")
    table.turn("iron-man").rolls("attack", "attack", "attack").does("rest:empowered")
    table.plays_on(until=("pick",))
    table.does("pick:iron-man")
    assert table.events("strengthened") == [{"hero": "iron-man"}]
    assert table.events("looked") == []
    assert (table.state.top_known, table.state.seen) == (False, [])
    does(table, DropTopEvent("discard"), "iron-man")
    assert table.events("discarded") == []


def test_event_without_text_and_icons_only_spawns(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack may have an event like Training Exercise with only its spawn."""
    table = Table("iron-man", "sorcerer-supreme-strange").clear()
    table.put("sorcerer-supreme-strange", "wakanda", teamed=True)  # the Seven Rings answer icons
    card = table.game.cards.events["training-exercise"]
    for name, value in (("effect", None), ("icons", []), ("activation", False)):
        monkeypatch.setattr(card, name, value)
    table.nemesis_phase(step=4)
    assert table.events("spawned") == [{"enemy": "frost-giant-1", "space": "south-america"}]
    assert table.story("strengthened", "icon", "activates") == []
    assert event_lines(card, Voice("en")) == []


# --- Asgard without the Bifrost -------------------------------------------------------------------------------------


def test_enemies_cannot_leave_asgard_without_the_bifrost() -> None:
    table = Table("hulk", "sorcerer-supreme-drumm").clear()
    for hero in ("hulk", "sorcerer-supreme-drumm"):
        table.put(hero, "asgard")
    table.state.nemesis.space = "asgard"
    table.state.nemesis.damage = 4
    table.enemy("frost-giant", "asgard")
    table.turn("hulk").rolls("attack", "attack", "attack", "defy").does("combat:normal", "attack:loki")
    assert table.events("stunned") == [{"enemy": "loki"}]
    assert table.decision.kind == "turn"
    table.turn("sorcerer-supreme-drumm").does("ability:possession:normal", "may:yes")
    assert table.decision.kind != "shift"
    table.plays_on(until=("turn",))
    assert {enemy.space for enemy in table.state.all_enemies()} == {"asgard"}


# --- actions --------------------------------------------------------------------------------------------------------


def test_hero_moved_away_from_all_targets_takes_no_action() -> None:
    table = Table("daredevil", "hulk", strike="hydra-uprising").clear()
    table.put("daredevil", "central-europe")
    table.enemy("draugr", "central-europe")
    table.turn("daredevil").does("ability:without-fear:normal")
    assert table.options() == ["take:combat", "take:defy"]
    table.corrects("daredevil", "place", "southern-cone")
    assert table.events("takes") == []
    assert table.decision.kind in ("turn", "turn-end")


def test_mission_removed_while_it_is_defied_gets_no_progress() -> None:
    table = Table("iron-man", "thor").clear()
    table.put("iron-man", "wakanda", strengthened=True)
    table.side("stolen-vibranium")
    table.turn("iron-man").rolls("defy", "wild").does("defy:normal")
    table.corrects("stolen-vibranium", "place", "removed")
    table.does("pass")
    assert table.events("tested") == [{"hero": "iron-man", "attribute": "defy", "successes": 2}]
    assert table.events("progress") == []
    table.waits_for(0, "wild")  # the roll still counts


class Idle(Effect):
    """An effect that is never possible."""

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return False


@pytest.mark.parametrize("idle", [True, False])
def test_impossible_effect_is_not_offered_for_a_wild(idle: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack may have such a base. The printed effects of bases are always possible."""
    table = Table("iron-man", "hulk").clear()
    table.put("iron-man", "near-east")
    if idle:
        monkeypatch.setattr(table.game.cards.base_effects["wakanda"], "effect", Idle())
    table.turn("iron-man").rolls("wild", "attack", "attack").does("rest:normal")
    table.plays_on(until=("wild", "turn", "turn-end"))
    assert ("effect:wakanda" in table.options()) is not idle


def test_attack_outside_a_combat_action_triggers_no_combat_effects() -> None:
    table = Table("hulk", "thor").clear()
    hero = table.put("hulk", "near-east")
    hero.unlocked = True  # Worldbreaker: combat damage beyond an enemy's Life
    table.enemy("abomination", "near-east")  # retaliates against combat actions
    table.enemy("draugr", "near-east")
    table.state.nemesis.space = "north-america"
    table.turn("hulk").rolls("attack", "attack", "attack", "attack")
    does(table, AttackEnemy(), "hulk")
    table.does("attack:draugr-1")
    assert table.events("defeated")[0]["enemy"] == "draugr-1"
    assert table.decision.kind == "turn"
    table.rolls("attack", "attack", "attack", "defy")
    does(table, AttackEnemy(), "hulk", targets=["abomination-1"])
    assert table.events("damaged") == [{"enemy": "abomination-1", "amount": 3, "total": 3, "life": 6}]
    assert table.events("hurt") == []


def test_triggers_on_combat_actions_ignore_other_attacks() -> None:
    table = Table("elektra", "thor").clear()
    table.put("elektra", "near-east", unlocked=True)  # Twin Sai: after each of your combat actions
    table.top("winds-of-jotunheim")  # when a hero takes one against an illusory enemy
    table.enemy("illusory-enemy", "near-east")
    table.enemy("laufey", "near-east")
    for combat in (True, False):
        table.turn("elektra").rolls("defy", "defy", "defy", "defy")
        does(table, AttackEnemy(), "elektra", targets=["illusory-enemy-1"], action="combat" if combat else "")
        assert (table.decision.kind == "may") is combat
        if combat:
            table.does("may:no")
            table.waits_for(0, "window")
    assert table.decision.kind == "turn"


def test_combat_action_may_test_another_attribute() -> None:
    table = Table("iron-man", "thor", aspects=("justice", "leadership")).clear()
    table.put("iron-man", "near-east")
    table.enemy("frost-giant", "near-east")
    table.turn("iron-man").rolls("tactics", "tactics", "attack")
    does(table, Take(You(), "combat", attribute="tactics"), "iron-man")
    assert table.events("rolled") == [
        {"hero": "iron-man", "attribute": "tactics", "dice": ["tactics", "tactics", "attack"]}
    ]
    assert table.events("damaged")[0]["amount"] == 2


def test_reroll_is_not_offered_without_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hero of a pack may have no tactics at all."""
    table = Table("iron-man", "hulk", aspects=("determination", "justice")).clear()
    monkeypatch.setitem(table.game.cards.heroes["iron-man"].values, "tactics", 0)
    table.put("iron-man", "near-east", strengthened=True)
    table.turn("iron-man").does("rest:empowered")
    assert table.options() == ["spend:strengthened", "pass"]


def test_heroes_moved_together_choose_their_own_ways() -> None:
    table = Table("hulk", "thor").clear()
    for hero in ("hulk", "thor"):
        table.put(hero, "near-east")
    table.turn("hulk")
    does(table, MoveHero(Heroes(), Exactly(1)), "hulk")
    table.does("move:wakanda", "move:south-asia")
    assert (table.hero("hulk").space, table.hero("thor").space) == ("wakanda", "south-asia")


# --- missions and the sheet -----------------------------------------------------------------------------------------


def test_progress_does_not_complete_a_mission_without_a_progress_value() -> None:
    table = Table("iron-man", "hulk").clear()
    mission = table.side("vulture")
    place(table.state, mission, 3)
    assert table.state.sides == [mission]
    assert mission.progress == 3


def test_nemesis_mission_completed_by_an_enemy_keeps_the_hero_mission() -> None:
    """A pack may have a nemesis mission with its token beside an enemy."""
    table = Table("iron-man", "hulk").clear()
    play_hero_mission(table.state, table.hero("iron-man"))
    assert table.state.top is not None
    table.enemy("draugr", "near-east")
    table.state.top.mark = "draugr-1"
    table.turn("hulk").corrects("draugr-1", "life", 0)
    assert table.events("completed") == [{"mission": table.state.top.id}]
    assert table.state.hero_mission is not None
    assert not table.hero("iron-man").unlocked


def test_side_mission_resolves_its_text_on_arrival(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack may have a side mission with the text of Unworthy."""
    table = Table("iron-man", "hulk").clear().turn("iron-man")
    cards = table.game.cards.missions
    monkeypatch.setattr(cards["gathering-storm"], "arrives", cards["unworthy"].arrives)
    for id, asked in (("gathering-storm", True), ("cause-chaos", False)):
        table.next_side(id)
        spawn_side_mission(table.state)
        table._ask()
        assert (table.decision.kind == "may") is asked
        table.turn("iron-man")


@pytest.mark.parametrize(("amount", "told"), [(0, 0), (1, 1)])
def test_zero_progress_on_the_sheet_is_not_logged(amount: int, told: int) -> None:
    table = Table("iron-man", "hulk", nemesis="red-skull").clear().turn("iron-man")
    does(table, PlaceOnSheet(Exactly(amount)), "iron-man")
    assert (table.state.sheet, len(table.events("sheet"))) == (amount, told)


@pytest.mark.parametrize(("nemesis", "counted"), [("red-skull", 2), ("ultron", 3)])
def test_containment_reduces_counted_progress_of_some_nemeses(nemesis: str, counted: int) -> None:
    table = Table("iron-man", "hulk", nemesis=nemesis).clear().showdown()
    table.state.sheet, table.state.containment = 3, 1
    assert Track("sheet").value(table.state, Resolving("", 0, nemesis)) == counted


# --- targets that are not on the board ------------------------------------------------------------------------------


def test_spawns_and_moves_to_a_missing_target_do_nothing() -> None:
    table = Table("iron-man", "hulk").clear().turn("iron-man")
    before = table.hero("iron-man").space
    does(table, SpawnEnemy("1", That("enemy")), "iron-man", it="draugr-2")
    does(table, Relocate(You(), That("enemy")), "iron-man", it="draugr-2")
    does(table, Relocate(You(), That("space")), "iron-man")
    does(table, Swap(You(), That("enemy")), "iron-man", it="draugr-2")
    assert table.state.enemies == []
    assert table.hero("iron-man").space == before
    does(table, Swap(You(), NemesisPawn()), "iron-man")
    assert (table.hero("iron-man").space, table.state.nemesis.space) == ("central-russia", before)


# --- setup ----------------------------------------------------------------------------------------------------------


def test_nothing_can_be_pointed_at_before_heroes_are_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(game().cards, "rosters", {})
    chosen = {"hero-1": "choose", "hero-2": "choose", "nemesis": "loki"}
    state = game().new(Config(2, chosen), 1)
    assert isinstance(state, DaggerState)
    view = game().view(state, 0)
    assert [(hero.id, hero.life) for hero in view.heroes] == [("", 0), ("", 0)]
    assert game().pointable(state, 0) == []
    assert game().correctables(state, 0) == []
    assert game().facts(state, 0) == {("threat", ""): 0, ("team-up", ""): 0}


def test_random_setting_for_a_missing_hero_is_ignored() -> None:
    state = game().new(Config(2, {"hero-5": "random", "aspect-4": "random"}), 1)
    assert isinstance(state, DaggerState)
    assert len(state.heroes) == 2


# --- showdown and nemesis phase -------------------------------------------------------------------------------------


@pytest.mark.parametrize("hidden", [True, False])
def test_nemesis_does_not_attack_a_hidden_hero_in_the_showdown(hidden: bool) -> None:
    table = Table("spider-man-miles", "hulk").clear().showdown()
    table.put("spider-man-miles", "central-russia", used=["camouflage"] if hidden else [])
    table.put("hulk", "central-russia")
    table.nemesis_phase("panic-in-the-streets", step=4).plays_on()
    attacked = [facts["hero"] for facts in table.events("attacked") if facts["enemy"] == "loki"]
    assert attacked == (["hulk"] if hidden else ["spider-man-miles", "hulk"])


def test_effect_on_each_hero_skips_heroes_defeated_during_it() -> None:
    table = Table("iron-man", "hulk", "thor").clear()
    table.nemesis_phase("civilian-rescue", step=4)
    assert table.decision.origin == "civilian-rescue"
    table.corrects("hulk", "life", 0)
    table.does("may:no")
    table.waits_for(2, "may")


def test_passive_of_an_enemy_applies_only_to_that_enemy(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("iron-man", "hulk").clear()
    foe, other = table.enemy("draugr", "near-east"), table.enemy("frost-giant", "near-east")
    cards = table.game.cards
    monkeypatch.setattr(cards, "rosters", {})
    monkeypatch.setitem(
        cards.passives, "successes", [(cards.enemies["draugr"], Passive("successes", "attack", Exactly(1), None))]
    )
    table.state.roster = None
    hero = table.hero("iron-man")
    found = [passive(table.state, "successes", "attack", hero, enemy) for enemy in (foe, other, None)]
    table.state.roster = None
    assert found == [1, 0, 0]


def test_roster_cache_is_cleared_when_it_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("iron-man", "hulk")
    cards = table.game.cards
    kept = cards.roster("some team", {"hulk"})
    monkeypatch.setattr(cards, "rosters", {f"{number}": kept for number in range(ROSTERS - 1)})
    cards.roster("one more", {"thor"})
    assert len(cards.rosters) == ROSTERS
    cards.roster("too many", {"thor"})
    assert list(cards.rosters) == ["too many"]
