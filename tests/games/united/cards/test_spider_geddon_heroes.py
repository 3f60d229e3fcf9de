"""Heroes of Spider-Geddon: each effect in play, and mixed sets."""

import pytest

from games.united.table import ALCHEMAX, GAME, KUN_LUN, LONDON, PEGASUS, TVA, UN, Table
from tableverse.games.united.state import UnitedState
from tableverse.kernel.game import Config

LOKI = "loki"
ANTI_VENOM, PENI, SCARLET, SILK = "anti-venom", "peni-parker", "scarlet-spider", "silk"
NOIR, PUNK, SYMBIOTE = "spider-man-noir", "spider-punk", "symbiote-spider-man"
SUPERIOR = "superior-spider-man"
HEROES = (ANTI_VENOM, PENI, SCARLET, SILK, NOIR, PUNK, SUPERIOR, SYMBIOTE)


def turn(hero: str, card: str, at: str = LONDON, villain: str = "maestro", **settings: bool) -> Table:
    """Return a table where the Hero has just played the card and holds another one."""
    table = Table(villain, heroes=[hero, LOKI], **settings)
    table.villain(at=UN)
    table.hero(hero, at=at, hand=[f"{hero}-{card}", f"{hero}-wild"], deck=[f"{hero}-wild-wild"])
    return table


def play(table: Table, hero: str, card: str) -> None:
    table.hero_turn(hero)
    table.does(f"play:{hero}-{card}")


@pytest.mark.parametrize("hero", HEROES)
def test_every_hero_has_twelve_cards_of_published_facts(hero: str) -> None:
    row = GAME.cards.heroes[hero]
    assert (len(row.cards), row.set) == (12, "spider-geddon")
    assert {GAME.registry.kinds["hero_card"][card].source for card in row.cards} == {"published"}
    assert sorted(GAME.cards.hero_cards[card].removal for card in row.cards)[-2:] == ["double-wild", "single-wild"]


def test_random_hero_comes_from_the_chosen_set() -> None:
    def cast(**agreed: str) -> set[str]:
        found: set[str] = set()
        for seed in range(30):
            state = GAME.new(Config(4, dict(agreed)), seed)
            assert isinstance(state, UnitedState)
            found |= {GAME.cards.heroes[hero.id].set for hero in state.heroes}
        return found

    assert cast() == {"multiverse"}
    assert cast(set="spider-geddon") == {"spider-geddon"}
    assert cast(set="both") == {"multiverse", "spider-geddon"}
    mixed = GAME.new(Config(2, {"hero1": SILK, "hero2": LOKI, "villain": "immortus"}), 1)
    assert isinstance(mixed, UnitedState)
    assert [hero.id for hero in mixed.heroes] == [SILK, LOKI]


@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("mode", ["cooperative", "super-villain"])
def test_whole_random_games_with_each_hero(hero: str, mode: str) -> None:
    agreed = {"hero1": hero, "set": "both", "mode": mode, "equipment": True}
    state = GAME.new(Config(3, agreed), 5)
    while state.decision is not None:
        GAME.apply_quietly(state, state.rng.clone().choice(state.decision.options).id)
    assert state.result is not None


# --- webs and senses ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hero", "card"), [(ANTI_VENOM, "webbing-generation"), (SILK, "organic-webbing")])
def test_webbing_gives_a_move_if_the_latest_cards_show_none(hero: str, card: str) -> None:
    table = Table(heroes=[hero, LOKI])
    table.hero(hero, at=LONDON, hand=[f"{hero}-wild", f"{hero}-wild-wild"], deck=[])
    table.storyline("maestro-plan-01", f"{hero}-{card}", "loki-scepter")
    table.hero_turn(hero)
    table.does(f"play:{hero}-wild", f"ongoing:1:{hero}-{card}", f"move:{PEGASUS}")
    assert table.of(hero).at == table.at(PEGASUS)
    assert f"ongoing:1:{hero}-{card}" not in table.options()


@pytest.mark.parametrize(("hero", "card"), [(SILK, "silk-sense"), (SYMBIOTE, "spider-sense")])
def test_ko_d_hero_cannot_use_a_sense(hero: str, card: str) -> None:
    table = Table("maestro", heroes=[hero, LOKI])
    table.hero(hero, at=LONDON, hand=[], down=True)
    table.hero(LOKI, at=KUN_LUN)
    table.storyline("maestro-plan-01", f"{hero}-{card}")
    table.villain(at=TVA)
    table.villain_turn("maestro-plan-03", next_hero=LOKI)
    assert table.decision.kind != "window"


