"""Statistics of players: which events count, and for which seat."""

from __future__ import annotations

from typing import Any

from games.champions.table import Table as Champions
from games.dagger.table import Table as Dagger
from games.splendor.table import Table as Splendor
from games.table import Table
from games.united.table import LONDON, THOR
from games.united.table import Table as United
from tableverse.games.registry import load_game
from tableverse.games.united.player_stats import player_stats
from tableverse.kernel.effects import Resolving
from tableverse.kernel.event import Event
from tableverse.kernel.game import Config
from tableverse.kernel.rng import Rng
from tableverse.kernel.tally import Tallies


def stats_after(table: Table[Any], *options: str) -> list[dict[str, int]]:
    """Return the non-zero counts of each seat after these choices."""
    table.begin()
    tallies = Tallies(table.game, table.state.seats)
    for option in options:
        tallies.apply(table.state, table.option_id(option))
    assert table.state.witness is None
    return [{name: count for name, count in tally.items() if count} for tally in tallies.seats]


def test_splendor_stats_of_a_whole_game_match_the_mats():
    config = Config(3)
    game, chance = load_game("splendor"), Rng(5)
    state = game.new(config, 5)
    tallies = Tallies(game, 3)
    while state.decision is not None:
        tallies.apply(state, chance.choice(state.decision.options).id)
    told = [(tally["points"], tally["recruited"]) for tally in tallies.seats]
    assert told == [(mat.points, len(mat.recruited)) for mat in state.mats]
    held = [tally["reserved"] for tally in tallies.seats]
    assert all(count >= len(mat.reserved) for count, mat in zip(held, state.mats, strict=True))


def test_splendor_counts_points_of_an_automatic_location():
    table = Splendor()
    table.row(1, ["mysterio"])
    table.player(0, tokens={"orange": 3}, bonuses={"yellow": 3, "blue": 3, "red": 2})
    table.locations("knowhere")
    table.turn(0)
    assert stats_after(table, "recruit:mysterio") == [
        {"recruited": 1, "points": 3},
        {},
    ]  # only Knowhere's
    assert stats_after(table, "reserve-deck:1") == [{}, {"reserved": 1, "tokens": 1}]
    assert stats_after(table, "take:yellow+blue+orange") == [{"tokens": 3}, {}]


def test_united_counts_thugs_and_civilians_for_the_active_player():
    table = United(heroes=["captain-carter", "mighty-thor"])
    table.hero(THOR, at=LONDON, hand=["mighty-thor-heroic-heroic", "mighty-thor-wild"])
    table.storyline("loki-scepter")
    table.place(LONDON, thugs=1, civilians=2)
    table.hero_turn(THOR)
    assert stats_after(table, "play:mighty-thor-heroic-heroic") == [{}, {"played": 1}]
    rescue = f"rescue:civilian@{LONDON}"
    assert stats_after(table, f"attack:thug@{LONDON}", rescue, rescue) == [{}, {"thugs": 1, "civilians": 2}]


def test_united_counts_damage_for_the_owner_of_the_effect():
    table = United("maestro", heroes=["captain-carter", "spider-man-2099"])
    table.hero("spider-man-2099", at=LONDON, hand=["spider-man-2099-talons", "spider-man-2099-wild"])
    table.villain(at=LONDON, health=6)
    table.missions(completed=["rescue-civilians", "defeat-thugs"])
    table.hero_turn("spider-man-2099")
    chosen = ("play:spider-man-2099-talons", "special:spider-man-2099-talons", "attack:villain", "attack:villain")
    assert stats_after(table, *chosen) == [{}, {"played": 1, "damage": 2}]
    table.threat("dogs-of-war-1", at=LONDON)
    table.state.active = 0  # an effect counts for its owner, even in another player's turn
    table.state.frames.append(Resolving("", 1, "card:spider-man-2099-talons", {}, []))
    assert player_stats(table.state, Event("threat-hurt", {"amount": 1})) == [(1, "damage", 1)]


