"""Heroes, Villains, Locations, Equipment and mode cards that content packs add to United."""

from pathlib import Path
from typing import Any

import pytest

from games.united import invariants
from games.united.packs import pack
from tableverse.games.united.game import United
from tableverse.games.united.state import UnitedState
from tableverse.kernel.errors import BadContent, BadSetting
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.kernel.packs import pack_of_data

HARBOUR = """
- id: old-harbour
  name: {en: Old Harbour, es: Puerto viejo}
  source: published
  slots: [thug, civilian, empty]
  end_of_turn: {gain: {who: you, kind: move}}
"""
HERO = "- {id: night-courier, name: {en: Night Courier, es: Mensajera Nocturna}, source: published}\n"
NAMED = "name: {en: Night Courier, es: Mensajera Nocturna}, source: published, hero: night-courier"
CARDS = f"""
- {{id: courier-move, {NAMED}, symbols: [move, heroic], copies: 6}}
- {{id: courier-attack, {NAMED}, symbols: [attack], copies: 4}}
- {{id: courier-short-cut, {NAMED}, symbols: [heroic], special: {{effect: {{gain: {{who: you, kind: move}}}}}}}}
- {{id: courier-wild, {NAMED}, symbols: [wild], removal: single-wild}}
"""
VILLAIN = """
- id: clockmaker
  name: {en: The Clockmaker, es: El Relojero}
  source: published
  health: [4, 5, 6]
  track: 12
  plot: [track]
  tokens: [move, attack]
  bam: {sequence: [{damage: {to: {heroes-in: villain-location}}}, {advance: 1}]}
  overflow: {advance: 1}
"""
PLAN = "name: {en: Tick, es: Tic}, source: published, villain: clockmaker"
ADDED = "add: [{thug: 1}, {}, {civilian: 1}]"
PLANS = "\n" + "\n".join(
    f"- {{id: clockmaker-plan-{number}, {PLAN}, move: {number % 3}, bam: true, {ADDED}}}" for number in range(1, 13)
)
THREAT = "name: {en: Cogs, es: Engranajes}, source: published, villain: clockmaker"
THREATS = "\n" + "\n".join(
    f"- {{id: cogs-{number}, {THREAT}, clear: [heroic, move], bam: {{advance: 1}}}}" for number in range(1, 7)
)
GEAR = """
- id: grappling-hook
  name: {en: Grappling Hook, es: Gancho}
  source: published
  back: exhausted
  use: {effect: {gain: {who: you, kind: move}}}
- id: courier-bag
  name: {en: Courier's Bag, es: Bolsa de mensajera}
  source: published
  owner: night-courier
  back: recharge
  use: {effect: {gain: {who: you, kind: heroic}}}
  recharge: {at: end, deed: rescue, amount: 1}
"""
BATTLE_PLAN = """
- id: early-start
  name: {en: Early Start, es: Salida temprana}
  source: published
  cost: 1
  answers: {to: support-played, moment: after, forced: true}
  effect: {more-actions: move}
"""
SUPER_VILLAIN = """
- id: slow-hands
  name: {en: Slow Hands, es: Manos lentas}
  source: published
  answers: {to: plan}
  effect: {cycle-plans: 2}
"""
SUPER_HERO = """
- id: last-minute
  name: {en: Last Minute, es: Último minuto}
  source: published
  answers: {to: damage, moment: would, when: {aims-at: you}}
  effect: {ignore: 1}
"""
BOX = {
    "heroes": HERO,
    "hero_cards": CARDS,
    "locations": HARBOUR,
    "villains": VILLAIN,
    "plans": PLANS,
    "threats": THREATS,
    "equipment": GEAR,
    "battle_plans": BATTLE_PLAN,
    "super_villains": SUPER_VILLAIN,
    "super_heroes": SUPER_HERO,
}
#: Tables that use them. "set: both" draws from packs too.
TABLES = {
    "villain": Config(2, {"villain": "clockmaker", "hero1": "night-courier", "location3": "old-harbour"}),
    "equipment": Config(
        2, {"villain": "clockmaker", "equipment": True, "hero1": "ironheart", "equipment1": "grappling-hook"}
    ),
    "commander": Config(1, {"mode": "commander", "hero1": "night-courier", "battle-plan1": "early-start"}),
    "super-villain": Config(3, {"mode": "super-villain", "villain": "clockmaker", "hero1": "night-courier"}),
}


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> United:
    return United([pack(tmp_path_factory.mktemp("box"), **BOX)])