@pytest.mark.parametrize(("hero", "card"), [(SILK, "silk-sense"), (SYMBIOTE, "spider-sense")])
def test_sense_lets_the_hero_move_before_bam(hero: str, card: str) -> None:
    table = Table("maestro", heroes=[hero, LOKI])
    table.hero(hero, at=LONDON)
    table.hero(LOKI, at=KUN_LUN)
    table.storyline("maestro-plan-01", f"{hero}-{card}")
    table.villain(at=TVA)
    table.villain_turn("maestro-plan-03", next_hero=hero)  # 1 step to London, then BAM!
    table.waits_for(hero, "window")
    table.does(table.options()[0], f"pick:place:{PEGASUS}")
    assert table.of(hero).at == table.at(PEGASUS)
    assert table.events("damaged") == []
    covered = [event["power"] for event in table.events("lasting")]
    assert covered == (["covered"] if hero == SILK else [])


# --- Anti-Venom ---------------------------------------------------------------------------------------------------


def test_body_cleansing() -> None:
    table = turn(ANTI_VENOM, "body-cleansing")
    table.of(LOKI).at = table.at(LONDON)
    table.of(LOKI).crisis = 2
    play(table, ANTI_VENOM, "body-cleansing")
    held = len(table.of(ANTI_VENOM).hand)
    table.of(ANTI_VENOM).deck = ["anti-venom-attack"]
    table.does("special:anti-venom-body-cleansing", "may:yes")
    assert len(table.of(ANTI_VENOM).hand) == held + 1
    assert table.of(LOKI).crisis == 0
    assert table.events("crisis-gone") == [{"hero": LOKI}]


def test_anti_venom_serum() -> None:
    for branch, thugs, civilians in (("rescue", 3, 0), ("defeat", 1, 2)):
        table = turn(ANTI_VENOM, "anti-venom-serum")
        table.place(LONDON, thugs=3, civilians=2)
        play(table, ANTI_VENOM, "anti-venom-serum")
        table.does("special:anti-venom-anti-venom-serum", f"choose:{branch}")
        assert (table.location(LONDON).thugs, table.location(LONDON).civilians) == (thugs, civilians)


# --- Peni Parker --------------------------------------------------------------------------------------------------


def test_metal_armor() -> None:
    table = Table("maestro", heroes=[PENI, LOKI])
    table.hero(PENI, at=LONDON)
    table.hero(LOKI, at=KUN_LUN)
    table.storyline("maestro-plan-01", "peni-parker-metal-armor")
    table.villain(at=TVA)
    table.villain_turn("maestro-plan-12", next_hero=PENI)  # to the next Hero, 1 damage
    table.waits_for(PENI, "window")
    table.does(table.options()[0])
    assert table.events("ignored") == [{"thing": f"hero:{PENI}", "amount": 1}]
    assert table.events("damaged") == []


def test_batteries_power_three_cards() -> None:
    gear = {"battery-1": True, "battery-2": True, "battery-3": True}
    table = turn(PENI, "webs")
    table.hero(PENI, hand=["peni-parker-webs", "peni-parker-robot-strength", "peni-parker-safety-net"], gear=gear)
    table.place(PEGASUS, thugs=3, civilians=3)
    play(table, PENI, "webs")
    assert not any(option.startswith("use:") for option in table.options())
    table.does("special:peni-parker-webs", f"move:{PEGASUS}", "may:yes", f"rescue:civilian@{PEGASUS}")
    assert [gear.id for gear in table.of(PENI).gear] == ["battery-2", "battery-3"]
    table.hero_turn(PENI)
    table.does("play:peni-parker-robot-strength", "special:peni-parker-robot-strength", "choose:battery")
    table.does(f"attack:thug@{PEGASUS}", f"attack:thug@{PEGASUS}")
    assert table.location(PEGASUS).thugs == 1
    table.of(PENI).hand = ["peni-parker-safety-net", "peni-parker-wild"]
    table.hero_turn(PENI)
    table.place(KUN_LUN, civilians=1)
    table.does("play:peni-parker-safety-net", "special:peni-parker-safety-net", "may:yes", f"pick:place:{KUN_LUN}")
    assert (table.location(PEGASUS).civilians, table.location(KUN_LUN).civilians) == (1, 0)
    assert table.of(PENI).gear == []
    assert len(table.events("gear-used")) == 3