def test_dagger_counts_a_combat_for_the_fighting_hero():
    table = Dagger("mighty-thor", "hulk", aspects=("justice", "aggression")).clear()
    table.put("mighty-thor", "near-east")
    table.enemy("frost-giant", "near-east")
    table.turn("mighty-thor").rolls("attack", "attack", "attack")
    assert stats_after(table, "combat:normal") == [{"damage": 3, "fights": 1}, {}]  # only one target, so no choice


def test_dagger_counts_progress_for_the_hero_who_places_it():
    table = Dagger("iron-man", "hulk", strike="hydra-uprising").clear()
    table.put("iron-man", "central-europe")
    table.turn("iron-man").rolls("defy", "tactics")
    assert stats_after(table, "defy:normal") == [{"defied": 1, "work": 1}, {}]
    assert stats_after(table, "move:normal", "stop") == [{}, {}]
    table.side("cause-chaos")  # progress by the hero who deals damage
    table.put("hulk", "near-east")
    table.enemy("frost-giant", "near-east")
    table.turn("hulk").rolls("attack", "attack", "tactics", "tactics")
    assert stats_after(table, "combat:normal") == [{}, {"fights": 1, "damage": 2, "work": 2}]
    table = Dagger("thor", "hulk").clear()
    table.side("emergency-summit")  # progress by the hero who takes the action of a base
    table.put("hulk", "new-york", mission=False)
    table.turn("hulk")
    assert stats_after(table, "base:new-york:normal") == [{}, {"work": 1}]


def test_dagger_counts_damage_per_hero_in_a_simultaneous_attack():
    table = Dagger("thor", "hulk", strike="hydra-uprising").clear()
    table.enemy("frost-giant", "near-east")
    table.enemy("laufey", "wakanda")
    table.state.acting = ""
    table.nemesis_phase("simultaneous-attack", step=4)
    attack = [table.state.cards.heroes[hero].values["attack"] for hero in ("thor", "hulk")]
    assert stats_after(table, "pick:laufey-1", "pick:frost-giant-1") == [{"damage": attack[0]}, {"damage": attack[1]}]


def test_dagger_counts_damage_by_an_event_for_nobody():
    table = Dagger("thor", "hulk").clear()
    table.enemy("laufey", "wakanda")
    seen: list[Event] = []
    told: list[Any] = []

    def witness(event: Event) -> None:
        seen.append(event)
        told.extend(table.game.player_stats(table.state, event))

    table.state.witness = witness
    table.state.acting = ""  # nobody's turn
    table.nemesis_phase("half-of-all-life", step=4)
    table.state.witness = None
    assert [event.facts["enemy"] for event in seen if event.kind == "damaged"] == ["laufey-1"]
    assert told == []


def test_champions_counts_player_actions_but_no_villain_actions():
    table = Champions("she-hulk", "spider-man")
    table.change("the-break-in", threat=3)
    assert stats_after(table, "attack:she-hulk>rhino-1") == [{"damage": 3}, {}]
    table.change("she-hulk", exhausted=False, damage=5)
    assert stats_after(table, "thwart:she-hulk>the-break-in") == [{"threat": 1}, {}]
    table.does("end-turn")
    mine, others = stats_after(table, "thwart:spider-man>the-break-in")
    assert (mine, others) == ({}, {"threat": 1})
    while table.decision.kind != "defend":
        table.does(table.decision.options[-1].id)
    assert stats_after(table, "undefended") == [{}, {}]  # damage to a hero counts for nobody


def test_champions_counts_retaliate_damage_and_healing():
    table = Champions("black-panther")
    table.attacked("rhino-1")
    assert stats_after(table, "undefended") == [{"damage": 1}]  # its retaliate, in the villain phase
    table = Champions("she-hulk", form="alter-ego")
    table.change("she-hulk", damage=7)
    assert stats_after(table, "recover:she-hulk") == [{"healed": 5}]
