"""Villains of Spider-Geddon."""

import pytest

from games.united import invariants
from games.united.table import ALCHEMAX, GAME, KUN_LUN, LONDON, PEGASUS, TVA, UN, Table
from tableverse.games.united.state import UnitedState
from tableverse.games.united.view import UnitedView
from tableverse.kernel.game import Config
from tableverse.kernel.rng import Rng

LOKI, THOR = "loki", "mighty-thor"
SPOTTED = "attack-from-the-spotted-dimension-1"


def spot(at: str = LONDON, shields: int = 0, health: int = 3) -> Table:
    """Return a table with the Spot tokens A to F clockwise from London."""
    table = Table("spot", heroes=[LOKI, THOR])
    table.state.spots = list(range(6))
    table.state.shields = shields
    table.villain(at=at, health=health)
    table.missions(completed=["defeat-thugs", "rescue-civilians"])
    return table


def test_spot_has_the_published_cards() -> None:
    row = GAME.cards.villains["spot"]
    assert (len(row.plans), len(row.threats), row.set) == (12, 6, "spider-geddon")
    assert {GAME.registry.kinds["plan"][plan].source for plan in row.plans} == {"published"}
    assert [GAME.cards.plans[plan].spot for plan in row.plans] == list("aabbccddeeff")


@pytest.mark.parametrize(("heroes", "health", "shields"), [(1, 2, 3), (2, 2, 3), (3, 3, 4), (4, 4, 5)])
def test_spot_setup_depends_on_the_number_of_heroes(heroes: int, health: int, shields: int) -> None:
    rings = set()
    for seed in range(8):
        state = GAME.new(Config(heroes, {"villain": "spot"}), seed)
        assert isinstance(state, UnitedState)
        rings.add(tuple(state.spots))
        assert sorted(state.spots) == list(range(6))
        if not state.storyline[1:]:
            assert state.health == health
            assert state.shields == shields
    assert len(rings) > 4


@pytest.mark.parametrize(
    ("number", "place"), [(1, LONDON), (4, PEGASUS), (6, KUN_LUN), (8, UN), (9, ALCHEMAX), (12, TVA)]
)
def test_spot_moves_to_the_token_on_the_plan(number: int, place: str) -> None:
    table = spot(at=UN)
    table.hero(LOKI, at=TVA, hand=["loki-move"] * 4)
    table.hero(THOR, at=TVA, hand=["mighty-thor-move"] * 4)
    table.villain_turn(f"spot-plan-{number:02}", next_hero=LOKI)
    assert table.events("villain-moved") == [{"place": place}]
    assert table.story("bam") == ["bam"]


def test_spot_bam_hits_the_next_heroes_by_letter() -> None:
    table = spot(at=UN)
    table.hero(LOKI, at=KUN_LUN, hand=["loki-move"] * 4)
    table.hero(THOR, at=ALCHEMAX, hand=["mighty-thor-move"] * 4)
    table.villain_turn("spot-plan-07", next_hero=LOKI)  # token D, the United Nations: nobody there, and E is Alchemax
    assert table.events("damaged") == [{"hero": THOR, "amount": 1}]


def test_shield_absorbs_the_damage_and_spot_moves_away() -> None:
    table = spot(at=LONDON, shields=1)
    table.hero(THOR, at=LONDON, hand=["mighty-thor-attack-attack", "mighty-thor-move"], deck=[])
    table.hero(LOKI, at=PEGASUS)
    table.hero_turn(THOR)
    table.does("play:mighty-thor-attack-attack", "attack:villain")
    assert (table.state.shields, table.state.health) == (0, 3)
    assert table.state.villain_at == table.at(KUN_LUN)  # Loki is at token B
    assert table.events("shielded") == [{"left": 0}]
    assert "attack:villain" not in table.options()
    unshielded = spot(at=LONDON)
    unshielded.hero(THOR, at=LONDON, hand=["mighty-thor-attack", "mighty-thor-move"], deck=[])
    unshielded.hero_turn(THOR)
    unshielded.does("play:mighty-thor-attack", "attack:villain")
    assert unshielded.state.health == 2
    assert unshielded.state.villain_at == unshielded.at(LONDON)