def test_cards_without_batteries_resolve_partially() -> None:
    table = turn(PENI, "robot-strength")
    table.place(LONDON, thugs=2)
    play(table, PENI, "robot-strength")
    table.does("special:peni-parker-robot-strength", f"attack:thug@{LONDON}")
    assert table.location(LONDON).thugs == 1


# --- great power, great responsibility ----------------------------------------------------------------------------


@pytest.mark.parametrize("hero", [SCARLET, SYMBIOTE])
def test_great_power_and_great_responsibility(hero: str) -> None:
    table = turn(hero, "great-power")
    table.place(LONDON, thugs=2, civilians=2)
    play(table, hero, "great-power")
    table.does(f"special:{hero}-great-power", f"attack:thug@{LONDON}", f"attack:thug@{LONDON}", "end")
    assert table.tokens(hero) == {"attack": 2}
    other = turn(hero, "great-responsibility")
    other.place(LONDON, thugs=2, civilians=2)
    play(other, hero, "great-responsibility")
    other.does(f"special:{hero}-great-responsibility", f"rescue:civilian@{LONDON}", "stop", "end")
    assert other.tokens(hero) == {"wild": 1}


def test_scarlet_spider_senses_danger() -> None:
    table = turn(SCARLET, "spider-sense")
    play(table, SCARLET, "spider-sense")
    table.does("special:scarlet-spider-spider-sense")
    assert table.tokens(SCARLET) == {"wild": 1}
    table = Table("maestro", heroes=[SCARLET, LOKI])
    table.hero(SCARLET, at=LONDON, tokens={"wild": 3})
    table.hero(LOKI, at=KUN_LUN)
    table.storyline("maestro-plan-01", "scarlet-spider-spider-sense")
    table.villain(at=TVA)
    table.villain_turn("maestro-plan-03", next_hero=SCARLET)  # BAM!: 3 damage
    table.does(table.options()[0], "token:wild", "token:wild", "stop")
    assert table.events("damaged") == [{"hero": SCARLET, "amount": 1}]
    assert table.tokens(SCARLET) == {"wild": 1}


def test_symbiote_enhancement() -> None:
    table = turn(SYMBIOTE, "symbiote-enhancement")
    table.place(LONDON, thugs=2)
    play(table, SYMBIOTE, "symbiote-enhancement")
    table.does("special:symbiote-spider-man-symbiote-enhancement", f"attack:thug@{LONDON}", f"attack:thug@{LONDON}")
    assert table.location(LONDON).thugs == 0
    assert table.of(SYMBIOTE).at_random


# --- Silk ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "does"), [("spider-agility", "rescue:civilian"), ("claws", "attack:thug")])
def test_silk_moves_and_acts(card: str, does: str) -> None:
    table = turn(SILK, card)
    table.place(PEGASUS, thugs=1, civilians=1)
    play(table, SILK, card)
    table.does(f"special:silk-{card}", f"move:{PEGASUS}", f"{does}@{PEGASUS}")
    spot = table.location(PEGASUS)
    assert (spot.thugs, spot.civilians) == ((1, 0) if card == "spider-agility" else (0, 1))


# --- Spider-Man Noir ----------------------------------------------------------------------------------------------


def test_black_suit_redirects_damage_by_a_threat() -> None:
    table = Table("maestro", heroes=[NOIR, LOKI])
    table.hero(NOIR, at=LONDON)
    table.hero(LOKI, at=KUN_LUN)
    table.threat("dogs-of-war-1", at=LONDON)
    table.storyline("maestro-plan-01", "spider-man-noir-black-suit")
    table.villain(at=UN)
    table.villain_turn("maestro-plan-03", next_hero=NOIR)  # 1 step to Alchemax; BAM! of the Threat in London
    table.waits_for(NOIR, "window")
    table.does(table.options()[0])
    assert table.events("ignored") == [{"thing": f"hero:{NOIR}", "amount": 1}]


def test_too_much_power_and_take_it_away() -> None:
    table = turn(NOIR, "too-much-power-move", at=KUN_LUN)  # the Villain is next door
    table.missions(completed=["defeat-thugs", "rescue-civilians"])
    table.state.companion_at = table.state.villain_at
    table.villain(health=4)
    play(table, NOIR, "too-much-power-move")
    table.does("special:spider-man-noir-too-much-power-move")
    assert table.state.in_force("target", "villain")
    table.hero(NOIR, hand=["spider-man-noir-take-it-away", "spider-man-noir-wild"], deck=[])
    table.hero_turn(NOIR)
    table.does("play:spider-man-noir-take-it-away", "special:spider-man-noir-take-it-away")
    table.does("attack:villain", "attack:villain")
    assert table.state.health == 2
    assert not table.state.in_force("target", "villain")
    far = turn(NOIR, "too-much-power-heroic", at=LONDON)
    play(far, NOIR, "too-much-power-heroic")
    assert "special:spider-man-noir-too-much-power-heroic" not in far.options()