@pytest.mark.parametrize("table", TABLES)
def test_game_with_added_components_can_be_played_and_replayed(game: United, table: str) -> None:
    match = Match(game, TABLES[table], 4)
    state = match.state
    assert isinstance(state, UnitedState)
    rng = state.rng.clone()
    while (decision := state.decision) is not None:
        match.choose(rng.choice(decision.options).id)
        state = match.state
        assert isinstance(state, UnitedState)
        invariants.check(state)
    assert state.result is not None
    assert game.encode(Match.resume(game, match.record).state) == game.encode(state)
    with pytest.raises(BadSetting):
        United().check(TABLES[table])


def test_setup_uses_added_components(game: United) -> None:
    state = game.new(TABLES["villain"], 4)
    assert isinstance(state, UnitedState)
    assert [state.heroes[0].id, state.places[2].id] == ["night-courier", "old-harbour"]
    assert len(state.heroes[0].deck) + len(state.heroes[0].hand) == 12
    assert [state.villain, state.health, len(state.plans)] == ["clockmaker", 4, 12]
    assert sorted(threat.id for threat in state.threats) == [f"cogs-{number}" for number in range(1, 7)]
    equipped = game.new(TABLES["equipment"], 4)
    assert isinstance(equipped, UnitedState)
    assert [gear.id for gear in equipped.heroes[0].gear] == ["grappling-hook"]
    supers = game.new(TABLES["super-villain"], 4)
    assert isinstance(supers, UnitedState)
    assert "slow-hands" in game.cards.super_villains
    assert "last-minute" in game.cards.super_heroes


def test_added_components_are_offered_marked_and_named(game: United) -> None:
    offered = game.offered_settings()
    for setting, brought in (
        ("hero2", "night-courier"),
        ("villain", "clockmaker"),
        ("location1", "old-harbour"),
        ("equipment1", "grappling-hook"),
        ("battle-plan1", "early-start"),
    ):
        assert offered[setting][-1] == brought
    assert "courier-bag" not in offered["equipment1"]  # only for the courier
    content = game.content_data()
    marked = {kind: [one["id"] for one in rows if "pack" in one] for kind, rows in content.items()}
    assert {kind: len(ids) for kind, ids in marked.items() if ids} == {
        "hero": 1,
        "hero_card": 4,
        "location": 1,
        "villain": 1,
        "plan": 12,
        "threat": 6,
        "equipment": 2,
        "battle_plan": 1,
        "super_hero": 1,
        "super_villain": 1,
    }
    (villain,) = [one for one in content["villain"] if one["id"] == "clockmaker"]
    assert villain["name"] == {"en": "The Clockmaker", "es": "El Relojero"}
    assert all(text["en"] and text["es"] and text["en"] != text["es"] for text in villain["texts"])
    assert game.fingerprint() != United().fingerprint()
    # Without a set of their own, they are only drawn at random when both boxes are mixed.
    assert game.cards.locations["old-harbour"].set == game.cards.villains["clockmaker"].set == ""


