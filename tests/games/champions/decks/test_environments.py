"""Play environments (Appendix VI): the products a deck may be built from."""

import pytest

from games.champions.decks.builder import CARDS, GAME, deck_errors, deck_of_kit, starter
from games.champions.table import MODULARS
from tableverse.games.champions.cards import ENVIRONMENTS
from tableverse.games.champions.decks.products import is_current, products, too_many_for_limited
from tableverse.games.champions.errors import IllegalDeck
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule

EXPANSIONS = ("of_expansion_04", "of_expansion_16", "of_expansion_21", "of_expansion_27")
HERO_PACKS = tuple(name.replace("-", "_") for name in CARDS.by_id if name.startswith("of-hero-"))


def in_wave(number: int, kind: str) -> set[str]:
    return {product.names["en"] for product in products().values() if product.wave == number and product.kind == kind}


@rule("CHA-ENVPLAY-05")
def test_three_environments() -> None:
    assert ENVIRONMENTS == ("full", "current", "limited")


@rule("CHA-ENVPLAY-02", "CHA-ENVPLAY-03", "CHA-ENVPLAY-06", "CHA-ENVPLAY-10")
def test_current_environment_refuses_older_products_and_full_accepts_them() -> None:
    old_identity = deck_of_kit("old-timer")
    assert deck_errors(old_identity, "current") == [("not-current", "old-timer"), ("not-current", "old-timer-kit")]
    assert deck_errors(old_identity, "full") == []
    old_card = starter(of_hero_05=1)
    assert deck_errors(old_card, "current") == [("not-current", "of-hero-05")]
    assert deck_errors(old_card, "full") == []
    assert deck_errors(starter(), "current") == []


@rule("CHA-ENVPLAY-03", "CHA-ENVPLAY-07")
def test_card_reprinted_in_a_current_product_is_current() -> None:
    """Check a card of The Rise of Red Skull that Age of Apocalypse reprints, and its neighbor."""
    assert is_current("04016")
    assert not is_current("04017")


@rule("CHA-ENVPLAY-01")
def test_game_environment_or_else_each_deck_s_own_applies() -> None:
    old = deck_of_kit("old-timer")
    GAME.check(Config(2, {"deck-1": old.data()}))
    GAME.check(Config(2, {"deck-1": old.data(), "environment": "full"}))
    for settings in ({"environment": "current"}, {}):
        old.environment = "full" if settings else "current"
        with pytest.raises(IllegalDeck) as refused:
            GAME.check(Config(2, {"deck-1": old.data(), **settings}))
        assert refused.value.arguments["problem"]["key"] == "champions-deck-not-current"


@rule("CHA-ENVPLAY-01")
def test_each_player_may_choose_another_environment() -> None:
    old, young = deck_of_kit("old-timer"), deck_of_kit("young-panther")
    young.environment = "current"
    for one, other in ((old, young), (young, old)):
        decks = {"deck-1": one.data(), "deck-2": other.data()}
        GAME.check(Config(2, decks))
        GAME.check(Config(2, {**decks, "environment": "full"}))
        with pytest.raises(IllegalDeck) as refused:  # in either seat
            GAME.check(Config(2, {**decks, "environment": "current"}))
        assert refused.value.arguments["seat"] == (1 if one is old else 2)
    old.environment = "current"
    with pytest.raises(IllegalDeck) as refused:
        GAME.check(Config(2, {"deck-1": young.data(), "deck-2": old.data()}))
    assert refused.value.arguments["seat"] == 2


@rule("CHA-ENVPLAY-07", "CHA-ENVPLAY-08")
def test_current_products_are_the_core_set_and_latest_waves() -> None:
    current = [product for product in products().values() if product.current]
    assert {product.names["en"] for product in current if product.kind == "core"} == {"Core Set"}
    assert {product.names["en"] for product in current if product.kind == "expansion"} == {
        "Age of Apocalypse",
        "Agents of S.H.I.E.L.D.",
        "Civil War",
    }
    assert {product.names["en"] for product in current if product.kind == "hero"} == {
        *("Iceman", "Jubilee", "Nightcrawler", "Magneto", "Black Panther"),
        *("Silk", "Falcon", "Winter Soldier", "Wonder Man", "Hercules"),
    }
    assert deck_errors(deck_of_kit("young-panther"), "current") == []


@rule("CHA-ENVPLAY-09")
def test_later_products_are_current_too() -> None:
    assert "60" not in products()
    assert is_current("60001")
    assert deck_errors(deck_of_kit("two-minded", uppercut=1, for_justice=1), "current") == []
    assert not is_current("44001")
    assert not is_current("nonsense")