def test_ko_puts_a_plan_facedown_and_triggers_bam() -> None:
    table = spot(at=UN)
    table.hero(LOKI, at=PEGASUS, hand=["loki-move"], deck=[])
    table.hero(THOR, at=UN, hand=["mighty-thor-move"] * 4)
    table.hero_turn(LOKI)
    table.does(f"move:{KUN_LUN}")
    assert table.story("ko", "plan-facedown", "bam") == ["ko", "plan-facedown", "bam"]
    assert table.events("damaged") == [{"hero": THOR, "amount": 1}]


def test_spot_overflow_and_you_cant_escape_damage_heroes() -> None:
    table = spot(at=UN)
    for hero, at in ((LOKI, LONDON), (THOR, PEGASUS)):
        table.hero(hero, at=at, hand=[f"{hero}-move"] * 5)
    table.full(LONDON)
    table.villain_turn("spot-plan-03", next_hero=LOKI)  # token B: Pegasus, with a Civilian beside it
    assert table.events("overflow") == [{"place": LONDON}]
    assert [event["hero"] for event in table.events("damaged")] == [THOR, LOKI]
    away = spot(at=UN)
    for hero in (LOKI, THOR):
        away.hero(hero, at=UN, hand=[f"{hero}-move"] * 5)
    away.threat("you-cant-escape-1", at=LONDON)
    away.full(LONDON)
    away.villain_turn("spot-plan-03", next_hero=LOKI)
    away.does("pick:hero:loki", "pick:hero:mighty-thor")
    assert [event["hero"] for event in away.events("damaged")] == [LOKI, THOR]  # BAM!, then the Threat


def test_the_spotted_dimension_makes_damage_unpreventable() -> None:
    table = spot(at=UN)
    for hero in (LOKI, THOR):
        table.hero(hero, at=UN, hand=[f"{hero}-move"] * 4)
    table.lasting("invulnerable", "hero:loki")
    table.threat(SPOTTED, at=LONDON)
    table.villain_turn("spot-plan-07", next_hero=LOKI)
    table.does("pick:hero:loki")
    assert table.events("damaged") == [{"hero": LOKI, "amount": 1}]
    safe = spot(at=UN)
    for hero in (LOKI, THOR):
        safe.hero(hero, at=UN, hand=[f"{hero}-move"] * 4)
    safe.lasting("invulnerable", "hero:loki")
    safe.villain_turn("spot-plan-07", next_hero=LOKI)
    safe.does("pick:hero:loki")
    assert safe.events("damaged") == []


def test_spot_tokens_are_public() -> None:
    table = spot(shields=2)
    view = GAME.view(table.state, 1)
    assert isinstance(view, UnitedView)
    assert view.spots == [LONDON, PEGASUS, KUN_LUN, UN, ALCHEMAX, TVA]
    assert view.shields == 2


@pytest.mark.parametrize("villain", ["anti-venom", "morlun", "spot", "superior-spider-man"])
@pytest.mark.parametrize(
    ("mode", "seats"),
    [("cooperative", 3), ("super-villain", 3), ("commander", 1), ("super-villain-vs-commander", 2)],
)
def test_whole_random_games_in_every_mode(villain: str, mode: str, seats: int) -> None:
    for seed in range(3):
        agreed = {"villain": villain, "mode": mode, "set": "both", "equipment": seed > 0}
        state, chance = GAME.new(Config(seats, agreed), seed), Rng(seed)
        assert isinstance(state, UnitedState)
        while state.decision is not None:
            invariants.check(state)
            GAME.apply_quietly(state, chance.choice(state.decision.options).id)
        data = GAME.encode(state)
        assert GAME.encode(GAME.decode(data)) == data