@pytest.mark.parametrize(
    ("kind", "text", "line", "problem"),
    [
        ("heroes", HERO + HERO.replace("night-courier,", "day-courier,"), 2, "not-whole"),
        (
            "hero-cards",
            CARDS + CARDS.split("\n")[2].replace("attack,", "more,").replace("night-courier,", "ironheart,"),
            6,
            "whole-already",
        ),
        ("locations", HARBOUR.replace("[thug,", "[thugs,"), 5, "not-one-of"),
        ("locations", HARBOUR.replace("kind: move", "kind: fly"), 6, "not-one-of"),
        ("villains", VILLAIN.replace("  health: [4, 5, 6]\n", ""), 2, "missing"),
        ("villains", VILLAIN.replace("  track: 12\n", ""), 2, "missing"),
        ("villains", VILLAIN.replace("  overflow: {advance: 1}\n", ""), 2, "missing"),
        ("villains", VILLAIN + "  goal: threat:namor\n", 11, "not-one-of"),
        ("villains", VILLAIN + "  goal: threat:cogs-7\n", 11, "names-nothing"),
        ("plans", PLANS.replace("clockmaker-plan-1,", "misdirection,"), 2, "same-id"),  # a Super Villain card
        ("plans", PLANS.replace("move: 1", "spot: a"), 2, "no-spots"),
        ("plans", PLANS.replace("clockmaker,", "spot,"), 13, "whole-already"),
        ("threats", THREATS.replace("clear: [heroic, move]", "henchman: true"), 2, "missing"),
        (
            "equipment",
            GEAR.replace("  use: {effect: {gain: {who: you, kind: move}}}\n", "  serves: rope\n"),
            6,
            "names-nothing",
        ),
        ("equipment", GEAR.replace("owner: night-courier", "owner: nobody"), 10, "not-one-of"),
        ("battle-plans", BATTLE_PLAN.replace("cost: 1", "cost: 3"), 5, "not-a-number"),
        ("super-villains", SUPER_VILLAIN.replace("cycle-plans", "cycle"), 6, "unknown-word"),
        ("super-villains", SUPER_VILLAIN.replace("slow-hands", "last-minute"), 2, "same-id"),
        ("missions", HARBOUR, 2, "nothing-to-replace"),
    ],
)
def test_invalid_pack_row_is_refused_with_file_and_line(
    tmp_path: Path, kind: str, text: str, line: int, problem: str
) -> None:
    files = {**BOX, kind.replace("-", "_"): text}
    with pytest.raises(BadContent) as refused:
        United([pack(tmp_path, **files)])
    assert (Path(refused.value.file).name, refused.value.line, refused.value.problem) == (f"{kind}.yaml", line, problem)


@pytest.mark.parametrize(
    ("kind", "part", "wanted"), [("heroes", "hero_cards", 12), ("villains", "plans", 12), ("villains", "threats", 6)]
)
def test_hero_or_villain_with_a_wrong_number_of_cards_is_refused(
    tmp_path: Path, kind: str, part: str, wanted: int
) -> None:
    fewer = BOX[part].rstrip("\n").rpartition("\n")[0]
    with pytest.raises(BadContent) as refused:
        United([pack(tmp_path, **{**BOX, part: fewer})])
    assert Path(refused.value.file).name == f"{kind}.yaml"
    told = refused.value.arguments
    assert (told["held"], told["wanted"], told["rows"]) == (wanted - 1, wanted, part.replace("_", "-"))
    assert str(wanted) in refused.value.say("en")
    assert str(wanted) in refused.value.say("es")


def test_components_are_marked_with_the_pack_that_adds_them() -> None:
    """Both packs have the same files and no folder."""
    row: dict[str, Any] = {"name": {"en": "A", "es": "A"}, "source": "published", "slots": ["empty"]}
    first, second = (
        pack_of_data({"game": "united", "title": id, "rows": {"locations": [{"id": id, **row}]}})
        for id in ("one", "two")
    )
    marked = {one["id"]: one["pack"] for one in United([first, second]).content_data()["location"] if "pack" in one}
    assert marked == {"one": first.fingerprint, "two": second.fingerprint}
