"""Anti-Venom as the Villain, who attacks cards with Special Effects."""

import pytest

from games.united.table import ALCHEMAX, GAME, KUN_LUN, LONDON, PEGASUS, TVA, UN, Table
from tableverse.games.united.frames.damage import Discarding
from tableverse.games.united.ids import NOWHERE
from tableverse.games.united.state import UnitedState
from tableverse.kernel.game import Config
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng

LOKI, THOR = "loki", "mighty-thor"
SPECIAL = "loki-scepter"
PLAIN = "loki-move"


def anti_venom(at: str = UN, track: int = 0) -> Table:
    table = Table("anti-venom", heroes=[LOKI, THOR])
    table.villain(at=at, health=4, track=track)
    table.hero(LOKI, at=LONDON, hand=[PLAIN] * 4)
    table.hero(THOR, at=PEGASUS, hand=["mighty-thor-move"] * 4)
    return table


def test_anti_venom_dashboard_has_the_published_values() -> None:
    row = GAME.cards.villains["anti-venom"]
    assert (row.health, row.track, row.anti_hero) == ([4, 6, 8], [6, 7, 8], True)
    assert (len(row.plans), len(row.threats), row.set) == (12, 6, "spider-geddon")
    assert {GAME.registry.kinds["plan"][plan].source for plan in row.plans} == {"published"}


@pytest.mark.parametrize(("heroes", "end"), [(1, 6), (2, 6), (3, 7), (4, 8)])
def test_track_length_depends_on_the_number_of_heroes(heroes: int, end: int) -> None:
    state = GAME.new(Config(heroes, {"villain": "anti-venom"}), 1)
    view = GAME.view(state, 0)
    assert view.track_end == end  # type: ignore[attr-defined]


def test_cleansing_comes_first() -> None:
    for seed in range(4):
        state = GAME.new(Config(2, {"villain": "anti-venom"}), seed)
        assert isinstance(state, UnitedState)
        laid = [entry.card for entry in state.storyline] + state.plans[::-1]
        assert laid[0] == "anti-venom-plan-08"


def test_bam_discards_a_special_effect_and_advances_the_track() -> None:
    table = anti_venom(at=UN)
    table.hero(LOKI, at=UN, hand=[SPECIAL, PLAIN, "loki-glorious-purpose"])
    table.villain_turn("anti-venom-plan-01", next_hero=LOKI)
    table.waits_for(LOKI, "discard")
    assert table.options() == [f"discard:{SPECIAL}", "discard:loki-glorious-purpose"]
    table.does(f"discard:{SPECIAL}")
    assert table.of(LOKI).deck[0] == SPECIAL
    assert table.events("advanced") == [{"amount": 1, "track": 1}]
    assert table.events("damaged") == []


def test_hero_without_special_effects_turns_a_storyline_card_facedown() -> None:
    table = anti_venom(at=UN)
    table.hero(LOKI, at=UN, hand=[PLAIN, PLAIN])
    table.storyline("anti-venom-plan-08", SPECIAL, "loki-glorious-purpose", PLAIN)
    table.villain_turn("anti-venom-plan-01", next_hero=THOR)
    table.waits_for(LOKI, "facedown")
    assert table.events("damaged") == [{"hero": LOKI, "amount": 1}]
    assert table.options() == [f"facedown:1:{SPECIAL}", "facedown:2:loki-glorious-purpose"]
    table.does("facedown:2:loki-glorious-purpose")
    assert table.state.storyline[2].facedown
    assert table.events("turned-facedown") == [{"hero": LOKI, "number": 3}]
    assert table.state.track == 1
    nothing = anti_venom(at=UN)
    nothing.hero(LOKI, at=UN, hand=[PLAIN, PLAIN])
    nothing.villain_turn("anti-venom-plan-01", next_hero=THOR)
    assert nothing.events("damaged") == [{"hero": LOKI, "amount": 1}]
    assert nothing.state.track == 0
    nothing.waits_for(THOR, "play")


def test_overflow_discards_a_special_effect_in_its_location() -> None:
    table = anti_venom(at=UN)
    table.hero(LOKI, at=KUN_LUN, hand=[SPECIAL, PLAIN])
    table.full(KUN_LUN)
    table.villain_turn("anti-venom-plan-01", next_hero=LOKI)
    assert table.events("overflow") == [{"place": KUN_LUN}]
    assert table.events("advanced") == [{"amount": 1, "track": 1}]
    table.waits_for(LOKI, "play")


def test_track_advances_only_for_cards_with_special_effects() -> None:
    table = anti_venom()
    table.hero(LOKI, at=LONDON, hand=[SPECIAL, PLAIN, "loki-wild"], deck=["loki-move-attack"] * 3)
    table.state.frames.append(Discarding(0, 2))
    table._settle()
    table.does(f"discard:{PLAIN}")
    assert table.events("advanced") == []
    table.does(f"discard:{SPECIAL}")
    assert table.events("advanced") == [{"amount": 1, "track": 1}]


def test_full_track_loses_the_game() -> None:
    table = anti_venom(at=UN, track=5)
    table.hero(LOKI, at=UN, hand=[SPECIAL, PLAIN])
    table.villain_turn("anti-venom-plan-01", next_hero=LOKI)
    assert table.ended() == ("villain", "track")


@pytest.mark.parametrize(
    ("number", "place"),
    [(9, PEGASUS), (10, PEGASUS), (11, TVA), (12, TVA)],
)
def test_anti_venom_moves_to_a_location_with_heroes(number: int, place: str) -> None:
    table = anti_venom(at=UN)
    table.hero(LOKI, at=TVA, hand=[PLAIN] * 4)
    table.hero(THOR, at=PEGASUS, hand=["mighty-thor-move"] * 4)
    table.villain_turn(f"anti-venom-plan-{number:02}", next_hero=LOKI)
    assert table.events("villain-moved") == [{"place": place}]