@rule("CHA-ENVPLAY-11", "CHA-ENVPLAY-12")
def test_limited_environment_allows_three_expansions_and_ten_hero_packs() -> None:
    """Build with any three expansions and any ten hero packs."""
    three = starter(**dict.fromkeys(EXPANSIONS[:3], 1))
    assert deck_errors(three, "limited") == []
    assert deck_errors(starter(**dict.fromkeys(EXPANSIONS, 1)), "limited") == [("limited-expansions", 4)]
    assert deck_errors(starter(**dict.fromkeys((*EXPANSIONS[:3], "of_scenario_02"), 1)), "limited") == [
        ("limited-expansions", 4)
    ]
    assert len(HERO_PACKS) == 11
    assert deck_errors(starter(strength=0, **dict.fromkeys(HERO_PACKS[:10], 1)), "limited") == []
    assert deck_errors(starter(strength=0, **dict.fromkeys(HERO_PACKS, 1)), "limited") == [("limited-heroes", 11)]
    # The identity's product counts too.
    other_packs = [name for name in HERO_PACKS if name != "of_hero_03"]
    assert deck_errors(deck_of_kit("old-timer", **dict.fromkeys(other_packs, 1)), "limited") == [("limited-heroes", 11)]


@rule("CHA-ENVPLAY-11", "CHA-ENVPLAY-12")
def test_reprinted_card_may_come_from_any_of_its_products() -> None:
    """Check a card of Captain America's pack that two expansions reprint."""
    again = "03024"
    packs = [f"{number}001" for number in ("05", "06", "08", "09", "10", "12", "13", "14", "15", "17")]
    assert too_many_for_limited([again, *packs]) == {}
    assert too_many_for_limited(["03001", *packs]) == {"heroes": 11}
    # With three other expansions it needs an eleventh hero pack, unless one of them contains it.
    assert too_many_for_limited([again, *packs, "16001", "27001", "32001"]) == {"heroes": 11}
    assert too_many_for_limited([again, *packs, "16001", "27001", "21001"]) == {}


@rule("CHA-ENVPLAY-04")
def test_every_environment_allows_any_scenario_with_any_modular_set() -> None:
    for environment in ENVIRONMENTS:
        for modular in MODULARS:
            for scenario in ("rhino", "klaw", "ultron"):
                GAME.check(Config(1, {"environment": environment, "scenario": scenario, "modular": modular}))


@rule(
    "CHA-ENVPLAY-13",
    "CHA-ENVPLAY-14",
    "CHA-ENVPLAY-15",
    "CHA-ENVPLAY-16",
    "CHA-ENVPLAY-17",
    "CHA-ENVPLAY-18",
    "CHA-ENVPLAY-19",
    "CHA-ENVPLAY-20",
    "CHA-ENVPLAY-21",
    "CHA-ENVPLAY-22",
)
def test_releases_belong_to_their_waves() -> None:
    assert [in_wave(number, "expansion") for number in range(1, 12)] == [
        set(),
        {"The Rise of Red Skull"},
        {"The Galaxy's Most Wanted"},
        {"The Mad Titan's Shadow"},
        {"Sinister Motives"},
        {"Mutant Genesis"},
        {"NeXt Evolution"},
        {"Age of Apocalypse"},
        {"Agents of S.H.I.E.L.D."},
        {"Civil War"},
        set(),
    ]
    assert [in_wave(number, "hero") for number in range(1, 12)] == [
        {"Captain America", "Ms. Marvel", "Thor", "Black Widow", "Doctor Strange", "Hulk"},
        {"Ant-Man", "Wasp", "Quicksilver", "Scarlet Witch"},
        {"Star-Lord", "Gamora", "Drax", "Venom"},
        {"Nebula", "War Machine", "Valkyrie", "Vision"},
        {"Nova", "Ironheart", "Spider-Ham", "SP//dr"},
        {"Cyclops", "Phoenix", "Wolverine", "Storm", "Gambit", "Rogue"},
        {"Psylocke", "Angel", "X-23", "Deadpool"},
        {"Iceman", "Jubilee", "Nightcrawler", "Magneto"},
        {"Black Panther", "Silk", "Falcon", "Winter Soldier"},
        {"Wonder Man", "Hercules"},
        set(),
    ]


@rule("CHA-SETICON-01", "CHA-CARDFACE-15")
def test_card_code_identifies_the_product() -> None:
    assert products()[CARDS.by_id["haymaker"].code[:2]].names == {"en": "Core Set", "es": "Caja básica"}
    codes = [card.code for card in CARDS.printed]
    assert len(codes) == len(set(codes))