# --- Spider-Punk --------------------------------------------------------------------------------------------------


def test_15000_watts_of_punk_rock() -> None:
    table = turn(PUNK, "15000-watts")
    table.threat("dogs-of-war-1", at=LONDON)
    play(table, PUNK, "15000-watts")
    table.does("special:spider-punk-15000-watts")
    assert table.threat_card("dogs-of-war-1").stunned


def test_angry_heart_counts_civilians() -> None:
    table = turn(PUNK, "angry-heart", at=ALCHEMAX)
    table.place(ALCHEMAX, thugs=2, civilians=2)
    play(table, PUNK, "angry-heart")
    table.does("special:spider-punk-angry-heart", f"attack:thug@{ALCHEMAX}", f"attack:thug@{ALCHEMAX}")
    assert table.location(ALCHEMAX).thugs == 0


def test_anarchy_strikes_among_civilians() -> None:
    table = turn(PUNK, "anarchy")
    for place in (LONDON, KUN_LUN, TVA, PEGASUS):
        table.place(place, thugs=1, civilians=0 if place == PEGASUS else 1)
    play(table, PUNK, "anarchy")
    table.does("special:spider-punk-anarchy", f"attack:thug@{KUN_LUN}", f"attack:thug@{TVA}", "stop")
    assert [
        (table.location(place).thugs, table.location(place).civilians) for place in (LONDON, KUN_LUN, TVA, PEGASUS)
    ] == [
        (1, 1),
        (0, 0),
        (0, 0),
        (1, 0),
    ]


def test_search_and_destroy() -> None:
    table = turn(PUNK, "search-and-destroy")
    table.threat("dogs-of-war-1", at=TVA, health=3)
    play(table, PUNK, "search-and-destroy")
    table.does("special:spider-punk-search-and-destroy")
    assert table.options() == [f"pick:place:{UN}", f"pick:place:{TVA}"]
    table.does(f"pick:place:{TVA}", "attack:threat:dogs-of-war-1")
    assert (table.of(PUNK).at, table.threat_card("dogs-of-war-1").health) == (table.at(TVA), 2)


@pytest.mark.parametrize("hero", [SCARLET, PUNK])
def test_web_shooters(hero: str) -> None:
    gear = f"{hero}-web-shooters"
    table = turn(hero, "wild")
    table.hero(hero, hand=[f"{hero}-wild", f"{hero}-wild-wild"], gear={gear: True})
    table.place(PEGASUS, thugs=1)
    table.hero_turn(hero)
    table.does(f"play:{hero}-wild", f"use:{gear}", "choose:thug")
    assert table.events("thug-moved") == [{"from-place": PEGASUS, "place": LONDON}]
    assert (table.location(LONDON).thugs, table.location(PEGASUS).thugs) == (1, 0)
    assert not table.of(hero).gear[0].ready
    other = turn(hero, "wild")
    other.hero(hero, hand=[f"{hero}-wild", f"{hero}-wild-wild"], gear={gear: True})
    other.place(TVA, civilians=1)
    other.hero_turn(hero)
    other.does(f"play:{hero}-wild", f"use:{gear}", "choose:civilian")
    assert (other.location(LONDON).civilians, other.location(TVA).civilians) == (1, 0)


@pytest.mark.parametrize("kind", ["doombot", "armoured"])
def test_web_shooters_move_an_armoured_doombot_unchanged(kind: str) -> None:
    gear = f"{PUNK}-web-shooters"
    table = Table("emperor-doom", heroes=[PUNK, LOKI])
    table.villain(at=UN)
    table.hero(PUNK, at=LONDON, hand=[f"{PUNK}-wild", f"{PUNK}-wild-wild"], gear={gear: True})
    table.place(PEGASUS, **{"doombots" if kind == "doombot" else kind: 1})
    table.hero_turn(PUNK)
    table.does(f"play:{PUNK}-wild", f"use:{gear}", "choose:thug")
    assert table.events("thug-moved") == [{"from-place": PEGASUS, "place": LONDON}]
    assert table.location(PEGASUS).enemies == 0
    assert (table.location(LONDON).doombots, table.location(LONDON).armoured) == (
        (1, 0) if kind == "doombot" else (0, 1)
    )