def test_cleansing_discards_one_card_of_one_hero() -> None:
    table = anti_venom(at=LONDON)  # three Locations ahead: the United Nations
    table.hero(LOKI, at=UN, hand=[SPECIAL, PLAIN])
    table.hero(THOR, at=UN, hand=["mighty-thor-move"] * 3)
    table.villain_turn("anti-venom-plan-08", next_hero=THOR)
    table.does("pick:hero:loki")
    assert table.story("bam") == []
    assert table.events("discarded") == [{"hero": LOKI, "card": SPECIAL}]
    assert table.state.track == 1


@pytest.mark.parametrize(("card", "taken", "place"), [(6, False, LONDON), (7, True, PEGASUS)])
def test_symbiote_mutation_returns_a_threat(card: int, taken: bool, place: str) -> None:
    table = anti_venom(at=UN)  # three Locations ahead: London
    if taken:
        table.threat("camouflage-1", at=LONDON)
    table.villain_turn(f"anti-venom-plan-{card:02}", next_hero=LOKI)
    returned = table.events("threat-returned")
    assert [event["place"] for event in returned] == [place]
    assert table.threat_card(returned[0]["threat"]).at == table.at(place)


def test_symbiote_mutation_returns_a_random_threat() -> None:
    drawn = set()
    for seed in range(12):
        table = anti_venom(at=UN)
        table.state.rng = Rng(seed)
        table.villain_turn("anti-venom-plan-06", next_hero=LOKI)
        drawn.add(table.events("threat-returned")[0]["threat"])
    assert len(drawn) > 2


def test_power_negation_prevents_moves_in_the_villain_turn() -> None:
    def sensed(negated: bool) -> Table:
        table = Table("anti-venom", heroes=["silk", THOR])
        table.villain(at=TVA)
        table.hero("silk", at=LONDON, hand=["silk-move"] * 3)
        table.hero(THOR, at=UN, hand=["mighty-thor-move"] * 3)
        table.storyline("anti-venom-plan-08", "silk-silk-sense")
        if negated:
            table.threat("power-negation-1", at=ALCHEMAX)
        table.villain_turn("anti-venom-plan-02", next_hero=THOR)
        return table

    assert any(option.startswith("trigger:") for option in sensed(False).options())
    kept = sensed(True)
    assert kept.of("silk").at == kept.at(LONDON)
    assert kept.events("hero-moved") == []
    own_turn = anti_venom()
    own_turn.threat("power-negation-1", at=ALCHEMAX)
    own_turn.hero_turn(LOKI)
    own_turn.does(f"play:{PLAIN}", f"move:{PEGASUS}")
    assert own_turn.events("hero-moved") == [{"hero": LOKI, "place": PEGASUS}]


def test_body_cleansing_prevents_target_and_stunned_tokens() -> None:
    def shouted(cleansed: bool) -> Table:
        table = Table("anti-venom", heroes=["spider-punk", THOR])
        table.villain(at=LONDON)
        table.hero("spider-punk", at=LONDON, hand=["spider-punk-15000-watts", "spider-punk-wild"])
        if cleansed:
            table.threat("body-cleansing-1", at=UN)
        table.hero_turn("spider-punk")
        table.does("play:spider-punk-15000-watts", "special:spider-punk-15000-watts")
        return table

    assert shouted(False).state.stunned
    assert not shouted(True).state.stunned
    aimed = Table("anti-venom", heroes=["spider-man-noir", THOR])
    aimed.villain(at=LONDON)
    card = "spider-man-noir-too-much-power-move"
    aimed.hero("spider-man-noir", at=LONDON, hand=[card, "spider-man-noir-wild"])
    aimed.threat("body-cleansing-2", at=UN)
    aimed.hero_turn("spider-man-noir")
    aimed.does(f"play:{card}")
    assert f"special:{card}" not in aimed.options()


def test_camouflage_absorbs_the_first_damage_of_a_hero_turn() -> None:
    table = anti_venom(at=LONDON)
    table.missions(completed=["defeat-thugs", "rescue-civilians"])
    table.threat("camouflage-1", at=UN)
    table.threat("camouflage-2", at=TVA)
    table.hero(THOR, at=LONDON, hand=["mighty-thor-attack-attack", "mighty-thor-move"])
    table.hero_turn(THOR)
    table.does("play:mighty-thor-attack-attack", "attack:villain")
    assert table.state.health == 4
    table.does("attack:villain")
    assert table.state.health == 3
    table.threat_card("camouflage-1").at = table.threat_card("camouflage-2").at = NOWHERE
    table.hero(THOR, at=LONDON, hand=["mighty-thor-attack", "mighty-thor-move"])
    table.hero_turn(THOR)
    table.does("play:mighty-thor-attack", "attack:villain")
    assert table.state.health == 2


def test_hero_asked_for_a_special_effect_holds_one_in_imagined_worlds() -> None:
    table = anti_venom(at=UN)
    table.hero(LOKI, at=UN, hand=[SPECIAL, "loki-glorious-purpose", PLAIN])
    table.villain_turn("anti-venom-plan-01", next_hero=LOKI)
    table.waits_for(LOKI, "discard")
    for seed in range(12):
        world = Perspective(GAME, table.state, 1).imagine(Rng(seed))
        assert isinstance(world, UnitedState)
        assert world.decision is not None
        assert (world.decision.seat, world.decision.kind) == (0, "discard")
        assert GAME.cards.special_among(world.heroes[0].hand)
